"""The form before a match: how many play, which cards, which house rules."""

from collections.abc import Hashable
from dataclasses import replace

import sprites
from engine.games import GAMES
from engine.model import Options
from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.paint import WHITE, Canvas
from game.scene import Change, Pop, Push, Stay, Swap
from game.scenes.form import Form, Section, choice, number, stepper
from game.scenes.help import HelpScene
from game.scenes.screen import Screen
from game.widgets import Button, NumberField, Widget


class SetupScene(Screen):
    """For one game. Starts from a wish, or from the game as it is usually played."""

    def __init__(self, home: Home, game: str, wish: Wish | None = None) -> None:
        super().__init__(home)
        self.info = GAMES[game].info
        self.wish = wish or Wish(game, self.info.usual)
        self.seed = "" if self.wish.seed is None else str(self.wish.seed)
        self._form = Form()
        self.writing = False
        """Whether letters go to the number of the match: from a press on it until another press, or while it has the focus."""

    def enter(self) -> None:
        """The window is named after the game."""
        self.home.caption(words.say("window", game=words.title(self.info)))

    @property
    def options(self) -> Options:
        """The house rules as chosen, the rest at their defaults."""
        return Options(self.info, self.wish.seats, dict(self.wish.options))

    def foot(self) -> list[Widget]:
        """Back, Play, the rules."""
        return self.in_foot(
            [
                Button("back", Rect(0, 0, 280, 0), words.say("back")),
                Button("play", Rect(0, 0, 360, 0), words.say("play"), main=True, size=36),
                Button("rules", Rect(0, 0, 280, 0), words.say("setup.rules")),
            ]
        )

    def lay(self) -> list[Widget]:
        """Players, number of the match, a line a house rule."""
        options = self.options
        said = words.count("setup.players.says", self.wish.seats - 1)
        asked = [
            stepper("seats", words.say("setup.players"), said, str(self.wish.seats)),
            number(
                "seed",
                words.say("setup.seed"),
                words.say("setup.seed.says"),
                self.seed,
                words.say("setup.seed.empty"),
                self.writing,
            ),
        ]
        for option in self.info.options:
            values = [
                (value, words.option_value(self.info.key, option.key, value)) for value in sorted(option.values, key=_order)
            ]
            asked.append(choice(option.key, "", words.option_says(option), values, options[option.key]))
        wide = min(self.width - 100, 1240.0)
        top = self._title_y() + self.ruler.line(self._title(), 0.7)
        self._form = Form()
        self._form.lay(self.ruler, [Section("", asked)], Rect((self.width - wide) / 2, top, wide, 0))
        room = self.scroll.view.h
        if self._form.bottom < room:  # a short form stands in the middle
            down = (room - self._form.bottom) / 2
            self._form = Form()
            self._form.lay(self.ruler, [Section("", asked)], Rect((self.width - wide) / 2, top + down, wide, 0))
        self.scroll.tall = max(room, self._form.bottom)
        return self._form.widgets

    def _title(self) -> float:
        return self.ruler.headline(64)

    def _title_y(self) -> float:
        return 14 + self.ruler.line(self._title(), 0.7)

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at Play: a first start is two presses."""
        super().renew(first or "play")

    def press(self, key: Hashable) -> Change | None:
        """Change the wish, or go on."""
        self.writing = key == "seed"
        if key == "back":
            return Pop()
        if key == "play":
            seed = int(self.seed) if self.seed else None
            return Swap(self.home.table(self.home, Match(replace(self.wish, seed=seed))))
        if key == "rules":
            return Push(HelpScene(self.home, self.info, self.options))
        if isinstance(key, tuple):
            self._change(*key)
        elif key == "seed":
            self.renew()
        return Stay()

    def _change(self, key: str, value: object) -> None:
        if key == "seats" and isinstance(value, int):
            at = self.info.seats.index(self.wish.seats) + value
            self.wish = replace(self.wish, seats=self.info.seats[max(0, min(at, len(self.info.seats) - 1))])
        else:
            options = {**dict(self.wish.options), key: str(value)}
            self.wish = replace(self.wish, options=tuple(options.items()))
        self.renew()

    def back(self) -> Change | None:
        """To the title."""
        return Pop()

    def other(self, intent: Intent) -> Change | None:
        """The help key shows the rules. Digits go to the number of the match, while it has the focus or is written."""
        if intent.kind is Kind.HELP:
            return self.press("rules")
        current = self.focus.current
        focused = current is not None and current.key == "seed"
        if not (focused or self.writing) or intent.kind not in (Kind.TEXT, Kind.ERASE):
            return None
        field = next(widget for widget in self.widgets if isinstance(widget, NumberField))
        self.seed = field.typed(intent.text) if intent.kind is Kind.TEXT else self.seed[:-1]
        self.renew()
        return Stay()

    def paint(self, canvas: Canvas) -> None:
        """The game's cloth."""
        canvas.surface.blit(sprites.cloth(self.info.key, canvas.surface.get_size()), (0, 0))

    def paint_page(self, canvas: Canvas) -> None:
        """The name of the game, and a sheet with the questions."""
        name = words.title(self.info)
        canvas.text(name, self.width / 2, self._title_y(), self._title(), role="title", colour=WHITE, room=self.width - 80)
        self._form.draw(canvas, WHITE)


def _order(value: str) -> tuple[int, int]:
    """Numbers by size, other values as they stand."""
    return (0, int(value)) if value.isdigit() else (1, 0)
