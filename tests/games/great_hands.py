"""What the tests of great hands share: the forms of the game, and a hand said in words."""

import pytest

from engine import cards
from engine.cards import Card
from engine.games import melds
from engine.games.melds import Form

TEN = melds.form(40, 10)
SEVEN = melds.form(40, 7)
GERMAN = melds.form(36, 7)
HIGH = melds.form(36, 7, ace_high=True)
FORMS = pytest.mark.parametrize("form", [TEN, SEVEN, GERMAN, HIGH], ids=["ten", "seven", "German", "ace high"])


def classed(form: Form, hand: str) -> str | None:
    """The class of the hand, on which both ways to it must agree."""
    held = cards.cards(hand)
    name = melds.title(form, held)
    assert melds.title_slow(form, held) == name
    return name


def laid_out(form: Form, hand: str) -> list[tuple[str, str]]:
    parts = melds.parts(form, cards.cards(hand))
    assert parts is not None
    return [(kind, cards.text(held)) for kind, held in parts]


def row(form: Form, suit: str, low: int, length: int) -> list[Card]:
    """So many cards of the suit upwards from the rank with that index."""
    return [cards.card(rank + suit) for rank in form.order[low : low + length]]
