"""What shows where to press: an arrow over the thing, which nods a few times now and then, and a glow around it."""

from math import pi, sin

import pygame

from game.focus import Target
from game.paint import INK, SHAPES, SUN, Canvas, ready

_SIZE = 58.0
_NOD, _DEEP = 0.7, 16.0
"""Seconds of a nod, and how deep it is in logical pixels."""
_NODS, _REST, _WAITS = 2, 5.0, 0.6
"""How often it nods in a row, how long it then rests, and how long it waits before the first time."""
_INDEX = 92.0
"""How far down the corner of a card reaches that says which it is."""
_FINE = 3


class Pointer:
    """An arrow and its time."""

    def __init__(self) -> None:
        self._since = -_WAITS

    def begin(self) -> None:
        """Something else is pointed at: it nods."""
        self._since = -_WAITS

    def pass_time(self, seconds: float) -> None:
        """So much time passes."""
        self._since += seconds

    @property
    def nods(self) -> bool:
        """Whether it moves now."""
        return self._since >= 0 and self._since % (_NODS * _NOD + _REST) < _NODS * _NOD

    def draw(self, canvas: Canvas, target: Target, still: bool) -> None:
        """Over what can be pressed of that target; `still`: without nodding."""
        part = target.rect
        if target.ring is None:  # a card in a hand stands out already
            canvas.glow(part, target.round, target.angle)
        away = 0.0
        if self.nods and not still:
            away = abs(sin(self._since / _NOD * pi)) * _DEEP
        x, y = part.centre
        if target.ring is not None:  # from below, so that the corner that is read stays free
            y = min(part.y + _INDEX + _SIZE / 2, canvas.height - _SIZE / 2 - _DEEP)
            canvas.put(_arrow(canvas.px(_SIZE), 180), x, y + away)
        elif part.w > 1.5 * part.h:  # a button, which may stand under another
            canvas.put(_arrow(canvas.px(_SIZE), 90), part.x - _SIZE * 0.3 - away, y)
        else:
            canvas.put(_arrow(canvas.px(_SIZE), 0), x, part.y + 26 - _SIZE / 2 - away)


def _arrow(size: int, turned: int) -> pygame.Surface:
    """A broad arrow with a dark edge that points down, turned counter-clockwise by so many degrees."""

    def make() -> pygame.Surface:
        side = size * _FINE
        large = pygame.Surface((side, side), pygame.SRCALPHA)
        large.fill((*pygame.Color(INK)[:3], 0))
        outline = [(0.34, 0.04), (0.66, 0.04), (0.66, 0.42), (0.94, 0.42), (0.5, 0.96), (0.06, 0.42), (0.34, 0.42)]
        pygame.draw.polygon(large, pygame.Color(INK), [(x * side, y * side) for x, y in outline])
        inner = [(0.41, 0.11), (0.59, 0.11), (0.59, 0.49), (0.79, 0.49), (0.5, 0.85), (0.21, 0.49), (0.41, 0.49)]
        pygame.draw.polygon(large, pygame.Color(SUN), [(x * side, y * side) for x, y in inner])
        return ready(pygame.transform.rotate(pygame.transform.smoothscale(large, (size, size)), turned))

    return SHAPES.take(("lesson_arrow", size, turned), make)
