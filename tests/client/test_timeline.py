"""Steps in time, and the curves they move by."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.moving import ease
from game.moving.timeline import Call, InTurn, Timeline, Together, Tween, Wait


class Thing:
    def __init__(self, x=0.0, y=0.0):
        self.x, self.y = x, y


@pytest.mark.parametrize("curve", [ease.linear, ease.out_cubic, ease.in_out, ease.out_back])
def test_curves_are_exact_at_both_ends(curve):
    assert curve(0) == pytest.approx(0, abs=1e-12)
    assert curve(1) == 1
    assert all(-0.2 < curve(at / 50) < 1.2 for at in range(51))


def test_a_hop_comes_down_again():
    assert ease.hop(0) == ease.hop(1) == 0
    assert ease.hop(0.5) == 1


def test_in_turn_and_together_take_their_time():
    assert InTurn((Wait(1), Wait(2)), gap=0.5).seconds == 3.5
    assert Together((Wait(1), Wait(2), Wait(1)), apart=0.75).seconds == 2.75
    assert InTurn(()).seconds == Together(()).seconds == 0


def test_a_tween_starts_from_where_the_thing_is_when_its_time_comes():
    thing, line = Thing(x=1), Timeline()
    line.play(InTurn((Wait(1), Tween(thing, 1, ease.linear, x=10))))
    thing.x = 4
    assert not line.advance(1.5)
    assert thing.x == 7
    assert line.advance(0.5)
    assert thing.x == 10


def test_a_second_tween_takes_over_without_a_jump():
    thing, line = Thing(), Timeline()
    line.play(Tween(thing, 1, ease.linear, x=10))
    line.advance(0.5)
    line.finish()
    line.play(Tween(thing, 1, ease.linear, x=0))
    line.advance(0.25)
    assert thing.x == 7.5


def test_finishing_does_everything_in_order_and_what_it_sets_off():
    done, line = [], Timeline()
    line.play(
        InTurn((Call(lambda: done.append(1)), Wait(9), Call(lambda: line.play(Call(lambda: done.append(3)))), Wait(1))),
    )
    line.play(Call(lambda: done.append(2)), after=5)
    line.finish()
    assert done == [1, 2, 3]
    assert line.idle and line.left == 0


def test_time_left():
    line = Timeline()
    line.play(Wait(2), after=1)
    line.advance(0.5)
    assert line.left == 2.5


class Watched:
    """A step that notes how it is treated."""

    def __init__(self, seconds):
        self.seconds, self.begun, self.parts = seconds, 0, []

    def begin(self):
        self.begun += 1

    def at(self, part):
        assert self.begun == 1
        self.parts.append(part)


plans = st.recursive(
    st.floats(0, 2).map(Watched),
    lambda parts: st.one_of(
        st.tuples(st.lists(parts, max_size=4), st.floats(0, 1)).map(lambda made: InTurn(tuple(made[0]), made[1])),
        st.tuples(st.lists(parts, max_size=4), st.floats(0, 1)).map(lambda made: Together(tuple(made[0]), made[1])),
    ),
    max_leaves=12,
)


def steps(part):
    return [step for one in part.parts for step in steps(one)] if isinstance(part, InTurn | Together) else [part]


@given(plans, st.lists(st.floats(0.001, 0.7), max_size=12))
def test_every_step_begins_once_and_ends_at_one_once(plan, beats):
    line = Timeline()
    line.play(plan)
    end = plan.seconds
    assert line.left == pytest.approx(end, abs=1e-6) or not steps(plan) or line.left <= end + 1e-6
    for beat in beats:
        line.advance(beat)
    line.finish()
    for step in steps(plan):
        assert step.begun == 1
        assert step.parts[-1] == 1 and step.parts.count(1) == 1
        assert step.parts == sorted(step.parts)


def test_what_ends_as_another_begins_has_ended_whatever_the_rounding():
    """0.1 + 0.2 is a little more than 0.3: a step that begins after both still finds both ended."""
    met = []
    for apart, seconds in ((0.1, 0.2), (0.045, 0.34), (0.045 * 0.5, 0.17), (0.1, 0.7)):
        line, steps = Timeline(), [Watched(seconds) for _ in range(9)]
        parts = tuple(InTurn((Wait(number * apart), step)) for number, step in enumerate(steps))
        begun = Watched(0)
        begun.at = lambda part, steps=steps: met.append([step.parts[-1] for step in steps])
        line.play(InTurn((Together(parts), begun)))
        line.advance(Together(parts).seconds)
    assert met == [[1.0] * 9] * 4
