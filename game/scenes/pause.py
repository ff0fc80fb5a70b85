"""Pause, over the table: go on, rules, settings, full screen, leave (asked twice); sound, deck and size of text at once."""

from collections.abc import Hashable

from game import settings, words
from game.comfort import plain, values
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match
from game.paint import CREAM, INK, Canvas
from game.scene import Change, Pop, Push, Stay, Swap
from game.scenes.help import HelpScene
from game.scenes.players import PlayersScene
from game.scenes.screen import Screen
from game.widgets import Button, Widget, in_rows, tall_button

_WIDE, _TALL, _GAP, _PAD = 600.0, 72.0, 16.0, 60.0
_QUICK = ("mute", "deck", "text")
"""What can be changed here without leaving the table, one step a press."""


class PauseScene(Screen):
    """The table stands still behind it."""

    covers = False

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home)
        self.match = match
        self.leaving = False
        self.note = home.store.note
        self._sheet = Rect(0, 0, 1, 1)
        self._title: list[tuple[float, str]] = []

    def say(self, note: str) -> None:
        """A sentence below the sheet: why there is a pause."""
        self.note = note
        self.renew()

    def _items(self) -> list[tuple[str, str]]:
        if self.leaving:
            return [("stay", words.say("pause.leave.no")), ("leave", words.say("pause.leave.yes"))]
        keys = (
            ("on", "pause.on"),
            ("players", "pause.players"),
            ("rules", "pause.rules"),
            ("watch", "pause.watch"),
            ("settings", "settings"),
            ("full", "pause.full"),
            ("ask", "pause.leave"),
        )
        return [(key, words.say(text)) for key, text in keys]

    def lay(self) -> list[Widget]:
        """The buttons, one under the other on the sheet; under them what can be changed at once."""
        ruler = self.ruler
        wide = min(self.width - 60, (_WIDE + 2 * _PAD) * (1 + (ruler.letters - 1) * 0.5))
        inside = wide - 2 * _PAD
        self._title = self._heading(inside)
        y = 34 + sum(ruler.line(size, 1.25) for size, _ in self._title) + 20
        found: list[Widget] = []
        for at, (key, text) in enumerate(self._items()):
            high = max(_TALL, tall_button(ruler, text, inside))
            found.append(Button(key, Rect(_PAD, y, inside, high), text, main=at == 0, size=34))
            y += high + _GAP
        if not self.leaving:
            quick = [Button(("quick", key), Rect(0, 0, 160, 0), self._quick(key), size=24) for key in _QUICK]
            y = in_rows(ruler, quick, Rect(24, y + 6, wide - 48, 0), gap=14) + _GAP
            found += quick
        note = self._noted()
        told = ruler.line(28, 1.2) * len(note) + (30 if note else 0)
        tall = y + 20
        top = max(20.0, (self.height - tall) / 2 if not note else min((self.height - tall) / 2, self.height - tall - told - 10))
        self._sheet = Rect((self.width - wide) / 2, top, wide, tall)
        self.scroll.tall = max(self.height, self._sheet.bottom + told + 20)
        for widget in found:
            widget.rect = widget.rect.moved(self._sheet.x, self._sheet.y)
        return found

    def _heading(self, room: float) -> list[tuple[float, str]]:
        """The lines at the head of the sheet with their sizes."""
        if not self.leaving:
            return [(self.ruler.headline(56), words.say("pause"))]
        kept = self.home.store.keeps and not self.match.wish.watch
        question = words.say("pause.leave.sure" if kept else "pause.leave.lost")
        size = self.ruler.headline(32)
        return [(size, line) for line in self.ruler.lines(question, size, room + 40, "title")]

    def _noted(self) -> list[str]:
        return self.ruler.lines(self.note, 28, self.width - 120) if self.note else []

    def _quick(self, key: str) -> str:
        comfort, room = self.home.comfort, self.home.room
        if key == "mute":
            return words.say("pause.sound", what=words.say("off" if room.mute else "on"))
        if key == "deck":
            return words.say("pause.deck", what=words.say("deck." + room.deck))
        return words.say("pause.text", what=words.say("percent", n=comfort.text))

    def _change(self, name: str) -> None:
        """The next value of a field, after the last the first again."""
        now = {**plain(self.home.comfort), **plain(self.home.room)}[name]
        offered = values(name)
        settings.choose(self.home, **{name: offered[(offered.index(now) + 1) % len(offered)]})
        self.renew()

    def press(self, key: Hashable) -> Change | None:
        """What its words say."""
        if key == "on":
            return Pop()
        if isinstance(key, tuple):
            self._change(str(key[1]))
            return Stay()
        if key == "rules":
            table = self.match.table
            return Push(HelpScene(self.home, table.rules.info, table.record.options))
        if key == "watch":
            return Push(self.home.watch(self.home, self.match, not self.match.ended))
        if key == "players":
            return Push(PlayersScene(self.home, self.match))
        if key == "settings":
            return Push(self.home.settings(self.home))
        if key == "full":
            self.home.full_screen()
        elif key == "leave":
            return Swap(self.home.title(self.home))
        else:
            self.leaving = key == "ask"
            self.renew("stay" if self.leaving else "on")
        return Stay()

    def other(self, intent: Intent) -> Change | None:
        """The help key shows the rules."""
        return self.press("rules") if intent.kind is Kind.HELP else None

    def back(self) -> Change | None:
        """From the question to the pause, from the pause to the table."""
        if not self.leaving:
            return Pop()
        self.leaving = False
        self.renew("on")
        return Stay()

    def paint_page(self, canvas: Canvas) -> None:
        """The sheet with its heading, and the note under it."""
        sheet = self._sheet
        canvas.sheet(sheet)
        y = sheet.y + 34
        for size, line in self._title:
            step = self.ruler.line(size, 1.25)
            canvas.text(line, sheet.centre[0], y + step / 2, size, role="title", colour=INK, room=sheet.w - 40)
            y += step
        for at, line in enumerate(self._noted()):
            canvas.text(line, sheet.centre[0], sheet.bottom + 30 + (at + 0.5) * self.ruler.line(28, 1.2), 28, colour=CREAM)
