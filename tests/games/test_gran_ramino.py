"""Gran Ramino by its rules page: GR-1 to GR-15, what each seat may know, and why a card is refused.

Which hands are great ones is told here once more in the plainest words (`value`); `test_melds.py` looks at them closely.
"""

from collections.abc import Mapping
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import cards, chance
from engine.events import DealOver, MatchOver, Moved, Restocked, Scored, Shown, seen_by
from engine.games import find, melds
from engine.model import Action, Options, View
from engine.record import Record
from engine.table import Table
from tests.games.setting import (
    Chooser,
    at_random,
    champions,
    check_cut,
    deal,
    do,
    everything,
    hand,
    hands,
    known,
    lay,
    legal,
    moved,
    names,
    options,
    pile,
    play_deal,
    play_match,
    plays,
    public,
    refuse,
    scores,
    seen,
    sit,
    sizes,
    w,
    why_not,
    winners,
    worlds,
)

GAME = "gran_ramino"
FORMS = pytest.mark.parametrize(
    ("seats", "pack", "size", "stock"),
    [(2, 40, 10, 20), (3, 40, 7, 19), (4, 40, 7, 12), (2, 36, 7, 22), (3, 36, 7, 15), (4, 36, 7, 8)],
    ids=["ten", "seven for three", "seven for four", "German for two", "German for three", "German for four"],
)
ORDERS = {(40, "low"): "A234567JQK", (36, "low"): "A6789TJQK", (36, "high"): "6789TJQKA"}
POINTS = {"A": 1, "J": 8, "Q": 9, "K": 10, "T": 10, **{str(number): number for number in range(2, 10)}}
BOTH = {"draw stock", "draw discard"}

THREE = "KS QH 5D 3C 2S AH 7C | KH QS 6D 4C 3S 2H JC | KD JD 7S 5C 4H 3H AC"
"""Nobody has anything; 37, 42 and 38 points."""
SHORT = "4D 5D 6D 2H 2D 2C KS | QH JC 7S 5C 3H AC 4S | KH QD JS 7C 6C 3S AH"
"""Seat 0 has a sette once the 2S comes and the KS goes."""
TEN = "KS KH KD KC 4H 5H 6H 2D 2H 7C | 3C 4C 5C 6C JC QC 3D 7D JD AS"
"""Seat 0 has a dieci once the 2S comes and the 7C goes; seat 1 waits for the 7C."""


def gr(held: str, given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    return lay(GAME, held, given, **fields)


def throw(text: str) -> set[str]:
    return plays(text, "discard")


def results(table: Table) -> list[str]:
    """What each hand was called at the end of the deal, "" for nothing."""
    return [result.title for result in public(table).results]


# The great hands in plain words

Held = frozenset[str]


def parted(held: Held, order: str) -> bool:
    """Whether the cards fall into sets of one rank and runs of one suit, each card in one of them (GR-8)."""
    if not held:
        return True
    lowest = min(held, key=lambda card: (order.index(card[0]), card[1]))
    alike = [card for card in held if card[0] == lowest[0] and card != lowest]
    ways = [{lowest, *others} for number in (2, 3) for others in combinations(alike, number)]
    run = {lowest}
    for rank in order[order.index(lowest[0]) + 1 :]:
        if rank + lowest[1] not in held:
            break
        run = {*run, rank + lowest[1]}
        if len(run) >= 3:
            ways.append(run)
    return any(parted(held - way, order) for way in ways)


def ramino(held: Held, order: str) -> str | None:
    """The suit of a ramino's run of seven (GR-7, GR-9)."""
    for suit, low in product("SCDH", range(len(order) - 6)):
        run = {rank + suit for rank in order[low : low + 7]}
        if run <= held:
            others = held - run
            ranks = sorted(order.index(card[0]) for card in others)
            if len({card[1] for card in others}) < 2 or ranks == list(range(ranks[0], ranks[0] + 3)):
                return suit
    return None


def value(held: Held, order: str) -> tuple[int, ...]:
    """What a great hand is worth, bigger being better (GR-6 to GR-9, GR-12); () for any other hand."""
    height = "HDCS".index
    suits = {card[1] for card in held}
    if len(held) == 10 and len(suits) == 1:
        return 3, height(suits.pop())
    suit = ramino(held, order)
    if suit is not None:
        return 2, height(suit)
    if not parted(held, order):
        return ()
    of = {suit: [order.index(card[0]) for card in held if card[1] == suit] for suit in suits}
    return 1, *max((len(ranks), max(ranks), height(suit)) for suit, ranks in of.items())


def title(worth: tuple[int, ...], size: int) -> str:
    return {3: "gran ramino", 2: "ramino", 1: "dieci" if size == 10 else "sette"}[worth[0]] if worth else ""


def closed(table_of: list[Held], closer: int, discard: str, order: str, next_only: bool) -> tuple[int, list[tuple[int, ...]]]:
    """GR-11, GR-12: who wins when that seat has closed with that discard, and what each hand is worth at best."""
    seats = len(table_of)
    best: list[tuple[int, ...]] = [()] * seats
    winner = closer
    for step in range(seats):
        seat = (closer + step) % seats
        held = table_of[seat]
        ways = [held]
        if step == 1 or (step > 1 and not next_only):
            ways += [held - {away} | {discard} for away in held]
        best[seat] = max(value(way, order) for way in ways)
        if best[seat] > best[winner]:
            winner = seat
    return winner, best


def about_to_close(kept: str, away: str, seats: int = 3, given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    """Seat 0 draws the last of these cards and can put `away` away; the others get cards that make nothing."""
    chosen = options(GAME, seats, given)
    order = ORDERS[chosen.number("pack"), chosen["german_ace"] if chosen["pack"] == "36" else "low"]
    mine = kept.split()
    rest = [rank + suit for rank in order for suit in "SCDH" if rank + suit not in (*mine, away)]
    dice = Random(1)
    while True:
        dice.shuffle(rest)
        others = [rest[seat * len(mine) : (seat + 1) * len(mine)] for seat in range(seats - 1)]
        table = [frozenset(mine), *map(frozenset, others)]
        if all(worth == () for worth in closed(table, 0, away, order, False)[1][1:]):
            break
    held = " | ".join([" ".join([*mine[:-1], away]), *map(" ".join, others)])
    return gr(held, given, stock=f"{rest[-1]} {mine[-1]}", **fields)


# GR-1 to GR-5: the pack, the deal, a turn


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


def test_gr_4_draw_and_discard() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    assert legal(table) == BOTH
    refuse(table, "1 discard KH", "0 draw stock", "2 draw discard", "1 deal")
    events = do(table, "1 draw stock")
    assert moved(events, "stock", "hand") == [(1, "6S")]
    assert (table.turn, sizes(table), pile(table, "stock"), pile(table, "discards")) == (1, [7, 8, 7], {"6C"}, w("7D AD"))
    refuse(table, "1 draw stock", "1 draw discard", "2 draw stock", "1 discard AD", "1 discard KS")
    do(table, "1 discard KH")
    assert (table.turn, sizes(table)) == (2, [7, 7, 7])
    assert table.view(None).pile("discards").up == tuple(cards.card(name) for name in ("7D", "AD", "KH"))


def test_gr_4_only_the_card_just_discarded_may_be_taken() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    assert moved(do(table, "1 draw discard"), "discards", "hand") == [(1, "AD")]
    assert (hand(table, 1), pile(table, "discards")) == (w("KH QS 6D 4C 3S 2H JC AD"), {"7D"})
    assert hands(table)[::2] == [w("KS QH 5D 3C 2S AH 7C"), w("KD JD 7S 5C 4H 3H AC")]
    do(table, "1 discard KH", "2 draw discard")
    assert (hand(table, 2) - w("KD JD 7S 5C 4H 3H AC"), pile(table, "discards")) == ({"KH"}, {"7D"})


def test_gr_4_the_turn_goes_round() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    for seat in (1, 2, 0, 1):
        assert table.turn == seat
        do(table, f"{seat} draw discard", f"{seat} discard {min(hand(table, seat) - {'AD', '7D', 'AH', 'AC', '2H', '3H'})}")


def test_gr_5_a_card_from_the_stock_may_go_at_once() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    do(table, "1 draw stock")
    assert legal(table) == throw("KH QS 6D 4C 3S 2H JC 6S")
    do(table, "1 discard 6S")
    assert (table.turn, hand(table, 1)) == (2, w("KH QS 6D 4C 3S 2H JC"))


def test_gr_5_a_card_taken_may_not_go_in_the_same_turn() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    do(table, "1 draw discard")
    assert legal(table) == throw("KH QS 6D 4C 3S 2H JC")
    refuse(table, "1 discard AD")
    do(table, "1 discard KH, 2 draw stock, 2 discard 6S, 0 draw stock, 0 discard 6C, 1 draw stock")
    assert legal(table) == throw("QS 6D 4C 3S 2H JC AD 2D"), "a later turn may discard it"


# GR-6 to GR-9: the great hands close


def closes(kept: str, seats: int, called: str) -> None:
    """Seat 0 puts the one card away that does not belong to these: a great hand of that name, or "" for none."""
    away = "3C"
    table = about_to_close(kept, away, seats)
    do(table, "0 draw stock")
    assert winners(table) == ()
    do(table, f"0 discard {away}")
    assert (public(table).closer, winners(table)) == ((0, (0,)) if called else (None, ()))
    assert results(table) == ([called] + [""] * (seats - 1) if called else [])
    if called:
        result = public(table).results[0]
        assert names(result.kept) == w(kept)
        assert sorted(card for _, part in result.parts for card in part) == sorted(result.kept), "laid out for all to see"


@pytest.mark.parametrize(
    ("kept", "seats", "called"),
    [
        pytest.param("AH 2H 3H 4H 5H 6H 7H JH QH KH", 2, "gran ramino", id="ten of one suit"),
        pytest.param("KS QS JS 7S 6S 5S 4S 3S 2S AS", 2, "gran ramino", id="spades"),
        pytest.param("KS QS JS 7S 6S 5S 4S 3S 2S KD", 2, "", id="nine and one"),
        pytest.param("KS QS JS 7S 6S 5S 4S 3S 2S AD", 2, "ramino", id="nine and one: 4 to K, and A 2 3"),
    ],
)
def test_gr_6_ten_of_one_suit(kept: str, seats: int, called: str) -> None:
    closes(kept, seats, called)


@pytest.mark.parametrize(
    ("kept", "seats", "called"),
    [
        pytest.param("AH 2H 3H 4H 5H 6H 7H 2C 5C KC", 2, "ramino", id="three of another suit"),
        pytest.param("4H 5H 6H 7H JH QH KH 3S 4C 5D", 2, "ramino", id="three consecutive ranks"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S JS QD KH", 2, "ramino", id="seven of a run of eight"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S KH KD KC", 2, "dieci", id="three of a kind make no ramino"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S KH AD 2C", 2, "", id="K A 2 are not consecutive"),
    ],
)
def test_gr_7_seven_in_a_row_and_three_others(kept: str, seats: int, called: str) -> None:
    closes(kept, seats, called)


@pytest.mark.parametrize(
    ("kept", "seats", "called"),
    [
        pytest.param("2S 2H 2D 2C 5H 6H 7H KS KH KD", 2, "dieci", id="sets and a run"),
        pytest.param("4S 5S 6S 7S JS 3H 4H 5H 6H 7H", 2, "dieci", id="two runs of five"),
        pytest.param("5H 6H 7H 7S 7D 7C KS KH KD KC", 2, "dieci", id="the seven of hearts in the run"),
        pytest.param("4H 4D 4C 5H 6H 7H KS KD KC AS", 2, "", id="no card twice"),
        pytest.param("2S 3H 4S KS KH KD KC 7S 7H 7D", 2, "", id="no mixed runs"),
    ],
)
def test_gr_8_sets_and_runs(kept: str, seats: int, called: str) -> None:
    closes(kept, seats, called)


@pytest.mark.parametrize(
    ("kept", "seats", "called"),
    [
        pytest.param("4D 5D 6D 7D JD QD KD", 3, "ramino", id="seven in sequence"),
        pytest.param("4D 5D 6D 7D 2H 2D 2C", 4, "sette", id="a run and a set"),
        pytest.param("4D 5D 6D 2S 2H 2D 2C", 3, "sette", id="a run and four of a kind"),
        pytest.param("AS 2S 3S 5S 6S 7S JS", 3, "sette", id="seven of one suit, two runs"),
        pytest.param("AS 2S 3S 4S 6S 7S QS", 3, "", id="there is no gran ramino of seven"),
        pytest.param("4D 5D 6D 2S 2H 2D KC", 4, "", id="six and one"),
    ],
)
def test_gr_9_with_seven_cards(kept: str, seats: int, called: str) -> None:
    closes(kept, seats, called)


# GR-10 to GR-12: the close


def test_gr_10_a_hand_is_looked_at_when_its_owner_has_discarded() -> None:
    table = gr(SHORT, stock="7H 2S", discards="AD")
    do(table, "0 draw stock")
    assert (winners(table), table.turn) == ((), 0)
    events = do(table, "0 discard KS")
    assert (winners(table), public(table).closer, results(table)) == ((0,), 0, ["sette", "", ""])
    assert [event.winners for event in events if isinstance(event, DealOver)] == [(0,)]
    refuse(table, "1 draw stock", "1 draw discard", "0 draw stock")


def test_gr_10_who_wants_to_go_on_discards_otherwise() -> None:
    table = gr(SHORT, stock="7H 2S", discards="AD")
    do(table, "0 draw stock, 0 discard 5D")
    assert (winners(table), table.turn, legal(table)) == ((), 1, BOTH)


def test_gr_10_a_hand_dealt_complete_waits_for_its_owners_first_turn() -> None:
    table = gr("QH JC 7S 5C 3H AC 4S | 4D 5D 6D 2H 2D 2C 2S | KH QD JS 7C 6C 3S AH", stock="AD JH 7H")
    do(table, "0 draw stock, 0 discard 7H")
    assert (winners(table), table.turn) == ((), 1)
    do(table, "1 draw stock")
    assert winners(table) == ()
    do(table, "1 discard JH")
    assert (winners(table), public(table).closer) == ((1,), 1)


def test_gr_10_a_hand_dealt_complete_counts_if_somebody_else_closes_first() -> None:
    table = gr("4D 5D 6D 2H 2D 2C KS | KH QC JD 7C 6C 3H AC | 3S 4S 5S 6S 7S JS QS", stock="7H 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), public(table).closer, results(table)) == ((2,), 0, ["sette", "", "ramino"])
    assert scores(table) == (0, 0, 1)


def test_gr_10_nothing_is_ever_claimed() -> None:
    table = sit(GAME, 2, 4, match_to=1)
    dice = Random(2)
    while table.turn is not None:
        assert {action.kind for action in table.legal} in ({"deal"}, {"draw"}, {"discard"})
        table.play(table.turn, dice.choice(table.legal))


def test_gr_11_the_closing_discard_completes_another_hand() -> None:
    table = gr(TEN, stock="AC 2S")
    do(table, "0 draw stock, 0 discard 7C")
    assert (winners(table), public(table).closer, results(table), scores(table)) == ((1,), 0, ["dieci", "ramino"], (0, 1))
    other = public(table).results[1]
    assert (other.used, cards.name(other.away)) == (True, "AS")
    assert names(other.kept) == w("3C 4C 5C 6C 7C JC QC 3D 7D JD")
    assert not public(table).results[0].used


def test_gr_11_the_closer_wins_with_the_higher_hand() -> None:
    table = gr("AH 2H 3H 4H 5H 6H JS QD KC 3C | 4C 5C 6C KS KH KD JD JC JH AS", stock="AC 7H")
    do(table, "0 draw stock, 0 discard 3C")
    assert (winners(table), results(table)) == ((0,), ["ramino", "dieci"])


def test_gr_11_the_best_of_with_and_without() -> None:
    """Seat 1 was dealt a dieci; with the closing QD it is a ramino."""
    table = gr("KS KH KC KD 2S 2C 5S 5C 5H QD | 3D 4D 5D 6D 7D JD AH 2H 3H 4H", stock="AC 2D")
    do(table, "0 draw stock, 0 discard QD")
    assert (winners(table), results(table)) == ((1,), ["dieci", "ramino"])
    table = gr("KS KH KC KD 2S 2C 5S 5C 5H AC | 3D 4D 5D 6D 7D JD AH 2H 3H 4H", stock="QD 2D")
    do(table, "0 draw stock, 0 discard AC")
    assert (results(table), public(table).results[1].used) == (["dieci", "dieci"], False)


FAR = "4D 5D 6D 2H 2D 2C KS | QC JD 7C 6C 3H AD AS | KH KD KC 5S 6S 7S AC"
"""The closing KS helps seat 2, the farther one."""


def test_gr_11_every_player_may_use_it_or_only_the_next() -> None:
    table = gr(FAR, stock="7H 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), results(table)) == ((2,), ["sette", "", "sette"])
    table = gr(FAR, {"closing_discard": "next"}, stock="7H 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), results(table)) == ((0,), ["sette", "", ""])
    turned = "QC JD 7C 6C 3H AD AS | 4D 5D 6D 2H 2D 2C KS | KH KD KC 5S 6S 7S AC"
    table = gr(turned, {"closing_discard": "next"}, turn=1, stock="7H 2S")
    do(table, "1 draw stock, 1 discard KS")
    assert (winners(table), results(table)) == ((2,), ["", "sette", "sette"]), "here seat 2 is the next"


def test_gr_11_next_still_looks_at_the_rest_without_the_discard() -> None:
    table = gr("4D 5D 6D 2H 2D 2C KS | AS 7H JD QH QS 4S 6H | 3C 4C 5C 6C JC QC KC", {"closing_discard": "next"}, stock="7D 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), results(table)) == ((2,), ["sette", "", "sette"])


def test_gr_11_next_means_nothing_for_two() -> None:
    table = gr(TEN, {"closing_discard": "next"}, stock="AC 2S")
    do(table, "0 draw stock, 0 discard 7C")
    assert winners(table) == (1,)


NEAR = "4D 5D 6D 2H 2D 2C KS | JS QS 3S 3H 3D 3C AD | KH KD KC 5S 6S 7S AC | AS 7H JC QH QD 4C 6C"


def test_gr_12_equal_hands_with_one_discard_go_to_the_nearer() -> None:
    table = gr(NEAR, stock="7D 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), results(table)) == ((1,), ["sette", "sette", "sette", ""])
    assert [result.key for result in public(table).results[1:3]] == [(4, 9, 4), (4, 9, 4)]
    one, two, three, four = NEAR.split(" | ")
    table = gr(" | ".join((two, four, one, three)), turn=2, stock="7D 2S")
    do(table, "2 draw stock, 2 discard KS")
    assert winners(table) == (3,), "the order of turns counts from the closer, not from seat 0"


@pytest.mark.parametrize(
    ("closer", "away", "other", "won"),
    [
        pytest.param(
            "AD 2D 3D 4D 5D 6D 7D 3H 4S 5H", "KC", "4C 5C 6C 7C JC QC 2S 3S 7S AH", 1, id="ramino: clubs over diamonds"
        ),
        pytest.param(
            "AC 2C 3C 4C 5C 6C 7C 2S 3S 7S",
            "KD",
            "4D 5D 6D 7D JD QD 3H 4S 5H KH",
            0,
            id="ramino: clubs to the seven over diamonds to the king",
        ),
        pytest.param("6S 7S JS QS KS AC 2C 3C 4C 5C", "6D", "AH 2H 3H 4H 5H 6H 4D 5D 7D KD", 1, id="dieci: six over five"),
        pytest.param("6S 7S JS QS 4H 5H 6H AC AD AH", "5C", "AS 2S 3S 4S 6C 7C 2D 2H 2C JD", 0, id="dieci: the top card"),
        pytest.param("5H 6H 7H JH QS QD QC KS KD KC", "6D", "5D 7D JD 2S 2H 2C 3S 3H 3C AS", 1, id="dieci: then the suit"),
    ],
)
def test_gr_12_equal_names(closer: str, away: str, other: str, won: int) -> None:
    mine = closer.split()
    below = next(name for name in ("KS", "2H", "QD", "KH") if name not in f"{closer} {away} {other}")
    table = gr(f"{' '.join(mine[1:])} {away} | {other}", stock=f"{below} {mine[0]}")
    do(table, f"0 draw stock, 0 discard {away}")
    called = results(table)
    assert called[0] == called[1] != ""
    assert winners(table) == (won,)


def test_gr_12_of_two_suits_equally_long_the_better_counts() -> None:
    """Hearts to the king, not spades to the seven."""
    table = about_to_close("3S 4S 5S 6S 7S 6H 7H JH QH KH", "AD", 2)
    do(table, "0 draw stock, 0 discard AD")
    assert public(table).results[0].key == (5, 9, 1)
    table = about_to_close("AS 2S 3S 4S 5S AH 2H 3H 4H 5H", "KD", 2)
    do(table, "0 draw stock, 0 discard KD")
    assert public(table).results[0].key == (5, 4, 4)


@pytest.mark.parametrize("closing_discard", ["all", "next"])
@pytest.mark.parametrize(
    ("seats", "pack", "ace"), [(2, 40, "low"), (3, 40, "low"), (4, 40, "low"), (2, 36, "low"), (3, 36, "high"), (4, 36, "low")]
)
def test_gr_11_gr_12_closes_by_the_book(seats: int, pack: int, ace: str, closing_discard: str) -> None:
    """Great hands of every kind, complete or short of the closing discard, against each other."""
    size = 10 if (seats, pack) == (2, 40) else 7
    form = melds.form(pack, size, ace == "high")
    order = ORDERS[pack, ace]
    great = sorted(melds.winning(form))
    by_card = {card: [one for one in great if one >> card & 1] for card in cards.each(form.pack)}
    given = {"pack": pack, "german_ace": ace, "closing_discard": closing_discard, "hand_points": "graded"}
    beaten = 0
    for seed in range(12 if size == 10 else 40):
        dice = Random(seed)
        away = dice.choice(list(cards.each(form.pack)))
        held = [dice.choice([one for one in great if not one >> away & 1])]
        used = held[0] | 1 << away
        while len(held) < seats:
            waiting = dice.random() < 0.7
            fits = [one for one in (by_card[away] if waiting else great) if not one & (used & ~(waiting << away))]
            left = list(cards.each(form.pack & ~used))
            one = cards.of(dice.sample(left, size))
            if fits and dice.random() < 0.9:
                one = dice.choice(fits)
                if waiting:
                    one = one & ~(1 << away)
                    one |= 1 << dice.choice([card for card in left if not one >> card & 1])
            held.append(one)
            used |= one
        closer = dice.randrange(seats)
        table_of = [frozenset(names(cards.each(one))) for one in held[seats - closer :] + held[: seats - closer]]
        comes, discard = dice.choice(sorted(table_of[closer])), cards.name(away)
        last = next(cards.each(form.pack & ~used))
        before = [set(one) for one in table_of]
        before[closer] = {*before[closer] - {comes}, discard}
        table = gr(" | ".join(map(" ".join, before)), given, turn=closer, stock=f"{cards.name(last)} {comes}")
        do(table, f"{closer} draw stock, {closer} discard {discard}")
        winner, best = closed(table_of, closer, discard, order, closing_discard == "next" and seats > 2)
        assert (public(table).closer, winners(table)) == (closer, (winner,))
        assert results(table) == [title(worth, size) for worth in best]
        assert scores(table) == tuple((best[winner][0] if seat == winner else 0) for seat in range(seats))
        beaten += winner != closer
    assert beaten


# GR-13, GR-14: the stock runs out; takes in a row


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


def test_gr_14_after_twelve_takes_the_next_must_draw_from_the_stock() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    seat = 1
    for take in range(12):
        assert (legal(table), public(table).takes) == (BOTH, take)
        do(table, f"{seat} draw discard")
        spare = min(hand(table, seat) - names(table.view(None).pile("hand", seat).known))
        do(table, f"{seat} discard {spare}")
        seat = (seat + 1) % 3
    assert (table.turn, legal(table), winners(table)) == (seat, {"draw stock"}, ())
    refuse(table, f"{seat} draw discard")
    do(table, f"{seat} draw stock")
    assert public(table).takes == 0
    do(table, f"{seat} discard 6S")
    assert legal(table) == BOTH, "a draw begins the count anew"


def test_gr_14_a_draw_in_between_begins_the_count_anew() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD", taken_in_row=11)
    do(table, "1 draw stock, 1 discard 6S, 2 draw discard, 2 discard AC")
    assert (public(table).takes, legal(table)) == (1, BOTH)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 2**60),
    form=st.sampled_from([(2, 40, "low"), (3, 40, "low"), (4, 40, "low"), (2, 36, "high"), (3, 36, "low"), (4, 36, "high")]),
    turns=st.sampled_from([0, 1, 2]),
    next_only=st.booleans(),
    greed=st.sampled_from([0.2, 0.5, 0.97]),
    keen=st.booleans(),
)
def test_gr_4_to_gr_14_whole_deals_by_the_book(
    seed: int, form: tuple[int, int, str], turns: int, next_only: bool, greed: float, keen: bool
) -> None:
    """A deal told once more: what is legal, where the cards are, how it ends."""
    seats, pack, ace = form
    given = {"pack": pack, "german_ace": ace, "turn_discards": turns, "closing_discard": "next" if next_only else "all"}
    table = sit(GAME, seats, seed, **given)
    deal(table)
    order, size = ORDERS[pack, ace], 10 if (seats, pack) == (2, 40) else 7
    choose = player(seed, greed, keen and size == 7)
    held, heap, stock = [set(one) for one in hands(table)], list[str](), len(pile(table, "stock"))
    turn, takes, turned, taken, drawing = (public(table).dealer + 1) % seats, 0, 0, "", True
    while not table.deal_over:
        due = ({"draw stock"} if not heap or takes == 12 else BOTH) if drawing else throw(" ".join(held[turn] - {taken}))
        assert (table.turn, legal(table)) == (turn, due)
        action = choose(table.view(turn))
        events = table.play(turn, action)
        if drawing:
            (_, card), *_ = moved(events, "stock", "hand") or moved(events, "discards", "hand")
            if action.text == "draw stock":
                stock, takes, taken = stock - 1, 0, ""
            else:
                assert card == heap.pop()
                takes, taken = takes + 1, card
            held[turn].add(card)
            drawing = False
        else:
            card = action.text.split()[1]
            held[turn].remove(card)
            heap.append(card)
            if value(frozenset(held[turn]), order):
                winner, best = closed([frozenset(one) for one in held], turn, card, order, next_only and seats > 2)
                assert (public(table).closer, winners(table)) == (turn, (winner,))
                assert results(table) == [title(worth, size) for worth in best]
            elif not stock and turned == turns:
                points = [sum(POINTS[card[0]] for card in one) for one in held]
                assert (public(table).closer, winners(table)) == (
                    None,
                    tuple(seat for seat in range(seats) if points[seat] == max(points)),
                )
            else:
                if not stock:
                    stock, heap, turned = len(heap) - 1, heap[-1:], turned + 1
                turn, drawing = (turn + 1) % seats, True
                assert not table.deal_over
        assert hands(table) == held
        assert [cards.name(card) for card in table.view(None).pile("discards").up] == heap
        assert table.view(None).pile("stock").count == stock


def player(seed: int, greed: float, keen: bool) -> Chooser:
    """Takes from the discard pile as often as `greed` says; a keen one keeps what brings it nearer to a great hand."""
    dice = Random(seed)

    def choose(view: View[Any, Any]) -> Action:
        if view.table.phase == "draw":
            return view.legal[-1] if dice.random() < greed else view.legal[0]
        if not keen:
            return dice.choice(view.legal)
        form = melds.form(view.options.number("pack"), 7, view.options["german_ace"] == "high")
        held = cards.of(view.pile("hand", view.seat).up)
        return min(view.legal, key=lambda action: (melds.distance(form, held & ~(1 << (action.card or 0))), dice.random()))

    return choose


# GR-15: the match


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


# What each seat may know


def test_view_hands_and_stock_are_hidden_the_discards_open() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        for owner in range(3):
            assert seen(view, "hand", owner) == known(view, "hand", owner) == (hand(table, owner) if owner == viewer else set())
            assert view.pile("hand", owner).count == 7
        assert (known(view, "stock"), view.pile("stock").count) == (set(), 2)
        assert seen(view, "discards") == w("7D AD")
        assert bool(view.legal) == (viewer == 1)


def test_view_a_card_drawn_from_the_stock_is_its_owners_secret() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    events = do(table, "1 draw stock")
    for viewer in (None, 0, 1, 2):
        drawn = [event.seen_by(viewer).card for event in events if isinstance(event, Moved)]
        memory = table.view(viewer).memory
        assert drawn == [memory.drawn] == [cards.card("6S") if viewer == 1 else None]
        assert known(table.view(viewer), "hand", 1) == (hand(table, 1) if viewer == 1 else set())
        assert table.view(viewer).table.taken is None
    do(table, "1 discard KH")
    assert [table.view(viewer).memory.drawn for viewer in (None, 0, 1, 2)] == [None] * 4, "and no secret of the next player"


def test_view_a_card_taken_is_known_to_all_until_it_is_thrown_again() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    events = do(table, "1 draw discard")
    for viewer in (None, 0, 2):
        view = table.view(viewer)
        assert (known(view, "hand", 1), seen(view, "hand", 1)) == ({"AD"}, set())
        assert names([view.memory.drawn, view.table.taken]) == {"AD"}
        assert seen_by(events, viewer) == events
    do(table, "1 discard KH, 2 draw discard, 2 discard AC, 0 draw stock, 0 discard 6S, 1 draw stock")
    assert (known(table.view(0), "hand", 1), known(table.view(0), "hand", 2)) == ({"AD"}, {"KH"})
    do(table, "1 discard AD")
    assert known(table.view(0), "hand", 1) == set()
    assert known(table.view(0), "hand", 2) == {"KH"}


def test_view_all_hands_lie_open_when_the_deal_is_over() -> None:
    table = gr(SHORT, stock="7H 2S", discards="AD")
    events = do(table, "0 draw stock, 0 discard KS")
    shown = {event.zone.seat: names(event.cards) for event in events if isinstance(event, Shown)}
    assert [shown[seat] for seat in range(3)] == hands(table)
    for viewer in (None, 0, 1, 2):
        assert [seen(table.view(viewer), "hand", seat) for seat in range(3)] == hands(table)
        assert known(table.view(viewer), "stock") == set()


def test_view_open_hands() -> None:
    table = sit(GAME, 3, 2, open_hands=True)
    deal(table)
    do(table, f"{table.turn} draw stock")
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert [seen(view, "hand", seat) for seat in range(3)] == hands(table)
        assert view.memory.drawn is not None
        assert known(view, "stock") == set()


# What has been proven

NINE = "6C 7D 8C 9D TC JD AC | 6S 7S 8S 9S TS JS 7H"
REST = "6D 8D TD QD KD AD 7C 9C JC QC KC AH 8H 9H TH JH QH KH AS"


def test_memory_who_has_discarded_holds_no_great_hand() -> None:
    """Seat 0 has not seen ten cards, eight of them spades in a row: seven of those would be a ramino or a sette."""
    order = ORDERS[36, "low"]
    table = gr(NINE, {"pack": 36}, turn=1, stock="KS 6H QS", discards=REST)
    assert table.view(0).memory.judged == (False, False)
    assert any(value(frozenset(names(world.pile("hand", 1).known)), order) for world in worlds(table, 0, 300))
    do(table, "1 draw stock, 1 discard 6S")
    assert winners(table) == ()
    for viewer in (None, 0, 1):
        assert table.view(viewer).memory.judged == (False, True)
    told = [frozenset(names(world.pile("hand", 1).known)) for world in worlds(table, 0, 300)]
    assert not any(value(held, order) for held in told)
    assert len(set(told)) > 10, "and now it would be the seven of spades to the king, and nothing else"


def test_memory_imagined_hands_hold_what_was_taken() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    do(table, "1 draw discard, 1 discard KH")
    told = [names(world.pile("hand", 1).known) for world in worlds(table, 0)]
    assert all("AD" in held and "KH" not in held and len(held) == 7 for held in told)
    assert len({frozenset(held) for held in told}) > 20


def test_memory_turned_cards_lie_in_the_stock_or_were_drawn_since() -> None:
    """All 40 cards are on this table."""
    rest = [rank + suit for rank in ORDERS[40, "low"] for suit in "SCDH" if rank + suit not in THREE and rank + suit != "6S"]
    table = gr(THREE, {"turn_discards": 1}, turn=1, stock="6S", discards=" ".join(rest))
    do(table, "1 draw stock, 1 discard 2H")
    turned = set(rest)
    assert pile(table, "away") == set()
    for viewer in (None, 0, 1, 2):
        assert names(table.view(viewer).memory.recycled) == turned
    for world in worlds(table, 0):
        assert names(world.pile("stock").known) == turned
        assert not any(turned & names(world.pile("hand", seat).known) for seat in range(3))
    do(table, "2 draw stock")
    drawn = turned & hand(table, 2)
    do(table, "2 discard AC")
    told = set[str]()
    for world in worlds(table, 0, 120):
        there = turned & names(world.pile("hand", 2).known)
        assert len(there) == 1
        assert names(world.pile("stock").known) == turned - there
        assert not turned & names(world.pile("hand", 1).known)
        told |= there
    assert told == turned, "which one, only seat 2 knows"
    assert all(turned & names(world.pile("hand", 2).known) == drawn for world in worlds(table, 2))


def test_memory_before_a_turn_the_stock_is_anything_not_seen() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    assert (table.view(0).memory.recycled, public(table).turned) == ((), 0)
    told = set[str]()
    for world in worlds(table, 0):
        told |= names(world.pile("stock").known)
        assert not names(world.pile("stock").known) & (hand(table, 0) | w("7D AD"))
    assert len(told) > 15


@settings(max_examples=25, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 2**60),
    form=st.sampled_from([(2, 40), (3, 40), (4, 40), (2, 36), (3, 36), (4, 36)]),
    turns=st.sampled_from([0, 1, 2]),
)
def test_memory_is_true_and_imagined_worlds_keep_to_it(seed: int, form: tuple[int, int], turns: int) -> None:
    seats, pack = form
    table = sit(GAME, seats, seed, pack=pack, turn_discards=turns)
    deal(table)
    dice, choose = Random(seed), player(seed, 0.4, False)
    taken = [set[str]() for _ in range(seats)]
    turned, fresh = set[str](), [0] * seats
    acted = [False] * seats
    while not table.deal_over:
        seat = table.turn
        assert seat is not None
        if dice.random() < 0.1:
            viewer = dice.randrange(seats)
            view = table.view(viewer)
            assert view.memory.judged == tuple(acted)
            for world in (table.reveal(), *worlds(table, viewer, 2)):
                held = [names(world.pile("hand", owner).known) for owner in range(seats)]
                assert held[viewer] == hand(table, viewer)
                assert all(taken[owner] <= held[owner] for owner in range(seats))
                if turned:
                    assert names(world.pile("stock").known) <= turned
                    assert all(len((held[owner] & turned) - taken[owner]) <= fresh[owner] for owner in range(seats))
                    assert view.memory.fresh == tuple(fresh)
        action = choose(table.view(seat))
        heap = seen(table.view(None), "discards")
        events = table.play(seat, action)
        if action.text == "draw discard":
            taken[seat] |= {name for _, name in moved(events, "discards", "hand")}
        elif action.text == "draw stock":
            fresh[seat] += 1
        else:
            taken[seat].discard(action.text.split()[1])
            acted[seat] = True
        if any(isinstance(event, Restocked) for event in events):
            turned, fresh = heap, [0] * seats


def test_memory_begins_anew_with_each_deal() -> None:
    table = gr(THREE, turn=1, stock="2D 6S", discards="7D AD")
    do(table, "1 draw discard, 1 discard KH, 2 draw stock, 2 discard 6S, 0 draw stock, 0 discard 2D")
    assert legal(table) == {"deal"}
    deal(table)
    memory = table.view(None).memory
    assert (set(memory.taken), set(memory.judged), memory.recycled, memory.drawn) == ({()}, {False}, (), None)
    assert (public(table).takes, public(table).turned, public(table).closer, public(table).results) == (0, 0, None, ())
    table = gr(SHORT, stock="7H 2S", discards="AD")
    do(table, "0 draw stock, 0 discard KS")
    assert public(table).closer == 0
    deal(table)
    assert (public(table).closer, public(table).results, winners(table)) == (None, (), ())


# Why a card is refused


def test_why_not_before_the_deal_and_after_it() -> None:
    assert why_not(sit(GAME, 2), 0, "KS") == ("no_play_now", set())
    table = gr(THREE, turn=1, stock="6S", discards="7D")
    do(table, "1 draw stock, 1 discard 2H")
    assert why_not(table, 1, "KH") == ("no_play_now", set())
    assert why_not(table, 2, "2H") == ("no_play_now", set())


def test_why_not_before_a_card_is_drawn() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    assert why_not(table, 1, "AD") is None, "the top of the pile may be taken"
    assert why_not(table, 1, "7D") == ("not_in_hand", set()), "the card below it may not"
    assert why_not(table, 1, "KH") == ("draw_first", set())
    assert why_not(table, 1, "KS") == ("not_in_hand", set())
    assert why_not(table, 1, "6S") == ("not_in_hand", set())
    assert why_not(table, 0, "KS") == ("not_your_turn", set())
    assert why_not(table, 0, "AD") == ("not_your_turn", set())
    assert why_not(table, None, "AD") == ("not_your_turn", set())


def test_why_not_when_a_discard_is_due() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    do(table, "1 draw discard")
    assert why_not(table, 1, "AD") == ("just_taken", {"AD"})
    assert why_not(table, 1, "KH") is None
    assert why_not(table, 1, "7D") == ("already_drawn", set())
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    do(table, "1 draw stock")
    assert why_not(table, 1, "6S") is None
    assert why_not(table, 1, "AD") == ("already_drawn", set())


def test_why_not_after_twelve_takes() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD", taken_in_row=12)
    assert why_not(table, 1, "AD") == ("must_draw_stock", set())
    assert why_not(table, 1, "KH") == ("draw_first", set())


def test_deals_differ() -> None:
    tables = [sit(GAME, 3, seed) for seed in range(50)]
    for table in tables:
        deal(table)
    assert len({frozenset(hand(table, 0)) for table in tables}) == 50
    table = tables[0]
    first = hands(table)
    play_deal(table, at_random(1))
    deal(table)
    assert not any(held in first for held in hands(table))


def test_a_match_from_the_same_seed_is_the_same() -> None:
    tables = [sit(GAME, 3, 77, turn_discards=2) for _ in range(2)]
    for table in tables:
        play_match(table, at_random(3))
    assert everything(tables[0]) == everything(tables[1])


def test_gr_13_a_turned_card_is_never_imagined_out_of_play():
    """Turned discards lie in the stock or with who has drawn since, also in a position that leaves cards unnamed."""
    hands = ["KS QH 5D 3C 2S AH 7C", "KH QS 6D 4C 3S 2H JC", "KD JD 7S 5C 4H 3H AC"]
    given = {
        "hands": [hand.split() for hand in hands],
        "stock": ["6S"],
        "discards": ["QD", "QC", "JH", "7D"],
        "turn": 1,
    }
    three = Options(find("gran_ramino").info, 3, {"turn_discards": "1"})
    table = Table(Record("gran_ramino", three, position=given))
    for seat, text in ((1, "draw stock"), (1, "discard 2H"), (2, "draw stock"), (2, "discard AC")):
        table.play(seat, Action.parse(text))
    turned = cards.cards("QD QC JH 7D")
    rules = find("gran_ramino")
    for number in range(60):
        world = rules.imagine(table.view(0), chance.dice(number))
        assert not world.away & turned
        assert (cards.of(world.stock) & turned).bit_count() == 3
        assert (world.hands[2] & turned).bit_count() == 1
