"""P6: from the start of the program to a table with cards, against a bare window of pygame's.

Each start is a process of its own; both take turns. The clock is the system's, the same in all processes. The program has been
started before: Python has kept what it compiled, as it does of everything that is installed.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

from game.bench.figures import Row, ms

MOST_RATIO = 2.0
_BARE = """
import pygame, time
pygame.display.init()
pygame.display.set_mode((1280, 720), pygame.RESIZABLE).fill("#204020")
pygame.display.flip()
print(time.monotonic())
"""
_OURS = """
import time
import game.app, pygame
from engine.model import DEAL
from game.flags import Flags
from game.match import Match, Wish

class Dealt(Match):
    def __init__(self, wish):
        super().__init__(wish)
        self.play(DEAL)

flip = pygame.display.flip
def first():
    flip()
    import sys
    print(time.monotonic(), "numpy" in sys.modules, flush=True)
    pygame.event.post(pygame.Event(pygame.QUIT))
    pygame.display.flip = flip
pygame.display.flip = first
game.app.Match = Dealt
game.app.WINDOW = None  # this size is asked for: else the window is as large as suits the screen
game.app.start(Flags((1280, 720), False, Wish("GAME", SEATS, 1), None, "en"))
"""


def measure(rounds: int = 9) -> list[Row]:
    """The ratio for the table of each game. Run where the window is to open."""
    with tempfile.TemporaryDirectory() as compiled:
        return _measured(rounds, {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled})


def _measured(rounds: int, environ: dict[str, str]) -> list[Row]:
    rows = []
    for game, seats in (("rolling_stone", 4), ("gran_ramino", 4), ("michigan", 8)):
        ours = _OURS.replace("GAME", game).replace("SEATS", str(seats))
        times: tuple[list[float], list[float]] = ([], [])
        numpy = False
        for number in range(rounds + 1):
            for kept, text in zip(times, (_BARE, ours)):
                seconds, told = _seconds(text, environ)
                numpy = numpy or "True" in told
                if number:
                    kept.append(seconds)
        bare, whole = map(statistics.median, times)
        more = {"bare_ms": ms(bare), "ms": ms(whole), "best": round(min(times[1]) / min(times[0]), 2), "rounds": rounds}
        rows.append(Row("P6", f"start to a table of {game}", whole / bare, "x", MOST_RATIO, more=more))
        rows.append(Row("P6", f"numpy imported, {game}", float(numpy), "times", 0.0))
    return rows


def _seconds(text: str, environ: dict[str, str]) -> tuple[float, list[str]]:
    """From the start of a process to what it tells as the time of its first picture, and what else it tells."""
    start = time.monotonic()
    done = subprocess.run([sys.executable, "-c", text], env=environ, capture_output=True, text=True, check=True)
    told = done.stdout.split("\n")[-2].split()
    return float(told[0]) - start, told[1:]
