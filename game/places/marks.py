"""What a table marks for its readers: who played what, the last play, the last trick, and who has just taken which cards. Pure.

Everything here comes from actions and from events as the eyes at the screen may see them, so that a match that goes on, or
from which moves were taken back, is marked as it was.
"""

from collections.abc import Iterable

from engine.cards import Card
from engine.events import Event, Moved, TurnOf
from engine.model import DEAL, Action, Seat, Sight, Zone

Did = tuple[str, str]


class Marks:
    """gathers: the zone in which cards are played together, or "".

    did         what each player did last, in a few words and in fewer
    played_by   who played a card
    last_play   the cards that the last play laid on the table
    last_trick  the cards that were gathered last, with who played them
    taken       cards that came into a hand from the table, by seat, until that player's next turn
    """

    def __init__(self, gathers: str = "") -> None:
        self.gathers = gathers
        self.did: dict[Seat, Did] = {}
        self._clear()

    def _clear(self) -> None:
        self.did = {}
        self.played_by: dict[Card, Seat] = {}
        self.last_play: tuple[Card, ...] = ()
        self.last_trick: list[tuple[Card, Seat]] = []
        self.taken: dict[Seat, tuple[Card, ...]] = {}
        self._actor: Seat | None = None

    def taken_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that seat has taken since its last turn began, as far as they may be named."""
        return self.taken.get(seat, ())

    def note(self, seat: Seat | None, action: Action, events: Iterable[Event], did: Did | None = None) -> None:
        """That seat has done it. did: what its plate says then; None: what it said before."""
        if action is DEAL:
            self._clear()
            return
        found = list(events)
        if seat is not None:
            if seat != self._actor:  # where no event tells the turn, acting shows it
                self.taken.pop(seat, None)
            self._actor = seat
            if did is not None:
                self.did[seat] = did
        self._moves([event for event in found if isinstance(event, Moved) and event.card is not None])
        self._swapped([event for event in found if isinstance(event, Moved)])
        for event in found:
            if isinstance(event, TurnOf) and event.seat != seat:
                self.taken.pop(event.seat, None)

    def _moves(self, moves: list[Moved]) -> None:
        played: list[Card] = []
        gone: list[tuple[Card, Seat]] = []
        for card, source, target in moves:
            assert card is not None
            if source.seat is not None:
                self.taken[source.seat] = tuple(one for one in self.taken_by(source.seat) if one != card)
                if target.seat is None and target.sight is Sight.OPEN:
                    played.append(card)
                if self.gathers and target.name == self.gathers:
                    self.played_by[card] = source.seat
            elif _held(target) and target.seat is not None:
                self.taken[target.seat] = (*self.taken_by(target.seat), card)
            if self.gathers and source.name == self.gathers:
                gone.append((card, self.played_by.get(card, 0)))
        self.last_play = tuple(played) or self.last_play
        self.last_trick = gone or self.last_trick

    def _swapped(self, moves: list[Moved]) -> None:
        """A hand that was changed whole has no new cards among old ones."""
        left = {source.seat for _, source, target in moves if _held(source) and target.seat is None}
        for _, source, target in moves:
            if _held(target) and source.seat is None and target.seat is not None and target.seat in left:
                self.taken.pop(target.seat, None)


def _held(zone: Zone) -> bool:
    return zone.seat is not None and (zone.name == "hand" or zone.sight is Sight.OWNER)
