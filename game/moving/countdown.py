"""The last moves before a deal is stopped, counted down on the table; each number springs up as it comes."""

from typing import Any

import pygame

from engine.model import View
from game.geometry import Rect
from game.moving.ease import hop
from game.paint import GOLD, NIGHT, SUN, WHITE, Canvas, ready
from game.places.layout import Spread
from sprites.shelf import MEGABYTE, Shelf

LAST = 20
"""So many last moves are counted down (RS-12)."""
_SIZE = 92.0
_SPRING = 0.24
"""By how much a number grows as it comes; in steps of half of that, so that few sizes of letters are made."""
_HURRY = 5
"""From here on the disc is golden."""
_DISCS = Shelf(2 * MEGABYTE)


def moves_left(view: View[Any, Any]) -> int | None:
    """How many moves the deal has left, if it is stopped soon; None for a game that knows no limit."""
    table = view.table
    limit = getattr(table, "limit", None)
    if limit is None or table.phase != "play":
        return None
    left = int(limit - table.made)
    return left if 0 <= left <= LAST else None


class Count:
    """A step: a new number comes. `left` is what is shown, `spring` how far it has sprung up, from 0 to 1 and back."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.left: int | None = None
        self.spring = 0.0
        self._next: int | None = None

    def to(self, left: int | None, seconds: float) -> "Count":
        """The step that brings that number."""
        self._next, self.seconds = left, seconds
        return self

    def begin(self) -> None:
        """It is there."""
        self.left = self._next

    def at(self, part: float) -> None:
        """It springs; at 1 it stands still."""
        self.spring = hop(part)


def draw(canvas: Canvas, count: Count, spread: Spread) -> None:
    """A disc with the number, beside the trick."""
    if count.left is None:
        return
    field, cell = spread.frame.field, spread.cells.get("trick")
    cell = cell or Rect(*field.centre, 0, 0)
    x = max(field.x + _SIZE * 0.6, cell.x - _SIZE * 0.8)
    size = 1 + round(count.spring * 2) / 2 * _SPRING
    late = count.left <= _HURRY
    canvas.put(_disc(canvas.px(_SIZE * size), late), x, cell.centre[1])
    canvas.text(str(count.left), x, cell.centre[1], 46 * size / canvas.letters, role="title", colour=NIGHT if late else WHITE)


def _disc(size: int, late: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        fine = 3
        side = size * fine
        large = pygame.Surface((side, side), pygame.SRCALPHA)
        edge, fill = pygame.Color(GOLD), pygame.Color(SUN if late else NIGHT)
        large.fill((edge.r, edge.g, edge.b, 0))
        pygame.draw.circle(large, edge, (side // 2, side // 2), side // 2)
        pygame.draw.circle(large, fill, (side // 2, side // 2), side * 43 // 100)
        return ready(pygame.transform.smoothscale(large, (size, size)))

    return _DISCS.take((size, late), make)
