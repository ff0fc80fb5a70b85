"""Full screen was turned on, over whatever is played: is it to be kept? Or: it could not be had."""

from collections.abc import Callable, Hashable

from game import words
from game.full_screen import ANSWER, Trial
from game.geometry import Rect
from game.home import Home
from game.paint import INK, LINE, SOFT_INK, SUN, Canvas
from game.scene import Change, Pop
from game.scenes.screen import Screen
from game.widgets import Button, Widget, tall_button
from sprites.fonts import Role

_PAD, _GAP = 50.0, 16.0
_TITLE, _SAYS = 46.0, 28.0
_BAR = 16.0
"""Height of the bar that grows shorter."""


class KeepFullScene(Screen):
    """answer: called with whether it is kept. The time runs in the trial, also while another screen lies over this one."""

    covers = False

    def __init__(self, home: Home, trial: Trial, answer: Callable[[bool], None]) -> None:
        super().__init__(home)
        self.trial = trial
        self._answer = answer
        self._shown = trial.seconds
        self._sheet = self._bar = Rect(0, 0, 1, 1)
        self._lines: list[tuple[float, float, Role, str]] = []

    def _says(self) -> tuple[str, str]:
        """The heading, and the sentence below it."""
        if self.trial.refused:
            return words.say("full.refused"), words.say("full.refused.says")
        return words.say("full.title"), words.count("full.says", self._shown)

    def aloud(self) -> list[str]:
        """How long there is, once: seconds are not counted aloud."""
        title, says = self._says()
        return [title, says if self.trial.refused else words.count("full.says", int(ANSWER))]

    def _buttons(self) -> tuple[tuple[str, str], ...]:
        return (("window", "pause.on"),) if self.trial.refused else (("keep", "full.keep"), ("window", "full.window"))

    def lay(self) -> list[Widget]:
        """A sheet in the middle. The focus begins at the window: who presses without seeing anything wants that."""
        ruler = self.ruler
        wide = min(self.width - 60, 760.0 * (1 + (ruler.letters - 1) * 0.4))
        inside = wide - 2 * _PAD
        title, says = self._says()
        y, self._lines = 40.0, []
        written: tuple[tuple[float, Role, str], ...] = ((ruler.headline(_TITLE), "title", title), (_SAYS, "text", says))
        for size, role, text in written:
            for line in ruler.lines(text, size, inside, role):
                self._lines.append((y + ruler.line(size, 0.65), size, role, line))
                y += ruler.line(size, 1.3)
        y += 14
        bar = y
        y += (0.0 if self.trial.refused else _BAR) + 26
        found: list[Widget] = []
        for at, (key, text) in enumerate(self._buttons()):
            said = words.say(text)
            high = tall_button(ruler, said, inside)
            found.append(Button(key, Rect(_PAD, y, inside, high), said, main=at == 0))
            y += high + _GAP
        tall = y + 24
        self._sheet = Rect((self.width - wide) / 2, max(10.0, (self.height - tall) / 2), wide, tall)
        self._bar = Rect(self._sheet.x + _PAD, self._sheet.y + bar, inside, _BAR)
        self.scroll.tall = max(self.height, self._sheet.bottom + 10)
        for widget in found:
            widget.rect = widget.rect.moved(self._sheet.x, self._sheet.y)
        return found

    def renew(self, first: Hashable | None = None) -> None:
        """Laid anew each second; what has the focus keeps it."""
        super().renew(first or "window")

    def tick(self, seconds: float) -> Change | None:  # noqa: ARG002
        """It goes when there is nothing to answer any more; the seconds are written anew as they pass."""
        if not self.trial.open:
            return Pop()
        if self.trial.seconds != self._shown:
            self._shown = self.trial.seconds
            self.renew()
        return None

    def press(self, key: Hashable) -> Change | None:
        """It is kept, or the window comes back."""
        self._answer(key == "keep")
        return Pop()

    def back(self) -> Change | None:
        """The window comes back."""
        return self.press("window")

    def paint(self, canvas: Canvas) -> None:
        """What lies behind, darker."""
        canvas.veil()

    def paint_page(self, canvas: Canvas) -> None:
        """The sheet with its words, and a bar as long as the time that is left."""
        sheet = self._sheet
        canvas.sheet(sheet)
        for y, size, role, line in self._lines:
            ink = INK if role == "title" else SOFT_INK
            canvas.text(line, sheet.centre[0], sheet.y + y, size, role=role, colour=ink, room=sheet.w - 40)
        if not self.trial.refused:
            canvas.pill(self._bar, LINE)
            left = self._bar.w * min(1.0, self._shown / ANSWER)
            if left >= _BAR:
                canvas.pill(Rect(self._bar.x, self._bar.y, left, _BAR), SUN)
