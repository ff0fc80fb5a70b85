"""The column of buttons at the bottom right. More than fit are shown page by page."""

from collections.abc import Hashable, Sequence

from game import lettering
from game.focus import Target
from game.geometry import Rect
from game.paint import Canvas
from game.widgets import TALL, Button

TEXT = 28.0
"""Size of the words on a button."""
_GAP = 10.0

ButtonWords = tuple[Hashable, str, bool]


class CornerButton(Button):
    """A button whose words fill it, on two lines if need be."""

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        rect = self.ground(canvas, armed)
        lettering.write(canvas, self.text, words_box(rect), self.size, most=2, role="title")


def words_box(button: Rect) -> Rect:
    """What of a button its words may take."""
    return button.grown(-18, -3)


class Corner:
    """Buttons, the first at the top."""

    def __init__(self) -> None:
        self.buttons: list[Button] = []
        self._page = 0
        self._keys: list[Hashable] = []

    def turn_page(self) -> None:
        """The next ones, if there are more than fit."""
        self._page += 1

    def lay(self, room: Rect, wanted: Sequence[ButtonWords], tall: float = TALL) -> None:
        """Put them into the room, from the bottom up, each as high as `tall` if there is room for it; other buttons than before
        begin at the first page."""
        keys = [key for key, _, _ in wanted]
        if keys != self._keys:
            self._keys, self._page = keys, 0
        fits = max(2, int((room.h + _GAP) // (TALL + _GAP)))
        shown = list(wanted)
        if len(shown) > fits:
            pages = -(-len(shown) // (fits - 1))
            start = self._page % pages * (fits - 1)
            shown = [*shown[start : start + fits - 1], (("page",), "...", False)]
        tall = max(TALL, min(tall, (room.h + _GAP) / max(1, len(shown)) - _GAP))
        y = room.bottom - len(shown) * (tall + _GAP) + _GAP
        self.buttons = [
            CornerButton(key, Rect(room.x, y + at * (tall + _GAP), room.w, tall), text, main=main, size=TEXT)
            for at, (key, text, main) in enumerate(shown)
        ]

    def keep(self, keys: Sequence[Hashable]) -> None:
        """Only those of the buttons stay, where they are, until they are laid anew."""
        self.buttons = [button for button in self.buttons if button.key in keys]

    def targets(self) -> list[Target]:
        """All buttons that are shown."""
        return [target for button in self.buttons for target in button.targets()]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Draw them."""
        for button in self.buttons:
            button.draw(canvas, armed)
