"""What a child who presses any legal card wins against gentle bots, by the children's house rules: nearly a fair share.

Measured with 1200 deals each: Rolling Stone 0.82 to 1.03 of a fair share (4 to 6 seats), Gran Ramino 0.45, 0.56, 0.74 (2 to 4),
Michigan 0.97 to 1.07 (3 to 8); with open hands the same within the error.
"""

import pytest

from engine.chance import derive
from engine.events import DealOver
from engine.games import find
from engine.match import make_bots, new_table, run
from engine.model import Options
from game.kids.mode import bots_level, options_for

DEALS = 300
LEAST = {"rolling_stone": 0.83, "gran_ramino": 0.4, "michigan": 0.8}
"""Of a fair share, as the design asks for it."""
FAIR = [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 4)]


def share(game, seats, open_hands, deals=DEALS):
    """The child's part of the deals won, as a multiple of a fair one, and the error of that (two deviations)."""
    won, played, number = 0.0, 0, 0
    options = Options(find(game).info, seats, {**dict(options_for(game)), "open_hands": open_hands})
    while played < deals:
        secret, child = derive(4711, game, seats, number), number % seats
        levels = ["random" if seat == child else bots_level() for seat in range(seats)]
        for step in run(new_table(game, options, secret), make_bots(game, levels, secret)):
            for event in step.events:
                if isinstance(event, DealOver) and event.winners:
                    played += 1
                    won += (child in event.winners) / len(event.winners)
        number += 1
    part = won / played
    return part * seats, 2 * (part * (1 - part) / played) ** 0.5 * seats


@pytest.mark.slow
@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize(("game", "seats"), FAIR)
def test_who_presses_any_card_wins_nearly_a_fair_share(game, seats, open_hands):
    found, error = share(game, seats, open_hands)
    print(f"\n{game}, {seats} seats, open hands {open_hands}: {found:.2f} of fair, +-{error:.2f}")
    assert found + error >= LEAST[game]
    assert error < 0.35
