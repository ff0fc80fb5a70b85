"""A sheet of paper over what lies behind: it is read, and any press leads back."""

from collections.abc import Hashable

from game import words
from game.geometry import Rect
from game.home import Home
from game.paint import Canvas
from game.scene import Change, Pop
from game.scenes.screen import Screen
from game.widgets import Button, Widget


class OverScene(Screen):
    """Subclasses say how large the sheet is (`place`, called in `lay`) and what stands on it (`paint_sheet`)."""

    covers = False

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.sheet = Rect(0, 0, 1, 1)

    def foot(self) -> list[Widget]:
        """Back."""
        return self.in_foot([Button("back", Rect(0, 0, 300, 0), words.say("back"), main=True)])

    def place(self, wide: float, tall: float, least: float = 16.0) -> None:
        """A sheet of that size in the middle of the view, so far below its top at least; it scrolls if it is taller."""
        view = self.scroll.view
        self.sheet = Rect((self.width - wide) / 2, max(least, (view.h - tall) / 2), wide, tall)
        self.scroll.tall = max(view.h, self.sheet.bottom + 8)

    def press(self, key: Hashable) -> Change | None:  # noqa: ARG002
        """Back."""
        return Pop()

    def back(self) -> Change | None:
        """Back."""
        return Pop()

    def paint_page(self, canvas: Canvas) -> None:
        """The sheet, and what stands on it."""
        canvas.sheet(self.sheet)
        self.paint_sheet(canvas)

    def paint_sheet(self, canvas: Canvas) -> None:
        """What stands on it."""
