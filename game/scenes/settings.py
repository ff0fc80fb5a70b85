"""Settings: everything about how this screen looks, moves and sounds. What is chosen holds at once, and next time."""

from collections.abc import Hashable

import sprites
from engine import cards
from game import comfort, decks, settings, words
from game.geometry import Rect
from game.home import Home
from game.paint import GOLD, NIGHT, SOFT_INK, Canvas
from game.scene import Change, Pop, Push, Stay
from game.scenes.about import AboutScene
from game.scenes.bindings import BindingsScene
from game.scenes.form import Form, Question, Section, choice, pressed, slider, switch
from game.scenes.screen import Screen
from game.widgets import Button, Slider, Widget

_SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("read", ("language", "place", "text", "contrast")),
    ("cards", ("deck", "letters", "four_colour", "suit_letters", "order", "help", "forced")),
    ("motion", ("pace", "reduced", "calm")),
    ("sound", ("mute", "effects", "music")),
    ("speech", ("speech", "voice", "rate", "headphones")),
    ("screen", ("full", "margin", "touch", "keys", "about")),
)
"""What stands under which heading."""
_VOLUMES = ("effects", "music", "voice", "rate")
_DECK_HIGH = 96.0
_DECK_CARDS = ("KH", "7S")
"""The cards that show what a deck looks like: in every deck there is."""
_CORNER = 90.0
"""Length of the marks in the corners that show how far the picture reaches."""


class SettingsScene(Screen):
    """What is chosen here holds at once, and next time."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self._form = Form()

    def foot(self) -> list[Widget]:
        """Back, and a word where nothing is kept."""
        return self.in_foot([Button("back", Rect(0, 0, 360, 0), words.say("back"), main=True)])

    def lay(self) -> list[Widget]:
        """A sheet for each heading."""
        wide = min(self.width - 100, 1300.0)
        self._form = Form()
        top = self._title_y() + self.ruler.line(76 * self._growth(), 0.65)
        sections = [
            Section(words.say("settings.part." + name), [self._question(key) for key in keys]) for name, keys in _SECTIONS
        ]
        self._form.lay(self.ruler, sections, Rect((self.width - wide) / 2, top, wide, 0))
        bottom = self._form.bottom
        bottom += self.ruler.line(24) * len(self._notes())
        self.scroll.tall = max(self.scroll.view.h, bottom + 16)
        return self._form.widgets

    def _growth(self) -> float:
        return self.ruler.headline(1.0)

    def _title_y(self) -> float:
        return 30 + self.ruler.line(76 * self._growth(), 0.6)

    def _notes(self) -> list[str]:
        """Under the sheets: that nothing is kept, that there is no loudspeaker."""
        keys = [
            key
            for key in ("" if self.home.store.keeps else "settings.not_kept", self.home.sound.note, self.home.voice.voice.note)
            if key
        ]
        return [line for key in keys for line in self.ruler.lines(words.say(key), 24, self.width - 120)]

    def _question(self, key: str) -> Question:
        title, says = words.say("settings." + key), words.say(f"settings.{key}.says")
        if key == "language":
            languages = [(code, words.language_name(code)) for code in words.languages()]
            return choice(key, title, says, languages, words.language())
        if key == "keys":
            return pressed(key, title, says, words.say("settings.keys.open"))
        if key == "about":
            return pressed(key, title, says, words.say("about.open"))
        value = self.home.fills() if key == "full" else self.value(key)
        if key in _VOLUMES:
            return slider(key, title, says, int(str(value)), comfort.VOLUMES[-1], dim=self.home.room.mute)
        if isinstance(value, bool):
            return switch(key, title, says, value, words.say("on" if value else "off"))
        values = [(str(one), self._called(key, one)) for one in comfort.values(key)]
        if key == "deck":
            return choice(key, title, says, values, str(value), self._deck, _DECK_HIGH)
        return choice(key, title, says, values, str(value))

    def value(self, key: str) -> object:
        """What is set now."""
        return {**comfort.plain(self.home.comfort), **comfort.plain(self.home.room)}[key]

    @staticmethod
    def _called(key: str, value: object) -> str:
        if key in ("text", "margin"):
            return words.say("percent", n=value)
        return words.say(f"{key}.{value}")

    def _deck(self, canvas: Canvas, deck: str, room: Rect) -> None:
        """Two cards of a deck, as large as the room allows."""
        width, look = room.h / 1.5, decks.look(self.home.room, deck)
        for at, name in enumerate(_DECK_CARDS):
            x, angle = room.centre[0] + (at - 0.5) * width * 0.8, (8, -8)[at]
            canvas.put(sprites.shadow(canvas.px(width), angle=angle), x, room.centre[1] + width * sprites.SHADOW_DROP)
            canvas.put(sprites.face(cards.card(name), canvas.px(width), deck=look, angle=angle), x, room.centre[1])

    def press(self, key: Hashable) -> Change | None:
        """A choice, or back."""
        if key == "back":
            return Pop()
        if key == "keys":
            return Push(BindingsScene(self.home))
        if key == "about":
            return Push(AboutScene(self.home))
        if not isinstance(key, tuple):
            return Stay()
        what, value = key
        if what == "language":
            settings.choose_language(self.home, str(value))
        elif key == ("switch", "full"):
            self.home.full_screen()
        elif what == "switch":
            settings.choose(self.home, **{value: not self.value(value)})
        else:
            settings.choose(self.home, **{what: self._meant(what, value)})
        self.renew()
        return Stay()

    def _meant(self, name: str, value: object) -> object:
        """The value of a field that a press stands for."""
        if name in _VOLUMES:
            gauge = next(one for one in self.widgets if isinstance(one, Slider) and one.key == name)
            return gauge.stepped(value)
        return next(one for one in comfort.values(name) if str(one) == str(value))

    def back(self) -> Change | None:
        """To where it was opened from."""
        return Pop()

    def draw(self, canvas: Canvas, blend: float) -> None:
        """The corners of the picture lie over everything."""
        super().draw(canvas, blend)
        current = self.focus.current
        if current is not None and isinstance(current.key, tuple) and current.key[0] == "margin":
            self._corners(canvas)

    def _corners(self, canvas: Canvas) -> None:
        long, thick = _CORNER, 10.0
        for x in (0.0, self.width):
            for y in (0.0, self.height):
                left, top = (0.0 if x == 0 else x - long), (0.0 if y == 0 else y - long)
                for rect in (
                    Rect(left, 0.0 if y == 0 else y - thick, long, thick),
                    Rect(0.0 if x == 0 else x - thick, top, thick, long),
                ):
                    canvas.panel(rect, GOLD, radius=3, edge=NIGHT, thick=2)

    def paint_page(self, canvas: Canvas) -> None:
        """The heading and the sheets."""
        canvas.text(
            words.say("settings"), self.width / 2, self._title_y(), 76 * self._growth(), role="title", room=self.width - 100
        )
        self._form.draw(canvas)
        y = self._form.bottom + self.ruler.line(24, 0.9)
        for line in self._notes():
            canvas.text(line, self.width / 2, y, 24, colour=SOFT_INK, room=self.width - 60)
            y += self.ruler.line(24)
