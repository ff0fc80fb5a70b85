"""Where every card and marker lies: a view laid out on a canvas. Pure; reads what lies face up, never what is only known.

`spread` says it all: a place for each card of each pile by zone and slot, places for the markers, the captions, and the frame.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from engine import cards
from engine.cards import Card
from engine.model import Heap, Pile, Seat, Sight, View, Zone
from game.geometry import Rect, around, union
from game.kids import table as kids_table
from game.places import hands
from game.places.frame import Frame, SeatFrame, frame_for
from game.places.hands import KIDS_STRIP, STRIP, TOUCH_STRIP, Held
from game.places.middle import Caption, Middle, along
from game.places.order import BY_SUIT, Order
from game.places.plan import Cell, Plan
from game.sofa.profiles import Kid

RATIO = hands.RATIO
BADGE = 44.0
"""Width of the disc with the number of a heap, with normal text."""
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
    """Where markers lie.

    kind    on a plate (only the number shows, of your own your stacks too), staked at a plate, on a card, by themselves, or out
            of sight
    size    of one marker
    number  the middle of the disc with their number; disc: its width
    moon    the middle of the moon that a heap wears that was carried over
    """

    heap: Heap
    kind: Literal["purse", "stake", "card", "heap", "off"]
    x: float
    y: float
    size: float
    number: tuple[float, float]
    disc: float = BADGE
    moon: tuple[float, float] = (0.0, 0.0)

    @property
    def badge(self) -> Rect:
        """The disc with the number."""
        return around(*self.number, self.disc, self.disc)


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


def spread(
    view: View[Any, Any],
    plan: Plan,
    canvas: tuple[float, float],
    you: Seat = 0,
    dims: bool = False,
    order: Order = BY_SUIT,
    *,
    text: float = 1.0,
    touch: bool = False,
    strip: float | None = None,
    kids: Kid = "",
    rises: frozenset[Card] | None = None,
    aid: float = 0.0,
) -> Spread:
    """Lay out a view. `you` sits at the bottom; with `dims` the cards in that hand that cannot be played are dimmed.

    order  sorts that hand; the hands of others that lie open are sorted by suit
    text   how much larger than normal all text is, 1 to 2
    aid    height of the strip for help under the field
    touch  fingers press: wider strips of the cards in hand, in rows if need be; `strip` says another least width
    kids   a children's table in that look, and the plan is theirs too
    rises  the cards that stand out; None: all that can be played
    """
    markers = any(heap.zone.name == "purse" for heap in view.heaps)
    if kids:
        shown = view.options.get("open_hands") == "true"
        frame = kids_table.kid_frame(
            *canvas, len(view.scores), you, text, markers=markers, open_hands=shown, pictures=kids == "pictures"
        )
        return _Laying(view, plan, frame, you, dims, order, KIDS_STRIP, rises).spread()
    frame = frame_for(canvas[0], canvas[1], len(view.scores), you, text, markers, aid)
    least = strip if strip is not None else TOUCH_STRIP if touch else STRIP
    return _Laying(view, plan, frame, you, dims, order, least).spread()


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
    def __init__(
        self,
        view: View[Any, Any],
        plan: Plan,
        frame: Frame,
        you: Seat,
        dims: bool,
        order: Order,
        strip: float,
        rises: frozenset[Card] | None = None,
    ) -> None:
        self.view, self.plan, self.frame, self.you, self.dims, self.order = view, plan, frame, you, dims, order
        self.strip, self.rises = strip, rises
        self.middle = Middle(plan, frame, {pile.zone.name: pile for pile in view.piles if pile.zone.seat is None})

    def spread(self) -> Spread:
        places = tuple(place for pile in self.view.piles for place in self._pile(pile))
        heaps = tuple(self._heaps(places))
        middle = self.middle
        return Spread(self.frame, places, heaps, tuple(middle.captions), tuple(middle.outlines), middle.cells)

    # Piles

    def _pile(self, pile: Pile) -> Iterator[Place]:
        zone = pile.zone
        faces: tuple[Card | None, ...] = pile.up if pile.up else (None,) * pile.count
        if zone.seat is not None:
            frame = self.frame.seats[zone.seat]
            if is_hand(zone) or zone.name in ("packet", "cut"):
                if zone.seat == self.you:
                    return self._yours(pile)
                return self._fan(zone, self._sorted(pile, BY_SUIT), frame)
            return self._beside(zone, faces, frame)
        found = self.middle.laid.get(zone.name)
        if zone.name in self.plan.middle:
            near = self.middle.laid.get(self.plan.near)
            width = near[2] if near else min(self.frame.card * 0.8, self.frame.field.h / RATIO)
            x, y = self.frame.field.centre
            middle = around(x, near[1].centre[1] if near else y, width, width * RATIO)
            return self._cell(zone, faces, Cell(zone.name), middle, width)
        if found is None:
            return (Place(zone, slot, card, self.frame.width / 2, -200, 60, show=False) for slot, card in enumerate(faces))
        return self._cell(zone, faces, *found)

    def _sorted(self, pile: Pile, order: Order) -> tuple[Card | None, ...]:
        return order.sort(pile.up, self.plan.low_ace) if pile.up else (None,) * pile.count

    def _cell(self, zone: Zone, faces: tuple[Card | None, ...], cell: Cell, rect: Rect, width: float) -> Iterator[Place]:
        x, y = rect.centre
        if cell.shape in ("row", "spaced"):
            first, step = along(cell, rect, width, len(faces))
            for slot, card in enumerate(faces):
                angle = lean(card, cell.tilt) if card is not None else 0.0
                yield Place(zone, slot, card, first + slot * step, y, width, angle, _FIELD)
        else:
            deep = min(len(faces) - 1, 24)
            for slot, card in enumerate(faces):
                # A pile shows its height: a pixel and a half for each few cards, the top one in the cell's middle.
                under = min(len(faces) - 1 - slot, deep) // 4 * (0.75 if cell.shape == "askew" else 1.5)
                angle = lean(card, cell.tilt) if card is not None and cell.shape == "askew" else 0.0
                aside = (slot % 3 - 1) * 2.0 if cell.shape == "askew" else 0.0
                yield Place(zone, slot, card, x + under + aside, y + under, width, angle, _FIELD)

    # At the seats

    def _fan(self, zone: Zone, faces: tuple[Card | None, ...], frame: SeatFrame) -> Iterator[Place]:
        """Cards of another seat stand behind its plate and look out over it."""
        if self.frame.kids and zone.name == "cut":
            return self._held(zone, faces, kids_table.before(frame, len(faces)), _FIELD + 2)
        if self.frame.kids and not any(card is not None for card in faces):
            return self._held(zone, faces, kids_table.behind(frame, len(faces)), _UNDER_PLATES)
        room = frame.fan.w if self.frame.kids or self._beside_of(zone.seat) is None else hands.beside_room(frame)
        held = hands.fan(frame, len(faces), room, 5.0 if zone.name == "packet" else None)
        return self._held(zone, faces, held, _UNDER_PLATES)

    def _beside_of(self, seat: Seat | None) -> Pile | None:
        """A pile that the seat keeps besides its hand."""
        for pile in self.view.piles:
            if pile.zone.seat == seat and not is_hand(pile.zone) and pile.zone.name not in ("packet", "cut"):
                return pile
        return None

    def _beside(self, zone: Zone, faces: tuple[Card | None, ...], frame: SeatFrame) -> Iterator[Place]:
        """Won tricks and the like."""
        if self.frame.kids:
            return self._held(zone, faces, kids_table.behind(frame, len(faces)), _UNDER_PLATES)
        return self._held(zone, faces, hands.beside(frame, len(faces)), _UNDER_PLATES)

    @staticmethod
    def _held(zone: Zone, faces: tuple[Card | None, ...], held: Iterator[Held], z: int) -> Iterator[Place]:
        for slot, (card, one) in enumerate(zip(faces, held)):
            yield Place(zone, slot, card, one.x, one.y, one.width, one.angle, z)

    def _yours(self, pile: Pile) -> Iterator[Place]:
        zone = pile.zone
        faces = self._sorted(pile, self.order)
        if zone.name == "packet":
            yield from self._held(zone, faces, hands.packet(self.frame, len(faces)), _YOURS)
            return
        playable = {action.card for action in self.view.legal}
        if self.rises is not None:
            playable &= self.rises
        asked = bool(self.view.legal) and self.view.turn == self.you
        for slot, (card, one) in enumerate(zip(faces, hands.yours(self.frame, len(faces), self.strip, asked))):
            lit = card is not None and card in playable and is_hand(zone)
            y = one.y - (one.lift if lit else 0.0)
            dim = self.dims and not lit and card is not None
            yield Place(zone, slot, card, one.x, y, one.width, one.angle, _YOURS, lit, dim)

    # Markers

    def _heaps(self, places: tuple[Place, ...]) -> Iterator[HeapPlace]:
        by_card = {cards.name(place.card): place for place in places if place.zone.name == "honours" and place.card is not None}
        frame, loose = self.frame, 0
        for heap in self.view.heaps:
            zone = heap.zone
            under = by_card.get(zone.name.removeprefix("on "))
            if zone.seat is not None:
                yield self._at_seat(heap, zone.seat)
            elif under is not None:
                rect = under.rect
                disc = min(BADGE * frame.text, max(BADGE * 0.8, 0.62 * under.width))
                number = rect.right - 0.1 * disc, rect.y + 0.1 * disc
                if frame.kids:  # larger, and on its own card
                    disc = max(disc, 0.48 * under.width)
                    number = rect.right - 0.45 * disc, rect.y + 0.45 * disc
                moon = number[0] - 2, number[1] + disc / 2 + 16
                size = under.width * 0.3 if frame.kids else min(34.0, under.width * 0.27)
                yield HeapPlace(heap, "card", under.x, rect.y + rect.h * 0.66, size, number, disc, moon)
            elif any(count > 0 for count in heap.counts):
                x, y = frame.field.x + 60 + loose * 120, frame.field.bottom - 32
                loose += 1
                yield HeapPlace(heap, "heap", x, y, 30, (x + 50, y))
            else:
                yield HeapPlace(heap, "off", frame.width / 2, -60, 24, (frame.width / 2, -60))

    def _at_seat(self, heap: Heap, seat: Seat) -> HeapPlace:
        frame = self.frame.seats[seat]
        if heap.zone.name == "stake":
            return HeapPlace(heap, "stake", *frame.tail.centre, frame.tail.h, frame.tail.centre)
        if seat == self.you and self.frame.purse is not None:
            return HeapPlace(heap, "purse", *self.frame.purse.centre, 30, self.frame.purse.centre)
        if self.frame.kids:
            return HeapPlace(heap, "purse", *frame.line.centre, 34, frame.line.centre)
        x, y = frame.line.x + 13 * frame.text, frame.line.centre[1]
        return HeapPlace(heap, "purse", x, y, 24, (x, y))


def strips(spread: Spread, you: Seat) -> list[tuple[Place, Rect]]:
    """For each card in hand what can be pressed of it, on the canvas: from its left edge to the next card's, and behind another
    row down to that."""
    hand = [place for place in spread.places if place.zone.seat == you and is_hand(place.zone)]
    screen = Rect(0, 0, spread.frame.width, spread.frame.height)
    return list(zip(hand, hands.strips([place.rect for place in hand], screen)))


def covered(spread: Spread, places: list[Place]) -> Rect:
    """The rectangle around these cards; that of no size at the field's middle if there are none."""
    return union([place.rect for place in places]) if places else around(*spread.frame.field.centre, 0, 0)
