"""One picture of a card: where it is, where it belongs, how it travels, and how it is drawn.

A picture knows a card only while its face may be seen: it is told when it is to lie face up and forgets when it lies face down.
"""

from collections.abc import Callable
from math import cos, pi

import pygame

import sprites
from engine.cards import Card
from engine.model import Zone
from game.ease import Ease, between, hop, in_out, out_cubic
from game.geometry import around
from game.layout import RATIO, Place
from game.paint import Canvas, even, ready
from sprites.shelf import MEGABYTE, Shelf

TURNING = Shelf(48 * MEGABYTE)
"""Cards half turned over or on their way to another size; bounded, and only filled while cards travel."""
_SIZES, _TURNS = 8, 5
"""Steps of size and of turning over for which pictures are made."""
_AIR_STEP = 4
"""Degrees."""
FLYING = 100
"""z of what is in the air."""


class Picture:
    """A card on the screen, in logical pixels.

    will   the card it will show when all motion is over, None for a back; home: where it will lie then
    card   the card it can show now; turn: 0 shows the back, 1 the face, between them it is on its edge
    base   the width its sprite is made for: where it lies, or in the air the larger of both ends
    lies   the zone it lies in now; None in the air
    """

    __slots__ = (
        "angle",
        "base",
        "card",
        "dim",
        "height",
        "home",
        "lies",
        "lit",
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
        self.turn = 1.0 if place.up else 0.0
        self.height = 0.0
        self.z, self.order = (place.z, place.slot) if place.show else (-1, 0)
        self.lit, self.dim = place.lit, place.dim
        self.lies: Zone | None = place.zone
        self.was = (self.x, self.y)

    def stands(self, place: Place) -> bool:
        """Whether it lies there, exactly and as it should look."""
        return (
            (self.x, self.y, self.width, self.angle) == (place.x, place.y, place.width, place.angle)
            and self.card == place.card
            and self.turn == (1.0 if place.up else 0.0)
            and (self.lit, self.dim, self.lies) == (place.lit, place.dim, place.zone)
        )


class Flight:
    """A step: a picture travels to a place, in an arc if it is lifted, and turns over on the way if it has to."""

    def __init__(
        self,
        picture: Picture,
        place: Place,
        seconds: float,
        ease: Ease = out_cubic,
        *,
        lift: float = 0.0,
        z: int | None = None,
        sound: Callable[[], None] | None = None,
    ) -> None:
        self.seconds = seconds
        self._picture, self._place, self._ease, self._lift, self._z, self._sound = picture, place, ease, lift, z, sound

    def begin(self) -> None:
        """From where the picture is now."""
        picture, place = self._picture, self._place
        self._from = (picture.x, picture.y, picture.width, picture.angle, picture.turn)
        picture.base = max(picture.width, place.width)
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
        eased = self._ease(part)
        x, y, width, angle, turn = self._from
        picture.x, picture.y = between(x, place.x, eased), between(y, place.y, eased)
        picture.width = between(width, place.width, eased)
        picture.angle = between(angle, place.angle, eased)
        picture.height = hop(part) * self._lift
        picture.turn = between(turn, 1.0 if place.up else 0.0, in_out(part))


def draw(canvas: Canvas, picture: Picture, game: str, blend: float, shadowed: bool = True) -> None:
    """Shadow, card, and the gold edge of one that can be played."""
    before_x, before_y = picture.was
    x = between(before_x, picture.x, blend)
    y = between(before_y, picture.y, blend) - picture.height
    px = canvas.px(picture.width)
    home = canvas.px(picture.base)
    if abs(px - home) <= max(1, home // 40):
        px = home
    # In the air coarser angles will do: fewer pictures have to be made on the way.
    angle = round(picture.angle / _AIR_STEP) * _AIR_STEP if picture.z == FLYING else even(picture.angle)
    lifted = picture.height * 0.25
    if px == home and shadowed:
        canvas.put(sprites.shadow(px, angle=angle), x, y + picture.width * sprites.SHADOW_DROP + lifted)
    if picture.lit and picture.z != FLYING:
        canvas.glow(around(x, y, picture.width, picture.width * RATIO), picture.width * 0.08, angle)
    canvas.put(_sprite(picture, game, px, home, angle), x, y)


def warm(canvas: Canvas, place: Place, game: str) -> None:
    """Make what is drawn of a card that lies there, before it is needed."""
    px, angle = canvas.px(place.width), even(place.angle)
    if place.card is None:
        sprites.back(game, px, angle=angle)
    else:
        sprites.face(place.card, px, dimmed=place.dim, angle=angle)
    if place.lit:
        canvas.glow_picture(place.width, place.width * RATIO, place.width * 0.08, angle)


def _sprite(picture: Picture, game: str, px: int, home: int, angle: int) -> pygame.Surface:
    face = picture.card if picture.turn >= 0.5 else None
    squeeze = abs(cos(pi * picture.turn))
    size = round(px / home * _SIZES)
    edge = max(1, round(squeeze * _TURNS))

    def whole() -> pygame.Surface:
        if face is None:
            return sprites.back(game, home, angle=angle)
        return sprites.face(face, home, dimmed=picture.dim, angle=angle)

    if size == _SIZES and edge == _TURNS:
        return whole()

    def small() -> pygame.Surface:
        made = whole()
        w, h = made.get_size()
        wide, high = max(1, w * size * edge // (_SIZES * _TURNS)), max(1, h * size // _SIZES)
        return ready(pygame.transform.smoothscale(made, (wide, high)))

    return TURNING.take((face, game, home, angle, picture.dim, size, edge), small)
