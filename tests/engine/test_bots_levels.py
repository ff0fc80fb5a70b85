"""Each level beats the one below it, in every game and with every number of seats.

    pytest -m slow tests/engine/test_bots_levels.py -s          prints every step with its error

One bot of the better level sits among the other. The same cards are played with it at each seat in turn, so that luck with
cards falls out; the error is that of the mean over the deals. What is measured is the share of deals won, in Michigan the
markers won a deal beyond the mean of the others.
"""

import math

import pytest

from engine import chance
from engine.bots import make_bot
from engine.bots.bot import decide
from engine.games import find
from engine.model import DEAL, Options

RS, GR, MI = "rolling_stone", "gran_ramino", "michigan"


def gains(game, seats, upper, lower, deals, seed, values):
    """By deal what the better level won beyond its fair share, over all seats."""
    rules = find(game)
    options = Options(rules.info, seats, values)
    found = []
    for number in range(deals):
        secret = chance.derive(seed, "d", number)
        won = 0.0
        for own in range(seats):
            bots = [
                make_bot(game, upper if seat == own else lower, chance.derive(secret, "bot", seat)) for seat in range(seats)
            ]
            state = rules.start(options, secret)
            rules.play(state, DEAL)
            while not rules.deal_over(state):
                rules.play(state, decide(bots[state.turn], rules.view(state, state.turn)))
            if game == MI:
                scores = rules.view(state, None).scores
                won += scores[own] - (sum(scores) - scores[own]) / (seats - 1)
            else:
                won += (own in state.winners) / max(1, len(state.winners)) - 1 / seats
        found.append(won / seats)
    return found


def step(game, seats, upper, lower, deals, seed=1, **values):
    """The mean gain, and the half width of its 95 % interval."""
    found = gains(game, seats, upper, lower, deals, seed, values)
    mean = sum(found) / deals
    return mean, 1.96 * math.sqrt(sum((one - mean) ** 2 for one in found) / (deals - 1) / deals)


STEPS = [
    *((RS, seats, "normal", "gentle", 400, {}) for seats in (4, 5, 6)),
    *((RS, seats, "hard", "normal", 250, {}) for seats in (4, 5, 6)),
    *((RS, seats, "expert", "hard", 80, {}) for seats in (4, 5, 6)),
    *((GR, seats, "normal", "gentle", 100, {}) for seats in (2, 3, 4)),
    *((GR, seats, "hard", "normal", 300, {}) for seats in (2, 3, 4)),
    *((GR, seats, "expert", "hard", deals, {}) for seats, deals in ((2, 800), (3, 700), (4, 700))),
    *((GR, seats, "hard", "normal", 300, {"pack": "36"}) for seats in (2, 3, 4)),
    *((GR, seats, "expert", "hard", 700, {"pack": "36"}) for seats in (2, 3, 4)),
    *((MI, seats, "normal", "gentle", 200, {}) for seats in range(2, 9)),
    *((MI, seats, "hard", "normal", 2500, {}) for seats in range(2, 9)),
    *((MI, seats, "expert", "hard", 700, {}) for seats in range(2, 9)),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "upper", "lower", "deals", "values"), STEPS, ids=str)
def test_each_level_beats_the_one_below(game, seats, upper, lower, deals, values, capsys):
    mean, error = step(game, seats, upper, lower, deals, **values)
    with capsys.disabled():
        print(
            f"\n{game} {seats} {values or ''}: {upper} v {lower} {mean:+.3f} give or take {error:.3f} ({deals} deals)", end=""
        )
    assert mean > error


@pytest.mark.parametrize(
    ("game", "seats", "upper", "lower", "deals", "least"),
    [
        (RS, 4, "normal", "gentle", 40, 0.03),
        (RS, 4, "hard", "normal", 40, 0.04),
        (GR, 2, "normal", "gentle", 20, 0.2),
        (MI, 4, "normal", "gentle", 60, 0.5),
    ],
)
def test_a_better_level_wins_more(game, seats, upper, lower, deals, least):
    """The short form, where the steps are wide. The seeds are fixed: these are facts."""
    assert step(game, seats, upper, lower, deals)[0] >= least
