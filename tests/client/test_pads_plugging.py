"""Pads that come and go, and whatever else may come from them."""

import logging
import random
import time

import pygame
import pytest

from game import pads as pads_module
from game.devices import Devices
from game.intents import BUTTONS, Kind
from game.pads import Pads
from tests.client.virtual_pads import LEFT, LEFT_X, PLAIN, A, B, kinds, plugged

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
