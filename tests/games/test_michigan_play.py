"""Michigan by its rules page: leads, runs and stops (MI-6 to MI-9)."""

from tests.games.michigan_table import STOP, mi
from tests.games.setting import do, hands, legal, names, plays, public, refuse, w


def test_mi_6_the_lowest_card_of_a_suit_of_his_choice() -> None:
    table = mi("3C 7C 2D QH KH | 4C 9D | 5C 8H", extra="6C 2S")
    assert legal(table) == plays("3C 2D QH")
    refuse(table, "0 play 7C", "0 play KH", "1 play 4C", "0 play 4C", "0 swap")


def test_mi_6_strict_lowest_of_the_whole_hand() -> None:
    table = mi("3C 7C 2D QH 2S | 4C 9D | 5C 8H", given={"strict_lowest": True}, extra="6C 2C")
    assert legal(table) == plays("2D 2S"), "equal ranks: his choice"
    refuse(table, "0 play 3C", "0 play QH", "0 play 7C")
    table = mi("3C 7C 2D QH AS | 4C 9D | 5C 8H", given={"strict_lowest": True}, extra="6C 2C")
    assert legal(table) == plays("2D")


def test_mi_6_strict_lowest_after_a_stop() -> None:
    table = mi(STOP, given={"strict_lowest": True}, extra="4C")
    do(table, "0 play 3C")
    assert legal(table) == plays("6D 6S"), "the 5C is lower, but clubs have just stopped"
    refuse(table, "0 play 5C", "0 play JH")
    table = mi(STOP, extra="4C")
    do(table, "0 play 3C")
    assert legal(table) == plays("6D 6S JH")


def test_mi_6_strict_lowest_when_only_the_stopped_suit_is_left() -> None:
    table = mi("3C 7C 9C | 8D 9D | 7H 8H", given={"strict_lowest": True}, extra="4C")
    do(table, "0 play 3C")
    assert legal(table) == plays("7C")


def test_mi_7_whoever_holds_the_next_card_must_play_it() -> None:
    table = mi("3C 7C | 9D TD | 4C KH 6C | 5C 2H", extra="2S")
    do(table, "0 play 3C")
    assert (table.turn, legal(table), public(table).run) == (2, plays("4C"), True)
    refuse(table, "1 play 9D", "2 play KH", "2 play 6C", "0 play 7C", "3 play 5C")
    before = hands(table)
    do(table, "2 play 4C")
    assert hands(table) == [before[0], before[1], before[2] - {"4C"}, before[3]]
    assert (table.turn, legal(table)) == (3, plays("5C"))
    do(table, "3 play 5C")
    assert (table.turn, legal(table)) == (2, plays("6C"))


def test_mi_7_the_same_player_too() -> None:
    table = mi("7S 8S 9S TS 2D | 3D KH | JS 4D", extra="5D")
    for card in ("7S", "8S", "9S"):
        do(table, f"0 play {card}")
    assert (table.turn, legal(table)) == (0, plays("TS"))
    refuse(table, "0 play 2D")
    do(table, "0 play TS")
    assert (table.turn, legal(table)) == (2, plays("JS"))


def test_mi_8_stopped_by_the_extra_hand() -> None:
    table = mi("5S 2D | 6S 3D | 7S 4D", extra="8S 2C")
    do(table, "0 play 5S, 1 play 6S, 2 play 7S")
    assert (table.turn, legal(table), public(table).run) == (2, plays("4D"), False)
    assert names(table.view(None).memory.dead) == {"8S"}


PLAYED = "4C 2H 9S | 3C 3H TD | 7D KS"


def test_mi_8_stopped_by_a_card_played_before() -> None:
    table = mi(PLAYED, extra="5C 4H")
    do(table, "0 play 4C, 0 play 2H, 1 play 3H, 1 play 3C")
    assert (table.turn, legal(table), public(table).run) == (1, plays("TD"), False)
    assert names(table.view(None).memory.dead) == w("5C 4H"), "the 4C was no news"


def test_mi_8_stopped_by_the_ace() -> None:
    table = mi("QH 4S | KH 9D | AH 5C 8C 2S 3H", extra="3D 2H")
    do(table, "0 play QH, 1 play KH, 2 play AH")
    assert (table.turn, legal(table), public(table).run) == (2, plays("5C 2S"), False)
    assert table.view(None).memory.dead == ()


def test_mi_9_the_player_of_the_last_card_leads_another_suit() -> None:
    table = mi("3C 7C JH | TD | 4C 8C 6D 9D 2H", extra="5C 2S")
    do(table, "0 play 3C, 2 play 4C")
    assert (table.turn, legal(table)) == (2, plays("6D 2H"))
    refuse(table, "2 play 8C", "2 play 9D", "0 play 7C", "0 play JH", "1 play TD")


def test_mi_9_only_who_has_no_other_suit_leads_the_same() -> None:
    table = mi("3C 7C 9C | 5D 8H | 6H TS", extra="4C")
    do(table, "0 play 3C")
    assert (table.turn, legal(table)) == (0, plays("7C")), "a run of one card is a run"
    refuse(table, "0 play 9C")


def test_mi_9_suits_stopped_earlier_are_free() -> None:
    table = mi(PLAYED, extra="5C 4H")
    do(table, "0 play 4C, 0 play 2H, 1 play 3H")
    assert (table.turn, legal(table)) == (1, plays("3C TD"))
