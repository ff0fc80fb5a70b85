"""Judgement for Michigan: what a lead is worth, what is proven to lie in the extra hand, and a deal played to its end bare.

The only choices after the stakes and the swap are leads, at most one a suit. A lead is weighed by what anybody can see of it:
how low it is, how far its own cards follow on, whether the lead comes back, which pots it opens for oneself or for others, and
which cards can never be played but by leading them (*stranded*: the card below is gone). The weights were tuned by playing
some hundred thousand deals against the rule of thumb. All of them are integers.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine import cards
from engine.cards import FULL_PACK, PER_SUIT, Card, Cards
from engine.games.michigan_state import HONOURS, Memory, Table
from engine.model import Action, View

_ACE = PER_SUIT - 1
_SUIT = (1 << PER_SUIT) - 1
_NO_SUIT = -1
_HONOUR_OF = {cards.suit(card): (cards.rank(card), number) for number, card in enumerate(HONOURS)}
_POT_OF = dict(zip(HONOURS, range(len(HONOURS))))


class Weights(NamedTuple):
    """What counts in a lead, in about a tenth of a marker.

    low        for each rank below the ace
    run        for each own card that is played in a row
    stranded   if nothing but a lead will ever play it; others: for each other such card of the suit
    held       for each marker on the suit's honour if the leader holds it
    given      for each marker on it if somebody else may be helped to it
    back       if the suit may come back to the leader
    stays      if the run certainly ends with the leader, who leads again
    """

    low: int
    run: int
    stranded: int
    others: int
    held: int
    given: int
    back: int
    stays: int


TWO = Weights(low=1, run=5, stranded=21, others=14, held=1, given=-8, back=4, stays=12)
MORE = Weights(low=0, run=5, stranded=21, others=14, held=7, given=-4, back=10, stays=24)


def weights_for(seats: int) -> Weights:
    """The weights for that many players."""
    return TWO if seats == 2 else MORE


class _Shapes(dict[int, tuple[int, int, int]]):
    """Of the cards of one suit, as thirteen bits: the lowest, the last of its run, and 1 if there are more behind a gap."""

    def __missing__(self, part: int) -> tuple[int, int, int]:
        low = end = (part & -part).bit_length() - 1
        while part >> (end + 1) & 1:
            end += 1
        found = self[part] = (low, end, int(part >> (end + 1) != 0))
        return found


_shapes = _Shapes()


def worth_of(part: int, gone: int, suit: int, pots: Sequence[int], weights: Weights) -> int:
    """What leading the lowest of these cards of one suit is worth; `part` and `gone` are thirteen bits."""
    low, end, behind = _shapes[part]
    score = weights.low * (_ACE - low) + weights.run * (end - low + 1) + weights.back * behind
    stranded = part & (gone << 1 | 1)
    if stranded:
        score += weights.others * stranded.bit_count()
        if stranded >> low & 1:
            score += weights.stranded - weights.others
    stays = end == _ACE or gone >> (end + 1) & 1
    if stays:
        score += weights.stays
    rank, honour = _HONOUR_OF[suit]
    pot = pots[honour]
    if pot and rank >= low:
        if part >> rank & 1:
            score += weights.held * pot
        elif not stays and not gone >> rank & 1:
            score += weights.given * pot
    return score


def best_lead(hand: Cards, stopped: int, gone: Cards, pots: Sequence[int], weights: Weights, strict: bool) -> Card:
    """The lead of the greatest worth, of equals that in the lowest suit.

    stopped: the suit that may not be led (MI-9), or -1. gone: cards that nobody can play any more. strict: MI-6, strict lowest.
    """
    best, found = 0, -1
    least = _ACE + 1
    for suit in range(4):
        part = hand >> PER_SUIT * suit & _SUIT
        if not part or suit == stopped:
            continue
        if strict:
            low = _shapes[part][0]
            if low > least:
                continue
            if low < least:
                least, found = low, -1
        score = worth_of(part, gone >> PER_SUIT * suit & _SUIT, suit, pots, weights)
        if found < 0 or score > best:
            best, found = score, suit
    if found < 0:
        found = stopped
    return PER_SUIT * found + _shapes[hand >> PER_SUIT * found & _SUIT][0]


def weigh(view: View[Table, Memory], gone: Cards) -> dict[Action, int]:
    """What each lead open to this seat is worth."""
    hand = cards.of(view.pile("hand", view.seat).up)
    pots, weights = pots_of(view), weights_for(view.options.seats)
    worth = {}
    for action in view.legal:
        suit = cards.suit(action.card or 0)
        part, dead = hand >> PER_SUIT * suit & _SUIT, gone >> PER_SUIT * suit & _SUIT
        worth[action] = worth_of(part, dead, suit, pots, weights)
    return worth


def lies_dead(view: View[Table, Memory]) -> Cards:
    """All cards that nobody will play any more, as far as this seat can prove it: played ones, and those in the extra hand.

    A stop proves a card there, a swapper knows them all; and so does what every other player's leads have denied.
    """
    gone = cards.of(view.pile("played").up) | cards.of(view.pile("run").up)
    seat = view.seat or 0
    hand = cards.of(view.pile("hand", seat).up)
    extra = cards.of(view.memory.dead) | cards.of(view.pile("extra").known)
    nobody = FULL_PACK & ~hand
    for other, lacking in enumerate(view.memory.lacking):
        if other != seat:
            pile = view.pile("hand", other)
            nobody &= ~cards.of(pile.known) if len(pile.known) == pile.count else lacking
    return gone | extra | nobody


def pots_of(view: View[Table, Memory]) -> list[int]:
    """The markers on each honour."""
    return [sum(view.heap(f"on {cards.name(honour)}").counts) for honour in HONOURS]


def sure_ways_out(hand: Cards, stopped: int, gone: Cards) -> list[Card]:
    """The leads after which this hand is certainly played out without anybody else's coming in."""
    found = []
    for suit in range(4):
        part = hand >> PER_SUIT * suit & _SUIT
        if not part or (suit == stopped and hand != part << PER_SUIT * suit):
            continue
        low, end, _ = _shapes[part]
        run = ((1 << (end - low + 1)) - 1) << (PER_SUIT * suit + low)
        stays = end == _ACE or gone >> (PER_SUIT * suit + end + 1) & 1
        if run == hand or (stays and sure_ways_out(hand ^ run, suit, gone | run)):
            found.append(PER_SUIT * suit + low)
    return found


def play_on(
    hands: list[Cards],
    lead: Card,
    leader: int,
    gone: Cards,
    pots: list[int],
    weights: Weights,
    strict: bool,
) -> list[int]:
    """Play a deal to its end from a lead, everybody leading by these weights; the markers that each player wins or loses.

    hands and pots are used up. gone: played cards, and those that all know to lie in the extra hand.
    """
    gains = [0] * len(hands)
    counts = list(map(int.bit_count, hands))
    holder = [_NO_SUIT] * (PER_SUIT * 4 + 1)
    for seat, hand in enumerate(hands):
        for card in cards.listed(hand):
            holder[card] = seat
    card = lead
    while True:
        while True:
            bit = 1 << card
            hands[leader] ^= bit
            counts[leader] -= 1
            gone |= bit
            holder[card] = _NO_SUIT
            honour = _POT_OF.get(card)
            if honour is not None:
                gains[leader] += pots[honour]
                pots[honour] = 0
            if not counts[leader]:
                for seat, left in enumerate(counts):
                    gains[seat] -= left
                    gains[leader] += left
                return gains
            if card % PER_SUIT == _ACE:
                break
            following = holder[card + 1]
            if following < 0:
                gone |= bit << 1
                break
            leader = following
            card += 1
        card = best_lead(hands[leader], card // PER_SUIT, gone, pots, weights, strict)
