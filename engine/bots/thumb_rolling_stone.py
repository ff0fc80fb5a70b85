"""The rule of thumb of Rolling Stone: voids are poison, and the suit of the lead is the game.

A lead in a long suit keeps the hand even; a lead that a later player cannot follow makes that player pick up. What is known of
the others comes from the view alone: cards picked up in public, and suits that a forced pick-up has proven void.
"""

from engine import cards, chance
from engine.cards import PER_SUIT, SUIT_CARDS, Card, Cards
from engine.chance import Dice
from engine.games.rolling_stone import PICK_UP
from engine.games.rolling_stone_state import Memory, Table
from engine.model import Action, Seat, View

_SURE = 1000
"""A certain chance; chances are whole thousandths, so that every machine reckons alike."""
LENGTH = 1600
"""What it gains, in thousandths, for each card of the suit in hand."""
AGAINST = {4: 1000, 5: 250, 6: 0}
"""What it costs, in thousandths, that a later player can follow, by number of seats."""
FOR = {4: 200, 5: 700, 6: 1500}
EACH = 200
"""What it gains that a later player must pick up; and more for each player up to that one, as cards are laid by then."""
LAST = 20_000
"""What it costs that a player with one card left can follow, and is out."""
_NEARLY = 300
"""Suits whose lead is worth less than the best by no more than this are alike: a fifth of a card more in the suit."""


def choose(view: View[Table, Memory], dice: Dice) -> list[Action]:  # noqa: ARG001  (every rule of thumb may throw dice)
    """Lead the lowest card of the best suit; follow with the cheapest winner, else the lowest; cards next to it are alike.

    With two cards left the trick is all: who takes it leads the last card and is out. So lead a card that nobody can beat, and
    follow with the highest while others are still to play.
    """
    plays = [action for action in view.legal if action is not PICK_UP]
    trick = view.pile("trick").up
    hand = cards.of(view.pile("hand", view.seat).up)
    two_left = hand.bit_count() == 2
    if not trick:
        for action in plays if two_left else ():
            if not _above(_card(action)) & ~_out_of_reach(view):
                return [action]
        scores = {suit: _lead(view, hand, suit) for suit in {_card(action) // PER_SUIT for action in plays}}
        most = max(scores.values())
        suits = sorted((suit for suit in scores if scores[suit] >= most - _NEARLY), key=lambda suit: (-scores[suit], suit))
        return [action for suit in suits for action in _alike([one for one in plays if _card(one) // PER_SUIT == suit])]
    winners = [action for action in plays if _card(action) > max(trick)]
    if winners and two_left and len(trick) < view.options.seats - 1:
        return [max(winners, key=_card)]
    return _alike(winners or plays)


def _alike(plays: list[Action]) -> list[Action]:
    """The lowest of these cards of one suit, and those that follow on it without a gap."""
    plays = sorted(plays, key=_card)
    return [action for place, action in enumerate(plays) if _card(action) == _card(plays[0]) + place]


def by_feel(view: View[Table, Memory], dice: Dice) -> Action:
    """Any card that may be played; a trick is picked up only where it must be."""
    plays = [action for action in view.legal if action is not PICK_UP]
    return chance.pick(dice, plays)


def _above(card: Card) -> Cards:
    """The higher cards of its suit."""
    return SUIT_CARDS[card // PER_SUIT] & ~((2 << card) - 1)


def _out_of_reach(view: View[Table, Memory]) -> Cards:
    """The cards that nobody else can hold: the own ones, those out of play, and those not in the pack."""
    gone = cards.of(view.pile("hand", view.seat).up) | ~_pack(view)
    for seat in range(view.options.seats):
        gone |= cards.of(view.pile("won", seat).known)
    return gone


def _card(action: Action) -> Card:
    return action.card if action.card is not None else -1


def _lead(view: View[Table, Memory], hand: Cards, suit: int) -> int:
    """How good a lead in that suit is, in thousandths."""
    seats = view.options.seats
    seat = view.seat or 0
    score = LENGTH * (hand & SUIT_CARDS[suit]).bit_count()
    reach = _SURE
    unknown, of_suit = _unknown(view, suit)
    for step in range(1, seats):
        void = _void(view, (seat + step) % seats, suit, unknown, of_suit)
        against = AGAINST[seats] + (LAST if view.pile("hand", (seat + step) % seats).count == 1 else 0)
        gain = void * (FOR[seats] + EACH * step) - (_SURE - void) * against
        score += reach * gain // (_SURE * _SURE)
        reach = reach * (_SURE - void) // _SURE
    return score


def _unknown(view: View[Table, Memory], suit: int) -> tuple[int, int]:
    """How many cards lie this seat knows not where, and how many of them are of the suit."""
    seen = 0
    for pile in view.piles:
        seen |= cards.of(pile.known)
    rest = _pack(view) & ~seen
    return rest.bit_count(), (rest & SUIT_CARDS[suit]).bit_count()


def _pack(view: View[Table, Memory]) -> Cards:
    lowest = {4: "7", 5: "5", 6: "3"}[view.options.seats]
    return cards.pack(cards.RANKS[cards.RANKS.index(lowest) :])


def _void(view: View[Table, Memory], seat: Seat, suit: int, unknown: int, of_suit: int) -> int:
    """The chance, in thousandths, that a seat has no card of the suit."""
    pile = view.pile("hand", seat)
    known = cards.of(pile.known)
    if known & SUIT_CARDS[suit]:
        return 0
    if view.memory.void[seat] >> suit & 1:
        return _SURE
    void = _SURE
    for drawn in range(pile.count - len(pile.known)):
        if unknown - drawn <= 0:
            break
        void = void * max(0, unknown - of_suit - drawn) // (unknown - drawn)
    return void
