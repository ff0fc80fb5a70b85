"""What lies between the sheets at the end of a deal: the closing discard on its way to others, and the honour cards."""

from dataclasses import dataclass

import sprites
from game import words
from game.geometry import Rect
from game.match import Match
from game.outcome import Honour, Thrown
from game.paint import LINE, SOFT_INK, SUN, WHITE, Canvas
from game.ruler import Ruler
from game.scenes.division import CORNER_HIGH, LEAST_CARD
from game.scenes.sheets import arrow, draw_card

_PART = LEAST_CARD * CORNER_HIGH + 10
"""How much is seen of a card where room is short."""
_SAID, _TIGHT = 26.0, 1.25
_FACE = 56.0


@dataclass(frozen=True)
class Discard:
    """The closing discard with an arrow from who threw it to who could use it, and a sentence."""

    thrown: Thrown
    match: Match
    ruler: Ruler
    wide: float

    @property
    def _picture(self) -> float:
        """The width of animals, arrows and card."""
        return _FACE + 60 + LEAST_CARD + 60 + (_FACE + 8) * len(self.thrown.takers)

    @property
    def _lines(self) -> list[str]:
        return self.ruler.lines(self.thrown.sentence, _SAID, self.wide - self._picture - 60, "bold")

    @property
    def high(self) -> float:
        """The height it takes, at least."""
        return max(_PART, self.ruler.line(_SAID, _TIGHT) * len(self._lines)) + 8

    @property
    def whole(self) -> float:
        """The height in which all of the card is seen."""
        return max(self.high, LEAST_CARD * 1.4 + 8)

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """In the middle of that room."""
        lines = self._lines
        said = max(canvas.measure(line, _SAID, "bold") for line in lines)
        x, y = rect.centre[0] - (self._picture + 30 + said) / 2, rect.centre[1]
        x = self._animal(canvas, self.thrown.closer, x, y)
        arrow(canvas, Rect(x + 8, y - 15, 44, 30), SUN)
        x += 60
        seen = min(LEAST_CARD * 1.4, rect.h - 8)
        card = Rect(x, y - seen / 2, LEAST_CARD, seen)
        draw_card(canvas, self.thrown.card, card)
        canvas.glow(card.grown(-3), 6)
        x += LEAST_CARD
        arrow(canvas, Rect(x + 8, y - 15, 44, 30), SUN)
        x += 60
        for seat in self.thrown.takers:
            x = self._animal(canvas, seat, x, y) + 8
        step = canvas.line(_SAID, _TIGHT)
        for at, line in enumerate(lines):
            down = (at - (len(lines) - 1) / 2) * step
            canvas.text(line, x + 22, y + down, _SAID, role="bold", colour=WHITE, anchor="left", room=rect.right - x - 22)

    def _animal(self, canvas: Canvas, seat: int, x: float, y: float) -> float:
        canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(_FACE), disc=True), x + _FACE / 2, y)
        return x + _FACE


@dataclass(frozen=True)
class Honours:
    """The honour cards: who took what was on them, or what stays for the next deal (over: belongs to nobody)."""

    honours: tuple[Honour, ...]
    match: Match
    ruler: Ruler
    wide: float
    over: bool

    def _says(self, honour: Honour) -> str:
        return said_of(honour, self.match, self.over)

    @property
    def _columns(self) -> int:
        """Four, two or one, by the room its words need."""
        need = LEAST_CARD + 52 + max(self.ruler.measure(self._says(honour), 24, "bold") for honour in self.honours) + 40
        return next((columns for columns in (4, 2) if self.wide / columns >= need), 1)

    @property
    def _row(self) -> float:
        return max(_PART + 10, self.ruler.line(24, _TIGHT) + 16)

    @property
    def high(self) -> float:
        """The height it takes."""
        return self._row * -(-len(self.honours) // self._columns) + 10

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """A sheet with a place for each honour card."""
        canvas.sheet(rect, radius=24)
        columns = self._columns
        wide = (rect.w - 30) / columns
        for at, honour in enumerate(self.honours):
            x = rect.x + 20 + at % columns * wide
            y = rect.y + 5 + (at // columns + 0.5) * self._row
            draw_card(canvas, honour.card, Rect(x, y - _PART / 2, LEAST_CARD, _PART))
            x += LEAST_CARD + 14
            if honour.taker is not None:
                animal = self.match.players[honour.taker].animal
                canvas.put(sprites.animal(animal, canvas.px(44), disc=True), x + 22, y)
                x += 52
            elif honour.stays and not self.over:
                canvas.put(sprites.icon("moon", canvas.px(36), SOFT_INK), x + 20, y)
                x += 48
            taken = honour.taker is not None
            colour = "#A86500" if taken else SOFT_INK if honour.stays else "#8A7A66"
            room = rect.x + 20 + (at % columns + 1) * wide - x - 8
            canvas.text(self._says(honour), x, y, 24, role="bold", colour=colour, anchor="left", room=room)
        for at in range(1, columns):
            canvas.panel(Rect(rect.x + 10 + at * wide, rect.y + 14, 2, rect.h - 28), LINE, radius=1)


def said_of(honour: Honour, match: Match, over: bool) -> str:
    """What became of the markers on an honour card; over: those that stay belong to nobody."""
    if honour.taker is not None:
        return words.say("mi.honour.took", name=match.talk.name(honour.taker), n=honour.took)
    if not honour.stays:
        return words.say("mi.honour.empty")
    return words.say("mi.honour.nobody", n=honour.stays) if over else words.count("mi.honour.stays", honour.stays)
