"""The people whose names are kept, and how one of them is forgotten: asked twice."""

from collections.abc import Hashable

from game import words
from game.geometry import Rect
from game.home import Home
from game.match import LONGEST_WAIT
from game.paint import INK, Canvas
from game.scene import Change, Pop, Stay
from game.scenes.form import Form, Section, pressed
from game.scenes.screen import Screen
from game.sofa import profiles
from game.widgets import Button, Widget

_TITLE = 64.0


class PeopleScene(Screen):
    """A line for each person, with a button that forgets that person."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self._form = Form()
        self._asked = ""
        """Number of the person about whom is asked whether that is meant."""

    def foot(self) -> list[Widget]:
        """Back."""
        return self.in_foot([Button("back", Rect(0, 0, 300, 0), words.say("back"), main=True, size=34)])

    def _title_y(self) -> float:
        return 24 + self.ruler.line(self.ruler.headline(_TITLE), 0.6)

    def lay(self) -> list[Widget]:
        """Everybody on one sheet."""
        wide = min(self.width - 100, 1200.0)
        self._form = Form()
        lines = [
            pressed(
                one.id,
                one.name,
                words.say("people.sure" if one.id == self._asked else "people.kept", name=one.name),
                words.say("people.yes" if one.id == self._asked else "people.forget"),
            )
            for one in profiles.kept(self.home.store)
        ]
        top = self._title_y() + self.ruler.line(self.ruler.headline(_TITLE), 0.7)
        self._form.lay(self.ruler, [Section("", lines)] if lines else [], Rect((self.width - wide) / 2, top, wide, 0))
        self.scroll.tall = max(self.scroll.view.h, self._form.bottom + 16)
        return self._form.widgets

    def press(self, key: Hashable) -> Change | None:
        """The first press asks, the second forgets; any other press takes the question back."""
        if key == "back":
            return Pop()
        person = next((one for one in profiles.kept(self.home.store) if one.id == key), None)
        if person is not None and self._asked == person.id:
            profiles.forget(self.home.store, person).wait(LONGEST_WAIT)
            self._asked = ""
        else:
            self._asked = person.id if person else ""
        self.renew(key)
        return Stay()

    def back(self) -> Change | None:
        """To where it was opened from."""
        return Pop()

    def paint_page(self, canvas: Canvas) -> None:
        """The heading and the sheet."""
        size = self.ruler.headline(_TITLE)
        canvas.text(words.say("people"), self.width / 2, self._title_y(), size, role="title", colour=INK, room=self.width - 100)
        self._form.draw(canvas)
