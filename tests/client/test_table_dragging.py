"""Playing at a table with a pointer: cards that are dragged, dropped, broken off and that slide."""

import random

import pytest

from game.intents import Intent, Kind
from tests.client.stage import Stage, doing, means
from tests.client.table_stage import DEVICES, FIELD, asked, drag, hand_zone, hear, in_hand, place_of, take


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("to", [FIELD, (683, 100), (60, 300), (1300, 400), (683, 560)])
def test_a_card_dropped_anywhere_on_the_table_is_played(device, to):
    stage = Stage()
    table = asked(stage)
    stage.rest()
    key = doing(table)[2]
    assert drag(stage, key, to, device) is True
    assert table.match.table.record.actions[-1][1].card == key[1]
    assert table.drag is None and table.tabletop.held is None
    picture = next(one for pile in table.tabletop.piles.values() for one in pile if one.will == key[1])
    assert (picture.x, picture.y) == pytest.approx(to), "it flies on from where it was dropped"
    stage.rest()
    assert table.tabletop.settled(table.view, table.spread)


@pytest.mark.parametrize("device", DEVICES)
def test_a_card_that_is_refused_goes_back_and_says_why(device):
    def bad(table):
        return [one.key for one in table.focus.targets if one.key[0] == "card" and not means(table, one.key)]

    stage = Stage()
    table = asked(stage, until=lambda table: bad(table) and table.view.pile("trick").up)
    stage.rest()
    ply = table.view.ply
    drag(stage, bad(table)[0], FIELD, device)
    assert table.view.ply == ply and table.refusal and table.causes == (table.view.pile("trick").up[0],)
    assert table.moving, "it slides back"
    stage.rest()
    assert table.tabletop.settled(table.view, table.spread)


def test_a_pointer_that_hardly_moves_presses():
    stage = Stage()
    table = asked(stage)
    stage.rest()
    key = doing(table)[0]
    x, y = stage.where(key)
    hear(stage, Kind.DOWN, x, y)
    hear(stage, Kind.POINT, x + 3, y - 4)
    assert table.drag is None
    hear(stage, Kind.UP, x + 3, y - 4)
    assert table.match.table.record.actions[-1][1].card == key[1]


def test_a_press_that_slips_a_little_above_the_hand_plays_nothing():
    stage = Stage(pace=0.0)
    table = asked(stage)
    key = doing(table)[3]
    x, _ = stage.where(key)
    frame = table.spread.frame
    ply = table.view.ply
    drag(stage, key, (x + 12, frame.hand.y - frame.lift - 15))
    assert table.view.ply == ply and not table.refusal


@pytest.mark.parametrize(("game", "spot"), [("gran_ramino", "stock"), ("gran_ramino", "discards")])
def test_the_stock_and_the_discards_are_drawn_from_by_dropping_them_on_the_hand(game, spot):
    def offered(table):
        return ("spot", spot) in [one.key for one in table.focus.targets]

    stage = Stage()
    table = asked(stage, game, 2, 4, until=offered)
    stage.rest()
    ply = table.view.ply
    drag(stage, ("spot", spot), (60, 400))
    stage.rest()
    assert table.view.ply == ply and table.tabletop.settled(table.view, table.spread), "anywhere else it goes back"
    hand = table.spread.frame.hand
    drag(stage, ("spot", spot), hand.grown(-5).centre)
    assert table.view.ply == ply + 1
    assert table.match.table.record.actions[-1][1].text == f"draw {spot.removesuffix('s')}"
    stage.rest()
    assert table.tabletop.settled(table.view, table.spread)


def test_a_trick_is_picked_up_by_dragging_it_to_the_hand():
    stage = Stage()
    table = asked(stage, until=lambda table: [action.text for action in table.view.legal] == ["pick up"])
    stage.rest()
    drag(stage, ("spot", "trick"), table.spread.frame.hand.centre)
    assert table.match.table.record.actions[-1][1].text == "pick up"


@pytest.mark.parametrize("kind", [Kind.CANCEL, Kind.BACK, Kind.LARGE])
@pytest.mark.parametrize("to", [FIELD, (400, 800)])
def test_a_drag_that_is_broken_off_leaves_all_as_it_was(kind, to):
    stage = Stage()
    table = asked(stage)
    stage.rest()
    before = table.view, table.spread, table.order
    take(stage, doing(table)[0], to)
    assert table.drag is not None and table.tabletop.held is not None
    assert hear(stage, kind, *to) is True
    assert stage.at_table and table.drag is None
    stage.rest()
    assert (table.view, table.spread, table.order) == before
    assert table.tabletop.settled(table.view, table.spread)
    hear(stage, Kind.UP, *to)
    assert table.view == before[0] and not table.refusal, "the pointer that is let go afterwards means nothing"


@pytest.mark.parametrize("to", [(-5, 400), (683, -1), (1400, 300), (683, 900)])
def test_let_go_outside_of_the_window_it_goes_back(to):
    stage = Stage(pace=0.0)
    table = asked(stage)
    before = table.view, table.spread
    drag(stage, doing(table)[0], to)
    assert (table.view, table.spread) == before and not table.refusal


def test_while_a_card_is_held_nothing_else_is_done():
    stage = Stage(pace=0.0)
    table = asked(stage)
    before = table.view, table.order
    take(stage, doing(table)[0], FIELD)
    for intent in (
        *(Intent(Kind.TOOL, text=name) for name in ("again", "sort", "deck", "back", "more", "large")),
        Intent(Kind.ARM, device="pad:1"),
        Intent(Kind.ACT, device="pad:1"),
        Intent(Kind.MOVE, dx=1),
        Intent(Kind.CARRY, dx=1),
        Intent(Kind.HELP),
        Intent(Kind.DOWN, 683, 300, device="touch"),
        Intent(Kind.UP, 683, 300, device="touch"),
    ):
        stage.stack.hear(intent)
        assert stage.at_table and table.drag is not None and (table.view, table.order) == before, intent
    stage.wait(3)
    assert table.view == before[0], "bots wait for it too"
    hear(stage, Kind.UP, *FIELD)
    assert table.view.ply == before[0].ply + 1


def test_a_window_that_changes_lets_go_of_the_card():
    stage = Stage()
    table = asked(stage)
    take(stage, doing(table)[0], FIELD)
    stage.resize((1280, 720))
    assert table.drag is None and table.tabletop.settled(table.view, table.spread)


def test_the_held_card_is_drawn_over_everything_and_the_others_make_room():
    stage = Stage()
    table = asked(stage, "gran_ramino", 2, 4)
    stage.rest()
    card, far = table.hand[1], place_of(table, table.hand[6])
    take(stage, ("card", card), (far.x, far.y))
    stage.wait(0.3)
    held = table.tabletop.held
    assert held.card == card and (held.x, held.y) == (far.x, far.y) and held.height > 0
    assert held.z > max(one.z for pile in table.tabletop.piles.values() for one in pile if one is not held)
    assert in_hand(table).index(card) == 6
    for place in table.spread.places:
        picture = next(one for one in table.tabletop.piles[place.zone] if one.home == place)
        assert picture is held or picture.stands(place)
    stage.draw()


def test_bots_cards_cannot_be_played_by_any_device():
    stage = Stage(pace=0.0)
    table = stage.table("rolling_stone", 4, 1, {"open_hands": "true"})
    stage.until_asked()
    dice = random.Random(1)
    stage.key(doing(table)[0])
    tried = 0
    for _ in range(400):
        if not stage.at_table:
            break
        if table.match.bot is not None and not table.match.deal_is_next:
            ply = table.view.ply
            for place in [one for one in table.spread.places if one.zone.seat in (1, 2, 3) and one.up]:
                hear(stage, Kind.DOWN, place.x, place.y)
                hear(stage, Kind.POINT, *FIELD)
                hear(stage, Kind.UP, *FIELD)
                hear(stage, Kind.DOWN, place.x, place.y)
                hear(stage, Kind.UP, place.x, place.y)
                if not stage.at_table:  # what it has just taken can be looked at
                    hear(stage, Kind.BACK)
                tried += 1
            assert table.view.ply == ply
            stage.wait(0.1)
        elif doing(table):
            stage.key(dice.choice(doing(table)))
        else:
            stage.wait(0.1)
    assert tried > 100


def test_a_pointer_between_two_cards_moves_nothing():
    """No card grows or lifts under a pointer, so none can slip away from it and come back."""
    stage = Stage(pace=0.0)
    table = asked(stage)
    before = table.spread, [one.rect for one in table.focus.targets]
    rects = [one.rect for one in table.focus.targets if one.key[0] == "card"]
    for rect in rects:
        for x in (rect.x - 0.5, rect.x, rect.x + 0.5):
            first = None
            for _ in range(3):
                hear(stage, Kind.POINT, x, rect.centre[1])
                ringed = table.focus.ringed
                assert first is None or ringed == first
                first = ringed
    assert (table.spread, [one.rect for one in table.focus.targets]) == before


def test_a_card_that_slides_along_the_hand_is_taken_and_one_in_flight_is_not():
    stage = Stage()
    table = asked(stage, until=lambda table: table.view.ply > 3)
    stage.rest()
    # Until the turn comes back: the last thing that moves is the hand, which rises.
    stage.key(doing(table)[0])
    for _ in range(20_000):
        stage.wait(1 / 120)
        if not stage.at_table:
            return
        if table.moving and table.view.legal and table.tabletop.sliding(hand_zone(table), *_middle(table)) is not None:
            break
    card = table.tabletop.sliding(hand_zone(table), *_middle(table))
    assert card in table.hand
    ply = table.view.ply
    x, y = _middle(table)
    hear(stage, Kind.DOWN, x, y)
    assert not table.moving and table.focus.armed == ("card", card)
    hear(stage, Kind.UP, x, y)
    if ("card", card) in doing(table) or table.view.ply != ply:
        assert table.match.table.record.actions[-1][1].card == card
    else:
        assert table.refusal


def _middle(table):
    lit = [one for one in table.tabletop.piles[hand_zone(table)] if one.home.lit] or table.tabletop.piles[hand_zone(table)]
    return lit[0].x - lit[0].width * 0.4, lit[0].y
