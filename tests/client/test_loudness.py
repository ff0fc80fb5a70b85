"""As loud everywhere and next time as it was set; silence from every screen; and nothing that is heard alone."""

import random

import pygame
import pytest

from game import settings, words
from game.app import App, open_display
from game.comfort import VOLUMES
from game.paint import Canvas
from game.scene import Pop, Push
from game.scenes.curtain import GUARD
from game.scenes.doors import make_home
from game.store import Store
from sounds import Silence, Sound
from sounds.player import CHANNELS, LOST, NONE, gain
from tests.client.couch_stage import couch, look, until_curtain
from tests.client.stage import Stage, press_something
from tests.client.test_every_screen_fits import screens

STEP = 1 / 128
"""In so many steps the mixer keeps a volume."""


def music():
    """How loud the music of now is; None if there is none."""
    for number in range(2 if pygame.mixer.get_init() else 0):
        channel = pygame.mixer.Channel(number)
        if channel.get_busy() and channel.get_sound():
            return channel.get_sound().get_volume()
    return None


def playing():
    """The numbers of the channels on which an effect plays."""
    return {at for at in range(2, CHANNELS) if pygame.mixer.get_init() and pygame.mixer.Channel(at).get_busy()}


def effect(sound, name):
    """How loud an effect is that begins now; None if it is not begun."""
    for at in playing():
        pygame.mixer.Channel(at).stop()
    sound.play(name)
    begun = sorted(playing())
    return pygame.mixer.Channel(begun[0]).get_sound().get_volume() if begun else None


@pytest.fixture
def loud(monkeypatch):
    """Loudspeakers on a driver that plays into nothing, a new one for each start; time passes with each question."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    made, now = [], [0.0]

    def clock():
        now[0] += 1.0
        return now[0]

    def start():
        made.append(Sound(clock=clock))
        return made[-1]

    yield start
    for one in made:
        one.close()


def begun(folder, sound):
    """The program as it starts: nothing but what was kept says how loud it is."""
    stage = Stage((1280, 720), 0.0)
    stage.home.store, stage.home.sound = Store(folder), sound
    stage.home.relay = lambda: stage.resize(stage.size)
    settings.apply(stage.home)
    return stage


def measured(stage):
    """(music, effect) on the way through the screens: title, table, pause, settings, rules, table, title, another table."""
    home, found = stage.home, []
    stage.title()
    for game, seats in (("michigan", 4), ("rolling_stone", 4)):
        stage.table(game, seats)
        for screen in (home.pause, home.settings, home.help):
            given = (home, stage.top.match) if screen is home.pause else (home,)
            if screen is home.help:
                table = stage.top.match.table
                given = (home, table.rules.info, table.record.options)
            stage.stack.apply(Push(screen(*given)))
            found.append((music(), effect(home.sound, "snap")))
            stage.stack.apply(Pop())
        stage.until_asked()
        found.append((music(), effect(home.sound, "flip")))
        stage.stack.apply(Pop())
    return found


@pytest.mark.parametrize(("tunes", "effects"), [(2, 0), (0, 3), (5, 10)])
def test_it_is_as_loud_on_every_screen_and_after_a_restart(tmp_path, loud, tunes, effects):
    wanted = (gain(tunes) if tunes else None, gain(effects) if effects else None)
    first = begun(tmp_path, loud())
    settings.choose(first.home, music=tunes, effects=effects)
    for start in range(3):
        stage = first if not start else begun(tmp_path, loud())
        found = measured(stage)
        assert len(found) == 8
        for heard in found:
            for one, other in zip(heard, wanted, strict=True):
                assert (one is None) == (other is None), (start, found)
                assert one is None or abs(one - other) <= STEP, (start, found)
        shown = stage.home.settings(stage.home)
        stage.stack.apply(Push(shown))
        assert (shown.value("music"), shown.value("effects")) == (tunes, effects), "and the settings show the same"
        stage.home.store.close()
        stage.home.sound.close()


def test_three_sliders_are_apart():
    stage = Stage((1280, 720), 0.0)
    stage.home.relay = lambda: stage.resize(stage.size)
    stage.stack.apply(Push(stage.home.settings(stage.home)))
    now = {name: stage.top.value(name) for name in ("effects", "music", "voice")}
    for name, value in tuple(now.items()):
        more = value < VOLUMES[-1]
        stage.click((name, "more" if more else "less"))
        now[name] += 1 if more else -1
        assert {one: stage.top.value(one) for one in now} == now


# Silence


@pytest.fixture
def app():
    open_display()
    made = App((1280, 720))
    made.home = make_home(pace=0)
    made.home.relay = made.fit
    made.now = 0.0
    made.devices._clock = lambda: made.now
    pygame.event.clear()
    yield made
    made.stack.abandon()


def press(app, code):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=code, mod=0, unicode=""))
    app.now += 1
    app.listen()


def test_one_key_silences_every_screen(app):
    stage = Stage((1280, 720), 0.0)
    stage.home, writing = app.home, set()
    number = 0
    for name, screen in screens(stage):
        app.stack.apply(Push(screen))
        app.fit()
        before, depth = app.home.room.mute, len(app.stack)
        press(app, pygame.K_m)
        if getattr(screen, "writing", False):
            writing.add(name)
            assert app.home.room.mute is before, name
        else:
            assert app.home.room.mute is not before, name
        assert app.stack.top is screen and len(app.stack) == depth, name
        app.stack.apply(Pop())
        number += 1
    assert number > 40
    assert writing == {"name"}


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_silence_is_a_button_away_from_every_table_and_curtain(game):
    stage, table = couch(game, 3 if game == "rolling_stone" else 2, 1)
    until_curtain(stage)
    for way in ("pause", ("menu",)):
        stage.wait(GUARD + 0.05)
        stage.key(way)
        text = next(widget.text for widget in stage.top.widgets if widget.key == ("quick", "mute"))
        assert text == words.say("pause.sound", what=words.say("off" if stage.home.room.mute else "on"))
        before = stage.home.room.mute
        stage.click(("quick", "mute"))
        assert stage.home.room.mute is not before
        stage.key("on")
        if way == "pause":
            look(stage)
            assert stage.top is table


def test_from_the_title_it_is_a_switch_of_the_settings():
    stage = Stage((1280, 720), 0.0).title()
    stage.click("settings")
    stage.click(("switch", "mute"))
    assert stage.home.room.mute


# Where there is no loudspeaker


@pytest.mark.parametrize("note", [NONE, LOST])
def test_that_there_is_no_loudspeaker_is_said_once_in_the_settings_and_nowhere_else(note, monkeypatch):
    stage, drawn = Stage((1280, 720), 0.0), []
    text = Canvas.text
    monkeypatch.setattr(Canvas, "text", lambda canvas, said, *at, **how: drawn.append(said) or text(canvas, said, *at, **how))
    stage.home.sound.note = note
    said = words.say(note)
    for name, screen in screens(stage):
        stage.stack.apply(Push(screen))
        drawn.clear()
        screen.draw(Canvas(stage.surface, stage.scale), 1.0)
        assert " ".join(drawn).count(said) == (name == "settings"), name
        stage.stack.apply(Pop())
    table = stage.table("michigan", 4)
    stage.until_asked()
    assert table.prompt and said not in table.prompt


class Listed(Silence):
    """A loudspeaker that notes what it is told to play."""

    def __init__(self):
        self.told = []

    def play(self, name, step=None):
        self.told.append(name)


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 3)])
def test_whatever_is_heard_is_seen_too(game, seats):
    """A press or a bot's move that makes a sound changes the picture as well."""
    stage = Stage(pace=0.0)
    stage.home.sound = heard = Listed()
    table = stage.table(game, seats, 5)
    dice, seen = random.Random(2), set()

    def picture():
        stage.draw()
        return pygame.image.tobytes(stage.surface, "RGB")

    before = picture()
    for _ in range(70):
        heard.told.clear()
        if not stage.at_table:
            break
        if not table.moving and table.view.legal and table.match.bot is None and not table.match.deal_is_next:
            press_something(stage, dice, 0.3)
        else:
            stage.wait(1 / 30)
        after = picture()
        if heard.told:
            assert after != before, heard.told
            seen |= set(heard.told)
        before = after
    assert len(seen) >= 4, seen
