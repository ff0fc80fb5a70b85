"""The end of a deal and of a match for children: everybody's animal, what each did well, and the buttons each has.

Nobody has lost anything here.
"""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import sprites
from engine.model import Seat
from game import decks, lettering
from game.geometry import Rect, around
from game.home import Home
from game.kids.picture import picture
from game.kids.words import Say, sentence, won, won_game
from game.kids.words_praise import praises
from game.match import Match
from game.outcome import champions, events_of
from game.paint import CREAM, GOLD, INK, PALE_GOLD, SUN, WHITE, Canvas
from game.scene import Change, Pop
from game.scenes import kid_heap
from game.scenes import kid_table_signs as signs
from game.scenes.deal_over import dark_cloth
from game.scenes.match_over import go_on
from game.scenes.screen import Screen
from game.widgets import Button, Widget
from game.words import say

_HEADING = 76.0
_NAME, _SAID = 36.0, 31.0
_LEAST_FACE = 96.0
_HEAP = 92.0
"""Height of a heap of buttons, where there is room for it."""
_EDGE, _GAP = 26.0, 18.0
_BUTTON, _SMALL = 136.0, 104.0
_SHAPES = ((1, 1), (2, 1), (3, 1), (4, 1), (3, 2), (4, 2))
"""Columns and rows of sheets, the fewest first."""


class _Parts(NamedTuple):
    """Where on a sheet everything is."""

    portrait: Rect
    called: Rect
    buttons: Rect
    row: Rect
    words: Rect


class _Round(Button):
    """A round button with the picture of that name."""

    def __init__(self, key: Hashable, rect: Rect, icon: str, text: str, *, main: bool = False) -> None:
        super().__init__(key, rect, text, main=main)
        self.icon = icon

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        rect = self.ground(canvas, armed)
        canvas.put(sprites.icon(self.icon, canvas.px(rect.h * 0.54)), *rect.centre)


class _Over(Screen):
    """A heading, a sheet for each player, and round buttons at the lower edge. Subclasses say what the heading is."""

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home)
        self.match = match
        self.winners: tuple[Seat, ...] = ()
        self.heaps = kid_heap.counted(match.view(), match.ended)
        self.praised = praises(match.game, events_of(match.table.record), match.table.record.options)
        self._sheets: list[Rect] = []

    @property
    def heading(self) -> str:
        """Who has won."""
        return ""

    def buttons(self) -> list[Button]:
        """The round buttons, the one that goes on last."""
        return []

    def foot(self) -> list[Widget]:
        """They stand in the middle, a little apart."""
        buttons = self.buttons()
        wide = sum(button.rect.w for button in buttons) + 30 * (len(buttons) - 1)
        x, y = (self.width - wide) / 2, self.height - _EDGE - _BUTTON / 2
        for button in buttons:
            side = button.rect.w
            button.rect = around(x + side / 2, y, side, side)
            x += side + 30
        return list(buttons)

    def lay(self) -> list[Widget]:
        """As many columns as make the sheets least narrow."""
        seats = len(self.match.players)
        top = 16 + self.ruler.line(self.ruler.headline(_HEADING), 1.2)
        room = Rect(_EDGE, top, self.width - 2 * _EDGE, self.scroll.view.h - top - 6)
        columns, rows = next(shape for shape in _SHAPES if shape[0] * shape[1] >= seats)
        wide = min(430.0, (room.w - _GAP * (columns - 1)) / columns)
        tall = min(460.0 + (_HEAP if self.heaps else 0.0), (room.h - _GAP * (rows - 1)) / rows)
        y = room.centre[1] - (rows * tall + (rows - 1) * _GAP) / 2
        self._sheets = []
        for seat in range(seats):
            row, at = divmod(seat, columns)
            here = min(columns, seats - row * columns)
            x = room.centre[0] - (here * wide + (here - 1) * _GAP) / 2
            self._sheets.append(Rect(x + at * (wide + _GAP), y + row * (tall + _GAP), wide, tall))
        return []

    def paint(self, canvas: Canvas) -> None:
        """The cloth at night; cards look as they did at the table."""
        canvas.deck = decks.at_table(self.home.room, self.match)
        dark_cloth(canvas, self.match.game)

    def paint_page(self, canvas: Canvas) -> None:
        """The heading and the sheets."""
        high = self._sheets[0].y - 16
        box = Rect(40, 6, self.width - 80, min(high, self.ruler.line(_HEADING, 1.3)))
        lettering.write(canvas, self.heading, box, _HEADING, role="title", colour=WHITE)
        parts = [self._parts(sheet, seat in self.winners) for seat, sheet in enumerate(self._sheets)]
        room = min((one.buttons for one in parts), key=lambda box: box.w)
        size = kid_heap.size_for(self.heaps, room.w, room.h) if self.heaps else 0.0
        for seat, (sheet, one) in enumerate(zip(self._sheets, parts)):
            self._sheet(canvas, seat, sheet, one)
            if self.heaps:
                kid_heap.draw(canvas, seat, self.heaps[seat], one.buttons, size)

    def _parts(self, sheet: Rect, best: bool) -> _Parts:
        """Everything under each other, or the portrait beside the rest where that leaves it too little room."""
        name = self.ruler.line(_NAME, 1.15)
        words = min(2.3 * self.ruler.line(_SAID, 1.1), sheet.h * 0.36)
        shown = min(82.0, sheet.h * 0.2)
        heap = min(_HEAP, sheet.h * 0.2) if self.heaps else 0.0
        face = min(sheet.w * 0.56, sheet.h - name - words - shown - heap - 44)
        inner = sheet.grown(-18, -12)
        if face >= _LEAST_FACE:
            portrait = around(sheet.centre[0], sheet.y + 14 + face / 2, face, face)
            called = Rect(inner.x, portrait.bottom + 4, inner.w, name)
            buttons = Rect(inner.x, called.bottom + 2, inner.w, heap)
            row = Rect(inner.x, buttons.bottom + 4, inner.w, shown)
        else:  # side by side
            face = min(inner.h - words - 4, inner.w * 0.4)
            portrait = Rect(inner.x, inner.y, face, face)
            gap = 12 + (0.08 * face if best else 0.0)  # the star hangs over the portrait's edge
            beside = Rect(portrait.right + gap, inner.y, inner.right - portrait.right - gap, face)
            called = Rect(beside.x, beside.y, beside.w, face * (0.34 if heap else 0.45))
            buttons = Rect(beside.x, called.bottom, beside.w, face * 0.32 if heap else 0.0)
            row = Rect(beside.x, buttons.bottom, beside.w, face * (0.32 if heap else 0.5))
        low = max(row.bottom, portrait.bottom) + 4
        return _Parts(portrait, called, buttons, row, Rect(inner.x, low, inner.w, inner.bottom - low))

    def _sheet(self, canvas: Canvas, seat: Seat, sheet: Rect, parts: _Parts) -> None:
        """Portrait, name, what was done well in pictures and in words."""
        best = seat in self.winners
        canvas.sheet(sheet, PALE_GOLD if best else CREAM, radius=34, edge=GOLD if best else "", thick=6 if best else 0)
        told = self.praised[seat] if self.praised else Say("praise.waited", seat)
        portrait = parts.portrait
        canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(portrait.w), disc=True), *portrait.centre)
        if best:
            x, y = portrait.centre
            side = portrait.w * 0.36
            canvas.pill(around(x + portrait.w * 0.4, y - portrait.h * 0.32, side, side), INK, edge=GOLD, thick=3)
            canvas.star(x + portrait.w * 0.4, y - portrait.h * 0.32, side * 0.8, SUN)
        lettering.write(canvas, self.match.players[seat].name, parts.called, _NAME, role="title")
        signs.draw(canvas, picture(told, seat), parts.row, self.match)
        lettering.write(canvas, sentence(told, self.match.talk), parts.words, _SAID, most=3, role="bold")


class KidDealOverScene(_Over):
    """After a deal: on, or back to look at the table."""

    def __init__(self, home: Home, match: Match, go_on: Callable[[], None]) -> None:
        super().__init__(home, match)
        self.winners = tuple(getattr(match.view().table, "winners", ()))
        self._go_on = go_on

    @property
    def heading(self) -> str:
        """Who has won the deal."""
        return sentence(won(self.winners), self.match.talk)

    def buttons(self) -> list[Button]:
        """The table, and on."""
        small, large = Rect(0, 0, _SMALL, _SMALL), Rect(0, 0, _BUTTON, _BUTTON)
        return [
            _Round("look", small, "eye", say("child.do.look")),
            _Round("next", large, "play", say("child.do.on"), main=True),
        ]

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at going on."""
        super().renew(first or "next")

    def press(self, key: Hashable) -> Change | None:
        """On, or back to the table."""
        if key == "next":
            self._go_on()
        return Pop()

    def back(self) -> Change | None:
        """To the table."""
        return Pop()


class KidMatchOverScene(_Over):
    """After a match: once more, or finish."""

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home, match)
        self.winners = champions(match.view())

    @property
    def heading(self) -> str:
        """Who has won the match."""
        return sentence(won_game(self.winners), self.match.talk)

    def buttons(self) -> list[Button]:
        """Finish, the table, and once more."""
        small, large = Rect(0, 0, _SMALL, _SMALL), Rect(0, 0, _BUTTON, _BUTTON)
        return [
            _Round("title", small, "home", say("child.do.home")),
            _Round("look", small, "eye", say("child.do.look")),
            _Round("again", large, "redo", say("child.do.play"), main=True),
        ]

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at playing again."""
        super().renew(first or "again")

    def press(self, key: Hashable) -> Change | None:
        """One of the three."""
        return go_on(self.home, self.match, key)

    def back(self) -> Change | None:
        """To the table."""
        return Pop()
