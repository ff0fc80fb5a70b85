"""What main.py can be told, and the one sentence for what it cannot."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.flags import WINDOW, read_flags
from main import called

ROOT = Path(__file__).parents[2]


def test_nothing_said_is_the_title():
    flags = read_flags([])
    assert flags.wish is None and flags.window == WINDOW and not flags.full


def test_a_table_with_everything():
    words = "--game michigan --seats 5 --seed 3 --watch --options stakes=after,length=half --window 1920x1080 --fullscreen"
    flags = read_flags(words.split())
    assert (flags.wish.game, flags.wish.seats, flags.wish.seed, flags.wish.watch) == ("michigan", 5, 3, True)
    assert dict(flags.wish.options) == {"stakes": "after", "length": "half"}
    assert flags.window == (1920, 1080) and flags.full


def test_seats_are_the_usual_ones():
    assert read_flags(["--game", "gran_ramino"]).wish.seats == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--game whist", "rolling_stone, gran_ramino, michigan"),
        ("--game rolling_stone --seats 7", "4, 5 or 6"),
        ("--game rolling_stone --seats x", "whole number"),
        ("--game rolling_stone --seed -1", "whole number"),
        ("--game rolling_stone --seed 1234567890123456789", "whole number"),
        ("--game rolling_stone --options speed=9", "voluntary_pickup"),
        ("--game rolling_stone --options match_to=4", "3, 1 or 5"),
        ("--game rolling_stone --options match_to", "key=value"),
        ("--seats 4", "--game"),
        ("--watch", "--game"),
        ("--deal=", "--game"),
        ("--window 12", "1280x720"),
        ("--window 99999x10", "1280x720"),
        ("--wat", "--help"),
        ("--gam rolling_stone", "--help"),
        ("spades", "--help"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_exit_code_two(words, says, capsys):
    assert read_flags(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == "" and says in err
    assert err.count("\n") == 1 and "Traceback" not in err


def test_help_and_version(capsys):
    assert read_flags(["--help"]) == 0
    assert "--watch" in capsys.readouterr().out
    assert read_flags(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Kitchen Table")


def run(words, **environ):
    import os

    held = {key: value for key, value in os.environ.items() if key not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        env={**held, **environ},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only there a display can be taken away")
def test_without_a_display_it_says_what_else_can_be_done():
    done = run(["--game", "michigan", "--seats", "3"])
    assert done.returncode == 1
    python = called(sys.executable, str(ROOT))
    assert f"{python} -m engine play michigan --me 0" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
    done = run([], DISPLAY=":987")
    assert done.returncode == 1 and f"{python} -m engine play rolling_stone --me 0" in done.stderr


def test_python_is_called_as_whoever_sits_in_the_folder_calls_it():
    assert called("/home/åsa/cards/.venv/bin/python", "/home/åsa/cards") == ".venv/bin/python"
    assert called("/usr/bin/python3", "/home/åsa/cards") == "/usr/bin/python3"
    assert called("/home/åsa/cards2/python", "/home/åsa/cards") == "/home/åsa/cards2/python"


def test_a_wrong_flag_opens_no_window():
    done = run(["--game", "whist"])
    assert done.returncode == 2 and "whist" in done.stderr
