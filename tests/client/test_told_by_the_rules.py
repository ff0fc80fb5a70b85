"""What is asked of a leader under strict lowest, and what children are told of how a deal ended, against the rules."""

import random

import pytest

from engine import cards, coach
from engine.games import GAMES, melds
from engine.model import Action, Options
from engine.record import Record
from engine.table import Table
from game import words
from game.kids import words as kid_words
from game.kids.words import sentence
from game.match import Match, Wish
from game.scenes.hint import worth_says
from game.scenes.kid_table_manners import KidManners
from game.scenes.manners_of import manners_of
from game.scenes.worth import worth_of
from game.sentences.kids_rules import KIDS_RULES
from game.talk import Talk
from tests.client.test_outcome import hands, seated

STRICT = (("strict_lowest", "true"), ("length", "three"))


def leads(seeds):
    """Every lead that is asked for in matches by chance under strict lowest: its view, and the cards of the hand."""
    for seed in seeds:
        match, dice = Match(Wish("michigan", 3, seed, STRICT, watch=True)), random.Random(seed)
        while not match.over:
            view = match.bots_view()
            if view.table.phase == "play" and not view.table.run and view.legal[0].card is not None:
                yield view, view.pile("hand", view.seat).up
            match.play(dice.choice(match.table.legal))


def test_who_must_lead_the_lowest_is_told_of_which_cards():
    """MI-6, MI-9: of the whole hand at first; after a stop of the cards of other suits."""
    manners, seen = manners_of("michigan"), set()
    for view, hand in leads(range(6)):
        talk = Talk(Match(Wish("michigan", 3)).players, view.seat)
        said, asked = manners.prompt(view, talk), kid_words.asked("michigan", view)
        legal = {action.card for action in view.legal}
        lowest = min(cards.rank(card) for card in hand)
        suit = None if view.table.stopped is None else words.suit(view.table.stopped)
        others = [card for card in hand if cards.suit(card) != view.table.stopped]
        if suit is None:
            assert said == "You lead. The lowest card of your hand glows."
            assert asked.key == "mi.lead.lowest"
            assert legal == {card for card in hand if cards.rank(card) == lowest}
        elif others:
            lowest = min(cards.rank(card) for card in others)
            assert said == f"You lead, but not {suit}. The lowest of your other cards glows."
            assert sentence(asked, talk) == f"You start, but not with {suit}. Play your lowest other card."
            assert legal == {card for card in others if cards.rank(card) == lowest}
        else:
            assert asked.key == "mi.lead.same" and suit in said
        seen.add(asked.key)
    assert {"mi.lead.lowest", "mi.lead.lowest.other"} <= seen


def ended(game, given, moves, options=None):
    """What a child is told at the end of that deal."""
    info = GAMES[game].info
    table = Table(Record(game, Options(info, len(given["hands"]), options or {}), None, given))
    before = table.view(0)
    for seat, text in moves:
        table.play(seat, Action.parse(text))
    talk = Talk(seated(len(given["hands"]), "You"), 0)
    manners = KidManners(game, manners_of(game))
    heading = manners.outcome(table.view(0), talk, before).heading
    assert manners.said[heading][0].key.startswith("won")
    return heading


@pytest.mark.parametrize(
    ("pickups", "left", "says"),
    [
        ([0, 0, 0, 0], 1, "Fia wins! That was long! The fewest cards win."),
        ([3, 1, 2, 2], 2, "Fia wins! That was long! The fewest stones win."),
        ([1, 1, 1, 1], 2, "You, Fia, Otto and Gro win together! That was long! All is equal."),
    ],
)
def test_a_deal_that_was_stopped_says_so_to_children(pickups, left, says):
    held = [["7H", "8S", "9S"], ["9H", "TS", "TD"], ["JH", "JS", "JD"], ["QH", "QS", "QD"]]
    if left == 1:
        held[1] = ["9H", "TD"]
    moves = [(seat, f"play {held[seat][0]}") for seat in range(4)]
    assert ended("rolling_stone", {"hands": held, "turn": 0, "made": 156, "pickups": pickups}, moves) == says


def test_the_first_without_cards_needs_no_reason():
    given = {"hands": [["7H"], ["9H", "TS"], ["JH", "JS"], ["QH", "QS"]], "turn": 0}
    assert ended("rolling_stone", given, [(0, "play 7H")]) == "You win!"


def test_points_and_better_hands_say_so_to_children():
    given = {
        "hands": hands("AS 3S 5S 7S 2H 4H 6H AC 3C 5C KD", "2C 4C 6C 2D 4D 6D 3H 5H KH QC"),
        "turn": 0, "drawn": "KD", "source": "stock", "stock": [], "discards": [],
    }  # fmt: skip
    assert ended("gran_ramino", given, [(0, "discard KD")]) == "Fia wins! No hidden cards are left. The most points win."
    closer = ["KS", "KH", "KD", "KC", "4H", "5H", "6H", "2D", "2H", "2S", "7C"]
    other = ["3C", "4C", "5C", "6C", "JC", "QC", "3D", "7D", "JD", "AS"]
    given = {"hands": [other, closer], "turn": 1, "drawn": "7C", "source": "stock", "stock": ["AH"], "discards": []}
    assert ended("gran_ramino", given, [(1, "discard 7C")]) == "You win! More than one hand fits. The best one wins."
    given |= {"hands": [[*other[:-1], "AD"], [*closer[:-1], "AS"]], "drawn": "AS"}
    assert ended("gran_ramino", given, [(1, "discard AS")]) == "Fia wins!"


def test_groups_are_told_large_enough_to_make_a_hand():
    """GR-8, GR-9: no ten and no seven cards are made of threes alone."""
    for size, key in ((10, "dieci"), (7, "sette")):
        form = melds.form(40, size, False)
        hand = cards.cards("AS AH AD AC 2S 3S 4S" + (" 7H JH QH" if size == 10 else ""))
        assert melds.title(form, hand) == key
        assert "three or four" in KIDS_RULES["kid.rule.gr." + key].lower()
    form = melds.form(40, 10, False)
    three_alike = cards.cards("AS 2S 3S 4S 5S 6S 7S KH KD KC")
    assert melds.title(form, three_alike) != "ramino", "the other three may not be three of a kind (GR-7)"
    assert "share a suit or make a row" in KIDS_RULES["kid.rule.gr.ramino"]
    assert "back" in KIDS_RULES["kid.rule.mi.loan"], "MI-13: what was lent does not count in the end"


def test_the_worth_of_a_choice_is_called_what_it_is():
    """A lead of Michigan with which the deal is won for certain is not worth 100: there its number tells of markers, not of
    deals won, and its words must not say otherwise."""
    given = {
        "hands": hands("AC", "2S 3S 4S", "2H 3H 4H"), "turn": 0, "phase": "play", "dealer": 2, "stakes": {"KD": 6},
        "extra": cards.text(cards.FULL_PACK & ~cards.cards("AC 2S 3S 4S 2H 3H 4H")).split(),
    }  # fmt: skip
    table = Table(Record("michigan", Options(GAMES["michigan"].info, 3, {}), None, given))
    advice = coach.hint("michigan", table.view(0), 1, 60)
    assert advice.worth[0][1] < 1000
    table.play(0, advice.best)
    assert table.view(None).table.winners == (0,)
    for game in GAMES:
        counts_deals = game != "michigan"
        assert ("of 100 deals" in worth_says(game)) == counts_deals
        assert worth_of(game, 640) == ("wins 64 of 100" if counts_deals else "64 of 100")
