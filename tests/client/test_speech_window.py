"""Reading aloud in the real loop of the window: keys as they come, screens as they go, and a screen that cannot be read."""

import pygame
import pytest

from game.app import App, open_display
from game.scene import Push
from game.scenes.doors import make_home
from game.speech.talker import Talker
from tests.client.listening import Recorder


@pytest.fixture
def app():
    open_display()
    pygame.event.clear()
    made, home = App((1280, 720)), make_home()
    home.relay, home.voice = made.fit, Talker(Recorder())
    made.attach(home, None)
    made.stack.apply(Push(home.title(home)))
    made.fit()
    return made


def key(app, code):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=code, mod=0))
        app.frame(1 / 60)


def test_a_key_turns_it_on_and_another_moves_on(app):
    said = app.home.voice.voice.said
    app.frame(1 / 60)
    assert said == []
    key(app, pygame.K_F8)
    assert app.home.room.speech
    assert said[0].startswith("Everything is read aloud now. Kitchen Table.")
    key(app, pygame.K_RIGHT)
    assert len(said) == 2
    key(app, pygame.K_F9)
    assert said[2] == said[1]


def test_a_key_that_is_kept_for_something_else_only_names_itself(app):
    """While a key is asked for, F8 is a key like any other."""
    app.frame(1 / 60)
    app.home.catch(True)
    key(app, pygame.K_F8)
    assert not app.home.room.speech


def test_a_screen_that_cannot_be_read_is_played_at_all_the_same(app, monkeypatch, caplog):
    said = app.home.voice.voice.said
    key(app, pygame.K_F8)
    scene = app.stack.top

    def broken(canvas):
        raise RuntimeError("7H is nobody's business")

    monkeypatch.setattr(scene, "paint_page", broken)
    monkeypatch.setattr(scene, "draw", lambda canvas, blend: None)
    key(app, pygame.K_RIGHT)
    assert said[-1] == "This screen cannot be read aloud."
    assert app.stack.top is scene
    report = caplog.text
    assert "nobody's business" in report
    assert "7H" not in report
    number = len(said)
    app.frame(1 / 60)
    assert len(said) == number
    monkeypatch.undo()
    key(app, pygame.K_RIGHT)
    assert "button" in said[-1]
