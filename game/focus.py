"""What can be pressed, what is under the pointer, and where the focus goes. Pure.

Right and left (and Tab) go through all targets in reading order and round the end, so there is never a dead end. Up and down go
to the nearest target that way, and round the end too.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.geometry import Rect
from game.intents import Intent, Kind

NEARBY = 10.0
"""Logical pixels, both ways added, within which a pointer has not moved."""


@dataclass(frozen=True)
class Target:
    """Something that can be pressed.

    key    what it is; the same from frame to frame
    rect   where, in logical pixels; of overlapping targets the later one in the list lies on top
    angle  how far the thing is turned, in degrees counter-clockwise: for its ring
    round  radius of the corners of its ring
    ring   what the ring goes round, if that is more than the part that can be pressed (a card half under the next)
    seen   the part of the window in which it can be pressed, where it lies on a page that scrolls
    lies   its place by which up and down go, where that is not where it is seen
    """

    key: Hashable
    rect: Rect
    angle: float = 0.0
    round: float = 14.0
    ring: Rect | None = None
    seen: Rect | None = None
    lies: Rect | None = None

    @property
    def place(self) -> Rect:
        """Where it lies for up and down."""
        return self.lies or self.rect


class Focus:
    """The targets of a screen and the one that has the focus. There always is one while there are targets, but where a screen
    says that nobody is to press anything: then the first step or pointer brings it."""

    def __init__(self) -> None:
        self._targets: tuple[Target, ...] = ()
        self._at = 0
        self._nowhere = False
        self._armed: Hashable | None = None
        self.held: tuple[float, float] | None = None
        """Where the pointer went down that holds something."""
        self._loose = False
        self._by_pointer = False
        self._over = False

    @property
    def targets(self) -> tuple[Target, ...]:
        """All of them, in reading order."""
        return self._targets

    @property
    def current(self) -> Target | None:
        """The one with the focus."""
        return self._targets[self._at] if self._targets and not self._nowhere else None

    @property
    def ringed(self) -> Target | None:
        """The one to draw the ring around: the focus, unless a pointer is in use and rests on nothing."""
        return None if self._by_pointer and not self._over else self.current

    @property
    def armed(self) -> Hashable | None:
        """The key of the target that is pressed down now."""
        return self._armed

    def put(self, targets: Sequence[Target], first: Hashable | None = None, *, nowhere: bool = False) -> None:
        """These are the targets now. The focus stays with its key; if that is gone it goes to `first`, else to the nearest, or
        `nowhere`."""
        old = self.current
        self._targets = tuple(targets)
        self._nowhere = False
        keys = [target.key for target in self._targets]
        if self._armed not in keys:
            self._armed = None
        if old is not None and old.key in keys:
            self._at = keys.index(old.key)
        elif first is not None and first in keys:
            self._at = keys.index(first)
            self._over = False
        elif nowhere:
            self._at, self._nowhere, self._over = 0, True, False
        else:
            x, y = old.rect.centre if old else (0.0, 0.0)
            self._over = False
            self._at = min(range(len(keys)), key=lambda at: _far(self._targets[at].rect, x, y), default=0) if old else 0

    def go(self, key: Hashable) -> None:
        """Give the focus to that target; nothing if there is none."""
        for at, target in enumerate(self._targets):
            if target.key == key:
                self._at = at
                self._nowhere = self._over = False

    def hit(self, x: float, y: float) -> Target | None:
        """The topmost target at that place."""
        for target in reversed(self._targets):
            if target.rect.holds(x, y) and (target.seen is None or target.seen.holds(x, y)):
                return target
        return None

    def let_go(self) -> None:
        """Whatever is pressed down is not."""
        self._armed = self.held = None

    def arm(self, key: Hashable, intent: Intent) -> None:
        """The thing of that key is pressed down where the pointer is, although it lies elsewhere by now: letting go there, or
        nearby, presses it. Nothing if there is no such target."""
        if key in [target.key for target in self._targets]:
            self.go(key)
            self._armed, self.held, self._loose = key, (intent.x, intent.y), True

    def hear(self, intent: Intent) -> Target | None:
        """Move the focus, and return the target that is to be done now, if any.

        A pointer does what it was pressed on and let go on; sliding off cancels. A key does what has the focus.
        """
        kind = intent.kind
        if kind in (Kind.POINT, Kind.DOWN, Kind.UP):
            return self._point(intent)
        if kind is Kind.CANCEL:
            self._armed = None
        elif kind is Kind.MOVE:
            self._by_pointer = False
            self.move(intent.dx, intent.dy)
        elif kind in (Kind.NEXT, Kind.PREVIOUS):
            self._by_pointer = False
            self._step(1 if kind is Kind.NEXT else -1)
        elif kind is Kind.ARM:
            self._by_pointer = False
            self._armed, self.held = self.current.key if self.current else None, None
        elif kind is Kind.ACT:
            armed, self._armed = self._armed, None
            if self.current and armed == self.current.key:
                return self.current
        return None

    def _point(self, intent: Intent) -> Target | None:
        self._by_pointer = True
        target = self.hit(intent.x, intent.y)
        self._over = target is not None
        if target is not None and (self._armed is None or self._armed == target.key):
            self._at, self._nowhere = self._targets.index(target), False
        if intent.kind is Kind.DOWN:
            self._armed = target.key if target else None
            self.held, self._loose = (intent.x, intent.y) if target else None, False
        elif intent.kind is Kind.UP:
            armed, held, self._armed, self.held = self._armed, self.held, None, None
            if self._loose and held is not None and abs(intent.x - held[0]) + abs(intent.y - held[1]) <= NEARBY:
                target = next((one for one in self._targets if one.key == armed), None)
            if target is not None and armed == target.key:
                return target
        return None

    def move(self, dx: int, dy: int) -> None:
        """One step right or left in reading order, or up or down to the nearest."""
        if not self._targets:
            return
        if dx or self._nowhere:
            self._step(dx)
            return
        here = self._targets[self._at].place
        x, y = here.centre
        ways = [
            (_far_upright(target.place, here), at)
            for at, target in enumerate(self._targets)
            if at != self._at and (target.place.centre[1] - y) * dy > min(here.h, target.place.h) / 2
        ]
        if ways:
            self._at = min(ways)[1]
            return
        # Nothing lies further that way: round the end, to what lies first from the other side.
        edge = min((target.place.centre[1] * dy for target in self._targets), default=0.0)
        first = [at for at, target in enumerate(self._targets) if target.place.centre[1] * dy < edge + target.place.h / 2]
        self._at = min(first, key=lambda at: abs(self._targets[at].place.centre[0] - x))

    def _step(self, by: int) -> None:
        if self._nowhere:
            by, self._nowhere = min(by, 0), False
        if self._targets:
            self._at = (self._at + by) % len(self._targets)


def _far(rect: Rect, x: float, y: float) -> float:
    return (rect.centre[0] - x) ** 2 + (rect.centre[1] - y) ** 2


def _far_upright(rect: Rect, here: Rect) -> float:
    """How far up or down, where sideways counts three times: the one straight above comes before a near one aside."""
    aside = max(0.0, rect.x - here.right, here.x - rect.right)
    middle = abs(rect.centre[0] - here.centre[0])
    return abs(rect.centre[1] - here.centre[1]) + 3 * aside + middle / 4
