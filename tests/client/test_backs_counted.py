"""How many cards somebody holds stands as a number beside their backs, and is right however many they are."""

import random

import pytest

from engine import cards
from engine.games import GAMES
from engine.model import Options
from engine.record import Record
from engine.table import Table
from game.comfort import Comfort
from game.match import Match, Wish
from game.moving.still import Still
from game.scene import Push
from game.scenes import plates
from tests.client.stage import Stage

TABLES = [("rolling_stone", 4), ("rolling_stone", 6), ("gran_ramino", 4), ("michigan", 2), ("michigan", 8)]


@pytest.fixture
def drawn(monkeypatch):
    """By place, the numbers on discs that were drawn."""
    found = {}
    real = plates.disc

    def disc(canvas, number, rect, *colours):
        found[round(rect.centre[0]), round(rect.centre[1])] = number
        real(canvas, number, rect, *colours)

    monkeypatch.setattr(plates, "disc", disc)
    return found


def beside(table, drawn):
    """By seat, what stands beside the backs; a plate that is to act stands a little higher."""
    found = {}
    for seat, frame in enumerate(table.spread.frame.seats):
        x, y = frame.count.centre
        found[seat] = next((text for (at, up), text in drawn.items() if abs(at - x) < 3 and abs(up - y) < 8), None)
    return found


def held(table):
    """By seat, how many cards it holds, in hand or as a packet that was not taken up yet."""
    piles = table.match.table.reveal().piles
    seats = range(len(table.match.players))
    own = {seat: [one for one in piles if one.zone.seat == seat and one.zone.name in ("hand", "packet")] for seat in seats}
    return {seat: sum(one.count for one in found) for seat, found in own.items()}


def looked_at(stage, table, drawn):
    """The numbers of a picture that is painted anew."""
    drawn.clear()
    table.still = Still()
    stage.draw()
    return beside(table, drawn)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("many", [8, 15, 17, 25])
def test_a_bot_with_many_cards_has_its_number(many, size, text, drawn):
    """Rolling Stone: seat 2 holds nearly all of them."""
    pack = [cards.name(card) for card in cards.each(cards.pack("789TJQKA"))]
    hands = [pack[many : many + 2], pack[many + 2 : many + 4], pack[:many], pack[many + 4 : many + 6]]
    stage = Stage(size, 0.0)
    stage.home.comfort = Comfort(text=text)
    match = Match(Wish("rolling_stone", 4, 1))
    given = {"hands": hands, "turn": 0}
    match.table = Table(Record("rolling_stone", Options(GAMES["rolling_stone"].info, 4, {}), None, given))
    stage.stack.apply(Push(stage.home.table(stage.home, match)))
    found = looked_at(stage, stage.top, drawn)
    assert found == {0: str(len(hands[0])), 1: str(len(hands[1])), 2: str(many), 3: str(len(hands[3]))}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_number_is_right_after_every_action(game, seats, drawn):
    stage, dice = Stage((1280, 720), 0.0), random.Random(6)
    table = stage.table(game, seats, 6)
    most = 0
    for _ in range(45):
        if table.match.over:
            break
        table.play(dice.choice(table.match.table.legal))
        counts = held(table)
        assert looked_at(stage, table, drawn) == {seat: str(number) for seat, number in counts.items()}
        most = max(most, *counts.values())
    assert most >= 6


def test_while_cards_are_dealt_and_picked_up_the_number_runs_along():
    """No number jumps ahead of the cards: in motion it is never above what is held in the end, and ends there."""
    stage = Stage((1280, 720), 1.0)
    table = stage.table("rolling_stone", 4, 3)
    seen = []
    while not table.view.ply or table.moving:
        stage.wait(1 / 30)
        counts = table.tabletop.counts()
        seen.append(sum(number for zone, number in counts.items() if zone.name == "hand" and zone.seat == 2))
    assert seen == sorted(seen) and seen[-1] == held(table)[2] and len(set(seen)) > 4
