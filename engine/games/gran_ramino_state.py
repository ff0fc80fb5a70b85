"""What lies on the table of Gran Ramino, and what of it each seat may know. The rules are in `gran_ramino`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import NamedTuple, Self

from engine import cards, chance, worlds
from engine.cards import Card, Cards, each
from engine.chance import Dice, Seed
from engine.events import TurnOf, moves, turn_of
from engine.games import dealing, melds
from engine.games.dealing import STOCK, cut_zone
from engine.model import Action, Options, Pile, Seat, Sight, View, Zone
from engine.worlds_alike import Place


class Result(NamedTuple):
    """What a hand was at the end of a deal.

    title   the great hand, or ""; key: how equal names are compared (GR-12)
    parts   the combinations, each as (key, cards); kept: all its cards, with the closing discard if it was used
    used    whether the closing discard was used; away: the card put away for it
    points  what the cards count (GR-2)
    """

    title: str
    key: tuple[int, ...]
    parts: tuple[tuple[str, tuple[Card, ...]], ...]
    kept: tuple[Card, ...]
    used: bool
    away: Card | None
    points: int


@dataclass(frozen=True, slots=True)
class Table:
    """Public facts.

    phase    "deal", "draw", "discard" or "over" (deal or match ended)
    deal     number of the deal, from 1
    source   where the card in hand was drawn ("stock", "discard"), "" in the draw phase
    taken    the card taken from the discard pile this turn, which may not be discarded
    takes    takes from the discard pile in a row (GR-14); turned: how often it was turned (GR-13)
    closer   who closed the deal that has just ended, or None; results: what each hand was
    """

    phase: str
    deal: int
    dealer: Seat | None
    source: str
    taken: Card | None
    takes: int
    turned: int
    closer: Seat | None
    results: tuple[Result, ...]
    winners: tuple[Seat, ...]
    reason: str
    champions: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """What has been proven, and what the viewer alone knows.

    taken     by seat the cards it took from the discard pile and still holds
    judged    by seat whether it has discarded in this deal without closing: its hand was no great hand then
    recycled  the cards of the discard pile when it was last turned: they went into the stock
    fresh     by seat how many cards it has drawn from the stock since then
    drawn     the card drawn this turn, for who may know it
    """

    taken: tuple[tuple[Card, ...], ...]
    judged: tuple[bool, ...]
    recycled: tuple[Card, ...]
    fresh: tuple[int, ...]
    drawn: Card | None


class Setup:
    """What stays the same for a whole table."""

    def __init__(self, options: Options) -> None:
        seats = self.seats = options.seats
        self.options = options
        pack = options.number("pack")
        self.size = 10 if pack == 40 and seats == 2 else 7
        self.form = melds.form(pack, self.size, options["german_ace"] == "high" and pack == 36)
        self.complete = melds.winning(self.form)
        self.pack = self.form.pack
        self.order = cards.listed(self.pack)
        self.next_only = options["closing_discard"] == "next" and seats > 2
        self.turns_allowed = options.number("turn_discards")
        self.graded = options["hand_points"] == "graded"
        self.match_to = options.number("match_to")
        self.open_hands = options.flag("open_hands")
        self.hands = [dealing.hand_zone(seat, options) for seat in range(seats)]
        self.discards = Zone("discards")
        self.away = Zone("away", None, Sight.HIDDEN)
        self.from_stock = [moves(STOCK, hand) for hand in self.hands]
        self.from_discards = [moves(self.discards, hand) for hand in self.hands]
        self.to_discards = [moves(hand, self.discards) for hand in self.hands]
        self.turns: list[TurnOf] = [turn_of(seat) for seat in range(seats)]


@cache
def setup_for(options: Options) -> Setup:
    """The one setup of a table with these options."""
    return Setup(options)


class State:
    """A match of Gran Ramino. Hands are bit masks; `stock` and `discards` are lists with the top last."""

    __slots__ = (
        "away", "champions", "closer", "deal", "dealer", "discards", "drawn", "fresh", "hands", "judged", "phase", "ply",
        "reason", "recycled", "results", "scores", "secret", "setup", "source", "stock", "taken", "takes", "turn", "turned",
        "winners",
    )  # fmt: skip

    def __init__(self, setup: Setup, secret: Seed) -> None:
        self.setup = setup
        self.secret = secret
        self.ply = 0
        self.turn: Seat | None = 0
        self.phase = "deal"
        self.deal = 0
        self.dealer: Seat | None = None
        self.scores = [0] * setup.seats
        self.winners: tuple[Seat, ...] = ()
        self.champions: tuple[Seat, ...] = ()
        self.reason = ""
        self.hands: list[Cards] = [0] * setup.seats
        self.stock: list[Card] = []
        self.away: Cards = 0
        self.clear()

    def clear(self) -> None:
        """Forget the last deal's play; hands and stock are the caller's."""
        seats = self.setup.seats
        self.discards: list[Card] = []
        self.drawn: Card | None = None
        self.source = ""
        self.takes = 0
        self.turned = 0
        self.taken: list[Cards] = [0] * seats
        self.judged = [False] * seats
        self.recycled: Cards = 0
        self.fresh = [0] * seats
        self.closer: Seat | None = None
        self.results: tuple[Result, ...] = ()

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
        new.stock = self.stock[:]
        new.away = self.away
        new.discards = self.discards[:]
        new.drawn = self.drawn
        new.source = self.source
        new.takes = self.takes
        new.turned = self.turned
        new.taken = self.taken[:]
        new.judged = self.judged[:]
        new.recycled = self.recycled
        new.fresh = self.fresh[:]
        new.closer = self.closer
        new.results = self.results
        return new


def look(state: State, seat: Seat | None, legal: tuple[Action, ...], all_hands: bool, all_piles: bool) -> View[Table, Memory]:
    """The table as that seat may see it; `legal` is what the seat to act may do."""
    setup = state.setup
    stock = cards.listed(setup.pack) if state.deal == 0 else tuple(state.stock)
    piles = [Pile(STOCK, len(stock), (), stock if all_piles else ())]
    for owner in range(setup.seats):
        hand = state.hands[owner]
        if all_hands or owner == seat:
            held = cards.listed(hand)
            piles.append(Pile(setup.hands[owner], len(held), held, held))
        else:
            piles.append(Pile(setup.hands[owner], hand.bit_count(), (), cards.listed(state.taken[owner])))
    discards = tuple(state.discards)
    piles.append(Pile(setup.discards, len(discards), discards, discards))
    piles += [Pile(cut_zone(owner), 0) for owner in range(setup.seats)]
    away = cards.listed(state.away)
    piles.append(Pile(setup.away, len(away), (), away if all_piles else ()))
    knows_drawn = state.source == "discard" or all_hands or (seat is not None and seat == state.turn)
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
            source=state.source,
            taken=state.drawn if state.source == "discard" else None,
            takes=state.takes,
            turned=state.turned,
            closer=state.closer,
            results=state.results,
            winners=state.winners,
            reason=state.reason,
            champions=state.champions,
        ),
        memory=Memory(
            taken=tuple(cards.listed(held) for held in state.taken),
            judged=tuple(state.judged),
            recycled=cards.listed(state.recycled),
            fresh=tuple(state.fresh),
            drawn=state.drawn if knows_drawn else None,
        ),
    )


def imaginer(view: View[Table, Memory]) -> Callable[[Dice], State]:
    """Deals worlds with other hidden cards, all equally likely: who has discarded without closing holds no great hand, turned
    cards lie in the stock or were drawn from it since."""
    setup = setup_for(view.options)
    table, memory = view.table, view.memory
    seats = range(setup.seats)
    base = State(setup, 0)
    dealing.take_over(base, view)
    base.scores = list(view.scores)
    base.closer, base.results = table.closer, table.results
    base.source, base.takes, base.turned = table.source, table.takes, table.turned
    base.discards = list(view.pile("discards").up)
    base.taken = [cards.of(held) for held in memory.taken]
    base.judged, base.fresh, base.recycled = list(memory.judged), list(memory.fresh), cards.of(memory.recycled)
    base.drawn = memory.drawn
    known = [cards.of(view.pile("hand", seat).known) for seat in seats]
    seen = cards.of(base.discards)
    for held in known:
        seen |= held
    turned = base.recycled if base.turned else setup.pack
    # Of a written position it is not known what was turned (recycled: the pack).
    old = setup.pack & ~base.recycled or setup.pack
    drawer = base.turn if base.source == "stock" and base.drawn is None else None
    places: list[Place] = []
    for seat in seats:
        room = view.pile("hand", seat).count - known[seat].bit_count() - (seat == drawer)
        if base.turned and old != setup.pack:  # of the cards turned a hand has at most those that it has drawn since
            since = base.fresh[seat] - (seat == drawer)
            places.append(Place(room, setup.pack, (turned,), partial(_at_most, since)))
        else:
            places.append(Place(room, setup.pack))
    places += [Place(view.pile("stock").count, turned), Place(view.pile("away").count, old)]
    # What was just drawn unseen comes from the stock as it was.
    places.append(Place(0 if drawer is None else 1, turned))
    # A hand that would have closed when it was last looked at; the card drawn since is not in it.
    looked_at = [seat for seat in seats if seat != view.seat and base.judged[seat] and table.phase != "over"]
    before = list(known)
    if base.source == "discard" and base.drawn is not None and base.turn is not None:
        before[base.turn] &= ~(1 << base.drawn)

    def fits(world: list[Cards]) -> bool:
        return not any(before[seat] | world[seat] in setup.complete for seat in looked_at)

    dealer = worlds.Dealer(setup.pack & ~seen, places, fits) if base.deal else None

    def imagined(dice: Dice) -> State:
        state = base.copy()
        state.secret = int(dice.random() * (1 << 53))
        if dealer is None:
            return state
        world = dealer.deal(dice)
        state.hands = [held | new for held, new in zip(known, world)]
        state.stock = chance.shuffled(each(world[-3]), dice)
        state.away = world[-2]
        if drawer is not None:
            state.hands[drawer] |= world[-1]
            state.drawn = world[-1].bit_length() - 1
        return state

    return imagined


def _at_most(most: int, held: tuple[int, ...]) -> bool:
    return held[0] <= most
