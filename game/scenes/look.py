"""A closer look, over the table: the last trick with who played what, or the cards that were played, by suit."""

from collections.abc import Sequence
from typing import Literal

import sprites
from engine import cards
from engine.cards import Card
from engine.model import Seat
from game import words
from game.home import Home
from game.match import Match
from game.outcome import became_of, events_of
from game.paint import INK, Canvas
from game.places.layout import RATIO
from game.places.plan import in_order
from game.scenes.over import OverScene
from game.widgets import Widget

_WIDTH, _LEAST = 170.0, 104.0
_NAME = 26.0
_APART, _CLOSE = 1.16, 0.62
"""Width of a card, and from one to the next as parts of it: with a name under each, and without."""


class LookScene(OverScene):
    """Rows of cards, each perhaps with a player under it."""

    def __init__(
        self, home: Home, match: Match, title: str, rows: Sequence[Sequence[tuple[Card, Seat | None]]], under: str = ""
    ) -> None:
        super().__init__(home)
        self.match, self.title, self.rows, self.under = match, title, [row for row in rows if row], under
        self._told: list[tuple[float, str, str]] = []
        self._card = self._step = self._row = 1.0
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

    def lay(self) -> list[Widget]:
        """The sheet is as large as its cards and words; where there is no room the cards are smaller, and last it scrolls."""
        ruler, view = self.ruler, self.scroll.view
        most = self.width - 80
        title, under = ruler.headline(44), ruler.headline(30)
        room = min(most, 1200.0) - 60
        self._told = [(title, "title", line) for line in ruler.lines(self.title, title, room, "title")]
        self._told += [(under, "bold", line) for line in ruler.lines(self.under, under, room, "bold")]
        head = 30 + sum(ruler.line(size, 1.3) for size, _, _ in self._told) + 16
        longest = max((len(row) for row in self.rows), default=0)
        names = [self.match.talk.name(seat) for row in self.rows for _, seat in row if seat is not None]
        named = max((ruler.measure(name, _NAME, "bold") for name in names), default=0.0)
        below = ruler.line(_NAME, 1.3) + 8 if self.named else 0.0
        free = (view.h - 30 - head - 30) / max(1, len(self.rows)) - 20 - below
        self._card = max(_LEAST, min(_WIDTH, free / RATIO))
        self._step = max(self._card * (_APART if self.named else _CLOSE), named + 14)
        across = most - 100
        if longest > 1 and self._card + (longest - 1) * self._step > across:
            self._step = (across - max(self._card, named)) / (longest - 1)
        self._row = self._card * RATIO + below + 20
        texts = max((ruler.measure(line, size, "title") for size, _, line in self._told), default=0.0)
        wide = min(most, max(max(self._card, named) + (longest - 1) * self._step + 100, texts + 100, 460.0))
        tall = head + len(self.rows) * self._row + 24
        self.place(wide, tall)
        return []

    def paint_sheet(self, canvas: Canvas) -> None:
        """The sheet with the cards."""
        sheet = self.sheet
        y = sheet.y + 30
        for size, role, line in self._told:
            step = self.ruler.line(size, 1.3)
            title: Literal["title", "bold"] = "title" if role == "title" else "bold"
            canvas.text(line, sheet.centre[0], y + step / 2, size, role=title, colour=INK, room=sheet.w - 40)
            y += step
        width = self._card
        y = y + 16 + width * RATIO / 2
        for row in self.rows:
            x = sheet.centre[0] - self._step * (len(row) - 1) / 2
            for card, seat in row:
                canvas.put(sprites.shadow(canvas.px(width)), x, y + width * sprites.SHADOW_DROP)
                canvas.put(sprites.face(card, canvas.px(width), deck=canvas.deck), x, y)
                if seat is not None:
                    name, under = self.match.talk.name(seat), y + width * RATIO / 2 + 4 + self.ruler.line(_NAME, 1.3) / 2
                    canvas.text(name, x, under, _NAME, role="bold", colour=INK, room=self._step - 4)
                x += self._step
            y += self._row
