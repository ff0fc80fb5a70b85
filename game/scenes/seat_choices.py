"""What a seat is chosen with: portraits of which one is chosen, and values of which any number holds."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import sprites
from game.focus import Target
from game.geometry import Rect
from game.paint import CREAM, GOLD, INK, LINE, PALE_GOLD, SOFT_INK, SUN, Canvas
from game.ruler import Ruler
from game.scenes.form import Question
from game.widgets import Choice, Widget, columns_for, tall_choice

_FACE, _NAME, _GAP = 84.0, 21.0, 10.0


@dataclass(frozen=True)
class Portrait:
    """What can be chosen, and how it looks: an animal, "" for a computer's face, and a name or ""."""

    value: str
    animal: str
    name: str = ""


def _cell(ruler: Ruler, shown: Sequence[Portrait], wide: float) -> tuple[int, float, float]:
    """Columns, and how wide and high a portrait is."""
    face = _FACE * (1 + (ruler.letters - 1) * 0.25)
    named = any(one.name for one in shown)
    need = max(face + 20, *(ruler.measure(one.name, _NAME, "bold") + 20 for one in shown))
    columns = max(1, min(len(shown), int(wide // min(need, wide))))
    return columns, wide / columns, face + 20 + (ruler.line(_NAME, 1.2) if named else 0)


class Portraits:
    """Faces side by side in as many rows as they need; a press gives (key, value)."""

    def __init__(self, key: str, rect: Rect, shown: Sequence[Portrait], chosen: str, ruler: Ruler) -> None:
        self.key, self.rect, self.shown, self.chosen = key, rect, shown, chosen
        self.columns, self.wide, self.high = _cell(ruler, shown, rect.w)
        self.face = _FACE * (1 + (ruler.letters - 1) * 0.25)

    def _places(self) -> list[tuple[Portrait, Rect]]:
        return [
            (
                one,
                Rect(
                    self.rect.x + at % self.columns * self.wide,
                    self.rect.y + at // self.columns * self.high,
                    self.wide,
                    self.high,
                ),
            )
            for at, one in enumerate(self.shown)
        ]

    def targets(self) -> list[Target]:
        """One for each face."""
        return [Target((self.key, one.value), rect, ring=rect.grown(-3), round=20) for one, rect in self._places()]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """The chosen one lies on gold."""
        for one, rect in self._places():
            chosen = one.value == self.chosen
            if chosen or armed == (self.key, one.value):
                edge = GOLD if chosen else LINE
                canvas.panel(rect.grown(-4), SUN if chosen else PALE_GOLD, radius=20, edge=edge, thick=3)
            middle = rect.y + 10 + self.face / 2
            if one.animal:
                canvas.put(sprites.animal(one.animal, canvas.px(self.face), disc=True), rect.centre[0], middle)
            else:
                disc = Rect(rect.centre[0] - self.face / 2, middle - self.face / 2, self.face, self.face)
                canvas.pill(disc, CREAM, edge=LINE, thick=3)
                canvas.put(sprites.icon("settings", canvas.px(self.face * 0.62), SOFT_INK), rect.centre[0], middle)
            if one.name:
                y = rect.bottom - canvas.line(_NAME, 1.2) / 2 - 6
                canvas.text(one.name, rect.centre[0], y, _NAME, role="bold", colour=INK, room=rect.w - 12)


def portraits(key: str, title: str, says: str, shown: Sequence[Portrait], chosen: str) -> Question:
    """One of several faces."""

    def tall(ruler: Ruler, wide: float) -> float:
        columns, _, high = _cell(ruler, shown, wide)
        return high * -(-len(shown) // columns)

    return Question(title, says, tall, lambda ruler, place: Portraits(key, place, shown, chosen, ruler))


class Several(Choice):
    """Values of which any number holds; a press on one turns it round."""

    def __init__(self, key: str, rect: Rect, values: Sequence[tuple[str, str]], held: Sequence[str], columns: int) -> None:
        super().__init__(key, rect, values, "", columns=columns)
        self.held = held

    def holds(self, value: str) -> bool:
        """Whether that one does."""
        return value in self.held


def several(key: str, title: str, says: str, values: Sequence[tuple[str, str]], held: Sequence[str]) -> Question:
    """Any number of values."""

    def make(ruler: Ruler, place: Rect) -> Widget:
        return Several(key, place, values, held, columns_for(ruler, values, place.w))

    return Question(title, says, lambda ruler, wide: tall_choice(ruler, values, wide), make)
