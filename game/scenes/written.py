"""What is written on a screen, found by letting it draw itself where nothing can be seen: so that what is read aloud is what
stands there, on every screen there is and will be."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

import sprites
from game.geometry import Rect
from game.paint import INK, Anchor, Canvas

_NEXT_LINE = 2.0
"""A line belongs to the one above it if it is no further below than so many times its size."""


@dataclass(frozen=True)
class Line:
    """A text as it was drawn: its middle, or the middle of its left or right edge, in logical pixels; size as asked for."""

    text: str
    x: float
    y: float
    size: float
    role: str


class _Nowhere(pygame.Surface):
    """As large as the window and as heavy as a pixel: what is drawn here is gone."""

    def __new__(cls, size: tuple[int, int]) -> "_Nowhere":  # noqa: ARG004
        return super().__new__(cls)

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1))
        self._size = size

    def get_size(self) -> tuple[int, int]:
        """As if it were that large."""
        return self._size

    def get_width(self) -> int:
        """Its width."""
        return self._size[0]

    def get_height(self) -> int:
        """Its height."""
        return self._size[1]

    def blit(self, *_: Any, **__: Any) -> pygame.Rect:
        """Nothing."""
        return pygame.Rect(0, 0, 0, 0)

    def fill(self, *_: Any, **__: Any) -> pygame.Rect:
        """Nothing."""
        return pygame.Rect(0, 0, 0, 0)


class Reading(Canvas):
    """A canvas that keeps what is written and draws nothing. width, height: of the canvas that it stands for."""

    def __init__(self, width: float, height: float, scale: float, letters: float) -> None:
        super().__init__(_Nowhere((round(width * scale), round(height * scale))), scale, letters)
        self.found: list[Line] = []

    def note(self, words: str, x: float, y: float, size: float, role: sprites.fonts.Role = "text") -> None:
        """That is written there."""
        if words.strip():
            self.found.append(Line(words, x, y, size, role))

    def page(self, view: Rect, offset: float) -> "Reading":  # noqa: ARG002
        """A page has its places for itself: it is read here too."""
        return self

    def put(self, picture: pygame.Surface, x: float, y: float, anchor: Anchor = "centre") -> None:
        """Nothing."""

    def blit(self, picture: pygame.Surface, left: float, top: float, high: int | None = None) -> None:
        """Nothing."""

    # No picture is made that nobody sees: that takes longer than all the rest.

    def cloth(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    def cloth_in(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    def panel(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    def shade(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    def brim(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    def ring(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    def glow(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    def star(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    def veil(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        *,
        role: sprites.fonts.Role = "text",
        colour: str = INK,  # noqa: ARG002
        anchor: Anchor = "centre",  # noqa: ARG002
        room: float | None = None,  # noqa: ARG002
    ) -> float:
        """Kept whole, although on the screen it may be cut short."""
        self.note(words, x, y, size, role)
        return self.measure(words, size, role)

    def block(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        *,
        room: float,  # noqa: ARG002
        most: int = 2,  # noqa: ARG002
        role: sprites.fonts.Role = "text",
        colour: str = INK,  # noqa: ARG002
        anchor: Anchor = "centre",  # noqa: ARG002
    ) -> None:
        """Kept in one piece."""
        self.note(words, x, y, size, role)


def paragraphs(lines: Sequence[Line], letters: float) -> list[str]:
    """Lines of one text, broken because it is long, joined again; the largest text first, which names the screen."""
    found: list[list[Line]] = []
    for line in lines:
        if found and _goes_on(found[-1][-1], line, letters):
            found[-1].append(line)
        else:
            found.append([line])
    named = max(found, key=lambda part: (part[0].role == "title", part[0].size), default=None)
    if named is not None:
        found.remove(named)
        found.insert(0, named)
    return [" ".join(line.text for line in part) for part in found]


def _goes_on(above: Line, below: Line, letters: float) -> bool:
    """Whether a line goes on with the text of the one above it."""
    alike = (above.size, above.role) == (below.size, below.role) and abs(above.x - below.x) < 1
    return alike and 0 < below.y - above.y <= _NEXT_LINE * below.size * letters and not _ends(above.text)


def _ends(text: str) -> bool:
    return text.rstrip()[-1:] in ".!?:"
