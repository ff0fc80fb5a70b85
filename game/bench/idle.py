"""P4: a table at which nothing moves costs next to nothing.

The program itself runs, as `main.py` starts it; only its flips and its sleeps are counted.
"""

import resource
import sys
import time
from pathlib import Path

import pygame

from game import app
from game.bench.figures import Row
from game.flags import Flags
from game.match import Wish

SECONDS = 10.0
_CALM = 3.0
"""Seconds without a flip after which nothing is about to move any more."""
_MOST_WAITED = 60.0


class _Watch:
    """Counts what the program does; ends it when enough was seen."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.flips = self.sleeps = 0
        self.calls: tuple[int, int] = (0, 0)
        self.begun = self.ended = 0.0
        self.used = self.own = self.woken = 0.0
        self._last_flip = self._start = time.monotonic()
        self._flip = pygame.display.flip

    def flip(self) -> None:
        """In the place of pygame's."""
        self._flip()
        self.flips += 1
        self._last_flip = time.monotonic()

    def sleep(self, seconds: float) -> None:
        """In the place of the loop's."""
        time.sleep(seconds)
        self.sleeps += 1
        now = time.monotonic()
        if not self.begun and (now - self._last_flip > _CALM or now - self._start > _MOST_WAITED):
            self.begun, self.calls = now, (self.flips, self.sleeps)
            self.used, self.own, self.woken = time.process_time(), time.thread_time(), _waited()
        elif self.begun and not self.ended and now - self.begun >= self.seconds:
            self.ended = now
            self.calls = (self.flips - self.calls[0], self.sleeps - self.calls[1])
            self.used, self.own = time.process_time() - self.used, time.thread_time() - self.own
            self.woken = _waited() - self.woken
            pygame.event.post(pygame.Event(pygame.QUIT))


def _waited() -> float:
    """How often this thread has gone to sleep so far; 0 where the system does not say."""
    file = Path(f"/proc/self/task/{Path('/proc/thread-self').resolve().name}/status")
    if not file.exists():
        return float(resource.getrusage(resource.RUSAGE_SELF).ru_nvcsw) if sys.platform != "win32" else 0.0
    line = next(line for line in file.read_text("ascii").splitlines() if line.startswith("voluntary_ctxt_switches"))
    return float(line.split()[1])


def measure(seconds: float = SECONDS) -> list[Row]:
    """Flips, processor and wakings of a table that waits for its person."""
    watch = _Watch(seconds)
    pygame.display.flip = watch.flip
    app.sleep = watch.sleep  # type: ignore[attr-defined, assignment]
    app.start(Flags(wish=Wish("rolling_stone", 4, 1), language="en"))
    over = watch.ended - watch.begun
    flips, sleeps = watch.calls
    woken, main = watch.woken or sleeps, round(100 * watch.own / over, 2)
    return [
        Row("P4", "flips of an idle table", float(flips), "flips", 0.0, more={"seconds": round(over, 1)}),
        Row("P4", "processor, whole program", 100 * watch.used / over, "%", 1.0, more={"main_thread": main}),
        Row("P4", "wakings of the main thread", woken / over, "a second", 40.0, more={"sleeps": round(sleeps / over, 1)}),
    ]
