"""python -m game bench: what the client costs, against the goals P1 to P7 and P11 (docs/performance.md).

Every figure is measured in a process of its own, so that none finds what another has left behind. P8 to P10 are the engine's:
`python -m engine bench`.
"""

import argparse
import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from game.bench import screens
from game.bench.figures import SIZES, Row, load, machine, row_from

DRIVERS = ("xvfb", "dummy", "here")
_LONGEST = 900.0
"""Seconds for one figure."""


class Part(NamedTuple):
    """Where the figures of a goal come from: a module of this package, what its `measure` is called with for short, and what
    they depend on."""

    module: str
    short: tuple[Any, ...] = ()
    sized: bool = True
    window: bool = False
    """Whether only a real window tells anything."""


PARTS = {
    "P1": Part("frames", (1, 1)),
    "P2": Part("costly", (1, 1)),
    "P3": Part("frames", (1, 1)),
    "P4": Part("idle", (1.0,), sized=False),
    "P5": Part("thinking", (1,), window=True),
    "P6": Part("starting", (1,), sized=False, window=True),
    "P7": Part("resizing", (1, 1)),
    "P11": Part("memory", (20,), sized=False),
}


def add(commands: Any) -> None:
    """The command and its flags."""
    parser = commands.add_parser("bench", help="what the client costs, against its goals")
    parser.add_argument("--only", default=",".join(PARTS), help="goals, as in P1,P3")
    parser.add_argument("--size", default=",".join(SIZES), help="of the window, as in 720p,1080p")
    parser.add_argument("--driver", help="xvfb, dummy, or here: as a program that is started here; both of the first otherwise")
    parser.add_argument("--short", action="store_true", help="few frames, to see that it works")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Measure and print; ValueError for what cannot be measured."""
    goals = _listed(given.only, PARTS, "--only")
    sizes = _listed(given.size, SIZES, "--size")
    drivers = _listed(given.driver, DRIVERS, "--driver") if given.driver else ["xvfb", "dummy"]
    found: dict[str, Any] = {"rows": [], "not_measured": [], **machine()}
    for row in measure(goals, sizes, drivers, given.short, found["not_measured"]):
        found["rows"].append(row.plain())
        if not given.json:
            print(row.line(), flush=True)
    found["load_after"] = load()
    if given.json:
        print(json.dumps(found, indent=1))
        return 0
    for name in found["not_measured"]:
        print(f"{name}: not measured")
    print(", ".join(f"{name} {found[name]}" for name in ("python", "pygame", "sdl", "system", "cores", "load", "load_after")))
    return 0


def measure(goals: list[str], sizes: list[str], drivers: list[str], short: bool, missing: list[str]) -> Iterator[Row]:
    """The figures of these goals, one after the other; into `missing` what could not be measured, and why."""
    with contextlib.ExitStack() as held:
        for driver in drivers:
            if driver == "xvfb" and not screens.can_be_had():
                missing.append("xvfb: Xvfb is not installed")
                continue
            display = held.enter_context(screens.server()) if driver == "xvfb" else ""
            environ = screens.environment(driver, display)
            done = set()
            for goal in goals:
                part = PARTS[goal]
                if part.module in done or (part.window and driver == "dummy"):
                    continue
                done.add(part.module)
                for size in sizes if part.sized else [""]:
                    try:
                        rows = _measured(part, size, short, environ)
                    except RuntimeError as problem:
                        missing.append(" ".join(filter(None, (goal, driver, size))) + f": {problem}")
                        continue
                    yield from (row for row in rows if row.id in goals)


def _measured(part: Part, size: str, short: bool, environ: dict[str, str]) -> list[Row]:
    """In a process of its own. RuntimeError if that fails."""
    words = [part.module, size, *(map(str, part.short) if short else ())]
    try:
        done = subprocess.run(
            [sys.executable, "-m", "game.bench", *words],
            env=environ,
            capture_output=True,
            text=True,
            timeout=_LONGEST,
            check=True,
        )
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"it took longer than {_LONGEST:.0f} seconds") from None
    except subprocess.CalledProcessError as problem:
        raise RuntimeError(problem.stderr.strip().rpartition("\n")[2] or f"it ended with {problem.returncode}") from None
    return [row_from(plain) for plain in json.loads(done.stdout.strip().rpartition("\n")[2])]


def _listed(text: str, known: Any, flag: str) -> list[str]:
    found = text.split(",")
    for one in found:
        if one not in known:
            raise ValueError(f"{flag} {one!r}: it is one of {', '.join(known)}")
    return found
