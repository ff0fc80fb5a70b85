"""The fixed step: whatever the frame rate, the game is told of time in ticks of 1/120 s. Pure: it never looks at a clock."""

TICK = 1 / 120
"""Seconds of one tick."""
MOST_TICKS = 12
"""Ticks made up for in one frame: after a pause of the machine the game goes on and does not race."""


class Clock:
    """Turns time that has passed into ticks, and keeps what is left over."""

    def __init__(self) -> None:
        self._rest = 0.0

    def feed(self, elapsed: float) -> int:
        """How many ticks are due after so many seconds; time beyond MOST_TICKS is let go. Never negative."""
        self._rest += max(0.0, elapsed)
        ticks = int(self._rest / TICK + 1e-9)
        if ticks > MOST_TICKS:
            self._rest = 0.0
            return MOST_TICKS
        self._rest = max(0.0, self._rest - ticks * TICK)
        return ticks

    @property
    def blend(self) -> float:
        """How far the present lies between the last tick (0) and the next one (1): what is drawn is drawn there."""
        return min(1.0, self._rest / TICK)
