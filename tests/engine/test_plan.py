"""Pocket plans: laid down while looking, played when they fit, void after a pick-up, never stored, never shown."""

import copy
import json
import pickle

import pytest

from engine import cards
from engine.cards import SUIT_CARDS
from engine.games.gran_ramino import DRAW, TAKE
from engine.model import Action
from engine.plan import MOST_ANSWERS, Answer, When, lay
from tests.games.setting import do, legal
from tests.games.setting import lay as set_table

HEARTS, SPADES = SUIT_CARDS[cards.HEARTS], SUIT_CARDS[cards.SPADES]
FOUR = "9H TD|7H AS KH|8C TH 8S|7C QH"


def play(name):
    return Action("play", cards.card(name))


def suit_led(mask, name):
    return Answer(When("trick", mask), play(name))


def test_an_answer_is_played_when_its_case_comes_and_not_before():
    table = set_table("rolling_stone", FOUR)
    plan = lay(table.view(1), [suit_led(HEARTS, "KH"), suit_led(SPADES, "AS"), Answer(When("trick"), play("7H"))])
    assert plan.answer(table.view(1)) is None  # it is not this seat's turn
    do(table, "0 play 9H")
    assert plan.answer(table.view(1)) is play("KH")


def test_the_lead_has_an_answer_of_its_own():
    table = set_table("rolling_stone", FOUR, turn=1)
    plan = lay(table.view(1), [suit_led(HEARTS, "KH"), Answer(When("trick"), play("AS"))])
    assert plan.answer(table.view(1)) is play("AS")


def test_the_first_card_counts_in_a_trick_and_the_last_on_a_pile():
    table = set_table("rolling_stone", "9H TD|7H AS KH|8C TH 8S|7C QH", turn=0)
    do(table, "0 play 9H, 1 play 7H")
    assert When("trick", 1 << cards.card("9H")).fits(table.view(2))
    assert not When("trick", 1 << cards.card("7H")).fits(table.view(2))
    assert When("trick", 1 << cards.card("7H"), last=True).fits(table.view(2))


def test_an_answer_that_the_rules_refuse_is_passed_over():
    table = set_table("rolling_stone", FOUR)
    plan = lay(table.view(1), [suit_led(HEARTS, "AS"), suit_led(HEARTS, "7H")])
    do(table, "0 play 9H")
    assert "play AS" not in legal(table)
    assert plan.answer(table.view(1)) is play("7H")


def test_what_is_played_is_spent_and_the_rest_stays():
    table = set_table("rolling_stone", FOUR)
    plan = lay(table.view(1), [suit_led(HEARTS, "KH"), Answer(When("trick"), play("7H"))])
    do(table, "0 play 9H, 1 play KH")
    rest = plan.after(play("KH"), table.view(1))
    assert rest is not None
    assert [answer.do for answer in rest.answers] == [play("7H")]
    do(table, "2 play TH, 3 play QH")
    assert rest.answer(table.view(1)) is play("7H")
    assert rest.after(play("7H"), table.view(1)) is None


def test_a_pick_up_makes_it_void():
    table = set_table("rolling_stone", "9D TD|7H AS KH|8C TH 8S|7C QH")
    plan = lay(table.view(1), [Answer(When(), play("AS"))])
    do(table, "0 play 9D, 1 pick up")
    view = table.view(1)
    assert play("AS") in view.legal
    assert plan.void(view)
    assert plan.answer(view) is None


def test_another_action_than_its_own_ends_it():
    table = set_table("rolling_stone", FOUR)
    plan = lay(table.view(1), [suit_led(HEARTS, "KH")])
    do(table, "0 play 9H, 1 play 7H")
    assert plan.after(play("7H"), table.view(1)) is None


def test_a_discard_is_taken_by_plan_and_the_next_answer_still_holds():
    table = set_table(
        "gran_ramino",
        "AS 2S 3S 4H 5H 6H JD QD KD 7C|AC 2C 3C 4D 5D 6D JH QH KH 7D",
        turn=0,
        stock="2H 3H 2D 3D",
        discards="7S",
    )
    five_or_spade = SPADES | sum(1 << cards.card(f"5{suit}") for suit in "HDCS")
    plan = lay(
        table.view(0), [Answer(When("discards", five_or_spade, last=True), TAKE), Answer(When(), Action.parse("discard KD"))]
    )
    assert plan.answer(table.view(0)) is TAKE
    do(table, "0 draw discard")
    rest = plan.after(TAKE, table.view(0))
    assert rest is not None
    assert not rest.void(table.view(0))
    assert rest.answer(table.view(0)) is Action.parse("discard KD")


def test_a_card_from_the_stock_that_no_answer_drew_makes_it_void():
    table = set_table(
        "gran_ramino",
        "AS 2S 3S 4H 5H 6H JD QD KD 7C|AC 2C 3C 4D 5D 6D JH QH KH 7D",
        turn=0,
        stock="2H 3H 2D 3D",
        discards="7S",
    )
    plan = lay(table.view(0), [Answer(When(), Action.parse("discard KD"))])
    do(table, "0 draw stock")
    assert plan.void(table.view(0))
    assert lay(table.view(0), [Answer(When(), DRAW)]).answer(table.view(0)) is None  # not legal now


def test_it_belongs_to_one_seat_and_to_its_cards():
    table = set_table("rolling_stone", FOUR)
    with pytest.raises(ValueError, match="everybody"):
        lay(table.view(None), [])
    with pytest.raises(ValueError, match="not in its hand") as refused:
        lay(table.view(1), [suit_led(HEARTS, "TD")])
    assert "TD" not in str(refused.value)
    with pytest.raises(ValueError, match="at most 12"):
        lay(table.view(1), [suit_led(HEARTS, "KH")] * (MOST_ANSWERS + 1))
    plan = lay(table.view(1), [Answer(When(), play("7H"))])
    do(table, "0 play 9H")
    assert plan.answer(table.view(2)) is None
    assert plan.answer(table.view(None)) is None


def test_it_is_never_stored_and_says_no_card():
    table = set_table("rolling_stone", FOUR)
    plan = lay(table.view(1), [suit_led(HEARTS, "KH")])
    for keep in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match="never stored"):
            keep(plan)
    with pytest.raises(TypeError):
        json.dumps(plan)
    for said in (repr(plan), str(plan), f"{plan.answers}"):
        assert "KH" not in said
        assert str(cards.card("KH")) not in said
