"""Players that get a seat's view and nothing else.

make_bot(game, level, seed) gives one. Its choice depends on the seed and the view alone, so it is the same on every machine.

A game's own players stand in `levels_<game>.LEVELS`: a maker for each level that needs judgement of its own. `LEVELS_OF` lists
those modules, loaded when a bot of the game is first made. A level that is not there, or a game without such a module, gets
the house's own: `normal` follows the rule of thumb in `simple.THUMBS` (or plays anything), `gentle` does so with slips, `hard`
and `expert` search imagined worlds with 200 and 1,000 playouts.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, TypeAlias

from engine.bots import personalities
from engine.bots.bot import Bot
from engine.bots.search import SearchBot
from engine.bots.simple import GentleBot, RandomBot, ThumbBot
from engine.chance import Seed

LEVELS: Final = ("random", "gentle", "normal", "hard", "expert")
"""The levels of every game, weakest first."""

QUICK: Final = ("random", "gentle", "normal")
"""The levels that do not look ahead: a choice takes less than a millisecond."""

Maker: TypeAlias = Callable[[Seed], Bot]
"""Makes a bot of one game and one level from its seed."""

LEVELS_OF: Final = {
    "rolling_stone": "engine.bots.levels_rolling_stone",
    "gran_ramino": "engine.bots.levels_gran_ramino",
    "michigan": "engine.bots.levels_michigan",
}
"""Where a game keeps the makers of its own bots: a module with `LEVELS: dict[str, Maker]`, by level."""


def make_bot(game: str, level: str, seed: Seed, manner: str = "") -> Bot:
    """A bot for that game, with the manner of one of the `personalities`, "" for none.

    ValueError with the list of levels or manners for one there is not.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no bot level {level!r}; the levels are {', '.join(LEVELS)}")
    bot = _plain(game, level, seed)
    style = personalities.manner(manner)
    if isinstance(bot, personalities.Mannered):
        bot.manner = style
    return bot


def _plain(game: str, level: str, seed: Seed) -> Bot:
    if level == "random":
        return RandomBot(seed)
    own: Mapping[str, Maker] = import_module(LEVELS_OF[game]).LEVELS if game in LEVELS_OF else {}
    if level in own:
        return own[level](seed)
    if level == "gentle":
        return GentleBot(game, seed)
    if level == "normal":
        return ThumbBot(game, seed)
    return SearchBot(game, seed, playouts=200 if level == "hard" else 1000)


__all__ = ["LEVELS", "LEVELS_OF", "QUICK", "Bot", "Maker", "make_bot"]
