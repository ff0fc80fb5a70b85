"""Settings: the language of every screen, and how fast cards move."""

from collections.abc import Hashable

import sprites
from game import settings, words
from game.geometry import Rect
from game.home import Home
from game.paint import CREAM, INK, SOFT_INK, Canvas
from game.scene import Change, Pop, Stay
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Choice, Widget

_LINE = 150.0


class SettingsScene(Screen):
    """What is chosen here holds at once, and next time."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)

    def _sheet(self) -> Rect:
        wide = min(self.width - 80, 1300)
        return Rect((self.width - wide) / 2, self.height * 0.2, wide, 2 * _LINE + 80)

    def lay(self) -> list[Widget]:
        """A line a question."""
        sheet = self._sheet()
        inside = Rect(sheet.x + 50, sheet.y + 40, sheet.w - 100, _LINE)
        languages = [(code, words.language_name(code)) for code in words.languages()]
        paces = [(key, words.say("pace." + key)) for key in settings.PACES]
        below = (self.height - sheet.bottom - TALL) / 2
        return [
            Choice("language", Rect(inside.x, inside.y + 56, inside.w, TALL), languages, words.language()),
            Choice("pace", Rect(inside.x, inside.y + _LINE + 56, inside.w, TALL), paces, self.home.room.pace),
            Button("back", Rect(self.width / 2 - 180, sheet.bottom + below, 360, TALL), words.say("back"), main=True),
        ]

    def press(self, key: Hashable) -> Change | None:
        """A choice, or back."""
        if key == "back":
            return Pop()
        if isinstance(key, tuple):
            what, value = key
            if what == "language":
                settings.choose_language(self.home, str(value))
            else:
                settings.choose(self.home, pace=str(value))
            self.renew()
        return Stay()

    def back(self) -> Change | None:
        """To where it was opened from."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """The kitchen cloth, a sheet, the questions."""
        canvas.surface.blit(sprites.cloth("kitchen", canvas.surface.get_size()), (0, 0))
        canvas.text(
            words.say("settings"), self.width / 2, self.height * 0.1, 76, role="title", colour=INK, room=self.width - 80
        )
        sheet = self._sheet()
        canvas.shade(sheet, 28)
        canvas.panel(sheet, CREAM, radius=28)
        for at, key in enumerate(("settings.language", "settings.pace")):
            canvas.text(
                words.say(key), sheet.x + 50, sheet.y + 66 + at * _LINE, 32, role="title", anchor="left", room=sheet.w - 100
            )
        if not self.home.store.keeps:
            note = words.say("settings.not_kept")
            canvas.text(note, self.width / 2, self.height - 24, 24, colour=SOFT_INK, room=self.width - 60)
