"""Judgement for Gran Ramino: what a hand promises, measured against every great hand that can still be had.

A hand is worth the sum over all live great hands of a weight that falls to 12 % with each card that is lacking. A great hand is
dead when it needs a card that will not come: one that lies in the discard pile for good, or that another player took from it
and keeps. Near the end of the stock a hand that will not be ready any more is worth its points (GR-13).

All values are integers. `closing` moves are the caller's, who must never miss them.
"""

from collections.abc import Generator, Iterable
from typing import NamedTuple

from engine import cards
from engine.cards import Card, Cards, each
from engine.games import melds
from engine.games.gran_ramino_state import Memory, Setup, Table, setup_for
from engine.games.great_hands import GreatHands, Row, Sums, great_hands
from engine.model import View

WEIGHTS = (100_000_000, 12_000_000, 1_440_000, 172_800, 20_736, 2_488, 299, 36)
"""What a great hand counts that lacks no card, one, two ... : 0.12 to that power. From seven on it counts nothing."""
FARTHEST = 6


class Seen(NamedTuple):
    """What a seat sees of a deal, as sets of cards.

    hand: its own. kept: cards known in other hands. dead: cards that will not come any more.
    unknown: cards that may lie in the stock. stock: how many do.
    draws: how often this seat will still draw after its discard (in the draw phase: from now on), if all draw from the stock.
    last: whether the deal ends with this stock (GR-13).
    """

    setup: Setup
    hand: Cards
    kept: Cards
    dead: Cards
    unknown: Cards
    stock: int
    draws: int
    last: bool


def see(view: View[Table, Memory]) -> Seen:
    """The sets of cards of a view with a seat."""
    setup = setup_for(view.options)
    seat = view.seat or 0
    hand = cards.of(view.pile("hand", seat).up)
    kept = 0
    for other in range(setup.seats):
        if other != seat:
            kept |= cards.of(view.pile("hand", other).known)
    discards = cards.of(view.pile("discards").up)
    last = view.table.turned >= setup.turns_allowed
    stock = view.pile("stock").count
    draws = stock // setup.seats if view.table.phase == "discard" else (stock + setup.seats - 1) // setup.seats
    unknown = setup.pack & ~hand & ~kept & ~discards
    return Seen(setup, hand, kept, kept | discards if last else kept, unknown, stock, draws, last)


def promise(great: GreatHands, sums: Sums, live: Row, discards: Iterable[Card]) -> dict[Card, int]:
    """What the hand is worth after each of these discards; `sums` counts it with the card too many."""
    total = 0
    lost = dict.fromkeys(discards, 0)
    holding = great.holding
    for lacking, row in enumerate(great.lacking(sums, live, FARTHEST)):
        if row:
            total += WEIGHTS[lacking] * row.bit_count()
            loss = WEIGHTS[lacking] - WEIGHTS[lacking + 1]
            for card in lost:
                lost[card] += loss * (row & holding[card]).bit_count()
    return {card: total - less for card, less in lost.items()}


def least_missed(great: GreatHands, rows: list[Row], choices: Iterable[Card]) -> Card:
    """The card whose loss costs least promise, seen from the three nearest rows alone: quick, for hands that are imagined."""
    lost = dict.fromkeys(choices, 0)
    holding = great.holding
    looked_at = 0
    for lacking, row in enumerate(rows):
        if row:
            loss = WEIGHTS[lacking] - WEIGHTS[lacking + 1]
            for card in lost:
                lost[card] += loss * (row & holding[card]).bit_count()
            looked_at += 1
            if looked_at == 3:
                break
    return min(lost, key=lambda card: lost[card])


def nearest(great: GreatHands, sums: Sums, live: Row) -> int:
    """How many cards the nearest live great hand lacks; one more than `FARTHEST` if none is that near."""
    for lacking, row in enumerate(great.lacking(sums, live, FARTHEST)):
        if row:
            return lacking
    return FARTHEST + 1


def too_late(seen: Seen, distance: int, draws: int, early: int) -> bool:
    """Whether a hand that lacks so many cards had better collect points, with so many own draws to come.

    early: with how many draws to come a hand that lacks two cards is given up, one more for three cards. 2 is best against
    good players; against anybody who never closes points can be collected earlier.
    """
    return seen.last and ((distance >= 2 and draws <= early) or (distance >= 3 and draws <= early + 1))


def melded(form: melds.Form, held: Cards) -> Cards:
    """The cards that are part of a finished run or set."""
    found = 0
    for meld in melds.every_meld(form):
        if meld & held == meld:
            found |= meld
    return found


def gain_of_taking(seen: Seen, top: Card, early: int) -> Generator[None, None, tuple[int, int]]:
    """How much better the open card is, which must be kept this turn, than what the stock will bring on the whole.

    The gain, and what taking is worth altogether, to compare it with; a slice is one card of the stock. A card that closes the
    hand gains all there is. early: see `too_late`.
    """
    form = seen.setup.form
    if any(card != top for card in melds.closing(form, seen.hand | 1 << top)):
        return 1, 1
    great = great_hands(form)
    sums = great.sums(each(seen.hand))
    live = great.without(seen.dead & ~(1 << top))
    own = list(each(seen.hand))
    unknown = list(each(seen.unknown))
    if too_late(seen, nearest(great, great.plus(sums, top), live), seen.draws - 1, early):
        lowest = min(form.points(card) for card in own)
        gains = [max(0, form.points(card) - lowest) for card in unknown]
        taken = max(0, form.points(top) - lowest) * len(gains)
        return taken - sum(gains), taken
    taken = max(promise(great, great.plus(sums, top), live, own).values()) * len(unknown)
    passed = great.without(seen.dead | 1 << top) if seen.last else live
    drawn = 0
    for card in unknown:
        drawn += max(promise(great, great.plus(sums, card), passed, [*own, card]).values())
        yield
    return taken - drawn, taken
