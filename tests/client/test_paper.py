"""The page for the kitchen wall: what stands on it, that all of it fits, and where it is written."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import sprites
from engine.cards import card
from engine.games import GAMES
from engine.model import Options
from game import words
from game.comfort import Room
from game.paint import Canvas
from game.paper import file, sheet

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.usefixtures("picture_window")


class Written:
    """What a page said, how large, and where."""

    def __init__(self, monkeypatch):
        self.texts = []
        real_text, real_put = Canvas.text, Canvas.put
        self.pictures = []
        written = self

        def text(canvas, said, x, y, size, **more):
            wide = real_text(canvas, said, x, y, size, **more)
            left = x if more.get("anchor") == "left" else x - wide / 2
            written.texts.append((said, left, y, wide, size))
            return wide

        def put(canvas, picture, x, y, anchor="centre"):
            written.pictures.append((picture, x, y))
            real_put(canvas, picture, x, y, anchor)

        monkeypatch.setattr(Canvas, "text", text)
        monkeypatch.setattr(Canvas, "put", put)


@pytest.mark.parametrize("language", [words.ENGLISH, "it", "pt_BR", "sv", words.PSEUDO])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_rule_in_force_stands_on_the_page_and_nothing_is_cut(monkeypatch, game, language):
    words.use(language)
    info = GAMES[game].info
    for seats in (info.seats[0], info.seats[-1]):
        written, options = Written(monkeypatch), Options(info, seats)
        page = sheet.draw(game, options, sprites.FRENCH)
        assert page.get_size() == (2480, 3508)
        whole = " ".join(said for said, *_ in written.texts)
        for line in info.rules_page(options):
            assert words.rule(line) in whole, line.id
        assert "..." not in whole
        for said, left, y, wide, size in written.texts:
            assert left >= 60 and left + wide <= 1240 - 60, said
            assert 60 < y < 1754 - 60, said
            assert size >= 15 or said.isdigit(), said
        monkeypatch.undo()


def test_a_house_rule_is_on_the_page_with_a_star(monkeypatch):
    info, stars = GAMES["michigan"].info, []
    monkeypatch.setattr(Canvas, "star", lambda canvas, x, y, size, colour="": stars.append(y))
    sheet.draw("michigan", Options(info, 4), sprites.FRENCH)
    assert not stars
    sheet.draw("michigan", Options(info, 4, {"strict_lowest": True}), sprites.FRENCH)
    assert len(stars) == 2


@pytest.mark.parametrize(("markers", "seats"), [("40", 2), ("60", 3), ("80", 4), ("100", 8)])
def test_what_is_cut_out_is_what_everybody_starts_with(monkeypatch, markers, seats):
    written = Written(monkeypatch)
    sheet.draw("michigan", Options(GAMES["michigan"].info, seats, {"markers": markers}), sprites.FRENCH)
    worth = [int(said) for said, *_ in written.texts if said.isdigit()]
    assert sum(worth) == int(markers) * min(seats, 4)
    for name in ("AH", "KD", "QS", "JC"):
        assert any(picture is sprites.face(card(name), 400) for picture, *_ in written.pictures), name


def markers_of(written):
    """By seat how many markers of its own kind were drawn."""
    kinds = {id(sprites.marker(seat, 140)): seat for seat in range(8)}
    found = [kinds[id(picture)] for picture, *_ in written.pictures if id(picture) in kinds]
    return {seat: found.count(seat) for seat in sorted(set(found))}


@pytest.mark.parametrize("kid", [False, True])
@pytest.mark.parametrize(
    ("game", "seats", "more", "each"),
    [
        ("michigan", 2, {}, 12),
        ("michigan", 4, {}, 12),
        ("michigan", 5, {}, 12),
        ("michigan", 8, {"markers": "100"}, 13),
        ("rolling_stone", 6, {"match_to": "5"}, 5),
        ("rolling_stone", 5, {"scoring": "cards"}, 13),
        ("gran_ramino", 4, {"match_to": "7"}, 7),
    ],
)
def test_every_player_has_markers_of_a_kind_of_their_own(monkeypatch, game, seats, more, each, kid):
    written, options = Written(monkeypatch), Options(GAMES[game].info, seats, more)
    sheet.draw(game, options, sprites.FRENCH, kid)
    sheet.draw_rest(game, options, sprites.FRENCH, kid)
    assert markers_of(written) == dict.fromkeys(range(seats), each)
    assert all(60 < y < 1754 - 60 for _, _, y, *_ in written.texts)


@pytest.mark.parametrize(
    ("game", "more", "key"),
    [
        ("rolling_stone", {}, "paper.cut"),
        ("rolling_stone", {"scoring": "cards"}, "paper.cut.points"),
        ("gran_ramino", {"hand_points": "graded"}, "paper.cut.points"),
        ("michigan", {}, "paper.cut.honours"),
    ],
)
def test_what_markers_are_worth_is_said_as_this_table_scores(monkeypatch, game, more, key):
    written = Written(monkeypatch)
    sheet.draw(game, Options(GAMES[game].info, 4, more), sprites.FRENCH)
    assert words.say(key) in [said for said, *_ in written.texts]


def test_a_second_page_goes_again_when_the_table_is_smaller(tmp_path):
    info = GAMES["michigan"].info
    done, said = file.told(tmp_path, "michigan", Options(info, 8), Room())
    assert done and str(tmp_path / "Michigan 2.png") in said
    assert pygame.image.load(tmp_path / "Michigan 2.png").get_size() == (2480, 3508)
    done, said = file.told(tmp_path, "michigan", Options(info, 4), Room())
    assert done and "Michigan 2" not in said
    assert sorted(one.name for one in tmp_path.glob("*.png")) == ["Michigan.png"]


def test_children_read_their_own_words(monkeypatch):
    written = Written(monkeypatch)
    sheet.draw("rolling_stone", Options(GAMES["rolling_stone"].info, 4), sprites.FRENCH, kid=True)
    whole = " ".join(said for said, *_ in written.texts)
    assert words.say("kid.rule.rs.pick_up") in whole
    assert "trick" not in whole


def test_it_is_written_where_it_says(tmp_path):
    info = GAMES["gran_ramino"].info
    done, said = file.told(tmp_path / "new", "gran_ramino", Options(info, 2), Room())
    assert done and str(tmp_path / "new" / "Gran Ramino.png") in said
    assert pygame.image.load(tmp_path / "new" / "Gran Ramino.png").get_size() == (2480, 3508)


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    done, said = file.told(tmp_path / "file" / "below", "gran_ramino", Options(GAMES["gran_ramino"].info, 2), Room())
    assert not done
    assert said.startswith("The page could not be written (")


def started(*asked, **more):
    command = [sys.executable, "main.py", *asked]
    return subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=120, **more)


def test_the_flag_writes_it_and_opens_no_window(tmp_path):
    bare = {"PATH": "", "HOME": str(tmp_path)}
    done = started("--print", "michigan", "--seats", "5", "--lang", "sv", "--data-dir", str(tmp_path), env=bare)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    first, second = (Path(part.rsplit(": ")[-1] + ".png") for part in done.stdout.split(".png")[:2])
    assert (first.name, second.name) == ("Michigan.png", "Michigan 2.png")
    assert first.exists() and second.exists()


def test_a_terminal_without_these_letters_gets_the_sentence_all_the_same(tmp_path):
    folder = tmp_path / "Åsas"
    plain = {"PATH": "", "HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"}
    done = started("--print", "rolling_stone", "--lang", "sv", "--data-dir", str(folder), env=plain)
    assert (done.returncode, done.stderr) == (0, "")
    assert r"\xc5sas" in done.stdout
    assert (folder / "matches" / "Enflé.png").exists()
    for asked in (["--help"], ["--lang", "sv", "--game", "åäö"]):
        assert "Traceback" not in started(*asked, env=plain).stderr


def test_a_name_that_the_system_cannot_write_is_a_sentence(tmp_path):
    options = Options(GAMES["gran_ramino"].info, 2)
    done, said = file.told(tmp_path / "\ud800", "gran_ramino", options, Room())
    assert not done and said.startswith("The page could not be written (")


@pytest.mark.parametrize("asked", ["whist", "michigan --game michigan", "michigan --seats 9"])
def test_what_cannot_be_printed_says_so(asked):
    done = started("--print", *asked.split())
    assert done.returncode == 2
    assert done.stderr.startswith("main.py: ") and done.stderr.count("\n") == 1
