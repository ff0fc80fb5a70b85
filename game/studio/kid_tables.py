"""Pictures of a children's table: with its help in every state, and the ends of deal and match."""

import argparse

from engine.games import find
from engine.model import DEAL
from game.home import Home
from game.kids import company, mode
from game.match import Match, Wish
from game.scenes.kid_table import RISE, TRIES
from game.scenes.table import TableScene

SCENES = ("kid_table", "kid_deal_over", "kid_match_over")
STATES = ("now", "asked", "risen", "refused", "offer", "shown")
"""What a table shows: as it is after the moves; as soon as the child is asked; after a while; after a refused card, and after
three of them; what the coach says."""
_LONGEST = 60.0


def begin(home: Home, given: argparse.Namespace) -> None:
    """The screen is the children's from now on, if a table of theirs is asked for."""
    if given.scene in SCENES:
        mode.begin(home, given.kid)


def match_of(given: argparse.Namespace) -> Match:
    """The match that is asked for: one child among gentle bots."""
    options = dict(part.split("=", 1) for part in given.options.split(",") if part)
    wish = Wish(given.game, given.seats or find(given.game).info.usual, given.seed, tuple(options.items()))
    return Match(company.for_kids(wish, given.kid))


def asked(table: TableScene) -> bool:
    """Whether a person is to choose now."""
    return bool(table.view.legal) and table.view.legal != (DEAL,) and table.match.bot is None


def show(table: TableScene, state: str) -> None:
    """Bring the table into that state; the child is to act."""
    if state == "risen":
        _wait(table, RISE + 0.5)
    elif state in ("refused", "offer"):
        legal = {action.card for action in table.view.legal}
        refused = [card for card in table.hand if card not in legal]
        for _ in range(1 if state == "refused" else TRIES):
            if refused:
                table.press(("card", refused[0]))
    elif state == "shown":
        table.press(("child", "help"))
        child = table.child
        passed = 0.0
        while child is not None and child.shown is None and passed < _LONGEST:
            _wait(table, 0.1)
            passed += 0.1
        _wait(table, 1.0)


def _wait(table: TableScene, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        table.tick(1 / 60)
