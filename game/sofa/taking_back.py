"""Taking moves back: when it may be done, and what can be done again afterwards. Pure.

Against bots it is free, within the deal. Where several people play, a move is taken back only until somebody else has seen or
done something, and never past a card drawn from the stock or a swap.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from engine.events import Event, Moved
from engine.model import DEAL, Action, Seat, Sight


class Step(NamedTuple):
    """One action and all that it brought about, unhidden."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


def may_take_back(
    seat: Seat, people: Collection[Seat], steps: Iterable[Step], looked: Collection[Seat] = (), over: bool = False
) -> str:
    """Why that seat may not take back these steps, as the key of a sentence; "" if it may.

    steps   from its own last decision on; none if it has made none in this deal
    people  the seats that are not played by bots
    looked  who has looked at a hand of their own since that decision
    over    whether the match is decided
    """
    found = list(steps)
    if over:
        return "back.over"
    if not found or any(step.action is DEAL for step in found):
        return "back.nothing"
    others = set(people) - {seat}
    if not others:
        return ""
    if any(step.seat in others for step in found):
        return "back.others"
    if any(_reveals(event, seat) for step in found for event in step.events):
        return "back.seen"
    return "back.others" if others & set(looked) else ""


def _reveals(event: Event, seat: Seat) -> bool:
    """Whether that seat has seen a card which lay hidden: one drawn from the stock, or a hand swapped for another."""
    return isinstance(event, Moved) and event.source.sight is Sight.HIDDEN and event.target.seat == seat


class Undone:
    """What was taken back and can be done again; forgotten as soon as something else is played."""

    def __init__(self) -> None:
        self._runs: list[list[tuple[Seat, Action]]] = []

    def __bool__(self) -> bool:
        return bool(self._runs)

    def put(self, run: list[tuple[Seat, Action]]) -> None:
        """These actions were taken back in one go."""
        self._runs.append(run)

    def take(self) -> list[tuple[Seat, Action]]:
        """The actions that were taken back last; none if there are none."""
        return self._runs.pop() if self._runs else []

    def forget(self) -> None:
        """The match has gone another way."""
        self._runs = []
