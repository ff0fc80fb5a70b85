"""python -m game: every screen as a picture, and films."""

import pygame
import pytest

from game.__main__ import main
from game.studio.pictures_of import SCENES


@pytest.mark.parametrize("scene", SCENES)
def test_every_screen_as_a_picture(tmp_path, scene):
    out = tmp_path / "deep" / "picture.png"
    words = ["screenshot", scene, "--out", str(out), "--size", "1024x640", "--seed", "3", "--moves", "14", "--focus"]
    assert main([*words, "--options", "match_to=1"]) == 0
    picture = pygame.image.load(out)
    assert picture.get_size() == (1024, 640)
    colours = {tuple(picture.get_at((x, y)))[:3] for x in range(0, 1024, 16) for y in range(0, 640, 16)}
    assert len(colours) > 20


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_through_any_eyes(tmp_path, seat):
    out = tmp_path / "picture.png"
    assert main(["screenshot", "table", "--game", "michigan", "--seats", "5", "--seat", str(seat), "--out", str(out)]) == 0
    assert out.exists()


def test_a_film_has_frames(tmp_path):
    words = ["film", "--game", "gran_ramino", "--moves", "3", "--actions", "2", "--every", "0.1", "--out", str(tmp_path)]
    assert main(words) == 0
    assert len(list(tmp_path.glob("*.png"))) > 4


@pytest.mark.parametrize("words", [["--game", "whist"], ["--size", "big"], ["--seats", "99"], ["--options", "match_to=99"]])
def test_what_cannot_be_drawn_says_so(tmp_path, capsys, words):
    assert main(["screenshot", "table", "--out", str(tmp_path / "no.png"), *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
