"""A match at this screen: the table, who sits there, and whose eyes look. Pure.

The deals are played by the client itself; bots get the view of their seat and nothing else. A match that is kept is written to
the store after every action, and is on disk before the action's motion starts.
"""

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.bots import Bot, make_bot
from engine.chance import derive
from engine.events import Event
from engine.games import find
from engine.model import DEAL, Action, Options, Seat, View
from engine.record import Record
from engine.table import Table
from game import words
from game.seats import OPEN, Eyes, Player, look, seated, shown
from game.store import Saved, Store
from game.talk import Talk
from game.words import say

MOST_SEED = 10**18
LONGEST_WAIT = 0.25
"""Seconds for which a move waits to be on disk before it is shown; a disk that is slower than that does not hold the game."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play. seed: None for a new match; watch: bots at all seats and all hands open; name: of the person
    who plays, "" for "You"."""

    game: str
    seats: int
    seed: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    watch: bool = False
    name: str = ""


class Match:
    """One match and its players. you: the seat at the bottom of the screen."""

    def __init__(self, wish: Wish, record: Record | None = None) -> None:
        """A new match, or the one that a record holds. ValueError says what is possible instead of an unknown game, number of
        seats or option, or what is wrong with the record."""
        rules = find(wish.game)
        given: Mapping[str, object] = dict(wish.options)
        options = Options(rules.info, wish.seats, given)
        seed = secrets.randbelow(MOST_SEED) if wish.seed is None else wish.seed
        self.wish = wish
        self.table = Table(record or Record(rules.info.key, options, seed, version=rules.info.version))
        seed = self.table.record.seed or 0
        self._store: Store | None = None
        self._number = 0
        self.players: tuple[Player, ...] = seated(wish.seats, None if wish.watch else wish.name or say("you"))
        self.you: Seat = 0
        self.eyes: Eyes = OPEN if wish.watch else 0
        self.talk = Talk(self.players, None if wish.watch else 0)
        self._bots: dict[Seat, Bot] = {
            seat: make_bot(rules.info.key, player.level, derive(seed, "bot", seat))
            for seat, player in enumerate(self.players)
            if player.is_bot
        }

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.table.record.game

    @property
    def title(self) -> str:
        """The name of the game."""
        return words.title(self.table.rules.info)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.turn is None

    @property
    def deal_is_next(self) -> bool:
        """Whether all that can be done is to deal."""
        return self.table.legal == (DEAL,)

    @property
    def bot(self) -> Bot | None:
        """The bot that is to act, or None."""
        return None if self.table.turn is None else self._bots.get(self.table.turn)

    def view(self) -> View[Any, Any]:
        """What the eyes at the screen may see."""
        return look(self.table, self.eyes)

    def bots_view(self) -> View[Any, Any]:
        """What the seat to act may know."""
        return self.table.view(self.table.turn)

    def play(self, action: Action) -> list[Event]:
        """Play it for the seat to act; what happened, as the eyes at the screen may see it."""
        turn = self.table.turn
        if turn is None:
            raise ValueError(f"the match is over: {action.text!r} cannot be played")
        events = self.table.play(turn, action)
        self._save()
        return shown(events, self.eyes)

    def keep_in(self, store: Store) -> None:
        """From now on every action is written there. A match that is only watched is not kept."""
        if self._store is None and not self.wish.watch:
            self._store = store
            self._number = self._number or store.begin(self.game, self._noted(), self.table.record.to_text())

    def _save(self) -> None:
        if self._store is not None:
            text = self.table.record.to_text()
            self._store.save(self._number, self.game, self._noted(), text, finished=self.over).wait(LONGEST_WAIT)

    def _noted(self) -> dict[str, Any]:
        """Who sits here, as plain values."""
        return {"name": self.wish.name, "seats": [[one.name, one.animal, one.level] for one in self.players]}

    @classmethod
    def resumed(cls, saved: Saved) -> "Match":
        """A kept match as it stood. ValueError if its record cannot be played."""
        if not isinstance(saved.record, str):
            raise ValueError("its record is no text")
        record = Record.from_text(saved.record)
        name = saved.seats.get("name") if isinstance(saved.seats, dict) else None
        options = tuple(record.options.items())
        wish = Wish(record.game, record.options.seats, record.seed, options, name=name[:24] if isinstance(name, str) else "")
        match = cls(wish, record)
        match._number = saved.id
        return match

    def before_deal(self) -> View[Any, Any]:
        """The table as it was before the last deal was dealt, from the record."""
        record = self.table.record
        again = Table(record.begun())
        for seat, action in record.actions[: self._dealt()]:
            again.play(seat, action)
        return look(again, self.eyes)

    def _dealt(self) -> int:
        """The ply of the last deal; 0 before the first."""
        return max((ply for ply, (_, action) in enumerate(self.table.record.actions) if action is DEAL), default=0)

    def this_deal(self) -> Iterator[tuple[Seat, Action, list[Event]]]:
        """What has happened since the last deal was dealt, as the eyes at the screen saw it: (seat, action, events)."""
        record = self.table.record
        again = Table(record.begun())
        steps = [(seat, action, again.play(seat, action)) for seat, action in record.actions]
        return ((seat, action, shown(events, self.eyes)) for seat, action, events in steps[self._dealt() :])

    def rename(self) -> None:
        """The person who has given no name is called otherwise in another language."""
        if not self.wish.watch and not self.wish.name:
            self.players = (replace(self.players[self.you], name=say("you")), *self.players[1:])
            self.talk = Talk(self.players, self.talk.you)

    def again(self) -> "Match":
        """Another match with the same players and house rules."""
        wish = self.wish
        return Match(Wish(wish.game, wish.seats, None, wish.options, wish.watch, wish.name))
