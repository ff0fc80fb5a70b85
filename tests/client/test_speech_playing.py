"""A whole deal of each game by somebody who hears what is said, presses keys, and knows nothing else."""

import random
import re

import pytest

from engine import cards
from game import settings, words
from game.intents import Intent, Kind
from game.kids import mode
from game.kids.company import for_kids
from game.match import Match, Wish
from game.scene import Push
from game.scenes.deal_over import DealOverScene
from game.scenes.sheet import SheetScene
from tests.client.listening import Blind, Listening

GAMES = [("rolling_stone", 4), ("gran_ramino", 3), ("michigan", 4)]


@pytest.fixture
def stage():
    return Listening()


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_deal_is_played_by_what_is_said(stage, game, seats, seed):
    match = stage.match(game, seats, seed)
    player = Blind(stage.press, stage.pass_time, stage.said)
    end = player.deal()
    assert isinstance(stage.top, DealOverScene)
    assert end.startswith(stage.top.shown.heading)
    assert match.table.deal_over
    own = [action for seat, action in match.table.record.actions if seat == match.you and action.kind != "deal"]
    assert player.played == len(own) > 3


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_play_is_told_once_and_in_order(stage, game, seats):
    match = stage.match(game, seats, 5)
    Blind(stage.press, stage.pass_time, stage.said).deal()
    told = iter(stage.said)
    for seat, action in match.table.record.actions:
        if action.kind in ("play", "discard"):
            key = "told." + action.kind
            sentence = words.about(key, match.players[seat].name, seat == match.you, card=words.card(action.card))
            assert any(sentence.rstrip(".") in one for one in told), sentence


def asked(stage, key):
    before = len(stage.said)
    stage.press(key)
    assert len(stage.said) == before + 1
    return stage.said[-1]


def until_asked(stage):
    for _ in range(400):
        if stage.top.view.legal and not stage.top.match.deal_is_next and stage.top.match.table.turn == stage.top.match.you:
            return
        stage.pass_time()
    raise AssertionError("nobody is asked")


def test_the_questions_of_rolling_stone(stage):
    match = stage.match("rolling_stone", 4, 7)
    until_asked(stage)
    stage.press("return")
    until_asked(stage)
    legal = {action.card for action in match.view().legal}
    hand = [words.card(card) for card in stage.top.hand]
    can = [words.card(card) for card in stage.top.hand if card in legal]
    assert asked(stage, "v") == (
        f"Your hand has {len(hand)} cards: {words.all_of(hand)}. You can play the {words.all_of(can, 'or')}."
    )
    assert asked(stage, "b") == "The trick: the seven of hearts from Leo and the queen of hearts from Pip."
    counts = asked(stage, "n")
    assert f"You: {len(hand)} cards, 0 points." in counts
    assert "Leo: 6 cards, 0 points." in counts
    assert asked(stage, "w") == "It is your turn. Hearts were led. Follow with a glowing card."
    assert asked(stage, "f9") == "It is your turn. Hearts were led. Follow with a glowing card."


def test_the_questions_of_gran_ramino(stage):
    stage.match("gran_ramino", 3, 7)
    until_asked(stage)
    assert asked(stage, "b") == "The stock: 17 cards, face down. The discards: on top the five of spades. 2 cards."


def test_the_questions_of_michigan(stage):
    stage.match("michigan", 4, 7)
    until_asked(stage)
    assert "On the ace of hearts: 0 markers." in asked(stage, "b")
    markers = sum(stage.top.view.heap("purse", 0).counts)
    assert f"You: 0 cards, {markers} markers." in asked(stage, "n")


def test_while_markers_are_placed_the_question_is_how_many_are_left(stage):
    stage.match("michigan", 4, 7)
    until_asked(stage)
    assert asked(stage, "w") == "It is your turn. Place 4 markers on the cards in the middle."
    stage.press("return")
    assert asked(stage, "w") == "It is your turn. Place 3 markers on the cards in the middle."


def test_when_sealed_stakes_are_opened_what_lies_on_each_card_is_told_once(stage):
    match = stage.match("michigan", 4, 7)
    Blind(stage.press, stage.pass_time, stage.said).deal()
    opened = [one for one in stage.said if "On the ace of hearts: " in one]
    assert len(opened) == 1
    placed = sum(int(n) for n in re.findall(r": (\d+) marker", opened[0]))
    assert placed == 4 * len(match.players)
    assert all(f"On the {words.card(card)}: " in opened[0] for card in map(cards.card, ("AH", "KD", "QS", "JC")))


def test_a_stake_that_lies_open_is_told_as_it_was_placed(stage):
    match = stage.match("michigan", 4, 7, options=(("stakes_open", "true"),))
    Blind(stage.press, stage.pass_time, stage.said).deal()
    stakes = [(seat, action) for seat, action in match.table.record.actions if action.kind == "stake"]
    assert len(stakes) == 4
    for seat, action in stakes:
        name = "You place " if seat == match.you else f"{match.players[seat].name} places "
        (told,) = [one for one in stage.said if one.startswith(name) and "marker" in one and " on the " in one]
        for number, card in zip(action.choice.split(), ("AH", "KD", "QS", "JC"), strict=True):
            text = f"on the {words.card(cards.card(card))}"
            assert (text in told.split(". ")[0]) == (number != "0"), (told, action)


@pytest.mark.parametrize(
    ("game", "seats", "first", "second"),
    [
        ("rolling_stone", 4, "Deal 1 · first to 3.", "Deal 2 · first to 3."),
        ("michigan", 3, "Deal 1 of 6.", "Deal 2 of 6."),
    ],
)
def test_which_deal_it_is_is_said_when_it_begins_and_can_be_asked(stage, game, seats, first, second):
    stage.match(game, seats, 4)
    Blind(stage.press, stage.pass_time, stage.said).deal()
    assert sum(first in one for one in stage.said) == 1
    before = len(stage.said)
    stage.press("return")
    for _ in range(10):
        stage.pass_time()
    assert not any(first in one for one in stage.said[before:])
    assert sum(second in one for one in stage.said[before:]) == 1
    assert asked(stage, "n").endswith(second)


def test_the_last_moves_of_a_deal_are_counted_for_who_is_asked(stage):
    """Deals are stopped by a limit, and it is seen coming on the table."""
    for seed in range(60):
        match = Match(Wish("rolling_stone", 4, seed, (("voluntary_pickup", "true"),)))
        dice = random.Random(seed)
        while not match.table.deal_over and match.table.view(None).table.limit - match.table.view(None).table.made > 14:
            match.play(dice.choice(match.table.legal))
        if not match.table.deal_over:
            break
    else:
        raise AssertionError("no deal is long enough")
    stage.stack.apply(Push(stage.home.table(stage.home, match)))
    stage.follow()
    player = Blind(stage.press, stage.pass_time, stage.said)
    player.deal()
    told = [int(n) for one in stage.said for n in re.findall(r"(\d+) moves? left", one)]
    assert told == sorted(told, reverse=True) and len(told) == len(set(told)) >= 2
    assert told[0] <= 14


def test_a_refused_card_says_why(stage):
    stage.match("rolling_stone", 4, 7)
    until_asked(stage)
    stage.press("return")
    until_asked(stage)
    for _ in range(20):
        stage.press("right")
        if ", cannot be played now." in stage.said[-1]:
            break
    stage.press("return")
    assert stage.said[-1] == "The seven of hearts was led: you must follow with hearts."


def test_somebody_who_listens_is_not_overtaken_by_bots(stage):
    match = stage.match("rolling_stone", 4, 7)
    until_asked(stage)
    stage.press("return")
    stage.recorder.busy = True
    ply = match.table.ply
    stage.pass_time(3)
    assert match.table.ply == ply
    stage.recorder.busy = False
    stage.pass_time(3)
    assert match.table.ply > ply


def test_what_was_played_is_read_again_line_by_line(stage):
    stage.match("rolling_stone", 4, 7)
    until_asked(stage)
    stage.press("return")
    until_asked(stage)
    told = [one for one in stage.said if "plays the" in one or "You play" in one]
    assert asked(stage, "f6") == told[-1].split(" Hearts were led")[0]
    assert asked(stage, "f6") == told[-2]
    assert asked(stage, "f7") == told[-1].split(" Hearts were led")[0]
    assert asked(stage, "f7") == "That was the last line."


def test_a_pad_asks_by_the_sheet_of_the_table(stage):
    stage.match("rolling_stone", 4, 7)
    until_asked(stage)
    stage.intent(Intent(Kind.TOOL, text="more", device="pad:1"))
    assert isinstance(stage.top, SheetScene)
    assert stage.said[-1] == f"At the table. My hand, button. 1 of {len(stage.top.focus.targets)}. Key: V."
    stage.intent(Intent(Kind.ARM, device="pad:1"))
    stage.intent(Intent(Kind.ACT, device="pad:1"))
    assert stage.at_table
    assert any(one.startswith("Your hand has 8 cards") for one in stage.said[-2:])


@pytest.mark.parametrize("language", ["it", "pt_BR", "sv"])
def test_cards_are_called_as_in_the_language_and_the_deck_of_now(stage, language):
    words.use(language)
    stage.home.room = stage.home.room.__class__(speech=True, deck="italian")
    stage.match("gran_ramino", 3, 7)
    until_asked(stage)
    said = asked(stage, "v")
    for card in stage.top.hand:
        assert words.card(card, stage.top.deck) in said
    assert stage.recorder.manners[-1].language == language


def test_motion_and_impatience_change_nothing_of_what_is_said():
    """At the usual pace, with presses that finish motion, the same plays are told."""
    dice, stage = random.Random(1), Listening(pace=1.0)
    match = stage.match("rolling_stone", 4, 7)
    for _ in range(60):
        stage.pass_time(0.5)
        stage.press("right" if dice.random() < 0.5 else "return")
    plays = [action for _, action in match.table.record.actions if action.kind == "play"]
    assert plays
    for action in plays:
        told = (f"plays the {words.card(action.card)}.", f"You play the {words.card(action.card)}.")
        assert sum(any(one in said for one in told) for said in stage.said) == 1


def test_children_hear_of_buttons_and_never_of_markers():
    """What is read aloud has the words that are written there."""
    stage = Listening()
    stage.title()
    mode.begin(stage.home, "words")
    settings.choose(stage.home, speech=True)
    match = Match(for_kids(Wish("michigan", 3, 4), "words"))
    stage.stack.apply(Push(stage.home.table(stage.home, match)))
    stage.follow()
    for _ in range(40):
        if stage.at_table:
            for _ in stage.top.focus.targets:
                if stage.top.draft is not None:
                    stage.press("right")
            stage.top.focus.go(("onto", 1) if stage.top.draft is not None and stage.top.draft.action is None else ("place",))
        stage.press("return")
        stage.pass_time(0.8)
        if any(action.kind == "stake" and seat == match.you for seat, action in match.table.record.actions):
            break
    for key in ("n", "b", "w"):
        stage.press(key)
    heard = " ".join(stage.said)
    assert "marker" not in heard and "stake" not in heard, [one for one in stage.said if "marker" in one or "stake" in one]
    for text in ("Ace of hearts: 0 buttons of yours", "You place ", "On the ace of hearts: ", "cards, 7"):
        assert text in heard, text
