"""The pictures on the table, and their motion: what happened becomes steps, and in the end all lies exactly as laid out.

`stage` takes events as the eyes at the screen may see them. Each moved card lifts a picture and flies it from where it is to
the layout puts it (`staging`). A hidden hand has no order: which of its backs lifts is drawn from a cosmetic stream
keyed by the ply and never from the card. Pictures are keyed by zone and slot.
"""

from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter, itemgetter
from typing import Any

from engine.cards import Card
from engine.events import Event
from engine.model import Seat, View, Zone
from game.geometry import around
from game.moving import motion
from game.moving.confetti import Shower
from game.moving.countdown import Count, moves_left
from game.moving.folding import Lay, assign
from game.moving.heaps import Heaps
from game.moving.pictures import FLYING, YOURS, Flight, Picture, Print, draw
from game.moving.staging import Cue, Staging
from game.moving.still import StillCanvas, once
from game.moving.timeline import Call, InTurn, Timeline, Together
from game.moving.warming import Warming
from game.paint import NIGHT, SUN, WHITE, Canvas
from game.places.layout import RATIO, Spread
from game.places.parting import Name
from game.sofa.seats import Eyes

_PILED = 24.0
"""Cards nearer to each other than that (logical pixels, both ways added) lie on one pile and throw one shadow."""
_FEW = 8
"""With more cards in the air than that they throw no shadows."""
_SLIDE, _HELD = 0.16, 14.0
"""Seconds in which a card slides along the table; logical pixels by which a held one hangs over it."""
_look = attrgetter("x", "y", "width", "angle", "height", "turn", "card", "lit", "dim", "z", "order", "lies", "moving")
"""All that is drawn of a picture."""
_order = attrgetter("order")


def _silent(name: str, step: int) -> None:
    """Nobody listens."""


class Tabletop:
    """All pictures of one table.

    prints   how the cards are printed; whoever changes it sees them otherwise at once
    held     the picture under a pointer, if there is one
    pace     of motion: 1 is normal, 0 is none; reduced: cross-fades instead of flights; calm: no bounces, hops and confetti
    heard    called with the name of a sound and its step in a scale, for what is heard within a motion
    count    of the last moves of a deal
    glad     by seat by how much its plate is up in the air, in logical pixels
    names    of combinations, written on the table now
    fades    how often something was done at once to be cross-faded; faded: how far the last time, 1 when all is seen
    """

    def __init__(self, game: str, eyes: Eyes, timeline: Timeline, pace: float = 1.0) -> None:
        self.prints, self.eyes, self.timeline, self.pace = Print(game), eyes, timeline, pace
        self.held: Picture | None = None
        self.reduced = self.calm = False
        self.heard: Callable[[str, int], None] = _silent
        self.piles: dict[Zone, list[Picture]] = {}
        self.heaps = Heaps()
        self.spread: Spread | None = None
        self.glad: dict[Seat, float] = {}
        self.count = Count()
        self.names: list[Name] = []
        self.showers: list[Shower] = []
        self.fades, self.faded = 0, 1.0
        self.laid = 0
        """How often everything was laid out at once: what was seen before is not to be faded from."""
        self.jumps = 0
        """How often the pictures had to be set right after motion; a test counts none."""
        self.ply = -1
        """How many actions were played when what is shown was."""
        self.warming = Warming(self)

    # At rest

    def jump(self, view: View[Any, Any], spread: Spread) -> None:
        """Everything lies as laid out, at once: at the start, after a resize, a change of eyes, moves taken back."""
        self.timeline.finish()
        self.spread = spread
        self.ply = view.ply
        self.laid += 1
        self._put(view, spread)
        self.heaps.settle(view.heaps, spread.heaps)
        self.count.left = moves_left(view)

    def _put(self, view: View[Any, Any], spread: Spread) -> None:
        self.held = None
        self.piles = {pile.zone: [] for pile in view.piles}
        for place in spread.places:
            self.piles[place.zone].append(Picture(place))

    def settled(self, view: View[Any, Any], spread: Spread) -> bool:
        """Whether every picture stands exactly where it belongs, and no others are there."""
        pictures = list(self.pictures())
        homes = {(place.zone, place.slot): place for place in spread.places}
        return (
            len(pictures) == len(homes)
            and all(picture.stands(homes[picture.home.zone, picture.home.slot]) for picture in pictures)
            and len({(picture.home.zone, picture.home.slot) for picture in pictures}) == len(homes)
            and self.heaps.shows(view.heaps)
            and not (self.glad or self.names or self.showers)
            and self.count.left == moves_left(view)
        )

    def counts(self) -> dict[Zone, int]:
        """How many cards lie in each zone now, as far as the pictures have come."""
        found = {zone: sum(picture.lies is zone for picture in pile) for zone, pile in self.piles.items()}
        for zone, pile in self.piles.items():
            for picture in pile:
                # Most lie in the pile they belong to: no zone is looked up for those.
                if picture.lies is not None and picture.lies is not zone:
                    found[picture.lies] += 1
        return found

    def remember(self) -> None:
        """Note where all pictures are, before a tick moves them: drawing blends between the two."""
        for pile in self.piles.values():
            for picture in pile:
                if picture.moving:
                    picture.was = (picture.x, picture.y)

    def pictures(self) -> Iterator[Picture]:
        """All of them, pile by pile."""
        for pile in self.piles.values():
            yield from pile

    # In motion

    def stage(self, events: list[Event], view: View[Any, Any], lay: Lay, cue: Cue) -> None:
        """Show what happened, and end as laid out for the view. `cue` is called once with each event, when its time comes.

        What still moves goes on from where it is. If motion is off or the table has jumped, all is done at once.
        """
        poses = [] if self.timeline.idle else [(picture, picture.pose) for picture in self.pictures()]
        self.timeline.finish()
        self.held = None
        skips = motion.skips(self.pace, self.ply, view.ply)
        self.ply = view.ply
        staging = Staging(self, view, lay, cue)
        parts = list(staging.parts(events))
        final = lay(view)
        fits = staging.fold.fits()
        parts.append(staging.settle(final))
        parts.append(staging.counted())
        parts.append(Call(lambda: self._end(view, final, fits)))
        strays = []
        for picture, pose in poses:
            if picture.pose == pose or self.reduced:
                continue
            picture.x, picture.y, picture.width, picture.angle = pose
            if id(picture) not in staging.fold.flown:
                strays.append(Flight(picture, picture.home, 0.16 * self.pace))
        self.spread = final
        self.warming.begin(staging.needed, staging.showers)
        self.timeline.play(Together((Together(tuple(strays)), InTurn(tuple(parts)))))
        if skips:
            self.timeline.finish()

    # Under a pointer

    def hold(self, zone: Zone, card: Card | None, x: float, y: float) -> None:
        """A picture hangs under a pointer, over all others: that card of a pile, or its top one."""
        pile = self.piles[zone]
        self.held = picture = next((one for one in pile if card is not None and one.card == card), pile[-1])
        picture.z, picture.order, picture.height = FLYING, 0, _HELD
        picture.x, picture.y = picture.was = x, y

    def let_go(self) -> None:
        """What is held slides to where it belongs."""
        if self.held is not None:
            self.timeline.play(Flight(self.held, self.held.home, _SLIDE * self.pace))
            self.held = None
        if not self.pace:
            self.timeline.finish()

    def arrange(self, spread: Spread) -> None:
        """The same cards lie elsewhere now: all but the held one slide there."""
        self.timeline.finish()
        self.spread = spread
        moved = [picture for picture in assign(self.piles, spread) if picture is not self.held]
        self.timeline.play(Together(tuple(Flight(picture, picture.home, _SLIDE * self.pace) for picture in moved)))
        if not self.pace:
            self.timeline.finish()

    def sliding(self, zone: Zone, x: float, y: float) -> Card | None:
        """The card of that pile at that place, if it shows its face and nothing is on its way any more but cards that slide to
        where they belong."""
        if self.timeline.left > _SLIDE * self.pace + 0.05 or any(picture.lies is None for picture in self.pictures()):
            return None
        for picture in sorted(self.piles.get(zone, ()), key=lambda one: -one.order):
            if around(picture.x, picture.y, picture.width, picture.width * RATIO).holds(x, y):
                return picture.card
        return None

    def _end(self, view: View[Any, Any], final: Spread, fits: bool) -> None:
        if not fits:
            self.jumps += 1
            self._put(view, final)
        self.heaps.settle(view.heaps, final.heaps)
        self.faded = 1.0

    # Drawing

    def draw(self, canvas: Canvas, blend: float, low: int, high: int, ringed: Card | None = None) -> None:
        """The pictures with a z from `low` to below `high`, lowest first; the focus ring goes round the card `ringed`."""
        if isinstance(canvas, StillCanvas):
            high = min(high, self._live)
        blended = 1.0 if self.timeline.idle else blend
        for z, name, seat, drawn in self._layers(low, high):
            drawn.sort(key=_order)
            paint = partial(self._draw_layer, canvas, drawn, blended, ringed)
            if z < FLYING:
                once(canvas, ("cards", z, name, seat), (tuple(map(_look, drawn)), self.prints, ringed), paint)
            else:
                paint()

    def _draw_layer(self, canvas: Canvas, drawn: list[Picture], blend: float, ringed: Card | None) -> None:
        """Pictures that lie over each other, the lowest first."""
        lowest: dict[Zone, Picture] = {}
        many = len(drawn) > _FEW and drawn[0].z == FLYING
        for at, picture in enumerate(drawn):
            under = None if picture.lies is None else lowest.get(picture.lies)
            flat = under is not None and abs(under.x - picture.x) + abs(under.y - picture.y) < _PILED
            if picture.lies is not None and not flat:
                lowest[picture.lies] = picture
            if flat and at + 1 < len(drawn) and _covers(drawn[at + 1], picture):
                continue
            draw(canvas, picture, self.prints, blend, shadowed=not flat and not many)
            if ringed is not None and picture.card == ringed and picture.z < FLYING:
                rect = around(picture.x, picture.y, picture.width, picture.width * RATIO)
                canvas.ring(rect, picture.width * 0.08, picture.angle)

    def _layers(self, low: int, high: int) -> list[tuple[int, str, Seat | None, list[Picture]]]:
        """The pictures with a z from `low` to below `high`, pile by pile, the lowest first; those in the air lie over each
        other as they fly, whatever pile they come from."""
        found: list[tuple[int, str, Seat | None, list[Picture]]] = []
        flying: list[Picture] = []
        for zone, pile in self.piles.items():
            by_z: dict[int, list[Picture]] = {}
            for picture in pile:
                if picture.z == FLYING:
                    flying.append(picture)
                elif low <= picture.z < high:
                    by_z.setdefault(picture.z, []).append(picture)
            found += [(z, zone.name, zone.seat, drawn) for z, drawn in by_z.items()]
        found.sort(key=itemgetter(0))
        if flying and high > FLYING:
            found.append((FLYING, "", None, flying))
        return found

    @property
    def stamp(self) -> object:
        """Another one whenever what stands still has changed: all that is drawn of it, apart from texts."""
        live = self._live
        return (
            [_look(picture) for pile in self.piles.values() for picture in pile if picture.z < live],
            tuple(map(tuple, self.heaps.counts.values())),
            tuple(self.heaps.carried),
            tuple(self.glad.items()),
            bool(self.names),
            (self.count.left, self.count.spring),
            self.prints,
        )

    @property
    def _live(self) -> int:
        """From which z on pictures are drawn in every frame: what flies, and while a card of your hand moves the whole hand."""
        for pile in self.piles.values():
            for picture in pile:
                if picture.moving and YOURS <= picture.z < FLYING:
                    return YOURS
        return FLYING

    def draw_live(self, canvas: Canvas, blend: float) -> None:
        """What moves, over everything."""
        self.draw(canvas, blend, self._live, FLYING + 1)
        self.heaps.draw_hoppers(canvas)
        for name in self.names:
            _draw_name(canvas, name)
        for shower in self.showers:
            shower.draw(canvas)


def _covers(upper: Picture, lower: Picture) -> bool:
    """Whether one picture hides another wholly: it lies exactly on it."""
    return upper.pose == lower.pose and upper.lies == lower.lies and upper.height == lower.height == 0


def _draw_name(canvas: Canvas, name: Name) -> None:
    size = 40.0 if name.large else 24.0
    wide = min(name.room, canvas.measure(name.text, size, "title")) + (56 if name.large else 28)
    rect = around(name.x, name.y, wide, size * canvas.letters + (22 if name.large else 12))
    canvas.pill(rect, NIGHT, alpha=230)
    canvas.text(name.text, name.x, name.y, size, role="title", colour=SUN if name.large else WHITE, room=name.room)
