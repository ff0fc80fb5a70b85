"""Picture sentences as they are drawn: a row of animals, cards, arrows, the stone and the rest, as large as there is room."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin

import pygame

import sprites
from engine import cards
from engine.cards import Card
from game.geometry import Rect, around
from game.kids.picture import Sign
from game.match import Match
from game.paint import CREAM, INK, LINE, SHAPES, SOFT_INK, SUN, WHITE, Canvas, ready
from game.places.layout import RATIO
from game.scenes.plates import disc

_APART = 0.16
"""Between two signs, as a part of their height."""
_WIDE = {"animal": 1.0, "any": 1.2, "low": 1.2, "to": 0.62, "turn": 0.8, "or": 0.14, "stone": 0.95, "hand": 0.8, "number": 0.72}
"""Widths as parts of the height of a row; of what is not named here: that of a card."""
_CARD = 1 / RATIO
_FINE = 3


def width(signs: Sequence[Sign], high: float) -> float:
    """How wide that row is."""
    return sum(_wide(one) for one in signs) * high + max(0, len(signs) - 1) * _APART * high


def _wide(one: Sign) -> float:
    if one.kind == "button":
        return 0.82 + (0.6 if one.number > 1 else 0.0)
    if one.kind in ("card", "suit", "back", "deck", "gone"):
        return _CARD
    return _WIDE.get(one.kind, 0.82)


def draw(canvas: Canvas, signs: Sequence[Sign], box: Rect, match: Match) -> None:
    """The row in the middle of a box, smaller where it is too long for it."""
    high = box.h
    long = width(signs, high)
    if long > box.w:
        high *= box.w / long
    x, y = box.centre[0] - width(signs, high) / 2, box.centre[1]
    for one in signs:
        wide = _wide(one) * high
        _sign(canvas, one, Rect(x, y - high / 2, wide, high), match)
        x += wide + _APART * high


def _sign(canvas: Canvas, one: Sign, room: Rect, match: Match) -> None:
    x, y = room.centre
    high = room.h
    if one.kind == "animal" and one.seat is not None:
        canvas.put(sprites.animal(match.players[one.seat].animal, canvas.px(high), disc=True), x, y)
    elif one.kind == "card" and one.card is not None:
        _face(canvas, one.card, x, y, high * _CARD)
    elif one.kind == "suit" and one.card is not None:
        _suit(canvas, one.card, around(x, y, high * _CARD, high))
    elif one.kind in ("any", "low"):
        _fan(canvas, room, rises=0 if one.kind == "low" else 1)
    elif one.kind in ("back", "deck"):
        for at in range(3 if one.kind == "deck" else 1):
            canvas.put(sprites.back(match.game, canvas.px(high * _CARD * 0.92)), x + 3 - at * 3, y + 3 - at * 3)
    elif one.kind == "gone":
        canvas.panel(around(x, y, high * _CARD, high), LINE, radius=high * 0.08, edge=SOFT_INK, thick=3, alpha=150)
        canvas.put(sprites.icon("check", canvas.px(high * 0.3), SOFT_INK), x, y)
    elif one.kind == "button":
        canvas.put(sprites.marker(one.seat or 0, canvas.px(high * 0.82)), room.x + high * 0.41, y)
        if one.number > 1:
            _number(canvas, one.number, room.x + high * 1.06, y, high)
    elif one.kind == "number":
        _number(canvas, one.number, x, y, high)
    elif one.kind == "stone":
        stone(canvas, x, y, high * 0.95)
    elif one.kind == "to":
        canvas.put(sprites.icon("play", canvas.px(high * 0.5), SOFT_INK), x, y)
    elif one.kind == "turn":
        turn(canvas, x, y, high * 0.8)
    elif one.kind == "or":
        canvas.panel(around(x, y, max(4.0, high * 0.06), high * 0.8), LINE, radius=3)
    elif one.kind == "table":
        _table(canvas, x, y, high * 0.86)
    elif one.kind == "smile":
        smile(canvas, x, y, high * 0.84)
    elif one.kind == "star":
        canvas.star(x, y, high * 0.9)
    else:
        icon, ink = _ICONS[one.kind]
        canvas.put(sprites.icon(icon, canvas.px(high * 0.74), ink), x, y)


_ICONS = {
    "hand": ("touch", INK),
    "eye": ("eye", INK),
    "moon": ("moon", "#3D6FB4"),
    "clock": ("hourglass", SOFT_INK),
    "question": ("help", SOFT_INK),
    "yes": ("check", "#1E7F4F"),
    "go": ("play", INK),
}


def _face(canvas: Canvas, card: Card, x: float, y: float, wide: float) -> None:
    canvas.put(sprites.shadow(canvas.px(wide)), x, y + wide * sprites.SHADOW_DROP)
    canvas.put(sprites.face(card, canvas.px(wide), deck=canvas.deck), x, y)


def _suit(canvas: Canvas, card: Card, room: Rect) -> None:
    """A card of which only the suit is told."""
    canvas.panel(room, WHITE, radius=room.w * 0.1, edge=SOFT_INK, thick=2)
    canvas.put(sprites.sign(cards.suit(card), canvas.px(room.w * 0.8), deck=canvas.deck), *room.centre)


def _fan(canvas: Canvas, room: Rect, rises: int) -> None:
    """Three cards of a hand, of which one rises: the middle one, or the first."""
    wide = room.h * _CARD * 0.8
    for at in (0, 1, 2):
        up = room.h * 0.14 if at == rises else 0.0
        rect = around(room.centre[0] + (at - 1) * wide * 0.56, room.centre[1] + room.h * 0.1 - up, wide, wide * RATIO)
        canvas.panel(rect, SUN if at == rises else CREAM, radius=wide * 0.12, edge=INK if at == rises else SOFT_INK, thick=2)


def _number(canvas: Canvas, number: int, x: float, y: float, high: float) -> None:
    side = high * 0.62
    disc(canvas, str(number), around(x, y, side, side), SUN, INK)


def _table(canvas: Canvas, x: float, y: float, side: float) -> None:
    """A round table seen from above, with a card on it."""
    canvas.pill(around(x, y, side, side), "#C58B54", edge="#8A5A2E", thick=3)
    canvas.panel(around(x, y, side * 0.3, side * 0.42), CREAM, radius=3, edge=SOFT_INK, thick=2)


def stone(canvas: Canvas, x: float, y: float, side: float) -> None:
    """The rolling stone, which smiles."""
    canvas.put(_drawn("stone", canvas.px(side), _stone), x, y)


def smile(canvas: Canvas, x: float, y: float, side: float) -> None:
    """A face that smiles: the bank that lends."""
    canvas.put(_drawn("smile", canvas.px(side), _smile), x, y)


def turn(canvas: Canvas, x: float, y: float, side: float) -> None:
    """Two arrows, there and back."""
    canvas.put(_drawn("turn", canvas.px(side), _turn), x, y)


def again(canvas: Canvas, x: float, y: float, side: float) -> None:
    """An arrow that runs round: once more."""
    canvas.put(_drawn("again", canvas.px(side), _again), x, y)


def hand(canvas: Canvas, x: float, y: float, side: float) -> None:
    """A hand that points up at a place: its finger's tip is there."""
    picture = _drawn("hand", canvas.px(side), _hand)
    canvas.put(picture, x + side * 0.06, y + side * 0.36)


def _drawn(name: str, size: int, paint: Callable[[pygame.Surface, float], None]) -> pygame.Surface:
    def make() -> pygame.Surface:
        large = pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
        large.fill((*pygame.Color(INK)[:3], 0))
        paint(large, float(size * _FINE))
        return ready(pygame.transform.smoothscale(large, (size, size)))

    return SHAPES.take(("kid_sign", name, size), make)


def _ellipse(surface: pygame.Surface, colour: str, x: float, y: float, w: float, h: float) -> None:
    pygame.draw.ellipse(surface, pygame.Color(colour), pygame.Rect(round(x - w / 2), round(y - h / 2), round(w), round(h)))


def _lips(surface: pygame.Surface, x: float, y: float, wide: float, thick: float) -> None:
    points = [(x + wide * (at / 8 - 0.5), y + wide * 0.3 * sin(pi * at / 8)) for at in range(9)]
    pygame.draw.lines(surface, pygame.Color(INK), False, points, max(1, round(thick)))
    for end in (points[0], points[-1]):
        pygame.draw.circle(surface, pygame.Color(INK), end, thick / 2)


def _stone(surface: pygame.Surface, side: float) -> None:
    """Not quite round, so that it can be seen to roll."""
    bumps = (0.47, 0.45, 0.48, 0.44, 0.46, 0.48, 0.45, 0.47, 0.46, 0.44, 0.48, 0.46)
    for colour, part in (("#4B5560", 1.0), ("#9AA5AF", 0.92)):
        points = [
            (side / 2 + side * bump * part * cos(2 * pi * at / 12), side / 2 + side * bump * part * sin(2 * pi * at / 12))
            for at, bump in enumerate(bumps)
        ]
        pygame.draw.polygon(surface, pygame.Color(colour), points)
    _ellipse(surface, "#C3CBD2", side * 0.38, side * 0.26, side * 0.34, side * 0.16)
    for across in (0.37, 0.63):
        _ellipse(surface, INK, side * across, side * 0.46, side * 0.09, side * 0.12)
    _lips(surface, side * 0.5, side * 0.62, side * 0.24, side * 0.045)


def _smile(surface: pygame.Surface, side: float) -> None:
    _ellipse(surface, "#B9842A", side / 2, side / 2, side * 0.98, side * 0.98)
    _ellipse(surface, SUN, side / 2, side / 2, side * 0.9, side * 0.9)
    for across in (0.35, 0.65):
        _ellipse(surface, INK, side * across, side * 0.4, side * 0.1, side * 0.14)
    _lips(surface, side * 0.5, side * 0.56, side * 0.46, side * 0.06)


def _turn(surface: pygame.Surface, side: float) -> None:
    for y, way in ((0.32, 1), (0.68, -1)):
        tip, tail = (0.94, 0.08) if way > 0 else (0.06, 0.92)
        neck = tip - way * 0.3
        pygame.draw.line(
            surface, pygame.Color(INK), (side * tail, side * y), (side * neck, side * y), max(1, round(side * 0.12))
        )
        points = [(side * tip, side * y), (side * neck, side * (y - 0.19)), (side * neck, side * (y + 0.19))]
        pygame.draw.polygon(surface, pygame.Color(INK), points)


def _again(surface: pygame.Surface, side: float) -> None:
    reach, thick = side * 0.36, side * 0.13
    points = [(side / 2 + reach * cos(turn), side / 2 + reach * sin(turn)) for turn in (at * pi / 24 for at in range(-6, 31))]
    for at, point in enumerate(points):
        if at:
            pygame.draw.line(surface, pygame.Color(INK), points[at - 1], point, max(1, round(thick)))
        pygame.draw.circle(surface, pygame.Color(INK), point, thick / 2)
    x, y = points[0]
    head = [(x - side * 0.27, y - side * 0.02), (x + side * 0.14, y - side * 0.25), (x + side * 0.14, y + side * 0.2)]
    pygame.draw.polygon(surface, pygame.Color(INK), head)


def _hand(surface: pygame.Surface, side: float) -> None:
    """White with a dark edge, so that it is seen on cards and cloth."""
    size = surface.get_width()
    dark, bright = sprites.icon("touch", size, INK), sprites.icon("touch", size, WHITE)
    reach = side * 0.035
    for at in range(12):
        surface.blit(dark, (reach * cos(2 * pi * at / 12), reach * sin(2 * pi * at / 12)))
    surface.blit(bright, (0, 0))
