"""Gran Ramino when the last card of the stock was drawn: no second draw by any device, and every hand is counted."""

import pygame
import pytest

from engine.model import Action, Options
from engine.record import Record
from engine.rules import IllegalAction
from engine.table import Table
from game.match import Match, Wish
from game.scenes.deal_over import DealOverScene
from game.scenes.deals import DealsScene
from tests.client.desk import Desk
from tests.client.replay_stage import finished
from tests.client.stage import doing

GIVEN = {
    "hands": [
        ["3C", "5C", "7C", "JC", "QC", "3D", "6D", "JD", "AS", "2H"],
        ["KS", "KH", "2D", "KC", "4H", "5H", "7H", "4D", "2S", "7S"],
    ],
    "discards": ["6S"],
    "turn": 0,
}


def last_card(desk):
    """A table on which one card is left in the stock, and the person is to draw."""
    held = [name for hand in GIVEN["hands"] for name in hand] + GIVEN["discards"]
    left = [rank + suit for rank in "A234567JQK" for suit in "HDCS" if rank + suit not in held]
    given = {**GIVEN, "stock": left[:1], "discards": [*left[1:], *GIVEN["discards"]]}
    match = Match(Wish("gran_ramino", 2, 1))
    match.table = Table(Record("gran_ramino", Options(match.table.rules.info, 2, {}), None, given))
    table = desk.show(desk.home.table(desk.home, match))
    desk.until_asked(lambda keys: ("spot", "stock") in keys)
    desk.wait(1)
    return table


@pytest.mark.parametrize("device", ["mouse", "touch", "keys", "rules"])
def test_the_last_card_is_drawn_once_and_the_hands_are_compared(device):
    desk = Desk(pace=0.0)
    table = last_card(desk)
    at = desk.place(("spot", "stock"))

    def draw():
        if device == "rules":
            table.match.play(Action.parse("draw stock"))
            table.view = table.match.view()
            table.jump()
        elif device == "keys":
            table.focus.go(("spot", "stock"))
            desk.key(pygame.K_RETURN)
        else:
            desk.click(at) if device == "mouse" else desk.tap(at)
        desk.wait(0.5)

    draw()
    drawn = list(table.match.table.record.actions)
    assert [action.text for _, action in drawn] == ["draw stock"]
    assert table.view.pile("stock").count == 0 and ("spot", "stock") not in doing(table)
    for _ in range(3):
        if device == "rules":
            with pytest.raises(IllegalAction):
                table.match.play(Action.parse("draw stock"))
        elif device == "keys":
            assert ("spot", "stock") not in [target.key for target in table.focus.targets]
        else:
            draw()
    assert list(table.match.table.record.actions) == drawn
    key = next(key for key in doing(table) if key[0] == "card")
    desk.wait(0.5)
    desk.click(desk.place(key))
    desk.until(lambda: isinstance(desk.top, DealOverScene), 10)
    record = table.match.table.record.actions
    assert [action.text.split()[0] for _, action in record] == ["draw", "discard"], "nobody draws any more"
    points = [line.right for line in desk.top.shown.lines]
    assert len(points) == 2 and all(any(sign.isdigit() for sign in told) for told in points), points


@pytest.mark.parametrize("works", [True, False])
def test_the_code_of_a_deal_is_copied_to_name_it(works):
    desk = Desk(pace=0.0)
    copied = []
    desk.home.clip = lambda text: copied.append(text) or works
    scene = desk.show(DealsScene(desk.home, finished("gran_ramino")))
    desk.wait(0.5)
    desk.click(desk.place("copy"))
    desk.wait(0.5)
    assert copied == [scene.fact.code] and len(scene.fact.code) == 17
    button = next(widget for widget in scene.widgets if getattr(widget, "key", "") == "copy")
    assert button.text == ("Copied" if works else "Cannot copy")
    desk.click(desk.place(("deal", 1)))
    desk.wait(0.1)
    assert next(widget for widget in scene.widgets if getattr(widget, "key", "") == "copy").text == "Copy the code"


def test_while_a_deal_is_played_there_is_no_code_to_copy():
    desk = Desk(pace=0.0)
    scene = desk.show(DealsScene(desk.home, finished("rolling_stone", moves=9), True))
    assert "copy" not in [target.key for target in scene.focus.targets]
