"""Windows that change, are covered and wake, and results that come: it stays the right screen and nothing begins anew."""

import random
from itertools import pairwise

import pygame
import pytest

from engine.games import GAMES
from game import comfort, settings
from game.app import ASLEEP, open_display
from game.geometry import canvas_for, scale_for, window_for
from game.intents import Kind
from game.match import Match, Wish
from game.scene import Push
from game.scenes.curtain import CurtainScene
from game.scenes.deal_over import DealOverScene
from game.scenes.match_over import MatchOverScene
from game.scenes.table import RESULT_PAUSE
from game.settings import PACES
from tests.client.couch_stage import sit
from tests.client.desk import Desk
from tests.client.stage import SMALL, Stage, doing, press_something
from tests.client.table_stage import hear

SCREENS = [(1366, 768), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160), (1080, 1920), (1024, 768)]
SIZES = [(1024, 640), (1280, 720), (2560, 1080), (1600, 1200), (800, 500), (1080, 1920)]


def at_result(desk, game="rolling_stone", seats=4, until=DealOverScene, options=()):
    """The result of a deal, or of the match, with the motion before it."""
    table = desk.table(game, seats, 3, options)
    dice = random.Random(3)
    for _ in range(6000):
        if isinstance(desk.top, until):
            return table
        if isinstance(desk.top, DealOverScene):
            desk.app.stack.apply(desk.top.press("next"))
        elif desk.top is table and not table.moving and doing(table) and table.match.bot is None:
            table.press(("place",) if ("place",) in doing(table) else dice.choice(doing(table)))
        desk.wait(0.1)
    raise AssertionError("it never ends")


def resize(desk, size):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    desk.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    desk.app.frame(0.0)


def still(desk):
    """Until nothing is drawn any more; how many frames that took."""
    real = type(desk.app).draw
    for number in range(120):
        desk.app.listen()
        if not real(desk.app) and desk.app._drawn is not None:
            return number
    raise AssertionError("it goes on drawing")


@pytest.mark.parametrize("what", ["table", "deal over", "match over", "curtain", "pause"])
def test_twenty_sizes_one_after_the_other_begin_nothing_anew(what):
    desk = Desk(SMALL, 0.0)
    if what == "table":
        desk.table("michigan", 4, 3)
        desk.until_asked()
    elif what == "curtain":
        desk.show(desk.home.table(desk.home, Match(Wish("rolling_stone", 4, 4, players=sit(2, 2)))))
        desk.until(lambda: isinstance(desk.top, CurtainScene))
    elif what == "pause":
        desk.table("gran_ramino", 2, 3)
        desk.until_asked()
        desk.key(pygame.K_ESCAPE)
        desk.wait(0.1)
    else:
        over = DealOverScene if what == "deal over" else MatchOverScene
        at_result(desk, until=over, options={"match_to": "1"})
    desk.home.pace = 1.0  # whatever began now would be seen to move
    before = desk.app.stack.scenes
    for number in range(20):
        resize(desk, SIZES[number % len(SIZES)])
        assert desk.app.stack.scenes == before
        assert not desk.app.stack.moving, "nothing starts again"
    desk.wait(3)
    assert desk.app.stack.scenes == before
    assert still(desk) < 100


def test_a_size_that_changes_in_the_middle_of_joy_ends_it_and_does_not_begin_it_again():
    desk = Desk(SMALL, 1.0)
    table = desk.table("rolling_stone", 4, 3)
    dice = random.Random(3)
    for _ in range(4000):
        if table.match.table.deal_over and table.moving:
            break
        if not table.moving and doing(table) and table.match.bot is None:
            table.press(dice.choice(doing(table)))
        desk.wait(1 / 30)
    assert table.match.table.deal_over and table.moving
    for number in range(20):
        resize(desk, SIZES[number % len(SIZES)])
        assert not table.moving
        desk.wait(1 / 60)
        assert not table.moving
    desk.until(lambda: isinstance(desk.top, DealOverScene), 5)


@pytest.mark.parametrize(
    "event",
    [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWSIZECHANGED, pygame.VIDEOEXPOSE, None],
)
@pytest.mark.parametrize("where", ["title", "table", "deal over"])
def test_a_window_that_comes_back_is_drawn_whole(event, where):
    """Whatever the system has left of it; None: the computer has slept."""
    desk = Desk(SMALL, 0.0)
    if where == "title":
        desk.show(desk.home.title(desk.home))
    elif where == "table":
        desk.table("gran_ramino", 2, 3)
        desk.until_asked()
    else:
        at_result(desk)
    surface = pygame.display.get_surface()
    still(desk)
    whole = pygame.image.tobytes(surface, "RGB")
    surface.fill("black")
    del desk.app.draw
    desk.app.frame(1 / 60)
    assert pygame.image.tobytes(surface, "RGB") != whole, "it is not drawn for nothing"
    if event is None:
        desk.app.frame(ASLEEP + 1)
    else:
        desk.post(event, window=None, x=SMALL[0], y=SMALL[1])
    for _ in range(120):
        desk.app.frame(1 / 60)
    assert pygame.image.tobytes(surface, "RGB") == whole


@pytest.mark.parametrize(
    "screen", [(1366, 768), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160), (1080, 1920), (1024, 768)]
)
@pytest.mark.parametrize("scaling", [100, 125, 150, 200])
def test_the_window_leaves_a_tenth_of_any_screen_and_the_whole_table_is_in_it(screen, scaling):
    """What the system makes larger leaves fewer pixels; on all of them cards keep their size and the canvas its least room."""
    seen = screen[0] * 100 // scaling, screen[1] * 100 // scaling
    for wished, asked in (((1280, 720), False), ((9999, 9999), True), ((3840, 2160), False)):
        wide, high = window_for(wished, seen, asked)
        assert wide <= max(320, seen[0] * 0.9) and high <= max(200, seen[1] * 0.9)
        across, down = canvas_for((wide, high))
        assert across >= 1365 - 1 and down >= 853 - 1, "the layout has the room it is made for"
        assert across * scale_for((wide, high)) == pytest.approx(wide)
    assert window_for((1280, 720), (1920, 1080), False) == (1280, 720)
    assert window_for((1280, 720), (3840, 2160), False) == (2560, 1440), "small pixels, more of them"
    inside = min(1024, seen[0]), min(640, seen[1])
    assert window_for(inside, seen, True) == inside, "a size somebody asked for and that fits is obeyed"


@pytest.mark.parametrize("pace", comfort.PACES)
def test_the_last_cards_are_looked_at_for_two_seconds_at_any_pace(pace):
    desk = Desk(SMALL, 1.0)
    settings.choose(desk.home, pace=pace)
    assert desk.home.pace == PACES[pace]
    table = desk.table("rolling_stone", 4, 3)
    dice = random.Random(3)
    for _ in range(20_000):
        if table.match.table.deal_over and not table.moving:
            break
        if not table.moving and doing(table) and table.match.bot is None:
            table.press(dice.choice(doing(table)))
        desk.wait(1 / 60)
    waited = 0.0
    while desk.top is table:
        desk.wait(0.05)
        waited += 0.05
    assert isinstance(desk.top, DealOverScene)
    assert RESULT_PAUSE - 0.1 <= waited <= RESULT_PAUSE * max(1.0, PACES[pace]) + 0.2
    desk.wait(0.5)
    desk.app.stack.apply(desk.top.press("look"))
    assert desk.top is table, "and the table can be looked at for as long as anybody likes"
    desk.wait(10)
    assert desk.top is table
    assert ("last",) in [target.key for target in table.focus.targets] or not table.marks.last_trick


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 4)])
@pytest.mark.parametrize("device", ["mouse", "keys"])
def test_one_press_ends_any_joy_and_one_goes_on(game, seats, device):
    desk = Desk(SMALL, 1.0)
    table = desk.table(game, seats, 3)
    dice = random.Random(3)
    for _ in range(9000):
        if table.match.table.deal_over and table.moving:
            break
        if not table.moving and doing(table) and table.match.bot is None:
            table.press(("place",) if ("place",) in doing(table) else dice.choice(doing(table)))
        desk.wait(1 / 30)
    assert table.moving
    desk.wait(0.4)

    def press():
        desk.key(pygame.K_RETURN) if device == "keys" else desk.click((512, 300))
        desk.wait(1 / 60)

    press()
    assert not table.moving and desk.top is table
    assert table.prompt, "who has won can be read"
    desk.until(lambda: isinstance(desk.top, DealOverScene), RESULT_PAUSE + 1)
    desk.wait(0.5)
    dealt = table.match.table.deals
    desk.key(pygame.K_RETURN) if device == "keys" else desk.click(desk.place("next"))
    desk.until(lambda: table.match.table.deals > dealt, 2)


def test_a_pointer_on_any_border_in_the_hand_changes_nothing_however_long_it_rests():
    """Sweeps to and fro over every border, and rests there: where cards lie and what is pressed stays as it is."""
    stage = Stage(pace=1.0)
    table = stage.table("rolling_stone", 4, 1)
    stage.until_asked()
    stage.rest()
    cards = [one for one in table.focus.targets if one.key[0] == "card"]
    before = table.spread, [one.rect for one in table.focus.targets]
    y = cards[0].rect.centre[1]
    for left, right in pairwise(cards):
        for x in (right.rect.x - 0.4, right.rect.x + 0.4) * 3:
            hear(stage, Kind.POINT, x, y)
            ringed, revision = table.focus.ringed, table.revision
            stage.wait(0.2)
            assert table.focus.ringed is ringed and table.revision == revision and not table.moving
            assert ringed.key in (left.key, right.key)
    assert (table.spread, [one.rect for one in table.focus.targets]) == before


@pytest.mark.parametrize("game", GAMES)
def test_cards_in_flight_are_not_pressed_even_four_times_as_fast(game):
    stage = Stage(pace=0.25)
    table = stage.table(game, GAMES[game].info.usual, 2)
    dice, flying = random.Random(4), 0
    for _ in range(3000):
        if not stage.at_table or flying > 40:
            break
        if not table.moving:
            if doing(table) and table.match.bot is None and not table.match.deal_is_next:
                press_something(stage, dice, 0)
            stage.wait(1 / 60)
            continue
        own = next((pile.zone for pile in table.view.piles if pile.zone.name == "hand" and pile.zone.seat == 0), None)
        pictures = [one for pile in table.tabletop.piles.values() for one in pile if one.will is not None]
        card = dice.choice(pictures) if pictures else None
        if card is not None and table.tabletop.sliding(own, card.x, card.y) is None:
            ply = table.view.ply
            hear(stage, Kind.POINT, card.x, card.y)
            hear(stage, Kind.DOWN, card.x, card.y)
            hear(stage, Kind.UP, card.x, card.y)
            assert table.view.ply == ply
            flying += 1
        stage.wait(1 / 60)
    assert flying > 10


def test_a_curtain_and_a_screen_over_it_are_drawn_once():
    """While nobody does anything nothing is drawn: the processor rests."""
    desk = Desk(SMALL, 0.0)
    desk.show(desk.home.table(desk.home, Match(Wish("rolling_stone", 4, 4, players=sit(2, 2)))))
    desk.until(lambda: isinstance(desk.top, CurtainScene))
    desk.wait(2)
    del desk.app.draw
    flips = []
    real = pygame.display.flip
    pygame.display.flip = lambda: flips.append(1)
    try:
        for _ in range(120):
            desk.app.frame(1 / 30)
        drawn = len(flips)
        for _ in range(60 * 30):
            desk.app.frame(1 / 30)
        assert len(flips) == drawn
        desk.app.stack.apply(Push(desk.home.settings(desk.home)))
        for _ in range(120):
            desk.app.frame(1 / 30)
        drawn = len(flips)
        for _ in range(600):
            desk.app.frame(1 / 30)
        assert len(flips) == drawn
    finally:
        pygame.display.flip = real


@pytest.mark.parametrize(("system", "aware"), [("win32", "permonitorv2"), ("linux", None), ("darwin", None)])
def test_windows_is_told_not_to_enlarge_the_finished_picture(monkeypatch, system, aware):
    monkeypatch.setattr("game.window.sys.platform", system)
    held = {"SDL_VIDEODRIVER": "dummy"}
    open_display(held)
    assert held.get("SDL_WINDOWS_DPI_AWARENESS") == aware
    held = {"SDL_VIDEODRIVER": "dummy", "SDL_WINDOWS_DPI_AWARENESS": "unaware"}
    open_display(held)
    assert held["SDL_WINDOWS_DPI_AWARENESS"] == "unaware", "what somebody has set stays"
