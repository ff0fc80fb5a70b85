"""In a children's lesson of Michigan every word for the thing is theirs: buttons, on plates, in news, in refusals, aloud."""

import pytest

from game import words
from game.lessons import LESSONS
from game.lessons.course import way
from game.scene import Push
from game.scenes import lesson as lessons
from game.scenes import table_picture
from game.speech import at_table
from tests.client.stage import Stage


def lesson_at(step, stage):
    lesson = LESSONS["michigan"]
    part, at = lesson.at(step)
    scene = lessons.LessonScene(stage.home, lesson, part, way(lesson.parts[part], at))
    stage.stack.apply(Push(scene))
    return scene


@pytest.mark.parametrize("look", ["", "words", "pictures"])
def test_a_plate_counts_what_its_reader_calls_it(look, monkeypatch):
    stage = Stage()
    stage.home.kids = look
    lesson_at(2, stage)
    lines = []
    monkeypatch.setattr(table_picture, "draw_plate", lambda canvas, frame, plate: lines.append(plate.line))
    stage.draw()
    assert lines and all(line.endswith("buttons" if look else "markers") for line in lines), lines


def test_news_and_refusals_are_in_a_childs_words():
    stage = Stage()
    stage.home.kids = "words"
    table = lesson_at(1, stage)
    assert table.manners.unplaced(4) == words.say("child.mi.stake.none")
    stage.key(("place",))
    assert "marker" not in table.telling().lower()
    said = at_table.counts(table.match, table.manners, None)
    assert "buttons" in said and "marker" not in said
