"""Virtual pads, made by SDL itself, that are plugged in, pressed and pulled out."""

import ctypes
from pathlib import Path

import pygame

A, B, X, Y, SELECT, GUIDE, START = range(7)
LEFT_STICK, RIGHT_STICK, LEFT_SHOULDER, RIGHT_SHOULDER, UP, DOWN, LEFT, RIGHT = range(7, 15)
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


def kinds(devices):
    """The kinds of all intents that have come in."""
    return [intent.kind for intent in devices.read()]


def plugged(sdl, devices, count=1):
    """The ids of so many pads that have just been plugged in."""
    found = [sdl.plug() for _ in range(count)]
    assert devices.read() == []
    assert [pad.id for pad in devices.pads] == found
    return found
