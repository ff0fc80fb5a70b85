"""Asking for a name: a field that takes any script, and a keyboard on the screen for whoever has no other."""

from collections.abc import Callable, Hashable

from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.paint import INK, Canvas
from game.scene import Change, Pop, Stay
from game.scenes.typed import TypedScene
from game.sofa.keyboard import ERASE, SHIFT, SPACE, Keyboard
from game.sofa.writing import Writing
from game.widgets import Button, TextField, Widget, tall_switch


class NameScene(TypedScene):
    """Written in one go; `done` gets the name, which is never empty, when it is accepted."""

    field = "name"

    def __init__(
        self, home: Home, name: str, done: Callable[[str], None], ask: str = "name.ask", accept: str = "name.done"
    ) -> None:
        """ask, accept: the keys of the question and of what accepts."""
        super().__init__(home)
        self.ask, self.accept = ask, accept
        self.writing = Writing(name)
        self._done = done
        self._large = not self.writing.text
        """Names begin with a capital letter."""
        self._title_y = 0.0

    def foot(self) -> list[Widget]:
        """Back, and accept once there is a name."""
        found = [Button("back", Rect(0, 0, 280, 0), words.say("back"))]
        if self.writing.name:
            found.append(Button("done", Rect(0, 0, 360, 0), words.say(self.accept), main=True, size=34))
        return self.in_foot(found)

    def lay(self) -> list[Widget]:
        """The field, and under it the keyboard."""
        ruler = self.ruler
        wide = min(self.width - 80, 1180.0 * max(1.0, ruler.letters * 0.8))
        size = ruler.headline(56)
        self._title_y = 16 + ruler.line(size, 0.7)
        y = self._title_y + ruler.line(size, 0.75)
        high = tall_switch(ruler) + 14
        field = TextField("name", Rect((self.width - min(wide, 900)) / 2, y, min(wide, 900), high), self.writing.text)
        said = {key: words.say("key." + key) for key in (SPACE, ERASE, SHIFT)}
        y += high + 24
        keyboard = Keyboard(
            ruler, words.language(), Rect((self.width - wide) / 2, y, wide, self.scroll.view.h - y - 12), self._large, said
        )
        self.scroll.tall = max(self.scroll.view.h, keyboard.rect.bottom + 12)
        return [field, keyboard]

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at the field."""
        super().renew(first or "name")

    def press(self, key: Hashable) -> Change | None:
        """A key, or one of the buttons."""
        if key == "back":
            return Pop()
        if key == "done":
            return self._accept()
        if isinstance(key, tuple):
            self._strike(str(key[1]))
        return Stay()

    def _strike(self, key: str) -> None:
        if key == SHIFT:
            self._large = not self._large
        elif key == ERASE:
            self.writing.erase()
            self._large = not self.writing.text
        else:
            keyboard = next(widget for widget in self.widgets if isinstance(widget, Keyboard))
            self.writing.type(keyboard.text(key))
            self._large = self.writing.text.endswith(" ") or not self.writing.text
        self.renew()

    def _accept(self) -> Change:
        if self.writing.name:
            self._done(self.writing.name)
            return Pop()
        return Stay()

    def other(self, intent: Intent) -> Change | None:
        """A real keyboard, or what an input method made."""
        if intent.kind is Kind.TEXT:
            self.writing.type(intent.text)
        elif intent.kind is Kind.ERASE:
            self.writing.erase()
        else:
            return None
        self._large = not self.writing.text
        self.renew()
        return Stay()

    def paint_page(self, canvas: Canvas) -> None:
        """The question."""
        size = self.ruler.headline(56)
        canvas.text(words.say(self.ask), self.width / 2, self._title_y, size, role="title", colour=INK, room=self.width - 60)
