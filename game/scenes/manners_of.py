"""Which game has manners of its own."""

from game.scenes.gran_ramino import GranRaminoManners
from game.scenes.manners import Manners
from game.scenes.michigan import MichiganManners
from game.scenes.rolling_stone import RollingStoneManners

MANNERS: dict[str, type[Manners]] = {
    "rolling_stone": RollingStoneManners,
    "gran_ramino": GranRaminoManners,
    "michigan": MichiganManners,
}


def manners_of(game: str) -> Manners:
    """The manners of a game; a game without any of its own gets the plain ones."""
    found = MANNERS.get(game, Manners)()
    found.game = game
    return found
