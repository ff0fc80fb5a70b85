"""From SVG files to surfaces of an exact pixel size, in the format that blits fastest.

A file that is missing or broken gives a drawn stand-in and one line in the log, never an exception: a game with a plain
card in it can be played on.
"""

import io
import logging
import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

import pygame

from sprites.standin import standin

_log = logging.getLogger("sprites")
_HEAD = re.compile(r'width="[^"]*" height="[^"]*"')


@lru_cache(maxsize=128)
def svg(name: str) -> str:
    """The text of a picture, `name` as in "faces/7H.svg"; "" if it cannot be read whole, said once in the log."""
    try:
        text = (files("sprites") / "svg" / name).read_text(encoding="ascii")
    except (OSError, UnicodeError) as problem:
        _log.warning("picture %s cannot be read (%s): a plain one stands in; python -m sprites.draw writes it anew", name, problem)
        return ""
    if not text.rstrip().endswith("</svg>"):
        _log.warning("picture %s ends early: a plain one stands in; python -m sprites.draw writes it anew", name)
        return ""
    return text


def raster(name: str, size: tuple[int, int], swap: Mapping[str, str] | None = None) -> pygame.Surface:
    """A picture at exactly this size in pixels; `swap` exchanges colours as they stand in the file."""
    text = svg(name)
    if text:
        for old, new in (swap or {}).items():
            text = text.replace(old, new)
        # SDL keeps a picture's own proportions and would leave it up to a pixel short: the size goes into the file.
        text = _HEAD.sub(f'width="{size[0]}" height="{size[1]}" preserveAspectRatio="none"', text, count=1)
        try:
            drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode("ascii")), size)
        except pygame.error as problem:
            _log.warning("picture %s cannot be drawn (%s): a plain one stands in", name, problem)
        else:
            if drawn.get_size() == size:
                return drawn
            _log.warning("picture %s came out %s instead of %s: a plain one stands in", name, drawn.get_size(), size)
    return standin(name, size)


def ready(picture: pygame.Surface) -> pygame.Surface:
    """The picture in the window's format, if there is a window, and run-length encoded.

    The encoding is pixel for pixel the same and blits more than twice as fast; a copy loses it, and an alpha below 255
    set on such a picture is thirty times slower, so faded and dimmed pictures are pictures of their own.
    """
    if pygame.display.get_surface() is not None:
        picture = picture.convert_alpha()
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


def solid_edges(picture: pygame.Surface, edge: pygame.typing.ColorLike) -> pygame.Surface:
    """The same picture with `edge` as the colour of all that is transparent, so that turning it mixes in no black."""
    alpha = picture.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    whole.fill(edge)
    whole.blit(picture, (0, 0))
    whole.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return whole
