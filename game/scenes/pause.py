"""Pause, over the table: go on, rules, settings, full screen, leave (asked twice)."""

from collections.abc import Hashable

from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match
from game.paint import CREAM, INK, Canvas
from game.scene import Change, Pop, Push, Stay, Swap
from game.scenes.help import HelpScene
from game.scenes.screen import Screen
from game.widgets import Button, Widget

_WIDE, _TALL, _GAP = 520.0, 72.0, 18.0


class PauseScene(Screen):
    """The table stands still behind it."""

    covers = False

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home)
        self.match = match
        self.leaving = False
        self.note = home.store.note

    def say(self, note: str) -> None:
        """A sentence below the sheet: why there is a pause."""
        self.note = note
        self.revision += 1

    def _items(self) -> list[tuple[str, str]]:
        if self.leaving:
            return [("stay", words.say("pause.leave.no")), ("leave", words.say("pause.leave.yes"))]
        keys = (
            ("on", "pause.on"),
            ("rules", "pause.rules"),
            ("settings", "settings"),
            ("full", "pause.full"),
            ("ask", "pause.leave"),
        )
        return [(key, words.say(text)) for key, text in keys]

    def _sheet(self) -> Rect:
        tall = 150 + len(self._items()) * (_TALL + _GAP)
        return Rect((self.width - _WIDE - 120) / 2, (self.height - tall) / 2, _WIDE + 120, tall)

    def lay(self) -> list[Widget]:
        """The buttons, one under the other."""
        sheet = self._sheet()
        return [
            Button(key, Rect(sheet.x + 60, sheet.y + 120 + at * (_TALL + _GAP), _WIDE, _TALL), text, main=at == 0, size=34)
            for at, (key, text) in enumerate(self._items())
        ]

    def press(self, key: Hashable) -> Change | None:
        """What its words say."""
        if key == "on":
            return Pop()
        if key == "rules":
            table = self.match.table
            return Push(HelpScene(self.home, table.rules.info, table.record.options))
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

    def paint(self, canvas: Canvas) -> None:
        """The table darker, and the sheet."""
        canvas.veil()
        sheet = self._sheet()
        canvas.shade(sheet, 32)
        canvas.panel(sheet, CREAM, radius=32)
        if self.leaving:
            kept = self.home.store.keeps and not self.match.wish.watch
            question = words.say("pause.leave.sure" if kept else "pause.leave.lost")
            for at, line in enumerate(canvas.lines(question, 32, sheet.w - 80, "title")[:2]):
                canvas.text(line, sheet.centre[0], sheet.y + 44 + at * 40, 32, role="title", colour=INK)
        else:
            canvas.text(words.say("pause"), sheet.centre[0], sheet.y + 62, 56, role="title", colour=INK)
        if self.note:
            canvas.block(self.note, sheet.centre[0], sheet.bottom + 60, 28, room=self.width - 120, colour=CREAM)
