"""What games deal alike: the cut for the first dealer (RS-3), gathering the cards, places at the table."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import cycle
from typing import Any, Protocol

from engine import chance
from engine.cards import Card, Cards, each
from engine.chance import Seed
from engine.events import Event, Moved, Restocked, Said
from engine.model import Options, Seat, Sight, View, Zone

STOCK = Zone("stock", None, Sight.HIDDEN)


def after(seat: Seat, seats: int) -> Seat:
    """The next seat, clockwise."""
    return (seat + 1) % seats


@cache
def cut_zone(seat: Seat) -> Zone:
    """Where a seat's cards for the cut lie, open."""
    return Zone("cut", seat, Sight.OPEN)


def hand_zone(seat: Seat, options: Options) -> Zone:
    """The hand of a seat, open to all where the table plays with open hands."""
    return Zone("hand", seat, Sight.OPEN if options.flag("open_hands") else Sight.OWNER)


def cut(pack: Cards, seats: int, secret: Seed, height: Callable[[Card], int]) -> tuple[Seat, list[Event]]:
    """Cut for the first dealer (RS-3): the highest rank deals; those tied for it draw again from the rest.

    height gives a card's rank in the game's own order. All cards go back to the stock afterwards. Should the rest run out
    before the tie is broken, all are shuffled again for those still tied. Where a chosen deal names its dealer, nobody draws.
    """
    if isinstance(secret, chance.Given) and secret.dealer is not None:
        return secret.dealer, [Said("deals_first", secret.dealer)]
    events: list[Event] = []
    tied = list(range(seats))
    drawn = dict.fromkeys(range(seats), 0)
    shuffle, order = 0, list[Card]()
    while len(tied) > 1:
        if len(order) < len(tied):
            shuffle += 1
            events += _put_back(drawn)
            order = chance.shuffled(each(pack), chance.dice(chance.derive(secret, "cut", shuffle)))
        heights: dict[Seat, int] = {}
        for seat in tied:
            card = order.pop()
            events.append(Moved(card, STOCK, cut_zone(seat)))
            drawn[seat] += 1
            heights[seat] = height(card)
        highest = max(heights.values())
        tied = [seat for seat in tied if heights[seat] == highest]
        if len(tied) > 1:
            events.append(Said("cut_tied", None, (), len(tied)))
    events.append(Said("deals_first", tied[0]))
    events += _put_back(drawn)
    return tied[0], events


def _put_back(drawn: dict[Seat, int]) -> list[Event]:
    events: list[Event] = [Restocked(cut_zone(seat), STOCK, count) for seat, count in drawn.items() if count]
    for seat in drawn:
        drawn[seat] = 0
    return events


def gather(lying: Iterable[tuple[Zone, int]]) -> list[Event]:
    """The cards of these zones (zone, how many) go back to the stock for the next deal."""
    return [Restocked(zone, STOCK, count) for zone, count in lying if count]


def round_robin(
    order: list[Card], targets: Sequence[tuple[Moved, ...]], count: int, at_once: int = 1
) -> tuple[list[Cards], list[Event]]:
    """Deal `count` cards from the top (the end) of `order` in turn, `at_once` at a time.

    targets  for each player the moves that bring it a card, by card (`events.moves`)
    Returns the set that each target got and the moves; `order` loses the cards dealt.
    """
    dealt = order[: -count - 1 : -1]
    del order[len(order) - count :]
    events: list[Event] = []
    got = [0] * len(targets)
    once_round = [(place, to_target) for place, to_target in enumerate(targets) for _ in range(at_once)]
    for card, (place, to_target) in zip(dealt, cycle(once_round)):
        events.append(to_target[card])
        got[place] |= 1 << card
    return got, events


class _Playing(Protocol):
    """What every game's state says of where the match stands."""

    turn: Seat | None
    ply: int
    phase: str
    deal: int
    dealer: Seat | None
    winners: tuple[Seat, ...]
    reason: str
    champions: tuple[Seat, ...]


def take_over(state: _Playing, view: View[Any, Any]) -> None:
    """Put an imagined state where the match stands, as the view says it; cards, scores and memory are the game's own."""
    table = view.table
    state.ply, state.turn = view.ply, view.turn
    state.phase, state.deal, state.dealer = table.phase, table.deal, table.dealer
    state.winners, state.reason, state.champions = table.winners, table.reason, table.champions
