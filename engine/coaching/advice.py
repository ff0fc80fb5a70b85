"""What a hint holds, and what a tutor is."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

from engine.chance import Dice
from engine.model import Action, View
from engine.rules import Reason

ONLY_CHOICE: Final = "only_choice"
NOTHING_BETTER: Final = "nothing_better"
BEST: Final = "best_in_many_deals"
KEYS: Final = (ONLY_CHOICE, NOTHING_BETTER, BEST)
"""Reasons of any game: there is nothing to choose; no choice is better than the others; it came out best, and no more can be
said."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint.

    best    what to do; always legal
    reason  why: a true statement about the position
    sure    percent from 50 to 100: how likely the best is better than the next best, as far as the search can tell
    worth   every legal action in the order of the view, with the parts of a thousand of a won deal that it is worth
    helps   whether it told more than the player could see: False where there is one choice or none is better
    """

    best: Action
    reason: Reason
    sure: int
    worth: tuple[tuple[Action, int], ...]
    helps: bool


class Weighed(NamedTuple):
    """What came of weighing the legal actions, all by their place in `View.legal`.

    worth    in thousandths of a won deal
    best     the best one; second: the next best that differs from it, or None
    sure     as in `Advice`
    telling  whether some choice is clearly worse than the best
    """

    worth: tuple[int, ...]
    best: int
    second: int | None
    sure: int
    telling: bool


class Tutor(Protocol):
    """What the coach asks of a game.

    keys   every key that a reason of this game can have
    empty  those of them that say that there is nothing to choose
    """

    @property
    def keys(self) -> Sequence[str]:
        """See the class."""

    @property
    def empty(self) -> Sequence[str]:
        """See the class."""

    def weigh(self, view: View[Any, Any], playouts: int, dice: Dice) -> Generator[None, None, Weighed]:
        """Weigh every legal action, a slice of a millisecond or two at a time; there is at least one, and no dealing."""

    def reasons(self, view: View[Any, Any], action: Action) -> Sequence[Reason]:
        """What speaks for that legal action, the most telling first. Each of them is true."""
