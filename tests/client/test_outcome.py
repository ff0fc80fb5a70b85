"""The end of a deal in words: who beat whom and why."""

import random

import pytest

from engine import cards
from engine.games import GAMES
from engine.model import Action, Options
from engine.record import Record
from engine.table import Table
from game import outcome
from game.seats import seated
from game.talk import Talk


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
    return getattr(outcome, game)(table.view(you), talk, before), table


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


@pytest.mark.parametrize(
    ("pickups", "hands", "says"),
    [
        ([0, 0, 0, 0], 1, "After 160 moves the deal stops. Fia has the fewest cards."),
        ([3, 1, 2, 2], 2, "After 160 moves the deal stops: equal hands, but Fia picked up less often."),
        ([1, 1, 1, 1], 2, "After 160 moves the deal stops, and all is equal between You, Fia, Otto and Gro."),
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
    assert [group.caption for group in shown.lines[0].groups] == ["seven spades in a row", "three hearts"]
    assert shown.lines[0].right == "Ramino +1"
    assert shown.lines[1].note == "not complete"


def test_the_closing_discard_can_beat_the_closer():
    """The picture in look.md: a dieci is closed, and its discard gives the other a ramino."""
    closer = ["KS", "KH", "KD", "KC", "4H", "5H", "6H", "2D", "2H", "2S", "7C"]
    other = ["3C", "4C", "5C", "6C", "JC", "QC", "3D", "7D", "JD", "AS"]
    given = {"hands": [other, closer], "turn": 1, "drawn": "7C", "source": "stock", "stock": ["AH"], "discards": []}
    shown, _ = end("gran_ramino", given, [(1, "discard 7C")])
    assert shown.heading == "Two hands are complete!"
    assert shown.sentence == ("Fia closed with a dieci and threw the seven of clubs. It gave you a ramino. A ramino is higher.")
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
    assert shown.lines[0].right == f"{points[1]} points +1"


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
                    shown = getattr(outcome, game)(table.view(you), Talk(seated(seats, "You"), you), before)
                    assert shown.heading.endswith("!")
                    assert shown.sentence.endswith((".", "!")) and "{" not in shown.sentence
                    assert sorted(line.seat for line in shown.lines if line.seat is not None) == list(range(seats))
                    assert any(line.won for line in shown.lines)
