"""python -m engine bench: figures P8 to P10 and how long bots think, measured against other engines in the same run.

    moves    P8, P9: player moves over the whole time, dealing included, one list of legal moves and one random choice a move
    search   P10: simulations a second over the decisions of whole deals, a search of 200 at each
    clones   P9: microseconds for a copy of a state
    think    milliseconds for a decision, by game and level; each is thought out three times and the middle time counts

What is compared takes turns, fifteen rounds, and the median counts, so that a busy moment of the machine hits all alike.
`pip install open-spiel rlcard` brings the engines compared with; without them they are named as not measured.
"""

import argparse
import copy
import json
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine import chance
from engine.cli import bench_search
from engine.games import find
from engine.games.rolling_stone import RULES as ROLLING_STONE
from engine.match import new_table
from engine.model import DEAL, Options

PARTS = ("moves", "search", "clones", "think")
ROUNDS = 15
_SECONDS = 0.2
"""How long one measure runs in one round."""


def add(commands: Any) -> None:
    """The command and its flags."""
    parser = commands.add_parser("bench", help="how fast the engine is")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--only", choices=PARTS, help="one part of it")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Measure and print."""
    figures = measure((given.only,) if given.only else PARTS)
    if given.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures["per_second"].items():
        print(f"{name:44} {value:>12,.0f} a second")
    for name, value in figures["microseconds"].items():
        print(f"{name:44} {value:>12.2f} microseconds")
    for name, goal in figures["goals"].items():
        print(f"{name:44} {goal['ratio']:>9.2f} x (at least {goal['least']} x)")
    for name, times in figures["decisions"].items():
        print(f"{name:44} p50 {times['p50']:>8.2f}  p99 {times['p99']:>8.2f} ms ({times['of']} decisions)")
    for name in figures["not_measured"]:
        print(f"{name}: not measured")
    print(f"{figures['python']}, {figures['machine']}")
    return 0


def measure(parts: Sequence[str] = PARTS) -> dict[str, Any]:
    """The figures of these parts as plain values."""
    speed: dict[str, float] = {}
    missing: list[str] = []
    if "moves" in parts:
        _take_turns(_moves(), speed, missing)
    if "search" in parts:
        _take_turns(bench_search.measures(), speed, missing)
    clones = _clones() if "clones" in parts else {}
    return {
        "per_second": {name: round(rate) for name, rate in speed.items()},
        "microseconds": {name: round(1e6 * seconds, 3) for name, seconds in clones.items()},
        "goals": _goals(speed, clones),
        "decisions": bench_search.decisions() if "think" in parts else {},
        "not_measured": missing,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
    }


def _moves() -> dict[str, Callable[[Random], int] | None]:
    return {
        "rolling_stone, table": lambda dice: _table("rolling_stone", 4, dice),
        "rolling_stone, rules": lambda dice: _rules("rolling_stone", 4, dice),
        "rolling_stone, playout": _playouts,
        "gran_ramino 2, table": lambda dice: _table("gran_ramino", 2, dice),
        "gran_ramino 2, rules with win test": lambda dice: _rules("gran_ramino", 2, dice),
        "michigan 4, table": lambda dice: _table("michigan", 4, dice),
        "openspiel hearts": _openspiel("hearts"),
        "openspiel gin_rummy": _openspiel("gin_rummy"),
        "rlcard uno": _rlcard("uno"),
        "rlcard gin-rummy": _rlcard("gin-rummy"),
    }


def _take_turns(found: dict[str, Callable[[Random], int] | None], speed: dict[str, float], missing: list[str]) -> None:
    """The median rate of each measure into `speed`; those that cannot be made into `missing`."""
    missing += [name for name, play in found.items() if play is None]
    rounds: dict[str, list[float]] = {name: [] for name, play in found.items() if play}
    for number in range(ROUNDS):
        for name, rates in rounds.items():
            play = found[name]
            assert play is not None
            dice = Random(number)
            start = time.perf_counter()
            done = 0
            while time.perf_counter() - start < _SECONDS:
                done += play(dice)
            rates.append(done / (time.perf_counter() - start))
    speed.update({name: statistics.median(rates) for name, rates in rounds.items()})


def _goals(speed: dict[str, float], clones: dict[str, float]) -> dict[str, Any]:
    """The ratios that are asked for, as far as both sides were measured."""
    asked = [
        ("P8 table / hearts", "rolling_stone, table", "openspiel hearts", 1.0),
        ("P8 table / uno", "rolling_stone, table", "rlcard uno", 3.0),
        ("P8 table / gin", "rolling_stone, table", "rlcard gin-rummy", 10.0),
        ("P8 playout / hearts", "rolling_stone, playout", "openspiel hearts", 3.0),
        ("P9 gran_ramino with win test / gin_rummy", "gran_ramino 2, rules with win test", "openspiel gin_rummy", 10.0),
        ("P10 search / OpenSpiel's in Python", bench_search.OURS, bench_search.IN_PYTHON, 10.0),
        ("P10 search / OpenSpiel's in C++", bench_search.OURS, bench_search.IN_CPP, 0.4),
    ]
    goals = {
        name: {"ratio": round(speed[ours] / speed[theirs], 2), "least": least}
        for name, ours, theirs, least in asked
        if ours in speed and theirs in speed
    }
    for game in ("rolling_stone", "gran_ramino", "michigan") if clones else ():
        ratio = clones[f"{game}, deepcopy"] / clones[f"{game}, copy"]
        goals[f"P9 copy / deepcopy, {game}"] = {"ratio": round(ratio, 2), "least": 25.0}
    return goals


def _options(game: str, seats: int) -> Options:
    return Options(find(game).info, seats)


def _table(game: str, seats: int, dice: Random) -> int:
    """One match through the table: legality checked, events made, record kept. Returns the player moves."""
    table = new_table(game, _options(game, seats), dice.getrandbits(60))
    play, throw = table.play, dice.random
    moves = deals = 0
    while (seat := table.turn) is not None:
        legal = table.legal
        action = legal[int(throw() * len(legal))]
        play(seat, action)
        moves += 1
        deals += action is DEAL
    return moves - deals


def _rules(game: str, seats: int, dice: Random) -> int:
    """One match by the rules alone, events made."""
    rules = find(game)
    state = rules.start(_options(game, seats), dice.getrandbits(60))
    legal, play, throw = rules.legal, rules.play, dice.random
    moves = deals = 0
    while state.turn is not None:
        options = legal(state)
        action = options[int(throw() * len(options))]
        play(state, action)
        moves += 1
        deals += action is DEAL
    return moves - deals


def _playouts(dice: Random) -> int:
    """Ten deals of Rolling Stone by bare playouts: shuffled and dealt by hand, played to the end, no events."""
    state = ROLLING_STONE.start(_options("rolling_stone", 4), dice.getrandbits(60))
    ROLLING_STONE.play(state, DEAL)
    order = state.setup.order
    moves = 0
    for number in range(10):
        mixed = chance.shuffled(order, dice)
        state.clear()
        state.hands = [sum([1 << card for card in mixed[seat::4]]) for seat in range(4)]
        state.phase, state.turn, state.leader = "play", number % 4, number % 4
        moves += ROLLING_STONE.playout(state, dice)
        state.scores = [0] * 4
    return moves


def _openspiel(name: str) -> Callable[[Random], int] | None:
    try:
        import pyspiel  # noqa: PLC0415
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def play(dice: Random) -> int:
        state = game.new_initial_state()
        throw = dice.random
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(throw() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(throw() * len(legal))])
                moves += 1
        return moves

    return play


def _rlcard(name: str) -> Callable[[Random], int] | None:
    try:
        import rlcard  # noqa: PLC0415
    except ImportError:
        return None
    game = rlcard.make(name).game

    def play(dice: Random) -> int:
        game.init_game()
        throw = dice.random
        moves = 0
        while not game.is_over():
            legal = list(game.judge.get_legal_actions()) if name == "gin-rummy" else game.get_legal_actions()
            game.step(legal[int(throw() * len(legal))])
            moves += 1
        return moves

    return play


def _clones() -> dict[str, float]:
    """Seconds for one copy of a state in the middle of a deal, ours and `copy.deepcopy`'s."""
    found = {}
    for game in ("rolling_stone", "gran_ramino", "michigan"):
        rules = find(game)
        state = rules.start(_options(game, rules.info.usual), 7)
        dice = Random(7)
        for _ in range(24):
            legal = rules.legal(state)
            rules.play(state, legal[int(dice.random() * len(legal))])
        found[f"{game}, copy"] = _seconds(state.copy, 2000)
        setup = state.setup
        found[f"{game}, deepcopy"] = _seconds(lambda: copy.deepcopy(state, {id(setup): setup}), 100)  # noqa: B023
    return found


def _seconds(call: Callable[[], object], times: int) -> float:
    rates = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            call()
        rates.append((time.perf_counter() - start) / times)
    return statistics.median(rates)
