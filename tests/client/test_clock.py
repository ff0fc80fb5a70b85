"""The fixed step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.clock import MOST_TICKS, TICK, Clock


@pytest.mark.parametrize("rate", [30, 50, 60, 75, 120, 144, 240])
def test_a_second_has_120_ticks_at_any_frame_rate(rate):
    clock = Clock()
    assert abs(sum(clock.feed(1 / rate) for _ in range(rate)) - 120) <= 1


@given(st.lists(st.floats(0, 0.09), max_size=200))
def test_no_time_is_lost_or_made(frames):
    clock = Clock()
    ticks = sum(clock.feed(frame) for frame in frames)
    assert abs(ticks * TICK + clock.blend * TICK - sum(frames)) < TICK * 1.01
    assert 0 <= clock.blend <= 1


def test_after_a_long_sleep_the_game_does_not_race():
    clock = Clock()
    assert clock.feed(3600) == MOST_TICKS
    assert clock.blend == 0
    assert clock.feed(0) == 0


def test_a_clock_that_goes_back_gives_nothing():
    clock = Clock()
    assert clock.feed(-5) == 0
    assert clock.feed(TICK) == 1
