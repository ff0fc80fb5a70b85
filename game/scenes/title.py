"""The title: one large card for each game, and the match that was not played to its end."""

from collections.abc import Hashable
from pathlib import Path
from typing import NamedTuple

import sprites
from engine.games import GAMES
from engine.model import Options
from game import words
from game.focus import Target
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.kids import mode
from game.match import Match, Wish
from game.paint import INK, SOFT_INK, WHITE, Canvas
from game.ruler import LEAST_TEXT, Ruler
from game.scene import Change, Push, Quit, Stay, Swap
from game.scenes.bindings import reading_offer
from game.scenes.fan import fan_of
from game.scenes.fault import open_text
from game.scenes.screen import Screen
from game.sofa.minutes import minutes
from game.store import Saved
from game.widgets import Button, Widget

_RADIUS, _PAD = 30.0, 22.0
_NAME, _INFO, _NOTE = 56.0, 30.0, 24.0
"""Sizes of a game's name, of the line under it, and of what the store has to say."""
_TIGHT = 1.25
_LEAST_CARDS = 190.0
"""The least height for the three cards of a game."""
AT_ONCE = Wish("rolling_stone", 4)
"""What "Play now" plays: the game that needs no explaining, with the usual number of players."""


class GameCard:
    """A piece of the game's own tablecloth with three of its cards, its name, and for how many it is."""

    def __init__(self, game: str, rect: Rect) -> None:
        self.game, self.rect = game, rect

    def targets(self) -> list[Target]:
        """The whole card."""
        return [Target(self.game, self.rect, round=_RADIUS)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        rect = self.rect.moved(0, 4) if armed == self.game else self.rect
        canvas.shade(rect, _RADIUS)
        canvas.cloth_in(rect, self.game, _RADIUS)
        told = _told(canvas, self.game, rect.w)
        high = rect.h - told.high - _PAD
        fan_of(canvas, self.game, rect.centre[0], rect.y + _PAD / 2 + high / 2, min(rect.w * 0.37, high / 1.65))
        y = rect.bottom - _PAD - told.high
        for size, role, line in told.lines:
            step = canvas.line(size, _TIGHT)
            canvas.text(
                line,
                rect.centre[0],
                y + step / 2,
                size,
                role="title" if role == "title" else "bold",
                colour=WHITE,
                room=rect.w - 40,
            )
            y += step


class _Told(NamedTuple):
    """What is written on a card of the title: (size, role, line), and how high that is."""

    lines: list[tuple[float, str, str]]
    high: float


def _told(ruler: Ruler, game: str, wide: float) -> _Told:
    """All names are of the size in which the longest one has room."""
    room = wide - 40
    name, small = ruler.headline(_NAME), _INFO
    while name > LEAST_TEXT and any(ruler.measure(words.title(one.info), name, "title") > room for one in GAMES.values()):
        name -= 1
    facts = _facts(game)
    joined = facts[0] if len(facts) == 1 else words.say("dot", first=facts[0], second=facts[1])
    while small > 24 and ruler.measure(joined, small, "bold") > room:
        small -= 1
    if ruler.measure(joined, small, "bold") <= room:
        facts = [joined]
    told = [(small, "bold", line) for fact in facts for line in ruler.lines(fact, small, room, "bold")]
    lines = [(name, "title", words.title(GAMES[game].info)), *told]
    return _Told(lines, sum(ruler.line(size, _TIGHT) for size, _, _ in lines))


def _facts(game: str) -> list[str]:
    """For how many it is and, where that is known, how long it takes."""
    seats = GAMES[game].info.seats
    if len(seats) == 1:
        players = words.say("players.same", from_=seats[0])
    else:
        players = words.say("players", from_=seats[0], to=seats[-1])
    usual = Options(GAMES[game].info, GAMES[game].info.usual)
    number = minutes(game, usual, 1)
    return [players, words.say("title.minutes", n=number)] if number else [players]


class KidsButton(Button):
    """A button with a young animal beside its words."""

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """The animal at its left end."""
        rect = self.ground(canvas, armed)
        face = min(rect.h - 8, 84.0)
        canvas.put(sprites.animal("chick", canvas.px(face)), rect.x + 22 + face / 2, rect.centre[1])
        room = rect.w - face - 62
        canvas.block(self.text, rect.x + 30 + face + room / 2, rect.centre[1], self.size, role="title", room=room)


def _grown_ups(home: Home) -> list[Saved]:
    """Matches that wait to be played on; the children's wait on their own title."""
    return [saved for saved in home.store.matches() if not mode.look_of(saved)]


class TitleScene(Screen):
    """Go on with a match, choose a game, or end the program."""

    offers_voice = True

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.open = _grown_ups(home)
        self._note_y = 0.0
        self.note = home.store.note

    def enter(self) -> None:
        """The window has the program's name."""
        self.home.caption(words.say("program"))

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at the match to go on with, or at playing at once."""
        super().renew(first or ("continue" if self.open else "now"))

    def foot(self) -> list[Widget]:
        """The match to go on with (or a first one at once), the children's screen, the lessons, the settings, and Quit."""
        if self.open:
            game = words.title(GAMES[self.open[0].game].info) if self.open[0].game in GAMES else ""
            first = Button("continue", Rect(0, 0, 400, 0), words.say("title.continue", game=game), main=True, size=34)
        else:
            first = Button("now", Rect(0, 0, 400, 0), words.say("title.now"), main=True, size=34)
        called = words.say("title.kids")
        kids = KidsButton("kids", Rect(0, 0, self.ruler.measure(called, 34, "title") + 150, 0), called)
        return self.in_foot(
            [
                first,
                kids,
                Button("learn", Rect(0, 0, 220, 0), words.say("title.learn")),
                Button("settings", Rect(0, 0, 180, 0), words.say("settings")),
                Button("matches", Rect(0, 0, 180, 0), words.say("title.matches")),
                Button("quit", Rect(0, 0, 160, 0), words.say("quit")),
            ]
        )

    def lay(self) -> list[Widget]:
        """The games, side by side."""
        games, room = list(GAMES), self.scroll.view
        gap = 0.036 * self.width
        top = self._subtitle_y() + self.ruler.line(self._subtitle(), 0.9) + 8
        wide = min((self.width * 0.86 - gap * (len(games) - 1)) / len(games), self.height * 0.46)
        told = max(_told(self.ruler, game, wide).high for game in games)
        noted = self.ruler.line(_NOTE) * len(self._noted())
        tall = max(told + _LEAST_CARDS, min(wide * 1.25, room.h - top - noted - 12))
        spare = max(0.0, room.h - top - tall - noted)
        self._note_y = top + tall + spare * 0.5 + 12
        self.scroll.tall = max(room.h, top + tall + noted + 12)
        x = (self.width - wide * len(games) - gap * (len(games) - 1)) / 2
        y = top + spare * 0.3
        return [GameCard(game, Rect(x + at * (wide + gap), y, wide, tall)) for at, game in enumerate(games)]

    def _title(self) -> float:
        return self.ruler.headline(min(120, self.height * 0.118))

    def _title_y(self) -> float:
        return max(self.height * 0.02, 16) + self.ruler.line(self._title(), 0.7)

    def _subtitle(self) -> float:
        """The size of the line under the name, so that it has room."""
        size = self.ruler.headline(36)
        while size > 19 and self.ruler.measure(words.say("subtitle"), size, "bold") > self.width - 60:
            size -= 1
        return size

    def _subtitle_y(self) -> float:
        return self._title_y() + self.ruler.line(self._title(), 0.6) + self.ruler.line(self._subtitle(), 0.4)

    def _noted(self) -> list[str]:
        """What the store has to say, and how the screen is read aloud, in lines."""
        room = min(self.width - 120, self.ruler.column(_NOTE) * 1.4)
        return [line for text in (self.note, reading_offer(self.home)) for line in self.ruler.lines(text, _NOTE, room)]

    def press(self, key: Hashable) -> Change | None:
        """A game: its form. Quit: the end."""
        if key == "quit":
            return Quit()
        if key == "kids":
            mode.begin(self.home, mode.kept_look(self.home))
            return Swap(self.home.children(self.home))
        if key == "learn":
            return Push(self.home.lessons(self.home))
        if key == "settings":
            return Push(self.home.settings(self.home))
        if key == "matches":
            return Push(self.home.matches(self.home))
        if key == "now":
            return Swap(self.home.table(self.home, Match(AT_ONCE)))
        if key == "continue":
            return self._go_on()
        return Push(self.home.setup(self.home, str(key), None))

    def _go_on(self) -> Change:
        """Back to the table as it stood; one that cannot be played is put away with a sentence."""
        saved = self.open[0]
        try:
            return Swap(self.home.table(self.home, Match.resumed(saved)))
        except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError) as wrong:
            self.home.store.save(saved.id, saved.game, saved.seats, saved.record, finished=True).wait()
            self.note = words.say("title.unreadable", why=wrong)
            self.open = _grown_ups(self.home)
            self.renew()
            return Stay()

    def other(self, intent: Intent) -> Change | None:
        """A match in a file was dropped on the window."""
        return open_text(self.home, Path(intent.text)) if intent.kind is Kind.FILE else None

    def paint_page(self, canvas: Canvas) -> None:
        """The name, and what the store has to say."""
        middle = self.width / 2
        canvas.text(
            words.say("program"), middle, self._title_y(), self._title(), role="title", colour=INK, room=self.width - 60
        )
        canvas.text(
            words.say("subtitle"),
            middle,
            self._subtitle_y(),
            self._subtitle(),
            role="bold",
            colour=SOFT_INK,
            room=self.width - 60,
        )
        for at, line in enumerate(self._noted()):
            canvas.text(line, middle, self._note_y + (at + 0.5) * self.ruler.line(_NOTE), _NOTE, colour=SOFT_INK)
