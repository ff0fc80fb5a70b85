"""The tablecloths: one repeat laid over the whole window, darker towards the corners, opaque.

A cloth is made in strips. In a large window fresh memory for all of it takes longer than a frame may, before anything is drawn.
"""

import pygame

from sprites.colours import CREAM
from sprites.deck import own
from sprites.raster import ask, raster
from sprites.shelf import MEGABYTE, Shelf, hurried

CLOTHS = Shelf(17 * MEGABYTE)
"""The last two cloths used."""
_REPEAT = {"rolling_stone": 156, "gran_ramino": 168, "michigan": 336, "kitchen": 168}
"""Side of one repeat in pixels where the window is 1080 high."""
_COARSE, _STEP = 8, 4
"""Pixels of the window to one of the vignette as it is drawn, and as it is laid over the cloth: nothing in it is sharp."""
_STRIP = 1 << 19
"""Pixels of a strip."""
_STRONG, _FADED = {"morning": CREAM, "evening": "#0E1420"}, 165
"""What a cloth is faded into for high contrast, and how far, of 255."""


def cloth(game: str, size: tuple[int, int], strong: bool = False) -> pygame.Surface:
    """The cloth of a game, or of the title if `game` is "kitchen", for a window of this size in pixels.

    strong: faded into a dark or a light ground, on which text has a contrast of 7:1.
    """
    name = game if game == "kitchen" else own(game)

    def whole() -> pygame.Surface:
        made = _blank((max(size[0], 1), max(size[1], 1)))
        made.blits([(strip, (0, top)) for strip, top in cloth_strips(game, size, strong)])
        return made

    return CLOTHS.take((name, size, strong), whole)


def cloth_strips(game: str, size: tuple[int, int], strong: bool = False) -> list[tuple[pygame.Surface, int]]:
    """That cloth in strips as wide as the window, each with the height at which it begins."""
    name = game if game == "kitchen" else own(game)
    width, height = max(size[0], 1), max(size[1], 1)
    rows = max(_COARSE, _STRIP // width // _COARSE * _COARSE)

    if hurried():
        cloth_soon(game, size)

    def strip(top: int) -> pygame.Surface:
        return CLOTHS.take((name, size, strong, top), lambda: _lay(name, (width, height), strong, top, min(rows, height - top)))

    return [(strip(top), top) for top in range(0, height, rows)]


def cloth_soon(game: str, size: tuple[int, int]) -> None:
    """That cloth will be asked for: have its repeat drawn beside what is done until then."""
    name = game if game == "kitchen" else own(game)
    side = _side(name, max(size[0], 1), max(size[1], 1))
    if ("tile", name, side) not in CLOTHS:
        ask(f"cloths/{name}.svg", (side, side), lasts=True)


def _blank(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size) if pygame.display.get_surface() is not None else pygame.Surface(size, 0, 32)


def _lay(name: str, size: tuple[int, int], strong: bool, top: int, rows: int) -> pygame.Surface:
    """So many rows of the cloth."""
    width, height = size
    laid = _blank((width, rows))
    side = _side(name, width, height)
    tile = CLOTHS.take(("tile", name, side), lambda: _tile(name, side))
    # The pattern is centred: one repeat has its middle in the middle of the window.
    for x in range((width - side) // 2 % side - side, width, side):
        for y in range((height - side) // 2 % side - side, height, side):
            laid.blit(tile, (x, y - top))
    shade = "morning" if name == "kitchen" else "evening"
    vignette = CLOTHS.take((shade, size), lambda: _vignette(shade, size))
    part = vignette.subsurface((0, top // _STEP, vignette.get_width(), -(-rows // _STEP)))
    laid.blit(pygame.transform.scale(part, (part.get_width() * _STEP, part.get_height() * _STEP)), (0, 0))
    if strong:
        ground = pygame.Surface((width, rows))
        ground.fill(_STRONG[shade])
        ground.set_alpha(_FADED)
        laid.blit(ground, (0, 0))
    return laid


def _side(name: str, width: int, height: int) -> int:
    """Side of a repeat in a window of that size."""
    return max(round(_REPEAT[name] * max(height / 1080, width / 2560)), 24)


def _tile(name: str, side: int) -> pygame.Surface:
    tile = raster(f"cloths/{name}.svg", (side, side))
    return tile.convert() if pygame.display.get_surface() is not None else tile


def _vignette(shade: str, size: tuple[int, int]) -> pygame.Surface:
    """A coarse one drawn larger is as smooth as a fine one and ten times sooner there."""
    drawn = raster(f"cloths/{shade}.svg", (max(size[0] // _COARSE, 2), max(size[1] // _COARSE, 2)))
    return pygame.transform.smoothscale(drawn, (-(-size[0] // _STEP), -(-size[1] // _STEP)))
