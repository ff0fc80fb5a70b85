"""Rolling Stone by its rules page: the voluntary pick-up (RS-11)."""

import pytest

from tests.games.rolling_stone_table import CAP, CAPPED, FOUR, GAME, VOID, rs
from tests.games.setting import deal, do, hand, legal, options, play_deal, plays, public, refuse, w


def test_rs_11_is_off_unless_chosen() -> None:
    assert options(GAME, 4)["voluntary_pickup"] == "false"
    table = rs(FOUR)
    do(table, "0 play 9H")
    refuse(table, "1 pick up")


@pytest.mark.parametrize("voluntary", ["true", "two"])
def test_rs_11_who_could_follow_may_pick_up_and_leads(voluntary: str) -> None:
    table = rs(FOUR, given={"voluntary_pickup": voluntary})
    refuse(table, "0 pick up")
    do(table, "0 play 9H")
    assert legal(table) == {*plays("7H KH"), "pick up"}
    refuse(table, "1 play AS", "2 pick up")
    do(table, "1 pick up")
    assert (table.turn, hand(table, 1)) == (1, w("7H AS KH 9H"))
    assert legal(table) == plays("7H AS KH"), "the card is barred, not the suit"
    refuse(table, "1 play 9H", "1 pick up")
    assert public(table).pickups == (0, 1, 0, 0)


@pytest.mark.parametrize("voluntary", ["true", "two"])
def test_rs_11_who_is_void_has_no_choice(voluntary: str) -> None:
    table = rs(VOID, given={"voluntary_pickup": voluntary})
    do(table, "0 play 9H")
    assert legal(table) == {"pick up"}


def test_rs_11_never_without_a_card_on_the_table() -> None:
    table = rs(FOUR, given={"voluntary_pickup": "true"})
    do(table, "0 play 9H, 1 play KH, 2 play TH, 3 play QH")
    assert (table.turn, legal(table)) == (1, plays("7H AS"))
    refuse(table, "1 pick up")


def test_rs_11_with_only_the_led_suit_in_hand() -> None:
    table = rs("7H 9C | 8H TC | QH KH | 9H JC", given={"voluntary_pickup": "true"})
    do(table, "0 play 7H, 1 play 8H, 2 pick up")
    assert legal(table) == plays("QH KH")


def test_rs_11_two_is_a_cap_on_voluntary_pick_ups() -> None:
    table = rs(CAP, given={"voluntary_pickup": "two"})
    do(table, *CAPPED)
    assert (table.turn, legal(table)) == (1, plays("7H 8H TH JH"))
    refuse(table, "1 pick up")
    table = rs(CAP, given={"voluntary_pickup": "true"})
    do(table, *CAPPED)
    assert legal(table) == {*plays("7H 8H TH JH"), "pick up"}


def test_rs_11_two_leaves_forced_pick_ups_alone() -> None:
    """Seat 1 has used both, and picks up a third time because it must."""
    table = rs(CAP, given={"voluntary_pickup": "two"})
    do(table, *CAPPED[:-2], "3 play 8D", "0 play KD")
    assert (table.turn, legal(table)) == (1, {"pick up"})
    do(table, "1 pick up")
    assert public(table).pickups == (1, 3, 0, 0)


def test_rs_11_the_cap_is_for_each_player_and_each_deal() -> None:
    table = rs(CAP, given={"voluntary_pickup": "two"})
    do(table, *CAPPED[:-1])
    assert (table.turn, legal(table)) == (0, {*plays("9H"), "pick up"}), "seat 0 has only picked up because it was void"
    do(table, "0 pick up")
    play_deal(table, lambda view: view.legal[0])
    deal(table)
    while not (table.turn == 1 and public(table).leader != 1 and len(legal(table)) > 1):
        assert table.turn is not None
        table.play(table.turn, table.legal[0])
    assert "pick up" in legal(table), "seat 1 has used up its two of the deal before"
