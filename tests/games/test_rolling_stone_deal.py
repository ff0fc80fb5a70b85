"""Rolling Stone by its rules page: pack, rank, dealer, deal and lead (RS-1 to RS-5)."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.rolling_stone_table import GAME, LOWEST, ORDER, SEATS, pack, rs
from tests.games.setting import (
    at_random,
    champions,
    check_cut,
    check_deals_differ,
    deal,
    do,
    hand,
    hands,
    legal,
    moved,
    options,
    pile,
    play_deal,
    public,
    refuse,
    sit,
    sizes,
)


@SEATS
def test_rs_1_pack_and_hands(seats: int) -> None:
    table = sit(GAME, seats)
    assert pile(table, "stock") == pack(seats)
    assert len(pack(seats)) == 8 * seats
    deal(table)
    assert sizes(table) == [8] * seats
    assert set().union(*hands(table)) == pack(seats)
    assert pile(table, "stock") == set()


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 7, 8])
def test_rs_1_four_to_six_players(seats: int) -> None:
    with pytest.raises(ValueError, match="4, 5 or 6 players"):
        options(GAME, seats)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seats=st.sampled_from([4, 5, 6]), suit=st.sampled_from("SCDH"), data=st.data())
def test_rs_2_the_highest_of_the_suit_takes_the_trick(seats: int, suit: str, data: st.DataObject) -> None:
    ranks = data.draw(st.permutations(ORDER[ORDER.index(LOWEST[seats]) :]))[:seats]
    other = "H" if suit != "H" else "S"
    spare = [rank + other for rank in ORDER[-seats:]]
    table = rs(" | ".join(f"{rank}{suit} {kept}" for rank, kept in zip(ranks, spare)))
    do(table, *(f"{seat} play {rank}{suit}" for seat, rank in enumerate(ranks)))
    taker = max(range(seats), key=lambda seat: ORDER.index(ranks[seat]))
    assert table.turn == taker
    assert pile(table, "won", taker) == {rank + suit for rank in ranks}


@SEATS
def test_rs_3_the_highest_card_deals_and_ties_draw_again(seats: int) -> None:
    dealers, longest = set(), 0
    for seed in range(150):
        table = sit(GAME, seats, seed)
        assert table.turn == 0
        dealer, rounds = check_cut(deal(table), seats, ORDER)
        assert public(table).dealer == dealer
        dealers.add(dealer)
        longest = max(longest, rounds)
    assert dealers == set(range(seats))
    assert longest >= 3, "among these seeds some tie twice"


@SEATS
def test_rs_3_all_draw_from_the_reduced_pack_and_all_cards_go_back(seats: int) -> None:
    drawn: set[str] = set()
    for seed in range(60):
        table = sit(GAME, seats, seed)
        drawn |= {name for _, name in moved(deal(table), "stock", "cut")}
        assert set().union(*hands(table)) == pack(seats)
    assert drawn == pack(seats)


def test_rs_3_later_the_deal_passes_to_the_left() -> None:
    table = sit(GAME, 5, 3, match_to=5)
    deal(table)
    dealers = [public(table).dealer]
    while not champions(table):
        play_deal(table, at_random(5))
        if table.turn is not None:
            assert legal(table) == {"deal"}
            assert table.turn == (dealers[-1] + 1) % 5
            refuse(table, f"{(table.turn + 1) % 5} deal", f"{table.turn} play 7C", f"{table.turn} pick up")
            assert not moved(deal(table), "stock", "cut"), "there is one cut in a match"
            dealers.append(public(table).dealer)
    assert len(dealers) >= 5
    assert all(later == (dealer + 1) % 5 for dealer, later in pairwise(dealers))


@SEATS
def test_rs_4_one_card_at_a_time_from_the_dealers_left(seats: int) -> None:
    table = sit(GAME, seats, 8)
    for _ in range(2):
        dealt = moved(deal(table), "stock", "hand")
        left = public(table).dealer + 1
        assert [seat for seat, _ in dealt] == [(left + step) % seats for step in range(8 * seats)]
        for seat in range(seats):
            assert {name for to, name in dealt if to == seat} == hand(table, seat)
        play_deal(table, at_random(1))


def test_rs_4_deals_differ() -> None:
    check_deals_differ([sit(GAME, 4, seed) for seed in range(50)])


@SEATS
def test_rs_5_the_player_at_the_dealers_left_leads_any_card(seats: int) -> None:
    table = sit(GAME, seats, 4)
    deal(table)
    forehand = (public(table).dealer + 1) % seats
    assert table.turn == forehand
    assert legal(table) == {f"play {card}" for card in hand(table, forehand)}
    other = min(hand(table, (forehand + 1) % seats))
    refuse(table, f"{(forehand + 1) % seats} play {other}", f"{forehand} play {other}", f"{forehand} pick up")
