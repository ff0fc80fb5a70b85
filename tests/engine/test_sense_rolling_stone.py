"""How a deal of Rolling Stone is played on in bots' heads is what the rules and its description say, move by move."""

import pytest

from engine import cards, chance
from engine.bots.sense import WORTH, shares
from engine.bots.sense_rolling_stone import RollingStoneSense
from engine.bots.thumb_rolling_stone import AGAINST, EACH, FOR, LAST, LENGTH
from engine.cards import SUIT_CARDS
from engine.games.rolling_stone import HAND, PICK_UP, RULES
from engine.model import DEAL, Options

WIT = 60


def of_suit(held, number):
    return list(cards.each(held & SUIT_CARDS[number]))


def worth_of_leading(state, number):
    """A long suit is good, and so is one that somebody soon cannot follow; one that helps somebody out is not."""
    seats = len(state.hands)
    score = LENGTH * len(of_suit(state.hands[state.turn], number))
    for step in range(1, seats):
        hand = state.hands[(state.turn + step) % seats]
        if not of_suit(hand, number):
            return score + FOR[seats] + EACH * step
        score -= AGAINST[seats] + (LAST if hand.bit_count() == 1 else 0)
    return score


def lead(state, dice):
    free = cards.of(action.card for action in RULES.legal(state))
    numbers = [number for number in range(4) if of_suit(free, number)]
    if len(numbers) > 1:
        if int(dice.random() * 100) < WIT:
            numbers = [max(numbers, key=lambda number: worth_of_leading(state, number))]
        else:
            numbers = [cards.suit(chance.pick(dice, list(cards.each(free))))]
    return of_suit(free, numbers[0])[0]


def follow(state, dice):
    legal = RULES.legal(state)
    plays = [action.card for action in legal if action is not PICK_UP]
    if not plays or (PICK_UP in legal and int(dice.random() * 16) == 0):
        return None
    return min([card for card in plays if card > max(state.trick)] or plays)


def by_the_rules(state, dice):
    """The deal played on with whole hands and the rules' own moves; what it is worth to each seat."""
    while not RULES.deal_over(state):
        card = follow(state, dice) if state.trick else lead(state, dice)
        RULES.play(state, PICK_UP if card is None else next(one for one in RULES.legal(state) if one.card == card))
    won = shares(state.winners, len(state.hands))
    if not state.setup.by_cards:
        return won
    sizes = [hand.bit_count() for hand in state.hands]
    points = [part * (sum(sizes) - size) for part, size in zip(won, sizes)]
    seats = len(sizes)
    return [WORTH // 4 + 3 * (mine - (sum(points) - mine) // (seats - 1)) // (4 * HAND * seats) for mine in points]


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize(
    "switches", [{}, {"voluntary_pickup": "true"}, {"voluntary_pickup": "two"}, {"scoring": "cards"}], ids=str
)
def test_a_deal_is_played_on_as_the_rules_would_play_it(seats, switches):
    """From leads, from the middle of tricks, with cards barred and near the limit; and not one throw of the dice more."""
    options = Options(RULES.info, seats, switches)
    ending = RollingStoneSense(WIT).ending(RULES.view(RULES.start(options, 0), 0))
    reasons, begun = set(), set()
    for seed in range(60):
        state = RULES.start(options, seed)
        dice = chance.dice(seed)
        RULES.play(state, DEAL)
        for _ in range(seed % 50):
            if not RULES.deal_over(state):
                RULES.play(state, chance.pick(dice, RULES.legal(state)))
        if RULES.deal_over(state):
            continue
        if seed % 4 == 0:
            state.made = max(state.made, state.setup.limit - 20)
        begun.add((len(state.trick), bool(state.barred)))
        one, two = chance.dice(seed), chance.dice(seed)
        copied = state.copy()
        assert list(ending(copied, two)) == by_the_rules(state, one)
        assert one.random() == two.random()
        reasons.add(state.reason)
    assert {"out", "limit_cards"} <= reasons
    assert {number for number, _ in begun} == set(range(seats))
    assert (0, True) in begun


def test_a_written_position_may_bar_cards_of_several_suits():
    fields = {
        "hands": [["7H", "8H", "7D", "9C"], ["7S", "8S"], ["9S", "TS"], ["JS", "QS"]],
        "turn": 0,
        "barred": ["7H", "7D"],
    }
    options = Options(RULES.info, 4)
    for seed in range(20):
        state = RULES.set_up(fields, options)
        ending = RollingStoneSense(WIT).ending(RULES.view(state, 0))
        copied, one, two = state.copy(), chance.dice(seed), chance.dice(seed)
        assert list(ending(copied, two)) == by_the_rules(state, one)
        assert one.random() == two.random()
