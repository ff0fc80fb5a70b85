"""Files drawn ahead of need, beside the frames.

SDL's reader lets go of Python's lock while it draws, so a thread draws and frames go on as if it were not there. What it has
drawn is picked up where the picture is made. Nobody waits for longer than it takes to draw one: what is not begun yet is
drawn by whoever needs it.
"""

from collections.abc import Callable, Hashable
from queue import SimpleQueue
from threading import Event, Lock, Thread

import pygame

_MOST = 24
"""Drawings asked for and not picked up: each is as large as its picture."""
_LASTING = 2
"""More of those that last are not kept: while a window is dragged each size asks for a cloth of its own."""


class _Drawing:
    """One that was asked for. Whoever claims it first draws it, or nobody does."""

    def __init__(self, draw: Callable[[], pygame.Surface | None], lasts: bool) -> None:
        self._draw, self._lock, self.lasts = draw, Lock(), lasts
        self.done = Event()
        self.drawn: pygame.Surface | None = None

    def claim(self) -> bool:
        """Whether nobody had claimed it."""
        return self._lock.acquire(blocking=False)

    def make(self) -> None:
        """In the thread: draw it, unless nobody wants it any more."""
        if self.claim():
            try:
                self.drawn = self._draw()
            finally:
                self.done.set()


class Ahead:
    """Drawings asked for, by key."""

    def __init__(self) -> None:
        self._asked: dict[Hashable, _Drawing] = {}
        self._waiting: SimpleQueue[_Drawing] = SimpleQueue()
        self._thread: Thread | None = None

    def __len__(self) -> int:
        return len(self._asked)

    def ask(self, key: Hashable, draw: Callable[[], pygame.Surface | None], lasts: bool = False) -> bool:
        """Draw that, unless it was asked for before; False if so much was asked for that it is better to ask later. `draw` runs
        in the thread: it may read files and draw, changes nothing that others see, and raises nothing. lasts: it is needed
        whatever comes next."""
        if key in self._asked:
            return True
        lasting = [one for one, drawing in self._asked.items() if drawing.lasts]
        if lasts and len(lasting) >= _LASTING:
            self._asked.pop(lasting[0]).claim()
        if len(self._asked) >= _MOST:
            return False
        if self._thread is None:
            self._thread = Thread(target=self._work, name="drawing", daemon=True)
            self._thread.start()
        self._asked[key] = drawing = _Drawing(draw, lasts)
        self._waiting.put(drawing)
        return True

    def awaits(self, key: Hashable) -> bool:
        """Whether that was asked for and is not drawn yet."""
        found = self._asked.get(key)
        return found is not None and not found.done.is_set()

    def take(self, key: Hashable) -> pygame.Surface | None:
        """What was drawn, for whoever takes it alone; None if it was not asked for or not begun."""
        found = self._asked.pop(key, None)
        if found is None or found.claim():
            return None
        found.done.wait()
        return found.drawn

    def forget(self) -> None:
        """Nothing that was asked for is wanted any more but what lasts."""
        for key, drawing in list(self._asked.items()):
            if not drawing.lasts:
                drawing.claim()
                del self._asked[key]

    def _work(self) -> None:
        while True:
            self._waiting.get().make()


AHEAD = Ahead()
"""Of all pictures."""
