"""P5: an expert bot that thinks in its own process does not disturb what moves.

The loop is paced as the program's is, 60 frames a second, while each game's deal is shown again and again, in turn with and
without a thought going on. A frame is late if it is seen only after the next one was due.
"""

import time
from itertools import pairwise
from typing import Any

from engine.chance import derive, dice, pick
from engine.model import View
from game.app import FRAME
from game.bench import motions
from game.bench.figures import Row, ms, p99
from game.match import Match, Wish
from game.thinker import Thinker
from game.worker import Mind, Worker, WorkerGone

MOST_RATIO, MOST_LATE = 1.10, 1.0
_POSITIONS = (("rolling_stone", 6, 16), ("gran_ramino", 4, 18), ("michigan", 8, 24))
"""Where bots think: a game, seats, and how many actions into a match."""


class _Thoughts:
    """One position after the other, thought about by an expert."""

    def __init__(self, worker: Worker) -> None:
        self.thinker = Thinker(worker)
        self.done = 0
        self._asked = 0
        self._positions = [_position(*one) for one in _POSITIONS]

    def go_on(self) -> None:
        """What a table does in each tick."""
        if self.thinker.action is not None:
            self.done += 1
        if not self.thinker.busy or self.thinker.action is not None:
            mind, view = self._positions[self._asked % len(self._positions)]
            self._asked += 1
            self.thinker.start(mind, view)
        self.thinker.run()


def _position(game: str, seats: int, actions: int) -> tuple[Mind, View[Any, Any]]:
    """The first position from there on in which there are several choices."""
    match, throw = Match(Wish(game, seats, 7, watch=True)), dice(derive(7, "bench"))
    for _ in range(actions):
        match.play(pick(throw, match.table.legal))
    while len(match.table.legal) < 3 or match.bot is None:
        match.play(pick(throw, match.table.legal))
    return match.bot._replace(level="expert"), match.bots_view()


def measure(size: str, rounds: int = 3) -> list[Row]:
    """The ratio of intervals with and without a thought, and late frames. RuntimeError if no process can be had."""
    app = motions.opened(size)
    worker = Worker()
    try:
        worker.start()
    except WorkerGone as problem:
        raise RuntimeError(f"bots cannot think in a process of their own: {problem}") from problem
    thoughts = _Thoughts(worker)
    apart: dict[bool, list[float]] = {False: [], True: []}
    late = {False: 0, True: 0}
    shown = (motions.MOTIONS[0], motions.MOTIONS[3])
    for what in shown:  # so that every picture is there
        for frame in motions.Running(app, what):
            frame()
    for _ in range(rounds):
        for thinks in (False, True):
            for what in shown:
                times, missed = _paced(motions.Running(app, what), thoughts if thinks else None)
                apart[thinks] += times
                late[thinks] += missed
            thoughts.thinker.forget()
            worker.stop()  # the quiet round must be quiet; the next question starts another
    worker.stop()
    quiet, busy = p99(apart[False]), p99(apart[True])
    parts = {thinks: 100 * late[thinks] / len(times) for thinks, times in apart.items()}
    told = {"quiet_ms": ms(quiet), "ms": ms(busy), "frames": len(apart[True]), "thoughts": thoughts.done}
    return [
        Row("P5", "p99 interval, expert thinking", busy / quiet, "x", MOST_RATIO, more=told),
        Row("P5", "late frames, expert thinking", parts[True], "%", MOST_LATE, more={"quiet": round(parts[False], 2)}),
    ]


def _paced(running: motions.Running, thoughts: _Thoughts | None) -> tuple[list[float], int]:
    """Seconds from flip to flip, and how many frames were late."""
    if thoughts is not None:
        for _ in range(60):  # a process that was just started is not thinking yet
            thoughts.go_on()
            time.sleep(FRAME)
    flips: list[float] = []
    late = 0
    due = time.perf_counter()
    for frame in running:
        if thoughts is not None:
            thoughts.go_on()
        frame()
        now = time.perf_counter()
        flips.append(now)
        late += now > due + FRAME
        due = max(due + FRAME, now - FRAME)
        if due > now:
            time.sleep(due - now)
    return [after - before for before, after in pairwise(flips)], late
