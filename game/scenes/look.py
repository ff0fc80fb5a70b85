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
from game.paint import CREAM, INK, Canvas
from game.plan import in_order
from game.scene import Change, Pop
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Widget


class LookScene(Screen):
    """Rows of cards, each perhaps with a player under it."""

    covers = False

    def __init__(self, home: Home, match: Match, title: str, rows: Sequence[Sequence[tuple[Card, Seat | None]]]) -> None:
        super().__init__(home)
        self.match, self.title, self.rows = match, title, [row for row in rows if row]

    @staticmethod
    def last_trick(home: Home, match: Match, trick: Sequence[tuple[Card, Seat]]) -> "LookScene":
        """The cards in the order in which they were played."""
        return LookScene(home, match, words.say("last_trick.title"), [list(trick)])

    @staticmethod
    def cards_played(home: Home, match: Match, played: tuple[Card, ...]) -> "LookScene":
        """A row for each suit."""
        ordered = in_order(played, False)
        suits = sorted({cards.suit(card) for card in ordered}, reverse=True)
        rows = [[(card, None) for card in ordered if cards.suit(card) == suit] for suit in suits]
        return LookScene(home, match, words.say("cards_played"), rows)

    def _sheet(self) -> Rect:
        wide, tall = min(self.width - 80, 1200), min(self.height - 60, 230 + len(self.rows) * 220)
        return Rect((self.width - wide) / 2, (self.height - tall) / 2, wide, tall)

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
        room = Rect(sheet.x + 50, sheet.y + 96, sheet.w - 100, sheet.h - 96 - TALL - 50)
        tall = room.h / max(1, len(self.rows))
        named = any(seat is not None for row in self.rows for _, seat in row)
        width = min((tall - (54 if named else 14)) / RATIO, 170.0)
        for at, row in enumerate(self.rows):
            step = min(width * (1.16 if named else 0.62), (room.w - width) / max(1, len(row) - 1))
            x = room.centre[0] - step * (len(row) - 1) / 2
            y = room.y + at * tall + tall / 2 - (18 if named else 0)
            for card, seat in row:
                canvas.put(sprites.shadow(canvas.px(width)), x, y + width * sprites.SHADOW_DROP)
                canvas.put(sprites.face(card, canvas.px(width)), x, y)
                if seat is not None:
                    name = self.match.talk.name(seat)
                    canvas.text(name, x, y + width * RATIO / 2 + 24, 26, role="bold", colour=INK, room=step - 4)
                x += step
