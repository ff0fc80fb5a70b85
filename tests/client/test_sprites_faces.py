"""The faces of cards: pips, courts, corners, sizes, and dimmed ones."""

from itertools import combinations

import pygame
import pytest

import sprites
from engine import cards
from sprites.draw.faces import pips
from sprites.packs import corner_text
from tests.client.colour_sight import contrast, luminance
from tests.client.pixels import common_colours, corner_area, differing, over, rgba

pytestmark = pytest.mark.usefixtures("picture_window")


DECKS = [sprites.FRENCH, sprites.Deck(four_colour=True), sprites.Deck("italian"), sprites.Deck("german")]


def held(kind: str) -> list[int]:
    """The cards a deck has."""
    return [card for card in range(52) if sprites.has(kind, card)]


def without_corners(picture: pygame.Surface) -> pygame.Surface:
    """A face with both corners painted over."""
    flat = over(picture)
    area = corner_area(flat.get_size())
    flat.fill("#000000", area)
    area.bottomright = (flat.get_width() - area.left, flat.get_height() - area.top)
    flat.fill("#000000", area)
    return flat


@pytest.mark.parametrize("dimmed", [False, True])
@pytest.mark.parametrize("deck", DECKS, ids=str)
def test_all_faces_of_a_deck_differ_and_none_is_empty(deck, dimmed):
    faces = {card: over(sprites.face(card, 60, deck=deck, dimmed=dimmed)) for card in held(deck.kind)}
    assert len({pygame.image.tobytes(face, "RGB") for face in faces.values()}) == len(faces)
    bare = [without_corners(sprites.face(card, 60, deck=deck, dimmed=dimmed)) for card in held(deck.kind)]
    for face in bare:
        paper = face.get_at((30, 3))
        pixels = [face.get_at((x, y)) for x in range(14, 46) for y in range(8, 76)]
        marked = sum(max(abs(a - b) for a, b in zip(pixel, paper)) > 40 for pixel in pixels)
        assert marked > 0.03 * len(pixels), "something is drawn besides the corners"
    assert len({pygame.image.tobytes(face, "RGB") for face in bare}) == len(bare), "also where the corners are hidden"


@pytest.mark.parametrize("number", range(2, 11))
def test_a_number_card_has_so_many_pips_evenly_about_its_middle(number):
    spots = pips(number)
    assert len(set(spots)) == number
    assert sorted((250 - x, y) for x, y in spots) == sorted(spots)
    if number != 7:
        assert sorted((x, round(350 - y, 6)) for x, y in spots) == sorted((x, round(y, 6)) for x, y in spots)


@pytest.mark.parametrize("kind", sprites.KINDS)
@pytest.mark.parametrize("suit", range(4))
def test_courts_differ_without_their_letters(suit, kind):
    courts = [cards.card(rank + cards.SUITS[suit]) for rank in "JQK"]
    faces = [without_corners(sprites.face(card, 120, deck=sprites.Deck(kind))) for card in courts]
    for one, other in combinations(faces, 2):
        assert differing(one, other) > 0.1


@pytest.mark.parametrize("kind", sprites.KINDS)
@pytest.mark.parametrize("rank", "JQK")
def test_a_rank_wears_another_robe_in_every_suit(rank, kind):
    faces = [over(sprites.face(cards.card(rank + suit), 120, deck=sprites.Deck(kind))) for suit in "HDCS"]
    middles = [face.subsurface((38, 70, 44, 50)) for face in faces]
    for one, other in combinations(middles, 2):
        assert differing(one, other) > 0.25


@pytest.mark.parametrize("width", [24, 61, 97, 120, 121, 183, 360])
def test_sizes_are_exact(width):
    for picture in (sprites.face(7, width), sprites.face(50, width, dimmed=True), sprites.back("michigan", width)):
        assert picture.get_size() == (width, round(width * 1.4)) == sprites.card_size(width)
        box = picture.get_bounding_rect()
        assert box.size == picture.get_size(), "the card fills its picture to every edge"


def test_the_corner_is_high_enough_and_stays_in_its_strip():
    others = [sprites.Deck(letters=letters) for letters in sprites.LETTERS if letters != "international"]
    for card in range(52):
        for deck in [sprites.FRENCH, *(others if card in range(8, 13) else [])]:
            flat = over(sprites.face(card, 250, deck=deck))
            paper = flat.get_at((60, 20)) if cards.rank(card) < 9 else flat.get_at((53, 20))
            strip = [
                (x, y)
                for x in range(4, 56)
                for y in range(6, 110)
                if sum(abs(a - b) for a, b in zip(flat.get_at((x, y)), paper)) > 90
            ]
            assert max(y for _, y in strip) - min(y for _, y in strip) + 1 >= 0.18 * 350
            if cards.rank(card) >= 9 and cards.rank(card) != 12:
                assert max(x for x, _ in strip) <= 53
            assert min(x for x, _ in strip) >= 4


def test_both_corners_are_the_same_turned():
    flat = over(sprites.face(cards.card("KC"), 250))
    area = corner_area(flat.get_size())
    upper = flat.subsurface(area).copy()
    area.bottomright = (250 - area.left, 350 - area.top)
    lower = pygame.transform.rotate(flat.subsurface(area), 180)
    assert differing(upper, lower, least=60) < 0.01


def test_corner_letters_can_be_chosen():
    assert corner_text("T", sprites.FRENCH) == "10"
    assert corner_text("J", sprites.Deck(letters="swedish")) == "Kn"
    assert corner_text("7", sprites.Deck(letters="german")) == "7"
    assert corner_text("Q", sprites.Deck(letters="klingon")) == "Q"
    assert rgba(sprites.face(9, 80, deck=sprites.Deck(letters="swedish"))) != rgba(sprites.face(9, 80))


def test_the_other_decks_name_the_people_on_their_cards_whatever_letters_are_chosen():
    for letters in sprites.LETTERS:
        assert [corner_text(rank, sprites.Deck("italian", letters)) for rank in "AKQJ7"] == ["A", "R", "C", "F", "7"]
        assert [corner_text(rank, sprites.Deck("german", letters)) for rank in "AKQJT"] == ["A", "K", "O", "U", "10"]


def test_letters_of_suits_stand_below_the_signs_and_stay_in_the_strip():
    for kind in sprites.KINDS:
        deck = sprites.Deck(kind, suit_letters=("C", "D", "M", "B"))
        for card in (cards.card("6H"), cards.card("7S"), cards.card("KD"), cards.card("AC")):
            plain, lettered = (over(sprites.face(card, 250, deck=how)) for how in (sprites.Deck(kind), deck))
            changed = [
                (x, y)
                for x in range(125)
                for y in range(175)
                if sum(abs(a - b) for a, b in zip(plain.get_at((x, y)), lettered.get_at((x, y)))) > 90
            ]
            assert len(changed) > 60
            assert all(4 <= x <= 53 and 96 <= y <= 136 for x, y in changed)


def test_which_cards_a_deck_has():
    assert [len(held(kind)) for kind in sprites.KINDS] == [52, 40, 36]
    assert not sprites.has("italian", cards.card("8H"))
    assert not sprites.has("german", cards.card("5S"))
    with pytest.raises(KeyError):
        sprites.has("tarot", 0)


def test_a_card_that_a_deck_has_not_is_the_french_one():
    assert rgba(sprites.face(cards.card("8H"), 90, deck=sprites.Deck("italian"))) == rgba(sprites.face(cards.card("8H"), 90))
    assert rgba(sprites.face(cards.card("5S"), 90, deck=sprites.Deck("german"))) == rgba(sprites.face(cards.card("5S"), 90))
    assert rgba(sprites.face(cards.card("7H"), 90, deck=sprites.Deck("german"))) != rgba(sprites.face(cards.card("7H"), 90))


@pytest.mark.parametrize(
    "wrong", [{"kind": "tarot"}, {"suit_letters": ("H", "D")}, {"suit_letters": True}, {"suit_letters": "HDCS"}]
)
def test_a_deck_that_cannot_be_is_refused(wrong):
    with pytest.raises(ValueError, match="tarot|suit_letters"):
        sprites.Deck(**wrong)


def test_a_deck_is_a_plain_value():
    assert sprites.Deck() == sprites.FRENCH
    assert len({sprites.Deck("german"), sprites.Deck("german"), sprites.FRENCH}) == 2
    assert sprites.face(7, 50, deck=sprites.Deck("italian")) is sprites.face(7, 50, deck=sprites.Deck("italian"))


@pytest.mark.parametrize("deck", DECKS, ids=str)
@pytest.mark.parametrize("suit", range(4))
@pytest.mark.parametrize("angle", [0, 12])
def test_a_dimmed_card_is_dimmer_and_its_corner_still_readable(suit, deck, angle):
    card = suit * 13 + cards.RANKS.index("7")
    bright, dim = (over(sprites.face(card, 250, deck=deck, dimmed=how)) for how in (False, True))
    area = corner_area(dim.get_size())
    area.height = round(0.18 * 350)
    paper, ink = common_colours(dim, area)
    assert luminance(paper) < 0.6 * luminance(common_colours(bright, area)[0])
    assert contrast(paper, ink) >= 3
    plain, turned = ({"deck": deck, "angle": angle, "dimmed": how} for how in (False, True))
    assert rgba(sprites.face(card, 90, **turned)) != rgba(sprites.face(card, 90, **plain))


def test_four_colours_change_three_suits_at_least():
    for suit in range(4):
        plain, four = (over(sprites.face(suit * 13, 120, deck=sprites.Deck(four_colour=how))) for how in (False, True))
        assert differing(plain, four, least=8) > 0.02
