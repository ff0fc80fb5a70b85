"""Where everything lies: nothing covers anything else, all is on the canvas, a full hand stays readable."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import cards
from engine.games import GAMES
from engine.model import Options
from engine.record import Record
from engine.table import Table
from game.geometry import LEAST, canvas_for, edge_for, scale_for
from game.places.frame import frame_for
from game.places.hands import KIDS_STRIP
from game.places.layout import lean, spread, strips
from game.places.plan import in_order, plan_for
from tests.client.table_rules import MARGINS, TEXTS, WINDOWS, check, started, states, wrong
from tests.toy.highest import Highest

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in rules.info.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_covers_anything_in_random_matches(game, seats):
    """One match of each; the windows, sizes of text, margins and options go round so that each meets each."""
    found = set()
    for view, config in states(game, seats, matches=1, most=140):
        found |= {f"{config}: {sentence}" for sentence in wrong(view, config)}
    assert not found, "\n".join(sorted(found)[:10])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_card_of_the_view_has_one_place(game, seats):
    dice = random.Random(seats)
    table = started(game, seats, 3)
    plan = plan_for(game, table.view(0))
    for _ in range(60):
        if table.turn is None:
            break
        table.play(table.turn, dice.choice(table.legal))
        view = table.view(0)
        laid = spread(view, plan, LEAST, text=1.5, touch=True)
        for pile in view.piles:
            places = laid.of(pile.zone.name, pile.zone.seat)
            assert [place.slot for place in places] == list(range(pile.count))
            assert sorted(place.card for place in places if place.up) == sorted(pile.up)


@pytest.mark.parametrize("window", WINDOWS)
def test_a_hand_of_twenty_and_more_stays_readable(window):
    """Rolling Stone's biggest hand in 18,000 deals was 17, with voluntary pick-ups 25."""
    game, rules = "rolling_stone", GAMES["rolling_stone"]
    held = [cards.name(card) for card in cards.each(cards.pack("789TJQKA"))]
    given_ = {"hands": [held[:25], held[25:27], held[27:29], held[29:30]], "turn": 0}
    table = Table(Record(game, Options(rules.info, 4), None, given_))
    view = table.view(0)
    assert view.pile("hand", 0).count == 25
    for text in TEXTS:
        for margin in MARGINS:
            for touch in (False, True):
                laid = spread(view, plan_for(game, view), canvas_for(window, margin), text=text, touch=touch)
                assert check(laid, touch=touch) == []
                least = 44 if touch else 24
                assert min(strip.w for _, strip in strips(laid, 0)) >= least


def test_a_hand_stands_in_rows_only_where_one_row_is_too_narrow():
    def rows(count, **how):
        held = [cards.name(card) for card in cards.each(cards.pack("3456789TJQKA"))]
        given_ = {"hands": [held[:count], *(held[count + at : count + at + 1] for at in range(5))], "turn": 0}
        view = Table(Record("rolling_stone", Options(GAMES["rolling_stone"].info, 6), None, given_)).view(0)
        places = spread(view, plan_for("rolling_stone", view), LEAST, **how).of("hand", 0)
        assert len(places) == count
        return 1 + sum(after.x <= one.x for one, after in itertools.pairwise(places))

    assert [rows(count) for count in (5, 18, 24, 40)] == [1, 1, 2, 2]
    assert [rows(count, touch=True) for count in (5, 12, 20, 40)] == [1, 1, 2, 3]
    assert [rows(count, strip=KIDS_STRIP) for count in (5, 8, 12)] == [1, 1, 2]


@pytest.mark.parametrize("seats", range(2, 9))
def test_whoever_looks_sits_at_the_bottom_and_the_others_clockwise(seats):
    for you in range(seats):
        frame = frame_for(1920, 1080, seats, you)
        assert frame.seats[you].side == "you"
        assert [frame.seats[(you + step) % seats] for step in range(seats)] == list(frame_for(1920, 1080, seats, 0).seats)
        x = [frame.seats[(you + step) % seats].plate.centre[0] for step in range(1, seats)]
        assert x == sorted(x), "up the left side, along the top, down the right side"


@given(st.integers(1024, 7680), st.integers(640, 4320))
def test_sizes_stay_legible_and_the_canvas_big_enough(wide, tall):
    scale = scale_for((wide, tall))
    canvas = canvas_for((wide, tall))
    assert canvas[0] >= LEAST[0] - 0.5 and canvas[1] >= LEAST[1] - 0.5
    assert scale >= 0.749, "14 window pixels for the smallest text, 18 for the narrowest strip, 33 for the smallest target"


@given(st.integers(1024, 7680), st.integers(640, 4320), st.sampled_from(MARGINS))
def test_a_margin_leaves_a_canvas_that_is_big_enough_and_in_the_middle(wide, tall, margin):
    scale, (across, down) = scale_for((wide, tall), margin), edge_for((wide, tall), margin)
    canvas = canvas_for((wide, tall), margin)
    assert canvas[0] >= LEAST[0] - 0.5 and canvas[1] >= LEAST[1] - 0.5
    assert canvas[0] * scale + 2 * across == pytest.approx(wide)
    assert canvas[1] * scale + 2 * down == pytest.approx(tall)
    assert across >= wide * margin / 100 - 1 and down >= tall * margin / 100 - 1
    if wide >= 1920 and tall >= 1080:
        assert scale == scale_for((wide, tall)), "the layout gives way to the margin, not the sizes"


@given(st.sets(st.integers(0, 51), min_size=1))
def test_a_hand_is_sorted_by_suit_and_rank_with_colours_in_turn(held):
    for low_ace in (False, True):
        ordered = in_order(tuple(sorted(held)), low_ace)
        assert set(ordered) == held
        suits = [cards.suit(card) for card in ordered]
        runs = [suit for at, suit in enumerate(suits) if at == 0 or suits[at - 1] != suit]
        assert len(runs) == len(set(runs)), "a suit lies together"
        for one, after in itertools.pairwise(ordered):
            if cards.suit(one) == cards.suit(after):
                first, second = [-1 if low_ace and cards.rank(card) == 12 else cards.rank(card) for card in (one, after)]
                assert first < second
        red = [suit in (cards.HEARTS, cards.DIAMONDS) for suit in runs]
        if len(runs) > 1 and len({*red}) == 2:
            assert all(one != after for one, after in itertools.pairwise(red)), "colours take turns where they can"


@given(st.integers(0, 51), st.sampled_from([0.0, 2.0, 4.0, 5.0]))
def test_a_card_always_comes_to_rest_at_the_same_small_angle(card, most):
    assert abs(lean(card, most)) <= most
    assert lean(card, most) == lean(card, most)


def test_playable_cards_stand_out_and_the_others_dim():
    game, rules = "rolling_stone", GAMES["rolling_stone"]
    given_ = {"hands": [["7H", "8S"], ["9H", "TS"], ["JH", "JS"], ["QH", "QS"]], "turn": 1}
    table = Table(Record(game, Options(rules.info, 4), None, given_))
    for seat in (1, 2, 3):
        table.play(seat, table.legal[0])
    view = table.view(0)
    laid = spread(view, plan_for(game, view), (1920, 1080), dims=True)
    hand = {cards.name(place.card): place for place in laid.of("hand", 0)}
    assert sorted(name for name, place in hand.items() if place.lit) == sorted(
        action.text[-2:] for action in view.legal if action.card
    )
    for place in hand.values():
        assert place.dim is not place.lit
    waiting = spread(table.view(1), plan_for(game, view), (1920, 1080), you=1, dims=False)
    assert not any(place.dim or place.lit for place in waiting.places), "off turn nothing dims"


def test_a_game_without_a_plan_has_all_its_piles_on_the_table(monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Highest())
    for seats in (2, 3):
        table = Table(Record("highest", Options(GAMES["highest"].info, seats), 1))
        plan = plan_for("highest", table.view(0))
        while table.turn is not None:
            table.play(table.turn, table.legal[0])
            view = table.view(0)
            for window in WINDOWS:
                laid = spread(view, plan, canvas_for(window))
                assert check(laid) == []
                assert all(place.show for place in laid.places)
