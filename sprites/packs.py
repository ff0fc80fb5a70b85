"""How cards look, in one value: which deck, which letters in the corners, which colours. Pure.

The suits keep their numbers in all decks: S, C, D, H are spades, clubs, diamonds, hearts; bastoni, spade (which are swords),
denari, coppe; leaves, acorns, bells, hearts. J, Q, K are fante, cavallo, re and Unter, Ober, König.
"""

from dataclasses import dataclass

from engine import cards
from sprites.colours import FOUR_COLOURS, STRONG_FOUR, STRONG_SUITS, SUIT_COLOURS

KINDS = ("french", "italian", "german")
_RANKS = {"french": cards.RANKS, "italian": "A234567JQK", "german": "6789TJQKA"}

LETTERS: dict[str, dict[str, str]] = {
    "international": {"A": "A", "K": "K", "Q": "Q", "J": "J", "T": "10"},
    "swedish": {"A": "E", "K": "K", "Q": "D", "J": "Kn", "T": "10"},
    "portuguese": {"A": "A", "K": "R", "Q": "D", "J": "V", "T": "10"},
    "italian": {"A": "A", "K": "R", "Q": "D", "J": "F", "T": "10"},
    "german": {"A": "A", "K": "K", "Q": "D", "J": "B", "T": "10"},
}
"""Corner letters of the French deck by name of the set; ranks not listed stand for themselves."""
# The other decks show other people, so a set made for queens and jacks would name somebody who is not on the card: a German
# D stands for Dame, but the picture is an Ober; an Italian D for donna, but the picture is a cavallo.
_OWN_LETTERS = {
    "italian": {"A": "A", "K": "R", "Q": "C", "J": "F", "T": "10"},
    "german": {"A": "A", "K": "K", "Q": "O", "J": "U", "T": "10"},
}


@dataclass(frozen=True, slots=True)
class Deck:
    """How cards look. ValueError for a kind that is none of KINDS, and for letters of suits that are neither none nor four.

    kind          one of KINDS
    letters       one of LETTERS, for the corners of the French deck; an unknown set is the international one. The Italian
                  deck always has A R C F, the German one A K O U.
    four_colour   each suit of the French deck in a colour of its own; the other decks always have that
    suit_letters  letters for the suits in the order H D C S, set beside every sign for those who cannot tell the signs
                  apart; () for none
    strong        high contrast: letters, and the signs of the French deck, at least 7:1 on the paper
    """

    kind: str = "french"
    letters: str = "international"
    four_colour: bool = False
    suit_letters: tuple[str, ...] = ()
    strong: bool = False

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"no deck is called {self.kind!r}: {', '.join(KINDS)}")
        if not isinstance(self.suit_letters, tuple) or len(self.suit_letters) not in (0, 4):
            raise ValueError(f"suit_letters={self.suit_letters!r}: a tuple of four, in the order H D C S, or ()")


FRENCH = Deck()
"""The plain French deck with international letters."""


def has(kind: str, card: cards.Card) -> bool:
    """Whether a kind of deck has that card; KeyError for an unknown kind."""
    return cards.RANKS[cards.rank(card)] in _RANKS[kind]


def kind_of(card: cards.Card, deck: Deck) -> str:
    """The kind of deck whose picture is shown for a card: the French one's where the deck has no such card."""
    return deck.kind if has(deck.kind, card) else "french"


def corner_text(rank: str, deck: Deck) -> str:
    """What the corner of a deck's card says for a rank letter of engine.cards."""
    letters = _OWN_LETTERS.get(deck.kind) or LETTERS.get(deck.letters, LETTERS["international"])
    return letters.get(rank, rank)


def suit_colour(suit: cards.Suit, deck: Deck = FRENCH) -> str:
    """The colour of a suit's corner letters, and of its signs in the French deck."""
    if deck.kind == "french" and deck.four_colour:
        return (STRONG_FOUR if deck.strong else FOUR_COLOURS)[suit]
    return (STRONG_SUITS if deck.strong else SUIT_COLOURS)[deck.kind][suit]
