"""No celebration flashes, and none flashes red, frame by frame; on the children's screen nothing even rains or hops."""

from argparse import Namespace

import pygame
import pytest

from game.kids import mode
from game.moving.moods import mood_of
from game.paint import Canvas
from game.studio import film
from tests.client.kid_stage import KidStage
from tests.client.stage import Stage
from tests.client.test_flashes import HIGH, PLAIN, STEP, TABLE, WIDE, flashes

MOST = 3
"""Flashes in a second, over more than a tenth of the screen, that harm nobody."""
SATURATED, RED_STEP = 0.8, 20 / 320
"""Red light is saturated from that share of all light on; a change of it by that much counts (WCAG 2.3)."""
FILMS = [
    ("gran_ramino", 2, "great_hand"),
    ("gran_ramino", 4, "win"),
    ("rolling_stone", 6, "win"),
    ("rolling_stone", 4, "pickup"),
    ("michigan", 5, "win"),
    ("michigan", 4, "carry_over"),
    ("michigan", 5, "payout"),
]


def fields(surface):
    """The linear red, green and blue of each field of the screen."""
    raw = pygame.image.tobytes(pygame.transform.smoothscale(surface.convert(24), (WIDE, HIGH)), "RGB")
    return [(TABLE[raw[at]], TABLE[raw[at + 1]], TABLE[raw[at + 2]]) for at in range(0, len(raw), 3)]


def bright(light):
    """How light a field is."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def red(light):
    """How much saturated red there is in it, so that a step that counts is as large as one of luminance that counts."""
    of = sum(light)
    if not of or light[0] / of < SATURATED:
        return 0.0
    return min(0.79, max(0.0, light[0] - light[1] - light[2]) * 0.1 / RED_STEP)


def filmed(given):
    """The frames of what happens, as fields."""
    studio, table, throw = film.before(given)
    film.play_next(table, throw)
    frames = []
    while table.moving and len(frames) < 400:
        table.draw(Canvas(studio.surface, studio.scale), 1.0)
        frames.append(fields(studio.surface))
        table.timeline.advance(STEP)
    return frames


def watched(frames):
    """(flashes, red flashes) in the worst second."""
    return tuple(flashes([[measure(field) for field in frame] for frame in frames]) for measure in (bright, red))


@pytest.mark.parametrize(("game", "seats", "what"), FILMS)
def test_no_celebration_flashes_nor_flashes_red(game, seats, what):
    options = {"michigan": "length=three"}.get(game, "match_to=1")
    given = Namespace(**PLAIN, scene="table", game=game, seats=seats, what=what, speed="fast", options=options)
    frames = filmed(given)
    assert len(frames) > 5
    found, reds = watched(frames)
    assert found <= MOST and reds == 0


@pytest.mark.parametrize("look", ["pictures", "words"])
@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_nor_does_one_of_the_children(game, look):
    options = "length=three" if game == "michigan" else "match_to=1"
    given = {**PLAIN, "kid": look}
    asked = Namespace(**given, scene="kid_table", game=game, seats=4, what="win", speed="normal", options=options)
    frames = filmed(asked)
    found, reds = watched(frames)
    assert found <= MOST and reds == 0


def test_red_that_comes_and_goes_is_found():
    dark, burning, pale = (0.02, 0.02, 0.02), (0.6, 0.02, 0.01), (0.6, 0.4, 0.4)
    assert watched([[dark] * 50] * 5 + [[burning] * 50] * 5)[1] == 0, "once is no flash"
    assert watched(([[dark] * 50] * 5 + [[burning] * 50] * 5) * 6)[1] == 3
    assert watched(([[dark] * 50] * 5 + [[pale] * 50] * 5) * 6)[1] == 0
    few = [dark] * 46 + [burning] * 4
    assert watched(([[dark] * 50] * 5 + [few] * 5) * 6)[1] == 0, "over less than a tenth"


def test_calm_is_on_for_children_whatever_the_grown_ups_like_and_theirs_comes_back():
    stage = Stage()
    assert not stage.home.room.calm
    mode.begin(stage.home, "pictures")
    assert stage.home.room.calm
    mode.end(stage.home)
    assert not stage.home.room.calm


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_a_childrens_table_is_calm_in_every_window(game):
    stage = KidStage(pace=1.0)
    table = stage.play(game, 4, 2)
    for size in ((1024, 640), (1920, 1080)):
        stage.resize(size)
        assert table.tabletop.calm
    calm = mood_of(game, table.tabletop.calm)
    assert (calm.confetti, calm.hops, calm.tumbles) == ("", 0, False)
