"""The column of buttons at the bottom right. More than fit are shown page by page."""

from collections.abc import Hashable, Sequence

from game.focus import Target
from game.geometry import Rect
from game.paint import Canvas
from game.widgets import TALL, Button

_GAP = 10.0

ButtonWords = tuple[Hashable, str, bool]


class Corner:
    """Buttons, the first at the top."""

    def __init__(self) -> None:
        self.buttons: list[Button] = []
        self._page = 0
        self._keys: list[Hashable] = []

    def turn_page(self) -> None:
        """The next ones, if there are more than fit."""
        self._page += 1

    def lay(self, room: Rect, wanted: Sequence[ButtonWords]) -> None:
        """Put them into the room, from the bottom up; other buttons than before begin at the first page."""
        keys = [key for key, _, _ in wanted]
        if keys != self._keys:
            self._keys, self._page = keys, 0
        fits = max(2, int((room.h + _GAP) // (TALL + _GAP)))
        shown = list(wanted)
        if len(shown) > fits:
            pages = -(-len(shown) // (fits - 1))
            start = self._page % pages * (fits - 1)
            shown = [*shown[start : start + fits - 1], (("page",), "...", False)]
        y = room.bottom - len(shown) * (TALL + _GAP) + _GAP
        self.buttons = [
            Button(key, Rect(room.x, y + at * (TALL + _GAP), room.w, TALL), text, main=main, size=28)
            for at, (key, text, main) in enumerate(shown)
        ]

    def targets(self) -> list[Target]:
        """All buttons that are shown."""
        return [target for button in self.buttons for target in button.targets()]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Draw them."""
        for button in self.buttons:
            button.draw(canvas, armed)
