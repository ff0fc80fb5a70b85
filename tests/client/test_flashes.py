"""Nothing flashes more than twice a second over more than a tenth of the screen, not even at its busiest."""

from argparse import Namespace

import pygame
import pytest

from game.paint import Canvas
from game.studio import film

WIDE, HIGH = 48, 27
"""The screen is looked at in so many fields."""
STEP = 1 / 30
LEAST = 0.1
"""A change of relative luminance that counts, of the largest there can be, if the darker of both is below 0.8."""


def linear(value):
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


TABLE = [linear(value) for value in range(256)]


def luminance(surface):
    small = pygame.transform.smoothscale(surface.convert(24), (WIDE, HIGH))
    raw = pygame.image.tobytes(small, "RGB")
    return [0.2126 * TABLE[raw[at]] + 0.7152 * TABLE[raw[at + 1]] + 0.0722 * TABLE[raw[at + 2]] for at in range(0, len(raw), 3)]


TOGETHER = 1
"""Frames (of a thirtieth of a second) within which fields change together. What a card passes later changes by itself."""


def turns(found):
    """(number of the frame, way) at which the light of a field has turned: lighter after it grew darker, or the other way."""
    low = high = found[0]
    way = 0
    for number, now in enumerate(found):
        low, high = min(low, now), max(high, now)
        if way >= 0 and high - now >= LEAST and now < 0.8:
            yield number, -1
            way, low, high = -1, now, now
        elif way <= 0 and now - low >= LEAST and low < 0.8:
            yield number, 1
            way, low, high = 1, now, now


def flashes(frames, area=0.1):
    """How often in the worst second more than that part of the screen grows lighter and darker again, or the other way round:
    fields that change at the same time count together, those that a card passes one after the other do not."""
    changed = {way: [0] * (len(frames) + TOGETHER) for way in (-1, 1)}
    for field in range(len(frames[0])):
        for number, way in turns([frame[field] for frame in frames]):
            changed[way][number] += 1
    met = []
    for way, counts in changed.items():
        last = -TOGETHER
        for number in range(len(frames)):
            if sum(counts[number : number + TOGETHER]) > area * len(frames[0]) and number >= last + TOGETHER:
                met.append((number, way))
                last = number
    second = round(1 / STEP)
    worst = max((sum(start <= number < start + second for number, _ in met) for start in range(len(frames))), default=0)
    return worst // 2


def test_a_screen_that_flashes_is_found():
    dark, light = [0.0] * 100, [0.0] * 80 + [0.5] * 20
    assert flashes(([dark] * 5 + [light] * 5) * 12) == 3
    assert flashes(([dark] * 5 + [light] * 5) * 12, area=0.25) == 0
    assert flashes([dark] * 10 + [light] * 40) == 0
    one_by_one = [[0.5 if at == number % 100 else 0.0 for at in range(100)] for number in range(200)]
    assert flashes(one_by_one) == 0


BUSY = [
    ("michigan", 8, "deal"),
    ("rolling_stone", 6, "cut"),
    ("rolling_stone", 6, "deal"),
    ("rolling_stone", 4, "pickup"),
    ("michigan", 5, "payout"),
    ("michigan", 8, "stakes"),
    ("rolling_stone", 4, "win"),
    ("gran_ramino", 2, "win"),
    ("michigan", 4, "win"),
]


PLAIN = {
    "size": "640x400",
    "text": 100,
    "margin": 0,
    "touch": False,
    "focus": False,
    "lang": "en",
    "seed": 1,
    "seat": 0,
    "reduced": False,
    "calm": False,
    "moves": 0,
    "people": 0,
    "deck": "french",
    "four_colour": False,
    "suit_letters": False,
    "contrast": False,
    "help_level": "off",
    "kid": "",
}


@pytest.mark.parametrize(("game", "seats", "what"), BUSY)
@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_nothing_flashes(game, seats, what, speed):
    options = {"michigan": "length=three"}.get(game, "match_to=3" if what == "deal" else "match_to=1")
    given = Namespace(**PLAIN, scene="table", game=game, seats=seats, what=what, speed=speed, options=options)
    studio, table, throw = film.before(given)
    film.play_next(table, throw)
    frames = []
    while table.moving:
        table.draw(Canvas(studio.surface, studio.scale), 1.0)
        frames.append(luminance(studio.surface))
        table.timeline.advance(STEP)
    assert len(frames) > 5
    assert flashes(frames) <= 2
