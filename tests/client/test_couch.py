"""Several people at one screen: when the curtain falls, who has looked, what may be taken back, and what the recap tells."""

from statistics import median

import pytest

from engine.events import Moved, seen_by
from engine.model import DEAL
from game.sofa.couch import Couch, Step, hides_choice, knows_more, recap
from tests.client.hand_overs import hand_overs, michigan_plan, stone_plan
from tests.games.setting import deal, do, legal, sit
from tests.games.setting import lay as set_table

FOUR = "9H TD 8D|7H AS KH|8C TH 8S|7C QH 9S"


def step(couch, table):
    return couch.step(table.view(table.turn), table.view(None))


def test_a_choice_is_made_behind_the_curtain_and_every_hand_is_down_again_at_once():
    table, couch = set_table("rolling_stone", FOUR), Couch({0, 1, 2})
    assert step(couch, table) is Step.CURTAIN
    couch.looked(0, table.ply)
    assert (step(couch, table), couch.open) == (Step.OPEN, 0)
    couch.acted(0, table.ply)
    assert couch.open is None


def test_a_forced_move_and_a_bot_need_no_curtain():
    table, couch = set_table("rolling_stone", FOUR), Couch({0, 1, 2})
    do(table, "0 play 9H, 1 play 7H")
    assert legal(table) == {"play TH"}
    assert step(couch, table) is Step.FORCED
    assert step(Couch({0, 1, 2}, always=True), table) is Step.CURTAIN
    assert step(Couch({0, 1}), table) is Step.NOTHING


def test_the_same_person_again_needs_none_unless_somebody_else_has_acted():
    hands = "AH TD 8D|7H KS KH|8C TH 8S|7C QH 9S"
    table, couch = set_table("rolling_stone", hands), Couch({0, 2})
    couch.looked(0, table.ply)
    do(table, "0 play AH, 1 play 7H, 2 play TH, 3 play QH")  # for seat 2 that was forced
    couch.acted(0, 0)
    assert table.turn == 0
    assert step(couch, table) is Step.OPEN
    assert step(Couch({0, 2}, always=True), table) is Step.CURTAIN
    table, couch = set_table("rolling_stone", hands), Couch({0, 1})
    couch.looked(0, 0)
    do(table, "0 play AH")
    couch.acted(0, 0)
    assert step(couch, table) is Step.CURTAIN
    couch.looked(1, 1)
    do(table, "1 play 7H, 2 play TH, 3 play QH")
    couch.acted(1, 1)
    assert step(couch, table) is Step.CURTAIN


def test_laying_down_asks_for_the_curtain_again():
    table, couch = set_table("rolling_stone", FOUR), Couch({0, 1})
    couch.looked(0, table.ply)
    couch.lay_down(table.ply)
    assert couch.open is None
    assert step(couch, table) is Step.CURTAIN


def test_a_covered_hand_is_behind_the_curtain_again_but_who_has_looked_is_not_forgotten():
    table, couch = set_table("rolling_stone", FOUR), Couch({0, 1})
    couch.looked(0, table.ply)
    couch.acted(0, 0, goes_on=True)
    couch.cover()
    assert couch.open is None and couch.last == 0
    assert step(couch, table) is Step.CURTAIN
    assert couch.ledger.since(0) == frozenset(), "nobody else has looked"
    couch.looked(0, table.ply)
    assert couch.ledger.still(0)
    couch.looked(1, 1)
    couch.cover()
    assert couch.ledger.since(0) == {1}


def test_one_person_and_open_hands_have_nothing_to_hide():
    table = set_table("rolling_stone", FOUR)
    assert step(Couch({0}), table) is Step.OPEN
    assert step(Couch({0, 1}, {0: "open"}), table) is Step.OPEN
    assert step(Couch({0, 1}, {1: "open"}), table) is Step.CURTAIN
    shown = set_table("rolling_stone", FOUR, {"open_hands": "true"})
    assert not knows_more(shown.view(0), shown.view(None))
    assert step(Couch({0, 1}), shown) is Step.OPEN


@pytest.mark.parametrize(
    ("given", "wanted"), [({}, Step.LOOK_AWAY), ({"stakes_open": "true"}, Step.OPEN), ({"stakes": "after"}, Step.CURTAIN)]
)
def test_a_blind_stake_needs_only_a_look_away(given, wanted):
    table = sit("michigan", 4, **given)
    deal(table)
    view = table.view(table.turn)
    assert hides_choice(view) == ("stakes_open" not in given)
    assert step(Couch(range(4)), table) is wanted


def test_the_ledger_tells_who_has_looked_since():
    couch = Couch({0, 1})
    couch.looked(0, 0)
    couch.acted(0, 0)
    assert couch.ledger.since(0) == frozenset()
    couch.looked(1, 1)
    assert couch.ledger.since(0) == {1}
    couch.lay_down(5)
    assert couch.ledger.since(3) is None
    assert couch.ledger.since(5) == frozenset()


def told_in(game, seats, seed, moves):
    """What a recap from the start tells after some moves by chance, and the events of it as nobody in particular saw them."""
    table = sit(game, seats, seed)
    steps = []
    for at in range(moves):
        if table.turn is None:
            break
        seat, action = table.turn, table.legal[at * 7 % len(table.legal)]
        steps.append((seat, action, seen_by(table.play(seat, action), None)))
    return steps, recap(steps, 0)


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_the_recap_names_only_what_everybody_saw(game):
    steps, told = told_in(game, 4, 5, 40)
    public = {event.card for _, _, events in steps for event in events if isinstance(event, Moved)} - {None}
    assert len(told) == sum(action is not DEAL for _, action, _ in steps)
    assert any(one.card is not None for one in told)
    assert all(one.card in public for one in told if one.card is not None)
    drawn = [one for one in told if one.kind == "draw"]
    hidden = [one for one, (_, action, _) in zip(told, [s for s in steps if s[1] is not DEAL]) if action.text == "draw stock"]
    assert all(one.card is None for one in hidden)
    assert game != "gran_ramino" or (drawn and hidden)


def test_the_recap_begins_where_it_was_last_looked():
    steps, told = told_in("rolling_stone", 4, 5, 20)
    assert recap(steps, 10) == told[-10:]


def test_the_screen_changes_hands_as_seldom_as_it_should():
    """Rolling Stone, four people: at most 27 in the middle; Michigan: at most 9, and one round of looking away."""
    stone = [one for seed in range(6) for one in hand_overs("rolling_stone", 4, range(4), seed, 2)]
    assert median(one.curtains for one in stone) <= 27
    assert all(one.forced for one in stone)
    michigan = [one for seed in range(6) for one in hand_overs("michigan", 4, range(4), seed, 2)]
    assert median(one.curtains for one in michigan) <= 9
    assert {one.look_aways for one in michigan} == {4}


@pytest.mark.parametrize(("game", "planner"), [("rolling_stone", stone_plan), ("michigan", michigan_plan)])
def test_with_pocket_plans_it_changes_hands_less_often(game, planner):
    without = [one.curtains for seed in range(6) for one in hand_overs(game, 4, range(4), seed, 2)]
    planned = [one for seed in range(6) for one in hand_overs(game, 4, range(4), seed, 2, planner)]
    assert sum(one.planned for one in planned) > 0
    assert sum(one.curtains for one in planned) < sum(without)
