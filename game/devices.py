"""The one reader of pygame's queue: mouse, touch and keyboard become intents.

A finger also yields a made-up mouse event (touch=True); only the finger counts, so that one tap is one action. Only the first
button and the first finger count while they are down. After an accepted press, presses are swallowed for a moment: a double
click does one thing. What is held when the screen changes is let go.
"""

from collections.abc import Callable
from time import perf_counter

import pygame

from game.intents import Intent, KeyMeaning, Kind, key_meaning

COOL_DOWN = 0.3
"""Seconds after an accepted press in which presses mean nothing."""
_LONGEST_TEXT = 200


class Devices:
    """Reads the queue. scale: window pixels for one logical pixel; size: the window in pixels."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self.scale = 1.0
        self.size = (1, 1)
        self.exposed = False
        """Whether the window has to be drawn anew, whatever the scenes say."""
        self.resized = False
        self.hidden = False
        """Whether the window is minimised: nothing need be drawn."""
        self._cool_until = float("-inf")
        self._keys: dict[int, KeyMeaning] = {}
        self._button = False
        self._finger: int | None = None

    def accepted(self) -> None:
        """A press was accepted: the next ones are swallowed for a moment."""
        self._cool_until = self._clock() + COOL_DOWN

    def let_go(self) -> None:
        """Forget what is held: the screen has changed, and it must be let go once before it means something again."""
        self._keys = {}
        self._button = False
        self._finger = None

    def read(self) -> list[Intent]:
        """All that has happened since the last time."""
        return [intent for event in pygame.event.get() if (intent := self._read(event)) is not None]

    def swallows(self, intent: Intent) -> bool:
        """Whether this press comes too soon after an accepted one. Asked for each intent when it is its turn to be heard."""
        return intent.kind in (Kind.DOWN, Kind.UP, Kind.ARM, Kind.ACT) and self._clock() < self._cool_until

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
        return self._window(event)

    def _window(self, event: pygame.Event) -> Intent | None:
        kind = event.type
        if kind in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self.resized = self.exposed = True
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED, pygame.VIDEOEXPOSE):
            self.exposed = True
            self.hidden = False
        elif kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.let_go()
            self.hidden = kind == pygame.WINDOWMINIMIZED or self.hidden
            return Intent(Kind.CANCEL)
        return None

    def _key(self, event: pygame.Event) -> Intent | None:
        """Keys act when they go down, the act keys when they come up; a key that was not seen going down does nothing."""
        if event.type == pygame.KEYUP:
            held = self._keys.pop(event.key, None)
            return held.up if held else None
        name = pygame.key.name(event.key)
        meaning = key_meaning(name, bool(event.mod & pygame.KMOD_SHIFT))
        if meaning is None:
            return None
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_CTRL):
            return None
        repeated = event.key in self._keys
        self._keys[event.key] = meaning
        return meaning.down if meaning.again or not repeated else None

    def _mouse(self, event: pygame.Event) -> Intent | None:
        x, y = event.pos[0] / self.scale, event.pos[1] / self.scale
        if event.type == pygame.MOUSEMOTION:
            return Intent(Kind.POINT, x, y, device="mouse")
        if event.button != 1 or self._finger is not None:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._button = True
            return Intent(Kind.DOWN, x, y, device="mouse")
        was, self._button = self._button, False
        return Intent(Kind.UP, x, y, device="mouse") if was else None

    def _touch(self, event: pygame.Event) -> Intent | None:
        x, y = event.x * self.size[0] / self.scale, event.y * self.size[1] / self.scale
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
