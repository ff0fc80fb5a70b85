"""Every state of many matches laid out at every size of window: nothing overlaps, nothing is cut, every hand can be read.

    pytest -m slow tests/speed/test_layouts.py -n auto -s              200 matches a game and size of window
    pytest -m slow tests/speed/test_layouts.py --matches 10 -s         the short form

In each run the number of seats, the size of text, the margin, touch and the seat that looks go round. Also measured: the time
that one layout takes.
"""

from statistics import median
from time import perf_counter

import pytest

from engine.games import GAMES
from game.geometry import canvas_for
from game.places.layout import spread
from game.places.plan import plan_for
from tests.client.table_rules import WINDOWS, started, states, wrong

MOST_SECONDS = 0.0015
"""For the layout of a table of eight."""


@pytest.mark.slow
@pytest.mark.parametrize("window", WINDOWS, ids=[f"{wide}x{high}" for wide, high in WINDOWS])
@pytest.mark.parametrize("game", GAMES)
def test_no_state_of_many_matches_is_laid_out_badly(game, window, capsys, request):
    matches = request.config.getoption("--matches")
    seats = GAMES[game].info.seats
    found, seen = set(), 0
    for match in range(matches):
        for view, config in states(game, seats[match % len(seats)], 1, first=match, window=window):
            seen += 1
            found |= {f"{config} ply {view.ply} of match {match}: {sentence}" for sentence in wrong(view, config)}
        if len(found) > 20:
            break
    with capsys.disabled():
        print(f"\n{game} {window[0]}x{window[1]}: {matches} matches, {seen} states, {len(found)} faults", end="")
    assert not found, "\n".join(sorted(found)[:20])


@pytest.mark.slow
def test_a_layout_takes_little_time(capsys):
    table = started("michigan", 8, 7)
    for _ in range(30):
        table.play(table.turn, table.legal[-1])
    view, canvas = table.view(0), canvas_for((1920, 1080))
    plan = plan_for("michigan", view)
    times = []
    for _ in range(500):
        begin = perf_counter()
        spread(view, plan, canvas, text=1.5)
        times.append(perf_counter() - begin)
    with capsys.disabled():
        print(f"\na table of eight is laid out in {median(times) * 1000:.2f} ms, at worst {max(times) * 1000:.2f}", end="")
    assert median(times) < MOST_SECONDS
