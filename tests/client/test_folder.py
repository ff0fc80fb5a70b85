"""The folder that runs without Python: built by its one command, moved to a place with é and spaces, and started there."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.store import Store
from tests.client.test_window import display as display  # noqa: PLC0414

pytestmark = [pytest.mark.slow, pytest.mark.window]
ROOT = Path(__file__).parents[2]
BARE = {"PATH": "/usr/bin:/bin", "SDL_AUDIODRIVER": "dummy"}
"""Nothing of this Python is to be found from there."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    pytest.importorskip("PyInstaller", reason="pip install pyinstaller")
    work = tmp_path_factory.mktemp("build")
    ways = ["--distpath", work / "dist", "--workpath", work / "work"]
    build = [sys.executable, "-m", "PyInstaller", "--noconfirm", *map(str, ways), ".ci/folder.spec"]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    moved = tmp_path_factory.mktemp("moved") / "our é games"
    shutil.move(work / "dist" / "kitchen-table", moved)
    return moved


def started(folder, *words, **more):
    home = {"HOME": str(folder.parent / "home é")}
    return subprocess.Popen([str(folder / "kitchen-table"), *words], env={**BARE, **home, **more}, cwd=folder.parent)


def test_it_writes_a_page_with_its_own_fonts_pictures_and_languages(folder, tmp_path):
    assert started(folder, "--print", "michigan", "--lang", "sv", "--data-dir", str(tmp_path)).wait(60) == 0
    assert (tmp_path / "matches" / "Michigan.png").stat().st_size > 100_000


def workers(folder):
    """Processes of the program, the one in which bots think included."""
    found = 0
    for process in Path("/proc").glob("[0-9]*/exe"):
        with contextlib.suppress(OSError):
            found += process.resolve() == folder / "kitchen-table"
    return found


def test_it_opens_a_window_with_its_bots_in_a_process_and_keeps_the_match(folder, display, tmp_path):
    words = ["--game", "rolling_stone", "--lang", "it", "--data-dir", str(tmp_path)]
    program = started(folder, *words, DISPLAY=display, KITCHEN_TABLE_PACE="0.03")
    for _ in range(120):
        time.sleep(0.5)
        assert program.poll() is None
        if workers(folder) >= 2:
            break
    time.sleep(5)
    assert workers(folder) >= 2, "where there is /proc, the worker is seen"
    program.send_signal(signal.SIGTERM)
    assert program.wait(20) == 0
    store = Store(tmp_path)
    saved = store.matches()
    store.close()
    assert [one.game for one in saved] == ["rolling_stone"]
    assert "deal" in saved[0].record


def test_only_the_languages_spoken_are_carried(folder):
    held = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    assert held < 110 * 2**20
    locales = {path.name for path in folder.rglob("locale-data/*.dat")}
    assert {"sv.dat", "it.dat", "pt_BR.dat"} <= locales or not locales
    assert "zh.dat" not in locales
    assert os.access(folder / "kitchen-table", os.X_OK)
