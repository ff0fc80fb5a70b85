"""What happened, in the order it happened, and what of it each seat may see.

Events tell the client what to show and carry no time, place or colour. Hiding is generic: a moved card is named to whoever
sees one of the two zones, and a sealed stake to its owner. Folding what a seat saw over its old piles gives its new piles
(`fold`); the contract holds every game to that.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import NamedTuple, TypeAlias

from engine.cards import Card
from engine.model import Heap, Pile, Seat, Sight, Zone


class Moved(NamedTuple):
    """A card went from one zone to another; card None: this viewer may not know which."""

    card: Card | None
    source: Zone
    target: Zone

    def seen_by(self, seat: Seat | None) -> "Moved":
        """As that seat may see it."""
        if self.card is None or self.source.seen(seat) or self.target.seen(seat):
            return self
        return _hidden(self.source, self.target)


class Restocked(NamedTuple):
    """The lowest `number` cards of the source were shuffled into the target: what was known of the target is lost."""

    source: Zone
    target: Zone
    number: int


class Shown(NamedTuple):
    """The cards of a zone are laid open for all.

    title  the key of what they make ("ramino"), or ""
    parts  the combinations, each as (key, cards), or ()
    """

    zone: Zone
    cards: tuple[Card, ...]
    title: str = ""
    parts: tuple[tuple[str, tuple[Card, ...]], ...] = ()


class Sealed(NamedTuple):
    """A seat has placed its stake; the split is named only to that seat until it is opened."""

    seat: Seat
    number: int
    stake: tuple[int, ...] | None

    def seen_by(self, seat: Seat | None) -> "Sealed":
        """As that seat may see it."""
        return self if seat == self.seat else Sealed(self.seat, self.number, None)


class Opened(NamedTuple):
    """A stake is shown to all: markers by honour."""

    seat: Seat
    stake: tuple[int, ...]


class Paid(NamedTuple):
    """Markers went from one place to another, counted by owner (index = seat). At a seat they take that seat's look."""

    source: Zone
    target: Zone
    counts: tuple[int, ...]


class Scored(NamedTuple):
    """A seat scored points for the match."""

    seat: Seat
    points: int


class Said(NamedTuple):
    """A remark for all, as a key with what it is about: ("stop", cards the run stopped before)."""

    key: str
    seat: Seat | None = None
    cards: tuple[Card, ...] = ()
    number: int = 0


class TurnOf(NamedTuple):
    """It is now that seat's turn."""

    seat: Seat


class DealOver(NamedTuple):
    """A deal ended, for that reason (a key), won by these seats; several share it, none when nobody wins."""

    reason: str
    winners: tuple[Seat, ...]


class MatchOver(NamedTuple):
    """The match ended; several seats share it."""

    winners: tuple[Seat, ...]


Event: TypeAlias = Moved | Restocked | Shown | Sealed | Opened | Paid | Scored | Said | TurnOf | DealOver | MatchOver

turn_of = cache(TurnOf)
"""TurnOf, one object for each seat."""


@cache
def moves(source: Zone, target: Zone) -> tuple[Moved, ...]:
    """For each of the 52 cards its move between these zones, made once: a playout makes millions of them."""
    return tuple(Moved(card, source, target) for card in range(52))


@cache
def _hidden(source: Zone, target: Zone) -> Moved:
    return Moved(None, source, target)


def seen_by(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The events as that seat may see them; None: as everybody may."""
    return [event.seen_by(seat) if isinstance(event, Moved | Sealed) else event for event in events]


def fold(piles: Iterable[Pile], events: Iterable[Event], seat: Seat | None) -> tuple[Pile, ...]:
    """The piles after these events, as that seat can work them out from what it saw of both."""
    held = {pile.zone: pile for pile in piles}
    for event in events:
        if isinstance(event, Moved):
            held[event.source] = _without(held[event.source], event.card)
            held[event.target] = _with(held[event.target], event.card, seat)
        elif isinstance(event, Restocked):
            source, target = held[event.source], held[event.target]
            left = source.count - event.number
            keep = len(source.up) - event.number
            held[event.source] = replace(
                source, count=left, up=source.up[-keep:] if keep > 0 else (), known=source.known[-left:] if left else ()
            )
            held[event.target] = replace(target, count=target.count + event.number, up=(), known=())
        elif isinstance(event, Shown):
            held[event.zone] = replace(held[event.zone], up=event.cards, known=event.cards)
    return tuple(held.values())


def fold_heaps(heaps: Iterable[Heap], events: Iterable[Event]) -> tuple[Heap, ...]:
    """The markers after these events."""
    held = {heap.zone: heap for heap in heaps}
    for event in events:
        if isinstance(event, Paid):
            counts = held[event.source].counts
            held[event.source] = Heap(event.source, tuple(old - gone for old, gone in zip(counts, event.counts)))
            come = event.counts
            if event.target.seat is not None:
                come = tuple(sum(come) if seat == event.target.seat else 0 for seat in range(len(come)))
            counts = held[event.target].counts
            held[event.target] = Heap(event.target, tuple(old + new for old, new in zip(counts, come)))
    return tuple(held.values())


def _without(pile: Pile, card: Card | None) -> Pile:
    if card is None:
        return replace(pile, count=pile.count - 1)
    return replace(
        pile,
        count=pile.count - 1,
        up=tuple(one for one in pile.up if one != card),
        known=tuple(one for one in pile.known if one != card),
    )


def _with(pile: Pile, card: Card | None, seat: Seat | None) -> Pile:
    if card is None:
        return replace(pile, count=pile.count + 1)
    known = (*pile.known, card)
    up = (*pile.up, card) if pile.zone.seen(seat) else pile.up
    if pile.zone.sight is not Sight.OPEN or pile.zone.seat is not None:
        known, up = tuple(sorted(known)), tuple(sorted(up))
    return replace(pile, count=pile.count + 1, up=up, known=known)
