"""Michigan, over the table: what is known of each suit, card by card. All of it was seen by everybody."""

import sprites
from engine import cards
from engine.cards import PER_SUIT
from game import words
from game.geometry import Rect
from game.helping.stops import SuitKnown
from game.home import Home
from game.paint import GOLD, INK, LINE, SOFT_INK, SUN, Canvas
from game.scenes.over import OverScene
from game.scenes.small_cards import corner, letters, strike
from game.widgets import Widget

_PAD, _SAID = 36.0, 24.0
_LINES = ("stops.next", "stops.played", "stops.out", "stops.honour")


class SuitsScene(OverScene):
    """A row for each suit, from the two to the ace, and what the looks mean."""

    def __init__(self, home: Home, suits: tuple[SuitKnown, ...]) -> None:
        super().__init__(home)
        self.suits = suits
        self._said: list[tuple[str, float, str]] = []
        self._cell = self._row = 1.0

    def lay(self) -> list[Widget]:
        """The rows are as wide as the window lets them be."""
        ruler = self.ruler
        wide = min(self.width - 60, 1240.0)
        self._cell = (wide - 2 * _PAD) / (PER_SUIT + 1.2)
        self._row = self._cell * 0.98
        title = ruler.headline(40)
        room = wide - 2 * _PAD
        self._said = [(line, title, "title") for line in ruler.lines(words.say("stops.title"), title, room, "title")]
        self._said += [(line, _SAID, "text") for key in _LINES for line in ruler.lines(words.say(key), _SAID, room)]
        tall = 2 * _PAD + sum(ruler.line(size, 1.35) for _, size, _ in self._said) + 4 * self._row + 24
        self.place(wide, tall)
        return []

    def paint_sheet(self, canvas: Canvas) -> None:
        """The heading, the rows, what the looks mean."""
        sheet = self.sheet
        y = sheet.y + _PAD
        for line, size, role in self._said:
            if role == "text" and y < sheet.bottom and size == _SAID and line == self._said[self._titles][0]:
                y = self._rows(canvas, y)
            step = self.ruler.line(size, 1.35)
            title = role == "title"
            x = sheet.centre[0] if title else sheet.x + _PAD
            canvas.text(
                line, x, y + step / 2, size,
                role="title" if title else "text", colour=INK if title else SOFT_INK, anchor="centre" if title else "left",
            )  # fmt: skip
            y += step

    @property
    def _titles(self) -> int:
        """How many of the lines are the heading's."""
        return sum(role == "title" for _, _, role in self._said)

    def _rows(self, canvas: Canvas, y: float) -> float:
        """The four suits from there; where they end."""
        y += 12
        for one in self.suits:
            x, middle, side = self.sheet.x + _PAD, y + self._row / 2, self._cell * 0.8
            canvas.put(sprites.sign(one.suit, canvas.px(side), deck=canvas.deck), x + side / 2, middle)
            if one.barred:
                strike(canvas, Rect(x, middle - side / 2, side, side))
            x += self._cell * 1.2
            for card in range(one.suit * PER_SUIT, (one.suit + 1) * PER_SUIT):
                self._card(canvas, one, card, Rect(x + 3, y + 3, self._cell - 6, self._row - 6))
                x += self._cell
            y += self._row
        return y + 12

    @staticmethod
    def _card(canvas: Canvas, one: SuitKnown, card: cards.Card, room: Rect) -> None:
        lot = one.lot(card)
        gone, wanted = lot in ("played", "out"), lot == "next"
        fill = "#DCCFB6" if gone else "#FFFFFF"
        canvas.panel(room, fill, radius=room.h * 0.18, edge=GOLD if wanted else LINE, thick=6 if wanted else 2)
        ink = SOFT_INK if gone else sprites.suit_colour(one.suit, canvas.deck)
        letters(canvas, corner(card, canvas.deck), *room.centre, room.h * 0.5, ink, room.w - 8)
        if card == one.honour and one.open:
            side = room.h * 0.34
            canvas.pill(Rect(room.right - side, room.y - 2, side, side), SUN, edge=INK, thick=2)
        if lot == "out":
            strike(canvas, room)
