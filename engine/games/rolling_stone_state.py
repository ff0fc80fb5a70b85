"""What lies on the table of Rolling Stone, and what of it each seat may know. The rules are in `rolling_stone`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Self

from engine import cards, worlds
from engine.cards import PER_SUIT, SUIT_CARDS, Card, Cards
from engine.chance import Dice, Seed
from engine.events import Said, moves, turn_of
from engine.games import dealing
from engine.games.dealing import STOCK, cut_zone
from engine.model import Action, Options, Pile, Seat, Sight, View, Zone
from engine.worlds_alike import Place

MOVES_A_PLAYER = 40
"""RS-12."""
RANKS_FOR = {4: "789TJQKA", 5: "56789TJQKA", 6: "3456789TJQKA"}


@dataclass(frozen=True, slots=True)
class Table:
    """Public facts.

    phase      "deal", "play" or "over" (deal or match ended)
    deal       number of the deal, from 1; 0 before the first
    leader     who led to this trick, or leads
    barred     cards that may not be led now (RS-9)
    made       moves made in this deal; limit: where it stops (RS-12)
    pickups    pick-ups in this deal by seat; tricks: tricks won in it
    winners    of the deal that has just ended; champions: of the match
    """

    phase: str
    deal: int
    dealer: Seat | None
    leader: Seat | None
    barred: tuple[Card, ...]
    made: int
    limit: int
    pickups: tuple[int, ...]
    tricks: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    champions: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """What has been proven.

    picked    by seat the cards picked up in public and still held
    void      by seat the suits (bit = suit number) of which it holds no card that was not picked up in public
    unsure    by seat the suits of its pick-ups that may have been forced or not (RS-11); each is settled when such a card shows
    proven    by seat the pick-ups that were certainly voluntary
    own       voluntary pick-ups of the viewing seat in this deal; 0 for onlookers
    """

    picked: tuple[tuple[Card, ...], ...]
    void: tuple[int, ...]
    unsure: tuple[tuple[int, ...], ...]
    proven: tuple[int, ...]
    own: int


class Setup:
    """What stays the same for a whole table: zones, limits, and the events of moves, made once."""

    def __init__(self, options: Options) -> None:
        seats = self.seats = options.seats
        self.options = options
        self.most_voluntary = {"false": 0, "true": 1 << 30, "two": 2}[options["voluntary_pickup"]]
        self.match_to = options.number("match_to")
        self.by_cards = options["scoring"] == "cards"
        self.open_hands = options.flag("open_hands")
        self.limit = MOVES_A_PLAYER * seats
        self.pack = cards.pack(RANKS_FOR[seats])
        self.order = cards.listed(self.pack)
        self.hands = [dealing.hand_zone(seat, options) for seat in range(seats)]
        self.won = [Zone("won", seat, Sight.HIDDEN) for seat in range(seats)]
        self.trick = Zone("trick")
        self.away = Zone("away", None, Sight.HIDDEN)
        self.from_stock = [moves(STOCK, hand) for hand in self.hands]
        self.to_trick = [moves(hand, self.trick) for hand in self.hands]
        self.to_won = [moves(self.trick, won) for won in self.won]
        self.to_hand = [moves(self.trick, hand) for hand in self.hands]
        self.rolls = [[Said("picks_up", seat, (), number) for number in range(seats)] for seat in range(seats)]
        self.following = [dealing.after(seat, seats) for seat in range(seats)]
        self.turns = [turn_of(seat) for seat in range(seats)]


@cache
def setup_for(options: Options) -> Setup:
    """The one setup of a table with these options."""
    return Setup(options)


class State:
    """A match of Rolling Stone. Sets of cards are bit masks; lists are by seat.

    trick, laid  the cards of the trick in order, and as a set; led: all cards of the suit led, 0 before a lead
    """

    __slots__ = (
        "away",
        "barred",
        "champions",
        "deal",
        "dealer",
        "hands",
        "laid",
        "leader",
        "led",
        "made",
        "phase",
        "picked",
        "pickups",
        "ply",
        "proven",
        "reason",
        "scores",
        "secret",
        "setup",
        "trick",
        "tricks",
        "turn",
        "unsure",
        "void",
        "voluntary",
        "winners",
        "won",
    )  # fmt: skip

    def __init__(self, setup: Setup, secret: Seed) -> None:
        seats = setup.seats
        self.setup = setup
        self.secret = secret
        self.ply = 0
        self.turn: Seat | None = 0
        self.phase = "deal"
        self.deal = 0
        self.dealer: Seat | None = None
        self.scores = [0] * seats
        self.winners: tuple[Seat, ...] = ()
        self.champions: tuple[Seat, ...] = ()
        self.reason = ""
        self.hands: list[Cards] = [0] * seats
        self.away: Cards = 0
        self.clear()

    def clear(self) -> None:
        """Forget the last deal's play; hands are dealt anew by the caller."""
        seats = self.setup.seats
        self.picked: list[Cards] = [0] * seats
        self.won: list[Cards] = [0] * seats
        self.trick: list[Card] = []
        self.leader: Seat | None = None
        self.led: Cards = 0
        self.laid: Cards = 0
        self.barred: Cards = 0
        self.made = 0
        self.pickups = [0] * seats
        self.tricks = [0] * seats
        self.voluntary = [0] * seats
        self.void = [0] * seats
        self.unsure: list[tuple[int, ...]] = [()] * seats
        self.proven = [0] * seats

    def copy(self) -> Self:
        """An independent state."""
        new = object.__new__(type(self))
        new.setup = self.setup
        new.secret = self.secret
        new.ply = self.ply
        new.turn = self.turn
        new.phase = self.phase
        new.deal = self.deal
        new.dealer = self.dealer
        new.scores = self.scores[:]
        new.winners = self.winners
        new.champions = self.champions
        new.reason = self.reason
        new.hands = self.hands[:]
        new.away = self.away
        new.picked = self.picked[:]
        new.won = self.won[:]
        new.trick = self.trick[:]
        new.leader = self.leader
        new.led = self.led
        new.laid = self.laid
        new.barred = self.barred
        new.made = self.made
        new.pickups = self.pickups[:]
        new.tricks = self.tricks[:]
        new.voluntary = self.voluntary[:]
        new.void = self.void[:]
        new.unsure = self.unsure[:]
        new.proven = self.proven[:]
        return new


def look(state: State, seat: Seat | None, legal: tuple[Action, ...], all_hands: bool, all_piles: bool) -> View[Table, Memory]:
    """The table as that seat may see it; `legal` is what the seat to act may do."""
    setup = state.setup
    pack = cards.listed(setup.pack) if state.deal == 0 else ()
    piles = [Pile(STOCK, len(pack), (), pack if all_piles else ())]
    for owner in range(setup.seats):
        hand = state.hands[owner]
        if all_hands or owner == seat:
            held = cards.listed(hand)
            piles.append(Pile(setup.hands[owner], len(held), held, held))
        else:
            piles.append(Pile(setup.hands[owner], hand.bit_count(), (), cards.listed(state.picked[owner])))
    piles.append(Pile(setup.trick, len(state.trick), tuple(state.trick), tuple(state.trick)))
    for owner in range(setup.seats):
        won = cards.listed(state.won[owner])
        piles.append(Pile(setup.won[owner], len(won), (), won))
    piles += [Pile(cut_zone(owner), 0) for owner in range(setup.seats)]
    away = cards.listed(state.away)
    piles.append(Pile(setup.away, len(away), (), away if all_piles else ()))
    return View(
        seat=seat,
        turn=state.turn,
        ply=state.ply,
        options=setup.options,
        piles=tuple(piles),
        legal=legal if seat is not None and seat == state.turn else (),
        scores=tuple(state.scores),
        table=Table(
            phase=state.phase,
            deal=state.deal,
            dealer=state.dealer,
            leader=state.leader,
            barred=cards.listed(state.barred),
            made=state.made,
            limit=setup.limit,
            pickups=tuple(state.pickups),
            tricks=tuple(state.tricks),
            winners=state.winners,
            reason=state.reason,
            champions=state.champions,
        ),
        memory=Memory(
            picked=tuple(cards.listed(held) for held in state.picked),
            void=tuple(state.void),
            unsure=tuple(state.unsure),
            proven=tuple(state.proven),
            own=state.voluntary[seat] if seat is not None else 0,
        ),
    )


def imaginer(view: View[Table, Memory]) -> Callable[[Dice], State]:
    """Deals worlds with other hidden cards, all equally likely, in which every pick-up is explained as everybody saw it."""
    setup = setup_for(view.options)
    table, memory = view.table, view.memory
    seats = range(setup.seats)
    base = State(setup, 0)
    dealing.take_over(base, view)
    base.scores = list(view.scores)
    base.trick = list(view.pile("trick").up)
    base.laid = cards.of(base.trick)
    base.led = SUIT_CARDS[base.trick[0] // PER_SUIT] if base.trick else 0
    base.leader, base.barred, base.made = table.leader, cards.of(table.barred), table.made
    base.pickups, base.tricks = list(table.pickups), list(table.tricks)
    base.void, base.unsure, base.proven = list(memory.void), list(memory.unsure), list(memory.proven)
    base.won = [cards.of(view.pile("won", seat).known) for seat in seats]
    known = [cards.of(view.pile("hand", seat).known) for seat in seats]
    base.picked = [cards.of(held) for held in memory.picked]
    base.voluntary = list(memory.proven)
    if view.seat is not None:
        base.voluntary[view.seat] = memory.own
    if base.deal == 0:
        return partial(_anew, base)
    seen = cards.of(base.trick)
    for held in (*known, *base.won):
        seen |= held
    places = []
    for seat in seats:
        room, allowed = view.pile("hand", seat).count - known[seat].bit_count(), setup.pack & ~_suits(memory.void[seat])
        free, unsure = setup.most_voluntary - memory.proven[seat], memory.unsure[seat]
        if len(unsure) <= free:
            places.append(Place(room, allowed))
        else:  # RS-11: who could have followed picked up of his own will, and that not more often than he may
            could = partial(_at_most, free)
            places.append(Place(room, allowed, tuple(SUIT_CARDS[suit] for suit in unsure), could))
    places.append(Place(view.pile("away").count, setup.pack))
    dealer = worlds.Dealer(setup.pack & ~seen, places)
    unsure_seats = [seat for seat in seats if seat != view.seat and memory.unsure[seat]]

    def imagined(dice: Dice) -> State:
        state = _anew(base, dice)
        *hands, state.away = dealer.deal(dice)
        state.hands = [held | new for held, new in zip(known, hands)]
        for seat in unsure_seats:
            held = state.hands[seat] & ~state.picked[seat]
            state.voluntary[seat] += sum(1 for suit in memory.unsure[seat] if held & SUIT_CARDS[suit])
        return state

    return imagined


def _at_most(free: int, held: tuple[int, ...]) -> bool:
    return sum([1 for number in held if number]) <= free


def _anew(base: State, dice: Dice) -> State:
    """An imagined state gets a seed of its own."""
    state = base.copy()
    state.secret = int(dice.random() * (1 << 53))
    return state


def _suits(bits: int) -> Cards:
    """All cards of the suits in a set of suit numbers."""
    held = 0
    for suit in range(4):
        if bits >> suit & 1:
            held |= SUIT_CARDS[suit]
    return held


def remember_pick_up(state: State, seat: Seat, suit: int) -> None:
    """What everybody learns: a forced pick-up proves that all of the suit in that hand was picked up in public."""
    if state.picked[seat] & state.led:
        state.proven[seat] += 1  # a card of the suit was known to be there, so nothing forced this
        _settle_rest(state, seat)
    elif state.void[seat] >> suit & 1 or state.proven[seat] >= state.setup.most_voluntary:
        state.void[seat] |= 1 << suit
    else:
        state.unsure[seat] = (*state.unsure[seat], suit)


def remember_played(state: State, seat: Seat, card: Card) -> None:
    """A card that was never picked up shows: earlier unsure pick-ups of its suit were voluntary, for it was there."""
    suit = card // PER_SUIT
    unsure = state.unsure[seat]
    state.proven[seat] += unsure.count(suit)
    state.unsure[seat] = tuple(one for one in unsure if one != suit)
    _settle_rest(state, seat)


def _settle_rest(state: State, seat: Seat) -> None:
    """Once a seat has used up its voluntary pick-ups, all that are still unsure were forced (RS-11, "two")."""
    if state.proven[seat] >= state.setup.most_voluntary:
        for suit in state.unsure[seat]:
            state.void[seat] |= 1 << suit
        state.unsure[seat] = ()
