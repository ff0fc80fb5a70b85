"""Good night: whoever has played sleeps, and the game waits. A way back in, and the lock for the grown-ups."""

from collections.abc import Hashable
from math import sin

import sprites
from game import words
from game.geometry import Rect
from game.home import Home
from game.match import Match
from game.paint import Canvas
from game.scene import Change, Swap
from game.scenes import kids_pictures as pictures
from game.scenes.kids_screen import GAP, LEAST, KidsScreen, Round, sign
from game.widgets import Widget

_PLAY = 150.0
_BLANKET, _PATCH, _SEAM, _HILL = "#6F519C", "#8161AF", "#A88BD2", "#2C4075"
_GUESTS = ("bear", "rabbit", "fox", "owl")
"""Who sleeps where nobody has played."""


class KidsNightScene(KidsScreen):
    """Everything is kept already; the window can be closed."""

    cloth = ""
    way_back = False

    def __init__(self, home: Home, match: Match | None = None) -> None:
        super().__init__(home)
        self.kept = match is not None and not match.ended and home.store.keeps
        self.animals = _GUESTS if match is None else tuple(player.animal for player in match.players)
        self._bed = Rect(0, 0, 1, 1)

    def enter(self) -> None:
        """The window has the program's name."""
        self.home.caption(words.say("program"))

    @property
    def first(self) -> Hashable:
        """Playing again."""
        return "again"

    def says(self) -> list[str]:
        """Goodbye."""
        return [words.say("kids.night"), *([words.say("kids.night.kept")] if self.kept else [])]

    def page(self, room: Rect) -> list[Widget]:
        """A button to begin again, below the bed."""
        play = max(LEAST, min(_PLAY, room.h * 0.2))
        self._bed = Rect(room.x, room.y, room.w, room.h - play - GAP)
        return [Round("again", room.centre[0], room.bottom - play / 2, play, sign("play"), main=True)]

    def chosen(self, key: Hashable) -> Change | None:  # noqa: ARG002
        """A child may begin again."""
        return Swap(self.home.title(self.home))

    def paint_page(self, canvas: Canvas) -> None:
        """The moon, and a bed full of animals."""
        bed, number = self._bed, len(self.animals)
        canvas.panel(Rect(-60, bed.bottom - bed.h * 0.3, self.width + 120, self.height), _HILL, radius=60)
        pictures.moon(canvas, bed.x + bed.w * 0.17, bed.y + bed.h * 0.2, min(170.0, bed.h * 0.3))
        step = min(bed.w * 0.9 / number, bed.h * 0.62)
        wide, face = step * number, step * 0.9
        top = bed.bottom - face * 1.1
        pillow = Rect(bed.centre[0] - wide / 2 - 24, top - face * 0.08, wide + 48, face)
        canvas.panel(pillow, "#EDE6F4", radius=face * 0.3)
        for at, name in enumerate(self.animals):
            x = bed.centre[0] + (at - (number - 1) / 2) * step
            canvas.put(sprites.asleep(name, canvas.px(face)), x, top + face * 0.46 + sin(at * 2.1) * face * 0.03)
        upper = top + face * 0.84
        blanket = Rect(pillow.x - 24, upper, pillow.w + 48, self.height - upper + 60)
        canvas.panel(blanket, _BLANKET, radius=30)
        self._patches(canvas, blanket.grown(0, -face * 0.06), face)
        canvas.panel(Rect(blanket.x - 8, blanket.y, blanket.w + 16, face * 0.18), _SEAM, radius=face * 0.08)
        super().paint_page(canvas)

    def _patches(self, canvas: Canvas, blanket: Rect, face: float) -> None:
        """The blanket lies over the whole bed, down to the lower edge of the window, and is sewn together of squares."""
        number = max(4, round(blanket.w / max(90.0, face * 0.55)))
        side = blanket.w / number
        for row in range(int((self.height - blanket.y) / side) + 1):
            for column in range(row % 2, number, 2):
                patch = Rect(blanket.x + column * side, blanket.y + row * side, side, side)
                canvas.panel(patch.grown(-side * 0.08, -side * 0.08), _PATCH, radius=side * 0.1)
