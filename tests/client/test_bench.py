"""python -m game bench: its rows have sane values, and what they count can be seen to fail."""

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import __main__ as command
from game import bench
from game.bench import costly, figures, frames, motions, screens, starting
from game.bench.figures import Row
from game.moving.tabletop import Tabletop

ROOT = Path(__file__).parents[2]


@pytest.fixture
def dummy(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.display.quit()


def told(only, *words):
    done = subprocess.run(
        [sys.executable, "-m", "game", "bench", "--only", only, "--driver", "dummy", "--short", "--json", *words],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return json.loads(done.stdout)


def test_the_short_form_has_all_rows(dummy):
    found = told("P1,P2,P3,P4,P7", "--size", "720p")
    assert found["not_measured"] == []
    assert found["cores"] >= 1 and found["pygame"] == pygame.version.ver and len(found["sdl"].split(".")) == 3
    rows = found["rows"]
    assert {row["id"] for row in rows} == {"P1", "P2", "P3", "P4", "P7"}
    by_what = {row["what"]: row for row in rows if row["id"] != "P1"}
    assert {row["driver"] for row in rows if row["size"]} == {"dummy"}
    for row in rows:
        assert row["met"] == (row["value"] <= row["goal"]), row
    for name in ("first", "again"):
        work = by_what[f"deal to eight, {name}"]
        assert 0.1 < work["value"] < 2000 and work["goal"] == 4
        assert work["more"]["median"] <= work["value"] <= work["more"]["worst"] + 0.01
        assert 60 < work["more"]["frames"] < 600, "a deal takes some seconds"
    (ratio,) = [row for row in rows if row["id"] == "P1"]
    assert 0.3 < ratio["value"] < 500 and ratio["goal"] == 1.5 and ratio["more"]["by_hand_ms"] > 0
    assert by_what["flips of an idle table"]["value"] == 0
    assert 5 < by_what["wakings of the main thread"]["value"] < 200
    assert 0 < by_what["processor, whole program"]["value"] < 60
    assert by_what["michigan: window filled"]["value"] == 1
    assert 1 < by_what["michigan: worst frame"]["more"]["exact_after_frames"] <= 90


def test_memory_and_start_are_told(dummy):
    (memory,) = told("P11")["rows"]
    assert 30 < memory["value"] < 400 and memory["more"]["actions"] == 60
    found = told("P6")
    assert found["rows"] == [], "a start is measured in a window"


def test_steady_motion_makes_no_pictures(dummy):
    (row,) = costly.measure("720p", 1, 1)
    assert row.value == 0 and row.met and row.more["first_time"] > 20, "the first time it does, which the counter sees"


def test_one_rotozoom_in_a_frame_is_found(dummy, monkeypatch):
    draw_live, picture = Tabletop.draw_live, pygame.Surface((4, 4))

    def turns(self, canvas, blend):
        pygame.transform.rotozoom(picture, 3, 1)
        draw_live(self, canvas, blend)

    monkeypatch.setattr(Tabletop, "draw_live", turns)
    (row,) = costly.measure("720p", 1, 1)
    assert row.more["rotozoom"] >= row.more["frames"] > 60
    assert not row.met


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (lambda s: pygame.transform.rotozoom(s, 1, 1), "rotozoom"),
        (lambda s: pygame.transform.rotate(s, 90), "rotate"),
        (lambda s: pygame.transform.smoothscale(s, (3, 3)), "smoothscale"),
        (lambda s: pygame.transform.flip(s, True, False), "flip"),
        (lambda s: s.convert(), "convert"),
        (lambda s: s.convert_alpha(), "convert_alpha"),
        (lambda s: pygame.font.Font(None, 12).render("x", True, "red"), "render"),
        (lambda s: pygame.image.load(ROOT / "tests" / "no such picture.png"), "load"),
    ],
)
def test_what_is_costly_is_counted_by_whatever_name(dummy, call, name):
    pygame.display.init()
    pygame.display.set_mode((20, 20))
    pygame.font.init()
    surface = pygame.Surface((5, 5), pygame.SRCALPHA)
    with costly.counted() as found:
        with contextlib.suppress(FileNotFoundError):
            call(surface)
        pygame.display.flip()
        json.loads("[1]")
        surface.blit(surface, (0, 0))
    assert found == {name: 1}


def test_a_slow_frame_is_seen(dummy, monkeypatch):
    """A planted wait of 30 ms in each frame moves the figures by as much."""
    draw_live = Tabletop.draw_live
    app = motions.opened("720p")
    swift = max(figures.middle(frames.play(app, motions.MOTIONS[0], 1, cold=False).wall))

    def waits(self, canvas, blend):
        pygame.time.delay(30)
        draw_live(self, canvas, blend)

    monkeypatch.setattr(Tabletop, "draw_live", waits)
    slow = min(figures.middle(frames.play(app, motions.MOTIONS[0], 1, cold=False).wall))
    assert slow >= 0.025 and swift > 0


def test_figures_are_told_in_one_piece():
    row = Row("P3", "deal", 3.2, "ms", 4.0, "x11", "720p", {"median": 1.0})
    assert row.met and figures.row_from(row.plain()) == row
    assert "P3" in row.line() and "at most 4: met" in row.line() and "median 1.0" in row.line()
    late = Row("P3", "deal", 4.2, "ms", 4.0)
    assert not late.met and "NOT MET" in late.line()
    assert Row("P3", "deal", 4.2, "ms", None).met is None


def test_p99_and_medians():
    assert figures.p99(list(range(1, 101))) == 99
    assert figures.p99([5.0, 1.0]) == 5
    assert figures.middle([[1, 9], [2, 1], [3, 2]]) == [2, 2]
    with pytest.raises(ValueError, match="nothing"):
        figures.p99([])
    with pytest.raises(ValueError, match="shorter|longer"):
        figures.middle([[1], [1, 2]])


@pytest.mark.parametrize("words", [["--only", "P99"], ["--size", "8k"], ["--driver", "wayland"]])
def test_what_is_unknown_is_said_in_a_sentence(words, capsys):
    assert command.main(["bench", *words]) == 2
    assert "it is one of" in capsys.readouterr().err


def test_without_xvfb_its_figures_are_named_as_not_measured(monkeypatch):
    monkeypatch.setattr(screens, "can_be_had", lambda: False)
    missing = []
    assert list(bench.measure(["P5", "P6"], ["720p"], ["xvfb", "dummy"], True, missing)) == []
    assert missing == ["xvfb: Xvfb is not installed"]


def test_a_figure_that_fails_is_named(dummy, monkeypatch):
    monkeypatch.setitem(bench.PARTS, "P4", bench.Part("no_such_part", sized=False))
    missing = []
    assert list(bench.measure(["P4"], ["720p"], ["dummy"], True, missing)) == []
    assert len(missing) == 1 and missing[0].startswith("P4 dummy: ModuleNotFoundError")


def test_each_goal_has_a_part_and_each_part_can_be_imported():
    assert list(bench.PARTS) == ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P11"]
    for part in bench.PARTS.values():
        assert (ROOT / "game" / "bench" / f"{part.module}.py").exists()


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_a_start_can_be_measured(dummy, game):
    """The program starts as the measure starts it, comes to a first picture and ends; it loads nothing it can do without."""
    text = starting._OURS.replace("GAME", game).replace("SEATS", "4")
    text = text.replace("import sys\n", "import sys\n    print(*sys.modules)\n")
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", text], cwd=ROOT, env=environ, capture_output=True, text=True, check=True)
    *_, loaded, told = done.stdout.strip().split("\n")
    assert float(told.split()[0]) > 0 and told.split()[1] == "False", "a time, and no numpy"
    late = {"game.scenes.settings", "game.scenes.matches", "game.scenes.lesson", "game.scenes.seats", "importlib.metadata"}
    assert late & set(loaded.split()) == set()
    assert "game.scenes.table" in loaded.split()
