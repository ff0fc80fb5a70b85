"""Whoever presses twice, on and on, slowly, with a shaking hand or everything at once does one thing at a time."""

import random

import pygame
import pytest

from engine.model import DEAL
from game.clock import TICK
from game.devices import COOL_DOWN, HAMMERED
from game.match import Match
from game.scenes.deal_over import DealOverScene
from game.scenes.kid_table_over import KidDealOverScene
from game.scenes.match_over import MatchOverScene
from game.scenes.name import NameScene
from game.scenes.seats import SeatsScene
from game.scenes.table import TableScene
from tests.client.desk import Desk
from tests.client.stage import doing

APART = (0.02, 0.05, 0.1, 0.15)
"""Seconds between the presses of a double or triple click."""


def own(table):
    """What the person has done so far."""
    return sum(seat == table.match.you and action is not DEAL for seat, action in table.match.table.record.actions)


def deals(table):
    return sum(action is DEAL for _, action in table.match.table.record.actions)


def until_result(desk, over=DealOverScene):
    """Play with a click now and then until the result of a deal lies there."""
    dice = random.Random(3)
    for _ in range(4000):
        if isinstance(desk.top, over):
            return
        table = desk.top
        if isinstance(table, TableScene) and not table.moving and table.view.legal and table.match.bot is None:
            keys = doing(table)
            if keys and not table.match.deal_is_next:
                table.press(dice.choice(keys))
        desk.wait(0.1)
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("apart", APART)
@pytest.mark.parametrize("times", [2, 3])
@pytest.mark.parametrize(
    ("game", "seats", "key"),
    [
        ("gran_ramino", 2, ("spot", "stock")),
        ("rolling_stone", 4, "card"),
        ("rolling_stone", 4, ("do", "pick up")),
        ("michigan", 4, ("do", "swap")),
        ("michigan", 4, "card"),
    ],
)
def test_a_double_click_is_one_action_whatever_lies_there(game, seats, key, times, apart):
    desk = Desk()
    table = desk.table(game, seats, 4, watch=False)
    if key == ("do", "swap"):
        desk.until_asked(lambda keys: key in keys, dice=random.Random(2))
    else:
        desk.until_asked(lambda keys: key in keys or any(one[0] == key for one in keys), dice=random.Random(2))
    pressed = key if isinstance(key, tuple) else next(one for one in doing(table) if one[0] == key)
    desk.wait(1)
    done, at = own(table), desk.place(pressed)
    for _ in range(times):
        desk.click(at)
        desk.wait(apart)
    assert own(table) == done + 1
    desk.wait(0.3)
    assert own(table) == done + 1


@pytest.mark.parametrize("apart", [0.1, 0.2, 0.3, 0.45])
def test_small_hands_press_twice_within_half_a_second(apart):
    desk = Desk(kids="words")
    table = desk.table("gran_ramino", 2, 4)
    desk.until_asked()
    desk.wait(4)
    done, key = own(table), doing(table)[0]
    at = desk.place(key)
    desk.click(at)
    desk.wait(apart)
    desk.click(at)
    desk.wait(0.05)
    assert own(table) == done + 1


@pytest.mark.parametrize("apart", APART)
def test_a_double_click_on_next_deals_once_and_plays_nothing(apart):
    desk = Desk()
    table = desk.table("rolling_stone", 4, 2)
    until_result(desk)
    desk.wait(HAMMERED)
    dealt, at = deals(table), desk.place("next")
    for _ in range(3):
        desk.click(at)
        desk.wait(apart)
    desk.wait(0.5)
    assert desk.top is table and deals(table) == dealt + 1


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 4)])
@pytest.mark.parametrize("device", ["mouse", "touch", "keys"])
def test_ten_presses_a_second_across_the_end_of_a_deal_start_nothing(game, seats, device):
    """All the while the pointer lies where the button to go on will be; for a second after the result has come as well."""
    probe = Desk(pace=0.0)
    probe.table(game, seats, 3)
    until_result(probe)
    at = probe.place("next")

    desk = Desk()
    table = desk.table(game, seats, 3)
    dice = random.Random(5)

    def hammer(seconds):
        for _ in range(round(seconds * 10)):
            if device == "keys":
                desk.key(pygame.K_RETURN)
            else:
                desk.click(at) if device == "mouse" else desk.tap(at)
            desk.wait(0.1)

    for _ in range(3000):
        if isinstance(desk.top, DealOverScene):
            break
        if device != "keys" and not table.moving and table.view.legal and table.match.bot is None and doing(table):
            table.press(dice.choice(doing(table)))
        hammer(0.1)
    assert isinstance(desk.top, DealOverScene)
    dealt = deals(table)
    hammer(1)
    assert isinstance(desk.top, DealOverScene) and deals(table) == dealt
    desk.wait(0.5)
    desk.key(pygame.K_RETURN) if device == "keys" else desk.click(at)
    desk.wait(0.2)
    assert desk.top is table and deals(table) == dealt + 1, "after a moment's rest one press goes on"


def test_whoever_never_stops_pressing_is_heard_after_a_while():
    desk = Desk()
    desk.table("rolling_stone", 4, 2)
    until_result(desk)
    at, waited = desk.place("next"), 0.0
    while isinstance(desk.top, DealOverScene):
        desk.click(at)
        desk.wait(0.1)
        waited += 0.1
        assert waited < HAMMERED + 0.5
    assert waited > 1


@pytest.mark.parametrize("device", ["mouse", "touch", "keys"])
def test_pressing_on_at_the_end_of_a_match_starts_one_match(device):
    desk = Desk()
    first = desk.table("rolling_stone", 4, 2, {"match_to": "1"})
    until_result(desk)
    desk.wait(HAMMERED)
    desk.top.press("next")
    desk.app.stack._scenes.pop()
    desk.until(lambda: isinstance(desk.top, MatchOverScene))
    desk.wait(HAMMERED)
    desk.top.focus.go("again")
    at, made = desk.place("again"), []
    real = desk.home.table
    desk.home.table = lambda home, match: made.append(match) or real(home, match)
    for _ in range(10):
        if device == "keys":
            desk.key(pygame.K_RETURN)
        else:
            desk.click(at) if device == "mouse" else desk.tap(at)
        desk.wait(0.05)
    assert len(made) == 1
    assert [type(scene) for scene in desk.app.stack.scenes] == [TableScene] and desk.top is not first


@pytest.mark.parametrize("device", ["mouse", "touch", "keys"])
def test_pressing_on_at_the_title_and_the_form_opens_one_table(device):
    desk = Desk()
    desk.show(desk.home.title(desk.home))
    made, real = [], desk.home.table
    desk.home.table = lambda home, match: made.append(match) or real(home, match)
    desk.top.focus.go("rolling_stone")
    at = desk.place("rolling_stone")
    for _ in range(10):
        if isinstance(desk.top, SeatsScene):
            desk.wait(1)
            break
        desk.key(pygame.K_RETURN) if device == "keys" else desk.click(at) if device == "mouse" else desk.tap(at)
        desk.wait(0.02)
    assert isinstance(desk.top, SeatsScene)
    at = desk.place("play")
    desk.top.focus.go("play")
    for _ in range(10):
        desk.key(pygame.K_RETURN) if device == "keys" else desk.click(at) if device == "mouse" else desk.tap(at)
        desk.wait(0.02)
    assert len(made) == 1 and isinstance(desk.top, TableScene)
    assert sum(isinstance(scene, TableScene) for scene in desk.app.stack.scenes) == 1


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 3)])
def test_a_deal_is_played_by_slow_single_clicks_of_a_shaking_hand(game, seats):
    """Held down for 0.9 seconds, and never quite still: a double click is needed nowhere."""
    desk = Desk(pace=0.0)
    table = desk.table(game, seats, 6)
    dice = random.Random(6)
    clicks = 0
    while not isinstance(desk.top, DealOverScene):
        desk.until(lambda: isinstance(desk.top, DealOverScene) or (doing(table) and not table.moving and not table.match.bot))
        if isinstance(desk.top, DealOverScene):
            break
        before, drafted = own(table), table.draft and table.draft.draft
        keys = [key for key in doing(table) if key != ("less", 0) and key[0] != "less"]
        x, y = desk.place(("place",) if ("place",) in keys else dice.choice(keys))
        desk.mouse(True, (x, y))
        for _ in range(9):
            desk.wait(0.1)
            desk.point((x + dice.randint(-2, 2), y + dice.randint(-2, 2)))
        desk.mouse(False, (x + dice.randint(-2, 2), y + dice.randint(-2, 2)))
        desk.wait(COOL_DOWN + 0.05)
        clicks += 1
        changed = (
            isinstance(desk.top, DealOverScene) or own(table) == before + 1 or (table.draft and table.draft.draft) != drafted
        )
        assert changed or table.choosing, f"click {clicks} did nothing"
    assert clicks > 3


def test_a_tap_types_one_letter():
    desk = Desk()
    names = []
    scene = desk.show(NameScene(desk.home, "", names.append))
    for letter in "ada":
        key = next(one.key for one in scene.focus.targets if isinstance(one.key, tuple) and one.key[-1] == letter)
        desk.tap(desk.place(key))
        desk.wait(0.5)
    assert scene.writing.text == "Ada"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 3), ("michigan", 4)])
def test_all_devices_at_once_at_every_hand_over_play_at_most_once_for_whoever_is_to_act(game, seats, seed):
    desk = Desk(pace=0.0)
    table = desk.table(game, seats, seed)
    dice, handed = random.Random(seed), 0
    for _ in range(60):
        desk.until(
            lambda: not isinstance(desk.top, TableScene) or (table.view.legal and doing(table) and table.match.bot is None)
        )
        if desk.top is not table:
            break
        you, done = table.match.you, own(table)
        keys = [key for key in doing(table) if key[0] != "less"]
        at = desk.place(("place",) if ("place",) in keys else dice.choice(keys))
        desk.click(at)
        desk.tap(at)
        for code in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER):
            desk.key(code)
        for button in (2, 3):
            desk.mouse(True, at, button)
            desk.mouse(False, at, button)
        desk.app.frame(TICK)
        assert own(table) <= done + 1, "one action, whoever presses"
        assert [seat for seat in range(seats) if table.match.table.view(seat).legal] in ([], [table.match.table.turn])
        assert table.match.you == you
        handed += 1
        if desk.top is not table:  # the right button shows a card large
            desk.app.stack._scenes.pop()
        desk.wait(0.5)
    assert handed > 5


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 3), ("michigan", 4)])
def test_while_bots_play_nothing_that_is_pressed_plays(game, seats):
    """Clicks and drags all over the table and every key; menus still open."""
    desk = Desk(pace=1.0)
    table = desk.table(game, seats, 2)
    dice, tried, opened = random.Random(2), 0, 0
    own_keys = ("K_u", "K_y")  # taking back and doing again are the person's own at any time
    codes = [getattr(pygame, name) for name in dir(pygame) if name.startswith("K_") and name not in own_keys]
    wide, high = desk.app.devices.size
    for _ in range(3000):
        if isinstance(desk.top, DealOverScene) or tried > 60:
            break
        if desk.top is not table:
            opened += 1
            while desk.app.stack.top is not table:
                desk.app.stack._scenes.pop()
        match = table.match
        if match.bot is None or match.deal_is_next:
            if table.view.legal and not table.moving and doing(table):
                table.press(("place",) if ("place",) in doing(table) else doing(table)[0])
            desk.wait(0.05)
            continue
        before = own(table)
        actions = list(match.table.record.actions)
        for _ in range(4):
            at = dice.randrange(wide), dice.randrange(high)
            desk.click(at)
            desk.mouse(True, at)
            desk.point((wide // 2, high // 2))
            desk.mouse(False, (wide // 2, high // 2))
        for code in dice.sample(codes, 12):
            desk.key(code)
        desk.app.listen()
        assert own(table) == before
        assert list(match.table.record.actions)[: len(actions)] == actions[: len(list(match.table.record.actions))]
        tried += 1
        desk.wait(0.02)
    assert tried > 30
    assert opened > 3, "what can be looked at still opens"


@pytest.mark.parametrize("button", [2, 3])
def test_of_two_buttons_and_two_fingers_only_the_first_card_moves(button):
    desk = Desk(pace=0.0)
    table = desk.table("rolling_stone", 4, 1)
    desk.until_asked(lambda keys: len([key for key in keys if key[0] == "card"]) > 3)
    desk.wait(1)
    first, second = [key for key in doing(table) if key[0] == "card"][1:3]
    ply = table.view.ply
    middle = desk.app.devices.size[0] // 2, desk.app.devices.size[1] // 2
    desk.mouse(True, desk.place(first))
    desk.mouse(True, desk.place(second), button)
    desk.mouse(False, desk.place(second), button)
    desk.mouse(False, desk.place(first))
    desk.wait(0.1)
    assert table.view.ply == ply, "two buttons at once are a slip"
    if desk.top is not table:
        desk.app.stack._scenes.pop()
    desk.wait(0.5)
    desk.finger(pygame.FINGERDOWN, desk.place(first), 1)
    desk.finger(pygame.FINGERDOWN, desk.place(second), 2)
    desk.finger(pygame.FINGERMOTION, middle, 2)
    desk.finger(pygame.FINGERUP, middle, 2)
    desk.finger(pygame.FINGERMOTION, middle, 1)
    desk.wait(0.05)
    assert table.drag is not None and table.view.ply == ply
    desk.finger(pygame.FINGERUP, middle, 1)
    desk.wait(0.1)
    assert table.match.table.record.actions[ply][1].card == first[1]


def test_a_card_that_is_held_while_others_play_holds_the_game_until_it_is_let_go():
    """No question opens over a card that hangs on the pointer; once it is let go the question comes and is answered."""
    desk = Desk()
    table = desk.table("gran_ramino", 3, 4)
    desk.until(lambda: table.match.bot is not None and not table.moving and not table.match.deal_is_next and table.view.ply > 1)
    card = next(one.key for one in table.focus.targets if one.key[0] == "card")
    (x, y), ply = desk.place(card), table.view.ply
    desk.point((x, y))
    desk.mouse(True, (x, y))
    desk.point((x + 60, y))
    desk.app.listen()
    assert table.drag is not None
    desk.wait(20)
    assert table.drag is not None and table.view.ply == ply, "the game waits"
    desk.mouse(False, (x + 60, y))
    desk.until(lambda: table.view.legal and not table.moving)
    assert table.drag is None
    key = doing(table)[0]
    desk.wait(0.5)
    desk.click(desk.place(key))
    desk.wait(0.1)
    assert table.view.ply > ply + 1


def test_a_child_who_presses_on_and_on_reads_every_result():
    desk = Desk(kids="pictures")
    table = desk.table("michigan", 3, 3)
    until_result_of_kids(desk, table)
    dealt = deals(table)
    at = desk.place(next(one.key for one in desk.top.focus.targets))
    for _ in range(8):
        desk.click(at)
        desk.wait(0.1)
    assert deals(table) <= dealt + 1


def until_result_of_kids(desk, table):
    dice = random.Random(3)
    for _ in range(6000):
        if isinstance(desk.top, KidDealOverScene):
            return
        if desk.top is table and not table.moving:
            keys = [one.key for one in table.focus.targets]
            if ("result",) in keys:
                table.focus.go(("result",))
                desk.app.stack.apply(table.press(("result",)))
            elif table.view.legal and table.match.bot is None and doing(table) and not table.match.deal_is_next:
                wanted = [key for key in doing(table) if key[0] != "less"]
                table.press(("place",) if ("place",) in wanted else dice.choice(wanted))
        desk.wait(0.1)
    raise AssertionError("the deal does not end")


def test_a_match_is_only_one_match_whoever_deals():
    """Fifty presses on Next within a second: the number of deals is what was asked for."""
    desk = Desk(pace=0.0)
    table = desk.table("gran_ramino", 2, 3)
    until_result(desk)
    desk.wait(HAMMERED)
    dealt, at = deals(table), desk.place("next")
    for _ in range(50):
        desk.click(at)
        desk.wait(0.02)
    assert deals(table) == dealt + 1
    assert isinstance(table.match, Match)
