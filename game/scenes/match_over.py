"""The end of a match, over the table: who won it, where everybody stands, and what each deal brought."""

from collections.abc import Hashable
from random import Random

import sprites
from engine.model import Seat
from game import words
from game.geometry import Rect, around
from game.home import Home
from game.match import Match
from game.outcome import about_all, balance, champions, deals_of, signed
from game.paint import CREAM, GOLD, INK, PALE_GOLD, SOFT_INK, SUN, WHITE, Canvas
from game.scene import Change, Pop, Push, Swap
from game.scenes.deal_over import dark_cloth
from game.scenes.screen import Screen
from game.speech.items import sentences
from game.widgets import Button, Widget

_HEADING = 80.0
_NAME, _SCORE, _CELL = 34.0, 30.0, 24.0
_ROW, _GAP = 52.0, 8.0
"""Least height of a row, and between two."""
_WIDEST = 1240.0
_CUP = 0.4
"""Size of the disc with the cup, as a part of the winner's picture."""


def go_on(home: Home, match: Match, key: Hashable) -> Change:
    """After a match: "again" with the same players, to the "title", or with any other key back to the table."""
    if key == "again":
        return Swap(home.table(home, match.again()))
    return Swap(home.title(home)) if key == "title" else Pop()


class MatchOverScene(Screen):
    """Play again, or back to the start; the table can still be looked at."""

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home)
        self.match = match
        view = match.view()
        self.scores = view.scores
        self.in_markers = any(heap.zone.name == "purse" for heap in view.heaps)
        self.champions = champions(view)
        self.deals = deals_of(match.table.record)
        purses = {heap.zone.seat: sum(heap.counts) for heap in view.heaps if heap.zone.name == "purse"}
        self.held = [purses.get(seat, 0) for seat in range(len(self.scores))]
        self.loans = getattr(view.table, "loans", None) or (0,) * len(self.scores)
        self.order = sorted(range(len(self.scores)), key=lambda seat: -self.scores[seat])
        self._lines: list[tuple[float, str]] = []
        self._face = self._portraits = 0.0
        self._rows: list[Rect] = []
        self._blocks: list[tuple[Rect, range]] = []
        """The sheets with the deals, where they have no room in the rows: which deals stand on each."""
        self._cell = 0.0
        self._inline = False

    @property
    def heading(self) -> str:
        """Who won."""
        if len(self.champions) > 1:
            return about_all("match.shared", self.match.talk, self.champions)
        return self.match.talk.about("match.won", self.champions[0])

    def score(self, seat: Seat) -> str:
        """What a seat has at the end; with loans, how that comes about (MI-13)."""
        if not self.in_markers:
            return words.count("points", self.scores[seat])
        held = words.count("markers", self.held[seat])
        if not self.loans[seat]:
            return held
        return words.say("match.loans", held=held, lent=words.count("loans", self.loans[seat]), n=signed(self.scores[seat]))

    def foot(self) -> list[Widget]:
        """Again, the start, the table."""
        return self.in_foot(
            [
                Button("again", Rect(0, 0, 360, 0), words.say("match.again"), main=True, size=34),
                Button("title", Rect(0, 0, 360, 0), words.say("match.title")),
                Button("look", Rect(0, 0, 360, 0), words.say("over.look")),
                Button("watch", Rect(0, 0, 300, 0), words.say("replay.watch")),
            ]
        )

    def lay(self) -> list[Widget]:
        """The winners large, then all by their scores with what each deal brought them."""
        ruler, view = self.ruler, self.scroll.view
        size = ruler.headline(_HEADING)
        while size > 56 and ruler.measure(self.heading, size, "title") > self.width - 80:
            size -= 1
        self._lines = [(size, line) for line in ruler.lines(self.heading, size, self.width - 80, "title")]
        if not self.match.over:
            early = ruler.headline(_SCORE)
            self._lines += [(early, line) for line in ruler.lines(words.say("match.early"), early, self.width - 80, "title")]
        y = 14 + sum(ruler.line(size, 1.15) for size, _ in self._lines)
        wide = min(self.width - 80, _WIDEST * (1 + (ruler.letters - 1) * 0.3))
        left = (self.width - wide) / 2
        self._cell = self._cell_width()
        self._inline = len(self.deals) > 1 and len(self.deals) * self._cell <= wide - self._beside() - self._told() - 60
        above = ruler.line(_CELL, 1.2) if self._inline else 0.0
        tall = max(_ROW, *(self._row_high(seat, wide) for seat in self.order))
        standing = len(self.order) * (tall + _GAP) - _GAP
        blocks, each = self._blocks_for(wide)
        below = len(blocks) * (each + 20)
        spare = view.h - y - above - standing - below - 36
        self._face = max(88.0, min(290.0, self.height * 0.27, spare, (self.width - 100) / len(self.champions) / 1.25))
        spare = max(0.0, spare - self._face)
        self._portraits = y + 8 + spare * 0.2 + self._face / 2
        tall += min(34.0, spare * 0.5 / len(self.order))
        y = self._portraits + self._face / 2 + 16 + spare * 0.1 + above
        self._rows = [Rect(left, y + at * (tall + _GAP), wide, tall) for at in range(len(self.order))]
        y = self._rows[-1].bottom + 20
        self._blocks = []
        for deals in blocks:
            self._blocks.append((Rect(left, y, wide, each), deals))
            y += each + 20
        self.scroll.tall = max(view.h, y - 14)
        return []

    def aloud(self) -> list[str]:
        """Who won, then where everybody stands."""
        early = [] if self.match.over else [words.say("match.early")]
        return [self.heading, *early, *(sentences(self.match.talk.name(seat), self.score(seat)) for seat in self.order)]

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at playing again."""
        super().renew(first or "again")

    def press(self, key: Hashable) -> Change | None:
        """One of them."""
        if key == "watch":
            return Push(self.home.watch(self.home, self.match, False))
        return go_on(self.home, self.match, key)

    def back(self) -> Change | None:
        """To the table."""
        return Pop()

    # Measures

    def _cell_width(self) -> float:
        texts = [balance(gain) for deal in self.deals for gain in deal.gains] + [str(len(self.deals))]
        return max((self.ruler.measure(text, _CELL, "bold") for text in texts), default=0.0) + 24

    def _beside(self) -> float:
        """The width of place, animal and the longest name."""
        name = max(self.ruler.measure(self.match.talk.name(seat), _NAME, "title") for seat in self.order)
        return 96 + self._animal() + min(name, 360.0 * self.letters) + 30

    def _told(self) -> float:
        """The width of the longest score, where it stands in one line."""
        return max(self.ruler.measure(self.score(seat), _SCORE, "bold") for seat in self.order) + 36

    def _animal(self) -> float:
        return 60.0

    def _row_high(self, seat: Seat, wide: float) -> float:
        one = self._beside() + self.ruler.measure(self.score(seat), 19, "bold") + 40 <= wide
        return self.ruler.line(_NAME if one else 44, 1.15) + 14

    def _blocks_for(self, wide: float) -> tuple[list[range], float]:
        """The deals in parts that fit beside each other, and the height of the sheet of one part."""
        number = len(self.deals)
        if number < 2 or self._inline:
            return [], 0.0
        most = max(1, int((wide - 130) // self._cell))
        parts = -(-number // most)
        size = -(-number // parts)
        row = max(44.0, self.ruler.line(_CELL, 1.3))
        high = 40 + self.ruler.line(28, 1.4) + self.ruler.line(_CELL, 1.3) + row * len(self.order)
        return [range(at, min(at + size, number)) for at in range(0, number, size)], high

    # Drawing

    def paint(self, canvas: Canvas) -> None:
        """The cloth at night."""
        dark_cloth(canvas, self.match.game)

    def paint_page(self, canvas: Canvas) -> None:
        """Heading, confetti, winners, standings, deals."""
        middle, y, face = self.width / 2, 14.0, self._face
        across = len(self.champions) * face * 1.25 + 60
        title = max(canvas.measure(line, size, "title") for size, line in self._lines) + 40
        high = sum(self.ruler.line(size, 1.15) for size, _ in self._lines)
        if not self.home.room.calm:
            free = (Rect(middle - title / 2, 0, title, y + high), around(middle, self._portraits, across, face + 60))
            self._confetti(canvas, free)
        for size, line in self._lines:
            step = self.ruler.line(size, 1.15)
            canvas.text(line, middle, y + step / 2, size, role="title", colour=WHITE, room=self.width - 60)
            y += step
        for at, seat in enumerate(self.champions):
            x = middle + (at - (len(self.champions) - 1) / 2) * face * 1.25
            canvas.pill(around(x, self._portraits, face + 20, face + 20), GOLD)
            canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(face), disc=True), x, self._portraits)
            disc = around(x + face * 0.42, self._portraits + face * 0.34, face * _CUP, face * _CUP)
            canvas.pill(disc, INK, edge=GOLD, thick=4)
            canvas.put(sprites.icon("trophy", canvas.px(face * _CUP * 0.62), SUN), *disc.centre)
        if self._inline:
            self._numbers(canvas, self._rows[0], range(len(self.deals)), WHITE)
        for seat, rect in zip(self.order, self._rows):
            self._row(canvas, seat, rect)
        for rect, deals in self._blocks:
            self._block(canvas, rect, deals)

    def _row(self, canvas: Canvas, seat: Seat, rect: Rect) -> None:
        won = seat in self.champions
        canvas.pill(rect, PALE_GOLD if won else CREAM, edge=GOLD if won else "", thick=4 if won else 0)
        y = rect.centre[1]
        place = 1 + sum(1 for score in self.scores if score > self.scores[seat])
        size = min(30.0, rect.h * 0.5)
        canvas.text(words.say("match.place", n=place), rect.x + 46, y, size, role="title", colour=SOFT_INK, room=60)
        face = min(rect.h * 0.84, 72.0)
        canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(face)), rect.x + 80 + face / 2, y)
        x = rect.x + 92 + face
        score = self.score(seat)
        told = min(canvas.measure(score, _SCORE, "bold") + 2, (rect.right - 36 - x) * 0.62)
        canvas.block(score, rect.right - 36, y, _SCORE, role="bold", colour=SOFT_INK, anchor="right", room=told)
        room = rect.right - 60 - told - x
        if self._inline:
            self._cells(canvas, seat, rect, range(len(self.deals)))
            room -= len(self.deals) * self._cell
        canvas.block(self.match.talk.name(seat), x, y, _NAME, role="title", colour=INK, anchor="left", room=room)

    def _first(self, rect: Rect) -> float:
        """Where the cells begin: they end before the scores in the rows, and after the animals on a sheet of their own."""
        if self._inline:
            return rect.right - self._told() - 24 - len(self.deals) * self._cell
        return rect.x + 110

    def _numbers(self, canvas: Canvas, rect: Rect, deals: range, colour: str) -> None:
        """The numbers of the deals over their cells."""
        x, y = self._first(rect), rect.y - self.ruler.line(_CELL, 0.6)
        if self._inline:
            room = x - rect.x - 60
            canvas.text(words.say("match.deals"), x - 16, y, _CELL, role="bold", colour=colour, anchor="right", room=room)
        for at, deal in enumerate(deals):
            canvas.text(str(deal + 1), x + (at + 0.5) * self._cell, y, _CELL, role="bold", colour=colour, room=self._cell)

    def _cells(self, canvas: Canvas, seat: Seat, rect: Rect, deals: range) -> None:
        """What these deals brought a seat; those it won are golden."""
        x, y = self._first(rect), rect.centre[1]
        high = min(rect.h - 8, self.ruler.line(_CELL, 1.3) + 4)
        for at, number in enumerate(deals):
            deal = self.deals[number]
            middle = x + (at + 0.5) * self._cell
            if seat in deal.winners:
                canvas.pill(around(middle, y, self._cell - 6, high), GOLD)
            text = balance(deal.gains[seat]) if deal.gains[seat] else "·"
            colour = INK if seat in deal.winners else SOFT_INK
            canvas.text(text, middle, y, _CELL, role="bold", colour=colour, room=self._cell - 4)

    def _block(self, canvas: Canvas, rect: Rect, deals: range) -> None:
        canvas.sheet(rect, radius=28)
        y = rect.y + 20 + self.ruler.line(28, 0.7)
        canvas.text(words.say("match.deals"), rect.x + 34, y, 28, role="title", anchor="left", room=rect.w - 68)
        y = rect.y + 20 + self.ruler.line(28, 1.4) + self.ruler.line(_CELL, 1.3)
        high = (rect.bottom - 20 - y) / len(self.order)
        self._numbers(canvas, Rect(rect.x, y, rect.w, high), deals, SOFT_INK)
        for at, seat in enumerate(self.order):
            row = Rect(rect.x, y + at * high, rect.w, high)
            face = min(high - 4, 56.0)
            canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(face)), rect.x + 64, row.centre[1])
            self._cells(canvas, seat, row, deals)

    def _confetti(self, canvas: Canvas, free: tuple[Rect, ...]) -> None:
        """A few of the game's own shapes lie on the cloth, at both sides of the winners."""
        dice = Random(self.match.game)
        low = self._rows[0].y - (60 if self._inline else 20)
        for side in (0, 1):
            for at in range(9):
                x = self.width * (0.025 + 0.035 * at + 0.012 * dice.random())
                y = low * (0.06 + 0.9 * ((at * 5 + side * 2) % 9 + dice.random() * 0.6) / 9)
                size = canvas.px(dice.choice((34, 42, 50)))
                picture = sprites.confetti(self.match.game, at + 9 * side, size, angle=dice.choice((0, 20, -30)))
                wide = max(picture.get_size()) / canvas.scale
                place = around(x if side == 0 else self.width - x, max(y, wide / 2), wide, wide)
                if place.bottom < low and not any(place.overlaps(rect) for rect in free):
                    canvas.put(picture, *place.centre)
