"""How each game's cards lie in the middle of the table: rows of cells, one for a zone. Pure tables.

A game without a plan of its own gets one from its zones, so that it can be played without a line here.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal

from engine import cards
from engine.cards import Card
from engine.games import find
from engine.model import Sight, View

Shape = Literal["pile", "askew", "row", "spaced"]
"""pile: squared up. askew: each a little turned, the top one to be seen. row: side by side, overlapping. spaced: apart."""
Caption = Literal["under", "left", "over", ""]


@dataclass(frozen=True)
class Cell:
    """The place of a zone.

    zone     the zone's name
    shape    how its cards lie
    cards    its width in cards; 0: as wide as the widest of the rows
    caption  where its name is written: under it, left of it, over it as long as it shows backs, or nowhere
    outline  whether its place is marked while it is empty
    tilt     degrees by which cards may be turned
    step     in a row: from card to card, in card widths
    """

    zone: str
    shape: Shape = "pile"
    cards: float = 1.0
    caption: Caption = ""
    outline: bool = False
    tilt: float = 0.0
    step: float = 0.5


@dataclass(frozen=True)
class Row:
    """Cells side by side.

    share         of the height of all rows
    most          width of its cards, as a part of the width of a card in hand
    above, below  room left free over and under the cards, in logical pixels
    gap           between cells, in card widths
    """

    cells: tuple[Cell, ...]
    share: float = 1.0
    most: float = 1.0
    above: float = 0.0
    below: float = 0.0
    gap: float = 0.35


@dataclass(frozen=True)
class Plan:
    """The middle of a table.

    rows     from the top
    aside    piles in a column at the right of all rows
    middle   zones that lie in the middle over everything, and only while a deal is prepared; near: at the height of which cell
    off      zones that are not to be seen
    low_ace  whether the ace is sorted below all others
    """

    rows: tuple[Row, ...]
    aside: tuple[Cell, ...] = ()
    middle: tuple[str, ...] = ()
    near: str = ""
    off: tuple[str, ...] = ()
    low_ace: bool = False


_PLANS = {
    "rolling_stone": Plan(
        rows=(Row((Cell("trick", "row", step=0.74, tilt=4),), below=20),),
        middle=("stock",),
        off=("away",),
    ),
    "gran_ramino": Plan(
        rows=(
            Row(
                (Cell("stock", caption="under"), Cell("discards", "askew", caption="under", outline=True, tilt=5)),
                most=1.1,
                gap=0.6,
            ),
        ),
        off=("away",),
    ),
    "michigan": Plan(
        rows=(
            Row((Cell("honours", "spaced", 4 + 3 * 0.5, step=1.5),), share=1.2, above=16),
            Row((Cell("run", "row", 0, caption="left", step=0.6),), most=0.84),
        ),
        aside=(Cell("extra", caption="over", outline=True), Cell("played", "askew", caption="under", tilt=5)),
        middle=("stock",),
        near="run",
    ),
}


_ACE, _KING = cards.card("AH"), cards.card("KH")
_HEAPS = 60.0
"""Room under the piles of a game without a plan for markers that lie in the middle, in logical pixels."""


def plan_for(game: str, view: View[Any, Any]) -> Plan:
    """The plan of that game for a table like this; one made from its zones if it has none."""
    found = _PLANS.get(game)
    if found is None:
        cells = tuple(
            Cell(pile.zone.name, "row" if pile.zone.sight is Sight.OPEN else "pile", 2.2, "under", outline=True)
            for pile in view.piles
            if pile.zone.seat is None
        )
        below = _HEAPS if any(heap.zone.seat is None for heap in view.heaps) else 0.0
        height = find(game).height
        low_ace = height(view.options, _ACE) < height(view.options, _KING)
        return Plan((Row(cells, most=0.8, below=below),) if cells else (), low_ace=low_ace)
    if game == "rolling_stone":
        cell = replace(found.rows[0].cells[0], cards=1 + 0.74 * (len(view.scores) - 1))
        return replace(found, rows=(replace(found.rows[0], cells=(cell,)),))
    if game == "gran_ramino":
        high = view.options["pack"] == "36" and view.options["german_ace"] == "high"
        return replace(found, low_ace=not high)
    return found


_THREE_SUITS = {
    frozenset(order): order
    for order in (
        (cards.SPADES, cards.HEARTS, cards.CLUBS),
        (cards.SPADES, cards.DIAMONDS, cards.CLUBS),
        (cards.HEARTS, cards.SPADES, cards.DIAMONDS),
        (cards.HEARTS, cards.CLUBS, cards.DIAMONDS),
    )
}
"""With three suits the odd colour goes between the two of the other."""
_ALL = (cards.SPADES, cards.HEARTS, cards.CLUBS, cards.DIAMONDS)


def in_order(held: tuple[Card, ...], low_ace: bool) -> tuple[Card, ...]:
    """A hand as it is held: by suit, the colours taking turns where they can, the lowest card of a suit first."""
    suits = frozenset(cards.suit(card) for card in held)
    order = _THREE_SUITS.get(suits) or tuple(suit for suit in _ALL if suit in suits)

    def place(card: Card) -> tuple[int, int]:
        rank = cards.rank(card)
        return order.index(cards.suit(card)), -1 if low_ace and rank == cards.PER_SUIT - 1 else rank

    return tuple(sorted(held, key=place))
