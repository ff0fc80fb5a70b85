"""Sound and the program: volumes that are kept, the key that mutes, and what is heard of menus and a table."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import settings
from game.app import App, open_display
from game.match import Match, Wish
from game.scene import Push
from game.scenes.doors import make_home
from game.store import Store
from sounds import Silence

ROOT = Path(__file__).parents[2]


class Recorder(Silence):
    """A loudspeaker that notes what it is told."""

    def __init__(self):
        self.told = []
        self.volumes = []

    def set(self, volumes):
        self.volumes.append((volumes.effects, volumes.music, volumes.mute))

    def play(self, name, step=None):
        self.told.append(name)

    def music(self, game):
        self.told.append(("music", game))

    def gone(self):
        self.told.append("gone")

    def come(self):
        self.told.append("come")


def test_volumes_hold_at_once_and_after_a_restart(tmp_path):
    home = make_home()
    home.sound, home.store = Recorder(), Store(tmp_path)
    settings.apply(home)
    assert home.sound.volumes == [(7, 0, False)]
    settings.choose(home, effects=2)
    settings.choose(home, music=4)
    assert home.sound.volumes[-1] == (2, 4, False)
    settings.toggle_mute(home)
    assert home.sound.volumes[-1] == (2, 4, True)
    home.store.close()
    again = make_home()
    again.sound, again.store = Recorder(), Store(tmp_path)
    settings.apply(again)
    assert again.sound.volumes == [(2, 4, True)]
    settings.toggle_mute(again)
    assert again.sound.volumes[-1] == (2, 4, False)
    again.store.close()


@pytest.fixture
def app():
    open_display()
    made = App((1024, 640))
    made.now = [0.0]
    made.devices._clock = lambda: made.now[0]
    made.home = make_home(pace=0)
    made.home.sound = Recorder()
    made.home.relay = made.fit
    pygame.event.clear()
    return made


def press(app, *keys):
    for key in keys:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode=""))
        app.now[0] += 1
        app.listen()


def test_one_key_mutes_on_every_screen(app):
    home = app.home
    screens = [home.title(home), home.setup(home, "michigan", None), home.settings(home), home.welcome(home)]
    screens.append(home.table(home, Match(Wish("michigan", 4, 1))))
    for number, screen in enumerate(screens, 1):
        app.stack.apply(Push(screen))
        app.fit()
        press(app, pygame.K_m)
        assert home.room.mute is bool(number % 2), screen
        assert len(app.stack) == number
        app._drawn = "drawn"
    app.stack.abandon()


def test_a_letter_that_is_written_mutes_nothing(app):
    app.stack.apply(Push(app.home.title(app.home)))
    app.stack.top.writing = True
    press(app, pygame.K_m)
    assert not app.home.room.mute
    app.stack.top.writing = False
    press(app, pygame.K_m)
    assert app.home.room.mute


def test_menus_are_heard_in_one_place(app):
    app.stack.apply(Push(app.home.title(app.home)))
    app.fit()
    press(app, pygame.K_RIGHT)
    assert app.home.sound.told == ["move"]
    app.stack.top.focus.go(next(one.key for one in app.stack.top.focus.targets if one.key == "settings"))
    press(app, pygame.K_RETURN)
    assert app.home.sound.told == ["move", "accept"]
    press(app, pygame.K_ESCAPE)
    assert app.home.sound.told == ["move", "accept", "back"]
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(200, 300), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    app.listen()
    assert len(app.home.sound.told) == 3


def test_a_table_is_heard(app):
    """The deal, the music, a card that is played and one that may not be."""
    home = app.home
    app.stack.apply(Push(home.table(home, Match(Wish("rolling_stone", 4, 1)))))
    app.fit()
    table = app.stack.top
    told = home.sound.told
    for _ in range(4000):
        app.stack.tick(1 / 120)
        if table.view.legal and table.match.bot is None and not table.match.deal_is_next and not table.moving:
            break
    assert ("music", "rolling_stone") in told
    assert told.count("deal") == 32, "each card that is dealt"
    assert "turn" in told
    del told[:]
    playable = {action.card for action in table.view.legal}
    hand = [one.key for one in table.focus.targets if isinstance(one.key, tuple) and one.key[0] == "card"]
    good = next(key for key in hand if key[1] in playable)
    bad = [key for key in hand if key[1] not in playable]
    if bad:
        table.focus.go(bad[0])
        press(app, pygame.K_RETURN)
        assert told == ["refuse"]
        del told[:]
    table.focus.go(good)
    press(app, pygame.K_RETURN)
    assert told[0] == "snap" and "accept" not in told
    app.stack.abandon()
    assert ("music", None) in told


def test_a_loudspeaker_that_goes_or_comes_is_told_to_the_player(app):
    app.stack.apply(Push(app.home.title(app.home)))
    cases = [
        ([(pygame.AUDIODEVICEREMOVED, 2, 0)], ["gone"]),
        ([(pygame.AUDIODEVICEADDED, 0, 0)], ["come"]),
        ([(pygame.AUDIODEVICEREMOVED, 0, 0)], []),  # not the one in use
        ([(pygame.AUDIODEVICEREMOVED, 3, 1), (pygame.AUDIODEVICEADDED, 1, 1)], []),  # microphones
        ([(pygame.AUDIODEVICEREMOVED, 2, 0), (pygame.AUDIODEVICEADDED, 0, 0)], ["gone"]),
    ]
    for events, told in cases:
        del app.home.sound.told[:]
        for kind, which, capture in events:
            pygame.event.post(pygame.Event(kind, which=which, iscapture=capture))
        app.listen()
        app.listen()
        assert app.home.sound.told == told


@pytest.mark.parametrize("driver", ["no-such-driver", "dummy"])
def test_the_program_runs_with_and_without_a_loudspeaker(driver, tmp_path):
    """It starts, stands at the title, and ends in order, with nothing on standard error."""
    script = (
        "import pygame, game.app as app\n"
        "seen = []\n"
        "class Watched(app.Sound):\n"
        "    def close(self):\n"
        "        seen.append(self.note)\n"
        "        super().close()\n"
        "app.Sound = Watched\n"
        "listen, times = app.App.listen, [0]\n"
        "def few(self):\n"
        "    times[0] += 1\n"
        "    if times[0] > 25:\n"
        "        pygame.event.post(pygame.Event(pygame.QUIT))\n"
        "    listen(self)\n"
        "app.App.listen = few\n"
        "from game.flags import Flags\n"
        "app.start(Flags(window=(640, 400), language='en'))\n"
        "print('notes', seen)\n"
    )
    environ = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": driver}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environ, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0 and done.stderr == "", done.stderr
    assert done.stdout.splitlines()[-1] == f"notes ['{'' if driver == 'dummy' else 'sound.none'}']"
