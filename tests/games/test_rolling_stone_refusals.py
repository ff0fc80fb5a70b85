"""Rolling Stone: why a card is refused."""

from tests.games.rolling_stone_table import FOUR, GAME, rs
from tests.games.setting import do, sit, w, why_not


def test_why_not_before_the_deal_and_after_it() -> None:
    table = sit(GAME, 4)
    assert why_not(table, 0, "9H") == ("no_play_now", set())
    table = rs("9H | TH | QH | KH")
    do(table, "0 play 9H")
    assert why_not(table, 1, "TH") == ("no_play_now", set())


def test_why_not_while_playing() -> None:
    table = rs(FOUR)
    assert why_not(table, 0, "9H") is None
    assert why_not(table, 0, "TD") is None
    assert why_not(table, 1, "KH") == ("not_your_turn", set())
    assert why_not(table, None, "KH") == ("not_your_turn", set())
    assert why_not(table, 0, "AS") == ("not_in_hand", set()), "it does not betray where the card is"
    assert why_not(table, 0, "AC") == ("not_in_hand", set())
    do(table, "0 play 9H")
    assert why_not(table, 1, "KH") is None
    assert why_not(table, 1, "AS") == ("must_follow", {"9H"})
    assert why_not(table, 0, "TD") == ("not_your_turn", set())


def test_why_not_void_and_just_picked_up() -> None:
    table = rs("9H TD 8S | 7H KH | 7C AS QD | 8H TC KS")
    do(table, "0 play 9H, 1 play KH")
    assert why_not(table, 2, "AS") == ("must_pick_up", {"9H"})
    do(table, "2 pick up")
    assert why_not(table, 2, "KH") == ("just_picked_up", w("9H KH"))
    assert why_not(table, 2, "AS") is None


def test_why_not_with_the_voluntary_pick_up() -> None:
    table = rs(FOUR, given={"voluntary_pickup": "true"})
    do(table, "0 play 9H")
    assert why_not(table, 1, "AS") == ("must_follow", {"9H"})
    do(table, "1 pick up")
    assert why_not(table, 1, "9H") == ("just_picked_up", {"9H"})
    assert why_not(table, 1, "7H") is None
