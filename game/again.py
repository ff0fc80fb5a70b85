"""What has happened at a table since somebody last did something, to be shown once more. Pure.

It is read from the record and seen through the eyes that look now: nothing is shown that they could not see then.
"""

from dataclasses import dataclass
from typing import Any

from engine.events import Event
from engine.model import DEAL, Action, Seat, View
from engine.table import Table
from game.match import Match
from game.sofa.seats import look, shown


@dataclass(frozen=True)
class Step:
    """One action, what was seen of it, and the table after it."""

    seat: Seat
    action: Action
    events: list[Event]
    view: View[Any, Any]


@dataclass(frozen=True)
class Again:
    """before: the table as it was; steps: what has happened since then."""

    before: View[Any, Any]
    steps: tuple[Step, ...]


def since(match: Match, seat: Seat | None) -> Again | None:
    """All that came after that seat's last action in this deal, or that action if nothing did; None before the first deal.

    With no seat, the last round of actions.
    """
    actions = match.table.record.actions
    if not actions:
        return None
    start = _start([who for who, _ in actions], [action is DEAL for _, action in actions], seat, len(match.players))
    again = Table(match.table.record.begun())
    for who, action in actions[:start]:
        again.play(who, action)
    before = look(again, match.eyes)
    steps = []
    for who, action in actions[start:]:
        events = shown(again.play(who, action), match.eyes)
        steps.append(Step(who, action, events, look(again, match.eyes)))
    return Again(before, tuple(steps))


def _start(who: list[Seat], deals: list[bool], seat: Seat | None, seats: int) -> int:
    """The ply from which on it is shown."""
    last = len(who) - 1
    dealt = max((ply for ply, deal in enumerate(deals) if deal), default=-1)
    own = max((ply for ply in range(dealt + 1, last + 1) if who[ply] == seat), default=dealt)
    if seat is None:
        own = max(dealt, last - seats)
    return min(own + 1, last)
