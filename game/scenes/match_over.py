"""The end of a match, over the table: who won it, where everybody stands, and who won its deals."""

from collections.abc import Hashable
from random import Random

import pygame

import sprites
from engine.model import Seat
from game import words
from game.geometry import Rect, around
from game.home import Home
from game.match import Match
from game.outcome import about_all, signed, winners_of
from game.paint import CREAM, GOLD, INK, PALE_GOLD, SOFT_INK, WHITE, Canvas
from game.scene import Change, Pop, Swap
from game.scenes.deal_over import dark_cloth
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Widget


class MatchOverScene(Screen):
    """Play again, or back to the start; the table can still be looked at."""

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home)
        self.match = match
        view = match.view()
        self.scores = view.scores
        self.in_markers = any(heap.zone.name == "purse" for heap in view.heaps)
        best = max(self.scores)
        named = tuple(getattr(view.table, "champions", ()))
        self.champions = named or tuple(seat for seat, score in enumerate(self.scores) if score == best)
        self.deals = winners_of(match.table.record)
        purses = {heap.zone.seat: sum(heap.counts) for heap in view.heaps if heap.zone.name == "purse"}
        self.held = [purses.get(seat, 0) for seat in range(len(self.scores))]
        self.loans = getattr(view.table, "loans", None) or (0,) * len(self.scores)

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
        """The winners large, then all by their scores, then who won the deals."""
        dark_cloth(canvas, self.match.game)
        middle = self.width / 2
        canvas.text(self.heading, middle, self.height * 0.095, 80, role="title", colour=WHITE, room=self.width - 80)
        face = min(250.0, self.height * 0.23, (self.width - 100) / len(self.champions) / 1.2)
        y = self.height * 0.165 + face / 2
        across = len(self.champions) * face * 1.2 + 60
        title = min(self.width - 80, canvas.measure(self.heading, 80, "title")) + 40
        self._confetti(canvas, (around(middle, self.height * 0.095, title, 110), around(middle, y, across, face + 60)))
        for at, seat in enumerate(self.champions):
            x = middle + (at - (len(self.champions) - 1) / 2) * face * 1.2
            canvas.pill(Rect(x - face / 2 - 10, y - face / 2 - 10, face + 20, face + 20), GOLD)
            canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(face), disc=True), x, y)
        end = self.height - TALL - 40 - 22
        if len(self.deals) > 1:
            end -= 62
            self._history(canvas, end + 31)
            end -= 12
        top = y + face / 2 + 30
        self._list(canvas, Rect(0, top, self.width, end - top))

    def _list(self, canvas: Canvas, room: Rect) -> None:
        order = sorted(range(len(self.scores)), key=lambda seat: -self.scores[seat])
        columns = 1 if len(order) <= 4 else 2
        rows = -(-len(order) // columns)
        tall = min(104.0, room.h / rows - 10)
        wide = min(900.0 if columns == 1 else 760.0, (self.width - 60) / columns - 20)
        down = room.y + max(0.0, (room.h - rows * (tall + 10) + 10) / 2)
        for at, seat in enumerate(order):
            column, row = at // rows, at % rows
            x = self.width / 2 + (column - columns / 2) * (wide + 20) + 10
            self._row(canvas, seat, Rect(x, down + row * (tall + 10), wide, tall))

    def _row(self, canvas: Canvas, seat: Seat, rect: Rect) -> None:
        won = seat in self.champions
        canvas.pill(rect, PALE_GOLD if won else CREAM, edge=GOLD if won else "", thick=4 if won else 0)
        y = rect.centre[1]
        place = 1 + sum(1 for score in self.scores if score > self.scores[seat])
        canvas.text(words.say("match.place", n=place), rect.x + 50, y, 30, role="title", colour=SOFT_INK)
        face = min(rect.h * 0.82, 72.0)
        canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(face)), rect.x + 84 + face / 2, y)
        x = rect.x + 96 + face
        score = self.score(seat)
        named = min(canvas.measure(self.match.talk.name(seat), 34, "title") + 24, (rect.right - 36 - x) * 0.5)
        told = min(canvas.measure(score, 30, "bold") + 2, rect.right - 36 - x - named)
        canvas.block(score, rect.right - 36, y, 30, role="bold", colour=SOFT_INK, anchor="right", room=told)
        canvas.block(
            self.match.talk.name(seat), x, y, 34, role="title", colour=INK, anchor="left", room=rect.right - 56 - told - x
        )

    def _history(self, canvas: Canvas, y: float) -> None:
        """The animal that won each deal, in order."""
        caption = words.say("match.deals")
        said = min(canvas.measure(caption, 26, "bold"), self.width * 0.4)
        together = sum(1 + 0.5 * (len(deal) - 1) for deal in self.deals)
        step = min(70.0, (self.width - 140 - said) / together)
        x = self.width / 2 - (said + 20 + step * together) / 2
        canvas.text(caption, x, y, 26, role="bold", colour=WHITE, anchor="left", room=said + 2)
        x += said + 20
        face = min(56.0, step * 0.92)
        for deal in self.deals:
            for at, seat in enumerate(deal):
                across = x + step / 2 + at * step * 0.5
                canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(face), disc=True), across, y)
            x += step * (1 + 0.5 * (len(deal) - 1))

    def _confetti(self, canvas: Canvas, free: tuple[Rect, ...]) -> None:
        """A few of the game's own shapes lie on the cloth, at both sides of the winners."""
        dice = Random(self.match.game)
        for side in (0, 1):
            for at in range(9):
                x = self.width * (0.025 + 0.035 * at + 0.012 * dice.random())
                y = self.height * (0.05 + 0.36 * ((at * 5 + side * 2) % 9 + dice.random() * 0.6) / 9)
                picture = self._shape(canvas, dice, at)
                size = max(picture.get_size()) / canvas.scale
                place = around(x if side == 0 else self.width - x, max(y, size / 2), size, size)
                if not any(place.overlaps(rect) for rect in free):
                    canvas.put(picture, *place.centre)

    def _shape(self, canvas: Canvas, dice: Random, at: int) -> pygame.Surface:
        size = canvas.px(dice.choice((30, 38, 46)))
        if self.in_markers:
            return sprites.marker(at, size, angle=dice.choice((0, 20, -30)))
        if self.match.game == "gran_ramino":
            return sprites.suit_sign(at % 4, size, colour=(GOLD, CREAM, "#E98B7B", WHITE)[at % 4])
        return sprites.back(self.match.game, size, angle=dice.choice((-28, -12, 14, 32)))
