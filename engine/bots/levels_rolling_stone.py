"""The bots of Rolling Stone, by level."""

from collections.abc import Callable

from engine.bots.bot import Bot
from engine.bots.search import SearchBot
from engine.bots.sense_rolling_stone import RollingStoneSense
from engine.bots.simple import GentleBot
from engine.bots.thumb_rolling_stone import by_feel
from engine.chance import Seed

_KEY = "rolling_stone"
_HARD, _EXPERT = 100, 1200
"""Playouts: about 4 and 45 milliseconds."""
SENSE, KEEN = RollingStoneSense(), RollingStoneSense(wit=90)
"""The expert takes everybody for a good player. They keep nothing between choices, so that all bots share them."""

LEVELS: dict[str, Callable[[Seed], Bot]] = {
    "gentle": lambda seed: GentleBot(_KEY, seed, by_feel),
    "hard": lambda seed: SearchBot(_KEY, seed, _HARD, SENSE),
    "expert": lambda seed: SearchBot(_KEY, seed, _EXPERT, KEEN),
}
"""A maker for each level that Rolling Stone has of its own; the others are the house's (see `engine.bots`)."""
