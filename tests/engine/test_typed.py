"""What is typed, understood: every card in every usual form, beginnings of words, and any text at all."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import cards
from engine.cli.card_words import cards_of
from engine.cli.naming import LETTERS, RANKS, SUITS, WORDS, counted, listed
from engine.cli.typed import COMMANDS, Asked, Command, Move, Refused, Unclear, asked_about, understood
from engine.model import Action
from tests.engine.sitting import card_in, cards_in, spelling

ALL = tuple(Action("play", card) for card in range(52))
PICK, STOCK, TAKE = Action("pick", None, "up"), Action("draw", None, "stock"), Action("draw", None, "discard")


def asked(*legal, hand="", top=None, naming=WORDS):
    return Asked(legal, legal, cards.listed(cards.cards(hand)), None if top is None else cards.card(top), naming)


def plays(names):
    return [Action("play", cards.card(name)) for name in names.split()]


def test_every_card_is_understood_however_it_is_written():
    dice = Random(1)
    for card in range(52):
        for _ in range(60):
            text = spelling(card, dice)
            assert understood(text, asked(*ALL)) == Move(ALL[card]), text


def test_how_cards_are_named_is_how_they_may_be_typed():
    for card in range(52):
        assert understood(WORDS.one(card), asked(*ALL)) == Move(ALL[card])
        assert understood(LETTERS.one(card), asked(*ALL)) == Move(ALL[card])
        assert card_in(f"lead {WORDS.one(card)}") == card
        assert cards_in(WORDS.several([card])) == {card}


@pytest.mark.parametrize("typed", ["-1", " - 1", "+1", "\u22121", "-9999"])
def test_a_number_with_a_sign_is_no_choice(typed):
    found = understood(typed, asked(*ALL))
    assert isinstance(found, Unclear) and "Nothing was played" in found.says


@given(st.lists(st.integers(0, 51), unique=True, max_size=20))
def test_several_cards_are_told_so_that_a_listener_knows_them_all(held):
    assert cards_in(WORDS.several(held)) == set(held)
    assert cards_in(f"{WORDS.hand(sorted(held))}.") == set(held)


@pytest.mark.parametrize(
    ("typed", "legal", "meant"),
    [
        ("queen", "QH 7D", "QH"),
        ("q", "QH 7D", "QH"),
        ("hearts", "QH 7D", "QH"),
        ("heart", "QH 7D", "QH"),
        ("qu", "QH 7D", "QH"),
        ("sev", "QH 7D", "7D"),
        ("7", "2C 3C 4C 5C 6C 8C 9C", "9C"),  # a number alone is a place in the list
        ("10 clubs", "TC 9C", "TC"),
        ("knave of spades", "JS", "JS"),
        ("A♠", "AS AD", "AS"),
        ("as", "AS AD", "AS"),
        ("ha", "AH", None),  # hand
    ],
)
def test_part_of_a_name_is_enough_where_one_card_fits(typed, legal, meant):
    found = understood(typed, asked(*plays(legal)))
    assert found == (Command("hand", "") if meant is None else Move(Action("play", cards.card(meant))))


def test_where_several_fit_it_is_asked_which():
    assert understood("queen", asked(*plays("QH QD QS"))) == Unclear(
        "Which one: queen of hearts, queen of diamonds or queen of spades?"
    )
    assert understood("t", asked(STOCK, TAKE, top="9C")).says == '"t" can be table, turn or draw discard. Type a little more.'
    assert understood("qui", asked(*plays("QH"))) == Command("quit", "")
    assert (
        understood("ki", asked(*plays("KH KD"))).says == '"ki" can be king of hearts or king of diamonds. Type a little more.'
    )


def test_commands_are_never_taken_for_moves_nor_moves_for_commands():
    legal = [*ALL, PICK, STOCK, TAKE, Action("swap"), Action("keep"), Action("deal")]
    for name, called in COMMANDS.items():
        for word in called:
            assert understood(word, asked(*legal)) == Command(name, "")
            assert understood(f" {word.upper()} ", asked(*legal)) == Command(name, "")
    for action in legal:
        assert understood(action.text, asked(*legal)) == Move(action)
        assert asked_about(action.text, asked(*legal)) == Move(action)


def test_quitting_is_never_a_slip():
    for letter in "abcdefghijklmnopqrstuvwxyz":
        assert understood(letter, asked(*ALL)) != Command("quit", "")
        assert understood(letter, asked(PICK)) != Command("quit", "")
        assert understood("q" + letter, asked(PICK)) != Command("quit", "")
    assert understood("qui", asked(PICK)) == Command("quit", "")


def test_the_rest_of_a_command_stays_as_it_was_typed():
    assert understood("SAVE  My Match.TXT ", asked(PICK)) == Command("save", "My Match.TXT")
    long_name = f"save /{'folder/' * 60}match.txt"
    assert understood(long_name, asked(PICK)) == Command("save", long_name[5:])
    assert understood("why  8C", asked(PICK)) == Command("why", "8C")
    assert isinstance(understood("hand me the stock", asked(PICK)), Unclear)


def test_a_card_that_cannot_be_played_is_named_to_say_why():
    assert understood("9c", asked(*plays("QH"), hand="9C QH")) == Refused(cards.card("9C"))
    assert understood("nine", asked(*plays("QH"), hand="9C QH")) == Refused(cards.card("9C"))
    assert understood("nine", asked(*plays("QH"), hand="QH")) == Unclear("You have no such card.")
    assert understood("stock", asked(*plays("QH"))) == Refused(None, STOCK)
    assert understood("take 9c", asked(STOCK, TAKE, top="9C")) == Move(TAKE)
    assert understood("take 8c", asked(STOCK, TAKE, top="9C")) == Unclear("Only nine of clubs can be taken.")


situations = st.sampled_from(
    [
        asked(*plays("8C 9C QH"), hand="8C 9C QH 2S"),
        asked(STOCK, TAKE, top="9C", hand="8C"),
        asked(Action("deal")),
        asked(Action("swap"), Action("keep"), hand="AH"),
        asked(*(Action("stake", None, text) for text in ("1 1 1 1", "4 0 0 0", "0 0 0 4"))),
    ]
)
words = st.lists(
    st.sampled_from(
        [*COMMANDS, *RANKS, *SUITS, "8c", "of", "the", "stake", "take", "1", "4", "each", "all", "on", "why", "♥", "\0", "é"]
    ),
    max_size=6,
).map(" ".join)


@given(st.text(max_size=300) | words, situations)
def test_any_text_is_understood_or_answered_in_a_sentence(text, situation):
    for found in (understood(text, situation), asked_about(text, situation)):
        assert isinstance(found, Move | Refused | Command | Unclear)
        if isinstance(found, Move):
            assert found.action in situation.legal
        if isinstance(found, Unclear):
            assert found.says.endswith((".", "?"))
            assert found.says.isprintable()
            assert len(found.says) < 300


def test_words_are_joined_and_counted():
    assert [listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
    assert (counted(1, "card"), counted(0, "card"), counted(2, "card")) == ("1 card", "0 cards", "2 cards")
    assert cards_of(["moon"]) is None
    assert cards_of(["eight", "nine"]) is None
