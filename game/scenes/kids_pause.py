"""The children's pause, over the table: play on, take back, help, how loud it is, and to finish playing."""

from collections.abc import Hashable

from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.kids import company, mode
from game.match import Match
from game.paint import Canvas
from game.scene import Change, Pop, Push, Stay, Swap
from game.scenes import kids_pictures as pictures
from game.scenes.kids_night import KidsNightScene
from game.scenes.kids_screen import KidsScreen, Tile, in_row, middle_of, sign
from game.widgets import Widget

_WIDEST, _HIGHEST = 330.0, 380.0
_SIGNS = {"on": "play", "take_back": "take_back", "again": "redo", "help": "help", "finish": "moon", "leave": "home"}


class KidsPauseScene(KidsScreen):
    """The table stands still behind it. Nothing here sets anything that lasts, and nothing is lost."""

    covers = False
    way_back = lock = False
    order: tuple[str, ...] = ("on", "take_back", "help", "sound", "finish")
    """What can be pressed, from the left."""

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home)
        self.match = match
        self._said = ""

    @property
    def first(self) -> Hashable:
        """Playing on."""
        return "on"

    def says(self) -> list[str]:
        """That there is time, or why something cannot be; and who helps."""
        return [self._said or words.say("kids.pause"), *company.helped(self.match.players)[:2]]

    def page(self, room: Rect) -> list[Widget]:
        """A card for each, side by side."""
        places = in_row(middle_of(room, _HIGHEST), len(self.order), _WIDEST)
        return [
            Tile(
                key,
                place,
                self._loudness if key == "sound" else sign(_SIGNS[key]),
                words.say("kids." + key),
                self.ruler,
                main=key == self.first,
                size=36,
            )
            for key, place in zip(self.order, places)
        ]

    def _loudness(self, canvas: Canvas, room: Rect) -> None:
        pictures.loud(canvas, room, mode.loudness(self.home), len(mode.LOUDNESS))

    def chosen(self, key: Hashable) -> Change | None:
        """What its picture shows."""
        self._said = ""
        if key == "on":
            return Pop()
        if key == "take_back":
            return self._take_back()
        if key == "help":
            table = self.match.table
            return Push(self.home.help(self.home, table.rules.info, table.record.options))
        if key == "finish":
            return Swap(KidsNightScene(self.home, self.match))
        if key == "sound":
            mode.louder(self.home)
        self.renew()
        return Stay()

    def _take_back(self) -> Change:
        """Back to the own last decision, at the table; or why that cannot be."""
        match = self.match
        seat = match.you if match.eyes is not None or match.couch.last is None else match.couch.last
        why = match.may_take_back(seat)
        if not why:
            match.take_back(seat)
            return Swap(self.home.table(self.home, match))
        self._said = words.say("kids." + why)
        self.renew()
        return Stay()

    def other(self, intent: Intent) -> Change | None:
        """The keys for help and for taking back."""
        if intent.kind is Kind.HELP:
            return self.chosen("help")
        return self.chosen("take_back") if intent.kind is Kind.TOOL and intent.text == "back" else None

    def back(self) -> Change | None:
        """To the table."""
        return Pop()
