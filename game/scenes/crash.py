"""When something went wrong in the program: what is saved, and the way back to the start."""

from collections.abc import Hashable

from game import words
from game.geometry import Rect
from game.home import Home
from game.paint import CREAM, INK, SOFT_INK, Canvas
from game.scene import Change, Quit, Stay, Swap
from game.scenes.screen import Screen
from game.widgets import Button, Widget

_SIZE = 30.0


class CrashScene(Screen):
    """Says what is saved. report: where the report was written, or ""."""

    def __init__(self, home: Home, report: str) -> None:
        super().__init__(home)
        self.report = report
        self._copied = "copy"
        self._sheet = Rect(0, 0, 1, 1)
        self._lines: list[tuple[float, str, str]] = []

    def foot(self) -> list[Widget]:
        """To the start, or the end; no child ends the program."""
        buttons = [Button("title", Rect(0, 0, 480, 0), words.say("crash.title"), main=True, size=34)]
        if not self.home.kids:
            buttons.append(Button("copy", Rect(0, 0, 300, 0), words.say("about." + self._copied)))
            buttons.append(Button("quit", Rect(0, 0, 300, 0), words.say("quit")))
        return self.in_foot(buttons)

    def lay(self) -> list[Widget]:
        """The sheet is as high as what is said on it."""
        ruler, view = self.ruler, self.scroll.view
        wide = min(self.width - 60, 1120.0)
        inside = min(wide - 120, ruler.column(_SIZE))
        saved = words.say("crash.kept" if self.home.store.keeps else "crash.lost")
        told = words.say("crash.report", file=self.report) if self.report else ""
        title = ruler.headline(56)
        self._lines = [(title, "title", line) for line in ruler.lines(words.say("crash"), title, wide - 80, "title")]
        self._lines += [(_SIZE, "text", line) for text in (saved, told) for line in ruler.lines(text, _SIZE, inside)]
        tall = 90 + sum(ruler.line(size) for size, _, _ in self._lines)
        self._sheet = Rect((self.width - wide) / 2, max(20.0, (view.h - tall) / 2), wide, tall)
        self.scroll.tall = max(view.h, self._sheet.bottom + 4)
        return []

    def press(self, key: Hashable) -> Change | None:
        """One of them."""
        if key == "copy":
            self._copied = "copied" if self.home.copy() else "not_copied"
            self.renew(key)
            return Stay()
        return Quit() if key == "quit" else Swap(self.home.title(self.home))

    def back(self) -> Change | None:
        """Esc never ends the program."""
        return Stay()

    def paint(self, canvas: Canvas) -> None:
        """A plain ground: nothing here may fail again."""
        canvas.surface.fill((58, 45, 38))

    def paint_page(self, canvas: Canvas) -> None:
        """A plain sheet."""
        sheet = self._sheet
        canvas.panel(sheet, CREAM, radius=32)
        y = sheet.y + 45
        for size, role, line in self._lines:
            step, title = self.ruler.line(size), role == "title"
            colour = INK if title else SOFT_INK
            canvas.text(
                line, sheet.centre[0], y + step / 2, size, role="title" if title else "text", colour=colour, room=sheet.w - 60
            )
            y += step
