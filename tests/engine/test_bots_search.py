"""Looking ahead in imagined worlds: for any game, in whole numbers, a slice at a time, and the better the more is tried."""

import ast
from pathlib import Path

import pytest

from engine import chance
from engine.bots import make_bot
from engine.bots.bot import decide
from engine.bots.levels_rolling_stone import SENSE
from engine.bots.search import Search, SearchBot, logarithm
from engine.bots.sense import WORTH, Sense, shares
from engine.games import GAMES, find
from engine.match import new_table, run
from engine.model import DEAL, Options
from tests.toy.highest import Highest


@pytest.fixture
def highest(monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Highest())


def dealt(game, seats, seed, values=None):
    table = new_table(game, Options(find(game).info, seats, values), seed)
    table.play(0, DEAL)
    return table


def test_a_game_without_judgement_of_its_own_is_searched_by_its_rules(highest):
    """Whoever sees that a low card is enough, or that none is, wins more of Highest than who plays anything."""
    won = played = 0
    for seed in range(60):
        table = new_table("highest", Options(find("highest").info, 2), seed)
        bots = [SearchBot("highest", seed, 60), make_bot("highest", "random", seed)]
        for _ in run(table, bots):
            pass
        champions = table.view(None).table.champions
        won += 840 // len(champions) if 0 in champions else 0
        played += 840
    assert won / played > 0.6


@pytest.mark.parametrize("level", ["gentle", "normal", "hard", "expert"])
def test_every_level_plays_a_game_without_judgement(highest, level):
    table = new_table("highest", Options(find("highest").info, 3), 5)
    for _ in run(table, [make_bot("highest", level, 1)] * 3):
        pass
    assert table.turn is None


def test_it_thinks_in_slices_and_in_no_time_when_there_is_no_choice():
    table = dealt("rolling_stone", 4, 1)
    thought = SearchBot("rolling_stone", 1, 160, SENSE).think(table.view(table.turn))
    slices = sum(1 for _ in thought)
    assert slices == 160 // SENSE.at_once
    view = new_table("rolling_stone", Options(find("rolling_stone").info, 4), 7).view(0)
    assert sum(1 for _ in SearchBot("rolling_stone", 1, 160, SENSE).think(view)) == 0
    assert decide(SearchBot("rolling_stone", 1, 160), view) is DEAL


def test_all_playouts_are_spent_and_the_best_action_gets_most():
    table = dealt("rolling_stone", 4, 3)
    view = table.view(table.turn)
    found = Search(table.rules, view, SENSE.choices(view), SENSE.ending(view))
    dice = chance.dice(1)
    for _ in range(300):
        found.once(dice)
    choices = SENSE.choices(view)
    tried = dict(zip(choices, found._tried))
    assert sum(tried.values()) == 300
    assert min(tried.values()) >= 1
    assert max(tried.values()) * 2 > min(tried.values()) * 3
    assert tried[found.nearly()[0]] == max(tried.values())
    assert all(tried[action] * 2 >= max(tried.values()) for action in found.nearly())


def test_a_habit_is_kept_unless_something_is_clearly_better():
    table = dealt("rolling_stone", 4, 3)
    view = table.view(table.turn)
    choices = SENSE.choices(view)[:3]
    found = Search(table.rules, view, choices, SENSE.ending(view))
    found._tried, found._worth = [80, 11, 10], [80 * 500, 11 * 400, 10 * 390]
    assert found.nearly() == [choices[0]]
    assert found.nearly(choices[1])[0] is choices[1]
    assert found.nearly(choices[2]) == [choices[0]]


def test_the_logarithm_of_whole_numbers():
    assert [logarithm(number) for number in (1, 2, 4, 1024)] == [0, 1024, 2048, 10240]
    assert all(logarithm(number) <= logarithm(number + 1) for number in range(1, 3000))


@pytest.mark.parametrize("name", ["search", "sense", "sense_rolling_stone", "thumb_rolling_stone", "simple"])
def test_choices_are_made_in_whole_numbers(name):
    """No float is written, nothing is divided into one, and no logarithm or power is taken; dice alone are parts of one."""
    tree = ast.parse((Path(__file__).parents[2] / "engine" / "bots" / f"{name}.py").read_text("utf-8"))
    for node in ast.walk(tree):
        assert not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div | ast.Pow)), f"line {node.lineno}"
        assert not (isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) in ("float", "math.log", "math.exp"))
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            assert node.value == 0.5, f"line {node.lineno}"  # a coin thrown: exact everywhere


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize(
    "values", [{}, {"voluntary_pickup": "true"}, {"voluntary_pickup": "two"}, {"scoring": "cards"}], ids=str
)
def test_a_deal_of_rolling_stone_played_on_is_worth_what_it_should(seats, values):
    """By deals its worth is shared among all; by cards nobody gets less than nothing or more than all."""
    for seed in range(12):
        table = dealt("rolling_stone", seats, seed, values)
        dice = chance.dice(seed)
        for _ in range(seed * 3):
            if not table.deal_over:
                table.play(table.turn, chance.pick(dice, table.legal))
        if table.deal_over:
            continue
        view = table.view(table.turn)
        ending = SENSE.ending(view)
        for _ in range(10):
            state = table.rules.imagine(view, dice)
            worth = ending(state, dice)
            assert len(worth) == seats
            assert all(0 <= part <= WORTH for part in worth)
            if "scoring" not in values:
                assert WORTH - seats <= sum(worth) <= WORTH


def test_points_count_where_points_are_scored():
    """RS-14: who is out with much in the others' hands has won more than who is out with little in them."""
    table = dealt("rolling_stone", 4, 3, {"scoring": "cards"})
    view = table.view(table.turn)
    worth = {}
    for held in (1, 6):
        state = table.rules.imagine(view, chance.dice(1))
        hands = [sum(1 << card for card in range(13 * seat, 13 * seat + held)) for seat in range(4)]
        hands[view.turn] = 1 << 51
        state.hands = hands
        table.rules.play(state, next(action for action in table.rules.legal(state) if action.card == 51))
        worth[held] = SENSE.ending(view)(state, chance.dice(1))
    assert worth[1][view.turn] < worth[6][view.turn] <= WORTH
    assert all(worth[1][seat] > worth[6][seat] >= 0 for seat in range(4) if seat != view.turn)


def test_cards_with_nothing_between_them_are_one_choice():
    table = dealt("rolling_stone", 4, 3)
    view = table.view(table.turn)
    chosen = [action.card for action in SENSE.choices(view)]
    legal = [action.card for action in view.legal]
    assert set(chosen) < set(legal)
    for card in set(legal) - set(chosen):
        assert card - 1 in legal, "only a card whose lower neighbour is held too is left out before any card is gone"


def test_the_rules_alone_end_a_deal_too():
    for game in GAMES:
        table = dealt(game, find(game).info.usual, 2)
        view = table.view(table.turn)
        worth = Sense(table.rules).ending(view)(table.rules.imagine(view, chance.dice(1)), chance.dice(2))
        assert WORTH - len(worth) < sum(worth) <= WORTH
    assert shares((0, 2), 3) == [420, 0, 420]
