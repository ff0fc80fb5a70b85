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
from game.paint import CREAM, INK, SOFT_INK, WHITE, Canvas
from game.scene import Change, Pop, Push, Stay, Swap
from game.scenes.help import HelpScene
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Choice, NumberField, Stepper, Widget

_LINE = 62.0
_WIDE = 430.0
"""Width of the switches' column."""


class SetupScene(Screen):
    """For one game. Starts from a wish, or from the game as it is usually played."""

    def __init__(self, home: Home, game: str, wish: Wish | None = None) -> None:
        super().__init__(home)
        self.info = GAMES[game].info
        self.wish = wish or Wish(game, self.info.usual)
        self.seed = "" if self.wish.seed is None else str(self.wish.seed)
        self.writing = False
        """Whether letters go to the number of the match: from a press on it until another press, or while it has the focus."""

    def enter(self) -> None:
        """The window is named after the game."""
        self.home.caption(words.say("window", game=words.title(self.info)))

    @property
    def options(self) -> Options:
        """The house rules as chosen, the rest at their defaults."""
        return Options(self.info, self.wish.seats, dict(self.wish.options))

    def _panel(self) -> Rect:
        lines = len(self.info.options) + 2
        tall = lines * self._step() + 40
        wide = min(self.width - 80, 1240)
        return Rect((self.width - wide) / 2, 116, wide, tall)

    def _step(self) -> float:
        room = self.height - 116 - 40 - 120
        return min(88.0, room / (len(self.info.options) + 2))

    def lay(self) -> list[Widget]:
        """Players, number of the match, a line a house rule; then the buttons."""
        panel, step = self._panel(), self._step()
        tall = min(_LINE, step - 10)
        x = panel.right - 36 - _WIDE

        def line(at: int) -> Rect:
            return Rect(x, panel.y + 20 + at * step + (step - tall) / 2, _WIDE, tall)

        found: list[Widget] = [
            Stepper("seats", line(0), str(self.wish.seats)),
            NumberField("seed", line(1), self.seed, words.say("setup.seed.empty"), writing=self.writing),
        ]
        options = self.options
        for at, option in enumerate(self.info.options):
            values = [
                (value, words.option_value(self.info.key, option.key, value)) for value in sorted(option.values, key=_order)
            ]
            found.append(Choice(option.key, line(at + 2), values, options[option.key]))
        y = panel.bottom + (self.height - panel.bottom - TALL) / 2
        middle = self.width / 2
        found.append(Button("back", Rect(middle - 510, y, 280, TALL), words.say("back")))
        found.append(Button("play", Rect(middle - 180, y - 4, 360, TALL + 8), words.say("play"), main=True, size=36))
        found.append(Button("rules", Rect(middle + 230, y, 280, TALL), words.say("setup.rules")))
        return found

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
        """The game's cloth, and a sheet with the questions."""
        canvas.surface.blit(sprites.cloth(self.info.key, canvas.surface.get_size()), (0, 0))
        canvas.text(words.title(self.info), self.width / 2, 60, 64, role="title", colour=WHITE)
        panel, step = self._panel(), self._step()
        canvas.shade(panel, 28)
        canvas.panel(panel, CREAM, radius=28)
        asked = [
            (words.say("setup.players"), words.count("setup.players.says", self.wish.seats - 1)),
            (words.say("setup.seed"), words.say("setup.seed.says")),
            *((None, words.option_says(option)) for option in self.info.options),
        ]
        room = panel.w - _WIDE - 36 * 3
        for at, (title, says) in enumerate(asked):
            y = panel.y + 20 + (at + 0.5) * step
            if title:
                canvas.text(title, panel.x + 36, y - 15, 28, role="title", anchor="left", room=room)
                canvas.text(says, panel.x + 36, y + 16, 22, colour=SOFT_INK, anchor="left", room=room)
                continue
            lines, size = canvas.fitting(says, 24, room, 2)
            for number, line in enumerate(lines):
                down = (number - (len(lines) - 1) / 2) * size * 1.17
                canvas.text(line, panel.x + 36, y + down, size, colour=INK, anchor="left", room=room)


def _order(value: str) -> tuple[int, int]:
    """Numbers by size, other values as they stand."""
    return (0, int(value)) if value.isdigit() else (1, 0)
