"""Many deals of random bots for every game and number of seats: none without an end, none with an error, nothing lost.

    pytest -m slow tests/speed/test_many_deals.py -n auto            20,000 deals each
    pytest -m slow tests/speed/test_many_deals.py --deals 300        the short form that .ci/run takes

`simulate` checks at every deal's beginning and end that each card lies in exactly one place and that markers are conserved.
"""

import json

import pytest

from engine import cli
from engine.games import GAMES

TABLES = [(key, seats) for key, rules in GAMES.items() for seats in rules.info.seats]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])
def test_random_bots_always_come_to_an_end(game, seats, capsys, request):
    deals = request.config.getoption("--deals")
    command = ["simulate", game, "--seats", str(seats), "--deals", str(deals), "--bots", "random", "--workers", "1"]
    code = cli.main([*command, "--seed", "20000", "--json"])
    out, err = capsys.readouterr()
    found = json.loads(out.splitlines()[-1])
    with capsys.disabled():
        print(f"\n{game} {seats}: {found['deals']} deals, moves {found['moves']}, ends {found['ends']}", end="")
    assert (code, found["errors"]) == (0, 0), err
    assert found["deals"] >= deals
    assert sum(found["ends"].values()) == found["deals"]
