"""How long nobody has touched anything: after ten minutes the system's screen saver may come. Pure."""

from collections.abc import Callable

LONG = 600.0
"""Seconds."""


class Lull:
    """Time since the last touch. allow: called with whether the screen saver may come, when that changes."""

    def __init__(self, allow: Callable[[bool], None]) -> None:
        self._allow = allow
        self._still, self._allowed = 0.0, False
        allow(False)

    def stir(self) -> None:
        """Somebody has touched something."""
        self._still = 0.0
        self._set(False)

    @property
    def seconds(self) -> float:
        """Since the last touch."""
        return self._still

    def feed(self, seconds: float) -> None:
        """So much time has passed."""
        self._still += seconds
        self._set(self._still >= LONG)

    def _set(self, allowed: bool) -> None:
        if allowed != self._allowed:
            self._allowed = allowed
            self._allow(allowed)
