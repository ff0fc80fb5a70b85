"""Small pictures: markers, animals, signs, icons, confetti, keys and buttons; and the tablecloths."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

import sprites
from sprites.draw import animals, buttons
from tests.client.pixels import differing, over, rgba

pytestmark = pytest.mark.usefixtures("picture_window")


def test_markers_differ_in_outline_and_colour():
    outlines = [pygame.mask.from_surface(sprites.marker(seat, 60)) for seat in range(8)]
    for one, other in combinations(outlines, 2):
        shared = one.overlap_area(other, (0, 0))
        assert one.count() + other.count() - 2 * shared > 0.04 * 3600, "outlines differ by a good part of the square"
    assert len({rgba(sprites.marker(seat, 60)) for seat in range(8)}) == 8
    assert sprites.marker(8, 60) is sprites.marker(0, 60)
    assert tuple(button.name for button in buttons.BUTTONS) == sprites.MARKERS
    assert tuple(button.colour for button in buttons.BUTTONS) == sprites.MARKER_COLOURS


def test_animals_are_many_and_differ():
    assert tuple(made.__name__ for made in animals.DRAWN) == sprites.ANIMALS
    assert len(sprites.ANIMALS) == len(set(sprites.ANIMALS)) == 20
    heads = [over(sprites.animal(name, 64)) for name in sprites.ANIMALS]
    for one, other in combinations(heads, 2):
        assert differing(one, other) > 0.2
    outlines = [pygame.mask.from_surface(sprites.animal(name, 64)) for name in sprites.ANIMALS]
    for late in range(16, 20):
        for other in range(late):
            shared = outlines[late].overlap_area(outlines[other], (0, 0))
            assert outlines[late].count() + outlines[other].count() - 2 * shared > 0.08 * 64 * 64
    assert sprites.animal("cat", 64, disc=True).get_at((32, 2)).a == 255
    assert sprites.animal("unicorn", 40).get_size() == (40, 40)


@pytest.mark.parametrize("name", sprites.ICONS)
def test_icons_take_a_colour(name):
    white = sprites.icon(name, 40, "#FFFFFF")
    assert white.get_size() == (40, 40)
    assert rgba(white) != rgba(sprites.icon(name, 40))
    drawn = [tuple(white.get_at((x, y))) for x in range(40) for y in range(40) if white.get_at((x, y)).a == 255]
    assert len(drawn) > 60
    assert set(drawn) == {(255, 255, 255, 255)}, "an icon is of one colour"


def test_icons_are_all_there_and_differ():
    folder = Path(sprites.__file__).parent / "svg" / "icons"
    assert {file.stem for file in folder.iterdir()} == {*sprites.ICONS, "disc"}
    pictures = [over(sprites.icon(name, 32), "#FFFFFF") for name in sprites.ICONS]
    for one, other in combinations(pictures, 2):
        assert differing(one, other, least=90) > 0.04


def test_confetti_is_each_games_own():
    pieces = {(game, at): rgba(sprites.confetti(game, at, 30)) for game in sprites.GAMES for at in range(sprites.CONFETTI)}
    assert len(set(pieces.values())) == 3 * sprites.CONFETTI
    assert sprites.confetti("michigan", sprites.CONFETTI, 30) is sprites.confetti("michigan", 0, 30)
    assert sprites.confetti("snap", 1, 30) is sprites.confetti(sprites.GAMES[0], 1, 30)
    assert sprites.confetti("michigan", 2, 30, angle=45).get_width() > 30


def test_buttons_of_pads_are_told_apart_within_a_family():
    for family in sprites.PAD_FAMILIES:
        drawn = [over(sprites.pad_button(button, 32, family), "#FFFFFF") for button in sprites.PAD_BUTTONS]
        assert all(picture.get_size() == (32, 32) for picture in drawn)
        for one, other in combinations(drawn, 2):
            assert differing(one, other, least=90) > 0.02
    faces = [rgba(sprites.pad_button("bottom", 32, family)) for family in sprites.PAD_FAMILIES]
    assert len(set(faces)) == 4, "the bottom button bears another sign on every kind of pad"
    assert rgba(sprites.pad_button("bottom", 32, "xbox")) != rgba(sprites.pad_button("right", 32, "nintendo"))
    with pytest.raises(KeyError, match="turbo"):
        sprites.pad_button("turbo", 32)


def test_a_keycap_is_as_wide_as_its_text():
    letter, word = sprites.keycap("A", 40), sprites.keycap("Backspace", 40)
    assert letter.get_size() == (40, 40)
    assert word.get_height() == 40
    assert word.get_width() > sprites.measure("Backspace", "bold", 20)[0] + 10
    assert rgba(letter) != rgba(sprites.keycap("B", 40))
    assert sprites.keycap("A", 40) is letter


def test_suit_signs_have_their_colours():
    for suit in range(4):
        for deck in (sprites.FRENCH, sprites.Deck(four_colour=True)):
            sign = sprites.sign(suit, 41, deck=deck)
            assert sign.get_size() == (41, 41)
            assert sign.get_at((20, 22)) == pygame.Color(sprites.suit_colour(suit, deck))
    assert sprites.sign(0, 41, colour="#FFFFFF").get_at((20, 22)) == pygame.Color("#FFFFFF")


def test_signs_of_all_decks_differ_and_take_letters():
    signs = [sprites.sign(suit, 40, deck=sprites.Deck(kind)) for kind in sprites.KINDS for suit in range(4)]
    assert len({rgba(sign) for sign in signs}) == 12
    for kind in sprites.KINDS:
        deck = sprites.Deck(kind, suit_letters=("C", "Q", "F", "P"))
        for suit in range(4):
            lettered = sprites.sign(suit, 40, deck=deck)
            assert lettered.get_size() == (40, 40)
            assert rgba(lettered) != rgba(sprites.sign(suit, 40, deck=sprites.Deck(kind)))
            assert lettered.get_at((28, 19)).a == 255, "the letter stands on its disc"


# Cloths


@pytest.mark.parametrize("game", [*sprites.GAMES, "kitchen"])
@pytest.mark.parametrize("size", [(320, 180), (333, 201), (1, 1)])
def test_a_cloth_is_opaque_and_exact(game, size):
    laid = sprites.cloth(game, size)
    assert laid.get_size() == size
    assert not laid.get_flags() & pygame.SRCALPHA
    assert laid is sprites.cloth(game, size)
