"""What the tests of playing at a table share: what a hand does there, and a table on which something holds."""

from game.intents import Intent, Kind
from tests.client.stage import doing

DEVICES = ["mouse", "touch"]
FIELD = (600.0, 330.0)
"""A place on the table where nothing lies."""


def tool(stage, name):
    """A key for something besides playing."""
    return stage.stack.hear(Intent(Kind.TOOL, text=name))


def hear(stage, kind, x=0.0, y=0.0, device="mouse"):
    """Something a pointer does at a place."""
    return stage.stack.hear(Intent(kind, x, y, device=device))


def take(stage, key, to, device="mouse", steps=6):
    """Press a target and move the pointer to a place, in steps."""
    x, y = stage.where(key)
    hear(stage, Kind.DOWN, x, y, device)
    for step in range(1, steps + 1):
        hear(stage, Kind.POINT, x + (to[0] - x) * step / steps, y + (to[1] - y) * step / steps, device)
        stage.wait(0.02)
    return x, y


def drag(stage, key, to, device="mouse"):
    """Take it there and let go."""
    take(stage, key, to, device)
    return hear(stage, Kind.UP, *to, device)


def place_of(table, card):
    """Where a card of the own hand lies."""
    return next(place for place in table.spread.places if place.card == card and place.zone.seat == 0)


def asked(stage, game="rolling_stone", seats=4, seed=1, until=lambda table: True, options=()):
    """A table at which a person is asked, and on which presses were made until something holds."""
    table = stage.table(game, seats, seed, options)
    for _ in range(200):
        stage.until_asked()
        assert stage.at_table, "it never came to that"
        if until(table):
            return table
        if table.draft is not None:
            table.play(table.view.legal[0])
        else:
            stage.key(doing(table)[0])
    raise AssertionError("it never came to that")


def in_hand(table):
    """The cards of the own hand, from left to right."""
    return [place.card for place in table.spread.places if place.zone.name == "hand" and place.zone.seat == 0]


def hand_zone(table):
    return next(pile.zone for pile in table.view.piles if pile.zone.name == "hand" and pile.zone.seat == 0)
