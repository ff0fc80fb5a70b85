"""Lessons as they are seen and heard: the panel, the arrow, the words, and the ways to a lesson."""

from dataclasses import replace

import pytest

from game import lettering, words
from game.comfort import Comfort
from game.home import Home
from game.intents import Intent, Kind
from game.lang.pseudo import pseudo
from game.lessons import LESSONS
from game.match import Match
from game.paint import Canvas
from game.scenes.kids_lesson_pause import KidsLessonPauseScene
from game.scenes.lesson import LessonScene
from game.scenes.lesson_over import LessonOverScene
from game.scenes.lessons import LessonsScene
from game.scenes.seats import SeatsScene
from game.scenes.title import TitleScene
from tests.client.learning import STEPS, at_step, begun, follow, number_of
from tests.client.listening import Listening
from tests.client.stage import Stage
from tests.client.tongues import by_turns


def rects(table):
    """Everything of the table that the panel must not cover."""
    spread = table.spread
    cards = [place.rect for place in spread.places if place.show and 0 < place.x < table.canvas[0] and place.y > 0]
    plates = [seat.plate for seat in spread.frame.seats]
    heaps = [heap.badge for heap in spread.heaps if heap.kind == "card"]
    draft = [rect for at in range(len(table.draft.parts)) for rect in table.draft.controls(at)] if table.draft else []
    return cards, [*plates, *heaps, *draft, spread.frame.corner]


@pytest.mark.parametrize(("game", "number"), STEPS)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 200])
def test_the_panel_covers_nothing_and_all_of_it_fits(game, number, size, text):
    stage = Stage(size)
    stage.home.comfort = Comfort(text=text)
    at_step(game, number, stage)
    table, panel = stage.top, stage.top.panel
    cards, things = rects(table)
    for rect in things:
        assert not rect.overlaps(panel.rect), (rect, panel.rect)
    for rect in cards:
        assert rect.cut(panel.rect.grown(-8)).h < 6 or rect.cut(panel.rect.grown(-8)).w < 1, "no card lies under it"
    for target in panel.targets():
        assert target.rect.within(panel.rect)
        assert min(target.rect.w, target.rect.h) * stage.scale >= 44
    stage.draw()


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_the_focus_begins_at_what_is_pointed_at(game, number):
    stage = at_step(game, number)
    assert stage.top.focus.current.key == stage.top.pointed


def test_the_arrow_nods_and_rests_and_stands_still_where_motion_is_not_wanted():
    stage = at_step("rolling_stone", 1)
    table = stage.top
    table.pointer.begin()
    assert not table.moving, "first it is read"
    stage.wait(0.7)
    assert table.moving
    stage.wait(2.0)
    assert not table.moving, "a still table costs nothing"
    stage.wait(4.4)
    assert table.moving, "it nods again"
    stage.home.room = replace(stage.home.room, reduced=True)
    assert not table.moving


def test_children_read_fewer_words():
    stage = Stage()
    stage.home.kids = "words"
    at_step("michigan", 4, stage)
    table = stage.top
    assert table.telling() == words.say("lesson.michigan.twin.kid")
    assert table.child is None and {("again",), ("skip",), ("leave",)} <= {one.key for one in table.panel.buttons}
    stage.key(("tools",))
    assert isinstance(stage.top, KidsLessonPauseScene), "the sheet sets how cards look"
    stage.key("on")
    stage.stack.hear(Intent(Kind.BACK))
    assert [target.key for target in stage.top.focus.targets] == ["on", "again", "help", "sound", "leave"]
    stage.key("again")
    assert stage.top is table and number_of(table) == 4
    stage.stack.hear(Intent(Kind.BACK))
    stage.key("leave")
    assert not isinstance(stage.top, LessonsScene), "they go back to their own beginning"


@pytest.mark.parametrize(("size", "step", "text", "language"), by_turns([(1024, 640), (1280, 720)], STEPS, [100, 200]))
def test_nothing_that_is_said_is_cut_short(size, step, text, language, monkeypatch):
    words.use(language)
    stage = Stage(size)
    stage.home.comfort = Comfort(text=text)
    at_step(*step, stage)
    table = stage.top
    said = pseudo("lesson", table.telling()) if language == words.PSEUDO else table.telling()
    monkeypatch.setattr(table, "prompt", said)
    written, fitted = [], lettering.fitted
    monkeypatch.setattr(lettering, "fitted", lambda *given: written.append(fitted(*given)) or written[-1])
    canvas = Canvas(stage.surface, stage.scale, text / 100)
    table.draw_prompt(canvas)
    assert said.split() in [" ".join(lines).split() for lines, _ in written]
    buttons = [button.text for button in table.panel.buttons]
    assert len(buttons) == 3
    assert [" ".join(lines) for lines, _ in written[-3:]] == buttons, "the word under a picture is whole"


def test_a_hint_says_and_shows_again_what_is_asked():
    stage = at_step("rolling_stone", 2)
    table = stage.top
    told = table.telling()
    stage.key(("card", table.hand[0]))
    assert table.refusal
    stage.stack.hear(Intent(Kind.TOOL, text="hint"))
    assert table.telling() == told and not table.refusal
    stage.key(("hint",))
    assert table.telling() == told
    assert not any("hint" in note for _, note in table.match.table.record.notes)


@pytest.mark.parametrize("game", LESSONS)
def test_all_of_it_is_read_aloud(game):
    stage = Listening()
    stage.show(stage.home.lesson(stage.home, game))
    asked = []
    for _ in range(60):
        for _ in range(200):
            if isinstance(stage.top, LessonOverScene) or stage.top.pointed is not None:
                break
            stage.pass_time()
        if isinstance(stage.top, LessonOverScene):
            break
        stage.pass_time(2.6)
        asked.append(stage.top.telling())
        stage.key(stage.top.pointed)
    heard = " ".join(stage.said)
    assert len(asked) >= LESSONS[game].length
    assert [one for one in asked if one not in heard] == []


# The ways to a lesson


def test_the_title_leads_to_the_lessons_and_back():
    stage = Stage().title()
    stage.key("learn")
    assert isinstance(stage.top, LessonsScene)
    assert [target.key for target in stage.top.focus.targets] == [*LESSONS, "back"]
    stage.key("back")
    assert isinstance(stage.top, TitleScene) and len(stage.stack) == 1
    stage.key("learn")
    stage.key("michigan")
    assert isinstance(stage.top, LessonScene) and stage.top.lesson.game == "michigan"


def test_a_finished_lesson_has_a_tick_and_the_next_one_the_focus():
    stage = begun("rolling_stone", pace=0.0)
    follow(stage)
    stage.key("back")
    assert [widget.finished for widget in stage.top.widgets[:3]] == [True, False, False]
    assert stage.top.focus.current.key == "gran_ramino"
    stage.draw()


def test_the_table_that_is_made_leads_to_the_lesson_of_its_game():
    stage = Stage().title()
    stage.key("gran_ramino")
    assert isinstance(stage.top, SeatsScene)
    stage.key("learn")
    assert isinstance(stage.top, LessonScene) and stage.top.lesson.game == "gran_ramino"


def test_a_home_and_a_match_are_what_they_are_elsewhere():
    stage = begun("michigan")
    assert isinstance(stage.home, Home) and isinstance(stage.top.match, Match)
    assert stage.captions[-1] == words.say("window", game=stage.top.match.title)
