"""Steps in time, in turn or together, that can be finished at any moment. Pure: durations in seconds, no clock, no pictures.

A step begins from where the thing is when its time comes, not from where somebody thought it would be: interrupted motion
goes on without a jump.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Protocol, TypeAlias

from game.moving.ease import Ease, between, out_cubic


class Step(Protocol):
    """Something that goes on for a while."""

    @property
    def seconds(self) -> float:
        """How long, in seconds."""

    def begin(self) -> None:
        """Its time has come: called once, before the first `at`."""

    def at(self, part: float) -> None:
        """So far done, from 0 to 1; called with exactly 1 once, as the last."""


@dataclass(frozen=True)
class InTurn:
    """Parts one after the other, so many seconds apart."""

    parts: tuple["Part", ...]
    gap: float = 0.0

    @property
    def seconds(self) -> float:
        """Of all parts and the gaps between them."""
        return sum(part.seconds for part in self.parts) + self.gap * max(0, len(self.parts) - 1)


@dataclass(frozen=True)
class Together:
    """Parts at the same time, each beginning so many seconds after the one before."""

    parts: tuple["Part", ...]
    apart: float = 0.0

    @property
    def seconds(self) -> float:
        """Until the last part has ended."""
        return max((number * self.apart + part.seconds for number, part in enumerate(self.parts)), default=0.0)


Part: TypeAlias = Step | InTurn | Together
_SAME = 1e-6
"""Seconds nearer than that are one moment: what ends where another step begins has ended, however the sums were rounded."""


class Wait:
    """Nothing, for so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def begin(self) -> None:
        """Nothing."""

    def at(self, part: float) -> None:
        """Nothing."""


class Call:
    """Something done at once, when its time comes."""

    seconds = 0.0

    def __init__(self, what: Callable[[], None]) -> None:
        self._what = what

    def begin(self) -> None:
        """Nothing yet."""

    def at(self, part: float) -> None:  # noqa: ARG002
        """Do it."""
        self._what()


class Tween:
    """Numbers of a thing on their way to other values."""

    def __init__(self, thing: object, seconds: float, ease: Ease = out_cubic, **ends: float) -> None:
        self.seconds = seconds
        self._thing, self._ease, self._ends = thing, ease, ends
        self._starts: dict[str, float] = {}

    def begin(self) -> None:
        """From where the thing is now."""
        self._starts = {name: getattr(self._thing, name) for name in self._ends}

    def at(self, part: float) -> None:
        """Set the numbers; exactly the ends at 1."""
        eased = 1.0 if part == 1 else self._ease(part)
        for name, end in self._ends.items():
            setattr(self._thing, name, between(self._starts[name], end, eased))


@dataclass(eq=False, slots=True)
class _Due:
    start: float
    step: Step
    begun: bool = False
    done: bool = False


_start = attrgetter("start")


def _steps(part: Part, start: float) -> Iterator[_Due]:
    if isinstance(part, InTurn):
        for one in part.parts:
            yield from _steps(one, start)
            start += one.seconds + part.gap
    elif isinstance(part, Together):
        for number, one in enumerate(part.parts):
            yield from _steps(one, start + number * part.apart)
    else:
        yield _Due(start, part)


class Timeline:
    """What is to happen, by time. `idle` when nothing is left."""

    def __init__(self) -> None:
        self._now = 0.0
        self._due: list[_Due] = []
        self.hurried = False
        """Whether everything is being done at once: what is heard now would be heard all together."""

    @property
    def idle(self) -> bool:
        """Whether nothing is left."""
        return not self._due

    @property
    def left(self) -> float:
        """Seconds until it is idle."""
        return max((due.start + due.step.seconds - self._now for due in self._due), default=0.0)

    def play(self, part: Part, after: float = 0.0) -> None:
        """Begin this in so many seconds."""
        self._due += _steps(part, self._now + after)
        self._due.sort(key=_start)

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether it is idle then. A step that ends gets its 1 in order of beginning."""
        self._now += seconds
        begun = bisect_right(self._due, self._now, key=_start)
        for due in self._due[:begun]:
            self._run(due, self._now)
        if self._due:
            return False
        self._now = 0.0
        return True

    def finish(self) -> None:
        """Everything is done at once, in order, and what that sets off too."""
        self.hurried = True
        try:
            while self._due:
                for due in self._due[:]:
                    self._run(due, None)
        finally:
            self.hurried = False
        self._now = 0.0

    def _run(self, due: _Due, now: float | None) -> None:
        if due.done:
            return
        seconds = due.step.seconds
        ended = now is None or now >= due.start + seconds - _SAME
        part = 1.0 if ended or now is None else max(0.0, (now - due.start) / seconds)
        if not due.begun:
            due.begun = True
            due.step.begin()
        if part >= 1:
            due.done = True
            self._due.remove(due)
        due.step.at(part)
