"""Rolling Stone by its rules page: the limit of a deal (RS-12)."""

from typing import Any

import pytest

from engine import cards
from engine.events import DealOver, Scored
from engine.model import Action, View
from tests.games.rolling_stone_table import GAME, LIMIT, ORDER, SEATS, TRICK, rs
from tests.games.setting import deal, do, hand, legal, pile, play_deal, plays, public, refuse, scores, sit, sizes, w, winners


def test_rs_12_the_count_is_reached_at_the_end_of_a_trick() -> None:
    table = rs(LIMIT, made=156)
    events = do(table, *TRICK)
    assert (winners(table), public(table).made, public(table).limit) == ((0,), 160, 160)
    assert sizes(table) == [1, 2, 2, 2]
    assert pile(table, "won", 1) == w("9H KH 8H 7H")
    assert [event.winners for event in events if isinstance(event, DealOver)] == [(0,)]
    refuse(table, "1 play AS", "1 play 8S", "0 play TD")
    table = rs(LIMIT, made=155)
    do(table, *TRICK)
    assert (winners(table), table.turn, legal(table)) == ((), 1, plays("AS 8S"))


def test_rs_12_the_count_is_reached_by_a_pick_up() -> None:
    table = rs("9H TD 8S | 7S AS | 8H 7C TC | 7H QC JC", made=158)
    do(table, "0 play 9H, 1 pick up")
    assert (winners(table), hand(table, 1), public(table).made) == ((0,), w("9H 7S AS"), 160)
    assert public(table).barred == ()
    refuse(table, "1 play AS")


def test_rs_12_a_trick_is_played_out() -> None:
    table = rs(LIMIT, made=157)
    do(table, *TRICK[:3])
    assert (winners(table), table.turn, legal(table)) == ((), 3, plays("7H"))
    refuse(table, "3 play QC", "3 pick up")
    do(table, TRICK[3])
    assert (winners(table), public(table).made) == ((0,), 161)


def test_rs_12_a_pick_up_in_the_trick_that_is_played_out() -> None:
    table = rs("9H TD | KH AS 8S | 9S 7C TC | 7H QC JC", made=158)
    do(table, "0 play 9H, 1 play KH, 2 pick up")
    assert (winners(table), hand(table, 2)) == ((0,), w("9S 7C TC 9H KH"))


def test_rs_12_going_out_in_the_trick_that_is_played_out() -> None:
    table = rs("9H TD | KH AS 8S | 8H | 7H QC JC", made=159, pickups=[0, 0, 9, 0])
    do(table, "0 play 9H, 1 play KH, 2 play 8H")
    assert (winners(table), sizes(table)) == ((2,), [1, 2, 0, 3])


@SEATS
def test_rs_12_forty_moves_for_each_player(seats: int) -> None:
    """A lead at the last move of the count is followed by at most five more."""
    suits = ["D"] * seats
    ranks = ORDER[-seats:]
    held = [f"{rank}{suit} {rank}C {rank}S" for rank, suit in zip(ranks, suits)]
    held[0] = f"{ranks[0]}D {ranks[0]}C"
    table = rs(" | ".join(held), made=40 * seats - 1)
    do(table, *(f"{seat} play {ranks[seat]}D" for seat in range(seats)))
    assert (public(table).made, public(table).limit, winners(table)) == (41 * seats - 1, 40 * seats, (0,))


@pytest.mark.parametrize(
    ("held", "pickups", "won"),
    [
        pytest.param("9H TD | KH AS 8S | 8H 7C TC | 7H QC JC", [9, 0, 0, 0], (0,), id="fewest cards, pick-ups or not"),
        pytest.param("9H TD 8S | KH AS | 8H 7C TC | 7H QC", [0, 3, 0, 4], (1,), id="then fewest pick-ups among them"),
        pytest.param("9H TD 8S | KH AS | 8H 7C TC | 7H QC", [0, 4, 0, 4], (1, 3), id="then they share"),
        pytest.param("9H TD | KH AS | 8H 7C | 7H QC", [2, 2, 2, 2], (0, 1, 2, 3), id="all share"),
        pytest.param("9H TD | KH AS | 8H 7C | 7H QC", [2, 1, 3, 1], (1, 3), id="two of four share"),
    ],
)
def test_rs_12_who_wins_a_stopped_deal(held: str, pickups: list[int], won: tuple[int, ...]) -> None:
    table = rs(held, made=156, pickups=pickups)
    events = do(table, *TRICK)
    assert winners(table) == won
    assert scores(table) == tuple(int(seat in won) for seat in range(4))
    assert [event for event in events if isinstance(event, Scored)] == [Scored(seat, 1) for seat in won]


@pytest.mark.parametrize(("held", "voluntary"), [("AS", "false"), ("KH", "true"), ("KH", "two")])
def test_rs_12_the_pick_up_that_ends_the_deal_counts_forced_or_not(held: str, voluntary: str) -> None:
    given: dict[str, object] = {"voluntary_pickup": voluntary}
    table = rs(f"9H TD 8S | {held} | 8H 7C TC | 7H QC JC", given=given, made=158, pickups=[1, 0, 0, 0])
    do(table, "0 play 9H, 1 pick up")
    assert winners(table) == (0, 1)


def highest(view: View[Any, Any]) -> Action:
    return max(view.legal, key=lambda action: -1 if action.card is None else cards.rank(action.card))


def test_rs_12_ends_the_loops_of_players_who_never_vary() -> None:
    """Always the highest card: some deals go round for ever, and stop at the limit."""
    stopped = 0
    for seed in range(250):
        table = sit(GAME, 4, seed, match_to=1)
        deal(table)
        play_deal(table, highest)
        made = public(table).made
        assert made <= 163
        assert (made >= 160 and all(sizes(table))) or min(sizes(table)) == 0
        stopped += made >= 160
    assert stopped
