"""The title: one large card for each game, and the match that was not played to its end."""

from collections.abc import Hashable

import pygame

import sprites
from engine import cards
from engine.games import GAMES
from game import words
from game.focus import Target
from game.geometry import Rect
from game.home import Home
from game.match import Match, Wish
from game.paint import INK, SHAPES, SOFT_INK, WHITE, Canvas, ready
from game.scene import Change, Push, Quit, Stay, Swap
from game.scenes.screen import Screen
from game.widgets import TALL, Button, Widget

_SHOWN = {"rolling_stone": "9H KH 7H", "gran_ramino": "JS QS KS", "michigan": "AH QS JC"}
_RADIUS = 30.0
AT_ONCE = Wish("rolling_stone", 4)
"""What "Play now" plays: the game that needs no explaining, with the usual number of players."""


class GameCard:
    """A piece of the game's own tablecloth with three of its cards, its name, and for how many it is."""

    def __init__(self, game: str, rect: Rect) -> None:
        self.game, self.rect = game, rect

    def targets(self) -> list[Target]:
        """The whole card."""
        return [Target(self.game, self.rect, round=_RADIUS)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        rect = self.rect.moved(0, 4) if armed == self.game else self.rect
        canvas.shade(rect, _RADIUS)
        canvas.put(_cloth(self.game, (canvas.px(rect.w), canvas.px(rect.h)), canvas.px(_RADIUS)), *rect.centre)
        width = min(rect.w * 0.37, rect.h * 0.34)
        for at, name in enumerate(_SHOWN.get(self.game, "7H KH 9H").split()):
            x = rect.centre[0] + (at - 1) * width * 0.62
            y = rect.y + rect.h * 0.39 + (8 if at != 1 else -4)
            angle = (1 - at) * 10
            canvas.put(sprites.shadow(canvas.px(width), angle=angle), x, y + width * sprites.SHADOW_DROP)
            canvas.put(sprites.face(cards.card(name), canvas.px(width), angle=angle), x, y)
        info = GAMES[self.game].info
        name, y = words.title(info), rect.y + rect.h * 0.755
        canvas.text(name, rect.centre[0], y, 56, role="title", colour=WHITE, room=rect.w - 50)
        canvas.text(
            _for_how_many(self.game), rect.centre[0], rect.y + rect.h * 0.875, 30, role="bold", colour=WHITE, room=rect.w - 40
        )


def _for_how_many(game: str) -> str:
    seats = GAMES[game].info.seats
    if len(seats) == 1:
        players = words.say("players.same", from_=seats[0])
    else:
        players = words.say("players", from_=seats[0], to=seats[-1])
    minutes = "minutes." + game
    return words.say("dot", first=players, second=words.say(minutes)) if words.has(minutes) else players


def _cloth(game: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A piece of cloth with round corners."""

    def make() -> pygame.Surface:
        wide = sprites.cloth(game, (size[0] * 2, size[1] * 2))
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.blit(wide, (-size[0] // 2, -size[1] // 2))
        mask = pygame.Surface(size, pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
        made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return ready(made)

    return SHAPES.take(("cloth", game, size, radius), make)


class TitleScene(Screen):
    """Go on with a match, choose a game, or end the program."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.open = home.store.matches()
        self.note = home.store.note

    def enter(self) -> None:
        """The window has the program's name."""
        self.home.caption(words.say("program"))

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at the match to go on with, or at playing at once."""
        super().renew(first or ("continue" if self.open else "now"))

    def lay(self) -> list[Widget]:
        """The games; below them the match to go on with (or a first one at once), the settings, and Quit."""
        games = list(GAMES)
        gap = 0.036 * self.width
        wide = min((self.width * 0.86 - gap * (len(games) - 1)) / len(games), self.height * 0.46)
        top = self.height * 0.275
        tall = min(self.height * 0.53, wide * 1.25)
        x = (self.width - wide * len(games) - gap * (len(games) - 1)) / 2
        laid: list[Widget] = [GameCard(game, Rect(x + at * (wide + gap), top, wide, tall)) for at, game in enumerate(games)]
        room = self.height - top - tall
        y = top + tall + (room - TALL) / 2
        if self.open:
            game = words.title(GAMES[self.open[0].game].info) if self.open[0].game in GAMES else ""
            first = Button("continue", Rect(0, y, 540, TALL), words.say("title.continue", game=game), main=True, size=34)
        else:
            first = Button("now", Rect(0, y, 540, TALL), words.say("title.now"), main=True, size=34)
        row = [
            first,
            Button("settings", Rect(0, y, 320, TALL), words.say("settings")),
            Button("quit", Rect(0, y, 260, TALL), words.say("quit")),
        ]
        gap = 30.0
        x = (self.width - sum(one.rect.w for one in row) - gap * (len(row) - 1)) / 2
        for button in row:
            button.rect = button.rect.moved(x, 0)
            x += button.rect.w + gap
        return [*laid, *row]

    def press(self, key: Hashable) -> Change | None:
        """A game: its form. Quit: the end."""
        if key == "quit":
            return Quit()
        if key == "settings":
            return Push(self.home.settings(self.home))
        if key == "now":
            return Swap(self.home.table(self.home, Match(AT_ONCE)))
        if key == "continue":
            return self._go_on()
        return Push(self.home.setup(self.home, str(key), None))

    def _go_on(self) -> Change:
        """Back to the table as it stood; one that cannot be played is put away with a sentence."""
        saved = self.open[0]
        try:
            return Swap(self.home.table(self.home, Match.resumed(saved)))
        except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError) as wrong:
            self.home.store.save(saved.id, saved.game, saved.seats, saved.record, finished=True).wait()
            self.note = words.say("title.unreadable", why=wrong)
            self.open = self.home.store.matches()
            self.renew()
            return Stay()

    def paint(self, canvas: Canvas) -> None:
        """The kitchen cloth and the name."""
        canvas.surface.blit(sprites.cloth("kitchen", canvas.surface.get_size()), (0, 0))
        middle = self.width / 2
        canvas.text(words.say("program"), middle, self.height * 0.117, min(120, self.height * 0.118), role="title", colour=INK)
        canvas.text(words.say("subtitle"), middle, self.height * 0.207, 36, role="bold", colour=SOFT_INK)
        if self.note:
            canvas.block(self.note, middle, self.height - 36, 26, room=self.width - 120, colour=SOFT_INK)
