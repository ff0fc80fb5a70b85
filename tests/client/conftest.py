"""What the tests of pictures share."""

import pygame
import pytest

from sprites import deck, fonts, raster


@pytest.fixture
def picture_window():
    """A small window, and after it empty shelves."""
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    yield
    deck.SPRITES.clear()
    fonts.LABELS.clear()
    raster.svg.cache_clear()
