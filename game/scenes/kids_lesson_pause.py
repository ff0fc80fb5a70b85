"""The children's pause in a lesson: on, this step again, help, how loud it is, and out. Nothing that lasts is set here."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game import words
from game.scene import Change, Pop, Swap
from game.scenes.kids_pause import KidsPauseScene
from game.scenes.lesson_over import way_out

if TYPE_CHECKING:
    from game.scenes.lesson import LessonScene


class KidsLessonPauseScene(KidsPauseScene):
    """Over the table of that lesson."""

    order = ("on", "again", "help", "sound", "leave")

    def __init__(self, table: "LessonScene") -> None:
        super().__init__(table.home, table.match)
        self._table = table

    def says(self) -> list[str]:
        """That there is time."""
        return [words.say("kids.pause")]

    def chosen(self, key: Hashable) -> Change | None:
        """What its picture shows; a lesson has nothing to take back."""
        if key == "again":
            self._table.repeat()
            return Pop()
        if key == "leave":
            return Swap(way_out(self.home))
        return None if key == "take_back" else super().chosen(key)
