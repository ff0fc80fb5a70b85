"""The one reader of pygame's queue: mouse, touch, keyboard and pads become intents.

A finger also yields a made-up mouse event (touch=True); only the finger counts, so that one tap is one action. Only the first
button and the first finger count while they are down; another button of the mouse, or a pointer that leaves the window, lets go
of what is held. After an accepted press, presses are swallowed for a moment: a double
click does one thing. What is held when the screen changes means nothing until it was let go once. A mouse that only trembles
takes nothing from somebody who uses another device.
"""

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

import pygame

from game.intents import FILL, Intent, KeyMeaning, Kind
from game.pads import Pad, Pads
from game.remapping import Bindings, can_be_given, plain_key

COOL_DOWN = 0.3
"""Seconds after an accepted press in which presses mean nothing."""
QUIET, HAMMERED = 0.3, 1.5
"""Seconds without a press after which a screen that came by itself hears presses, and after which it does in any case."""
_LONGEST_TEXT = 200
_TREMBLE = 6
"""Window pixels a mouse must move to count again after another device was used."""
_FROM_NOBODY = (Kind.CLOSE, Kind.CANCEL)
_MALFORMED = (AttributeError, TypeError, ValueError, LookupError, ArithmeticError, pygame.error)
"""What is raised by an event that lacks what it should have; such an event means nothing."""


class Devices:
    """Reads the queue. scale: window pixels for one logical pixel; size: the window in pixels; edge: how many of them left and
    above the canvas are left free."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self.scale = 1.0
        self.size = (1, 1)
        self.edge = (0, 0)
        self.exposed = False
        """Whether the window has to be drawn anew, whatever the scenes say."""
        self.resized = False
        self.hidden = False
        """Whether the window is minimised: nothing need be drawn."""
        self.away = False
        """Whether the window has lost the focus or was minimised since this was last looked at."""
        self.speaker = ""
        """What has happened to a loudspeaker since this was last looked at: "gone", "come", or ""."""
        self.last = "mouse"
        """Which kind of device was used last, "mouse", "touch", "keys" or "pad": prompts show its buttons."""
        self._pads = Pads()
        self.catching = False
        """Whether the next key or button is only to be named, for somebody who gives it something to do."""
        self._cool_until = self._quiet_from = self._hammered_until = float("-inf")
        self._keys: dict[int, KeyMeaning | None] = {}
        self._button = False
        self._finger: int | None = None
        self._mouse_from: tuple[float, float] | None = None
        self._mouse_seen = False
        """Whether the mouse has been heard of: where it lies when the window opens is no wish of anybody."""
        self._passed = False
        self._woken = False

    @property
    def pads(self) -> tuple[Pad, ...]:
        """The pads that are connected, in the order of their numbers."""
        return self._pads.connected

    def lost(self) -> list[Pad]:
        """The pads that were in use and have gone since this was last asked: each is told once."""
        return self._pads.lost()

    def claim(self, pad: int, number: int) -> bool:
        """Give the pad with that instance id the number of one that is gone; False if that number is not vacant."""
        return self._pads.claim(pad, number)

    def greet(self, device: str) -> None:
        """Shake the pad that is named so, if it is there and can."""
        self._pads.greet(device)

    @property
    def bindings(self) -> Bindings:
        """What keys and buttons do."""
        return self._pads.bindings

    @bindings.setter
    def bindings(self, value: Bindings) -> None:
        self._pads.bindings = value
        self._drop()

    @property
    def swapped(self) -> bool:
        """Whether on pads the right button acts and the bottom one goes back."""
        return self.bindings.swapped

    @swapped.setter
    def swapped(self, value: bool) -> None:
        self.bindings = replace(self.bindings, swapped=value)

    def accepted(self, seconds: float = COOL_DOWN) -> None:
        """A press was accepted: the next ones are swallowed for so long."""
        self._cool_until = self._clock() + seconds

    def surprise(self) -> None:
        """A screen has come by itself: whoever presses on and on means the one before, and is heard after a moment without a
        press, or after a while."""
        now = self._clock()
        self._quiet_from, self._hammered_until = now + QUIET, now + HAMMERED

    def let_go(self) -> None:
        """The screen has changed: what is held must be let go once before it means something again.

        What was read in one go with whatever changed the screen was meant for the old one, and is swallowed.
        """
        self._drop()
        self._passed = True
        self.catching = False

    def _drop(self) -> None:
        self._keys = dict.fromkeys(self._keys)
        self._button = False
        self._finger = None
        self._pads.let_go()

    def read(self) -> list[Intent]:
        """All that has happened since the last time, and the directions that come again because they are held."""
        self._passed = self._woken = False
        found = [intent for event in pygame.event.get() if (intent := self._safely(event)) is not None]
        return found + self._pads.again(self._clock())

    def swallows(self, intent: Intent) -> bool:
        """Whether it comes too soon after an accepted press, or is from before the screen changed.

        Asked for each intent when it is its turn to be heard.
        """
        if self._passed and intent.kind not in (Kind.CLOSE, Kind.CANCEL, Kind.POINT, Kind.FULL):
            return True
        if intent.kind not in (Kind.DOWN, Kind.UP, Kind.ARM, Kind.ACT):
            return False
        now = self._clock()
        if now < min(self._quiet_from, self._hammered_until):
            self._quiet_from = now + QUIET
            return True
        return now < self._cool_until

    def _safely(self, event: pygame.Event) -> Intent | None:
        try:
            intent = self._read(event)
        except _MALFORMED:
            return None
        if intent is not None and intent.kind not in _FROM_NOBODY:
            self.last = intent.family
        return intent

    def _read(self, event: pygame.Event) -> Intent | None:
        kind = event.type
        if kind == pygame.QUIT:
            return Intent(Kind.CLOSE)
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if kind == pygame.TEXTINPUT:
            return Intent(Kind.TEXT, text=event.text[:_LONGEST_TEXT])
        if kind in (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION):
            return self._touch(event)
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return None if getattr(event, "touch", False) else self._mouse(event)
        if kind == pygame.MOUSEWHEEL:
            return Intent(Kind.SCROLL, dy=-int(event.y) * 2, device="mouse")
        if kind in Pads.EVENTS:
            return self._pad(event)
        if kind == pygame.DROPFILE:
            return Intent(Kind.FILE, text=str(event.file), device="mouse")
        return self._window(event)

    def _pad(self, event: pygame.Event) -> Intent | None:
        """Some pads tell at once what is held when the window gets the focus back: that was pressed for another window."""
        if self.catching and event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._caught(self._pads.caught(event))
        intent = self._pads.read(event, self._clock())
        if self._woken:
            self._pads.let_go()
        return None if self._woken and intent is not None and intent.kind is not Kind.CANCEL else intent

    def _window(self, event: pygame.Event) -> Intent | None:
        kind = event.type
        if kind in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self.resized = self.exposed = True
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED, pygame.VIDEOEXPOSE):
            self.exposed = True
            self.hidden = False
            self._woken = self._woken or kind == pygame.WINDOWFOCUSGAINED
        elif kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self._drop()
            self.away = True
            self.hidden = kind == pygame.WINDOWMINIMIZED or self.hidden
            return Intent(Kind.CANCEL)
        elif kind == pygame.WINDOWLEAVE and self._button:
            self._button = False
            return Intent(Kind.CANCEL, device="mouse")
        elif kind == pygame.AUDIODEVICEREMOVED and event.which and not event.iscapture:
            self.speaker = "gone"  # the one in use; others are told with the number 0
        elif kind == pygame.AUDIODEVICEADDED and not event.iscapture:
            self.speaker = self.speaker or "come"
        return None

    def _key(self, event: pygame.Event) -> Intent | None:
        """Keys act when they go down, the act keys when they come up; a key that was not seen going down does nothing.

        A key that is held since before the screen changed is known by None, and means nothing however often it repeats.
        """
        if event.type == pygame.KEYUP:
            held = self._keys.pop(event.key, None)
            return held.up if held else None
        name = pygame.key.name(event.key)
        if self.catching:
            self._keys[event.key] = None
            return self._caught(Intent(Kind.CAUGHT, text=plain_key(name)) if can_be_given(name) or name == "escape" else None)
        meaning = self.bindings.key_meaning(name, bool(event.mod & pygame.KMOD_SHIFT))
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_CTRL):
            meaning = FILL if event.mod & pygame.KMOD_ALT and name in ("return", "enter") else None
        if meaning is None:
            return None
        repeated = event.key in self._keys
        if repeated and self._keys[event.key] is None:
            return None
        self._keys[event.key] = meaning
        return meaning.down if meaning.again or not repeated else None

    def _caught(self, intent: Intent | None) -> Intent | None:
        """Only one is named; what always means the same is passed over."""
        self.catching = self.catching and intent is None
        return intent

    def _mouse(self, event: pygame.Event) -> Intent | None:
        x, y = self._at(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            return None if self._trembles(*event.pos) else Intent(Kind.POINT, x, y, device="mouse")
        if self._finger is not None:
            return None
        if event.button != 1:
            return self._other_button(event, x, y)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._button = True
            return Intent(Kind.DOWN, x, y, device="mouse")
        was, self._button = self._button, False
        return Intent(Kind.UP, x, y, device="mouse") if was else None

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """A place in the window, in logical pixels of the canvas."""
        return (x - self.edge[0]) / self.scale, (y - self.edge[1]) / self.scale

    def _other_button(self, event: pygame.Event, x: float, y: float) -> Intent | None:
        """The right one shows large what it lies on; while the first one is held any other lets go of that."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return None
        if self._button:
            self._button = False
            return Intent(Kind.CANCEL, device="mouse")
        return Intent(Kind.LARGE, x, y, device="mouse") if event.button == 3 else None

    def _trembles(self, x: float, y: float) -> bool:
        """Whether the mouse lies about while another device is used; it also reports a motion when the window changes."""
        if self.last == "mouse" and self._mouse_seen:
            self._mouse_from = None
            return False
        self._mouse_seen = True
        if self._mouse_from is None:
            self._mouse_from = x, y
        return max(abs(x - self._mouse_from[0]), abs(y - self._mouse_from[1])) < _TREMBLE

    def _touch(self, event: pygame.Event) -> Intent | None:
        x, y = self._at(event.x * self.size[0], event.y * self.size[1])
        if event.type == pygame.FINGERDOWN:
            if self._finger is not None or self._button:
                return None
            self._finger = event.finger_id
            return Intent(Kind.DOWN, x, y, device="touch")
        if event.finger_id != self._finger:
            return None
        if event.type == pygame.FINGERMOTION:
            return Intent(Kind.POINT, x, y, device="touch")
        self._finger = None
        return Intent(Kind.UP, x, y, device="touch")
