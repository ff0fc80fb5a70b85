"""Judgement of Rolling Stone for bots that search: which cards are alike, and how a deal goes on.

Deals are played on to their end by simple sense, not by chance alone. Of the leads some are those of the rule of thumb, by
somebody who sees all hands: late in a deal everybody has picked up so much in public that this is nearly true. The others come
from any suit, because players have ideas of their own. Led is the lowest card, and followed with the cheapest winner, else the
lowest.
"""

from collections.abc import Sequence

from engine import cards
from engine.bots.sense import WORTH, Ending, shares
from engine.bots.thumb_rolling_stone import AGAINST, EACH, FOR, LAST, LENGTH
from engine.cards import PER_SUIT, SUIT_CARDS
from engine.chance import Dice
from engine.games.rolling_stone import HAND
from engine.games.rolling_stone_state import Memory, State, Table, setup_for
from engine.model import Action, View

_WILLED = 16
"""One of so many players who could follow picks up instead, where that is allowed (RS-11)."""
_SUIT_OF = {1 << card: SUIT_CARDS[card // PER_SUIT] for card in range(52)}


class RollingStoneSense:
    """See `sense.Judgement`.

    wit  of a hundred leads those by the rule of thumb: half do for players of every kind, most against good ones
    """

    at_once = 16

    def __init__(self, wit: int = 50) -> None:
        self._wit = wit

    def choices(self, view: View[Table, Memory]) -> Sequence[Action]:
        """Of cards with nothing between them but what is gone or in the same hand, only the lowest."""
        between = cards.of(view.pile("hand", view.seat).up)
        for pile in view.piles:
            if pile.zone.name in ("won", "away"):
                between |= cards.of(pile.known)
        found: list[Action] = []
        last = -1
        for action in view.legal:
            card = action.card
            if card is not None and last >= 0 and card // PER_SUIT == last // PER_SUIT:
                gap = (1 << card) - (2 << last)
                last = card
                if not gap & ~between:
                    continue
            elif card is not None:
                last = card
            found.append(action)
        return found

    def ending(self, view: View[Table, Memory]) -> Ending:
        """Plays on by simple sense until somebody is out or the limit of RS-12 is reached."""
        setup = setup_for(view.options)
        seats, most = setup.seats, setup.most_voluntary
        limit, by_cards, wit = setup.limit, setup.by_cards, self._wit
        reach = [FOR[seats] + EACH * (follow + 1) - AGAINST[seats] * follow for follow in range(seats - 1)]
        reach.append(-AGAINST[seats] * (seats - 1))

        def play_on(state: State, dice: Dice) -> Sequence[int]:
            hands = state.hands
            if state.phase == "over":
                won = shares(state.winners, seats)
                return _in_points(won, hands) if by_cards else won
            throw = dice.random
            pickups, voluntary = state.pickups, state.voluntary
            turn, barred, led, laid, laying = state.turn, state.barred, state.led, state.laid, len(state.trick)
            assert turn is not None
            highest, best = 0, turn
            if laying:
                top = max(state.trick)
                highest, best = 1 << top, (turn - laying + state.trick.index(top)) % seats
            made = state.made
            while True:
                hand = hands[turn]
                if not laying:
                    if made >= limit:
                        break
                    free = hand & ~barred
                    if free & ~_SUIT_OF[free & -free]:
                        wise = int(throw() * 100) < wit
                        free = _by_thumb(hands, turn, free, reach) if wise else _any_suit(free, dice)
                    bit = free & -free
                    led = _SUIT_OF[bit]
                    laid = barred = highest = 0
                else:
                    follow = hand & led
                    willed = follow and most and voluntary[turn] < most and int(throw() * _WILLED) == 0
                    if willed:
                        voluntary[turn] += 1
                    if willed or not follow:
                        hands[turn] = hand | laid
                        barred = laid
                        pickups[turn] += 1
                        made += 1
                        laying = laid = 0
                        continue
                    higher = follow & -highest
                    bit = higher & -higher if higher else follow & -follow
                made += 1
                laid |= bit
                hand ^= bit
                hands[turn] = hand
                if not hand:
                    won = shares((turn,), seats)
                    return _in_points(won, hands) if by_cards else won
                if bit > highest:
                    highest, best = bit, turn
                laying += 1
                if laying == seats:
                    turn, laying, laid = best, 0, 0
                    continue
                turn += 1
                if turn == seats:
                    turn = 0
            won = _at_limit(hands, pickups)
            return _in_points(won, hands) if by_cards else won

        return play_on


def _by_thumb(hands: list[int], leader: int, free: int, reach: list[int]) -> int:
    """The free cards of the suit that the rule of thumb leads where all hands are seen.

    reach  by how many of the others follow before one cannot: what that is worth
    """
    own, others = hands[leader], hands[leader + 1 :] + hands[:leader]
    lone = 0
    for hand in others:
        if not hand & (hand - 1):
            lone |= hand
    most, best = -1 << 30, 0
    for suit in SUIT_CARDS:
        part = free & suit
        if not part:
            continue
        follow = 0
        for hand in others:
            if not hand & suit:
                break
            follow += 1
        score = LENGTH * (own & suit).bit_count() + reach[follow]
        if lone & suit:
            score -= LAST * sum([1 for hand in others[:follow] if not hand & (hand - 1)])
        if score > most:
            most, best = score, part
    return best


def _any_suit(free: int, dice: Dice) -> int:
    """The cards of a suit, each as likely as it is long."""
    skip = int(dice.random() * free.bit_count())
    more = free
    while skip:
        more &= more - 1
        skip -= 1
    return free & _SUIT_OF[more & -more]


def _at_limit(hands: list[int], pickups: list[int]) -> list[int]:
    """RS-12: the fewest cards, then the fewest pick-ups."""
    ranked = [(hand.bit_count(), picked) for hand, picked in zip(hands, pickups)]
    best = min(ranked)
    return shares([seat for seat, one in enumerate(ranked) if one == best], len(hands))


def _in_points(won: list[int], hands: list[int]) -> list[int]:
    """RS-14: who wins scores the others' cards. A quarter for nothing, more for points, less for those of others."""
    seats = len(hands)
    sizes = [hand.bit_count() for hand in hands]
    held = sum(sizes)
    points = [part * (held - size) for part, size in zip(won, sizes)]
    total, most = sum(points), HAND * seats
    return [WORTH // 4 + 3 * (mine - (total - mine) // (seats - 1)) // (4 * most) for mine in points]
