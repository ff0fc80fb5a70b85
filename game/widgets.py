"""Buttons, switches, steppers and a field for a number: what they are drawn like and where they can be pressed."""

from collections.abc import Hashable, Sequence
from typing import Protocol

from game.focus import Target
from game.geometry import Rect
from game.paint import CREAM, GOLD, INK, LINE, PALE_GOLD, SOFT_INK, SUN, Canvas

TALL = 60.0
"""Height of a button in logical pixels: 45 window pixels in the smallest window."""


class Widget(Protocol):
    """Something on a screen that can be pressed."""

    def targets(self) -> list[Target]:
        """Where it can be pressed."""

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Draw it; `armed` is the key that is pressed down now."""


class Button:
    """A pill with words on it. main: the one that goes on."""

    def __init__(self, key: Hashable, rect: Rect, text: str, *, main: bool = False, size: float = 30) -> None:
        self.key, self.rect, self.text, self.main, self.size = key, rect, text, main, size

    def targets(self) -> list[Target]:
        """Itself."""
        return [Target(self.key, self.rect, round=self.rect.h / 2)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed. Long words are smaller, then stand in two lines."""
        down = armed == self.key
        rect = self.rect.moved(0, 3) if down else self.rect
        if not down:
            canvas.shade(rect, rect.h / 2)
        fill = (SUN if self.main else CREAM) if not down else (GOLD if self.main else PALE_GOLD)
        canvas.pill(rect, fill, edge="" if self.main else LINE, thick=0 if self.main else 2)
        canvas.block(self.text, *rect.centre, self.size, role="title", room=rect.w - 36)


class Choice:
    """A row of values of which one is chosen. Each can be pressed."""

    def __init__(self, key: Hashable, rect: Rect, values: Sequence[tuple[str, str]], chosen: str) -> None:
        self.key, self.rect, self.values, self.chosen = key, rect, values, chosen

    def _parts(self) -> list[tuple[str, str, Rect]]:
        wide = self.rect.w / len(self.values)
        return [
            (value, text, Rect(self.rect.x + at * wide, self.rect.y, wide, self.rect.h))
            for at, (value, text) in enumerate(self.values)
        ]

    def targets(self) -> list[Target]:
        """One for each value: (key, value)."""
        return [Target((self.key, value), rect, round=rect.h / 2) for value, _, rect in self._parts()]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """The chosen one is filled and its words are bolder."""
        canvas.pill(self.rect, CREAM, edge=LINE, thick=2)
        for value, text, rect in self._parts():
            chosen = value == self.chosen
            if chosen or armed == (self.key, value):
                canvas.pill(rect.grown(-4), SUN if chosen else PALE_GOLD)
            canvas.text(
                text, *rect.centre, 24, role="bold" if chosen else "text", colour=INK if chosen else SOFT_INK, room=rect.w - 14
            )


class Stepper:
    """A number with a button for less and one for more: (key, -1) and (key, 1)."""

    def __init__(self, key: Hashable, rect: Rect, text: str, size: float = 32) -> None:
        self.key, self.rect, self.text, self.size = key, rect, text, size

    def _ends(self) -> tuple[Rect, Rect]:
        side = self.rect.h
        return Rect(self.rect.x, self.rect.y, side, side), Rect(self.rect.right - side, self.rect.y, side, side)

    def targets(self) -> list[Target]:
        """The two buttons."""
        less, more = self._ends()
        return [Target((self.key, -1), less, round=less.h / 2), Target((self.key, 1), more, round=more.h / 2)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """The number between its buttons."""
        canvas.text(self.text, *self.rect.centre, self.size, role="title", room=self.rect.w - 2 * self.rect.h - 16)
        for by, rect in zip((-1, 1), self._ends()):
            canvas.pill(rect, PALE_GOLD if armed == (self.key, by) else CREAM, edge=LINE, thick=2)
            sign(canvas, rect, plus=by > 0)


def sign(canvas: Canvas, rect: Rect, plus: bool) -> None:
    """A minus or a plus, drawn: the fonts need not have them the same."""
    x, y = rect.centre
    long, thick = rect.h * 0.4, rect.h * 0.1
    canvas.panel(Rect(x - long / 2, y - thick / 2, long, thick), INK, radius=thick / 2)
    if plus:
        canvas.panel(Rect(x - thick / 2, y - long / 2, thick, long), INK, radius=thick / 2)


class NumberField:
    """A field for a whole number. Only digits are taken. writing: a caret shows that letters go here."""

    def __init__(self, key: Hashable, rect: Rect, text: str, empty: str, *, most: int = 18, writing: bool = False) -> None:
        self.key, self.rect, self.text, self.empty, self.most, self.writing = key, rect, text, empty, most, writing

    def targets(self) -> list[Target]:
        """Itself."""
        return [Target(self.key, self.rect, round=16)]

    def typed(self, text: str) -> str:
        """The number with these digits added; anything else is left out."""
        return (self.text + "".join(letter for letter in text if letter in "0123456789"))[: self.most]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:  # noqa: ARG002
        """The number, or what no number means."""
        canvas.panel(self.rect, "#FFFFFF", radius=16, edge=LINE, thick=2)
        words, colour = (self.text, INK) if self.text else (self.empty, SOFT_INK)
        canvas.text(words, *self.rect.centre, 26, colour=colour, room=self.rect.w - 24)
        if self.writing:
            x = self.rect.centre[0] + (
                canvas.measure(self.text, 26) / 2 + 5 if self.text else -canvas.measure(words, 26) / 2 - 8
            )
            canvas.panel(Rect(x, self.rect.centre[1] - 16, 3, 32), INK, radius=1.5)
