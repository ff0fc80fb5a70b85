"""Who plays, by pictures: the seats of a game, and the animals or known people who can sit there."""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import NamedTuple

from engine.games import GAMES
from engine.model import Seat
from game import words
from game.focus import Target
from game.geometry import Rect, around
from game.home import Home
from game.intents import Intent, Kind
from game.kids import company, mode
from game.kids.company import Company
from game.lessons import LESSONS
from game.match import Match
from game.paint import GOLD, INK, LINE, Canvas
from game.ruler import LEAST_TEXT, Ruler
from game.scene import Change, Pop, Push, Stay, Swap
from game.scenes import kids_pictures as pictures
from game.scenes.kids_screen import EDGE, GAP, LEAST, Draw, KidsScreen, Round, Tile, sign
from game.sofa import profiles
from game.sofa.profiles import ANIMALS, Profile
from game.sofa.seats import Player
from game.widgets import Widget

_NAME, _FACE = 32.0, 300.0
_PLAY = 170.0
"""Size of the large yellow button."""
_MOST_KNOWN, _FEWEST_GUESTS, _FACES = 12, 8, 20
"""So many known people are offered, and at least so many animals for guests; together about so many faces."""


class Face:
    """A seat: an animal with its name; a golden ring for a person, a computer's face beside a bot's."""

    def __init__(self, seat: Seat, rect: Rect, player: Player, ruler: Ruler) -> None:
        self.key, self.rect, self.player = ("seat", seat), rect, player
        self._lines, self._size = ruler.fitting(player.name, _NAME, rect.w - 8, 1, "title")
        self._high = ruler.line(self._size, 1.2)

    def targets(self) -> list[Target]:
        """All of it."""
        return [Target(self.key, self.rect, round=30)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        rect = self.rect.moved(0, 4) if armed == self.key else self.rect
        face = min(rect.w - 40, rect.h - self._high - 40)
        x, y = rect.centre[0], rect.y + (rect.h - self._high) / 2
        pictures.animal(canvas, self.player.animal, x, y, face, LINE if self.player.is_bot else GOLD)
        if self.player.is_bot:
            pictures.robot(canvas, x + face * 0.42, y + face * 0.38, face * 0.36)
        canvas.text(
            " ".join(self._lines), x, rect.bottom - self._high / 2, self._size, role="title", colour=INK, room=rect.w - 4
        )


class KidsSeatsScene(KidsScreen):
    """For one game. Play is the obvious one; a pad sits down by a press."""

    def __init__(self, home: Home, game: str) -> None:
        super().__init__(home)
        self.info = GAMES[game].info
        self.company: Company = company.kept(home.store, self.info, home.kids or mode.kept_look(home), home.pressed)
        self._said = ""

    def enter(self) -> None:
        """The window is named after the game."""
        self.home.caption(words.say("window", game=words.title(self.info)))

    @property
    def first(self) -> Hashable:
        """Play."""
        return "play"

    def says(self) -> list[str]:
        """The question, or who has just come; and who helps."""
        return [self._said or words.say("kids.seats"), *company.helped(self.company.seated())[:2]]

    def page(self, room: Rect) -> list[Widget]:
        """The seats, in two rows if they are many; under them the lesson, fewer, more, and Play."""
        players = self.company.players
        play = max(LEAST, min(_PLAY, room.h * 0.26))
        above = Rect(room.x, room.y, room.w, room.h - play - GAP)
        columns = len(players) if len(players) <= 4 else -(-len(players) // 2)
        rows = -(-len(players) // columns)
        wide, high = min(330.0, above.w / columns), min(400.0, above.h / rows)
        top = above.centre[1] - high * rows / 2
        found: list[Widget] = []
        for seat, player in enumerate(players):
            row, at = divmod(seat, columns)
            across = min(columns, len(players) - row * columns)
            x = above.centre[0] + (at - across / 2) * wide
            found.append(Face(seat, Rect(x + 6, top + row * high + 4, wide - 12, high - 8), player, self.ruler))
        y = room.bottom - play / 2
        if len(self.info.seats) > 1:
            side = max(LEAST, play * 0.68)
            for by, at in ((-1, 0), (1, 1)):
                if self.company.can_step(by):
                    place = room.centre[0] + (at - 0.5) * (side + GAP)
                    found.append(Round(("step", by), place, y, side, sign("minus" if by < 0 else "plus")))
        if self.info.key in LESSONS:
            side = max(LEAST, play * 0.68)
            found.append(Round("lesson", room.x + side / 2 + EDGE, y, side, sign("help")))
        found.append(Round("play", room.right - play / 2 - EDGE, y, play, sign("play"), main=True))
        return found

    def chosen(self, key: Hashable) -> Change | None:
        """A seat, fewer or more, the lesson, or to the table."""
        self._said = ""
        if key == "play":
            return self._play()
        if key == "lesson":
            self.home.seats = self
            return Swap(self.home.lesson(self.home, self.info.key))
        if isinstance(key, tuple) and key[0] == "step":
            self.company.step(int(key[1]))
            self.renew()
        elif isinstance(key, tuple) and key[0] == "seat":
            return Push(KidsFacesScene(self.home, self, int(key[1])))
        return Stay()

    def _play(self) -> Change:
        company.keep(self.home.store, self.company)
        look = self.home.kids or mode.kept_look(self.home)
        return Swap(self.home.table(self.home, Match(mode.wish(self.info.key, self.company.seated(), look))))

    def hear(self, intent: Intent) -> Change | None:
        """A pad that nobody has sits down by a press, and leaves by going back."""
        there = [pad.device for pad in self.home.pads()]
        if any(one.startswith("pad:") and one not in there for player in self.company.players for one in player.devices):
            self.company.gone(there)
            self.renew()
        if intent.kind in (Kind.ARM, Kind.ACT) and self.company.joins(intent.device):
            return self._join(intent.device) if intent.kind is Kind.ACT else None
        if intent.kind is Kind.BACK and len(self.company.people) > 1 and self.company.leave(intent.device) is not None:
            self.renew()
            return Stay()
        return super().hear(intent)

    def _join(self, device: str) -> Change:
        seat = self.company.join(device)
        if seat is not None:
            self._said = words.say("kids.joined", name=self.company.players[seat].name)
            self.home.sound.play("join")
            self.home.greet(device)
            self.renew()
        return Stay()

    def back(self) -> Change | None:
        """To the games."""
        return Pop()


class Somebody(NamedTuple):
    """Who can sit at a seat: a player, or the computer."""

    key: Hashable
    player: Player | None


class KidsFacesScene(KidsScreen):
    """Who sits at that seat: people who are remembered, children first; animals for guests; the computer."""

    def __init__(self, home: Home, seats: KidsSeatsScene, seat: Seat) -> None:
        super().__init__(home)
        self.seats, self.seat = seats, seat
        self.offered = self._offered(profiles.kept(home.store))

    def _offered(self, kept: Sequence[Profile]) -> list[Somebody]:
        known = sorted(kept, key=lambda one: not one.kid)[:_MOST_KNOWN]
        company_ = self.seats.company
        theirs, sits = {one.animal for one in known}, company_.players[self.seat]
        free = [animal for animal in ANIMALS if animal not in theirs]
        guests = free[: max(_FEWEST_GUESTS, _FACES - len(known))]
        if not (sits.is_bot or sits.profile or sits.animal in guests):
            guests.append(sits.animal)
        found = [Somebody(("known", one.id), company.known(one)) for one in known]
        found += [Somebody(("guest", one), company.guest(one, company_.look)) for one in guests]
        if len(company_.people) > 1 or company_.players[self.seat].is_bot:
            found.append(Somebody("computer", None))
        return found

    @property
    def first(self) -> Hashable:
        """Whoever sits there, if offered."""
        now = self.seats.company.players[self.seat]
        if now.is_bot:
            return "computer"
        return ("known", now.profile) if now.profile else ("guest", now.animal)

    def says(self) -> list[str]:
        """The question."""
        return [words.say("kids.animals")]

    def page(self, room: Rect) -> list[Widget]:
        """All faces in rows."""
        names = [one.player.name for one in self.offered if one.player is not None]
        longest = max(self.ruler.measure(name, LEAST_TEXT, "title") for name in names) / self.letters
        need = max(172.0, longest * (1.1 + (self.letters - 1) * 0.5) + 36)
        most = max(1, min(len(self.offered), int((room.w + GAP / 2) // (need + GAP / 2))))
        told = self.ruler.line(26, 1.3)
        for columns in range(min(4, most), most + 1):  # the largest that can all be seen at once
            wide = min(_FACE, (room.w + GAP / 2) / columns - GAP / 2)
            high = max(LEAST + told + 60, wide * 0.8 + told)
            if -(-len(self.offered) // columns) * (high + GAP / 2) <= room.h + GAP / 2:
                break
        found: list[Widget] = []
        for at, one in enumerate(self.offered):
            row, column = divmod(at, columns)
            short = columns - min(columns, len(self.offered) - row * columns)
            left = room.centre[0] + (column + (short - columns) / 2) * (wide + GAP / 2) + GAP / 4
            place = Rect(left, room.y + row * (high + GAP / 2), wide, high)
            text = words.say("kids.computer") if one.player is None else one.player.name
            found.append(Tile(one.key, place, self._draw(one), text, self.ruler, main=one.key == self.first, size=26))
        return found

    def _draw(self, one: Somebody) -> Draw:
        return partial(_face, "" if one.player is None else one.player.animal)

    def chosen(self, key: Hashable) -> Change | None:
        """Whoever that is sits there."""
        one = next((one for one in self.offered if one.key == key), None)
        if one is None:
            return Stay()
        if one.player is None:
            self.seats.company.stand_up(self.seat)
        else:
            self.seats.company.sit(self.seat, one.player)
        self.seats.renew()
        return Pop()

    def back(self) -> Change | None:
        """Everybody stays where they are."""
        return Pop()


def _face(animal: str, canvas: Canvas, room: Rect) -> None:
    size = min(room.w, room.h)
    place = around(*room.centre, size, size)
    if animal:
        pictures.animal(canvas, animal, *place.centre, size)
    else:
        pictures.robot(canvas, *place.centre, size)
