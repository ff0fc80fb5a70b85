"""What the tests of Michigan share: a table in the middle of a deal, and its markers counted."""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

import pytest

from engine.events import Event, Paid
from engine.table import Table
from tests.games.setting import lay

GAME = "michigan"
ORDER = "23456789TJQKA"
HONOURS = ("AH", "KD", "QS", "JC")
SEATS = pytest.mark.parametrize("seats", range(2, 9))
PACK = {rank + suit for rank in ORDER for suit in "SCDH"}
SIT = "2C 5H | 3C KS | 4C 7S"
"""Three seats that have cards, where none is played."""
SWAP = "2C 5H 9D | 3C KS | 4C 7S JD"
"""Seat 1 is asked whether it takes the extra hand."""
STOP = "3C 5C 6D 6S JH | 8D 9D | 7H 8H"
"""Seat 0 leads the 3C, which stops clubs while the 4C is in the extra hand."""


def mi(held: str, turn: int = 0, given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    """A deal that has come so far; `fields` are further ones of a position."""
    return lay(GAME, held, given, turn=turn, **fields)


def splits(total: int) -> set[str]:
    """Every way of placing so many markers."""
    return {f"stake {a} {b} {c} {d}" for a, b, c, d in product(range(5), repeat=4) if a + b + c + d == total}


def purses(table: Table) -> list[int]:
    """The markers in hand, by seat."""
    view = table.view(None)
    found = []
    for seat in range(view.options.seats):
        counts = view.heap("purse", seat).counts
        assert sum(counts) == counts[seat], "in hand they are of the owner's own look"
        found.append(counts[seat])
    return found


def pots(table: Table) -> dict[str, int]:
    """The markers on the honour cards; honours without any are left out."""
    view = table.view(None)
    return {name: sum(view.heap(f"on {name}").counts) for name in HONOURS if sum(view.heap(f"on {name}").counts)}


def placed(table: Table) -> list[int]:
    """The markers that are staked and not yet opened, by seat."""
    view = table.view(None)
    found = [sum(view.heap("stake", seat).counts) for seat in range(view.options.seats)]
    assert found == list(view.table.placed)
    return found


def paid(events: Iterable[Event], source: str, target: str) -> list[tuple[int | None, int | None, int]]:
    """Markers that went from one kind of place to another, in order: seats of both places, and how many."""
    return [
        (event.source.seat, event.target.seat, sum(event.counts))
        for event in events
        if isinstance(event, Paid) and (event.source.name.split()[0], event.target.name.split()[0]) == (source, target)
    ]


def stakes(markers: list[int], given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    """Seat 0 is to stake first; `markers` are those in hand, by seat."""
    return mi(SIT, 0, given, extra="9D TD", phase="stakes", markers=markers, **fields)
