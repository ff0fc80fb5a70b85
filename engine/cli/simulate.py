"""python -m engine simulate: many matches of bots, counted. The same input gives the same digest, whatever runs it."""

import argparse
import hashlib
import json
import math
import multiprocessing
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from engine import cards, chance
from engine.chance import Seed
from engine.cli.given import UsageError, add_table, levels_of, options_of, seed_of, whole
from engine.cli.workers import add_workers, end_on_sigterm, workers_of
from engine.events import DealOver, MatchOver
from engine.games import find
from engine.match import make_bots, misplaced, new_table, run
from engine.model import DEAL, Options, Seat
from engine.table import Table

PARTS = 840
"""A win is counted in 840ths, which any number of up to eight seats can share exactly."""


class Played(NamedTuple):
    """What is counted of one match; wins in 840ths by seat."""

    digest: str
    lengths: list[int]
    ends: list[str]
    wins: list[int]
    deal_wins: list[int]
    markers: list[int] | None
    error: str


def add(commands: Any) -> None:
    """The command and its flags."""
    parser = commands.add_parser("simulate", help="many matches of bots, counted")
    add_table(parser)
    parser.add_argument("--matches", metavar="K", help="how many matches (default 100)")
    parser.add_argument("--deals", metavar="D", help="instead of --matches: go on until so many deals are played")
    parser.add_argument("--bots", metavar="LEVEL,...", help="one level for all seats, or one for each (default: normal)")
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object at the end")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Simulate, then print the counts. Exit code 1 if a match ended with an error."""
    options, seed = options_of(given), seed_of(given)
    levels = levels_of(given.bots, options.seats)
    if given.matches is not None and given.deals is not None:
        raise UsageError("--matches and --deals say the same in two ways; give one of them")
    matches = None if given.deals is not None else whole(given.matches or "100", "--matches", 1, 10**7)
    deals = whole(given.deals, "--deals", 1, 10**8) if given.deals is not None else None
    workers = workers_of(given)
    end_on_sigterm()
    total = Total(options.seats)
    progress = Progress(matches, deals)
    for played in _stream(given.game, options, levels, seed, matches, workers):
        if deals is not None and total.deals >= deals:
            break
        total.add(played)
        progress.show(total.matches, total.deals)
    progress.done()
    summary = total.summary()
    if given.json:
        print(json.dumps(summary | {"game": given.game, "seats": options.seats, "seed": seed, "bots": levels}))
    else:
        print("\n".join(_lines(given.game, options, levels, seed, summary)))
    for error in total.errors[:5]:
        print(f"error: {error}", file=sys.stderr)
    return 1 if total.errors else 0


def _stream(game: str, options: Options, levels: list[str], seed: Seed, matches: int | None, workers: int) -> Iterator[Played]:
    """The matches in order, whoever plays them. Without a number it goes on until the reader stops."""
    play = partial(play_one, game, options.seats, dict(options), levels, seed)
    if workers == 1:
        yield from map(play, range(matches) if matches is not None else count())
        return
    block = 64 * workers
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    try:
        start = 0
        while matches is None or start < matches:
            end = start + block if matches is None else min(matches, start + block)
            yield from pool.map(play, range(start, end), chunksize=8)
            start = end
    finally:
        pool.shutdown(cancel_futures=True)


def play_one(game: str, seats: int, values: dict[str, str], levels: list[str], seed: Seed, number: int) -> Played:
    """Play the match of that number (from 0) and count it; an error is caught and named."""
    options = Options(find(game).info, seats, values)
    secret = chance.derive(seed, "match", number)
    table = new_table(game, options, secret)
    lengths: list[int] = []
    ends: list[str] = []
    wins, deal_wins = [0] * seats, [0] * seats
    error = ""
    try:
        due = _markers(table)
        length = 0
        for step in run(table, make_bots(game, levels, secret)):
            length = 0 if step.action is DEAL else length + 1
            for event in step.events:
                if isinstance(event, DealOver):
                    lengths.append(length)
                    ends.append(event.reason)
                    _share(deal_wins, event.winners)
                elif isinstance(event, MatchOver):
                    _share(wins, event.winners)
            if step.action is DEAL or table.deal_over:
                _check(table, due)
    except Exception as wrong:  # whatever it is, it is counted and named, and the other matches go on
        error = f"match {number} (seed {secret}), ply {table.ply}: {type(wrong).__name__}: {wrong}"
    digest = hashlib.sha256("".join(f"{seat} {action.text}\n" for seat, action in table.record.actions).encode())
    purses = [sum(heap.counts) for heap in table.view(None).heaps if heap.zone.name == "purse"]
    return Played(digest.hexdigest(), lengths, ends, wins, deal_wins, purses or None, error)


def _share(wins: list[int], winners: tuple[Seat, ...]) -> None:
    for seat in winners:
        wins[seat] += PARTS // len(winners)


def _markers(table: Table) -> int:
    return sum(sum(heap.counts) for heap in table.view(None).heaps)


def _check(table: Table, due: int) -> None:
    """Cards and markers are all there, none twice, none owed."""
    if wrong := misplaced(table.rules, table):
        raise AssertionError(f"not in exactly one place: {' '.join(map(cards.name, wrong))}")
    heaps = table.view(None).heaps
    if sum(sum(heap.counts) for heap in heaps) != due:
        raise AssertionError("markers have come or gone")
    if any(one < 0 for heap in heaps if heap.zone.name != "bank" for one in heap.counts):
        raise AssertionError("a place holds fewer than no markers")


class Total:
    """The counts of all matches so far."""

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.deals = 0
        self.errors: list[str] = []
        self._digest = hashlib.sha256()
        self._lengths: list[int] = []
        self._ends: Counter[str] = Counter()
        self._wins = [0] * seats
        self._deal_wins = [0] * seats
        self._markers: list[int] | None = None

    def add(self, played: Played) -> None:
        """Count one more match."""
        self.matches += 1
        self.deals += len(played.lengths)
        if played.error:
            self.errors.append(played.error)
        self._digest.update(played.digest.encode())
        self._lengths += played.lengths
        self._ends.update(played.ends)
        self._wins = [old + new for old, new in zip(self._wins, played.wins)]
        self._deal_wins = [old + new for old, new in zip(self._deal_wins, played.deal_wins)]
        if played.markers is not None:
            self._markers = [old + new for old, new in zip(self._markers or [0] * len(played.markers), played.markers)]

    def summary(self) -> dict[str, Any]:
        """All counts as plain values."""
        lengths = sorted(self._lengths) or [0]
        return {
            "digest": self._digest.hexdigest(),
            "errors": len(self.errors),
            "matches": self.matches,
            "wins": [_parts(count) for count in self._wins],
            "deal_wins": [_parts(count) for count in self._deal_wins],
            "deals": self.deals,
            "moves": {
                "median": statistics.median(lengths),
                "p99": lengths[math.ceil(0.99 * len(lengths)) - 1],
                "max": lengths[-1],
            },
            "ends": dict(sorted(self._ends.items())),
            "markers": self._markers,
        }


def _parts(count: int) -> float | int:
    whole_wins, rest = divmod(count, PARTS)
    return round(whole_wins + rest / PARTS, 6) if rest else whole_wins


class Progress:
    """A line on a terminal that is written over; nothing elsewhere."""

    def __init__(self, matches: int | None, deals: int | None) -> None:
        self._matches, self._deals = matches, deals
        self._on = sys.stderr is not None and sys.stderr.isatty()
        self._next = 0.0

    def show(self, matches: int, deals: int) -> None:
        """Tell how far it is, at most five times a second."""
        if self._on and (now := time.monotonic()) >= self._next:
            self._next = now + 0.2
            due = f" of {self._matches} matches" if self._matches is not None else " matches"
            goal = f" of {self._deals}" if self._deals is not None else ""
            print(f"\r{matches}{due}, {deals}{goal} deals ", end="", file=sys.stderr, flush=True)

    def done(self) -> None:
        """Clear the line."""
        if self._on:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _lines(game: str, options: Options, levels: list[str], seed: Seed, summary: dict[str, Any]) -> list[str]:
    title = find(game).info.title
    lines = [f"{title}, {options.seats} players, seed {seed}: {summary['matches']} matches, {summary['deals']} deals"]
    for seat, level in enumerate(levels):
        share = summary["wins"][seat] / max(1, summary["matches"])
        deals = summary["deal_wins"][seat] / max(1, summary["deals"])
        line = f"seat {seat} ({level}): {summary['wins'][seat]} matches ({share:.1%}), "
        line += f"{summary['deal_wins'][seat]} deals ({deals:.1%})"
        if summary["markers"]:
            line += f", {summary['markers'][seat] / max(1, summary['matches']):.1f} markers a match"
        lines.append(line)
    moves = summary["moves"]
    lines.append(f"moves a deal: median {moves['median']}, p99 {moves['p99']}, longest {moves['max']}")
    lines.append("deals ended: " + ", ".join(f"{reason} {number}" for reason, number in summary["ends"].items()))
    lines.append(f"errors: {summary['errors']}")
    lines.append(f"digest: {summary['digest']}")
    return lines
