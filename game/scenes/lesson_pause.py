"""The pause of a lesson: nothing of it is lost, and who plays cannot be changed."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game import words
from game.scene import Change, Pop, Swap
from game.scenes.lesson_over import way_out
from game.scenes.pause import PauseScene

if TYPE_CHECKING:
    from game.scenes.lesson import LessonScene


class LessonPauseScene(PauseScene):
    """Go on, begin the step again, the rules, the settings, leave without being asked twice."""

    def __init__(self, table: "LessonScene") -> None:
        super().__init__(table.home, table.match)
        self._table = table

    def _items(self) -> list[tuple[str, str]]:
        keys = (
            ("on", "pause.on"),
            ("again", "lesson.pause.again"),
            ("rules", "pause.rules"),
            ("settings", "settings"),
            ("full", "pause.full"),
            ("leave", "lesson.pause.leave"),
        )
        return [(key, words.say(text)) for key, text in keys]

    def press(self, key: Hashable) -> Change | None:
        """What its words say."""
        if key == "again":
            self._table.repeat()
            return Pop()
        if key == "leave":
            return Swap(way_out(self.home))
        return super().press(key)
