"""Michigan by its rules page: the pack, the deal and the markers (MI-1 to MI-3), and who deals first (MI-14)."""

import pytest

from engine import cards
from engine.events import Moved
from engine.model import Action
from tests.games.michigan_table import GAME, HONOURS, ORDER, PACK, SEATS, mi, purses
from tests.games.setting import (
    at_random,
    check_cut,
    check_deals_differ,
    deal,
    do,
    known,
    legal,
    options,
    pile,
    play_deal,
    plays,
    public,
    scores,
    seen,
    sit,
)


@SEATS
def test_mi_1_cards_and_honours(seats: int) -> None:
    table = sit(GAME, seats, 4)
    assert pile(table, "stock") == PACK
    for viewer in (None, *range(seats)):
        assert [cards.name(card) for card in table.view(viewer).pile("honours").up] == list(HONOURS)
    events = deal(table)
    events += play_deal(table, at_random(1))
    assert pile(table, "honours") == set(HONOURS)
    for event in events:
        assert not isinstance(event, Moved) or "honours" not in (event.source.name, event.target.name), "they never move"


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_mi_1_two_to_eight_players(seats: int) -> None:
    with pytest.raises(ValueError, match="players"):
        options(GAME, seats)


@pytest.mark.parametrize("suit", "SCDH")
def test_mi_1_the_two_is_lowest_and_the_ace_highest(suit: str) -> None:
    """One player after the other lays the whole suit."""
    other = "H" if suit != "H" else "S"
    table = mi(
        f"{' '.join(rank + suit for rank in ORDER[0::2])} 2{other} | {' '.join(rank + suit for rank in ORDER[1::2])} 3{other}"
    )
    for number, rank in enumerate(ORDER):
        assert (table.turn, public(table).run) == (number % 2, number > 0)
        do(table, f"{number % 2} play {rank}{suit}")
    assert (table.turn, legal(table), public(table).run) == (0, plays(f"2{other}"), False), "nothing follows on the ace"


@SEATS
def test_mi_2_one_at_a_time_and_the_extra_hand_last(seats: int) -> None:
    table = sit(GAME, seats, 12)
    for _ in range(2):
        events = deal(table)
        dealt = [
            (event.target.seat, cards.name(event.card))
            for event in events
            if isinstance(event, Moved)
            and event.source.name == "stock"
            and event.target.name in ("packet", "extra")
            and event.card is not None
        ]
        assert len(dealt) == 52
        around = [*((public(table).dealer + 1 + step) % seats for step in range(seats)), None]
        assert [seat for seat, _ in dealt] == [around[number % (seats + 1)] for number in range(52)]
        assert {name for seat, name in dealt if seat is None} == pile(table, "extra")
        counts = [len(pile(table, "packet", seat)) for seat in range(seats)] + [len(pile(table, "extra"))]
        assert sum(counts) == 52
        assert max(counts) - min(counts) <= 1
        assert counts[-1] == min(counts), "the extra hand is the last to get one"
        play_deal(table, at_random(2))


@SEATS
def test_mi_2_the_extra_hand_stays_face_down_and_out_of_play(seats: int) -> None:
    table = sit(GAME, seats, 12)
    deal(table)
    extra = pile(table, "extra")
    keep = at_random(3)
    while not table.deal_over:
        for viewer in (None, *range(seats)):
            view = table.view(viewer)
            assert (seen(view, "extra"), known(view, "extra"), view.pile("extra").count) == (set(), set(), len(extra))
        assert table.turn is not None
        action = Action.parse("keep") if "keep" in legal(table) else keep(table.view(table.turn))
        assert action.card is None or cards.name(action.card) not in extra
        table.play(table.turn, action)
    assert pile(table, "extra") == extra


@pytest.mark.parametrize("markers", [80, 40, 60, 100])
def test_mi_3_markers(markers: int) -> None:
    table = sit(GAME, 3, **({} if markers == 80 else {"markers": markers}))
    assert purses(table) == [markers] * 3
    assert scores(table) == (markers,) * 3
    with pytest.raises(ValueError, match="markers"):
        options(GAME, 3, {"markers": markers + 5})


def test_mi_3_each_players_markers_are_easy_to_tell_apart() -> None:
    table = mi("2C 5H | 3C KS | 4C 7S", phase="stakes", extra="9D TD")
    do(table, "0 stake 3 0 0 1, 1 stake 1 3 0 0, 2 stake 0 0 0 4")
    view = table.view(None)
    assert view.heap("on AH").counts == (3, 1, 0)
    assert view.heap("on JC").counts == (1, 0, 4)


def test_mi_14_the_cut_for_the_first_dealer() -> None:
    longest, dealers = 0, set[int]()
    for seed in range(80):
        table = sit(GAME, 8, seed)
        assert table.turn == 0
        dealer, rounds = check_cut(deal(table), 8, ORDER)
        assert public(table).dealer == dealer
        longest, dealers = max(longest, rounds), dealers | {dealer}
    assert longest > 1
    assert dealers == set(range(8))


def test_deals_differ() -> None:
    check_deals_differ([sit(GAME, 3, seed, stakes="after") for seed in range(50)])
