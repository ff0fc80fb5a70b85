"""Who sits where before a match: joining, leaving, changing places; and whose device may press for whom. Pure.

Nobody is seated by being there: a device joins when it presses, and one press leaves again. A seat that nobody has is a bot's.
Who names no device may use any that nobody else has named.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from engine.model import Seat
from game.sofa.profiles import ANIMALS
from game.sofa.seats import Player, house_players

AT_HAND: tuple[str, ...] = ("mouse", "keys", "touch")
"""The devices of the computer itself: one person has them all in reach."""
LEVEL = "normal"
"""How strong a bot is at first."""


class Plugged(Protocol):
    """A pad that is there. device: "pad:3"; number: what people call it; family: whose signs it bears."""

    @property
    def device(self) -> str: ...  # noqa: D102

    @property
    def family(self) -> str: ...  # noqa: D102

    number: int


def may_press(player: Player, device: str, players: Sequence[Player] = ()) -> bool:
    """Whether a press on that device may act for this player; `players` are all at the table.

    A seat with devices of its own hears these alone. One without hears every device that nobody else has named.
    """
    if player.devices:
        return player.uses(device)
    return not any(device in other.devices for other in players if other is not player and not other.is_bot)


def helpers(players: Sequence[Player], seat: Seat) -> tuple[Seat, ...]:
    """The grown-ups whose device may also press for the child at that seat."""
    child = players[seat]
    if not child.kid or child.is_bot:
        return ()
    return tuple(
        other
        for other, player in enumerate(players)
        if not player.is_bot and not player.kid and set(player.devices) & set(child.devices)
    )


def stands_in(player: Player) -> bool:
    """Whether a bot keeps the seat for somebody who has gone for a while: it has that person's name, and no manner."""
    return player.is_bot and not player.manner


def kept_by_bot(player: Player, level: str = LEVEL) -> Player:
    """The same seat while a bot plays for that person."""
    return player if player.is_bot else replace(player, level=level, manner="")


def taken_back(player: Player) -> Player:
    """The same seat when the person has come back."""
    return replace(player, level="") if stands_in(player) else player


class Seating:
    """The players of a table that is being made, clockwise from the seat at the bottom.

    host: the device that has brought the screen here; it works the screen and does not join.
    """

    def __init__(self, players: Iterable[Player], host: str = "") -> None:
        self.players = list(players)
        self.host = host

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, in order."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.is_bot)

    def seat_of(self, device: str) -> Seat | None:
        """The first person's seat that names the device, or None."""
        return next((seat for seat in self.people if device in self.players[seat].devices), None)

    def joins(self, device: str) -> bool:
        """Whether a press on that device would join: a pad that is neither the host's nor anybody's; the keyboard only where a
        pad has opened the screen, for else it works it. Mouse and touch press what they mean."""
        if device in self._hosts() or self.seat_of(device) is not None or device in ("mouse", "touch"):
            return False
        return any(player.is_bot for player in self.players)

    def _hosts(self) -> tuple[str, ...]:
        return (self.host,) if self.host.startswith("pad:") else (*AT_HAND, "")

    def join(self, device: str, name: str) -> Seat | None:
        """Somebody with that device takes the first seat of a bot, with a name and an animal nobody has. None: it cannot."""
        if not self.joins(device):
            return None
        seat = next(seat for seat, player in enumerate(self.players) if player.is_bot)
        self.players[seat] = Player(name, self.free_animal(), devices=(device,))
        return seat

    def leave(self, device: str) -> Player | None:
        """Whoever has joined with that device leaves the seat to a bot, and is returned; None if it is nobody's, or the host's.

        A device that also helps somebody else helps no longer.
        """
        seat = self.seat_of(device)
        if seat is None or device in self._hosts():
            return None
        left, self.players[seat] = self.players[seat], self.bot()
        for other in self.people:
            devices = tuple(one for one in self.players[other].devices if one != device)
            self.players[other] = replace(self.players[other], devices=devices)
        return left

    def put(self, seat: Seat, player: Player) -> None:
        """That player sits there now."""
        self.players[seat] = player

    def swap(self, one: Seat, other: Seat) -> None:
        """Two players change places."""
        players = self.players
        players[one], players[other] = players[other], players[one]

    def resize(self, seats: int) -> None:
        """More or fewer seats. People keep theirs if they can: bots go first, the last one first, then the last people."""
        while len(self.players) > seats:
            bots = [seat for seat, player in enumerate(self.players) if player.is_bot]
            del self.players[bots[-1] if bots else -1]
        while len(self.players) < seats:
            self.players.append(self.bot())

    def bot(self) -> Player:
        """The first player of the house who is not at the table, nor looks like anybody there."""
        levels = [player.level for player in self.players if player.is_bot and player.manner]
        house = house_players(levels[0] if levels and len(set(levels)) == 1 else LEVEL)
        manners = {player.manner for player in self.players}
        animals = {player.animal for player in self.players}
        return min(house, key=lambda one: (one.manner in manners, one.animal in animals))

    def free_animal(self) -> str:
        """The first animal that nobody at the table has."""
        taken = {player.animal for player in self.players}
        return next((animal for animal in ANIMALS if animal not in taken), ANIMALS[0])

    def gone(self, there: Iterable[str]) -> tuple[Seat, ...]:
        """People whose pads have all been pulled out leave to bots; `there` are the pads that are plugged in."""
        present = set(there)
        left = []
        for seat in self.people:
            player = self.players[seat]
            kept = tuple(one for one in player.devices if not one.startswith("pad:") or one in present)
            if player.devices and not kept:
                self.players[seat] = self.bot()
                left.append(seat)
            elif kept != player.devices:
                self.players[seat] = replace(player, devices=kept)
        return tuple(left)
