"""P1 and P3: what a frame of the busiest motions costs, and how it compares with the same pictures blitted by hand.

A frame is all that the loop does but wait: hear, two ticks, draw, flip. Each motion is played several times; for each frame
the median counts, so that what other programs took falls out, and what the frame itself always takes does not. `first` is the
motion as it is seen the first time, with no picture made beforehand but those of the table at rest, a sixtieth of a second from
frame to frame as in the loop, for there is a thread that draws meanwhile; `again` the same after it was seen once, without a
pause.
"""

import time
from collections.abc import Iterable
from statistics import median
from typing import NamedTuple

import pygame

from game.app import FRAME, App
from game.bench import motions
from game.bench.figures import Row, middle, ms, p99
from game.moving.still import Blit, Tape
from game.paint import Canvas
from game.scenes.table import TableScene

MOST = {"720p": 0.004, "1080p": 0.007, "4k": 0.014}
"""Seconds of a frame, by the size of the window."""
MOST_RATIO = 1.5


class _Tape(Tape):
    """One on which many blits are noted in one go."""

    def fblits(self, blits: Iterable[Blit]) -> None:
        """Note them."""
        self.blits += blits


class Played(NamedTuple):
    """Seconds of each frame of a motion, round by round: on the clock, of the processor, and of its pictures by hand."""

    wall: list[list[float]]
    own: list[list[float]]
    hand: list[list[float]]


def measure(size: str, rounds: int = 5, shown: int = len(motions.MOTIONS)) -> list[Row]:
    """The figures of P1 and P3 in this window, for so many of the motions."""
    app = motions.opened(size)
    rows = []
    for what in motions.MOTIONS[:shown]:
        first, again = play(app, what, rounds, cold=True), play(app, what, rounds, cold=False)
        rows += [_ratio(what, first, again), *(_work(size, what, *one) for one in (("first", first), ("again", again)))]
    return rows


def play(app: App, what: motions.Motion, rounds: int, cold: bool) -> Played:
    """Play it so often; cold: each time as if it were the first."""
    played = Played([], [], [])
    if not cold:
        _round(app, what)
    for _ in range(rounds):
        if cold:
            motions.forget()
        for kept, times in zip(played, _round(app, what, cold)):
            kept.append(times)
    return played


def _round(app: App, what: motions.Motion, paced: bool = False) -> tuple[list[float], list[float], list[float]]:
    wall: list[float] = []
    own: list[float] = []
    hand: list[float] = []
    layer: pygame.Surface | None = None
    for frame in motions.Running(app, what):
        due = time.perf_counter() + FRAME
        surface = pygame.display.get_surface()
        assert surface is not None
        layer = layer or surface.copy()
        start, used = time.perf_counter(), time.thread_time()
        frame()
        own.append(time.thread_time() - used)
        wall.append(time.perf_counter() - start)
        blits = _live(app, surface, frame.table)
        start = time.perf_counter()
        surface.blit(layer, (0, 0))
        surface.fblits(blits)
        pygame.display.flip()
        hand.append(time.perf_counter() - start)
        if paced:
            time.sleep(max(0.0, due - time.perf_counter()))
    return wall, own, hand


def _live(app: App, surface: pygame.Surface, table: TableScene) -> list[Blit]:
    """What moves now, as it is blitted."""
    tape = _Tape(surface.get_size())
    table.tabletop.draw_live(Canvas(tape, app.devices.scale, 1.0, app.devices.edge), app._clock.blend)  # type: ignore[arg-type]
    return tape.blits


def _ratio(what: motions.Motion, first: Played, again: Played) -> Row:
    """P1: the worst frame against the same pictures blitted by hand. The one in which the action is played is told apart: until
    then nothing moves."""
    walls, hands = [[middle(one)[1:] for one in kind] for kind in ((first.wall, again.wall), (first.hand, again.hand))]
    worst = [max(wall) / max(hand) for wall, hand in zip(walls, hands)]
    more = {
        "worst_ms": ms(max(walls[1])), "by_hand_ms": ms(max(hands[1])), "first_time": round(worst[0], 2),
        "median_frame": round(median(wall / hand for wall, hand in zip(walls[1], hands[1])), 2),
        "when_played_ms": ms(middle(again.wall)[0]), "frames": len(walls[1]),
    }  # fmt: skip
    return Row("P1", what.name, worst[1], "x", MOST_RATIO, more=more)


def _work(size: str, what: motions.Motion, name: str, played: Played) -> Row:
    """P3: the frame that 99 of 100 do not exceed."""
    times = middle(played.wall)
    return Row(
        "P3", f"{what.name}, {name}", 1000 * p99(times), "ms", 1000 * MOST[size],
        more={
            "median": ms(sorted(times)[len(times) // 2]), "worst": ms(max(times)), "processor": ms(p99(middle(played.own))),
            "frames": len(times), "rounds": len(played.wall),
        },
    )  # fmt: skip
