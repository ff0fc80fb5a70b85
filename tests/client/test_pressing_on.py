"""Whoever presses one button on and on plays on: between two turns nothing else is begun by it."""

import pytest

from game.intents import Intent, Kind
from game.kids import mode
from game.scenes.curtain import CurtainScene
from game.scenes.deal_over import DealOverScene
from game.scenes.kid_table_over import KidDealOverScene, KidMatchOverScene
from game.scenes.match_over import MatchOverScene
from game.scenes.pause import PauseScene
from game.scenes.table import TableScene
from tests.client.couch_stage import sit, table_of
from tests.client.stage import Stage

ON_THE_WAY = (TableScene, CurtainScene, DealOverScene, MatchOverScene, KidDealOverScene, KidMatchOverScene)


@pytest.mark.parametrize("device", ["keys", "pad:1"])
@pytest.mark.parametrize(("kid", "privacy"), [("words", "open"), ("", "open"), ("", "curtain")])
def test_several_people_who_press_on_and_on_never_pause_the_match(kid, privacy, device):
    stage = Stage((1024, 640), 0.0)
    if kid:
        mode.begin(stage.home, kid)
    table = table_of(stage, "rolling_stone", sit(2, 2, privacy=privacy, kid=kid), 5)
    for _ in range(150):
        stage.stack.hear(Intent(Kind.ARM, device=device))
        stage.stack.hear(Intent(Kind.ACT, device=device))
        stage.wait(0.25)
        assert isinstance(stage.top, ON_THE_WAY), f"ply {table.view.ply}: {type(stage.top).__name__}"
    assert table.view.ply > 8, "and the game goes on"


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
@pytest.mark.parametrize("every", [1, 7, 20])
def test_one_person_who_presses_on_and_on_never_pauses_the_match(game, every):
    """From the draw for the deal on, however often the button is pressed while cards fly."""
    stage = Stage((1024, 640), 1.0)
    table = table_of(stage, game, sit(1, 3), 5)
    for tick in range(900):
        if tick % every == 0:
            stage.stack.hear(Intent(Kind.ARM, device="keys"))
            stage.stack.hear(Intent(Kind.ACT, device="keys"))
        stage.wait(1 / 30)
        assert not isinstance(stage.top, PauseScene), f"ply {table.view.ply}, tick {tick}"
    assert table.view.ply > 3


def test_the_pause_is_still_a_step_and_a_press_away():
    stage = Stage((1024, 640), 1.0)
    table = table_of(stage, "rolling_stone", sit(2, 2, privacy="open"), 5)
    stage.rest()
    assert table.match.eyes is None and table.focus.current is None
    stage.stack.hear(Intent(Kind.NEXT))
    assert table.focus.current.key == ("menu",)
    stage.stack.hear(Intent(Kind.ARM))
    stage.stack.hear(Intent(Kind.ACT))
    assert not stage.at_table
