"""Backs, shadows and turned cards, and how finished pictures are kept."""

import os
import subprocess
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

import sprites
from engine import cards
from sprites import deck, pieces
from sprites.shelf import Shelf, weight
from tests.client.pixels import differing, over, rgba

ROOT = Path(sprites.__file__).parent.parent

pytestmark = pytest.mark.usefixtures("picture_window")


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
    for kind in sprites.KINDS:
        for card in range(52):
            sprites.face(card, 120, deck=sprites.Deck(kind), angle=2 * card)
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
sprites.marker(2, 40, angle=20); sprites.animal("owl", 40, disc=True); sprites.sign(1, 20); sprites.icon("menu", 30)
assert sprites.label("Maja", "title", 20, "#000000").get_width() > 10
assert sprites.cloth("michigan", (200, 120)).get_size() == (200, 120)
assert "numpy" not in sys.modules and "sprites.draw" not in sys.modules
pygame.display.set_mode((100, 100))
assert sprites.face(50, 80) is not face
assert sprites.face(50, 80).get_masks() == pygame.Surface((1, 1)).convert_alpha().get_masks()
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
