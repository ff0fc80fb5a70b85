"""Which of two great hands is better, and which discard completes one (GR-10 to GR-12)."""

import pytest

from engine import cards
from engine.games import melds
from engine.games.melds import Form
from tests.games.great_hands import GERMAN, HIGH, SEVEN, TEN, classed


def close(form: Form, closer: str, discard: str, *others: str) -> tuple[list[str | None], int]:
    """The classes, the closer's first, and the winner when the closer puts the discard away (GR-11, GR-12)."""
    thrown = cards.card(discard)
    values = [melds.worth(form, cards.cards(closer) & ~(1 << thrown))]
    for hand in others:
        best = melds.best_with(form, cards.cards(hand), thrown)
        values.append(best and best[0])
    # max takes the first of equal ones, the nearest to the closer.
    winner = max(range(len(values)), key=lambda seat: values[seat] or ())
    return [form.names[-value[0]] if value else None for value in values], winner


@pytest.mark.parametrize(
    ("form", "hand", "key"),
    [
        (TEN, "7H JH QH KH 4S 5S 6S 2S 2D 2C", (4, 9, 1)),  # four hearts, four spades: the top card before the suit
        (TEN, "4H 5H 6H 4S 5S 6S KH KD KC KS", (4, 9, 4)),  # the same top card: the higher suit
        (TEN, "5H 6H 7H 5D 6D 7D 5C 6C 7C 7S", (3, 6, 3)),  # three suits of three: clubs, not the single spade
        (TEN, "AD 2D 3D 4D 5D 6D 7D KH KC KS", (7, 6, 2)),
        (SEVEN, "AS AH AD 2S 2H 2D 2C", (2, 1, 4)),
        (GERMAN, "AS AH AD KC QC JC TC", (4, 8, 3)),
        (GERMAN, "AS 6S 7S 8S JH JD JC", (4, 3, 4)),  # the ace is the lowest of its suit
        (HIGH, "AS KS QS JS 8H 8D 8C", (4, 8, 4)),  # or the highest
        (HIGH, "AH AD AC 7S 7H 7D 7C", (2, 8, 3)),
    ],
)
def test_keys_of_dieci_and_sette(form: Form, hand: str, key: tuple[int, ...]) -> None:
    assert classed(form, hand) == form.names[-1]
    assert melds.key(form, cards.cards(hand)) == key


@pytest.mark.parametrize(
    ("form", "better", "worse"),
    [
        # GR-12: two raminos, diamonds over hearts
        (TEN, "AD 2D 3D 4D 5D 6D 7D 3S 4C 5S", "AH 2H 3H 4H 5H 6H 7H 2C 5C KC"),
        # GR-13: six spades to the king over six hearts to the jack
        (TEN, "KS QS JS AS 2S 3S 4D 5D 6D 7D", "JH 7H 6H 5H 4H 3H 4C 5C 6C 7C"),
        # GR-14: six clubs over six hearts, both to the king
        (TEN, "KC QC JC 7C 6C 5C 4S 5S 6S 7S", "KH QH JH 7H 6H 5H 4D 5D 6D 7D"),
        # the class comes before everything else
        (TEN, "AH 2H 3H 4H 5H 6H 7H JH QH KH", "AS 2S 3S 4S 5S 6S 7S 2C 5C KC"),
        (TEN, "AH 2H 3H 4H 5H 6H 7H 2C 5C KC", "2S 3S 4S 5S 6S 7S KS KH KD KC"),
        (SEVEN, "AH 2H 3H 4H 5H 6H 7H", "5S 6S 7S KH KD KC KS"),
        # a longer suit over a higher card
        (TEN, "2H 3H 4H 5H 6H 2C 3C 4C 5C 6C", "JS QS KS 5S 5H 5D 5C AH AD AC"),
        # a higher card over a higher suit
        (SEVEN, "5H 6H 7H JH 2S 2D 2C", "4S 5S 6S 7S 2H 2D 2C"),
    ],
)
def test_the_better_hand(form: Form, better: str, worse: str) -> None:
    above, below = melds.worth(form, cards.cards(better)), melds.worth(form, cards.cards(worse))
    assert above is not None
    assert below is not None
    assert above > below


def test_worth_is_place_of_the_class_and_key() -> None:
    assert melds.worth(TEN, cards.cards("KS QS JS 7S 6S 5S 4S 3S 2S AS")) == (3, 4)
    assert melds.worth(TEN, cards.cards("AH 2H 3H 4H 5H 6H 7H 2C 5C KC")) == (2, 1)
    assert melds.worth(TEN, cards.cards("AS 2S 3S KH KD KC 5C 5D 5H 5S")) == (1, 4, 4, 4)
    assert melds.worth(SEVEN, cards.cards("4D 5D 6D 7D JD QD KD")) == (2, 2)
    assert melds.worth(SEVEN, cards.cards("5S 6S 7S KH KD KC KS")) == (1, 4, 9, 4)


def test_the_closing_discard_completes_a_better_hand() -> None:
    """GR-18: 7C gives the other a ramino in clubs."""
    closer, other = "KS KH KD KC 4H 5H 6H 2D 2H 2S 7C", "3C 4C 5C 6C JC QC 3D 7D JD AS"
    assert close(TEN, closer, "7C", other) == (["dieci", "ramino"], 1)
    kept = cards.cards("3C 4C 5C 6C 7C JC QC 3D 7D JD")
    assert melds.best_with(TEN, cards.cards(other), cards.card("7C")) == ((2, 3), kept)


def test_two_use_the_same_discard() -> None:
    """GR-N1: both are worth the same with the KS, and the nearer to the closer wins."""
    hands = ["JS QS 3S 3H 3D 3C AD", "KH KD KC 5S 6S 7S AC", "AS 7H JC QH QD 4C 6C"]
    assert close(SEVEN, "4D 5D 6D 2H 2D 2C 2S KS", "KS", *hands) == (["sette", "sette", "sette", None], 1)
    assert [melds.best_with(SEVEN, cards.cards(hand), cards.card("KS")) for hand in hands] == [
        ((1, 4, 9, 4), cards.cards("JS QS KS 3S 3H 3D 3C")),
        ((1, 4, 9, 4), cards.cards("KH KD KC KS 5S 6S 7S")),
        None,
    ]


@pytest.mark.parametrize(
    ("hand", "extra", "kept"),
    [
        ("4S 5S 6S 2H 2D 2C 2S", "KH", "4S 5S 6S 2H 2D 2C 2S"),  # complete, and the discard is no use
        ("3S 4S 5S 6S 2H 2D 2C", "7S", "4S 5S 6S 7S 2H 2D 2C"),  # complete, and better with it
        ("4S 5S 6S 7S 2H 2D 2C", "3S", "4S 5S 6S 7S 2H 2D 2C"),  # complete, and worse with it
        ("4S 5S 6S 7S JS QS 2H", "KS", "4S 5S 6S 7S JS QS KS"),  # of several ways the best
        ("JH QH KH 4S 4H 4D 5H", "4C", "JH QH KH 4S 4H 4D 4C"),
        ("JH QH KH 4S 4H 3D 5H", "4C", None),
        # two ways worth the same: put away the lowest card that does it
        ("4S 5S 6S 7S 2H 2D 2C", "2S", "4S 5S 6S 7S 2D 2C 2S"),
    ],
)
def test_the_best_with_a_discard_or_without(hand: str, extra: str, kept: str | None) -> None:
    best = melds.best_with(SEVEN, cards.cards(hand), cards.card(extra))
    assert (best and cards.text(best[1])) == (kept and cards.text(cards.cards(kept)))
    assert best is None or best[0] == melds.worth(SEVEN, best[1])


def test_of_equal_hands_the_one_held_is_kept() -> None:
    held = cards.cards("4S 5S 6S 7S 2H 2D 2C")
    assert melds.best_with(SEVEN, held, cards.card("KD")) == ((1, 4, 6, 4), held)
    held = cards.cards("4S 5S 6S 7S 2H 2D 2S")  # the two of clubs for a red one would be worth the same
    assert melds.best_with(SEVEN, held, cards.card("2C")) == ((1, 5, 6, 4), held)


@pytest.mark.parametrize(
    ("form", "hand", "discards"),
    [
        (TEN, "KS KH KD KC 4H 5H 6H 2D 2H 2S 7C", "7C"),  # GR-18
        (TEN, "KS KH KD KC 4H 5H 6H 2D 2H 2S 2C", "2H 2D 2C 2S KH KD KC KS"),
        (TEN, "KS QS 7D 6D 4C 3C 2H AH 5S 5D KD", ""),  # GR-R9, GR-R10
        (SEVEN, "4D 5D 6D 2H 2D 2C 2S KS", "KS"),  # GR-N1
        (SEVEN, "AS 2S 3S 4S 5S 6S 7S JS", "4S 5S JS AS"),
        (GERMAN, "KS AS 6S 7S TH TD TC TS", "KS"),
        (HIGH, "KS QS AS 7S TH TD TC TS", "7S"),
    ],
)
def test_the_discards_that_close(form: Form, hand: str, discards: str) -> None:
    closing = melds.closing(form, cards.cards(hand))
    assert " ".join(cards.name(card) for card in closing) == cards.text(cards.cards(discards))
