"""A match at this screen: the table, who sits there, and whose eyes look. Pure.

The deals are played by the client itself; bots get the view of their seat and nothing else.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.bots import Bot, make_bot
from engine.chance import derive
from engine.events import Event
from engine.games import find
from engine.model import DEAL, Action, Options, Seat, View
from engine.record import Record
from engine.table import Table
from game.seats import OPEN, Eyes, Player, look, seated, shown
from game.talk import Talk
from game.words import say

MOST_SEED = 10**18


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

    def __init__(self, wish: Wish) -> None:
        """ValueError says what is possible instead of an unknown game, number of seats or option."""
        rules = find(wish.game)
        given: Mapping[str, object] = dict(wish.options)
        options = Options(rules.info, wish.seats, given)
        seed = secrets.randbelow(MOST_SEED) if wish.seed is None else wish.seed
        self.wish = wish
        self.table = Table(Record(rules.info.key, options, seed, version=rules.info.version))
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
        return self.table.rules.info.title

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
        return shown(self.table.play(turn, action), self.eyes)

    def again(self) -> "Match":
        """Another match with the same players and house rules."""
        wish = self.wish
        return Match(Wish(wish.game, wish.seats, None, wish.options, wish.watch, wish.name))
