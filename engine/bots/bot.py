"""What a bot is: something that is shown a view of its seat and, slice by slice, comes to an action."""

from collections.abc import Generator
from typing import Any, Protocol

from engine.model import Action, View


class Bot(Protocol):
    """A player of one seat."""

    def think(self, view: View[Any, Any]) -> Generator[None, None, Action]:
        """Think about a view with legal actions: a slice of work per `next`, the action as the generator's return value.

        How long it thinks is counted in playouts, never in time.
        """


def decide(bot: Bot, view: View[Any, Any]) -> Action:
    """Let a bot think to its end at once."""
    thought = bot.think(view)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            action: Action = done.value
            return action
