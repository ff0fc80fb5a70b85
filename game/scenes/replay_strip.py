"""The strip under a match that is watched again: its track with the deals on it, and the buttons that wind it."""

from collections.abc import Hashable, Sequence

import pygame

import sprites
from game.focus import Target
from game.geometry import Rect
from game.paint import CREAM, GOLD, INK, SOFT_INK, SUN, WHITE, Canvas
from game.ruler import Ruler
from game.widgets import Button, Slider, Widget, tall_button

TRACK = 60.0
"""Height of the track."""
_LABEL = 24.0
_SIDE, _GAP, _EDGE = 72.0, 12.0, 24.0
"""A button with a sign, between two buttons, and left and right of all."""


class Track(Slider):
    """All actions of a match from left to right; a mark where each deal begins. It is drawn along, or pressed where one wants
    to be; with the focus on it left and right are one action back and on."""

    def __init__(self, rect: Rect, value: int, most: int, deals: Sequence[int], label: str, room: float) -> None:
        """deals: after how many actions each of them lies dealt; label: where it stands, in a room of that width."""
        super().__init__("track", rect, value, max(1, most))
        self._deals, self._label, self._room = tuple(deals), label, room

    @property
    def gauge(self) -> Rect:
        """All of it but the label."""
        return Rect(self.rect.x, self.rect.y, self.rect.w - self._room - 20, self.rect.h)

    def _bar(self) -> Rect:
        gauge = self.gauge
        return Rect(gauge.x + 22, gauge.centre[1] - 8, gauge.w - 44, 16)

    def targets(self) -> list[Target]:
        """The whole track."""
        return [Target("track", self.gauge, round=gauge_round(self.gauge))]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Filled as far as was shown; a tick for every deal; the knob; where that is."""
        bar = self._bar()
        canvas.pill(bar, CREAM, edge=SOFT_INK, thick=2)
        long = bar.w * self.value / self.most
        if self.value:
            canvas.pill(Rect(bar.x, bar.y, max(long, bar.h), bar.h), GOLD, edge=SOFT_INK, thick=2)
        for deal in self._deals:
            x = bar.x + bar.w * (deal - 1) / self.most
            canvas.panel(Rect(x - 3, bar.y - 7, 6, bar.h + 14), WHITE, radius=3, edge=SOFT_INK, thick=1.5)
        knob = 44.0 if armed == "track" else 38.0
        canvas.pill(Rect(bar.x + long - knob / 2, bar.centre[1] - knob / 2, knob, knob), SUN, edge=INK, thick=3)
        x = self.rect.right - self._room
        canvas.text(self._label, x, bar.centre[1], _LABEL, role="bold", colour=WHITE, anchor="left", room=self._room)


def gauge_round(gauge: Rect) -> float:
    """The corners of the ring round a track."""
    return gauge.h / 2


class SignButton(Button):
    """A round button with a sign; turned: the sign looks to the left; twice: it stands there two times, for a whole deal."""

    def __init__(self, key: Hashable, rect: Rect, icon: str, *, turned: bool = False, twice: bool = False, main: bool = False):
        super().__init__(key, rect, icon, main=main)
        self.turned, self.twice = turned, twice

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        whole = self.ground(canvas, armed)
        picture = sprites.icon(self.text, canvas.px(whole.h * (0.44 if self.twice else 0.5)))
        if self.turned:
            picture = pygame.transform.flip(picture, True, False)
        x, y = whole.centre
        for by in (-0.13, 0.13) if self.twice else (0.0,):
            canvas.put(picture, x + by * whole.h, y)


class BarButton:
    """A place in the table's bar that can be pressed; the table has drawn it."""

    def __init__(self, key: str, rect: Rect) -> None:
        self.key, self.rect = key, rect

    def targets(self) -> list[Target]:
        """Itself."""
        return [Target(self.key, self.rect)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """It is there already."""


def fits(ruler: Ruler, width: float, buttons: Sequence[Button]) -> bool:
    """Whether they stand in one row."""
    return sum(_wide(ruler, button) for button in buttons) + _GAP * (len(buttons) - 1) <= width - 2 * _EDGE


def _wide(ruler: Ruler, button: Button) -> float:
    return (
        _SIDE if isinstance(button, SignButton) else max(button.rect.w, ruler.measure(button.text, button.size, "title") + 64)
    )


def lay_strip(
    ruler: Ruler, width: float, bottom: float, track: tuple[int, int, Sequence[int], str], buttons: Sequence[Button]
) -> list[Widget]:
    """The strip at the lower end of the window: the track (where it stands, how many, deals, label) over a row of buttons."""
    room = width - 2 * _EDGE
    wides = [_wide(ruler, button) for button in buttons]
    high = max(
        _SIDE, *(tall_button(ruler, one.text, wide) for one, wide in zip(buttons, wides) if not isinstance(one, SignButton))
    )
    y = bottom - high - 14
    x = (width - sum(wides) - _GAP * (len(buttons) - 1)) / 2
    for button, wide in zip(buttons, wides):
        tall = _SIDE if isinstance(button, SignButton) else high
        button.rect = Rect(x, y + (high - tall) / 2, wide, tall)
        x += wide + _GAP
    where, most, deals, label = track
    line = max(TRACK, ruler.line(_LABEL, 1.2))
    told = min(ruler.measure(label, _LABEL, "bold") + 30 * ruler.letters, room * 0.45)
    return [Track(Rect(_EDGE, y - line - 4, room, line), where, most, deals, label, told), *buttons]
