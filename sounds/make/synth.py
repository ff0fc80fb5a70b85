"""The raw material: waves as lists of numbers from -1 to 1, 44,100 a second; noise, damped modes, filters, envelopes.

Everything is arithmetic in a fixed order, so that the same recipe gives the same file everywhere. Times are in seconds,
frequencies in hertz, pitches as MIDI numbers (60 is middle C).
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import cos, exp, pi, sin, tan
from typing import TypeAlias

RATE = 44_100
Wave: TypeAlias = list[float]
Glide: TypeAlias = Callable[[float], float]
"""A value by the time, both in their own units."""


def count(seconds: float) -> int:
    """So many samples."""
    return round(seconds * RATE)


def hertz(pitch: float) -> float:
    """The frequency of a pitch."""
    return 440.0 * float(2.0 ** ((pitch - 69) / 12))


def silence(seconds: float) -> Wave:
    """Nothing yet."""
    return [0.0] * count(seconds)


def noise(seconds: float, seed: int) -> Wave:
    """White noise; the same seed gives the same."""
    state = seed * 0x9E3779B97F4A7C15 + 1 & 0xFFFFFFFFFFFFFFFF
    made = []
    for _ in range(count(seconds)):
        state = state * 6364136223846793005 + 1442695040888963407 & 0xFFFFFFFFFFFFFFFF
        made.append((state >> 33) / (1 << 30) - 1.0)
    return made


def scatter(number: int, seed: int) -> Wave:
    """So many values from -1 to 1 by chance: how uneven a hand is."""
    return noise(number / RATE, seed)


def mode(frequency: float, decay: float, seconds: float, gain: float = 1.0) -> Wave:
    """A damped sine that has fallen by 60 dB after `decay`. Made without a sine for each sample."""
    turn = 2 * pi * frequency / RATE
    radius = exp(-6.907755 / (decay * RATE))
    first, second = 2 * radius * cos(turn), radius * radius
    before, now = 0.0, gain * radius * sin(turn)
    made = [0.0]
    for _ in range(count(seconds) - 1):
        made.append(now)
        before, now = now, first * now - second * before
    return made


def modes(frequency: float, parts: Iterable[tuple[float, float, float]], seconds: float) -> Wave:
    """Something struck: parts as (ratio to the frequency, gain, decay)."""
    made = silence(seconds)
    for ratio, gain, decay in parts:
        if frequency * ratio < RATE * 0.45:
            put(made, mode(frequency * ratio, decay, min(seconds, decay * 1.2), gain))
    return made


def glide(frequency: Glide, seconds: float, partials: Sequence[float] = (1.0,)) -> Wave:
    """A tone whose frequency changes with time; gains of its harmonics."""
    made, phase = [], 0.0
    for at in range(count(seconds)):
        made.append(sum_of(gain * sin(phase * (order + 1)) for order, gain in enumerate(partials)))
        phase += 2 * pi * frequency(at / RATE) / RATE
    return made


def sum_of(values: Iterable[float]) -> float:
    """The plain sum, from left to right; the built-in one rounds otherwise in later versions of Python."""
    total = 0.0
    for value in values:
        total += value
    return total


def put(into: Wave, wave: Wave, at: float = 0.0, gain: float = 1.0, around: bool = False) -> Wave:
    """Add a wave at that time; what sticks out is cut off, or with `around` comes in again at the start. Returns `into`."""
    start = count(at)
    if around:
        for offset, value in enumerate(wave):
            into[(start + offset) % len(into)] += gain * value
        return into
    for offset, value in enumerate(wave[: max(0, len(into) - start)]):
        into[start + offset] += gain * value
    return into


def shape(wave: Wave, *points: tuple[float, float]) -> Wave:
    """The wave times an envelope through (time, level), rounded at each point; it holds before the first and after the last."""
    made = []
    at = 0
    for index, value in enumerate(wave):
        now = index / RATE
        while at < len(points) and points[at][0] <= now:
            at += 1
        if at in (0, len(points)):
            level = points[min(at, len(points) - 1)][1]
        else:
            (start, low), (end, high) = points[at - 1], points[at]
            level = low + (high - low) * (0.5 - 0.5 * cos(pi * (now - start) / (end - start)))
        made.append(value * level)
    return made


def fall(wave: Wave, decay: float) -> Wave:
    """The wave dying away: 60 dB after `decay`."""
    step, level, made = exp(-6.907755 / (decay * RATE)), 1.0, []
    for value in wave:
        made.append(value * level)
        level *= step
    return made


def band(wave: Wave, middle: float | Glide, width: float = 1.0) -> Wave:
    """Only what lies around a frequency, which may move; width 0.2 is narrow, 2 wide. Unity gain in the middle."""
    moving = middle if callable(middle) else line((0.0, middle), (0.0, middle))
    first = second = g = scale = 0.0
    made = []
    for at, value in enumerate(wave):
        if at % 16 == 0:
            g = tan(pi * min(moving(at / RATE), RATE * 0.45) / RATE)
            scale = 1 / (1 + g * (g + width))
        passed = scale * (first + g * (value - second))
        deep = second + g * passed
        first, second = 2 * passed - first, 2 * deep - second
        made.append(width * passed)
    return made


def below(wave: Wave, edge: float) -> Wave:
    """Only what lies below a frequency, 6 dB an octave."""
    part, held, made = 1 - exp(-2 * pi * edge / RATE), 0.0, []
    for value in wave:
        held += part * (value - held)
        made.append(held)
    return made


def above(wave: Wave, edge: float) -> Wave:
    """Only what lies above a frequency, 6 dB an octave."""
    return [value - deep for value, deep in zip(wave, below(wave, edge))]


def line(*points: tuple[float, float]) -> Glide:
    """A value that goes straight from (time, value) to (time, value)."""

    def at(now: float) -> float:
        for (start, low), (end, high) in pairwise(points):
            if now < end:
                return low if now < start else low + (high - low) * (now - start) / (end - start)
        return points[-1][1]

    return at
