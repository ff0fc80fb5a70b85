"""A form: questions with their sentences and what answers them, on sheets one under the other, at any size of text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.geometry import Rect
from game.paint import INK, SOFT_INK, Canvas
from game.ruler import Ruler
from game.widgets import (
    Button,
    Choice,
    NumberField,
    Picture,
    Slider,
    Stepper,
    Switch,
    Widget,
    columns_for,
    tall_button,
    tall_choice,
    tall_switch,
)

_PAD, _BETWEEN, _GAP = 40.0, 26.0, 26.0
"""Inside a sheet, between two questions, between two sheets."""
_TITLE, _SAYS, _HEADING = 28.0, 22.0, 38.0
_SIDE = 0.46
"""How much of the sheet the answers have, where they stand beside the questions."""
_NARROW = 900.0
"""A sheet narrower than that, by the size of text, has its answers below the questions."""


@dataclass(frozen=True)
class Question:
    """What is asked, a sentence about it, and how it is answered.

    tall  the height the answer needs in a width; make: the widget for a place
    """

    title: str
    says: str
    tall: Callable[[Ruler, float], float]
    make: Callable[[Ruler, Rect], Widget]


@dataclass(frozen=True)
class Section:
    """Questions on one sheet, with a heading over it or ""."""

    heading: str
    questions: Sequence[Question]


@dataclass(frozen=True)
class _Words:
    """role: "title", "text" under a title, or "alone" without one."""

    text: str
    x: float
    y: float
    size: float
    role: str
    room: float


@dataclass
class Form:
    """The sections laid out: the widgets, and what is drawn behind them. Lengths are logical pixels on the page."""

    widgets: list[Widget] = field(default_factory=list)
    sheets: list[Rect] = field(default_factory=list)
    bottom: float = 0.0
    _words: list[_Words] = field(default_factory=list)
    _headings: list[_Words] = field(default_factory=list)
    _asked: list[tuple[Widget, Question]] = field(default_factory=list)

    @property
    def written(self) -> frozenset[tuple[str, float, float]]:
        """Every line of the questions, and where it is written."""
        return frozenset((words.text, words.x, words.y) for words in self._words)

    def asked(self, widget: Widget) -> tuple[str, str]:
        """What that widget answers: the title of the question, and the sentence about it; two times "" if nothing."""
        return next(((question.title, question.says) for one, question in self._asked if one is widget), ("", ""))

    def lay(self, ruler: Ruler, sections: Sequence[Section], room: Rect) -> None:
        """One section under the other, from the top of the room in its width."""
        y = room.y
        for section in sections:
            if section.heading:
                size = ruler.headline(_HEADING)
                y += ruler.line(size, 0.75)
                self._headings.append(_Words(section.heading, room.x + _PAD, y, size, "title", room.w - 2 * _PAD))
                y += ruler.line(size, 0.75)
            top = y
            y += _PAD * 0.8
            for question in section.questions:
                y = self._question(ruler, question, Rect(room.x + _PAD, y, room.w - 2 * _PAD, 0)) + _BETWEEN
            y += _PAD * 0.8 - _BETWEEN
            self.sheets.append(Rect(room.x, top, room.w, y - top))
            y += _GAP / 2 if section.heading else _GAP
        self.bottom = y

    def _question(self, ruler: Ruler, question: Question, room: Rect) -> float:
        beside = room.w / ruler.letters >= _NARROW
        wide = room.w * _SIDE if beside else room.w
        column = min(room.w - wide - 40 if beside else room.w, ruler.column(_SAYS))
        lines = [(_TITLE, "title", line) for line in ruler.lines(question.title, _TITLE, column, "title")]
        role = "text" if question.title else "alone"
        lines += [(_SAYS, role, line) for line in ruler.lines(question.says, _SAYS, column)]
        told = sum(self._leading(ruler, size) for size, _, _ in lines)
        tall = question.tall(ruler, wide)
        high = max(told, tall) if beside else told + 10 + tall
        y = room.y + ((high - told) / 2 if beside else 0)
        for size, role, text in lines:
            step = self._leading(ruler, size)
            self._words.append(_Words(text, room.x, y + step / 2, size, role, column))
            y += step
        below = Rect(room.x, y + 10, wide, tall)
        place = Rect(room.right - wide, room.y + (high - tall) / 2, wide, tall) if beside else below
        self.widgets.append(question.make(ruler, place))
        self._asked.append((self.widgets[-1], question))
        return room.y + high

    @staticmethod
    def _leading(ruler: Ruler, size: float) -> float:
        return ruler.line(size, 1.3 if size == _TITLE else 1.5)

    def draw(self, canvas: Canvas, heading: str = INK) -> None:
        """The sheets, the headings on the cloth in that colour, the questions."""
        for sheet in self.sheets:
            canvas.sheet(sheet, radius=28)
        for words in (*self._headings, *self._words):
            title = words.role == "title"
            colour = heading if words in self._headings else INK if words.role != "text" else SOFT_INK
            canvas.text(
                words.text, words.x, words.y, words.size,
                role="title" if title else "text", colour=colour, anchor="left", room=words.room,
            )  # fmt: skip


def choice(
    key: str,
    title: str,
    says: str,
    values: Sequence[tuple[str, str]],
    chosen: str,
    picture: Picture | None = None,
    high: float = 0.0,
) -> Question:
    """One of several values, each a key and its words. picture: drawn above each of the words, so high."""

    def make(ruler: Ruler, place: Rect) -> Widget:
        columns = columns_for(ruler, values, place.w)
        return Choice(key, place, values, chosen, columns=columns, picture=picture, high=high)

    return Question(title, says, lambda ruler, wide: tall_choice(ruler, values, wide, high), make)


def switch(key: str, title: str, says: str, on: bool, text: str) -> Question:
    """On or off; `text` stands beside the switch and says which."""

    def make(ruler: Ruler, place: Rect) -> Widget:
        wide = min(place.w, ruler.measure(text, 24, "bold") + 150)
        return Switch(key, Rect(place.right - wide if wide < place.w / 2 else place.x, place.y, wide, place.h), on, text)

    return Question(title, says, _line_high, make)


def slider(key: str, title: str, says: str, value: int, most: int, dim: bool = False) -> Question:
    """A value on a gauge; dim: it has no effect now."""
    return _one_line(title, says, lambda place: Slider(key, place, value, most, dim=dim))


def stepper(key: str, title: str, says: str, text: str) -> Question:
    """A number to step; `text` is what it is now."""
    return _one_line(title, says, lambda place: Stepper(key, place, text))


def number(key: str, title: str, says: str, text: str, empty: str, writing: bool) -> Question:
    """A number to write: `text`, or the words `empty` in its place while there is none."""
    return _one_line(title, says, lambda place: NumberField(key, place, text, empty, writing=writing))


def pressed(key: str, title: str, says: str, text: str) -> Question:
    """A button: it opens a screen, or something is done at once."""

    def make(ruler: Ruler, place: Rect) -> Widget:
        wide = min(place.w, max(280.0, ruler.measure(text, 30, "title") + 80))
        return Button(key, Rect(place.right - wide, place.y, wide, place.h), text)

    return Question(title, says, lambda ruler, wide: tall_button(ruler, text, wide), make)


def _one_line(title: str, says: str, make: Callable[[Rect], Widget]) -> Question:
    return Question(title, says, _line_high, lambda _, place: make(place))


def _line_high(ruler: Ruler, _: float) -> float:
    return tall_switch(ruler)
