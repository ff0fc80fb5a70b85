"""The pictures: what the files may hold, what comes out of them, and what happens when something is missing."""

import logging
import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

import sprites
from engine import cards
from sprites import corner, deck, fonts, pieces, raster
from sprites.draw import animals, buttons, pictures
from sprites.draw.check import faults
from sprites.draw.faces import pips
from sprites.shelf import Shelf, weight

FOLDER = Path(sprites.__file__).parent / "svg"
ROOT = FOLDER.parent.parent


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    yield
    deck.SPRITES.clear()
    fonts.LABELS.clear()
    raster.svg.cache_clear()


def rgba(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def over(picture: pygame.Surface, ground: str = "#FF00FF") -> pygame.Surface:
    flat = pygame.Surface(picture.get_size())
    flat.fill(ground)
    flat.blit(picture, (0, 0))
    return flat


def differing(one: pygame.Surface, other: pygame.Surface, least: int = 24) -> float:
    """The share of pixels that differ by more than `least` in some channel."""
    flat = [pygame.image.tobytes(over(picture), "RGB") for picture in (one, other)]
    far = sum(
        max(abs(a - b) for a, b in zip(flat[0][i : i + 3], flat[1][i : i + 3])) > least for i in range(0, len(flat[0]), 3)
    )
    return far * 3 / len(flat[0])


def luminance(colour: pygame.Color) -> float:
    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b)


def contrast(one: pygame.Color, other: pygame.Color) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def common_colours(picture: pygame.Surface, area: pygame.Rect) -> list[pygame.Color]:
    """The two colours most pixels of an area have: paper, then ink."""
    pixels = [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]
    counted = Counter(tuple(picture.get_at(pixel)) for pixel in pixels)
    return [pygame.Color(colour) for colour, _ in counted.most_common(2)]


def corner_area(size: tuple[int, int]) -> pygame.Rect:
    """The left strip that belongs to the corner, clear of the card's edge."""
    unit = size[0] / 250
    return pygame.Rect(round(4 * unit), round(8 * unit), round(49 * unit), round(96 * unit))


# The files


def test_committed_files_are_what_the_script_writes():
    made = pictures()
    held = {file.relative_to(FOLDER).as_posix(): file.read_bytes() for file in FOLDER.rglob("*") if file.is_file()}
    assert sorted(held) == sorted(made), "run python -m sprites.draw"
    assert [name for name, text in made.items() if held[name] != text.encode("ascii")] == [], "run python -m sprites.draw"


def test_no_file_holds_what_the_reader_cannot_draw():
    assert {name: found for name, text in pictures().items() if (found := faults(text))} == {}


GOOD = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">{}</svg>'


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ('<use href="#a"/>', "<use>"),
        ("<text>7</text>", "<text>"),
        ('<pattern id="p"/>', "<pattern>"),
        ('<rect width="9" height="9" fill="red"/>', "'red'"),
        ('<rect width="9" height="9" fill="#fff"/>', "'#fff'"),
        ('<rect width="9" height="9" fill="rgba(0,0,0,0.5)"/>', "rgba"),
        ('<rect width="9" height="9" fill="url(#nowhere)"/>', "nowhere"),
        ('<rect width="9" height="9" style="fill:#FFFFFF"/>', "style"),
        ('<rect width="9" height="9" clip-path="url(#c)"/>', "clip-path"),
        ('<g opacity="0.5"><rect width="9" height="9" fill="#FFFFFF"/></g>', "opacity"),
        ('<defs><linearGradient id="g" x2="1"/></defs>', "percent"),
        ('<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"/></defs>', "gradientUnits"),
        ("<g>", "not XML"),
    ],
)
def test_the_checker_finds(part, said):
    found = faults(GOOD.format(part))
    assert found
    assert said in " ".join(found)


def test_the_checker_wants_a_size():
    assert faults('<svg xmlns="http://www.w3.org/2000/svg"/>')
    assert faults(GOOD.format('<path d="M0 0L9 9Z" fill="#C8323C" fill-opacity="0.5"/>')) == []


def test_suit_colours_are_kept_for_signs():
    """The four-colour deck exchanges them in the file's text: a robe in a suit's colour would change with it."""
    for suit, letter in enumerate("HDCS"):
        court = pictures()[f"faces/K{letter}.svg"]
        assert court.count(sprites.suit_colour(suit)) == 1


# Faces


@pytest.mark.parametrize("how", [{}, {"four_colour": True}, {"dimmed": True}])
def test_all_faces_differ(how):
    assert len({rgba(sprites.face(card, 60, **how)) for card in range(52)}) == 52


@pytest.mark.parametrize("number", range(2, 11))
def test_a_number_card_has_so_many_pips_evenly_about_its_middle(number):
    spots = pips(number)
    assert len(set(spots)) == number
    assert sorted((250 - x, y) for x, y in spots) == sorted(spots)
    if number != 7:
        assert sorted((x, round(350 - y, 6)) for x, y in spots) == sorted((x, round(y, 6)) for x, y in spots)


@pytest.mark.parametrize("suit", range(4))
def test_courts_differ_without_their_letters(suit):
    faces = []
    for rank in "JQK":
        flat = over(sprites.face(cards.card(rank + cards.SUITS[suit]), 120))
        area = corner_area(flat.get_size())
        flat.fill("#000000", area)
        area.bottomright = (flat.get_width() - area.left, flat.get_height() - area.top)
        flat.fill("#000000", area)
        faces.append(flat)
    for one, other in combinations(faces, 2):
        assert differing(one, other) > 0.1


@pytest.mark.parametrize("rank", "JQK")
def test_a_rank_wears_another_robe_in_every_suit(rank):
    middles = [over(sprites.face(cards.card(rank + suit), 120)).subsurface((30, 60, 60, 50)) for suit in "HDCS"]
    for one, other in combinations(middles, 2):
        assert differing(one, other) > 0.25


@pytest.mark.parametrize("width", [24, 61, 97, 120, 121, 183, 360])
def test_sizes_are_exact(width):
    for picture in (sprites.face(7, width), sprites.face(50, width, dimmed=True), sprites.back("michigan", width)):
        assert picture.get_size() == (width, round(width * 1.4)) == sprites.card_size(width)
        box = picture.get_bounding_rect()
        assert box.size == picture.get_size(), "the card fills its picture to every edge"


def test_the_corner_is_high_enough_and_stays_in_its_strip():
    others = [letters for letters in sprites.LETTERS if letters != "international"]
    for card in range(52):
        for letters in ["international", *(others if card in range(8, 13) else [])]:
            flat = over(sprites.face(card, 250, letters=letters))
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
    assert corner.corner_text("T", "international") == "10"
    assert corner.corner_text("J", "swedish") == "Kn"
    assert corner.corner_text("7", "german") == "7"
    assert corner.corner_text("Q", "klingon") == "Q"
    assert rgba(sprites.face(9, 80, letters="swedish")) != rgba(sprites.face(9, 80))


@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize("suit", range(4))
@pytest.mark.parametrize("angle", [0, 12])
def test_a_dimmed_card_is_dimmer_and_its_corner_still_readable(suit, four_colour, angle):
    card = suit * 13 + cards.RANKS.index("8")
    bright, dim = (over(sprites.face(card, 250, four_colour=four_colour, dimmed=how)) for how in (False, True))
    area = corner_area(dim.get_size())
    paper, ink = common_colours(dim, area)
    assert luminance(paper) < 0.6 * luminance(common_colours(bright, area)[0])
    assert contrast(paper, ink) >= 3
    assert rgba(sprites.face(card, 90, dimmed=True, angle=angle)) != rgba(sprites.face(card, 90, angle=angle))


def test_four_colours_change_three_suits_at_least():
    for suit in range(4):
        plain, four = (over(sprites.face(suit * 13, 120, four_colour=how)) for how in (False, True))
        assert differing(plain, four, least=8) > 0.02


# Backs, shadows, turned cards


@pytest.mark.parametrize("game", sprites.GAMES)
def test_a_back_tells_nothing_by_the_way_it_lies(game):
    flat = over(sprites.back(game, 150))
    assert differing(flat, pygame.transform.rotate(flat, 180), least=80) < 0.02


def test_backs_and_cloths_differ_by_game_and_an_unknown_game_has_some():
    assert len({rgba(sprites.back(game, 60)) for game in sprites.GAMES}) == 3
    assert sprites.back("snap", 60) is sprites.back(sprites.GAMES[0], 60)
    assert sprites.cloth("snap", (64, 36)) is sprites.cloth(sprites.GAMES[0], (64, 36))


def test_angles_are_rounded_and_turned_pictures_kept():
    assert sprites.face(3, 70, angle=7.2) is sprites.face(3, 70, angle=8)
    assert sprites.face(3, 70, angle=-4) is sprites.face(3, 70, angle=356)
    assert sprites.face(3, 70, angle=0.4) is sprites.face(3, 70)
    assert sprites.back("michigan", 70, angle=190) is sprites.back("michigan", 70, angle=10)
    assert sprites.face(3, 70, angle=8).get_width() > 70


@pytest.mark.parametrize(
    "make", [lambda a: sprites.face(50, 120, angle=a), lambda a: sprites.back("gran_ramino", 120, angle=a)]
)
def test_a_turned_card_is_the_card_turned(make):
    turned = over(make(30))
    by_pixels = pygame.transform.rotozoom(make(0), 30, 1)
    flat = pygame.Surface(turned.get_size())
    flat.fill("#FF00FF")
    flat.blit(by_pixels, by_pixels.get_rect(center=flat.get_rect().center))
    assert differing(turned, flat, least=110) < 0.06


def test_turned_corners_are_where_they_belong():
    half = sprites.face(cards.card("7S"), 200, angle=180)
    whole = pygame.transform.rotate(sprites.face(cards.card("7S"), 200), 180)
    flat = over(half).subsurface(pygame.Rect(1, 1, 200, 280))
    assert differing(flat, over(whole), least=110) < 0.02


def test_a_shadow_is_soft_and_larger_than_its_card():
    shadow = sprites.shadow(100)
    assert shadow.get_width() > 100
    middle, rim = shadow.get_at(shadow.get_rect().center).a, shadow.get_at((0, shadow.get_height() // 2)).a
    assert middle > 90
    assert rim < 30
    assert sprites.shadow(100, angle=10) is sprites.shadow(100, angle=190)


# Small pictures


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
    assert len(sprites.ANIMALS) >= 12
    heads = [over(sprites.animal(name, 64)) for name in sprites.ANIMALS]
    for one, other in combinations(heads, 2):
        assert differing(one, other) > 0.2
    assert sprites.animal("cat", 64, disc=True).get_at((32, 2)).a == 255
    assert sprites.animal("unicorn", 40).get_size() == (40, 40)


@pytest.mark.parametrize("name", sprites.ICONS)
def test_icons_take_a_colour(name):
    white = sprites.icon(name, 40, "#FFFFFF")
    assert white.get_size() == (40, 40)
    assert rgba(white) != rgba(sprites.icon(name, 40))


def test_suit_signs_have_their_colours():
    for suit in range(4):
        for four_colour in (False, True):
            sign = sprites.suit_sign(suit, 41, four_colour=four_colour)
            assert sign.get_size() == (41, 41)
            middle = sign.get_at((20, 22))
            assert middle == pygame.Color(sprites.suit_colour(suit, four_colour))
    assert sprites.suit_sign(0, 41, colour="#FFFFFF").get_at((20, 22)) == pygame.Color("#FFFFFF")


# Cloths


@pytest.mark.parametrize("game", [*sprites.GAMES, "kitchen"])
@pytest.mark.parametrize("size", [(320, 180), (333, 201), (1, 1)])
def test_a_cloth_is_opaque_and_exact(game, size):
    laid = sprites.cloth(game, size)
    assert laid.get_size() == size
    assert not laid.get_flags() & pygame.SRCALPHA
    assert laid is sprites.cloth(game, size)


@pytest.mark.parametrize("game", sprites.GAMES)
def test_white_text_is_readable_on_a_games_cloth(game):
    laid = sprites.cloth(game, (640, 360))
    white = pygame.Color("#FFFFFF")
    seen = [contrast(laid.get_at((x, y)), white) for x in range(0, 640, 5) for y in range(0, 360, 5)]
    assert sum(value < 4.5 for value in seen) / len(seen) < 0.03


# Text


def test_labels_are_kept_and_bounded():
    assert sprites.label("Maja", "title", 24, "#FFFFFF") is sprites.label("Maja", "title", 24, (255, 255, 255))
    assert sprites.label("Maja", "title", 24, "#FFFFFF") is not sprites.label("Maja", "title", 24, "#FFFFF0")
    assert sprites.label("Maja", "title", 24, "#FFFFFF").get_size() == sprites.measure("Maja", "title", 24)
    for number in range(1200):
        sprites.label(f"line {number}", "text", 60, "#FFFFFF")
    assert 0 < fonts.LABELS.held <= fonts.LABELS.limit


def test_odd_spaces_and_invisible_characters_are_made_plain():
    plain = rgba(sprites.label("7 km-a", "title", 24, "#000000"))
    for odd in ("7\u00a0km-a", "7\u202fkm\u2011a", "7 km-\u200ba", "7 km\u00ad-a\x00"):
        assert rgba(sprites.label(odd, "title", 24, "#000000")) == plain
    assert rgba(sprites.label("Zoe\u0308", "text", 24, "#000000")) == rgba(sprites.label("Zo\u00eb", "text", 24, "#000000"))


def test_what_a_font_lacks_comes_from_the_next_one_or_is_a_dot(monkeypatch):
    monkeypatch.setattr(fonts, "system_font", lambda: None)
    monkeypatch.setattr(fonts, "_lacks", {})
    assert not fonts.lacks("title", "\u00f1")
    assert not fonts.lacks("title", " ")
    assert fonts.lacks("title", "\u0436")
    assert fonts.lacks("text", "\u0436"), "Lato's box for what it lacks is not a letter"
    assert fonts.runs("Bo \u0436!", "title") == [("title", "Bo \u00b7!")]
    assert fonts.runs("\ud83d", "title") == [("title", "\u00b7")]
    assert fonts.runs("x\u0336", "text") == [("text", "x")] or not fonts.lacks("text", "\u0336")
    only_lato = next(
        c for c in map(chr, range(0xC0, 0x2200)) if c.isprintable() and fonts.lacks("title", c) and not fonts.lacks("bold", c)
    )
    assert fonts.runs("a" + only_lato, "title") == [("title", "a"), ("bold", only_lato)]
    mixed = sprites.label("a" + only_lato + "\u6f22", "title", 30, "#000000")
    assert mixed.get_size() == sprites.measure("a" + only_lato + "\u6f22", "title", 30)


def test_an_empty_label_is_no_error():
    assert sprites.label("", "text", 20, "#000000").get_height() > 0


def test_fonts_survive_the_font_module():
    before = sprites.font("title", 31)
    pygame.font.quit()
    assert sprites.font("title", 31) is not before
    assert sprites.font("title", 31).size("Maja")[0] > 0
    assert sprites.label("again", "bold", 31, "#000000").get_width() > 0


def test_without_the_font_packages_there_is_still_text(monkeypatch):
    monkeypatch.setattr(fonts, "_FILES", dict.fromkeys(fonts._FILES, ("no_such_package", "x.ttf")))
    monkeypatch.setattr(fonts, "_open", {})
    assert sprites.label("plain", "title", 20, "#000000").get_width() > 10


# Keeping


def test_a_shelf_drops_what_was_not_asked_for_longest():
    shelf, made = Shelf(4 * 400), []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((10, 10), pygame.SRCALPHA)

    for key in "abcd":
        shelf.take(key, make)
    first = shelf.take("a", make)
    assert len(made) == 4
    shelf.take("e", make)
    assert shelf.take("a", make) is first
    assert len(made) == 5
    shelf.take("b", make)
    assert len(made) == 6
    assert shelf.held == 1600
    assert len(shelf) == 4
    shelf.take("huge", lambda: pygame.Surface((90, 90), pygame.SRCALPHA))
    assert shelf.held <= shelf.limit
    assert len(shelf) == 4, "what is larger than the shelf is not kept, and drives nothing away"


def test_the_pictures_stay_within_their_bytes(monkeypatch):
    monkeypatch.setattr(deck.SPRITES, "limit", 2_000_000)
    for card in range(52):
        sprites.face(card, 120, angle=2 * card)
    assert 0 < deck.SPRITES.held <= 2_000_000
    assert deck.SPRITES.held == sum(weight(picture) for picture in deck.SPRITES._pictures.values())


def test_pictures_are_run_length_encoded():
    for picture in (sprites.face(0, 50), sprites.face(0, 50, angle=10), sprites.back("michigan", 50), pieces.marker(1, 30)):
        over(picture)
        assert picture.get_flags() & pygame.RLEACCEL, "encoded at the first blit"


def test_everything_works_before_there_is_a_window_and_is_made_anew_with_one():
    program = """
import sys, pygame, sprites
face = sprites.face(50, 80)
assert face.get_size() == (80, 112)
sprites.face(3, 80, dimmed=True, angle=10); sprites.back("gran_ramino", 80, angle=6); sprites.shadow(80, angle=4)
sprites.marker(2, 40, angle=20); sprites.animal("owl", 40, disc=True); sprites.suit_sign(1, 20); sprites.icon("menu", 30)
assert sprites.label("Maja", "title", 20, "#000000").get_width() > 10
assert sprites.cloth("michigan", (200, 120)).get_size() == (200, 120)
assert "numpy" not in sys.modules and "sprites.draw" not in sys.modules
pygame.display.set_mode((100, 100))
assert sprites.face(50, 80) is not face
assert sprites.face(50, 80).get_masks() == pygame.Surface((1, 1)).convert_alpha().get_masks()
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# What is missing


@pytest.fixture
def files_gone(monkeypatch, tmp_path):
    """The folder of pictures is empty but for what a test puts there."""
    monkeypatch.setattr(raster, "files", lambda package: tmp_path)
    deck.SPRITES.clear()
    raster.svg.cache_clear()
    (tmp_path / "svg" / "faces").mkdir(parents=True)
    return tmp_path / "svg"


def test_a_missing_picture_is_stood_in_for_and_logged_once(files_gone, caplog):
    with caplog.at_level(logging.WARNING, "sprites"):
        faces = {rgba(sprites.face(card, 60)) for card in range(52)}
        sprites.face(0, 90)
    assert len(faces) == 52, "a plain card still says which it is"
    assert sum("faces/2H.svg" in record.getMessage() for record in caplog.records) == 1
    assert sprites.face(0, 61).get_size() == sprites.card_size(61)
    assert sprites.face(0, 61, angle=12).get_width() > 61
    assert sprites.back("michigan", 60, angle=12).get_width() > 60
    assert sprites.marker(0, 30, angle=8).get_width() >= 30
    assert sprites.animal("cat", 30, disc=True).get_size() == (30, 30)
    assert sprites.suit_sign(0, 20).get_size() == (20, 20)
    assert sprites.icon("menu", 20).get_size() == (20, 20)
    assert sprites.cloth("michigan", (211, 122)).get_size() == (211, 122)


@pytest.mark.parametrize(
    "text", ["", "no picture", "<svg></svg>", '<svg width="250" height="350" viewBox="0 0 250 350">', "\xff"]
)
def test_a_broken_picture_is_stood_in_for(files_gone, text):
    (files_gone / "faces" / "2H.svg").write_text(text, encoding="latin-1")
    picture = sprites.face(0, 60)
    assert picture.get_size() == sprites.card_size(60)
    assert picture.get_at((30, 4)).a == 255
