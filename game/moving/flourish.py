"""Steps that move no card: plates that hop, and the cross-fade of reduced motion."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.model import Seat
from game.moving.ease import hops

if TYPE_CHECKING:
    from game.moving.tabletop import Tabletop


class Glad:
    """A step: the plates of seats hop."""

    def __init__(self, up: dict[Seat, float], seats: tuple[Seat, ...], seconds: float, number: int, high: float) -> None:
        self.seconds = seconds
        self._up, self._seats, self._number, self._high = up, seats, number, high

    def begin(self) -> None:
        """They stand where they stand."""

    def at(self, part: float) -> None:
        """Up and down; at 1 they stand again."""
        for seat in self._seats:
            self._up[seat] = self._high * hops(part, self._number)
            if part == 1:
                del self._up[seat]


class Fade:
    """A step: the table cross-fades to how it looks after something was done at once."""

    def __init__(self, table: "Tabletop", seconds: float, done: Callable[[], None]) -> None:
        self.seconds = seconds
        self._table, self._done = table, done

    def begin(self) -> None:
        """It is done; what was seen until now begins to fade."""
        self._done()
        self._table.fades += 1
        self._table.faded = 0.0

    def at(self, part: float) -> None:
        """So far."""
        self._table.faded = part
