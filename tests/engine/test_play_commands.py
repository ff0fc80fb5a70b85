"""Every command of somebody who plays by text: what it answers, and that it never plays a card."""

from hashlib import sha256
from random import Random

import pytest

from engine.cli import kept
from engine.cli.seals import seals
from engine.cli.typed import COMMANDS
from engine.deal_code import short
from engine.games import GAMES
from engine.model import DEAL, Options
from engine.record import Record
from engine.table import Table
from tests.engine.sitting import replies, script, sit

# All bots play at random here. Seed 3 of Rolling Stone: seat 0 deals and holds this; 7D 9D KD lie on the table.
HAND = "Your hand, 8 cards. Hearts: seven, queen. Diamonds: jack, queen. Clubs: nine. Spades: jack, queen, king."


@pytest.fixture(autouse=True)
def _kept(monkeypatch, tmp_path):
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "kept")


def one(monkeypatch, *lines, game="rolling_stone", **more):
    """The answer to the last of these lines."""
    return replies(monkeypatch, game, *lines, **more)[len(lines) - 1]


def test_who_sits_down_is_told_what_is_needed(monkeypatch):
    whole = replies(monkeypatch, "rolling_stone")[-1]
    assert whole.startswith(
        "Rolling Stone, 4 players. Be the first without cards. Who cannot follow suit picks up everything on the table.\n"
        "You are seat 0. The program plays the other seats.\n"
        "Type help for the commands, and rules for the rules.\n"
    )
    assert "Seat 2 draws jack of diamonds for the deal.\n" in whole
    assert "You deal first.\nEverybody gets 8 cards.\n" in whole
    assert f"{HAND}\nYou can play: 1 jack of diamonds, 2 queen of diamonds.\nYour move?" in whole


@pytest.mark.parametrize(
    "typed",
    ["1", "JD", "jd", "play JD", "jack of diamonds", "Jack Diamonds", "diamonds jack", "jack", "j", "ja", "J♦",
     "the jack of diamonds, please.", "put my jack on", "  jack   of DIAMONDS  ", "jac dia"],
)  # fmt: skip
def test_a_move_can_be_typed_in_many_ways(monkeypatch, typed):
    assert one(monkeypatch, typed).startswith("You play jack of diamonds.")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("7h", "Seven of hearts: you must follow the suit led, seven of diamonds. Nothing was played."),
        ("2s", "Two of spades: that card is not in your hand. Nothing was played."),
        ("pick up", "You can follow suit, so you may not pick up now. Nothing was played."),
        ("diamonds", "Which one: jack of diamonds or queen of diamonds?"),
        ("di", '"di" can be jack of diamonds or queen of diamonds. Type a little more.'),
        ("3", "There is no 3 in the list; it has 2 choices. For a card type its name, for example three of clubs."),
        ("0", "There is no 0 in the list; it has 2 choices."),
        ("9" * 30, "There is no 9999999999 in the list; it has 2 choices."),
        ("h", '"h" can be help, hint or hand. Type a little more.'),
        ("fly away", '"fly away" is not understood. Type turn for what you can do, or help for the commands.'),
        ("ace", "You have no such card."),
        ("!?", "That is no word and no card."),
        ("x" * 10_240, "That line is too long for a move: more than 200 letters. Nothing was played."),
        ("\0\x1b[2J\x07", '"2j" is not understood. Type turn for what you can do, or help for the commands.'),
        ("stake 1 1 1 1", "That cannot be done now. Nothing was played."),
    ],
)
def test_what_cannot_be_done_is_answered_in_a_sentence(monkeypatch, typed, says):
    assert one(monkeypatch, typed) == f"{says}\nYour move?"


def test_nothing_typed_asks_again(monkeypatch):
    assert one(monkeypatch, "   ") == (
        f"You have typed nothing.\n{HAND}\n"
        "On the table: Seat 1 seven of diamonds, led; Seat 2 nine of diamonds; Seat 3 king of diamonds.\n"
        "You can play: 1 jack of diamonds, 2 queen of diamonds.\nYour move?"
    )


def test_help_names_every_command(monkeypatch):
    for told in (one(monkeypatch, "help"), one(monkeypatch, "?"), one(monkeypatch, "hel")):
        assert all(name in told for name in COMMANDS)


def test_hint_says_what_why_and_how_sure(monkeypatch):
    what, why, sure, asked = one(monkeypatch, "hint").split("\n")
    assert what == "Hint: play jack of diamonds."
    assert why.startswith("Why: ")
    assert sure == "The coach is 100 percent sure."
    assert asked == "Your move?"
    told = one(monkeypatch, "hint", game="gran_ramino")
    assert told.startswith("Hint: take ace of spades from the discard pile.\nWhy: ")
    assert "Of a hundred such deals you win about so many. Take ace of spades from the discard pile: " in told


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("why 7h", "Seven of hearts: you must follow the suit led, seven of diamonds."),
        ("why seven of hearts", "Seven of hearts: you must follow the suit led, seven of diamonds."),
        ("why jack", "You can play jack of diamonds now. Nothing was played."),
        ("why 1", "You can play jack of diamonds now. Nothing was played."),
        ("why 8c", "Eight of clubs: that card is not in your hand."),
        ("why pick up", "You can follow suit, so you may not pick up now."),
        ("why", "Type why and a card, for example: why eight of clubs."),
        ("why help", '"help" is no card and no move.'),
        ("why moon", '"moon" is not understood. Type turn for what you can do, or help for the commands.'),
    ],
)
def test_why_explains_and_never_plays(monkeypatch, typed, says):
    assert one(monkeypatch, typed) == f"{says}\nYour move?"


def test_why_never_plays_in_any_game(monkeypatch):
    for game in GAMES:
        lines = [f"why {number}" for number in range(1, 12)] + ["why take", "why stock", "why 1 1 1 1", "why keep", "why deal"]
        _, player = sit(monkeypatch, script(*lines), game, "--seed", "3", "--bots", "random")
        assert all(seat != 0 for seat, action in player.table.record.actions if action.kind != "deal")


def test_hand_table_counts_turn_and_again(monkeypatch):
    assert one(monkeypatch, "hand") == f"{HAND}\nYour move?"
    lies = "On the table: Seat 1 seven of diamonds, led; Seat 2 nine of diamonds; Seat 3 king of diamonds."
    for typed in ("table", "trick", "look"):
        assert one(monkeypatch, typed) == f"{lies}\nYour move?"
    assert one(monkeypatch, "counts") == (
        "Cards. You: 8, Seat 1: 7, Seat 2: 7, Seat 3: 7.\n"
        "Moves in this deal: 3 of 160.\n"
        "Standing: You: 0, Seat 1: 0, Seat 2: 0, Seat 3: 0.\nYour move?"
    )
    assert one(monkeypatch, "turn").startswith(f"It is your turn.\n{HAND}\n{lies}\nYou can play: ")
    assert one(monkeypatch, "again").startswith("Deal 1.\nEverybody draws a card, and the highest deals first.\n")
    assert one(monkeypatch, "2", "again") == (
        "You play queen of diamonds.\n"
        "Seat 3 wins the trick: seven, nine, king and queen of diamonds.\n"
        "Seat 3 leads king of hearts.\nYour move?"
    )


def test_rules_are_those_in_force(monkeypatch):
    flags = ("--seed", "3", "--bots", "random", "--options", "voluntary_pickup=two,match_to=1")
    told = one(monkeypatch, "rules", flags=flags)
    assert "Each player may do so twice in a deal.\n" in told
    assert "One deal is the whole match.\n" in told
    assert "House rules in force:\nvoluntary pickup: two. Who could follow suit may pick up instead" in told
    assert "Each player may do so twice" not in one(monkeypatch, "rules")
    assert "House rule: match to is 1." in replies(monkeypatch, "rolling_stone", flags=flags)[-1]


def test_back_goes_to_the_last_decision_and_is_refused_where_there_is_none(monkeypatch):
    assert one(monkeypatch, "back") == "You have decided nothing yet, so there is nothing to take back.\nYour move?"
    told = replies(monkeypatch, "rolling_stone", "2", "1", "1", "back", "back", "back", "back")
    assert told[3].startswith("Taken back: play jack of spades.\n")
    assert told[4].startswith("Taken back: play seven of hearts.\n")
    assert told[5].startswith(f"Taken back: play queen of diamonds.\n{HAND}\n")
    assert "nothing to take back" in told[6]


def test_a_deal_that_is_over_is_not_taken_back(monkeypatch):
    def answer(player):
        if dealt and "You have decided nothing in this deal" in player.heard[0]:
            return None
        if player.table.deals == 2:
            dealt.append(True)
            return "back"
        return "1"

    dealt = []
    sit(monkeypatch, answer, "rolling_stone", "--seed", "3", "--bots", "random")
    assert dealt == [True]


def test_back_after_the_last_card_of_a_deal_reopens_it(monkeypatch):
    def answer(player):
        if player.choices == ["deal"] and not found:
            found.append(player.table.ply)
            return "back"
        if found:
            found.append((player.table.deal_over, player.heard[0][:11]))
            return None
        return "1"

    found = []
    sit(monkeypatch, answer, "gran_ramino", "--seed", "3", "--bots", "random")
    assert found[1] == (False, "Taken back:")


def test_auto_makes_moves_without_a_choice(monkeypatch):
    flags = ("--seed", "10", "--bots", "random")  # clubs are led, and the seven is the only one
    told = replies(monkeypatch, "rolling_stone", "auto", "auto", flags=flags)
    assert "You can only play seven of clubs.\nThere is no other choice." in told[-1]
    assert told[0].startswith("Moves without a choice are now made for you.\nYou play seven of clubs.\n")
    assert told[1] == "You are asked before every move again.\nYour move?"


def test_cards_in_letters(monkeypatch):
    told = replies(monkeypatch, "rolling_stone", "letters", "why 7h", "words")
    assert told[0].startswith(
        "Your hand, 8 cards. 7H QH JD QD 9C JS QS KS.\nOn the table: Seat 1 7D, led; Seat 2 9D; Seat 3 KD."
    )
    assert told[1] == "7H: you must follow the suit led, 7D.\nYour move?"
    assert told[2].startswith(HAND)
    flags = ("--seed", "3", "--bots", "random", "--cards", "letters")
    assert "You can play: 1 JD, 2 QD.\n" in replies(monkeypatch, "rolling_stone", flags=flags)[-1]


@pytest.mark.parametrize(
    "typed",
    ["2 1 0 1", "2101", "stake 2 1 0 1", "2,1,0,1",
     "2 on ace of hearts, 1 on king of diamonds and 1 on jack of clubs", "2 AH 1 KD 1 JC",
     "two hearts one diamonds one clubs", "place 2 1 0 1"],
)  # fmt: skip
def test_a_stake_can_be_typed_in_many_ways(monkeypatch, typed):
    told = one(monkeypatch, typed, game="michigan")
    assert told.startswith(
        "You place 2 on ace of hearts, 1 on king of diamonds and 1 on jack of clubs, hidden from the others.\n"
    )


@pytest.mark.parametrize("typed", ["2 1 1", "2 2 2 2", "9 9 9 9", "4444", "stake", "stake -1 5 0 0", "one each two"])
def test_a_stake_that_makes_another_number_is_refused(monkeypatch, typed):
    told = one(monkeypatch, typed, game="michigan")
    assert told.startswith(("Type four numbers that make 4 together", '"one each two" is not understood'))


def test_the_first_stakes_of_the_list_have_numbers(monkeypatch):
    assert "1 one on each, 2 all on ace of hearts" in replies(monkeypatch, "michigan")[-1]
    assert one(monkeypatch, "3", game="michigan").startswith("You place 4 on king of diamonds, hidden from the others.")


def test_taking_and_drawing(monkeypatch):
    # Seed 3 of Gran Ramino: seat 1 has drawn and discarded the ace of spades.
    for typed in ("take", "take it", "2", "take ace of spades", "draw discard", "take AS", "tak"):
        assert one(monkeypatch, typed, game="gran_ramino").startswith("You take ace of spades from the discard pile.")
    for typed in ("stock", "draw", "st", "1", "draw stock", "draw from the stock"):
        assert one(monkeypatch, typed, game="gran_ramino").startswith("You draw four of clubs from the stock.")
    assert one(monkeypatch, "take king of hearts", game="gran_ramino").startswith("Only ace of spades can be taken.")
    assert one(monkeypatch, "ace of spades", game="gran_ramino").startswith("Ace of spades ")
    told = replies(monkeypatch, "gran_ramino", "take", "discard ace of spades", "stock", "take", "1")
    assert told[1].startswith("Ace of spades: you have just taken ace of spades from the discard pile; discard another card.")
    assert told[2] == told[3] == "You have drawn already: now discard a card. Nothing was played.\nYour move?"
    assert told[4].startswith("You discard king of hearts.\nSeat 1 draws from the stock.\n")


def test_the_seal_is_told_before_a_deal_is_over_and_the_code_after_it(monkeypatch):
    """Whoever doubts the cards can write the seal down, and check it: sha256 of the code."""
    table = Table(Record("gran_ramino", Options(GAMES["gran_ramino"].info, 2), 3, version=GAMES["gran_ramino"].info.version))
    table.play(0, DEAL)
    running = seals(table, False)
    assert running[0] == f"The seal of deal 1 is {short(table.seal(1))}. Its code is told when the deal is over."
    assert len(running) == 2
    dice = Random(1)
    while not table.deal_over:
        table.play(table.turn, dice.choice(table.legal))
    first, second, _ = seals(table, True)
    code = first.removesuffix(".").rpartition(" ")[2]
    assert first == f"The seal of deal 1 is {short(table.seal(1))}, and its code was {code}."
    assert sha256(code.encode()).hexdigest() == table.seal(1)
    assert second == f"The seal of deal 2 is {short(table.seal(2))}. Its code is told when the deal is over."
    while table.turn is not None:
        table.play(table.turn, dice.choice(table.legal))
    assert sum("its code was" in line for line in seals(table, False)) == table.deals
    told = one(monkeypatch, "fair")
    assert told.startswith("The seal of deal 1 is ") and "Your move?" in told and "You play" not in told


def test_a_match_from_a_position_has_no_seal():
    table = Table(Record("gran_ramino", Options(GAMES["gran_ramino"].info, 2), 3, version=GAMES["gran_ramino"].info.version))
    table.record.seed = None
    assert seals(table, False) == ["This match did not begin with a shuffle. There is no code."]
