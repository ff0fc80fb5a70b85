"""Other decks at a table: which are offered, their names in sentences, and cousins."""

import pytest

import sprites
from engine import cards
from game import decks, words
from game.comfort import Room
from game.intents import Intent, Kind
from tests.client.stage import Stage, doing
from tests.client.table_stage import asked, tool


def geometry(table):
    return table.spread, [(one.key, one.rect) for one in table.focus.targets]


@pytest.mark.parametrize(
    ("game", "seats", "options", "kinds"),
    [
        ("gran_ramino", 2, {}, ("french", "italian")),
        ("gran_ramino", 4, {"pack": "36"}, ("french", "german")),
        ("rolling_stone", 4, {}, ("french", "german")),
        ("rolling_stone", 5, {}, ("french",)),
        ("rolling_stone", 6, {}, ("french",)),
        ("michigan", 4, {}, ("french",)),
    ],
)
def test_a_table_offers_the_decks_that_have_its_cards(game, seats, options, kinds):
    stage = Stage(pace=0.0)
    table = stage.table(game, seats, 4, options)
    stage.until_asked()
    assert table.decks == kinds
    before = geometry(table)
    tool(stage, "deck")
    assert geometry(table) == before and not table.moving
    if len(kinds) == 1:
        assert table.prompt == words.say("deck.only") and table.deck == "french"
    else:
        assert table.deck == kinds[1] == stage.home.room.deck
        assert table.tabletop.prints.deck.kind == kinds[1]
    stage.draw()


def test_a_deck_that_a_table_lacks_is_shown_in_french():
    stage = Stage(pace=0.0)
    stage.home.room = Room(deck="italian")
    assert stage.table("michigan", 4).deck == "french"
    assert stage.table("gran_ramino", 2).deck == "italian"


def test_the_deck_changes_in_motion_without_ending_it():
    stage = Stage()
    table = stage.table("gran_ramino", 2, 4)
    stage.until_asked()
    stage.click(doing(table)[0])
    stage.wait(0.05)
    assert table.moving
    tool(stage, "cousins")
    assert table.moving and table.tabletop.prints.deck.kind == "italian"
    stage.draw(0.5)


def test_cousins_are_shown_as_long_as_the_key_is_held_or_until_it_is_pressed_again():
    stage = Stage(pace=0.0)
    table = stage.table("gran_ramino", 2, 4)
    stage.until_asked()
    before = geometry(table)
    tool(stage, "cousins")
    assert table.deck == "italian" and stage.home.room.deck == "french", "nothing is chosen by it"
    assert geometry(table) == before
    stage.wait(1)
    tool(stage, "cousins.end")
    assert table.deck == "french", "held"
    tool(stage, "cousins")
    stage.wait(0.1)
    tool(stage, "cousins.end")
    assert table.deck == "italian", "pressed"
    tool(stage, "cousins")
    tool(stage, "cousins.end")
    assert table.deck == "french"


def test_prompts_name_the_cards_of_the_deck_that_is_shown():
    stage = Stage(pace=0.0)
    table = asked(stage, "gran_ramino", 2, until=lambda table: len(table.view.legal) == 2 and table.view.table.phase == "draw")
    top = table.view.pile("discards").up[-1]
    french = words.card(top)
    assert french in table.manners.prompt(table.view, table.match.talk)
    tool(stage, "deck")
    suit = {"S": "batons", "C": "swords", "D": "coins", "H": "cups"}[cards.name(top)[1]]
    prompt = table.manners.prompt(table.view, table.match.talk)
    assert suit in prompt and french not in prompt
    table.leave()
    assert words.card(top) == french, "elsewhere cards have their French names"


@pytest.mark.parametrize(
    ("name", "italian", "german"),
    [
        ("7C", "seven of swords", "seven of acorns"),
        ("QS", "knight of batons", "Ober of leaves"),
        ("AH", "ace of cups", "Daus of hearts"),
    ],
)
def test_the_same_card_in_three_decks(name, italian, german):
    card = cards.card(name)
    assert words.card(card, "italian") == italian and words.card(card, "german") == german
    words.use_deck("italian")
    assert words.card(card) == italian and "spade" not in words.card(card)


@pytest.mark.parametrize("deck", ["french", "italian", "german"])
def test_every_suit_has_a_letter_of_its_own(deck):
    assert len(set(words.suit_letters(deck))) == 4
    assert decks.look(Room(deck=deck, suit_letters=True), deck).suit_letters == words.suit_letters(deck)


def test_the_letters_are_those_of_the_language_unless_others_are_chosen():
    assert decks.look(Room(), "french").letters == "international"
    words.use("sv")
    assert decks.look(Room(), "french").letters == "swedish"
    assert decks.look(Room(letters="german"), "french").letters == "german"


def test_other_screens_show_the_deck_of_the_table():
    stage = Stage(pace=0.0)
    table = asked(
        stage,
        "gran_ramino",
        2,
        until=lambda table: len(table.view.pile("discards").up) > 1 and table.view.table.phase == "discard",
    )
    tool(stage, "deck")
    kinds = set()
    face = sprites.face
    try:
        sprites.face = lambda card, width, **how: kinds.add(how["deck"].kind) or face(card, width, **how)
        stage.click(("leaf", "discards"))
        stage.draw()
        stage.stack.hear(Intent(Kind.BACK))
        while not table.match.table.deal_over:
            table.play(table.match.table.legal[0])
        stage.stack.apply(table.result())
        stage.draw()
    finally:
        sprites.face = face
    assert kinds == {"italian"}
