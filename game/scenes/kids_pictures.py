"""What is drawn on the children's screens: pictures in the place of words."""

import sprites
from game.geometry import Rect, around
from game.paint import CREAM, GOLD, INK, LINE, SOFT_INK, SUN, Canvas
from game.scenes.fan import fan_of

_MARKERS = {"circle": 0, "square": 1, "triangle": 2, "flower": 4, "star": 5, "heart": 6, "drop": 7}
"""Which button has which shape."""


def animal(canvas: Canvas, name: str, x: float, y: float, face: float, ring: str = "") -> None:
    """An animal on its disc, with a ring around it."""
    if ring:
        canvas.pill(around(x, y, face + 22, face + 22), ring)
        canvas.pill(around(x, y, face + 4, face + 4), CREAM)
    canvas.put(sprites.animal(name, canvas.px(face), disc=True), x, y)


def robot(canvas: Canvas, x: float, y: float, face: float) -> None:
    """The friendly face of a computer that plays."""
    canvas.pill(around(x, y, face, face), "#DCE6EA")
    head = around(x, y + face * 0.04, face * 0.58, face * 0.46)
    canvas.panel(around(x, head.y - face * 0.07, face * 0.05, face * 0.12), SOFT_INK, radius=2)
    canvas.pill(around(x, head.y - face * 0.12, face * 0.12, face * 0.12), GOLD)
    canvas.panel(head, "#7FA3B0", radius=face * 0.14)
    canvas.panel(head.grown(-face * 0.06), CREAM, radius=face * 0.1)
    for side in (-1, 1):
        canvas.pill(around(x + side * face * 0.12, head.centre[1] - face * 0.03, face * 0.09, face * 0.11), INK)
    canvas.panel(around(x, head.centre[1] + face * 0.1, face * 0.17, face * 0.035), INK, radius=face * 0.02)


def padlock(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The sign of what is for grown-ups."""
    bow = around(x, y - size * 0.16, size * 0.48, size * 0.6)
    canvas.panel(bow, CREAM, radius=size * 0.24, edge=SOFT_INK, thick=size * 0.1)
    body = around(x, y + size * 0.16, size * 0.74, size * 0.54)
    canvas.panel(body, SOFT_INK, radius=size * 0.12)
    canvas.pill(around(x, y + size * 0.12, size * 0.14, size * 0.14), CREAM)
    canvas.panel(around(x, y + size * 0.22, size * 0.07, size * 0.18), CREAM, radius=size * 0.03)


def loud(canvas: Canvas, rect: Rect, step: int, most: int) -> None:
    """How loud it is: a loudspeaker, and as many dots as steps, filled up to the one of now; -1: silence."""
    size = min(rect.w, rect.h) * 0.62
    x, y = rect.centre
    canvas.put(sprites.icon("mute" if step < 0 else "sound", canvas.px(size)), x, y - rect.h * 0.14)
    dot = rect.h * 0.14
    for at in range(most):
        place = around(x + (at - (most - 1) / 2) * dot * 1.6, y + rect.h * 0.36, dot, dot)
        canvas.pill(place, GOLD if at <= step else LINE, edge=SOFT_INK, thick=2)


def icon(canvas: Canvas, name: str, rect: Rect) -> None:
    """A sign, as large as the room."""
    canvas.put(sprites.icon(name, canvas.px(min(rect.w, rect.h))), *rect.centre)


def cloth_with_cards(canvas: Canvas, game: str, rect: Rect, radius: float) -> None:
    """A piece of the game's cloth with three of its cards."""
    canvas.cloth_in(rect, game, radius)
    width = min(rect.w * 0.37, rect.h * 0.56)
    fan_of(canvas, game, *rect.centre, width)


def shape(canvas: Canvas, name: str, rect: Rect) -> None:
    """One of the shapes of the lock."""
    size = canvas.px(min(rect.w, rect.h))
    picture = sprites.icon("moon", size, "#3D6FB4") if name == "moon" else sprites.marker(_MARKERS[name], size)
    canvas.put(picture, *rect.centre)


def arrow(canvas: Canvas, x: float, y: float, size: float) -> None:
    """What becomes what: from left to right."""
    canvas.put(sprites.icon("play", canvas.px(size), SUN), x, y)


def moon(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The moon of the night screen, with a few stars."""
    canvas.put(sprites.icon("moon", canvas.px(size), "#FFE9A8"), x, y)
    for across, down, part in ((-0.9, -0.2, 0.16), (0.75, -0.36, 0.22), (1.1, 0.3, 0.13), (-1.1, 0.36, 0.2), (1.7, -0.1, 0.1)):
        canvas.star(x + across * size, y + down * size, size * part, "#FFE9A8")
