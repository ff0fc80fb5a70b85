"""The bots of Rolling Stone, by level.

gentle  the rule of thumb now and then, else any card
normal  the rule of thumb
hard    the rule of thumb, unless imagined worlds say clearly that something else is better
expert  what is best in many imagined worlds, the others being taken for good players
"""

from collections.abc import Callable

from engine.bots.bot import Bot
from engine.bots.search import SearchBot
from engine.bots.sense_rolling_stone import RollingStoneSense
from engine.bots.simple import GentleBot
from engine.bots.thumb_rolling_stone import by_feel, choose
from engine.chance import Seed

_KEY = "rolling_stone"
_HARD, _EXPERT = 64, 800
"""Playouts: about 2 and 25 milliseconds with four players, 4 and 45 with six."""
SENSE, KEEN = RollingStoneSense(), RollingStoneSense(wit=70)
"""They keep nothing between choices, so that all bots share them."""

LEVELS: dict[str, Callable[[Seed], Bot]] = {
    "gentle": lambda seed: GentleBot(_KEY, seed, by_feel),
    "hard": lambda seed: SearchBot(_KEY, seed, _HARD, SENSE, choose),
    "expert": lambda seed: SearchBot(_KEY, seed, _EXPERT, KEEN),
}
"""A maker for each level that Rolling Stone has of its own; the others are the house's (see `engine.bots`)."""
