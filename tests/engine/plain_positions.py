"""Positions in which it is plain what to do, and whether a bot sees it."""

import pytest

from engine import position
from engine.bots import LEVELS, make_bot
from engine.bots.bot import decide

GENTLE, NORMAL, HARD = (LEVELS.index(level) for level in ("gentle", "normal", "hard"))
"""The least level that must see something, as its place among all."""


def check_seen(asked, level, seeds):
    """asked: the least level that must see it, the written position, and all that may be done there.

    seeds: so many bots of the levels above normal are asked; of the others, who throw dice more often, twelve.
    """
    least, fields, expected = asked
    if LEVELS.index(level) < least:
        pytest.skip(f"{level} need not see this")
    table = position.table_from(fields)
    view = table.view(table.turn)
    bots = 12 if level in ("gentle", "normal") else seeds
    assert {decide(make_bot(fields["game"], level, seed), view).text for seed in range(bots)} <= expected
