"""How cards are named: in letters as they are typed (7H), or in words (seven of hearts), which a voice reads better."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from engine import cards
from engine.cards import Card

RANKS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
"""By a card's rank."""
SUITS: Final = ("hearts", "diamonds", "clubs", "spades")
"""By a suit's number."""


class Naming(NamedTuple):
    """One way to name cards; words: whether in words, else in two letters each."""

    words: bool

    def one(self, card: Card | None) -> str:
        """A card; None stands for one that is not known."""
        if card is None:
            return "a card"
        return f"{RANKS[cards.rank(card)]} of {SUITS[cards.suit(card)]}" if self.words else cards.name(card)

    def several(self, held: Sequence[Card]) -> str:
        """Cards in this order; in words, neighbours of one suit share its name: "seven and jack of hearts, ace of clubs"."""
        if not self.words:
            return " ".join(cards.name(card) for card in held)
        if len(held) > 1 and len({cards.rank(card) for card in held}) == 1:
            return f"{RANKS[cards.rank(held[0])]} of {listed([SUITS[cards.suit(card)] for card in held])}"
        parts = []
        for suit, group in groupby(held, cards.suit):
            parts.append(f"{listed([RANKS[cards.rank(card)] for card in group])} of {SUITS[suit]}")
        return ", ".join(parts)

    def hand(self, held: Sequence[Card]) -> str:
        """A hand that is sorted by suits: "Hearts: seven, jack. Clubs: ace", or in letters."""
        if not self.words:
            return self.several(held)
        parts = []
        for suit, group in groupby(held, cards.suit):
            parts.append(f"{SUITS[suit].capitalize()}: {', '.join(RANKS[cards.rank(card)] for card in group)}")
        return ". ".join(parts)


LETTERS: Final = Naming(words=False)
WORDS: Final = Naming(words=True)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words joined as a sentence joins them: "a, b and c"; "" for none."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(number: int, noun: str) -> str:
    """A number of things: "1 card", "2 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
