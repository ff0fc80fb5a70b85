"""The very first screen: which language, by a picture and the language's own name. One press, never asked again."""

from collections.abc import Hashable

import sprites
from game import settings, words
from game.focus import Target
from game.geometry import Rect
from game.home import Home
from game.paint import CREAM, INK, LINE, PALE_GOLD, SOFT_INK, Canvas
from game.scene import Change, Stay, Swap
from game.scenes.bindings import reading_offer
from game.scenes.screen import Screen
from game.widgets import Widget

_PICTURES = {"en": "hedgehog", "it": "cat", "pt_BR": "frog", "sv": "bear"}
"""An animal for each language: no flags, for a language is not a country."""


class LanguageCard:
    """A large card with an animal and the language's own name."""

    def __init__(self, code: str, rect: Rect) -> None:
        self.code, self.rect = code, rect

    def targets(self) -> list[Target]:
        """The whole card."""
        return [Target(self.code, self.rect, round=30)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        down = armed == self.code
        rect = self.rect.moved(0, 4) if down else self.rect
        canvas.sheet(rect, PALE_GOLD if down else CREAM, radius=30, edge=LINE, thick=2)
        size = min(rect.w, rect.h) * 0.55
        animal = _PICTURES.get(self.code, sprites.ANIMALS[0])
        canvas.put(sprites.animal(animal, canvas.px(size), disc=True), rect.centre[0], rect.y + rect.h * 0.4)
        name = words.language_name(self.code)
        size = canvas.headline(46)
        canvas.text(name, rect.centre[0], rect.y + rect.h * 0.83, size, role="title", colour=INK, room=rect.w - 30)


class WelcomeScene(Screen):
    """The focus begins at the language of the system. Here, once, a voice says how everything is read aloud."""

    offers_voice = True

    def __init__(self, home: Home) -> None:
        super().__init__(home)

    def enter(self) -> None:
        """The offer to read aloud, for whoever does not see it."""
        self.home.voice.offer(reading_offer(self.home))

    def renew(self, first: Hashable | None = None) -> None:
        """The language of the system first."""
        super().renew(first or settings.wished_language())

    def lay(self) -> list[Widget]:
        """A card for each language."""
        codes = words.languages()
        gap = 36.0
        wide = min((self.width - 120 - gap * (len(codes) - 1)) / len(codes), 400.0)
        tall = min(self.height * 0.5, wide * 1.15)
        x = (self.width - wide * len(codes) - gap * (len(codes) - 1)) / 2
        return [
            LanguageCard(code, Rect(x + at * (wide + gap), self.height * 0.34, wide, tall)) for at, code in enumerate(codes)
        ]

    def press(self, key: Hashable) -> Change | None:
        """Speak it, and on to the title."""
        settings.choose_language(self.home, str(key))
        return Swap(self.home.title(self.home))

    def back(self) -> Change | None:
        """There is nothing before this."""
        return Stay()

    def paint(self, canvas: Canvas) -> None:
        """The kitchen cloth and the name of the program."""
        canvas.cloth("kitchen")
        canvas.text(
            words.say("program"),
            self.width / 2,
            self.height * 0.16,
            canvas.headline(min(120, self.height * 0.12)),
            role="title",
            colour=INK,
            room=self.width - 60,
        )
        size = canvas.headline(30)
        for at, line in enumerate(canvas.lines(reading_offer(self.home), size, self.width - 60, "bold")):
            y = self.height * 0.9 + at * canvas.line(size, 1.2)
            canvas.text(line, self.width / 2, y, size, role="bold", colour=SOFT_INK, room=self.width - 40)
