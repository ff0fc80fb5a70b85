"""How a great hand of Gran Ramino is laid out, and how many cards another is away from one."""

from random import Random

import pytest

from engine import cards
from engine.cards import Cards, each
from engine.games import melds
from engine.games.melds import Form
from tests.games.great_hands import FORMS, GERMAN, HIGH, SEVEN, TEN, laid_out


def is_part(form: Form, kind: str, held: Cards) -> bool:
    """Whether the cards are what the part is called, said a third way."""
    ranks = sorted(form.index(card) for card in each(held))
    suits = {cards.suit(card) for card in each(held)}
    rising = ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return {
        "run": rising and len(suits) == 1 and len(ranks) >= 3,
        "set": len(set(ranks)) == 1 and len(ranks) >= 3,
        "suit": len(suits) == 1,
        "sequence": rising and len(ranks) == 3,
    }[kind]


@pytest.mark.parametrize(
    ("form", "hand", "parts"),
    [
        (TEN, "KS QS JS 7S 6S 5S 4S 3S 2S AS", [("suit", "2S 3S 4S 5S 6S 7S JS QS KS AS")]),
        (TEN, "AH 2H 3H 4H 5H 6H 7H 2C 5C KC", [("run", "2H 3H 4H 5H 6H 7H AH"), ("suit", "2C 5C KC")]),
        (TEN, "AS 2S 3S 4S 5S 6S 7S 7H JD QC", [("run", "2S 3S 4S 5S 6S 7S AS"), ("sequence", "7H JD QC")]),
        (TEN, "3D 4D 5D 6D 7D JD QD AH 2H 3H", [("run", "3D 4D 5D 6D 7D JD QD"), ("suit", "2H 3H AH")]),
        (TEN, "AD 2D 3D 4D 5D 6D 7D KH KC KS", [("run", "2D 3D 4D 5D 6D 7D AD"), ("set", "KH KC KS")]),
        (TEN, "AS 2S 3S KH KD KC 5C 5D 5H 5S", [("set", "5H 5D 5C 5S"), ("run", "2S 3S AS"), ("set", "KH KD KC")]),
        (TEN, "2H 3H 4H 5H 6H 7H 3S 4S 5S 6S", [("run", "2H 3H 4H 5H 6H 7H"), ("run", "3S 4S 5S 6S")]),
        (TEN, "5H 6H 7H 5D 6D 7D 5C 6C 7C 7S", [("set", "7H 7D 7C 7S"), ("set", "5H 5D 5C"), ("set", "6H 6D 6C")]),
        (SEVEN, "4D 5D 6D 7D JD QD KD", [("run", "4D 5D 6D 7D JD QD KD")]),
        (SEVEN, "7S JS QS KS KH KD KC", [("run", "7S JS QS KS"), ("set", "KH KD KC")]),
        (HIGH, "JS QS KS AS AH AD AC", [("run", "JS QS KS AS"), ("set", "AH AD AC")]),
        (GERMAN, "JS QS KS AS AH AD AC", [("set", "AH AD AC AS"), ("run", "JS QS KS")]),
    ],
)
def test_how_a_hand_is_laid_out(form: Form, hand: str, parts: list[tuple[str, str]]) -> None:
    assert laid_out(form, hand) == parts


@FORMS
def test_great_hands_can_be_laid_out(form: Form) -> None:
    step = 7 if form.size == 10 else 1
    for held in sorted(melds.winning(form))[::step]:
        parts = melds.parts(form, held)
        assert parts is not None
        assert sum(part.bit_count() for _, part in parts) == form.size
        assert cards.of(card for _, part in parts for card in each(part)) == held
        assert all(is_part(form, kind, part) for kind, part in parts), cards.text(held)
        if melds.title(form, held) == form.names[-1]:
            assert {kind for kind, _ in parts} <= {"run", "set"}
            sizes = [part.bit_count() for _, part in parts]
            assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize(
    ("form", "hand", "missing"),
    [
        (TEN, "KS QS JS 7S 6S 5S 4S 3S 2S AS", 0),
        (TEN, "KS QS JS 7S 6S 5S 4S 3S 2S 6H", 1),
        (TEN, "KS QS JS 7S 6S 5S 4S 3S 2S AH", 0),  # a ramino with 3S 2S AH
        (TEN, "KS KH KD KC 4H 5H 6H 2D 2H 7C", 1),
        (TEN, "KS KH KD KC 4H 5H 6H 2D 2H 2S 7C", 0),  # eleven cards that can close
        (TEN, "3C 4C 5C 6C JC QC 3D 7D JD AS", 1),
        (SEVEN, "AS 2S 3S KH KD KC 5C", 1),
        (SEVEN, "AS 2S 3S KH KD 7C 5C", 2),
        (SEVEN, "AS 3H 5D 7C QH KD JC", 4),
        (GERMAN, "QS KS AS 8H 8D 8C 8S", 1),
        (HIGH, "QS KS AS 8H 8D 8C 8S", 0),
    ],
)
def test_cards_to_exchange(form: Form, hand: str, missing: int) -> None:
    assert melds.distance(form, cards.cards(hand)) == missing


@pytest.mark.parametrize("form", [SEVEN, GERMAN, HIGH])
def test_one_exchange_brings_a_hand_one_nearer_and_not_more(form: Form) -> None:
    dice = Random(4)
    for _ in range(6):
        held = cards.of(dice.sample(list(each(form.pack)), 7))
        exchanged = [held ^ 1 << out | 1 << new for out in each(held) for new in each(form.pack & ~held)]
        here = melds.distance(form, held)
        assert (here == 0) == (melds.title(form, held) is not None)
        assert here == 0 or min(melds.distance(form, other) for other in exchanged) == here - 1
