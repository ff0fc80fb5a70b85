"""The children's title: the three games as pictures, and the games that wait to be played on."""

from collections.abc import Hashable
from functools import partial

from engine.games import GAMES
from game import lettering, words
from game.geometry import Rect
from game.home import Home
from game.kids import mode
from game.match import Match
from game.paint import Canvas
from game.scene import Change, Push, Stay, Swap
from game.scenes import kids_pictures as pictures
from game.scenes.kids_screen import GAP, LEAST, Draw, KidsScreen, Tile, in_row, middle_of
from game.scenes.kids_seats import KidsSeatsScene
from game.sofa.seats import Player, player_from
from game.store import Saved
from game.widgets import Widget

_WIDEST, _HIGHEST = 520.0, 600.0
_GOES_ON = 190.0
"""Height of the card of a match that goes on."""
_MOST, _IN_A_ROW = 3, 3
"""So many of them are offered, those that were played last; and so many people stand beside each other on one."""


class KidsTitleScene(KidsScreen):
    """The match that was played last and waits is the obvious one, else the game that is explained fastest."""

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
        """The games side by side; under them what waits, the obvious one first."""
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
            low = Rect(room.x, room.bottom - high, room.w, high)
            waiting = self.open[:_MOST]
            for at, place in enumerate(in_row(low, len(waiting), 900.0)):
                shown: Draw = self._waiting if len(waiting) == 1 else partial(_one_of_several, waiting[at])
                found.append(Tile(("continue", at) if at else "continue", place, shown, "", self.ruler, main=not at))
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
        at = 0 if key == "continue" else key[1] if isinstance(key, tuple) else None
        if at is not None and at < len(self.open):
            return self._go_on(self.open[at])
        return Push(KidsSeatsScene(self.home, str(key))) if key in GAMES else Stay()

    def _go_on(self, saved: Saved) -> Change:
        """The table as it stood; a match that cannot be played is put away, and another one may wait."""
        try:
            return Swap(self.home.table(self.home, Match.resumed(saved)))
        except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError):
            self.home.store.save(saved.id, saved.game, saved.seats, saved.record, finished=True).wait()
            self.open = [one for one in self.open if one is not saved]
            self.renew(self.first)
            return Stay()

    def back(self) -> Change | None:
        """To the two looks."""
        return Swap(self.home.children(self.home))


def _one_of_several(saved: Saved, canvas: Canvas, room: Rect) -> None:
    """The sign to go on, the game with who plays it, and that in words under it."""
    told = Rect(room.x, room.bottom - room.h * 0.32, room.w, room.h * 0.32)
    side = room.h * 0.64
    pictures.icon(canvas, "play", Rect(room.x, room.y, side, side).grown(-side * 0.1))
    cloth = Rect(room.x + side + 12, room.y, side * 1.3, side)
    pictures.cloth_with_cards(canvas, saved.game, cloth, 14)
    people = _people(saved.seats)
    left = cloth.right + 12
    rows = 1 if len(people) <= _IN_A_ROW else 2
    across = max(1, -(-len(people) // rows))
    face = min(side / rows, (room.right - left) / across - 6)
    for at, player in enumerate(people):
        row, column = divmod(at, across)
        x, y = left + (column + 0.5) * (face + 6), room.y + (row + 0.5) * side / rows
        pictures.animal(canvas, player.animal, x, y, face)
    text = words.say("kids.continue.game", game=words.title(GAMES[saved.game].info))
    lettering.write(canvas, text, told, 34, role="title")


def _game(game: str, canvas: Canvas, room: Rect) -> None:
    pictures.cloth_with_cards(canvas, game, room, 26)


def _people(noted: object) -> list[Player]:
    """Who played, as the match has it noted."""
    seats = noted.get("seats") if isinstance(noted, dict) else None
    players = [player_from(one) for one in seats] if isinstance(seats, list) else []
    return [one for one in players if one is not None and not one.is_bot]
