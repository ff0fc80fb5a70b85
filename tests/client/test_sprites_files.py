"""The files of pictures: what they may hold, that they are what the scripts write, and what happens when one is missing."""

import io
import logging
from pathlib import Path

import pygame
import pytest

import sprites
from sprites import deck, raster
from sprites.cloth import CLOTHS
from sprites.corner import BLOCKS
from sprites.draw import pictures
from sprites.draw.check import faults
from tests.client.pixels import rgba

pytestmark = pytest.mark.usefixtures("picture_window")

FOLDER = Path(sprites.__file__).parent / "svg"


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
        ('<image href="a.png"/>', "<image>"),
        ('<symbol id="s"/>', "<symbol>"),
        ('<clipPath id="c"/>', "<clipPath>"),
        ('<mask id="m"/>', "<mask>"),
        ('<filter id="f"/>', "<filter>"),
        ("<style>rect{}</style>", "<style>"),
        ('<rect width="9" height="9" mask="url(#m)"/>', "mask"),
        ('<rect width="9" height="9" filter="url(#f)"/>', "filter"),
        ('<rect width="9" height="9" class="red"/>', "class"),
        ('<rect width="9" height="9" fill="#ff0000"/>', "'#ff0000'"),
        ('<rect width="9" height="9" fill="hsl(0,50%,50%)"/>', "hsl"),
        ('<rect width="9" height="9" stroke="currentColor"/>', "currentColor"),
        ('<defs><radialGradient id="g" r="40"/></defs>', "percent"),
        ('<defs><radialGradient id="g"><stop stop-color="navy"/></radialGradient></defs>', "navy"),
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
        court = pictures()[f"faces/french/K{letter}.svg"]
        assert court.count(sprites.suit_colour(suit)) == 1


# What is missing


def _forget():
    for shelf in (deck.SPRITES, deck.PATTERNS, BLOCKS, CLOTHS):
        shelf.clear()
    raster.svg.cache_clear()


@pytest.fixture
def files_gone(monkeypatch, tmp_path):
    """The folder of pictures is empty but for what a test puts there."""
    monkeypatch.setattr(raster, "files", lambda package: tmp_path)
    (tmp_path / "svg" / "faces" / "french").mkdir(parents=True)
    _forget()
    yield tmp_path / "svg"
    _forget()  # what stood in


def test_a_missing_picture_is_stood_in_for_and_logged_once(files_gone, caplog):
    with caplog.at_level(logging.WARNING, "sprites"):
        faces = {rgba(sprites.face(card, 60)) for card in range(52)}
        sprites.face(0, 90)
    assert len(faces) == 52, "a plain card still says which it is"
    assert sum("faces/french/2H.svg" in record.getMessage() for record in caplog.records) == 1
    assert sprites.face(0, 61).get_size() == sprites.card_size(61)
    assert sprites.face(0, 61, angle=12).get_width() > 61
    assert sprites.back("michigan", 60, angle=12).get_width() > 60
    assert sprites.marker(0, 30, angle=8).get_width() >= 30
    assert sprites.animal("cat", 30, disc=True).get_size() == (30, 30)
    assert sprites.sign(0, 20).get_size() == (20, 20)
    assert sprites.icon("menu", 20).get_size() == (20, 20)
    assert sprites.cloth("michigan", (211, 122)).get_size() == (211, 122)


@pytest.mark.parametrize(
    "text", ["", "no picture", "<svg></svg>", '<svg width="250" height="350" viewBox="0 0 250 350">', "\xff"]
)
def test_a_broken_picture_is_stood_in_for(files_gone, text):
    (files_gone / "faces" / "french" / "2H.svg").write_text(text, encoding="latin-1")
    picture = sprites.face(0, 60)
    assert picture.get_size() == sprites.card_size(60)
    assert picture.get_at((30, 4)).a == 255


# The reader


def _drawn(parts: str) -> set[tuple[int, ...]]:
    """The colours that come out of a file with these parts."""
    picture = pygame.image.load_sized_svg(io.BytesIO(GOOD.format(parts).encode("ascii")), (9, 9))
    return {tuple(picture.get_at((x, y))) for x in range(9) for y in range(9)}


def test_what_the_checker_refuses_the_reader_cannot_draw():
    """The reasons for the list, tried on the reader itself: if one day it can do more, this says so."""
    nothing = {(0, 0, 0, 0)}
    assert _drawn('<rect width="9" height="9" fill="#FF0000"/>') == {(255, 0, 0, 255)}
    assert _drawn('<defs><rect id="a" width="9" height="9" fill="#FF0000"/></defs><use href="#a"/>') == nothing
    assert _drawn('<text x="0" y="9" fill="#FF0000">W</text>') == nothing
    clipped = '<defs><clipPath id="c"><rect width="4" height="4"/></clipPath></defs>'
    assert _drawn(clipped + '<rect width="9" height="9" fill="#FF0000" clip-path="url(#c)"/>') == {(255, 0, 0, 255)}
    assert (255, 0, 0, 255) not in _drawn('<rect width="9" height="9" fill="hsl(0,100%,50%)"/>')
    overlapping = '<g opacity="0.5"><rect width="9" height="9" fill="#FF0000"/><rect width="9" height="9" fill="#00FF00"/></g>'
    assert any(red and green for red, green, *_ in _drawn(overlapping)), "each child is faded, not the group"


FOLDERS = [*(f"faces/{kind}" for kind in sprites.KINDS), "signs/italian", "animals", "markers", "confetti", "pads", "icons"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_file_draws_something_of_its_own(folder):
    drawn = {}
    for name, text in pictures().items():
        if name.startswith(folder + "/"):
            picture = pygame.image.load_sized_svg(io.BytesIO(text.encode("ascii")), (60, 60))
            assert pygame.mask.from_surface(picture).count() > 100, name
            drawn[name] = rgba(picture)
    assert len(drawn) >= 4
    assert len(set(drawn.values())) == len(drawn)


def test_the_other_decks_take_little_longer_to_draw_than_the_french_one():
    """Counted in elements, which is what the reader's time goes by, not in seconds."""
    made = pictures()

    def elements(kind: str) -> float:
        files = [text for name, text in made.items() if name.startswith(f"faces/{kind}/")]
        return sum(text.count(shape) for text in files for shape in ("<path", "<circle", "<ellipse", "<rect")) / len(files)

    assert elements("italian") < 2 * elements("french")
    assert elements("german") < 2 * elements("french")
