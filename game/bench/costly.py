"""P2: what must not be done while cards travel: pictures turned, scaled, read or converted, and texts rendered.

Every call of a function written in C is looked at while frames are drawn, whoever makes it and by whatever name it was
imported, so that nothing passes unseen.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from game.bench import motions
from game.bench.figures import Row

COSTLY = frozenset(
    (
        *("rotozoom", "rotate", "smoothscale", "smoothscale_by", "scale", "scale_by", "scale2x", "flip"),
        *("gaussian_blur", "box_blur", "render", "load", "load_sized_svg", "load_basic", "load_extended"),
        *("convert", "convert_alpha"),
    )
)  # fmt: skip
"""Names of what costs too much for a frame; those of a module or a type of pygame."""
FRAMES = 300


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Counts costly calls by name, while it holds."""
    found: Counter[str] = Counter()

    def look(_: FrameType, event: str, called: Any) -> None:
        if event == "c_call" and called.__name__ in COSTLY and is_pygames(called) and not shows(called):
            found[called.__name__] += 1

    sys.setprofile(look)
    try:
        yield found
    finally:
        sys.setprofile(None)


def is_pygames(called: Any) -> bool:
    """Whether a function written in C is one of pygame's modules or types."""
    owner = getattr(called, "__self__", None)
    name = getattr(owner, "__name__", "") if type(owner).__name__ == "module" else type(owner).__module__
    return name.partition(".")[0] == "pygame"


def shows(called: Any) -> bool:
    """Whether it is the flip that shows a frame, not the one that mirrors a picture."""
    return called.__name__ == "flip" and getattr(called.__self__, "__name__", "") == "pygame.display"


def measure(size: str, frames: int = FRAMES, shown: int = len(motions.MOTIONS)) -> list[Row]:
    """Costly calls in so many frames of motions that were seen once, for so many of them; told apart, in those seen the first
    time."""
    app = motions.opened(size)
    rows = []
    for what in motions.MOTIONS[:shown]:
        motions.forget()
        with counted() as first:
            for frame in motions.Running(app, what):
                frame()
        calls: Counter[str] = Counter()
        drawn = 0
        while drawn < frames:
            running = motions.Running(app, what)
            with counted() as found:
                for frame in running:
                    frame()
                    drawn += 1
            calls += found
        told = {"frames": drawn, **calls, "first_time": sum(first.values())}
        rows.append(Row("P2", what.name, float(sum(calls.values())), "calls", 0.0, more=told))
    return rows
