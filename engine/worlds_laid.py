"""Worlds drawn card by card into the spaces that are free, for where there is too much to count: many places, little known."""

from bisect import bisect_right
from itertools import accumulate

from engine import chance
from engine.cards import Cards
from engine.chance import Dice
from engine.worlds_alike import ONE, Class, NoWorldError, Shares, Unknown

_WEIGHED = 200
"""Worlds drawn and weighed against each other where most tries are given up."""


class Laid:
    """Draws worlds, all equally likely, if it does not give up."""

    def __init__(self, unknown: Unknown) -> None:
        self._classes, self._groups = unknown
        self._bounds = self._bounds_of()

    def draw(self, dice: Dice, tries: int) -> Shares | None:
        """A world, or None if so many tries were given up."""
        for _ in range(tries):
            if drawn := self._try(dice, weigh=False):
                return drawn[0]
        return None

    def _bounds_of(self) -> list[tuple[Cards, tuple[int, ...], int]]:
        """The cards, those with the least room first: (card, its groups, the most spaces that can be free for it by then)."""
        sizes = [group.size for group in self._groups]

        def room(groups: int) -> int:
            return sum(size for at, size in enumerate(sizes) if groups >> at & 1)

        found: list[tuple[Cards, tuple[int, ...], int]] = []
        before: list[Class] = []
        for one in sorted(self._classes, key=lambda one: (room(one.groups), one.cards)):
            most = room(one.groups)
            for other in before:
                most -= max(0, len(other.cards) - room(other.groups & ~one.groups))
            groups = tuple(at for at in range(len(sizes)) if one.groups >> at & 1)
            found += [(card, groups, most - number) for number, card in enumerate(one.cards)]
            before.append(one)
        return found

    def _try(self, dice: Dice, *, weigh: bool) -> tuple[Shares, int] | None:
        """Each card into one of the spaces free for it. None if the try is given up; else the groups' cards and a weight.

        With W spaces free out of at most B a card goes on with the chance W/B, and takes each space with 1/W: 1/B for every
        world, whatever W was. To weigh, nothing is given up, and the weight is the product of all W.
        """
        throw = dice.random
        free = [group.size for group in self._groups]
        held: Shares = [[] for _ in free]
        weight = 1
        for card, groups, most in self._bounds:
            if weigh:
                most = sum([free[at] for at in groups])
                weight *= most
            space = int(throw() * most)
            for at in groups:
                space -= free[at]
                if space < 0:
                    free[at] -= 1
                    held[at].append(card)
                    break
            else:
                return None
        for group, cards in zip(self._groups, held):
            if group.keeps and not group.allows([len(set(one.cards).intersection(cards)) for one in self._classes]):
                return None
        return held, weight

    def draw_weighed(self, dice: Dice) -> Shares:
        """Many worlds drawn, and one of them by weight: near to even. A matching if all came to a dead end."""
        drawn = [one for one in (self._try(dice, weigh=True) for _ in range(_WEIGHED)) if one]
        if not drawn:
            return self._matched(dice)
        sums = list(accumulate(weight for _, weight in drawn))
        thresholds = [one * ONE // sums[-1] for one in sums]
        return drawn[bisect_right(thresholds, int(dice.random() * ONE))][0]

    def _matched(self, dice: Dice) -> Shares:
        """Bipartite matching by augmenting paths, in a random order of cards and places: any world at all."""
        spaces = chance.shuffled([at for at, group in enumerate(self._groups) for _ in range(group.size)], dice)
        taken: list[tuple[Cards, int] | None] = [None] * len(spaces)

        def seat(card: Cards, groups: int, tried: set[int]) -> bool:
            for space, at in enumerate(spaces):
                if space not in tried and groups >> at & 1:
                    tried.add(space)
                    other = taken[space]
                    if other is None or seat(*other, tried):
                        taken[space] = card, groups
                        return True
            return False

        cards = [(card, one.groups) for one in self._classes for card in one.cards]
        for card, groups in chance.shuffled(cards, dice):
            if not seat(card, groups, set()):
                raise NoWorldError
        held: Shares = [[] for _ in self._groups]
        for at, lying in zip(spaces, taken):
            if lying is not None:
                held[at].append(lying[0])
        return held
