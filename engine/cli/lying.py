"""What lies on the table of each game, in words. A game without a class here is told pile by pile."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine import cards
from engine.cards import Card
from engine.cli.english import Narrator
from engine.cli.naming import RANKS, SUITS, counted
from engine.cli.paper import TIED
from engine.model import View, Zone

AnyView = View[Any, Any]
LAST_MOVES: Final = 20
"""So many moves before the limit of a deal they are counted down (RS-12)."""
LOW_STOCK: Final = 6
"""From so many cards on the stock is counted down."""


class Lying:
    """Any game. `narrator` says what seats and cards are called."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator

    def leads(self, _view: AnyView, /) -> bool:
        """Whether a card that is played now is led."""
        return False

    def news(self, _view: AnyView, _own: Sequence[Card], /) -> list[str]:
        """What matters for the choice of who holds these cards and is not told by what has just happened."""
        return []

    def situation(self, _view: AnyView, _own: Sequence[Card], /) -> list[str]:
        """All that matters for that choice."""
        return []

    def open(self, view: AnyView) -> list[str]:
        """What lies open in the middle."""
        lines = []
        for pile in view.piles:
            if pile.count and pile.zone.seat is None:
                shown = f": {self._narrator.naming.several(pile.up)}" if pile.up else ""
                lines.append(f"{_capital(pile.zone)}, {counted(pile.count, 'card')}{shown}.")
        for heap in view.heaps:
            if heap.zone.seat is None and any(heap.counts):
                lines.append(f"{_capital(heap.zone)}, {counted(sum(heap.counts), 'marker')}.")
        return lines

    def counts(self, _view: AnyView, /) -> list[str]:
        """How much of what there is, besides everybody's cards and points."""
        return []

    def each(self, numbers: Sequence[int]) -> str:
        """A number for each seat."""
        return ", ".join(f"{self._narrator.name(seat)}:{TIED}{number}" for seat, number in enumerate(numbers))


class RollingStone(Lying):
    """The trick."""

    def leads(self, view: AnyView) -> bool:
        """Whether the trick is empty."""
        return not view.pile("trick").count

    def news(self, view: AnyView, own: Sequence[Card]) -> list[str]:
        """Cards that may not be led (RS-9), and the last moves before the limit (RS-12)."""
        barred = [card for card in own if card in view.table.barred]
        lines = [f"You may not lead {self._narrator.naming.several(barred)}, which you have just picked up."] if barred else []
        left = view.table.limit - view.table.made
        return lines + ([f"Moves left in this deal: {max(left, 0)}."] if left <= LAST_MOVES else [])

    def situation(self, view: AnyView, own: Sequence[Card]) -> list[str]:
        """The trick, and the news."""
        return ["You lead."] * self.leads(view) + self.open(view) * (not self.leads(view)) + self.news(view, own)

    def open(self, view: AnyView) -> list[str]:
        """Who has laid which card to the trick."""
        lying, leader = view.pile("trick").up, view.table.leader
        if not lying:
            return ["Nothing lies on the table."]
        told = [
            f"{self._narrator.whom((leader + at) % view.options.seats)} {self._narrator.naming.one(card)}"
            for at, card in enumerate(lying)
        ]
        told[0] += ", led"
        return [f"On the table: {'; '.join(told)}."]

    def counts(self, view: AnyView) -> list[str]:
        """Tricks, and moves out of those that a deal can have."""
        won = [f"Tricks won in this deal. {self.each(view.table.tricks)}."] if any(view.table.tricks) else []
        return [*won, f"Moves in this deal: {view.table.made} of {view.table.limit}."]


class GranRamino(Lying):
    """The stock and the discard pile."""

    def news(self, view: AnyView, _own: Sequence[Card]) -> list[str]:
        """That the stock is low."""
        stock = view.pile("stock").count
        drawing = view.legal[0].kind == "draw"
        return self._stock(view) if not stock or (stock <= LOW_STOCK and drawing) else []

    def situation(self, view: AnyView, own: Sequence[Card]) -> list[str]:
        """What could be drawn, or what was."""
        if view.legal[0].kind == "draw":
            return self.open(view)
        drawn = view.memory.drawn
        return ([] if drawn is None else [f"You have drawn {self._narrator.naming.one(drawn)}."]) + self.news(view, own)

    def open(self, view: AnyView) -> list[str]:
        """The top of the discard pile, and the stock."""
        top = view.pile("discards").up[-1:]
        told = [f"On top of the discard pile: {self._narrator.naming.one(card)}." for card in top]
        return told + self._stock(view)

    def counts(self, view: AnyView) -> list[str]:
        """Both piles."""
        return [*self._stock(view), f"On the discard pile: {counted(view.pile('discards').count, 'card')}."]

    def _stock(self, view: AnyView) -> list[str]:
        stock = view.pile("stock").count
        return [f"In the stock: {counted(stock, 'card')}." if stock else "The stock is empty."]


class Michigan(Lying):
    """The run, and the markers on the honour cards."""

    def leads(self, view: AnyView) -> bool:
        """Whether no run is going on."""
        return not view.table.run

    def news(self, view: AnyView, _own: Sequence[Card]) -> list[str]:
        """The markers, where they are staked or a hand may be swapped for them."""
        return [pots(view, self._narrator)] if view.table.phase in ("stakes", "swap") else []

    def situation(self, view: AnyView, own: Sequence[Card]) -> list[str]:
        """The run, or the news."""
        return self.news(view, own) or self._run(view)

    def open(self, view: AnyView) -> list[str]:
        """The run and the markers."""
        return [*self._run(view), pots(view, self._narrator)]

    def counts(self, view: AnyView) -> list[str]:
        """Everybody's markers, those staked, and the extra hand."""
        extra = view.pile("extra").count
        lines = [f"In the extra hand: {counted(extra, 'card')}."] if extra else []
        seats = range(view.options.seats)
        lines.append(f"Markers. {self.each([sum(view.heap('purse', seat).counts) for seat in seats])}.")
        sealed = [sum(view.heap("stake", seat).counts) for seat in seats]
        if any(sealed):
            lines.append(f"Placed and still hidden. {self.each(sealed)}.")
        lines.append(pots(view, self._narrator))
        return lines + ([f"Lent by the bank. {self.each(view.table.loans)}."] if any(view.table.loans) else [])

    def _run(self, view: AnyView) -> list[str]:
        lying = view.pile("run").up
        if view.table.run and lying:
            suit, first, last = SUITS[cards.suit(lying[0])], RANKS[cards.rank(lying[0])], RANKS[cards.rank(lying[-1])]
            if len(lying) == 1:
                return [f"The run begins with {first} of {suit}."]
            return [f"The run in {suit} goes from {first} to {last} so far."]
        stopped = view.table.stopped
        return [] if stopped is None else [f"The run in {SUITS[stopped]} has stopped."]


def _capital(zone: Zone) -> str:
    return str(zone)[:1].upper() + str(zone)[1:]


def pots(view: AnyView, narrator: Narrator) -> str:
    """The markers on each honour card."""
    lying = {card: sum(view.heap(f"on {cards.name(card)}").counts) for card in view.pile("honours").up}
    if not any(lying.values()):
        return "No markers lie on the honour cards."
    told = [f"{narrator.naming.one(card)}{TIED}{count}" for card, count in lying.items()]
    return f"Markers on the honour cards: {', '.join(told)}."


GAMES: Final[dict[str, Callable[[Narrator], Lying]]] = {
    "rolling_stone": RollingStone,
    "gran_ramino": GranRamino,
    "michigan": Michigan,
}
"""The games that are told in words of their own."""
