"""A lesson as written down: parts that each start from a set-up table, steps with what has to happen there, and what the others
do. Pure.

Nothing here knows a rule or a word. What has to happen is said of the events that the real rules give; the sentences of a step
stand in the texts under "lesson.GAME.STEP", with ".kid" behind it for children and ".why" for why something else is asked.
A game brings a lesson by one module of such values and a line in `game.lessons`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine import cards
from engine.events import DealOver, Event, Moved, Said, Sealed, Shown
from engine.model import Seat

YOU: Seat = 0
"""Who learns sits here."""


def row(names: str) -> list[str]:
    """Cards by name, as a written position has them."""
    return names.split()


def hands(*each: str) -> list[list[str]]:
    """The hand of each seat, as a written position has them."""
    return [row(names) for names in each]


@dataclass(frozen=True)
class Move:
    """A card goes from one zone to another; zones by name, cards by name ("7H 8H"), "" for any."""

    source: str
    target: str
    cards: str = ""
    seat: Seat = YOU

    def met(self, event: Event) -> bool:
        """Whether this event is one. A card that is hidden is none that was asked for by name."""
        if not isinstance(event, Moved):
            return False
        seats = {event.source.seat, event.target.seat} - {None}
        named = not self.cards or (event.card is not None and cards.name(event.card) in self.cards.split())
        return (event.source.name, event.target.name) == (self.source, self.target) and seats == {self.seat} and named


@dataclass(frozen=True)
class Remark:
    """The table says something, by its key, of that seat."""

    key: str
    seat: Seat = YOU

    def met(self, event: Event) -> bool:
        """Whether this event is one."""
        return isinstance(event, Said) and (event.key, event.seat) == (self.key, self.seat)


@dataclass(frozen=True)
class Stake:
    """That seat has placed its stake."""

    seat: Seat = YOU

    def met(self, event: Event) -> bool:
        """Whether this event is one."""
        return isinstance(event, Sealed) and event.seat == self.seat


@dataclass(frozen=True)
class Lay:
    """That seat lays its cards open, and what they make is called so."""

    title: str
    seat: Seat = YOU

    def met(self, event: Event) -> bool:
        """Whether this event is one."""
        return isinstance(event, Shown) and (event.zone.seat, event.title) == (self.seat, self.title)


@dataclass(frozen=True)
class Win:
    """That seat wins the deal."""

    seat: Seat = YOU

    def met(self, event: Event) -> bool:
        """Whether this event is one."""
        return isinstance(event, DealOver) and self.seat in event.winners


Goal: TypeAlias = Move | Remark | Stake | Lay | Win


@dataclass(frozen=True)
class Step:
    """One thing to do.

    name   under which its sentences stand
    goal   it is done as soon as this has happened, however it came about
    shown  which of the actions that lead there is pointed at, as its text; "" the first
    """

    name: str
    goal: Goal
    shown: str = ""

    def done(self, events: Iterable[Event]) -> bool:
        """Whether it is among these events."""
        return any(self.goal.met(event) for event in events)


@dataclass(frozen=True)
class Part:
    """A table that is set up, and the steps that are done at it.

    name    under which its last sentence stands, said when all steps are done
    start   the table as a written position (`engine.position`)
    steps   in order
    others  what the others do, in order for each: (seat, the text of an action). Whatever cannot be played is passed over
    """

    name: str
    start: Mapping[str, Any]
    steps: tuple[Step, ...]
    others: tuple[tuple[Seat, str], ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A game, and the parts of its lesson one after the other."""

    game: str
    parts: tuple[Part, ...]

    @property
    def length(self) -> int:
        """How many steps it has."""
        return sum(len(part.steps) for part in self.parts)

    def number(self, part: int, step: int) -> int:
        """The number of a step of a part, from 1 through the whole lesson."""
        return sum(len(one.steps) for one in self.parts[:part]) + step + 1

    def at(self, number: int) -> tuple[int, int]:
        """The part and the step in it, both from 0, of a number from 1; ValueError if there is none."""
        if 1 <= number <= self.length:
            for part, one in enumerate(self.parts):
                if number <= len(one.steps):
                    return part, number - 1
                number -= len(one.steps)
        raise ValueError(f"this lesson has {self.length} steps; none has the number {number}")
