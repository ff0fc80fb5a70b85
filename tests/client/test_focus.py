"""Targets, the pointer, and where the focus goes."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.focus import Focus, Target
from game.geometry import Rect
from game.intents import Intent, Kind

rects = st.builds(Rect, st.floats(0, 1800), st.floats(0, 1000), st.floats(44, 300), st.floats(44, 200))
tables = st.lists(rects, min_size=1, max_size=25).map(lambda all_: [Target(at, rect) for at, rect in enumerate(all_)])


def focus_on(targets, first=None):
    focus = Focus()
    focus.put(targets, first)
    return focus


@given(tables, st.sampled_from([1, -1]))
def test_left_and_right_reach_everything_and_come_round(targets, way):
    focus = focus_on(targets)
    seen = {focus.current.key}
    for _ in targets:
        focus.move(way, 0)
        seen.add(focus.current.key)
    assert seen == {target.key for target in targets}


@given(tables, st.lists(st.sampled_from([(1, 0), (-1, 0), (0, 1), (0, -1)]), max_size=30))
def test_the_focus_is_always_somewhere(targets, moves):
    focus = focus_on(targets)
    for dx, dy in moves:
        focus.move(dx, dy)
        assert focus.current in targets


@given(tables, st.sampled_from([1, -1]))
def test_up_and_down_go_that_way_or_round_the_end(targets, way):
    focus = focus_on(targets)
    before = focus.current
    focus.move(0, way)
    after = focus.current
    if after != before and (after.rect.centre[1] - before.rect.centre[1]) * way < 0:
        assert not any(
            (one.rect.centre[1] - before.rect.centre[1]) * way > min(before.rect.h, one.rect.h) / 2
            for one in targets
            if one != before
        )


def test_down_in_a_column_and_up_from_the_first():
    column = [Target(at, Rect(100, 100 * at, 200, 60)) for at in range(4)]
    focus = focus_on(column)
    focus.move(0, 1)
    assert focus.current.key == 1
    focus.move(0, -1)
    focus.move(0, -1)
    assert focus.current.key == 3


@given(tables, st.floats(0, 1900), st.floats(0, 1100))
def test_the_topmost_target_is_hit(targets, x, y):
    under = [target for target in targets if target.rect.holds(x, y)]
    assert focus_on(targets).hit(x, y) == (under[-1] if under else None)


def press(focus, kind, x, y):
    return focus.hear(Intent(kind, x, y, device="mouse"))


def test_a_press_acts_when_it_is_let_go_on_the_same_target():
    focus = focus_on([Target("a", Rect(0, 0, 100, 100)), Target("b", Rect(200, 0, 100, 100))])
    assert press(focus, Kind.DOWN, 50, 50) is None
    assert focus.armed == "a"
    assert press(focus, Kind.UP, 60, 60).key == "a"
    assert press(focus, Kind.UP, 60, 60) is None, "it was let go already"


def test_sliding_off_cancels():
    focus = focus_on([Target("a", Rect(0, 0, 100, 100)), Target("b", Rect(200, 0, 100, 100))])
    press(focus, Kind.DOWN, 50, 50)
    press(focus, Kind.POINT, 250, 50)
    assert press(focus, Kind.UP, 250, 50) is None
    press(focus, Kind.DOWN, 50, 50)
    focus.hear(Intent(Kind.CANCEL))
    assert press(focus, Kind.UP, 50, 50) is None


def test_a_target_that_goes_while_it_is_pressed_does_nothing():
    focus = focus_on([Target("a", Rect(0, 0, 100, 100))])
    press(focus, Kind.DOWN, 50, 50)
    focus.put([Target("b", Rect(0, 0, 100, 100))])
    assert press(focus, Kind.UP, 50, 50) is None


def test_keys_act_on_what_has_the_focus_and_only_after_they_went_down():
    focus = focus_on([Target("a", Rect(0, 0, 100, 100)), Target("b", Rect(200, 0, 100, 100))])
    assert focus.hear(Intent(Kind.ACT)) is None
    focus.hear(Intent(Kind.MOVE, dx=1))
    focus.hear(Intent(Kind.ARM))
    assert focus.hear(Intent(Kind.ACT)).key == "b"


@given(tables, tables, st.integers(0, 24))
def test_the_focus_stays_with_its_target_or_goes_to_the_wanted_one(old, new, at):
    assume(at < len(old))
    focus = focus_on(old)
    focus.go(at)
    focus.put(new, first=0)
    assert focus.current.key == (at if at < len(new) else 0)


def test_the_ring_shows_for_keys_and_under_the_pointer():
    focus = focus_on([Target("a", Rect(0, 0, 100, 100))])
    assert focus.ringed.key == "a"
    press(focus, Kind.POINT, 500, 500)
    assert focus.ringed is None
    press(focus, Kind.POINT, 50, 50)
    assert focus.ringed.key == "a"
    press(focus, Kind.POINT, 500, 500)
    focus.hear(Intent(Kind.MOVE, dx=1))
    assert focus.ringed.key == "a"


@pytest.mark.parametrize(("step", "at"), [((1, 0), 0), ((-1, 0), 2), ((0, 1), 0), ((0, -1), 0)])
def test_where_nobody_is_to_press_anything_no_target_has_the_focus_until_a_step_brings_it(step, at):
    targets = [Target(number, Rect(0, number * 100, 50, 50)) for number in range(3)]
    focus = Focus()
    focus.put(targets, nowhere=True)
    assert focus.current is None and focus.ringed is None
    focus.hear(Intent(Kind.ARM))
    assert focus.hear(Intent(Kind.ACT)) is None, "pressing on does nothing"
    focus.hear(Intent(Kind.MOVE, dx=step[0], dy=step[1]))
    assert focus.current.key == at
    focus.put(targets, nowhere=True)
    assert focus.current.key == at, "whoever has led it somewhere finds it there"
    focus.put(targets[:at] + targets[at + 1 :], nowhere=True)
    assert focus.current is None
    press(focus, Kind.POINT, 20, 120)
    assert focus.current.key == 1
    focus.put([], nowhere=True)
    focus.put(targets, first=1, nowhere=True)
    assert focus.current.key == 1


def test_without_targets_nothing_breaks():
    focus = Focus()
    focus.put([])
    focus.move(1, 0)
    focus.move(0, 1)
    assert focus.current is None and focus.hear(Intent(Kind.ACT)) is None
