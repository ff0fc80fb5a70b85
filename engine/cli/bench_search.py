"""The part of `python -m engine bench` that measures bots: simulations a second, and how long a decision takes."""

import time
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Any

from engine.bots import LEVELS, make_bot
from engine.bots.bot import decide
from engine.bots.levels_rolling_stone import SENSE
from engine.bots.search import SearchBot
from engine.games import GAMES, find
from engine.match import make_bots, new_table
from engine.model import Options, View

OURS = "rolling_stone, search"
IN_PYTHON = "openspiel hearts, ISMCTS in Python"
IN_CPP = "openspiel hearts, ISMCTS in C++"
_PLAYOUTS = 200
_HEARTS = (1, 3, 4)
"""Seeds of the deals of hearts: in some others OpenSpiel 2.0's search in C++ crashes while cards are passed."""
_DECISIONS = 60
"""Timed for each game and level."""


def measures() -> dict[str, Callable[[Random], int] | None]:
    """Each does one search of 200 simulations at the next decision of a whole deal, and returns how many it did."""
    return {
        OURS: _ours(),
        IN_PYTHON: _openspiel(in_python=True),
        IN_CPP: _openspiel(in_python=False),
    }


def _ours() -> Callable[[Random], int]:
    bot = SearchBot("rolling_stone", 1, _PLAYOUTS, SENSE)
    views = cycle([view for view in _views("rolling_stone", 4, 2) if len(SENSE.choices(view)) > 1])

    def search(_: Random) -> int:
        decide(bot, next(views))
        return _PLAYOUTS

    return search


def _views(game: str, seats: int, matches: int, level: str = "normal") -> Iterator[View[Any, Any]]:
    """Every view with a choice in some short matches of quick bots."""
    rules = find(game)
    short = {key: value for key, value in (("match_to", "1"), ("length", "three")) if key in dict(Options(rules.info, seats))}
    for seed in range(matches):
        table = new_table(game, Options(rules.info, seats, short), seed)
        bots = make_bots(game, [level] * seats, seed)
        while table.turn is not None:
            view = table.view(table.turn)
            if len(view.legal) > 1:
                yield view
            table.play(table.turn, decide(bots[table.turn], view))


def _openspiel(*, in_python: bool) -> Callable[[Random], int] | None:
    """ISMCTS with random playouts, one a simulation, at the decisions of whole random deals of hearts."""
    try:
        import pyspiel  # noqa: PLC0415

        if in_python:
            import numpy  # noqa: PLC0415  (OpenSpiel needs it too)
            from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    if in_python:
        chance = numpy.random.RandomState(1)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, _PLAYOUTS, random_state=chance)
    else:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, _PLAYOUTS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT)
    states = cycle([state for seed in _HEARTS for state in _hearts(game, Random(seed))])

    def search(_: Random) -> int:
        bot.step(next(states))
        return _PLAYOUTS

    return search


def _hearts(game: Any, dice: Random) -> list[Any]:
    """The states of a random deal in which there is a choice."""
    found = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            found.append(state.clone())
        state.apply_action(legal[int(dice.random() * len(legal))])
    return found


def decisions() -> dict[str, dict[str, float]]:
    """Milliseconds that a decision takes, the middle and the worst of a hundred, for every game and level."""
    found = {}
    for game, rules in GAMES.items():
        for seats in sorted({rules.info.usual, max(rules.info.seats)}):
            views = list(_views(game, seats, 4))
            views = views[:: max(1, len(views) // _DECISIONS)][:_DECISIONS]
            for level in LEVELS:
                bot = make_bot(game, level, 1)
                decide(bot, views[0])  # tables that are built when first needed
                times = sorted(_milliseconds(bot, view) for view in views)
                found[f"{game} {seats}, {level}"] = {
                    "p50": round(times[len(times) // 2], 3),
                    "p99": round(times[int(len(times) * 0.99)], 3),
                    "of": len(times),
                }
    return found


def _milliseconds(bot: Any, view: View[Any, Any]) -> float:
    """The middle one of three times: a bot does the same each time, so what differs is the machine's."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        decide(bot, view)
        times.append(time.perf_counter() - start)
    return sorted(times)[1] * 1000
