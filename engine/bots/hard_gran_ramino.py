"""The hard player of Gran Ramino: closes when it can, else keeps the hand that promises most, without looking ahead."""

from collections.abc import Generator, Mapping

from engine.bots import sense_gran_ramino as sense
from engine.bots.personalities import PLAIN, Manner
from engine.bots.sense_gran_ramino import Seen
from engine.cards import Card, each
from engine.chance import Seed
from engine.games import melds
from engine.games.gran_ramino import DRAW, TAKE
from engine.games.gran_ramino_state import Memory, Table
from engine.games.great_hands import great_hands, prepare
from engine.model import Action, View

_NEARLY = 98
"""Percent of the best promise from which on a discard is nearly equal to it, so that the player's manner may choose."""


class HardBot:
    """Measures its hand against every great hand that can still be had.

    early: by number of players and cards of the pack how many draws ahead it thinks of the end of the stock
    (`sense.too_late`). With three it settles for points too early, with four, and with three and the German pack, it hopes
    for a great hand too long: what it has to learn from the expert.
    """

    early: Mapping[tuple[int, int], int] = {(2, 40): 2, (2, 36): 2, (3, 40): 3, (3, 36): -2, (4, 40): 1, (4, 36): 0}

    def __init__(self, seed: Seed) -> None:
        self._seed = seed
        self.manner: Manner = PLAIN

    def think(self, view: View[Table, Memory]) -> Generator[None, None, Action]:
        """A slice is one card that may be drawn, one imagined hand, or a part of the table of great hands."""
        yield
        if len(view.legal) == 1:
            return view.legal[0]
        seen = sense.see(view)
        yield from prepare(seen.setup.form)
        if view.table.phase == "draw":
            gain, whole = yield from sense.gain_of_taking(seen, view.pile("discards").up[-1], self._draws(view))
            if abs(gain) * 100 < whole * (100 - _NEARLY):
                return self.manner.first((TAKE, DRAW) if gain > 0 else (DRAW, TAKE))
            return TAKE if gain > 0 else DRAW
        discards = [action.card for action in view.legal if action.card is not None]
        return Action("discard", (yield from self.discard(view, seen, discards)))

    def discard(
        self,
        view: View[Table, Memory],
        seen: Seen,
        discards: list[Card],
    ) -> Generator[None, None, Card]:
        """Close if that is possible; else keep what promises most, or late in the deal the points."""
        yield from ()
        form = seen.setup.form
        closing = [card for card in melds.closing(form, seen.hand) if card in discards]
        if closing:
            return max(closing, key=lambda card: melds.worth(form, seen.hand ^ 1 << card) or ())
        great = great_hands(form)
        sums, live = great.sums(each(seen.hand)), great.without(seen.dead)
        if sense.too_late(seen, sense.nearest(great, sums, live), seen.draws, self._draws(view)):
            return min(discards, key=lambda card: (form.points(card), card))
        return self.best(form, sense.promise(great, sums, live, discards))

    def _draws(self, view: View[Table, Memory]) -> int:
        return self.early[view.options.seats, view.options.number("pack")]

    def best(self, form: melds.Form, worth: Mapping[Card, int]) -> Card:
        """The discard of the greatest worth; of nearly equal ones that which the manner likes, else that of fewest points."""
        most = max(worth.values())
        equal = [card for card, value in worth.items() if value * 100 >= most * _NEARLY]
        equal.sort(key=lambda card: (-worth[card], form.points(card), card))
        return self.manner.first_card(equal)
