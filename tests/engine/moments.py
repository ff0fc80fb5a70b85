"""Positions out of whole matches, for what must hold in any of them."""

from engine import chance
from engine.bots import QUICK
from engine.bots.bot import decide
from engine.match import make_bots, new_table
from tests.contract.contract import settings


def moments(game, count, seed, often=0.15, forced=False):
    """So many positions of matches of quick bots, over every number of seats and every switch: (table, view) each.

    often   how many of all are taken, as a part of one
    forced  also those in which there is nothing to choose
    """
    dice = chance.dice(seed)
    every = list(settings(game))
    found = 0
    while found < count:
        options = chance.pick(dice, every)
        secret = int(dice.random() * 1e9)
        table = new_table(game, options, secret)
        bots = make_bots(game, [chance.pick(dice, QUICK) for _ in range(options.seats)], secret)
        while table.turn is not None and found < count and table.ply < 250:
            view = table.view(table.turn)
            if (forced or len(view.legal) > 1) and dice.random() < often:
                found += 1
                yield table, view
            table.play(table.turn, decide(bots[table.turn], view))
