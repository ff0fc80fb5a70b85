"""The matches that were played, and those that lie as texts in a folder or are dropped on the window, to be watched again."""

from collections.abc import Hashable
from datetime import datetime
from pathlib import Path

import sprites
from engine.games import GAMES
from game import words
from game.focus import Target
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match
from game.paint import CREAM, INK, LINE, PALE_GOLD, SOFT_INK, Canvas
from game.replaying import texts
from game.ruler import Ruler
from game.scene import Change, Pop, Push, Stay
from game.scenes.fault import open_text
from game.scenes.scores import ScoresScene
from game.scenes.screen import Screen
from game.sofa.seats import player_from
from game.store import Saved
from game.widgets import Button, Widget

SHOWN = 60
"""So many matches are listed, the last ones."""
_TITLE, _NAME, _INFO, _SAYS = 60.0, 32.0, 24.0, 26.0
_PAD = 18.0


class MatchRow(Button):
    """A match on a sheet of its own: a piece of the game's cloth, what it is called, and who played when."""

    def __init__(self, key: Hashable, rect: Rect, game: str, text: str, info: str) -> None:
        super().__init__(key, rect, text)
        self.game, self.info = game, info

    def targets(self) -> list[Target]:
        """The whole sheet."""
        return [Target(self.key, self.rect, round=22)]

    @staticmethod
    def tall(ruler: Ruler, info: str, wide: float) -> float:
        """The height it needs in that width."""
        lines = ruler.lines(info, _INFO, MatchRow.room(wide))
        return 2 * _PAD + ruler.line(_NAME, 1.2) + len(lines) * ruler.line(_INFO, 1.3)

    @staticmethod
    def room(wide: float) -> float:
        """What its words have of the width."""
        return wide - 120 - 2 * _PAD

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        down = armed == self.key
        rect = self.rect.moved(0, 3) if down else self.rect
        if not down:
            canvas.shade(rect, 22)
        canvas.panel(rect, PALE_GOLD if down else CREAM, radius=22, edge=LINE, thick=2)
        side = min(80.0, rect.h - 2 * _PAD + 8)
        piece = Rect(rect.x + _PAD, rect.centre[1] - side / 2, side, side)
        canvas.cloth_in(piece, self.game if self.game in GAMES else "kitchen", 14)
        canvas.put(sprites.icon("play", canvas.px(side * 0.5), CREAM), rect.x + _PAD + side / 2, rect.centre[1])
        x, room = rect.x + 120, self.room(rect.w)
        y = rect.y + _PAD + canvas.line(_NAME, 0.6)
        canvas.text(self.text, x, y, _NAME, role="title", colour=INK, anchor="left", room=room)
        y += canvas.line(_NAME, 0.6)
        for line in canvas.lines(self.info, _INFO, room):
            canvas.text(line, x, y + canvas.line(_INFO, 0.65), _INFO, colour=SOFT_INK, anchor="left", room=room)
            y += canvas.line(_INFO, 1.3)


class Listing(Screen):
    """A heading, a sentence, rows one under the other. Subclasses say which."""

    heading, empty = "", ""
    """Keys of the heading, and of the sentence where there is nothing to list."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.note = ""
        self._title_y = 0.0
        self._said: list[tuple[float, str]] = []

    def rows(self) -> list[tuple[Hashable, str, str, str]]:
        """(key, game, what it is called, about it)."""
        return []

    def says(self) -> str:
        """The sentence under the heading."""
        return ""

    def lay(self) -> list[Widget]:
        """All of it, on a page that scrolls."""
        ruler = self.ruler
        wide = min(self.width - 80, 1240 * (1 + (ruler.letters - 1) * 0.3))
        left = (self.width - wide) / 2
        title = ruler.headline(_TITLE)
        self._title_y = 14 + ruler.line(title, 0.65)
        y = self._title_y + ruler.line(title, 0.75)
        self._said = []
        listed = self.rows()
        said = [self.note] if self.note else []
        said.append(self.says() if listed or not self.empty else words.say(self.empty))
        for text in said:
            for line in ruler.lines(text, _SAYS, wide, "bold"):
                self._said.append((y + ruler.line(_SAYS, 0.65), line))
                y += ruler.line(_SAYS, 1.3)
            y += 6
        y += 10
        found: list[Widget] = []
        for key, game, text, info in listed:
            high = MatchRow.tall(ruler, info, wide)
            found.append(MatchRow(key, Rect(left, y, wide, high), game, text, info))
            y += high + 14
        self.scroll.tall = max(self.scroll.view.h, y + 4)
        return found

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at the first row."""
        listed = self.rows()
        super().renew(first or (listed[0][0] if listed else "back"))

    def other(self, intent: Intent) -> Change | None:
        """A file was dropped on the window."""
        return open_text(self.home, Path(intent.text)) if intent.kind is Kind.FILE else None

    def back(self) -> Change | None:
        """To where one came from."""
        return Pop()

    def paint_page(self, canvas: Canvas) -> None:
        """The heading, and what is said under it."""
        size = self.ruler.headline(_TITLE)
        canvas.text(
            words.say(self.heading), self.width / 2, self._title_y, size, role="title", colour=INK, room=self.width - 60
        )
        for y, line in self._said:
            canvas.text(line, self.width / 2, y, _SAYS, role="bold", colour=SOFT_INK, room=self.width - 60)


class MatchesScene(Listing):
    """The matches of this house that are over."""

    heading, empty = "matches.title", "matches.none"

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.saved = home.store.matches(finished=True)[:SHOWN]

    def foot(self) -> list[Widget]:
        """Back, and the folder with texts."""
        return self.in_foot(
            [
                Button("back", Rect(0, 0, 300, 0), words.say("back"), main=True, size=34),
                Button("scores", Rect(0, 0, 300, 0), words.say("scores")),
                Button("files", Rect(0, 0, 360, 0), words.say("matches.files")),
            ]
        )

    def says(self) -> str:
        """What a press does."""
        return words.say("matches.says")

    def rows(self) -> list[tuple[Hashable, str, str, str]]:
        """The last one first."""
        return [(saved.id, saved.game, game_called(saved.game), about(saved)) for saved in self.saved]

    def press(self, key: Hashable) -> Change | None:
        """A match, or one of the buttons."""
        if key == "back":
            return Pop()
        if key == "files":
            return Push(FilesScene(self.home))
        if key == "scores":
            return Push(ScoresScene(self.home))
        saved = next(one for one in self.saved if one.id == key)
        try:
            return Push(self.home.watch(self.home, Match.resumed(saved), False))
        except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError):
            self.note = words.say("matches.unreadable")
            self.renew(key)
            return Stay()


class FilesScene(Listing):
    """The texts in the folder of matches."""

    heading = "files.title"

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.files = texts.lying(home.texts())

    def foot(self) -> list[Widget]:
        """Back."""
        return self.in_foot([Button("back", Rect(0, 0, 300, 0), words.say("back"), main=True, size=34)])

    def says(self) -> str:
        """Where they lie."""
        return words.say("files.says" if self.files else "files.none", folder=self.home.texts())

    def rows(self) -> list[tuple[Hashable, str, str, str]]:
        """The newest first."""
        return [(str(file), "kitchen", file.stem, file.name) for file in self.files]

    def press(self, key: Hashable) -> Change | None:
        """A file, or back."""
        return Pop() if key == "back" else open_text(self.home, Path(str(key)))


def game_called(game: str) -> str:
    """The name of a game; its key if there is no such game here."""
    return words.title(GAMES[game].info) if game in GAMES else game


def about(saved: Saved) -> str:
    """Who played a match, and when it ended."""
    noted = saved.seats.get("seats") if isinstance(saved.seats, dict) else None
    players = [player_from(one) for one in noted] if isinstance(noted, list) else []
    names = [player.name for player in players if player is not None and not player.is_bot]
    return words.say("dot", first=when(saved.changed), second=words.all_of(names)) if names else when(saved.changed)


def when(changed: str) -> str:
    """The day and the hour here, as the store wrote them; as they stand there if that is no time."""
    try:
        return datetime.fromisoformat(changed).astimezone().replace(tzinfo=None).isoformat(" ", "minutes")
    except (ValueError, OverflowError):  # the latter: before the first or after the last of all days
        return changed[:16]
