"""Rolling Stone by its rules page: the match (RS-13, RS-14)."""

import pytest

from engine.events import MatchOver
from tests.games.rolling_stone_table import GAME, LIMIT, SEATS, TRICK, rs
from tests.games.setting import (
    at_random,
    champions,
    deal,
    do,
    everything,
    hand,
    legal,
    play_deal,
    play_match,
    public,
    refuse,
    scores,
    sit,
    sizes,
    winners,
)


@pytest.mark.parametrize("match_to", [3, 1, 5])
@SEATS
def test_rs_13_first_to(seats: int, match_to: int) -> None:
    given = {} if match_to == 3 else {"match_to": match_to}
    table = sit(GAME, seats, 21 + seats, **given)
    choose, tally = at_random(seats), [0] * seats
    while table.turn is not None:
        assert max(tally) < match_to
        deal(table)
        play_deal(table, choose)
        for seat in winners(table):
            tally[seat] += 1
        assert scores(table) == tuple(tally)
    assert max(tally) == match_to
    assert champions(table) == tuple(seat for seat in range(seats) if tally[seat] == match_to)
    assert legal(table) == set()
    refuse(table, *(f"{seat} deal" for seat in range(seats)), "0 pick up")


def test_rs_13_two_reach_it_in_the_same_deal() -> None:
    table = rs("9H TD 8S | KH AS | 8H 7C TC | 7H QC", given={"match_to": 1}, made=157)
    events = do(table, *TRICK)
    assert (champions(table), table.turn) == ((1, 3), None)
    assert events[-1] == MatchOver((1, 3))


def test_rs_13_a_shared_deal_is_one_for_each_of_them() -> None:
    table = rs("9H TD 8S | KH AS | 8H 7C TC | 7H QC", made=157)
    do(table, *TRICK)
    assert (scores(table), champions(table), legal(table)) == ((0, 1, 0, 1), (), {"deal"})


@SEATS
def test_rs_14_a_point_for_each_card_the_others_hold(seats: int) -> None:
    table = sit(GAME, seats, 5, scoring="cards", match_to=1)
    choose, tally, dealers = at_random(4), [0] * seats, set()
    for number in range(1, seats + 1):
        assert champions(table) == (), "match_to has no say here"
        deal(table)
        dealers.add(public(table).dealer)
        play_deal(table, choose)
        (winner,) = winners(table)
        tally[winner] += sum(sizes(table)) - len(hand(table, winner))
        assert scores(table) == tuple(tally)
        assert (table.turn is None) == (number == seats)
    assert dealers == set(range(seats)), "everybody has dealt once"
    assert champions(table) == tuple(seat for seat in range(seats) if tally[seat] == max(tally))


def test_rs_14_tricks_won_count_nothing() -> None:
    table = rs("9H TD | KH AS 8S | 8H 7D TC | 7H QC JC", given={"scoring": "cards"})
    do(table, *TRICK, "1 play AS", "2 pick up", "2 play 7D", "3 pick up", "3 play QC", "0 pick up", "0 play TD")
    assert winners(table) == ()
    do(table, "1 pick up, 1 play 8S, 2 play AS")
    assert sizes(table) == [1, 1, 1, 2]
    do(table, "3 pick up, 3 play JC, 0 play QC")
    assert (winners(table), scores(table)) == ((0,), (1 + 1 + 3, 0, 0, 0))


def test_rs_14_after_the_limit() -> None:
    table = rs(LIMIT, given={"scoring": "cards"}, made=156)
    do(table, *TRICK)
    assert scores(table) == (6, 0, 0, 0), "the cards of the others, not those of the winner"
    table = rs("9H TD 8S | KH AS | 8H 7C TC | 7H QC", given={"scoring": "cards"}, made=157)
    do(table, *TRICK)
    assert scores(table) == (0, 4, 0, 4), "each the cards of those who do not share: two and two"
    table = rs("9H TD | KH AS | 8H 7C | 7H QC", given={"scoring": "cards"}, made=157)
    do(table, *TRICK)
    assert scores(table) == (0, 0, 0, 0), "all share, so nobody holds a card that counts"


def test_rs_14_equal_points_share_the_match() -> None:
    for seed in range(400):
        table = sit(GAME, 4, seed, scoring="cards")
        play_match(table, at_random(seed))
        best = max(scores(table))
        assert champions(table) == tuple(seat for seat in range(4) if scores(table)[seat] == best)
        if len(champions(table)) > 1:
            return
    pytest.fail("no match was shared")


def test_a_match_from_the_same_seed_is_the_same() -> None:
    tables = [sit(GAME, 6, 77, voluntary_pickup="two") for _ in range(2)]
    for table in tables:
        play_match(table, at_random(3))
    assert everything(tables[0]) == everything(tables[1])
