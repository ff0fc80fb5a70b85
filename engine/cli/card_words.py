"""Cards as people write them, read: 8C, 10c, qh, c8, eight of clubs, 8 clubs, clubs eight, queens, hearts."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from engine import cards
from engine.cli.naming import RANKS, SUITS

SIGNS: Final = str.maketrans({sign: f" {word} " for signs, word in zip(("♥♡", "♦♢", "♣♧", "♠♤"), SUITS) for sign in signs})
"""Suits drawn as signs, each as its word."""
_RANK_WORDS: Final = {
    **{word: rank for rank, word in enumerate(RANKS)},
    **{f"{word}s": rank for rank, word in enumerate(RANKS)},
    **{letter.lower(): rank for rank, letter in enumerate(cards.RANKS)},
    "10": 8,
    "sixes": 4,
    "knave": 9,
    "knaves": 9,
}
_SUIT_WORDS: Final = {
    **{word: suit for suit, word in enumerate(SUITS)},
    **{word[:-1]: suit for suit, word in enumerate(SUITS)},
}
_SUIT_LETTERS: Final = {word[0]: suit for suit, word in enumerate(SUITS)}
_CODE: Final = re.compile(r"(10|[2-9tjqka])([shdc])|([shdc])(10|[2-9])")
"""A card in two letters; the suit comes first only before a figure, for "ha" may begin "hand"."""


def cards_of(words: Sequence[str]) -> cards.Cards | None:
    """The cards that one or two words can mean; None if they name no card."""
    if len(words) == 1:
        code = _CODE.fullmatch(words[0])
        if code:
            rank, suit = (code[1], code[2]) if code[1] else (code[4], code[3])
            return 1 << _SUIT_LETTERS[suit] * cards.PER_SUIT + _RANK_WORDS[rank]
        return cards_of_word(words[0], whole=True)
    if len(words) == 2:
        for rank_word, suit_word in (words, words[::-1]):
            ranks = _fitting(rank_word, _RANK_WORDS)
            suits = {_SUIT_LETTERS[suit_word]} if suit_word in _SUIT_LETTERS else _fitting(suit_word, _SUIT_WORDS)
            if ranks and suits:
                return _of(ranks, suits)
    return None


def cards_of_word(word: str, whole: bool) -> cards.Cards | None:
    """All cards of the rank or suit that a word names, or that it may be the beginning of."""
    ranks, suits = _fitting(word, _RANK_WORDS, whole), _fitting(word, _SUIT_WORDS, whole)
    return _of(ranks, range(len(SUITS))) | _of(range(cards.PER_SUIT), suits) or None


def _of(ranks: Iterable[int], suits: Iterable[int]) -> cards.Cards:
    ranks = list(ranks)
    return cards.of(suit * cards.PER_SUIT + rank for suit in suits for rank in ranks)


def _fitting(word: str, known: dict[str, int], whole: bool = False) -> set[int]:
    """What a word stands for, or what the words that begin so stand for."""
    if word in known:
        return {known[word]}
    if whole or len(word) < 2:
        return set()
    return {value for name, value in known.items() if name.startswith(word)}
