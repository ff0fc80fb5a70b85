"""Rolling Stone: what everybody has seen and few remember. Pure.

Cards that were picked up in public and are still held, and suits of which a hand has been shown to hold nothing else. All of it
is public, so it is the same whoever looks.
"""

from dataclasses import dataclass
from typing import Any

from engine import cards
from engine.cards import Card, Suit
from engine.model import Seat, View
from game.places.plan import in_order


@dataclass(frozen=True)
class Known:
    """What all know of one hand.

    held   cards it has picked up and still holds, in the order of a hand
    lacks  suits of which it holds no card at all
    """

    held: tuple[Card, ...] = ()
    lacks: tuple[Suit, ...] = ()


def known(view: View[Any, Any], you: Seat) -> tuple[Known, ...]:
    """By seat what all know of its hand. Nothing of the own hand, of one that lies open, or between two deals."""
    if view.table.phase != "play":
        return (Known(),) * view.options.seats
    return tuple(
        Known() if seat == you or view.pile("hand", seat).up else _known(view, seat) for seat in range(view.options.seats)
    )


def _known(view: View[Any, Any], seat: Seat) -> Known:
    if not view.pile("hand", seat).count:
        return Known()
    held = in_order(view.memory.picked[seat], False)
    suits = {cards.suit(card) for card in held}
    lacks = tuple(suit for suit in (3, 2, 1, 0) if view.memory.void[seat] >> suit & 1 and suit not in suits)
    return Known(held, lacks)
