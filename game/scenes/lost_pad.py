"""Somebody's pad is gone, over the table: it can come back, or the seat goes on without it."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

import sprites
from engine.model import Seat
from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match
from game.paint import INK, SOFT_INK, Canvas
from game.scene import Change, Pop, Push, Stay, Swap
from game.scenes.screen import Screen
from game.sofa.seating import AT_HAND, kept_by_bot
from game.widgets import Button, Widget, tall_button

_FACE, _PAD, _GAP = 150.0, 50.0, 16.0
_SAYS = 28.0


class LostPadScene(Screen):
    """One person after the other is waited for. Nothing is dealt or played meanwhile."""

    covers = False

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home)
        self.match = match
        self.lost: list[str] = []
        self._sheet = Rect(0, 0, 1, 1)

    def wait_for(self, devices: Sequence[str]) -> None:
        """These have gone too."""
        self.lost += [device for device in devices if device not in self.lost]
        self.renew()

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at waiting: whoever presses once more than needed decides nothing for somebody else."""
        super().renew(first or "wait")
        self.focus.go(first or "wait")

    @property
    def seat(self) -> Seat | None:
        """Whose pad is waited for; None if nobody's is any more."""
        self.lost = [device for device in self.lost if self.match.seat_with(device) is not None]
        return self.match.seat_with(self.lost[0]) if self.lost else None

    @property
    def _name(self) -> str:
        seat = self.seat
        return self.match.talk.name(seat)

    def lay(self) -> list[Widget]:
        """A sheet with who it is, how the pad comes back, and what else can be done."""
        ruler, name = self.ruler, self._name
        wide = min(self.width - 60, 860.0 * (1 + (ruler.letters - 1) * 0.4))
        inside = wide - 2 * _PAD
        size = ruler.headline(46)
        self._lines = [(size, "title", line) for line in ruler.lines(words.say("lost.title", name=name), size, inside, "title")]
        says = words.say("lost.says", act=words.say("button." + self.home.bindings.acts))
        self._lines += [(_SAYS, "text", line) for line in ruler.lines(says, _SAYS, inside)]
        y = 26 + _FACE + sum(ruler.line(one, 1.3) for one, _, _ in self._lines) + 20
        found: list[Widget] = []
        for key, text in (
            ("wait", words.say("lost.wait")),
            ("keys", words.say("lost.keys")),
            ("bot", words.say("lost.bot", name=name)),
        ):
            high = tall_button(ruler, text, inside)
            found.append(Button(key, Rect(_PAD, y, inside, high), text, main=key == "wait"))
            y += high + _GAP
        tall = y + 20
        self._sheet = Rect((self.width - wide) / 2, max(10.0, (self.height - tall) / 2), wide, tall)
        self.scroll.tall = max(self.height, self._sheet.bottom + 10)
        for widget in found:
            widget.rect = widget.rect.moved(self._sheet.x, self._sheet.y)
        return found

    def hear(self, intent: Intent) -> Change | None:
        """A pad that has pressed was given to its seat by now."""
        if self.seat is None:
            return Pop()
        if intent.kind is Kind.ACT and self.focus.armed is None:
            self.renew()  # a press that has brought a pad back: the next one may be waited for
            return Stay()
        return super().hear(intent)

    def tick(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Whoever is waited for may have come back."""
        return Pop() if self.seat is None else None

    def press(self, key: Hashable) -> Change | None:
        """The seat goes on without the pad."""
        seat = self.seat
        if seat is None:
            return Pop()
        if key == "wait":
            return Stay()
        player, gone = self.match.players[seat], self.lost.pop(0)
        if key == "bot":
            self.match.reseat(seat, kept_by_bot(replace(player, devices=())))
        else:
            kept = tuple(one for one in player.devices if one not in (gone, *AT_HAND))
            self.match.reseat(seat, replace(player, devices=(*kept, *AT_HAND)))
        if self.seat is not None:
            self.renew()
            return Stay()
        return Swap(self.home.table(self.home, self.match))

    def back(self) -> Change | None:
        """The pause: from there the table can be left."""
        return Push(self.home.pause(self.home, self.match))

    def paint_page(self, canvas: Canvas) -> None:
        """The sheet with the animal and the words."""
        sheet, seat = self._sheet, self.seat
        canvas.sheet(sheet)
        x, y = sheet.centre[0], sheet.y + 20 + _FACE / 2
        if seat is not None:
            canvas.put(sprites.animal(self.match.players[seat].animal, canvas.px(_FACE), disc=True), x, y)
            canvas.put(sprites.marker(seat, canvas.px(_FACE * 0.38)), x + _FACE * 0.42, y + _FACE * 0.34)
        y = sheet.y + 26 + _FACE
        for size, role, line in self._lines:
            step = self.ruler.line(size, 1.3)
            ink = INK if role == "title" else SOFT_INK
            canvas.text(line, x, y + step / 2, size, role="title" if role == "title" else "text", colour=ink, room=sheet.w - 40)
            y += step
