"""The players in the middle of a match: who leaves a seat to the computer or takes it back, and stopping after this deal."""

from collections.abc import Hashable

from engine.model import Options
from game import words
from game.geometry import Rect
from game.home import Home
from game.intents import Intent
from game.match import Match
from game.scene import Change, Pop, Stay, Swap
from game.scenes.form import Question, pressed
from game.scenes.screen import Screen
from game.scenes.seat import SeatScene
from game.scenes.seats import SeatsScene
from game.sofa import seating
from game.sofa.seating import Seating
from game.sofa.seats import Player
from game.widgets import Button, Stepper, Widget


class PlayersScene(SeatsScene):
    """The table as it sits. A change holds at once; after one the match goes on from behind the curtain."""

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home, match.game, match.wish)
        self.match = match
        self.seating = Seating(match.players, home.pressed)
        self._changed = False

    def enter(self) -> None:
        """The window keeps its name."""

    @property
    def options(self) -> Options:
        """Those of the match."""
        return self.match.table.record.options

    @property
    def title(self) -> str:
        """Over the table."""
        return words.say("players.title")

    def foot(self) -> list[Widget]:
        """Back to the game, and stopping."""
        stop = "players.stop.on" if self.match.stopping else "players.stop"
        found = [Button("back", Rect(0, 0, 320, 0), words.say("pause.on"), main=True, size=34)]
        if not self.match.over:
            found.insert(0, Button("stop", Rect(0, 0, 380, 0), words.say(stop)))
        return self.in_foot(found)

    def renew(self, first: Hashable | None = None) -> None:
        """The focus begins at going on."""
        super().renew(first or "back")

    def facts(self) -> list[tuple[float, str, str]]:
        """Whether the match is about to be stopped, and what can be done."""
        found = super().facts()[-1:]
        return [(26.0, "bold", words.say("players.stopping")), *found] if self.match.stopping else found

    def hint(self) -> str:
        """What can be done here."""
        if self.moving_seat is not None:
            return super().hint()
        return words.say("players.says")

    def stepper(self) -> Stepper | None:
        """There are as many players as there are."""
        return None

    def press(self, key: Hashable) -> Change | None:
        """Stop, or what every table does."""
        if key != "stop":
            return super().press(key)
        self.match.stop_after_deal(not self.match.stopping)
        self._changed = self._changed or self.match.ended
        self.renew()
        return Stay()

    def one_seat(self, seat: int) -> Screen:
        """The screen of one seat."""
        return PlayerScene(self.home, self, seat)

    def swap(self, one: int, other: int) -> None:
        """Two people go on with each other's cards."""
        first, second = self.players[one], self.players[other]
        self.put(one, second)
        self.put(other, first)

    def put(self, seat: int, player: Player) -> None:
        """That player has the seat from now on."""
        if player != self.match.players[seat]:
            self.match.reseat(seat, player)
            self._changed = True
        super().put(seat, player)

    def hear(self, intent: Intent) -> Change | None:
        """Nobody joins by a mere press: the seats have their cards."""
        return Screen.hear(self, intent)

    def back(self) -> Change | None:
        """To the pause; where somebody has changed, to the table as it is found by whoever comes to it."""
        if self.moving_seat is None:
            return Swap(self.home.table(self.home, self.match)) if self._changed else Pop()
        return super().back()


class PlayerScene(SeatScene):
    """One seat of a match: it can be left to the computer, taken back, or given to somebody."""

    def questions(self) -> list[Question]:
        """First of all leaving, or coming back."""
        player = self.player
        found = super().questions()
        if not player.is_bot:
            text = words.say("seat.dinner")
            found.insert(0, pressed("dinner", player.name, words.say("seat.dinner.says"), text))
        elif seating.stands_in(player):
            text = words.say("seat.back", name=player.name)
            found.insert(0, pressed("here", player.name, words.say("seats.stands_in"), text))
        return found

    def press(self, key: Hashable) -> Change | None:
        """Those two, or what every seat does."""
        if key in ("dinner", "here"):
            self.put(seating.kept_by_bot(self.player) if key == "dinner" else seating.taken_back(self.player))
            return Pop()
        return super().press(key)
