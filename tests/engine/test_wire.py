"""A view goes through JSON text and comes back the same, for every game and seat; other text is an error that says where."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import games
from engine.bots import make_bot
from engine.bots.bot import decide
from engine.table import Table
from engine.wire import WireError, view_from_plain, view_to_plain
from tests.games.setting import deal, sit
from tests.toy.highest import Highest

CASES = [(rules.info.key, seats) for rules in games.GAMES.values() for seats in rules.info.seats]


def through(game, view):
    return view_from_plain(json.loads(json.dumps(view_to_plain(game, view))))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_view_of_a_match_comes_back_the_same(game, seats):
    table: Table = sit(game, seats, seed=seats)
    for at in range(70):
        if table.turn is None:
            break
        for seat in (None, table.turn, (table.turn + 1) % seats):
            view = table.view(seat)
            assert through(game, view) == view
        table.play(table.turn, table.legal[at * 5 % len(table.legal)])
    view = table.reveal()
    assert through(game, view) == view


def test_a_fourth_game_needs_no_line_for_it(monkeypatch):
    monkeypatch.setitem(games.GAMES, "highest", Highest())
    table = sit("highest", 2)
    deal(table)
    view = table.view(table.turn)
    assert through("highest", view) == view


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_a_bot_chooses_the_same_on_the_other_side(game):
    table = sit(game, 4, seed=11)
    for ply in range(40):
        view = table.view(table.turn)
        chosen = decide(make_bot(game, "normal", 5), view)
        assert decide(make_bot(game, "normal", 5), through(game, view)) is chosen
        table.play(table.turn, chosen)
        assert ply + 1 == table.ply


def test_what_has_another_shape_is_refused_with_its_place():
    table = sit("michigan", 3)
    deal(table)
    good = view_to_plain("michigan", table.view(0))
    for change, place in (
        ({"piles": 7}, "piles"),
        ({"seat": "0"}, "seat"),
        ({"ply": True}, "ply"),
        ({"memory": []}, "memory"),
        ({"scores": [1, None]}, r"scores\[1\]"),
        ({"piles": [[["hand", 0, "wide"], 0, [], []]]}, r"piles\[0\].zone.sight"),
    ):
        with pytest.raises(WireError, match=place):
            view_from_plain({**good, **change})
    with pytest.raises(ValueError, match="chess"):
        view_from_plain({**good, "game": "chess"})
    with pytest.raises(ValueError, match="2, 3"):
        view_from_plain({**good, "seats": 99})


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5), lambda s: st.lists(s, max_size=4), max_leaves=8
)


@given(st.sampled_from(["piles", "legal", "scores", "table", "memory", "heaps", "options", "seat", "turn"]), json_values)
def test_any_value_in_any_field_is_read_or_refused(field, value):
    table = sit("rolling_stone", 4)
    deal(table)
    try:
        found = view_from_plain({**view_to_plain("rolling_stone", table.view(0)), field: value})
    except ValueError:
        return
    assert view_to_plain("rolling_stone", found)[field] == value or field == "options"


def test_a_value_that_json_cannot_hold_is_an_error():
    table = sit("rolling_stone", 4)
    with pytest.raises(TypeError, match="float"):
        view_to_plain("rolling_stone", replace(table.view(0), scores=(0.5,)))
