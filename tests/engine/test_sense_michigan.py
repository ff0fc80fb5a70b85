"""What Michigan's bots make of a table: proofs, weights, and a deal played to its end bare."""

import random

import pytest

from engine import cards, chance, position
from engine.bots import make_bot
from engine.bots import sense_michigan as sense
from engine.bots.bot import decide
from engine.bots.levels_michigan import match_share
from engine.cards import FULL_PACK
from engine.chance import derive
from engine.games.michigan import RULES, SWAP
from engine.games.michigan_state import HONOURS
from engine.model import DEAL, Action, Options


def table(hands, extra="", **more):
    fields = {"ask": "play", "game": "michigan", "turn": 0, "extra": extra.split(), **more}
    fields["hands"] = [hand.split() for hand in hands]
    return position.table_from(fields)


def names(found):
    return sorted(cards.name(card) for card in cards.each(found))


def test_a_stop_and_the_leads_of_all_others_prove_where_cards_lie():
    laid = table(["4C 9H", "6C 3S"], "5C 2D 8H")
    view = laid.view(0)
    hidden = cards.cards("6C 3S 5C 2D 8H")
    assert sense.lies_dead(view) == FULL_PACK & ~hidden & ~cards.cards("4C 9H")
    laid.play(0, Action.parse("play 4C"))
    assert sense.lies_dead(laid.view(0)) >> cards.card("5C") & 1, "the run stopped: 5C lies in the extra hand"


def test_what_the_only_other_player_denied_lies_in_the_extra_hand():
    laid = table(["4C 9H", "6C 8C 3S"], "7C 5C 2D", turn=1)
    laid.play(1, Action.parse("play 6C"))
    assert names(sense.lies_dead(laid.view(0)) & cards.cards("5C 7C 2D")) == ["5C", "7C"]


def test_a_way_out_needs_every_run_to_stay():
    gone = FULL_PACK & ~cards.cards("QH KH AH 4C 5C 7C 2S")
    assert sense.sure_ways_out(cards.cards("QH KH AH 4C 5C"), -1, gone) == [cards.card("QH"), cards.card("4C")]
    open_end = gone & ~cards.cards("6C")
    assert sense.sure_ways_out(cards.cards("QH KH AH 4C 5C"), -1, open_end) == [cards.card("QH")]
    assert sense.sure_ways_out(cards.cards("QH KH AH 4C 5C"), 0, open_end) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
@pytest.mark.parametrize("strict", ["false", "true"])
def test_a_bare_deal_ends_as_the_rules_end_it(seats, strict):
    """The same leads through the rules and bare: the same markers change hands."""
    options = Options(RULES.info, seats, {"strict_lowest": strict})
    weights = sense.weights_for(seats)
    for number in range(12):
        state = RULES.start(options, derive(5, number))
        RULES.play(state, DEAL)
        while state.phase != "play":
            RULES.play(state, chance.pick(chance.dice(number), RULES.legal(state)))
        before = state.markers[:]
        pots = [sum(heap) for heap in state.on]
        leader = state.turn
        lead = sense.best_lead(state.hands[leader], -1, 0, pots, weights, strict == "true")
        gains = sense.play_on(state.hands[:], lead, leader, 0, pots[:], weights, strict == "true")
        gone = 0
        while state.phase == "play":
            actions = RULES.legal(state)
            if not state.running:
                now = [sum(heap) for heap in state.on]
                stopped = -1 if state.stopped is None else state.stopped
                card = sense.best_lead(state.hands[state.turn], stopped, gone, now, weights, strict == "true")
                actions = [Action("play", card)]
                assert actions[0] in RULES.legal(state)
            RULES.play(state, actions[0])
            gone = cards.of(state.played) | cards.of(state.run) | state.dead
        assert [after - start for after, start in zip(state.markers, before)] == gains


def test_a_lead_helps_nobody_to_a_pot_it_cannot_reach():
    weights = sense.weights_for(4)
    jack, pots = cards.HEARTS, [12, 0, 0, 0]
    low = 1 << 2
    assert sense.worth_of(low, 0, jack, pots, weights) == sense.worth_of(low, 0, jack, [0] * 4, weights) - 48
    assert sense.worth_of(low, 1 << 3, jack, pots, weights) == sense.worth_of(low, 1 << 3, jack, [0] * 4, weights)


def gain_of_the_swap_rule(deals, seats=4, seed=1):
    """Markers a deal that forehand wins more by the rule than by never swapping, on the same cards and stakes."""
    options = Options(RULES.info, seats)
    gain = 0
    for number in range(deals):
        state = RULES.start(options, derive(seed, number))
        RULES.play(state, DEAL)
        dice = random.Random(number)
        while state.phase == "stakes":
            RULES.play(state, RULES.legal(state)[int(dice.random() * 35)])
        forehand = state.turn
        if decide(make_bot("michigan", "normal", 1), RULES.view(state, forehand)) is not SWAP:
            continue
        pots = [sum(heap) for heap in state.on]
        for sign, swapped in ((1, True), (-1, False)):
            hands = state.hands[:]
            if swapped:
                hands[forehand] = state.extra
            weights = sense.weights_for(seats)
            lead = sense.best_lead(hands[forehand], -1, 0, pots, weights, False)
            gain += sign * sense.play_on(hands, lead, forehand, 0, pots[:], weights, False)[forehand]
    return gain / deals


def test_the_swap_rule_pays():
    assert gain_of_the_swap_rule(1500) >= 1.2


@pytest.mark.slow
def test_the_swap_rule_pays_in_ten_thousand_deals():
    gain = gain_of_the_swap_rule(10_000)
    print(f"the swap rule minus never, forehand of four: {gain:+.2f} markers a deal")
    assert gain >= 1.2


def test_stakes_are_whole_and_on_one_honour():
    laid = table(["2C", "3C", "4S"], phase="stakes", markers=[3, 80, 80])
    for level in ("hard", "expert"):
        found = {decide(make_bot("michigan", level, seed), laid.view(0)).choice for seed in range(30)}
        assert found <= {"3 0 0 0", "0 3 0 0", "0 0 3 0", "0 0 0 3"}
        assert len(found) == len(HONOURS), "with equal pots chance decides"


def test_forehand_stakes_where_most_lie():
    laid = table(["2C", "3C", "4S"], phase="stakes", stakes={"QS": 5, "JC": 2}, turn=0)
    assert laid.view(0).table.forehand == 0
    assert {decide(make_bot("michigan", "hard", seed), laid.view(0)).text for seed in range(8)} == {"stake 0 0 4 0"}


def test_the_expert_plays_for_the_match_in_the_last_deal():
    assert match_share([50, 40, 40], [-5, 0, 0], 0) == 1000
    assert match_share([50, 40, 40], [-10, 0, -5], 0) == 500
    assert match_share([50, 40, 40], [-11, 0, 0], 0) == 0
