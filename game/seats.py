"""Who sits at the table and whose eyes look at the screen. Pure."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

from engine.events import Event, seen_by
from engine.model import Seat, Sight, View, Zone
from engine.table import Table


class Open(Enum):
    """Eyes that see all hands."""

    OPEN = "open"


OPEN: Final = Open.OPEN
Eyes: TypeAlias = Seat | Open | None
"""What may be seen on the screen: what that seat may know, what all may know (None), or everything (OPEN)."""


@dataclass(frozen=True)
class Player:
    """Somebody at the table. level: how strong a bot is; "" for a person."""

    name: str
    animal: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays here."""
        return bool(self.level)


_GUESTS = (
    ("Fia", "fox"),
    ("Otto", "bear"),
    ("Gro", "frog"),
    ("Elin", "rabbit"),
    ("Bruno", "owl"),
    ("Rosa", "pig"),
    ("Leo", "lion"),
    ("Maja", "cat"),
)


def seated(seats: int, you: str | None, level: str = "normal") -> tuple[Player, ...]:
    """A table: the person called `you` at seat 0 and bots elsewhere; bots at every seat if `you` is None."""
    bots = [Player(name, animal, level) for name, animal in _GUESTS]
    if you is None:
        return tuple(bots[(seat - 1) % len(bots)] for seat in range(seats))
    return (Player(you, "cat"), *bots[: seats - 1])


def faces_up(zone: Zone, eyes: Eyes) -> bool:
    """Whether cards lie face up in that zone for these eyes (as long as nothing else shows them)."""
    return zone.sight is not Sight.HIDDEN if eyes is OPEN else zone.seen(eyes)


def look(table: Table, eyes: Eyes) -> View[Any, Any]:
    """The table as these eyes may see it."""
    return table.reveal() if eyes is OPEN else table.view(eyes)


def shown(events: list[Event], eyes: Eyes) -> list[Event]:
    """What happened as these eyes may see it."""
    return events if eyes is OPEN else seen_by(events, eyes)
