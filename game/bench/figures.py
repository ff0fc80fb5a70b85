"""A figure of the bench: what was measured, the goal, and whether it was met; and the machine it was measured on."""

import os
import platform
import statistics
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "4k": (3840, 2160)}
"""Sizes of window that are measured, by the names they go by."""


@dataclass
class Row:
    """One figure.

    id      of the goal, "P1" to "P11"; what: which of its figures
    driver  SDL's, and size: the name of the window's size; "" where neither matters
    value   in `unit`; goal: the most that it may be, None for a figure that is only told
    more    whatever else helps to read it, by name
    """

    id: str
    what: str
    value: float
    unit: str
    goal: float | None
    driver: str = ""
    size: str = ""
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None if there is none."""
        return None if self.goal is None else self.value <= self.goal

    def plain(self) -> dict[str, Any]:
        """As plain values."""
        return {**asdict(self), "value": round(self.value, 3), "met": self.met}

    def line(self) -> str:
        """As a line to be read."""
        told = "" if self.goal is None else f"  at most {self.goal:g}: {'met' if self.met else 'NOT MET'}"
        more = ", ".join(f"{name} {value}" for name, value in self.more.items())
        where = f"{self.driver} {self.size}".strip()
        return f"{self.id:4}{self.what:34}{where:14}{self.value:10.2f} {self.unit}{told}" + (f"  ({more})" if more else "")


def row_from(plain: dict[str, Any]) -> Row:
    """A figure that was told as plain values."""
    return Row(**{name: value for name, value in plain.items() if name != "met"})


def p99(values: Sequence[float]) -> float:
    """What 99 of 100 values do not exceed; of fewer than 100 the largest. ValueError for none."""
    if not values:
        raise ValueError("nothing was measured")
    return sorted(values)[max(0, -(-len(values) * 99 // 100) - 1)]


def middle(rounds: Sequence[Sequence[float]]) -> list[float]:
    """For each place the median over the rounds: what other programs took now and then falls out. The rounds must be of one
    length, else ValueError."""
    return [statistics.median(values) for values in zip(*rounds, strict=True)]


def ms(seconds: float) -> float:
    """Milliseconds, rounded to be read."""
    return round(1000 * seconds, 2)


def load() -> list[float]:
    """How many programs have wanted a core in the last 1, 5 and 15 minutes; [] where the system does not say."""
    return [round(one, 2) for one in os.getloadavg()] if hasattr(os, "getloadavg") else []


def machine() -> dict[str, Any]:
    """What it was measured on."""
    import pygame  # noqa: PLC0415  (only told of here)

    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "pygame": pygame.version.ver,
        "sdl": ".".join(map(str, pygame.version.SDL)),
        "system": f"{platform.system()} {platform.machine()}",
        "platform": sys.platform,
        "cores": os.cpu_count(),
        "load": load(),
    }
