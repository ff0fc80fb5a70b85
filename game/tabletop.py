"""The pictures on the table, and their motion: what happened becomes steps, and in the end all lies exactly as laid out.

`stage` takes events as the eyes at the screen may see them. Each moved card lifts a picture and flies it from where it is to
where the layout puts it. A hidden hand has no order: which of its backs lifts is drawn from a cosmetic stream keyed by the
ply and never from the card. Pictures are keyed by zone and slot.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Any

from engine import chance
from engine.cards import Card
from engine.events import Event, Moved, Paid, Restocked, Shown
from engine.model import Heap, Pile, View, Zone
from game import motion
from game.geometry import around
from game.heaps import Heaps
from game.layout import RATIO, Place, Spread
from game.motion import Beat
from game.paint import Canvas
from game.pictures import FLYING, Flight, Picture, draw, warm
from game.seats import Eyes, faces_up
from game.timeline import Call, InTurn, Part, Timeline, Together, Wait

_PILED = 24.0
"""Cards nearer to each other than that (logical pixels, both ways added) lie on one pile and throw one shadow."""
_SHOWN = (Moved, Restocked, Shown, Paid)
"""Events with motion of their own; what stands before the first of them is said before it, what follows after all of it."""
_FEW = 8
"""With more cards in the air than that they throw no shadows."""
_WARMING = 0.002
"""Seconds of a frame for pictures that will be needed soon."""
Lay = Callable[[View[Any, Any]], Spread]


class Tabletop:
    """All pictures of one table. pace: 1 is normal, 0 is no motion at all."""

    def __init__(self, game: str, eyes: Eyes, timeline: Timeline, pace: float = 1.0) -> None:
        self.game, self.eyes, self.timeline, self.pace = game, eyes, timeline, pace
        self.piles: dict[Zone, list[Picture]] = {}
        self.heaps = Heaps()
        self.spread: Spread | None = None
        self._cold: list[Place] = []
        self.jumps = 0
        """How often the pictures had to be set right after motion; a test counts none."""

    # At rest

    def jump(self, view: View[Any, Any], spread: Spread) -> None:
        """Everything lies as laid out, at once: at the start, after a resize, after a change of eyes."""
        self.timeline.finish()
        self.spread = spread
        self.piles = {pile.zone: [] for pile in view.piles}
        for place in spread.places:
            self.piles[place.zone].append(Picture(place))
        self.heaps.settle(view.heaps, spread.heaps)

    def settled(self, view: View[Any, Any], spread: Spread) -> bool:
        """Whether every picture stands exactly where it belongs, and no others are there."""
        pictures = [picture for pile in self.piles.values() for picture in pile]
        homes = {(place.zone, place.slot): place for place in spread.places}
        return (
            len(pictures) == len(homes)
            and all(picture.stands(homes[picture.home.zone, picture.home.slot]) for picture in pictures)
            and len({(picture.home.zone, picture.home.slot) for picture in pictures}) == len(homes)
            and self.heaps.shows(view.heaps)
        )

    def counts(self) -> dict[Zone, int]:
        """How many cards lie in each zone now, as far as the pictures have come."""
        found = dict.fromkeys(self.piles, 0)
        for pile in self.piles.values():
            for picture in pile:
                if picture.lies is not None:
                    found[picture.lies] += 1
        return found

    def remember(self) -> None:
        """Note where all pictures are, before a tick moves them: drawing blends between the two."""
        for pile in self.piles.values():
            for picture in pile:
                picture.was = (picture.x, picture.y)

    # In motion

    def stage(self, events: list[Event], view: View[Any, Any], lay: Lay, cue: Callable[[Event], None]) -> None:
        """Show what happened, and end as laid out for the view. `cue` is called with each event when its time comes."""
        self.timeline.finish()
        parts: list[Part] = []
        for beat in motion.beats(events):
            parts.append(self._beat(beat, view, lay, cue))
        final = lay(view)
        fits = self._same(view)
        parts.append(self._slide(self._assign(final), 0.16))
        parts.append(Call(lambda: self._end(view, final, fits)))
        self.spread = final
        self._cold = [place for place in final.places if place.show]
        self.timeline.play(InTurn(tuple(parts)))
        if not self.pace:
            self.timeline.finish()

    def _end(self, view: View[Any, Any], final: Spread, fits: bool) -> None:
        if not fits:
            self.jumps += 1
            self.piles = {pile.zone: [] for pile in view.piles}
            for place in final.places:
                self.piles[place.zone].append(Picture(place))
        self.heaps.settle(view.heaps, final.heaps)

    def _beat(self, beat: Beat, view: View[Any, Any], lay: Lay, cue: Callable[[Event], None]) -> Part:
        """The steps of events that happen together."""
        first = next((at for at, event in enumerate(beat.events) if isinstance(event, _SHOWN)), len(beat.events))
        cues = tuple(Call(partial(cue, event)) for event in beat.events[:first])
        after = tuple(Call(partial(cue, event)) for event in beat.events[first:] if not isinstance(event, Moved))
        wait = Wait(beat.hold * self.pace)
        if beat.kind == "say":
            return InTurn((*cues, wait))
        if beat.kind == "pay":
            hops = tuple(self.heaps.hops(event, self.pace) for event in beat.events if isinstance(event, Paid))
            return InTurn((*cues, wait, Together(hops, beat.apart * self.pace), *after))
        movers = [picture for event in beat.events for picture in self._fold(event, view.ply)]
        between_view = replace(view, piles=self._as_piles(view), heaps=self._as_heaps(view), legal=())
        spread = lay(between_view)
        changed = self._assign(spread)
        flights: list[Part] = []
        for number, picture in enumerate(movers):
            moved = next((event for event in beat.events if isinstance(event, Moved)), None) if number == 0 else None
            flights.append(
                Flight(
                    picture,
                    picture.home,
                    beat.seconds * self.pace,
                    beat.ease,
                    lift=beat.lift,
                    z=None if beat.kind == "show" else number,
                    sound=partial(cue, moved) if moved is not None else None,
                )
            )
        apart = min(beat.apart, beat.most / max(1, len(flights))) * self.pace
        flying = set(map(id, movers))
        others = self._slide([one for one in changed if id(one) not in flying], min(0.24, beat.seconds))
        return InTurn((*cues, wait, Together((Together(tuple(flights), apart), others)), *after))

    def _slide(self, pictures: list[Picture], seconds: float) -> Part:
        """All that do not fly but have another place now slide there."""
        return Together(tuple(Flight(picture, picture.home, seconds * self.pace) for picture in pictures))

    # What lies where, ahead of the motion

    def _fold(self, event: Event, ply: int) -> Iterator[Picture]:
        """Put the pictures into their new piles; yields those that fly (or turn over)."""
        if isinstance(event, Moved):
            picture = self._lifted(event, ply)
            self.piles[event.target].append(picture)
            picture.will = event.card if faces_up(event.target, self.eyes) else None
            yield picture
        elif isinstance(event, Restocked):
            pile = self.piles[event.source]
            gone = pile[: event.number]
            del pile[: event.number]
            for picture in gone:
                picture.will = None
            self.piles[event.target] += gone
            yield from gone
        elif isinstance(event, Shown):
            unseen = [picture for picture in self.piles[event.zone] if picture.will is None]
            seen = {picture.will for picture in self.piles[event.zone]}
            for picture, card in zip(unseen, [card for card in event.cards if card not in seen]):
                picture.will = card
                yield picture

    def _lifted(self, event: Moved, ply: int) -> Picture:
        pile = self.piles[event.source]
        at = self._which(pile, event.card, event.source, ply)
        return pile.pop(at)

    @staticmethod
    def _which(pile: list[Picture], card: Card | None, source: Zone, ply: int) -> int:
        for at, picture in enumerate(pile):
            if card is not None and picture.will == card:
                return at
        hidden = [at for at, picture in enumerate(pile) if picture.will is None]
        if source.seat is None or not hidden:
            return -1
        return hidden[chance.derive(ply, "cosmetic", len(pile)) % len(hidden)]

    def _as_piles(self, view: View[Any, Any]) -> tuple[Pile, ...]:
        return tuple(self._as_pile(pile.zone) for pile in view.piles)

    def _as_pile(self, zone: Zone) -> Pile:
        faces = tuple(picture.will for picture in self.piles[zone])
        up = tuple(card for card in faces if card is not None)
        return Pile(zone, len(faces), up if len(up) == len(faces) else ())

    def _as_heaps(self, view: View[Any, Any]) -> tuple[Heap, ...]:
        return tuple(Heap(zone, tuple(counts)) for zone, counts in self.heaps.counts.items()) or view.heaps

    def _same(self, view: View[Any, Any]) -> bool:
        """Whether the piles are what the view says."""
        return all(
            len(self.piles[pile.zone]) == pile.count and set(self._as_pile(pile.zone).up) == set(pile.up) for pile in view.piles
        )

    def _assign(self, spread: Spread) -> list[Picture]:
        """Give each picture its place, by card where it shows one; returns those whose place is another one now."""
        by_zone: dict[Zone, list[Place]] = {}
        for place in spread.places:
            by_zone.setdefault(place.zone, []).append(place)
        changed: list[Picture] = []
        for zone, pile in self.piles.items():
            places = by_zone.get(zone, [])
            faces = {place.card: place for place in places if place.card is not None}
            backs = iter([place for place in places if place.card is None])
            for picture in pile:
                found = faces.get(picture.will) if picture.will is not None else None
                found = found or next(backs, None)
                if found is not None and found != picture.home:
                    picture.home = found
                    changed.append(picture)
            pile.sort(key=lambda picture: picture.home.slot)
        return changed

    # Drawing

    def draw(self, canvas: Canvas, blend: float, low: int, high: int, ringed: Card | None = None) -> None:
        """The pictures with a z from `low` to below `high`, lowest first; the focus ring goes round the card `ringed`."""
        drawn = [picture for pile in self.piles.values() for picture in pile if low <= picture.z < high]
        drawn.sort(key=lambda picture: (picture.z, picture.order))
        blended = 1.0 if self.timeline.idle else blend
        lowest: dict[Zone, Picture] = {}
        many = low >= FLYING and len(drawn) > _FEW
        for picture in drawn:
            under = None if picture.lies is None else lowest.get(picture.lies)
            flat = under is not None and abs(under.x - picture.x) + abs(under.y - picture.y) < _PILED
            if picture.lies is not None and not flat:
                lowest[picture.lies] = picture
            draw(canvas, picture, self.game, blended, shadowed=not flat and not many)
            if ringed is not None and picture.card == ringed and picture.z < FLYING:
                rect = around(picture.x, picture.y, picture.width, picture.width * RATIO)
                canvas.ring(rect, picture.width * 0.08, picture.angle)

    def draw_flying(self, canvas: Canvas, blend: float) -> None:
        """What is in the air, over everything."""
        self.draw(canvas, blend, FLYING, FLYING + 1)
        self.heaps.draw_hoppers(canvas)
        self._warm(canvas)

    def _warm(self, canvas: Canvas) -> None:
        """While cards fly, make the pictures that will be needed where they land, a few in each frame: not all at once then."""
        end = perf_counter() + _WARMING
        while self._cold and not self.timeline.idle and perf_counter() < end:
            warm(canvas, self._cold.pop(), self.game)
