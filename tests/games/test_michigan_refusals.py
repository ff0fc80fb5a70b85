"""Michigan: why a card is refused."""

from tests.games.michigan_table import GAME, STOP, SWAP, mi, stakes
from tests.games.setting import do, sit, w, why_not


def test_why_not_before_the_play() -> None:
    assert why_not(sit(GAME, 3), 0, "3C") == ("no_play_now", set())
    table = stakes([20, 20, 20])
    assert why_not(table, 0, "2C") == why_not(table, 1, "KS") == ("stakes_first", set())
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    assert why_not(table, 1, "3C") == ("swap_first", set())
    do(table, "1 keep")
    assert why_not(table, 1, "3C") is None


def test_why_not_when_leading() -> None:
    table = mi("3C 7C 2D QH KH | 4C 9D | 5C 8H", extra="6C 2S")
    assert why_not(table, 0, "3C") is None
    assert why_not(table, 0, "7C") == ("lowest_of_suit", {"3C"})
    assert why_not(table, 0, "KH") == ("lowest_of_suit", {"QH"})
    assert why_not(table, 0, "4C") == why_not(table, 0, "6C") == ("not_in_hand", set())
    assert why_not(table, 1, "4C") == why_not(table, None, "4C") == ("not_your_turn", set())


def test_why_not_in_a_run() -> None:
    table = mi("3C 7C | 9D TD | 4C KH 6C | 5C 2H", extra="2S")
    do(table, "0 play 3C")
    assert why_not(table, 2, "4C") is None
    assert why_not(table, 2, "KH") == ("must_continue", {"4C"})
    assert why_not(table, 2, "5C") == ("not_in_hand", set())
    assert why_not(table, 0, "7C") == ("not_your_turn", set())


def test_why_not_after_a_stop() -> None:
    table = mi("3C 7C 9D JD 2S | 5D 8H | 6H TS", extra="4C")
    do(table, "0 play 3C")
    assert why_not(table, 0, "7C") == ("suit_stopped", w("9D 2S"))
    assert why_not(table, 0, "JD") == ("lowest_of_suit", {"9D"})
    table = mi("3C 7C 9C | 5D 8H | 6H TS", extra="4C")
    do(table, "0 play 3C")
    assert why_not(table, 0, "9C") == ("lowest_of_suit", {"7C"})


def test_why_not_with_strict_lowest() -> None:
    table = mi(STOP, given={"strict_lowest": True}, extra="4C")
    assert why_not(table, 0, "6D") == ("lowest_of_hand", {"3C"})
    assert why_not(table, 0, "5C") == ("lowest_of_hand", {"3C"})
    do(table, "0 play 3C")
    assert why_not(table, 0, "5C") == ("suit_stopped", w("6D 6S"))
    assert why_not(table, 0, "JH") == ("lowest_of_others", w("6D 6S"))


def test_why_not_when_the_deal_is_over() -> None:
    table = mi("9S | 2D 3D | 7H 8H", extra="TS")
    do(table, "0 play 9S")
    assert why_not(table, 1, "2D") == ("no_play_now", set())
