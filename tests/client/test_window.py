"""A real window under Xvfb, played with real keys and a real pointer."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.record import Record
from game.kept_file import FILE
from game.store import Store

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "xdotool")
pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def display():
    """An X server of its own on a free number; without Xvfb the tests are skipped, or fail where they must not be."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        says = f"{' and '.join(missing)} not found: the real window cannot be tested (apt install xvfb xdotool)"
        if os.environ.get("KITCHEN_TABLE_REQUIRE_XVFB"):
            pytest.fail(says)
        pytest.skip(says)
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(10)


class Window:
    """The program in a window, and somebody at it."""

    def __init__(self, display, *words, pace="0.03"):
        held = {key: value for key, value in os.environ.items() if key not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
        self.environ = {**held, "DISPLAY": display, "KITCHEN_TABLE_PACE": pace, "SDL_AUDIODRIVER": "dummy"}
        words = [str(word) for word in words]
        keeping = [] if "--data-dir" in words else ["--no-save"]
        self.program = subprocess.Popen(
            [sys.executable, "main.py", "--window", "1024x640", *keeping, *words],
            cwd=ROOT,
            env=self.environ,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.id = self._found()
        self.do("windowfocus", self.id)

    def do(self, *words):
        done = subprocess.run(["xdotool", *map(str, words)], env=self.environ, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def _found(self):
        for _ in range(200):
            found = self.do("search", "--onlyvisible", "--pid", str(self.program.pid)).split()
            if found:
                return found[-1]
            assert self.program.poll() is None, self.program.stderr.read()
            time.sleep(0.05)
        raise AssertionError("no window came")

    @property
    def name(self):
        return self.do("getwindowname", self.id)

    def key(self, *names):
        self.do("key", "--delay", "12", *names)

    def click(self, x, y):
        self.do("mousemove", "--window", self.id, x, y, "click", 1)

    def wait_for(self, end, seconds=30):
        for _ in range(int(seconds / 0.05)):
            if self.name.endswith(end):
                return
            time.sleep(0.05)
        raise AssertionError(f"the window is still called {self.name!r}, not {end!r}")

    def alive(self):
        return self.program.poll() is None

    def size(self):
        text = self.do("getwindowgeometry", "--shell", self.id)
        held = dict(line.split("=") for line in text.splitlines())
        return int(held["WIDTH"]), int(held["HEIGHT"])

    def picture(self, path):
        if shutil.which("import"):
            subprocess.run(["import", "-window", "root", str(path)], env=self.environ, check=False)

    def close(self):
        self.program.terminate()
        try:
            code = self.program.wait(5)
        except subprocess.TimeoutExpired:
            self.program.kill()
            raise
        assert "Traceback" not in self.program.stderr.read()
        return code


def until(holds, seconds=90):
    """Wait for what must come, however busy the machine is."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never comes to that"
        time.sleep(0.05)


def kept_in(folder, what):
    """What a store says of that folder."""
    kept = Store(folder)
    found = what(kept)
    kept.close()
    return found


@pytest.fixture
def opened(display):
    windows = []

    def start(*words, **how):
        windows.append(Window(display, *words, **how))
        return windows[-1]

    yield start
    for window in windows:
        if window.alive():
            assert window.close() == 0, "the close button ends it in order"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("rolling_stone", 4, "match_to=1"), ("gran_ramino", 2, "match_to=1"), ("michigan", 4, "length=three")],
)
def test_a_match_is_played_with_real_keys(opened, tmp_path, game, seats, options):
    """Enter and Space take what is offered first."""
    window = opened("--game", game, "--seats", seats, "--seed", 1, "--options", options)
    end = time.monotonic() + 75
    number = 0
    while not window.name.endswith("match over"):
        assert window.alive(), window.program.stderr.read()
        if time.monotonic() > end:
            window.picture(tmp_path / f"{game}-stuck.png")
            raise AssertionError(f"{window.name} after {number} presses")
        number += 1
        window.key("Return" if number % 7 else "space")
        time.sleep(0.04)
        if number == 25:
            window.picture(tmp_path / f"{game}-played.png")
    time.sleep(0.8)
    window.picture(tmp_path / f"{game}-end.png")
    assert window.alive()


def test_the_mouse_alone_comes_to_a_table_and_plays(opened, tmp_path):
    window = opened(pace="0")
    window.wait_for("Kitchen Table")
    time.sleep(0.4)
    window.click(250, 330)
    window.wait_for("Rolling Stone")
    time.sleep(0.5)
    window.picture(tmp_path / "form.png")
    window.click(512, 600)
    time.sleep(1.2)
    window.picture(tmp_path / "table.png")
    for x in range(240, 800, 40):
        window.click(x, 600)
        time.sleep(0.1)
    assert window.alive() and window.name == "Kitchen Table - Rolling Stone"


def test_escape_thirty_times_full_screen_and_any_size(opened):
    window = opened("--game", "michigan", "--seats", 8, "--watch")
    window.key(*["Escape"] * 30)
    assert window.alive()
    for size in ((640, 400), (1500, 900), (1024, 640), (400, 800)):
        window.do("windowsize", window.id, *size)
        time.sleep(0.15)
    window.key("F11")

    def filled():
        window.id = window._found()
        return window.size() == (1600, 1000)

    until(filled)
    window.key("F11")
    until(lambda: window.size() != (1600, 1000))
    window.key("Right", "Down", "Left", "Up", "Tab", "a", "F1", "Delete", "Print", "dead_acute", "KP_5", "Insert")
    assert window.alive()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_a_still_screen_costs_next_to_nothing(opened):
    window = opened()
    window.wait_for("Kitchen Table")
    time.sleep(1.5)

    def used():
        fields = Path(f"/proc/{window.program.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    before = used()
    time.sleep(4)
    assert (used() - before) / 4 < 0.03


def test_the_window_is_never_larger_than_the_screen(opened):
    window = opened("--window", "3840x2160")
    wide, tall = window.size()
    assert wide <= 1440 and tall <= 900


def test_a_killed_program_goes_on_where_it_was(opened, tmp_path):
    """Kill it in the middle of a match; Continue is the first thing at the title, and the table stands as it stood."""
    first = opened("--game", "rolling_stone", "--seed", 5, "--data-dir", tmp_path)

    def played():
        first.key("Return")
        with contextlib.closing(sqlite3.connect(f"file:{tmp_path / FILE}?mode=ro", uri=True)) as kept:
            rows = kept.execute("SELECT record FROM matches").fetchall()  # a second store would show no match of the first's
        return any(len(Record.from_text(record).actions) > 5 for (record,) in rows)

    until(played)
    first.program.kill()
    first.program.wait(10)
    (saved,) = kept_in(tmp_path, Store.matches)
    before = Record.from_text(saved.record)
    first.do("mousemove", 3, 3)  # the pointer must not rest on a game: what it rests on has the focus
    second = opened("--data-dir", tmp_path, "--lang", "en")
    assert second.name == "Kitchen Table"
    second.key("Return")
    until(lambda: second.name == "Kitchen Table - Rolling Stone")
    second.key("Return")
    time.sleep(0.5)
    assert second.close() == 0
    (saved,) = kept_in(tmp_path, Store.matches)
    after = Record.from_text(saved.record)
    assert after.seed == before.seed
    assert after.actions[: len(before.actions)] == before.actions


def test_a_first_start_plays_within_two_presses_in_a_real_window(opened, tmp_path):
    window = opened("--data-dir", tmp_path)
    window.do("mousemove", 3, 3)
    window.key("Return")
    until(lambda: kept_in(tmp_path, lambda kept: kept.setting("language")))
    time.sleep(0.8)
    window.key("Return")
    until(lambda: window.name == "Kitchen Table - Rolling Stone")
