"""The lock of the children's screen: a few shapes to be pressed in an order that is drawn anew each time. Pure.

Who cannot read the instruction has to guess, and a guess is right once in several hundred times. Until the shapes have come
every press shuts it again, so that pressing and pressing never opens it.
"""

from dataclasses import dataclass
from random import Random
from typing import Literal

SHAPES = ("circle", "square", "triangle", "flower", "star", "heart", "drop", "moon")
"""What can be pressed."""
ASKED = 3
"""So many of them are asked for, each a different one."""
SHUT, OPENS = 0.4, 1.6
"""Seconds from the beginning in which presses mean nothing, and after which the shapes are there."""

Turn = Literal["on", "open", "shut"]
"""What a press does: the next shape is waited for; the lock opens; it shuts."""


@dataclass(frozen=True)
class Lock:
    """shown: the shapes in the order in which they lie; asked: which are to be pressed, in order; done: how many were."""

    shown: tuple[str, ...]
    asked: tuple[str, ...]
    done: int = 0

    def press(self, shape: str) -> tuple[Turn, "Lock"]:
        """What pressing that shape does, and the lock after it."""
        if shape != self.asked[self.done]:
            return "shut", Lock(self.shown, self.asked)
        after = Lock(self.shown, self.asked, self.done + 1)
        return ("open" if after.done == len(self.asked) else "on"), after


def drawn(dice: Random) -> Lock:
    """A lock with its shapes shuffled and its order drawn."""
    return Lock(tuple(dice.sample(SHAPES, len(SHAPES))), tuple(dice.sample(SHAPES, ASKED)))
