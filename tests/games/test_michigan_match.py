"""Michigan by its rules page: the match and its end (MI-14 to MI-16), and whole matches by the book (MI-2 to MI-15)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.events import Event, MatchOver, Shown
from tests.games.michigan_book import follow_the_book
from tests.games.michigan_table import GAME, PACK, SEATS, mi, pots, purses
from tests.games.setting import (
    at_random,
    champions,
    deal,
    do,
    everything,
    known,
    moved,
    names,
    play_deal,
    play_match,
    public,
    refuse,
    scores,
    seen,
    sit,
    w,
)

NORMAL = {2: 8, 3: 6, 4: 8, 5: 5, 6: 6, 7: 7, 8: 8}


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_mi_2_to_mi_15_whole_matches_by_the_book(seats: int, strict: bool) -> None:
    for seed in range(2):
        given = {"strict_lowest": strict, "stakes_open": bool(seed), "stakes": ["before", "after"][(seed + strict) % 2]}
        follow_the_book(sit(GAME, seats, seed, length="three", markers=40, **given), at_random(seed))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 2**60),
    markers=st.lists(st.integers(0, 9), min_size=2, max_size=8).filter(any),
    lends=st.booleans(),
    strict=st.booleans(),
    stakes_open=st.booleans(),
)
def test_mi_13_matches_of_the_poor_by_the_book(
    seed: int, markers: list[int], lends: bool, strict: bool, stakes_open: bool
) -> None:
    """Whole deals, but hardly a marker in the house. Where the bank lends it has lent before these stakes."""
    dice = Random(seed)
    seats = len(markers)
    if lends:
        markers = [max(4, held) for held in markers]
    pack = sorted(PACK)
    dice.shuffle(pack)
    held = [pack[seat :: seats + 1] for seat in range(seats + 1)]
    forehand = dice.randrange(seats)
    asked = next(seat % seats for seat in range(forehand, forehand + seats) if markers[seat % seats])
    table = mi(
        " | ".join(map(" ".join, held[:-1])),
        asked,
        {"length": "three", "bank_lends": lends, "strict_lowest": strict, "stakes_open": stakes_open, "stakes": "after"},
        extra=" ".join(held[-1]),
        phase="stakes",
        markers=markers,
        dealer=(forehand - 1) % seats,
        stakes={"AH": dice.randrange(3), "JC": dice.randrange(6)},
    )
    follow_the_book(table, at_random(seed))


@pytest.mark.parametrize("length", ["normal", "half", "double", "three"])
@SEATS
def test_mi_14_how_many_deals(seats: int, length: str) -> None:
    due = {"normal": NORMAL[seats], "half": max(2, (NORMAL[seats] + 1) // 2), "double": 2 * NORMAL[seats], "three": 3}[length]
    table = sit(GAME, seats, 40 + seats, **({} if length == "normal" else {"length": length}))
    choose, dealers = at_random(seats), list[int]()
    while table.turn is not None:
        assert len(dealers) < due
        assert public(table).deals == due
        next_dealer = (dealers[-1] + 1) % seats if dealers else None
        if next_dealer is not None:
            assert table.turn == next_dealer, "the deal passes to the left"
            refuse(table, f"{dealers[-1]} deal")
        events = deal(table)
        assert next_dealer in (None, public(table).dealer)
        assert bool(moved(events, "stock", "cut")) == (not dealers)
        dealers.append(public(table).dealer)
        assert public(table).forehand == (dealers[-1] + 1) % seats
        play_deal(table, choose)
    assert len(dealers) == due
    assert scores(table) == tuple(purses(table))
    assert champions(table) == tuple(seat for seat in range(seats) if purses(table)[seat] == max(purses(table)))
    refuse(table, *(f"{seat} deal" for seat in range(seats)))


def test_mi_14_half_of_five_and_seven_is_rounded_up() -> None:
    assert [public(sit(GAME, seats, length="half")).deals for seats in range(2, 9)] == [4, 3, 4, 3, 3, 4, 4]


def test_mi_14_a_double_match_starts_with_a_hundred() -> None:
    assert purses(sit(GAME, 4, length="double")) == [100] * 4
    assert purses(sit(GAME, 4, length="half")) == [80] * 4


def test_mi_14_equal_markers_share_the_win() -> None:
    for seed in range(400):
        table = sit(GAME, 2, seed, length="half", markers=40)
        events: list[Event] = []
        choose = at_random(seed)
        while table.turn is not None:
            events = table.play(table.turn, choose(table.view(table.turn)))
        assert events[-1] == MatchOver(champions(table))
        if len(champions(table)) > 1:
            assert purses(table)[0] == purses(table)[1]
            return
    pytest.fail("no match was shared")


def test_mi_14_loans_are_taken_off_at_the_end() -> None:
    """Seat 1 has borrowed; the figure that decides is markers less loans."""
    for seed in range(30):
        table = mi(
            "9S | 2D 3D | 7H 8H", given={"bank_lends": True, "length": "three"}, extra="TS", markers=[5, 1, 5 + seed % 3]
        )
        play_match(table, at_random(seed))
        standing = [held - lent for held, lent in zip(purses(table), public(table).loans)]
        assert list(scores(table)) == standing
        assert champions(table) == tuple(seat for seat in range(3) if standing[seat] == max(standing))
        if purses(table).index(max(purses(table))) not in champions(table):
            return
    pytest.fail("the loans never decided a match")


def test_mi_15_what_is_left_belongs_to_nobody() -> None:
    for seed in range(30):
        table = sit(GAME, 4, seed, length="three", markers=40)
        choose = at_random(seed)
        play_match(table, choose)
        left = pots(table)
        assert sum(purses(table)) + sum(left.values()) == 160
        assert sum(scores(table)) == 160 - sum(left.values())
        if left:
            return
    pytest.fail("nothing was ever left over")


def test_mi_16_the_extra_hand_is_shown_when_the_deal_is_over() -> None:
    table = mi("9S | 2D 3D | 7H 8H", extra="TS 4H 4C")
    events = do(table, "0 play 9S")
    assert [names(event.cards) for event in events if isinstance(event, Shown) and event.zone.name == "extra"] == [
        w("TS 4H 4C")
    ]
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert seen(view, "extra") == w("TS 4H 4C")
        assert [seen(view, "hand", seat) for seat in range(3)] == [set(), w("2D 3D"), w("7H 8H")]
    deal(table)
    assert all(known(table.view(viewer), "extra") == set() for viewer in (None, 0, 1, 2))


def test_mi_16_also_after_a_swap() -> None:
    table = mi("8S KS | 9S | 3H 9C", 0, extra="5S", phase="swap")
    do(table, "0 swap, 0 play 5S")
    assert seen(table.view(2), "extra") == w("8S KS")


def test_a_match_from_the_same_seed_is_the_same() -> None:
    tables = [sit(GAME, 5, 77) for _ in range(2)]
    for table in tables:
        play_match(table, at_random(3))
    assert everything(tables[0]) == everything(tables[1])
