"""One seat of the table that is being made: who plays there, with which devices, how openly."""

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

import sprites
from engine.bots import LEVELS
from engine.bots.personalities import PERSONALITIES
from game import words
from game.geometry import Rect
from game.home import Home
from game.paint import INK, Canvas
from game.scene import Change, Pop, Push, Stay
from game.scenes.form import Form, Question, Section, choice, pressed
from game.scenes.name import NameScene
from game.scenes.screen import Screen
from game.scenes.seat_choices import Portrait, portraits, several
from game.scenes.seat_plates import device_called
from game.sofa import profiles, seating
from game.sofa.profiles import ANIMALS, KIDS
from game.sofa.seats import Player
from game.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.seats import SeatsScene

_MOST_PROFILES = 12
"""So many people who are remembered can be chosen from."""
_FACE = 96.0


class SeatScene(Screen):
    """Everything chosen holds at once."""

    def __init__(self, home: Home, table: "SeatsScene", seat: int) -> None:
        super().__init__(home)
        self.table, self.seat = table, seat
        self._form = Form()

    @property
    def player(self) -> Player:
        """Who sits here."""
        return self.table.players[self.seat]

    def put(self, player: Player) -> None:
        """That player sits here from now on."""
        self.table.put(self.seat, player)
        self.renew()

    def foot(self) -> list[Widget]:
        """Done, and changing places."""
        return self.in_foot(
            [
                Button("swap", Rect(0, 0, 340, 0), words.say("seat.swap")),
                Button("back", Rect(0, 0, 320, 0), words.say("seat.done"), main=True, size=34),
            ]
        )

    def lay(self) -> list[Widget]:
        """A sheet with the questions."""
        wide = min(self.width - 80, 1300.0)
        top = self._head() + 8
        self._form = Form()
        self._form.lay(self.ruler, [Section("", self.questions())], Rect((self.width - wide) / 2, top, wide, 0))
        self.scroll.tall = max(self.scroll.view.h, self._form.bottom)
        return self._form.widgets

    def _face(self) -> float:
        return _FACE * (1 + (self.ruler.letters - 1) * 0.25)

    def _head(self) -> float:
        return max(self._face() + 24, self.ruler.line(self.ruler.headline(52), 1.2) + 20)

    def questions(self) -> list[Question]:
        """What can be chosen for whoever sits here."""
        player = self.player
        found = [self._who()]
        if player.is_bot:
            levels = [(level, words.say("level." + level)) for level in LEVELS[1:]]
            found.append(choice("level", *_asked("level"), levels, player.level))
            house = [Portrait(one.key, one.animal, one.name) for one in PERSONALITIES]
            found.append(portraits("house", *_asked("house"), house, player.manner))
            return found
        if not player.profile:
            found.append(pressed("name", *_asked("name"), player.name))
            found.append(portraits("animal", *_asked("animal"), [Portrait(one, one) for one in ANIMALS], player.animal))
        ways = [("curtain", words.say("seats.curtain")), ("open", words.say("seats.open"))]
        found.append(choice("privacy", *_asked("privacy"), ways, player.privacy))
        kids = [(kid, words.say("kid." + (kid or "none"))) for kid in ("", "words", "pictures") if kid in KIDS]
        found.append(choice("kid", *_asked("kid"), kids, player.kid))
        title, says = _asked("devices")
        helped = [self.table.players[other].name for other in seating.helpers(self.table.players, self.seat)]
        if helped:
            says = words.say("seat.devices.helped", name=words.all_of(helped))
        found.append(several("devices", title, says, self._devices(), player.devices))
        if not player.profile and self.home.store.keeps:
            title = words.say("seat.remember", name=player.name)
            found.append(pressed("remember", title, words.say("seat.remember.says"), words.say("seat.remember.yes")))
        return found

    def _who(self) -> Question:
        """The computer, a guest, or somebody who is remembered."""
        player = self.player
        shown = [Portrait("bot", "", words.say("seat.who.bot"))]
        guest = player.animal if not player.is_bot and not player.profile else self.table.seating.free_animal()
        shown.append(Portrait("guest", guest, words.say("seat.who.guest")))
        seated = {one.profile for at, one in enumerate(self.table.players) if at != self.seat}
        known = [one for one in profiles.kept(self.home.store) if one.id not in seated]
        shown += [Portrait(one.id, one.animal, one.name) for one in known[:_MOST_PROFILES]]
        return portraits("who", *_asked("who"), shown, "bot" if player.is_bot else player.profile or "guest")

    def _devices(self) -> list[tuple[str, str]]:
        """All there are, and those that are named although they have gone."""
        there = [*seating.AT_HAND, *(pad.device for pad in self.home.pads())]
        there += [device for device in self.player.devices if device not in there]
        return [(device, device_called(self.home, device)) for device in there]

    def press(self, key: Hashable) -> Change | None:
        """A choice, or back."""
        if key == "back":
            return Pop()
        if key == "swap":
            self.table.move(self.seat)
            return Pop()
        if key == "name":
            name = "" if self.player.name == words.say("you") else self.player.name
            return Push(NameScene(self.home, name, self._named, "seat.name.ask", "seat.name.done"))
        if key == "remember":
            self._remember()
        elif isinstance(key, tuple):
            self._choose(str(key[0]), str(key[1]))
        return Stay()

    def _choose(self, what: str, value: str) -> None:
        player = self.player
        if what == "who":
            self.put(self.who(value))
        elif what == "house":
            one = next(one for one in PERSONALITIES if one.key == value)
            self.put(replace(player, name=one.name, animal=one.animal, manner=one.key))
        elif what == "kid":  # a child's hand lies open at first: somebody helps
            self.put(replace(player, kid=next(kid for kid in KIDS if kid == value), privacy="open" if value else "curtain"))
        elif what == "devices":
            held = player.devices
            self.put(replace(player, devices=tuple(one for one in held if one != value) if value in held else (*held, value)))
        elif what == "privacy":
            self.put(replace(player, privacy="open" if value == "open" else "curtain"))
        elif what == "animal":
            self.put(replace(player, animal=value))
        elif what == "level":
            self.put(replace(player, level=value))

    def who(self, value: str) -> Player:
        """Somebody else at this seat: with what a person here plays with, as far as that stays the same."""
        player = self.player
        if value == "bot":
            return player if player.is_bot else self.table.seating.bot()
        devices = () if player.is_bot else player.devices
        if value == "guest":
            if not (player.is_bot or player.profile):
                return player
            return Player(self.table.guest(), self.table.seating.free_animal(), devices=devices)
        one = next(one for one in profiles.kept(self.home.store) if one.id == value)
        privacy = "open" if one.kid else "curtain"
        return Player(
            one.name,
            one.animal,
            profile=one.id,
            kid=one.kid,
            privacy="open" if privacy == "open" else "curtain",
            devices=devices,
        )

    def _named(self, name: str) -> None:
        self.put(replace(self.player, name=name))

    def _remember(self) -> None:
        """The guest can be chosen by name from now on."""
        player = self.player
        made = profiles.new(player.name, player.animal, kid=player.kid)
        profiles.keep(self.home.store, made).wait()
        self.put(replace(player, profile=made.id))

    def back(self) -> Change | None:
        """To the table."""
        return Pop()

    def paint_page(self, canvas: Canvas) -> None:
        """Who it is, and the sheet."""
        face, size = self._face(), self.ruler.headline(52)
        name = self.player.name
        wide = min(self.ruler.measure(name, size, "title"), self.width - face - 120)
        left = (self.width - wide - face - 22) / 2
        y = 14 + face / 2
        canvas.put(sprites.animal(self.player.animal, canvas.px(face), disc=True), left + face / 2, y)
        canvas.put(sprites.marker(self.seat, canvas.px(face * 0.38)), left + face * 0.9, y + face * 0.34)
        canvas.text(name, left + face + 22, y, size, role="title", colour=INK, anchor="left", room=wide + 4)
        self._form.draw(canvas)


def _asked(key: str) -> tuple[str, str]:
    return words.say("seat." + key), words.say(f"seat.{key}.says")
