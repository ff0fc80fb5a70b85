"""python -m engine league: levels of bots against each other, with intervals and Elo. It can be interrupted and goes on.

Every two levels meet: in half of the matches one bot of the first sits among the second, in the other half the other way
round, the lone one at each seat in turn. The same input gives the same digest, whatever plays the matches and in whatever
order they end: this process, all cores, or a Dask cluster.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from engine.bots import LEVELS
from engine.chance import Seed
from engine.cli.given import UsageError, add_table, options_of, seed_of, text_of, whole
from engine.cli.simulate import PARTS, play_one
from engine.cli.standings import Field, Rated, elo, interval
from engine.cli.workers import MOST_WORKERS, add_workers, end_on_sigterm, workers_of
from engine.games import find
from engine.model import Options

_BLOCK = 4
"""Matches that are handed out together."""


class Fixture(NamedTuple):
    """A match to be played: the level that sits alone, the level of all others, and its number among these, from 0."""

    alone: str
    others: str
    number: int

    def field(self, seats: int) -> Field:
        """The levels by seat."""
        return tuple(self.alone if seat == self.number % seats else self.others for seat in range(seats))


class Result(NamedTuple):
    """A match played: what the lone bot won of it, in 840ths, the digest of its actions, and an error or ""."""

    fixture: Fixture
    won: int
    digest: str
    error: str


def add(commands: Any) -> None:
    """The command and its flags."""
    parser = commands.add_parser("league", help="levels of bots against each other: shares of wins and Elo")
    add_table(parser)
    parser.add_argument("--levels", metavar="LEVEL,...", default="gentle,normal,hard,expert", help="two levels or more")
    parser.add_argument("--matches", metavar="K", help="matches for every two levels (default 200)")
    parser.add_argument("--file", metavar="FILE", help="results are kept there; the same command goes on where it was stopped")
    add_workers(parser)
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster (pip install 'kitchen-table[league]')")
    parser.add_argument("--json", action="store_true", help="one JSON object at the end")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Play what is missing, then print the standings. Exit code 1 if a match ended with an error."""
    options, seed, levels = options_of(given), seed_of(given), _levels(given.levels)
    matches = whole(given.matches or "200", "--matches", 1, 10**7)
    workers = workers_of(given)
    if given.file is not None and given.file.strip() in ("", "-"):
        raise UsageError("--file takes the name of a file")
    if given.file is not None and given.seed is None:
        raise UsageError("--file needs a --seed: only then can the same command go on")
    about = {"league": given.game, "seats": options.seats, "options": dict(options), "levels": levels, "seed": seed}
    due = fixtures(levels, matches)
    end_on_sigterm()
    with Book(given.file, about) as book:
        left = [fixture for fixture in due if fixture not in book.results]
        progress = Progress(len(due))
        with executor_for(given.dask, workers, len(left)) as executor:
            for result in played(executor, given.game, options, seed, left):
                book.add(result)
                progress.show(len(book.results))
        progress.done()
        results = [book.results[fixture] for fixture in due]
    summary = standings(results, options.seats)
    if given.json:
        print(json.dumps(about | {"matches": matches} | summary))
    else:
        print("\n".join(_lines(find(given.game).info.title, about, summary)))
    for result in results:
        if result.error:
            print(f"error: {result.error}", file=sys.stderr)
    return 1 if summary["errors"] else 0


def _levels(text: str) -> list[str]:
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise UsageError(f"there is no bot level {level!r}; the levels are {', '.join(LEVELS)}")
    if len(set(levels)) < 2 or len(set(levels)) < len(levels):
        raise UsageError("--levels takes two different levels or more")
    return levels


def fixtures(levels: Iterable[str], matches: int) -> list[Fixture]:
    """All matches, in the order of the digest."""
    return [
        Fixture(alone, others, number)
        for lower, upper in combinations(levels, 2)
        for alone, others, share in ((upper, lower, (matches + 1) // 2), (lower, upper, matches // 2))
        for number in range(share)
    ]


def play(game: str, seats: int, values: dict[str, str], seed: Seed, block: list[Fixture]) -> list[Result]:
    """Play some matches: what a worker is asked. Both ways round the same deals come up."""
    found = []
    for fixture in block:
        field = fixture.field(seats)
        one = play_one(game, seats, values, list(field), seed, fixture.number)
        found.append(Result(fixture, one.wins[fixture.number % seats], one.digest, one.error))
    return found


def played(executor: Executor | None, game: str, options: Options, seed: Seed, left: list[Fixture]) -> Iterator[Result]:
    """The results as they come; None plays them here. Never more are handed out than keep everybody busy."""
    about = (game, options.seats, dict(options), seed)
    blocks = (left[at : at + _BLOCK] for at in range(0, len(left), _BLOCK))
    if executor is None:
        for block in blocks:
            yield from play(*about, block)
        return
    out: set[Future[list[Result]]] = set()
    for block in blocks:
        out.add(executor.submit(play, *about, block))
        if len(out) >= 4 * MOST_WORKERS:
            done, out = wait(out, return_when=FIRST_COMPLETED)
            for one in done:
                yield from one.result()
    while out:
        done, out = wait(out, return_when=FIRST_COMPLETED)
        for one in done:
            yield from one.result()


@contextmanager
def executor_for(dask: str | None, workers: int, matches: int) -> Iterator[Executor | None]:
    """What plays the matches: a Dask cluster, a pool of processes, or None where one process does as well."""
    if dask is not None:
        client = _dask_client(dask)
        try:
            yield client.get_executor()
        finally:
            client.close()
    elif workers > 1 and matches > _BLOCK:
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)
    else:
        yield None


def _dask_client(address: str) -> Any:
    try:
        from dask.distributed import Client  # noqa: PLC0415  (an optional extra)
    except ImportError:
        raise UsageError("--dask needs Dask: pip install 'kitchen-table[league]'") from None
    try:
        return Client(address, timeout=10)
    except (OSError, ValueError) as problem:
        raise UsageError(f"no Dask cluster answers at {address}: {problem}") from None


class Book:
    """The results so far, kept in a file of JSON lines: what the league is about, then a line a match."""

    def __init__(self, name: str | None, about: dict[str, Any]) -> None:
        """Read what is there. UsageError if the file is of another league; a last line that was cut off is forgotten."""
        self.results: dict[Fixture, Result] = {}
        self._file: TextIO | None = None
        self._path = None if name is None else Path(name)
        if self._path is None:
            return
        kept = text_of(str(self._path)) if self._path.exists() else ""
        whole_lines = kept[: kept.rfind("\n") + 1].splitlines()
        if whole_lines:
            self._read(whole_lines, about)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # Written anew beside it and put in its place at once: a stop in the middle loses nothing.
            new = self._path.with_name(self._path.name + ".new")
            lines = [about, *map(_line, self.results.values())]
            new.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
            new.replace(self._path)
            self._file = self._path.open("a", encoding="utf-8", newline="\n")
        except OSError as wrong:
            raise UsageError(f"{name} cannot be written: {wrong.strerror or wrong}") from None

    def _read(self, lines: list[str], about: dict[str, Any]) -> None:
        try:
            if json.loads(lines[0]) != about:
                raise UsageError(f"{self._path} holds another league: {lines[0][:200]}")
            for line in lines[1:]:
                alone, others, number, won, digest, error = json.loads(line)
                if type(won) is not int or not 0 <= won <= PARTS:
                    raise ValueError(f"no match is won to {str(won)[:40]} of {PARTS} parts")
                fixture = Fixture(str(alone), str(others), int(number))
                self.results[fixture] = Result(fixture, won, str(digest), str(error))
        except (ValueError, TypeError, OverflowError, RecursionError) as wrong:
            if isinstance(wrong, UsageError):
                raise
            raise UsageError(f"{self._path} is not a file of this league's results: {wrong}") from None

    def add(self, result: Result) -> None:
        """One more."""
        self.results[result.fixture] = result
        if self._file is not None:
            print(json.dumps(_line(result)), file=self._file, flush=True)

    def __enter__(self) -> "Book":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()


def _line(result: Result) -> list[Any]:
    return [*result.fixture, result.won, result.digest, result.error]


class Progress:
    """A line on a terminal that is written over; nothing elsewhere."""

    def __init__(self, due: int) -> None:
        self._due = due
        self._on = sys.stderr is not None and sys.stderr.isatty()
        self._start, self._next = time.monotonic(), 0.0

    def show(self, done: int) -> None:
        """Tell how far it is, at most five times a second."""
        if self._on and (now := time.monotonic()) >= self._next:
            self._next = now + 0.2
            print(f"\r{done} of {self._due} matches, {now - self._start:.0f} s ", end="", file=sys.stderr, flush=True)

    def done(self) -> None:
        """Clear the line."""
        if self._on:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def standings(results: list[Result], seats: int) -> dict[str, Any]:
    """All that the results say, as plain values."""
    digest = hashlib.sha256("".join(f"{' '.join(map(str, one.fixture))} {one.digest}\n" for one in results).encode())
    good = [one for one in results if not one.error]
    pairs: list[dict[str, Any]] = []
    fields: dict[Field, list[float]] = {}
    for alone, others in dict.fromkeys((one.fixture.alone, one.fixture.others) for one in results):
        these = [one for one in good if one.fixture[:2] == (alone, others)]
        won = sum(one.won for one in these) / PARTS
        low, high = interval(won, len(these))
        share = won / len(these) if these else 0.0
        pairs.append(
            {
                "alone": alone,
                "others": others,
                "matches": len(these),
                "share": round(share, 4),
                "interval": [round(low, 4), round(high, 4)],
                "fair": round(1 / seats, 4),
            }
        )
        field = (alone, *[others] * (seats - 1))
        by_level = {alone: won, others: len(these) - won}
        fields[field] = [*(by_level[level] for level in sorted({alone, others})), float(len(these))]
    rated: dict[str, Rated] = elo(fields) if good else {}
    return {
        "digest": digest.hexdigest(),
        "errors": len(results) - len(good),
        "pairs": pairs,
        "elo": {level: [round(one.elo, 1), round(one.margin, 1)] for level, one in rated.items()},
    }


def _lines(title: str, about: dict[str, Any], summary: dict[str, Any]) -> list[str]:
    lines = [f"{title}, {about['seats']} players, seed {about['seed']}"]
    for pair in summary["pairs"]:
        low, high = pair["interval"]
        lines.append(
            f"one {pair['alone']} among {pair['others']}: {pair['share']:.1%} of {pair['matches']} matches "
            f"({low:.1%} to {high:.1%}; fair {pair['fair']:.1%})"
        )
    for level, (points, margin) in sorted(summary["elo"].items(), key=lambda one: -one[1][0]):
        lines.append(f"{level}: Elo {points:+.0f} (give or take {margin:.0f})")
    lines += [f"errors: {summary['errors']}", f"digest: {summary['digest']}"]
    return lines
