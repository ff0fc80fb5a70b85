"""What can be made of a match that is watched again: play on from here, write it to a file, look whether it was fair."""

from collections.abc import Hashable
from datetime import datetime
from typing import TYPE_CHECKING

from game import words
from game.geometry import Rect
from game.paint import INK, SOFT_INK, Canvas
from game.replaying import texts
from game.replaying.texts import TextError
from game.scene import Change, Pop, Push, Stay, Swap
from game.scenes.deals import DealsScene
from game.scenes.screen import Screen
from game.widgets import Button, Widget, tall_button

if TYPE_CHECKING:
    from game.scenes.replay_room import ReplayRoom

_WIDE, _GAP, _PAD = 700.0, 16.0, 56.0
_SAYS = 24.0


class ReplaySheet(Screen):
    """Buttons one under the other, over the table. note: what came of the last one."""

    covers = False

    def __init__(self, room: "ReplayRoom") -> None:
        super().__init__(room.home)
        self.room = room
        self.note = ""
        self._sheet = Rect(0, 0, 1, 1)
        self._told: list[tuple[float, float, str, bool]] = []

    def _items(self) -> list[tuple[str, str, str]]:
        """(key, words, a sentence under them or "")."""
        reel = self.room.reel
        found = [(key, text, "") for key, text in self.room.ways() if key in dict(self.room.on_sheet)]
        if reel.can_be_played_on:
            found.append(("on", words.say("replay.on"), words.say("replay.on.says")))
        found.append(("write", words.say("replay.write"), words.say("replay.write.public") if reel.running else ""))
        found.append(("deals", words.say("deals.title"), ""))
        found.append(("close", words.say("back"), ""))
        return found

    def lay(self) -> list[Widget]:
        """The buttons, what is said of them, and the note."""
        ruler = self.ruler
        inside = min(self.width - 60 - 2 * _PAD, _WIDE * (1 + (ruler.letters - 1) * 0.6))
        left = (self.width - inside) / 2
        size = ruler.headline(44)
        self._told = []
        y = 36.0

        def tell(text: str, of: float, title: bool) -> float:
            at = y
            for line in ruler.lines(text, of, inside, "title" if title else "text"):
                self._told.append((at + ruler.line(of, 0.65), of, line, title))
                at += ruler.line(of, 1.3)
            return at

        y = tell(words.say("replay.more.title"), size, True) + 14
        found: list[Widget] = []
        for key, text, says in self._items():
            high = tall_button(ruler, text, inside)
            found.append(Button(key, Rect(left, y, inside, high), text, main=key == "close"))
            y += high + 8
            if says:
                y = tell(says, _SAYS, False)
            y += _GAP - 4
        if self.note:
            y = tell(self.note, _SAYS, False)
        tall = y + 30
        top = max(20.0, (self.height - tall) / 2)
        self._sheet = Rect(left - _PAD, top, inside + 2 * _PAD, tall)
        self.scroll.tall = max(self.height, self._sheet.bottom + 20)
        for widget in found:
            widget.rect = widget.rect.moved(0, top)
        return found

    def press(self, key: Hashable) -> Change | None:
        """Do it."""
        room = self.room
        if key == "on":
            return Swap(self.home.table(self.home, room.reel.played_on(words.say("you"))))
        if key == "deals":
            return Push(DealsScene(self.home, room.reel.match, room.reel.running))
        if key == "write":
            self._write()
            return Stay()
        if key in ("speed", "eyes"):
            room.press(key)
            self.renew()
            return Stay()
        if key == "worth":
            change = room.worth()
            if isinstance(change, Push):
                return change
            self.note = room.note
            self.renew()
            return Stay()
        return Pop()

    def _write(self) -> None:
        match, folder = self.room.reel.match, self.home.texts()
        day = datetime.now().astimezone().date()
        try:
            file = texts.write(folder, match, match.title, day, self.room.reel.running)
        except TextError as wrong:
            self.note = words.say("text.folder", folder=folder, why=wrong.why)
        else:
            self.note = words.say("text.written", file=file)
        self.renew()

    def back(self) -> Change | None:
        """To the table."""
        return Pop()

    def paint_page(self, canvas: Canvas) -> None:
        """The sheet and its sentences."""
        sheet = self._sheet
        canvas.sheet(sheet)
        for y, size, line, title in self._told:
            canvas.text(
                line,
                sheet.centre[0],
                sheet.y + y,
                size,
                role="title" if title else "text",
                colour=INK if title else SOFT_INK,
                room=sheet.w - 40,
            )
