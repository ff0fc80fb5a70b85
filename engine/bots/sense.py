"""What a search asks of a game: which actions are worth a try, and how a deal ends from here. Whole numbers only.

`Sense` answers for any game by its rules alone; a game with judgement of its own has a class of the same form.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from engine import chance
from engine.chance import Dice
from engine.model import Action, View
from engine.rules import AnyRules

WORTH: Final = 840
"""What a won deal is worth; whole parts of it can be shared by up to eight."""

Ending: TypeAlias = Callable[[Any, Dice], Sequence[int]]
"""Plays a state on to the end of its deal, in place, and says what that is worth to each seat: 0 to `WORTH`."""


class Judgement(Protocol):
    """A game's own judgement.

    at_once  playouts in about a millisecond: after so many a bot lets others have their turn
    """

    @property
    def at_once(self) -> int:
        """See the class."""

    def choices(self, view: View[Any, Any]) -> Sequence[Action]:
        """The legal actions that differ in what they can lead to; at least one, in a pinned order."""

    def ending(self, view: View[Any, Any]) -> Ending:
        """How deals from this view are played on."""


class Sense:
    """Judgement for any game: every action, random play, and a deal is worth to its winners what they share."""

    at_once = 2

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def choices(self, view: View[Any, Any]) -> Sequence[Action]:
        """Every legal action."""
        return view.legal

    def ending(self, view: View[Any, Any]) -> Ending:
        """Random actions, by the game's bare playout if it has one; winners as the open table names them."""
        rules, seats = self._rules, view.options.seats
        bare: Callable[[Any, Dice], int] | None = getattr(rules, "playout", None)

        def play_on(state: Any, dice: Dice) -> Sequence[int]:
            if bare and not rules.deal_over(state):
                bare(state, dice)
            while not rules.deal_over(state):
                rules.play(state, chance.pick(dice, rules.legal(state)))
            return shares(rules.view(state, None).table.winners, seats)

        return play_on


def shares(winners: Sequence[int], seats: int) -> list[int]:
    """What a deal is worth to each seat: all of it to one winner, equal parts to several."""
    worth = [0] * seats
    for seat in winners:
        worth[seat] = WORTH // len(winners)
    return worth
