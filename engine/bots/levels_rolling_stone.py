"""The bots of Rolling Stone, by level."""

from collections.abc import Callable

from engine.bots.bot import Bot
from engine.bots.search import SearchBot
from engine.bots.sense_rolling_stone import RollingStoneSense
from engine.bots.simple import GentleBot
from engine.bots.thumb_rolling_stone import by_feel
from engine.chance import Seed

_KEY = "rolling_stone"
_HARD, _EXPERT = 200, 2000
"""Playouts: about 5 and 80 milliseconds where CPython plays 40,000 and 25,000 a second. With fewer than 200 a plain choice is
missed now and then; beyond, the curve is so flat that the expert also remembers what may follow."""
SENSE = RollingStoneSense()
"""Keeps nothing between choices, so that all bots share it."""

LEVELS: dict[str, Callable[[Seed], Bot]] = {
    "gentle": lambda seed: GentleBot(_KEY, seed, by_feel),
    "hard": lambda seed: SearchBot(_KEY, seed, _HARD, SENSE),
    "expert": lambda seed: SearchBot(_KEY, seed, _EXPERT, SENSE, deep=True),
}
"""A maker for each level that Rolling Stone has of its own; the others are the house's (see `engine.bots`)."""
