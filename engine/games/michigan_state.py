"""What lies on the table of Michigan, and what of it each seat may know. The rules are in `michigan`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from engine import cards, chance, worlds
from engine.cards import FULL_PACK, PER_SUIT, SUIT_CARDS, Card, Cards, each
from engine.chance import Dice, Seed
from engine.events import TurnOf, moves, turn_of
from engine.games import dealing
from engine.games.dealing import STOCK, cut_zone
from engine.model import Action, Heap, Options, Pile, Seat, Sight, View, Zone

HONOURS: tuple[Card, ...] = tuple(cards.card(name) for name in ("AH", "KD", "QS", "JC"))
"""MI-1, in the order of a stake."""
_NORMAL_DEALS = {2: 8, 3: 6, 4: 8, 5: 5, 6: 6, 7: 7, 8: 8}


@dataclass(frozen=True, slots=True)
class Table:
    """Public facts. Markers are in the heaps "purse" (by seat), "stake" (placed, not yet opened), "on AH" and so on.

    phase      "deal", "stakes", "swap", "play" or "over" (deal or match ended)
    deal       number of the deal, from 1; deals: how many the match has
    placed     by seat how many markers of this deal's stake are placed
    swapped    whether forehand has swapped; None before the choice
    run        whether a run is going on
    stopped    the suit that has just stopped and may not be led (MI-9), or None
    loans      markers lent by the bank, by seat
    """

    phase: str
    deal: int
    deals: int
    dealer: Seat | None
    forehand: Seat | None
    placed: tuple[int, ...]
    swapped: bool | None
    run: bool
    stopped: int | None
    loans: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    champions: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """What has been proven, and the viewer's own sealed stake.

    dead     cards that a stop has proven to lie in the extra hand
    lacking  by seat the cards that its leads have proven it does not hold
    stake    what the viewing seat has placed and nobody else has seen
    """

    dead: tuple[Card, ...]
    lacking: tuple[Cards, ...]
    stake: tuple[int, ...] | None


class Setup:
    """What stays the same for a whole table."""

    def __init__(self, options: Options) -> None:
        seats = self.seats = options.seats
        self.options = options
        self.markers = options.number("markers")
        self.blind = options["stakes"] == "before"
        self.stakes_open = options.flag("stakes_open")
        self.strict = options.flag("strict_lowest")
        self.lends = options.flag("bank_lends")
        self.open_hands = options.flag("open_hands")
        normal = _NORMAL_DEALS[seats]
        self.deals = {"normal": normal, "half": max(2, (normal + 1) // 2), "double": 2 * normal, "three": 3}[options["length"]]
        self.hands = [dealing.hand_zone(seat, options) for seat in range(seats)]
        self.packets = [Zone("packet", seat, Sight.HIDDEN) for seat in range(seats)]
        self.extra = Zone("extra", None, Sight.HIDDEN)
        self.run = Zone("run")
        self.played = Zone("played")
        self.honours = Zone("honours")
        self.purses = [Zone("purse", seat) for seat in range(seats)]
        self.placed = [Zone("stake", seat) for seat in range(seats)]
        self.on = [Zone(f"on {cards.name(card)}") for card in HONOURS]
        self.bank = Zone("bank")
        self.from_stock = [moves(STOCK, zone) for zone in (self.packets if self.blind else self.hands)]
        self.stock_to_extra = moves(STOCK, self.extra)
        self.looked_at = [moves(packet, hand) for packet, hand in zip(self.packets, self.hands)]
        self.to_run = [moves(hand, self.run) for hand in self.hands]
        self.to_played = moves(self.run, self.played)
        self.turns: list[TurnOf] = [turn_of(seat) for seat in range(seats)]

    def only(self, seat: Seat, count: int) -> tuple[int, ...]:
        """Markers of one owner."""
        return tuple(count if owner == seat else 0 for owner in range(self.seats))


@cache
def setup_for(options: Options) -> Setup:
    """The one setup of a table with these options."""
    return Setup(options)


@cache
def stakes_of(count: int) -> tuple[Action, ...]:
    """Every way to place that many markers on the four honours: from all on the first to all on the last."""
    return tuple(
        Action("stake", None, f"{first} {second} {third} {count - first - second - third}")
        for first in range(count, -1, -1)
        for second in range(count - first, -1, -1)
        for third in range(count - first - second, -1, -1)
    )


@cache
def split_of(action: Action) -> tuple[int, ...]:
    """The markers on each honour of a stake."""
    return tuple(int(word) for word in action.choice.split(" "))


class State:
    """A match of Michigan. Sets of cards are bit masks; lists are by seat; `on` is by honour, then by owner."""

    __slots__ = (
        "champions", "dead", "deal", "dealer", "extra", "forehand", "hands", "lacking", "loans", "markers", "on", "phase",
        "played", "ply", "reason", "run", "running", "sealed", "secret", "setup", "stopped", "swapped", "turn", "winners",
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
        self.forehand: Seat | None = None
        self.markers = [setup.markers] * seats
        self.loans = [0] * seats
        self.on = [[0] * seats for _ in HONOURS]
        self.winners: tuple[Seat, ...] = ()
        self.champions: tuple[Seat, ...] = ()
        self.reason = ""
        self.hands: list[Cards] = [0] * seats
        self.extra: Cards = 0
        self.clear()

    def clear(self) -> None:
        """Forget the last deal's play; hands and markers are the caller's."""
        seats = self.setup.seats
        self.sealed: list[tuple[int, ...] | None] = [None] * seats
        self.swapped: bool | None = None
        self.run: list[Card] = []
        self.running = False
        self.played: list[Card] = []
        self.stopped: int | None = None
        self.dead: Cards = 0
        self.lacking: list[Cards] = [0] * seats

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
        new.forehand = self.forehand
        new.markers = self.markers[:]
        new.loans = self.loans[:]
        new.on = [heap[:] for heap in self.on]
        new.winners = self.winners
        new.champions = self.champions
        new.reason = self.reason
        new.hands = self.hands[:]
        new.extra = self.extra
        new.sealed = self.sealed[:]
        new.swapped = self.swapped
        new.run = self.run[:]
        new.running = self.running
        new.played = self.played[:]
        new.stopped = self.stopped
        new.dead = self.dead
        new.lacking = self.lacking[:]
        return new


class Stake:
    """A stake being placed, marker by marker (`Rules.compose`). Never changes; each step gives a new one."""

    labels = HONOURS

    def __init__(self, total: int, counts: tuple[int, ...] = (0, 0, 0, 0)) -> None:
        self.counts = counts
        self._total = total

    @property
    def left(self) -> int:
        """Markers still to be placed."""
        return self._total - sum(self.counts)

    @property
    def action(self) -> Action | None:
        """The stake once all are placed."""
        return Action("stake", None, " ".join(str(count) for count in self.counts)) if not self.left else None

    def more(self, part: int) -> "Stake":
        """One more on that honour, if one is left."""
        return self._changed(part, 1) if self.left else self

    def less(self, part: int) -> "Stake":
        """One less on that honour, if one lies there."""
        return self._changed(part, -1) if self.counts[part] else self

    def _changed(self, part: int, by: int) -> "Stake":
        return Stake(self._total, tuple(count + by * (index == part) for index, count in enumerate(self.counts)))


def look(state: State, seat: Seat | None, legal: tuple[Action, ...], everything: bool) -> View[Table, Memory]:
    """The table as that seat may see it; `legal` is what the seat to act may do."""
    setup = state.setup
    over = state.phase == "over"
    blind = setup.blind and state.phase == "stakes"
    pack = tuple(range(52)) if state.deal == 0 else ()
    piles = [Pile(STOCK, len(pack), (), pack if everything else ())]
    for owner in range(setup.seats):
        hand = cards.listed(state.hands[owner])
        seen = everything or over or setup.open_hands or owner == seat
        lying = () if blind else hand
        piles.append(Pile(setup.hands[owner], len(lying), lying, lying) if seen else Pile(setup.hands[owner], len(lying)))
        lying = hand if blind else ()
        piles.append(Pile(setup.packets[owner], len(lying), (), lying if everything else ()))
    extra = cards.listed(state.extra)
    knows = state.swapped and (setup.open_hands or (seat is not None and seat == state.forehand))
    piles.append(Pile(setup.extra, len(extra), extra if over else (), extra if everything or over or knows else ()))
    run, played = tuple(state.run), tuple(state.played)
    piles += [Pile(setup.run, len(run), run, run), Pile(setup.played, len(played), played, played)]
    piles.append(Pile(setup.honours, len(HONOURS), HONOURS, HONOURS))
    piles += [Pile(cut_zone(owner), 0) for owner in range(setup.seats)]
    return View(
        seat=seat,
        turn=state.turn,
        ply=state.ply,
        options=setup.options,
        piles=tuple(piles),
        legal=legal if seat is not None and seat == state.turn else (),
        scores=standing(state),
        table=Table(
            phase=state.phase,
            deal=state.deal,
            deals=setup.deals,
            dealer=state.dealer,
            forehand=state.forehand,
            placed=tuple(sum(split) if split else 0 for split in state.sealed),
            swapped=state.swapped,
            run=state.running,
            stopped=state.stopped,
            loans=tuple(state.loans),
            winners=state.winners,
            reason=state.reason,
            champions=state.champions,
        ),
        memory=Memory(
            dead=cards.listed(state.dead),
            lacking=tuple(state.lacking),
            stake=state.sealed[seat] if seat is not None else None,
        ),
        heaps=_heaps(state),
    )


def standing(state: State) -> tuple[int, ...]:
    """Markers less loans (MI-13)."""
    return tuple(held - lent for held, lent in zip(state.markers, state.loans))


def _heaps(state: State) -> tuple[Heap, ...]:
    setup = state.setup
    heaps = [Heap(setup.purses[seat], setup.only(seat, state.markers[seat])) for seat in range(setup.seats)]
    heaps += [Heap(setup.placed[seat], setup.only(seat, sum(split or ()))) for seat, split in enumerate(state.sealed)]
    heaps += [Heap(setup.on[honour], tuple(state.on[honour])) for honour in range(len(HONOURS))]
    heaps.append(Heap(setup.bank, tuple(-lent for lent in state.loans)))
    return tuple(heaps)


def imaginer(view: View[Table, Memory]) -> Callable[[Dice], State]:
    """Deals worlds, all equally likely, in which every stop and every lead is explained; sealed stakes of others are drawn at
    random."""
    setup = setup_for(view.options)
    table, memory = view.table, view.memory
    seats = range(setup.seats)
    base = State(setup, 0)
    dealing.take_over(base, view)
    base.forehand, base.swapped, base.running, base.stopped = table.forehand, table.swapped, table.run, table.stopped
    base.markers = [view.heap("purse", seat).counts[seat] for seat in seats]
    base.loans = list(table.loans)
    base.on = [list(view.heap(zone.name).counts) for zone in setup.on]
    base.run, base.played = list(view.pile("run").up), list(view.pile("played").up)
    base.dead, base.lacking = cards.of(memory.dead), list(memory.lacking)
    sealed = [seat for seat in seats if table.placed[seat] and not (seat == view.seat and memory.stake)]
    if view.seat is not None and table.placed[view.seat]:
        base.sealed[view.seat] = memory.stake
    blind = setup.blind and table.phase == "stakes"
    piles = [view.pile("packet" if blind else "hand", seat) for seat in seats]
    known = [cards.of(pile.known) for pile in piles]
    if table.run and view.turn is not None:  # MI-7: whose turn it is in a run holds the card that goes on
        known[view.turn] |= 1 << (base.run[-1] + 1)
    extra = cards.of(view.pile("extra").known) or base.dead
    seen = extra | cards.of(base.played) | cards.of(base.run)
    for held in known:
        seen |= held
    places = [
        (pile.count - held.bit_count(), FULL_PACK & ~lacking) for pile, held, lacking in zip(piles, known, memory.lacking)
    ]
    places.append((view.pile("extra").count - extra.bit_count(), FULL_PACK))
    dealer = worlds.Dealer(FULL_PACK & ~seen, places) if base.deal else None

    def imagined(dice: Dice) -> State:
        state = base.copy()
        state.secret = int(dice.random() * (1 << 53))
        for seat in sealed:
            state.sealed[seat] = split_of(chance.pick(dice, stakes_of(table.placed[seat])))
        if dealer is None:
            return state
        *hands, new_extra = dealer.deal(dice)
        state.hands = [held | new for held, new in zip(known, hands)]
        state.extra = extra | new_extra
        return state

    return imagined


def proven_lacking(card: Card, stopped: int | None, strict: bool) -> Cards:
    """The cards that the leader of this one cannot hold."""
    suit = card // PER_SUIT
    if suit == stopped:  # MI-9: only who has no other suit leads it again
        return (FULL_PACK & ~SUIT_CARDS[suit]) | (SUIT_CARDS[suit] & ((1 << card) - 1))
    if not strict:
        return SUIT_CARDS[suit] & ((1 << card) - 1)
    lower = (1 << cards.rank(card)) - 1
    return sum(lower << (PER_SUIT * other) for other in range(len(SUIT_CARDS)) if other != stopped)


def _lowest(held: Cards) -> Card:
    return (held & -held).bit_length() - 1


def leads(hand: Cards, stopped: int | None, strict: bool) -> list[Card]:
    """MI-6, MI-9: the cards that may be led, lowest index first."""
    suits = [hand & suit for suit in SUIT_CARDS]
    others = [part for suit, part in enumerate(suits) if part and suit != stopped]
    found = [_lowest(part) for part in (others or [part for part in suits if part])]
    if strict:
        least = min(cards.rank(card) for card in found)
        found = [card for card in found if cards.rank(card) == least]
    return found


def answer(state: State, legal: tuple[Action, ...]) -> dict[str, Any]:
    """What a worked position asks, in the shape of its `expect`."""
    over = state.phase == "over"
    return {
        "turn": None if over else state.turn,
        "legal": [] if over else [action.text for action in legal],
        "hands": {str(seat): [cards.name(card) for card in each(hand)] for seat, hand in enumerate(state.hands)},
        "sizes": [hand.bit_count() for hand in state.hands],
        "extra": [cards.name(card) for card in each(state.extra)],
        "run": state.running,
        "stakes": {cards.name(card): sum(heap) for card, heap in zip(HONOURS, state.on) if sum(heap)},
        "markers": list(state.markers),
        "winner": state.winners[0] if state.winners else None,
    }
