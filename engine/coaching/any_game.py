"""The tutor of a game that has none of its own: the search knows which choice is best, and nothing is said of why."""

from collections.abc import Generator
from typing import Any

from engine.bots.sense import Sense
from engine.chance import Dice
from engine.coaching.advice import Weighed
from engine.coaching.weighing import search
from engine.games import find
from engine.model import Action, View
from engine.rules import Reason


class AnyGame:
    """Plays deals on at random."""

    keys = ()
    empty = ()

    def __init__(self, game: str) -> None:
        self._rules = find(game)

    def weigh(self, view: View[Any, Any], playouts: int, dice: Dice) -> Generator[None, None, Weighed]:
        """By the bare search."""
        return search(self._rules, Sense(self._rules), view, playouts, dice)

    def reasons(self, view: View[Any, Any], action: Action) -> tuple[Reason, ...]:  # noqa: ARG002
        """None that could be known."""
        return ()
