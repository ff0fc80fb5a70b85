"""Gran Ramino: how near a hand is to each kind of great hand, which cards would help, and which of its cards count. Pure.

Exact, for every pack and every house rule: `melds` says what a great hand is. Only the cards of one hand and what its owner has
seen go in, so the answer is for its owner's eyes.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import Any

from engine import cards
from engine.cards import Card, Cards, each
from engine.games import melds
from engine.games.melds import GRAN_RAMINO, RAMINO, RAMINO_RUN, Form
from engine.model import View

FAR = 3
"""A rung that lacks more cards than that names none: too many would help."""


@dataclass(frozen=True)
class Rung:
    """One kind of great hand.

    name     as `melds` calls it
    missing  how many cards are to be exchanged for it; 0: it is there
    helps    cards each of which brings it nearer and may still come, the ones with the most ways first
    gone     cards that would, but lie in the discards or are known to be held by somebody else
    mine     the cards in hand that count towards it, in its likeliest form
    """

    name: str
    missing: int
    helps: tuple[Card, ...]
    gone: tuple[Card, ...]
    mine: tuple[Card, ...]


def form_of(view: View[Any, Any]) -> Form:
    """The form of the game that this table plays."""
    pack = view.options.number("pack")
    size = 10 if pack == 40 and view.options.seats == 2 else 7
    return melds.form(pack, size, view.options["german_ace"] == "high")


def ladder(view: View[Any, Any]) -> tuple[Rung, ...]:
    """The rungs for the seat of this view, the lowest kind first; () where it has no hand to look at."""
    if view.seat is None or view.table.phase not in ("draw", "discard"):
        return ()
    held = view.pile("hand", view.seat).up
    return rungs(form_of(view), cards.of(held), cards.of(_out_of_reach(view)))


def _out_of_reach(view: View[Any, Any]) -> tuple[Card, ...]:
    """What the viewer knows to lie in the discards, but for a top that may be taken now, or in another hand."""
    found = list(view.pile("discards").up)
    if found and any(action.text == "draw discard" for action in view.legal):
        found.pop()
    for pile in view.piles:
        if pile.zone.name == "hand" and pile.zone.seat != view.seat:
            found += [*pile.up, *pile.known]
    return tuple(found)


@lru_cache(maxsize=64)
def rungs(form: Form, held: Cards, gone: Cards) -> tuple[Rung, ...]:
    """The rungs of that hand, which may hold one card too many; gone: cards that cannot come."""
    return tuple(_rung(form, name, held, gone) for name in reversed(form.names))


def _rung(form: Form, name: str, held: Cards, gone: Cards) -> Rung:
    nearest = _nearest(form, name, held)
    most = (nearest[0] & held).bit_count()
    missing = form.size - most
    best = max(nearest, key=lambda hand: ((hand & ~held & ~gone).bit_count(), hand & held))
    ways: dict[Card, int] = {}
    if 0 < missing <= FAR:
        for card in chain.from_iterable(each(hand & ~held) for hand in nearest):
            ways[card] = ways.get(card, 0) + 1
    ranked = sorted(ways, key=lambda card: (-ways[card], card))
    return Rung(
        name,
        missing,
        tuple(card for card in ranked if not gone >> card & 1),
        tuple(card for card in ranked if gone >> card & 1),
        cards.listed(best & held),
    )


def _nearest(form: Form, name: str, held: Cards) -> list[Cards]:
    """All great hands of that kind which have the most cards of this one.

    A hand is joined of two halves that share no card. The first halves are sorted by how many cards they have of this hand; for
    each second half the best ones that fit it are enough.
    """
    found: set[Cards] = set()
    best = -1
    for fronts, lasts in _halves(form, name):
        by_count: dict[int, list[Cards]] = {}
        for front in fronts:
            by_count.setdefault((front & held).bit_count(), []).append(front)
        counts = sorted(by_count, reverse=True)
        for last in lasts:
            own = (last & held).bit_count()
            for count in counts:
                if own + count < best:
                    break
                fitting = [front | last for front in by_count[count] if not front & last]
                if fitting:
                    found = found.union(fitting) if own + count == best else set(fitting)
                    best = own + count
                    break
    return sorted(found)


@cache
def _halves(form: Form, name: str) -> tuple[tuple[tuple[Cards, ...], tuple[Cards, ...]], ...]:
    """For each way in which the hands of that kind are made: the first halves and the second ones."""
    if name == GRAN_RAMINO:
        suits = [cards.listed(mask & form.pack) for mask in cards.SUIT_CARDS]
        return (((0,), tuple(cards.of(ten) for suit in suits for ten in combinations(suit, form.size))),)
    if name == RAMINO:
        return ((melds.beside_run(form), melds.melds_of(form, RAMINO_RUN)),)
    made = []
    for way in melds.lengths(form):
        fronts = {0}
        for length in way[:-1]:
            fronts = {front | meld for front in fronts for meld in melds.melds_of(form, length) if not front & meld}
        made.append((tuple(sorted(fronts)), melds.melds_of(form, way[-1])))
    return tuple(made)
