"""What all screens made of widgets share: laying out, hearing, the focus, drawing."""

from collections.abc import Hashable

from game.focus import Focus
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.paint import Canvas
from game.scene import Change, Stay
from game.widgets import Widget


class Screen:
    """A still screen. Subclasses give `lay`, `press` and what they draw behind the widgets."""

    covers = True
    moving = False

    def __init__(self, home: Home) -> None:
        self.home = home
        self.focus = Focus()
        self.revision = 0
        self.widgets: list[Widget] = []
        self.width, self.height, self.scale = 1920.0, 1080.0, 1.0

    def enter(self) -> None:
        """Nothing to begin."""

    def leave(self) -> None:
        """Nothing to end."""

    @property
    def whole(self) -> Rect:
        """The canvas."""
        return Rect(0, 0, self.width, self.height)

    def resize(self, width: float, height: float, scale: float) -> None:
        """Lay everything out anew."""
        self.width, self.height, self.scale = width, height, scale
        self.renew()

    def renew(self, first: Hashable | None = None) -> None:
        """The widgets have changed."""
        self.widgets = self.lay()
        self.focus.put([target for widget in self.widgets for target in widget.targets()], first)
        self.revision += 1

    def lay(self) -> list[Widget]:
        """The widgets, in reading order."""
        return []

    def press(self, key: Hashable) -> Change | None:  # noqa: ARG002
        """One of them was pressed."""
        return None

    def back(self) -> Change | None:
        """Esc: one step back. Never the end of the program."""
        return None

    def other(self, intent: Intent) -> Change | None:  # noqa: ARG002
        """Text, scrolling and the like."""
        return None

    def hear(self, intent: Intent) -> Change | None:
        """Back, a press, a move of the focus, or something for `other`."""
        if intent.kind is Kind.BACK:
            return self.back()
        before = self.focus.ringed, self.focus.armed
        target = self.focus.hear(intent)
        if (self.focus.ringed, self.focus.armed) != before:
            self.revision += 1
        if target is not None:
            self.revision += 1
            return self.press(target.key) or Stay()
        return self.other(intent)

    def tick(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Nothing moves."""
        return None

    def draw(self, canvas: Canvas, blend: float) -> None:  # noqa: ARG002
        """What lies behind, the widgets, the focus."""
        self.paint(canvas)
        for widget in self.widgets:
            widget.draw(canvas, self.focus.armed)
        ringed = self.focus.ringed
        if ringed is not None:
            canvas.ring(ringed.ring or ringed.rect, ringed.round, ringed.angle)

    def paint(self, canvas: Canvas) -> None:
        """What lies behind the widgets."""
