"""Michigan: what is known of each suit: which card comes next, where it is stopped, what was played, which honour is open.

Pure. All of it was seen by everybody: cards that were played, and cards that a stop has shown to lie in the extra hand.
"""

from dataclasses import dataclass
from typing import Any, Literal

from engine import cards
from engine.cards import PER_SUIT, Card, Suit
from engine.games.michigan_state import HONOURS
from engine.model import View

Way = Literal["fresh", "runs", "stopped"]
Lot = Literal["", "played", "out", "next"]
ORDER: tuple[Suit, ...] = (3, 1, 2, 0)
"""In which order suits stand: the colours take turns."""


@dataclass(frozen=True)
class SuitKnown:
    """One suit.

    way     "fresh": nothing was played of it; "runs": a run goes on in it; "stopped": its last run has stopped
    next    the card that is wanted, or at which the last run stopped; None after an ace, and while it is fresh
    out     cards that lie in the extra hand for certain
    played  cards that were played
    honour  the twin of the suit's honour card; open: whether it can still be played
    barred  whether the suit may not be led now, because it has just stopped
    """

    suit: Suit
    way: Way
    next: Card | None
    out: tuple[Card, ...]
    played: tuple[Card, ...]
    honour: Card
    open: bool
    barred: bool

    def lot(self, card: Card) -> Lot:
        """What is known of a card of this suit."""
        if card in self.played:
            return "played"
        if card in self.out:
            return "out"
        return "next" if self.way == "runs" and card == self.next else ""


def stops(view: View[Any, Any]) -> tuple[SuitKnown, ...]:
    """The four suits in ORDER; () while no cards are played."""
    if view.table.phase != "play":
        return ()
    run = view.pile("run").up
    laid = (*view.pile("played").up, *run)
    dead = view.memory.dead
    return tuple(_of(view, suit, run, laid, dead) for suit in ORDER)


def _of(view: View[Any, Any], suit: Suit, run: tuple[Card, ...], laid: tuple[Card, ...], dead: tuple[Card, ...]) -> SuitKnown:
    mine = [card for card in laid if cards.suit(card) == suit]
    out = tuple(card for card in dead if cards.suit(card) == suit)
    runs = view.table.run and bool(run) and cards.suit(run[-1]) == suit
    following = mine[-1] + 1 if mine and cards.rank(mine[-1]) < PER_SUIT - 1 else None
    honour = next(card for card in HONOURS if cards.suit(card) == suit)
    return SuitKnown(
        suit,
        "runs" if runs else "stopped" if mine else "fresh",
        following,
        out,
        tuple(sorted(mine)),
        honour,
        honour not in mine and honour not in out,
        view.table.stopped == suit,
    )
