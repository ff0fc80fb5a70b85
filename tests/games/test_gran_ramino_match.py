"""Gran Ramino by its rules page: points and the match (GR-15)."""

import pytest

from engine.events import MatchOver, Scored
from tests.games.gran_ramino_table import GAME, TEN, THREE, about_to_close, gr
from tests.games.setting import (
    at_random,
    champions,
    deal,
    do,
    everything,
    moved,
    play_deal,
    play_match,
    public,
    refuse,
    scores,
    sit,
    winners,
)


@pytest.mark.parametrize(
    ("kept", "seats", "points"),
    [
        pytest.param("AH 2H 3H 4H 5H 6H 7H JH QH KH", 2, 3, id="gran ramino"),
        pytest.param("4H 5H 6H 7H JH QH KH 3S 4C 5D", 2, 2, id="ramino of ten"),
        pytest.param("4S 5S 6S 7S JS 3H 4H 5H 6H 7H", 2, 1, id="dieci"),
        pytest.param("4D 5D 6D 7D JD QD KD", 3, 2, id="ramino of seven"),
        pytest.param("4D 5D 6D 7D 2H 2D 2C", 3, 1, id="sette"),
    ],
)
def test_gr_15_graded_points(kept: str, seats: int, points: int) -> None:
    for graded in (False, True):
        table = about_to_close(kept, "3C", seats, {"hand_points": "graded"} if graded else {})
        events = do(table, "0 draw stock, 0 discard 3C")
        due = points if graded else 1
        assert scores(table) == (due, *[0] * (seats - 1))
        assert [event for event in events if isinstance(event, Scored)] == [Scored(0, due)]


def test_gr_15_the_grade_is_that_of_the_winning_hand() -> None:
    table = gr(TEN, {"hand_points": "graded"}, stock="AC 2S")
    do(table, "0 draw stock, 0 discard 7C")
    assert scores(table) == (0, 2), "the closer's dieci is beaten by a ramino"


@pytest.mark.parametrize("match_to", [5, 1, 3, 7])
@pytest.mark.parametrize(("seats", "pack"), [(2, 40), (3, 40), (4, 36)])
def test_gr_15_first_to(seats: int, pack: int, match_to: int) -> None:
    table = sit(GAME, seats, 30 + seats, pack=pack, **({} if match_to == 5 else {"match_to": match_to}))
    choose, tally, dealers = at_random(seats), [0] * seats, list[int]()
    while table.turn is not None:
        assert max(tally) < match_to
        due = (dealers[-1] + 1) % seats if dealers else None
        if due is not None:
            assert table.turn == due, "the deal passes to the next player"
            refuse(table, f"{(due + 1) % seats} deal")
        events = deal(table)
        assert due in (None, public(table).dealer)
        assert bool(moved(events, "stock", "cut")) == (not dealers)
        dealers.append(public(table).dealer)
        assert table.turn == (dealers[-1] + 1) % seats
        play_deal(table, choose)
        for seat in winners(table):
            tally[seat] += 1
        assert scores(table) == tuple(tally)
    assert max(tally) == match_to
    assert champions(table) == tuple(seat for seat in range(seats) if tally[seat] == match_to)
    refuse(table, "0 deal", "1 draw stock")


def test_gr_15_two_reach_it_in_the_same_deal() -> None:
    table = gr(THREE, {"match_to": 1}, turn=1, stock="6S", discards="7D")
    events = do(table, "1 draw stock, 1 discard KH")
    assert (champions(table), table.turn, events[-1]) == ((1, 2), None, MatchOver((1, 2)))


def test_gr_15_graded_points_may_go_past_the_number() -> None:
    table = about_to_close("AH 2H 3H 4H 5H 6H 7H JH QH KH", "3C", 2, {"hand_points": "graded", "match_to": 1})
    do(table, "0 draw stock, 0 discard 3C")
    assert (champions(table), scores(table)) == ((0,), (3, 0))


def test_a_match_from_the_same_seed_is_the_same() -> None:
    tables = [sit(GAME, 3, 77, turn_discards=2) for _ in range(2)]
    for table in tables:
        play_match(table, at_random(3))
    assert everything(tables[0]) == everything(tables[1])
