"""Out of the children's screen: by the lock alone, which who cannot read never opens."""

import random

import pytest

from game.intents import Intent, Kind
from game.kids import gate, mode
from game.scene import Push
from game.scenes.kids_gate import KidsGateScene
from game.scenes.kids_looks import KidsLooksScene
from game.scenes.kids_title import KidsTitleScene
from game.scenes.title import TitleScene
from tests.client.kids_stage import act, press, screens, solve
from tests.client.stage import Stage


def locked(stage):
    """Every screen with a lock, with the lock pressed."""
    for name, screen in screens(stage.home):
        if screen.lock:
            stage.stack.apply(Push(screen))
            press(stage, "lock")
            assert isinstance(stage.top, KidsGateScene), name
            yield name, screen
            while len(stage.stack) > 1:
                stage.stack._scenes.pop()


def test_the_lock_is_on_every_screen_before_a_table_and_after_it(stage):
    mode.begin(stage.home, "words")
    stage.stack.apply(Push(KidsLooksScene(stage.home)))
    assert {name.split()[0] for name, _ in locked(stage)} == {"looks", "title", "seats", "faces", "night"}


@pytest.mark.parametrize(
    "how", [press, pytest.param(Stage.click, id="by_mouse"), lambda stage, key: press(stage, key, "pad:1")]
)
def test_who_reads_opens_it(stage, how):
    liked = stage.home.room
    stage.title()
    press(stage, "kids")
    press(stage, "lock")
    solve(stage, how)
    assert type(stage.top) is TitleScene and len(stage.stack) == 1
    assert not stage.home.kids and stage.home.room == liked and stage.home.aside is None


def hear(stage, *intents):
    for intent in intents:
        stage.stack.hear(intent)


WRONG = (
    lambda stage, asked: press(stage, ("shape", next(one for one in gate.SHAPES if one != asked[0]))),
    lambda stage, asked: [press(stage, ("shape", asked[0])) for _ in range(2)],
    lambda stage, asked: hear(stage, Intent(Kind.DOWN, 2, 2), Intent(Kind.UP, 2, 2)),
    lambda stage, asked: hear(stage, Intent(Kind.BACK)),
    lambda stage, asked: hear(stage, Intent(Kind.TOOL, text="deck")),
    lambda stage, asked: hear(stage, Intent(Kind.HELP)),
    lambda stage, asked: hear(stage, Intent(Kind.TEXT, text="a")),
)


def test_any_other_press_shuts_it(stage):
    mode.begin(stage.home, "words")
    stage.stack.apply(Push(KidsLooksScene(stage.home)))
    number = 0
    for name, screen in locked(stage):
        for wrong in WRONG:
            stage.wait(gate.OPENS + 0.1)
            wrong(stage, stage.top.state.asked)
            assert stage.top is screen and stage.home.kids, name
            number += 1
            press(stage, "lock")
    assert number > 100


def test_who_presses_at_once_gets_nowhere(stage):
    """A second press of an impatient hand does nothing; the next ones shut it, before there is a shape to press."""
    stage.title()
    press(stage, "kids")
    press(stage, "lock")
    lock = stage.top
    act(stage)
    assert stage.top is lock
    stage.wait(gate.SHUT + 0.05)
    assert not lock.focus.targets
    act(stage)
    assert isinstance(stage.top, KidsLooksScene)


def test_the_same_button_again_and_again_never_opens_it(stage):
    stage.title()
    press(stage, "kids")
    for pace in (0.05, 0.3, 0.9, 1.7, 3.0):
        for _ in range(60):
            if not isinstance(stage.top, KidsGateScene):
                stage.top.focus.go("lock")
            act(stage)
            stage.wait(pace)
            assert stage.home.kids


def test_the_order_changes_each_time(stage):
    stage.title()
    press(stage, "kids")
    seen = set()
    for _ in range(12):
        press(stage, "lock")
        seen.add((stage.top.state.asked, stage.top.state.shown))
        stage.wait(2)
        stage.stack.hear(Intent(Kind.BACK))
    assert len(seen) == 12


def test_nothing_of_the_order_is_seen_without_reading(stage):
    """The shapes lie there alike: none is main, and the focus begins where the first happens to lie."""
    starts = {}
    mode.begin(stage.home, "words")
    for seed in range(200):
        lock = KidsGateScene(stage.home, lambda: None, random.Random(seed))
        stage.stack.apply(Push(lock))
        stage.wait(gate.OPENS + 0.1)
        first = lock.focus.current.key[1] == lock.state.asked[0]
        starts[first] = starts.get(first, 0) + 1
        stage.stack._scenes.pop()
    assert starts[True] < 50 < starts[False]


def test_going_back_never_ends_it(stage):
    mode.begin(stage.home, "words")
    for name, screen in screens(stage.home):
        stage.stack.apply(Push(KidsTitleScene(stage.home)))
        stage.stack.apply(Push(screen))
        for _ in range(8):
            stage.wait(0.5)
            stage.stack.hear(Intent(Kind.BACK))
            assert len(stage.stack) and stage.home.kids, name
        while len(stage.stack):
            stage.stack._scenes.pop()
