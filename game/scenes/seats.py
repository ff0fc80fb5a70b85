"""The table that is being made: who sits where, how many, by which rules, and how long it will take.

The focus begins at Play, and one person among bots sits there already: who only wants to play presses twice from the title.
A pad takes the first free seat by a press, and leaves it by another; nobody is seated unasked.
"""

from collections.abc import Hashable
from dataclasses import replace

from engine.games import GAMES
from engine.model import Options
from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent, Kind
from game.lessons import LESSONS
from game.match import Match, Wish
from game.paint import GOLD, INK, NIGHT, SOFT_INK, WHITE, Canvas
from game.scene import Change, Pop, Push, Stay, Swap
from game.scenes.help import HelpScene
from game.scenes.house_rules import HouseRulesScene
from game.scenes.screen import Screen
from game.scenes.seat import SeatScene
from game.scenes.seat_places import Places, places
from game.scenes.seat_plates import SeatPlate, draw_table, plate_size, told
from game.sofa import house_rules
from game.sofa.kept_tables import keep_table, kept_table
from game.sofa.minutes import minutes
from game.sofa.seating import Seating
from game.sofa.seats import Player, seated
from game.widgets import Button, Stepper, Widget, tall_switch

_CARD = 430.0
"""Least width of the card in the middle, at the usual size of text."""
_SAYS, _MINUTES, _NOTE = 24.0, 30.0, 26.0


class SeatsScene(Screen):
    """For one game. Starts from a wish, from the table that was made last, or from one person among bots."""

    def __init__(self, home: Home, game: str, wish: Wish | None = None) -> None:
        super().__init__(home)
        self.info = GAMES[game].info
        self.wish = wish or kept_table(home.store, self.info) or Wish(game, self.info.usual)
        start = self.wish.players or seated(self.wish.seats, self.wish.name or words.say("you"))
        self.seating = Seating(start, home.pressed)
        self._untouched = not self.wish.players
        """Whether the one person is still "You", who is called otherwise in another language."""
        self.moving_seat: int | None = None
        """Who is about to change places with the next that is pressed."""
        self.note = ""
        self._places = Places([], Rect(0, 0, 1, 1), None)
        self._spoken = words.revision()

    def enter(self) -> None:
        """The window is named after the game."""
        self.home.caption(words.say("window", game=words.title(self.info)))

    @property
    def options(self) -> Options:
        """The house rules as chosen, the rest at their defaults."""
        return Options(self.info, len(self.seating.players), dict(self.wish.options))

    @property
    def players(self) -> list[Player]:
        """Who sits there, clockwise from the near side."""
        return self.seating.players

    @property
    def title(self) -> str:
        """Over the table."""
        return words.title(self.info)

    def foot(self) -> list[Widget]:
        """Back, Play, the house rules, and the lesson of a game that has one."""
        learn = [Button("learn", Rect(0, 0, 260, 0), words.say("seats.learn"))] if self.info.key in LESSONS else []
        return self.in_foot(
            [
                Button("back", Rect(0, 0, 240, 0), words.say("back")),
                Button("play", Rect(0, 0, 380, 0), words.say("play"), main=True, size=38),
                Button("rules", Rect(0, 0, 260, 0), words.say("seats.rules")),
                *learn,
            ]
        )

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at Play. Whoever has no name is called "You" in the language of now."""
        if self._spoken != words.revision():
            self._spoken = words.revision()
            if self._untouched:
                self.seating.put(0, replace(self.players[0], name=words.say("you")))
        super().renew(first or "play")

    # The card in the middle

    def facts(self) -> list[tuple[float, str, str]]:
        """What stands on the card under the number of players: (size, role, words)."""
        people = self.seating.people
        curtained = sum(self.players[seat].privacy == "curtain" for seat in people)
        found = []
        number = minutes(self.info.key, self.options, len(people), curtained)
        if number:
            found.append((_MINUTES, "title", words.count("seats.minutes", number)))
        found.append((_SAYS, "bold", self._rules_said()))
        if not people:
            found.append((_SAYS, "text", words.say("seats.none")))
        found.append((_SAYS, "text", self.hint()))
        return found

    def _rules_said(self) -> str:
        own = house_rules.differing(self.info, self.options)
        called = house_rules.called(self.home.store, self.info, self.options)
        return called or (words.count("seats.rules.own", len(own)) if own else words.say("seats.rules.usual"))

    def hint(self) -> str:
        """What can be done here, or what has just been done."""
        if self.moving_seat is not None:
            return words.say("seats.move", name=self.players[self.moving_seat].name)
        if self.note:
            return self.note
        if not self.home.pads():
            return words.say("seats.hint")
        return words.say("seats.join.leave", act=self._button("acts"), back=self._button("leaves"))

    def stepper(self) -> Stepper | None:
        """The number of players, where it can be changed."""
        if len(self.info.seats) == 1:
            return None
        return Stepper("seats", Rect(0, 0, 1, 1), words.count("seats.players", len(self.players)), 30)

    def lay(self) -> list[Widget]:
        """The seats around the table, or under each other; in the middle the card."""
        ruler, players = self.ruler, self.players
        top = self._title_y() + ruler.line(self._title(), 0.75)
        shown = [told(self.home, players, seat) for seat in range(len(players))]
        plate = plate_size(ruler, [(player.name, one) for player, one in zip(players, shown)])
        wide = min(self.width - 60, _CARD * (1 + (ruler.letters - 1) * 0.6))
        stepper = self.stepper()
        if stepper is not None:
            wide = min(self.width - 60, max(wide, ruler.measure(stepper.text, 30, "title") + 2 * tall_switch(ruler) + 80))
        self._lines = [
            (size, role, line)
            for size, role, text in self.facts()
            for line in ruler.lines(text, size, wide - 56, "title" if role == "title" else "text" if role == "text" else "bold")
        ]
        high = sum(ruler.line(size, 1.3) for size, _, _ in self._lines) + 44
        self._steps = tall_switch(ruler) + 10 if stepper is not None else 0.0
        room = Rect(30, top, self.width - 60, self.scroll.view.h - top - 10)
        self._places = places(len(players), room, plate, (wide, high + self._steps))
        self.scroll.tall = max(self.scroll.view.h, max(rect.bottom for rect in self._places.seats) + 10)
        centre = self._places.centre
        found: list[Widget] = []
        if stepper is not None:
            stepper.rect = Rect(centre.x + 24, centre.y + 18, centre.w - 48, tall_switch(ruler))
            found.append(stepper)
        for seat, (player, rect) in enumerate(zip(players, self._places.seats)):
            found.append(SeatPlate(seat, rect, player, shown[seat], ruler, picked=seat == self.moving_seat))
        return found

    def _title(self) -> float:
        return self.ruler.headline(60)

    def _title_y(self) -> float:
        return 12 + self.ruler.line(self._title(), 0.65)

    # What is done

    def press(self, key: Hashable) -> Change | None:
        """A seat, more or fewer seats, or one of the foot."""
        self.note = ""
        if key == "back":
            return self.back() or Stay()
        if key == "play":
            return self.play()
        if key == "rules":
            return Push(HouseRulesScene(self.home, self))
        if key == "learn":
            self.home.seats = self
            return Swap(self.home.lesson(self.home, self.info.key))
        if isinstance(key, tuple) and key[0] == "seats":
            self._resize(int(key[1]))
        elif isinstance(key, tuple) and key[0] == "seat":
            return self._seat(int(key[1]))
        return Stay()

    def _resize(self, by: int) -> None:
        at = self.info.seats.index(len(self.players)) + by
        self.seating.resize(self.info.seats[max(0, min(at, len(self.info.seats) - 1))])
        self.moving_seat = None  # there may be no such seat any more
        self.wish = replace(self.wish, seats=len(self.players))
        self.renew()

    def _seat(self, seat: int) -> Change:
        if self.moving_seat is None:
            return Push(self.one_seat(seat))
        self._untouched = False
        self.swap(self.moving_seat, seat)
        self.moving_seat = None
        self.renew()
        return Stay()

    def one_seat(self, seat: int) -> Screen:
        """The screen of one seat."""
        return SeatScene(self.home, self, seat)

    def swap(self, one: int, other: int) -> None:
        """Two change places."""
        self.seating.swap(one, other)

    def put(self, seat: int, player: Player) -> None:
        """That player sits there now."""
        self._untouched = False
        self.seating.put(seat, player)
        self.renew()

    def move(self, seat: int) -> None:
        """The next seat that is pressed changes places with this one."""
        self.moving_seat = seat
        self.renew(("seat", seat))
        self.focus.go(("seat", seat))

    def choose(self, wish: Wish) -> None:
        """House rules, the number of the match and the curtain are as in that wish."""
        self.wish = wish
        self.renew()

    def play(self) -> Change:
        """To the table; it is made so next time too."""
        people = self.seating.people
        usual = self._untouched and tuple(self.players) == seated(len(self.players), words.say("you"))
        players = () if usual else tuple(self.players)
        wish = replace(self.wish, seats=len(self.players), players=players, watch=not people)
        keep_table(self.home.store, wish)
        return Swap(self.home.table(self.home, Match(wish)))

    def hear(self, intent: Intent) -> Change | None:
        """A pad that nobody has sits down by a press, and leaves by going back. The rest is as everywhere."""
        self._unplugged()
        if intent.kind in (Kind.ARM, Kind.ACT) and self.seating.joins(intent.device):
            return self._join(intent) if intent.kind is Kind.ACT else None
        if intent.kind is Kind.BACK and self.moving_seat is None:
            left = self.seating.leave(intent.device)
            if left is not None:
                self.note = words.say("seats.left", name=left.name)
                self.renew()
                return Stay()
        return super().hear(intent)

    def _join(self, intent: Intent) -> Change:
        seat = self.seating.join(intent.device, self.guest())
        if seat is not None:
            self._untouched = False
            way_out = self._button("leaves") if intent.family == "pad" else words.say("key.escape")
            self.note = words.say("seats.joined", name=self.players[seat].name, back=way_out)
            self.home.sound.play("join")
            self.home.greet(intent.device)
            self.renew()
        return Stay()

    def _button(self, what: str) -> str:
        """What the button of a pad is called that acts or leaves."""
        bindings = self.home.bindings
        return words.say("button." + (bindings.acts if what == "acts" else bindings.leaves))

    def guest(self) -> str:
        """A name for somebody who has not given one, which nobody here has."""
        names = {player.name for player in self.players}
        number = next(n for n in range(2, len(names) + 3) if words.say("seats.guest", n=n) not in names)
        return words.say("seats.guest", n=number)

    def _unplugged(self) -> None:
        """Whose pad was pulled out is not seated any more: it has to be pressed again."""
        there = [pad.device for pad in self.home.pads()]
        if any(one.startswith("pad:") and one not in there for player in self.players for one in player.devices):
            self.seating.gone(there)
            self.renew()

    def back(self) -> Change | None:
        """Nobody changes places after all; else to where this came from."""
        if self.moving_seat is None:
            return Pop()
        self.moving_seat = None
        self.renew()
        return Stay()

    def other(self, intent: Intent) -> Change | None:
        """The help key shows the rules."""
        return Push(HelpScene(self.home, self.info, self.options)) if intent.kind is Kind.HELP else None

    # Drawing

    def paint(self, canvas: Canvas) -> None:
        """The kitchen; where the seats stand in a list, the game's cloth, for there is no table."""
        cloth = "kitchen" if self._places.table is not None else self.info.key
        canvas.cloth(cloth)

    def paint_page(self, canvas: Canvas) -> None:
        """The name of the game, the table, the card on it."""
        places, size = self._places, self._title()
        ink = INK if places.table is not None else WHITE
        canvas.text(self.title, self.width / 2, self._title_y(), size, role="title", colour=ink, room=self.width - 80)
        if places.table is not None:
            draw_table(canvas, places.table, self.info.key)
        card = places.centre
        canvas.sheet(card, radius=26, edge=GOLD if self.moving_seat is not None else "", thick=5)
        y = card.y + 20 + self._steps
        for size, role, line in self._lines:
            step = self.ruler.line(size, 1.3)
            title = role == "title"
            canvas.text(
                line, card.centre[0], y + step / 2, size,
                role="title" if title else "text" if role == "text" else "bold",
                colour=INK if title else SOFT_INK if role == "text" else NIGHT, room=card.w - 50,
            )  # fmt: skip
            y += step
