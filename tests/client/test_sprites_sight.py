"""Whether everybody can read and tell apart what is drawn: contrast on its ground, and colours for the colour-blind."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

import sprites
from engine import cards
from game import paint
from sprites.colours import FOUR_COLOURS, HALO, PAPER, STRONG_FOUR, SUIT_COLOURS
from sprites.draw import pads
from tests.client.colour_sight import SIGHTS, apart, ciede2000, contrast, luminance
from tests.client.pixels import over

pytestmark = pytest.mark.usefixtures("picture_window")

DARK_CLOTHS = sprites.GAMES
DECKS = [sprites.FRENCH, sprites.Deck(four_colour=True), sprites.Deck("italian"), sprites.Deck("german")]
SIZES = [(1024, 640), (1920, 1080)]


def extremes(game: str, size: tuple[int, int]) -> tuple[pygame.Color, pygame.Color]:
    """The darkest and the lightest pixel of a cloth, every third one looked at."""
    laid = sprites.cloth(game, size)
    seen = {tuple(laid.get_at((x, y))) for x in range(0, size[0], 3) for y in range(0, size[1], 3)}
    by_light = sorted((pygame.Color(*colour) for colour in seen), key=luminance)
    return by_light[0], by_light[-1]


def rim(picture: pygame.Surface) -> list[tuple[int, int]]:
    """The pixels along the outline of a picture."""
    mask = pygame.mask.from_surface(picture, 127)
    return [place for part in mask.connected_components(6) for place in part.outline()]


def strongest(picture: pygame.Surface, ground: str, place: tuple[int, int], reach: int) -> float:
    """The best contrast with the ground of any pixel so near to a place."""
    flat = over(picture, ground)
    box = flat.get_rect()
    near = [
        (place[0] + dx, place[1] + dy)
        for dx in range(-reach, reach + 1)
        for dy in range(-reach, reach + 1)
        if box.collidepoint(place[0] + dx, place[1] + dy)
    ]
    return max(contrast(flat.get_at(spot), ground) for spot in near)


# The yardsticks


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_of_colours_is_measured_as_published(one, other, far):
    assert ciede2000(one, other) == pytest.approx(far, abs=5e-5)


def test_the_blind_see_what_they_are_said_to_see():
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    for sight in SIGHTS:
        assert apart("#FFFFFF", "#000000", sight) == pytest.approx(100, abs=0.5), "light and dark are seen by all"
    assert apart("#C00000", "#6B5B00", "normal") > 3 * apart("#C00000", "#6B5B00", "protan")
    assert apart("#0060FF", "#008A6A", "normal") > 1.5 * apart("#0060FF", "#008A6A", "tritan")


# Cards


@pytest.mark.parametrize("sight", SIGHTS)
def test_four_colours_are_four_to_everybody(sight):
    for one, other in combinations(FOUR_COLOURS.values(), 2):
        assert apart(one, other, sight) >= 20, (one, other)


@pytest.mark.parametrize("sight", SIGHTS)
def test_four_colours_are_four_in_high_contrast_too(sight):
    for one, other in combinations(STRONG_FOUR.values(), 2):
        assert apart(one, other, sight) >= 20, (one, other)


@pytest.mark.parametrize("dimmed", [False, True])
@pytest.mark.parametrize("deck", DECKS, ids=str)
def test_letters_on_cards_are_at_seven_to_one_in_high_contrast(deck, dimmed):
    """In the corner of each suit's king, letters and paper as they are drawn."""
    strong = replace(deck, strong=True)
    for suit in range(4):
        card = suit * 13 + 11
        assert cards.RANKS[cards.rank(card)] == "K"
        face = sprites.face(card, 300, deck=strong, dimmed=dimmed)
        corner = [face.get_at((x, y)) for x in range(14, 60) for y in range(16, 70)]
        lights = sorted(corner, key=luminance)
        assert contrast(lights[len(lights) // 50], lights[-1]) >= 7, (suit, lights[0], lights[-1])


@pytest.mark.parametrize(("kind", "least"), [("italian", 16), ("german", 10)])
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_other_decks_suits_differ_in_shape_and_somewhat_in_colour(kind, least, sight):
    """Red, gold, brown and green lie close together for the colour-blind, so there it is the shape that tells."""
    for one, other in combinations(SUIT_COLOURS[kind].values(), 2):
        assert apart(one, other, sight) >= least, (one, other)


@pytest.mark.parametrize("kind", sprites.KINDS)
def test_signs_differ_in_shape_alone(kind):
    signs = [pygame.mask.from_surface(sprites.sign(suit, 60, deck=sprites.Deck(kind))) for suit in range(4)]
    for one, other in combinations(signs, 2):
        shared = one.overlap_area(other, (0, 0))
        assert one.count() + other.count() - 2 * shared > 0.1 * min(one.count(), other.count())


@pytest.mark.parametrize("deck", DECKS, ids=str)
def test_letters_and_signs_stand_out_from_the_paper(deck):
    for suit in range(4):
        assert contrast(sprites.suit_colour(suit, deck), PAPER) >= 4.4, "3 would do for letters as large as these"
        sign = sprites.sign(suit, 60, deck=deck)
        edge = rim(sign)
        clear = sum(strongest(sign, PAPER, place, 2) >= 3 for place in edge)
        assert clear >= 0.95 * len(edge), "the outline is read, whatever is inside"


# Cloths


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", DARK_CLOTHS)
def test_light_text_is_read_on_the_lightest_thread_of_a_games_cloth(game, size):
    _, lightest = extremes(game, size)
    assert contrast(paint.WHITE, lightest) >= 4.5
    assert contrast(paint.CREAM, lightest) >= 4.5
    assert contrast(paint.SUN, lightest) >= 3, "the glow round what can be played"


@pytest.mark.parametrize("game", DARK_CLOTHS)
def test_a_cloth_is_darker_in_high_contrast(game):
    laid = sprites.cloth(game, (1024, 640), strong=True)
    lightest = max((laid.get_at((x, y)) for x in range(0, 1024, 3) for y in range(0, 640, 3)), key=luminance)
    assert contrast(paint.WHITE, lightest) >= 7
    assert contrast(paint.CREAM, lightest) >= 7


@pytest.mark.parametrize("size", SIZES)
def test_dark_text_is_read_on_the_cloth_of_the_kitchen(size):
    darkest, _ = extremes("kitchen", size)
    assert contrast(paint.INK, darkest) >= 7
    assert contrast(paint.NIGHT, darkest) >= 7
    assert contrast(paint.SOFT_INK, darkest) >= 3


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        *((paint.INK, ground, 4.5) for ground in (paint.CREAM, paint.PALE_GOLD, paint.SUN, paint.GOLD)),
        *((paint.SOFT_INK, ground, 4.5) for ground in (paint.CREAM, paint.PALE_GOLD)),
        *((light, paint.NIGHT, 4.5) for light in (paint.WHITE, paint.CREAM, paint.SUN, paint.GOLD)),
        (paint.WHITE, paint.INK, 4.5),
    ],
)
def test_text_is_read_on_plates_and_pills(ink, ground, least):
    assert contrast(ink, ground) >= least


# Markers and buttons


def seen_all_round(seat: int, ground: pygame.Color | str) -> bool:
    """Whether somewhere near every pixel of a marker's outline there is one that stands out from the ground."""
    colour = pygame.Color(ground)
    marker = sprites.marker(seat, 60)
    named = f"#{colour.r:02X}{colour.g:02X}{colour.b:02X}"
    return all(strongest(marker, named, place, 4) >= 3 for place in rim(marker)[::3])


@pytest.mark.parametrize("seat", range(8))
def test_a_marker_stands_out_from_cloths_by_its_halo_and_from_plates_by_its_edge(seat):
    grounds = [ground for game in DARK_CLOTHS for ground in extremes(game, (960, 540))]
    for ground in (*grounds, paint.CREAM, paint.PALE_GOLD, paint.NIGHT):
        assert seen_all_round(seat, ground), ground


@pytest.mark.parametrize("sight", SIGHTS)
def test_markers_are_told_apart_by_outline_where_colour_does_not_do(sight):
    outlines = [pygame.mask.from_surface(sprites.marker(seat, 60)) for seat in range(8)]
    for one, other in combinations(range(8), 2):
        shared = outlines[one].overlap_area(outlines[other], (0, 0))
        differing = (outlines[one].count() + outlines[other].count() - 2 * shared) / 3600
        far = apart(sprites.MARKER_COLOURS[one], sprites.MARKER_COLOURS[other], sight)
        assert differing > 0.04
        assert far > 15 or differing > 0.06, f"{sprites.MARKERS[one]} and {sprites.MARKERS[other]}: {far:.0f}, {differing:.3f}"


def test_icons_and_buttons_of_pads_stand_out():
    assert contrast(sprites.INK, sprites.CREAM) >= 4.5
    assert contrast(pads.RIM, pads.DARK) >= 4.5
    for family in sprites.PAD_FAMILIES:
        for button in sprites.PAD_BUTTONS:
            picture = over(sprites.pad_button(button, 60, family), "#FFFFFF")
            sign = max(contrast(picture.get_at((x, y)), pads.DARK) for x in range(14, 46) for y in range(14, 46))
            assert sign >= 4.5, (family, button)
    for game in DARK_CLOTHS:
        for ground in extremes(game, (960, 540)):
            assert max(contrast(HALO, ground), contrast(pads.DARK, ground)) >= 3
