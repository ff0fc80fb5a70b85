"""What somebody at the table is told of every action, from events and views as that seat may see them."""

from typing import Any

from engine.cli.english import Narrator, events_in_order, is_dealing, outcome_lines
from engine.cli.lying import pots
from engine.cli.naming import Naming
from engine.cli.telling import Teller
from engine.events import Event, MatchOver, Moved, Opened
from engine.model import DEAL, Action, Seat, View
from engine.table import Table


class Story:
    """The story of one match, for one seat; narrator tells events, teller what lies there."""

    def __init__(self, table: Table, me: Seat, naming: Naming) -> None:
        names = [f"Seat {seat}" for seat in range(table.record.options.seats)]
        self._me = me
        self.narrator = Narrator(names, me, naming)
        self.teller = Teller(table.record.game, me, self.narrator)

    def lines(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> list[str]:
        """What this seat is told of an action."""
        view = table.view(self._me)
        if action is DEAL:
            who = f" {self.narrator.does(seat, 'deals')}." if table.ply > 1 else ""
            told = self.narrator.tell([event for event in events if not is_dealing(event)])
            if not who and told:
                told.insert(0, "Everybody draws a card, and the highest deals first.")
            hand = [] if _is_asked_with_hand(view) else self.teller.hand(view)
            return ["", f"Deal {table.deals}.{who}", *told, *self.teller.dealt(view), *hand]
        shown = events_in_order(table.rules, table.record.options, events)
        last = [event for event in shown if isinstance(event, MatchOver)]
        lines = self.narrator.tell([event for event in shown if event not in last])
        if any(isinstance(event, Opened) for event in events) and view.table.phase != "stakes":
            lines.append(pots(view, self.narrator))
        if not _is_asked_with_hand(view) and any(_comes_to_hand(event, self._me) for event in events):
            lines += self.teller.hand(view)
        if table.deal_over:
            lines += [*outcome_lines(view, self.narrator), self.teller.left(view), *self.narrator.tell(last)]
            if table.turn is not None:
                lines.append(self.teller.standing(view))
        return lines


def _is_asked_with_hand(view: View[Any, Any]) -> bool:
    """Whether what is asked next begins with the hand, so that it need not be told before."""
    return len(view.legal) > 1


def _comes_to_hand(event: Event, me: Seat) -> bool:
    """Whether a whole hand can now be looked at: after blind stakes, and after a swap."""
    if not isinstance(event, Moved):
        return False
    return event.source.name in ("packet", "extra") and event.target.name == "hand" and event.target.seat == me
