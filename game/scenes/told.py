"""A sheet with a heading and some sentences: what was done, what is wrong, what this program is."""

from collections.abc import Sequence

from game import words
from game.geometry import Rect
from game.home import Home
from game.paint import INK, Canvas
from game.scenes.over import OverScene
from game.widgets import Button, Widget

_TITLE, _TEXT = 46.0, 30.0


class ToldScene(OverScene):
    """Read, and back to where one was: a screen of its own, whatever lies behind."""

    covers = True

    def __init__(self, home: Home, title: str = "", sentences: Sequence[str] = ()) -> None:
        super().__init__(home)
        self._told = title, tuple(sentences)
        self._lines: list[tuple[float, float, str, bool]] = []

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
        ruler = self.ruler
        wide = min(self.width - 80, 1100 * (1 + (ruler.letters - 1) * 0.4))
        self._lines = []
        y = 40.0
        told = [(ruler.headline(_TITLE), self.title(), True), *((_TEXT, sentence, False) for sentence in self.sentences())]
        for size, text, title in told:
            for line in ruler.lines(text, size, wide - 100, "title" if title else "text"):
                self._lines.append((y + ruler.line(size, 0.65), size, line, title))
                y += ruler.line(size, 1.3)
            y += 18
        self.place(wide, y + 20, 20.0)
        return []

    def paint_sheet(self, canvas: Canvas) -> None:
        """The heading and the sentences."""
        sheet = self.sheet
        for y, size, line, title in self._lines:
            at = sheet.y + y
            canvas.text(line, sheet.centre[0], at, size, role="title" if title else "text", colour=INK, room=sheet.w - 60)
