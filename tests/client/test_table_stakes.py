"""Placing a stake marker by marker, and the rest of what only Michigan's table does."""

from engine import cards
from game.intents import Intent, Kind
from tests.client.stage import Stage


def asked_to_stake(options=()):
    stage = Stage()
    table = stage.table("michigan", 4, 2, dict(options))
    stage.until_asked()
    assert table.draft is not None
    return stage, table


def test_markers_are_placed_moved_and_put_down():
    stage, table = asked_to_stake()
    stage.click(("onto", 0))
    stage.click(("more", 2))
    stage.click(("more", 2))
    stage.key(("place",))
    assert table.refusal == "One marker is still to be placed."
    stage.click(("less", 2))
    stage.key(("onto", 3))
    assert table.draft.draft.counts == (1, 0, 1, 1)
    stage.key(("onto", 3))
    assert table.focus.current.key == ("place",)
    stage.click(("onto", 1))
    assert table.refusal, "a fifth marker there is not"
    stage.draw()
    stage.click(("place",))
    action = table.match.table.record.actions[-1]
    assert action[1].text == "stake 1 0 1 2"


def test_the_own_stake_is_not_on_the_honours_before_all_have_placed():
    stage, table = asked_to_stake()
    for _ in range(4):
        stage.key(("onto", 0))
    stage.key(("place",))
    stage.stack.hear(Intent(Kind.DOWN, 2, 2))
    last = table.view.table.phase != "stakes"
    on = sum(table.view.heap("on AH").counts)
    assert last or on == 0


def test_the_cards_played_can_be_leafed_through():
    stage, table = asked_to_stake()
    for _ in range(200):
        stage.until_asked()
        keys = [target.key for target in table.focus.targets]
        if ("leaf", "played") in keys:
            break
        for key in keys:
            if key[0] == "place" and table.draft.action is None:
                continue
            if key[0] in ("onto", "do", "place") or (key[0] == "card" and any(a.card == key[1] for a in table.view.legal)):
                stage.key(("place",) if table.draft and table.draft.action else key)
                break
    stage.click(("leaf", "played"))
    shown = [card for row in stage.top.rows for card, _ in row]
    assert sorted(shown) == sorted(table.view.pile("played").up)
    assert all(len({cards.suit(card) for card, _ in row}) == 1 for row in stage.top.rows)
    stage.draw()
