"""Players that get a seat's view and nothing else.

make_bot(game, level, seed) gives one. Its choice depends on the seed and the view alone, so it is the same on every machine.
"""

from engine.bots.bot import Bot
from engine.bots.simple import RandomBot, ThumbBot
from engine.chance import Seed

LEVELS = ("random", "normal")
"""The levels that are built, weakest first."""


def make_bot(game: str, level: str, seed: Seed) -> Bot:
    """A bot for that game; ValueError with the list of levels for a level there is not."""
    if level == "random":
        return RandomBot(seed)
    if level == "normal":
        return ThumbBot(game, seed)
    raise ValueError(f"there is no bot level {level!r}; the levels are {', '.join(LEVELS)}")


__all__ = ["LEVELS", "Bot", "make_bot"]
