"""A closer look, over the table: the last trick with who played what, or the cards that were played, by suit."""

from collections.abc import Hashable, Sequence

import sprites
from engine import cards
from engine.cards import Card
from engine.model import Seat
from game import words
from game.geometry import Rect
from game.home import Home
from game.layout import RATIO
from game.match import Match
from game.outcome import became_of, events_of
from game.paint import CREAM, INK, Canvas
from game.plan import in_order
from game.scene import Change, Pop
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Widget

_WIDTH = 170.0
_APART, _CLOSE = 1.16, 0.62
"""Width of a card, and from one to the next as parts of it: with a name under each, and without."""


class LookScene(Screen):
    """Rows of cards, each perhaps with a player under it."""

    covers = False

    def __init__(
        self, home: Home, match: Match, title: str, rows: Sequence[Sequence[tuple[Card, Seat | None]]], under: str = ""
    ) -> None:
        super().__init__(home)
        self.match, self.title, self.rows, self.under = match, title, [row for row in rows if row], under
        self.named = any(seat is not None for row in self.rows for _, seat in row)

    @staticmethod
    def last_trick(home: Home, match: Match, trick: Sequence[tuple[Card, Seat]]) -> "LookScene":
        """The cards in the order in which they were played, and who won them or picked them up."""
        deals = events_of(match.table.record)
        became = became_of(deals[-1] if deals else [], "trick", [card for card, _ in trick], match.talk)
        return LookScene(home, match, words.say("last_trick.title"), [list(trick)], became)

    @staticmethod
    def cards_played(home: Home, match: Match, played: tuple[Card, ...]) -> "LookScene":
        """A row for each suit."""
        ordered = in_order(played, False)
        suits = sorted({cards.suit(card) for card in ordered}, reverse=True)
        rows = [[(card, None) for card in ordered if cards.suit(card) == suit] for suit in suits]
        return LookScene(home, match, words.say("cards_played"), rows)

    def _sheet(self) -> Rect:
        longest = max((len(row) for row in self.rows), default=0)
        cards_wide = _WIDTH * (1 + (longest - 1) * (_APART if self.named else _CLOSE)) + 100
        wide = min(self.width - 80, 1200, max(cards_wide, self._text_wide(), 460))
        tall = min(self.height - 60, 230 + (40 if self.under else 0) + len(self.rows) * (300 if self.named else 220))
        return Rect((self.width - wide) / 2, (self.height - tall) / 2, wide, tall)

    def _text_wide(self) -> float:
        title = sprites.measure(self.title, "title", max(1, round(44 * self.scale)))[0]
        under = sprites.measure(self.under, "bold", max(1, round(30 * self.scale)))[0]
        return max(title, under) / self.scale + 100

    def lay(self) -> list[Widget]:
        """Back."""
        sheet = self._sheet()
        return [Button("back", Rect(sheet.centre[0] - 150, sheet.bottom - TALL - 26, 300, TALL), words.say("back"), main=True)]

    def press(self, key: Hashable) -> Change | None:  # noqa: ARG002
        """Back to the table."""
        return Pop()

    def back(self) -> Change | None:
        """Back to the table."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """The sheet with the cards."""
        canvas.veil()
        sheet = self._sheet()
        canvas.shade(sheet, 32)
        canvas.panel(sheet, CREAM, radius=32)
        canvas.text(self.title, sheet.centre[0], sheet.y + 52, 44, role="title", colour=INK)
        top = 96.0
        if self.under:
            canvas.text(self.under, sheet.centre[0], sheet.y + 102, 30, role="bold", colour=INK, room=sheet.w - 60)
            top += 40
        room = Rect(sheet.x + 50, sheet.y + top, sheet.w - 100, sheet.h - top - TALL - 50)
        tall = room.h / max(1, len(self.rows))
        named = self.named
        width = min((tall - (54 if named else 14)) / RATIO, _WIDTH)
        for at, row in enumerate(self.rows):
            step = min(width * (_APART if named else _CLOSE), (room.w - width) / max(1, len(row) - 1))
            x = room.centre[0] - step * (len(row) - 1) / 2
            y = room.y + at * tall + tall / 2 - (18 if named else 0)
            for card, seat in row:
                canvas.put(sprites.shadow(canvas.px(width)), x, y + width * sprites.SHADOW_DROP)
                canvas.put(sprites.face(card, canvas.px(width)), x, y)
                if seat is not None:
                    name = self.match.talk.name(seat)
                    canvas.text(name, x, y + width * RATIO / 2 + 24, 26, role="bold", colour=INK, room=step - 4)
                x += step
