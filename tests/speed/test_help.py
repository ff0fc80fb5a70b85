"""How long a hint takes, and what help at the table costs a frame.

pytest -m slow tests/speed/test_help.py -p no:xdist -s
"""

import random
from statistics import median, quantiles
from time import perf_counter, process_time, sleep

import pytest

from engine.bots import make_bot
from engine.bots.bot import decide
from engine.games import GAMES, melds
from engine.model import DEAL
from game.advice import Advisor
from game.comfort import Comfort
from game.helping import ladder
from game.paint import Canvas
from game.scenes import help_marks
from game.worker import Worker
from tests.client.stage import Stage
from tests.games.setting import sit

SEATS = {"rolling_stone": 5, "gran_ramino": 2, "michigan": 4}
POSITIONS = 100
MOST_HINT, MOST_LADDER = 5.0, 0.005
"""Seconds: for the median of a hint, and for that of a ladder that is worked out."""


def asked(game, number):
    """Views with a choice, from matches by the rule of thumb."""
    found, seed = [], 0
    while len(found) < number:
        seed += 1
        table = sit(game, SEATS[game], seed)
        while table.turn is not None and len(found) < number * seed // 4:
            view = table.view(table.turn)
            if len(view.legal) > 1 and view.legal != (DEAL,):
                found.append(view)
            table.play(table.turn, decide(make_bot(game, "normal", 1), view))
    return found[:number]


def told(times):
    p99 = quantiles(times, n=100)[98]
    return f"median {median(times) * 1000:.2f} ms, p99 {p99 * 1000:.2f} ms, worst {max(times) * 1000:.2f} ms"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_comes_within_a_few_seconds(game, capsys):
    worker = Worker()
    worker.start()
    one, times, slices = Advisor(worker), [], []
    for view in asked(game, POSITIONS):
        begin = perf_counter()
        one.ask(game, view)
        while True:
            tick = perf_counter()
            if one.run() is not None:
                break
            slices.append(perf_counter() - tick)
            sleep(1 / 120)
        times.append(perf_counter() - begin)
    worker.stop()
    with capsys.disabled():
        print(f"\n{game}: a hint, {told(times)}; a tick that waits for it, {told(slices)}", end="")
    assert median(times) < MOST_HINT
    assert median(slices) < 0.001


@pytest.mark.slow
def test_the_ladder_costs_a_frame_next_to_nothing(capsys):
    begin = perf_counter()
    form = melds.form(40, 10)
    ladder.rungs(form, sum(1 << card for card in range(10) if form.pack >> card & 1), 0)
    first = perf_counter() - begin
    times = []
    for view in asked("gran_ramino", 400):
        ladder.rungs.cache_clear()
        begin = process_time()
        ladder.ladder(view)
        times.append(process_time() - begin)
    stage = Stage((1920, 1080), 0.0)
    costs = {}
    for level in ("off", "on"):
        stage.home.comfort = Comfort(help=level)
        table = stage.table("gran_ramino", 2, 3)
        stage.until_asked()
        throw, frames = random.Random(1), []
        assert bool(help_marks.ladder(table)) == (level == "on")
        for _ in range(300):
            table.revision += throw.randrange(1, 3)
            canvas = Canvas(stage.surface, stage.scale, 1.0)
            begin = process_time()
            table.draw(canvas, 1.0)
            frames.append(process_time() - begin)
        costs[level] = frames
    with capsys.disabled():
        print(f"\nthe first ladder {first * 1000:.1f} ms; a new hand, {told(times)}")
        print(f"a frame drawn anew without help, {told(costs['off'])}; with the ladder, {told(costs['on'])}", end="")
    assert median(times) < MOST_LADDER
