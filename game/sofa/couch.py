"""Several people at one screen: whose hand may lie open, when the curtain falls, and who has looked at what. Pure.

The table in the middle is for everybody; hands are not. A hand is open only while its owner chooses. What was looked at is in a
ledger that lives in memory alone: after a start, a fault, a take-back or a change of seats nobody has looked, and the next
choice begins behind the curtain.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from engine.cards import Card
from engine.events import Event, Moved
from engine.model import DEAL, Action, Seat, View
from game.sofa.seats import Privacy


class Step(Enum):
    """What happens next at the screen.

    NOTHING    no person is to act: a bot, a deal, or the end
    FORCED     a person can do one thing only: it is played at the usual pace, so that timing tells nothing
    OPEN       the person's hand may be open, no curtain needed
    CURTAIN    the person must open the curtain first
    LOOK_AWAY  the person chooses blindly: there is no card to hide, but the choice is
    """

    NOTHING = "nothing"
    FORCED = "forced"
    OPEN = "open"
    CURTAIN = "curtain"
    LOOK_AWAY = "look_away"


@dataclass
class Ledger:
    """Who has looked at a hand and who has acted, by ply, since nobody had looked.

    start    the ply from which it knows
    looks, acts  (seat, ply) in order; an act is a choice made by a person, not a forced move
    covered  whether all hands were covered since somebody looked last
    """

    start: int = 0
    looks: list[tuple[Seat, int]] = field(default_factory=list)
    acts: list[tuple[Seat, int]] = field(default_factory=list)
    covered: bool = False

    def looked(self, seat: Seat, ply: int) -> None:
        """That person sees the own hand at this ply."""
        self.looks.append((seat, ply))
        self.covered = False

    def acted(self, seat: Seat, ply: int) -> None:
        """That person has chosen the action of this ply."""
        self.acts.append((seat, ply))

    def still(self, seat: Seat) -> bool:
        """Whether that person was the last to look, nobody else has acted since, and the hand was not covered meanwhile."""
        if self.covered or not self.looks or self.looks[-1][0] != seat:
            return False
        return not self.acts or self.acts[-1][0] == seat

    def since(self, ply: int) -> frozenset[Seat] | None:
        """Who has looked or acted after the action of that ply; None if that is longer ago than the ledger knows."""
        if ply < self.start:
            return None
        return frozenset(who for who, when in (*self.looks, *self.acts) if when > ply)


class Couch:
    """The people at one table and what of it they share.

    people   the seats that people play
    privacy  of each of them; a seat with open hands needs no curtain
    always   ask for the curtain also where it could be left out (a forced move, the same person again)
    open     the seat whose hand lies open now
    known    by seat the ply up to which that person has followed the play: what came after it is told on the curtain
    """

    def __init__(self, people: Iterable[Seat], privacy: Mapping[Seat, Privacy] | None = None, always: bool = False) -> None:
        self.people = frozenset(people)
        self.privacy: dict[Seat, Privacy] = {seat: (privacy or {}).get(seat, "curtain") for seat in sorted(self.people)}
        self.always = always
        self.open: Seat | None = None
        self.known: dict[Seat, int] = dict.fromkeys(sorted(self.people), 0)
        self.ledger = Ledger()

    @property
    def alone(self) -> bool:
        """Whether one person plays: nobody to hide anything from."""
        return len(self.people) <= 1

    def lay_down(self, ply: int) -> None:
        """All hands down, and nobody has looked: after a resume, a take-back, a change of seats, at a new deal."""
        self.open = None
        self.known = {seat: min(known, ply) for seat, known in self.known.items()}
        self.ledger = Ledger(start=ply)

    def cover(self) -> None:
        """All hands down for now: panic key, lost focus, a pause. Whoever has looked has looked, and what was done may still be
        taken back; but the next look is behind the curtain."""
        self.open = None
        self.ledger.covered = True

    @property
    def last(self) -> Seat | None:
        """Who chose last, as far as the ledger knows."""
        return self.ledger.acts[-1][0] if self.ledger.acts else None

    def looked(self, seat: Seat, ply: int) -> None:
        """The curtain was opened by that person."""
        self.open = seat
        self.known[seat] = ply
        self.ledger.looked(seat, ply)

    def acted(self, seat: Seat, ply: int, goes_on: bool = False) -> None:
        """That person has chosen: in the same moment every hand is down, unless the same turn `goes_on`."""
        self.known[seat] = ply + 1
        self.ledger.acted(seat, ply)
        if not self.alone and not goes_on:
            self.open = None

    def step(self, view: View[Any, Any], common: View[Any, Any]) -> Step:
        """What comes next. view: of the seat to act; common: what everybody may know."""
        seat = view.turn
        if seat is None or seat not in self.people or view.legal == (DEAL,):
            return Step.NOTHING
        if self.alone or self.privacy[seat] == "open" or self.open == seat:
            return Step.OPEN
        if len(view.legal) == 1 and not self.always:
            return Step.FORCED
        if not knows_more(view, common):
            return Step.LOOK_AWAY if hides_choice(view) else Step.OPEN
        if self.ledger.still(seat) and not self.always:
            return Step.OPEN
        return Step.CURTAIN


def knows_more(view: View[Any, Any], common: View[Any, Any]) -> bool:
    """Whether a seat sees a card that not everybody sees."""
    return any(pile.up != shared.up for pile, shared in zip(view.piles, common.piles))


def hides_choice(view: View[Any, Any]) -> bool:
    """Whether the others may not see what is chosen now: a stake that stays sealed."""
    return any(action.kind == "stake" for action in view.legal) and view.options.get("stakes_open") != "true"


@dataclass(frozen=True)
class Told:
    """One play of the recap: who did what; the card if everybody could see it, else how many cards moved."""

    seat: Seat
    kind: str
    card: Card | None = None
    number: int = 0


def recap(steps: Iterable[tuple[Seat, Action, list[Event]]], since: int, first: int = 0) -> list[Told]:
    """What everybody could see since a ply, a line a play. steps: seat, action and events as all see them, the first of them at
    ply `first`. Nothing in it depends on the action itself beyond its kind: a hidden card is not named."""
    told: list[Told] = []
    for ply, (seat, action, events) in enumerate(steps, first):
        if ply < since or action is DEAL:
            continue
        moved = [event for event in events if isinstance(event, Moved)]
        own = [event for event in moved if seat in (event.source.seat, event.target.seat)]
        card = own[0].card if own and action.kind not in ("pick", "swap") else None
        told.append(Told(seat, action.kind, card, 0 if card is not None else len(own)))
    return told
