"""What the tests of the client share: plain words, a stage that keeps things, a small window, pads."""

import os

import pygame
import pytest

from game import words
from game.devices import Devices
from game.scenes.doors import make_home
from game.store import Store
from sprites import deck, fonts, raster
from tests.client.stage import Stage
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
def languages_folder(tmp_path, monkeypatch):
    """An empty folder of languages."""
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    return tmp_path


@pytest.fixture
def stage(tmp_path):
    """A stage in a small window, which keeps what is kept in a folder of its own; nothing moves there."""
    made = Stage((1280, 720), 0.0)
    made.home.store = Store(tmp_path)
    yield made
    made.home.store.close()


@pytest.fixture
def home(tmp_path):
    """A home without a screen, which keeps what is kept in a folder of its own."""
    made = make_home()
    made.store = Store(tmp_path)
    yield made
    made.store.close()


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


@pytest.fixture
def devices(sdl):
    """All devices, with pads that can be plugged in; `now` holds the time of their clock in seconds."""
    pygame.display.set_mode((1280, 720))
    pygame.event.clear()
    now = [0.0]
    made = Devices(lambda: now[0])
    made.now = now
    yield made
    made._pads.close()
