"""No bot cheats: hidden cards are dealt anew in every way that fits what its seat knows, and its choice stays the same.

pytest tests/engine/test_bots_fairness.py                     60 positions, searching bots cut to 20 playouts
pytest -m slow tests/engine/test_bots_fairness.py             1,000 positions of each game, all levels at full strength
"""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from engine import chance
from engine.bots import LEVELS, make_bot, simple
from engine.bots.bot import decide
from engine.games import GAMES, find
from engine.games.rolling_stone import RollingStone
from tests.engine.moments import moments

WORLDS = 2
"""Other worlds shown in each position."""


def bot_of(game, level, playouts):
    bot = make_bot(game, level, 3)
    if playouts and hasattr(bot, "playouts"):
        bot.playouts = playouts
    return bot


def unfair(game, count, playouts, seed=1):
    """Choices that changed with the hidden cards: none, or a bot knows what it must not. Every position hides something."""
    rules, found, shown = find(game), [], 0
    for number, (table, view) in enumerate(moments(game, 10 * count, seed)):
        worlds = [rules.imagine(view, chance.dice(100 * number + one)) for one in range(WORLDS)]
        if all(rules.reveal(world).piles == table.reveal().piles for world in worlds):
            continue
        for level in LEVELS:
            choice = decide(bot_of(game, level, playouts), view)
            assert choice in view.legal
            random.seed(number)  # a bot that threw the house's dice would now throw others
            for world in worlds:
                if decide(bot_of(game, level, playouts), rules.view(world, view.seat)) is not choice:
                    found.append((level, view.seat, view.ply, table.record.to_text()))
        shown += 1
        if shown == count:
            return found
    raise AssertionError("hardly anything was hidden: this proves nothing")


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_does_not_change_with_what_is_hidden(game):
    assert unfair(game, 20, playouts=20) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_does_not_change_with_what_is_hidden_in_a_thousand_positions(game):
    assert unfair(game, 1000, playouts=0) == []


def test_a_bot_that_looks_at_the_table_would_be_found(monkeypatch):
    """The test of the test: a bot that looks into the next player's hand is caught."""
    honest, peeked, kept = RollingStone.view, {}, []

    def leaking(self, state, seat):
        view = honest(self, state, seat)
        kept.append(view)  # so that no other gets its id
        peeked[id(view)] = state.hands[((state.turn or 0) + 1) % state.setup.seats]
        return view

    def peek(view, dice):
        return [view.legal[peeked[id(view)] % 97 % len(view.legal)]]

    monkeypatch.setattr(RollingStone, "view", leaking)
    monkeypatch.setitem(simple.THUMBS, "rolling_stone", peek)
    assert any(level == "normal" for level, *_ in unfair("rolling_stone", 20, playouts=5))


CHOICES = """
import random, sys
random.seed(int(sys.argv[1])); random.random()
from engine.bots.bot import decide
from engine.bots import LEVELS
from engine.games import GAMES
from tests.engine.moments import moments
from tests.engine.test_bots_fairness import bot_of
for game in GAMES:
    for table, view in moments(game, 6, 5):
        print(game, view.ply, *(decide(bot_of(game, level, 12), view).text for level in LEVELS), sep=";")
"""


def test_a_choice_is_the_same_in_every_process():
    """Another hash seed, another state of the global dice: the same choices, word for word."""
    root = Path(__file__).parents[2]
    told = []
    for hash_seed in ("0", "4711"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
        run = subprocess.run(
            [sys.executable, "-c", CHOICES, hash_seed], env=env, cwd=root, capture_output=True, text=True, check=True
        )
        told.append(run.stdout)
    assert told[0] == told[1]
    assert told[0].count("\n") == 6 * len(GAMES)
