"""The end of a deal in words: who beat whom and why."""

import random
import re

import pytest

from engine import cards
from engine.games import GAMES, melds
from engine.model import Action, Options
from engine.record import Record
from engine.table import Table
from game import outcome
from game.sofa.seats import Player
from game.talk import Talk

NAMES = ("Fia", "Otto", "Gro", "Elin", "Bruno", "Rosa", "Leo", "Maja")


def seated(seats, you):
    """A table of these names, whoever sits at the tables of the program; the person is called `you`, or there is none."""
    others = [Player(name, "fox", "normal") for name in NAMES]
    return tuple(others[seat - 1] if seat or you is None else Player(you, "cat") for seat in range(seats))


def end(game, given, moves, options=None, you=0):
    """The outcome after these moves from a written position."""
    info = GAMES[game].info
    seats = len(given["hands"])
    table = Table(Record(game, Options(info, seats, options or {}), None, given))
    before = table.view(you)
    for seat, text in moves:
        table.play(seat, Action.parse(text))
    assert table.deal_over
    talk = Talk(seated(seats, "You"), you)
    shown = getattr(outcome, game)(table.view(you), talk, before)
    return outcome.itemised(shown, outcome.events_of(table.record)[-1]), table


def hands(*texts):
    return [text.split() for text in texts]


def names(line):
    return [" ".join(cards.name(card) for card in group.cards) for group in line.groups]


def test_the_last_card_wins_a_deal_of_rolling_stone():
    shown, _ = end("rolling_stone", {"hands": [["7H"], ["9H", "TS"], ["JH", "JS"], ["QH", "QS"]], "turn": 0}, [(0, "play 7H")])
    assert shown.heading == "You win the deal!"
    assert shown.sentence == "You laid your last card."
    assert [line.name for line in shown.lines] == ["You", "Fia", "Otto", "Gro"]
    assert shown.lines[0].won and shown.lines[0].right == "+1" and shown.lines[0].note == "no cards left"
    assert shown.lines[1].note == "2 cards left" and sorted(names(shown.lines[1])[0].split()) == ["9H", "TS"]
    assert [line.detail for line in shown.lines] == ["never picked up"] * 4


def test_scoring_by_cards_is_told_and_so_is_who_picked_up_how_often():
    given = {
        "hands": [["7H"], ["9H", "TS"], ["JH", "JS", "8C"], ["QH", "QS"]],
        "turn": 0,
        "pickups": [2, 1, 0, 5],
    }
    shown, _ = end("rolling_stone", given, [(0, "play 7H")], {"scoring": "cards"})
    assert shown.sentence == "You laid your last card. One point for each of the 7 cards the others hold."
    assert shown.lines[0].right == "+7"
    told = {line.name: line.detail for line in shown.lines}
    assert told == {
        "You": "picked up 2 times",
        "Fia": "picked up once",
        "Otto": "never picked up",
        "Gro": "picked up 5 times",
    }


@pytest.mark.parametrize(
    ("pickups", "hands", "says"),
    [
        ([0, 0, 0, 0], 1, "After 160 moves the deal stops. Fia has the fewest cards."),
        ([3, 1, 2, 2], 2, "After 160 moves the deal stops: equal hands, but Fia picked up less often."),
        ([1, 1, 1, 1], 2, "After 160 moves the deal stops, and all is equal between you, Fia, Otto and Gro."),
    ],
)
def test_the_limit_says_what_decided(pickups, hands, says):
    held = [["7H", "8S", "9S"], ["9H", "TS", "TD"], ["JH", "JS", "JD"], ["QH", "QS", "QD"]]
    if hands == 1:
        held[1] = ["9H", "TD"]
    moves = [(seat, f"play {held[seat][0]}") for seat in range(4)]
    shown, _ = end("rolling_stone", {"hands": held, "turn": 0, "made": 156, "pickups": pickups}, moves)
    assert shown.sentence == says


def test_a_close_that_completes_nobody_else():
    given = {
        "hands": hands("AS 2S 3S 4S 5S 6S 7S AH 3H 5H QD", "2C 4C 6C 2D 4D 6D 2H 4H KH QC"),
        "turn": 0, "drawn": "QD", "source": "stock", "stock": ["KS"], "discards": [],
    }  # fmt: skip
    shown, _ = end("gran_ramino", given, [(0, "discard QD")])
    assert shown.heading == "You win the deal!"
    assert shown.sentence == "You closed with a ramino."
    assert shown.thrown is None, "the closing discard was of no use to anybody"
    assert [group.caption for group in shown.lines[0].groups] == ["seven spades in a row", "three hearts"]
    assert (shown.lines[0].right, shown.lines[0].plus) == ("Ramino", "+1")
    assert shown.lines[1].note == "not complete"


def test_the_closing_discard_can_beat_the_closer():
    """A dieci is closed, and its discard gives the other a ramino."""
    closer = ["KS", "KH", "KD", "KC", "4H", "5H", "6H", "2D", "2H", "2S", "7C"]
    other = ["3C", "4C", "5C", "6C", "JC", "QC", "3D", "7D", "JD", "AS"]
    given = {"hands": [other, closer], "turn": 1, "drawn": "7C", "source": "stock", "stock": ["AH"], "discards": []}
    shown, _ = end("gran_ramino", given, [(1, "discard 7C")])
    assert shown.heading == "Two hands are complete: you win!"
    assert shown.sentence == "Fia closed with a dieci. You win: a ramino beats a dieci."
    assert shown.thrown == outcome.Thrown(cards.card("7C"), 1, (0,), "Fia threw the seven of clubs. It gave you a ramino.")
    assert shown.lines[0].name == "You" and shown.lines[0].won
    assert shown.lines[0].note == "with the closing seven of clubs"
    assert [group.caption for group in shown.lines[1].groups] == ["four kings", "three hearts in a row", "three twos"]


def test_points_decide_when_nobody_closed():
    given = {
        "hands": hands("AS 3S 5S 7S 2H 4H 6H AC 3C 5C KD", "2C 4C 6C 2D 4D 6D 3H 5H KH QC"),
        "turn": 0, "drawn": "KD", "source": "stock", "stock": [], "discards": [],
    }  # fmt: skip
    shown, table = end("gran_ramino", given, [(0, "discard KD")])
    points = [result.points for result in table.view(0).table.results]
    assert shown.sentence == f"The stock is gone and nobody closed. Fia has the most points: {points[1]}."
    assert (shown.lines[0].right, shown.lines[0].plus) == (f"{points[1]} points", "+1")
    assert shown.lines[0].detail == "10 + 9 + 6 + 6 + 5 + 4 + 4 + 3 + 2 + 2", "so that everybody can count again"
    assert [sum(int(part) for part in line.detail.split(" + ")) for line in shown.lines] == [points[1], points[0]]
    assert shown.thrown is None


def test_equal_points_are_a_drawn_deal_that_each_scores():
    given = {
        "hands": hands("AS 3S 5S 7S 2H 4H 6H KC 3C 5C QD", "AH 3H 5H 7H 2C 4C 6C KH 3D 5D"),
        "turn": 0, "drawn": "QD", "source": "stock", "stock": [], "discards": [],
    }  # fmt: skip
    shown, table = end("gran_ramino", given, [(0, "discard QD")])
    assert {result.points for result in table.view(0).table.results} == {46}
    assert shown.heading == "You and Fia share the deal!"
    assert shown.sentence == "The stock is gone and nobody closed. You and Fia have 46 points each."
    assert [(line.won, line.plus) for line in shown.lines] == [(True, "+1"), (True, "+1")]


def test_michigan_shows_markers_the_extra_hand_and_what_stays():
    given = {
        "hands": [["9C"], ["2H", "5H"], ["KS"]],
        "extra": ["TC", "3D"],
        "turn": 0,
        "stakes": {"AH": 3, "QS": 2},
        "markers": [70, 60, 55],
    }
    shown, _table = end("michigan", given, [(0, "play 9C")])
    assert shown.heading == "You win the deal!"
    assert shown.sentence == "You are out. Everybody else pays you a marker for each card. 5 markers stay on the honour cards."
    by_name = {line.name: line for line in shown.lines}
    assert by_name["You"].right == "+3" and by_name["You"].note == "73 markers"
    assert by_name["Fia"].right == "−2" and by_name["Otto"].right == "−1"
    assert names(by_name["Extra hand"]) == ["3D TC"] or sorted(names(by_name["Extra hand"])[0].split()) == ["3D", "TC"]
    assert shown.lines[-1].seat is None


GREAT = {
    "spades and clubs": (
        hands("AS 2S 3S 4S 5S 6S 7S JS QS KS 7C", "AC 2C 3C 4C 5C 6C JC QC KC 2D"),
        "You win: spades beat clubs.",
        "You",
        "AS 2S 3S 4S 5S 6S 7S JS QS KS",
        "AC 2C 3C 4C 5C 6C 7C JC QC KC",
    ),
    "the higher card": (
        hands("AS 2S 3S AH 2H 3H AD 2D 3D 4D KH", "QC QD QS 5H 6H 7H JC KC KD KS"),
        "Fia wins: both have four of one suit, and the king of hearts beats the four of diamonds.",
        "Fia",
        "5H 6H 7H KH",
        "AD 2D 3D 4D",
    ),
}


@pytest.mark.parametrize("what", list(GREAT))
def test_of_several_great_hands_the_reason_can_be_checked_with_the_cards(what):
    dealt, says, name, best, rival = GREAT[what]
    given = {"hands": dealt, "turn": 0, "drawn": dealt[0][-1], "source": "stock", "stock": ["KD"], "discards": []}
    if "KD" in dealt[1]:
        given["stock"] = ["7D"]
    shown, _ = end("gran_ramino", given, [(0, f"discard {dealt[0][-1]}")])
    assert shown.heading == "Two hands are complete: " + ("you win!" if name == "You" else "Fia wins!")
    assert shown.sentence.endswith(says)
    assert shown.lines[0].won and shown.lines[0].name == name
    assert [{cards.name(card) for card in line.telling} for line in shown.lines] == [set(best.split()), set(rival.split())]


def test_more_cards_of_one_suit_win_and_are_named():
    given = {
        "hands": hands("AS 2S 3S 4S 5H 5D 5C KH", "AH 2H 3H 4H 6H 6D 6C", "KC JC QD 2D 7D 3C 4C"),
        "turn": 0, "drawn": "KH", "source": "stock", "stock": ["7S"], "discards": [],
    }  # fmt: skip
    shown, _ = end("gran_ramino", given, [(0, "discard KH")])
    assert shown.sentence.endswith("Fia held a sette too. Fia wins: five hearts beat four spades.")
    assert [len(line.telling) for line in shown.lines] == [5, 4, 0]


def test_every_reason_is_told_of_great_hands_dealt_by_chance():
    """Many hands closed: who is named first wins, and the cards that are marked are those of one suit in the rows."""
    form = melds.form(40, 7)
    hands_ = sorted(melds._titles(form))
    dice = random.Random(7)
    told = set()
    for _ in range(4000):
        one, other = dice.choice(hands_), dice.choice(hands_)
        rest = form.pack & ~one & ~other
        if one & other or melds.title(form, one) != melds.title(form, other) != "sette":
            continue
        free = [cards.name(card) for card in cards.each(rest)]
        third, drawn, stock = free[:7], free[7], free[8:9]
        mine, fias = ([cards.name(card) for card in cards.each(held)] for held in (one, other))
        given = {"hands": [[*mine, drawn], fias, third], "turn": 0, "drawn": drawn, "source": "stock", "stock": stock}
        shown, _table = end("gran_ramino", {**given, "discards": []}, [(0, f"discard {drawn}")])
        complete = [line for line in shown.lines if line.right]
        if len(complete) < 2:
            continue
        first = shown.lines[0]
        assert ("you win" if first.name == "You" else f"{first.name} wins") in shown.heading
        for line in shown.lines:
            assert line.telling <= {card for group in line.groups for card in group.cards}
            assert len({cards.suit(card) for card in line.telling}) <= 1
        reasons = ("of one suit up to", "of one suit, and", "sits nearer", " beat")
        told.add(next(reason for reason in reasons if reason in shown.sentence))
    assert set(reasons) - {"sits nearer"} <= told


def test_the_person_stands_first_in_a_list_and_is_a_small_you_inside_a_sentence():
    talk = Talk(seated(4, "Maja"), 2)
    assert outcome.listed(talk, (0, 2, 3)) == "you, Maja and Gro"
    assert outcome.listed(talk, (0, 2), True) == "You and Maja"
    assert outcome.listed(Talk(seated(4, None), None), (0, 1), True) == "Maja and Fia"
    assert outcome.heading((0, 2), talk) == "You and Maja share the deal!"


def test_michigan_accounts_for_every_marker():
    """The right value of a tester's find: the figure is the deal's balance, and its parts are there, with the honour."""
    given = {
        "hands": [["JC"], ["2H", "5H"], ["KS"]],
        "extra": ["TC", "3D"],
        "turn": 0,
        "stakes": {"JC": 12, "QS": 2},
        "markers": [70, 60, 55],
    }
    shown, _ = end("michigan", given, [(0, "play JC")])
    assert [(line.right, line.detail, line.note) for line in shown.lines[:3]] == [
        ("+15", "jack of clubs +12 · received 3", "85 markers"),
        ("−2", "paid 2 for 2 cards", "58 markers"),
        ("−1", "paid 1 for one card", "54 markers"),
    ]
    assert [line.was for line in shown.lines] == ["70", "60", "55", ""]
    honours = {cards.name(honour.card): (honour.taker, honour.took, honour.stays) for honour in shown.honours}
    assert honours == {"AH": (None, 0, 0), "KD": (None, 0, 0), "QS": (None, 0, 2), "JC": (0, 12, 0)}
    assert all(line.label == "this deal" for line in shown.lines[:3]) and not shown.lines[-1].label


def test_who_cannot_pay_in_full_is_told():
    given = {
        "hands": [["9C"], ["2H", "5H", "6H", "7H", "8H"], ["KS"]],
        "extra": ["TC", "3D"],
        "turn": 0,
        "markers": [70, 3, 0],
    }
    shown, _ = end("michigan", given, [(0, "play 9C")])
    by_name = {line.name: line for line in shown.lines}
    assert (by_name["Fia"].right, by_name["Fia"].detail) == ("−3", "paid what was left: 3")
    assert (by_name["Otto"].right, by_name["Otto"].detail) == ("0", "had nothing left to pay")
    assert by_name["You"].right == "+3"


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_parts_add_up_to_the_balance_and_the_balances_to_what_is_held(seats):
    """Whole matches with loans, by chance."""
    info = GAMES["michigan"].info
    table = Table(Record("michigan", Options(info, seats, {"bank_lends": "true", "markers": "40"}), seats))
    dice = random.Random(seats)
    before = table.view(0)
    while table.turn is not None:
        if table.legal == (Action("deal"),):
            before = table.view(0)
        table.play(table.turn, dice.choice(table.legal))
        if not table.deal_over:
            continue
        plain = outcome.michigan(table.view(0), Talk(seated(seats, "You"), 0), before)
        shown = outcome.itemised(plain, outcome.events_of(table.record)[-1])
        assert [line.right for line in shown.lines] == [line.right for line in plain.lines]
        for line in shown.lines[:-1]:
            total = 0
            for part in line.detail.split(" · "):
                number = int(next(iter(re.findall(r"\d+", part)), 0))
                total += 0 if "lent" in part else -number if part.startswith(("staked", "paid")) else number
            assert total == int(line.right.replace("−", "-")), line


@pytest.mark.parametrize("game", list(GAMES))
def test_what_the_deals_brought_adds_up_to_the_scores(game):
    info = GAMES[game].info
    table = Table(Record(game, Options(info, info.seats[-1]), 5))
    start = table.view(None).scores
    dice = random.Random(5)
    while table.turn is not None:
        table.play(table.turn, dice.choice(table.legal))
    deals = outcome.deals_of(table.record)
    assert len(deals) == table.view(None).table.deal > 1
    assert all(deal.winners for deal in deals)
    for seat, score in enumerate(table.view(None).scores):
        assert start[seat] + sum(deal.gains[seat] for deal in deals) == score
    best = [max(deal.gains) for deal in deals]
    assert all(deal.gains[deal.winners[0]] == most or game == "michigan" for deal, most in zip(deals, best))


def test_what_became_of_the_last_trick():
    given = {"hands": [["7H", "8S"], ["9H", "TS"], ["JH", "JS"], ["QH", "QS"]], "turn": 0}
    moves = [(0, "play 7H"), (1, "play 9H"), (2, "play JH"), (3, "play QH"), (3, "play QS"), (0, "play 8S")]
    table = Table(Record("rolling_stone", Options(GAMES["rolling_stone"].info, 4), None, given))
    for seat, text in moves[:4]:
        table.play(seat, Action.parse(text))
    talk = Talk(seated(4, "You"), 0)
    trick = [cards.card(name) for name in ("7H", "9H", "JH", "QH")]
    deal = outcome.events_of(table.record)[-1]
    assert outcome.became_of(deal, "trick", trick, talk) == "Gro won it."
    assert outcome.became_of(deal, "trick", trick, Talk(seated(4, "You"), 3)) == "You won it."
    assert outcome.became_of(deal, "trick", [cards.card("8S")], talk) == ""
    given = {"hands": [["7H", "8S"], ["TC", "TS"], ["JH", "JS"], ["QH", "QS"]], "turn": 0}
    table = Table(Record("rolling_stone", Options(GAMES["rolling_stone"].info, 4), None, given))
    for seat, text in ((0, "play 7H"), (1, "pick up")):
        table.play(seat, Action.parse(text))
    deal = outcome.events_of(table.record)[-1]
    assert outcome.became_of(deal, "trick", [cards.card("7H")], talk) == "Fia picked it up."


@pytest.mark.parametrize("game", list(GAMES))
def test_any_deal_has_an_outcome_with_full_sentences(game):
    """Whole matches by chance, each deal's end told for every seat."""
    info = GAMES[game].info
    for seats in info.seats:
        table = Table(Record(game, Options(info, seats), seats))
        dice = random.Random(seats)
        before = table.view(0)
        for _ in range(1200):
            if table.turn is None:
                break
            if table.legal == (Action("deal"),):
                before = table.view(0)
            table.play(table.turn, dice.choice(table.legal))
            if table.deal_over:
                for you in (0, 1, None):
                    judge = getattr(outcome, game, outcome.plain)
                    shown = judge(table.view(you), Talk(seated(seats, "You"), you), before)
                    assert shown.heading.endswith("!")
                    assert shown.sentence.endswith((".", "!")) or judge is outcome.plain
                    assert "{" not in shown.sentence
                    assert sorted(line.seat for line in shown.lines if line.seat is not None) == list(range(seats))
                    assert any(line.won for line in shown.lines)
