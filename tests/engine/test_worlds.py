"""Dealing unknown cards: every fitting world, only fitting ones, and a world whenever there is one."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import chance, worlds
from engine.cards import FULL_PACK, SUIT_CARDS, cards, each
from engine.worlds import NoWorldError


def test_every_world_is_equally_likely_where_nothing_is_known():
    dice = chance.dice(1)
    unknown = cards("2H 3H 4H 5H")
    counts = Counter(tuple(worlds.deal(unknown, [(2, FULL_PACK), (2, FULL_PACK)], dice)) for _ in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, one in a thousand


def test_every_world_is_equally_likely_where_a_suit_is_missing():
    dice = chance.dice(2)
    unknown = cards("2H 3H 4S 5S 6S")
    places = [(2, FULL_PACK & ~SUIT_CARDS[0]), (3, FULL_PACK)]
    counts = Counter(tuple(worlds.deal(unknown, places, dice)) for _ in range(6000))
    assert len(counts) == 3
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 13.8  # 2 degrees


@given(st.data())
def test_a_world_is_found_whenever_there_is_one(data):
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
    world = worlds.deal(unknown, places, dice)
    assert sum(world) == unknown
    assert all(held.bit_count() == size and not held & ~allowed for held, (size, allowed) in zip(world, places, strict=True))


def test_no_world_is_an_error():
    with pytest.raises(NoWorldError):
        worlds.deal(cards("2H 3H"), [(2, SUIT_CARDS[3])], chance.dice(1))
    with pytest.raises(NoWorldError, match="2 unknown cards"):
        worlds.deal(cards("2H 3H"), [(1, FULL_PACK)], chance.dice(1))


def test_a_last_check_is_kept_where_it_can_be():
    dice = chance.dice(3)
    for _ in range(200):
        first, _ = worlds.deal(cards("2H 3H 4H 5H"), [(2, FULL_PACK)] * 2, dice, fits=lambda world: world[0] == cards("2H 5H"))
        assert first == cards("2H 5H")
