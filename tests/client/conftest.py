"""What the tests of pictures and of pads share."""

import os

import pygame
import pytest

from game import words
from sprites import deck, fonts, raster
from tests.client.virtual_pads import Sdl


@pytest.fixture(autouse=True)
def plain_words():
    """Every test begins in English and with the French deck's names, whatever the one before has spoken."""
    words.use(words.ENGLISH)
    words.use_deck("french")
    yield
    words.use(words.ENGLISH)
    words.use_deck("french")


@pytest.fixture
def picture_window():
    """A small window, and after it empty shelves."""
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    yield
    deck.SPRITES.clear()
    fonts.LABELS.clear()
    raster.svg.cache_clear()


@pytest.fixture
def sdl():
    """SDL with pads pulled out before and after; a pygame with another SDL cannot be tested so."""
    try:
        made = Sdl()
    except (StopIteration, OSError, AttributeError) as problem:
        says = f"pygame's own SDL with virtual joysticks was not found ({problem!r}): pads cannot be tested"
        if os.environ.get("KITCHEN_TABLE_REQUIRE_XVFB"):
            pytest.fail(says)
        pytest.skip(says)
    pygame.display.init()
    pygame.joystick.init()
    made.hear_unfocused(True)
    yield made
    for pad in made.there():
        made.pull(pad)
    pygame.event.clear()
    made.hear_unfocused(False)
