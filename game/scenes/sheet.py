"""The sheet that the cards in the bar open: all that can be done at a table besides playing, each with its key."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game import words
from game.geometry import Rect
from game.intents import SHORTCUTS, Intent, Kind
from game.paint import INK, LINE, PALE_GOLD, SOFT_INK, Canvas
from game.scene import Change, Pop, Push, Stay
from game.scenes.bindings import key_called
from game.scenes.deals import DealsScene
from game.scenes.keys import KeysScene
from game.scenes.pocket import can_plan
from game.scenes.screen import Screen
from game.widgets import Button, Widget, tall_button

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_WIDE, _GAP, _PAD = 430.0, 16.0, 44.0
_CAP = 40.0


class ToolButton(Button):
    """A button that shows the key for the same thing at its right end. cap: that key, or ""."""

    cap = ""

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """The words stand left of the key."""
        key = self.cap
        whole = self.ground(canvas, armed)
        cap = _CAP * min(canvas.letters, 1.4)
        y = whole.centre[1]
        room = whole.w - (cap + 76 if key else 60)
        canvas.block(self.text, whole.x + 30, y, self.size, role="title", room=room, anchor="left")
        size = 24.0 if len(key) < 3 else 19.0
        wide = max(cap, canvas.measure(key, size, "bold") + 14)
        place = Rect(whole.right - 24 - wide, y - cap / 2, wide, cap)
        if not key:
            return
        canvas.panel(place, PALE_GOLD, radius=10, edge=LINE, thick=2)
        canvas.text(key, *place.centre, size, role="bold", colour=SOFT_INK, room=wide - 6)


_HEARD = {
    "hear.hand": "say_hand",
    "hear.table": "say_table",
    "hear.counts": "say_counts",
    "hear.turn": "say_turn",
    "hear.again": "say_again",
}
"""What the voice can be asked, with its shortcuts."""
_KEYS = {"look": "large", **_HEARD}
"""Tools whose shortcut has another name."""


class SheetScene(Screen):
    """A button for each tool. What is chosen is done at the table, which comes back with it."""

    covers = False

    def __init__(self, table: "TableScene") -> None:
        super().__init__(table.home)
        self.table = table
        self._sheet = Rect(0, 0, 1, 1)

    def _items(self) -> list[tuple[str, str]]:
        table = self.table
        watched = table.match.wish.watch
        looks = not table.match.several or table.shows_hand
        found = [("again", words.say("tool.again")), ("look", words.say("tool.large"))]
        if not watched:
            found.insert(0, ("hint", words.say("tool.hint")))
        if table.manners.aid and not watched:
            found.append(("aid", words.say("tool.help." + table.home.comfort.help)))
        if table.marks.last_trick:
            found.append(("last", words.say("tool.last")))
        if not watched and looks:
            found.append(("sort", words.say("tool.sort", how=words.say("order." + table.home.comfort.order))))
        found.append(("deck", words.say("tool.deck", deck=words.say("deck." + table.deck))))
        if len(table.decks) > 1:
            found.append(("cousins", words.say("tool.cousins.hide" if table.cousins else "tool.cousins")))
        if not watched:
            found.append(("back", words.say("tool.back")))
            if table.match.undone:
                found.append(("redo", words.say("tool.redo")))
        if can_plan(table):
            found.append(("plan", words.say("tool.plan")))
        if table.shows_hand:
            found.append(("cover", words.say("tool.cover")))
        heard = [(name, words.say(name)) for name in _HEARD] if table.home.room.speech else []
        return [*heard, *found, ("deals", words.say("deals.title")), ("keys", words.say("tool.keys"))]

    def lay(self) -> list[Widget]:
        """Two columns of buttons on a sheet, one where the window is narrow or the text large."""
        ruler = self.ruler
        items = self._items()
        inside = min(self.width - 60 - 2 * _PAD, (2 * _WIDE + _GAP) * (1 + (ruler.letters - 1) * 0.6))
        columns = 2 if inside >= 2 * _WIDE * 0.8 else 1
        wide = (inside - (columns - 1) * _GAP) / columns
        high = max(tall_button(ruler, text, wide) for _, text in items)
        top = _PAD + ruler.line(ruler.headline(44), 1.2) + 16
        rows = -(-len(items) // columns)
        tall = top + rows * (high + _GAP) + 20 + high + _PAD
        y = max(20.0, (self.height - tall) / 2)
        self._sheet = Rect((self.width - inside) / 2 - _PAD, y, inside + 2 * _PAD, tall)
        self.scroll.tall = max(self.height, self._sheet.bottom + 20)
        found: list[Widget] = [
            ToolButton(
                key,
                Rect(self._sheet.x + _PAD + at % columns * (wide + _GAP), y + top + at // columns * (high + _GAP), wide, high),
                text,
            )
            for at, (key, text) in enumerate(items)
        ]
        for button in found:
            if isinstance(button, ToolButton):
                button.cap = self._cap(str(button.key))
        back = Rect(self.width / 2 - wide / 2, self._sheet.bottom - _PAD - high, wide, high)
        return [*found, Button("close", back, words.say("back"), main=True)]

    def _cap(self, tool: str) -> str:
        """The key that does the same; "" if none does."""
        name = _KEYS.get(tool, tool)
        shortcut = next((one for one in SHORTCUTS if one.name == name), None)
        if shortcut is None:
            return ""
        return key_called(self.home.bindings.key_of(name) or shortcut.keys[0])

    def press(self, key: Hashable) -> Change | None:
        """It is done at the table. The last trick comes over this sheet, anything else on the table without it."""
        if key == "close":
            return Pop()
        if key == "deals":
            match = self.table.match
            return Push(DealsScene(self.home, match, running=not match.ended))
        if key == "keys":
            return Push(KeysScene(self.home))
        if key in _HEARD:
            self.home.hear("told" if key == "hear.again" else str(key).removeprefix("hear."))
            return Pop()
        change = self.table.use(str(key))
        return Pop() if change is None or isinstance(change, Stay) else change

    def other(self, intent: Intent) -> Change | None:
        """The keys of the tools do what they do at the table."""
        if intent.kind is Kind.TOOL and intent.text == "more":
            return Pop()
        if intent.kind is Kind.TOOL and intent.text in [key for key, _ in self._items()]:
            return self.press(intent.text)
        return None

    def back(self) -> Change | None:
        """Back to the table."""
        return Pop()

    def paint_page(self, canvas: Canvas) -> None:
        """The sheet."""
        canvas.sheet(self._sheet)
        size = self.ruler.headline(44)
        canvas.text(
            words.say("tools"),
            self._sheet.centre[0],
            self._sheet.y + _PAD + self.ruler.line(size, 0.6),
            size,
            role="title",
            colour=INK,
        )
