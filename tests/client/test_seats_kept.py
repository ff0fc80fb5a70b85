"""Seats that were arranged and not played yet are as they were when a lesson is left."""

import pytest

from game import words
from game.intents import Intent, Kind
from game.kids import mode
from game.scene import Swap
from game.scenes.kids_seats import KidsSeatsScene
from game.scenes.lesson import LessonScene
from game.scenes.lesson_over import LessonOverScene
from game.scenes.lessons import LessonsScene
from game.scenes.seats import SeatsScene
from tests.client.learning import follow
from tests.client.stage import Stage


def arranged():
    stage = Stage(pace=0.0).title()
    stage.key("michigan")
    seats = stage.top
    assert isinstance(seats, SeatsScene)
    stage.key(("seats", 1))
    seats.swap(0, 2)
    seats.renew()
    return stage, seats, [(player.name, player.animal) for player in seats.players]


def leave_by_the_panel(stage):
    stage.key(("leave",))


def leave_by_the_pause(stage):
    stage.stack.hear(Intent(Kind.BACK))
    stage.key("leave")


def leave_at_the_end(stage):
    follow(stage)
    assert isinstance(stage.top, LessonOverScene)
    stage.key("back")


@pytest.mark.parametrize("leave", [leave_by_the_panel, leave_by_the_pause, leave_at_the_end])
def test_the_seats_come_back_as_they_were(leave):
    stage, _, before = arranged()
    stage.key("learn")
    assert isinstance(stage.top, LessonScene)
    leave(stage)
    assert isinstance(stage.top, SeatsScene) and len(stage.stack) == 1
    assert [(player.name, player.animal) for player in stage.top.players] == before
    assert before[2][0] == words.say("you") and len(before) == 5
    stage.draw()
    stage.key("play")
    assert [player.name for player in stage.top.match.players] == [name for name, _ in before]


def test_a_lesson_from_the_list_is_left_to_the_list_whatever_was_arranged_before():
    stage, _, _ = arranged()
    stage.key("learn")
    stage.key(("leave",))
    stage.key("back")
    stage.stack.apply(Swap(stage.home.lessons(stage.home)))
    stage.key("gran_ramino")
    stage.key(("leave",))
    assert isinstance(stage.top, LessonsScene)


def test_children_come_back_to_their_seats_too():
    stage = Stage(pace=0.0).title()
    mode.begin(stage.home, "words")
    stage.stack.apply(Swap(KidsSeatsScene(stage.home, "michigan")))
    stage.key(("step", 1))
    before = list(stage.top.company.players)
    stage.key("lesson")
    stage.key(("leave",))
    assert isinstance(stage.top, KidsSeatsScene)
    assert stage.top.company.players == before
