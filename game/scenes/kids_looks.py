"""The first of the children's screens: pictures and voice, or words and pictures, chosen by a picture."""

from collections.abc import Hashable

from game import words
from game.geometry import Rect, around
from game.home import Home
from game.kids import mode
from game.paint import CREAM, INK, SOFT_INK, Canvas
from game.scene import Change, Stay, Swap
from game.scenes import kids_pictures as pictures
from game.scenes.fan import fan
from game.scenes.kids_screen import GAP, KidsScreen, Tile, in_row, middle_of
from game.scenes.kids_title import KidsTitleScene
from game.widgets import Widget

_WIDEST, _HIGHEST = 640.0, 620.0


class KidsLooksScene(KidsScreen):
    """The look that was chosen last is the obvious one."""

    way_back = False

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.look = mode.kept_look(home)

    def enter(self) -> None:
        """The window has the program's name."""
        self.home.caption(words.say("program"))

    @property
    def first(self) -> Hashable:
        """The look of last time."""
        return self.look

    def says(self) -> list[str]:
        """The question."""
        return [words.say("kids.looks")]

    def page(self, room: Rect) -> list[Widget]:
        """A large card for each look."""
        places = in_row(middle_of(room, _HIGHEST), len(mode.LOOKS), _WIDEST, GAP * 2)
        draws = {"pictures": _pictures, "words": _words}
        return [
            Tile(look, place, draws[look], words.say("kids.look." + look), self.ruler, main=look == self.look, size=42)
            for look, place in zip(mode.LOOKS, places)
        ]

    def chosen(self, key: Hashable) -> Change | None:
        """On to the games, in that look."""
        look = next((one for one in mode.LOOKS if one == key), None)
        if look is None:
            return Stay()
        mode.choose_look(self.home, look)
        return Swap(KidsTitleScene(self.home))


def _pictures(canvas: Canvas, room: Rect) -> None:
    """A young animal that listens: a card, and what is heard."""
    face = min(room.w * 0.5, room.h * 0.62)
    x, y = room.centre
    pictures.animal(canvas, "chick", x - room.w * 0.17, y + room.h * 0.1, face)
    fan(canvas, ["7H"], x + room.w * 0.22, y + room.h * 0.12, face * 0.5)
    disc = around(x + room.w * 0.02, y - room.h * 0.3, face * 0.46, face * 0.46)
    canvas.pill(disc, CREAM, edge=SOFT_INK, thick=4)
    pictures.icon(canvas, "voice", disc.grown(-disc.w * 0.2))


def _words(canvas: Canvas, room: Rect) -> None:
    """An animal that reads: a card, and lines in a bubble."""
    face = min(room.w * 0.5, room.h * 0.62)
    x, y = room.centre
    pictures.animal(canvas, "owl", x - room.w * 0.17, y + room.h * 0.1, face)
    fan(canvas, ["7H"], x + room.w * 0.22, y + room.h * 0.12, face * 0.5)
    bubble = around(x + room.w * 0.08, y - room.h * 0.3, face * 0.95, face * 0.44)
    canvas.panel(bubble, CREAM, radius=bubble.h * 0.3, edge=SOFT_INK, thick=4)
    for at, part in enumerate((0.7, 0.52)):
        line = Rect(bubble.x + bubble.w * 0.15, bubble.y + bubble.h * (0.26 + 0.3 * at), bubble.w * part, bubble.h * 0.14)
        canvas.pill(line, INK if at == 0 else SOFT_INK)
