"""When something went wrong in the program: what is saved, and the way back to the start."""

from collections.abc import Hashable

from game import words
from game.geometry import Rect
from game.home import Home
from game.paint import CREAM, INK, SOFT_INK, Canvas
from game.scene import Change, Quit, Stay, Swap
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Widget


class CrashScene(Screen):
    """Says what is saved. report: where the report was written, or ""."""

    def __init__(self, home: Home, report: str) -> None:
        super().__init__(home)
        self.report = report

    def _sheet(self) -> Rect:
        return Rect(self.width / 2 - 560, self.height / 2 - 260, 1120, 520)

    def lay(self) -> list[Widget]:
        """To the start, or the end."""
        sheet = self._sheet()
        y = sheet.y + sheet.h - TALL - 50
        return [
            Button("title", Rect(sheet.x + 80, y, 560, TALL), words.say("crash.title"), main=True, size=34),
            Button("quit", Rect(sheet.x + 680, y, 360, TALL), words.say("quit")),
        ]

    def press(self, key: Hashable) -> Change | None:
        """One of the two."""
        return Quit() if key == "quit" else Swap(self.home.title(self.home))

    def back(self) -> Change | None:
        """Esc never ends the program."""
        return Stay()

    def paint(self, canvas: Canvas) -> None:
        """A plain sheet: nothing here may fail again."""
        canvas.surface.fill((58, 45, 38))
        sheet = self._sheet()
        canvas.panel(sheet, CREAM, radius=32)
        middle = sheet.centre[0]
        canvas.text(words.say("crash"), middle, sheet.y + 80, 56, role="title", colour=INK, room=sheet.w - 80)
        saved = words.say("crash.kept" if self.home.store.keeps else "crash.lost")
        told = words.say("crash.report", file=self.report) if self.report else ""
        lines, size = canvas.fitting(f"{saved} {told}".strip(), 30, sheet.w - 120, 5)
        for at, line in enumerate(lines):
            canvas.text(line, middle, sheet.y + 170 + at * size * 1.5, size, colour=SOFT_INK, room=sheet.w - 120)
