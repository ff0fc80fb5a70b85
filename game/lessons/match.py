"""The match of a part of a lesson: one person among players who do what the lesson has them do. Pure.

It is kept nowhere, so that no list shows it and no statistics count it.
"""

from engine.model import Action
from game.lessons.course import Played, answer, table_of
from game.lessons.lesson import Part
from game.match import Match, Wish
from game.sofa.profiles import Kid
from game.thinker import Thinker
from game.worker import Mind


class LessonMatch(Match):
    """The table of a part after some actions; `kids`: children learn, in that look, and hear their own words."""

    def __init__(self, part: Part, played: Played = (), kids: Kid = "") -> None:
        """IllegalAction if these actions cannot be played there; ValueError for a start that cannot be set up."""
        record = table_of(part, played).record
        super().__init__(Wish(record.game, record.options.seats, 0, tuple(record.options.items()), kids=kids), record)
        self.part = part

    def keep_in(self, store: object) -> None:
        """Nowhere."""

    def answer(self) -> Action:
        """What the lesson has the seat to act do."""
        return answer(self.part, self.table)

    def go_to(self, ply: int) -> None:
        """As it stood after so many actions. There is nothing to do again."""
        self.table = table_of(self.part, self.table.record.actions[:ply])
        self.undone.forget()
        self._anew()


class Prompter(Thinker):
    """Tells the others what to do, at once, in the place of a bot's thinking."""

    def __init__(self, match: LessonMatch) -> None:
        super().__init__()
        self._match = match

    def start(self, mind: Mind, view: object) -> None:  # noqa: ARG002
        """Nobody has to think."""
        self.forget()
        self._view = self._match.bots_view()
        self.action = self._match.answer()
