"""The rules of a game as they are played at this table, on a page that scrolls."""

from collections.abc import Hashable

import sprites
from engine.model import GameInfo, Options
from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.paint import CREAM, INK, LINE, SOFT_INK, WHITE, Canvas
from game.scene import Change, Pop, Stay
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Widget

_SIZE, _LEADING, _APART = 28.0, 40.0, 16.0
_STEP = 80.0
"""Logical pixels for one step of scrolling."""


class HelpScene(Screen):
    """Goal, rules in force, keys."""

    def __init__(self, home: Home, info: GameInfo, options: Options) -> None:
        super().__init__(home)
        self.info = info
        self.options = options
        self.offset = 0.0
        self._lines: list[tuple[float, str, bool]] = []
        self._tall = 0.0

    def sentences(self) -> list[str]:
        """The goal, the rules in force, the keys, in the language of now."""
        rules = (words.rule(line) for line in self.info.rules_page(self.options))
        return [words.goal(self.info), *rules, words.say("help.keys")]

    def _page(self) -> Rect:
        wide = min(self.width - 80, 1120)
        return Rect((self.width - wide) / 2, 108, wide, self.height - 108 - 116)

    def lay(self) -> list[Widget]:
        """Up, down, back; the text broken into lines."""
        page = self._page()
        y = page.bottom + (self.height - page.bottom - TALL) / 2
        middle = self.width / 2
        self._break(page.w - 120)
        self.offset = max(0.0, min(self.offset, self._most()))
        return [
            Button("up", Rect(middle - 330, y, 200, TALL), words.say("help.up")),
            Button("back", Rect(middle - 110, y, 220, TALL), words.say("back"), main=True),
            Button("down", Rect(middle + 130, y, 200, TALL), words.say("help.down")),
        ]

    def _break(self, room: float) -> None:
        """Lines of at most 70 characters."""
        px = round(_SIZE * self.scale)
        room = min(room, 70 * sprites.measure("n", "text", px)[0] / self.scale)
        self._lines, y = [], 0.0
        sentences = self.sentences()
        for at, sentence in enumerate(sentences):
            line = ""
            start = True
            for word in [*sentence.split(), ""]:
                longer = f"{line} {word}".strip()
                if not word or (line and sprites.measure(longer, "text", px)[0] > room * self.scale):
                    self._lines.append((y, line, start and 0 < at < len(sentences) - 1))
                    y += _LEADING
                    line, start = word, False
                else:
                    line = longer
            y += _APART
        self._tall = y

    def _most(self) -> float:
        return max(0.0, self._tall - (self._page().h - 60))

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at Back."""
        super().renew(first or "back")

    def press(self, key: Hashable) -> Change | None:
        """Scroll, or back."""
        if key == "back":
            return Pop()
        return self._scroll(-4 if key == "up" else 4)

    def back(self) -> Change | None:
        """To where it came from."""
        return Pop()

    def hear(self, intent: Intent) -> Change | None:
        """Up and down scroll here, as there is one row of buttons."""
        if intent.kind is Kind.MOVE and intent.dy:
            return self._scroll(intent.dy)
        return super().hear(intent)

    def other(self, intent: Intent) -> Change | None:
        """The wheel and the page keys; the help key closes what it has opened."""
        if intent.kind is Kind.HELP:
            return Pop()
        return self._scroll(intent.dy) if intent.kind is Kind.SCROLL else None

    def _scroll(self, steps: int) -> Change:
        self.offset = max(0.0, min(self.offset + steps * _STEP, self._most()))
        self.revision += 1
        return Stay()

    def paint(self, canvas: Canvas) -> None:
        """The sheet and the lines on it that are in view."""
        canvas.surface.blit(sprites.cloth(self.info.key, canvas.surface.get_size()), (0, 0))
        canvas.text(
            words.say("help.title", game=words.title(self.info)),
            self.width / 2,
            56,
            56,
            role="title",
            colour=WHITE,
            room=self.width - 80,
        )
        page = self._page()
        canvas.shade(page, 28)
        canvas.panel(page, CREAM, radius=28)
        for y, line, first in self._lines:
            at = page.y + 50 + y - self.offset
            if page.y + 30 < at < page.bottom - 26:
                if first:
                    canvas.pill(Rect(page.x + 44, at - 6, 12, 12), LINE)
                canvas.text(line, page.x + 76, at, _SIZE, colour=INK, anchor="left")
        if self._most():
            track = Rect(page.right - 26, page.y + 30, 10, page.h - 60)
            part = track.h * min(1.0, (page.h - 60) / self._tall)
            canvas.pill(track, LINE)
            canvas.pill(Rect(track.x, track.y + (track.h - part) * self.offset / self._most(), 10, part), SOFT_INK)
