"""Gran Ramino by its rules page: the stock runs out (GR-13)."""

from random import Random

import pytest

from engine import cards
from engine.events import Restocked, Scored
from tests.games.gran_ramino_table import BOTH, GAME, SHORT, THREE, gr, results, throw
from tests.games.setting import (
    deal,
    do,
    hand,
    known,
    legal,
    moved,
    names,
    options,
    pile,
    public,
    refuse,
    scores,
    sit,
    sizes,
    w,
    winners,
    worlds,
)


def test_gr_13_who_draws_the_last_card_may_close_with_it() -> None:
    table = gr(SHORT, stock="2S", discards="AD")
    do(table, "0 draw stock")
    assert (winners(table), pile(table, "stock")) == ((), set())
    assert legal(table) == throw("4D 5D 6D 2H 2D 2C KS 2S"), "the turn is finished"
    do(table, "0 discard KS")
    assert (winners(table), public(table).closer, results(table)) == ((0,), 0, ["sette", "", ""])


def test_gr_13_otherwise_the_most_points_win() -> None:
    table = gr(THREE, turn=1, stock="6S", discards="7D")
    events = do(table, "1 draw stock, 1 discard 2H")
    assert (winners(table), public(table).closer, results(table)) == ((1,), None, ["", "", ""])
    assert [result.points for result in public(table).results] == [37, 46, 38]
    assert [event for event in events if isinstance(event, Scored)] == [Scored(1, 1)]
    refuse(table, "2 draw stock", "2 draw discard", "1 draw stock", "1 discard KH")


def test_gr_13_every_hand_is_counted_melded_or_not() -> None:
    """A sette of 30 that never closed loses to 42 points of nothing."""
    table = gr("3H 4H 5H 6H 7H 2S 3S | KH QS 6D 4C 3C 2C JC | KD JD 7S 5C 4S 3D AC", turn=2, stock="7D", discards="QD")
    do(table, "2 draw stock, 2 discard 7D")
    assert [result.points for result in public(table).results] == [30, 42, 38]
    assert winners(table) == (1,)


def test_gr_13_a_complete_hand_is_no_better_when_the_stock_is_gone() -> None:
    """Nobody is looked at without a closer: seat 0 was dealt a sette, and points decide."""
    table = gr("AH 2H 3H AS AD AC 4H | KH QS 6D 4C 3C 2C JC | KD JD 7S 5C 4S 3D 2D", turn=2, stock="7D", discards="QD")
    do(table, "2 draw stock, 2 discard 7D")
    assert (winners(table), results(table)) == ((1,), ["", "", ""])


def test_gr_13_nobody_is_looked_at_with_the_last_discard() -> None:
    table = gr("KC QD JD 5H AS AC 2H | JS QS 3S 3H 3D 3C 2D | AH 4H 5D 6H 7H 2S 2C", stock="KS")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), results(table)) == ((0,), ["", "", ""])


def test_gr_13_equal_points_are_a_drawn_deal_that_each_scores() -> None:
    table = gr(THREE, {"hand_points": "graded"}, turn=1, stock="6S", discards="7D")
    events = do(table, "1 draw stock, 1 discard KH")
    assert [result.points for result in public(table).results] == [37, 38, 38]
    assert (winners(table), scores(table)) == ((1, 2), (0, 1, 1))
    assert [event for event in events if isinstance(event, Scored)] == [Scored(1, 1), Scored(2, 1)]


@pytest.mark.parametrize(
    ("turns", "before", "again"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 0, True), (2, 1, True), (2, 2, False)]
)
def test_gr_13_how_often_the_discard_pile_is_turned(turns: int, before: int, again: bool) -> None:
    table = gr(THREE, {"turn_discards": turns}, turn=1, stock="6S", discards="QD 7D", turned=before)
    events = do(table, "1 draw stock, 1 discard 2H")
    assert [event.number for event in events if isinstance(event, Restocked)] == ([2] if again else [])
    assert public(table).turned == before + again
    if not again:
        assert winners(table) == (1,)
        return
    assert (winners(table), table.turn, legal(table)) == ((), 2, BOTH)
    assert (pile(table, "stock"), pile(table, "discards")) == (w("QD 7D"), {"2H"})
    assert sizes(table) == [7, 7, 7]
    do(table, "2 draw discard")
    assert (hand(table, 2) >= {"2H"}, pile(table, "discards")) == (True, set())
    refuse(table, "2 discard 2H")


def test_gr_13_never_turned_unless_chosen() -> None:
    assert options(GAME, 4)["turn_discards"] == "0"


def test_gr_13_a_close_with_the_last_card_turns_nothing() -> None:
    table = gr(SHORT, {"turn_discards": 1}, stock="2S", discards="AD")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), public(table).turned) == ((0,), 0)


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_gr_13_in_whole_deals(turns: int) -> None:
    """Without a take and without a close everybody draws until the stock has gone round so often."""
    for seed in range(10):
        table = sit(GAME, 4, seed, pack=36, turn_discards=turns)
        deal(table)
        dice = Random(seed)
        draws, shuffles = 0, set[int]()
        while not table.deal_over:
            assert table.turn is not None
            draws += public(table).phase == "draw"
            action = table.legal[0] if public(table).phase == "draw" else dice.choice(table.legal)
            assert action.text != "draw discard"
            before = table.view(None).pile("discards").up
            events = table.play(table.turn, action)
            for event in events:
                if isinstance(event, Restocked):
                    assert event.number == len(before)
                    assert pile(table, "stock") == names(before), "all but the card just discarded"
                    shuffles.add(public(table).turned)
        if public(table).closer is None:
            assert draws == 8 + turns * 7
            assert shuffles == set(range(1, turns + 1))


def test_gr_13_the_turned_pile_is_shuffled() -> None:
    """The cards do not come back in the order they lay in, and not in the same way each time."""
    came = set()
    for seed in range(12):
        table = sit(GAME, 2, seed, pack=36, turn_discards=1)
        deal(table)
        lay_there: list[str] = []
        while public(table).turned == 0 and not table.deal_over:
            lay_there = [cards.name(card) for card in table.view(None).pile("discards").up]
            assert table.turn is not None
            table.play(table.turn, table.legal[-1] if public(table).phase == "discard" else table.legal[0])
        drawn: list[str] = []
        while len(drawn) < len(lay_there) and not table.deal_over:
            assert table.turn is not None
            drawn += [name for _, name in moved(table.play(table.turn, table.legal[0]), "stock", "hand")]
        assert len(drawn) < 15 or drawn not in (lay_there, lay_there[::-1])
        came.add(tuple(lay_there.index(name) for name in drawn[:6]))
    assert len(came) > 10


def test_gr_13_a_turned_card_is_never_imagined_out_of_play() -> None:
    """Turned discards lie in the stock or with who has drawn since, also in a position that leaves cards unnamed."""
    table = gr(THREE, {"turn_discards": "1"}, turn=1, stock="6S", discards="QD QC JH 7D")
    do(table, "1 draw stock, 1 discard 2H, 2 draw stock, 2 discard AC")
    turned = w("QD QC JH 7D")
    for world in worlds(table, 0, 60):
        assert not turned & known(world, "away")
        assert len(turned & known(world, "stock")) == 3
        assert len(turned & known(world, "hand", 2)) == 1
