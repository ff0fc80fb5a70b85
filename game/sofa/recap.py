"""What the curtain tells whoever comes to it: the plays since that person last looked, as everybody could see them. Pure."""

from engine.model import Seat
from engine.table import Table
from game.match import Match
from game.sofa.couch import Told, recap
from game.sofa.seats import shown


def since_last_look(match: Match, seat: Seat) -> list[Told]:
    """The plays of this deal that came after that person last looked or chose, the first one first."""
    record = match.table.record
    again = Table(record.begun())
    steps = [(who, action, shown(again.play(who, action), None)) for who, action in record.actions]
    first = match.dealt
    return recap(steps[first:], max(first, match.couch.known.get(seat, 0)), first)
