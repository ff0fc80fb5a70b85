"""Markers on the screen: heaps with their number, and markers that hop from one to the other.

A heap draws at most 12 markers and always its number. A marker keeps its owner's look on the table and takes its taker's when
it lands at a seat.
"""

from engine.events import Paid
from engine.model import Heap, Zone
from game.ease import between, hop, in_out
from game.layout import HeapPlace
from game.paint import INK, SUN, Canvas
from game.timeline import Part, Together
from sprites import marker

MOST_DRAWN = 12
MOST_HOPS = 12
"""More markers than that in one payment hop several at a time."""
HOP_SECONDS, HOPS_APART = 0.32, 0.045

_SPOTS = (
    (0.0, 0.0), (-0.9, 0.3), (0.9, 0.25), (-0.45, -0.75), (0.5, -0.7), (0.0, 0.95), (-1.5, -0.5), (1.5, -0.55), (-1.3, 1.1),
    (1.35, 1.05), (0.0, -1.5), (-0.7, 1.75),
)  # fmt: skip
"""Where the markers of a heap lie around its middle, in marker sizes."""


class Hopper:
    """A marker in the air."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.x = self.y = 0.0
        self.size = 24.0


class Heaps:
    """The markers as they are shown now: counts by zone and owner, and those in the air."""

    def __init__(self) -> None:
        self.counts: dict[Zone, list[int]] = {}
        self.hoppers: list[Hopper] = []
        self.places: dict[Zone, HeapPlace] = {}

    def settle(self, heaps: tuple[Heap, ...], places: tuple[HeapPlace, ...]) -> None:
        """Show exactly these."""
        self.counts = {heap.zone: list(heap.counts) for heap in heaps}
        self.move(places)
        self.hoppers = []

    def move(self, places: tuple[HeapPlace, ...]) -> None:
        """The heaps lie there now."""
        self.places = {place.heap.zone: place for place in places}

    def shows(self, heaps: tuple[Heap, ...]) -> bool:
        """Whether exactly these are shown, and nothing is in the air."""
        return not self.hoppers and all(tuple(self.counts[heap.zone]) == heap.counts for heap in heaps)

    def hops(self, paid: Paid, pace: float) -> Part:
        """The markers of a payment, one after the other."""
        owners = [owner for owner, number in enumerate(paid.counts) for _ in range(number)]
        at_once = -(-len(owners) // MOST_HOPS)
        return Together(
            tuple(
                Hop(self, paid, owners[start : start + at_once], HOP_SECONDS * pace)
                for start in range(0, len(owners), at_once or 1)
            ),
            HOPS_APART * pace,
        )

    def number(self, zone: Zone) -> int:
        """How many are shown there."""
        return sum(self.counts.get(zone, ()))

    def draw(self, canvas: Canvas, kinds: tuple[str, ...]) -> None:
        """The heaps of these kinds of place."""
        for zone, place in self.places.items():
            if place.kind in kinds and place.kind != "purse":
                self._draw_heap(canvas, zone, place)

    def draw_hoppers(self, canvas: Canvas) -> None:
        """What is in the air."""
        for hopper in self.hoppers:
            canvas.put(marker(hopper.seat, canvas.px(hopper.size)), hopper.x, hopper.y)

    def _draw_heap(self, canvas: Canvas, zone: Zone, place: HeapPlace) -> None:
        owners = self._drawn(zone)
        if not owners:
            return
        if place.kind == "stake":
            for at, owner in enumerate(owners[:4]):
                x = place.x + (at - (min(len(owners), 4) - 1) / 2) * place.size * 0.96
                canvas.put(marker(owner, canvas.px(place.size)), x, place.y)
            return
        for at, owner in reversed(list(enumerate(owners))):
            dx, dy = _SPOTS[at]
            turn = at * 26 % 60 - 30
            canvas.put(
                marker(owner, canvas.px(place.size), angle=turn),
                place.x + dx * place.size * 0.8,
                place.y + dy * place.size * 0.62,
            )
        canvas.badge(str(self.number(zone)), *place.number, 44, SUN, INK)

    def _drawn(self, zone: Zone) -> list[int]:
        """Whose markers are drawn: all, or of a big heap a fair part, at least one of each owner."""
        counts = self.counts.get(zone, [])
        owners = [owner for owner, number in enumerate(counts) for _ in range(number)]
        if len(owners) <= MOST_DRAWN:
            return owners
        one_each = sorted(set(owners))
        rest = MOST_DRAWN - len(one_each)
        return sorted([*one_each, *(owners[at * len(owners) // rest] for at in range(rest))])


class Hop:
    """A step: markers of one payment hop together from the source to the target."""

    def __init__(self, heaps: Heaps, paid: Paid, owners: list[int], seconds: float) -> None:
        self.seconds = seconds
        self._heaps, self._paid, self._owners = heaps, paid, owners

    def begin(self) -> None:
        """Off the source."""
        source = self._heaps.counts[self._paid.source]
        for owner in self._owners:
            source[owner] -= 1
        self._hopper = Hopper(self._owners[0])
        self._heaps.hoppers.append(self._hopper)

    def at(self, part: float) -> None:
        """In an arc; at 1 it lies on the target and looks as it does there."""
        start, end = self._heaps.places[self._paid.source], self._heaps.places[self._paid.target]
        if part == 1:
            self._heaps.hoppers.remove(self._hopper)
            target = self._heaps.counts[self._paid.target]
            for owner in self._owners:
                target[owner if self._paid.target.seat is None else self._paid.target.seat] += 1
            return
        eased = in_out(part)
        self._hopper.x = between(start.x, end.x, eased)
        self._hopper.y = between(start.y, end.y, eased) - 90 * hop(part)
        self._hopper.size = max(26.0, between(start.size, end.size, eased)) * (1 + 0.25 * hop(part))
