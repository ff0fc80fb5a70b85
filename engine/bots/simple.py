"""Bots that do not look ahead: one that plays anything, and one that follows a game's rules of thumb."""

from collections.abc import Callable, Generator
from typing import Any, TypeAlias

from engine import chance
from engine.bots import thumb_gran_ramino, thumb_michigan, thumb_rolling_stone
from engine.chance import Dice, Seed
from engine.model import Action, View

Thumb: TypeAlias = Callable[[View[Any, Any], Dice], Action]

THUMBS: dict[str, Thumb] = {
    "rolling_stone": thumb_rolling_stone.choose,
    "gran_ramino": thumb_gran_ramino.choose,
    "michigan": thumb_michigan.choose,
}
"""The rule of thumb of each game; a game without one plays anything."""


class RandomBot:
    """Plays any legal action, all equally likely."""

    def __init__(self, seed: Seed) -> None:
        self._seed = seed

    def think(self, view: View[Any, Any]) -> Generator[None, None, Action]:
        """One choice, from dice that depend on seed, seat and ply."""
        yield from ()
        return chance.pick(_dice(self._seed, view), view.legal)


class ThumbBot:
    """Plays by a game's rule of thumb."""

    def __init__(self, game: str, seed: Seed) -> None:
        self._seed = seed
        self._thumb = THUMBS.get(game)

    def think(self, view: View[Any, Any]) -> Generator[None, None, Action]:
        """One choice; a single legal action is taken without thinking."""
        yield from ()
        if len(view.legal) == 1:
            return view.legal[0]
        dice = _dice(self._seed, view)
        return self._thumb(view, dice) if self._thumb else chance.pick(dice, view.legal)


def _dice(seed: Seed, view: View[Any, Any]) -> Dice:
    return chance.dice(chance.derive(seed, "bot", view.seat or 0, view.ply))
