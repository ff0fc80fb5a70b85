"""From SVG files to surfaces of an exact pixel size, upright or turned, in the format that blits fastest.

A file that is missing or broken gives a drawn stand-in and one line in the log, never an exception: a game with a plain
card in it can be played on.
"""

import io
import logging
import math
import re
from collections.abc import Hashable, Mapping
from functools import lru_cache, partial
from importlib.resources import files

import pygame

from sprites.ahead import AHEAD
from sprites.standin import standin

_log = logging.getLogger("sprites")
_HEAD = re.compile(r'width="[^"]*" height="[^"]*" viewBox="0 0 (\d+) (\d+)">')
_MARGIN = 4
"""Pixels of clear rim round what is turned, so that its edges come out smooth."""


@lru_cache(maxsize=128)
def svg(name: str) -> str:
    """The text of a picture, `name` as in "faces/french/7H.svg"; "" if it cannot be read whole, said once in the log."""
    try:
        text = (files("sprites") / "svg" / name).read_text(encoding="ascii")
        if not text.rstrip().endswith("</svg>"):
            raise ValueError("it ends early")
        if not _HEAD.search(text):
            raise ValueError("its size is not as python -m sprites.draw writes it")
    except (OSError, ValueError) as problem:
        _log.warning("picture %s cannot be read: %s; a plain one stands in", name, problem)
        return ""
    return text


def bounds(size: tuple[int, int], angle: float) -> tuple[int, int]:
    """Width and height of what holds a rectangle turned by that many degrees, with room for a smooth edge."""
    if not angle:
        return size
    cos, sin = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
    return math.ceil(size[0] * cos + size[1] * sin) + 2, math.ceil(size[0] * sin + size[1] * cos) + 2


def raster(name: str, size: tuple[int, int], swap: Mapping[str, str] | None = None, angle: float = 0) -> pygame.Surface:
    """A picture at exactly this size in pixels, turned counter-clockwise by degrees within its `bounds`.

    `swap` exchanges colours as they stand in the file.
    """
    drawn = AHEAD.take(_key(name, size, swap, angle))
    if drawn is None:
        drawn = _draw(name, size, swap, angle)
    if drawn is not None:
        return native(drawn)
    plain = standin(name, size)
    return pygame.transform.rotozoom(plain, angle, 1) if angle else plain


def ask(
    name: str, size: tuple[int, int], swap: Mapping[str, str] | None = None, angle: float = 0, *, lasts: bool = False
) -> bool:
    """Have drawn beside the frames what `raster` will be called for, whatever comes next if it `lasts`; False if it is to be
    asked for later."""
    return AHEAD.ask(_key(name, size, swap, angle), partial(_draw, name, size, swap, angle), lasts)


def awaits(name: str, size: tuple[int, int], swap: Mapping[str, str] | None = None, angle: float = 0) -> bool:
    """Whether that was asked for and is not drawn yet."""
    return AHEAD.awaits(_key(name, size, swap, angle))


def _key(name: str, size: tuple[int, int], swap: Mapping[str, str] | None, angle: float) -> Hashable:
    return name, size, tuple((swap or {}).items()), angle


def _draw(name: str, size: tuple[int, int], swap: Mapping[str, str] | None, angle: float) -> pygame.Surface | None:
    """As SDL's reader draws it; None, said in the log, if it cannot."""
    text = svg(name)
    if not text:
        return None
    whole = bounds(size, angle)
    for old, new in (swap or {}).items():
        text = text.replace(old, new)
    try:
        drawn = pygame.image.load_sized_svg(io.BytesIO(_sized(text, size, whole, angle).encode("ascii")), whole)
    except pygame.error as problem:
        _log.warning("picture %s cannot be drawn: %s; a plain one stands in", name, problem)
        return None
    if drawn.get_size() == whole:
        return drawn
    _log.warning("picture %s came out %s instead of %s; a plain one stands in", name, drawn.get_size(), whole)
    return None


def _sized(text: str, size: tuple[int, int], whole: tuple[int, int], angle: float) -> str:
    """The file with its size in it: SDL keeps a picture's own proportions and would leave it up to a pixel short."""
    head = _HEAD.search(text)
    assert head  # svg() lets no other text through
    wide, high = int(head[1]), int(head[2])
    if not angle:
        box = f"0 0 {wide} {high}"
    else:
        unit = wide / size[0]
        across, down = whole[0] * unit, whole[1] * unit
        box = f"{(wide - across) / 2:.4f} {(high - down) / 2:.4f} {across:.4f} {down:.4f}"
    new = f'width="{whole[0]}" height="{whole[1]}" viewBox="{box}" preserveAspectRatio="none">'
    if angle:
        new += f'<g transform="rotate({-angle:.4f} {wide / 2} {high / 2})">'
        text = text.rstrip().removesuffix("</svg>") + "</g></svg>"
    return text[: head.start()] + new + text[head.end() :]


def native(picture: pygame.Surface) -> pygame.Surface:
    """The picture in the window's format, or in pygame's own: SDL's reader gives another, 40 times slower to blit."""
    if pygame.display.get_surface() is not None:
        return picture.convert_alpha()
    return picture.convert(pygame.Surface((1, 1), pygame.SRCALPHA))


def ready(picture: pygame.Surface) -> pygame.Surface:
    """The picture in the format that blits fastest, and run-length encoded.

    The encoding is pixel for pixel the same and blits more than twice as fast; a copy loses it, and an alpha below 255
    set on such a picture is thirty times slower, so faded and dimmed pictures are pictures of their own.
    """
    picture = native(picture)
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


def edged(name: str, size: tuple[int, int], edge: str) -> pygame.Surface:
    """A picture at this size to be brought down or turned: all that is transparent has the colour `edge`, so that no black is
    mixed in."""
    picture = raster(name, size)
    alpha = picture.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    solid = pygame.Surface(size, pygame.SRCALPHA)
    solid.fill(edge)
    solid.blit(picture, (0, 0))
    solid.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return solid


def rimmed(solid: pygame.Surface, edge: str) -> pygame.Surface:
    """That picture with a clear rim of the same colour, to be turned many times."""
    made = pygame.Surface((solid.get_width() + 2 * _MARGIN, solid.get_height() + 2 * _MARGIN), pygame.SRCALPHA)
    ground = pygame.Color(edge)
    made.fill((ground.r, ground.g, ground.b, 0))
    made.blit(solid, (_MARGIN, _MARGIN))
    return made


def doubled(name: str, size: tuple[int, int], edge: str) -> pygame.Surface:
    """A picture at twice this size with a clear rim, to be turned many times by `turned`."""
    return rimmed(edged(name, (2 * size[0], 2 * size[1]), edge), edge)


def turned(double: pygame.Surface, angle: float) -> pygame.Surface:
    """A doubled picture turned and brought down to size: once for the shelf, never in a frame."""
    turn = pygame.transform.rotozoom(double, angle, 1)
    return pygame.transform.smoothscale(turn, ((turn.get_width() + 1) // 2, (turn.get_height() + 1) // 2))
