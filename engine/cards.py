"""Cards and sets of cards as plain integers, and their names.

A card is an index from 0 to 51, thirteen to a suit. A set of cards is an integer with one bit a card, so that a hand, its
hearts or what two hands share are single operations. What a card is worth, and which pack is in use, belongs to the games.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from engine.quoted import quoted

Card: TypeAlias = int
Cards: TypeAlias = int
Suit: TypeAlias = int

SUITS = "HDCS"
"""Suit letters; the place in this text is the suit's number. Lowest first where suits are compared (GR-12: S > C > D > H)."""
RANKS = "23456789TJQKA"
"""Rank letters with the ace high (RS-2, MI-1). Games with another order keep a table of their own."""
PER_SUIT = len(RANKS)
HEARTS, DIAMONDS, CLUBS, SPADES = range(4)
SUIT_CARDS: tuple[Cards, ...] = tuple(((1 << PER_SUIT) - 1) << (PER_SUIT * suit) for suit in range(4))
"""For each suit the set of its thirteen cards."""
FULL_PACK: Cards = (1 << 52) - 1

NAMES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
_BY_NAME = {text: index for index, text in enumerate(NAMES)}


def name(card: Card) -> str:
    """The two letters of a card, rank then suit: "7H", "TC"."""
    return NAMES[card]


def card(text: str) -> Card:
    """The card of that name; ValueError naming the text if there is none."""
    found = _BY_NAME.get(text)
    if found is None:
        raise ValueError(f"{quoted(text)} is no card: write rank (2-9 T J Q K A) then suit (S C D H), as in 7H or TC")
    return found


def cards(text: str) -> Cards:
    """The set named by "7H 8H TC"; ValueError for an unknown name and for a card named twice."""
    held = 0
    for word in text.split():
        bit = 1 << card(word)
        if held & bit:
            raise ValueError(f"{word} is named twice in {quoted(text)}")
        held |= bit
    return held


def suit(card: Card) -> Suit:
    """The suit's number, its place in SUITS."""
    return card // PER_SUIT


def rank(card: Card) -> int:
    """The rank's place in RANKS, the ace high: 0 for a two, 12 for an ace."""
    return card % PER_SUIT


def of(cards: Iterable[Card]) -> Cards:
    """The set of these cards."""
    held = 0
    for one in cards:
        held |= 1 << one
    return held


def each(held: Cards) -> Iterator[Card]:
    """The cards of a set, lowest index first."""
    while held:
        low = held & -held
        yield low.bit_length() - 1
        held ^= low


class _Parts(dict[Cards, tuple[Card, ...]]):
    """The cards of each set within one suit, made when first met: at most 4 x 8,192 entries."""

    def __missing__(self, part: Cards) -> tuple[Card, ...]:
        found = self[part] = tuple(each(part))
        return found


_parts = _Parts()
_HEARTS, _DIAMONDS, _CLUBS, _SPADES = SUIT_CARDS


def listed(held: Cards) -> tuple[Card, ...]:
    """The cards of a set, lowest index first, as `each` gives them but four suits at a time."""
    return _parts[held & _HEARTS] + _parts[held & _DIAMONDS] + _parts[held & _CLUBS] + _parts[held & _SPADES]


def text(held: Cards) -> str:
    """The names of a set, lowest index first, parted by blanks; `cards` reads it back."""
    return " ".join(NAMES[one] for one in each(held))


def pack(ranks: str) -> Cards:
    """All four suits of these ranks, for packs with cards taken out."""
    return of(_BY_NAME[rank + suit] for suit in SUITS for rank in ranks)
