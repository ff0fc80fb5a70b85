"""Keys and buttons: what each does, and another one for it. Whatever it takes away goes to what had it before."""

from collections.abc import Hashable
from dataclasses import replace

import sprites
from game import remapping, words
from game.focus import Target
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.paint import GOLD, INK, LINE, PALE_GOLD, SOFT_INK, SUN, Canvas
from game.remapping import ACTIONS, Bindings
from game.scene import Change, Pop, Stay
from game.scenes.screen import Screen
from game.widgets import Button, Switch, Widget, tall_switch

_SIZE, _PAD = 26.0, 40.0
_GLYPHS: dict[str, sprites.controls.PadButton] = {
    "a": "bottom", "b": "right", "x": "left", "y": "top", "start": "start",
    "leftshoulder": "shoulder_left", "rightshoulder": "shoulder_right",
}  # fmt: skip
"""Buttons that have a sign of their own; the others are named."""


class Cap:
    """A key or a button that can be changed. waits: for whatever is pressed next."""

    def __init__(self, key: tuple[str, str], rect: Rect, text: str, glyph: str, family: str, waits: bool) -> None:
        self.key, self.rect, self.text, self.glyph, self.family, self.waits = key, rect, text, glyph, family, waits

    def targets(self) -> list[Target]:
        """Itself."""
        return [Target(self.key, self.rect, round=14)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """Its name on a cap, or the button's sign and its name."""
        waits = self.waits
        fill = SUN if waits else PALE_GOLD if armed == self.key else "#FFFFFF"
        canvas.panel(self.rect, fill, radius=14, edge=GOLD if waits else LINE, thick=4 if waits else 2)
        x, y = self.rect.centre
        text = "..." if waits else self.text
        room = self.rect.w - 20
        if self.glyph and not waits:
            side = self.rect.h * 0.72
            family = next((one for one in sprites.PAD_FAMILIES if one == self.family), sprites.PAD_FAMILIES[0])
            canvas.put(sprites.pad_button(_GLYPHS[self.glyph], canvas.px(side), family), self.rect.x + 10 + side / 2, y)
            x, room = x + side / 2, room - side - 4
        canvas.block(text, x, y, 24, role="bold", colour=INK, room=room)


class BindingsScene(Screen):
    """A line for each action with its key and its button; a press on one asks for another."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.asked: tuple[str, str] | None = None
        """What is waited for: "key" or "button", and the action."""
        self.note = words.say("bind.says")
        self._sheet = Rect(0, 0, 1, 1)

    def leave(self) -> None:
        """Nothing is waited for any more."""
        self.home.catch(False)

    @property
    def family(self) -> str:
        """Whose signs are shown: those of the first pad there is."""
        return next((pad.family for pad in self.home.pads()), "generic")

    def foot(self) -> list[Widget]:
        """Back, and as the house has them."""
        found = [Button("back", Rect(0, 0, 320, 0), words.say("back"), main=True)]
        if self.home.bindings != remapping.USUAL:
            found.append(Button("reset", Rect(0, 0, 300, 0), words.say("bind.reset")))
        return self.in_foot(found)

    def lay(self) -> list[Widget]:
        """The switch for swapped buttons, then the lines; the note over them."""
        ruler = self.ruler
        wide = min(self.width - 60, 1240 * (1 + (ruler.letters - 1) * 0.3))
        inside = wide - 2 * _PAD
        self._title_size = ruler.headline(56)
        y = 14 + ruler.line(self._title_size, 1.3)
        self._notes = ruler.lines(self.note, _SIZE, inside)
        self._note_y, y = y, y + len(self._notes) * ruler.line(_SIZE, 1.3) + 12
        left = (self.width - wide) / 2
        self._texts: list[tuple[str, float, float, str]] = []
        self._swap_y = top = y
        y += 24
        found: list[Widget] = []
        y = self._swap(found, left + _PAD, y, inside) + 20
        narrow = inside / ruler.letters < 900
        cap = min(300.0 * (1 + (ruler.letters - 1) * 0.35), (inside - 16) / 2 if narrow else inside * 0.27)
        high = tall_switch(ruler)
        for action in [name for name in _listed() if words.has("keys." + name)]:
            said = words.say("keys." + action)
            room = inside if narrow else inside - 2 * cap - 48
            lines = ruler.lines(said, _SIZE, room, "bold")
            told = len(lines) * ruler.line(_SIZE, 1.2)
            start = y + (0 if narrow else max(0.0, (high - told) / 2))
            for at, line in enumerate(lines):
                self._texts.append((line, left + _PAD, start + (at + 0.5) * ruler.line(_SIZE, 1.2), "bold"))
            row = y + told + 6 if narrow else y + max(0.0, (told - high) / 2)
            x = left + _PAD if narrow else left + wide - _PAD - 2 * cap - 16
            if action in ACTIONS:
                found.append(self._cap("key", action, Rect(x, row, cap, high)))
            if remapping.has_button(action):
                found.append(self._cap("button", action, Rect(x + cap + 16, row, cap, high)))
            y = row + high + 14 if narrow else y + max(high, told) + 14
        self._sheet = Rect(left, top, wide, y + 10 - top)
        self.scroll.tall = max(self.scroll.view.h, self._sheet.bottom + 10)
        return found

    def _swap(self, found: list[Widget], x: float, y: float, inside: float) -> float:
        ruler, on = self.ruler, self.home.bindings.swapped
        text = words.say("on" if on else "off")
        wide = ruler.measure(text, 24, "bold") + 150
        high = tall_switch(ruler)
        lines = [(line, "bold") for line in ruler.lines(words.say("bind.swapped"), _SIZE, inside - wide - 30, "bold")]
        lines += [(line, "text") for line in ruler.lines(words.say("bind.swapped.says"), _SIZE, inside - wide - 30)]
        step = ruler.line(_SIZE, 1.25)
        for at, (line, role) in enumerate(lines):
            self._texts.append((line, x, y + (at + 0.5) * step, role))
        tall = max(high, len(lines) * step)
        found.append(Switch("swapped", Rect(x + inside - wide, y + (tall - high) / 2, wide, high), on, text))
        return y + tall

    def question_of(self, widget: Widget) -> tuple[str, str]:
        """The switch answers one; what a key is for is read with the key."""
        return (words.say("bind.swapped"), words.say("bind.swapped.says")) if isinstance(widget, Switch) else ("", "")

    def _cap(self, kind: str, action: str, rect: Rect) -> Cap:
        bindings = self.home.bindings
        name = bindings.key_of(action) if kind == "key" else bindings.button_of(action)
        text = key_called(name) if kind == "key" else button_called(name)
        glyph = name if kind == "button" and name in _GLYPHS else ""
        return Cap((kind, action), rect, text, glyph, self.family, self.asked == (kind, action))

    def press(self, key: Hashable) -> Change | None:
        """Ask for another one, or one of the others."""
        self._wait(None)
        if key == "back":
            return Pop()
        if key == "reset":
            self._bind(remapping.USUAL)
        elif key == ("switch", "swapped"):
            self._bind(replace(self.home.bindings, swapped=not self.home.bindings.swapped))
        elif isinstance(key, tuple) and key[0] in ("key", "button"):
            self._wait((str(key[0]), str(key[1])))
        self.renew()
        return Stay()

    def _wait(self, asked: tuple[str, str] | None) -> None:
        self.asked = asked
        self.home.catch(asked is not None)
        self.note = words.say("bind.says")
        if asked is not None:
            self.note = words.say("bind." + asked[0], what=words.say("keys." + asked[1]))

    def _bind(self, bindings: Bindings) -> None:
        self.home.bindings = bindings
        self.home.bind(bindings)
        remapping.keep(self.home.store, bindings)

    def other(self, intent: Intent) -> Change | None:
        """The key or the button that was asked for."""
        if intent.kind is not Kind.CAUGHT or self.asked is None:
            return None
        (kind, action), pressed = self.asked, "key" if intent.family == "keys" else "button"
        self._wait(None)
        if intent.text == "escape":
            pass
        elif pressed != kind:
            self._wait((kind, action))
        else:
            self._take(kind, action, intent.text)
        self.renew()
        return Stay()

    def _take(self, kind: str, action: str, name: str) -> None:
        bindings = self.home.bindings
        try:
            made, other = bindings.with_key(action, name) if kind == "key" else bindings.with_button(action, name)
        except ValueError:
            self.note = words.say("bind.fixed")
            return
        self._bind(made)
        self.note = words.say("bind.done", what=words.say("keys." + action))
        if other:
            self.note += " " + words.say("bind.traded", other=words.say("keys." + other))

    def back(self) -> Change | None:
        """Nothing is changed after all; else to where this came from."""
        if self.asked is None:
            return Pop()
        self._wait(None)
        self.renew()
        return Stay()

    def paint_page(self, canvas: Canvas) -> None:
        """The heading, the note, the sheet with the lines."""
        ruler, size = self.ruler, self._title_size
        middle = self.width / 2
        canvas.text(words.say("bind.title"), middle, 14 + ruler.line(size, 0.65), size, role="title", room=self.width - 80)
        for at, line in enumerate(self._notes):
            canvas.text(line, middle, self._note_y + (at + 0.5) * ruler.line(_SIZE, 1.3), _SIZE, role="bold", colour=SOFT_INK)
        canvas.sheet(self._sheet, radius=28)
        for line, x, y, role in self._texts:
            colour, role_ = (INK, "bold") if role == "bold" else (SOFT_INK, "text")
            canvas.text(line, x, y, _SIZE, role="bold" if role_ == "bold" else "text", colour=colour, anchor="left")


def _listed() -> list[str]:
    """Every action that has a key or a button which can be changed."""
    return [*ACTIONS, *(name for name in remapping.USUAL_BUTTONS if name not in ACTIONS)]


def key_called(name: str) -> str:
    """What is printed on a key."""
    return words.say("key." + name) if words.has("key." + name) else name.upper() or words.say("bind.none")


def reading_offer(home: Home) -> str:
    """How the screen is had read aloud; "" where nothing can speak, or it is read already."""
    if home.room.speech or not home.voice.voice.able:
        return ""
    press = key_called(home.bindings.key_of("speech"))
    if not home.pads():
        return words.say("speech.offer", press=press)
    return words.say("speech.offer.pad", press=press, button=button_called(home.bindings.button_of("more")))


def button_called(name: str) -> str:
    """What a button of a pad is called."""
    return words.say("button." + name) if words.has("button." + name) else words.say("bind.none")
