"""Highest: a fourth game in one file, to prove that a game is one file and one line.

HI-1  Two or three play with the aces, kings, queens and jacks. Everybody gets three cards, the rest stays in the stock.
HI-2  In turn everybody plays any card. The highest rank takes the cards and a point; of equal ranks the first played.
HI-3  Who took them leads next. When all cards are played, the most points win the match; equal points share it.

Actions: "deal", "play KH". A seat sees its own hand and all cards played.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from engine import cards, chance, worlds
from engine.cards import Card, Cards
from engine.chance import Dice, Seed
from engine.events import DealOver, Event, MatchOver, Moved, Scored, moves, turn_of
from engine.games.dealing import STOCK, hand_zone
from engine.model import DEAL, OPEN_HANDS, Action, GameInfo, Options, Pile, Seat, Sight, View, Zone, page
from engine.rules import Reason

PACK = cards.pack("JQKA")
HAND = 3
TRICK = Zone("trick")


def taken(seat: Seat) -> Zone:
    return Zone("taken", seat, Sight.HIDDEN)


@dataclass(frozen=True, slots=True)
class Table:
    phase: str
    leader: Seat
    winners: tuple[Seat, ...]
    reason: str
    champions: tuple[Seat, ...]


class State:
    def __init__(self, options: Options, secret: Seed) -> None:
        self.options = options
        self.secret = secret
        self.ply = 0
        self.turn: Seat | None = 0
        self.phase = "deal"
        self.stock: list[Card] = list(cards.each(PACK))
        self.hands: list[Cards] = [0] * options.seats
        self.trick: list[Card] = []
        self.taken: list[Cards] = [0] * options.seats
        self.leader: Seat = 0
        self.scores = [0] * options.seats

    def copy(self) -> Self:
        new = type(self)(self.options, self.secret)
        new.ply, new.turn, new.phase, new.leader = self.ply, self.turn, self.phase, self.leader
        new.stock, new.hands, new.trick = self.stock[:], self.hands[:], self.trick[:]
        new.taken, new.scores = self.taken[:], self.scores[:]
        return new


class Highest:
    info = GameInfo(
        key="highest",
        title="Highest",
        goal="Take the most tricks with three cards.",
        seats=(2, 3),
        options=(OPEN_HANDS,),
        page=page("""
HI-1 | Everybody gets three cards.
HI-2 | Everybody plays a card. The highest takes them all.
HI-3 | The most tricks win.
HI-0 open_hands=true | All hands lie open on the table.
"""),
        usual=2,
    )

    def pack(self, options: Options) -> tuple[Card, ...]:
        return cards.listed(PACK)

    def longest(self, options: Options) -> int:
        return 1 + HAND * options.seats

    def score_range(self, options: Options) -> tuple[int, int]:
        return 0, HAND

    def height(self, options: Options, card: Card) -> int:
        return cards.rank(card)

    def start(self, options: Options, seed: Seed) -> State:
        return State(options, seed)

    def set_up(self, given: Mapping[str, Any], options: Options) -> State:
        raise ValueError("Highest has no written positions")

    def legal(self, state: State) -> tuple[Action, ...]:
        if state.phase == "deal":
            return (DEAL,)
        return tuple(Action("play", card) for card in cards.each(state.hands[state.turn])) if state.turn is not None else ()

    def play(self, state: State, action: Action) -> list[Event]:
        state.ply += 1
        seats = state.options.seats
        if action.card is None:
            return self._deal(state)
        seat = state.turn
        assert seat is not None
        state.hands[seat] ^= 1 << action.card
        state.trick.append(action.card)
        events: list[Event] = [Moved(action.card, hand_zone(seat, state.options), TRICK)]
        if len(state.trick) < seats:
            state.turn = (seat + 1) % seats
            return [*events, turn_of(state.turn)]
        highest = max(state.trick, key=cards.rank)
        winner = (state.leader + state.trick.index(highest)) % seats
        events += [Moved(card, TRICK, taken(winner)) for card in state.trick]
        state.taken[winner] |= cards.of(state.trick)
        state.trick = []
        state.scores[winner] += 1
        events.append(Scored(winner, 1))
        state.leader = winner
        if any(state.hands):
            state.turn = winner
            return [*events, turn_of(winner)]
        state.turn, state.phase = None, "over"
        return [*events, DealOver("most", self._best(state)), MatchOver(self._best(state))]

    def _deal(self, state: State) -> list[Event]:
        order = chance.shuffled(state.stock, chance.dice(chance.derive(state.secret, "deal", 1)))
        events: list[Event] = []
        for number in range(HAND * state.options.seats):
            seat, card = number % state.options.seats, order.pop()
            state.hands[seat] |= 1 << card
            events.append(moves(STOCK, hand_zone(seat, state.options))[card])
        state.stock = order
        state.phase = "play"
        return [*events, turn_of(0)]

    @staticmethod
    def _best(state: State) -> tuple[Seat, ...]:
        if state.phase != "over":
            return ()
        return tuple(seat for seat, score in enumerate(state.scores) if score == max(state.scores))

    def deal_over(self, state: State) -> bool:
        return state.phase == "over"

    def view(self, state: State, seat: Seat | None) -> View[Table, None]:
        return self._look(state, seat, False)

    def reveal(self, state: State) -> View[Table, None]:
        return self._look(state, None, True)

    def _look(self, state: State, seat: Seat | None, everything: bool) -> View[Table, None]:
        options = state.options
        piles = [Pile(STOCK, len(state.stock), (), tuple(state.stock) if everything else ())]
        for owner, hand in enumerate(state.hands):
            zone, held = hand_zone(owner, options), cards.listed(hand)
            seen = everything or zone.seen(seat)
            piles.append(Pile(zone, len(held), held if seen else (), held if seen else ()))
        piles.append(Pile(TRICK, len(state.trick), tuple(state.trick), tuple(state.trick)))
        piles += [Pile(taken(owner), len(held), (), held) for owner, held in enumerate(map(cards.listed, state.taken))]
        best = self._best(state)
        return View(
            seat=seat,
            turn=state.turn,
            ply=state.ply,
            options=options,
            piles=tuple(piles),
            legal=self.legal(state) if seat is not None and seat == state.turn else (),
            scores=tuple(state.scores),
            table=Table(state.phase, state.leader, best, "most" if best else "", best),
            memory=None,
        )

    def imagine(self, view: View[Table, None], dice: Dice) -> State:
        state = State(view.options, int(dice.random() * (1 << 53)))
        state.ply, state.turn, state.phase, state.leader = view.ply, view.turn, view.table.phase, view.table.leader
        state.scores = list(view.scores)
        if state.phase == "deal":
            return state
        seats = range(view.options.seats)
        state.trick = list(view.pile("trick").up)
        state.taken = [cards.of(view.pile("taken", seat).known) for seat in seats]
        known = [cards.of(view.pile("hand", seat).known) for seat in seats]
        seen = cards.of(state.trick)
        for held in (*known, *state.taken):
            seen |= held
        places = [(view.pile("hand", seat).count - known[seat].bit_count(), PACK) for seat in seats]
        world = worlds.deal(PACK & ~seen, [*places, (view.pile("stock").count, PACK)], dice)
        state.hands = [held | new for held, new in zip(known, world)]
        state.stock = list(cards.each(world[-1]))
        return state

    def why_not(self, view: View[Table, None], card: Card) -> Reason | None:
        if any(action.card == card for action in view.legal):
            return None
        return Reason("not_your_turn" if view.turn != view.seat else "not_in_hand")

    def compose(self, view: View[Table, None]) -> None:
        return None

    def answer(self, state: State) -> dict[str, Any]:
        return {"turn": state.turn}
