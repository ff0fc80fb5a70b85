"""P7: the window gets another size, at once or while an edge of it is dragged."""

import time

import pygame

from game.app import App
from game.bench import motions
from game.bench.figures import SIZES, Row, middle, ms
from game.scenes.table import TableScene

MOST = 0.033
"""Seconds of a frame."""
SOON = 2
"""Frames until there is a picture that fills the window."""
_FROM = {"720p": (1024, 640), "1080p": (1280, 720), "4k": (1920, 1080)}
_WATCHED = 150
"""Frames that are looked at after the change."""
_DRAGGED = 20
_TABLES = (motions.MOTIONS[0], motions.MOTIONS[2], motions.MOTIONS[3])
"""After which motion the window changes: those after which most cards lie on the table."""


def measure(size: str, rounds: int = 3, shown: int = len(_TABLES)) -> list[Row]:
    """For so many of the tables: the worst frame, and frames until the window is filled, and exact."""
    app = motions.opened(size)
    rows = []
    for what in _TABLES[:shown]:
        running = motions.Running(app, what)
        for frame in running:
            frame()
        found = [_resized(app, running.table, size) for _ in range(rounds)]
        times = middle([times for times, _, _ in found])
        exact = max(frames for _, _, frames in found)
        filled = max(frames for _, frames, _ in found)
        more = {"exact_after_frames": exact, "first_ms": ms(times[0]), "rounds": rounds}
        rows.append(Row("P7", f"{what.game}: worst frame", 1000 * max(times), "ms", 1000 * MOST, more=more))
        rows.append(Row("P7", f"{what.game}: window filled", float(filled), "frames", float(SOON)))
        dragged = middle([_dragged(app, size) for _ in range(rounds)])
        rows.append(Row("P7", f"{what.game}: worst while dragged", 1000 * max(dragged), "ms", 1000 * MOST))
    return rows


def _resize(size: tuple[int, int]) -> None:
    """What the window manager does, and what it tells."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))


def _small(app: App, size: str) -> None:
    """The table at rest in the smaller window, and nothing kept that was made for the larger."""
    motions.forget()
    _resize(_FROM[size])
    _until_exact(app)


def _until_exact(app: App) -> int:
    for number in range(1, _WATCHED + 1):
        app.frame(0.0)
        if app._drawn is not None:
            return number
    raise RuntimeError("the exact picture does not come")


def _resized(app: App, table: TableScene, size: str) -> tuple[list[float], int, int]:
    """Seconds of each frame; frames until the window was filled, and until it showed the exact picture."""
    _small(app, size)
    _resize(SIZES[size])
    times: list[float] = []
    filled = exact = 0
    revision = table.revision
    for number in range(1, _WATCHED + 1):
        start = time.perf_counter()
        app.frame(0.0)  # nothing but the picture changes
        times.append(time.perf_counter() - start)
        filled = filled or (number if _is_filled() else 0)
        exact = exact or (number if app._drawn is not None else 0)
    if not exact or not filled or table.revision < revision:
        raise RuntimeError("the exact picture does not come")
    return times, filled, exact


def _is_filled() -> bool:
    """Whether something was drawn in all corners of the window: a table leaves nothing black."""
    surface = pygame.display.get_surface()
    assert surface is not None
    wide, high = surface.get_size()
    return all(sum(surface.get_at(at)[:3]) > 0 for at in ((2, 2), (wide - 3, 2), (2, high - 3), (wide - 3, high - 3)))


def _dragged(app: App, size: str) -> list[float]:
    """Seconds of each frame while the window grows a little before each of them, and of those after it."""
    _small(app, size)
    (wide, high), (most_wide, most_high) = _FROM[size], SIZES[size]
    times = []
    for number in range(1, _WATCHED + 1):
        part = min(1.0, number / _DRAGGED)
        if number <= _DRAGGED:
            _resize((round(wide + part * (most_wide - wide)), round(high + part * (most_high - high))))
        start = time.perf_counter()
        app.frame(0.0)
        times.append(time.perf_counter() - start)
    return times
