"""Markers on the screen: heaps with their number, and markers that hop from one to the other.

A heap draws at most 12 markers and always its number. A marker keeps its owner's look on the table and takes its taker's when
it lands at a seat. What was left over from the deal before lies under the new stakes and wears a moon.
"""

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from engine.events import Paid
from engine.model import Heap, Zone
from game.moving.ease import between, hop, in_out
from game.moving.still import once
from game.moving.timeline import Part, Together
from game.paint import INK, NIGHT, SUN, Canvas, ready
from game.places.layout import HeapPlace
from sprites import marker
from sprites.shelf import MEGABYTE, Shelf

MOST_DRAWN = 12
MOST_HOPS = 24
"""More markers than that in one payment hop several at a time."""
HOP_SECONDS, HOPS_APART = 0.34, 0.045
_ARC = 90.0
"""Height of the arc of a hop in logical pixels."""
_TOLD = 2
"""From so many markers on what has come to a seat is counted over its plate; heaps carry their own number."""
_MOONS = Shelf(MEGABYTE)

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


class Tally:
    """What has come to a place so far in a payment: counted aloud, over the place."""

    def __init__(self, zone: Zone) -> None:
        self.zone = zone
        self.come = 0
        self.waits = 0
        """Hops that have not landed yet."""


def _silent(_: int) -> None:
    """Nobody counts along."""


class Heaps:
    """The markers as they are shown now: counts by zone and owner, those in the air, and which heaps were carried over."""

    def __init__(self) -> None:
        self.counts: dict[Zone, list[int]] = {}
        self.hoppers: list[Hopper] = []
        self.places: dict[Zone, HeapPlace] = {}
        self.tallies: list[Tally] = []
        self.carried: dict[Zone, tuple[int, ...]] = {}
        """By heap what of it comes from the deal before, by owner."""

    def settle(self, heaps: tuple[Heap, ...], places: tuple[HeapPlace, ...]) -> None:
        """Show exactly these."""
        self.counts = {heap.zone: list(heap.counts) for heap in heaps}
        self.move(places)
        self.hoppers, self.tallies = [], []
        self.carried = {zone: counts for zone, counts in self.carried.items() if self.number(zone)}

    def move(self, places: tuple[HeapPlace, ...]) -> None:
        """The heaps lie there now."""
        self.places = {place.heap.zone: place for place in places}

    def carry(self, heaps: Iterable[Heap]) -> None:
        """These lie on the table from the deal before; of several only those that lie on a card."""
        self.carried = {
            heap.zone: heap.counts
            for heap in heaps
            if heap.zone.seat is None and heap.zone.name[:3] == "on " and any(heap.counts)
        }

    def carry_on(self) -> None:
        """What lies on the cards now stays for the next deal."""
        self.carry(Heap(zone, tuple(counts)) for zone, counts in self.counts.items())

    def shows(self, heaps: tuple[Heap, ...]) -> bool:
        """Whether exactly these are shown, and nothing is in the air."""
        return not self.hoppers and not self.tallies and all(tuple(self.counts[heap.zone]) == heap.counts for heap in heaps)

    def pay(self, paid: Paid) -> None:
        """A payment at once, without a hop."""
        for owner, number in enumerate(paid.counts):
            self._take(paid.source, owner, number)
            self._put(paid.target, owner, number)

    def hops(
        self, paid: Iterable[Paid], pace: float, lift: float = 1.0, counted: Callable[[int], None] = _silent
    ) -> list[Part]:
        """For each payment its markers one after the other, in arcs `lift` times as high as usual. `counted` is called with 1,
        2, 3 and so on as they land at one place, whoever pays them."""
        tallies: dict[Zone, Tally] = {}
        parts: list[Part] = []
        for one in paid:
            owners = [owner for owner, number in enumerate(one.counts) for _ in range(number)]
            at_once = -(-len(owners) // MOST_HOPS)
            groups = [owners[start : start + at_once] for start in range(0, len(owners), at_once or 1)]
            tally = tallies.setdefault(one.target, Tally(one.target))
            tally.waits += len(groups)
            hops = tuple(Hop(self, one, group, tally, HOP_SECONDS * pace, _ARC * lift, counted) for group in groups)
            parts.append(Together(hops, HOPS_APART * pace))
        return parts

    def number(self, zone: Zone) -> int:
        """How many are shown there."""
        return sum(self.counts.get(zone, ()))

    def _take(self, zone: Zone, owner: int, number: int) -> None:
        counts = self.counts[zone]
        counts[owner] -= number
        if zone in self.carried and not any(counts):
            del self.carried[zone]

    def _put(self, zone: Zone, owner: int, number: int) -> None:
        self.counts[zone][owner if zone.seat is None else zone.seat] += number

    # Drawing

    def draw(self, canvas: Canvas, kinds: tuple[str, ...]) -> None:
        """The heaps of these kinds of place."""
        for zone, place in self.places.items():
            if place.kind in kinds and place.kind != "purse":
                value = place, tuple(self.counts.get(zone, ())), self.carried.get(zone)
                once(canvas, ("heap", zone.name, zone.seat), value, partial(self._draw_heap, canvas, zone, place))

    def draw_hoppers(self, canvas: Canvas) -> None:
        """What is in the air, and how many have come."""
        for tally in self.tallies:
            place = self.places[tally.zone]
            canvas.badge(f"+{tally.come}", place.x + 40, place.y - 94, 52, SUN, INK)
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
        canvas.badge(str(self.number(zone)), *place.number, place.disc, SUN, INK)
        if zone in self.carried:
            canvas.put(_moon(canvas.px(38)), *place.moon)

    def _drawn(self, zone: Zone) -> list[int]:
        """Whose markers are drawn, the upper ones first: all, or of a big heap a fair part, at least one of each owner. What
        was carried over lies under what has come since."""
        counts = self.counts.get(zone, [])
        owners = [owner for owner, number in enumerate(counts) for _ in range(number)]
        if len(owners) > MOST_DRAWN:
            one_each = sorted(set(owners))
            rest = MOST_DRAWN - len(one_each)
            owners = sorted([*one_each, *(owners[at * len(owners) // rest] for at in range(rest))])
        old = list(self.carried.get(zone, ()))
        new, under = [], []
        for owner in reversed(owners):
            if old and old[owner] > 0:
                old[owner] -= 1
                under.append(owner)
            else:
                new.append(owner)
        return [*reversed(new), *reversed(under)]


class Hop:
    """A step: markers of one payment hop together from the source to the target."""

    def __init__(
        self,
        heaps: Heaps,
        paid: Paid,
        owners: list[int],
        tally: Tally,
        seconds: float,
        lift: float,
        counted: Callable[[int], None],
    ) -> None:
        self.seconds = seconds
        self._heaps, self._paid, self._owners, self._tally, self._lift = heaps, paid, owners, tally, lift
        self._counted = counted

    def begin(self) -> None:
        """Off the source."""
        for owner in self._owners:
            self._heaps._take(self._paid.source, owner, 1)
        self._hopper = Hopper(self._owners[0])
        self._heaps.hoppers.append(self._hopper)

    def at(self, part: float) -> None:
        """In an arc; at 1 it lies on the target and looks as it does there."""
        heaps, start, end = self._heaps, self._heaps.places[self._paid.source], self._heaps.places[self._paid.target]
        if part == 1:
            heaps.hoppers.remove(self._hopper)
            for owner in self._owners:
                heaps._put(self._paid.target, owner, 1)
            self._count()
            return
        eased = in_out(part)
        self._hopper.x = between(start.x, end.x, eased)
        self._hopper.y = between(start.y, end.y, eased) - self._lift * hop(part)
        self._hopper.size = round(max(26.0, between(start.size, end.size, eased)) * (1 + 0.25 * hop(part)) / 2) * 2.0

    def _count(self) -> None:
        tally, tallies = self._tally, self._heaps.tallies
        tally.come += len(self._owners)
        tally.waits -= 1
        if tally.zone.seat is not None and tally.come >= _TOLD and tally.waits and tally not in tallies:
            tallies.append(tally)
        elif not tally.waits and tally in tallies:
            tallies.remove(tally)
        self._counted(tally.come)


def _moon(size: int) -> pygame.Surface:
    """A crescent on a night-blue disc: it has stayed overnight."""

    def make() -> pygame.Surface:
        fine = 4
        side = size * fine
        whole = pygame.Surface((side, side), pygame.SRCALPHA)
        night, gold = pygame.Color(NIGHT), pygame.Color(SUN)
        whole.fill((night.r, night.g, night.b, 0))
        middle = side // 2
        pygame.draw.circle(whole, night, (middle, middle), middle)
        pygame.draw.circle(whole, gold, (middle - side // 30, middle), side * 33 // 100)
        pygame.draw.circle(whole, night, (middle + side * 12 // 100, middle - side * 7 // 100), side * 28 // 100)
        return ready(pygame.transform.smoothscale(whole, (size, size)))

    return _MOONS.take(("moon", size), make)
