"""The panel of a lesson, in the place of the prompt: who teaches, what is to be done, and the buttons. No card lies there."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import sprites
from game import lettering, words
from game.focus import Target
from game.geometry import Rect, around
from game.paint import GOLD, INK, LINE, PALE_GOLD, SOFT_INK, SUN, Canvas
from game.places.frame import GAP, Frame
from game.widgets import Button

TEXT = 34.0
_BUTTON, _LABEL, _ICON = 130.0, 22.0, 56.0
"""Width of a button, size of its word and of its picture, with normal text."""
_LINES = 5
_TEACHERS = ("bear", "fox", "rabbit", "owl")
"""Who teaches: the first that does not sit at the table."""


class Told(NamedTuple):
    """What the panel says: its text, whether that is a refusal, how far the lesson has come, and who speaks."""

    text: str
    refused: bool
    progress: str
    teacher: str


class PictureButton(Button):
    """A button with a picture over its word."""

    def __init__(self, key: Hashable, rect: Rect, text: str, icon: str, *, main: bool = False) -> None:
        super().__init__(key, rect, text, main=main, size=_LABEL)
        self.icon = icon

    def targets(self) -> list[Target]:
        """Itself."""
        return [Target(self.key, self.rect, round=20)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        down = armed == self.key
        rect = self.rect.moved(0, 3) if down else self.rect
        canvas.panel(rect, SUN if self.main else PALE_GOLD if down else "#FFFFFF", radius=20, edge=LINE, thick=2)
        label = min(rect.h * 0.36, 27.0 * canvas.letters)
        room = rect.h - label - 12
        canvas.put(sprites.icon(self.icon, canvas.px(min(_ICON * canvas.letters, room))), rect.centre[0], rect.y + 6 + room / 2)
        box = Rect(rect.x + 6, rect.bottom - label - 5, rect.w - 12, label)
        lettering.write(canvas, self.text, box, _LABEL, role="title")


def panel_rect(frame: Frame) -> Rect:
    """Where the panel lies: the prompt's place, and the strip over it if no seat at the sides reaches down so far."""
    return frame.prompt if frame.aid is None or reaches_a_seat(frame) else _with_strip(frame)


def reaches_a_seat(frame: Frame) -> bool:
    """Whether the strip over the prompt's place, as wide as that, would lie on a seat."""
    return frame.aid is not None and any(seat.block.grown(GAP / 2).overlaps(_with_strip(frame)) for seat in frame.seats)


def _with_strip(frame: Frame) -> Rect:
    top = frame.prompt.y if frame.aid is None else frame.aid.y
    return Rect(frame.prompt.x, top, frame.prompt.w, frame.prompt.bottom - top)


class Panel:
    """The text with its buttons."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 1, 1)
        self.buttons: list[PictureButton] = []
        self._words = Rect(0, 0, 1, 1)

    def lay(self, frame: Frame, wanted: Sequence[tuple[str, str, bool]], least: float = 0.0) -> None:
        """Put it there, with these buttons: (key, icon, whether it goes on), each so wide at least."""
        self.rect = rect = panel_rect(frame)
        gap, edge = 8.0, 5.0 if least else 10.0
        high = rect.h - 2 * edge
        wide = min(_BUTTON * (1 + 0.35 * (frame.text - 1)), (rect.w * 0.42 - gap * len(wanted)) / max(1, len(wanted)))
        wide = max(wide, least)
        x = rect.right - 14 - len(wanted) * (wide + gap) + gap
        self._words = Rect(rect.x + self._disc + 32, rect.y + 6, x - rect.x - self._disc - 46, rect.h - 12)
        self.buttons = [
            PictureButton(
                (key,), Rect(x + at * (wide + gap), rect.y + edge, wide, high), words.say("lesson." + key), icon, main=main
            )
            for at, (key, icon, main) in enumerate(wanted)
        ]

    @property
    def _disc(self) -> float:
        return min(self.rect.h - 34, 104.0)

    def targets(self) -> list[Target]:
        """Its buttons."""
        return [target for button in self.buttons for target in button.targets()]

    def draw(self, canvas: Canvas, told: Told, armed: Hashable | None) -> None:
        """The bubble of who teaches."""
        rect, side = self.rect, self._disc
        canvas.sheet(rect, radius=28, edge=SUN if told.refused else GOLD, thick=4)
        disc = around(rect.x + 16 + side / 2, rect.y + 8 + side / 2, side, side)
        canvas.put(sprites.animal(told.teacher, canvas.px(side), disc=True), *disc.centre)
        if told.progress:
            below = Rect(disc.x - 6, disc.bottom - 2, disc.w + 14, rect.bottom - disc.bottom - 2)
            lettering.write(canvas, told.progress, below, 20, role="bold", colour=SOFT_INK)
        lettering.write(canvas, told.text, self._words, TEXT, most=_LINES, role="title", colour=INK, anchor="left")
        if told.refused:
            canvas.badge("!", disc.right - 8, disc.y + 14, 36, SUN, INK)
        for button in self.buttons:
            button.draw(canvas, armed)


def teacher_for(animals: Sequence[str]) -> str:
    """Who teaches at a table with these."""
    return next((one for one in _TEACHERS if one not in animals), _TEACHERS[0])
