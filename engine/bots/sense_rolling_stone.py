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
from engine.cards import PER_SUIT, Cards, Suit
from engine.chance import Dice
from engine.games.rolling_stone import HAND
from engine.games.rolling_stone_state import Memory, State, Table, setup_for
from engine.model import Action, Seat, View

_WILLED = 16
"""One of so many players who could follow picks up instead, where that is allowed (RS-11)."""
_SUIT = (1 << PER_SUIT) - 1
_SHIFTS = range(0, 4 * PER_SUIT, PER_SUIT)


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
        around = [(*range(leader + 1, seats), *range(leader)) for leader in range(seats)]
        reach = [FOR[seats] + EACH * (follow + 1) - AGAINST[seats] * follow for follow in range(seats - 1)]
        reach.append(-AGAINST[seats] * (seats - 1))
        farthest = max(reach)

        def play_on(state: State, dice: Dice) -> Sequence[int]:
            # Hands by suit and seat, each part thirteen bits: to follow is to look at one part, and numbers stay small.
            suits = [[hand >> shift & _SUIT for hand in state.hands] for shift in _SHIFTS]
            sizes = list(map(int.bit_count, state.hands))
            if state.phase == "over":
                return _worth(state.winners, sizes, by_cards)
            hearts, diamonds, clubs, spades = suits
            throw = dice.random
            pickups, voluntary, trick = state.pickups, state.voluntary, state.trick
            turn: Seat = state.turn  # type: ignore[assignment]  # the deal is not over, so it is somebody's turn
            made = state.made - len(trick)  # the moves of a trick are counted at its end
            # What may be led, by suit, and how many cards that is.
            leads = state.hands[turn] & ~state.barred
            free, many = [leads >> shift & _SUIT for shift in _SHIFTS], leads.bit_count()
            # The trick: its cards as a set, from the highest of them upwards, whose that is, and who is to follow.
            laid = 0
            if trick:
                suit, top = divmod(max(trick), PER_SUIT)
                held, laid, above = suits[suit], state.laid >> _SHIFTS[suit], -1 << top
                leader = (turn - len(trick)) % seats
                best, following = (leader + trick.index(max(trick))) % seats, around[leader][len(trick) - 1 :]
            while True:
                if not laid:
                    if made >= limit:
                        return _worth(_at_limit(sizes, pickups), sizes, by_cards)
                    if free.count(0) == 3:
                        suit = free.index(max(free))
                    elif throw() * 100 < wit:
                        suit = _by_thumb(suits, turn, free, around[turn], sizes, reach, farthest)
                    else:
                        suit = _any_suit(free, int(throw() * many))
                    held = suits[suit]
                    laid = free[suit] & -free[suit]
                    held[turn] ^= laid
                    sizes[turn] -= 1
                    if not sizes[turn]:
                        return _worth((turn,), sizes, by_cards)
                    above, best, following = -laid, turn, around[turn]
                for turn in following:
                    follow = held[turn]
                    if not follow or (most and voluntary[turn] < most and throw() * _WILLED < 1):  # RS-8, RS-11
                        if follow:
                            voluntary[turn] += 1
                        pickups[turn] += 1
                        held[turn] = follow | laid
                        number, many = laid.bit_count(), sizes[turn]
                        sizes[turn] = many + number
                        made += number + 1
                        break
                    higher = follow & above
                    if higher:
                        bit = higher & -higher
                        above, best = -bit, turn
                    else:
                        bit = follow & -follow
                    held[turn] = follow ^ bit
                    laid |= bit
                    size = sizes[turn] = sizes[turn] - 1
                    if not size:
                        return _worth((turn,), sizes, by_cards)
                else:
                    turn = best
                    follow, many = held[turn], sizes[turn]
                    made += seats
                laid = 0
                free = [hearts[turn], diamonds[turn], clubs[turn], spades[turn]]
                free[suit] = follow  # without what was just picked up (RS-9)

        return play_on


def _by_thumb(
    suits: list[list[Cards]],
    leader: Seat,
    free: list[Cards],
    others: tuple[Seat, ...],
    sizes: list[int],
    reach: list[int],
    farthest: int,
) -> Suit:
    """The suit that the rule of thumb leads where all hands are seen.

    suits   the hands by suit and seat; sizes: by seat alone
    free    by suit what the leader may lead
    others  in turn order
    reach   by how many of the others follow before one cannot: what that is worth; farthest: the most of these
    """
    lone = 1 in sizes
    most, best = -1 << 29, 0
    for suit, part in enumerate(free):
        if part:
            held = suits[suit]
            score = LENGTH * held[leader].bit_count()
            if score + farthest <= most:
                continue  # it cannot become better, whoever follows
            follow = 0
            if lone:
                for seat in others:
                    if not held[seat]:
                        break
                    follow += 1
                    if sizes[seat] == 1:
                        score -= LAST
            else:
                for seat in others:
                    if not held[seat]:
                        break
                    follow += 1
            score += reach[follow]
            if score > most:
                most, best = score, suit
    return best


def _any_suit(free: list[Cards], skip: int) -> Suit:
    """The suit of the next card after so many: each suit is as likely as it is long."""
    for suit, part in enumerate(free):
        skip -= part.bit_count()
        if skip < 0:
            return suit
    raise ValueError("fewer cards than were to be skipped")


def _at_limit(sizes: list[int], pickups: list[int]) -> list[Seat]:
    """RS-12: the fewest cards, then the fewest pick-ups."""
    ranked = list(zip(sizes, pickups))
    best = min(ranked)
    return [seat for seat, one in enumerate(ranked) if one == best]


def _worth(winners: Sequence[Seat], sizes: list[int], by_cards: bool) -> Sequence[int]:
    """What a deal that ended so is worth to each seat.

    Where points are scored the winners get the others' cards (RS-14): a quarter for nothing, more for points, less for those of
    others.
    """
    won = shares(winners, len(sizes))
    if not by_cards:
        return won
    seats, held = len(sizes), sum(sizes)
    points = [part * (held - size) for part, size in zip(won, sizes)]
    total, most = sum(points), HAND * seats
    return [WORTH // 4 + 3 * (mine - (total - mine) // (seats - 1)) // (4 * most) for mine in points]
