"""Speaking about the players of a table: by name, or as "you" to whoever looks. Pure."""

from collections.abc import Sequence

from engine.model import Seat
from game import words
from game.sofa.seats import Player


class Talk:
    """Names for the seats of one table. you: the seat that is spoken to, or None."""

    def __init__(self, players: Sequence[Player], you: Seat | None) -> None:
        self.players, self.you = tuple(players), you

    def name(self, seat: Seat | None) -> str:
        """The name of a seat's player."""
        return self.players[seat].name if seat is not None else words.say("nobody")

    def names(self, seats: Sequence[Seat]) -> str:
        """Several names, joined."""
        return words.all_of([self.name(seat) for seat in seats])

    def about(self, key: str, seat: Seat | None, number: int | None = None, **parts: object) -> str:
        """The sentence of that key about that seat."""
        return words.about(key, self.name(seat), seat is not None and seat == self.you, number, **parts)
