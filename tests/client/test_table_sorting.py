"""Sorting the own hand: the orders, a card carried by pointer or key, and the own order kept."""

import pytest

from engine import cards
from engine.model import DEAL
from game.intents import Intent, Kind
from game.match import Match
from game.store import Store
from tests.client.stage import Stage, doing
from tests.client.table_stage import DEVICES, asked, drag, hand_zone, in_hand, place_of, tool


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
            hand = [one.will for one in table.tabletop.piles.get(hand_zone(table), ()) if one.will is not None]
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
