"""One view, a hundred ways in which the hidden cards may lie, one choice; and choices where hardly anything can be chosen.

pytest tests/engine/test_bots_hundred_worlds.py               4 positions a game, searching bots cut to 12 playouts
pytest -m slow tests/engine/test_bots_hundred_worlds.py       40 positions a game, all levels at full strength
"""

from functools import lru_cache

import pytest

from engine import chance
from engine.bots import LEVELS, make_bot
from engine.bots.bot import decide
from engine.games import GAMES, find
from engine.match import make_bots, new_table
from engine.model import Options
from tests.engine.moments import moments
from tests.engine.test_bots_fairness import bot_of

WORLDS = 100


def hidden(game, count, seed):
    """Positions in which a hundred imagined worlds are not all the same: (view, those worlds) each."""
    rules = find(game)
    for number, (_, view) in enumerate(moments(game, 20 * count, seed)):
        worlds = [rules.imagine(view, chance.dice(1000 * number + one)) for one in range(WORLDS)]
        if len({tuple(tuple(pile.known) for pile in rules.reveal(world).piles) for world in worlds}) > 10:
            yield [rules.view(world, view.seat) for world in worlds], view
            count -= 1
            if not count:
                return
    raise AssertionError("hardly anything was hidden: this proves nothing")


def same_choice(game, count, playouts, levels):
    for seen, view in hidden(game, count, seed=23):
        for level in levels:
            choice = decide(bot_of(game, level, playouts), view)
            assert choice in view.legal
            for other in seen:
                assert other == view, "the bot is shown its own seat's view and nothing else"
                assert decide(bot_of(game, level, playouts), other) is choice, (level, view.ply)


@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_ways_to_lie_give_one_choice(game):
    same_choice(game, 4, 12, ("random", "gentle", "normal"))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_ways_to_lie_give_one_choice_at_every_level(game):
    same_choice(game, 40, 0, LEVELS)


@lru_cache
def narrow(game):
    """A view for each kind of decision with one or two things to do: (how many, the kinds of actions) and the view."""
    rules, found = find(game), {}
    for number in range(60):
        options = Options(rules.info, rules.info.seats[number % len(rules.info.seats)])
        table = new_table(game, options, chance.derive(5, game, number))
        quick = make_bots(game, ["normal"] * options.seats, number)
        while table.turn is not None and table.ply < 160:
            view = table.view(table.turn)
            if len(view.legal) <= 2:
                found.setdefault((len(view.legal), frozenset(action.text.split()[0] for action in view.legal)), view)
            table.play(table.turn, decide(quick[table.turn], view))
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_with_one_or_two_things_to_do_of_every_kind_something_is_chosen(game, level):
    """Nobody is ever asked with nothing to do; what is the only thing is chosen, and of two a legal one."""
    assert {number for number, _ in narrow(game)} == {1, 2}
    for (number, kinds), view in narrow(game).items():
        choice = decide(make_bot(game, level, 3), view)
        assert choice in view.legal, (number, kinds)
        assert number == 2 or choice is view.legal[0]
