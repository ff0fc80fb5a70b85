"""The children's title: the three games as pictures, and the game that waits to be played on."""

from collections.abc import Hashable
from functools import partial

from engine.games import GAMES
from game import words
from game.geometry import Rect
from game.home import Home
from game.kids import mode
from game.match import Match
from game.paint import Canvas
from game.scene import Change, Push, Stay, Swap
from game.scenes import kids_pictures as pictures
from game.scenes.kids_screen import GAP, LEAST, KidsScreen, Tile, in_row, middle_of
from game.scenes.kids_seats import KidsSeatsScene
from game.sofa.seats import Player, player_from
from game.widgets import Widget

_WIDEST, _HIGHEST = 520.0, 600.0
_GOES_ON = 190.0
"""Height of the card of the match that goes on."""


class KidsTitleScene(KidsScreen):
    """The match that waits is the obvious one, else the game that is explained fastest."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.open = [saved for saved in mode.open_matches(home) if saved.game in GAMES]

    def enter(self) -> None:
        """The window has the program's name."""
        self.home.caption(words.say("program"))

    @property
    def first(self) -> Hashable:
        """Playing on, or the first game."""
        return "continue" if self.open else next(iter(GAMES))

    def says(self) -> list[str]:
        """The question."""
        return [words.say("kids.title")]

    def page(self, room: Rect) -> list[Widget]:
        """The games side by side; under them what waits."""
        found: list[Widget] = []
        games = room
        if self.open:
            high = max(LEAST, min(_GOES_ON, room.h * 0.28))
            games = Rect(room.x, room.y, room.w, room.h - high - GAP)
        for game, place in zip(GAMES, in_row(middle_of(games, _HIGHEST), len(GAMES), _WIDEST)):
            draw = partial(_game, game)
            main = not self.open and game == self.first
            found.append(Tile(game, place, draw, words.title(GAMES[game].info), self.ruler, main=main, size=40))
        if self.open:
            wide = min(room.w, 900.0)
            place = Rect(room.centre[0] - wide / 2, room.bottom - high, wide, high)
            found.append(Tile("continue", place, self._waiting, "", self.ruler, main=True))
        return found

    def _waiting(self, canvas: Canvas, room: Rect) -> None:
        """The sign to go on, the game, and who plays it."""
        saved = self.open[0]
        side = room.h
        pictures.icon(canvas, "play", Rect(room.x + 12, room.y, side, side).grown(-side * 0.1))
        cloth = Rect(room.x + side + 36, room.y, side * 1.5, side)
        pictures.cloth_with_cards(canvas, saved.game, cloth, 18)
        x = cloth.right + 30
        people = _people(saved.seats)
        text = words.say("kids.continue")
        told = min(canvas.measure(text, 42, "title"), room.w * 0.3)
        face = min(side, (room.right - told - 40 - x) / max(1, len(people)) - 8)
        for at, player in enumerate(people):
            pictures.animal(canvas, player.animal, x + (at + 0.5) * (face + 8), room.centre[1], face)
        canvas.block(text, room.right - 20, room.centre[1], 42, role="title", anchor="right", room=told + 2)

    def chosen(self, key: Hashable) -> Change | None:
        """A game: who plays it. What waits: back to its table."""
        if key == "continue" and self.open:
            return self._go_on()
        return Push(KidsSeatsScene(self.home, str(key))) if key in GAMES else Stay()

    def _go_on(self) -> Change:
        """The table as it stood; a match that cannot be played is put away, and another one may wait."""
        saved = self.open[0]
        try:
            return Swap(self.home.table(self.home, Match.resumed(saved)))
        except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError):
            self.home.store.save(saved.id, saved.game, saved.seats, saved.record, finished=True).wait()
            self.open = self.open[1:]
            self.renew(self.first)
            return Stay()

    def back(self) -> Change | None:
        """To the two looks."""
        return Swap(self.home.children(self.home))


def _game(game: str, canvas: Canvas, room: Rect) -> None:
    pictures.cloth_with_cards(canvas, game, room, 26)


def _people(noted: object) -> list[Player]:
    """Who played, as the match has it noted."""
    seats = noted.get("seats") if isinstance(noted, dict) else None
    players = [player_from(one) for one in seats] if isinstance(seats, list) else []
    return [one for one in players if one is not None and not one.is_bot]
