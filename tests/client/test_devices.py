"""The one reader of pygame's queue."""

import pygame
import pytest

from game import words
from game.devices import COOL_DOWN, Devices
from game.intents import BUTTONS, KEYS, SHORTCUTS, Kind
from game.remapping import USUAL


@pytest.fixture
def devices():
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    pygame.event.clear()
    now = [0.0]
    made = Devices(lambda: now[0])
    made.scale, made.size, made.now = 0.75, (1280, 720), now
    return made


def post(kind, **what):
    pygame.event.post(pygame.Event(kind, **what))


def key(code, up=True, down=True, mod=0):
    if down:
        post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
    if up:
        post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)


def kinds(devices):
    return [intent.kind for intent in devices.read()]


def test_a_click_is_a_press_and_a_release_at_a_logical_place(devices):
    post(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(300, 150), button=1, touch=False)
    down, up = devices.read()
    assert (down.kind, up.kind) == (Kind.DOWN, Kind.UP)
    assert (down.x, down.y) == (400, 200) and down.device == "mouse"


def test_one_tap_is_one_action_although_it_comes_as_a_finger_and_a_mouse(devices):
    post(pygame.FINGERDOWN, finger_id=3, touch_id=1, x=0.5, y=0.5, dx=0, dy=0)
    post(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1, touch=True)
    post(pygame.FINGERUP, finger_id=3, touch_id=1, x=0.5, y=0.5, dx=0, dy=0)
    post(pygame.MOUSEBUTTONUP, pos=(640, 360), button=1, touch=True)
    found = devices.read()
    assert [intent.kind for intent in found] == [Kind.DOWN, Kind.UP]
    assert {intent.device for intent in found} == {"touch"}
    assert found[0].x == pytest.approx(640 / 0.75)


def test_a_second_finger_and_other_buttons_mean_nothing(devices):
    post(pygame.FINGERDOWN, finger_id=1, touch_id=1, x=0.1, y=0.1, dx=0, dy=0)
    post(pygame.FINGERDOWN, finger_id=2, touch_id=1, x=0.9, y=0.9, dx=0, dy=0)
    post(pygame.FINGERUP, finger_id=2, touch_id=1, x=0.9, y=0.9, dx=0, dy=0)
    post(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1, touch=False)
    post(pygame.FINGERUP, finger_id=1, touch_id=1, x=0.1, y=0.1, dx=0, dy=0)
    assert kinds(devices) == [Kind.DOWN, Kind.UP]
    for button in (2, 4, 5, 6):
        post(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=button, touch=False)
        post(pygame.MOUSEBUTTONUP, pos=(640, 360), button=button, touch=False)
    assert kinds(devices) == []


def test_the_right_button_asks_to_see_large_what_it_lies_on(devices):
    post(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=3, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(300, 150), button=3, touch=False)
    (large,) = devices.read()
    assert (large.kind, large.x, large.y, large.device) == (Kind.LARGE, 400, 200, "mouse")


@pytest.mark.parametrize("button", [2, 3])
def test_another_button_lets_go_of_what_the_first_one_holds(devices, button):
    post(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=1, touch=False)
    post(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=button, touch=False)
    assert kinds(devices) == [Kind.DOWN, Kind.CANCEL]
    post(pygame.MOUSEBUTTONUP, pos=(300, 150), button=button, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(300, 150), button=1, touch=False)
    assert kinds(devices) == [], "nothing is pressed by either of them"


def test_a_pointer_that_leaves_the_window_lets_go(devices):
    post(pygame.WINDOWLEAVE)
    assert kinds(devices) == []
    post(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=1, touch=False)
    post(pygame.WINDOWLEAVE)
    post(pygame.MOUSEBUTTONUP, pos=(300, 150), button=1, touch=False)
    assert kinds(devices) == [Kind.DOWN, Kind.CANCEL]


@pytest.mark.parametrize(
    ("code", "mod", "kind", "what"),
    [
        (pygame.K_r, 0, Kind.TOOL, "again"),
        (pygame.K_z, 0, Kind.TOOL, "large"),
        (pygame.K_s, 0, Kind.TOOL, "sort"),
        (pygame.K_d, 0, Kind.TOOL, "deck"),
        (pygame.K_u, 0, Kind.TOOL, "back"),
        (pygame.K_y, 0, Kind.TOOL, "redo"),
        (pygame.K_l, 0, Kind.TOOL, "last"),
        (pygame.K_t, 0, Kind.TOOL, "more"),
        (pygame.K_LEFT, pygame.KMOD_LSHIFT, Kind.CARRY, -1),
        (pygame.K_RIGHT, pygame.KMOD_RSHIFT, Kind.CARRY, 1),
    ],
)
def test_the_keys_of_the_table(devices, code, mod, kind, what):
    key(code, mod=mod)
    (intent,) = devices.read()
    assert intent.kind is kind and (intent.text or intent.dx) == what


def test_the_key_of_the_cousins_says_when_it_is_let_go(devices):
    key(pygame.K_c)
    assert [intent.text for intent in devices.read()] == ["cousins", "cousins.end"]


def test_every_key_that_means_something_stands_in_the_list_of_keys():
    listed = {name for one in SHORTCUTS for name in one.keys}
    same = {"enter": "return", "ac back": "escape", "shift tab": "tab"}
    same |= dict.fromkeys(("left", "right", "up", "down"), "arrows")
    elsewhere = {"page up", "page down"}
    assert {same.get(name, name) for name in KEYS} - elsewhere == listed
    buttons = {one.button for one in SHORTCUTS} - {"", "cross", "right stick", "pause", "trigger", "keys", "first", "pages"}
    assert buttons == set(BUTTONS) - {"b", "leftshoulder", "rightshoulder"}
    for one in SHORTCUTS:
        assert words.has("keys." + one.name)


def test_keys_act_when_they_come_up_and_only_if_they_went_down_here(devices):
    key(pygame.K_RETURN, up=False)
    assert kinds(devices) == [Kind.ARM]
    key(pygame.K_RETURN, up=False)
    assert kinds(devices) == [], "a key that repeats arms once"
    key(pygame.K_RETURN, down=False)
    assert kinds(devices) == [Kind.ACT]
    key(pygame.K_SPACE, down=False)
    assert kinds(devices) == []


def test_what_is_held_when_the_screen_changes_is_let_go(devices):
    key(pygame.K_SPACE, up=False)
    post(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=False)
    devices.read()
    devices.let_go()
    key(pygame.K_SPACE, down=False)
    post(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1, touch=False)
    assert kinds(devices) == []


@pytest.mark.parametrize("code", [pygame.K_LEFT, pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_key_that_repeats_on_the_next_screen_means_nothing_there(devices, code):
    key(code, up=False)
    assert len(devices.read()) == 1
    devices.let_go()
    for _ in range(80):
        key(code, up=False)
    assert kinds(devices) == [], "held for five seconds"
    key(code, down=False)
    assert kinds(devices) == []
    key(code)
    assert len(devices.read()) == (2 if code == pygame.K_RETURN else 1)


def test_what_was_read_before_the_screen_changed_is_swallowed(devices):
    for code in (pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RETURN):
        key(code)
    post(pygame.TEXTINPUT, text="x")
    post(pygame.QUIT)
    first, *rest, close = devices.read()
    assert not devices.swallows(first)
    devices.let_go()
    assert len(rest) == 4 and all(devices.swallows(intent) for intent in rest)
    assert not devices.swallows(close)
    key(pygame.K_LEFT)
    (fresh,) = devices.read()
    assert not devices.swallows(fresh)


def test_arrows_repeat_and_escape_does_not(devices):
    for code, expected in ((pygame.K_LEFT, Kind.MOVE), (pygame.K_DOWN, Kind.MOVE)):
        key(code, up=False)
        key(code, up=False)
        assert kinds(devices) == [expected, expected]
    key(pygame.K_ESCAPE, up=False)
    key(pygame.K_ESCAPE, up=False)
    assert kinds(devices) == [Kind.BACK]


def test_after_an_accepted_press_presses_are_swallowed_for_a_moment(devices):
    def click():
        post(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=False)
        post(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1, touch=False)
        return [intent.kind for intent in devices.read() if not devices.swallows(intent)]

    assert click() == [Kind.DOWN, Kind.UP]
    devices.accepted()
    for wait in (0.02, 0.1, 0.15):
        devices.now[0] += wait
        assert click() == []
    key(pygame.K_LEFT)
    assert [intent.kind for intent in devices.read() if not devices.swallows(intent)] == [Kind.MOVE]
    devices.now[0] += COOL_DOWN
    assert click() == [Kind.DOWN, Kind.UP]


def test_every_keycode_is_survived_and_only_known_keys_mean_something(devices):
    codes = [getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")]
    codes += [*range(-5, 300), *range(1 << 30, (1 << 30) + 512), (1 << 31) - 1, -(1 << 31)]
    for code in codes:
        key(code)
    for scancode in range(512):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            post(kind, key=0, mod=0, unicode="", scancode=scancode)
    post(pygame.TEXTINPUT, text="👍é" * 6000)
    post(pygame.TEXTEDITING, text="´", start=0, length=1)
    found = devices.read()
    assert all(len(intent.text) <= 200 for intent in found)
    assert {intent.kind for intent in found} <= {*Kind} - {Kind.CLOSE, Kind.DOWN, Kind.UP}


def test_losing_the_window_lets_go_and_coming_back_draws_anew(devices):
    post(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=False)
    post(pygame.WINDOWFOCUSLOST)
    post(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1, touch=False)
    assert kinds(devices) == [Kind.DOWN, Kind.CANCEL]
    devices.exposed = False
    post(pygame.WINDOWRESTORED)
    devices.read()
    assert devices.exposed


def test_the_close_button_closes(devices):
    post(pygame.QUIT)
    assert kinds(devices) == [Kind.CLOSE]


def test_an_event_that_lacks_everything_means_nothing(devices):
    types = {getattr(pygame, name) for name in dir(pygame) if name.isupper() and isinstance(getattr(pygame, name), int)}
    for kind in types - {pygame.QUIT}:
        if 0x100 <= kind < 0x8000 and pygame.event.event_name(kind) != "Unknown":
            post(kind)
    assert {intent.kind for intent in devices.read()} <= {Kind.CANCEL}


def test_names_of_keys():
    assert USUAL.key_meaning("F1").down.kind is Kind.HELP
    assert USUAL.key_meaning("Return") is USUAL.key_meaning("enter") is KEYS["space"]
    assert USUAL.key_meaning("tab", shift=True).down.kind is Kind.PREVIOUS
    assert USUAL.key_meaning("tab").down.kind is Kind.NEXT
    assert USUAL.key_meaning("q") is None
