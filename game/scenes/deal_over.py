"""The end of a deal, over the table: who won and why, what everybody held, and what became of cards and markers."""

from collections.abc import Callable, Hashable
from functools import partial

from game import decks, words
from game.geometry import Rect
from game.home import Home
from game.match import Match
from game.outcome import Outcome, events_of, itemised
from game.paint import WHITE, Canvas
from game.places.plan import plan_for
from game.scene import Change, Pop, Push
from game.scenes.deals import DealsScene
from game.scenes.division import GAP, Plan, held, plan
from game.scenes.screen import Screen
from game.scenes.sheets import draw_banner, draw_line
from game.scenes.telling import Discard, Honours, said_of
from game.speech.items import sentences
from game.widgets import Button, Widget, in_rows

_BANNER = 84.0
"""Height of the sheet of a winner who has no cards to show, where there is more than enough room."""
_MOST_LETTERS = 1.25
"""With larger text a banner has no room for its words, and a winner without cards has a sheet like all others."""
_HEADING, _SAID = 62.0, 30.0


class DealOverScene(Screen):
    """Read it, look at the table behind it, go on."""

    def __init__(self, home: Home, match: Match, shown: Outcome, go_on: Callable[[], None]) -> None:
        super().__init__(home)
        deals = events_of(match.table.record)
        self.match, self.shown = match, itemised(shown, deals[-1] if deals else [])
        self._go_on = go_on
        self._low_ace = plan_for(match.game, match.view()).low_ace
        self._heading: list[tuple[float, str]] = []
        self._said: list[str] = []
        self._said_size = _SAID
        self._plan: Plan | None = None
        self._parts: list[tuple[Callable[[Canvas, Rect], None], Rect]] = []
        """What is drawn, and where."""

    def foot(self) -> list[Widget]:
        """Next deal, and a look at the table; whether the deal was fair, unless large words would take room from the cards."""
        going = words.say("over.result" if self.match.over else "over.next")
        found = [
            Button("next", Rect(0, 0, 400, 0), going, main=True, size=34),
            Button("look", Rect(0, 0, 400, 0), words.say("over.look")),
        ]
        if self.letters <= _MOST_LETTERS:
            found.append(self._fair())
        return self.in_foot(found)

    def _fair(self) -> Button:
        return Button("deals", Rect(0, 0, 200, 0), words.say("over.deals"))

    def lay(self) -> list[Widget]:
        """Heading, sentence, and a sheet for each line, in two columns if that shows more of the cards; with large words under
        them whether the deal was fair, where one comes to by scrolling."""
        ruler = self.ruler
        size = ruler.headline(_HEADING)
        while size > _HEADING / self.letters and ruler.measure(self.shown.heading, size, "title") > self.width - 80:
            size -= 1
        self._heading = [(size, line) for line in ruler.lines(self.shown.heading, size, self.width - 80, "title")]
        self._said, self._said_size = self._balanced(min(self.width - 120, 1500, ruler.column(_SAID) * 1.25))
        y = 8 + sum(ruler.line(size, 1.15) for size, _ in self._heading)
        y += ruler.line(self._said_size, 1.27) * len(self._said) + 14
        low = self._sheets(y)
        if self.letters <= _MOST_LETTERS:
            return []
        fair = self._fair()
        self.scroll.tall = max(self.scroll.view.h, in_rows(ruler, [fair], Rect(30, low + 14, self.width - 60, 0)) + 14)
        return [fair]

    def aloud(self) -> list[str]:
        """Who won and why, then of each what is on the sheet, with the cards by their names."""
        shown = self.shown
        found = [shown.heading, shown.sentence]
        for line in shown.lines:
            held = [words.card(card) for group in line.groups for card in group.cards]
            captions = [group.caption for group in line.groups]
            told = (line.label, line.right, line.was, line.plus, line.note, line.detail)
            found.append(sentences(line.name, *captions, words.all_of(held), *told))
        if shown.thrown is not None:
            found.append(shown.thrown.sentence)
        for honour in shown.honours:
            found.append(sentences(words.capital(words.card(honour.card)), said_of(honour, self.match, self.match.over)))
        return [text for text in found if text]

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at going on."""
        super().renew(first or "next")

    def press(self, key: Hashable) -> Change | None:
        """On, the code of the deal, or away from over the table."""
        if key == "deals":
            return Push(DealsScene(self.home, self.match, running=not self.match.ended))
        if key == "next":
            self._go_on()
        return Pop()

    def back(self) -> Change | None:
        """To the table."""
        return Pop()

    def _sheets(self, top: float) -> float:
        """Where everything lies under that height; returns where the last sheet ends."""
        match, view = self.match, self.scroll.view
        wide = min(self.width - 60, 1660)
        left = (self.width - wide) / 2
        room = view.h - top
        banners = [line for line in self.shown.lines if line.won and not held(line) and self.letters <= _MOST_LETTERS]
        sheets = [line for line in self.shown.lines if line not in banners]
        low = min(_BANNER, 66 + max(0.0, self.height - 853) * 0.2)
        above = len(banners) * (low + GAP)
        honours = Honours(self.shown.honours, match, self.ruler, wide, match.over) if self.shown.honours else None
        thrown = Discard(self.shown.thrown, match, self.ruler, wide) if self.shown.thrown else None
        if honours:
            above += honours.high + GAP
        between = thrown.high + GAP if thrown else 0.0
        made = plan(self.ruler, sheets, wide, room - above - between)
        if thrown:  # the whole card, if the hands keep theirs
            roomy = plan(self.ruler, sheets, wide, room - above - thrown.whole - GAP)
            if roomy.worth >= made.worth and roomy.columns == made.columns:
                made, between = roomy, thrown.whole + GAP
        self._plan = made
        taken = above + between + made.whole
        y = top + max(0.0, (room - taken) / 2)
        self._parts = []
        for line in banners:
            self._parts.append((partial(draw_banner, match=match, line=line), Rect(left, y, wide, low)))
            y += low + GAP
        if honours:
            self._parts.append((honours.draw, Rect(left, y, wide, honours.high)))
            y += honours.high + GAP
        first = 1 if made.columns == 1 else 0
        """How many sheets stand above the closing discard: the winner's, if they stand one under the other."""
        for at, line in enumerate(sheets):
            if thrown and at == first:
                self._parts.append((thrown.draw, Rect(left, made.place(at, left, y).y, wide, between - GAP)))
                y += between
            draw = partial(draw_line, match=match, line=line, plan=made, low_ace=self._low_ace)
            self._parts.append((draw, made.place(at, left, y)))
        self.scroll.tall = max(view.h, top + taken)
        return max(rect.bottom for _, rect in self._parts)

    def paint(self, canvas: Canvas) -> None:
        """The cloth at night; cards look as they did at the table."""
        canvas.deck = decks.at_table(self.home.room, self.match)
        dark_cloth(canvas, self.match.game)

    def paint_page(self, canvas: Canvas) -> None:
        """All of it."""
        middle, y = self.width / 2, 8.0
        for size, line in self._heading:
            step = self.ruler.line(size, 1.15)
            canvas.text(line, middle, y + step / 2, size, role="title", colour=WHITE, room=self.width - 60)
            y += step
        for line in self._said:
            step = self.ruler.line(self._said_size, 1.27)
            canvas.text(line, middle, y + step / 2, self._said_size, role="bold", colour=WHITE, room=self.width - 60)
            y += step
        for draw, rect in self._parts:
            draw(canvas, rect)

    def _balanced(self, room: float) -> tuple[list[str], float]:
        """The sentence in one line if it nearly fits, else in lines of about the same length; and its size."""
        text, size, ruler = self.shown.sentence, _SAID, self.ruler
        while size > 26 and ruler.measure(text, size, "bold") > room:
            size -= 1
        if not text or ruler.measure(text, size, "bold") <= room:
            return [text] if text else [], size
        size = 28.0
        lines = ruler.lines(text, size, room, "bold")
        while len(narrower := ruler.lines(text, size, room - 30, "bold")) == len(lines) and room > 400:
            room -= 30
            lines = narrower
        return lines, size


def dark_cloth(canvas: Canvas, game: str) -> None:
    """The game's tablecloth at night: nothing of the table shines through."""
    canvas.cloth(game)
    canvas.veil(156)
