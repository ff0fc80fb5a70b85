"""Who sits at the table and whose eyes look at the screen. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Any, Final, Literal, TypeAlias

from engine.bots import LEVELS
from engine.bots.personalities import PERSONALITIES
from engine.events import Event, seen_by
from engine.model import Seat, Sight, View, Zone
from engine.table import Table
from game.sofa.profiles import ANIMALS, KIDS, Kid
from game.sofa.writing import fitted


class Open(Enum):
    """Eyes that see all hands."""

    OPEN = "open"


OPEN: Final = Open.OPEN
Eyes: TypeAlias = Seat | Open | None
"""What may be seen on the screen: what that seat may know, what all may know (None), or everything (OPEN)."""


Privacy = Literal["open", "curtain"]


@dataclass(frozen=True)
class Player:
    """Somebody at the table.

    level    how strong a bot is; "" for a person; manner: its way of playing, by key
    profile  of the person, by its number; "" for a guest
    kid      how a child plays: "pictures" or "words"; "" for a grown-up
    privacy  whether this person's hand lies open for all, or is looked at behind the curtain
    devices  those that speak for this seat, by name ("mouse", "keys", "touch", "pad:3"); () if any may
    """

    name: str
    animal: str
    level: str = ""
    manner: str = ""
    profile: str = ""
    kid: Kid = ""
    privacy: Privacy = "curtain"
    devices: tuple[str, ...] = ()

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays here."""
        return bool(self.level)

    def uses(self, device: str) -> bool:
        """Whether what is pressed on that device counts for this player."""
        return not self.devices or device in self.devices

    def plain(self) -> dict[str, Any]:
        """As plain values, to be kept. Devices are not: next time others may be plugged in."""
        return {name: value for name, value in asdict(self).items() if value and name != "devices"}


def player_from(plain: object) -> Player | None:
    """The player that was kept so; None if the values are of none."""
    if isinstance(plain, list) and len(plain) == 3 and all(isinstance(one, str) for one in plain):
        plain = dict(zip(("name", "animal", "level"), plain))  # as the first version kept them
    if not isinstance(plain, Mapping):
        return None
    name, animal, level = (plain.get(key, "") for key in ("name", "animal", "level"))
    if not (isinstance(name, str) and fitted(name).strip()) or level not in ("", *LEVELS):
        return None
    manner, profile = plain.get("manner", ""), plain.get("profile", "")
    return Player(
        fitted(name).strip(),
        animal if animal in ANIMALS else ANIMALS[0],
        level,
        manner if manner in _MANNERS else "",
        profile if isinstance(profile, str) else "",
        plain["kid"] if plain.get("kid") in KIDS else "",
        "open" if plain.get("privacy") == "open" else "curtain",
    )


_MANNERS = tuple(one.key for one in PERSONALITIES)


def house_players(level: str = "normal") -> list[Player]:
    """The players of the house, in the order in which they come to the table."""
    return [Player(one.name, one.animal, level, one.key) for one in PERSONALITIES]


def seated(seats: int, you: str | None, level: str = "normal") -> tuple[Player, ...]:
    """A table: the person called `you` at seat 0 and bots elsewhere; bots at every seat if `you` is None."""
    bots = house_players(level)
    if you is None:
        return tuple(bots[:seats])
    return (Player(you, ANIMALS[0]), *[bot for bot in bots if bot.animal != ANIMALS[0]][: seats - 1])


def secrecy(players: Iterable[Player], open_hands: bool) -> str:
    """How hands are hidden where several people play: "open", "curtain", "mixed"; "" where there is nobody to hide from."""
    ways = [player.privacy for player in players if not player.is_bot]
    if len(ways) < 2:
        return ""
    if open_hands or set(ways) == {"open"}:
        return "open"
    return "mixed" if "open" in ways else "curtain"


def faces_up(zone: Zone, eyes: Eyes) -> bool:
    """Whether cards lie face up in that zone for these eyes (as long as nothing else shows them)."""
    return zone.sight is not Sight.HIDDEN if eyes is OPEN else zone.seen(eyes)


def look(table: Table, eyes: Eyes) -> View[Any, Any]:
    """The table as these eyes may see it."""
    return table.reveal() if eyes is OPEN else table.view(eyes)


def shown(events: list[Event], eyes: Eyes) -> list[Event]:
    """What happened as these eyes may see it."""
    return events if eyes is OPEN else seen_by(events, eyes)
