"""Animals with closed eyes: their own pictures, with lids drawn over the eyes."""

import io
import re

import pygame

from sprites.deck import SPRITES
from sprites.raster import ready, svg

_EYES = re.compile(
    r'<(?:ellipse cx="([\d.]+)" cy="([\d.]+)" rx="[\d.]+" ry="([\d.]+)"|circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)") '
    r'fill="#(?:2B2422|141212)"/>'
)
"""The eyes of an animal, as its picture has them: middle and half the height."""
_LIDS = {"7": (12.8, 14.6), "8": (16.8, 18.2), "4.1": (6.4, 7.4)}
"""Frog, owl and panda have something around their eyes: how far the lid reaches, and how far up its colour is found."""


def asleep(name: str, size: int) -> pygame.Surface:
    """The head of an animal whose eyes are closed, so many pixels wide and high."""
    return SPRITES.take(("asleep", name, size), lambda: ready(_asleep(name, size)))


def _asleep(name: str, size: int) -> pygame.Surface:
    text = svg(f"animals/{name}.svg")
    eyes = [(a or d, b or e, c or f) for a, b, c, d, e, f in _EYES.findall(text)]
    awake = pygame.image.load_sized_svg(io.BytesIO(text.encode("ascii")), (100, 100))
    lids = "".join(_lid(awake, float(x), float(y), half) for x, y, half in eyes)
    drawn = text.replace("</svg>", lids + "</svg>").encode("ascii")
    return pygame.image.load_sized_svg(io.BytesIO(drawn), (size, size))


def _lid(awake: pygame.Surface, x: float, y: float, half: str) -> str:
    """A lid over an eye, of the colour above it, and the bow of its lashes."""
    reach, up = _LIDS.get(half, (float(half) + 1.8, float(half) + 3.4))
    colour = awake.get_at((round(x), round(y - up)))
    ink = "#2B2422" if max(colour[:3]) > 90 else "#F3EFE6"
    bow = min(reach * 0.86, 7.4)
    low = y + reach * 0.15
    return (
        f'<circle cx="{x}" cy="{y}" r="{reach}" fill="#{colour.r:02X}{colour.g:02X}{colour.b:02X}"/>'
        f'<path d="M{x - bow} {low}C{x - bow / 2} {low + bow} {x + bow / 2} {low + bow} {x + bow} {low}" fill="none" '
        f'stroke="{ink}" stroke-width="2.6" stroke-linecap="round"/>'
    )
