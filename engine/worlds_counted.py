"""Worlds drawn by counting: place by place how many cards of each class lie there, then which cards of the class these are.

Each split is as likely as there are ways to deal it and all the rest. These are whole numbers, worked out once and kept.
"""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from math import comb

from engine import chance
from engine.cards import Cards
from engine.chance import Dice
from engine.worlds_alike import ONE, Counts, NoWorldError, Shares, TooManyError, Unknown


class Counted:
    """Draws worlds, all equally likely.

    TooManyError if it takes more than that many steps of counting (under a microsecond each); NoWorldError if nothing fits.
    """

    def __init__(self, unknown: Unknown, steps: int) -> None:
        self._classes, self._groups = unknown
        self._start: Counts = tuple(len(one.cards) for one in self._classes)
        self._counted: dict[tuple[int, Counts], int] = {}
        self._kept: dict[tuple[int, Counts], tuple[list[int], list[Counts], list[Counts]]] = {}
        self._left = steps
        # From here on the rest needs no counting: the last two groups, unless there are conditions of their own.
        groups = self._groups
        free = len(groups) > 1 and not groups[-1].keeps and not groups[-2].keeps
        self._closing = len(groups) - 2 if free else len(groups)
        if not self.ways:
            raise NoWorldError

    @property
    def ways(self) -> int:
        """In how many ways the groups can hold the cards."""
        return self._ways(0, self._start)

    def draw(self, dice: Dice) -> Shares:
        """Every group's share of each class by its number of ways, then the cards themselves."""
        throw = dice.random
        mixed = [chance.shuffled(one.cards, dice) for one in self._classes]
        shares: Shares = []
        counts = self._start
        for at in range(self._closing):
            thresholds, splits, rests = self._kept.get((at, counts)) or self._keep(at, counts)
            drawn = bisect_right(thresholds, int(throw() * ONE)) if len(splits) > 1 else 0
            counts = rests[drawn]
            held: list[Cards] = []
            for cards, number in zip(mixed, splits[drawn]):
                if number:
                    held += cards[-number:]
                    del cards[-number:]
            shares.append(held)
        if self._closing < len(self._groups):
            shares += self._close(mixed, dice)
        return shares

    def _close(self, mixed: Shares, dice: Dice) -> Shares:
        """The last two groups: cards that only one may take go there, the others are mixed and fill both up."""
        bit = 1 << (len(self._groups) - 2)
        first: list[Cards] = []
        second: list[Cards] = []
        free: list[Cards] = []
        for cards, (_, groups) in zip(mixed, self._classes):
            if not groups & bit:
                second += cards
            elif not groups & bit << 1:
                first += cards
            else:
                free += cards
        free = chance.shuffled(free, dice)
        room = self._groups[-2].size - len(first)
        return [first + free[:room], second + free[room:]]

    def _ways(self, at: int, counts: Counts) -> int:
        """In how many ways the groups from there on can hold what is left. TooManyError when it takes too long to say."""
        if at == len(self._groups):
            return 1
        if at == self._closing:
            return self._closed(counts)
        found = self._counted.get((at, counts))
        if found is None:
            found = self._counted[at, counts] = sum(ways for _, _, ways in self._weighed(at, counts))
        return found

    def _closed(self, counts: Counts) -> int:
        one, two = self._groups[-2:]
        bit = 1 << (len(self._groups) - 2)
        first = second = free = 0
        for number, (_, groups) in zip(counts, self._classes):
            if groups & bit and groups & bit << 1:
                free += number
            elif groups & bit:
                first += number
            elif groups & bit << 1:
                second += number
            elif number:
                return 0
        if first > one.size or second > two.size:
            return 0
        return comb(free, one.size - first)

    def _splits(self, at: int, counts: Counts) -> Iterator[Counts]:
        """Every number of cards of each class that group may hold; all of a class that no later group takes."""
        group = self._groups[at]
        least, most = [], []
        for number, (_, groups) in zip(counts, self._classes):
            most.append(number if groups >> at & 1 else 0)
            least.append(number if not groups >> (at + 1) else 0)
        # What the classes from each one on must give at least, and can give at most.
        fewest = [*accumulate(reversed(least), initial=0)][::-1]
        room = [*accumulate(reversed(most), initial=0)][::-1]
        if not fewest[0] <= group.size <= room[0] or any(low > high for low, high in zip(least, most)):
            return
        split = [0] * len(counts)

        def part(number: int, left: int) -> Iterator[Counts]:
            self._left -= 1
            if self._left < 0:
                raise TooManyError
            if number == len(split):
                if group.allows(split):
                    yield tuple(split)
                return
            low = max(least[number], left - room[number + 1])
            for taken in range(low, min(most[number], left - fewest[number + 1]) + 1):
                split[number] = taken
                yield from part(number + 1, left - taken)

        yield from part(0, group.size)

    def _weighed(self, at: int, counts: Counts) -> Iterator[tuple[Counts, Counts, int]]:
        """Every split of a group that the later ones can complete: it, what it leaves, and in how many ways that can be."""
        for split in self._splits(at, counts):
            rest = tuple(number - taken for number, taken in zip(counts, split))
            if ways := self._ways(at + 1, rest):
                for number, taken in zip(counts, split):
                    ways *= comb(number, taken)
                yield split, rest, ways

    def _keep(self, at: int, counts: Counts) -> tuple[list[int], list[Counts], list[Counts]]:
        """The splits of a group with the thresholds below which a throw picks each, in parts of `ONE`."""
        self._left = 1 << 60
        sums, splits, rests = [], [], []
        total = 0
        for split, rest, ways in self._weighed(at, counts):
            total += ways
            sums.append(total)
            splits.append(split)
            rests.append(rest)
        kept = ([one * ONE // total for one in sums], splits, rests)
        self._kept[at, counts] = kept
        return kept
