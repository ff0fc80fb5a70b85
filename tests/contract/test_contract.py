"""Every game x every number of seats x every switch x many seeds keeps the contract."""

import json
import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from engine import chance
from engine.games import GAMES, find
from engine.model import Options
from tests.contract.contract import Watcher, name_of, play_match, settings, shortest

SETTINGS = [(key, options) for key in GAMES for options in settings(key)]
NAMES = [name_of(options, key) for key, options in SETTINGS]


@pytest.mark.parametrize(("key", "options"), SETTINGS, ids=NAMES)
def test_two_deals_keep_the_contract_at_every_move(key, options):
    Watcher(key, options, seed=chance.derive(1, name_of(options, key)), often=0.2).run(deals=2)


@pytest.mark.parametrize(("key", "options"), SETTINGS, ids=NAMES)
def test_every_match_ends_within_the_declared_number_of_moves(key, options):
    for number in range(3):
        play_match(key, options, chance.derive(2, name_of(options, key), number))


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_match_keeps_the_contract(key):
    info = find(key).info
    Watcher(key, Options(info, info.seats[0]), seed=2**61 - 1, often=0.05).run()


@st.composite
def tables(draw):
    """Any game with any seats and any mix of switches."""
    info = find(draw(st.sampled_from(list(GAMES)))).info
    seats = draw(st.sampled_from(info.seats))
    return info.key, Options(info, seats, {option.key: draw(st.sampled_from(option.values)) for option in info.options})


@hypothesis_settings(max_examples=40, deadline=None)
@given(table=tables(), seed=st.integers(0, 2**64), choices=st.lists(st.integers(0, 2**16), max_size=120))
def test_any_mix_of_switches_seeds_and_choices_keeps_the_contract(table, seed, choices):
    key, options = table
    watcher = Watcher(key, options, seed, often=0.15)
    for choice in choices:
        if watcher.table.turn is None:
            break
        legal = watcher.table.legal
        watcher.step(legal[choice % len(legal)])
    watcher.check_record()


@pytest.mark.parametrize("key", GAMES)
def test_the_same_match_whatever_the_hash_seed_and_the_number_of_workers(key):
    def digest(hash_seed, workers):
        short = ",".join(f"{option}={value}" for option, value in shortest(key).items())
        # Workers are handed eight matches at a time: of twelve both get some.
        command = [sys.executable, "-m", "engine", "simulate", key, "--matches", "12", "--seed", "11", "--json"]
        command += ["--options", short]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run([*command, "--workers", workers], capture_output=True, text=True, env=environment, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout.splitlines()[-1])["digest"]

    assert digest("0", "1") == digest("424242", "2")


@pytest.mark.parametrize(("key", "options"), SETTINGS, ids=NAMES)
def test_every_setting_has_a_rules_page_that_names_every_rule_in_force(key, options):
    info = find(key).info
    page = info.rules_page(options)
    assert all(line.sentence.endswith(".") for line in page)
    assert len({line.sentence for line in page}) == len(page)
    always = {line.id for line in info.page if not line.when}
    assert always <= {line.id for line in page}
    for option in info.options:  # whatever has a switch, the page says how it stands, or it is off
        lines = [line for line in info.page if any(named == option.key for named, _ in line.when)]
        assert lines, f"no line of the page depends on {option.key}"
