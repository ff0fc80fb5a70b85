"""Pocket plans: answers that a player lays down while looking at the hand, played when they fit.

A plan is a list of answers: "if hearts are led: this card", "when I must lead: this card", "take the discard if it is a five".
It is matched against the view of its seat and against nothing else. It is void as soon as a card has come into the hand that
was not there when it was laid, other than by one of its own answers. It lives in memory: it cannot be stored, and what it
says of itself names no card.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from engine import cards
from engine.cards import Cards
from engine.model import Action, Seat, View

MOST_ANSWERS = 12
"""More than a hand's worth of answers is no plan."""


@dataclass(frozen=True, slots=True)
class When:
    """What must lie in an open zone.

    zone   its name; "": nothing is asked, whatever lies anywhere
    cards  the card that counts must be one of these; None: the zone must be empty
    last   whether the last card laid counts (a discard pile) instead of the first one (a trick)
    """

    zone: str = ""
    cards: Cards | None = None
    last: bool = False

    def fits(self, view: View[Any, Any]) -> bool:
        """Whether it is so in this view; KeyError if the game has no such zone."""
        if not self.zone:
            return True
        pile = view.pile(self.zone)
        if self.cards is None or not pile.up:
            return self.cards is None and not pile.count
        return bool(self.cards >> pile.up[-1 if self.last else 0] & 1)


@dataclass(frozen=True, slots=True)
class Answer:
    """An action for a case."""

    when: When
    do: Action

    def __repr__(self) -> str:
        return "<an answer of a plan>"


@dataclass(frozen=True, slots=True, repr=False)
class Plan:
    """The answers of one seat, in the order in which they are tried. held: the hand they were laid for."""

    seat: Seat
    held: Cards
    answers: tuple[Answer, ...]

    def __repr__(self) -> str:
        return f"<a plan of seat {self.seat}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a pocket plan is never stored")

    def void(self, view: View[Any, Any]) -> bool:
        """Whether the hand has another card than those it was laid for."""
        return bool(_hand(view, self.seat) & ~self.held)

    def answer(self, view: View[Any, Any]) -> Action | None:
        """What it plays now: the first legal answer that fits; None if it is void or nothing fits, and the player is asked."""
        if view.seat != self.seat or self.void(view):
            return None
        for answer in self.answers:
            if answer.do in view.legal and answer.when.fits(view):
                return answer.do
        return None

    def after(self, played: Action, view: View[Any, Any]) -> "Plan | None":
        """What is left of it when its own answer was played and gave this view: that answer is spent, and a card that it took
        belongs to the hand. None if nothing is left, or if what was played was no answer of it."""
        rest = list(self.answers)
        for answer in self.answers:
            if answer.do is played:
                rest.remove(answer)
                break
        else:
            return None
        return replace(self, held=self.held | _hand(view, self.seat), answers=tuple(rest)) if rest else None


def lay(view: View[Any, Any], answers: Iterable[Answer]) -> Plan:
    """The plan of the seat that looks. ValueError for a view of no seat, a card not in its hand, or too many answers."""
    seat = view.seat
    if seat is None:
        raise ValueError("a plan belongs to a seat; this view is everybody's")
    chosen = tuple(answers)
    if len(chosen) > MOST_ANSWERS:
        raise ValueError(f"a plan has at most {MOST_ANSWERS} answers, not {len(chosen)}")
    hand = _hand(view, seat)
    top = {pile.up[-1] for pile in view.piles if pile.zone.seat is None and pile.up}
    for answer in chosen:
        card = answer.do.card
        if card is not None and not hand >> card & 1 and card not in top:
            raise ValueError(f"seat {seat} cannot plan with a card that is not in its hand")
    return Plan(seat, hand, chosen)


def _hand(view: View[Any, Any], seat: Seat) -> Cards:
    return cards.of(view.pile("hand", seat).up)
