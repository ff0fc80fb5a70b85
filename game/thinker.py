"""Bots think here, a slice at a time, so that no frame waits for them. Pure.

The same generator can be run to its end in another process later; the choice is the same, because it is counted in playouts.
"""

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any

from engine.bots import Bot
from engine.model import Action, View

SLICE = 0.002
"""Seconds of a tick that thinking may take; a frame has two."""


class Thinker:
    """At most one thought at a time. clock gives seconds, for tests."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._thought: Generator[None, None, Action] | None = None
        self.action: Action | None = None
        """What the bot has come to, once it has."""

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or has come to an action that was not yet taken."""
        return self._thought is not None or self.action is not None

    def start(self, bot: Bot, view: View[Any, Any]) -> None:
        """Think about this view; whatever was thought before is forgotten."""
        self.action = None
        self._thought = bot.think(view)

    def run(self, seconds: float = SLICE) -> None:
        """Think for about so long: whole slices of the bot's own, at least one."""
        end = self._clock() + seconds
        while self._thought is not None:
            try:
                next(self._thought)
            except StopIteration as done:
                self.action = done.value
                self._thought = None
            if self._clock() >= end:
                return

    def take(self) -> Action | None:
        """The action, handed over: the thinker is free again."""
        action, self.action = self.action, None
        return action
