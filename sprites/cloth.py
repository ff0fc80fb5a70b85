"""The tablecloths: one repeat laid over the whole window, darker towards the corners, opaque."""

import pygame

from sprites.colours import CREAM
from sprites.deck import own
from sprites.raster import raster
from sprites.shelf import MEGABYTE, Shelf

CLOTHS = Shelf(17 * MEGABYTE)
"""The last two cloths used."""
_REPEAT = {"rolling_stone": 156, "gran_ramino": 168, "michigan": 336, "kitchen": 168}
"""Side of one repeat in pixels where the window is 1080 high."""
_COARSE = 8
_STRONG, _FADED = {"morning": CREAM, "evening": "#0E1420"}, 165
"""What a cloth is faded into for high contrast, and how far, of 255."""


def cloth(game: str, size: tuple[int, int], strong: bool = False) -> pygame.Surface:
    """The cloth of a game, or of the title if `game` is "kitchen", for a window of this size in pixels.

    strong: faded into a dark or a light ground, on which text has a contrast of 7:1.
    """
    name = game if game == "kitchen" else own(game)
    return CLOTHS.take((name, size, strong), lambda: _lay(name, (max(size[0], 1), max(size[1], 1)), strong))


def _lay(name: str, size: tuple[int, int], strong: bool) -> pygame.Surface:
    width, height = size
    shown = pygame.display.get_surface() is not None
    laid = pygame.Surface(size) if shown else pygame.Surface(size, 0, 32)
    side = max(round(_REPEAT[name] * max(height / 1080, width / 2560)), 24)
    tile = raster(f"cloths/{name}.svg", (side, side))
    tile = tile.convert() if shown else tile
    # The pattern is centred: one repeat has its middle in the middle of the window.
    for x in range((width - side) // 2 % side - side, width, side):
        for y in range((height - side) // 2 % side - side, height, side):
            laid.blit(tile, (x, y))
    # A coarse vignette drawn larger is as smooth as a fine one and ten times sooner there.
    shade = "morning" if name == "kitchen" else "evening"
    coarse = (max(width // _COARSE, 2), max(height // _COARSE, 2))
    laid.blit(pygame.transform.smoothscale(raster(f"cloths/{shade}.svg", coarse), size), (0, 0))
    if strong:
        ground = pygame.Surface(size)
        ground.fill(_STRONG[shade])
        ground.set_alpha(_FADED)
        laid.blit(ground, (0, 0))
    return laid
