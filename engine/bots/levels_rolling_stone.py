"""The bots of Rolling Stone, by level."""

from collections.abc import Callable

from engine.bots.bot import Bot
from engine.bots.search import SearchBot
from engine.bots.sense_rolling_stone import RollingStoneSense
from engine.bots.simple import GentleBot
from engine.bots.thumb_rolling_stone import by_feel
from engine.chance import Seed

_KEY = "rolling_stone"
_HARD, _EXPERT = 80, 2000
"""Playouts: about 2 and 45 milliseconds where CPython plays 45,000 a second. With this judgement 80 do what 200 by chance alone
would; the curve is so flat beyond that only many times more make another level."""
SENSE = RollingStoneSense()
"""Keeps nothing between choices, so that all bots share it."""

LEVELS: dict[str, Callable[[Seed], Bot]] = {
    "gentle": lambda seed: GentleBot(_KEY, seed, by_feel),
    "hard": lambda seed: SearchBot(_KEY, seed, _HARD, SENSE),
    "expert": lambda seed: SearchBot(_KEY, seed, _EXPERT, SENSE),
}
"""A maker for each level that Rolling Stone has of its own; the others are the house's (see `engine.bots`)."""
