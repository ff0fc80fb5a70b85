"""Where every card and marker lies: a view laid out on a canvas. Pure; reads what lies face up, never what is only known.

`spread` says it all: a place for each card of each pile by zone and slot, places for the markers, the captions, and the frame.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from engine import cards
from engine.cards import Card
from engine.model import Heap, Pile, Seat, Sight, View, Zone
from game.frame import Frame, SeatFrame, frame_for
from game.geometry import Rect, around, union
from game.plan import Cell, Plan, Row, in_order

RATIO = 7 / 5
CAPTION = 34.0
_UNDER_PLATES, _FIELD, _YOURS = 0, 10, 30


@dataclass(frozen=True)
class Place:
    """Where a card lies.

    zone, slot  which pile, and which place in it; slot 0 is the lowest, or the first from the left
    card        which card lies face up there; None: a back
    x, y        its middle; width its width, all in logical pixels
    angle       degrees counter-clockwise
    z           what lies on what
    lit         it can be played now; dim: it cannot, and others can
    show        False: this zone is not to be seen
    """

    zone: Zone
    slot: int
    card: Card | None
    x: float
    y: float
    width: float
    angle: float = 0.0
    z: int = 0
    lit: bool = False
    dim: bool = False
    show: bool = True

    @property
    def up(self) -> bool:
        """Whether its face is to be seen."""
        return self.card is not None

    @property
    def rect(self) -> Rect:
        """The card as if it lay straight."""
        return around(self.x, self.y, self.width, self.width * RATIO)


@dataclass(frozen=True)
class HeapPlace:
    """Where markers lie. size: of one marker; kind: on a plate (only its number shows), staked beside it, on a card, by
    themselves, or out of sight."""

    heap: Heap
    kind: Literal["purse", "stake", "card", "heap", "off"]
    x: float
    y: float
    size: float
    number: tuple[float, float]


@dataclass(frozen=True)
class Caption:
    """A name to be written at a zone: its middle, or its right end if it stands left of the cards."""

    zone: Zone
    side: Literal["over", "under", "left"]
    x: float
    y: float
    width: float


@dataclass(frozen=True)
class Spread:
    """The whole table laid out. cells: by name of a zone in the middle, the part of the field that is its own."""

    frame: Frame
    places: tuple[Place, ...]
    heaps: tuple[HeapPlace, ...]
    captions: tuple[Caption, ...]
    outlines: tuple[Rect, ...]
    cells: dict[str, Rect]

    def of(self, name: str, seat: Seat | None = None) -> list[Place]:
        """The places of one pile, in order."""
        return [place for place in self.places if place.zone.name == name and place.zone.seat == seat]


def spread(view: View[Any, Any], plan: Plan, canvas: tuple[float, float], you: Seat = 0, dims: bool = False) -> Spread:
    """Lay out a view. `you` sits at the bottom; with `dims` the cards in that hand that cannot be played are dimmed."""
    frame = frame_for(canvas[0], canvas[1], len(view.scores), you)
    return _Laying(view, plan, frame, you, dims).spread()


def is_hand(zone: Zone) -> bool:
    """Whether a zone is held in a hand."""
    return zone.seat is not None and (zone.name == "hand" or zone.sight is Sight.OWNER)


def lean(card: Card, most: float) -> float:
    """The angle at which a card comes to rest on the table, always the same for a card: 2 degrees to `most`, either way."""
    if most <= 0:
        return 0.0
    steps = max(1, int(most) // 2)
    return (2.0 + 2.0 * (card * 7 % steps)) * (1 if card * 5 % 3 else -1)


class _Laying:
    def __init__(self, view: View[Any, Any], plan: Plan, frame: Frame, you: Seat, dims: bool) -> None:
        self.view, self.plan, self.frame, self.you, self.dims = view, plan, frame, you, dims
        self.piles = {pile.zone.name: pile for pile in view.piles if pile.zone.seat is None}
        self.captions: list[Caption] = []
        self.outlines: list[Rect] = []
        self.cells: dict[str, Rect] = {}
        self.in_cells: dict[str, tuple[Cell, Rect, float]] = {}

    def spread(self) -> Spread:
        self._rows()
        places = tuple(place for pile in self.view.piles for place in self._pile(pile))
        heaps = tuple(self._heaps(places))
        return Spread(self.frame, places, heaps, tuple(self.captions), tuple(self.outlines), self.cells)

    # The middle of the table

    def _rows(self) -> None:
        rows = [row for row in self.plan.rows if any(cell.zone in self.piles for cell in row.cells)]
        field = self.frame.field
        gap = 12.0
        extra = [row.above + row.below + self._caption_room(row) for row in rows]
        free = field.h - sum(extra) - gap * max(0, len(rows) - 1)
        shares = sum(row.share for row in rows) or 1
        sizes = [self._card_width(row, free * row.share / shares) for row in rows]
        used = sum(width * RATIO for width in sizes) + sum(extra) + gap * max(0, len(rows) - 1)
        y = field.y + max(0.0, (field.h - used) / 2)
        for row, width, more in zip(rows, sizes, extra):
            self._row(row, y + row.above, width)
            y += width * RATIO + more + gap

    def _caption_room(self, row: Row) -> float:
        return CAPTION if any(cell.caption == "under" for cell in row.cells) else 0.0

    def _units(self, row: Row) -> float:
        return sum(cell.cards for cell in row.cells) + row.gap * (len(row.cells) - 1)

    def _card_width(self, row: Row, height: float) -> float:
        left = 150.0 if any(cell.caption == "left" for cell in row.cells) else 0.0
        return max(20.0, min(row.most * self.frame.card, height / RATIO, (self.frame.field.w - left) / self._units(row)))

    def _row(self, row: Row, y: float, width: float) -> None:
        left = 150.0 if any(cell.caption == "left" for cell in row.cells) else 0.0
        x = self.frame.field.centre[0] - (self._units(row) * width - left) / 2
        for cell in row.cells:
            rect = Rect(x, y, cell.cards * width, width * RATIO)
            x += (cell.cards + row.gap) * width
            pile = self.piles.get(cell.zone)
            if pile is None:
                continue
            self.cells[cell.zone] = rect
            self.in_cells[cell.zone] = cell, rect, width
            if cell.outline and not pile.count:
                self.outlines.append(around(*rect.centre, width, width * RATIO))
            if cell.caption == "under":
                self.captions.append(
                    Caption(pile.zone, "under", rect.centre[0], rect.bottom + CAPTION / 2 + 4, rect.w + row.gap * width)
                )
            elif cell.caption == "over" and pile.count:
                self.captions.append(Caption(pile.zone, "over", rect.centre[0], rect.bottom - 24, rect.w))
            elif cell.caption == "left":
                self.captions.append(Caption(pile.zone, "left", rect.x - 16, rect.centre[1], left))

    # Piles

    def _pile(self, pile: Pile) -> Iterator[Place]:
        zone = pile.zone
        faces: tuple[Card | None, ...] = pile.up if pile.up else (None,) * pile.count
        if zone.seat is not None:
            frame = self.frame.seats[zone.seat]
            if is_hand(zone) or zone.name in ("packet", "cut"):
                if zone.seat == self.you:
                    return self._yours(pile)
                return self._fan(zone, self._sorted(pile), frame)
            return self._beside(zone, faces, frame)
        found = self.in_cells.get(zone.name)
        if zone.name in self.plan.middle:
            near = self.in_cells.get(self.plan.near)
            width = near[2] if near else min(self.frame.card * 0.8, self.frame.field.h / RATIO)
            x, y = self.frame.field.centre
            middle = around(x, near[1].centre[1] if near else y, width, width * RATIO)
            return self._cell(zone, faces, Cell(zone.name), middle, width)
        if found is None:
            return (Place(zone, slot, card, self.frame.width / 2, -200, 60, show=False) for slot, card in enumerate(faces))
        return self._cell(zone, faces, *found)

    def _sorted(self, pile: Pile) -> tuple[Card | None, ...]:
        return in_order(pile.up, self.plan.low_ace) if pile.up else (None,) * pile.count

    def _cell(self, zone: Zone, faces: tuple[Card | None, ...], cell: Cell, rect: Rect, width: float) -> Iterator[Place]:
        x, y = rect.centre
        if cell.shape in ("row", "spaced"):
            step = cell.step * width
            if len(faces) > 1:
                step = min(step, (rect.w - width) / (len(faces) - 1)) if cell.shape == "row" else step
            if cell.caption == "left" or cell.shape == "spaced":
                x = rect.x + width / 2
            else:
                x -= step * (len(faces) - 1) / 2
            for slot, card in enumerate(faces):
                angle = lean(card, cell.tilt) if card is not None else 0.0
                yield Place(zone, slot, card, x + slot * step, y, width, angle, _FIELD)
        else:
            deep = min(len(faces) - 1, 24)
            for slot, card in enumerate(faces):
                # A pile shows its height: a pixel and a half for each few cards, the top one in the cell's middle.
                under = min(len(faces) - 1 - slot, deep) // 4 * 1.5
                angle = lean(card, cell.tilt) if card is not None and cell.shape == "askew" else 0.0
                aside = (slot % 3 - 1) * 2.0 if cell.shape == "askew" else 0.0
                yield Place(zone, slot, card, x + under + aside, y + under, width, angle, _FIELD)

    # At the seats

    def _fan(self, zone: Zone, faces: tuple[Card | None, ...], frame: SeatFrame) -> Iterator[Place]:
        """Cards of another seat stand behind its plate and look out over it."""
        width = frame.fan.h * 0.92
        room = frame.fan.w - (0.0 if self._beside_of(zone.seat) is None else width * 0.62)
        step = min(width * 0.42, (room - width) / max(1, len(faces) - 1))
        if zone.name == "packet":
            step = min(step, 5.0)
        x = frame.fan.x + room / 2 - step * (len(faces) - 1) / 2
        turn = min(2.0 * (len(faces) - 1), 12.0)
        for slot, card in enumerate(faces):
            part = slot / (len(faces) - 1) * 2 - 1 if len(faces) > 1 else 0.0
            rise = 5.0 * part * part
            yield Place(
                zone,
                slot,
                card,
                x + slot * step,
                frame.fan.y + 4 + rise + width * RATIO / 2,
                width,
                -turn / 2 * part,
                _UNDER_PLATES,
            )

    def _beside_of(self, seat: Seat | None) -> Pile | None:
        """A pile that the seat keeps besides its hand."""
        for pile in self.view.piles:
            if pile.zone.seat == seat and not is_hand(pile.zone) and pile.zone.name not in ("packet", "cut"):
                return pile
        return None

    def _beside(self, zone: Zone, faces: tuple[Card | None, ...], frame: SeatFrame) -> Iterator[Place]:
        """Won tricks and the like: a small pile behind the right end of the plate."""
        width = frame.fan.h * 0.6
        x = frame.fan.right - width / 2
        for slot, card in enumerate(faces):
            under = min(len(faces) - 1 - slot, 24) // 4 * 1.5
            yield Place(zone, slot, card, x + under, frame.fan.y + 16 + under + width * RATIO / 2, width, 0.0, _UNDER_PLATES)

    def _yours(self, pile: Pile) -> Iterator[Place]:
        frame, zone = self.frame, pile.zone
        faces = self._sorted(pile)
        width, count = frame.card, len(faces)
        playable = {action.card for action in self.view.legal}
        turn = min(8.0, 1.0 * count)
        lean_out = width * 0.09 * min(1.0, count / 6)
        room = frame.hand.w - 2 * lean_out - width
        step = min(width * 0.84, room / max(1, count - 1))
        if zone.name == "packet":
            step = min(step, 14.0)
        asked = bool(self.view.legal) and self.view.turn == self.you
        x = frame.hand.centre[0] - step * (count - 1) / 2
        y = frame.hand.y + width * RATIO / 2 + (0.0 if asked else frame.lift * 0.9)
        for slot, card in enumerate(faces):
            part = slot / (count - 1) * 2 - 1 if count > 1 else 0.0
            lit = card is not None and card in playable and is_hand(zone)
            drop = 14.0 * part * part - (frame.lift if lit else 0.0)
            yield Place(
                zone,
                slot,
                card,
                x + slot * step,
                y + drop,
                width,
                -turn * part,
                _YOURS,
                lit,
                self.dims and not lit and card is not None,
            )

    # Markers

    def _heaps(self, places: tuple[Place, ...]) -> Iterator[HeapPlace]:
        by_card = {cards.name(place.card): place for place in places if place.zone.name == "honours" and place.card is not None}
        loose = 0
        for heap in self.view.heaps:
            zone = heap.zone
            if zone.seat is not None:
                plate = self.frame.seats[zone.seat].plate
                if zone.name == "stake":
                    x, y = plate.right - 72, plate.bottom + 7
                    yield HeapPlace(heap, "stake", x, y, 26, (x, y))
                else:
                    x, y = plate.x + 92, plate.y + 64
                    yield HeapPlace(heap, "purse", x, y, 24, (x, y))
                continue
            under = by_card.get(zone.name.removeprefix("on "))
            if under is not None:
                rect = under.rect
                size = min(34.0, under.width * 0.27)
                yield HeapPlace(heap, "card", under.x, rect.y + rect.h * 0.66, size, (rect.right - 4, rect.y + 4))
            elif any(count > 0 for count in heap.counts):
                field = self.frame.field
                x = field.x + 60 + loose * 120
                loose += 1
                yield HeapPlace(heap, "heap", x, field.bottom - 40, 30, (x + 36, field.bottom - 70))
            else:
                yield HeapPlace(heap, "off", self.frame.width / 2, -60, 24, (self.frame.width / 2, -60))


def strips(spread: Spread, you: Seat) -> list[tuple[Place, Rect]]:
    """For each card in hand what can be pressed of it: from its left edge to the next card's, on the canvas."""
    hand = [place for place in spread.places if place.zone.seat == you and is_hand(place.zone)]
    screen = Rect(0, 0, spread.frame.width, spread.frame.height)
    found = []
    for place, after in zip(hand, [*hand[1:], None]):
        rect = place.rect
        end = after.rect.x if after is not None else rect.right
        found.append((place, Rect(rect.x, rect.y, max(end - rect.x, 1.0), rect.h).cut(screen)))
    return found


def covered(spread: Spread, places: list[Place]) -> Rect:
    """The rectangle around these cards; that of no size at the field's middle if there are none."""
    return union([place.rect for place in places]) if places else around(*spread.frame.field.centre, 0, 0)
