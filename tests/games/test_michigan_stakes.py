"""Michigan by its rules page: the stakes and the swap of the extra hand (MI-4, MI-5)."""

import pytest

from engine import cards
from engine.events import Moved, Opened, Sealed, seen_by
from tests.games.michigan_table import GAME, HONOURS, SEATS, SWAP, mi, placed, pots, purses, splits, stakes
from tests.games.setting import (
    deal,
    do,
    hand,
    hands,
    known,
    legal,
    moved,
    pile,
    plays,
    public,
    refuse,
    seen,
    sit,
    sizes,
    w,
    worlds,
)


def test_mi_4_exactly_four_split_as_they_like() -> None:
    assert len(splits(4)) == 35
    table = stakes([20, 20, 20])
    assert (table.turn, legal(table)) == (0, splits(4))
    refuse(
        table, "0 stake 2 1 0 0", "0 stake 2 2 1 0", "0 stake 0 0 0 0", "0 stake 5 0 0 0", "0 stake 4 0 0", "0 stake 4 0 0 0 0"
    )
    refuse(table, "0 stake -1 4 1 0", "1 stake 4 0 0 0", "0 swap", "0 keep", "0 play 2C", "0 stake")
    do(table, "0 stake 4 0 0 0")
    assert (purses(table), placed(table), table.turn) == ([16, 20, 20], [4, 0, 0], 1)
    refuse(table, "0 stake 4 0 0 0")


@SEATS
def test_mi_4_all_are_asked_in_turn_forehand_first(seats: int) -> None:
    table = sit(GAME, seats, 7)
    deal(table)
    asked = []
    while public(table).phase == "stakes":
        assert table.turn is not None
        asked.append(table.turn)
        assert legal(table) == splits(4)
        do(table, f"{table.turn} stake 1 1 1 1")
    forehand = (public(table).dealer + 1) % seats
    assert asked == [(forehand + step) % seats for step in range(seats)]
    assert (table.turn, legal(table)) == (forehand, {"swap", "keep"})
    assert pots(table) == dict.fromkeys(HONOURS, seats)


def test_mi_4_a_stake_stays_hidden_until_the_last_is_placed() -> None:
    table = stakes([20, 20, 20])
    sealed = do(table, "0 stake 2 0 1 1, 1 stake 0 4 0 0")
    assert (pots(table), placed(table)) == ({}, [4, 4, 0])
    for viewer in (None, 0, 1, 2):
        told = {event.seat: event.stake for event in seen_by(sealed, viewer) if isinstance(event, Sealed)}
        assert told == {0: (2, 0, 1, 1) if viewer == 0 else None, 1: (0, 4, 0, 0) if viewer == 1 else None}
        assert table.view(viewer).memory.stake == {0: (2, 0, 1, 1), 1: (0, 4, 0, 0)}.get(-1 if viewer is None else viewer)
        assert not any(isinstance(event, Opened) for event in sealed)
    opened = do(table, "2 stake 0 0 0 4")
    assert [event for event in opened if isinstance(event, Opened)] == [
        Opened(0, (2, 0, 1, 1)),
        Opened(1, (0, 4, 0, 0)),
        Opened(2, (0, 0, 0, 4)),
    ]
    assert (pots(table), placed(table)) == ({"AH": 2, "KD": 4, "QS": 1, "JC": 5}, [0, 0, 0])


def test_mi_4_open_stakes() -> None:
    table = stakes([20, 20, 20], {"stakes_open": True})
    events = do(table, "0 stake 2 0 1 1")
    assert [event for event in events if isinstance(event, Opened)] == [Opened(0, (2, 0, 1, 1))]
    assert (pots(table), placed(table), purses(table)) == ({"AH": 2, "QS": 1, "JC": 1}, [0, 0, 0], [16, 20, 20])
    do(table, "1 stake 2 2 0 0, 2 stake 0 0 0 4")
    assert pots(table) == {"AH": 4, "KD": 2, "QS": 1, "JC": 5}


@pytest.mark.parametrize("open_hands", [False, True])
def test_mi_4_before_looking_at_the_own_cards(open_hands: bool) -> None:
    table = sit(GAME, 4, 5, open_hands=open_hands)
    events = deal(table)
    packets = [pile(table, "packet", seat) for seat in range(4)]
    while public(table).phase == "stakes":
        for viewer in (None, 0, 1, 2, 3):
            view = table.view(viewer)
            for seat in range(4):
                assert known(view, "packet", seat) == seen(view, "packet", seat) == set(), (
                    "nobody has looked, not even the owner"
                )
                assert view.pile("packet", seat).count == len(packets[seat])
                assert view.pile("hand", seat).count == 0
            assert not [
                event
                for event in seen_by(events, viewer)
                if isinstance(event, Moved) and event.card and event.target.name == "packet"
            ]
        events = do(table, f"{table.turn} stake 1 1 1 1")
    assert hands(table) == packets
    for viewer in (None, 0, 1, 2, 3):
        for seat in range(4):
            assert seen(table.view(viewer), "hand", seat) == (packets[seat] if open_hands or viewer == seat else set())
    assert [seat for seat, _ in moved(events, "packet", "hand")].count(2) == len(packets[2])


def test_mi_4_after_looking_at_the_own_cards() -> None:
    table = sit(GAME, 4, 5, stakes="after")
    deal(table)
    assert public(table).phase == "stakes"
    for viewer in (None, 0, 1, 2, 3):
        for seat in range(4):
            assert seen(table.view(viewer), "hand", seat) == (hand(table, seat) if viewer == seat else set())
            assert table.view(viewer).pile("packet", seat).count == 0
    assert sum(sizes(table)) == 52 - len(pile(table, "extra"))


def test_mi_4_a_stake_is_composed_marker_by_marker() -> None:
    table = stakes([20, 3, 20])
    for viewer in (None, 1, 2):
        assert table.rules.compose(table.view(viewer)) is None
    empty = table.rules.compose(table.view(0))
    assert empty is not None
    assert [cards.name(card) for card in empty.labels] == list(HONOURS)
    assert (empty.counts, empty.left, empty.action) == ((0, 0, 0, 0), 4, None)
    one = empty.more(2)
    assert ((one.counts, one.left, one.action), empty.counts) == (((0, 0, 1, 0), 3, None), (0, 0, 0, 0))
    assert one.less(2).counts == one.less(1).less(2).less(2).counts == (0, 0, 0, 0)
    full = one.more(2).more(0).more(3)
    assert (full.left, full.more(1).counts) == (0, (1, 0, 2, 1))
    assert full.action in table.legal
    table.play(0, full.action)
    three = table.rules.compose(table.view(1))
    assert three is not None
    assert three.left == 3
    assert three.more(0).more(0).more(0).action in table.legal
    do(table, "1 stake 3 0 0 0, 2 stake 1 1 1 1")
    assert table.rules.compose(table.view(0)) is None


def test_mi_5_forehand_alone_may_swap_the_whole_hand() -> None:
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    assert (table.turn, legal(table)) == (1, {"swap", "keep"})
    refuse(table, "0 swap", "2 swap", "2 keep", "1 play 3C", "1 play 8S", "1 swap 3C")
    events = do(table, "1 swap")
    assert hands(table) == [w("2C 5H 9D"), w("8S AD QS"), w("4C 7S JD")]
    assert pile(table, "extra") == w("3C KS")
    assert (table.turn, legal(table)) == (1, plays("8S AD"))
    refuse(table, "1 swap", "1 keep", "1 play 3C", "2 swap")
    assert len(moved(events, "hand", "extra")) == 2
    assert len(moved(events, "extra", "hand")) == 3


def test_mi_5_or_lets_it_be() -> None:
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    do(table, "1 keep")
    assert (hands(table)[1], pile(table, "extra")) == (w("3C KS"), w("8S AD QS"))
    assert legal(table) == plays("3C KS")
    refuse(table, "1 swap", "0 swap")


def test_mi_5_he_has_seen_his_own_hand_and_not_the_other() -> None:
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    view = table.view(1)
    assert (seen(view, "hand", 1), known(view, "extra")) == (w("3C KS"), set())


def test_mi_5_the_old_hand_becomes_the_extra_hand_and_he_alone_knows_it() -> None:
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    events = do(table, "1 swap")
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert (known(view, "extra"), seen(view, "extra")) == (w("3C KS") if viewer == 1 else set(), set())
        assert seen(view, "hand", 1) == (w("8S AD QS") if viewer == 1 else set())
        named = [event.card for event in seen_by(events, viewer) if isinstance(event, Moved) and event.card is not None]
        assert len(named) == (5 if viewer == 1 else 0)
    for world in worlds(table, 1):
        assert known(world, "extra") == w("3C KS")
    assert len({frozenset(known(world, "extra")) for world in worlds(table, 0)}) > 5


def test_mi_5_after_the_swap_the_old_hand_is_out_of_play() -> None:
    table = mi("6D QD | 8S KS | 7S 2H | 3H 9C", 1, extra="5S 6S 4C", phase="swap")
    do(table, "1 swap, 1 play 5S, 1 play 6S, 2 play 7S")
    assert (table.turn, legal(table), public(table).run) == (2, plays("2H"), False), "the 8S stops the run"
