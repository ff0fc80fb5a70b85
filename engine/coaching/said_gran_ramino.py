"""What can truly be said for a draw or a discard in Gran Ramino: what it completes, what fits, and what will not come."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from engine.bots import sense_gran_ramino as sense
from engine.bots.sense_gran_ramino import Seen
from engine.bots.thumb_gran_ramino import neighbours
from engine.cards import Card, Cards, each
from engine.games import melds
from engine.games.gran_ramino_state import Memory, Table
from engine.games.great_hands import great_hands
from engine.model import View
from engine.rules import Reason

CLOSES: Final = {
    "gran ramino": "closes_gran_ramino",
    "ramino": "closes_ramino",
    "dieci": "closes_dieci",
    "sette": "closes_sette",
}
"""The reason to close with each great hand."""
_LATE_DRAWS = 3
"""With so many own draws to come, or fewer, a hand that lacks two cards or more may have to win by points."""


def can_close(form: melds.Form, hand: Cards, card: Card) -> bool:
    """Whether the hand can close with that card."""
    return any(one != card for one in melds.closing(form, hand | 1 << card))


def late(seen: Seen, lacking: int, draws: int) -> bool:
    """Whether the end of the stock must be thought of."""
    return seen.last and lacking >= 2 and draws <= _LATE_DRAWS


def for_taking(seen: Seen, top: Card) -> Iterator[Reason]:
    """For the open card: what it does for the hand."""
    form = seen.setup.form
    full = seen.hand | 1 << top
    if can_close(form, seen.hand, top):
        yield Reason("take_completes", (top,))
    without, with_top = _distances(seen, top)
    if 0 < with_top < without:
        yield Reason("take_brings_nearer", (top,), with_top)
    made = [meld for meld in melds.every_meld(form) if meld & full == meld and meld >> top & 1]
    if made:
        yield Reason("take_makes_meld", (top, *each(made[0] & ~(1 << top))))
    beside = tuple(card for card in each(seen.hand) if neighbours(form, 1 << card | 1 << top, top))
    if beside:
        yield Reason("take_fits", (top, *beside), len(beside))
    if late(seen, with_top, seen.draws) and form.points(top) > min(map(form.points, each(seen.hand))):
        yield Reason("take_for_points", (top,), form.points(top))


def for_drawing(seen: Seen, top: Card) -> Iterator[Reason]:
    """For the stock: what the open card does not do."""
    if not neighbours(seen.setup.form, seen.hand | 1 << top, top):
        yield Reason("top_fits_nothing", (top,))
    without, with_top = _distances(seen, top)
    if with_top >= without:
        yield Reason("top_brings_no_nearer", (top,), with_top)


def _distances(seen: Seen, top: Card) -> tuple[int, int]:
    """How many cards are lacking now, and with the open card in hand."""
    great = great_hands(seen.setup.form)
    sums = great.sums(each(seen.hand))
    live = great.without(seen.dead & ~(1 << top))
    return sense.nearest(great, sums, live), sense.nearest(great, great.plus(sums, top), live)


def for_discarding(view: View[Table, Memory], seen: Seen, card: Card) -> Iterator[Reason]:
    """For a discard: what the hand is without it."""
    form = seen.setup.form
    discards = [action.card for action in view.legal if action.card is not None]
    name = melds.title(form, seen.hand ^ 1 << card)
    if name:
        yield Reason(CLOSES[name], (card,))
        return
    great = great_hands(form)
    sums, live = great.sums(each(seen.hand)), great.without(seen.dead)
    lacking = sense.nearest(great, sums, live)
    if late(seen, lacking, seen.draws) and form.points(card) == min(map(form.points, discards)):
        yield Reason("collects_points", (card,), form.points(card))
    if lacking == 1:
        ways = ways_to_close(seen, discards)
        if ways[card] and ways[card] == max(ways.values()):
            yield Reason("keeps_ways_to_close", (card,), ways[card])
    if _is_dead(form, seen, card):
        yield Reason("throws_dead_card", (card,))
    fits = {one: neighbours(form, seen.hand, one) for one in discards}
    if fits[card] == min(fits.values()):
        yield Reason("throws_loneliest_card", (card,))
    finished = sense.melded(form, seen.hand)
    if not finished >> card & 1 and any(finished >> one & 1 for one in discards):
        yield Reason("keeps_finished_melds", (card, *each(finished)), finished.bit_count())


def ways_to_close(seen: Seen, discards: Iterable[Card]) -> Mapping[Card, int]:
    """For each discard how many different cards would close the hand then, of those that may still come."""
    form = seen.setup.form
    may_come = list(each(seen.setup.pack & ~seen.hand & ~seen.dead))
    return {one: len([card for card in may_come if can_close(form, seen.hand ^ 1 << one, card)]) for one in discards}


def _is_dead(form: melds.Form, seen: Seen, card: Card) -> bool:
    """Whether every run and set of three with that card needs one that will not come."""
    return bool(seen.dead) and all(meld & seen.dead for meld in melds.every_meld(form) if meld >> card & 1)
