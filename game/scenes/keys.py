"""What every key and every button of a pad does, on a page."""

from game import words
from game.geometry import Rect
from game.intents import SHORTCUTS
from game.paint import INK, LINE, SOFT_INK, Canvas
from game.remapping import USUAL_KEYS
from game.scenes.bindings import key_called
from game.scenes.over import OverScene
from game.widgets import Widget

_SIZE, _PAD, _APART = 26.0, 44.0, 12.0
_PARTS, _BETWEEN = (0.46, 0.25, 0.29), 16.0
"""Of the width: what is done, the keys, the button of a pad; and what is free between them."""


class KeysScene(OverScene):
    """A line for each of the shortcuts."""

    def lines(self) -> list[tuple[str, str, str]]:
        """What is done, by which keys, by which button of a pad."""
        found = []
        for one in SHORTCUTS:
            usual, now = USUAL_KEYS.get(one.name), self.home.bindings.key_of(one.name)
            keys = words.all_of([key_called(now if name == usual else name) for name in one.keys], "or")
            given = self.home.bindings.button_of(one.name) or one.button
            if self.home.bindings.swapped:
                given = {"a": "b", "b": "a"}.get(given, given)
            button = words.say("button." + given) if given else words.say("button.none")
            found.append((words.say("keys." + one.name), keys, button))
        return found

    def lay(self) -> list[Widget]:
        """Nothing to press: a sheet as high as its lines."""
        self._wide = min(self.width - 60, 1120 * (1 + (self.ruler.letters - 1) * 0.6))
        lines = self.lines()
        self._columns = self._as_wide_as_words(lines, self._wide - 2 * _PAD)
        self._rows = [
            [
                self.ruler.lines(text, _SIZE, room - _BETWEEN, "text" if part else "bold")
                for part, (text, room) in enumerate(zip(line, self._columns))
            ]
            for line in lines
        ]
        high = sum(max(map(len, row)) for row in self._rows) * self.ruler.line(_SIZE, 1.25) + len(self._rows) * _APART
        head = self.ruler.line(self.ruler.headline(44), 1.4)
        self.place(self._wide, _PAD + head + high + _PAD, 20)
        return []

    def _as_wide_as_words(self, lines: list[tuple[str, str, str]], across: float) -> list[float]:
        """How wide each column is: as usual, but none narrower than its longest word; the others give way for that."""
        usual = [part * across for part in _PARTS]
        least = [
            max(self.ruler.measure(word, _SIZE, "text" if part else "bold") for line in lines for word in line[part].split())
            + _BETWEEN
            for part in range(len(_PARTS))
        ]
        lack = sum(max(0.0, need - has) for need, has in zip(least, usual))
        spare = sum(max(0.0, has - need) for need, has in zip(least, usual))
        share = min(1.0, lack / spare) if spare else 0.0
        return [need if has < need else has - share * (has - need) for need, has in zip(least, usual)]

    def paint_sheet(self, canvas: Canvas) -> None:
        """The sheet."""
        sheet = self.sheet
        size = self.ruler.headline(44)
        head, step = self.ruler.line(size, 1.4), self.ruler.line(_SIZE, 1.25)
        canvas.text(words.say("keys"), sheet.centre[0], sheet.y + _PAD * 0.6 + head / 2, size, role="title", colour=INK)
        y = sheet.y + _PAD * 0.6 + head + 10
        for row in self._rows:
            x = sheet.x + _PAD
            for part, lines in enumerate(row):
                for at, line in enumerate(lines):
                    canvas.text(
                        line,
                        x,
                        y + (at + 0.5) * step,
                        _SIZE,
                        role="text" if part else "bold",
                        colour=SOFT_INK if part == 2 else INK,
                        anchor="left",
                    )
                x += self._columns[part]
            y += max(map(len, row)) * step + _APART
            canvas.panel(Rect(sheet.x + _PAD, y - _APART / 2 - 1, sheet.w - 2 * _PAD, 2), LINE, radius=1)
