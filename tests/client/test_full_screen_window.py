"""Full screen in a real window: without an answer it goes by itself, what was kept is there at the next start; and a table at
which nobody does anything costs next to nothing."""

import os
import time
from pathlib import Path

import pytest

from game import full_screen
from game.store import Store
from tests.client.test_window import display, opened  # noqa: F401  (fixtures)

pytestmark = [pytest.mark.window, pytest.mark.slow]
SCREEN, WINDOW = (1600, 1000), (1024, 640)


def until(window, size, seconds=60):
    """The window is that large in the end."""
    for _ in range(seconds * 10):
        assert window.alive(), window.program.stderr.read()
        window.id = window._found()
        if window.size() == size:
            return
        time.sleep(0.1)
    raise AssertionError(f"it is {window.size()}")


def test_nobody_answers_and_the_window_comes_back(opened):  # noqa: F811
    window = opened("--game", "michigan", "--seats", 4, "--watch")
    until(window, WINDOW)
    window.do("windowfocus", window.id)
    window.key("F11")
    until(window, SCREEN)
    begun = time.monotonic()
    until(window, WINDOW)
    assert time.monotonic() - begun > full_screen.ANSWER - 2, "not before its time"


def test_what_was_kept_is_there_at_the_next_start(opened, tmp_path):  # noqa: F811
    store = Store(tmp_path)
    full_screen.keep(store, SCREEN)
    store.put("language", "en").wait(10)
    store.close()
    window = opened("--data-dir", tmp_path)
    until(window, WINDOW)  # the size of the window was named by a flag
    assert window.close() == 0


def test_alt_and_enter_fill_the_screen_and_escape_answers(opened):  # noqa: F811
    window = opened()
    until(window, WINDOW)
    window.do("windowfocus", window.id)
    window.key("alt+Return")
    until(window, SCREEN)
    time.sleep(1)
    window.do("windowfocus", window.id)
    window.key("Escape")
    until(window, WINDOW)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_a_table_that_waits_costs_next_to_nothing(opened):  # noqa: F811
    window = opened("--game", "gran_ramino", "--seats", 2, "--seed", 4)
    until(window, WINDOW)
    time.sleep(8)

    def used():
        fields = Path(f"/proc/{window.program.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    before = used()
    time.sleep(10)
    assert (used() - before) / 10 < 0.05
