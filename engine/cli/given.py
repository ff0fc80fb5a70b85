"""What the commands are given: games, seats, options, seeds and bots, checked, each mistake in one sentence."""

import argparse
import contextlib
import secrets
import sys
from pathlib import Path

from engine import deal_code
from engine.bots import LEVELS
from engine.chance import Given, Seed
from engine.games import GAMES, find
from engine.model import Options
from engine.rules import AnyRules


class UsageError(ValueError):
    """A mistake on the command line; its text says what is possible."""


def add_table(parser: argparse.ArgumentParser) -> None:
    """The flags that describe a table: game, seats, seed, options."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--seats", metavar="N", help="number of players (default: what the game is best with)")
    parser.add_argument("--seed", metavar="S", help="a whole number from 0; the same seed gives the same match")
    parser.add_argument("--options", metavar="KEY=VALUE,...", default="", help="house rules; see the command options")


def rules_of(given: argparse.Namespace) -> AnyRules:
    """The game named."""
    try:
        return find(given.game)
    except ValueError as wrong:
        raise UsageError(str(wrong)) from None


def options_of(given: argparse.Namespace) -> Options:
    """The number of seats and the house rules."""
    info = rules_of(given).info
    seats = info.usual if given.seats is None else whole(given.seats, "--seats", 1, 99)
    chosen: dict[str, object] = {}
    for pair in filter(None, given.options.split(",")):
        key, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--options takes KEY=VALUE pairs with commas between them, not {pair!r}")
        if key.strip() in chosen:
            raise UsageError(f"--options names {key.strip()} twice")
        chosen[key.strip()] = value.strip()
    try:
        return Options(info, seats, chosen)
    except ValueError as wrong:
        raise UsageError(str(wrong)) from None


def whole(text: str, flag: str, least: int, most: int) -> int:
    """A whole number in a range."""
    if not (text.isascii() and text.isdigit() and len(text) <= 40 and least <= int(text) <= most):
        raise UsageError(f"{flag} takes a whole number from {least} to {most}, not {text[:40]!r}")
    return int(text)


def seed_of(given: argparse.Namespace) -> Seed:
    """The seed named, or a new one that cannot be guessed; with the first deal that --deal chose, where a command has that."""
    seed = secrets.randbits(64) if given.seed is None else whole(given.seed, "--seed", 0, 10**38)
    code = getattr(given, "deal", None)
    if code is None:
        return seed
    try:
        return Given(seed, deal_code.read(code))
    except deal_code.CodeError as wrong:
        raise UsageError(f"--deal {code[:40]!r}: {wrong}") from None


def levels_of(text: str | None, seats: int) -> list[str]:
    """The bot level of each seat: one for all, or one for each."""
    levels = [level.strip() for level in (text or "normal").split(",")]
    for level in levels:
        if level not in LEVELS:
            raise UsageError(f"there is no bot level {level!r}; the levels are {', '.join(LEVELS)}")
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise UsageError(f"--bots takes one level, or one for each of the {seats} seats, not {len(levels)}")
    return levels


def text_of(name: str, most: int = 64 << 20) -> str:
    """A text file's content; "-" is standard input."""
    try:
        if name == "-" and sys.stdin is None:
            raise UsageError("there is no standard input to read from")
        with contextlib.nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as file:
            read = file.read(most + 1)  # never more: what is no file, a device for one, may have no end
        if len(read) > most:
            raise UsageError(f"{name} is larger than {most >> 20} MB and is not read")
        text = read.decode("utf-8-sig")
        return text if name == "-" else text.replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise UsageError(f"{name} is not a text file (UTF-8)") from None
    except OSError as wrong:
        raise UsageError(f"{name} cannot be read: {wrong.strerror or wrong}") from None


def write(path: Path, text: str) -> None:
    """Write a text file; UsageError if that is not possible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    except OSError as wrong:
        raise UsageError(f"{path} cannot be written: {wrong.strerror or wrong}") from None
