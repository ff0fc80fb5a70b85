"""The end of a match, over the table: who won it, and where everybody stands."""

from collections.abc import Hashable

import sprites
from game import words
from game.geometry import Rect
from game.home import Home
from game.match import Match
from game.paint import CREAM, GOLD, INK, PALE_GOLD, SOFT_INK, WHITE, Canvas
from game.scene import Change, Pop, Swap
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Widget


class MatchOverScene(Screen):
    """Play again, or back to the start; the table can still be looked at."""

    covers = False

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home)
        self.match = match
        view = match.view()
        self.scores = view.scores
        self.in_markers = any(heap.zone.name == "purse" for heap in view.heaps)
        best = max(self.scores)
        named = tuple(getattr(view.table, "champions", ()))
        self.champions = named or tuple(seat for seat, score in enumerate(self.scores) if score == best)

    @property
    def heading(self) -> str:
        """Who won."""
        if len(self.champions) > 1:
            return words.say("match.shared", names=self.match.talk.names(self.champions))
        return self.match.talk.about("match.won", self.champions[0])

    def lay(self) -> list[Widget]:
        """Again, the start, the table."""
        y = self.height - TALL - 40
        middle = self.width / 2
        return [
            Button("again", Rect(middle - 560, y, 360, TALL), words.say("match.again"), main=True, size=34),
            Button("title", Rect(middle - 180, y, 360, TALL), words.say("match.title")),
            Button("look", Rect(middle + 200, y, 360, TALL), words.say("over.look")),
        ]

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at playing again."""
        super().renew(first or "again")

    def press(self, key: Hashable) -> Change | None:
        """One of the three."""
        if key == "again":
            return Swap(self.home.table(self.home, self.match.again()))
        if key == "title":
            return Swap(self.home.title(self.home))
        return Pop()

    def back(self) -> Change | None:
        """To the table."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """The winners large, then all by their scores."""
        canvas.veil(205)
        middle = self.width / 2
        canvas.text(self.heading, middle, self.height * 0.11, 76, role="title", colour=WHITE, room=self.width - 80)
        face = min(230.0, self.height * 0.22)
        apart = face * 1.25
        for at, seat in enumerate(self.champions):
            x = middle + (at - (len(self.champions) - 1) / 2) * apart
            y = self.height * 0.30
            canvas.pill(Rect(x - face / 2 - 10, y - face / 2 - 10, face + 20, face + 20), GOLD)
            canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(face), disc=True), x, y)
        self._list(canvas, self.height * 0.30 + face / 2 + 34)

    def _list(self, canvas: Canvas, top: float) -> None:
        order = sorted(range(len(self.scores)), key=lambda seat: -self.scores[seat])
        columns = 1 if len(order) <= 4 else 2
        rows = -(-len(order) // columns)
        room = self.height - TALL - 60 - top
        tall = min(76.0, room / rows - 8)
        wide = min(640.0, (self.width - 80) / columns - 20)
        for at, seat in enumerate(order):
            column, row = at // rows, at % rows
            x = self.width / 2 + (column - columns / 2) * (wide + 20) + 10
            rect = Rect(x, top + row * (tall + 8), wide, tall)
            won = seat in self.champions
            canvas.pill(rect, PALE_GOLD if won else CREAM, edge=GOLD if won else "", thick=4 if won else 0)
            y = rect.centre[1]
            place = 1 + sum(1 for score in self.scores if score > self.scores[seat])
            canvas.text(words.say("match.place", n=place), rect.x + 50, y, 30, role="title", colour=SOFT_INK)
            canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(tall * 0.8)), rect.x + 110, y)
            canvas.text(
                self.match.talk.name(seat), rect.x + 156, y, 32, role="title", colour=INK, anchor="left", room=wide - 400
            )
            score = words.count("markers" if self.in_markers else "points", self.scores[seat])
            canvas.text(score, rect.right - 36, y, 28, role="bold", colour=SOFT_INK, anchor="right", room=220)
