"""Gran Ramino by its rules page: the pack, its points and the deal (GR-1 to GR-3)."""

from random import Random

import pytest

from tests.games.gran_ramino_table import FORMS, GAME, ORDERS, POINTS, about_to_close, gr
from tests.games.setting import (
    at_random,
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
    winners,
)


@FORMS
def test_gr_1_pack_hands_and_stock(seats: int, pack: int, size: int, stock: int) -> None:
    table = sit(GAME, seats, 3, pack=pack)
    every = {rank + suit for rank in ORDERS[pack, "low"] for suit in "SCDH"}
    assert pile(table, "stock") == every
    assert len(every) == pack
    deal(table)
    assert sizes(table) == [size] * seats
    assert len(pile(table, "stock")) == stock == table.view(None).pile("stock").count
    assert set().union(pile(table, "stock"), *hands(table)) == every


@pytest.mark.parametrize("seats", [1, 5])
def test_gr_1_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        options(GAME, seats)


@pytest.mark.parametrize(
    ("run", "pack", "ace", "closes"),
    [
        ("6S 7S JS", 40, "low", True),
        ("AS 2S 3S", 40, "low", True),
        ("QS KS AS", 40, "low", False),
        ("KS AS 2S", 40, "low", False),
        ("QS KS AS", 40, "high", False),  # the switch is for the German pack
        ("9S TS JS", 36, "low", True),
        ("AS 6S 7S", 36, "low", True),
        ("QS KS AS", 36, "low", False),
        ("KS AS 6S", 36, "low", False),
        ("QS KS AS", 36, "high", True),
        ("AS 6S 7S", 36, "high", False),
        ("KS AS 6S", 36, "high", False),
    ],
)
def test_gr_1_ranks_for_runs(run: str, pack: int, ace: str, closes: bool) -> None:
    table = about_to_close(
        f"QH QD QC QS {run}" if "QS" not in run else f"7H 7D 7C 7S {run}", "JD", 3, {"pack": pack, "german_ace": ace}
    )
    do(table, "0 draw stock, 0 discard JD")
    assert public(table).closer == (0 if closes else None)
    assert winners(table) == ((0,) if closes else ())


@FORMS
def test_gr_2_points(seats: int, pack: int, size: int, stock: int) -> None:
    for ace in ("low", "high"):
        counted = set()
        for seed in range(8):
            rest = [rank + suit for rank in ORDERS[pack, "low"] for suit in "SCDH"]
            Random(seed).shuffle(rest)
            held = [rest[seat * size : (seat + 1) * size] for seat in range(seats)]
            table = gr(" | ".join(map(" ".join, held)), {"pack": pack, "german_ace": ace}, stock=rest[-1])
            do(table, f"0 draw stock, 0 discard {rest[-1]}")
            counts = [sum(POINTS[card[0]] for card in one) for one in held]
            assert public(table).closer is None
            assert [result.points for result in public(table).results] == counts
            assert winners(table) == tuple(seat for seat in range(seats) if counts[seat] == max(counts))
            counted |= {card[0] for one in held for card in one}
        assert counted == set(ORDERS[pack, "low"])


@FORMS
def test_gr_3_the_deal(seats: int, pack: int, size: int, stock: int) -> None:
    """Ten cards in two packets of five, seven one at a time, from the dealer's left; no card is turned up."""
    table = sit(GAME, seats, 6, pack=pack)
    at_once = 5 if size == 10 else 1
    for _ in range(2):
        dealt = moved(deal(table), "stock", "hand")
        first = public(table).dealer + 1
        assert [seat for seat, _ in dealt] == [(first + card // at_once) % seats for card in range(size * seats)]
        for seat in range(seats):
            assert {name for to, name in dealt if to == seat} == hand(table, seat)
        assert pile(table, "discards") == set()
        play_deal(table, at_random(1))


@FORMS
def test_gr_3_the_player_after_the_dealer_must_draw_from_the_stock(seats: int, pack: int, size: int, stock: int) -> None:
    table = sit(GAME, seats, 6, pack=pack)
    deal(table)
    first = (public(table).dealer + 1) % seats
    assert (table.turn, legal(table)) == (first, {"draw stock"})
    refuse(table, f"{first} draw discard", f"{first} discard {min(hand(table, first))}", f"{(first + 1) % seats} draw stock")


def test_gr_3_the_cut_goes_by_the_ranks_of_the_pack() -> None:
    """As in RS-3, with the order of GR-1: a king beats an ace unless the German ace is high."""
    for (pack, ace), order in ORDERS.items():
        longest = 0
        for seed in range(60):
            table = sit(GAME, 4, seed, pack=pack, german_ace=ace)
            assert table.turn == 0
            dealer, rounds = check_cut(deal(table), 4, order)
            assert public(table).dealer == dealer
            longest = max(longest, rounds)
        assert longest > 1


def test_deals_differ() -> None:
    check_deals_differ([sit(GAME, 3, seed) for seed in range(50)])
