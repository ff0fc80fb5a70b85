"""Marks on a table: the last play, cards picked up, new ones, and why a card was refused."""

import pygame
import pytest

from game import words
from game.intents import Intent, Kind
from game.places.layout import is_hand
from game.scenes.look import LookScene
from tests.client.stage import Stage, doing, means
from tests.client.table_stage import asked


def test_the_last_play_is_marked_until_the_next():
    stage = Stage(pace=0.0)
    table = asked(
        stage, "rolling_stone", 4, until=lambda table: table.view.pile("trick").up and table.view.legal[0].card is not None
    )
    last = [action.card for _, action in table.match.table.record.actions if action.card is not None][-1]
    assert table.marks.last_play == (last,)
    card = next(action.card for action in table.view.legal if action.card is not None)
    table.play(next(action for action in table.view.legal if action.card == card))
    assert table.marks.last_play == (card,)


def test_what_others_have_picked_up_is_marked_until_their_next_turn_and_can_be_looked_at():
    stage = Stage(pace=0.0)
    table = asked(stage, "rolling_stone", 4, until=lambda table: any(table.marks.taken_by(seat) for seat in (1, 2, 3)))
    seat = next(seat for seat in (1, 2, 3) if table.marks.taken_by(seat))
    taken = table.marks.taken_by(seat)
    picked = next(
        [event.card for event in events if getattr(event, "target", None) and is_hand(event.target)]
        for who, action, events in reversed(list(table.match.this_deal()))
        if who == seat and action.text == "pick up"
    )
    assert set(taken) <= set(picked), "what it has played since is not marked"
    stage.draw()
    stage.click(("taken", seat))
    assert isinstance(stage.top, LookScene)
    assert [card for row in stage.top.rows for card, _ in row] == list(taken)
    stage.draw()
    stage.stack.hear(Intent(Kind.BACK))
    while stage.at_table and table.match.table.turn != seat:
        actions = table.match.table.legal
        table.play(actions[0])
    assert stage.at_table and table.marks.taken_by(seat) == ()


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2)])
def test_own_new_cards_are_marked_from_when_they_come_to_the_next_turn(game, seats):
    stage = Stage(pace=0.0)
    table = asked(stage, game, seats, until=lambda table: table.marks.taken_by(0))
    new = table.marks.taken_by(0)
    assert set(new) <= set(table.hand)
    turns = 0
    while table.marks.taken_by(0) and turns < 30:
        before = table.match.table.turn
        keep = [action for action in table.match.table.legal if action.card not in new]
        if not keep or table.match.deal_is_next:
            break
        table.play(keep[0])
        turns += 1
        if before == 0 and table.match.table.turn != 0:
            assert set(table.marks.taken_by(0)) == set(new) & set(table.hand), "they stay marked while others play"
    else:
        assert table.match.table.turn == 0, "the marks go when the turn comes back"


def test_a_hand_that_was_swapped_whole_has_no_new_cards():
    stage = Stage(pace=0.0)
    for seed in range(30):
        table = stage.table("michigan", 4, seed)
        for _ in range(60):
            stage.until_asked()
            if table.view.table.phase in {"swap", "play"}:
                break
            table.play(table.match.table.legal[0])
        if table.view.table.phase == "swap" and table.view.legal:
            stage.key(("do", "swap"))
            assert not table.marks.taken_by(0)
            return
    raise AssertionError("nobody could swap")


def refused(stage, table):
    return [one.key for one in table.focus.targets if one.key[0] == "card" and not means(table, one.key)]


def test_a_refused_card_lights_the_card_that_causes_it_until_the_next_press():
    stage = Stage(pace=0.0)
    table = asked(
        stage,
        "rolling_stone",
        4,
        until=lambda table: refused(stage, table) and table.view.pile("trick").up and len(table.hand) > 2,
    )
    led = table.view.pile("trick").up[0]
    stage.click(refused(stage, table)[0])
    assert (table.causes == (led,) and words.card(led) in table.refusal) or "no " in table.refusal
    place = next(place for place in table.spread.places if place.card == led)
    stage.draw()
    lit = stage.surface.copy()
    refusal, table.causes = table.causes, ()
    table.revision += 1
    stage.draw()
    alike = pygame.mask.from_threshold(lit, (0, 0, 0), (1, 1, 1, 255), stage.surface)
    alike.invert()
    parts = alike.get_bounding_rects()
    changed = parts[0].unionall(parts)
    around = place.rect.grown(45)
    assert around.holds(changed.left / stage.scale, changed.top / stage.scale)
    assert around.holds(changed.right / stage.scale, changed.bottom / stage.scale)
    assert changed.w > place.width * stage.scale, "a frame lies around the card"
    table.causes = refusal
    stage.key(doing(table)[0])
    assert table.causes == ()


def test_cards_just_picked_up_are_the_ones_that_bar_themselves():
    stage = Stage(pace=0.0)
    table = asked(stage, "rolling_stone", 4, until=lambda table: table.view.legal and table.view.table.barred)
    barred = table.view.table.barred
    stage.key(("card", barred[0]))
    assert set(table.causes) == set(barred) == set(table.marks.taken_by(0))


def test_the_run_says_which_card_goes_on_in_michigan():
    stage = Stage(pace=0.0)
    table = asked(
        stage,
        "michigan",
        4,
        until=lambda table: table.view.table.phase == "play" and table.view.table.run and refused(stage, table),
    )
    following = table.view.pile("run").up[-1] + 1
    stage.key(refused(stage, table)[0])
    assert table.causes == (following,) and following in table.hand
