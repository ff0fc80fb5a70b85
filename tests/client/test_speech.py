"""Reading aloud, without a screen: what is said now, in which words, and to whom."""

import pytest

from engine import cards
from game import words
from game.comfort import Room
from game.match import Match, Wish
from game.sofa.seats import OPEN, Player
from game.speech import hearing
from game.speech.items import Item, sentences
from game.speech.talker import MOST_WAITING, Talker, Weight
from tests.client.listening import Recorder


@pytest.fixture
def talker():
    made = Talker(Recorder())
    made.set(Room(speech=True, rate=8, voice=3))
    return made


def test_nothing_is_said_where_nothing_is_read_aloud():
    talker = Talker(Recorder())
    talker.say("Hello.", Weight.ASKED)
    talker.set(Room(speech=True, mute=True))
    talker.say("Hello.", Weight.ASKED)
    talker.set(Room(speech=True, voice=0))
    talker.say("Hello.", Weight.ASKED)
    assert talker.voice.said == []
    assert not talker.busy


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("The code. W2GB-CGYS-9A42-HA.", "The code. W 2 G B, C G Y S, 9 A 4 2, H A."),
        ("R7C8-X. 1 of 35.", "R 7 C 8, X. 1 of 35."),
        ("The seal 20e0 face 12ab again.", "The seal 2 0 e 0, f a c e, 1 2 a b again."),
        ("Ada-Lena plays the ten of hearts. +9. 80. MAMA wins.", "Ada-Lena plays the ten of hearts. +9. 80. MAMA wins."),
        ("2026 1030 points", "2026 1030 points"),
    ],
)
def test_codes_and_seals_are_spelled(talker, text, said):
    """A voice makes a word of HA and a number of 20e0, and nobody could write the code down."""
    talker.say(text)
    assert talker.voice.said == [said]


def test_it_is_said_as_it_was_chosen_and_in_the_language_of_now(talker):
    talker.say("Hello.")
    words.use("it")
    talker.say("Ciao.")
    assert [tuple(one) for one in talker.voice.manners] == [("en", 8, 3), ("it", 8, 3)]


@pytest.mark.parametrize("weight", list(Weight))
def test_the_newest_of_the_same_weight_wins(talker, weight):
    talker.say("First.", weight)
    talker.voice.busy = True
    talker.say("Second.", weight)
    assert talker.voice.said == ["First.", "Second."]


def test_a_heavier_one_cuts_short_and_a_lighter_one_waits(talker):
    talker.say("What somebody does.", Weight.NEWS)
    talker.voice.busy = True
    talker.say("What is asked.", Weight.PROMPT)
    talker.tick()
    assert talker.voice.said == ["What somebody does."]
    talker.say("What I came to.", Weight.FOCUS)
    assert talker.voice.said == ["What somebody does.", "What I came to."]
    talker.voice.busy = False
    talker.tick()
    assert talker.voice.said[2:] == []  # what was asked then is old by now


def test_what_waits_comes_when_it_is_quiet(talker):
    talker.say("What I came to.", Weight.FOCUS)
    talker.voice.busy = True
    talker.say("What somebody does.", Weight.NEWS)
    talker.say("What is asked.", Weight.PROMPT)
    assert talker.busy
    for text in ("What somebody does.", "What is asked."):
        talker.voice.busy = False
        talker.tick()
        assert talker.voice.said[-1] == text
        talker.voice.busy = True
    talker.voice.busy = False
    assert not talker.busy


def test_only_the_newest_few_wait(talker):
    talker.say("What I came to.", Weight.ASKED)
    talker.voice.busy = True
    for number in range(10):
        talker.say(f"News {number}.", Weight.NEWS)
    talker.voice.busy = False
    for _ in range(10):
        talker.tick()
    assert talker.voice.said[1:] == [f"News {number}." for number in range(10 - MOST_WAITING, 10)]


def test_it_is_said_again_until_somebody_else_listens(talker):
    talker.say("Seven of hearts.")
    talker.again()
    assert talker.voice.said == ["Seven of hearts."] * 2
    talker.forget()
    talker.again()
    assert len(talker.voice.said) == 2
    assert talker.voice.hushed == 1


def test_small_children_hear_what_is_asked_although_not_all_is_read_aloud():
    talker = Talker(Recorder())
    talker.set(Room())
    talker.prompts = True
    talker.say("Play a card.", Weight.PROMPT)
    assert talker.voice.said == ["Play a card."]
    assert not talker.reads


def test_an_offer_is_made_where_nothing_is_read_yet_but_not_into_silence():
    talker = Talker(Recorder())
    talker.offer("Press F8.")
    talker.set(Room(mute=True))
    talker.offer("Press F8.")
    assert talker.voice.said == ["Press F8."]


def test_turned_off_it_stops_at_once(talker):
    talker.say("A long sentence.")
    talker.set(Room(speech=False))
    assert talker.voice.hushed == 1


# Words


def test_an_item_is_called_by_its_label_what_it_is_what_is_set_and_where_it_stands():
    assert Item("Play", "button", at=2, of=5).sentence == "Play, button. 2 of 5."
    assert Item("Calm", "switch", "off", "No confetti.", 3, 8).sentence == "Calm, switch. off. 3 of 8. No confetti."
    assert Item("Seven of hearts").sentence == "Seven of hearts."


def test_every_sentence_has_one_full_stop():
    assert sentences("Your turn!", "", "  ", "Play a card.", "Ace") == "Your turn! Play a card. Ace."


# Who hears


def table(*players, **options):
    return Match(Wish("rolling_stone", 4, 3, tuple(options.items()), players=players))


ADA, BO = Player("Ada", "fox"), Player("Bo", "bear", privacy="open")
BOTS = (Player("Cy", "cat", "easy"), Player("Di", "owl", "easy"))


def test_alone_at_the_screen_the_own_hand_is_heard():
    match = table(ADA, *BOTS, Player("Ed", "pig", "easy"))
    assert hearing.ears(match, headphones=False) == 0


def test_several_people_hear_what_all_may_know_unless_one_wears_headphones():
    match = table(ADA, BO, *BOTS)
    assert hearing.ears(match, headphones=False) is None
    assert hearing.ears(match, headphones=True) is None  # nobody looks
    match.open(0)
    assert hearing.ears(match, headphones=False) is None
    assert hearing.ears(match, headphones=True) == 0
    match.open(1)
    assert hearing.ears(match, headphones=False) == 1  # that hand lies open for all


def test_open_hands_and_a_match_that_is_watched_are_heard():
    match = table(ADA, Player("Bo", "bear"), *BOTS, open_hands="true")
    match.open(0)
    assert hearing.ears(match, headphones=False) == 0
    assert hearing.ears(Match(Wish("michigan", 4, 3, watch=True)), headphones=False) is OPEN


def test_the_sieve_knows_every_card_of_the_hand_in_every_deck():
    match = table(ADA, Player("Bo", "bear"), *BOTS)
    while match.deal_is_next:
        match.play(match.table.legal[0])
    match.open(0)
    hand = match.table.view(0).pile("hand", 0).up
    assert hearing.unheard(match, None) == frozenset(hand)
    assert hearing.unheard(match, 0) == frozenset()
    assert hearing.names_one(f"Play the {words.card(hand[0])}!", hand)
    assert hearing.names_one(f"Play the {words.card(hand[0], 'german').upper()}!", hand)
    other = next(card for card in range(52) if card not in hand)
    assert not hearing.names_one(f"Play the {words.card(other)}!", hand)
    assert not hearing.names_one("Play a card.", hand)
    assert cards.name(hand[0])
