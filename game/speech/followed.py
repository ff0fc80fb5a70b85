"""How far a match has been told: a table of its own, played on action by action, so that every play is told once. Pure."""

from engine.table import Table
from game.match import Match
from game.sofa.seats import Eyes
from game.speech import at_table
from game.speech.items import sentences


class Followed:
    """A match as it stands is where it begins: what was before is not told."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.table = Table(match.table.record.begun())
        for seat, action in match.table.record.actions:
            self.table.play(seat, action)

    def goes_on(self, match: Match) -> bool:
        """Whether that is the same match, and only has gone further."""
        told, actions = self.table.record.actions, match.table.record.actions
        return match is self.match and len(actions) >= len(told) and (not told or actions[len(told) - 1] == told[-1])

    def news(self, manners: at_table.Speaks, heard: Eyes) -> str:
        """What was played since, in sentences."""
        found = []
        for seat, action in self.match.table.record.actions[self.table.ply :]:
            events = self.table.play(seat, action)
            found.append(at_table.done(self.match, manners, heard, seat, action, events))
        return sentences(*found)
