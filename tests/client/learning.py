"""What the tests of the lessons share: a lesson on a stage, and somebody who does what is pointed at."""

from game.lessons import LESSONS
from game.lessons.course import way
from game.scene import Push
from game.scenes.lesson import LessonScene
from game.scenes.lesson_over import LessonOverScene
from tests.client.stage import Stage

STEPS = [(game, number) for game, lesson in LESSONS.items() for number in range(1, lesson.length + 1)]


def begun(game, pace=1.0, **how):
    """A stage at the beginning of that game's lesson."""
    stage = Stage(pace=pace, **how)
    stage.stack.apply(Push(stage.home.lesson(stage.home, game)))
    return stage


def at_step(game, number, stage=None, **how):
    """A stage whose lesson asks for that step (from 1)."""
    stage = stage or Stage(**how)
    lesson = LESSONS[game]
    part, step = lesson.at(number)
    stage.stack.apply(Push(LessonScene(stage.home, lesson, part, way(lesson.parts[part], step))))
    until_pointed(stage)
    return stage


def number_of(table):
    """The number of the step at which a lesson stands; one more than there are in its part when all of that are done."""
    return table.lesson.number(table.at, table.standing.step)


def until_pointed(stage, seconds=40):
    """Until something is pointed at, or the lesson is over."""
    for _ in range(int(seconds / 0.1)):
        if not isinstance(stage.top, LessonScene) or (stage.top.pointed is not None and not stage.top.wrong):
            return
        stage.wait(0.1)
    top = stage.top
    raise AssertionError(f"nothing is pointed at: {top.lesson.game} {top.step.name}, ply {top.view.ply}, turn {top.view.turn}")


def follow(stage, press=None, most=60):
    """Do what is pointed at until the lesson is over; the keys that were pressed."""
    press = press or stage.key
    pressed = []
    while not isinstance(stage.top, LessonOverScene):
        until_pointed(stage)
        if isinstance(stage.top, LessonScene):
            pressed.append(stage.top.pointed)
            press(stage.top.pointed)
        assert len(pressed) < most, f"it does not end: {pressed[-8:]}"
    return pressed


def wrong_moves(table):
    """What can be played now and does not lead on."""
    return [action for action in table.match.table.legal if action not in table.good]


def key_of(table, action):
    """The key of the target for an action."""
    if action.card is not None:
        return ("card", action.card)
    spot = table.manners.spot(action)
    return ("spot", spot) if spot else ("do", action.text)
