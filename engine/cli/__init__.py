"""The command line: python -m engine COMMAND. The one part of the engine that may use files and time.

play       a match as text, of bots or with a person at one seat
simulate   many matches of bots, counted
replay     a record from its file
position   answers to written positions
rules      the rules page of a game
options    the house rules of a game
bench      how fast the engine is

Mistakes on the command line end with one sentence on standard error and exit code 2.
"""

import argparse
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
    from engine.cli import bench, play, position, replay, rules, simulate  # noqa: PLC0415  (a command loads what it needs)

    top = _Parser(prog="engine", description="Three family card games, without a screen.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in (play, simulate, replay, position, rules, bench):
        module.add(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        given = parser().parse_args(arguments)
        command: Callable[[argparse.Namespace], int] = given.run
        return command(given)
    except UsageError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has left: that is no mistake
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130
