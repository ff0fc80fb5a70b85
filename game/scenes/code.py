"""Asking for the code of a deal: a field, the letters that codes have, and what is wrong with what was typed."""

from collections.abc import Callable, Hashable

from engine import deal_code
from engine.chance import Seed
from engine.deal_code import LETTERS, CodeError
from game import words
from game.focus import Target
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.paint import CREAM, INK, LINE, PALE_GOLD, Canvas
from game.replaying.typed import MOST, grouped, wrong_with
from game.ruler import Ruler
from game.scene import Change, Pop, Stay
from game.scenes.typed import TypedScene
from game.widgets import Button, TextField, Widget, tall_switch

_TITLE, _SAID = 52.0, 28.0
_KEY, _GAP = 84.0, 10.0


class Letters:
    """A key for each letter that a code has, and one that erases: ("key", letter), ("key", "erase")."""

    def __init__(self, ruler: Ruler, rect: Rect, erase: str) -> None:
        self._erase = erase
        columns = 11 if rect.w / ruler.letters >= 900 else 8 if rect.w / ruler.letters >= 560 else 6
        rows = -(-(len(LETTERS) + 1) // columns)
        least = max(52.0, 26 * 1.15 * ruler.letters + 12)
        side = max(least, min(_KEY * 1.4, (rect.w + _GAP) / columns - _GAP))
        high = max(least, min(side * 0.8, (rect.h + _GAP) / rows - _GAP))
        left = rect.centre[0] - (columns * (side + _GAP) - _GAP) / 2
        self._keys = [
            (key, Rect(left + at % columns * (side + _GAP), rect.y + at // columns * (high + _GAP), side, high))
            for at, key in enumerate([*LETTERS, "erase"])
        ]
        self.rect = Rect(left, rect.y, columns * (side + _GAP) - _GAP, rows * (high + _GAP) - _GAP)

    def targets(self) -> list[Target]:
        """Every key."""
        return [Target(("key", key), rect, round=14) for key, rect in self._keys]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Keys like little cards."""
        for key, rect in self._keys:
            canvas.panel(rect, PALE_GOLD if armed == ("key", key) else CREAM, radius=14, edge=LINE, thick=2)
            text, size = (self._erase, 22.0) if key == "erase" else (key, 30.0)
            canvas.text(text, *rect.centre, size, role="bold", colour=INK, room=rect.w - 6)


class CodeScene(TypedScene):
    """Written in one go; `done` gets the number of the deal when its code is whole and right."""

    field = "code"

    writing = True

    def __init__(self, home: Home, done: Callable[[Seed], None]) -> None:
        super().__init__(home)
        self.typed = ""
        self._done = done
        self._title_y = 0.0
        self._lines: list[tuple[float, str]] = []

    @property
    def wrong(self) -> str:
        """What is wrong with what was typed, or ""."""
        return wrong_with(self.typed)

    @property
    def number(self) -> Seed | None:
        """The deal whose code stands there, if one does."""
        try:
            return deal_code.read(self.typed)
        except CodeError:
            return None

    def foot(self) -> list[Widget]:
        """Back, and accept once there is a code."""
        found = [Button("back", Rect(0, 0, 280, 0), words.say("back"))]
        if self.number is not None:
            found.append(Button("done", Rect(0, 0, 420, 0), words.say("code.done"), main=True, size=34))
        return self.in_foot(found)

    def lay(self) -> list[Widget]:
        """The question, the field, what is wrong, the letters."""
        ruler = self.ruler
        size = ruler.headline(_TITLE)
        wide = min(self.width - 80, 1180.0 * max(1.0, ruler.letters * 0.8))
        self._title_y = 16 + ruler.line(size, 0.7)
        y = self._title_y + ruler.line(size, 0.75)
        high = tall_switch(ruler) + 14
        field = TextField(
            "code", Rect((self.width - min(wide, 900)) / 2, y, min(wide, 900), high), grouped(self.typed), "K7QW-3MZ0-9PXA-4T"
        )
        y += high + 8
        self._lines = []
        says = words.say("code.says" if self.number is None else "code.same")
        for line in ruler.lines(self.wrong or says, _SAID, wide, "bold"):
            self._lines.append((y + ruler.line(_SAID, 0.65), line))
            y += ruler.line(_SAID, 1.3)
        y += 10
        letters = Letters(ruler, Rect((self.width - wide) / 2, y, wide, self.scroll.view.h - y - 12), words.say("key.erase"))
        self.scroll.tall = max(self.scroll.view.h, letters.rect.bottom + 12)
        return [field, letters]

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at the field."""
        super().renew(first or "code")

    def type(self, text: str) -> None:
        """These letters too."""
        self.typed = (self.typed + "".join(letter for letter in text if letter.isprintable()))[:MOST]
        self.renew()

    def erase(self) -> None:
        """The last letter goes."""
        self.typed = grouped(self.typed)[:-1].rstrip("-")
        self.renew()

    def press(self, key: Hashable) -> Change | None:
        """A letter, or one of the buttons."""
        if key == "back":
            return Pop()
        if key == "done":
            return self._accept()
        if isinstance(key, tuple):
            self.erase() if key[1] == "erase" else self.type(str(key[1]))
        return Stay()

    def _accept(self) -> Change:
        number = self.number
        if number is None:
            return Stay()
        self._done(number)
        return Pop()

    def other(self, intent: Intent) -> Change | None:
        """A real keyboard."""
        if intent.kind is Kind.TEXT:
            self.type(intent.text)
        elif intent.kind is Kind.ERASE:
            self.erase()
        else:
            return None
        return Stay()

    def paint_page(self, canvas: Canvas) -> None:
        """The question, and what is wrong."""
        size = self.ruler.headline(_TITLE)
        canvas.text(words.say("code.ask"), self.width / 2, self._title_y, size, role="title", colour=INK, room=self.width - 60)
        for y, line in self._lines:
            canvas.text(line, self.width / 2, y, _SAID, role="bold", colour=INK, room=self.width - 60)
