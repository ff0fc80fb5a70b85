"""The lock: shapes to be pressed in an order that only who reads it knows. Any other press shuts it again."""

from collections.abc import Callable, Hashable
from functools import partial
from random import Random, SystemRandom

from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.kids import gate
from game.paint import Canvas
from game.scene import Change, Pop, Stay
from game.scenes import kids_pictures as pictures
from game.scenes.kids_screen import GAP, LEAST, Draw, KidsScreen, Tile
from game.widgets import Widget

_COLUMNS = 4
_LARGEST = 230.0
_SHUTS = (Kind.UP, Kind.ACT, Kind.HELP, Kind.TEXT, Kind.ERASE, Kind.TOOL, Kind.CARRY, Kind.LARGE)
"""A press that is none of the shape that is waited for."""


class KidsGateScene(KidsScreen):
    """opened: called when the lock is open, with the change it gives. dice: draw the order."""

    cloth = ""
    way_back = lock = False

    def __init__(self, home: Home, opened: Callable[[], Change], dice: Random | None = None) -> None:
        super().__init__(home)
        self._opened = opened
        self.state = gate.drawn(dice or SystemRandom())
        self._lived = 0.0

    @property
    def ready(self) -> bool:
        """Whether the shapes are there."""
        return self._lived >= gate.OPENS

    def says(self) -> list[str]:
        """What to press, in words alone."""
        first, second, third = (words.say("kids.shape." + shape) for shape in self.state.asked)
        return [words.say("kids.gate.for"), words.say("kids.gate", first=first, second=second, third=third)]

    def page(self, room: Rect) -> list[Widget]:
        """The shapes in rows, once they are there."""
        if not self.ready:
            return []
        rows = -(-len(gate.SHAPES) // _COLUMNS)
        side = max(LEAST, min(_LARGEST, (room.h - GAP * (rows - 1)) / rows, (room.w - GAP * (_COLUMNS - 1)) / _COLUMNS))
        left = room.centre[0] - (side * _COLUMNS + GAP * (_COLUMNS - 1)) / 2
        top = room.centre[1] - (side * rows + GAP * (rows - 1)) / 2
        return [
            Tile(
                ("shape", one),
                Rect(left + at % _COLUMNS * (side + GAP), top + at // _COLUMNS * (side + GAP), side, side),
                partial(_shape, one),
                "",
                self.ruler,
            )
            for at, one in enumerate(self.state.shown)
        ]

    def aloud(self) -> list[str]:
        """A voice that tells small children what is asked does not tell them this; who has everything read hears it all."""
        return self.says() if self.home.voice.reads else self.says()[:1]

    def question_of(self, widget: Widget) -> tuple[str, str]:
        """Which shape it is, for who has everything read."""
        key = getattr(widget, "key", None)
        shape = str(key[1]) if isinstance(key, tuple) and self.home.voice.reads else ""
        return (words.say("kids.shape." + shape), "") if shape else ("", "")

    def _right(self) -> list[tuple[str, Draw]]:
        """Nothing: it is not said to children."""
        return []

    def tick(self, seconds: float) -> Change | None:
        """The shapes come after a while."""
        before = self.ready
        self._lived += seconds
        if self.ready and not before:
            self.renew()
        return None

    def hear(self, intent: Intent) -> Change | None:
        """Nothing in the first moment; after that only the right shapes do not shut it."""
        if self._lived < gate.SHUT:
            return None
        change = super().hear(intent)
        return Pop() if change is None and intent.kind in _SHUTS else change

    def chosen(self, key: Hashable) -> Change | None:
        """A shape was pressed."""
        if not (isinstance(key, tuple) and key[0] == "shape"):
            return Pop()
        turn, self.state = self.state.press(str(key[1]))
        if turn == "open":
            return self._opened()
        return Stay() if turn == "on" else Pop()

    def back(self) -> Change | None:
        """It shuts."""
        return Pop()


def _shape(shape: str, canvas: Canvas, room: Rect) -> None:
    pictures.shape(canvas, shape, room.grown(-room.w * 0.06))
