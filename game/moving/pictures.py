"""One picture of a card: where it is, where it belongs, how it travels, and how it is drawn.

A picture knows a card only while its face may be seen: it is told when it is to lie face up and forgets when it lies face down.
"""

from collections.abc import Callable, Iterator
from math import cos, pi
from typing import NamedTuple

import pygame

import sprites
from engine.cards import Card
from engine.model import Zone
from game.geometry import around
from game.moving.ease import Ease, between, bounces, hop, in_out, out_cubic, tumbling, window
from game.paint import Canvas, even, ready
from game.places.layout import RATIO, Place
from sprites.shelf import MEGABYTE, Shelf

TURNING = Shelf(14 * MEGABYTE)
"""Cards turned a little, half turned over or on their way to another size; bounded, and only filled while cards travel."""
_SIZES, _TURNS = 8, 5
"""Steps of size and of turning over for which pictures are made."""
_AIR_STEP = 4
"""Degrees from one picture of a card in the air to the next."""
_SPUN = 12
"""Degrees to which cards usually turn in the air, either way."""
YOURS, FLYING = 30, 100
"""z of your hand and of what lies over it, and of what is in the air."""


class Print(NamedTuple):
    """How the cards of a table are printed: the backs of its game, the faces of a deck."""

    game: str
    deck: sprites.Deck = sprites.FRENCH


class Picture:
    """A card on the screen, in logical pixels.

    will   the card it will show when all motion is over, None for a back; home: where it will lie then
    card   the card it can show now; turn: 0 shows the back, 1 the face, between them it is on its edge
    base   the width its sprite is made for: where it lies, or in the air the larger of both ends
    anchor the angle at which its face is at hand while it moves: what it shows is that picture, turned on
    lies   the zone it lies in now; None in the air
    moving whether a flight has it now
    """

    __slots__ = (
        "anchor",
        "angle",
        "base",
        "card",
        "dim",
        "height",
        "home",
        "lies",
        "lit",
        "moving",
        "order",
        "turn",
        "was",
        "width",
        "will",
        "x",
        "y",
        "z",
    )

    def __init__(self, place: Place) -> None:
        self.will: Card | None = None
        self.home = place
        self.card: Card | None = None
        self.turn = 0.0
        self.height = 0.0
        self.settle(place)

    def settle(self, place: Place) -> None:
        """Lie there, exactly."""
        self.home = place
        self.will = self.card = place.card
        self.rest(place)

    def rest(self, place: Place) -> None:
        """Look as one that lies there; what it knows of its card goes with the face."""
        self.x, self.y, self.width, self.angle = place.x, place.y, place.width, place.angle
        self.card = place.card
        self.base = place.width
        self.anchor = even(place.angle)
        self.turn = 1.0 if place.up else 0.0
        self.height = 0.0
        self.z, self.order = (place.z, place.slot) if place.show else (-1, 0)
        self.lit, self.dim = place.lit, place.dim
        self.lies: Zone | None = place.zone
        self.moving = False
        self.was = (self.x, self.y)

    def stands(self, place: Place) -> bool:
        """Whether it lies there, exactly and as it should look."""
        return (
            (self.x, self.y, self.width, self.angle) == (place.x, place.y, place.width, place.angle)
            and self.card == place.card
            and self.turn == (1.0 if place.up else 0.0)
            and self.height == 0
            and (self.lit, self.dim, self.lies) == (place.lit, place.dim, place.zone)
        )

    @property
    def pose(self) -> tuple[float, float, float, float]:
        """Middle, width and angle."""
        return self.x, self.y, self.width, self.angle


class Flight:
    """A step: a picture travels to a place, in an arc if it is lifted, and turns over on the way if it has to.

    lift    how high the arc is, in logical pixels; tumbles: it bounces on the way instead
    spin    degrees it turns further in the middle of the way
    turning between which parts of the way it turns over
    z       what it flies over among what flies; None: it is pushed over the table and stays in its pile
    """

    def __init__(
        self,
        picture: Picture,
        place: Place,
        seconds: float,
        ease: Ease = out_cubic,
        *,
        lift: float = 0.0,
        spin: float = 0.0,
        tumbles: bool = False,
        turning: tuple[float, float] = (0.0, 1.0),
        z: int | None = None,
        sound: Callable[[], None] | None = None,
    ) -> None:
        self.seconds = seconds
        self._picture, self._place, self._ease, self._lift, self._spin = picture, place, ease, lift, spin
        self._tumbles, self._turning, self._z, self._sound = tumbles, turning, z, sound

    def begin(self) -> None:
        """From where the picture is now."""
        picture, place = self._picture, self._place
        self._from = (picture.x, picture.y, picture.width, picture.angle, picture.turn)
        picture.moving = True
        picture.base = max(picture.width, place.width)
        if picture.turn < 0.5:
            picture.anchor = even(place.angle)
        if place.card is not None:
            picture.card = place.card
        if self._z is not None:
            picture.z, picture.order = FLYING, self._z
            picture.lies = None
            picture.lit = picture.dim = False
        elif place.show:
            picture.order = place.slot
        if self._sound is not None:
            self._sound()

    def at(self, part: float) -> None:
        """So far on the way; at 1 it lies there."""
        picture, place = self._picture, self._place
        if part == 1:
            picture.rest(place)
            return
        eased = tumbling(part) if self._tumbles else self._ease(part)
        x, y, width, angle, turn = self._from
        picture.x, picture.y = between(x, place.x, eased), between(y, place.y, eased)
        picture.width = between(width, place.width, eased)
        picture.angle = between(angle, place.angle, eased) + self._spin * hop(part)
        picture.height = (bounces(part) if self._tumbles else hop(part)) * self._lift
        picture.turn = between(turn, 1.0 if place.up else 0.0, in_out(window(part, *self._turning)))


class Hop:
    """A step: a picture hops where it lies, so many times and so high (logical pixels)."""

    def __init__(self, picture: Picture, seconds: float, number: int, high: float) -> None:
        self.seconds = seconds
        self._picture, self._number, self._high = picture, number, high

    def begin(self) -> None:
        """It is looked at."""
        self._picture.moving = True

    def at(self, part: float) -> None:
        """Up and down; at 1 it lies again."""
        self._picture.height = self._high * hop(part * self._number % 1.0) if part < 1 else 0.0
        self._picture.moving = part < 1


def draw(canvas: Canvas, picture: Picture, prints: Print, blend: float, shadowed: bool = True) -> None:
    """Shadow, card, and the gold edge of one that can be played."""
    x, y = picture.x, picture.y - picture.height
    if picture.moving:
        before_x, before_y = picture.was
        x = between(before_x, picture.x, blend)
        y = between(before_y, picture.y, blend) - picture.height
    px, home, angle = _measures(canvas, picture)
    if px == home and shadowed and picture.turn in (0.0, 1.0):
        canvas.put(sprites.shadow(px, angle=angle), x, y + picture.width * sprites.SHADOW_DROP + picture.height * 0.25)
    if picture.lit and not picture.moving:
        canvas.glow(around(x, y, picture.width, picture.width * RATIO), picture.width * 0.08, angle)
    canvas.put(_sprite(picture, prints, px, home, angle), x, y)


def _measures(canvas: Canvas, picture: Picture) -> tuple[int, int, int]:
    """The width in window pixels it has now and the one its sprite is made for, and the angle it is drawn at."""
    px, home = canvas.px(picture.width), canvas.px(picture.base)
    if abs(px - home) <= max(1, home // 40):
        px = home
    if not picture.moving:
        return px, home, even(picture.angle)
    # On the way coarser angles will do: fewer pictures have to be made.
    anchor = picture.anchor if picture.card is not None and picture.turn >= 0.5 else 0
    return px, home, anchor + round((picture.angle - anchor) / _AIR_STEP) * _AIR_STEP


def soon(canvas: Canvas, place: Place, prints: Print) -> bool:
    """A card will lie there: have its face drawn beside the frames; False if it is to be said again later."""
    if place.card is None:
        return True
    px = canvas.px(place.width)
    return sprites.face_soon(place.card, px, deck=prints.deck, dimmed=place.dim, angle=even(place.angle))


def warm(canvas: Canvas, place: Place, prints: Print) -> Iterator[pygame.Surface | None]:
    """What is drawn of a card that lies there, made before it is needed; one picture at each step, or None as long as its file
    is being drawn beside the frames."""
    px, angle = canvas.px(place.width), even(place.angle)
    while place.card is not None and sprites.face_awaited(place.card, px, deck=prints.deck, angle=angle):
        yield None
    yield _whole(place.card, prints, px, angle, place.dim)
    yield sprites.shadow(px, angle=angle)
    if place.lit:
        yield canvas.glow_picture(place.width, place.width * RATIO, place.width * 0.08, angle)


def warm_edges(canvas: Canvas, place: Place, angles: range) -> Iterator[pygame.Surface]:
    """What is drawn around cards as wide as that place at any of these angles: their shadows, gold edges and rings."""
    high, radius = place.width * RATIO, place.width * 0.08
    for angle in angles:
        yield sprites.shadow(canvas.px(place.width), angle=angle)
        yield canvas.glow_picture(place.width, high, radius, angle)
        yield canvas.ring_picture(place.width, high, radius, angle)


def warm_air(canvas: Canvas, place: Place, prints: Print) -> Iterator[pygame.Surface]:
    """What is drawn of a back that flies, made for the width of that place."""
    px = canvas.px(place.width)
    for angle in range(-_SPUN, _SPUN + 1, _AIR_STEP):
        yield _turned(None, prints, px, 0, angle, False, _SIZES, _TURNS)
        yield sprites.shadow(px, angle=angle)


def warm_turn(canvas: Canvas, place: Place, prints: Print) -> Iterator[pygame.Surface]:
    """The pictures of a card that turns its face up on its way to that place."""
    px, angle = canvas.px(place.width), even(place.angle)
    for edge in range(1, _TURNS):
        yield _turned(place.card, prints, px, angle, angle, False, _SIZES, edge)
        yield _turned(None, prints, px, 0, 0, False, _SIZES, edge)


def _sprite(picture: Picture, prints: Print, px: int, home: int, angle: int) -> pygame.Surface:
    face = picture.card if picture.turn >= 0.5 else None
    edge = max(1, round(abs(cos(pi * picture.turn)) * _TURNS))
    anchor = picture.anchor if picture.moving and face is not None else 0 if picture.moving else angle
    return _turned(face, prints, home, anchor, angle, picture.dim, round(px / home * _SIZES), edge)


def _whole(face: Card | None, prints: Print, width: int, angle: int, dim: bool) -> pygame.Surface:
    """The picture of a face or, for None, of a back, as it lies at rest."""
    if face is None:
        return sprites.back(prints.game, width, angle=angle)
    return sprites.face(face, width, deck=prints.deck, dimmed=dim, angle=angle)


def _turned(
    face: Card | None, prints: Print, home: int, anchor: int, angle: int, dim: bool, size: int, edge: int
) -> pygame.Surface:
    """The picture made for the width `home` at `anchor` degrees, turned to `angle`, in these steps of size and of its edge."""
    if angle == anchor and size == _SIZES and edge == _TURNS:
        return _whole(face, prints, home, anchor, dim)

    def tilted() -> pygame.Surface:
        whole = _whole(face, prints, home, anchor, dim)
        if angle == anchor:
            return whole
        key = (face, prints, home, anchor, angle, dim)
        return TURNING.take(key, lambda: ready(pygame.transform.rotozoom(whole, angle - anchor, 1)))

    def small() -> pygame.Surface:
        made = tilted()
        w, h = made.get_size()
        wide, high = max(1, w * size * edge // (_SIZES * _TURNS)), max(1, h * size // _SIZES)
        return ready(pygame.transform.smoothscale(made, (wide, high)))

    if size == _SIZES and edge == _TURNS:
        return tilted()
    return TURNING.take((face, prints, home, anchor, angle, dim, size, edge), small)
