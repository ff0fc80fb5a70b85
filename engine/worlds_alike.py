"""What a dealer of worlds starts from: the places where unknown cards may lie, and the cards and places that are alike."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from engine.cards import Cards, each

ONE = 1 << 53
"""What a throw of the dice is a whole part of."""

Keeps: TypeAlias = Callable[[tuple[int, ...]], bool]
Counts: TypeAlias = tuple[int, ...]
"""How many cards of each class."""
Shares: TypeAlias = list[list[Cards]]
"""The cards of each group, each card a set of its own."""


class NoWorldError(ValueError):
    """No way of dealing fits what is known."""

    def __init__(self, why: str = "no way of dealing the unknown cards fits what is known") -> None:
        super().__init__(why)


class TooManyError(Exception):
    """More ways than it is worth to count."""


class Place(NamedTuple):
    """Where cards may lie: how many, out of which ones; and what else is known of them.

    keeps is asked whether so many cards of each of the sets may lie there.
    """

    size: int
    allowed: Cards
    sets: tuple[Cards, ...] = ()
    keeps: Keeps | None = None


class Class(NamedTuple):
    """Cards that are alike, each as a set of its own: the same groups (a bit each) may take them, the same sets hold them."""

    cards: tuple[Cards, ...]
    groups: int


class Group(NamedTuple):
    """Places that are alike. members: (place, size); sets: those of the place, each as the numbers of its classes."""

    size: int
    members: tuple[tuple[int, int], ...]
    sets: tuple[tuple[int, ...], ...] = ()
    keeps: Keeps | None = None

    def allows(self, split: Sequence[int]) -> bool:
        """Whether so many cards of each class may lie here, as far as the place's own condition goes."""
        return self.keeps is None or self.keeps(tuple(sum([split[one] for one in held]) for held in self.sets))


class Unknown(NamedTuple):
    """The unknown cards and their places, what is alike taken together. The groups with the tightest bounds come first."""

    classes: list[Class]
    groups: list[Group]


def alike(unknown: Cards, places: list[Place]) -> Unknown:
    """Take together what is alike; NoWorldError if there is a card that lies nowhere."""
    return _classes_of(unknown, places, _groups_of(unknown, places))


def _groups_of(unknown: Cards, places: list[Place]) -> list[Group]:
    """Places with the same allowed cards together; those with a condition of their own stay alone and come first."""
    alike: dict[tuple[Cards, int], list[int]] = {}
    for at, place in enumerate(places):
        if place.size:
            alike.setdefault((place.allowed & unknown, at if place.keeps else -1), []).append(at)
    ordered = sorted(alike.items(), key=lambda item: (item[0][1] < 0, item[0][0].bit_count(), item[0]))
    found = []
    for _, members in ordered:
        sizes = tuple((at, places[at].size) for at in members)
        found.append(Group(sum(size for _, size in sizes), sizes, (), places[members[0]].keeps))
    return found


def _classes_of(unknown: Cards, places: list[Place], groups: list[Group]) -> Unknown:
    """The cards by who may take them and which sets they belong to; and the groups, told which classes are their sets."""
    named = [places[group.members[0][0]].sets if group.keeps else () for group in groups]
    sets = sorted({one for some in named for one in some})
    alike: dict[tuple[int, int], list[Cards]] = {}
    for card in (1 << one for one in each(unknown)):
        takers = sum(1 << at for at, group in enumerate(groups) if places[group.members[0][0]].allowed & card)
        if not takers:
            raise NoWorldError
        alike.setdefault((takers, sum(1 << at for at, one in enumerate(sets) if one & card)), []).append(card)
    classes = [Class(tuple(cards), takers) for (takers, _), cards in alike.items()]
    of = {one: tuple(at for at, (cards, _) in enumerate(classes) if one & cards[0]) for one in sets}
    return Unknown(classes, [group._replace(sets=tuple(of[one] for one in some)) for group, some in zip(groups, named)])
