"""The panels at the end of a deal and of a match, drawn: the table does not shine through, corners and names can be read."""

import random

import pygame
import pytest

from engine.games import GAMES
from engine.model import Action, Options
from engine.record import Record
from engine.table import Table
from game.match import Match, Wish
from game.paint import Canvas
from game.scene import Push
from game.scenes import sheets
from game.scenes.look import LookScene
from game.scenes.match_over import MatchOverScene
from tests.client.stage import Stage
from tests.client.test_every_screen_fits import EIGHT

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


def result_of(stage, game, given, text, name=""):
    """The end of a deal from a written position, drawn."""
    given = {**given, "hands": [hand.split() for hand in given["hands"]]}
    seats = len(given["hands"])
    match = Match(Wish(game, seats, 1, name=name))
    match.table = Table(Record(game, Options(GAMES[game].info, seats, {}), None, given))
    table = stage.home.table(stage.home, match)
    stage.stack.apply(Push(table))
    table.play(Action.parse(text))
    stage.stack.apply(table.result())
    stage.draw()
    return stage.top


@pytest.fixture
def written(monkeypatch):
    """All texts that are drawn, as they were asked for and as they came out."""
    found = []
    real = Canvas.fitted

    def fitted(canvas, text, size, role, room):
        short, px = real(canvas, text, size, role, room)
        found.append((text, short, px))
        return short, px

    monkeypatch.setattr(Canvas, "fitted", fitted)
    return found


@pytest.fixture
def faces(monkeypatch):
    """The cards on the sheets: how wide, and how much is seen of them, in window pixels."""
    found = []
    real = sheets.draw_card

    def card(canvas, one, rect):
        found.append((canvas.px(rect.w), canvas.px(min(rect.h, rect.w * 1.4))))
        real(canvas, one, rect)

    monkeypatch.setattr(sheets, "draw_card", card)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_the_account_of_eight_is_on_the_panel_and_its_corners_can_be_read(size, written, faces):
    result_of(Stage(size, 0.0), "michigan", EIGHT, "play JC")
    shown = [short for _, short, _ in written]
    for text in ("+24", "0", "−3", "this deal", "jack of clubs +12 · received 12", "paid what was left: 3"):
        assert text in shown, text
    assert all(px >= 14 for _, _, px in written)
    assert len(faces) == 26
    assert all(width * 46 / 250 >= 14 and high >= width * 0.4 for width, high in faces)


@pytest.mark.parametrize("size", SIZES)
def test_a_long_name_takes_the_room_there_is(size, written):
    name = "Wolfeschlegelsteinhausenbergerdorff"
    result_of(Stage(size, 0.0), "michigan", EIGHT, "play JC", name)
    assert (name, name) in [(text, short) for text, short, _ in written]


def test_the_great_hands_points_are_no_smaller_than_anybody_elses(written):
    """Each figure on its own line, all of one size."""
    first, second = "AS 2S 3S 4S 5S 6S 7S JS QS KS 7C", "AC 2C 3C 4C 5C 6C JC QC KC 2D"
    given = {"hands": [first, second], "turn": 0, "drawn": "7C", "source": "stock", "stock": ["KD"], "discards": []}
    result_of(Stage((1024, 640), 0.0), "gran_ramino", given, "discard 7C")
    sizes = [px for text, _, px in written if text in ("Gran ramino", "+1")]
    assert len(sizes) == 3 and len(set(sizes)) == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_of_the_table_shines_through(game):
    """The same panel over another table is the same picture."""
    pictures = []
    for other in (False, True):
        stage = Stage((1024, 640), 0.0)
        table = stage.table(game, 4, 3)
        dice = random.Random(1)
        while not table.match.table.deal_over:
            table.play(dice.choice(table.match.table.legal))
        stage.stack.apply(table.result())
        if other:
            table.prompt = table.news = "another prompt"
            table.marks.did = dict.fromkeys(range(4), ("something else", "else"))
        stage.draw()
        pictures.append(pygame.image.tobytes(stage.surface, "RGB"))
    assert pictures[0] == pictures[1]
    assert stage.top.covers


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 8])
def test_loans_are_explained_at_the_end_of_the_match(size, seats, written):
    stage = Stage(size, 0.0)
    table = stage.table("michigan", seats, 3, {"bank_lends": "true", "markers": "40", "length": "double"})
    dice = random.Random(2)
    while not table.match.over:
        table.play(dice.choice(table.match.table.legal))
    stage.stack.apply(Push(MatchOverScene(stage.home, table.match)))
    scene = stage.top
    stage.draw()
    assert len(scene.deals) == table.view.table.deals
    for seat, score in enumerate(scene.scores):
        assert scene.held[seat] - scene.loans[seat] == score
        assert "-" not in scene.score(seat)
        assert ("lent, makes" in scene.score(seat)) == bool(scene.loans[seat])
    assert all(text == short and px >= 14 for text, short, px in written)


def test_a_match_with_loans_below_zero_in_words():
    stage = Stage((1280, 720), 0.0)
    table = stage.table("michigan", 2, 3, {"bank_lends": "true"})
    scene = MatchOverScene(stage.home, table.match)
    scene.held, scene.loans, scene.scores = [9, 151], (24, 0), (-15, 151)
    assert scene.score(0) == "9 markers, 24 lent, makes −15"
    assert scene.score(1) == "151 markers"


def test_the_last_trick_says_who_has_it_on_a_sheet_as_wide_as_needed(written):
    stage = Stage((1280, 720), 0.0)
    table = stage.table("rolling_stone", 6, 3)
    dice = random.Random(4)
    told = set()
    while not table.match.table.deal_over:
        table.play(dice.choice(table.match.table.legal))
        if table.marks.last_trick:
            scene = LookScene.last_trick(stage.home, table.match, table.marks.last_trick)
            stage.stack.apply(Push(scene))
            assert scene.under.endswith(("won it.", "picked it up."))
            told.add((scene.under.split()[-1], len(table.marks.last_trick)))
            if len(table.marks.last_trick) == 1:
                assert scene.sheet.w <= 460
            stage.draw()
            stage.stack._scenes.pop()
    assert {"it.", "up."} <= {last for last, _ in told}
