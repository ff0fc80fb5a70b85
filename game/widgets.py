"""Buttons, switches, steppers, sliders and fields: what they are drawn like, how much room they need, where they are pressed.

A widget is made for a place; `tall_...` and `in_rows` say how large that has to be for the size of text of now.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

import sprites
from game.focus import Target
from game.geometry import Rect
from game.paint import CREAM, GOLD, INK, LINE, PALE_GOLD, SOFT_INK, SUN, Canvas
from game.ruler import LEAST_TEXT, Ruler

TALL = 60.0
"""Least height of a button in logical pixels: 45 window pixels in the smallest window."""
_ENDS = 72.0
"""Room at both ends of a button's words together."""
_GAP = 26.0


class Widget(Protocol):
    """Something on a screen that can be pressed."""

    rect: Rect

    def targets(self) -> list[Target]:
        """Where it can be pressed."""

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Draw it; `armed` is the key that is pressed down now."""


def button_ground(
    canvas: Canvas, rect: Rect, radius: float, *, down: bool, main: bool, sinks: float = 3, edge: float = 2
) -> Rect:
    """What lies under the words or the picture of a button, lower by `sinks` while it is pressed; where it then is."""
    rect = rect.moved(0, sinks) if down else rect
    if not down:
        canvas.shade(rect, radius)
    fill = (GOLD if down else SUN) if main else (PALE_GOLD if down else CREAM)
    canvas.panel(rect, fill, radius=radius, edge="" if main else LINE, thick=0 if main else edge)
    return rect


class Button:
    """A pill with words on it. main: the one that goes on."""

    def __init__(self, key: Hashable, rect: Rect, text: str, *, main: bool = False, size: float = 30) -> None:
        self.key, self.rect, self.text, self.main, self.size = key, rect, text, main, size

    def targets(self) -> list[Target]:
        """Itself."""
        return [Target(self.key, self.rect, round=self.rect.h / 2)]

    def ground(self, canvas: Canvas, armed: Hashable | None) -> Rect:
        """The pill without its words, a little lower while it is pressed; where it then is."""
        return button_ground(canvas, self.rect, self.rect.h / 2, down=armed == self.key, main=self.main)

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """The pill and its words. Long ones are smaller, then stand in two lines."""
        rect = self.ground(canvas, armed)
        canvas.block(self.text, *rect.centre, self.size, role="title", room=rect.w - _ENDS / 2)


class IconButton(Button):
    """A square button with a picture in the place of words: the name of an icon."""

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        down = armed == self.key
        rect = self.rect.moved(0, 3) if down else self.rect
        if not down:
            canvas.shade(rect, 16)
        canvas.panel(rect, PALE_GOLD if down else CREAM, radius=16)
        canvas.put(sprites.icon(self.text, canvas.px(rect.h * 0.62)), *rect.centre)


def tall_button(ruler: Ruler, text: str, wide: float) -> float:
    """The height a button of that width needs: one line, or two where its words are too long for one."""
    two = ruler.measure(text, LEAST_TEXT, "title") > wide - _ENDS / 2
    return max(TALL, (2 * LEAST_TEXT + 6 if two else 32) * 1.2 * ruler.letters + 20)


def in_rows(ruler: Ruler, buttons: Sequence[Button], room: Rect, gap: float = _GAP) -> float:
    """Place buttons in the middle of a room, side by side in as few rows as possible; returns where the last row ends.

    Each is at least as wide as it was made for, and wider if its words are.
    """

    def wide(button: Button, size: float) -> float:
        return min(room.w, max(button.rect.w, ruler.measure(button.text, size, "title") + _ENDS))

    rows: list[list[Button]] = []
    for size in (34.0, 24.0):
        rows, free = [], 0.0
        for button in buttons:
            button.rect = Rect(0, 0, wide(button, min(size, button.size)), 0)
            if not rows or free < button.rect.w + gap:
                rows.append([])
                free = room.w + gap
            rows[-1].append(button)
            free -= button.rect.w + gap
        if len(rows) == 1:
            break
    y = room.y
    for row in rows:
        high = max(tall_button(ruler, button.text, button.rect.w) for button in row)
        x = room.centre[0] - (sum(button.rect.w for button in row) + gap * (len(row) - 1)) / 2
        for button in row:
            button.rect = Rect(x, y, button.rect.w, high)
            x += button.rect.w + gap
        y += high + 16
    return y - 16


Picture = Callable[[Canvas, str, Rect], None]
"""Draws what a value looks like into a room."""


class Choice:
    """Values of which one is chosen; each can be pressed. picture: drawn above the words of each, that high."""

    def __init__(
        self,
        key: Hashable,
        rect: Rect,
        values: Sequence[tuple[str, str]],
        chosen: str,
        *,
        columns: int = 0,
        picture: Picture | None = None,
        high: float = 0.0,
    ) -> None:
        self.key, self.rect, self.values, self.chosen = key, rect, values, chosen
        self.columns = columns or len(values)
        self.picture, self.high = picture, high

    def _parts(self) -> list[tuple[str, str, Rect]]:
        rows = -(-len(self.values) // self.columns)
        wide, high = self.rect.w / self.columns, self.rect.h / rows
        return [
            (
                value,
                text,
                Rect(self.rect.x + at % self.columns * wide, self.rect.y + at // self.columns * high, wide, high),
            )
            for at, (value, text) in enumerate(self.values)
        ]

    def holds(self, value: str) -> bool:
        """Whether that one is chosen."""
        return value == self.chosen

    @property
    def _round(self) -> float:
        return min(36.0, self.rect.h / 2)

    def targets(self) -> list[Target]:
        """One for each value: (key, value)."""
        return [Target((self.key, value), rect, round=min(self._round, rect.h / 2)) for value, _, rect in self._parts()]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """The chosen one is filled and its words are bolder."""
        canvas.panel(self.rect, CREAM, radius=self._round, edge=LINE, thick=2)
        for value, text, rect in self._parts():
            chosen = self.holds(value)
            if chosen or armed == (self.key, value):
                canvas.panel(rect.grown(-4), SUN if chosen else PALE_GOLD, radius=min(self._round, rect.h / 2) - 4)
            x, y = rect.centre
            if self.picture is not None:
                self.picture(canvas, value, Rect(rect.x + 8, rect.y + 12, rect.w - 16, self.high - 12))
                y += self.high / 2
            role, ink = ("bold", INK) if chosen else ("text", SOFT_INK)
            canvas.block(text, x, y, 24, role="bold" if role == "bold" else "text", colour=ink, room=rect.w - 18)


def columns_for(ruler: Ruler, values: Sequence[tuple[str, str]], wide: float) -> int:
    """How many values stand side by side in that width so that their words have room; rows as even as can be."""
    need = max(ruler.measure(text, 21, "bold") for _, text in values) + 20
    fits = max(1, min(len(values), int(wide // need)))
    return -(-len(values) // -(-len(values) // fits))


def tall_choice(ruler: Ruler, values: Sequence[tuple[str, str]], wide: float, high: float = 0.0) -> float:
    """The height a choice of that width needs; high: of the pictures in it."""
    columns = columns_for(ruler, values, wide)
    two = any(ruler.measure(text, LEAST_TEXT, "bold") > wide / columns - 18 for _, text in values)
    row = max(TALL, (2 if two else 1) * 26 * 1.2 * ruler.letters + 24) + high
    return row * -(-len(values) // columns)


class Switch:
    """On or off: (key, True) turns it on, (key, False) off."""

    def __init__(self, key: Hashable, rect: Rect, on: bool, text: str) -> None:
        self.key, self.rect, self.on, self.text = key, rect, on, text

    def targets(self) -> list[Target]:
        """Itself; its key says what a press makes of it."""
        return [Target(("switch", self.key), self.rect, round=min(30.0, self.rect.h / 2))]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A knob in a slot, gold and to the right when it is on, and the word for it."""
        down = armed == ("switch", self.key)
        canvas.panel(self.rect, PALE_GOLD if down else CREAM, radius=min(30.0, self.rect.h / 2), edge=LINE, thick=2)
        high = min(40.0, self.rect.h - 20)
        slot = Rect(self.rect.x + 18, self.rect.centre[1] - high / 2, high * 1.9, high)
        canvas.pill(slot, GOLD if self.on else LINE, edge=SOFT_INK, thick=2)
        x = slot.right - high / 2 if self.on else slot.x + high / 2
        knob = high - 8
        canvas.pill(Rect(x - knob / 2, slot.y + 4, knob, knob), "#FFFFFF", edge=SOFT_INK, thick=2)
        left = slot.right + 18
        room = self.rect.right - 16 - left
        canvas.text(self.text, left, self.rect.centre[1], 24, role="bold" if self.on else "text", anchor="left", room=room)


def tall_switch(ruler: Ruler) -> float:
    """The height of a switch, a stepper or a field with one line."""
    return max(TALL, 30 * 1.2 * ruler.letters + 22)


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


class Slider:
    """A value from 0 to `most`, with a button for less and one for more, and a gauge between them that a pointer can draw.

    Pressing gives (key, value). shown: what the gauge shows while it is drawn.
    """

    def __init__(self, key: Hashable, rect: Rect, value: int, most: int, *, dim: bool = False) -> None:
        self.key, self.rect, self.value, self.most, self.dim = key, rect, value, most, dim
        self.shown = value

    def _ends(self) -> tuple[Rect, Rect]:
        side = self.rect.h
        return Rect(self.rect.x, self.rect.y, side, side), Rect(self.rect.right - side, self.rect.y, side, side)

    @property
    def gauge(self) -> Rect:
        """What the pointer can take hold of."""
        side = self.rect.h + 10
        return Rect(self.rect.x + side, self.rect.y, self.rect.w - 2 * side, self.rect.h)

    def at(self, x: float) -> int:
        """The value at a place across the window."""
        bar = self._bar()
        return max(0, min(self.most, round((x - bar.x) / bar.w * self.most)))

    def _bar(self) -> Rect:
        gauge = self.gauge
        said = self.rect.h * 0.75
        return Rect(gauge.x + 14, gauge.centre[1] - 8, gauge.w - 28 - said, 16)

    def targets(self) -> list[Target]:
        """The two buttons: (key, "less") and (key, "more")."""
        less, more = self._ends()
        return [Target((self.key, "less"), less, round=less.h / 2), Target((self.key, "more"), more, round=more.h / 2)]

    def stepped(self, what: object) -> int:
        """The value after one of its presses: "less", "more", or a number it was drawn to."""
        value = what if isinstance(what, int) else self.value + (1 if what == "more" else -1)
        return max(0, min(self.most, value))

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """The gauge filled as far as the value, a knob at its end, the number beside it."""
        for by, rect in zip(("less", "more"), self._ends()):
            canvas.pill(rect, PALE_GOLD if armed == (self.key, by) else CREAM, edge=LINE, thick=2)
            sign(canvas, rect, plus=by == "more")
        bar, ink = self._bar(), SOFT_INK if self.dim else INK
        canvas.pill(bar, LINE)
        long = bar.w * self.shown / self.most
        if self.shown:
            canvas.pill(Rect(bar.x, bar.y, max(long, bar.h), bar.h), LINE if self.dim else GOLD, edge=SOFT_INK, thick=1)
        canvas.pill(Rect(bar.x + long - 17, bar.centre[1] - 17, 34, 34), "#FFFFFF", edge=SOFT_INK, thick=3)
        room = self.gauge.right - bar.right - 20
        canvas.text(
            str(self.shown), self.gauge.right - 2, bar.centre[1], 26, role="title", colour=ink, anchor="right", room=room
        )


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
        field(canvas, self.rect, self.text, self.empty, self.writing)


class TextField:
    """A field for a name. There is a caret at its end; what may be written is for `writing`."""

    def __init__(self, key: Hashable, rect: Rect, text: str, empty: str = "") -> None:
        self.key, self.rect, self.text, self.empty = key, rect, text, empty

    def targets(self) -> list[Target]:
        """Itself."""
        return [Target(self.key, self.rect, round=16)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:  # noqa: ARG002
        """What was written, in the letters names are drawn in."""
        field(canvas, self.rect, self.text, self.empty, writing=True, role="title")


def field(canvas: Canvas, rect: Rect, text: str, empty: str, writing: bool, role: str = "text") -> None:
    """A white field with what was written in it, or with what it means that nothing was; and the caret."""
    canvas.panel(rect, "#FFFFFF", radius=16, edge=LINE, thick=2)
    words, colour = (text, INK) if text else (empty, SOFT_INK)
    size = 26.0 if role == "text" else 36.0
    wide = canvas.text(words, *rect.centre, size, role="title" if role == "title" else "text", colour=colour, room=rect.w - 40)
    if writing:
        high = min(rect.h - 16, 36 * canvas.letters)
        x = rect.centre[0] + (wide / 2 + 5 if text else -wide / 2 - 8)
        canvas.panel(Rect(x, rect.centre[1] - high / 2, 3, high), INK, radius=1.5)
