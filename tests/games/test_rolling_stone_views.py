"""Rolling Stone: what each seat may know."""

from engine.events import Moved, Shown
from tests.games.rolling_stone_table import GAME, VOID, rs
from tests.games.setting import deal, do, hand, hands, known, names, seen, sit, w, worlds


def test_view_own_hand_and_how_many_others_hold() -> None:
    table = sit(GAME, 4, 2)
    deal(table)
    for viewer in (None, 0, 1, 2, 3):
        view = table.view(viewer)
        for owner in range(4):
            there = view.pile("hand", owner)
            assert there.count == 8
            assert names(there.up) == names(there.known) == (hand(table, owner) if owner == viewer else set())
        assert bool(view.legal) == (viewer == table.turn)


def test_view_cards_picked_up_are_known_to_all_while_they_are_held() -> None:
    table = rs(VOID)
    do(table, "0 play 9H, 1 pick up")
    for viewer in (None, 0, 2, 3):
        view = table.view(viewer)
        assert (known(view, "hand", 1), seen(view, "hand", 1)) == ({"9H"}, set())
        assert known(view, "hand", 0) == (hand(table, 0) if viewer == 0 else set())
    assert known(table.view(1), "hand", 1) == w("7C AS QD 9H")
    do(table, "1 play AS, 2 play KS, 3 pick up, 3 play 7H, 0 pick up, 0 play 8S, 1 pick up")
    assert known(table.view(2), "hand", 1) == w("9H 8S")
    assert known(table.view(2), "hand", 3) == w("AS KS")
    assert known(table.view(2), "hand", 0) == w("7H")
    do(table, "1 play 7C, 2 play TC, 3 play QC, 0 pick up, 0 play TD, 1 play QD, 2 pick up, 2 play 8H, 3 pick up")
    assert known(table.view(2), "hand", 1) == w("9H 8S")
    assert known(table.view(2), "hand", 0) == w("7H 7C TC QC")


def test_view_a_picked_up_card_that_is_played_is_no_longer_there() -> None:
    table = rs("9D KC | 8C AD QS | 7D TC | 8D JC", 1, barred="8C")
    assert known(table.view(0), "hand", 1) == {"8C"}
    do(table, "1 play AD, 2 play 7D, 3 play 8D, 0 play 9D, 1 play 8C")
    assert known(table.view(0), "hand", 1) == set()
    assert seen(table.view(0), "trick") == {"8C"}
    assert known(table.view(None), "won", 1) == w("AD 7D 8D 9D"), "everybody has seen them"


def test_view_all_hands_lie_open_when_the_deal_is_over() -> None:
    table = rs("8S 9H | TH | QH | 7S KH")
    events = do(table, "0 play 9H, 1 play TH")
    shown = {event.zone.seat: names(event.cards) for event in events if isinstance(event, Shown)}
    assert shown == {0: {"8S"}, 2: {"QH"}, 3: w("7S KH")}
    for viewer in (None, 0, 1, 2, 3):
        assert [seen(table.view(viewer), "hand", seat) for seat in range(4)] == hands(table)


def test_view_open_hands() -> None:
    table = sit(GAME, 4, 2, open_hands=True)
    deal(table)
    for viewer in (None, 0, 1, 2, 3):
        assert [seen(table.view(viewer), "hand", seat) for seat in range(4)] == hands(table)
    worlds(table, 0, 3)


def test_view_cards_in_events_are_named_to_their_owner_only() -> None:
    events = deal(sit(GAME, 4, 2))
    for event in events:
        if isinstance(event, Moved) and event.target.name == "hand":
            for viewer in (None, 0, 1, 2, 3):
                assert (event.seen_by(viewer).card is not None) == (viewer == event.target.seat)
