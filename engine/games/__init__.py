"""The games. To add one: its file, and its line here."""

from engine.games.gran_ramino import GranRamino
from engine.games.michigan import Michigan
from engine.games.rolling_stone import RollingStone
from engine.quoted import quoted
from engine.rules import AnyRules

GAMES: dict[str, AnyRules] = {
    "rolling_stone": RollingStone(),
    "gran_ramino": GranRamino(),
    "michigan": Michigan(),
}


def find(key: str) -> AnyRules:
    """The rules of that game; ValueError with the list of games."""
    rules = GAMES.get(key)
    if rules is None:
        raise ValueError(f"there is no game {quoted(key)}; the games are {', '.join(GAMES)}")
    return rules
