"""The log and the report of a fault: bounded, and without a card."""

import logging
import re

import pytest

from engine.cards import name
from game import journal, words
from game.journal import LARGEST, LOG, REPORT
from game.scene import Push
from game.scenes.about import AboutScene
from game.scenes.crash import CrashScene
from tests.client.stage import Stage


@pytest.fixture
def log(tmp_path):
    journal.begin(tmp_path)
    yield tmp_path / LOG
    journal.end()


def test_what_goes_wrong_is_in_the_log_and_the_rest_is_not(log, capsys):
    logging.getLogger("game.pads").warning("a pad spoke nonsense")
    logging.getLogger("urllib").warning("somebody else")
    text = log.read_text("utf-8")
    assert "WARNING game.pads: a pad spoke nonsense" in text
    assert "somebody else" not in text
    assert "a pad spoke nonsense" in capsys.readouterr().err


def test_no_card_gets_into_log_or_report(log, tmp_path):
    for card in range(52):
        logging.getLogger("game").warning("cannot play %s", name(card))
    try:
        raise ValueError("play 8C is not among discard KH, stake 1 0 3 0")
    except ValueError as fault:
        journal.note(fault, tmp_path)
    for text in (log.read_text("utf-8"), (tmp_path / REPORT).read_text("utf-8"), journal.report(tmp_path)):
        assert "ValueError: play ? is not among discard ?, stake ?" in text
        assert not any(f" {name(card)}" in text for card in range(52))


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (KeyError(17), "KeyError: ?"),
        (KeyError(("card", 17)), "KeyError: ('card', ?)"),
        (ValueError("17 is not in list"), "ValueError: ? is not in list"),
        (KeyError(frozenset({3})), "KeyError: frozenset({?})"),
        (RuntimeError("up=(51, 0) of 40."), "RuntimeError: up=(?, ?) of ?."),
        (ValueError("seat 2 at ply 31, line 7: 12.5 and v3"), "ValueError: seat 2 at ply 31, line 7: 12.5 and v3"),
        (OSError(28, "No space left on device"), "OSError: [Errno ?] No space left on device"),
    ],
)
def test_a_card_that_is_only_a_number_is_not_in_it_either(fault, said):
    """Cards are numbers inside the program, and a fault quotes what it stumbled over."""
    report = journal.told(fault)
    assert report.rstrip().endswith(said)
    try:
        raise fault
    except type(fault) as raised:
        told = journal.told(raised)
    assert said in told
    assert re.search(r"test_journal.py\", line \d+, in ", told)  # where it happened stays to be read


def test_the_log_stays_small_however_much_is_written(log):
    for number in range(4000):
        logging.getLogger("game").warning("number %d %s", number, "x" * 100)
    files = sorted(log.parent.glob(LOG + "*"))
    assert len(files) == 2
    assert all(file.stat().st_size <= LARGEST for file in files)
    assert "number 3999 " in log.read_text("utf-8")


def test_a_folder_that_cannot_be_written_costs_the_log_and_nothing_else(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    journal.begin(tmp_path / "file")
    try:
        logging.getLogger("game").warning("still said")
    finally:
        journal.end()
    said = capsys.readouterr().err
    assert "No log is written (" in said
    assert "still said" in said
    assert journal.note(ValueError("x"), tmp_path / "file") == ""


def test_a_report_says_which_program_on_which_system():
    head = journal.report(None)
    assert head.startswith("Kitchen Table ")
    assert "Python 3." in head and "language en" in head and "\n" not in head


@pytest.mark.parametrize("scene", [AboutScene, lambda home: CrashScene(home, "")])
@pytest.mark.parametrize("works", [True, False])
def test_it_is_copied_by_a_button_that_says_whether_it_was(scene, works):
    stage = Stage((1280, 720), 0.0)
    stage.home.copy = lambda: works
    stage.stack.apply(Push(scene(stage.home)))
    stage.key("copy")
    button = next(widget for widget in stage.top.widgets if widget.key == "copy")
    assert button.text == words.say("about.copied" if works else "about.not_copied")
