"""A fourth game goes through everything that the house offers, with no change to the house but a line in GAMES."""

import pytest

from engine import cli
from engine.games import GAMES, find
from engine.model import Options
from engine.record import Record
from engine.table import Table
from tests.contract.contract import Watcher, play_match, settings
from tests.toy.highest import Highest


@pytest.fixture(autouse=True)
def highest(monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Highest())


def test_it_keeps_the_contract():
    for options in settings("highest"):
        for seed in range(20):
            Watcher("highest", options, seed, often=1).run()
            play_match("highest", options, seed)


def test_the_contract_is_not_blind_to_it(monkeypatch):
    honest = Highest.play
    monkeypatch.setattr(Highest, "play", lambda self, state, action: honest(self, state, action)[1:])
    with pytest.raises(AssertionError, match=r"^events: "):
        Watcher("highest", Options(find("highest").info, 2), 1).run()


def test_its_record_is_kept_and_replayed(tmp_path, capsys):
    assert cli.main(["play", "highest", "--seed", "4", "--save", str(tmp_path / "match.txt")]) == 0
    text = (tmp_path / "match.txt").read_text("utf-8")
    assert Table(Record.from_text(text)).turn is None
    capsys.readouterr()
    assert cli.main(["replay", str(tmp_path / "match.txt")]) == 0
    assert "The match is over" in capsys.readouterr().out


def test_the_command_line_plays_and_counts_it(capsys):
    assert cli.main(["simulate", "highest", "--seats", "3", "--matches", "20", "--seed", "1", "--workers", "1"]) == 0
    assert "errors: 0" in capsys.readouterr().out
    assert cli.main(["rules", "highest"]) == 0
    assert "The highest takes them all." in capsys.readouterr().out


def test_its_moves_can_be_taken_back():
    table = Table(Record("highest", Options(find("highest").info, 2), seed=9))
    for _ in range(4):
        table.play(table.turn, table.legal[0])
    turn = table.record.actions[2][0]
    table.take_back(turn)
    assert table.turn == turn
