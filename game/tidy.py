"""Python looks for objects that nobody can reach any more when it pleases: for 50 ms in a long match. Here, while nothing moves."""

import gc

_MANY = 5_000
"""New objects after which it is worth while to look among them."""
_TOO_MANY = 400_000
"""New objects after which it is done whatever moves."""
_OFTEN = 20
"""Looks among new objects from one among all to the next."""


def begin() -> None:
    """From now on Python looks for nothing by itself, and what is there now is not looked at."""
    gc.freeze()
    gc.disable()


def end() -> None:
    """As it was before."""
    gc.enable()
    gc.unfreeze()


def up(still: bool) -> None:
    """Look if it is worth while, and either nothing moves or it cannot wait."""
    new, _, looked = gc.get_count()
    if new > (_MANY if still else _TOO_MANY):
        gc.collect(2 if looked >= _OFTEN else 1)
