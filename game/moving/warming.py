"""Pictures made before they are needed: a few in each frame of a motion, and while nothing moves; faces beside the frames.

What lies face down stays unknown: only faces that can be seen, or that a motion turns up for these eyes, are made.
"""

from collections import deque
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from operator import attrgetter
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from game.moving.confetti import Shower
from game.moving.pictures import YOURS, soon, warm, warm_air, warm_edges, warm_turn
from game.paint import Canvas, even
from game.places.layout import Place
from sprites.ahead import AHEAD
from sprites.shelf import Shelf

if TYPE_CHECKING:
    from game.moving.tabletop import Tabletop

_MOVING, _STILL, _IDLE = 0.0013, 0.0018, 0.008
"""Seconds of a frame for it while something is seen to move and while a motion holds still, at a scale of 720p and more in
larger windows, where every picture takes longer; and of a look when all is over."""
_SMALL = 0.75
_LOOKING = 0.0001
"""Seconds of a frame in which is only looked whether they are there."""


class Warming:
    """What is still to be made for one table."""

    def __init__(self, table: "Tabletop") -> None:
        self._table = table
        self._needed: list[tuple[Place, bool]] = []
        self._showers: tuple[Shower, ...] = ()
        self._scale: float | None = None
        self._cold: Iterator[pygame.Surface | None] = iter(())
        self._faces: deque[Place] = deque()
        self._laid: Hashable = None
        self._lasting: Iterator[pygame.Surface] = iter(())
        self._prepared: Hashable = None
        self._ready = False

    def begin(self, needed: list[tuple[Place, bool]], showers: tuple[Shower, ...]) -> None:
        """A motion begins. needed: places whose pictures it needs, and whether a card turns its face up on the way there."""
        self._needed, self._showers, self._scale = needed, showers, None

    def warm(self, canvas: Canvas) -> None:
        """Make pictures that will be needed in this motion, a few in each frame: not all at once when they are. More of them
        while nothing is seen to move. Called before the frame is drawn, for it leaves specks of them in the corner."""
        table = self._table
        if (table.laid, canvas.scale) != self._laid:  # all anew: while the ground is drawn faces are drawn beside it
            self._laid = table.laid, canvas.scale
            self._ask_for(self._places)
        if not table.timeline.idle:
            if self._scale != canvas.scale:
                # Nothing is made in the first frame: in that the action was played.
                self._scale, self._cold = canvas.scale, self._colds(canvas)
                self._ask_for((*(place for place, _ in self._needed), *self._places))
            else:
                moves = table.heaps.hoppers or table.showers or any(one.moving for one in table.pictures())
                _make(canvas, self._cold, (_MOVING if moves else _STILL) * max(1.0, canvas.scale / _SMALL))
        while self._faces and soon(canvas, self._faces[0], table.prints):
            self._faces.popleft()

    def prepared(self, scale: float) -> bool:
        """Whether at that scale `prepare` has nothing to do now."""
        return self._ready and self._prepared == self._now(scale)

    def prepare(self, canvas: Canvas) -> None:
        """Nothing moves: make pictures that are needed whatever comes next, a few at each call."""
        now = self._now(canvas.scale)
        if now != self._prepared and self._table.timeline.idle:
            self._prepared, self._lasting = now, self._lasts(canvas)
        corner = canvas.surface.get_at((0, 0))
        self._ready = _make(canvas, self._lasting, _IDLE, _IDLE)
        canvas.surface.set_at((0, 0), corner)

    def _now(self, scale: float) -> Hashable:
        return self._table.laid, self._table.ply, scale, self._table.prints

    @property
    def _places(self) -> tuple[Place, ...]:
        return self._table.spread.places if self._table.spread else ()

    def _ask_for(self, places: Iterable[Place]) -> None:
        """The faces of cards there are to be drawn beside the frames, and no others."""
        AHEAD.forget()
        self._faces = deque(place for place in places if place.show)

    def _lasts(self, canvas: Canvas) -> Iterator[pygame.Surface]:
        """Backs that fly, of all sizes in which cards lie there, first those that lie face down; and what is drawn around the
        cards in your hand, however it is fanned."""
        shown = sorted((one.home for one in self._table.pictures() if one.home.show), key=attrgetter("up"))
        sizes: dict[int, Place] = {}
        for place in shown:
            sizes.setdefault(canvas.px(place.width), place)
        for place in sizes.values():
            yield from warm_air(canvas, replace(place, card=None, angle=0.0), self._table.prints)
        hand = [place for place in shown if place.up and place.z == YOURS]
        if hand:
            most = max(abs(even(place.angle)) for place in hand)
            yield from warm_edges(canvas, hand[0], range(-most, most + 1, 2))

    def _colds(self, canvas: Canvas) -> Iterator[pygame.Surface | None]:
        """All that the motion needs, about in the order in which it does."""
        prints = self._table.prints
        backs = {canvas.px(place.width): place for place, _ in self._needed if place.show}
        lying = [picture for picture in self._table.pictures() if picture.home.show and not picture.home.up]
        backs |= {canvas.px(picture.width): picture.home for picture in lying}
        for place in backs.values():
            yield from warm_air(canvas, replace(place, card=None, angle=0.0), prints)
        for place, turns in self._needed:
            if place.show:
                yield from warm(canvas, place, prints)
                if turns:
                    yield from warm_turn(canvas, place, prints)
        for shower in self._showers:
            yield from shower.warm(canvas)
        for place in self._places:
            if place.show:
                yield from warm(canvas, place, prints)


def _make(canvas: Canvas, pictures: Iterator[pygame.Surface | None], seconds: float, looking: float = _LOOKING) -> bool:
    """Make some of these pictures, for so long or until one that is to be waited for; if all are there already look at a few.
    Whether none is left. Run-length encoded ones are encoded when they are blitted for the first time: each leaves a speck in
    the corner."""
    made, start = Shelf.made, perf_counter()
    end, looked = start + seconds, start + looking
    for picture in pictures:
        if picture is None:
            return False
        if Shelf.made > made:  # else it was there before, and encoded
            made, looked = Shelf.made, end
            canvas.surface.blit(picture, (1 - picture.get_width(), 1 - picture.get_height()))
        # The next one will take about as long as this one has.
        start, last = perf_counter(), start
        if start + (start - last) >= min(end, looked):
            return False
    return True
