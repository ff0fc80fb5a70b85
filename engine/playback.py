"""A match that is looked at again: the table after any number of its actions, for any eyes, without playing from the start.

The rules play the record once; a copy of the table is kept every few actions, so that any place is a handful of actions away.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from engine.events import Event
from engine.games import find
from engine.model import DEAL, Action, Seat, View
from engine.record import Record
from engine.rules import AnyRules, State
from engine.table import Table

EVERY: Final = 24
"""Actions between two copies that are kept."""


class Playback:
    """A record, checked and ready to be looked at. It stays what it was: nothing is played on here.

    actions  all of them; deals: after how many actions each deal is dealt (the action before is the deal)
    """

    def __init__(self, record: Record) -> None:
        """IllegalAction, with its ply, where the rules refuse an action; ValueError for a record that has lost its secret."""
        self.record = replace(record, actions=list(record.actions), notes=list(record.notes))
        self.rules: AnyRules = find(record.game)
        self.actions: tuple[tuple[Seat, Action], ...] = tuple(record.actions)
        self.deals = tuple(ply for ply, (_, action) in enumerate(self.actions, 1) if action is DEAL)
        Table(replace(record, actions=list(record.actions), notes=[]))  # checks every action
        state = self._start()
        self._kept = [state.copy()]
        for ply, (_, action) in enumerate(self.actions, 1):
            self.rules.play(state, action)
            if ply % EVERY == 0:
                self._kept.append(state.copy())

    def _start(self) -> State:
        record = self.record
        if record.seed is not None:
            state: State = self.rules.start(record.options, record.seed)
        else:
            assert record.position is not None
            state = self.rules.set_up(record.position, record.options)
        return state

    def __len__(self) -> int:
        return len(self.actions)

    def _at(self, ply: int) -> State:
        """The table after so many actions, to be looked at or played on once; IndexError if there are not so many."""
        if not 0 <= ply <= len(self.actions):
            raise IndexError(f"there are {len(self.actions)} actions, so none is number {ply}")
        state = self._kept[ply // EVERY].copy()
        for _, action in self.actions[ply // EVERY * EVERY : ply]:
            self.rules.play(state, action)
        return state

    def view(self, ply: int, seat: Seat | None) -> View[Any, Any]:
        """What that seat knew after so many actions; None: what everybody knew."""
        return self.rules.view(self._at(ply), seat)

    def reveal(self, ply: int) -> View[Any, Any]:
        """Everything as it lay after so many actions."""
        return self.rules.reveal(self._at(ply))

    def events(self, ply: int) -> list[Event]:
        """What the action number `ply` (from 1) brought about, unhidden."""
        if ply < 1:
            raise IndexError("the first action is number 1")
        state = self._at(ply - 1)
        return self.rules.play(state, self.actions[ply - 1][1])

    def between(self, first: int, last: int) -> Iterator[tuple[Seat, Action, list[Event]]]:
        """The actions after the first so many up to the last: who, what, and what it brought about, unhidden."""
        state = self._at(first)
        for seat, action in self.actions[first:last]:
            yield seat, action, self.rules.play(state, action)

    def to_act(self, ply: int) -> Seat | None:
        """Whose turn it was after so many actions; None when the match was over."""
        return self._at(ply).turn

    def deal_of(self, ply: int) -> int:
        """The deal (from 1) to which the table after so many actions belongs; 0 before the first."""
        return bisect_right(self.deals, ply)

    def deal_over(self, ply: int) -> bool:
        """Whether a deal had ended then and the next was not yet dealt."""
        return self.rules.deal_over(self._at(ply))

    def until(self, ply: int) -> Record:
        """The record of the first so many actions, to be played on: it does not count."""
        if not 0 <= ply <= len(self.actions):
            raise IndexError(f"there are {len(self.actions)} actions, so none is number {ply}")
        record = self.record
        notes = [(at, words) for at, words in record.notes if at <= ply]
        started = replace(record, actions=list(self.actions[:ply]), notes=notes)
        started.note(f"not counted: played on from action {ply} of another match")
        return started
