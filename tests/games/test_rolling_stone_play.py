"""Rolling Stone by its rules page: following, tricks, picking up and going out (RS-6 to RS-10), and whole deals by the book."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.events import DealOver
from tests.games.rolling_stone_book import RuleBook, follow_the_book
from tests.games.rolling_stone_table import FOUR, GAME, VOID, rs
from tests.games.setting import (
    at_random,
    deal,
    do,
    hand,
    hands,
    legal,
    moved,
    names,
    pile,
    plays,
    public,
    refuse,
    scores,
    seen,
    sit,
    sizes,
    w,
    winners,
)


def test_rs_6_follow_suit_with_any_card_of_it() -> None:
    table = rs(FOUR)
    do(table, "0 play 9H")
    assert (table.turn, legal(table)) == (1, plays("7H KH"))
    refuse(table, "1 play AS", "1 pick up", "1 play QH", "2 play TH", "0 play TD", "1 deal", "1 play 2H")
    do(table, "1 play 7H")
    assert (table.turn, hand(table, 1)) == (2, w("AS KH"))
    refuse(table, "2 play 8C", "2 pick up", "1 play KH")


def test_rs_6_the_suit_of_the_first_card_counts() -> None:
    """Whoever leads after a pick-up sets the suit anew."""
    table = rs(VOID)
    do(table, "0 play 9H, 1 pick up, 1 play QD")
    assert legal(table) == {"pick up"}, "seat 2 holds a heart, but diamonds are led"
    do(table, "2 pick up, 2 play TC")
    assert legal(table) == plays("QC")


def test_rs_7_the_winner_lays_the_trick_face_down_and_leads() -> None:
    table = rs(FOUR)
    events = do(table, "0 play 9H, 1 play KH, 2 play TH, 3 play QH")
    assert moved(events, "trick", "won") == [(1, "9H"), (1, "KH"), (1, "TH"), (1, "QH")]
    assert (table.turn, legal(table)) == (1, plays("7H AS"))
    assert [pile(table, "won", seat) for seat in range(4)] == [set(), w("9H KH TH QH"), set(), set()]
    assert hands(table) == [w("TD"), w("7H AS"), w("8C"), w("7C")]
    assert pile(table, "trick") == set()
    assert (public(table).tricks, public(table).pickups, scores(table)) == ((0, 1, 0, 0), (0,) * 4, (0,) * 4)
    for viewer in (None, 0, 1, 2, 3):
        assert seen(table.view(viewer), "won", 1) == set()
    do(table, "1 play AS")
    assert (table.turn, legal(table)) == (2, {"pick up"}), "the trick that was won stays out of play"


def test_rs_7_the_leader_may_win_his_own_trick() -> None:
    table = rs("AH 9C | 7H 8C | 8H TC | 9H JC")
    do(table, "0 play AH, 1 play 7H, 2 play 8H, 3 play 9H")
    assert (table.turn, legal(table)) == (0, plays("9C"))


def test_rs_8_who_is_void_picks_up_and_leads() -> None:
    table = rs("8C 9D | JC QD | 7D KH | 8D KC")
    do(table, "0 play 8C, 1 play JC")
    assert (table.turn, legal(table)) == (2, {"pick up"})
    refuse(table, "2 play 7D", "2 play KH", "3 play KC")
    events = do(table, "2 pick up")
    assert moved(events, "trick", "hand") == [(2, "8C"), (2, "JC")]
    assert (table.turn, pile(table, "trick")) == (2, set())
    assert hands(table) == [w("9D"), w("QD"), w("7D KH 8C JC"), w("8D KC")]
    assert (public(table).pickups, public(table).tricks, public(table).leader) == ((0, 0, 1, 0), (0, 0, 0, 0), 2)
    refuse(table, "3 play KC", "3 play 8D")


def test_rs_9_a_card_just_picked_up_is_barred_for_one_lead() -> None:
    table = rs("8C 9D | JC QD | 7D KH | 8D KC AD")
    do(table, "0 play 8C, 1 play JC, 2 pick up")
    assert legal(table) == plays("7D KH")
    assert names(public(table).barred) == w("8C JC")
    refuse(table, "2 play 8C", "2 play JC", "2 pick up")
    do(table, "2 play 7D")
    assert public(table).barred == ()
    do(table, "3 play AD, 0 play 9D")
    assert winners(table) == (0,)


def test_rs_9_afterwards_they_are_ordinary_cards() -> None:
    table = rs("9D KC | 8C AD QS | 7D TC | 8D JC", 1, barred="8C")
    refuse(table, "1 play 8C")
    do(table, "1 play AD, 2 play 7D, 3 play 8D, 0 play 9D")
    assert (table.turn, legal(table)) == (1, plays("8C QS")), "he leads again and may use it"
    table = rs("9D KC | 8C AD QS | 7S TC | 8D JC", 1, barred="8C")
    do(table, "1 play AD, 2 pick up, 2 play TC, 3 play JC, 0 play KC")
    assert winners(table) == ()
    assert (table.turn, legal(table)) == (1, plays("8C")), "and he must follow with it"


def test_rs_9_only_the_latest_cards_are_barred() -> None:
    table = rs("8C 9D KD | 7S TS QD | 7D KH | 8D KC AD")
    do(table, "0 play 8C, 1 pick up, 1 play 7S, 2 pick up, 2 play 7D, 3 play 8D, 0 play 9D, 1 play QD")
    assert (table.turn, legal(table)) == (1, plays("8C TS"))


@settings(max_examples=50, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**60), seats=st.sampled_from([4, 5, 6]), voluntary=st.sampled_from(["false", "true", "two"]))
def test_rs_6_to_rs_12_whole_deals_by_the_book(seed: int, seats: int, voluntary: str) -> None:
    table = sit(GAME, seats, seed, voluntary_pickup=voluntary)
    deal(table)
    book = RuleBook(hands(table), (public(table).dealer + 1) % seats, {"false": 0, "two": 2, "true": 1e9}[voluntary])
    follow_the_book(table, book, at_random(seed))


def test_rs_10_the_last_card_wins_at_once_in_the_middle_of_a_trick() -> None:
    table = rs("8S 9H | TH | QH | 7S KH")
    before = hands(table)
    events = do(table, "0 play 9H, 1 play TH")
    assert winners(table) == (1,)
    assert hands(table) == [before[0] - {"9H"}, set(), before[2], before[3]]
    assert pile(table, "trick") == w("9H TH")
    assert [event.winners for event in events if isinstance(event, DealOver)] == [(1,)]
    assert scores(table) == (0, 1, 0, 0)
    refuse(table, "2 play QH", "2 pick up", "3 play KH")


def test_rs_10_a_leader_goes_out_before_anybody_follows() -> None:
    table = rs("9H | TH | QH | KH")
    do(table, "0 play 9H")
    assert (winners(table), sizes(table)) == ((0,), [0, 1, 1, 1])


def test_rs_10_the_last_to_play_goes_out_and_nobody_takes_the_trick() -> None:
    table = rs("AH 8S | 7H 7S | 8H 9S | 9H")
    do(table, "0 play AH, 1 play 7H, 2 play 8H, 3 play 9H")
    assert winners(table) == (3,)
    assert public(table).tricks == (0, 0, 0, 0)


def test_rs_10_a_void_player_later_in_the_trick_changes_nothing() -> None:
    """CK-010: seat 1 empties its hand while seat 2 could only pick up."""
    table = rs("8S 9H | TH | 7C | 7S KH")
    do(table, "0 play 9H, 1 play TH")
    assert winners(table) == (1,)
    assert hand(table, 2) == {"7C"}
