"""A match that is watched again ends where the match did: at every speed, wound and begun again half way, and without motion.
The dice for how things look are nobody else's."""

import hashlib
import random

import pytest

from engine.games import GAMES
from engine.record import Record
from engine.table import Table
from game.match import Match, Wish
from game.replaying.reel import SPEEDS, Reel, match_of
from game.scene import Push
from tests.client.replay_stage import room_of
from tests.client.stage import Stage

ROUND = {"rolling_stone": {"match_to": "1"}, "gran_ramino": {"match_to": "1"}, "michigan": {"length": "three"}}
DEALS = 500


def round_of(game, seed):
    """A round by chance: the record as it is kept, and what lay on the table in the end."""
    rules, dice = GAMES[game], random.Random(seed)
    seats = rules.info.seats[seed % len(rules.info.seats)]
    match = Match(Wish(game, seats, seed, tuple(ROUND.get(game, {}).items()), watch=True))
    while not match.over and not match.table.deal_over:
        match.table.play(match.table.turn, dice.choice(match.table.legal))
    return match.table.record.to_text(), digest(match.table.reveal())


def digest(view):
    """One number for all that a view holds."""
    return hashlib.sha256(repr(view).encode()).hexdigest()


def watched_to_the_end(reel):
    """Step by step; what lies there at last."""
    while reel.forward() is not None:
        pass
    return digest(reel.playback.reveal(reel.ply))


def agrees(game, seed):
    """Every way through that round ends alike."""
    text, end = round_of(game, seed)
    record = Record.from_text(text)
    assert digest(Table(record.begun()).reveal()) != end, "the round has changed something"
    reel = Reel(match_of(record))
    assert watched_to_the_end(reel) == end
    for half in (len(reel) // 2, 0, len(reel) - 1):
        reel.go(half)
        assert watched_to_the_end(reel) == end
    again = Reel(match_of(Record.from_text(reel.match.table.record.to_text())))
    again.go(len(again) // 2)
    assert watched_to_the_end(again) == end, "begun in another program half way"
    assert reel.match.table.record.to_text() == text, "and watching has added nothing"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_rounds_end_alike_however_they_are_watched(game):
    for seed in range(12):
        agrees(game, seed)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_five_hundred_rounds_end_alike(game):
    for seed in range(DEALS):
        agrees(game, seed)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_in_the_room_with_motion_at_every_speed_and_without_any(game):
    text, end = round_of(game, 2)
    record = Record.from_text(text)
    for pace, reduced, speed in (*((1.0, False, name) for name, _ in SPEEDS[-2:]), (0.0, False, "normal"), (1.0, True, "four")):
        stage, room = room_of(match_of(record), pace=pace)
        stage.home.room = stage.home.room.__class__(reduced=reduced)
        stage.resize(stage.size)
        room.go(0)
        room.reel.speed = speed
        begun = False
        stage.key("wind.play")
        for _ in range(400_000):
            if not room.reel.plays and not room.moving:
                break
            if not begun and room.reel.ply > len(room.reel) // 2:  # once more from half way
                begun = True
                room.go(len(room.reel) // 3)
                if not room.reel.plays:
                    stage.key("wind.play")
            stage.wait(1 / 60)
        assert room.reel.at_end and begun, speed
        assert digest(room.reel.playback.reveal(room.reel.ply)) == end
        assert room.table.tabletop.settled(room.table.view, room.table.spread)
        assert {pile.zone: pile.count for pile in room.table.view.piles} == {
            pile.zone: pile.count for pile in table_after(record).piles
        }


def table_after(record):
    """What lies there when all of it is played."""
    table = Table(record.begun())
    for seat, action in record.actions:
        table.play(seat, action)
    return table.reveal()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_how_things_look_takes_nobodys_dice(game):
    """Motion, confetti and tumbling cards leave the common dice alone; how often is drawn changes nothing that is played."""
    random.seed(11)
    before = random.getstate()
    records = []
    for frames in (1, 7):
        stage = Stage((640, 400), 1.0)
        wish = Wish(game, GAMES[game].info.seats[0], 5, tuple(ROUND.get(game, {}).items()), watch=True)
        stage.stack.apply(Push(stage.home.table(stage.home, Match(wish))))
        table = stage.top
        for at in range(1500):
            stage.wait(1 / 30)
            if at % frames == 0 and at < 300:
                stage.draw()
            if not stage.at_table or table.match.table.ply > 24:
                break
        records.append(table.match.table.record.actions[:20])
    assert records[0] == records[1] and len(records[0]) > 10
    assert random.getstate() == before
