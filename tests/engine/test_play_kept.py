"""Matches played by text are kept: quitting, stopping, saving, coming back; and flags that are wrong."""

import os
import signal
import subprocess
import sys
import time

import pytest

from engine import cli
from engine.cli import kept
from engine.record import Record
from engine.table import Table
from tests.engine.sitting import replies, script, sit


@pytest.fixture(autouse=True)
def _kept(monkeypatch, tmp_path):
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "kept")


def one(monkeypatch, *lines, game="rolling_stone", **more):
    """The answer to the last of these lines."""
    return replies(monkeypatch, game, *lines, **more)[len(lines) - 1]


def test_quit_tells_how_to_go_on_and_nothing_is_lost(monkeypatch, tmp_path):
    before = replies(monkeypatch, "rolling_stone", "2", "1", "counts", "quit")
    left = before[3].split("\n")
    assert left[0] == "You have left the table. The match is kept. To go on with it:"
    (path,) = (tmp_path / "kept").iterdir()
    assert left[1] == f"python -m engine play rolling_stone --me 0 --bots random --width 0 --resume {path}"
    told = replies(monkeypatch, "rolling_stone", "counts", flags=("--resume", str(path)))
    assert told[0] == before[2]  # the same table
    assert "You go on with a match. Since your last move:\nYou play seven of hearts.\n" in told[-1]


def test_who_leaves_before_the_first_move_leaves_nothing_behind(monkeypatch, tmp_path):
    assert (
        replies(monkeypatch, "michigan", "quit")[0] == "You have left the table. You have made no move yet, so nothing is kept."
    )
    assert not (tmp_path / "kept").exists()


def test_the_end_of_the_input_is_a_way_to_leave(monkeypatch):
    code, player = sit(monkeypatch, script("1"), "rolling_stone", "--seed", "3", "--bots", "random")
    assert code == 0
    assert player.printed[-3] == "There is no more input."


def test_a_match_that_is_over_leaves_no_file_of_its_own(monkeypatch, tmp_path):
    code, _ = sit(
        monkeypatch, lambda player: "1", "rolling_stone", "--seed", "3", "--bots", "random", "--options", "match_to=1"
    )
    assert code == 0
    assert list((tmp_path / "kept").iterdir()) == []


def test_who_comes_back_is_told_of_the_match_that_was_left(monkeypatch, tmp_path):
    replies(monkeypatch, "rolling_stone", "2")
    (path,) = (tmp_path / "kept").iterdir()
    told = replies(monkeypatch, "rolling_stone")[-1].split("\n")
    assert told[0] == "A match that you have left is still kept. To go on with it quit this one, and type:"
    assert told[1] == f"python -m engine play rolling_stone --me 0 --bots random --width 0 --resume {path}"
    assert "still kept" not in replies(monkeypatch, "michigan")[-1]
    assert "still kept" not in replies(monkeypatch, "rolling_stone", flags=("--resume", str(path)))[-1]
    sit(monkeypatch, lambda player: "1", "rolling_stone", "--resume", str(path))
    assert not path.exists()  # the match is over


def test_save_keeps_the_match_in_a_file_that_follows_it(monkeypatch, tmp_path):
    path = tmp_path / "our match.txt"
    told = replies(monkeypatch, "rolling_stone", "2", f"save {path}", "1", "quit")
    assert told[1] == f"Saved in {path}. The file follows the match from now on.\nYour move?"
    assert told[3].endswith(f"--resume '{path}'")
    assert list((tmp_path / "kept").iterdir()) == []
    table = Table(Record.from_text(path.read_text("utf-8")))
    assert [action.text for seat, action in table.record.actions if seat == 0][-2:] == ["play QD", "play 7H"]
    told = replies(monkeypatch, "rolling_stone", "back", "quit", flags=("--resume", str(path)))
    assert told[0].startswith("Taken back: play seven of hearts.")
    assert "~ 0 play 7H" in path.read_text("utf-8")


def test_saving_spares_what_is_no_match(monkeypatch, tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann", "utf-8")
    for name, says in (
        (str(letter), f"{letter} is there already and is no match. Choose another name."),
        (str(tmp_path), f"{tmp_path} is there already and is no match. Choose another name."),
        (str(tmp_path / "no" / "where.txt"), f"The match is not saved: {tmp_path / 'no' / 'where.txt'} cannot be written: "),
        ("a\0b", "The match is not saved: "),
        ("", "Type save and a file name"),
    ):
        assert one(monkeypatch, f"save {name}").startswith(says)
    assert letter.read_text("utf-8") == "Dear Ann"


def test_where_nothing_can_be_written_play_goes_on(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("x", "utf-8")
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "file" / "kept")
    told = replies(monkeypatch, "rolling_stone", "2", "1", "quit")
    assert "The match cannot be kept: " in told[0]
    assert "cannot be kept" not in told[1]
    assert told[2] == "You have left the table. It could not be kept."


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (["--resume", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["--resume", "x", "--seed", "1"], "leave those flags out"),
        (["--width", "7"], "--width takes 0, for lines that are never broken, or 20 and more, not 7"),
        (["--width", "many"], "--width takes a whole number"),
        (["--cards", "runes"], "invalid choice: 'runes'"),
        (["--me", "9"], "--me takes a whole number from 0 to 3, not '9'"),
        (["--bots", "brutal"], "there is no bot level 'brutal'"),
    ],
)
def test_a_wrong_flag_is_one_sentence(capsys, flags, says):
    assert cli.main(["play", "rolling_stone", "--me", "0", *flags]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert len(err.strip().splitlines()) == 1


def test_a_torn_or_foreign_file_is_refused_with_its_line(capsys, monkeypatch, tmp_path):
    path = tmp_path / "match.txt"
    sit(monkeypatch, script("2", "1"), "rolling_stone", "--seed", "3", "--bots", "random", "--save", str(path))
    whole = path.read_text("utf-8")
    for text, game, says in (
        (whole[:-20], "rolling_stone", "line "),
        ("hello\n", "rolling_stone", "line 1: this is no Kitchen Table record"),
        (whole.replace("1 play 7D", "1 play AD"), "rolling_stone", "line 16: the rules do not allow that move"),
        (whole, "michigan", "is a match of rolling_stone, not of michigan"),
    ):
        path.write_text(text, "utf-8")
        assert cli.main(["play", game, "--me", "0", "--resume", str(path)]) == 2
        err = capsys.readouterr().err
        assert says in err
        assert "legal now" not in err
    monkeypatch.undo()


@pytest.mark.skipif(sys.platform == "win32", reason="a program there cannot be sent Ctrl-C alone")
def test_the_program_can_be_stopped_at_any_time(tmp_path):
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path), "HOME": str(tmp_path)}
    command = [sys.executable, "-u", "-m", "engine", "play", "rolling_stone", "--me", "0", "--seed", "3", "--bots", "random"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as running:
        assert running.stdin is not None and running.stdout is not None
        running.stdin.write("2\n")
        running.stdin.flush()
        for line in running.stdout:
            if line.startswith("You play queen"):
                break
        time.sleep(0.5)
        running.send_signal(signal.SIGINT)
        rest = running.stdout.read()
    assert running.returncode == 130
    assert "You have stopped the program.\nYou have left the table. The match is kept. To go on with it:\n" in rest
    (path,) = tmp_path.rglob("rolling_stone-*.txt")
    assert str(path) in rest
    assert Table(Record.from_text(path.read_text("utf-8"))).turn == 0
