"""How a game goes, in three pictures with a sentence each."""

from collections.abc import Hashable
from functools import partial

from engine.model import GameInfo, Options
from game import words
from game.geometry import Rect, around
from game.home import Home
from game.paint import GOLD, INK, Canvas
from game.scene import Change, Pop
from game.scenes import kids_pictures as pictures
from game.scenes.fan import fan
from game.scenes.kids_screen import EDGE, GAP, KidsScreen, Tile, in_row, middle_of
from game.widgets import Widget

_PICTURES = {
    "rolling_stone": ("7H > 9H", "9H+KH+7H > rabbit", "rabbit star"),
    "gran_ramino": ("9C > 4S", "4S+5S+6S 7C+7D+7H", "2S+3S+4S+5H+5D+5C star"),
    "michigan": ("8D > 9D > TD", "AH KD QS JC", "rabbit star"),
}
"""What is drawn from left to right: cards (joined: a fan), an arrow, an animal, a star."""
_SAYS = 36.0
_PLAY, _HIGHEST = 130.0, 560.0


def has_pictures(info: GameInfo) -> bool:
    """Whether that game can be told so."""
    return info.key in _PICTURES


class KidsHelpScene(KidsScreen):
    """Over the table. The button under the pictures goes back to it."""

    covers = False
    way_back = lock = False

    def __init__(self, home: Home, info: GameInfo, options: Options) -> None:  # noqa: ARG002
        super().__init__(home)
        self.game = info.key
        self._panels: list[tuple[Rect, str, list[str], float]] = []

    @property
    def first(self) -> Hashable:
        """Back to the game."""
        return "play"

    def says(self) -> list[str]:
        """Nothing: each picture has its own sentence."""
        return []

    @property
    def told(self) -> list[str]:
        """The sentences, one for each picture."""
        return [words.say(f"kids.help.{self.game}.{at + 1}") for at in range(len(_PICTURES[self.game]))]

    def page(self, room: Rect) -> list[Widget]:
        """The pictures side by side; under them the way back."""
        ruler = self.ruler
        text = words.say("kids.help.done")
        wide = min(room.w, max(420.0, ruler.measure(text, 36, "title") + 220))
        high = _PLAY
        top = room.y if self._right() else EDGE
        above = middle_of(Rect(room.x, top, room.w, room.bottom - high - GAP - top), _HIGHEST)
        places = in_row(above, len(self.told), 560.0)
        self._panels = []
        for place, drawn, told in zip(places, _PICTURES[self.game], self.told):
            lines, size = ruler.fitting(told, ruler.headline(_SAYS), place.w - 50, 4, "title")
            self._panels.append((place, drawn, lines, size))
        button = Rect(room.centre[0] - wide / 2, room.bottom - high, wide, high)
        return [Tile("play", button, partial(_go, text), "", ruler, main=True)]

    def aloud(self) -> list[str]:
        """The sentences under the pictures."""
        return self.told

    def chosen(self, key: Hashable) -> Change | None:  # noqa: ARG002
        """On with the game."""
        return Pop()

    def back(self) -> Change | None:
        """The same."""
        return Pop()

    def paint_page(self, canvas: Canvas) -> None:
        """Three sheets."""
        for place, drawn, lines, size in self._panels:
            canvas.sheet(place, radius=38)
            step = self.ruler.line(size, 1.2)
            below = step * len(lines) + 40
            _draw(canvas, drawn, Rect(place.x + 20, place.y + 20, place.w - 40, place.h - below - 20))
            for at, line in enumerate(lines):
                y = place.bottom - below + (at + 0.5) * step + 10
                canvas.text(line, place.centre[0], y, size, role="title", colour=INK, room=place.w - 30)


def _go(text: str, canvas: Canvas, room: Rect) -> None:
    """A triangle and words beside each other."""
    side = room.h
    wide = min(canvas.measure(text, 36, "title"), room.w - side - 20)
    left = room.centre[0] - (wide + side + 16) / 2
    pictures.icon(canvas, "play", Rect(left, room.y, side, side).grown(-side * 0.06))
    canvas.block(text, left + side + 16, room.centre[1], 36, role="title", colour=INK, anchor="left", room=wide + 4)


def _draw(canvas: Canvas, drawn: str, room: Rect) -> None:
    """The parts of a picture, evenly across the room."""
    parts = drawn.split()
    weights = [0.42 if part == ">" else 1 + 0.45 * part.count("+") for part in parts]
    unit = room.w / sum(weights)
    width = min(unit * 0.94, room.h * 0.6, 230.0)
    x = room.x
    for part, weight in zip(parts, weights):
        middle = x + weight * unit / 2
        _part(canvas, part, middle, room.centre[1], width)
        x += weight * unit


def _part(canvas: Canvas, part: str, x: float, y: float, width: float) -> None:
    if part == ">":
        pictures.arrow(canvas, x, y, width * 0.5)
    elif part == "star":
        canvas.star(x, y, width * 0.9, GOLD)
    elif part[0].islower():
        place = around(x, y, width * 1.1, width * 1.1)
        pictures.animal(canvas, part, *place.centre, place.w)
    else:
        fan(canvas, part.split("+"), x, y, width, 0.45)
