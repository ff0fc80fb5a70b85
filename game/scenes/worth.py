"""What each choice of a decision was worth, by the coach, over a match that is watched again: it thinks meanwhile."""

from collections.abc import Generator
from time import perf_counter
from typing import Any, NamedTuple

from engine import coach
from engine.coach import Advice
from engine.model import Action, View
from game import words
from game.geometry import Rect
from game.home import Home
from game.paint import GOLD, INK, LINE, SOFT_INK, SUN, Canvas
from game.replaying.reel import Reel
from game.scene import Change
from game.scenes.over import OverScene
from game.widgets import Widget

SLICE = 0.003
"""Seconds of a tick in which the coach thinks."""
SHOWN = 8
"""So many choices are listed: the best ones, and the one that was taken."""
SEED = 2
"""Of the coach's thinking: the same match is always judged the same."""
_PAD, _NAME, _SAYS = 44.0, 28.0, 26.0


class Row(NamedTuple):
    """A choice as it is listed: what it is, its worth in thousandths, whether it was taken or is the best."""

    text: str
    worth: int
    taken: bool
    best: bool


def rows_of(game: str, advice: Advice, taken: Action) -> list[Row]:
    """The choices by their worth, the best first; those that were not taken make room for the one that was."""
    ordered = sorted(advice.worth, key=lambda one: (-one[1], one[0] is not advice.best))
    kept = ordered[:SHOWN]
    if taken not in [action for action, _ in kept]:
        kept = [*kept[:-1], next(one for one in ordered if one[0] is taken)]
    return [Row(called(game, action), worth, action is taken, action is advice.best) for action, worth in kept]


def called(game: str, action: Action) -> str:
    """A choice in a few words."""
    if action.kind == "stake":
        return words.say("worth.stake", split=" · ".join(action.choice.split()))
    if action.card is not None:
        return words.capital(words.card(action.card))
    return words.action(game, action.text)


def worth_of(game: str, worth: int) -> str:
    """A worth in words: deals won in a hundred, where a game does not count otherwise."""
    own = "worth.of." + game
    return words.say(own if words.has(own) else "worth.of", n=max(0, worth) // 10)


class WorthScene(OverScene):
    """A list: the choice, its worth as a bar and a number, and under it why the best is the best."""

    def __init__(self, home: Home, reel: Reel, ply: int, view: View[Any, Any]) -> None:
        super().__init__(home)
        self.seat, self.taken = reel.playback.actions[ply]
        self.match = reel.match
        self._thought: Generator[None, None, Advice] | None = coach.advise(self.match.game, view, SEED)
        self.advice: Advice | None = None
        self.rows: list[Row] = []
        self._lines: list[tuple[float, float, str, str]] = []
        self._places: list[tuple[Rect, float]] = []

    def tick(self, seconds: float) -> Change | None:  # noqa: ARG002
        """The coach thinks on, a few slices."""
        end = perf_counter() + SLICE
        while self._thought is not None and perf_counter() < end:
            try:
                next(self._thought)
            except StopIteration as done:
                found: Advice = done.value
                self._thought, self.advice = None, found
                self.rows = rows_of(self.match.game, found, self.taken)
                self.renew()
        return None

    def lay(self) -> list[Widget]:
        """The heading, a row for each choice, the reason."""
        ruler = self.ruler
        wide = min(self.width - 80, 1000 * (1 + (ruler.letters - 1) * 0.5))
        inside = wide - 2 * _PAD
        self._lines, self._places = [], []
        y = 30.0

        def tell(text: str, size: float, role: str) -> float:
            at = y
            for line in ruler.lines(text, size, inside, "title" if role == "title" else "text"):
                self._lines.append((at + ruler.line(size, 0.65), size, role, line))
                at += ruler.line(size, 1.3)
            return at

        talk = self.match.talk
        y = tell(talk.about("worth.title", self.seat), ruler.headline(44), "title")
        y = tell(talk.about("worth.says", self.seat), 22.0, "text") + 12
        if self.advice is None:
            y = tell(words.say("worth.thinks"), _SAYS, "bold")
        else:
            stacked = inside / ruler.letters < 700
            high = ruler.line(_NAME, 2.5 if stacked else 1.35) + 12
            for _ in self.rows:
                self._places.append((Rect(0, y, inside, high - 8), ruler.line(_NAME, 1.2) if stacked else 0.0))
                y += high
            y = tell(words.hint(self.advice.reason), _SAYS, "bold") + 4
        self.place(wide, y + 26)
        return []

    def paint(self, canvas: Canvas) -> None:
        """The table, so dark that the buttons under it are not taken for this screen's."""
        canvas.veil(215)

    def paint_sheet(self, canvas: Canvas) -> None:
        """The lines, and a row for each choice."""
        sheet = self.sheet
        for y, size, role, line in self._lines:
            ink = INK if role != "text" else SOFT_INK
            kind = "title" if role == "title" else "bold" if role == "bold" else "text"
            canvas.text(line, sheet.x + _PAD, sheet.y + y, size, role=kind, colour=ink, anchor="left", room=sheet.w - 2 * _PAD)  # type: ignore[arg-type]
        most = max([1, *(row.worth for row in self.rows)])
        for row, (place, below) in zip(self.rows, self._places):
            self._row(canvas, row, place.moved(sheet.x + _PAD, sheet.y), below, most)

    def _row(self, canvas: Canvas, row: Row, rect: Rect, below: float, most: int) -> None:
        """One choice; the bar stands beside the words, or under them where the text is large."""
        if row.taken:
            canvas.panel(rect.grown(10, 3), "#FFFFFF", radius=14, edge=GOLD, thick=3)
        first = canvas.line(_NAME, 1.2)
        y = rect.y + (first / 2 + 4 if below else rect.h / 2)
        half = rect.w if below else rect.w * 0.5
        told = words.say("worth.taken", what=row.text) if row.taken else row.text
        canvas.text(
            told, rect.x, y, _NAME, role="bold" if row.best or row.taken else "text", colour=INK, anchor="left", room=half - 10
        )
        number, most_of = (worth_of(self.match.game, worth) for worth in (row.worth, 1000))
        wide = canvas.measure(most_of, 24, "bold") + 16
        x = rect.x if below else rect.x + half
        y = rect.y + first + (rect.h - first) / 2 if below else y
        room = rect.right - x - wide
        bar = Rect(x, y - 11, room, 22)
        canvas.pill(bar, LINE)
        if row.worth > 0:
            canvas.pill(
                Rect(bar.x, bar.y, max(22.0, bar.w * row.worth / most), bar.h),
                SUN if row.best else GOLD,
                edge=SOFT_INK,
                thick=1,
            )
        canvas.text(number, rect.right, y, 24, role="bold", colour=INK, anchor="right", room=wide)
