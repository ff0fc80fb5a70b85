"""Playing at a table: dragging, sorting, cards that slide, taking back."""

import random

import pytest

from engine import cards
from engine.model import DEAL
from engine.record import Record
from engine.table import Table
from game.intents import Intent, Kind
from game.match import Match
from game.scenes.pause import PauseScene
from game.store import Store
from tests.client.stage import Stage, doing, means, remarks

DEVICES = ["mouse", "touch"]


def tool(stage, name):
    return stage.stack.hear(Intent(Kind.TOOL, text=name))


def hear(stage, kind, x=0.0, y=0.0, device="mouse"):
    return stage.stack.hear(Intent(kind, x, y, device=device))


def take(stage, key, to, device="mouse", steps=6):
    """Press a target and move the pointer to a place, in steps."""
    x, y = stage.where(key)
    hear(stage, Kind.DOWN, x, y, device)
    for step in range(1, steps + 1):
        hear(stage, Kind.POINT, x + (to[0] - x) * step / steps, y + (to[1] - y) * step / steps, device)
        stage.wait(0.02)
    return x, y


def drag(stage, key, to, device="mouse"):
    take(stage, key, to, device)
    return hear(stage, Kind.UP, *to, device)


def place_of(table, card):
    return next(place for place in table.spread.places if place.card == card and place.zone.seat == 0)


FIELD = (600.0, 330.0)


def asked(stage, game="rolling_stone", seats=4, seed=1, until=lambda table: True):
    table = stage.table(game, seats, seed)
    for _ in range(200):
        stage.until_asked()
        assert stage.at_table
        if until(table):
            return table
        stage.key(doing(table)[0])
    raise AssertionError("it never came to that")


def in_hand(table):
    return [place.card for place in table.spread.places if place.zone.name == "hand" and place.zone.seat == 0]


# Dragging


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
        elif table.view.legal:
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
        if table.moving and table.view.legal and table.tabletop.sliding(_hand(table), *_middle(table)) is not None:
            break
    card = table.tabletop.sliding(_hand(table), *_middle(table))
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


def _hand(table):
    return next(pile.zone for pile in table.view.piles if pile.zone.name == "hand" and pile.zone.seat == 0)


def _middle(table):
    lit = [one for one in table.tabletop.piles[_hand(table)] if one.home.lit] or table.tabletop.piles[_hand(table)]
    return lit[0].x - lit[0].width * 0.4, lit[0].y


# Sorting


def test_s_goes_through_the_orders_and_the_hand_lies_so_at_once():
    stage = Stage(pace=0.0)
    table = asked(stage, "gran_ramino", 2, 4)
    held = set(table.hand)
    tool(stage, "sort")
    assert stage.home.comfort.order == "rank"
    by_rank = in_hand(table)
    ranks = [-1 if cards.rank(card) == 12 else cards.rank(card) for card in by_rank]
    assert ranks == sorted(ranks) and set(by_rank) == held, "the ace is the lowest here"
    tool(stage, "sort")
    assert stage.home.comfort.order == "own"
    tool(stage, "sort")
    assert stage.home.comfort.order == "suit"


@pytest.mark.parametrize("device", DEVICES)
def test_a_card_dropped_in_the_hand_stays_there(device):
    stage = Stage()
    table = asked(stage, "gran_ramino", 2, 4)
    stage.rest()
    before = list(table.hand)
    ply = table.view.ply
    target = place_of(table, before[5])
    drag(stage, ("card", before[1]), (target.x, target.y), device)
    moved = [*before[:1], *before[2:6], before[1], *before[6:]]
    assert in_hand(table) == moved == list(table.hand)
    assert stage.home.comfort.order == "own" and table.view.ply == ply
    stage.rest()
    assert table.tabletop.settled(table.view, table.spread)
    drag(stage, ("card", before[1]), (place_of(table, before[1]).x, target.y), device)
    assert in_hand(table) == moved, "dropped where it was, it stays"


def test_keys_and_pads_carry_the_card_with_the_focus():
    stage = Stage(pace=0.0)
    table = asked(stage, "gran_ramino", 2, 4)
    before = list(table.hand)
    table.focus.go(("card", before[2]))
    for _ in range(3):
        stage.stack.hear(Intent(Kind.CARRY, dx=1, device="pad:1"))
    assert in_hand(table).index(before[2]) == 5 and table.focus.current.key == ("card", before[2])
    for _ in range(20):
        stage.stack.hear(Intent(Kind.CARRY, dx=-1))
    assert in_hand(table)[0] == before[2]


def test_new_cards_come_to_the_right_end_of_the_own_order():
    stage = Stage(pace=0.0)
    table = asked(stage, "gran_ramino", 2, 4)
    table.focus.go(("card", table.hand[-1]))
    stage.stack.hear(Intent(Kind.CARRY, dx=-9))
    own = in_hand(table)
    stage.key(("spot", "stock"))
    assert in_hand(table)[:-1] == own
    new = in_hand(table)[-1]
    assert new == table.marks.taken_by(0)[0]


def test_a_trick_that_is_picked_up_comes_to_the_right_end_in_the_order_in_which_it_was_played():
    stage = Stage(pace=0.0)
    table = stage.table("rolling_stone", 4, 1)
    stage.until_asked()
    tool(stage, "sort"), tool(stage, "sort")
    for _ in range(100):
        stage.until_asked()
        if [action.text for action in table.view.legal] == ["pick up"]:
            break
        stage.key(doing(table)[0])
    own, trick = in_hand(table), table.view.pile("trick").up
    stage.key(("do", "pick up"))
    assert in_hand(table) == [*own, *trick]


def test_the_order_is_the_same_from_the_first_frame_of_a_deal():
    """While cards are dealt each lies between those between which it stays."""
    for kind in ("suit", "rank", "own"):
        stage = Stage()
        table = stage.table("rolling_stone", 4, 6)
        while stage.home.comfort.order != kind:
            tool(stage, "sort")
        final = None
        orders = []
        for _ in range(2000):
            stage.wait(0.02)
            hand = [one.will for one in table.tabletop.piles.get(_hand(table), ()) if one.will is not None]
            if hand:
                orders.append(hand)
            if table.view.ply and not table.moving:
                final = in_hand(table)
                break
        assert final and len(orders) > 10
        for hand in orders:
            assert hand == [card for card in final if card in hand], kind


def test_a_hand_that_is_dealt_anew_begins_by_suit():
    stage = Stage(pace=0.0)
    table = asked(stage, "gran_ramino", 2, 4)
    table.focus.go(("card", table.hand[-1]))
    stage.stack.hear(Intent(Kind.CARRY, dx=-9))
    assert stage.home.comfort.order == "own"
    while not table.match.table.deal_over:
        table.play(table.match.table.legal[0])
    table.play(DEAL)
    suits = [cards.suit(card) for card in in_hand(table)]
    assert len(set(suits)) == sum(one != other for one, other in zip(suits, [None, *suits]))


def test_the_own_order_is_kept_with_the_match(tmp_path):
    first = Stage(pace=0.0)
    first.home.store = Store(tmp_path)
    table = asked(first, "gran_ramino", 2, 4)
    card = table.hand[3]
    table.focus.go(("card", card))
    for _ in range(3):
        first.stack.hear(Intent(Kind.CARRY, dx=-1))
    first.key(("spot", "stock"))
    own = in_hand(table)
    assert own[0] == card
    first.home.store.close()
    second = Stage(pace=0.0)
    second.home.store = Store(tmp_path)
    (saved,) = second.home.store.matches()
    match = Match.resumed(saved)
    second.home.comfort = first.home.comfort
    again = second.home.table(second.home, match)
    assert list(again.hand) == own
    second.home.store.close()


@pytest.mark.parametrize("damaged", [None, 3, [], {"0": 5}, {"0": "XX YY"}, {"0": "7H 7H"}, {"9": "7H"}, {"0": None}])
def test_an_own_order_that_cannot_be_read_is_none(damaged):
    from game.places.order import OwnOrders

    own = OwnOrders((0,))
    own.read(damaged)
    assert own.of(0) in ((), (cards.card("7H"),))


# Taking back


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
