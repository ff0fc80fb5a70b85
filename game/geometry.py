"""Rectangles in logical pixels (1920x1080 at full size), with floats. Pure: what pygame's Rect does, without pygame."""

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether that point lies inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two share more than an edge; half a pixel of rounding is forgiven."""
        return (
            self.x + 0.5 < other.right
            and other.x + 0.5 < self.right
            and self.y + 0.5 < other.bottom
            and other.y + 0.5 < self.bottom
        )

    def within(self, other: "Rect") -> bool:
        """Whether this one lies in the other; half a pixel of rounding is forgiven."""
        return (
            self.x >= other.x - 0.5
            and self.y >= other.y - 0.5
            and self.right <= other.right + 0.5
            and self.bottom <= other.bottom + 0.5
        )

    def grown(self, by: float, upright: float | None = None) -> "Rect":
        """Larger on every side; smaller if negative. `upright` is for above and below if that differs."""
        up = by if upright is None else upright
        return Rect(self.x - by, self.y - up, self.w + 2 * by, self.h + 2 * up)

    def moved(self, x: float, y: float) -> "Rect":
        """The same, elsewhere by so much."""
        return Rect(self.x + x, self.y + y, self.w, self.h)

    def cut(self, other: "Rect") -> "Rect":
        """What lies in both; of no size if they do not meet."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, max(0.0, min(self.right, other.right) - x), max(0.0, min(self.bottom, other.bottom) - y))


def around(x: float, y: float, w: float, h: float) -> Rect:
    """The rectangle of that size around a middle."""
    return Rect(x - w / 2, y - h / 2, w, h)


def union(parts: list[Rect]) -> Rect:
    """The smallest rectangle around all of them; ValueError if there is none."""
    x, y = min(part.x for part in parts), min(part.y for part in parts)
    return Rect(x, y, max(part.right for part in parts) - x, max(part.bottom for part in parts) - y)


DESIGN = (1920.0, 1080.0)
LEAST = (1365.0, 853.0)
"""The smallest canvas anything is laid out for: a window of 1024x640 at the smallest scale."""
SMALLEST_SCALE = 0.75


def edge_for(window: tuple[int, int], margin: int = 0) -> tuple[int, int]:
    """Window pixels that are kept free left and right, and above and below: `margin` percent of the window, which a television
    may cut off."""
    return round(window[0] * margin / 100), round(window[1] * margin / 100)


SMALLEST = (320, 200)
"""No window is smaller when it is opened, in pixels."""


def window_for(wished: tuple[int, int], screen: tuple[int, int], asked: bool) -> tuple[int, int]:
    """The size of a window in pixels on a screen of that size. asked: whether somebody has asked for that very size; else it is
    two thirds of a large screen, whose pixels may be small. What does not fit takes nine tenths: frames need the rest."""
    if asked and wished[0] <= screen[0] and wished[1] <= screen[1]:
        return wished
    if not asked:
        wished = max(wished[0], screen[0] * 2 // 3), max(wished[1], screen[1] * 2 // 3)
    wide, high = (min(one, max(least, whole * 9 // 10)) for one, least, whole in zip(wished, SMALLEST, screen))
    return wide, high


def scale_for(window: tuple[int, int], margin: int = 0) -> float:
    """Window pixels for one logical pixel.

    A small window keeps the sizes legible and leaves less room (down to LEAST), so it is the layout that gives way; and so does
    a margin, for whoever needs one sits far away.
    """
    fit = min(window[0] / DESIGN[0], window[1] / DESIGN[1])
    across, down = edge_for(window, margin)
    free = (window[0] - 2 * across) / LEAST[0], (window[1] - 2 * down) / LEAST[1]
    return max(0.05, min(max(SMALLEST_SCALE, fit), *free))


def canvas_for(window: tuple[int, int], margin: int = 0) -> tuple[float, float]:
    """Width and height in logical pixels of what is left of a window inside its margin."""
    scale = scale_for(window, margin)
    across, down = edge_for(window, margin)
    return (window[0] - 2 * across) / scale, (window[1] - 2 * down) / scale
