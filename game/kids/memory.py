"""The stone's memory at a children's table: beside a portrait the suits its hand is known to have, and those it has not. Pure.

A grown-up's plate names the cards; here a suit is told once, by its sign: crossed out, or with how many cards of it were
picked up.
"""

from typing import NamedTuple

from engine import cards
from engine.cards import Suit
from game.geometry import Rect
from game.helping.stone import Known
from game.places.frame import SeatFrame

_MOST = 52.0
_APART = 3.0
_FEWEST = 3
"""Where fewer suits are known they are as large as so many would be."""
_OVER = 0.1
"""How far a tile may lie over the portrait's edge, as a part of its width."""


class Tile(NamedTuple):
    """A suit and where it stands. number: so many cards of it were picked up and are still held; 0: there is none of it."""

    room: Rect
    suit: Suit
    number: int


def tiles(frame: SeatFrame, known: Known) -> list[Tile]:
    """In a column at the left of a portrait, inside the width that its seat may take: what is lacking, then what is held."""
    told = [(suit, 0) for suit in known.lacks]
    held = [cards.suit(card) for card in known.held]
    told += [(suit, held.count(suit)) for suit in dict.fromkeys(held)]
    face = frame.animal
    over = _OVER * face.w
    side = min(_MOST, (face.h + _APART) / max(_FEWEST, len(told)) - _APART, face.x + over - frame.plate.x)
    top = face.centre[1] - (len(told) * (side + _APART) - _APART) / 2
    x = face.x + over - side
    return [Tile(Rect(x, top + at * (side + _APART), side, side), *one) for at, one in enumerate(told)]
