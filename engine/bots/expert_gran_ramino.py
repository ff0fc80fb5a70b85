"""The expert of Gran Ramino: the table of great hands, and a guess at what the next player collects.

What the next player needs must not be thrown. So that player's hand is imagined some dozens of times: cards that are known to
be held, others at random, and then improved for as many turns as have been played, because nobody keeps a hand as it was dealt.
An imagined hand that would have wanted the cards on the discard pile - which that player threw away or let lie - counts less.
The promise of a discard is then lowered by how many of these hands it would complete or bring nearer.
"""

from collections.abc import Generator, Iterable, Sequence
from typing import NamedTuple

from engine import cards, chance
from engine.bots import sense_gran_ramino as sense
from engine.bots.hard_gran_ramino import HardBot
from engine.bots.sense_gran_ramino import Seen
from engine.bots.simple import dice_for
from engine.cards import Card, Cards, each
from engine.chance import Dice
from engine.games import melds
from engine.games.gran_ramino_state import Memory, Table
from engine.games.great_hands import GreatHands, Row, Sums, great_hands
from engine.model import View

HANDS = 60
"""Hands imagined for a discard."""
_DRAWN = (7, 5)
"""Cards that an imagined hand has chosen from for each turn played, as a fraction: more than one, as taken cards are good."""
_SURE = 1 << 20
_DOUBTS = (2, 2, 2, 2, 1, 1, 1, 1)
"""For the top of the discard pile and the cards below it: how often the weight of a hand that would want it is halved."""
_COMPLETES, _HELPS = 950, 500
"""What a discard loses, in thousandths, if it completes the next player's hand, and if it brings that nearer.

The second counts between two players alone: among more, what slows the next one down is a present to the others.
"""


class Guess(NamedTuple):
    """A hand that the next player may have.

    weight: how well it explains the discard pile. lacking: cards to the nearest great hand. near: the row of those.
    """

    hand: Cards
    weight: int
    lacking: int
    near: Row


class ExpertBot(HardBot):
    """The hard player that judges the end of the stock better, with an eye on the next player."""

    early = dict.fromkeys(HardBot.early, 2)

    def discard(self, view: View[Table, Memory], seen: Seen, discards: list[Card]) -> Generator[None, None, Card]:
        """Close with the card that is least likely to make somebody a better hand; else weigh promise against danger."""
        form = seen.setup.form
        closing = [card for card in melds.closing(form, seen.hand) if card in discards]
        if len(closing) == 1:
            return closing[0]
        great = great_hands(form)
        sums, live = great.sums(each(seen.hand)), great.without(seen.dead)
        if not closing and sense.too_late(seen, sense.nearest(great, sums, live), seen.draws, self._draws(view)):
            return (yield from super().discard(view, seen, discards))
        narrow, guesses = yield from guess(great, seen, view, dice_for(self._seed, view))
        if closing:
            return min(closing, key=lambda card: _beaten(form, seen.hand ^ 1 << card, card, guesses))
        promise = sense.promise(great, sums, live, discards)
        safe = safety(narrow, guesses, discards, _HELPS if view.options.seats == 2 else 0)
        return self.best(form, {card: promise[card] * safe[card] for card in discards})


def guess(
    great: GreatHands, seen: Seen, view: View[Table, Memory], dice: Dice
) -> Generator[None, None, tuple[GreatHands, list[Guess]]]:
    """Hands that the next player may have, and the great hands that their rows count: a slice is one of them."""
    seats = seen.setup.seats
    taken = cards.of(view.pile("hand", ((view.seat or 0) + 1) % seats).known)
    pile = view.pile("discards").up
    open_cards = cards.of(pile)
    narrow = yield from _within_reach(great, seen, pile, taken)
    live = narrow.without(open_cards)
    start = narrow.sums(each(taken))
    room = seen.setup.size - taken.bit_count()
    drawn = room + len(pile) * _DRAWN[0] // (_DRAWN[1] * seats)
    unknown = cards.listed(seen.unknown)
    found = []
    for _ in range(HANDS):
        mixed = chance.shuffled(unknown, dice)
        hand, sums = _collected(narrow, live, start, mixed[:room], mixed[room:drawn])
        lacking = sense.nearest(narrow, sums, live)
        yield
        if not lacking:
            continue  # it would have closed
        near = narrow.lacking(sums, narrow.every, lacking)[lacking]
        weight = _SURE
        for doubt, card in zip(_DOUBTS, reversed(pile)):
            if near & narrow.holding[card]:
                weight >>= doubt
        found.append(Guess(taken | cards.of(hand), weight, lacking, near & live))
    return narrow, found


def _within_reach(great: GreatHands, seen: Seen, pile: Sequence[Card], taken: Cards) -> Generator[None, None, GreatHands]:
    """The great hands that the next player may be after.

    None of their cards is known in another hand, one at most is on the discard pile, and three at most are this seat's own.
    """
    kept = seen.kept & ~taken
    _, _, fours, eights = great.sums(each(seen.hand))
    _, twos_open, fours_open, eights_open = great.sums(pile)
    within = great.without(kept) & ~(fours | eights | twos_open | fours_open | eights_open)
    return (yield from great.only(within))


def _collected(great: GreatHands, live: Row, start: Sums, held: list[Card], drawn: Iterable[Card]) -> tuple[list[Card], Sums]:
    """A hand after it has drawn these cards and put away the worst one each time; `start` counts cards it keeps for good."""
    hand, sums = held, start
    for card in held:
        sums = great.plus(sums, card)
    for card in drawn:
        full = great.plus(sums, card)
        rows = great.lacking(full, live, sense.FARTHEST)
        if rows[0]:
            continue  # it would have closed
        worst = sense.least_missed(great, rows, [*hand, card])
        if worst != card:
            hand[hand.index(worst)] = card
            sums = great.minus(full, worst)
    return hand, sums


def safety(great: GreatHands, guesses: list[Guess], discards: Iterable[Card], helps: int) -> dict[Card, int]:
    """For each discard 1,000 less what it may give the next player. helps: what it costs to bring a hand nearer."""
    whole = sum(one.weight for one in guesses) or 1
    safe = {}
    for card in discards:
        row = great.holding[card]
        lost = 0
        for one in guesses:
            if one.near & row:
                lost += one.weight * (_COMPLETES if one.lacking == 1 else helps)
        safe[card] = 1000 - lost // whole
    return safe


def _beaten(form: melds.Form, kept: Cards, discard: Card, guesses: list[Guess]) -> tuple[int, tuple[int, ...], Card]:
    """How often the closing discard makes a better hand than the one kept; then the better hand goes first."""
    own = melds.worth(form, kept) or ()
    beaten = 0
    for one in guesses:
        best = melds.best_with(form, one.hand, discard)
        if best is not None and best[0] > own:
            beaten += one.weight
    return beaten, tuple(-part for part in own), discard
