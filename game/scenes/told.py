"""A sheet with a heading and some sentences: what was done, what is wrong, what this program is."""

from collections.abc import Hashable, Sequence

from game import words
from game.geometry import Rect
from game.home import Home
from game.paint import CREAM, INK, Canvas
from game.scene import Change, Pop
from game.scenes.screen import Screen
from game.widgets import Button, Widget

_TITLE, _TEXT = 46.0, 30.0


class ToldScene(Screen):
    """Read, and back to where one was."""

    def __init__(self, home: Home, title: str = "", sentences: Sequence[str] = ()) -> None:
        super().__init__(home)
        self._told = title, tuple(sentences)
        self._lines: list[tuple[float, float, str, bool]] = []
        self._sheet = Rect(0, 0, 1, 1)

    def title(self) -> str:
        """The heading, in the language of now."""
        return self._told[0]

    def sentences(self) -> Sequence[str]:
        """What stands below it, a paragraph each."""
        return self._told[1]

    def foot(self) -> list[Widget]:
        """Back."""
        return self.in_foot([Button("back", Rect(0, 0, 300, 0), words.say("back"), main=True, size=34)])

    def lay(self) -> list[Widget]:
        """The sheet."""
        ruler, view = self.ruler, self.scroll.view
        wide = min(self.width - 80, 1100 * (1 + (ruler.letters - 1) * 0.4))
        self._lines = []
        y = 40.0
        told = [(ruler.headline(_TITLE), self.title(), True), *((_TEXT, sentence, False) for sentence in self.sentences())]
        for size, text, title in told:
            for line in ruler.lines(text, size, wide - 100, "title" if title else "text"):
                self._lines.append((y + ruler.line(size, 0.65), size, line, title))
                y += ruler.line(size, 1.3)
            y += 18
        tall = y + 20
        self._sheet = Rect((self.width - wide) / 2, max(20.0, (view.h - tall) / 2), wide, tall)
        self.scroll.tall = max(view.h, self._sheet.bottom + 10)
        return []

    def press(self, key: Hashable) -> Change | None:  # noqa: ARG002
        """Back."""
        return Pop()

    def back(self) -> Change | None:
        """Back."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """The kitchen cloth."""
        canvas.cloth("kitchen")

    def paint_page(self, canvas: Canvas) -> None:
        """The sheet."""
        sheet = self._sheet
        canvas.shade(sheet, 32)
        canvas.panel(sheet, CREAM, radius=32)
        for y, size, line, title in self._lines:
            at = sheet.y + y
            canvas.text(line, sheet.centre[0], at, size, role="title" if title else "text", colour=INK, room=sheet.w - 60)
