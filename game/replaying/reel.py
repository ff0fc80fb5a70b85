"""A match that is watched again: where it stands, through whose eyes it is seen, and how fast it goes on. Pure.

Of a match that is over everything may be seen. Of one that still goes on only what the eyes at its table saw anyway.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Any, Final, NamedTuple

from engine.events import Event
from engine.model import DEAL, Action, Seat, View
from engine.playback import Playback
from engine.record import Record
from game.match import Match, Wish
from game.sofa.seats import OPEN, Eyes, Player, house_players, shown
from game.talk import Talk

SPEEDS: Final = (("slow", 2.0), ("normal", 1.0), ("fast", 0.5), ("four", 0.25))
"""The ways to go on by themselves, and how long all motion and every pause is then."""
PAUSE, LEAST = 0.7, 0.6
"""Seconds after each action at normal speed and pace; at least, where nothing moves and it is read."""


class Step(NamedTuple):
    """One action as it was seen: who, what, what was seen of it, and the table after it."""

    seat: Seat
    action: Action
    events: list[Event]
    view: View[Any, Any]


class Reel:
    """match: what is watched; nothing is ever played on it. running: whether it still goes on elsewhere.

    ply    how many actions have been shown; eyes: whose; speed: the key of one of SPEEDS
    plays  whether it goes on by itself
    """

    def __init__(self, match: Match, running: bool = False) -> None:
        """ValueError (IllegalAction) for a record that cannot be played."""
        self.playback = Playback(match.table.record)
        self.running = running
        self.you: Seat = match.you
        self.match = self._twin(match)
        self.eyes: Eyes = OPEN
        if self.running:
            alone = bool(match.people) and not match.several and not match.wish.watch
            self.eyes = match.you if alone else OPEN if match.wish.watch else None
        self.offered: tuple[Eyes, ...] = (self.eyes,) if self.running else (OPEN, *range(len(match.players)), None)
        """The eyes through which it may be watched."""
        self.ply = 0
        self.speed = "normal"
        self.plays = False
        self.look(self.eyes)

    @staticmethod
    def _twin(match: Match) -> Match:
        """The same match as it is drawn here: nobody is to play, and everybody is called by name who has given one."""
        twin = copy(match)
        twin.wish = replace(match.wish, watch=True)
        named = match.wish.name or match.wish.players or not match.people
        twin.talk = Talk(match.players, None if named else match.people[0])
        return twin

    def __len__(self) -> int:
        return len(self.playback)

    @property
    def at_end(self) -> bool:
        """Whether the last action has been shown."""
        return self.ply == len(self)

    @property
    def factor(self) -> float:
        """How long motion and pauses are, as a part of what is usual."""
        return dict(SPEEDS)[self.speed]

    def pause(self, pace: float) -> float:
        """Seconds from the end of one motion to the next action; pace: of all motion, 0 is none."""
        return max(LEAST, PAUSE * pace) * self.factor

    def look(self, eyes: Eyes) -> None:
        """Watch through these eyes from now on; ValueError for eyes that may not see this match now."""
        if eyes not in self.offered:
            raise ValueError("this match still goes on: it cannot be seen through other eyes")
        self.eyes = self.match.eyes = eyes
        self.match.you = eyes if isinstance(eyes, int) else self.you

    def next_eyes(self) -> None:
        """The next eyes, after the last the first again."""
        self.look(self.offered[(self.offered.index(self.eyes) + 1) % len(self.offered)])

    def next_speed(self) -> None:
        """The next speed, after the fastest the slowest."""
        keys = [key for key, _ in SPEEDS]
        self.speed = keys[(keys.index(self.speed) + 1) % len(keys)]

    # Where it stands

    def go(self, ply: int) -> None:
        """Stand after so many actions, or as near to that as there are any."""
        self.ply = max(0, min(len(self), ply))

    def forward(self) -> Step | None:
        """One action on; None at the end."""
        if self.at_end:
            return None
        self.ply += 1
        seat, action = self.playback.actions[self.ply - 1]
        return Step(seat, action, shown(self.playback.events(self.ply), self.eyes), self.view())

    def deal_back(self) -> int:
        """The beginning of this deal, or of the one before where this one has just begun."""
        return max((ply for ply in self.playback.deals if ply < self.ply), default=0)

    def deal_on(self) -> int:
        """The beginning of the next deal, or the end."""
        return next((ply for ply in self.playback.deals if ply > self.ply), len(self))

    # What is seen

    def view(self) -> View[Any, Any]:
        """The table as these eyes saw it then; nothing can be played in it."""
        return replace(self._seen(self.ply), legal=())

    def _seen(self, ply: int) -> View[Any, Any]:
        if self.eyes is OPEN:
            return self.playback.reveal(ply)
        return self.playback.view(ply, self.eyes)

    def before_deal(self) -> View[Any, Any]:
        """The table before this deal was dealt."""
        return self._seen(max(0, self._dealt - 1))

    @property
    def _dealt(self) -> int:
        """After how many actions this deal lay dealt; 0 before the first."""
        return max((ply for ply in self.playback.deals if ply <= self.ply), default=0)

    def this_deal(self) -> list[tuple[Seat, Action, list[Event]]]:
        """What these eyes have seen happen since the cards were dealt."""
        told = self.playback.between(self._dealt, self.ply)
        return [(seat, action, shown(events, self.eyes)) for seat, action, events in told]

    @property
    def last(self) -> tuple[Seat, Action] | None:
        """The action that was shown last; None at the beginning."""
        return self.playback.actions[self.ply - 1] if self.ply else None

    @property
    def resting(self) -> bool:
        """Whether nobody plays cards now: before a deal, or at the end."""
        return self.ply == 0 or self.playback.to_act(self.ply) is None or self.playback.deal_over(self.ply)

    # What can be made of it

    def choice(self) -> tuple[int, View[Any, Any]] | None:
        """The last decision that was shown in this deal and that these eyes may judge: its ply, and what its seat knew then.

        None if there is none: whoever does not see a hand is not told what its cards are worth.
        """
        if self.running:
            return None
        for ply in range(self.ply - 1, self._dealt - 1, -1):
            seat, action = self.playback.actions[ply]
            if action is DEAL or (self.eyes is not OPEN and self.eyes != seat):
                continue
            view = self.playback.view(ply, seat)
            if len(view.legal) > 1:
                return ply, view
        return None

    @property
    def can_be_played_on(self) -> bool:
        """Whether there is anything left to play from here."""
        return not self.running and self.playback.to_act(self.ply) is not None

    def played_on(self, name: str) -> Match:
        """A match that goes on from here: a person called `name` sits where these eyes look (else at the first seat that was a
        person's), the players of the house at all others. It does not count."""
        seat = self.eyes if isinstance(self.eyes, int) else self.you
        record = self.playback.until(self.ply)
        own = self.match.players[seat]
        person = Player(own.name if not own.is_bot else name, own.animal)
        others = iter([bot for bot in house_players() if bot.animal != person.animal])
        players = tuple(person if at == seat else next(others) for at in range(len(self.match.players)))
        options = tuple(record.options.items())
        return Match(Wish(record.game, record.options.seats, record.seed, options, players=players), record)


def match_of(record: Record, players: Sequence[Player] = ()) -> Match:
    """A match to be watched, from a record alone; players: who sat there, () if nobody knows."""
    options = tuple(record.options.items())
    known = tuple(players) if len(players) == record.options.seats else tuple(house_players()[: record.options.seats])
    return Match(Wish(record.game, record.options.seats, record.seed, options, players=known), record)
