"""Bots that do not look ahead: one plays anything, one follows a game's rule of thumb, one does so with slips."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias

from engine import chance
from engine.bots import thumb_gran_ramino, thumb_michigan, thumb_rolling_stone
from engine.bots.personalities import PLAIN, Manner
from engine.chance import Dice, Seed
from engine.model import Action, View

Thumb: TypeAlias = Callable[[View[Any, Any], Dice], Sequence[Action]]
"""A rule of thumb: the best action, and after it those that are as good to it or nearly so."""
Slip: TypeAlias = Callable[[View[Any, Any], Dice], Action]
"""What is done by feel."""

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
    """Plays by a game's rule of thumb, and by its manner where that finds choices alike."""

    def __init__(self, game: str, seed: Seed) -> None:
        self._seed = seed
        self._thumb = THUMBS.get(game)
        self.manner: Manner = PLAIN

    def think(self, view: View[Any, Any]) -> Generator[None, None, Action]:
        """One choice; a single legal action is taken without thinking."""
        yield from ()
        if len(view.legal) == 1:
            return view.legal[0]
        return self.choose(view, dice_for(self._seed, view))

    def choose(self, view: View[Any, Any], dice: Dice) -> Action:
        """By the rule of thumb and the manner; anything in a game without a rule of thumb."""
        return self.manner.first(self._thumb(view, dice)) if self._thumb else chance.pick(dice, view.legal)


class GentleBot(ThumbBot):
    """Plays by a rule of thumb, and often by feel.

    slip   plays by feel in a game of its own; anything legal where none is given
    slips  of a hundred choices, those made by feel
    """

    def __init__(self, game: str, seed: Seed, slip: Slip | None = None, slips: int = _SLIPS) -> None:
        super().__init__(game, seed)
        self._slip = slip
        self._slips = slips

    def choose(self, view: View[Any, Any], dice: Dice) -> Action:
        """Whether it is a slip is thrown first."""
        if int(dice.random() * 100) >= self._slips:
            return super().choose(view, dice)
        return self._slip(view, dice) if self._slip else chance.pick(dice, view.legal)
