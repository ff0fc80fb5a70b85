"""Dealing unknown cards: every fitting world equally likely, only fitting ones, and a world whenever there is one."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import chance, worlds
from engine.cards import FULL_PACK, SUIT_CARDS, cards, each
from engine.worlds import Dealer
from engine.worlds_alike import NoWorldError, Place

HEARTS, DIAMONDS, CLUBS, SPADES = SUIT_CARDS
TIGHT = "tight: a hand of two suits, most of them hearts"


def fitting(unknown, places):
    """Every world, listed in full."""
    if not places:
        return [()]
    size, allowed, sets, keeps = Place(*places[0])
    found = []
    for chosen in combinations(list(each(unknown)), size):
        held = sum(1 << card for card in chosen)
        if held & ~allowed or (keeps and not keeps(tuple((held & one).bit_count() for one in sets))):
            continue
        found += [(held, *rest) for rest in fitting(unknown & ~held, places[1:])]
    return found


def at_most(most):
    return lambda held: sum(1 for number in held if number) <= most


def few(most):
    return lambda held: held[0] <= most


CASES = {
    "nothing known": ("2H 3H 4D 5D", [(2, FULL_PACK), (1, FULL_PACK), (1, FULL_PACK)]),
    "a suit missing": ("2H 3H 4S 5S 6S", [(2, FULL_PACK & ~HEARTS), (3, FULL_PACK)]),
    "voids that chain": (
        "7H 8H 7D 8D 7C 8C",
        [(2, FULL_PACK & ~HEARTS), (2, FULL_PACK & ~DIAMONDS), (2, FULL_PACK & ~CLUBS)],
    ),
    "tight: one hand has a single suit": (
        "7H 8H 9H 7D 8D 7C",
        [(2, HEARTS | DIAMONDS), (1, HEARTS), (2, FULL_PACK & ~HEARTS), (1, FULL_PACK)],
    ),
    TIGHT: (
        "7H 8H 9H TH 7D 8D 7C 8C 7S",
        [(4, HEARTS | CLUBS), (2, DIAMONDS | HEARTS), (2, FULL_PACK & ~HEARTS), (1, FULL_PACK)],
    ),
    "lower cards proven missing": (
        "2H 3H 4H 2D 3D 9D 4C",
        [(2, ~cards("2H 3H 2D")), (2, ~cards("2H 3H 4H")), (1, ~cards("2D")), (2, FULL_PACK)],
    ),
    "at most one of the suits picked up may lie there": (
        "7H 8H 7D 8D 7C 8C",
        [
            Place(2, FULL_PACK, (HEARTS, DIAMONDS, DIAMONDS), at_most(1)),
            Place(2, FULL_PACK, (CLUBS,), at_most(0)),
            (2, FULL_PACK),
        ],
    ),
    "few of the turned cards": (
        "2H 3H 4H 2D 3D 4D",
        [Place(2, FULL_PACK, (HEARTS,), few(1)), Place(2, FULL_PACK, (HEARTS,), few(2)), (2, HEARTS | DIAMONDS)],
    ),
}  # fmt: skip

DRAWS = 80
"""Worlds drawn for each that there is."""
UPPER = {1: 10.83, 2: 13.82, 5: 20.52}
"""Chi-square that one run in a thousand passes; above five degrees by Wilson and Hilferty's formula."""


def upper(degrees):
    return UPPER.get(degrees) or degrees * (1 - 2 / (9 * degrees) + 3.09 * (2 / (9 * degrees)) ** 0.5) ** 3


def chi_square(counts, all_worlds):
    due = counts.total() / len(all_worlds)
    assert set(counts) <= set(all_worlds)
    return sum((counts[one] - due) ** 2 / due for one in all_worlds)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("way", ["as it comes", "card by card"])
def test_every_world_is_equally_likely(case, way, monkeypatch):
    if way == "card by card":
        monkeypatch.setattr(worlds, "_FEW", 0)
        monkeypatch.setattr(worlds, "_TRIES", 10_000)
    unknown, places = cards(CASES[case][0]), CASES[case][1]
    all_worlds = fitting(unknown, places)
    dealer = Dealer(unknown, places)
    dice = chance.dice(7)
    counts = Counter(tuple(dealer.deal(dice)) for _ in range(DRAWS * len(all_worlds)))
    assert chi_square(counts, all_worlds) < upper(len(all_worlds) - 1)
    assert dealer.ways == len(all_worlds)


def test_the_chi_square_would_see_a_guided_dealer():
    """The test of the test: a dealer that lets the cards with the fewest places go first, by free room, is not even."""
    unknown, places = cards(CASES[TIGHT][0]), CASES[TIGHT][1]

    def takers(card):
        return sum(1 for _, allowed in places if allowed >> card & 1)

    def guided(dice):
        free, held = [size for size, _ in places], [0] * len(places)
        for card in sorted(chance.shuffled(each(unknown), dice), key=takers):
            room = [at for at, (_, allowed) in enumerate(places) if allowed >> card & 1 for _ in range(free[at])]
            if not room:
                return guided(dice)
            at = chance.pick(dice, room)
            free[at] -= 1
            held[at] |= 1 << card
        return tuple(held)

    all_worlds = fitting(unknown, places)
    dice = chance.dice(7)
    counts = Counter(guided(dice) for _ in range(DRAWS * len(all_worlds)))
    assert chi_square(counts, all_worlds) > 3 * upper(len(all_worlds) - 1)


def test_what_is_weighed_comes_near_to_even(monkeypatch):
    """The last resort where there is too much to count and card by card fails: within a tenth of even here."""
    for name in ("_FEW", "_TRIES", "_MANY"):
        monkeypatch.setattr(worlds, name, 0)
    unknown, places = cards(CASES["voids that chain"][0]), CASES["voids that chain"][1]
    all_worlds = fitting(unknown, places)
    dealer, dice = Dealer(unknown, places), chance.dice(7)
    counts = Counter(tuple(dealer.deal(dice)) for _ in range(100 * len(all_worlds)))
    assert set(counts) == set(all_worlds)
    assert all(60 < counts[one] < 140 for one in all_worlds)


@pytest.mark.parametrize("few", [worlds._FEW, 0])
@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_a_world_is_found_whenever_there_is_one(few, data):
    """Deal a true world first, allow each place its cards and some more: the sampler must find a fitting one."""
    dice = chance.dice(data.draw(st.integers(0, 2**32)))
    deck = chance.shuffled(range(52), dice)[: data.draw(st.integers(1, 30))]
    places, true, unknown = [], [], 0
    while deck:
        size = data.draw(st.integers(1, len(deck)))
        held = sum(1 << card for card in deck[:size])
        del deck[:size]
        spare = sum(1 << card for card in each(FULL_PACK) if dice.random() < data.draw(st.sampled_from([0.0, 0.05, 0.5])))
        places.append((size, held | spare))
        true.append(held)
        unknown |= held
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worlds, "_FEW", few)
        if not few:
            patch.setattr(worlds, "_MANY", 0)
        world = worlds.deal(unknown, places, dice)
    assert sum(world) == unknown
    assert all(held.bit_count() == size and not held & ~allowed for held, (size, allowed) in zip(world, places, strict=True))


def test_no_world_is_an_error():
    with pytest.raises(NoWorldError):
        worlds.deal(cards("2H 3H"), [(2, SPADES)], chance.dice(1))
    with pytest.raises(NoWorldError, match="2 unknown cards"):
        worlds.deal(cards("2H 3H"), [(1, FULL_PACK)], chance.dice(1))
    with pytest.raises(NoWorldError):
        worlds.deal(cards("2H 3H 2D"), [(1, HEARTS), (2, DIAMONDS)], chance.dice(1))


def test_a_last_check_is_kept_where_it_can_be():
    dice = chance.dice(3)
    for _ in range(200):
        first, _ = worlds.deal(cards("2H 3H 4H 5H"), [(2, FULL_PACK)] * 2, dice, fits=lambda world: world[0] == cards("2H 5H"))
        assert first == cards("2H 5H")


def test_a_last_check_that_nothing_passes_is_let_go():
    first, second = worlds.deal(cards("2H 3H"), [(1, FULL_PACK)] * 2, chance.dice(3), fits=lambda world: False)
    assert first | second == cards("2H 3H")
