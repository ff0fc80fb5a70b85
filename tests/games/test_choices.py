"""The actions with the cards of a hand, looked up suit by suit."""

from engine import cards
from engine.cards import SUIT_CARDS
from engine.games.choices import Choices
from engine.model import Action


def test_each_card_of_the_suit_has_its_action_lowest_first():
    found = Choices("discard")[cards.cards("KS 3S TS")]
    assert [action.text for action in found] == ["discard 3S", "discard TS", "discard KS"]
    assert found[0] is Action("discard", cards.card("3S"))


def test_no_card_no_action_and_what_was_met_is_kept():
    choices = Choices("play")
    assert choices[0] == ()
    assert choices[SUIT_CARDS[2]] is choices[SUIT_CARDS[2]]
    assert len(choices) == 2
