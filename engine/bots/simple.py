"""Bots that do not look ahead: one plays anything, one follows a game's rule of thumb, one does so with slips."""

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

_SLIPS = 70
"""Of a hundred choices of a gentle bot, those made by feel."""


def dice_for(seed: Seed, view: View[Any, Any]) -> Dice:
    """The dice of one choice: they depend on the bot's seed, its seat and how far the match is, and on nothing hidden."""
    return chance.dice(chance.derive(seed, "bot", view.seat or 0, view.ply))


class RandomBot:
    """Plays any legal action, all equally likely."""

    def __init__(self, seed: Seed) -> None:
        self._seed = seed

    def think(self, view: View[Any, Any]) -> Generator[None, None, Action]:
        """One choice, from dice that depend on seed, seat and ply."""
        yield from ()
        return chance.pick(dice_for(self._seed, view), view.legal)


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
        dice = dice_for(self._seed, view)
        return self._thumb(view, dice) if self._thumb else chance.pick(dice, view.legal)


class GentleBot:
    """Plays by a rule of thumb, and seven times of ten by feel.

    slip  plays by feel in a game of its own; anything legal where none is given
    """

    def __init__(self, game: str, seed: Seed, slip: Thumb | None = None) -> None:
        self._seed = seed
        self._thumb = THUMBS.get(game)
        self._slip = slip

    def think(self, view: View[Any, Any]) -> Generator[None, None, Action]:
        """One choice; whether it is a slip is thrown first."""
        yield from ()
        if len(view.legal) == 1:
            return view.legal[0]
        dice = dice_for(self._seed, view)
        slips = int(dice.random() * 100) < _SLIPS
        if slips and self._slip:
            return self._slip(view, dice)
        return self._thumb(view, dice) if self._thumb and not slips else chance.pick(dice, view.legal)
