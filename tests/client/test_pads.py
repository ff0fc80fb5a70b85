"""Pads: what their buttons and sticks mean, pressed and held."""

import os
import random
from itertools import pairwise

import pytest

from game.devices import COOL_DOWN, Devices
from game.intents import Intent, Kind
from game.pads import FIRST_AGAIN, NEXT_AGAIN, PUSHED, RESTS, Stick, family_of
from tests.client.virtual_pads import (
    DOWN,
    LEFT,
    LEFT_SHOULDER,
    LEFT_STICK,
    LEFT_X,
    LEFT_Y,
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
    kinds,
    plugged,
)

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
