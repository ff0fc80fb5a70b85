"""The rules in words for children: every point of every table, in sentences that a child can take in."""

import re

import pytest

from engine.games import GAMES
from engine.model import Options
from game import words
from game.kids import rules
from game.sentences.kids_rules import KIDS_RULES
from tests.contract.contract import settings


def sentences(text):
    return [one for one in re.split(r"(?<=[.!?:]) ", text) if one]


@pytest.mark.parametrize("key", sorted(KIDS_RULES))
def test_at_most_three_sentences_of_at_most_ten_words(key):
    found = sentences(KIDS_RULES[key])
    assert 1 <= len(found) <= 3
    assert max(len(one.split()) for one in found) <= 10


@pytest.mark.parametrize("game", sorted(rules._PAGES))
def test_every_point_that_holds_is_told_and_no_other(game):
    info = GAMES[game].info
    for options in settings(game):
        told = rules.lines(info, options)
        assert {line.id for line in info.rules_page(options)} == {line.id for line in told}, dict(options)
        assert all("{" not in line.sentence for line in told)


def test_every_text_belongs_to_a_line():
    used = {"kid.rule." + line.sentence for page in rules._PAGES.values() for line in page}
    assert used == set(KIDS_RULES)


def test_a_house_rule_changes_the_page():
    info = GAMES["michigan"].info
    usual, changed = (rules.lines(info, Options(info, 4, given)) for given in ({}, {"strict_lowest": True, "markers": "60"}))
    assert words.say("kid.rule.mi.lead") in [line.sentence for line in usual]
    assert words.say("kid.rule.mi.lead.strict") in [line.sentence for line in changed]
    assert "Everybody gets 60 buttons." in [line.sentence for line in changed]


def test_no_words_of_gambling():
    unkind = {"stake", "stakes", "pot", "bet", "marker", "markers", "money", "lose", "loser"}
    for text in KIDS_RULES.values():
        assert not set(re.findall(r"[a-z{]+", text.lower())) & unkind
