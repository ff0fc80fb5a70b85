"""What a television may cut off is kept free on every screen: cloth lies there and nothing else, but the hand's lower ends."""

import pygame
import pytest

import sprites
from game.app import App, open_display
from game.devices import Devices
from game.geometry import canvas_for, edge_for, scale_for
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.paint import Canvas
from game.scene import Push, SceneStack
from game.scenes.doors import make_home
from game.studio.pictures_of import play_moves

SIZE, MARGIN = (1280, 720), 8


@pytest.fixture
def stack():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    made = SceneStack()
    made.resize(*canvas_for(SIZE, MARGIN), scale_for(SIZE, MARGIN))
    return made


def drawn(stack):
    surface = pygame.Surface(SIZE)
    surface.fill("#FF00FF")
    stack.hear(Intent(Kind.POINT, -5, -5, device="mouse"))
    canvas = Canvas(surface, scale_for(SIZE, MARGIN), 1.0, edge_for(SIZE, MARGIN))
    for scene in stack.seen:
        scene.draw(canvas, 1.0)
    return surface


def differing(surface, plain, below=True):
    """The sides of the margin in which something else than the plain cloth is drawn. below: look below the canvas too."""
    across, down = edge_for(SIZE, MARGIN)
    parts = [(0, 0, SIZE[0], down), (0, 0, across, SIZE[1]), (SIZE[0] - across, 0, across, SIZE[1])]
    if below:
        parts.append((0, SIZE[1] - down, SIZE[0], down))
    return [
        part
        for part in parts
        if pygame.image.tobytes(surface.subsurface(part), "RGB") != pygame.image.tobytes(plain.subsurface(part), "RGB")
    ]


@pytest.mark.parametrize(("screen", "cloth"), [("title", "kitchen"), ("welcome", "kitchen")])
def test_a_screen_keeps_the_margin_free_and_the_cloth_fills_it(stack, screen, cloth):
    home = make_home(0)
    stack.apply(Push(getattr(home, screen)(home)))
    assert differing(drawn(stack), sprites.cloth(cloth, SIZE)) == []


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 6), ("gran_ramino", 2), ("michigan", 8)])
def test_a_table_keeps_the_margin_free_but_for_the_ends_of_the_hand(stack, game, seats):
    home = make_home(0)
    table = home.table(home, Match(Wish(game, seats, 3)))
    stack.apply(Push(table))
    play_moves(table, table.match, 20, "")
    stack.resize(*canvas_for(SIZE, MARGIN), scale_for(SIZE, MARGIN))
    surface, cloth = drawn(stack), sprites.cloth(game, SIZE)
    assert differing(surface, cloth, below=False) == []
    across, down = edge_for(SIZE, MARGIN)
    hand = table.spread.frame.hand
    scale = scale_for(SIZE, MARGIN)
    left = pygame.Rect(0, SIZE[1] - down, across + round(hand.x * scale) - 10, down)
    right = pygame.Rect(across + round(hand.right * scale) + 10, SIZE[1] - down, 0, down)
    right.w = SIZE[0] - right.x
    for part in (left, right):
        assert pygame.image.tobytes(surface.subsurface(part), "RGB") == pygame.image.tobytes(cloth.subsurface(part), "RGB")


def test_a_veil_darkens_the_margin_too(stack):
    home = make_home(0)
    table = home.table(home, Match(Wish("rolling_stone", 4, 3)))
    stack.apply(Push(table))
    before = drawn(stack).get_at((3, 3))
    stack.hear(Intent(Kind.BACK))
    after = drawn(stack).get_at((3, 3))
    assert sum(after[:3]) < sum(before[:3]) * 0.8


def test_a_pointer_means_what_lies_under_it(stack):
    devices = Devices()
    devices.scale, devices.size, devices.edge = scale_for(SIZE, MARGIN), SIZE, edge_for(SIZE, MARGIN)
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=edge_for(SIZE, MARGIN), button=1, touch=False))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1, touch=False))
    pygame.event.post(
        pygame.Event(pygame.FINGERDOWN, finger_id=1, touch_id=1, x=1 - MARGIN / 100, y=1 - MARGIN / 100, dx=0, dy=0)
    )
    down, up, finger = devices.read()
    assert (down.x, down.y) == (0, 0)
    assert up.x < 0 and up.y < 0, "the margin lies outside the canvas"
    assert (finger.x, finger.y) == pytest.approx(canvas_for(SIZE, MARGIN), abs=1)


def test_the_window_lays_its_screens_out_inside_the_margin():
    open_display()
    app = App(SIZE)
    app.home = make_home(0)
    size = pygame.display.get_surface().get_size()
    app.stack.apply(Push(app.home.title(app.home)))
    app.fit()
    assert (app.stack.top.width, app.stack.top.height) == canvas_for(size)
    app.home.room = type(app.home.room)(margin=MARGIN)
    app.fit()
    assert (app.stack.top.width, app.stack.top.height) == canvas_for(size, MARGIN)
    assert app.devices.edge == edge_for(size, MARGIN)
    app.draw()
    corner = pygame.display.get_surface().subsurface((0, 0, *edge_for(size, MARGIN)))
    cloth = sprites.cloth("kitchen", size).subsurface((0, 0, *edge_for(size, MARGIN)))
    assert pygame.image.tobytes(corner, "RGB") == pygame.image.tobytes(cloth, "RGB")
