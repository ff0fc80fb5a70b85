"""Statistics: for each person a panel a game, with bars and the row of the last matches, and a sentence for every figure."""

from collections.abc import Hashable
from typing import NamedTuple

import sprites
from engine.games import GAMES
from game import words
from game.geometry import Rect, around
from game.home import Home
from game.paint import GOLD, INK, LINE, SOFT_INK, WHITE, Canvas
from game.scene import Change, Pop, Stay
from game.scenes.screen import Screen
from game.tallies.book import GUEST, Book, Summary
from game.tallies.tally import GREAT
from game.widgets import Button, Choice, Widget, columns_for, tall_choice

_TITLE, _TEXT, _SMALL, _NAME = 60.0, 26.0, 22.0, 34.0
_PAD, _GAP, _BAR, _FACE, _SIGN = 30.0, 26.0, 26.0, 72.0, 34.0
_NARROW = 470.0
"""Panels lie beside each other if each has that width, by the size of text."""
_LAST = 12
"""Matches in the row."""
_SIGNS = {"won": "trophy", "shared": "star"}
"""A match that was not won is a dot."""


class _Line(NamedTuple):
    """Something in a panel. kind: "text", "small", "bar" (part of whole under its text), "row" (signs under its text)."""

    kind: str
    y: float
    lines: list[str]
    part: int = 0
    whole: int = 0
    signs: tuple[str, ...] = ()


class _Panel(NamedTuple):
    """What stands of one game."""

    game: str
    rect: Rect
    top: float
    lines: list[_Line]


class ScoresScene(Screen):
    """Who, and below it what that person has done."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.book = Book(home.store)
        self.who = GUEST
        self._panels: list[_Panel] = []
        self._said: list[tuple[float, str]] = []
        self._title_y = 0.0
        self._faces: dict[str, str] = {}

    @property
    def moving(self) -> bool:  # type: ignore[override]
        """Until all is counted, a match a tick."""
        return not self.book.done

    def tick(self, dt: float) -> Change | None:  # noqa: ARG002
        """Count on."""
        if not self.book.done and self.book.read_on():
            self._begin()
        return None

    def _begin(self) -> None:
        people = self.book.people()
        self.who = people[0].id if people and people[0] is not None else GUEST
        self.renew()

    def foot(self) -> list[Widget]:
        """Back."""
        return self.in_foot([Button("back", Rect(0, 0, 300, 0), words.say("back"), main=True, size=34)])

    def says(self) -> str:
        """The sentence under the heading."""
        if not self.book.done:
            return words.say("scores.reading")
        if not self.book.people():
            return words.say("scores.none")
        return words.say("scores.alone.guests" if self.who == GUEST and self.book.crowded else "scores.alone")

    def lay(self) -> list[Widget]:
        """People, then panels beside or under each other."""
        ruler = self.ruler
        wide = min(self.width - 60, 1720.0)
        left = (self.width - wide) / 2
        title = ruler.headline(_TITLE)
        self._title_y = 12 + ruler.line(title, 0.65)
        y = self._title_y + ruler.line(title, 0.75)
        self._said, self._panels, found = [], [], list[Widget]()
        people = self.book.people() if self.book.done else []
        if len(people) > 1:
            values = [(one.id, one.name) if one else (GUEST, words.say("scores.guests")) for one in people]
            self._faces = {one.id: one.animal for one in people if one}
            columns = min(columns_for(ruler, values, wide), max(1, int(wide // (170 * ruler.letters))))
            high = tall_choice(ruler, values, wide / max(1, -(-len(values) // columns)), _FACE + 8)
            high = max(high, -(-len(values) // columns) * (_FACE + 8 + ruler.line(_TEXT, 1.6)))
            place = Rect(left, y, wide, high)
            found.append(Choice("who", place, values, self.who, columns=columns, picture=self._face, high=_FACE + 8))
            y += high + _GAP
        for line in ruler.lines(self.says(), _TEXT, wide, "bold"):
            self._said.append((y + ruler.line(_TEXT, 0.65), line))
            y += ruler.line(_TEXT, 1.3)
        y += 12
        if people:
            y = self._lay_panels(Rect(left, y, wide, 0))
        self.scroll.tall = max(self.scroll.view.h, y + 8)
        return found

    def _lay_panels(self, room: Rect) -> float:
        games = list(GAMES)
        beside = (room.w - (len(games) - 1) * _GAP) / len(games) >= _NARROW * max(1.0, self.letters)
        wide = (room.w - (len(games) - 1) * _GAP) / len(games) if beside else room.w
        y = room.y
        for at, game in enumerate(games):
            x = room.x + at * (wide + _GAP) if beside else room.x
            panel = self._panel(game, x, y, wide)
            self._panels.append(panel)
            if not beside:
                y = panel.rect.bottom + _GAP
        if beside:
            high = max(panel.rect.h for panel in self._panels)
            self._panels = [one._replace(rect=Rect(one.rect.x, one.rect.y, one.rect.w, high)) for one in self._panels]
            y += high + _GAP
        return y

    def _panel(self, game: str, x: float, y: float, wide: float) -> _Panel:
        """A heading, and what there is to tell, one thing under the other."""
        ruler, found = self.ruler, list[_Line]()
        top = ruler.line(_NAME, 1.5)
        at = top + 16
        for kind, text, part, whole, signs in told(game, self.book.summary(self.who, game)):
            size = _SMALL if kind == "small" else _TEXT
            lines = ruler.lines(text, size, wide - 2 * _PAD, "text" if kind == "small" else "bold")
            found.append(_Line(kind, at, lines, part, whole, signs))
            at += len(lines) * ruler.line(size, 1.25)
            if kind == "bar":
                at += _BAR + 8
            elif kind == "row":
                fit = max(1, int((wide - 2 * _PAD) // (_SIGN + 6)))
                at += -(-len(signs) // fit) * (_SIGN + 6) + 4
            at += 8
        return _Panel(game, Rect(x, y, wide, at + 14), top, found)

    def press(self, key: Hashable) -> Change | None:
        """Somebody else, or back."""
        if key == "back":
            return Pop()
        if isinstance(key, tuple) and key[0] == "who":
            self.who = str(key[1])
            self.renew(key)
        return Stay()

    def back(self) -> Change | None:
        """To where one came from."""
        return Pop()

    def _face(self, canvas: Canvas, who: str, room: Rect) -> None:
        if animal := self._faces.get(who):
            canvas.put(sprites.animal(animal, canvas.px(_FACE), disc=True), room.centre[0], room.centre[1])

    def paint_page(self, canvas: Canvas) -> None:
        """Heading, sentence, panels."""
        size = self.ruler.headline(_TITLE)
        canvas.text(words.say("scores"), self.width / 2, self._title_y, size, role="title", room=self.width - 60)
        for y, line in self._said:
            canvas.text(line, self.width / 2, y, _TEXT, role="bold", colour=SOFT_INK, room=self.width - 60)
        for panel in self._panels:
            _draw(canvas, panel)


def told(game: str, one: Summary) -> list[tuple[str, str, int, int, tuple[str, ...]]]:
    """What there is to tell of a game, each as (kind, text, part, whole, signs) of a `_Line`."""
    if one.empty:
        return [("small", words.say("scores.nothing"), 0, 0, ())]
    found: list[tuple[str, str, int, int, tuple[str, ...]]] = []

    def line(key: str, number: int, kind: str = "text", **parts: object) -> None:
        found.append((kind, words.count(key, number, **parts), 0, 0, ()))

    if one.matches:
        found.append(("bar", words.count("scores.matches", one.matches, won=one.won), one.won, one.matches, ()))
        found.append(("bar", words.count("scores.deals", one.deals, won=one.deals_won), one.deals_won, one.deals, ()))
        if one.shared:
            line("scores.shared", one.shared)
        found.append(("row", words.say("scores.row"), 0, 0, one.row[-_LAST:]))
        if one.streak > 1:
            line("scores.streak", one.streak)
        if game == "rolling_stone":
            line("scores.pick_ups", one.pick_ups)
            line("scores.survived", one.survived, "small")
            line("scores.biggest", one.biggest)
        elif game == "gran_ramino":
            for title, number in zip(GREAT, one.great):
                if number:
                    called = words.say("gr.title." + title)
                    found.append(("text", words.say("scores.great", title=called, n=number), 0, 0, ()))
        elif game == "michigan":
            line("scores.markers", one.markers)
            line("scores.run", one.run)
    if one.helped[0]:
        line("scores.helped", one.helped[0], "small", won=one.helped[1])
    if one.kids[0]:
        line("scores.kids", one.kids[0], "small", won=one.kids[1])
    if one.left:
        line("scores.left", one.left, "small")
    return found


def _draw(canvas: Canvas, panel: _Panel) -> None:
    rect = panel.rect
    canvas.sheet(rect, radius=24, edge=LINE, thick=2)
    head = Rect(rect.x + 6, rect.y + 6, rect.w - 12, panel.top)
    canvas.cloth_in(head, panel.game, 18)
    title = words.title(GAMES[panel.game].info)
    canvas.text(title, *head.centre, _NAME, role="title", colour=WHITE, room=head.w - 30)
    x, room = rect.x + _PAD, rect.w - 2 * _PAD
    for line in panel.lines:
        size, y = (_SMALL if line.kind == "small" else _TEXT), rect.y + line.y
        for text in line.lines:
            role, colour = ("text", SOFT_INK) if line.kind == "small" else ("bold", INK)
            middle = y + canvas.line(size, 0.62)
            canvas.text(text, x, middle, size, role=role, colour=colour, anchor="left", room=room)  # type: ignore[arg-type]
            y += canvas.line(size, 1.25)
        if line.kind == "bar":
            canvas.pill(Rect(x, y, room, _BAR), WHITE, edge=SOFT_INK, thick=2)
            if line.part:
                canvas.pill(Rect(x, y, max(_BAR, room * line.part / line.whole), _BAR), GOLD, edge=INK, thick=2)
        elif line.kind == "row":
            fit = max(1, int(room // (_SIGN + 6)))
            for at, end in enumerate(line.signs):
                spot = around(x + (at % fit + 0.5) * (_SIGN + 6), y + (at // fit + 0.5) * (_SIGN + 6), _SIGN, _SIGN)
                if end in _SIGNS:
                    canvas.put(sprites.icon(_SIGNS[end], canvas.px(_SIGN), INK), *spot.centre)
                else:
                    canvas.pill(spot.grown(-_SIGN * 0.3), SOFT_INK)
