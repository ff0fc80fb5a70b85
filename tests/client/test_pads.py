"""Pads: what their buttons and sticks mean, and how they come and go."""

import logging
import os
import random
import time
from itertools import pairwise

import pygame
import pytest

from game import pads as pads_module
from game.devices import COOL_DOWN, Devices
from game.intents import BUTTONS, Intent, Kind
from game.pads import FIRST_AGAIN, NEXT_AGAIN, PUSHED, RESTS, Pads, Stick, family_of
from tests.client.virtual_pads import (
    DOWN,
    LEFT,
    LEFT_SHOULDER,
    LEFT_STICK,
    LEFT_X,
    LEFT_Y,
    PLAIN,
    RIGHT,
    RIGHT_SHOULDER,
    RIGHT_STICK,
    RIGHT_X,
    RIGHT_Y,
    SELECT,
    START,
    UP,
    WAYS,
    A,
    B,
    X,
    Y,
)


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
        X: ([Kind.TOOL], []),
        Y: ([Kind.HELP], []),
        SELECT: ([Kind.TOOL], []),
        LEFT_STICK: ([Kind.TOOL], [Kind.TOOL]),
        RIGHT_STICK: ([Kind.TOOL], []),
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
    devices.now[0] += 1
    assert devices.read() == []


def test_the_right_stick_carries_a_card_sideways_and_again_while_it_is_pushed(sdl, devices):
    (pad,) = plugged(sdl, devices)
    sdl.axis(pad, RIGHT_X, -1)
    assert [(intent.kind, intent.dx) for intent in devices.read()] == [(Kind.CARRY, -1)]
    devices.now[0] += FIRST_AGAIN - 0.01
    assert devices.read() == [], "not at once again: a card goes one place"
    devices.now[0] += 0.02
    assert [(intent.kind, intent.dx) for intent in devices.read()] == [(Kind.CARRY, -1)]
    sdl.axis(pad, RIGHT_X, 0)
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
