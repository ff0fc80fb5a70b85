"""The window and its loop, with a driver that shows nothing: what is drawn when, and clicks as they come from a hand."""

import pygame
import pytest

from game import app as app_module
from game.app import App, open_display
from game.clock import TICK
from game.lull import LONG, Lull
from game.match import Match, Wish
from game.scene import Push
from game.scenes.doors import make_home
from game.window import NoDisplayError
from tests.client.stage import doing


@pytest.fixture
def app(monkeypatch):
    open_display()
    made = App((1280, 720))
    made.now = [0.0]
    made.devices._clock = lambda: made.now[0]
    made.flips = 0

    def flip():
        made.flips += 1

    monkeypatch.setattr(pygame.display, "flip", flip)
    pygame.event.clear()
    return made


def table(app, game="gran_ramino", seats=2):
    home = make_home()
    app.stack.apply(Push(home.table(home, Match(Wish(game, seats, 4)))))
    app.fit()
    return app.stack.top


def frames(app, seconds):
    """So many seconds of the loop, without waiting for them."""
    for _ in range(round(seconds * 60)):
        app.listen()
        for _ in range(2):
            app.stack.tick(TICK)
        app.draw()
        app.now[0] += 1 / 60


def until_asked(app):
    for _ in range(100):
        frames(app, 0.25)
        if app.stack.top.view.legal and not app.stack.top.moving and app.stack.top.match.bot is None:
            return
    raise AssertionError("never asked")


def click(app, x, y):
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=(x, y), button=1, touch=False))


def middle(app, key):
    target = next(one for one in app.stack.top.focus.targets if one.key == key)
    x, y = target.rect.x + min(20, target.rect.w / 2), target.rect.y + min(60, target.rect.h / 2)
    return round(x * app.devices.scale), round(y * app.devices.scale)


def test_nothing_is_drawn_while_all_is_still(app):
    home = make_home()
    app.stack.apply(Push(home.title(home)))
    app.fit()
    frames(app, 0.2)
    assert app.flips == 1
    frames(app, 5)
    assert app.flips == 1
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    frames(app, 0.1)
    assert app.flips == 2
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(200, 300), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    frames(app, 0.1)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(202, 300), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    frames(app, 0.1)
    assert app.flips <= 3, "a pointer that moves within a target changes nothing"


def test_a_table_waiting_for_its_person_is_still(app):
    table(app)
    until_asked(app)
    frames(app, 0.1)
    before = app.flips
    frames(app, 10)
    assert app.flips == before


@pytest.mark.parametrize("apart", [0.02, 0.05, 0.1, 0.15])
@pytest.mark.parametrize("times", [2, 3])
def test_double_and_triple_clicks_do_one_thing(app, apart, times):
    scene = table(app)
    until_asked(app)
    ply = scene.view.ply
    place = middle(app, doing(scene)[0])
    for _ in range(times):
        click(app, *place)
        frames(app, apart)
    assert scene.view.ply == ply + 1
    frames(app, 0.3)
    assert scene.view.ply == ply + 1


def test_a_tap_is_one_action(app):
    scene = table(app)
    until_asked(app)
    ply = scene.view.ply
    x, y = middle(app, doing(scene)[0])
    wide, high = app.devices.size
    for finger, mouse in ((pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN), (pygame.FINGERUP, pygame.MOUSEBUTTONUP)):
        pygame.event.post(pygame.Event(finger, finger_id=1, touch_id=1, x=x / wide, y=y / high, dx=0, dy=0))
        pygame.event.post(pygame.Event(mouse, pos=(x, y), button=1, touch=True))
    frames(app, 0.05)
    assert scene.view.ply == ply + 1


def test_a_key_held_while_the_screen_changes_does_nothing_there(app):
    home = make_home()
    app.stack.apply(Push(home.title(home)))
    app.fit()
    for kind in (pygame.KEYDOWN, pygame.KEYUP, pygame.KEYDOWN):
        pygame.event.post(pygame.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    frames(app, 0.05)
    form = app.stack.top
    frames(app, 1)
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    frames(app, 0.1)
    assert app.stack.top is form


def test_a_minimised_window_draws_nothing(app):
    table(app)
    frames(app, 0.5)
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    frames(app, 0.1)
    before = app.flips
    frames(app, 1)
    assert app.flips == before
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    frames(app, 0.1)
    assert app.flips > before


def test_the_close_button_ends_it(app):
    table(app)
    pygame.event.post(pygame.Event(pygame.QUIT))
    frames(app, 0.05)
    assert len(app.stack) == 0


def test_full_screen_that_is_refused_falls_back_to_a_window(app, monkeypatch):
    real = pygame.display.set_mode

    def refuse(size=(0, 0), flags=0, **rest):
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no")
        return real(size, flags, **rest)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    app.toggle_full()
    assert not app._full and app._trying.trial.refused
    assert pygame.display.get_surface() is not None


def test_a_driver_that_shows_nothing_is_refused_unless_asked_for(monkeypatch):
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplayError):
        open_display({})
    open_display({"SDL_VIDEODRIVER": "offscreen"})
    pygame.display.init()


@pytest.mark.parametrize(("text", "pace"), [("", 1.0), ("0", 0.0), ("0.5", 0.5), ("fast", 1.0), ("-3", 0.0), ("1e9", 10.0)])
def test_the_pace_of_tests(text, pace):
    assert app_module._pace(text) == pace


def test_the_screen_saver_comes_after_ten_still_minutes_and_goes_at_a_touch(app, monkeypatch):
    allowed = []
    monkeypatch.setattr(app, "_lull", Lull(allowed.append))
    app.frame(LONG - 1)
    assert allowed == [False]
    app.frame(2)
    assert allowed == [False, True]
    app.frame(2)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=0))
    app.frame(0.01)
    assert allowed == [False, True, False]
