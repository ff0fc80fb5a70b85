"""The buttons each child has at the end, to be counted: a tower for every ten, a lower one of the rest, and their number.

Nothing here compares: every seat's buttons are drawn by themselves, all of one size, and who has none keeps an empty dish.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import sprites
from engine.model import Seat, View
from game.geometry import Rect, around
from game.paint import INK, SOFT_INK, SUN, Canvas
from game.scenes import kid_table_signs as signs
from game.scenes.plates import disc

TEN = 10
_STEP, _RISE = 0.92, 0.13
"""From a tower to the next, and from a button to the one above it, in sizes of a button."""
_HIGH = 1 + _RISE * (TEN - 1)
_LARGEST, _LEAST = 44.0, 13.0
"""Sizes of a button; where all would be smaller than that, one stands for them."""
_NUMBER = 56.0
_APART = 12.0


class Counted(NamedTuple):
    """How many buttons a seat has, and whether the bank has lent some of what it had."""

    number: int
    lent: bool = False


def counted(view: View[Any, Any], ended: bool) -> tuple[Counted, ...]:
    """By seat what lies in its purse; after a match what is left when the bank has its own back (MI-13). () without markers."""
    purses = {heap.zone.seat: sum(heap.counts) for heap in view.heaps if heap.zone.name == "purse"}
    if not purses:
        return ()
    loans = getattr(view.table, "loans", None) or (0,) * len(view.scores)
    return tuple(Counted(max(0, purses[seat] - (lent if ended else 0)), lent > 0) for seat, lent in enumerate(loans))


def spots(number: int) -> Iterator[tuple[float, float]]:
    """Where the middle of each of so many buttons is, in sizes of a button: to the right of the first, and above the ground."""
    for at in range(number):
        tower, up = divmod(at, TEN)
        yield tower * _STEP, up * _RISE


def _wide(number: int) -> float:
    """How wide so many stand, in sizes of a button."""
    return max(0, number - 1) // TEN * _STEP + 1


def _beside(one: Counted, high: float) -> float:
    """How wide the number is that stands beside them, and the bank's face."""
    side = min(_NUMBER, high)
    wide = side * 1.3 if one.number >= 100 else side
    return _APART + wide + (side * 0.8 + 6 if one.lent else 0.0)


def size_for(heaps: Sequence[Counted], wide: float, high: float) -> float:
    """The size of a button, the same for all, when the largest heap has that room; 0 if they would be too small to count."""
    sizes = [(wide - _beside(one, high)) / _wide(one.number) for one in heaps]
    size = min(_LARGEST, high / _HIGH, *sizes)
    return size if size >= _LEAST else 0.0


def draw(canvas: Canvas, seat: Seat, one: Counted, box: Rect, size: float) -> None:
    """The buttons of a seat, of that size, then their number; the bank smiles beside it if it has lent. Size 0: one of them."""
    side = min(_NUMBER, box.h)
    number = one.number if size else min(1, one.number)
    size = size or box.h * 0.84
    heap = _wide(number) * size if number else side
    beside = _beside(one, box.h)
    left = box.centre[0] - (heap + beside) / 2
    ground = box.centre[1] + size * _RISE * (min(number, TEN) - 1) / 2
    if not number:
        canvas.pill(around(left + side / 2, box.centre[1], side, side * 0.5), SOFT_INK, alpha=50)
    picture = sprites.marker(seat, canvas.px(size))
    for x, up in spots(number):
        canvas.put(picture, left + size * (x + 0.5), ground - size * up)
    x = left + heap + _APART
    smiles = side * 0.8 + 6 if one.lent else 0.0
    disc(canvas, str(one.number), around(x + (beside - _APART - smiles) / 2, box.centre[1], side, side), SUN, INK)
    if one.lent:
        signs.smile(canvas, left + heap + beside - side * 0.4, box.centre[1], side * 0.8)
