"""Curves of motion: from 0 to 1 for a part of time from 0 to 1, exact at both ends. Pure."""

from collections.abc import Callable
from math import pi, sin
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]

_BACK = 1.1
"""How far `out_back` shoots over: about 4 %: a landing settles by that."""
_BOUNCES = ((0.0, 0.56, 1.0), (0.56, 0.82, 0.34), (0.82, 1.0, 0.12))
"""Each bounce: from and until which part of the time, and how high."""


def linear(part: float) -> float:
    """Even speed."""
    return part


def out_cubic(part: float) -> float:
    """Quick away, soft to a stop: travel."""
    return 1 - (1 - part) ** 3


def in_out(part: float) -> float:
    """Soft at both ends: what slides."""
    return part * part * (3 - 2 * part)


def out_back(part: float) -> float:
    """A little too far and back: landings."""
    rest = part - 1
    return 1 + (_BACK + 1) * rest**3 + _BACK * rest**2 if part < 1 else 1.0


def tumbling(part: float) -> float:
    """There with the first bounce, and a little further with those that follow: the way of a thing that `bounces`."""
    first = _BOUNCES[0][1]
    return 0.86 * part / first if part < first else 0.86 + 0.14 * out_cubic((part - first) / (1 - first))


def hop(part: float) -> float:
    """Up and down again: 0 at both ends, 1 in the middle. The height of an arc."""
    return sin(pi * part) if 0 < part < 1 else 0.0


def bounces(part: float) -> float:
    """Up and down three times, lower each time: the height of a thing that comes to rest on a hard table."""
    for start, end, height in _BOUNCES:
        if start < part < end:
            return height * hop((part - start) / (end - start))
    return 0.0


def hops(part: float, number: int) -> float:
    """That many hops of the same height, one after the other."""
    return hop(part * number % 1.0) if 0 < part < 1 else 0.0


def window(part: float, start: float, end: float) -> float:
    """How far between two parts of the time: 0 before the first, 1 from the second on."""
    return min(1.0, max(0.0, (part - start) / (end - start)))


def between(start: float, end: float, part: float) -> float:
    """The number so far on the way; exactly `end` at 1."""
    return end if part == 1 else start + (end - start) * part
