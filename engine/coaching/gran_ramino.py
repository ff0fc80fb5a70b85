"""The tutor of Gran Ramino: hands are measured against every great hand that can still be had, and what they promise is told
as a chance to win the deal.

That chance was measured: 500 deals of hard players for each number of seats and each pack, 25,000 hands after a discard. It
grows with the logarithm of the promise and with the draws to come. Near the end of the stock deals are played out instead, and
a hand that closes is as good as the guess that nobody makes a better one of its discard.
"""

from collections.abc import Generator, Sequence
from math import isqrt
from typing import Final

from engine.bots import sense_gran_ramino as sense
from engine.bots.expert_gran_ramino import Guess, guess
from engine.bots.search import logarithm
from engine.bots.sense_gran_ramino import Seen
from engine.cards import each
from engine.chance import Dice
from engine.coaching import last_draws
from engine.coaching.advice import Weighed
from engine.coaching.said_gran_ramino import CLOSES, can_close, for_discarding, for_drawing, for_taking, late
from engine.coaching.weighing import CLEAR, percent
from engine.games import melds
from engine.games.gran_ramino import TAKE
from engine.games.gran_ramino_state import Memory, Table
from engine.games.great_hands import Row, prepare
from engine.model import Action, View
from engine.rules import Reason

_FITTED: Final = {
    (40, 2): (-7400, 258, 85),
    (36, 2): (-7464, 277, 74),
    (40, 3): (-6501, 222, 97),
    (36, 3): (-6879, 234, 148),
    (40, 4): (-7310, 270, 60),
    (36, 4): (-7310, 270, 60),
}
"""By pack and seats the odds in thousandths of a logit: where they start, and what each doubling of the promise and each draw
adds. With four most hands are judged by their last draws, and the few others gave both packs one line."""
_LOGISTIC: Final = (
    *(18, 22, 27, 32, 39, 47, 57, 69, 83, 100, 119, 142, 168, 198, 231, 269, 310, 354, 401, 450, 500),
    *(550, 599, 646, 690, 731, 769, 802, 832, 858, 881, 900, 917, 931, 943, 953, 961, 968, 973, 978, 982),
)  # fmt: skip
"""Thousandths for logits from -4 to 4, a fifth apart."""
_STEP = 200
_MOST_DRAWS = 10
_CLOSED: Final = 985
"""What a hand is worth, in thousandths, that will close with the card just imagined: a few closers are beaten (GR-11)."""
_COMPLETES, _HELPS = 950, 500
"""What a discard loses, in thousandths, that completes the next player's hand, and of two players one that brings it nearer."""
_APART: Final = 2
"""Percent of sureness for each thousandth between two choices that were reckoned and not tried."""


class GranRaminoTutor:
    """See `advice.Tutor`."""

    keys = (
        *CLOSES.values(),
        "must_draw",
        "take_completes",
        "take_brings_nearer",
        "take_makes_meld",
        "take_fits",
        "take_for_points",
        "top_fits_nothing",
        "top_brings_no_nearer",
        "collects_points",
        "keeps_ways_to_close",
        "throws_dead_card",
        "throws_loneliest_card",
        "keeps_finished_melds",
    )
    empty = ("must_draw",)

    def weigh(self, view: View[Table, Memory], playouts: int, dice: Dice) -> Generator[None, None, Weighed]:  # noqa: ARG002
        """The draw or the discard. What is reckoned needs no playouts, and the end of the stock has its own number of them."""
        seen = sense.see(view)
        if view.table.phase == "draw":
            return _weigh_draw(view, seen, dice)
        return _weigh_discard(view, seen, dice)

    def reasons(self, view: View[Table, Memory], action: Action) -> tuple[Reason, ...]:
        """What speaks for a way to draw or for a discard."""
        seen = sense.see(view)
        if action.card is not None:
            return tuple(for_discarding(view, seen, action.card))
        if len(view.legal) == 1:
            return () if action is TAKE else (Reason("must_draw"),)
        top = view.pile("discards").up[-1]
        return tuple(for_taking(seen, top) if action is TAKE else for_drawing(seen, top))


# What choices are worth


def winning(seen: Seen, promise: int, draws: int) -> int:
    """The chance to win the deal with a hand of that promise, in thousandths."""
    start, doubled, drawn = _FITTED[seen.setup.pack.bit_count(), seen.setup.seats]
    logit = start + doubled * logarithm(max(1, promise)) // 1024 + drawn * min(draws, _MOST_DRAWS)
    place = max(0, min(_STEP * (len(_LOGISTIC) - 1) - 1, logit + 4000))
    at, over = divmod(place, _STEP)
    return _LOGISTIC[at] + (_LOGISTIC[at + 1] - _LOGISTIC[at]) * over // _STEP


def _weigh_draw(view: View[Table, Memory], seen: Seen, dice: Dice) -> Generator[None, None, Weighed]:
    """The open card against every card that the stock may bring, each followed by the discard that keeps most."""
    form = seen.setup.form
    great = yield from prepare(form)
    top = view.pile("discards").up[-1] if TAKE in view.legal else None
    after = seen.draws - 1
    live = great.without(seen.dead & ~(1 << top) if top is not None else seen.dead)
    sums = great.sums(each(seen.hand))
    with_top = sums if top is None else great.plus(sums, top)
    closes = top is not None and can_close(form, seen.hand, top)
    if not closes and late(seen, sense.nearest(great, with_top, live), seen.draws):
        plans = [
            last_draws.Plan(seen.hand | 1 << top, seen.stock // seen.setup.seats)
            if action is TAKE and top is not None
            else last_draws.Plan(seen.hand, seen.draws)
            for action in view.legal
        ]
        won = yield from last_draws.chances(seen, view, great, live, plans, dice)
        return _tried(won, list(range(0, -len(won), -1)))
    own = list(each(seen.hand))
    passed = great.without(seen.dead | 1 << top) if seen.last and top is not None else live
    drawn = 0
    unknown = list(each(seen.unknown))
    for card in unknown:
        if can_close(form, seen.hand, card):
            drawn += _CLOSED
            continue
        kept = max(sense.promise(great, great.plus(sums, card), passed, [*own, card]).values())
        drawn += winning(seen, kept, after)
        yield
    worth = {action: drawn // max(1, len(unknown)) for action in view.legal}
    if top is not None:
        kept = 0 if closes else max(sense.promise(great, with_top, live, own).values())
        worth[TAKE] = _CLOSED if closes else winning(seen, kept, after)
    return _reckoned([worth[action] for action in view.legal], sure=closes)


def _weigh_discard(view: View[Table, Memory], seen: Seen, dice: Dice) -> Generator[None, None, Weighed]:
    """What each discard leaves and what it may give the next player; or how the last draws end."""
    form = seen.setup.form
    discards = [action.card for action in view.legal if action.card is not None]
    closing = [card for card in melds.closing(form, seen.hand) if card in discards]
    great = yield from prepare(form)
    sums, live = great.sums(each(seen.hand)), great.without(seen.dead)
    promise = sense.promise(great, sums, live, discards)
    if not closing and late(seen, sense.nearest(great, sums, live), seen.draws):
        plans = [last_draws.Plan(seen.hand ^ 1 << card, seen.draws) for card in discards]
        won = yield from last_draws.chances(seen, view, great, live, plans, dice)
        ranked = sorted(discards, key=lambda card: (-form.points(card), promise[card], card))
        return _tried(won, [ranked.index(card) for card in discards])
    narrow, guesses = yield from guess(great, seen, view, dice)
    whole = sum(one.weight for one in guesses) or 1
    helps = _HELPS if seen.setup.seats == 2 else 0
    kept = {card: promise[card] * (1000 - _given(narrow.holding[card], guesses, helps) // whole) // 1000 for card in discards}
    worth: list[int] = []
    order: list[tuple[int, tuple[int, ...]]] = []
    for card in discards:
        hand = seen.hand ^ 1 << card
        own = melds.worth(form, hand)
        if own is None:
            worth.append(min(winning(seen, kept[card], seen.draws), _CLOSED - 1))
            order.append((kept[card], ()))
        else:
            beaten = sum(one.weight for one in guesses if (best := melds.best_with(form, one.hand, card)) and best[0] > own)
            worth.append(1000 - beaten * 1000 // whole)
            order.append((0, own))
    places = sorted(range(len(discards)), key=lambda at: (*order[at], -discards[at]))
    return _reckoned(worth, [places.index(at) for at in range(len(discards))], sure=bool(closing))


def _given(needing: Row, guesses: Sequence[Guess], helps: int) -> int:
    """What a discard loses by what it may give the next player, in thousandths of all guesses' weight."""
    lost = 0
    for one in guesses:
        if one.near & needing:
            lost += one.weight * (_COMPLETES if one.lacking == 1 else helps)
    return lost


def _reckoned(worth: Sequence[int], order: Sequence[int] | None = None, *, sure: bool = False) -> Weighed:
    """What was reckoned exactly; `order` decides between equals, more being better. sure: the best one cannot go wrong."""
    best, second = _first_two(worth, order)
    gap = 0 if second is None else worth[best] - worth[second]
    return Weighed(
        tuple(worth),
        best,
        second,
        100 if sure or second is None else min(99, 50 + _APART * gap),
        telling=second is not None and 50 + _APART * (worth[best] - min(worth)) >= CLEAR,
    )


def _tried(worth: Sequence[int], order: Sequence[int]) -> Weighed:
    """What came of the last draws in imagined worlds."""
    best, second = _first_two(worth, order)

    def clear(better: int, worse: int) -> int:
        spread = better * (1000 - better) + worse * (1000 - worse) or 1
        return percent(isqrt(100 * last_draws.WORLDS * (better - worse) ** 2 // spread))

    return Weighed(
        tuple(worth),
        best,
        second,
        100 if second is None else clear(worth[best], worth[second]),
        telling=second is not None and clear(worth[best], min(worth)) >= CLEAR,
    )


def _first_two(worth: Sequence[int], order: Sequence[int] | None) -> tuple[int, int | None]:
    places = order or range(0, -len(worth), -1)
    ranked = sorted(range(len(worth)), key=lambda at: (-worth[at], -places[at]))
    return ranked[0], ranked[1] if len(ranked) > 1 else None
