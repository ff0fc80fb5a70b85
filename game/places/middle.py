"""The middle of a table: rows of cells one under the other, and a column of piles beside them, with their names. Pure.

Cards are as large as the field lets them, given the room for names; the larger the text, the smaller the cards.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.model import Pile, Zone
from game.geometry import Rect, around
from game.places.frame import Frame
from game.places.hands import RATIO
from game.places.plan import Caption as Side
from game.places.plan import Cell, Plan, Row

CAPTION = 34.0
"""Height of a name, with normal text."""
_LEFT, _COLUMN = 150.0, 140.0
"""Room for a name left of a row, and for those in the column at the right, with normal text."""
_NAMED = 158.0
"""Room for a name under a pile, with normal text, where piles lie side by side."""
_BETWEEN_ROWS, _SAG, _APART = 12.0, 12.0, 10.0
"""Between two rows, and by how much the corners of turned cards hang under their row."""


@dataclass(frozen=True)
class Caption:
    """A name to be written at a zone, in that box: under its cards, left of them, or over them."""

    zone: Zone
    box: Rect
    side: Side


class Middle:
    """The middle laid out for a plan, in a frame, with what lies in the piles of nobody.

    cells     by name of a zone the part of the field that is its own; laid: with its cell, and the width of a card there
    captions  the names; outlines: places that are marked because they are empty
    """

    def __init__(self, plan: Plan, frame: Frame, piles: Mapping[str, Pile]) -> None:
        self.plan, self.frame, self.piles = plan, frame, piles
        self.caption = CAPTION * min(frame.text, 1.6)
        self.captions: list[Caption] = []
        self.outlines: list[Rect] = []
        self.cells: dict[str, Rect] = {}
        self.laid: dict[str, tuple[Cell, Rect, float]] = {}
        self._lay()

    def _lay(self) -> None:
        """The rows, and at their right the column of piles."""
        field = self.frame.field
        rows = [row for row in self.plan.rows if any(cell.zone in self.piles for cell in row.cells)]
        aside = [cell for cell in self.plan.aside if cell.zone in self.piles]
        beside = self._aside_width(aside, field.h) if aside else 0.0
        words = max(1.7 * beside, _COLUMN * min(self.frame.text, 1.7)) if aside else 0.0
        gap = max(0.3 * beside, 24.0 * min(self.frame.text, 1.5)) if aside else 0.0
        room = field.w - words - gap
        more = [self._above(row) + row.below + self._caption_room(row.cells) for row in rows]
        between = _BETWEEN_ROWS * max(0, len(rows) - 1)
        free = field.h - sum(more) - between
        shares = sum(row.share for row in rows) or 1
        sizes = [self._card_width(row, free * row.share / shares, room) for row in rows]
        widest = max((self._units(row) * width for row, width in zip(rows, sizes)), default=0.0)
        left = field.centre[0] - (widest + gap + words) / 2
        # What is left over of the height stands above, between and below in equal parts.
        spare = max(0.0, free - sum(width * RATIO for width in sizes)) / (len(rows) + 1)
        y = field.y + spare
        for row, width, extra in zip(rows, sizes, more):
            self._row(row, left + widest / 2, y + self._above(row), width, widest)
            y += width * RATIO + extra + _BETWEEN_ROWS + spare
        if aside:
            self._column(aside, Rect(left + widest + gap, field.y, words, field.h), beside)

    def _above(self, row: Row) -> float:
        return row.above * min(self.frame.text, 1.5)

    def _caption_room(self, cells: Iterable[Cell]) -> float:
        return self.caption + _SAG if any(cell.caption == "under" for cell in cells) else 0.0

    def _caption_left(self, cell: Cell) -> float:
        return _LEFT * min(self.frame.text, 1.4) if cell.caption == "left" else 0.0

    def _units(self, row: Row) -> float:
        """The width of a row in cards."""
        return sum(cell.cards or 1.0 for cell in row.cells) + row.gap * (len(row.cells) - 1)

    def _card_width(self, row: Row, height: float, room: float) -> float:
        return max(20.0, min(row.most * self.frame.card, height / RATIO, room / self._units(row)))

    def _aside_width(self, aside: list[Cell], height: float) -> float:
        captions = sum(self._caption_room([cell]) for cell in aside)
        free = (height - _BETWEEN_ROWS * (len(aside) - 1) - captions) / len(aside)
        return max(20.0, min(0.84 * self.frame.card, free / RATIO))

    def _row(self, row: Row, middle: float, y: float, width: float, widest: float) -> None:
        gap = self._gap(row, width, widest)
        wide = sum(cell.cards * width or widest for cell in row.cells) + gap * (len(row.cells) - 1)
        x = middle - wide / 2
        for cell in row.cells:
            aside = self._caption_left(cell)
            rect = Rect(x + aside, y, (cell.cards * width or widest) - aside, width * RATIO)
            x = rect.right + gap
            self._put(cell, rect, width, rect.w + (gap if len(row.cells) > 1 else 0.0))

    def _gap(self, row: Row, width: float, widest: float) -> float:
        """Between two cells of a row; small piles under which names stand lie so far apart that large words have room."""
        usual, number = row.gap * width, len(row.cells)
        if number < 2 or any(cell.caption != "under" for cell in row.cells):
            return usual
        wanted = _NAMED * min(self.frame.text, 1.7) - width
        cells = sum(cell.cards * width or widest for cell in row.cells)
        return max(usual, min(wanted, (self.frame.field.w - cells) / number))

    def _column(self, aside: list[Cell], room: Rect, width: float) -> None:
        """Piles one over the other, in the middle of a room that is wide enough for their names."""
        talls = [width * RATIO + self._caption_room([cell]) for cell in aside]
        spare = (room.h - sum(talls) - _BETWEEN_ROWS * (len(aside) - 1)) / (len(aside) + 1)
        y = room.y + spare
        for cell, tall in zip(aside, talls):
            self._put(cell, Rect(room.centre[0] - width / 2, y, width, width * RATIO), width, room.w)
            y += tall + spare + _BETWEEN_ROWS

    def _put(self, cell: Cell, rect: Rect, width: float, room: float) -> None:
        """That cell lies there; its caption has so much room across."""
        pile = self.piles.get(cell.zone)
        if pile is None:
            return
        self.cells[cell.zone] = rect
        self.laid[cell.zone] = cell, rect, width
        if cell.outline and not pile.count:
            self.outlines.append(around(*rect.centre, width, width * RATIO))
        if cell.caption == "under":
            wide = room - _APART  # names that are long do not run into each other
            box = Rect(rect.centre[0] - wide / 2, rect.bottom + _SAG, wide, self.caption)
            self.captions.append(Caption(pile.zone, box, "under"))
        elif cell.caption == "over" and pile.count and not pile.up:
            high = min(rect.h * 0.62, 1.7 * self.caption)
            box = around(rect.centre[0], rect.bottom - high / 2 - 6, room, high)
            self.captions.append(Caption(pile.zone, box, "over"))
        elif cell.caption == "left":
            left = self._caption_left(cell)
            first, _ = along(cell, rect, width, pile.count)
            x = min(first, rect.centre[0]) - width / 2 - 14 - left
            self.captions.append(Caption(pile.zone, Rect(x, rect.y, left, rect.h), "left"))


def along(cell: Cell, rect: Rect, width: float, count: int) -> tuple[float, float]:
    """In a row of so many cards the middle of the first, and from one to the next."""
    step = cell.step * width
    if cell.shape == "spaced":
        return rect.x + width / 2, step
    step = min(step, (rect.w - width) / max(1, count - 1))
    return rect.centre[0] - step * (count - 1) / 2, step
