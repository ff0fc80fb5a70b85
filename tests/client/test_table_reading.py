"""Reading a table: cards shown large, and what has happened shown again."""

import random

import pytest

import sprites
from engine.games import GAMES
from engine.model import DEAL
from game import words
from game.intents import Intent, Kind
from game.places.reading import at, face_up, in_sight
from game.scenes.large import LargeScene
from game.scenes.look import LookScene
from game.scenes.sheet import SheetScene
from tests.client.stage import Stage, doing
from tests.client.table_stage import asked, tool

# Large


def open_cards(table):
    return {card for pile in table.view.piles for card in pile.up}


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 3), ("michigan", 5)])
def test_no_hidden_card_is_ever_shown_large(game, seats, monkeypatch):
    """By key, by the second button everywhere on the table, and by the button for fingers: only what lies face up."""
    drawn = set()
    face = sprites.face
    stage = Stage(pace=0.0)
    table = stage.table(game, seats, 5)
    dice = random.Random(3)

    def spy(card, width, **how):
        drawn.add(card)
        return face(card, width, **how)

    monkeypatch.setattr(sprites, "face", spy)
    shown = 0
    for _step in range(25):
        stage.until_asked()
        if not stage.at_table:
            break
        known = open_cards(table)
        for x in range(20, 1360, 190):
            for y in range(20, 850, 130):
                drawn.clear()
                stage.stack.hear(Intent(Kind.LARGE, x, y, device="mouse"))
                if not stage.at_table:
                    shown += 1
                    assert isinstance(stage.top, LargeScene)
                    assert set(stage.top.cards) <= known
                    place = at(table.spread, x, y)
                    assert place is not None and stage.top.card == place.card
                    stage.draw()
                    assert drawn <= known
                    stage.stack.hear(Intent(Kind.LARGE, x, y, device="mouse"))
                assert stage.at_table
        stage.key(dice.choice(doing(table)))
    assert shown > 20


def test_the_key_shows_the_card_with_the_focus_and_directions_go_on_to_the_others():
    stage = Stage(pace=0.0)
    table = stage.table("gran_ramino", 2, 4)
    stage.until_asked()
    card = table.hand[3]
    table.focus.go(("card", card))
    stage.stack.hear(Intent(Kind.NEXT))
    stage.stack.hear(Intent(Kind.PREVIOUS))
    tool(stage, "large")
    assert stage.top.card == card
    order = [place.card for place in face_up(table.spread)]
    assert list(stage.top.cards) == order
    stage.stack.hear(Intent(Kind.MOVE, dx=1))
    assert stage.top.card == order[(order.index(card) + 1) % len(order)]
    ply = table.view.ply
    stage.stack.hear(Intent(Kind.ARM))
    stage.stack.hear(Intent(Kind.ACT))
    assert stage.at_table and table.view.ply == ply, "the press that closes it plays nothing"


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_by_finger_the_sheet_asks_for_a_card_and_the_next_press_shows_it(device):
    stage = Stage(pace=0.0)
    table = asked(stage, "rolling_stone", 4, until=lambda table: table.view.pile("trick").up)
    stage.click(("tools",), device)
    assert isinstance(stage.top, SheetScene)
    stage.draw()
    stage.click("look", device)
    assert stage.at_table and table.looking
    assert table.prompt == words.say("large.ask")
    assert {one.key[1] for one in table.focus.targets if one.key[0] == "large"} == {
        place.card for place, _ in in_sight(table.spread)
    }
    led = table.view.pile("trick").up[0]
    stage.draw()
    ply = table.view.ply
    stage.click(("large", led), device)
    assert stage.top.card == led and table.view.ply == ply
    stage.stack.hear(Intent(Kind.UP, 5, 5, device=device))
    assert stage.at_table and not table.looking
    tool(stage, "look")
    stage.stack.hear(Intent(Kind.BACK))
    assert stage.at_table and not table.looking, "Esc stops looking, and does not pause"


def test_the_discards_can_be_looked_through_in_the_order_in_which_they_lie():
    stage = Stage(pace=0.0)
    table = asked(
        stage,
        "gran_ramino",
        2,
        until=lambda table: len(table.view.pile("discards").up) > 3 and table.view.table.phase == "discard",
    )
    up = table.view.pile("discards").up
    stage.click(("leaf", "discards"))
    assert [card for row in stage.top.rows for card, _ in row] == list(up)


# Again


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 3), ("michigan", 4)])
@pytest.mark.parametrize("pace", [0.0, 0.4])
def test_what_has_happened_is_shown_again_as_it_was_seen_and_then_all_is_as_before(game, seats, pace, monkeypatch):
    stage = Stage(pace=pace)
    table = stage.table(game, seats, 3)
    drawn = set()
    face = sprites.face

    def spy(card, width, **how):
        drawn.add(card)
        return face(card, width, **how)

    for _ in range(12):
        stage.until_asked()
        if not stage.at_table:
            break
        record = table.match.table.record
        own = max((ply for ply, (seat, action) in enumerate(record.actions) if seat == 0 and action is not DEAL), default=0)
        steps = [step for step in record.actions[own + 1 :] if step[1].kind != "pick"]  # the news of it says that
        expected = [table.manners.told(seat, action, table.match.talk) for seat, action in steps]
        before = table.match.table.ply, table.view, table.spread, [one.key for one in table.focus.targets], table.prompt
        allowed = open_cards(table) | {
            event.card
            for _, _, events in table.match.this_deal()
            for event in events
            if getattr(event, "card", None) is not None
        }
        monkeypatch.setattr(sprites, "face", spy)
        tool(stage, "again")
        told = []
        for _ in range(6000):
            if table.replay is None:
                break
            if table.prompt in expected and (not told or told[-1] is not table.prompt):
                told.append(table.prompt)
            drawn.clear()
            if random.random() < 0.1:
                stage.draw(0.5)
                assert drawn <= allowed, "nothing is shown that these eyes have not seen"
            stage.wait(0.03)
        monkeypatch.undo()
        assert table.replay is None
        assert table.match.table.ply == before[0] and table.view == before[1] and table.spread == before[2]
        assert [one.key for one in table.focus.targets] == before[3]
        assert table.tabletop.settled(table.view, table.spread) and table.tabletop.jumps == 0
        if expected and own:
            assert set(expected) <= set(told) | {""}
        stage.key(doing(table)[0])


@pytest.mark.parametrize("kind", [Kind.DOWN, Kind.ARM, Kind.BACK, Kind.LARGE])
def test_any_press_ends_it_and_does_nothing_else(kind):
    stage = Stage()
    table = asked(stage, "rolling_stone", 4, until=lambda table: table.view.pile("trick").up)
    ply = table.view.ply
    tool(stage, "again")
    stage.wait(0.8)
    assert table.moving and table.replay is not None
    stage.stack.hear(Intent(kind, 683, 800, device="mouse"))
    assert stage.at_table and table.replay is None and not table.moving and table.view.ply == ply
    stage.stack.hear(Intent(Kind.UP, 683, 800, device="mouse"))
    assert table.view.ply == ply


# Every tool


def test_every_tool_works_in_every_state_of_every_game():
    """None of them raises, plays, or hides whose turn it is, whenever it is used."""
    tools = ("again", "large", "look", "sort", "deck", "cousins", "cousins.end", "last", "more", "redo")
    for game in GAMES:
        stage = Stage(pace=0.3)
        table = stage.table(game, GAMES[game].info.usual, 2)
        dice = random.Random(1)
        for _ in range(150):
            if stage.at_table:
                if (
                    table.view.legal
                    and not table.match.deal_is_next
                    and not table.moving
                    and dice.random() < 0.3
                    and not table.looking
                ):
                    stage.key(dice.choice(doing(table)))
                ply = table.view.ply
                tool(stage, dice.choice(tools))
                assert table.view.ply == ply
                stage.draw(0.5)
            elif isinstance(stage.top, LargeScene | LookScene | SheetScene):
                stage.draw()
                stage.stack.hear(Intent(Kind.BACK))
            else:
                break
            stage.wait(0.2)
