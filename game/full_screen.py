"""Full screen on trial: on a screen that stays black nobody can press a button, so the window comes back by itself. Pure.

It is asked once for each size of screen. What was kept then holds without a question, and at the next start too.
"""

from dataclasses import dataclass
from math import ceil

from game.match import LONGEST_WAIT
from game.store import Store

ANSWER = 15.0
"""Seconds in which full screen is to be kept."""
SETTING = "full_screen"
"""Key in the store: whether the screen is filled at the next start, and the sizes at which somebody has kept it."""
_MOST_SIZES = 20
Size = tuple[int, int]


def wished(store: Store) -> bool:
    """Whether the screen is to be filled at the start: it was when the program was last used, and somebody had kept it."""
    return _kept(store)[0]


def kept_at(store: Store, size: Size) -> bool:
    """Whether somebody has seen and kept full screen at that size."""
    return size in _kept(store)[1]


def keep(store: Store, size: Size) -> None:
    """It is good at that size: never asked there again, and so at the next start."""
    sizes = [one for one in _kept(store)[1] if one != size]
    _put(store, True, [*sizes, size])


def leave(store: Store) -> None:
    """A window at the next start; at which sizes full screen is good stays known."""
    filled, sizes = _kept(store)
    if filled:
        _put(store, False, sizes)


def _put(store: Store, filled: bool, sizes: list[Size]) -> None:
    store.put(SETTING, {"filled": filled, "sizes": sizes[-_MOST_SIZES:]}).wait(LONGEST_WAIT)


def _kept(store: Store) -> tuple[bool, list[Size]]:
    """What stands there, or what is usual in its place."""
    held = store.setting(SETTING)
    held = held if isinstance(held, dict) else {}
    sizes = held.get("sizes")
    whole = [one for one in (sizes if isinstance(sizes, list) else []) if isinstance(one, list) and len(one) == 2]
    return held.get("filled") is True, [(wide, high) for wide, high in whole if type(wide) is type(high) is int]


@dataclass
class Trial:
    """left: seconds in which it can still be kept, None if nothing is asked; refused: whether the screen cannot be filled."""

    left: float | None = None
    refused: bool = False

    @property
    def open(self) -> bool:
        """Whether there is something to be answered."""
        return self.refused or self.left is not None

    @property
    def seconds(self) -> int:
        """Whole seconds left, rounded up."""
        return ceil(self.left or 0.0)

    def begin(self) -> None:
        """It is asked from now on."""
        self.left, self.refused = ANSWER, False

    def refuse(self) -> None:
        """The screen cannot be filled: that is told instead."""
        self.left, self.refused = None, True

    def end(self) -> None:
        """It was answered."""
        self.left, self.refused = None, False

    def run_out(self, seconds: float) -> bool:
        """So much time has passed; whether nobody has answered in time. It is over then."""
        if self.left is None:
            return False
        self.left -= seconds
        if self.left > 0:
            return False
        self.end()
        return True
