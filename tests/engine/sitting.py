"""Somebody who plays by text: reads what is printed, and nothing else, and types an answer.

`sit` runs the real command in this process with a player at its input. What was printed since the last answer is the player's
`heard`; every line of the sitting is in `printed`.
"""

import io
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from engine import cards, cli
from engine.cli import at_table, kept
from engine.cli.naming import RANKS, SUITS

CARD_WORDS = {f"{RANKS[cards.rank(card)]} of {SUITS[cards.suit(card)]}": card for card in range(52)}
SEED_3 = ("--seed", "3", "--bots", "random")
CHOICE = re.compile(r"(\d+) ([a-z][^,.]*?)(?=, \d+ |\.$|\. )")


class Player(io.TextIOBase):
    """The input of a sitting. `answer` gets the lines printed since the last answer; None ends the input."""

    def __init__(self, out: io.StringIO, answer: Callable[["Player"], str | None]) -> None:
        self._out = out
        self._answer = answer
        self._read = 0
        self.heard: list[str] = []
        self.table: Any = None

    @property
    def printed(self) -> list[str]:
        return self._out.getvalue().splitlines()

    def listen(self) -> None:
        """Take in what was printed since the last time."""
        text = self._out.getvalue()
        self.heard = text[self._read :].splitlines()
        self._read = len(text)

    def readline(self, _size: int = -1) -> str:  # type: ignore[override]
        self.listen()
        answer = self._answer(self)
        return "" if answer is None else answer + "\n"

    # What a listener can tell from the lines

    @property
    def choices(self) -> list[str]:
        """What was last offered, in the order of its numbers."""
        for line in reversed(self.heard):
            if line.startswith("You can only "):
                return [line.removeprefix("You can only ").removesuffix(".")]
            if line.startswith(("You can", "Split ")):
                return [text for _, text in CHOICE.findall(line.partition(": ")[2])]
            if line.startswith("Type deal, or 1"):
                return ["deal"]
        return []

    def said(self, start: str) -> list[str]:
        """The lines since the last answer that begin so."""
        return [line for line in self.heard if line.startswith(start)]


def sit(monkeypatch: Any, answer: Callable[[Player], str | None], game: str, *flags: str, me: int = 0) -> tuple[int, Player]:
    """(exit code, the player) of one sitting; lines are not broken unless a width is named."""
    out = io.StringIO()
    player = Player(out, answer)
    real = at_table.AtTable.__init__

    def seated(self: Any, table: Any, *rest: Any, **more: Any) -> None:
        player.table = table
        real(self, table, *rest, **more)

    width = () if "--width" in flags else ("--width", "0")
    with monkeypatch.context() as patch:
        patch.setattr(at_table.AtTable, "__init__", seated)
        patch.setattr(sys, "stdin", player)
        patch.setattr(sys, "stdout", out)
        code = cli.main(["play", game, "--me", str(me), *width, *flags])
    return code, player


def script(*lines: str | None) -> Callable[[Player], str | None]:
    """Types these lines, then the input ends. What each was answered is in `replies` by its place."""
    waiting: Iterator[str | None] = iter(lines)
    return lambda player: next(waiting, None)


def replies(monkeypatch: Any, game: str, *lines: str, flags: tuple[str, ...] = SEED_3, me: int = 0) -> list[str]:
    """What is printed after each of these lines and at the end, each joined to one text; the last one is all of it."""
    found: list[str] = []

    def answer(player: Player) -> str | None:
        found.append("\n".join(player.heard))
        return lines[len(found) - 1] if len(found) <= len(lines) else None

    _, player = sit(monkeypatch, answer, game, *flags, me=me)
    player.listen()
    return [*found[1:], *(["\n".join(player.heard)] if player.heard else []), "\n".join(player.printed)]


def card_in(text: str) -> int | None:
    """The card that a choice names."""
    return next((card for words, card in CARD_WORDS.items() if text.endswith(words)), None)


def cards_in(text: str) -> set[int]:
    """Every card that a text in words names: "seven and jack of hearts", "Hearts: seven, jack."."""
    text = " ".join(text.split())
    found = set()
    rank = "|".join(RANKS)
    for ranks, suit in re.findall(rf"((?:(?:{rank})(?:, | and )?)+) of ({'|'.join(SUITS)})", text):
        found |= {SUITS.index(suit) * 13 + RANKS.index(one) for one in re.findall(rank, ranks)}
    for first, more in re.findall(rf"({rank}) of ((?:(?:{'|'.join(SUITS)})(?:, | and )?)+)", text):
        found |= {SUITS.index(suit) * 13 + RANKS.index(first) for suit in re.findall("|".join(SUITS), more)}
    for suit, ranks in re.findall(rf"({'|'.join(name.capitalize() for name in SUITS)}): ((?:(?:{rank})(?:, )?)+)", text):
        found |= {SUITS.index(suit.lower()) * 13 + RANKS.index(one) for one in re.findall(rank, ranks)}
    return found


def spelling(card: int, dice: Random) -> str:
    """A card as one person or another writes it."""
    rank, suit = RANKS[cards.rank(card)], SUITS[cards.suit(card)]
    digits = {str(number): RANKS[number - 2] for number in range(2, 11)}
    digit = next((figure for figure, word in digits.items() if word == rank), rank[0])
    sign = "♥♦♣♠"[cards.suit(card)]
    forms = (
        *(cards.name(card), cards.name(card).lower(), f"{rank} of {suit}", f"{digit} {suit}", f"{digit} of {suit}"),
        *(f"{suit} {rank}", f"the {rank.upper()} of {suit}!", f"  {digit}{suit[0]} ", f"{digit}{sign}", f"{suit} {digit}"),
        *(f"{rank[:3]} {suit[:2]}", f"my {rank} {suit[0]}", f"{rank}  {suit[:-1]}."),
    )
    return dice.choice(forms)


@contextmanager
def kept_in(monkeypatch: Any, folder: Any) -> Iterator[None]:
    """Matches for which no file is named are kept there."""
    with monkeypatch.context() as patch:
        patch.setattr(kept, "folder", lambda: folder)
        yield
