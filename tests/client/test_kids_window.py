"""The window while children play: keys for grown-ups ask for one."""

import pygame
import pytest

from engine.games import GAMES
from game.app import App, open_display
from game.intents import Intent, Kind
from game.kids import gate, mode
from game.kids.company import Company
from game.match import Match
from game.pads import Pad
from game.scene import Push, Swap
from game.scenes.kids_gate import KidsGateScene
from game.scenes.kids_night import KidsNightScene
from game.scenes.kids_pause import KidsPauseScene
from game.scenes.kids_title import KidsTitleScene
from game.scenes.table import TableScene
from game.sofa.seating import may_press
from game.store import Store
from tests.client.kids_stage import kids_match, kids_stage


@pytest.fixture
def app(tmp_path, monkeypatch):
    open_display()
    made = App((1024, 640))
    stage = kids_stage((1024, 640))
    made.home = stage.home
    stage.home.store = Store(tmp_path)
    made.folder = tmp_path
    made.full = 0
    made.now = 0.0
    made.devices._clock = lambda: made.now

    def full():
        made.full += 1

    monkeypatch.setattr(made, "toggle_full", full)
    pygame.event.clear()
    made.stack.apply(Push(stage.home.table(stage.home, kids_match())))
    made.fit()
    yield made
    stage.home.store.close()


def hears(app, *intents):
    """As if that had come in from a device."""
    app.now += 1  # a press right after one that was accepted is swallowed
    real = app.devices.read
    app.devices.read = lambda: real() + list(intents)
    app.listen()
    app.devices.read = real


@pytest.mark.parametrize("kind", [Kind.MUTE, Kind.FULL])
def test_keys_for_grown_ups_ask_for_one(app, kind):
    def done():
        return (app.home.room.mute, app.full)

    before = done()
    table = app.stack.top
    hears(app, Intent(kind))
    assert isinstance(app.stack.top, KidsGateScene) and done() == before
    hears(app, Intent(kind))
    assert app.stack.top is table and done() == before, "the same key again shuts it"
    hears(app, Intent(kind))
    lock = app.stack.top
    lock.tick(gate.OPENS)
    for shape in lock.state.asked:
        lock.focus.go(("shape", shape))
        hears(app, Intent(Kind.ARM))
        hears(app, Intent(Kind.ACT))
    assert app.stack.top is table and done() != before
    assert app.home.kids


def test_a_pad_that_is_lost_is_a_pause_and_stops_nobody(app):
    made = Company(GAMES["gran_ramino"].info, "words", host="mouse")
    made.join("pad:1")
    match = Match(mode.wish("gran_ramino", made.seated(), "words"))
    app.stack.apply(Swap(app.home.table(app.home, match)))
    app.fit()
    app._pads.tell([Pad(1, 1, "generic")], app.home)
    assert isinstance(app.stack.top, KidsPauseScene)
    assert all(may_press(match.players[seat], "mouse", match.players) for seat in match.people)


@pytest.mark.parametrize(("after", "heard"), [(0.4, False), (0.55, True)])
def test_a_second_press_of_a_small_hand_comes_too_soon(app, after, heard):
    """Half a second, where a grown-up's screen waits for 0.3."""
    app.stack.apply(Swap(KidsNightScene(app.home)))
    app.fit()
    hears(app, Intent(Kind.ARM), Intent(Kind.ACT))
    assert isinstance(app.stack.top, KidsTitleScene)
    app.now += after - 1
    hears(app, Intent(Kind.ARM), Intent(Kind.ACT))
    assert isinstance(app.stack.top, KidsTitleScene) is not heard


def test_no_child_fills_the_disk_with_pictures(app, tmp_path):
    hears(app, Intent(Kind.PICTURE))
    assert not (tmp_path / "pictures").exists() and isinstance(app.stack.top, TableScene)


def test_the_window_can_always_be_closed(app):
    for intents in ((), (Intent(Kind.BACK),), (Intent(Kind.MUTE),)):
        hears(app, *intents)
    hears(app, Intent(Kind.CLOSE))
    assert not len(app.stack)
    (saved,) = app.home.store.matches()
    assert mode.look_of(saved) == "words"
