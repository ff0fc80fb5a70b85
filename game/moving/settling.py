"""What is seen right after the window has got another size: the old picture, stretched, until all is made in the new one.

To draw every card anew takes longer than a frame. So for a few frames only as many pictures are made as there is time for, and
the window shows what it showed; then the exact picture comes, in one go. While an edge of the window is dragged it is the same
picture that is stretched all the time.
"""

from collections.abc import Callable

import pygame

from game.paint import Canvas
from sprites.shelf import NotYetError, within

BUDGET = 0.012
"""Seconds of a frame for pictures."""
MOST_FRAMES = 90
"""Frames after which all is drawn at once, however long it takes."""


class Settling:
    """The old picture, as long as it stands in."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._looks: object = None
        self._frames = 0

    def begin(self, canvas: Canvas, draw: Callable[[Canvas], None]) -> None:
        """Keep the picture that was seen, drawn once more onto that canvas; if one stands in already that one goes on."""
        if self._old is None:
            draw(canvas)
            self._old = canvas.surface
        self._frames = 0

    def laid(self, looks: object) -> None:
        """Everything was laid out anew and looks so. Whatever changes that ends it: an old picture must not stay when a hand
        was laid down."""
        self._looks = looks

    def paint(self, surface: pygame.Surface, looks: object, paint: Callable[[], None]) -> bool:
        """Paint it all, or if that takes too long show the old picture; whether it is that."""
        if self._old is not None and looks == self._looks and self._frames < MOST_FRAMES:
            try:
                # The first frame comes at once and makes nothing.
                with within(BUDGET if self._frames else 0.0):
                    paint()
            except NotYetError:
                self._frames += 1
                pygame.transform.scale(self._old, surface.get_size(), surface)
                return True
        else:
            paint()
        self._old = None
        return False
