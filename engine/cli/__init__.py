"""The command line: python -m engine COMMAND. The one part of the engine that may use files and time.

play       a match as text, of bots or with a person at one seat
simulate   many matches of bots, counted
league     levels of bots against each other
replay     a record from its file
position   answers to written positions
rules      the rules page of a game
options    the house rules of a game
bench      how fast the engine is

Mistakes on the command line end with one sentence on standard error and exit code 2.
"""

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from typing import NoReturn

from engine.cli.given import UsageError


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence, without the usage text."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (python -m {self.prog} --help says more)")


def parser() -> argparse.ArgumentParser:
    """Every command with its flags."""
    from engine.cli import bench, league, play, position, replay, rules, simulate  # noqa: PLC0415  (a command loads what it needs)

    top = _Parser(prog="engine", description="Three family card games, without a screen.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in (play, simulate, league, replay, position, rules, bench):
        module.add(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
    try:
        return _run(arguments)
    except BrokenPipeError:  # the reader of our output has left: that is no mistake
        _mute()
        return 0
    except OSError as wrong:  # files are caught where they are named, so this is the output
        _mute()
        _complain(f"the output cannot be written: {wrong.strerror or wrong}")
        return 1
    except KeyboardInterrupt:
        _complain("\nstopped")
        return 130


def _run(arguments: list[str] | None) -> int:
    """Run the command and see its output out."""
    try:
        given = parser().parse_args(arguments)
        command: Callable[[argparse.Namespace], int] = given.run
        code = command(given)
    except UsageError as wrong:
        _complain(str(wrong))
        code = 2
    except SystemExit as done:  # --help
        code = done.code if isinstance(done.code, int) else 2
    if sys.stdout is not None:
        sys.stdout.flush()
    return code


def _complain(words: str) -> None:
    """A sentence on standard error, if there is one."""
    if sys.stderr is not None:
        print(words, file=sys.stderr)


def _mute() -> None:
    """Nothing more can be written: what is still waiting to be must not fail when the program ends."""
    if sys.stdout is not None and hasattr(sys.stdout, "fileno"):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
