"""The coach is worth following, and what it says goes with what wins.

pytest -m slow tests/engine/test_coach_strength.py     whole matches against normal bots; every reason weighed
"""

from collections import defaultdict

import pytest

from engine import coach
from engine.bots import make_bot
from engine.bots.bot import decide
from engine.games import GAMES
from tests.engine.moments import moments
from tests.games.setting import sit

RS, GR, MI = "rolling_stone", "gran_ramino", "michigan"


def lifts(game, count, playouts):
    """By key, how much more the choices are worth for which it speaks than the others in the same position, in thousandths."""
    found = defaultdict(list)
    for _, view in moments(game, count, 11):
        worth = coach.hint(game, view, 1, playouts).worth
        keys = [{reason.key for reason in coach.TUTORS[game].reasons(view, action)} for action, _ in worth]
        for key in set().union(*keys):
            with_it = [value for (_, value), held in zip(worth, keys) if key in held]
            without = [value for (_, value), held in zip(worth, keys) if key not in held]
            if without:
                found[key].append(sum(with_it) / len(with_it) - sum(without) / len(without))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_empty_talk(game):
    """What a reason speaks for is worth more on the whole than what it does not speak for."""
    for key, gains in lifts(game, 700, coach.PLAYOUTS).items():
        if len(gains) >= 50:
            assert sum(gains) > 0, (key, len(gains), sum(gains) / len(gains))


class Follower:
    """Does what the coach says."""

    def __init__(self, game, seed, playouts):
        self._game, self._seed, self._playouts = game, seed, playouts

    def think(self, view):
        if len(view.legal) == 1:
            yield from ()
            return view.legal[0]
        found = yield from coach.advise(self._game, view, self._seed, self._playouts)
        return found.best


def share(game, seats, matches, playouts, **given):
    """The part of matches that the coach's pupil wins against normal bots, each seat in turn."""
    won = 0.0
    for number in range(matches):
        table = sit(game, seats, seed=number * 7919 + 17, **given)
        pupil = number % seats
        bots = [make_bot(game, "normal", number * 31 + seat) for seat in range(seats)]
        bots[pupil] = Follower(game, number, playouts)
        while table.turn is not None:
            table.play(table.turn, decide(bots[table.turn], table.view(table.turn)))
        champions = table.view(None).table.champions
        won += (pupil in champions) / len(champions)
    return won / matches


@pytest.mark.parametrize(
    ("game", "seats", "matches", "playouts", "least"), [(RS, 4, 20, 100, 0.35), (GR, 2, 12, 0, 0.6), (MI, 4, 200, 60, 0.25)]
)
def test_who_follows_the_coach_plays_better_than_the_normal_bot(game, seats, matches, playouts, least):
    """The seeds are fixed, so this is a fact; the slow test below is the measurement."""
    given = {"length": "three"} if game == MI else {"match_to": "1"}
    assert share(game, seats, matches, playouts, **given) >= least


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "matches", "least"), [(RS, 4, 100, 0.45), (GR, 2, 80, 0.7), (MI, 4, 120, 0.26)])
def test_who_follows_the_coach_beats_the_normal_bot(game, seats, matches, least):
    assert share(game, seats, matches, coach.PLAYOUTS) >= least
