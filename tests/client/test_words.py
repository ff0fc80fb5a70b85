"""Sentences: every reason and every remark of the engine has one, and none is left with a hole in it."""

import re
import string
from pathlib import Path

import pytest

import engine
from engine import cards
from engine.games import GAMES
from engine.rules import Reason
from game import cues, words
from game.sentences import TEXTS

SOURCE = "\n".join(path.read_text("utf-8") for path in sorted((Path(engine.__file__).parent / "games").glob("*.py")))
CLIENT = "\n".join(
    path.read_text("utf-8") for path in sorted(Path(words.__file__).parent.rglob("*.py")) if path.parent.name != "sentences"
)
REASONS = sorted(set(re.findall(r'Reason\(\s*"(\w+)"', SOURCE)) | {"must_draw_stock", "already_drawn", "not_your_turn"})
SAID = sorted(set(re.findall(r'Said\(\s*"(\w+)"', SOURCE)))


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_is_a_sentence(key):
    text = words.reason(Reason(key, (cards.card("9H"), cards.card("KS"))), "Otto")
    assert text[0].isupper() and text.endswith(".") and "{" not in text
    assert len(text) <= 90
    bare = words.reason(Reason(key), None)
    assert bare.endswith(".")


def test_an_unknown_reason_is_refused_plainly():
    assert words.reason(Reason("never_heard_of"), "Otto") == "No card can be played now."


@pytest.mark.parametrize("key", SAID)
def test_every_remark_has_words_and_a_cue(key):
    for is_you in (False, True):
        for number in (1, 3):
            text = words.about("said." + key, "Otto", is_you, number, card="nine of hearts")
            assert not text[0].islower() and text[-1] in ".!" and "{" not in text
    assert key in cues._SAID


def test_no_key_is_asked_for_that_is_not_there():
    asked = set(re.findall(r'words\.(?:say|count)\(\s*"([\w. ]+)"', CLIENT)) | set(re.findall(r'\bsay\("([\w. ]+)"', CLIENT))
    asked |= set(re.findall(r'talk\.about\(\s*"([\w. ]+)"', CLIENT))
    missing = {key for key in asked if key not in TEXTS and not key.endswith(".")}
    assert not missing
    assert len(asked) > 60


def test_every_value_of_every_house_rule_has_a_short_name():
    for game, rules in GAMES.items():
        for option in rules.info.options:
            names = [words.option_value(game, option.key, value) for value in option.values]
            assert len(set(names)) == len(names)
            assert all(1 <= len(name) <= 12 for name in names), names


def test_every_card_has_a_name():
    names = [words.card(card) for card in range(52)]
    assert len(set(names)) == 52
    assert words.card(cards.card("JS")) == "jack of spades"


def test_lists():
    assert words.all_of([]) == ""
    assert words.all_of(["Ada"]) == "Ada"
    assert words.all_of(["Ada", "Bo", "Cy"]) == "Ada, Bo and Cy"


def test_one_and_many():
    assert words.count("markers", 1) == "1 marker"
    assert words.count("markers", 4) == "4 markers"


def test_the_texts_use_only_what_the_fonts_have():
    """Letters, digits, usual signs, the middle dot, the dash of a range and the minus of a loss."""
    allowed = set(string.ascii_letters + string.digits + string.punctuation + " ·–−")
    for key, text in TEXTS.items():
        for form in (text,) if isinstance(text, str) else text:
            assert set(form) <= allowed, (key, set(form) - allowed)


def test_nothing_but_words_makes_sentences():
    """A drawn text comes from `words`: no scene draws a literal of more than one letter."""
    literals = re.findall(r'\.text\(\s*f?"([^"]{2,})"', CLIENT)
    assert not literals


def test_one_person_is_spoken_to_in_another_language_for_a_moment():
    before = words.revision()
    with words.to_one("sv"):
        assert (words.language(), words.say("quit")) == ("sv", "Avsluta")
        with words.to_one("en"):
            assert words.say("quit") == "Quit"
        assert words.say("quit") == "Avsluta"
    for nothing in ("", "xx"):
        with words.to_one(nothing):
            assert words.say("quit") == "Quit"
    with pytest.raises(KeyError, match="gone"), words.to_one("it"):
        raise KeyError("gone")
    assert (words.language(), words.say("quit"), words.revision()) == ("en", "Quit", before)
