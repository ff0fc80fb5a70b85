"""Gran Ramino: why a card is refused."""

from tests.games.gran_ramino_table import GAME, THREE, gr
from tests.games.setting import do, sit, why_not


def test_why_not_before_the_deal_and_after_it() -> None:
    assert why_not(sit(GAME, 2), 0, "KS") == ("no_play_now", set())
    table = gr(THREE, turn=1, stock="6S", discards="7D")
    do(table, "1 draw stock, 1 discard 2H")
    assert why_not(table, 1, "KH") == ("no_play_now", set())
    assert why_not(table, 2, "2H") == ("no_play_now", set())


def test_why_not_before_a_card_is_drawn() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    assert why_not(table, 1, "AD") is None, "the top of the pile may be taken"
    assert why_not(table, 1, "7D") == ("not_in_hand", set()), "the card below it may not"
    assert why_not(table, 1, "KH") == ("draw_first", set())
    assert why_not(table, 1, "KS") == ("not_in_hand", set())
    assert why_not(table, 1, "6S") == ("not_in_hand", set())
    assert why_not(table, 0, "KS") == ("not_your_turn", set())
    assert why_not(table, 0, "AD") == ("not_your_turn", set())
    assert why_not(table, None, "AD") == ("not_your_turn", set())


def test_why_not_when_a_discard_is_due() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    do(table, "1 draw discard")
    assert why_not(table, 1, "AD") == ("just_taken", {"AD"})
    assert why_not(table, 1, "KH") is None
    assert why_not(table, 1, "7D") == ("already_drawn", set())
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    do(table, "1 draw stock")
    assert why_not(table, 1, "6S") is None
    assert why_not(table, 1, "AD") == ("already_drawn", set())


def test_why_not_after_twelve_takes() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD", taken_in_row=12)
    assert why_not(table, 1, "AD") == ("must_draw_stock", set())
    assert why_not(table, 1, "KH") == ("draw_first", set())
