"""What is said to children: short, without gambling, in pictures too, for everything that can be said at a table."""

import inspect
import itertools
import random
import re

import pytest

from engine import cards
from engine.coach import REASONS
from engine.events import Said
from engine.games import GAMES
from engine.rules import Reason
from game import words
from game.kids import picture
from game.kids import words as kid_words
from game.kids.words import MOST_SENTENCES, MOST_WORDS, Say
from game.match import Match, Wish
from game.sentences import TEXTS
from game.sentences.kids_table import KIDS_TABLE
from game.talk import Talk

CARDS = (cards.card("9H"), cards.card("KC"), cards.card("QD"))
REFUSALS = {
    *("no_play_now", "not_your_turn", "not_in_hand", "just_picked_up", "must_pick_up", "must_follow"),
    *("must_draw_stock", "already_drawn", "draw_first", "just_taken"),
    *("stakes_first", "swap_first", "must_continue", "suit_stopped", "lowest_of_hand", "lowest_of_others", "lowest_of_suit"),
}
"""Every key with which an engine's `why_not` refuses."""


def forms(text):
    return (text,) if isinstance(text, str) else text


def keys():
    """What can be said, without the form for whoever looks."""
    return sorted({key.removeprefix("child.").removesuffix(".you") for key in KIDS_TABLE if not key.startswith("child.do.")})


@pytest.fixture
def talk():
    return Talk(Match(Wish("michigan", 4, 1)).players, None)


def sentences(text):
    return [part for part in re.split(r"(?<=[.!?])\s+", text) if part]


@pytest.mark.parametrize("key", keys())
def test_every_text_is_short(key, talk):
    for number in (1, 5):
        text = kid_words.sentence(Say(key, 1, CARDS, number, (0, 1) if "together" in key else ()), talk)
        found = sentences(text)
        assert 1 <= len(found) <= MOST_SENTENCES - 1, text
        assert all(len(one.split()) <= MOST_WORDS for one in found), text


def test_a_long_sentence_is_found():
    long = "Put it away now, because it is the one that fits."
    assert len(long.split()) > MOST_WORDS
    assert len(sentences("One. Two! Three? Four.")) == 4


def test_no_word_of_gambling_and_none_of_losing():
    told = re.compile(r"\b(bet|stake|stakes|gambl\w*|chip|chips|pot|wager|lose|loses|lost|loser|marker|markers|trick)\b", re.I)
    for key, text in KIDS_TABLE.items():
        for form in forms(text):
            assert not told.search(form), f"{key}: {form}"


@pytest.mark.parametrize("key", keys())
def test_everything_that_can_be_said_has_a_picture_sentence(key):
    found = picture.picture(Say(key, 1, CARDS, 3, (0, 1)), 0)
    assert 1 <= len(found) <= 9, found
    assert all(one.card is None or one.card in CARDS for one in found)


def test_a_picture_sentence_is_about_what_is_said():
    found = picture.picture(Say("rs.follow", 2, CARDS[:1]), 2)
    assert [one.kind for one in found] == ["card", "animal", "hand", "suit", "to", "table"]
    assert found[0].card == found[3].card == CARDS[0] and found[1].seat == 2
    told = picture.picture(Say("said.picks_up", 3, (), 4), 0)
    assert [(one.kind, one.seat, one.number) for one in told][:2] == [("stone", None, 0), ("number", None, 4)]
    assert told[-1].seat == 3
    with pytest.raises(KeyError):
        picture.picture(Say("nothing"), 0)


def test_every_refusal_of_the_engine_has_words_of_its_own():
    said = set()
    for key in REFUSALS:
        found = kid_words.refused(Reason(key, CARDS[:1]), 1)
        assert found.key == "why." + key
        assert found.cards == CARDS[:1]
        said.add(found.key)
    assert len(said) == len(REFUSALS)
    assert kid_words.refused(None, 1).key == "why.choose_first"
    assert kid_words.refused(Reason("of another game"), 1).key == "why.no_play_now"


def test_the_refusals_listed_here_are_those_of_the_engine():
    """Read from the rules themselves, so that a new one is not forgotten."""
    known = {key.removeprefix("why.") for key in TEXTS if key.startswith("why.")}
    found = set()
    for rules in GAMES.values():
        found |= set(re.findall(r'"([a-z_]+)"', inspect.getsource(type(rules).why_not))) & known
    assert found <= REFUSALS
    assert len(found) >= 15


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_of_the_coach_is_told_without_a_number(key, talk):
    found = kid_words.hinted(Reason(key, CARDS, 7))
    assert key == "best_in_many_deals" or found.key != "hint.best_in_many_deals"
    text = kid_words.sentence(found, talk)
    assert not any(letter.isdigit() for letter in text)
    assert picture.has(found.key)


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 5), ("gran_ramino", 2), ("gran_ramino", 4), ("michigan", 5)])
def test_all_that_comes_up_in_play_has_words_and_pictures(game, seats):
    """Many matches by chance, seen by every seat: what is asked, done and remarked."""
    found = set()
    for seed, options in itertools.product(range(3), ((), (("open_hands", "true"),))):
        match = Match(Wish(game, seats, seed, options, watch=True))
        dice = random.Random(seed)
        talk = Talk(match.players, 0)
        steps = 0
        while not match.over and steps < 400:
            steps += 1
            for seat in (match.table.turn, (match.table.turn + 1) % seats):
                say = kid_words.asked(game, match.table.view(seat))
                found.add(say.key)
                assert kid_words.sentence(say, talk)
                assert picture.picture(say, seat)
            seat, action = match.table.turn, dice.choice(match.table.legal)
            did = kid_words.did(seat, action)
            assert kid_words.sentence(did, talk) and picture.picture(did, 0)
            for event in match.play(action):
                if isinstance(event, Said):
                    say = kid_words.remark(event)
                    assert say is not None, f"{event.key} has no words"
                    assert kid_words.sentence(say, talk) and picture.picture(say, 0)
                    found.add(say.key)
    wanted = {
        "rolling_stone": {"rs.lead", "rs.lead.rest", "rs.follow", "rs.stone", "rs.plays", "said.picks_up"},
        "gran_ramino": {"gr.draw", "gr.draw.or", "gr.throw", "gr.throw.but", "gr.draws", "gr.throws"},
        "michigan": {
            "mi.stake",
            "mi.swap",
            "mi.go_on",
            "mi.who",
            "mi.lead",
            "mi.lead.other",
            "said.takes_honour",
            "said.borrows",
        },
    }[game]
    assert wanted - {"said.borrows"} <= found


def test_words_of_nobody_are_never_left_open():
    assert not words.has("child.nothing")
    assert kid_words.has("rs.lead")
