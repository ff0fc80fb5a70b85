"""The one door for every move: a table owns the true state, checks each action once, and keeps the record."""

from typing import Any

from engine import deal_code
from engine.chance import Seed, derive
from engine.events import Event, Opened, Sealed
from engine.games import find
from engine.model import DEAL, Action, Seat, View
from engine.record import MASK, Record
from engine.rules import AnyRules, IllegalAction, State


class Table:
    """A match in play. Nobody outside gets the state: only views, events and the record.

    rules   the game's rules
    record  what was played; the table appends to it
    turn    the seat to act; None when the match is over
    legal   what it may do; () when the match is over
    """

    def __init__(self, record: Record) -> None:
        """Play what the record holds; IllegalAction (with its ply) if the rules refuse a move of it."""
        self.rules: AnyRules = find(record.game)
        self.record = record
        self._restart(record.actions)

    def _restart(self, actions: list[tuple[Seat, Action]]) -> None:
        record = self.record
        if record.seed is not None:
            self._state: State = self.rules.start(record.options, record.seed)
        elif record.position is not None:
            self._state = self.rules.set_up(record.position, record.options)
        else:
            raise ValueError("this record has no seed: it left a running match and cannot be played on")
        record.actions = []
        # Bound once: every move of every bot's match goes through here.
        self._legal_of, self._play, self._write = self.rules.legal, self.rules.play, record.actions.append
        self.turn, self.legal = self._state.turn, self._legal_of(self._state)
        for seat, action in actions:
            self.play(seat, action)

    @property
    def ply(self) -> int:
        """How many actions were played and stand."""
        return len(self.record.actions)

    @property
    def deal_over(self) -> bool:
        """Whether a deal has ended and the next is not yet dealt."""
        return self.rules.deal_over(self._state)

    def view(self, seat: Seat | None) -> View[Any, Any]:
        """What that seat may know; None: what everybody may know."""
        return self.rules.view(self._state, seat)

    def reveal(self) -> View[Any, Any]:
        """Everything on the table."""
        return self.rules.reveal(self._state)

    def answer(self) -> dict[str, Any]:
        """The table in the words of a worked position."""
        return self.rules.answer(self._state)

    @property
    def deals(self) -> int:
        """How many deals were dealt so far."""
        return sum(action is DEAL for _, action in self.record.actions)

    def seal(self, deal: int) -> str:
        """The seal of that deal (from 1), which all may see before it; "" where no secret says what is dealt."""
        secret = self.record.seed
        return "" if secret is None else deal_code.seal(derive(secret, "deal", deal))

    def code(self, deal: int) -> Seed:
        """The number of a deal that is over; ValueError before: whoever knows it knows all cards."""
        if not 1 <= deal <= self.deals - (0 if self.turn is None or self.deal_over else 1):
            raise ValueError(f"deal {deal} is not over: its code is still a secret")
        if self.record.seed is None:
            raise ValueError("this match began from a position, and no code says its cards")
        return derive(self.record.seed, "deal", deal)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Play that action for that seat and return what happened, unhidden: show it through `events.seen_by`.

        IllegalAction changes nothing.
        """
        state = self._state
        if seat != self.turn or action not in self.legal:
            raise IllegalAction(
                seat, action, self.ply, self.legal if seat == self.turn else (), self.turn, self.rules.reveal(state)
            )
        events = self._play(state, action)
        self._write((seat, action))
        self.turn, self.legal = state.turn, self._legal_of(state)
        return events

    def can_take_back(self, to_turn_of: Seat) -> int | None:
        """The ply of that seat's last decision (a move with a choice), or None if it has made none."""
        record = self.record
        again = Table(record.begun())
        found = None
        for ply, (seat, action) in enumerate(record.actions):
            if seat == to_turn_of and len(again.legal) > 1:
                found = ply
            again.play(seat, action)
        return found

    def take_back(self, to_turn_of: Seat) -> None:
        """Go back to that seat's last decision; what is undone stays in the record as "~" lines.

        ValueError if the seat has made none.
        """
        ply = self.can_take_back(to_turn_of)
        if ply is None:
            raise ValueError(f"seat {to_turn_of} has made no decision that could be taken back")
        actions = self.record.actions
        notes = [(min(at, ply), words) for at, words in self.record.notes]
        notes += [(ply, f"~ {seat} {action.text}") for seat, action in actions[ply:]]
        self._restart(actions[:ply])
        self.record.notes = notes

    def public(self) -> Record:
        """The record without its seed, sealed stakes masked: the only form in which a running match leaves the program."""
        record = self.record
        again = Table(record.begun())
        sealed: dict[Seat, int] = {}
        for ply, (seat, action) in enumerate(record.actions):
            for event in again.play(seat, action):
                if isinstance(event, Sealed):
                    sealed[event.seat] = ply
                elif isinstance(event, Opened):
                    sealed.pop(event.seat, None)
        masked = set(sealed.values())
        actions = [(seat, MASK if ply in masked else action) for ply, (seat, action) in enumerate(record.actions)]
        notes = [(ply, _without_stake(words)) for ply, words in record.notes]
        return Record(record.game, record.options, None, None, actions, notes, record.version)


def _without_stake(words: str) -> str:
    """A note as all may read it: a stake that was taken back may be placed again, and stays its owner's secret."""
    start, kind, _ = words.partition(f" {MASK.kind} ")
    return f"{start} {MASK.text}" if kind and words.startswith("~ ") else words
