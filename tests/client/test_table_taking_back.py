"""Taking back: the own last decision, again and not at all, and kept with the match."""

import pytest

from engine.model import DEAL
from engine.record import Record
from engine.table import Table
from game.intents import Intent, Kind
from game.scenes.pause import PauseScene
from game.store import Store
from tests.client.stage import Stage, doing, remarks
from tests.client.table_stage import asked, hear, in_hand, tool


@pytest.mark.parametrize(
    ("game", "seats"), [("rolling_stone", 4), ("rolling_stone", 6), ("gran_ramino", 2), ("gran_ramino", 4), ("michigan", 5)]
)
def test_one_press_goes_back_to_the_own_last_decision_and_one_more_does_it_again(game, seats):
    stage = Stage(pace=0.0)
    table = stage.table(game, seats, 3)
    for _ in range(4):
        stage.until_asked()
        if table.draft is not None:
            table.play(table.view.legal[3])
        else:
            stage.key(doing(table)[-1] if doing(table)[-1][0] == "card" else doing(table)[0])
    stage.until_asked()
    assert stage.at_table
    record = table.match.table.record
    then, actions, view, hand = record.to_text(), list(record.actions), table.view, in_hand(table)
    replay = Table(record.begun())
    decisions = []
    for ply, (seat, action) in enumerate(actions):
        if seat == 0 and len(replay.legal) > 1:
            decisions.append(ply)
        replay.play(seat, action)
    marks = table.marks.last_play, table.marks.taken, table.marks.did, table.marks.last_trick
    tool(stage, "back")
    assert not table.moving and table.match.table.ply == decisions[-1]
    assert table.view.legal and table.match.table.turn == 0, "it is my decision again"
    undone = [text for _, text in remarks(table.match)]
    assert undone == [f"~ {seat} {action.text}" for seat, action in actions[decisions[-1] :]] != []
    assert table.tabletop.settled(table.view, table.spread)
    tool(stage, "back")
    if len(decisions) > 1 and DEAL not in [action for _, action in actions[decisions[-2] :]]:
        assert table.match.table.ply == decisions[-2]
        tool(stage, "redo")
    assert table.match.table.ply == decisions[-1]
    tool(stage, "redo")
    assert table.match.table.record.actions == actions and table.view == view and in_hand(table) == hand
    assert (table.marks.last_play, table.marks.taken, table.marks.did, table.marks.last_trick) == marks
    tool(stage, "redo")
    assert table.refusal and table.match.table.record.actions == actions
    assert Record.from_text(table.match.table.record.to_text()).actions == Record.from_text(then).actions


def test_after_another_decision_there_is_nothing_to_do_again():
    stage = Stage(pace=0.0)
    table = asked(stage, "gran_ramino", 2, 4)
    stage.key(("spot", "stock"))
    stage.until_asked()
    stage.key(doing(table)[0])
    tool(stage, "back")
    stage.key(doing(table)[1])
    ply = table.match.table.ply
    tool(stage, "redo")
    assert table.match.table.ply == ply and table.refusal


def test_a_bot_decides_anew_after_a_move_was_taken_back():
    """What a bot has thought before is not played in another position."""
    stage = Stage(pace=1.0)
    table = asked(stage, "rolling_stone", 4, 1)
    for _ in range(12):
        stage.until_asked()
        if not stage.at_table:
            return
        stage.key(doing(table)[0])
        stage.wait(0.35)
        tool(stage, "back")
        assert table.thinker.action is None
        stage.until_asked()
        stage.key(doing(table)[-1] if doing(table)[-1][0] == "card" else doing(table)[0])
    assert Table(Record.from_text(table.match.table.record.to_text())).view(0) == table.view


def test_what_was_taken_back_is_kept_with_the_match(tmp_path):
    stage = Stage(pace=0.0)
    stage.home.store = Store(tmp_path)
    table = asked(stage, "gran_ramino", 2, 4)
    stage.key(("spot", "stock"))
    stage.until_asked()
    stage.key(doing(table)[0])
    tool(stage, "back")
    (saved,) = stage.home.store.matches()
    assert Record.from_text(saved.record) == table.match.table.record and "~ 0 discard" in saved.record
    stage.home.store.close()


def test_in_the_first_moments_of_a_deal_there_is_nothing_to_take_back():
    stage = Stage(pace=0.0)
    table = asked(stage, "rolling_stone", 4, 1)
    ply = table.match.table.ply
    if all(seat != 0 or action is DEAL for seat, action in table.match.table.record.actions):
        tool(stage, "back")
        assert table.match.table.ply == ply and table.refusal


def test_the_own_order_comes_back_with_a_move_that_is_taken_back():
    stage = Stage(pace=0.0)
    table = asked(stage, "rolling_stone", 4, 1)
    tool(stage, "sort"), tool(stage, "sort")
    table.focus.go(("card", table.hand[-1]))
    stage.stack.hear(Intent(Kind.CARRY, dx=-3))
    own = in_hand(table)
    stage.key(doing(table)[2])
    assert in_hand(table) != own
    tool(stage, "back")
    assert in_hand(table) == own


def test_esc_pauses_as_before():
    stage = Stage(pace=0.0)
    asked(stage)
    hear(stage, Kind.BACK)
    assert isinstance(stage.top, PauseScene)
