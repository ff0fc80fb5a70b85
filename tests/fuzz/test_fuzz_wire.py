"""Views sent to another process: real ones made wrong, and rubbish. Read, or refused in a sentence that names the place."""

import json
from functools import cache

import pytest
from hypothesis import given

from engine.games import GAMES, find
from engine.model import Action
from engine.wire import FIELDS, view_from_plain, view_to_plain
from tests.fuzz.mangling import LONG, SHORT, dice_for, mangled_value, often, read_or_refused, some_text, some_value
from tests.games.setting import sit


@cache
def real_views() -> list[str]:
    """From every game: before the deal, in the middle, and late; of the seat to act, another seat, and the public."""
    texts = []
    for game in GAMES:
        info = find(game).info
        for moves in (0, 1, 8, 60):
            table = sit(game, info.seats[moves % len(info.seats)], seed=moves + 3)
            for at in range(moves):
                if table.turn is not None:
                    table.play(table.turn, table.legal[at * 5 % len(table.legal)])
            for seat in {None, table.turn, 0, info.seats[0] - 1}:
                texts.append(json.dumps(view_to_plain(game, table.view(seat))))
    return texts


def judge_value(value) -> None:
    found = read_or_refused(lambda: view_from_plain(value))
    if found is not None:
        game = value["game"]
        plain = json.loads(json.dumps(view_to_plain(game, found)))
        assert view_from_plain(plain) == found
        for field in set(plain) - {"options"}:  # options are filled up with their defaults
            assert plain[field] == value[field], field


def mangled(number):
    def judge(dice):
        judge_value(mangled_value(json.loads(dice.choice(real_views())), dice))

    return often(number)(given(dice_for(number))(judge))


def rubbish(number):
    def judge(dice):
        changes = {dice.choice(FIELDS): some_value(dice) for _ in range(dice.randint(1, 3))}
        judge_value({**json.loads(dice.choice(real_views())), **changes})

    return often(number)(given(dice_for(number))(judge))


WORDS = ("play", "8C", "stock", "draw", "stake", "1", "-1", "", "é", "../x", "99", "up")


def actions(number):
    def judge(dice):
        text = some_text(dice, 30) if dice.randrange(2) else " ".join(dice.choices(WORDS, k=dice.randrange(7)))
        found = read_or_refused(lambda: Action.parse(text))
        if found is not None:
            assert found.text == text
            assert Action.parse(text) is found

    return often(number)(given(dice_for(number))(judge))


def test_a_mangled_view_is_read_or_refused():
    mangled(SHORT)()


def test_rubbish_in_any_field_is_refused_in_a_sentence():
    rubbish(SHORT)()


def test_any_text_is_an_action_or_refused():
    actions(SHORT)()


@pytest.mark.slow
def test_a_hundred_thousand_mangled_views():
    mangled(LONG)()


@pytest.mark.slow
def test_a_hundred_thousand_views_with_rubbish():
    rubbish(LONG)()


@pytest.mark.slow
def test_a_hundred_thousand_texts_for_an_action():
    actions(LONG)()


def deep(depth):
    value: object = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "changes",
    [
        {"piles": deep(900)},
        {"table": deep(5_000)},
        {"game": deep(5_000)},
        {"options": {"markers": deep(900)}},
        {"options": {"x" * 1_000_000: 1}},
        {"legal": ["x" * 1_000_000]},
        {"legal": [f"play a{number}" for number in range(100_000)]},
        {"seat": 10**4000},
        {"ply": 10**4000},
        {"piles": [0] * 1_000_000},
    ],
    ids=range(10),
)
def test_a_giant_is_refused_quickly_and_in_a_short_sentence(changes):
    known = len(Action._known)
    value = {**json.loads(real_views()[3]), **changes}
    assert read_or_refused(lambda: view_from_plain(value)) is None
    assert len(Action._known) - known < 100
