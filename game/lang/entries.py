"""What is to be translated, read from the client's texts and from what the games say of themselves. Pure."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games import GAMES
from game.sentences import TEXTS

RULE, GAME = "rule", "game"
"""Contexts of the engine's sentences and of the games' names; every other context is a key of the client's texts."""


class Entry(NamedTuple):
    """A text in English, or a pair for one and for many; the context tells apart what only English calls the same."""

    context: str
    english: str | tuple[str, str]


def wanted() -> list[Entry]:
    """All of them, in the order of the sources, none twice."""
    return list(dict.fromkeys([*(Entry(key, text) for key, text in TEXTS.items()), *_of_the_games()]))


def _of_the_games() -> Iterator[Entry]:
    for rules in GAMES.values():
        info = rules.info
        yield Entry(GAME, info.title)
        yield Entry(RULE, info.goal)
        yield from (Entry(RULE, option.says) for option in info.options)
        yield from (Entry(RULE, line.sentence) for line in info.page)
