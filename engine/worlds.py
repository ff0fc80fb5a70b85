"""Dealing the cards a viewer cannot see into places where they may lie, so that all public knowledge holds.

Used by every game's `imagine`. A place takes a number of cards out of a set of allowed ones. First whole deals are tried,
which makes every fitting world equally likely; where the knowledge is too tight for that, cards with the fewest possible
places go first, and in the end a matching always finds a world if there is one.
"""

from collections.abc import Callable, Sequence

from engine import chance
from engine.cards import Cards, each
from engine.chance import Dice

_TRIES = 30
_GUIDED = 20


class NoWorldError(ValueError):
    """No way of dealing fits what is known."""


def deal(
    unknown: Cards,
    places: Sequence[tuple[int, Cards]],
    dice: Dice,
    fits: Callable[[list[Cards]], bool] = lambda _: True,
) -> list[Cards]:
    """A set of cards for each place (size, allowed cards); the sizes add up to the unknown cards.

    fits: a last check over the whole world (a hand that would have closed); after many refusals it is let go, because a
    world that only misses this is better than none. NoWorldError if the places cannot hold the cards.
    """
    order = list(each(unknown))
    if sum(size for size, _ in places) != len(order):
        raise NoWorldError(f"{len(order)} unknown cards for places of {[size for size, _ in places]}")
    for _ in range(_TRIES):
        world = _plain(order, places, dice)
        if world is not None and fits(world):
            return world
    for _ in range(_GUIDED):
        world = _guided(order, places, dice)
        if world is not None and fits(world):
            return world
    return _matched(order, places, dice)


def _plain(order: list[int], places: Sequence[tuple[int, Cards]], dice: Dice) -> list[Cards] | None:
    """The cards shuffled and cut into the places; None if one lies where it may not."""
    mixed = chance.shuffled(order, dice)
    world, start = [], 0
    for size, allowed in places:
        held = 0
        for card in mixed[start : start + size]:
            held |= 1 << card
        if held & ~allowed:
            return None
        world.append(held)
        start += size
    return world


def _guided(order: list[int], places: Sequence[tuple[int, Cards]], dice: Dice) -> list[Cards] | None:
    """Cards with the fewest owners first, each to a place drawn by its free room; None at a dead end."""
    free = [size for size, _ in places]
    world = [0] * len(places)
    mixed = chance.shuffled(order, dice)
    mixed.sort(key=lambda card: sum(size for size, allowed in places if allowed >> card & 1))
    for card in mixed:
        room = sum(free[at] for at, (_, allowed) in enumerate(places) if allowed >> card & 1)
        if not room:
            return None
        throw = int(dice.random() * room)
        for at, (_, allowed) in enumerate(places):
            if allowed >> card & 1:
                throw -= free[at]
                if throw < 0:
                    world[at] |= 1 << card
                    free[at] -= 1
                    break
    return world


def _matched(order: list[int], places: Sequence[tuple[int, Cards]], dice: Dice) -> list[Cards]:
    """Bipartite matching by augmenting paths, in a random order of cards and places."""
    slots = chance.shuffled([at for at, (size, _) in enumerate(places) for _ in range(size)], dice)
    taken: list[int | None] = [None] * len(slots)

    def seat(card: int, tried: set[int]) -> bool:
        for slot, at in enumerate(slots):
            if slot not in tried and places[at][1] >> card & 1:
                tried.add(slot)
                other = taken[slot]
                if other is None or seat(other, tried):
                    taken[slot] = card
                    return True
        return False

    for card in chance.shuffled(order, dice):
        if not seat(card, set()):
            raise NoWorldError("no way of dealing the unknown cards fits what is known")
    world = [0] * len(places)
    for slot, card_here in enumerate(taken):
        if card_here is not None:
            world[slots[slot]] |= 1 << card_here
    return world
