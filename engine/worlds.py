"""Dealing the cards a viewer cannot see into places where they may lie: every way that fits is equally likely.

Used by every game's `imagine`. A `Dealer` is made once for a view and then deals as many worlds as are asked for.

Cards that may lie in the same places are alike and form a class; places that may take the same cards form one group, which is
parted by a shuffle at the end (`worlds_alike`). Place by place the dealer draws how many cards of each class lie there, each
split as likely as there are ways to deal it and all the rest (`worlds_counted`). Where the splits are too many to count - many
places, little known - cards are laid one by one into free spaces, and the try is given up at each card with just the chance
that makes all worlds that come to an end equally likely (`worlds_laid`).
"""

from collections.abc import Callable, Sequence
from math import comb

from engine import chance
from engine.cards import Cards
from engine.chance import Dice
from engine.worlds_alike import NoWorldError, Place, Shares, TooManyError, alike
from engine.worlds_counted import Counted
from engine.worlds_laid import Laid

_FEW = 8_000
"""Steps of counting before laying card by card is tried instead."""
_MANY = 150_000
"""Steps of counting where laying card by card keeps failing."""
_TRIES = 60
_FITTING = 300
"""Worlds dealt until one passes the last check."""


def deal(
    unknown: Cards,
    places: Sequence[tuple[int, Cards] | Place],
    dice: Dice,
    fits: Callable[[list[Cards]], bool] | None = None,
) -> list[Cards]:
    """One world: see `Dealer`."""
    return Dealer(unknown, places, fits).deal(dice)


class Dealer:
    """All ways of dealing the unknown cards into the places; the sizes add up to their number.

    fits: a last check over the whole world (a hand that would have closed). After 300 refusals in a row it is let go, because
    a world that only misses this is better than none. NoWorldError if the places cannot hold the cards.
    """

    def __init__(
        self,
        unknown: Cards,
        places: Sequence[tuple[int, Cards] | Place],
        fits: Callable[[list[Cards]], bool] | None = None,
    ) -> None:
        self._fits = fits
        every = [Place(*place) for place in places]
        if sum(place.size for place in every) != unknown.bit_count():
            raise NoWorldError(f"{unknown.bit_count()} unknown cards for places of {[place.size for place in every]}")
        self._places = len(every)
        self._unknown = alike(unknown, every)
        self._groups = self._unknown.groups
        self._draw: Callable[[Dice], Shares]
        if not self._groups or (len(self._groups) == 1 and not self._groups[0].keeps):
            self._draw = self._all
            return
        try:
            self._draw = Counted(self._unknown, _FEW).draw
        except TooManyError:
            self._laid = Laid(self._unknown)
            self._draw = self._one_by_one

    def deal(self, dice: Dice) -> list[Cards]:
        """A set of cards for each place."""
        fits = self._fits
        for _ in range(_FITTING if fits else 1):
            world = [0] * self._places
            for cards, group in zip(self._draw(dice), self._groups):
                _part(cards, group.members, world, dice)
            if not fits or fits(world):
                break
        return world

    @property
    def ways(self) -> int:
        """How many worlds there are, the last check left aside. May take long where little is known."""
        found = Counted(self._unknown, 1 << 60).ways
        for group in self._groups:
            left = group.size
            for _, size in group.members:
                found *= comb(left, size)
                left -= size
        return found

    def _all(self, dice: Dice) -> Shares:  # noqa: ARG002  (one group takes all; the dice part it later)
        return [list(one.cards) for one in self._unknown.classes]

    def _one_by_one(self, dice: Dice) -> Shares:
        drawn = self._laid.draw(dice, _TRIES)
        if drawn:
            return drawn
        try:
            self._draw = Counted(self._unknown, _MANY).draw
        except TooManyError:
            return self._laid.draw_weighed(dice)
        return self._draw(dice)


def _part(cards: list[Cards], members: tuple[tuple[int, int], ...], world: list[Cards], dice: Dice) -> None:
    """Mix the cards of a group and cut them into its members."""
    if len(members) == 1:
        world[members[0][0]] = sum(cards)
        return
    mixed = chance.shuffled(cards, dice)
    start = 0
    for place, size in members:
        world[place] = sum(mixed[start : start + size])
        start += size
