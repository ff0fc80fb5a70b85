"""What lies where, ahead of the motion: events put the pictures into their new piles and give them their new homes.

A hidden hand has no order: which of its backs lifts is drawn from a cosmetic stream keyed by the ply and never from the card.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from engine import chance
from engine.cards import Card
from engine.events import Event, Moved, Restocked, Shown
from engine.model import Heap, Pile, View, Zone
from game.moving.heaps import Heaps
from game.moving.pictures import Picture
from game.places.layout import Place, Spread
from game.sofa.seats import Eyes, faces_up

Lay: TypeAlias = Callable[[View[Any, Any]], Spread]
Movers: TypeAlias = list[tuple[Event | None, Picture]]
"""Pictures that fly or turn over; each event stands with the first of its own."""


class Folding:
    """The pictures of a table, folded event by event.

    view     the table after everything
    flown    pictures (by id) that fly or turn over somewhere
    before   by picture (its id) where it was at home before what was folded last; changed: those that have another home since
    """

    def __init__(self, piles: dict[Zone, list[Picture]], heaps: Heaps, eyes: Eyes, view: View[Any, Any], lay: Lay) -> None:
        self.piles, self.heaps, self.eyes, self.view, self.lay = piles, heaps, eyes, view, lay
        self.flown: set[int] = set()
        self.before: dict[int, Place] = {}
        self.changed: list[Picture] = []

    def folded(self, events: list[Event]) -> Movers:
        """Put the pictures into their new piles; those that fly or turn over, each event with the first of its own."""
        movers: Movers = []
        for event in events:
            for number, picture in enumerate(self._fold(event)):
                movers.append((event if number == 0 else None, picture))
                self.flown.add(id(picture))
        self.rehome()
        return movers

    def rehome(self) -> None:
        """The pictures have other homes now; notes which, and where they were before."""
        self.before = {id(picture): picture.home for pile in self.piles.values() for picture in pile}
        self.changed = assign(self.piles, self.between())

    def _fold(self, event: Event) -> list[Picture]:
        piles, eyes = self.piles, self.eyes
        if isinstance(event, Moved):
            source = piles[event.source]
            picture = source.pop(self._which(source, event.card, event.source))
            piles[event.target].append(picture)
            picture.will = event.card if faces_up(event.target, eyes) else None
            return [picture]
        if isinstance(event, Restocked):
            pile = piles[event.source]
            gone = pile[: event.number]
            del pile[: event.number]
            for picture in gone:
                picture.will = None
            piles[event.target] += gone
            return gone
        if isinstance(event, Shown):
            unseen = [picture for picture in piles[event.zone] if picture.will is None]
            seen = {picture.will for picture in piles[event.zone]}
            turned = list(zip(unseen, [card for card in event.cards if card not in seen]))
            for picture, card in turned:
                picture.will = card
            return [picture for picture, _ in turned]
        return []

    def _which(self, pile: list[Picture], card: Card | None, source: Zone) -> int:
        """Which picture of a pile lifts: that of the card if it is seen; of a hidden hand one drawn by the ply alone."""
        for at, picture in enumerate(pile):
            if card is not None and picture.will == card:
                return at
        hidden = [at for at, picture in enumerate(pile) if picture.will is None]
        if source.seat is None or not hidden:
            return -1
        return hidden[chance.derive(self.view.ply, "cosmetic", len(pile)) % len(hidden)]

    def in_order_of(self, events: list[Moved], pile: list[Picture]) -> list[Picture]:
        """For each event the picture of its card if that is seen, and any other for the rest."""
        seen = {picture.will: picture for picture in pile if picture.will is not None}
        named = [seen.get(event.card) if event.card is not None else None for event in events]
        rest = iter([picture for picture in pile if not any(picture is one for one in named)])
        return [picture or next(rest) for picture in named]

    def between(self) -> Spread:
        """The table as it lies after what is staged so far."""
        piles = tuple(self._as_pile(pile.zone) for pile in self.view.piles)
        heaps = tuple(Heap(zone, tuple(counts)) for zone, counts in self.heaps.counts.items()) or self.view.heaps
        return self.lay(replace(self.view, piles=piles, heaps=heaps, legal=()))

    def _as_pile(self, zone: Zone) -> Pile:
        faces = tuple(picture.will for picture in self.piles[zone])
        up = tuple(card for card in faces if card is not None)
        return Pile(zone, len(faces), up if len(up) == len(faces) else ())

    def fits(self) -> bool:
        """Whether the piles are what the view says."""
        return all(
            len(self.piles[pile.zone]) == pile.count and set(self._as_pile(pile.zone).up) == set(pile.up)
            for pile in self.view.piles
        )


def assign(piles: Mapping[Zone, list[Picture]], spread: Spread) -> list[Picture]:
    """Give each picture of some piles its place, by card where it shows one; returns those whose place is another one now."""
    by_zone: dict[Zone, list[Place]] = {}
    for place in spread.places:
        by_zone.setdefault(place.zone, []).append(place)
    changed: list[Picture] = []
    for zone, pile in piles.items():
        places = by_zone.get(zone, [])
        faces = {place.card: place for place in places if place.card is not None}
        backs = iter([place for place in places if place.card is None])
        for picture in pile:
            found = faces.get(picture.will) if picture.will is not None else None
            found = found or next(backs, None)
            if found is not None and found != picture.home:
                picture.home = found
                changed.append(picture)
        pile.sort(key=lambda picture: picture.home.slot)
    return changed
