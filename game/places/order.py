"""How a hand is sorted: by suit, by rank, or as its owner has put it. Pure.

A hand keeps one order from its first card to its last: nothing here looks at what can be played. The own order is a list of
cards that may name more than are held. A card that was played keeps its place in it, so that a move taken back brings the hand
back as it was; one that comes in later goes to the right end.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine import cards
from engine.cards import Card
from engine.events import Event, Moved
from engine.model import Seat, Zone
from game.comfort import ORDERS
from game.places.plan import in_order

_SUITS = (cards.SPADES, cards.HEARTS, cards.CLUBS, cards.DIAMONDS)
"""Within a rank: the colours take turns."""


@dataclass(frozen=True)
class Order:
    """kind: one of comfort.ORDERS; own: the cards from the left, for the own order."""

    kind: str = ORDERS[0]
    own: tuple[Card, ...] = ()

    def sort(self, held: Iterable[Card], low_ace: bool) -> tuple[Card, ...]:
        """These cards from the left. Whatever the own order does not name stands at its right end, by suit."""
        by_suit = in_order(tuple(held), low_ace)
        if self.kind == "rank":
            return tuple(sorted(by_suit, key=lambda card: (_height(card, low_ace), _SUITS.index(cards.suit(card)))))
        if self.kind == "own":
            place = {card: at for at, card in enumerate(self.own)}
            return tuple(sorted(by_suit, key=lambda card: place.get(card, len(place))))
        return by_suit

    def moved(self, card: Card, to: int, shown: Sequence[Card]) -> "Order":
        """The own order in which that card stands at place `to` of the hand that is shown (0 is the left end).

        Cards of the old own order that are not held stay beside the one they stood behind.
        """
        new = [one for one in shown if one != card]
        new.insert(max(0, min(to, len(new))), card)
        after: dict[Card | None, list[Card]] = {None: []}
        last: Card | None = None
        for one in self.own:
            if one in new:
                last = one
            else:
                after.setdefault(last, []).append(one)
        own = list(after[None])
        for one in new:
            own += [one, *after.get(one, ())]
        return Order("own", tuple(own))


BY_SUIT = Order()


def following(kind: str) -> str:
    """The next way to sort; after the last the first."""
    return ORDERS[(ORDERS.index(kind) + 1) % len(ORDERS)]


def arrived(own: tuple[Card, ...], before: Iterable[Card], came: Sequence[Card], low_ace: bool) -> tuple[Card, ...]:
    """The own order after cards came into a hand: at its right end, in the order in which they came. A hand that is wholly new
    (dealt, or swapped for another one) begins by suit.

    before  what was held and still is
    came    what came in
    """
    held = tuple(before)
    if not came:
        return own
    if not held:
        return in_order(tuple(came), low_ace)
    unnamed = in_order(tuple(card for card in held if card not in own), low_ace)
    return (*(card for card in own if card not in came), *unnamed, *came)


class OwnOrders:
    """The own order of each person at a table, as the match goes on. low_ace: whether the ace is the lowest."""

    def __init__(self, seats: Iterable[Seat], low_ace: bool = False) -> None:
        self.low_ace = low_ace
        self._own: dict[Seat, tuple[Card, ...]] = dict.fromkeys(seats, ())

    def of(self, seat: Seat) -> tuple[Card, ...]:
        """The own order of that seat."""
        return self._own.get(seat, ())

    def put(self, seat: Seat, own: tuple[Card, ...]) -> None:
        """Its owner has put the cards so."""
        self._own[seat] = own

    def follow(self, events: Iterable[Event], held: dict[Seat, tuple[Card, ...]]) -> None:
        """Cards have moved. held: what each person holds after that."""
        found = list(events)
        for seat, hand in held.items():
            ends = {event.card: event.target for event in found if isinstance(event, Moved) and event.card is not None}
            came = [card for card, target in ends.items() if card in hand and _held_by(target, seat)]
            before = [card for card in hand if card not in came]
            self._own[seat] = arrived(self.of(seat), before, came, self.low_ace)

    def plain(self) -> dict[str, str]:
        """As plain values, to be kept."""
        return {str(seat): " ".join(map(cards.name, own)) for seat, own in self._own.items() if own}

    def read(self, kept: object) -> None:
        """As kept; what is no order of a seat here is left out."""
        if not isinstance(kept, dict):
            return
        for seat in self._own:
            try:
                own = tuple(cards.card(name) for name in str(kept.get(str(seat), "")).split())
            except ValueError:
                continue
            self._own[seat] = tuple(dict.fromkeys(own))


def _held_by(zone: Zone, seat: Seat) -> bool:
    return zone.seat == seat and zone.name == "hand"


def _height(card: Card, low_ace: bool) -> int:
    rank = cards.rank(card)
    return -1 if low_ace and rank == cards.PER_SUIT - 1 else rank
