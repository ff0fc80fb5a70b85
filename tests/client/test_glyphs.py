"""Not one text of any screen, in any language, holds a letter that the shipped fonts lack: no box, no dot, nothing left out."""

import random

import pytest

from game import words
from game.comfort import Room
from game.scene import Pop, Push
from sprites import fonts
from tests.client import kids_stage
from tests.client.kid_stage import KidStage
from tests.client.learning import begun, until_pointed
from tests.client.stage import Stage, press_something
from tests.client.test_every_screen_fits import screens

SPOKEN = [pytest.param(code, marks=() if code in ("en", "sv") else pytest.mark.slow) for code in words.languages()]
"""The letters of all catalogues are looked at elsewhere in every run; what is filled in is much the same in each language."""
SUITS = "♠♣♥♦♤♧♡♢"


@pytest.fixture
def written(monkeypatch):
    """Every text that is measured or drawn, as it was given."""
    found = set()
    runs = fonts.runs

    def spy(text, role):
        found.add((text, role))
        return runs(text, role)

    fonts.measure.cache_clear()
    fonts.LABELS.clear()
    monkeypatch.setattr(fonts, "runs", spy)
    monkeypatch.setattr(fonts, "system_font", lambda: None)
    monkeypatch.setattr(fonts, "_lacks", {})
    yield found
    fonts.measure.cache_clear()
    fonts.LABELS.clear()


def missing(found):
    """(text, letter) for each letter that none of the shipped fonts for that role has."""
    return sorted(
        (text, letter)
        for text, role in found
        for letter in fonts.plain(text)
        if all(fonts.lacks(source, letter) for source in fonts._NEXT[role] if source != "system")
    )


@pytest.mark.parametrize("language", SPOKEN)
def test_every_screen(language, written):
    words.use(language)
    stage = Stage((1280, 720), 0.0)
    for _, screen in screens(stage):
        stage.stack.apply(Push(screen))
        stage.draw()
        stage.stack.apply(Pop())
    assert len(written) > 900
    assert missing(written) == []
    assert not [text for text, _ in written if set(text) & set(SUITS)], "suits are pictures"


@pytest.mark.parametrize("language", SPOKEN)
def test_tables_lessons_and_the_childrens_screens(language, written):
    words.use(language)
    for game, seats in (("rolling_stone", 6), ("gran_ramino", 3), ("michigan", 5)):
        for deck in ("french", "german" if game == "rolling_stone" else "italian"):
            stage = Stage((1280, 720), 0.0)
            stage.home.room = Room(deck=deck, suit_letters=True)
            table, dice = stage.table(game, seats, 3), random.Random(3)
            for _ in range(8):
                stage.until_asked()
                if not stage.at_table:
                    break
                stage.draw()
                press_something(stage, dice, 0.3)
                stage.draw()
            assert table.match.table.ply > 3
        lesson = begun(game, pace=0.0)
        until_pointed(lesson)
        lesson.draw()
        kids = KidStage(look="words")
        kids.play(game, min(seats, 4), 2)
        kids.until_child()
        kids.draw()
    stage = kids_stage.kids_stage((1280, 720), look="words")
    for _, screen in kids_stage.screens(stage.home):
        stage.stack.apply(Push(screen))
        stage.draw()
        stage.stack.apply(Pop())
    assert len(written) > 300
    assert missing(written) == []
    assert not [text for text, _ in written if set(text) & set(SUITS)]


def test_a_letter_that_is_missing_is_found(written):
    Stage((640, 400))
    fonts.measure("Ж李", "title", 30)
    assert [letter for _, letter in missing(written)] == ["李"] or len(missing(written)) == 2
