"""One hand is enough: a deal of each game, and the way to the table, by keys of one side of the keyboard."""

import pytest

from game.intents import Intent, Kind
from game.remapping import USUAL
from game.scenes.deal_over import DealOverScene
from game.scenes.pause import PauseScene
from game.scenes.table import TableScene
from tests.client.stage import Stage, doing

HANDS = {"left": ("tab", "space", "escape"), "right": ("right", "return", "f10")}


class OneHand:
    """Three keys, as the keyboard gives them."""

    def __init__(self, stage, side):
        self.stage, (self.step, self.act, self.leave) = stage, HANDS[side]

    def key(self, name):
        meaning = USUAL.key_meaning(name)
        assert meaning is not None, name
        for intent in (meaning.down, meaning.up):
            if intent is not None:
                self.stage.stack.hear(intent)

    def press(self, wanted):
        """Step to that target and press it."""
        top = self.stage.top
        for _ in range(3 * len(top.focus.targets) + 3):
            if top.focus.current is not None and top.focus.current.key == wanted:
                self.key(self.act)
                return
            self.key(self.step)
        raise AssertionError(f"{wanted} cannot be come to by {self.step}")


class RightHand(OneHand):
    """Arrows go up and down too."""

    def press(self, wanted):
        """Go towards that target until the focus is on it."""
        top, tried = self.stage.top, 0
        target = next(one for one in top.focus.targets if one.key == wanted)
        while top.focus.current is None or top.focus.current.key != wanted:
            here = top.focus.current.rect.centre if top.focus.current else (0.0, 0.0)
            dx, dy = target.rect.centre[0] - here[0], target.rect.centre[1] - here[1]
            sideways = abs(dx) > abs(dy) if tried < 20 else tried % 2
            before = top.focus.current
            self.key(("right" if dx > 0 else "left") if sideways else ("down" if dy > 0 else "up"))
            if top.focus.current is before:
                self.key("right" if dx > 0 else "left")
                self.key("down" if dy > 0 else "up")
            tried += 1
            assert tried < 80, f"{wanted} cannot be come to by arrows"
        self.key(self.act)


STAKING = {"place": 0, "less": 2}
"""A whole stake is placed at once; no marker is taken back."""


def play(hand, seconds=400):
    """Press whatever does something, the first of it, until something else than the table is there."""
    stage, table = hand.stage, hand.stage.top
    for _ in range(seconds * 2):
        stage.wait(0.5)
        if stage.top is not table:
            return
        if not table.moving and table.match.bot is None and table.view.legal and not table.match.deal_is_next:
            choices = doing(table)
            if choices:
                hand.press(min(choices, key=lambda key: STAKING.get(key[0], 1)))
    raise AssertionError(f"the deal is not over after {table.match.table.ply} moves")


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 3)])
def test_a_deal_is_played_with_the_left_hand(game, seats):
    stage = Stage((1280, 720), 0.0)
    stage.table(game, seats, seed=3)
    play(OneHand(stage, "left"))
    assert isinstance(stage.top, DealOverScene)


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 3)])
def test_a_deal_is_played_with_the_right_hand(game, seats):
    stage = Stage((1280, 720), 0.0)
    stage.table(game, seats, seed=3)
    play(RightHand(stage, "right"))
    assert isinstance(stage.top, DealOverScene)


@pytest.mark.parametrize("side", HANDS)
def test_pause_and_back_with_one_hand(side):
    stage = Stage((1280, 720), 0.0)
    stage.table("gran_ramino", 2)
    hand = OneHand(stage, side)
    stage.until_asked()
    hand.key(hand.leave)
    assert isinstance(stage.top, PauseScene)
    hand.key(hand.leave)
    assert isinstance(stage.top, TableScene)
    assert Intent(Kind.BACK) == USUAL.key_meaning(hand.leave).down
