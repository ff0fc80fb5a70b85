"""The rules of a game as they are played at this table, on a page that scrolls."""

from collections.abc import Hashable

from engine.model import GameInfo, Options, RuleLine
from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.kids import rules as kids_rules
from game.paint import INK, LINE, WHITE, Canvas
from game.paper import file
from game.places.scroll import STEP
from game.scene import Change, Pop, Push, Stay
from game.scenes.bindings import key_called
from game.scenes.screen import Screen
from game.scenes.told import ToldScene
from game.sofa.house_rules import is_house_rule
from game.widgets import Button, Widget

_SIZE, _APART = 28.0, 16.0
_BY_EAR = {
    "on": "read_on",
    "back": "read_back",
    "again": "say_again",
    "hand": "say_hand",
    "table": "say_table",
    "counts": "say_counts",
    "turn": "say_turn",
}
"""Parts of the sentences about reading aloud, with their shortcuts."""
_PAD = 60.0


class HelpScene(Screen):
    """Goal, rules in force, keys."""

    def __init__(self, home: Home, info: GameInfo, options: Options) -> None:
        super().__init__(home)
        self.info = info
        self.options = options
        self._lines: list[tuple[float, str, str]] = []
        """Height on the page, the words, and the mark before them: "dot", "star" for a house rule, or ""."""
        self._page = Rect(0, 0, 1, 1)

    def sentences(self) -> list[str]:
        """The goal, the rules in force, the keys, in the language of now; what is not as usual is called a house rule. Children
        are told in words of their own."""
        if told := self._for_children():
            return [words.goal(self.info), *(line.sentence for line in told), words.say("help.keys")]
        rules = (
            words.say("rules.marked", rule=words.rule(line)) if self._marked(line) else words.rule(line)
            for line in self.info.rules_page(self.options)
        )
        return [words.goal(self.info), *rules, words.say("help.keys"), *self._by_ear()]

    def _by_ear(self) -> list[str]:
        """The keys of reading aloud, where that is on."""
        if not self.home.room.speech:
            return []
        named = {what: key_called(self.home.bindings.key_of(action)) for what, action in _BY_EAR.items()}
        return [words.say("speech.keys", **named), words.say("speech.keys.table", **named)]

    def _for_children(self) -> list[RuleLine]:
        return kids_rules.lines(self.info, self.options) if self.home.kids else []

    def _marked(self, line: RuleLine) -> bool:
        return is_house_rule(line, self.info, self.options)

    def foot(self) -> list[Widget]:
        """Up, back, down; and the page for the wall."""
        return self.in_foot(
            [
                Button("up", Rect(0, 0, 200, 0), words.say("help.up")),
                Button("back", Rect(0, 0, 220, 0), words.say("back"), main=True),
                Button("down", Rect(0, 0, 200, 0), words.say("help.down")),
                Button("print", Rect(0, 0, 300, 0), words.say("paper.print")),
            ]
        )

    def lay(self) -> list[Widget]:
        """Nothing to press: the text, broken into lines, on its sheet."""
        wide = min(self.width - 100, self.ruler.column(_SIZE) + 2 * _PAD + 40)
        top = self._title_y() + self.ruler.line(self._title(), 0.7)
        tall = self._break(wide - 2 * _PAD - 32)
        high = max(tall, self.scroll.view.h - top - 4)
        self._page = Rect((self.width - wide) / 2, top, wide, high)
        self.scroll.tall = self._page.bottom + 4
        return []

    def _title(self) -> float:
        return self.ruler.headline(56)

    def _title_y(self) -> float:
        return 14 + self.ruler.line(self._title(), 0.7)

    def _break(self, room: float) -> float:
        """Lines of at most 70 characters; returns the height of all."""
        room, step = min(room, self.ruler.column(_SIZE)), self.ruler.line(_SIZE)
        self._lines, y = [], _PAD * 0.8
        sentences = self.sentences()
        lines = self._for_children() or self.info.rules_page(self.options)
        marks = ["star" if self._marked(line) else "dot" for line in lines]
        for sentence, mark in zip(sentences, ["", *marks, "", "", ""]):
            for number, line in enumerate(self.ruler.lines(sentence, _SIZE, room)):
                self._lines.append((y + step / 2, line, "" if number else mark))
                y += step
            y += _APART
        return y - _APART + _PAD * 0.8

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at Back."""
        super().renew(first or "back")

    def press(self, key: Hashable) -> Change | None:
        """Scroll, or back."""
        if key == "back":
            return Pop()
        if key == "print":
            _, said = file.told(self.home.texts(), self.info.key, self.options, self.home.room, bool(self.home.kids))
            return Push(ToldScene(self.home, words.say("paper.print"), [said]))
        self._scroll(self.scroll.offset + (-4 if key == "up" else 4) * STEP)
        return Stay()

    def back(self) -> Change | None:
        """To where it came from."""
        return Pop()

    def other(self, intent: Intent) -> Change | None:
        """The help key closes what it has opened."""
        return Pop() if intent.kind is Kind.HELP else None

    def paint(self, canvas: Canvas) -> None:
        """The game's cloth."""
        canvas.cloth(self.info.key)

    def paint_page(self, canvas: Canvas) -> None:
        """The heading, the sheet and those of its lines that are in view."""
        title = words.say("help.title", game=words.title(self.info))
        canvas.text(title, self.width / 2, self._title_y(), self._title(), role="title", colour=WHITE, room=self.width - 80)
        page = self._page
        canvas.sheet(page, radius=28)
        high = self.ruler.line(_SIZE)
        for y, line, mark in self._lines:
            at = page.y + y
            if -high < at - self.scroll.offset < self.scroll.view.h + high:
                if mark == "dot":
                    canvas.pill(Rect(page.x + _PAD - 12, at - 6, 12, 12), LINE)
                elif mark:
                    canvas.star(page.x + _PAD - 6, at - 1, 34)
                canvas.text(line, page.x + _PAD + 20, at, _SIZE, colour=INK, anchor="left")
