"""Pads: virtual ones, made by SDL itself, that are plugged in, pressed and pulled out."""

import ctypes
import logging
import os
import random
import time
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from engine.games import GAMES
from game import pads as pads_module
from game.app import App, open_display
from game.clock import TICK
from game.devices import COOL_DOWN, Devices
from game.geometry import Rect
from game.intents import BUTTONS, Intent, Kind
from game.match import Match, Wish
from game.pads import FIRST_AGAIN, NEXT_AGAIN, PUSHED, RESTS, Pads, Stick, family_of
from game.scene import Push
from game.scenes.crash import CrashScene
from game.scenes.deal_over import DealOverScene
from game.scenes.doors import make_home
from game.scenes.help import HelpScene
from game.scenes.look import LookScene
from game.scenes.match_over import MatchOverScene
from game.scenes.pause import PauseScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from tests.client.stage import doing

A, B, X, Y, SELECT, GUIDE, START = range(7)
LEFT_SHOULDER, RIGHT_SHOULDER, UP, DOWN, LEFT, RIGHT = range(9, 15)
LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y = range(4)
PAD, PLAIN = 1, 0
"""SDL's types of joystick: a pad, which has a map, and one without."""
WAYS = {(-1, 0): LEFT, (1, 0): RIGHT, (0, -1): UP, (0, 1): DOWN}
_CALLS = {
    "SDL_JoystickAttachVirtual": (ctypes.c_int, [ctypes.c_int] * 4),
    "SDL_JoystickDetachVirtual": (ctypes.c_int, [ctypes.c_int]),
    "SDL_JoystickFromInstanceID": (ctypes.c_void_p, [ctypes.c_int32]),
    "SDL_JoystickGetDeviceInstanceID": (ctypes.c_int32, [ctypes.c_int]),
    "SDL_JoystickSetVirtualButton": (ctypes.c_int, [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]),
    "SDL_JoystickSetVirtualAxis": (ctypes.c_int, [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]),
    "SDL_JoystickOpen": (ctypes.c_void_p, [ctypes.c_int]),
    "SDL_JoystickClose": (None, [ctypes.c_void_p]),
    "SDL_GetKeyboardFocus": (ctypes.c_void_p, []),
    "SDL_HideWindow": (None, [ctypes.c_void_p]),
    "SDL_ShowWindow": (None, [ctypes.c_void_p]),
    "SDL_NumJoysticks": (ctypes.c_int, []),
    "SDL_SetHint": (ctypes.c_int, [ctypes.c_char_p, ctypes.c_char_p]),
}


class Sdl:
    """SDL as pygame has loaded it. Plugs in virtual pads; each is known by its instance id."""

    def __init__(self):
        folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
        self._library = ctypes.CDLL(str(next(folder.glob("libSDL2-2*"))))
        for name, (result, arguments) in _CALLS.items():
            call = getattr(self._library, name)
            call.restype, call.argtypes = result, arguments
            setattr(self, name[4:], call)

    def plug(self, kind=PAD):
        at = self.JoystickAttachVirtual(kind, 6, 15, 0)
        assert at >= 0
        return self.JoystickGetDeviceInstanceID(at)

    def there(self):
        return [self.JoystickGetDeviceInstanceID(at) for at in range(self.NumJoysticks())]

    def pull(self, pad):
        self.JoystickDetachVirtual(self.there().index(pad))

    def is_open(self, pad):
        return bool(self.JoystickFromInstanceID(pad))

    def button(self, pad, button, down):
        self.JoystickSetVirtualButton(self.JoystickFromInstanceID(pad), button, down)
        pygame.event.pump()  # SDL looks at it now: else a press and its release would be none

    def axis(self, pad, axis, value):
        self.JoystickSetVirtualAxis(self.JoystickFromInstanceID(pad), axis, round(value * 32767))
        pygame.event.pump()

    def hear_unfocused(self, yes):
        self.SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1" if yes else b"0")


@pytest.fixture
def sdl():
    """SDL with pads pulled out before and after; a pygame with another SDL cannot be tested so."""
    try:
        made = Sdl()
    except (StopIteration, OSError, AttributeError) as problem:
        says = f"pygame's own SDL with virtual joysticks was not found ({problem!r}): pads cannot be tested"
        if os.environ.get("KITCHEN_TABLE_REQUIRE_XVFB"):
            pytest.fail(says)
        pytest.skip(says)
    pygame.display.init()
    pygame.joystick.init()
    made.hear_unfocused(True)
    yield made
    for pad in made.there():
        made.pull(pad)
    pygame.event.clear()
    made.hear_unfocused(False)


@pytest.fixture
def devices(sdl):
    pygame.display.set_mode((1280, 720))
    pygame.event.clear()
    now = [0.0]
    made = Devices(lambda: now[0])
    made.now = now
    yield made
    made._pads.close()


def kinds(devices):
    return [intent.kind for intent in devices.read()]


def plugged(sdl, devices, count=1):
    found = [sdl.plug() for _ in range(count)]
    assert devices.read() == []
    assert [pad.id for pad in devices.pads] == found
    return found


# Presses


def test_each_button_means_one_thing_although_it_comes_as_two_events(sdl, devices):
    (pad,) = plugged(sdl, devices)
    expected = {
        A: ([Kind.ARM], [Kind.ACT]),
        B: ([Kind.BACK], []),
        START: ([Kind.BACK], []),
        Y: ([Kind.HELP], []),
        LEFT_SHOULDER: ([Kind.PREVIOUS], []),
        RIGHT_SHOULDER: ([Kind.NEXT], []),
        **dict.fromkeys((UP, DOWN, LEFT, RIGHT), ([Kind.MOVE], [])),
    }
    for button in range(15):
        found = []
        for down in (True, False):
            sdl.button(pad, button, down)
            found.append(kinds(devices))
        assert tuple(found) == expected.get(button, ([], [])), button


def test_the_four_ways_by_cross_and_stick(sdl, devices):
    (pad,) = plugged(sdl, devices)
    for way, button in WAYS.items():
        sdl.button(pad, button, True)
        (moved,) = devices.read()
        sdl.button(pad, button, False)
        axis = LEFT_X if way[0] else LEFT_Y
        sdl.axis(pad, axis, sum(way))
        assert devices.read() == [moved]
        sdl.axis(pad, axis, 0)
        assert devices.read() == []
        assert moved == Intent(Kind.MOVE, dx=way[0], dy=way[1], device=f"pad:{pad}")


def test_the_right_stick_scrolls_for_as_long_as_it_is_pushed(sdl, devices):
    (pad,) = plugged(sdl, devices)
    sdl.axis(pad, RIGHT_Y, 1)
    steps = devices.read()
    for _ in range(5):
        devices.now[0] += NEXT_AGAIN
        steps += devices.read()
    assert [(intent.kind, intent.dy) for intent in steps] == [(Kind.SCROLL, 2)] * 6
    sdl.axis(pad, RIGHT_Y, 0)
    sdl.axis(pad, RIGHT_X, 1)
    devices.now[0] += 1
    assert devices.read() == []


def test_two_equal_pads_are_told_apart(sdl, devices):
    first, second = plugged(sdl, devices, 2)
    assert [pad.number for pad in devices.pads] == [1, 2]
    assert devices.pads[0].name == devices.pads[1].name
    for pad in (second, first, second):
        sdl.button(pad, A, True)
        sdl.button(pad, A, False)
        found = devices.read()
        assert [(intent.kind, intent.device) for intent in found] == [(Kind.ARM, f"pad:{pad}"), (Kind.ACT, f"pad:{pad}")]
        assert all(intent.family == "pad" and intent.seat is None for intent in found)


def test_pads_that_were_there_before_the_program(sdl):
    there = [sdl.plug(), sdl.plug()]
    devices = Devices()
    assert [pad.id for pad in devices.pads] == there, "and nobody has a seat by that"
    assert devices.read() == [] and len(devices.pads) == 2, "the queue tells of them once more"
    assert devices.lost() == [] and not any(pad.used for pad in devices.pads)
    devices._pads.close()
    assert not any(sdl.is_open(pad) for pad in there)


def test_the_bottom_button_acts_unless_both_are_swapped(sdl, devices):
    (pad,) = plugged(sdl, devices)
    assert os.environ["SDL_GAMECONTROLLER_USE_BUTTON_LABELS"] == "0", "else pads of one maker act with the right button"
    devices.swapped = True
    for button, expected in ((B, [Kind.ARM, Kind.ACT]), (A, [Kind.BACK])):
        sdl.button(pad, button, True)
        sdl.button(pad, button, False)
        assert kinds(devices) == expected


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("Xbox Series X Controller", "xbox"),
        ("DualSense Wireless Controller", "playstation"),
        ("PS4 Controller", "playstation"),
        ("Nintendo Switch Pro Controller", "nintendo"),
        ("USB gamepad", "generic"),
        ("", "generic"),
    ],
)
def test_whose_signs_a_pad_bears(name, family):
    assert family_of(name) == family


# Held


def test_a_held_direction_comes_again_after_a_while_and_then_faster(sdl, devices):
    (pad,) = plugged(sdl, devices)
    for press, release in (
        (lambda: sdl.button(pad, LEFT, True), lambda: sdl.button(pad, LEFT, False)),
        (lambda: sdl.axis(pad, LEFT_X, -0.9), lambda: sdl.axis(pad, LEFT_X, -0.1)),
    ):
        press()
        start = devices.now[0]
        times = []
        for frame in range(120):
            devices.now[0] = start + frame / 120
            found = devices.read()
            assert all(intent == Intent(Kind.MOVE, dx=-1, device=f"pad:{pad}") for intent in found)
            times += [frame / 120] * len(found)
        waits = [later - earlier for earlier, later in pairwise(times)]
        assert times[0] == 0 and waits[0] == pytest.approx(FIRST_AGAIN, abs=0.02)
        assert all(wait == pytest.approx(NEXT_AGAIN, abs=0.02) for wait in waits[1:]) and len(waits) >= 6
        release()
        devices.now[0] += 1
        assert devices.read() == []


def test_after_a_long_frame_a_direction_comes_once(sdl, devices):
    (pad,) = plugged(sdl, devices)
    sdl.button(pad, RIGHT, True)
    devices.read()
    devices.now[0] += 10
    assert kinds(devices) == [Kind.MOVE]
    assert kinds(devices) == []


def test_a_button_does_not_come_again(sdl, devices):
    (pad,) = plugged(sdl, devices)
    for button in (A, B, START, Y, RIGHT_SHOULDER):
        sdl.button(pad, button, True)
        assert len(devices.read()) == 1
        devices.now[0] += 5
        assert devices.read() == []


def test_a_stick_that_drifts_means_nothing(sdl, devices):
    (pad,) = plugged(sdl, devices)
    dice = random.Random(1)
    for _ in range(300):
        sdl.axis(pad, dice.randrange(4), dice.uniform(-RESTS, RESTS))
        devices.now[0] += 0.1
        assert devices.read() == []
    assert min(PUSHED, RESTS) >= 0.25


def test_a_stick_at_the_edge_of_its_dead_zone_moves_once(sdl, devices):
    (pad,) = plugged(sdl, devices)
    for value in (0.56, 0.52, 0.56, 0.4, 0.6, 0.36, 0.55):
        sdl.axis(pad, LEFT_X, value)
    assert kinds(devices) == [Kind.MOVE]
    sdl.axis(pad, LEFT_X, 0.3)
    sdl.axis(pad, LEFT_X, 0.5)
    assert kinds(devices) == []
    sdl.axis(pad, LEFT_X, 0.6)
    assert kinds(devices) == [Kind.MOVE]


def test_a_stick_goes_one_way_at_a_time():
    stick = Stick()
    assert stick.push(0, 0.7) and stick.way == (1, 0)
    assert not stick.push(1, 0.75), "the corner is no new way"
    assert stick.push(0, 0.5) and stick.way == (0, 1)
    assert stick.push(1, 0.1) and stick.way == (0, 0)
    assert stick.push(0, -1.0) and stick.way == (-1, 0)
    assert stick.push(0, 1.0) and stick.way == (1, 0), "from one side straight to the other"


def test_what_is_held_when_the_screen_changes_means_nothing_until_let_go(sdl, devices):
    (pad,) = plugged(sdl, devices)
    for button in (A, LEFT):
        sdl.button(pad, button, True)
    sdl.axis(pad, RIGHT_Y, 1)
    assert sorted(kinds(devices), key=str) == [Kind.ARM, Kind.MOVE, Kind.SCROLL]
    devices.let_go()
    for _ in range(20):
        devices.now[0] += 0.1
        assert devices.read() == []
    sdl.axis(pad, RIGHT_Y, 0.8)
    for button in (A, LEFT):
        sdl.button(pad, button, False)
    assert devices.read() == [], "let go"
    for button in (A, LEFT):
        sdl.button(pad, button, True)
    sdl.axis(pad, RIGHT_Y, 0)
    sdl.axis(pad, RIGHT_Y, 1)
    assert sorted(kinds(devices), key=str) == [Kind.ARM, Kind.MOVE, Kind.SCROLL]


def test_a_stick_that_swings_round_after_the_screen_has_changed_must_rest_first(sdl, devices):
    (pad,) = plugged(sdl, devices)
    sdl.axis(pad, LEFT_X, 1)
    assert kinds(devices) == [Kind.MOVE]
    devices.let_go()
    for axis, value in ((LEFT_Y, 1), (LEFT_X, 0), (LEFT_Y, -1), (LEFT_Y, 0.5)):
        sdl.axis(pad, axis, value)
        devices.now[0] += 1
        assert devices.read() == []
    sdl.axis(pad, LEFT_Y, 0.1)
    sdl.axis(pad, LEFT_Y, 1)
    assert kinds(devices) == [Kind.MOVE]


def test_a_stick_that_is_pushed_when_the_pad_comes_must_rest_first(sdl):
    pad = sdl.plug()
    handle = sdl.JoystickOpen(sdl.there().index(pad))
    sdl.axis(pad, LEFT_X, 1)
    devices = Devices()
    sdl.axis(pad, LEFT_X, 0.9)
    assert devices.read() == []
    sdl.axis(pad, LEFT_X, 0)
    sdl.axis(pad, LEFT_X, 0.9)
    assert kinds(devices) == [Kind.MOVE]
    devices._pads.close()
    sdl.JoystickClose(handle)
    assert not sdl.is_open(pad)


def test_what_came_in_one_go_with_a_change_of_screen_is_swallowed(sdl, devices):
    (pad,) = plugged(sdl, devices)
    for button in (B, RIGHT, A):
        sdl.button(pad, button, True)
    back, move, arm = devices.read()
    assert not devices.swallows(back)
    devices.let_go()
    assert devices.swallows(move) and devices.swallows(arm)
    sdl.button(pad, RIGHT, False)
    sdl.button(pad, RIGHT, True)
    (fresh,) = devices.read()
    assert not devices.swallows(fresh)


def test_the_cool_down_is_for_pads_too(sdl, devices):
    (pad,) = plugged(sdl, devices)
    devices.accepted()
    for wait in (0.05, 0.1):
        devices.now[0] += wait
        for down in (True, False):
            sdl.button(pad, A, down)
        assert all(devices.swallows(intent) for intent in devices.read())
    sdl.button(pad, LEFT, True)
    assert not any(devices.swallows(intent) for intent in devices.read()), "the focus moves"
    devices.now[0] += COOL_DOWN
    sdl.button(pad, A, True)
    assert not any(devices.swallows(intent) for intent in devices.read())


# Plugging


@pytest.mark.parametrize("what", ["cross", "stick", "button"])
def test_a_pad_that_is_pulled_out_lets_go_of_what_is_held(sdl, devices, what):
    (pad,) = plugged(sdl, devices)
    if what == "stick":
        sdl.axis(pad, LEFT_X, 1)
    else:
        sdl.button(pad, A if what == "button" else LEFT, True)
    assert len(devices.read()) == 1
    sdl.pull(pad)
    devices.now[0] += 1
    assert kinds(devices) == [Kind.CANCEL], "and nothing is done by SDL letting go of it"
    devices.now[0] += 1
    assert devices.read() == []


def test_a_pad_that_was_in_use_and_goes_is_told_once(sdl, devices):
    idle, used = plugged(sdl, devices, 2)
    sdl.button(used, B, True)
    devices.read()
    for pad in (idle, used):
        sdl.pull(pad)
    devices.read()
    assert devices.pads == ()
    assert [(pad.id, pad.number) for pad in devices.lost()] == [(used, 2)]
    assert devices.lost() == []


def test_pads_that_come_back_in_another_order_take_nobodys_number(sdl, devices):
    for pad in plugged(sdl, devices, 2):
        sdl.button(pad, A, True)
        devices.read()
        sdl.pull(pad)
    devices.read()
    assert [pad.number for pad in devices.lost()] == [1, 2]
    first, second = plugged(sdl, devices, 2)
    assert [pad.number for pad in devices.pads] == [3, 4]
    assert devices.claim(first, 2) and devices.claim(second, 1)
    assert [(pad.id, pad.number) for pad in devices.pads] == [(second, 1), (first, 2)]
    assert not devices.claim(first, 1), "somebody has it"
    assert not devices.claim(first, 7), "nobody ever had it"
    assert not devices.claim(99, 1)


def test_when_the_first_pad_goes_the_second_stays_the_second(sdl, devices):
    first, second = plugged(sdl, devices, 2)
    for pad in (first, second):
        sdl.button(pad, A, True)
    devices.read()
    sdl.pull(first)
    third = sdl.plug()
    devices.read()
    assert [(pad.id, pad.number) for pad in devices.pads] == [(second, 2), (third, 3)]
    sdl.button(second, A, False)
    assert [intent.device for intent in devices.read()] == [f"pad:{second}"]


def test_the_number_of_a_pad_nobody_used_is_free_again(sdl, devices):
    (pad,) = plugged(sdl, devices)
    sdl.pull(pad)
    devices.read()
    plugged(sdl, devices)
    assert devices.pads[0].number == 1 and devices.lost() == []


def test_fifty_times_in_and_out_with_events_twice_and_late(sdl, devices):
    for cycle in range(50):
        pad, other = sdl.plug(), sdl.plug()
        for at in (0, 1, 7, -1):
            pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=at, guid=""))
        devices.read()
        assert [one.id for one in devices.pads] == [pad, other]
        if cycle % 2:
            sdl.button(pad, A, True)
            assert kinds(devices) == [Kind.ARM]
        for gone in (pad, other):
            sdl.pull(gone)
        for _ in range(2):
            pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad))
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=A))
        pygame.event.post(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=0, value=32767))
        assert kinds(devices) == ([Kind.CANCEL] if cycle % 2 else [])
        assert devices.pads == () and not sdl.is_open(pad) and not sdl.is_open(other)
    assert len(devices.lost()) == 25
    assert devices._pads._handles == {}


def test_a_pad_that_is_in_and_out_before_anybody_looks(sdl, devices):
    sdl.pull(sdl.plug())
    assert devices.read() == [] and devices.pads == ()
    kept, gone = sdl.plug(), sdl.plug()
    sdl.pull(kept)
    devices.read()
    assert [pad.id for pad in devices.pads] == [gone]


def test_a_joystick_without_a_map_is_left_alone_and_said_once(sdl, devices, caplog):
    plain, pad = sdl.plug(PLAIN), sdl.plug()
    for _ in range(3):
        devices.read()
        pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=0, guid=""))
        pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0, guid=""))
    devices.read()
    assert [one.id for one in devices.pads] == [pad]
    assert len(caplog.records) == 1 and "SDL_GAMECONTROLLERCONFIG" in caplog.text
    stick = pygame.joystick.Joystick(0)
    assert stick.get_instance_id() == plain
    devices.read()
    for button in range(15):
        sdl.button(plain, button, True)
        sdl.axis(plain, button % 6, 1)
    assert devices.read() == []
    stick.quit()


@pytest.mark.parametrize("fault", ["no module", "no permission", "cannot be opened"])
def test_without_pads_all_else_works(sdl, monkeypatch, caplog, fault):
    sdl.plug()

    def refuse(*_):
        raise pygame.error("no permission")

    if fault == "no module":
        monkeypatch.setattr(pads_module, "controller", None)
    elif fault == "no permission":
        monkeypatch.setattr(pygame.joystick, "init", refuse)
    else:
        monkeypatch.setattr(pads_module.controller, "Controller", refuse)
    devices = Devices()
    sdl.plug()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0))
    assert kinds(devices) == [Kind.MOVE]
    assert devices.pads == () and devices.lost() == []
    devices.let_go()
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_without_the_window_pads_do_nothing_and_let_go(sdl, devices):
    (pad,) = plugged(sdl, devices)
    sdl.hear_unfocused(False)
    sdl.button(pad, LEFT, True)
    assert Kind.MOVE in kinds(devices)
    window = sdl.GetKeyboardFocus()
    sdl.HideWindow(window)
    assert Kind.CANCEL in kinds(devices)
    for button in (LEFT, A, B):
        for down in (False, True):
            sdl.button(pad, button, down)
    devices.now[0] += 1
    assert devices.read() == []
    sdl.ShowWindow(window)
    devices.now[0] += 1
    assert devices.read() == [], "what was pressed meanwhile is nothing afterwards"
    devices.now[0] += 1
    assert devices.read() == [], "nor does it come again"
    sdl.button(pad, LEFT, False)
    sdl.button(pad, LEFT, True)
    assert kinds(devices) == [Kind.MOVE]


# Whatever comes


def test_every_button_and_axis_there_could_be(sdl, devices):
    (pad,) = plugged(sdl, devices)
    for number in (*range(-3, 300), 1 << 31, -(1 << 31)):
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.Event(kind, instance_id=pad, button=number))
        for value in (32767, -32768, 0):
            pygame.event.post(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=value))
        assert len(devices.read()) <= 5
        devices.let_go()


def test_events_that_lack_what_they_should_have(sdl, devices):
    (pad,) = plugged(sdl, devices)
    dice = random.Random(4)
    found = [getattr(pygame, name) for name in dir(pygame) if name.isupper()]
    types = {
        one for one in found if isinstance(one, int) and 0x100 <= one < 0x8000 and pygame.event.event_name(one) != "Unknown"
    }
    types = sorted(types - {pygame.QUIT})
    values = [None, -1, 0, 1, pad, 3.5, "x", "", (), (1,), (5, 5), [], {}, 1 << 40, float("nan")]
    names = ["key", "mod", "pos", "button", "text", "x", "y", "finger_id", "instance_id", "axis", "value", "device_index"]
    for _ in range(6000):
        what = {name: dice.choice(values) for name in dice.sample(names, dice.randrange(len(names)))}
        event = pygame.Event(dice.choice(types), what)
        pygame.event.post(event)
        if dice.random() < 0.1:
            devices.read()
            devices.now[0] += 0.05
    devices.read()
    devices.let_go()
    pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
    devices.read()
    assert [one.id for one in devices.pads] == [pad]


def test_which_device_was_used_last(sdl, devices):
    (pad,) = plugged(sdl, devices)
    assert devices.last == "mouse"
    sdl.button(pad, A, True)
    devices.read()
    assert devices.last == "pad"
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(100, 100), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(102, 101), rel=(2, 1), buttons=(0, 0, 0), touch=False))
    assert devices.read() == [] and devices.last == "pad", "a mouse that trembles hides no ring"
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(120, 101), rel=(18, 0), buttons=(0, 0, 0), touch=False))
    assert kinds(devices) == [Kind.POINT] and devices.last == "mouse"
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    devices.read()
    assert devices.last == "keys"
    pygame.event.post(pygame.Event(pygame.FINGERDOWN, finger_id=1, touch_id=1, x=0.5, y=0.5, dx=0, dy=0))
    devices.read()
    assert devices.last == "touch"
    sdl.pull(pad)
    devices.read()
    assert devices.last == "touch", "a pad that goes was not used by that"


def test_looking_at_four_pads_costs_next_to_nothing(sdl, devices):
    plugged(sdl, devices, 4)
    looks = 300
    start = time.process_time()
    for _ in range(looks):
        devices.read()
    assert (time.process_time() - start) / looks < 0.001, "thirty looks a second"


def test_all_buttons_have_a_number_in_sdl():
    assert set(pads_module._NAMES.values()) == set(BUTTONS)
    assert pygame.CONTROLLERBUTTONDOWN in Pads.EVENTS
    assert not {pygame.JOYBUTTONDOWN, pygame.JOYAXISMOTION, pygame.JOYHATMOTION} & Pads.EVENTS


# By pad alone, through the loop of the program


class Hand:
    """Somebody with a pad before a window that shows nothing, and time that goes as the loop is called."""

    def __init__(self, sdl, monkeypatch, size=(1280, 720)):
        self.sdl = sdl
        monkeypatch.setattr(pygame.display, "flip", lambda: None)
        open_display()
        self.now = 0.0
        self.app = App(size)
        self.app.devices = Devices(lambda: self.now)
        self.app.fit()
        self.home = make_home(0.0)
        self.home.caption = lambda _: None
        self.pad = sdl.plug()
        self.app.listen()

    @property
    def top(self):
        return self.app.stack.top

    @property
    def at(self):
        return self.top.focus.current.key

    def show(self, scene):
        self.app.stack.apply(Push(scene))
        self.app.fit()
        return self

    def wait(self, seconds):
        for _ in range(max(1, round(seconds * 30))):
            self.app.listen()
            for _ in range(4):
                self.app.stack.tick(TICK)
            self.now += 1 / 30

    def press(self, button, wait=True):
        for down in (True, False):
            self.sdl.button(self.pad, button, down)
            self.app.listen()
            self.now += 0.01
        if wait:
            self.now += COOL_DOWN
            self.wait(0.02)

    def push(self, way):
        """The stick, there and back."""
        axis = LEFT_X if way[0] else LEFT_Y
        for value in (sum(way), 0):
            self.sdl.axis(self.pad, axis, value)
            self.app.listen()

    def to(self, key):
        """The focus to that target, by the cross, the shorter way round."""
        keys = [target.key for target in self.top.focus.targets]
        steps = (keys.index(key) - keys.index(self.at)) % len(keys)
        right = steps <= len(keys) / 2
        for _ in range(min(steps, len(keys) - steps)):
            self.press(RIGHT if right else LEFT, wait=False)
        assert self.at == key

    def do(self, key):
        self.to(key)
        self.press(A)

    def seen(self):
        """The focus is there, on the screen, and has its ring."""
        ringed = self.top.focus.ringed
        width, height = self.app.devices.size
        screen = Rect(0, 0, width / self.app.devices.scale, height / self.app.devices.scale)
        assert ringed is not None and ringed is self.top.focus.current, self.top
        assert ringed.rect.within(screen), ringed

    def walk(self):
        """From every target to every other by single steps, with cross and stick; the ring is always seen."""
        scene = self.top
        keys = [target.key for target in scene.focus.targets]
        start = self.at
        for step in (self.push, lambda way: self.press(WAYS[way], wait=False)):
            leads: dict = {}
            for key in keys:
                for way in WAYS:
                    scene.focus.go(key)
                    step(way)
                    self.seen()
                    leads.setdefault(key, set()).add(self.at)
            for key in keys:
                reached, edge = {key}, [key]
                while edge:
                    fresh = leads[edge.pop()] - reached
                    reached |= fresh
                    edge += fresh
                assert reached == set(keys), f"{type(scene).__name__}: from {key} nothing leads to {set(keys) - reached}"
        assert self.top is scene
        scene.focus.go(start)


@pytest.fixture
def hand(sdl, monkeypatch):
    made = Hand(sdl, monkeypatch)
    yield made
    made.app.devices._pads.close()


def test_the_focus_of_the_title_the_form_and_the_rules(hand):
    hand.show(hand.home.title(hand.home))
    hand.seen()
    hand.walk()
    for game in GAMES:
        hand.do(game)
        assert isinstance(hand.top, SetupScene)
        hand.seen()
        hand.walk()
        hand.do("rules")
        assert isinstance(hand.top, HelpScene)
        hand.seen()
        hand.walk()
        before = hand.top.offset
        hand.sdl.axis(hand.pad, RIGHT_Y, 1)
        hand.wait(0.5)
        hand.sdl.axis(hand.pad, RIGHT_Y, 0)
        hand.wait(0.1)
        assert hand.top.offset > before
        hand.press(B)
        hand.press(B)
        assert isinstance(hand.top, TitleScene), "the right button always leads back"


@pytest.mark.parametrize("name", ["welcome", "settings", "crash"])
def test_the_focus_of_the_other_screens(hand, name):
    hand.show(CrashScene(hand.home, "somewhere") if name == "crash" else getattr(hand.home, name)(hand.home))
    hand.seen()
    hand.walk()


def test_a_first_start_by_pad_is_two_presses(hand):
    hand.show(hand.home.welcome(hand.home))
    hand.press(A)
    hand.press(A)
    assert isinstance(hand.top, TableScene)


SHORT = {
    "rolling_stone": {"match_to": "1"},
    "gran_ramino": {"match_to": "1"},
    "michigan": {"length": "three"},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_by_pad_alone(hand, game):
    """From the title to the result; on the way every screen of the table is walked through."""
    hand.show(hand.home.title(hand.home))
    hand.do(game)
    for choice in SHORT[game].items():
        hand.do(choice)
    hand.top.seed = "3"  # the one thing that is left to chance if it is not typed
    hand.do("play")
    assert isinstance(hand.top, TableScene)
    dice = random.Random(7)
    walked: set = set()
    table = hand.top
    for _ in range(4000):
        top = hand.top
        if isinstance(top, MatchOverScene):
            break
        hand.seen()
        if isinstance(top, DealOverScene):
            if DealOverScene not in walked:
                hand.walk()
                hand.do("look")
                assert hand.top is table
                hand.do(("result",))
                walked.add(DealOverScene)
            hand.do("next")
            hand.wait(0.2)
            continue
        if table.moving or not table.view.legal or table.match.deal_is_next or table.match.bot is not None:
            hand.wait(0.1)
            continue
        state = (table.draft is None, len(table.focus.targets) // 4)
        if state not in walked:
            walked.add(state)
            hand.walk()
            _every_screen_over_the_table(hand, table)
        ply, draft = table.view.ply, table.draft and table.draft.draft
        key = dice.choice(doing(table))
        hand.do(key)
        changed = table.view.ply > ply or table.choosing or (table.draft and table.draft.draft != draft)
        assert changed or key[0] in ("more", "less", "onto"), f"{key} did nothing"
    else:
        raise AssertionError(f"no end: {top}")
    hand.seen()
    hand.walk()
    assert table.match.over and DealOverScene in walked
    hand.press(B)
    assert not isinstance(hand.top, MatchOverScene), "the right button always leads back"


def _every_screen_over_the_table(hand, table):
    for button in (START, B):
        hand.press(button)
        assert isinstance(hand.top, PauseScene)
        hand.seen()
        hand.walk()
        hand.press(button)
        assert hand.top is table
    hand.press(START)
    hand.do("ask")
    hand.seen()
    hand.walk()
    for _ in range(2):
        hand.press(B)
    assert hand.top is table
    hand.do(("help",))
    assert isinstance(hand.top, HelpScene)
    hand.walk()
    hand.press(B)
    for what in ("last", "leaf"):
        key = next((target.key for target in table.focus.targets if target.key[0] == what), None)
        if key is not None:
            hand.do(key)
            assert isinstance(hand.top, LookScene)
            hand.seen()
            hand.walk()
            hand.press(B)
    assert isinstance(hand.top, TableScene)


def test_a_button_held_while_screens_change_does_nothing_there(hand):
    hand.show(hand.home.title(hand.home))
    hand.do("michigan")
    assert isinstance(hand.top, SetupScene)
    hand.sdl.button(hand.pad, RIGHT, True)
    hand.wait(0.1)
    hand.sdl.button(hand.pad, B, True)
    hand.wait(0.1)
    title = hand.top
    assert isinstance(title, TitleScene)
    at = hand.at
    hand.wait(3)
    assert hand.top is title and hand.at == at, "the held direction moves nothing on the next screen"
    hand.sdl.button(hand.pad, B, False)
    hand.sdl.button(hand.pad, RIGHT, False)
    hand.press(RIGHT)
    assert hand.at != at


@pytest.mark.parametrize("apart", [0.02, 0.05, 0.1, 0.15])
def test_two_presses_of_a_button_do_one_thing(hand, apart):
    hand.show(hand.home.table(hand.home, Match(Wish("gran_ramino", 2, 4))))
    table = hand.top
    while table.moving or not table.view.legal or table.match.deal_is_next or table.match.bot is not None:
        hand.wait(0.1)
    hand.to(doing(table)[0])
    ply = table.view.ply
    for _ in range(int(COOL_DOWN / apart)):
        for down in (True, False):
            hand.sdl.button(hand.pad, A, down)
            hand.app.listen()
        hand.now += apart
    assert table.view.ply == ply + 1


def test_the_start_button_thirty_times_never_ends_the_program(hand):
    hand.show(hand.home.table(hand.home, Match(Wish("rolling_stone", 4, 1))))
    for button in (START, B):
        for _ in range(30):
            hand.press(button, wait=False)
            assert isinstance(hand.top, PauseScene | TableScene)
        hand.sdl.button(hand.pad, button, True)
        hand.wait(5)
        assert isinstance(hand.top, PauseScene), "held, it pauses once"
        hand.sdl.button(hand.pad, button, False)
        hand.press(button)


def test_a_pad_that_is_pulled_out_pauses_and_its_number_must_be_claimed(hand):
    table = hand.home.table(hand.home, Match(Wish("gran_ramino", 2, 4)))
    hand.show(table)
    hand.wait(1)
    hand.press(RIGHT)
    hand.sdl.pull(hand.pad)
    hand.wait(0.1)
    assert isinstance(hand.top, PauseScene)
    assert hand.top.note.startswith("Pad 1 is gone.")
    hand.wait(0.5)
    assert isinstance(hand.top, PauseScene), "told once, and the pause stays"
    hand.pad = hand.sdl.plug()
    hand.wait(0.1)
    hand.press(A)
    assert hand.top is table
    assert [pad.number for pad in hand.app.devices.pads] == [1]


def test_the_help_button_shows_the_rules_and_hides_them_again(hand):
    table = hand.home.table(hand.home, Match(Wish("michigan", 4, 4)))
    hand.show(table)
    hand.wait(1)
    hand.press(Y)
    assert isinstance(hand.top, HelpScene)
    hand.press(Y)
    assert hand.top is table
