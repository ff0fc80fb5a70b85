"""What the tests of Gran Ramino share: tables in the middle of a deal and players who play by chance."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine import cards
from engine.games import melds
from engine.model import Action, View
from engine.table import Table
from tests.games.gran_ramino_book import closed
from tests.games.setting import Chooser, do, lay, names, options, plays, public, w, winners

GAME = "gran_ramino"
FORMS = pytest.mark.parametrize(
    ("seats", "pack", "size", "stock"),
    [(2, 40, 10, 20), (3, 40, 7, 19), (4, 40, 7, 12), (2, 36, 7, 22), (3, 36, 7, 15), (4, 36, 7, 8)],
    ids=["ten", "seven for three", "seven for four", "German for two", "German for three", "German for four"],
)
ORDERS = {(40, "low"): "A234567JQK", (36, "low"): "A6789TJQK", (36, "high"): "6789TJQKA"}
POINTS = {"A": 1, "J": 8, "Q": 9, "K": 10, "T": 10, **{str(number): number for number in range(2, 10)}}
BOTH = {"draw stock", "draw discard"}
THREE = "KS QH 5D 3C 2S AH 7C | KH QS 6D 4C 3S 2H JC | KD JD 7S 5C 4H 3H AC"
"""Nobody has anything; 37, 42 and 38 points."""
SHORT = "4D 5D 6D 2H 2D 2C KS | QH JC 7S 5C 3H AC 4S | KH QD JS 7C 6C 3S AH"
"""Seat 0 has a sette once the 2S comes and the KS goes."""
TEN = "KS KH KD KC 4H 5H 6H 2D 2H 7C | 3C 4C 5C 6C JC QC 3D 7D JD AS"
"""Seat 0 has a dieci once the 2S comes and the 7C goes; seat 1 waits for the 7C."""


def gr(held: str, given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    """A deal that has come so far; `fields` are further ones of a position."""
    return lay(GAME, held, given, **fields)


def throw(text: str) -> set[str]:
    """The actions that discard these cards."""
    return plays(text, "discard")


def results(table: Table) -> list[str]:
    """What each hand was called at the end of the deal, "" for nothing."""
    return [result.title for result in public(table).results]


def about_to_close(kept: str, away: str, seats: int = 3, given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    """Seat 0 draws the last of these cards and can put `away` away; the others get cards that make nothing."""
    chosen = options(GAME, seats, given)
    order = ORDERS[chosen.number("pack"), chosen["german_ace"] if chosen["pack"] == "36" else "low"]
    mine = kept.split()
    rest = [rank + suit for rank in order for suit in "SCDH" if rank + suit not in (*mine, away)]
    dice = Random(1)
    while True:
        dice.shuffle(rest)
        others = [rest[seat * len(mine) : (seat + 1) * len(mine)] for seat in range(seats - 1)]
        table = [frozenset(mine), *map(frozenset, others)]
        if all(worth == () for worth in closed(table, 0, away, order, False)[1][1:]):
            break
    held = " | ".join([" ".join([*mine[:-1], away]), *map(" ".join, others)])
    return gr(held, given, stock=f"{rest[-1]} {mine[-1]}", **fields)


def closes(kept: str, seats: int, called: str) -> None:
    """Seat 0 puts the one card away that does not belong to these: a great hand of that name, or "" for none."""
    away = "3C"
    table = about_to_close(kept, away, seats)
    do(table, "0 draw stock")
    assert winners(table) == ()
    do(table, f"0 discard {away}")
    assert (public(table).closer, winners(table)) == ((0, (0,)) if called else (None, ()))
    assert results(table) == ([called] + [""] * (seats - 1) if called else [])
    if called:
        result = public(table).results[0]
        assert names(result.kept) == w(kept)
        assert sorted(card for _, part in result.parts for card in part) == sorted(result.kept), "laid out for all to see"


def player(seed: int, greed: float, keen: bool) -> Chooser:
    """Takes from the discard pile as often as `greed` says; a keen one keeps what brings it nearer to a great hand."""
    dice = Random(seed)

    def choose(view: View[Any, Any]) -> Action:
        if view.table.phase == "draw":
            return view.legal[-1] if dice.random() < greed else view.legal[0]
        if not keen:
            return dice.choice(view.legal)
        form = melds.form(view.options.number("pack"), 7, view.options["german_ace"] == "high")
        held = cards.of(view.pile("hand", view.seat).up)
        return min(view.legal, key=lambda action: (melds.distance(form, held & ~(1 << (action.card or 0))), dice.random()))

    return choose
