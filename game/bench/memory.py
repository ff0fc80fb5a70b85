"""P11: how much memory the whole client takes when all three games were played through at 1080p, bots' process included."""

import resource
import sys
from pathlib import Path

from engine.chance import derive, dice, pick
from game.bench import motions
from game.bench.figures import Row
from game.match import Match, Wish
from game.scene import Swap
from game.scenes.table import TableScene
from game.thinker import quiet_worker
from sounds import Sound

MOST = 250.0
"""Megabytes."""
_TABLES = (("rolling_stone", 6), ("gran_ramino", 4), ("michigan", 8))
_FRAME = 0.1
"""Seconds from one frame to the next: what is drawn between them differs little from either."""


def measure(most_actions: int = 100_000) -> list[Row]:
    """Play a match of each game with all its motion, or so many actions of it, and look at the most that was ever taken."""
    app = motions.opened("1080p")
    assert app.home is not None
    app.home.sound = sound = Sound()
    worker = quiet_worker()
    actions = 0
    by_game = {}
    for game, seats in _TABLES:
        match, throw, played = Match(Wish(game, seats, 1, watch=True)), dice(derive(1, "bench")), 0
        table = app.home.table(app.home, match)
        assert isinstance(table, TableScene)
        app.stack.apply(Swap(table))
        while not match.over and played < most_actions:
            if match.deal_is_next:
                table.before_deal = table.view
            table.play(pick(throw, match.table.legal))
            played += 1
            while table.moving:
                app.frame(_FRAME)
            sound.warm()
        if match.over:
            app.stack.apply(table.result())
            app.frame(_FRAME)
        actions += played
        by_game[f"after_{game}"] = round(peak())
    bots = 0.0 if worker is None else _peak_of(worker)
    if worker is not None:
        worker.stop()
    sound.close()
    more = {"client": round(peak()), "bots": round(bots), **by_game, "actions": actions}
    return [Row("P11", "memory, three games played", peak() + bots, "MB", MOST, more=more)]


def peak() -> float:
    """The most megabytes that this process has ever taken."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1024 if sys.platform != "darwin" else most / (1 << 20)


def _peak_of(worker: object) -> float:
    """The same of the bots' process; 0 where the system does not say."""
    process = getattr(worker, "_process", None)
    file = Path(f"/proc/{getattr(process, 'pid', 0)}/status")
    if not file.exists():
        return 0.0
    line = next((line for line in file.read_text("ascii").splitlines() if line.startswith("VmHWM")), "VmHWM: 0 kB")
    return int(line.split()[1]) / 1024
