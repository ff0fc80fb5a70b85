"""What the tests of Rolling Stone share: tables in the middle of a deal."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.table import Table
from tests.games.setting import lay

GAME = "rolling_stone"
ORDER = "23456789TJQKA"
LOWEST = {4: "7", 5: "5", 6: "3"}
SEATS = pytest.mark.parametrize("seats", [4, 5, 6])
FOUR = "9H TD | 7H AS KH | 8C TH | 7C QH"
"""Seats 1, 2 and 3 can follow a heart."""
VOID = "9H TD 8S | 7C AS QD | 8H TC KS | 7H QC JD"
"""Seat 1 holds no heart."""
CAP = "7H 8H 9H 8C KD | TH JH QS AS KC | 7S 9S 7C 7D | 8S TS AC KH 8D 9D"
"""Seat 1 picks up of its own free will, as often as it may."""
CAPPED = (
    *("0 play 7H", "1 pick up", "1 play QS", "2 play 7S", "3 play 8S", "0 pick up", "0 play 8H", "1 pick up"),
    *("1 play AS", "2 play 9S", "3 play TS", "0 play 7S", "1 play KC", "2 play 7C", "3 play AC", "0 play 8C"),
    *("3 play KH", "0 play 9H"),
)
"""Moves of that table: seat 1 has picked up twice although it could follow, and is to play to a heart once more."""
LIMIT = "9H TD | KH AS 8S | 8H 7C TC | 7H QC JC"
"""A trick away from the limit."""
TRICK = ("0 play 9H", "1 play KH", "2 play 8H", "3 play 7H")
"""That trick, which seat 1 takes."""


def rs(held: str, turn: int = 0, given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    """A deal that has come so far; `fields` are further ones of a position."""
    return lay(GAME, held, given, turn=turn, **fields)


def pack(seats: int) -> set[str]:
    """The cards of the pack for so many players (RS-1)."""
    return {rank + suit for rank in ORDER[ORDER.index(LOWEST[seats]) :] for suit in "SCDH"}
