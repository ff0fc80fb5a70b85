"""At a children's portrait: a sign for each suit that all know about, where that is wished for; and who may press for it."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine import cards
from engine.games import GAMES
from game.helping.stone import Known
from game.kids import company, memory, mode
from game.kids.table import kid_frame
from game.match import Match
from game.scene import Push
from game.scenes import kid_table_picture
from game.scenes.kid_table_picture import helper_place
from game.sofa.seats import Player
from tests.client.kid_stage import KidStage

HELD = tuple(sorted(cards.card(name) for name in ("2H", "9H", "KS")))
LACKED = tuple(cards.suit(cards.card(name)) for name in ("2C", "2D"))


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_each_suit_stands_once_beside_the_portrait_and_inside_its_seat(size, text, seats):
    scale = size[1] / 1080
    frame = kid_frame(size[0] / scale, 1080, seats, 0, text, markers=False, open_hands=False, pictures=True)
    for seat in frame.seats[1:]:
        tiles = memory.tiles(seat, Known(HELD, LACKED))
        assert sorted(tile.number for tile in tiles) == [0, 0, 1, 2]
        assert len({tile.suit for tile in tiles}) == 4
        for tile in tiles:
            assert seat.plate.x <= tile.room.x and tile.room.right < seat.animal.centre[0] and tile.room.w >= 18
        tops = [tile.room.y for tile in tiles]
        assert all(low - high >= tiles[0].room.h for high, low in pairwise(tops))


@pytest.mark.parametrize(("level", "open_hands"), [("off", "false"), ("on", "false"), ("kids", "false"), ("on", "true")])
def test_it_is_drawn_where_it_is_wished_for_and_only_of_hands_that_are_not_seen(level, open_hands, monkeypatch):
    stage = KidStage()
    stage.home.comfort = replace(stage.home.comfort, help=level)
    table = stage.play("rolling_stone", 4, seed=2, options=(("open_hands", open_hands),))
    drawn, real = [], memory.tiles
    monkeypatch.setattr(memory, "tiles", lambda frame, known: drawn.extend(found := real(frame, known)) or found)
    for _ in range(30):
        stage.until_child()
        if any(table.match.table.view(None).memory.picked):
            break
        stage.key(next(key for key in stage.pressable() if key[0] in ("spot", "card", "do") and stage_plays(table, key)))
    stage.draw()
    assert any(table.match.table.view(None).memory.picked), "somebody has picked up"
    assert bool(drawn) == (level != "off" and open_hands == "false")


def stage_plays(table, key):
    """Whether that key is something to play."""
    return key[0] != "card" or key[1] in {action.card for action in table.view.legal}


def test_who_may_press_for_a_child_is_shown_at_its_portrait_and_nowhere_else(monkeypatch):
    stage = KidStage()
    people = [
        Player("Mia", "rabbit", kid="words", privacy="open", devices=("pad:1",)),
        Player("Oma", "owl", privacy="open", devices=("pad:2",)),
    ]
    table = company.Company(GAMES["rolling_stone"].info, "words", people)
    table.resize(4)
    wish = replace(mode.wish("rolling_stone", table.seated(), "words"), seed=3)
    stage.stack.apply(Push(stage.home.table(stage.home, Match(wish))))
    shown = []
    monkeypatch.setattr(kid_table_picture, "_helper", lambda canvas, plate, animal: shown.append((animal, plate)))
    stage.draw()
    frames = stage.top.spread.frame.seats
    assert shown == [("owl", helper_place(frames[0]))]
    plate, seat = shown[0][1], frames[0]
    assert plate.right <= seat.plate.right and plate.bottom < seat.name.y and plate.y > seat.animal.y
