"""Every key on every screen: Esc is never the end, a key without a meaning does nothing, and none breaks anything."""

import pygame
import pytest

from game.intents import Intent, Kind
from game.match import Match, Wish
from game.scene import Push
from game.scenes.curtain import CurtainScene
from game.scenes.pause import PauseScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.store import Store
from tests.client import kids_stage, test_replay_screens
from tests.client import test_every_screen_fits as every
from tests.client.couch_stage import sit
from tests.client.desk import Desk
from tests.client.stage import Stage

NAMED = {getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}
CODES = sorted(NAMED | {*range(-3, 300)} | {(1 << 30) + number for number in range(300)})
ACTS = ("return", "enter", "keypad enter", "space")
"""What these do is whatever the screen is for."""


def grown_ups(stage, folder):
    yield from every.screens(stage)
    for name, scene in test_replay_screens.screens(stage, folder):
        yield f"replay {name}", scene


def childrens(stage, folder):
    yield from kids_stage.screens(stage.home)


def tables(stage, folder):
    """Tables in motion, with somebody asked, with markers to be placed, and behind the curtain; and a lesson."""
    home = stage.home
    for game, seats in (("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 4)):
        for moves in (0, 1, 9):
            match = Match(Wish(game, seats, 4))
            for _ in range(moves):
                match.play(match.table.legal[0])
            yield f"{game} after {moves}", home.table(home, match)
        yield f"{game} watched", home.table(home, Match(Wish(game, seats, 4, watch=True)))
        yield f"{game} of a family", home.table(home, Match(Wish(game, 4, 4, players=sit(2, 2))))
        yield f"lesson {game}", home.lesson(home, game)


@pytest.fixture(params=[grown_ups, childrens, tables], ids=lambda one: one.__name__)
def shown(request, tmp_path):
    """All screens of a kind at a desk, one after the other: (name, desk) each."""
    stage = Stage((1024, 640), 1.0 if request.param is tables else 0.0)
    stage.home.store = Store(tmp_path)
    kids = "words" if request.param is childrens else ""
    if kids:
        kids_stage.mode.begin(stage.home, kids)
    made = list(request.param(stage, tmp_path))
    desk = Desk((1024, 640), home=stage.home)
    desk.app.toggle_full = lambda: None

    def each():
        for name, scene in made:
            desk.app.stack.abandon()
            desk.app.stack.apply(Push(stage.home.title(stage.home)))
            desk.show(scene)
            yield name, desk
            assert desk.app._crashes == 0, name
        assert len(made) > 10

    yield each
    desk.home.store.close()
    stage.home.store.close()


def test_thirty_presses_of_esc_never_end_the_program(shown):
    for name, desk in shown():
        for number in range(30):
            desk.key(pygame.K_ESCAPE)
            desk.wait(1 / 60)
            assert len(desk.app.stack) >= 1, f"{name}: ended by press {number}"


def test_esc_held_for_five_seconds_is_one_step_back(shown):
    for name, desk in shown():
        before = desk.app.stack.scenes
        desk.key(pygame.K_ESCAPE, up=False)
        desk.wait(1 / 60)
        after = desk.app.stack.scenes
        own = desk.app.stack.changes
        assert abs(len(before) - len(after)) <= 1, name
        kept = []
        for _ in range(80):
            desk.key(pygame.K_ESCAPE, up=False)
            kept.append(desk.app.devices.read())
        assert not any(kept), f"{name}: held, it went on"
        assert desk.app.stack.changes == own and len(desk.app.stack) >= 1
        desk.post(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
        desk.wait(1 / 60)
        assert len(desk.app.stack) >= 1, name


def test_a_key_without_a_meaning_changes_nothing_anywhere(shown):
    for name, desk in shown():
        bindings = desk.app.devices.bindings
        free = [code for code in CODES if bindings.key_meaning(pygame.key.name(code)) is None]
        assert len(free) > 300
        before = desk.app.stack.scenes, desk.app.stack.changes, focus(desk)
        for code in free:
            desk.key(code)
        desk.app.listen()
        assert (desk.app.stack.scenes, desk.app.stack.changes, focus(desk)) == before, name


def test_no_key_and_no_paste_breaks_anything(shown):
    for name, desk in shown():
        bindings, screen = desk.app.devices.bindings, desk.top
        for code in CODES:
            key = pygame.key.name(code)
            if key in ACTS or bindings.key_meaning(key) is None:
                continue
            for mod in (0, pygame.KMOD_SHIFT):
                desk.key(code, mod=mod)
                desk.app.listen()
                desk.app.stack.tick(1 / 120)
                assert len(desk.app.stack), f"{name}: ended by {key}"
                if desk.top is not screen and screen in desk.app.stack.scenes:
                    while desk.top is not screen:
                        desk.app.stack._scenes.pop()
        for text in ("x" * 10_240, "👍é\u0301" * 500, "\x00\n\t", "李"):
            desk.post(pygame.TEXTINPUT, text=text)
            desk.post(pygame.TEXTEDITING, text="´", start=0, length=1)
            desk.wait(1 / 60)


def focus(desk):
    current = getattr(getattr(desk.top, "focus", None), "current", None)
    return getattr(current, "key", None)


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 4)])
def test_esc_in_the_middle_of_motion_pauses_and_the_match_is_kept(tmp_path, game, seats):
    desk = Desk(folder=tmp_path)
    desk.show(desk.home.title(desk.home))
    table = desk.table(game, seats, 4)
    desk.wait(1.0)
    assert table.moving
    desk.key(pygame.K_ESCAPE)
    desk.wait(1 / 60)
    assert isinstance(desk.top, PauseScene) and desk.top.match is table.match
    desk.post(pygame.QUIT)
    desk.wait(1 / 60)
    assert len(desk.app.stack) == 0, "the window's own button ends it at any time"
    (saved,) = desk.home.store.matches()
    assert "deal" in saved.record
    assert Match.resumed(saved).table.record.actions == table.match.table.record.actions
    desk.home.store.close()


def test_whoever_leaves_by_the_title_has_everything_kept(tmp_path):
    desk = Desk(pace=0.0, folder=tmp_path)
    table = desk.table("gran_ramino", 2, 4)
    desk.until_asked()
    table.press(("spot", "stock"))
    for _ in range(2):
        desk.app.stack.hear(Intent(Kind.BACK))
    desk.app.stack.hear(Intent(Kind.BACK))
    pause = desk.top
    assert isinstance(pause, PauseScene)
    pause.press("ask")
    desk.app.stack.apply(pause.press("leave"))
    assert isinstance(desk.top, TitleScene)
    (saved,) = desk.home.store.matches()
    assert Match.resumed(saved).table.record.actions == table.match.table.record.actions
    desk.home.store.close()


def test_no_private_screen_is_behind_a_pause():
    """Esc lays hands down: whoever comes by the pause back to a family's table stands before the curtain."""
    desk = Desk(pace=0.0)
    table = desk.show(desk.home.table(desk.home, Match(Wish("rolling_stone", 4, 4, players=sit(2, 2)))))
    desk.until(lambda: isinstance(desk.top, CurtainScene))
    for _ in range(4):
        desk.key(pygame.K_ESCAPE)
        desk.wait(0.1)
        assert not table.shows_hand
        assert isinstance(desk.top, PauseScene | CurtainScene | TableScene)


AT_HOME = ("title", "looks", "welcome", "night", "crash")
"""Where going back leads nowhere: it begins or ends here, or what is told has to be answered by its button."""


def test_every_screen_has_a_focus_and_the_right_button_of_a_pad_leaves_it(shown):
    for name, desk in shown():
        screen, pad = desk.top, "pad:1"
        if not isinstance(screen, TableScene) and screen.focus.targets:
            assert screen.focus.current is not None, f"{name}: nothing has the focus"
            screen.hear(Intent(Kind.NEXT, device=pad))
            assert screen.focus.ringed is screen.focus.current, f"{name}: the focus is not seen"
        desk.wait(1)
        for _ in range(6):
            if desk.top is not screen:
                break
            desk.app.stack.hear(Intent(Kind.BACK, device=pad))
        assert desk.top is not screen or name.startswith(AT_HOME) or isinstance(screen, TitleScene), name
        assert len(desk.app.stack)
