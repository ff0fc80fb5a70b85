"""The end of a deal, over the table: who won and why, and what everybody held."""

from collections.abc import Callable, Hashable

import sprites
from game import words
from game.geometry import Rect, around
from game.home import Home
from game.layout import RATIO
from game.match import Match
from game.outcome import Group, Line, Outcome
from game.paint import CREAM, GOLD, PALE_GOLD, SOFT_INK, WHITE, Canvas
from game.plan import in_order, plan_for
from game.scene import Change, Pop
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Widget

_GAP = 14.0
_CAPTION = 30.0


class DealOverScene(Screen):
    """Read it, look at the table behind it, go on."""

    covers = False

    def __init__(self, home: Home, match: Match, shown: Outcome, go_on: Callable[[], None]) -> None:
        super().__init__(home)
        self.match, self.shown = match, shown
        self._go_on = go_on
        self._low_ace = plan_for(match.game, match.view()).low_ace

    def lay(self) -> list[Widget]:
        """Next deal, and a look at the table."""
        y = self.height - TALL - 26
        middle = self.width / 2
        going = words.say("over.result" if self.match.over else "over.next")
        return [
            Button("next", Rect(middle - 420, y, 400, TALL), going, main=True, size=34),
            Button("look", Rect(middle + 20, y, 400, TALL), words.say("over.look")),
        ]

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at going on."""
        super().renew(first or "next")

    def press(self, key: Hashable) -> Change | None:
        """On, or away from over the table."""
        if key == "next":
            self._go_on()
        return Pop()

    def back(self) -> Change | None:
        """To the table."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """Heading, sentence, and a sheet for each line, in two columns if they are many."""
        canvas.veil(222)
        middle = self.width / 2
        canvas.text(self.shown.heading, middle, 58, 62, role="title", colour=WHITE, room=self.width - 80)
        y = 104.0
        room = min(self.width - 120, 1500)
        lines, size = canvas.fitting(self.shown.sentence, 30, room, 3, "bold")
        for line in lines:
            canvas.text(line, middle, y + 14, size, role="bold", colour=WHITE, room=room)
            y += size * 1.27
        self._sheets(canvas, y + 12)

    def _sheets(self, canvas: Canvas, top: float) -> None:
        lines = self.shown.lines
        columns = 1 if len(lines) <= 4 else 2
        rows = -(-len(lines) // columns)
        room = self.height - TALL - 26 - 20 - top
        wide = (min(self.width - 60, 1660) - _GAP * (columns - 1)) / columns
        tall = min(250.0, (room - _GAP * (rows - 1)) / rows)
        left = (self.width - wide * columns - _GAP * (columns - 1)) / 2
        start = top + max(0.0, (room - rows * tall - _GAP * (rows - 1)) / 2)
        for at, line in enumerate(lines):
            column, row = (at // rows, at % rows) if columns > 1 else (0, at)
            draw_line(
                canvas,
                self.match,
                line,
                Rect(left + column * (wide + _GAP), start + row * (tall + _GAP), wide, tall),
                self._low_ace,
            )


def draw_line(canvas: Canvas, match: Match, line: Line, rect: Rect, low_ace: bool) -> None:
    """One seat: animal and name, cards in their combinations, what it won."""
    canvas.shade(rect, 24)
    canvas.panel(rect, PALE_GOLD if line.won else CREAM, radius=24, edge=GOLD if line.won else "", thick=6 if line.won else 0)
    face = min(rect.h * 0.62, 110.0)
    x = rect.x + 20
    y = rect.centre[1]
    named = rect.h >= 150
    wide = 180.0
    if line.seat is not None:
        animal = match.players[line.seat].animal
        across = x + (wide / 2 if named else face / 2)
        canvas.put(sprites.animal(animal, canvas.px(face), disc=True), across, y - (20 if named else 0))
    if named:
        canvas.text(line.name, x + wide / 2, rect.bottom - 34 if line.seat is not None else y, 30, role="title", room=wide)
        x += wide + 16
    else:
        wide = 150.0
        start = x + (face + 10 if line.seat is not None else 6)
        canvas.text(line.name, start, y, 28, role="title", anchor="left", room=wide)
        x = start + wide + 6
    right = (220.0 if rect.w > 900 else 160.0) if line.right or line.note else 0.0
    room = Rect(rect.right - 24 - right, rect.y, right, rect.h)
    _cards(canvas, line.groups, Rect(x, rect.y + 14, room.x - 10 - x, rect.h - 28), low_ace)
    _won(canvas, line, room)


def _won(canvas: Canvas, line: Line, room: Rect) -> None:
    """What it won, and under that the note in one line or two; in a low sheet both are smaller."""
    large, small = (38.0, 25.0) if room.h >= 120 else (32.0, 21.0)
    notes, small = canvas.fitting(line.note, small, room.w, 2)
    first, other = large * 1.15 if line.right else 0.0, small * 1.12
    top = room.centre[1] - (first + other * len(notes)) / 2
    if line.right:
        colour = "#A86500" if line.won else SOFT_INK
        canvas.text(line.right, room.right, top + first / 2, large, role="title", colour=colour, anchor="right", room=room.w)
    for at, words_ in enumerate(notes):
        y = top + first + (at + 0.5) * other
        canvas.text(words_, room.right, y, small, colour=SOFT_INK, anchor="right", room=room.w)


def _cards(canvas: Canvas, groups: tuple[Group, ...], room: Rect, low_ace: bool) -> None:
    groups = tuple(group for group in groups if group.cards)
    if not groups:
        return
    caption = _CAPTION if any(group.caption for group in groups) else 0.0
    total = sum(len(group.cards) for group in groups)
    width = min((room.h - caption - 6) / RATIO, 130.0)
    gap = width * 0.28
    step = min(width * 0.72, (room.w - gap * (len(groups) - 1) - width * len(groups)) / max(1, total - len(groups)))
    x, y = room.x + width / 2, room.y + (room.h - caption) / 2
    for group in groups:
        start = x
        for card in in_order(group.cards, low_ace):
            canvas.put(sprites.shadow(canvas.px(width)), x, y + width * sprites.SHADOW_DROP)
            canvas.put(sprites.face(card, canvas.px(width)), x, y)
            if card == group.marked:
                canvas.glow(around(x, y, width, width * RATIO), width * 0.08)
            x += step
        end = x - step
        if group.caption:
            line = Rect(start - width / 2, y + width * RATIO / 2 + 6, end - start + width, 4)
            canvas.pill(line, GOLD)
            canvas.text(group.caption, line.centre[0], line.bottom + 14, 23, colour=SOFT_INK, room=line.w + gap)
        x = end + width + gap
