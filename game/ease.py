"""Curves of motion: from 0 to 1 for a part of time from 0 to 1, exact at both ends. Pure."""

from collections.abc import Callable
from math import pi, sin
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]

_BACK = 1.1
"""How far `out_back` shoots over: about 4 % (look.md: a landing settles by 4 %)."""


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
    """A little too far and back: landings and bounces."""
    rest = part - 1
    return 1 + (_BACK + 1) * rest**3 + _BACK * rest**2 if part < 1 else 1.0


def hop(part: float) -> float:
    """Up and down again: 0 at both ends, 1 in the middle. The height of an arc."""
    return sin(pi * part) if 0 < part < 1 else 0.0


def between(start: float, end: float, part: float) -> float:
    """The number so far on the way; exactly `end` at 1."""
    return end if part == 1 else start + (end - start) * part
