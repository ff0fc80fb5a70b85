"""The window gets another size: something fills it at once, no frame takes long, and the picture at rest is the exact one."""

from dataclasses import replace

import pygame
import pytest

from engine.model import DEAL
from game.app import App, open_display
from game.bench import motions
from game.match import Match, Wish
from game.moving.settling import Settling
from game.scene import Push
from game.scenes.doors import make_home
from sprites.shelf import MEGABYTE, NotYetError, Shelf, within


@pytest.fixture
def app():
    pygame.display.quit()
    open_display({"SDL_VIDEODRIVER": "dummy"})
    made = App((800, 500))
    made.attach(make_home(), None)
    motions.forget()
    return made


def dealt(app, game="michigan", seats=5):
    match = Match(Wish(game, seats, 3))
    match.play(DEAL)
    app.stack.apply(Push(app.home.table(app.home, match)))
    for _ in range(4):
        app.frame(0.0)
    return app.stack.top


def resize(app, size):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))


def seen():
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def until_exact(app):
    for number in range(1, 200):
        app.frame(0.0)
        if app._drawn is not None:
            return number
    raise AssertionError("the exact picture does not come")


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_the_picture_at_rest_is_exact(app, game):
    dealt(app, game, 4)
    resize(app, (1280, 720))
    until_exact(app)
    settled = seen()
    motions.forget()
    app.stack.top.still.__init__()
    app._drawn = None
    app.draw()
    assert seen() == settled, "as if it had been drawn in one go"
    app._drawn = None
    app.draw()
    assert seen() == settled


def test_the_old_picture_stands_in_at_once(app):
    dealt(app)
    old = pygame.display.get_surface().copy()
    resize(app, (1280, 720))
    assert app.frame(0.0), "another frame is wanted though nothing moves"
    wanted = pygame.transform.scale(old, (1280, 720))
    assert seen() == pygame.image.tobytes(wanted, "RGB")
    assert until_exact(app) > 1
    assert seen() != pygame.image.tobytes(wanted, "RGB")
    assert not app.frame(0.0), "and then all is still"


def test_a_hand_that_is_laid_down_is_not_seen_for_a_moment_longer(app):
    """Whatever changes on the screen ends it: the old picture may show what nobody may see now."""
    table = dealt(app)
    resize(app, (1280, 720))
    app.frame(0.0)
    assert app._drawn is None, "the old picture stands in"
    table.tabletop.jump(table.view, replace(table.spread, places=()))  # all cards are gone
    table.revision += 1
    app.draw()
    bare = seen()
    assert app._drawn is not None, "it was drawn at once"
    app._drawn = None
    app.draw()
    assert seen() == bare


def test_another_size_while_it_settles_keeps_the_first_picture(app):
    dealt(app)
    old = pygame.display.get_surface().copy()
    for size in ((900, 560), (1000, 640), (1280, 720)):
        resize(app, size)
        app.frame(0.0)
        assert seen() == pygame.image.tobytes(pygame.transform.scale(old, size), "RGB")
    until_exact(app)
    assert app.stack.top.canvas == pytest.approx((1280 / app.devices.scale, 720 / app.devices.scale))


def test_it_comes_to_an_end_though_every_picture_falls_off_the_shelf(app, monkeypatch):
    dealt(app)
    for shelf in motions.SHELVES:
        monkeypatch.setattr(shelf, "limit", 1)
    monkeypatch.setattr("game.moving.settling.MOST_FRAMES", 8)
    resize(app, (1280, 720))
    assert until_exact(app) <= 9


def picture():
    return pygame.Surface((10, 10))


def test_within_a_time_at_least_one_is_made_and_kept():
    pygame.display.init()
    pygame.display.set_mode((100, 100))
    shelf = Shelf(MEGABYTE)

    def all_five():
        with within(1e-9):
            for key in range(5):
                shelf.take(key, picture)

    for made in range(1, 5):
        with pytest.raises(NotYetError):
            all_five()
        assert len(shelf) == made
    with pytest.raises(NotYetError), within(0):
        shelf.take("new", picture)
    assert len(shelf) == 4, "where there is no time none is made"
    assert shelf.take("new", picture), "later there is as much time as it takes"
    with within(60):
        shelf.take("more", picture)


def test_a_faulty_drawing_is_no_stand_in():
    """Only what is not ready yet is waited for; any other fault is one."""
    settling = Settling()
    with pytest.raises(ZeroDivisionError):
        settling.paint(pygame.Surface((10, 10)), 1, lambda: 1 / 0)


def test_a_shelf_holds_more_in_a_larger_window():
    pygame.display.init()
    shelf = Shelf(1000)
    for size, room in (((640, 360), 1000), ((1920, 1080), 1000), ((3840, 2160), 4000)):
        pygame.display.set_mode(size)
        assert shelf.room == room


def test_a_table_at_rest_gets_ready_and_then_does_nothing(app):
    """Backs and edges are made while somebody thinks; in the end no look makes anything any more."""
    table = dealt(app, "rolling_stone", 4).tabletop
    moving, made = app.frame(0.0), Shelf.made
    for _ in range(500):
        app.between(moving)
        if table.warming.prepared(app.devices.scale):
            break
    assert table.warming.prepared(app.devices.scale)
    ready = Shelf.made
    assert ready > made + 20, "backs at each angle at which they fly, and rings for each angle of the hand"
    for _ in range(5):
        app.between(app.frame(1 / 30))
    assert Shelf.made == ready
