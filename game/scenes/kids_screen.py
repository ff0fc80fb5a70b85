"""What all screens of the children share: a sentence in a bubble, large pictures to press, a way back and the lock.

Everything that can be pressed is at least LEAST wide and high. One of the targets is the obvious one: large and yellow.
"""

from collections.abc import Callable, Hashable

from game.focus import Target
from game.geometry import Rect, around
from game.home import Home
from game.kids import mode
from game.paint import INK, Canvas
from game.ruler import Ruler
from game.scene import Change, Push, Stay, Swap
from game.scenes import kids_pictures as pictures
from game.scenes.screen import Screen
from game.widgets import Widget, button_ground

LEAST = 102.0
"""Least width and height of a target in logical pixels: 76 window pixels at 1280x720."""
EDGE, GAP = 24.0, 24.0
_SAYS = 46.0
_TIGHT = 1.15
_WORDS = 32.0
_NIGHT = "#20305C"

Draw = Callable[[Canvas, Rect], None]
"""Draws a picture into a room."""


class Tile:
    """A large rounded card with a picture and, under it, a few words. main: the obvious one."""

    def __init__(
        self, key: Hashable, rect: Rect, draw: Draw, text: str, ruler: Ruler, *, main: bool = False, size: float = _WORDS
    ) -> None:
        self.key, self.rect, self.picture, self.main = key, rect, draw, main
        self._lines, self._size = ruler.fitting(text, size, rect.w - 32, 2, "title") if text else ([], size)
        self._step = ruler.line(self._size, _TIGHT)

    @property
    def round(self) -> float:
        """Radius of its corners."""
        return min(38.0, self.rect.h * 0.2)

    def targets(self) -> list[Target]:
        """The whole card."""
        return [Target(self.key, self.rect, round=self.round)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        rect = button_ground(canvas, self.rect, self.round, down=armed == self.key, main=self.main, sinks=4, edge=3)
        high = self._step * len(self._lines)
        self.picture(canvas, Rect(rect.x + 18, rect.y + 18, rect.w - 36, rect.h - high - (34 if self._lines else 36)))
        for at, line in enumerate(self._lines):
            y = rect.bottom - 14 - high + (at + 0.5) * self._step
            canvas.text(line, rect.centre[0], y, self._size, role="title", colour=INK, room=rect.w - 24)


class Round:
    """A round button with a picture. main: the obvious one."""

    def __init__(self, key: Hashable, x: float, y: float, size: float, draw: Draw, *, main: bool = False) -> None:
        self.key, self.picture, self.main = key, draw, main
        self.rect = around(x, y, size, size)

    def targets(self) -> list[Target]:
        """The square around it: a child need not aim."""
        return [Target(self.key, self.rect, round=self.rect.h / 2)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        rect = button_ground(canvas, self.rect, self.rect.h / 2, down=armed == self.key, main=self.main, sinks=4, edge=3)
        self.picture(canvas, rect.grown(-rect.w * 0.24))


def sign(name: str) -> Draw:
    """Draws one of the signs."""
    return lambda canvas, rect: pictures.icon(canvas, name, rect)


def _padlock(canvas: Canvas, rect: Rect) -> None:
    pictures.padlock(canvas, *rect.centre, rect.h)


class KidsScreen(Screen):
    """Subclasses give `page`, `press`, and what is said."""

    cloth = "kitchen"
    """What lies behind; "": the night."""
    way_back = True
    """Whether there is a button back."""
    lock = True
    """Whether the way out to the grown-ups is here."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self._bubble = Rect(0, 0, 1, 1)
        self._lines: list[str] = []
        self._size = _SAYS

    @property
    def first(self) -> Hashable:
        """The key of the obvious target, which is large and yellow: it goes on."""
        return None

    def says(self) -> list[str]:
        """What stands in the bubble: at most three sentences."""
        return []

    def page(self, room: Rect) -> list[Widget]:  # noqa: ARG002
        """What can be pressed, in that room: the obvious one first or last, as it is read."""
        return []

    def lay(self) -> list[Widget]:
        """The bubble between the corners, the page below, the corners last."""
        ruler = self.ruler
        corners = self._right()
        side = EDGE + max(1, len(corners)) * (LEAST + GAP)
        wide = self.width - 2 * side
        bottom = EDGE + LEAST
        text = " ".join(self.says())
        if text:
            self._lines, self._size = ruler.fitting(text, ruler.headline(_SAYS), wide - 90, 3, "title")
            high = max(LEAST, len(self._lines) * ruler.line(self._size, _TIGHT) + 28)
            across = max(ruler.measure(line, self._size, "title") for line in self._lines) + 90
            self._bubble = Rect((self.width - across) / 2, EDGE, across, high)
            bottom = self._bubble.bottom
        else:
            self._lines = []
        room = Rect(EDGE, bottom + GAP, self.width - 2 * EDGE, self.height - bottom - GAP - EDGE)
        found = self.page(room)
        self.scroll.tall = max(self.scroll.view.h, max((one.rect.bottom for one in found), default=0.0) + 12)
        middle = EDGE + LEAST / 2
        if self.way_back:
            found.append(Round("back", middle, middle, LEAST, sign("back")))
        found += [
            Round(key, self.width - middle - at * (LEAST + GAP), middle, LEAST, draw) for at, (key, draw) in enumerate(corners)
        ]
        return found

    def _right(self) -> list[tuple[str, Draw]]:
        """The buttons in the right corner from the edge: the lock; and where a voice says what is asked, to hear it again."""
        found: list[tuple[str, Draw]] = [("lock", _padlock)] if self.lock else []
        if self.home.kids == "pictures" and self.home.voice.voice.able:
            found.append(("say_again", sign("voice")))
        return found

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at the obvious one."""
        super().renew(first or self.first)

    def press(self, key: Hashable) -> Change | None:
        """The corners; everything else is for `chosen`."""
        if key == "lock":
            return Push(self.home.gate(self.home, self._out))
        if key == "back":
            return self.back()
        if key == "say_again":
            self.home.hear("again")
            return Stay()
        return self.chosen(key)

    def chosen(self, key: Hashable) -> Change | None:  # noqa: ARG002
        """One of the page was pressed."""
        return None

    def _out(self) -> Change:
        """A grown-up has opened the lock: the screen is the grown-ups' again."""
        mode.end(self.home)
        return Swap(self.home.title(self.home))

    def back(self) -> Change | None:
        """There is nothing before this."""
        return Stay()

    def paint(self, canvas: Canvas) -> None:
        """The cloth, or what lies below, darker."""
        if not self.cloth:
            canvas.surface.fill(_NIGHT)
        elif self.covers:
            canvas.cloth(self.cloth)
        else:
            canvas.veil()

    def paint_page(self, canvas: Canvas) -> None:
        """The bubble."""
        if not self._lines:
            return
        canvas.sheet(self._bubble, radius=44)
        step = self.ruler.line(self._size, _TIGHT)
        for at, line in enumerate(self._lines):
            y = self._bubble.centre[1] + (at - (len(self._lines) - 1) / 2) * step
            canvas.text(line, self.width / 2, y, self._size, role="title", colour=INK, room=self._bubble.w - 40)


def in_row(room: Rect, number: int, widest: float, gap: float = GAP) -> list[Rect]:
    """So many places side by side in the middle of a room, as wide as there is room for, and as high as the room."""
    wide = min(widest, (room.w - gap * (number - 1)) / number)
    left = room.centre[0] - (wide * number + gap * (number - 1)) / 2
    return [Rect(left + at * (wide + gap), room.y, wide, room.h) for at in range(number)]


def middle_of(room: Rect, high: float) -> Rect:
    """The part of a room around its middle that is so high."""
    high = min(high, room.h)
    return Rect(room.x, room.centre[1] - high / 2, room.w, high)
