"""Every reason of a hint is a sentence that a child can read."""

import pytest

from engine import cards, coach
from engine.rules import Reason
from game import words
from game.sentences import TEXTS

NAMED = tuple(cards.card(name) for name in ("9H", "KS"))


@pytest.mark.parametrize("key", coach.REASONS)
def test_every_reason_of_a_hint_is_a_sentence(key):
    for number in (1, 3):
        text = words.hint(Reason(key, NAMED, number))
        assert text[0].isupper()
        assert text[-1] in ".!"
        assert "{" not in text
        assert len(text) <= 90
        assert len(text.split()) <= 16
    assert words.hint(Reason(key))[-1] in ".!"


def test_no_hint_has_words_without_a_reason():
    assert {key.removeprefix("hint.") for key in TEXTS if key.startswith("hint.")} == set(coach.REASONS)


def test_cards_and_numbers_are_named():
    assert words.hint(Reason("take_fits", NAMED)) == "The nine of hearts fits your king of spades."
    assert words.hint(Reason("keep_pots_here", NAMED, 4)) == "Now 4 markers lie on your nine of hearts and king of spades."
    assert words.hint(Reason("keeps_ways_to_close", NAMED, 1)) == "Then one card can complete your hand."
    assert words.hint(Reason("never_heard_of")) == "On the whole, this comes out best."
