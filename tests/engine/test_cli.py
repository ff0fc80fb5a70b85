"""The command line as others build on it: what it prints, what it refuses, and with which exit code."""

import json
import os
import subprocess
import sys

import pytest

from engine import cli
from engine.bots import LEVELS
from engine.games import GAMES, find
from engine.record import Record
from engine.table import Table
from tests.contract.contract import shortest


def run(capsys, *arguments):
    """(exit code, standard output, standard error) of one command."""
    code = cli.main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("arguments", "possible"),
    [
        (["play", "poker"], "rolling_stone, gran_ramino, michigan"),
        (["simulate", "poker"], "rolling_stone, gran_ramino, michigan"),
        (["rules", "poker"], "rolling_stone, gran_ramino, michigan"),
        (["options", "poker"], "rolling_stone, gran_ramino, michigan"),
        (["play", "michigan", "--seats", "9"], "2, 3, 4, 5, 6, 7 or 8 players, not 9"),
        (["play", "rolling_stone", "--seats", "3"], "4, 5 or 6 players, not 3"),
        (["play", "michigan", "--seats", "two"], "--seats takes a whole number"),
        (["play", "michigan", "--options", "moon=1"], "markers, stakes, stakes_open"),
        (["play", "michigan", "--options", "markers"], "KEY=VALUE"),
        (["play", "michigan", "--options", "markers=7"], "80, 40, 60 or 100, not '7'"),
        (["play", "michigan", "--seed", "-1"], "--seed takes a whole number"),
        (["play", "michigan", "--seed", "abc"], "--seed takes a whole number"),
        (["play", "michigan", "--seed", "\u0663"], "--seed takes a whole number"),
        (["play", "michigan", "--me", "4"], "--me takes a whole number from 0 to 3"),
        (["play", "michigan", "--me", "0", "--golden"], "leave out --me"),
        (["play", "michigan", "--bots", "brutal"], ", ".join(LEVELS)),
        (["simulate", "michigan", "--bots", "random,normal"], "one for each of the 4 seats"),
        (["simulate", "michigan", "--matches", "0"], "--matches takes a whole number from 1"),
        (["simulate", "michigan", "--workers", "0"], "--workers takes a whole number from 1"),
        (["simulate", "michigan", "--matches", "2", "--deals", "3"], "one of them"),
        (["replay", "nowhere.txt"], "cannot be read"),
        (["position", "nowhere.jsonl"], "cannot be read"),
        (["dance"], "play"),
        ([], "COMMAND"),
        (["play"], "GAME"),
    ],
)
def test_a_mistake_is_one_sentence_on_standard_error(capsys, arguments, possible):
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert possible in err
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_a_level_to_come_is_refused_with_the_list(capsys):
    for level in {"gentle", "hard", "expert"} - set(LEVELS):
        code, _, err = run(capsys, "play", "rolling_stone", "--bots", level)
        assert code == 2
        assert ", ".join(LEVELS) in err


@pytest.mark.parametrize("game", GAMES)
def test_play_tells_a_whole_match(capsys, game):
    code, out, err = run(capsys, "play", game, "--seed", "3", "--bots", "random")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith(find(game).info.title)
    assert any(line.startswith("The match is over: ") for line in lines)
    assert lines[-1].startswith("Standing: ")
    assert out.isascii()
    assert run(capsys, "play", game, "--seed", "3", "--bots", "random")[1] == out
    assert run(capsys, "play", game, "--seed", "4", "--bots", "random")[1] != out


@pytest.mark.parametrize("game", GAMES)
def test_json_is_one_object_for_each_action_and_can_be_replayed(capsys, game, tmp_path):
    code, out, _ = run(capsys, "play", game, "--seed", "3", "--json", "--save", str(tmp_path / "record.txt"))
    assert code == 0
    steps = [json.loads(line) for line in out.splitlines()]
    record = Record.from_text((tmp_path / "record.txt").read_text("utf-8"))
    assert [(step["seat"], step["action"]) for step in steps] == [(seat, action.text) for seat, action in record.actions]
    assert [step["ply"] for step in steps] == list(range(len(steps)))
    assert steps[-1]["turn"] is None
    assert steps[-1]["scores"] == list(Table(record).view(None).scores)


def test_golden_writes_where_it_says(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(capsys, "play", "gran_ramino", "--seed", "3", "--golden")
    assert code == 0
    path = tmp_path / "tests" / "golden" / "gran_ramino-2-3.txt"
    assert str(path.relative_to(tmp_path)) in out
    assert path.read_text("utf-8").startswith("Gran Ramino, 2 players\n")


def typed(*words, folder, game="rolling_stone", seed="1", options=""):
    """What a person sees at a real pipe who types these lines."""
    command = [sys.executable, "-m", "engine", "play", game, "--me", "0", "--seed", seed, "--options", options]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder), "LOCALAPPDATA": str(folder)}
    lines = "\n".join(words) + "\n"
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False, timeout=60, env=environment)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_match_by_typing_the_first_choice(game, tmp_path):
    options = ",".join(f"{key}={value}" for key, value in shortest(game).items())
    done = typed(*["1"] * 600, folder=tmp_path, game=game, options=options)
    assert done.returncode == 0, done.stderr
    assert "The match is over: " in done.stdout
    *_, standing, seed = done.stdout.splitlines()
    assert standing.startswith("Standing: ")
    assert seed == "The seed was 1."


def test_with_json_the_actions_are_parted_from_what_is_said(tmp_path):
    command = [sys.executable, "-m", "engine", "play", "michigan", "--me", "0", "--seed", "1", "--json"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    lines = "1 1 1 1\n1\n1\nback\n"
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False, timeout=60, env=environment)
    actions = [json.loads(line)["action"] for line in done.stdout.splitlines()]
    assert actions[0] == "deal"
    assert actions[-1] == "back"
    assert actions.count("stake") == 3  # how the others split theirs is not told
    assert actions.count("stake 1 1 1 1") == 1
    assert "Your move?" in done.stderr


def test_simulate_counts(capsys):
    command = ["simulate", "michigan", "--seats", "3", "--matches", "10", "--json"]
    code, out, err = run(capsys, *command, "--seed", "5", "--workers", "1")
    assert (code, err) == (0, "")
    found = json.loads(out.splitlines()[-1])
    assert found["errors"] == 0
    assert found["matches"] == 10
    assert found["deals"] == 60  # MI-14: six deals with three players
    assert sum(found["wins"]) == pytest.approx(10)
    assert sum(found["deal_wins"]) == pytest.approx(60)
    assert found["ends"] == {"out": 60}
    assert len(found["markers"]) == 3
    assert 0 < found["moves"]["median"] <= found["moves"]["p99"] <= found["moves"]["max"] <= 57
    assert len(found["digest"]) == 64
    assert json.loads(run(capsys, *command, "--seed", "5", "--workers", "2")[1]) == found
    assert json.loads(run(capsys, *command, "--seed", "6", "--workers", "1")[1])["digest"] != found["digest"]


def test_simulate_goes_on_until_so_many_deals(capsys):
    found = json.loads(run(capsys, "simulate", "gran_ramino", "--deals", "30", "--seed", "5", "--json", "--workers", "1")[1])
    assert 30 <= found["deals"] < 40


def test_simulate_names_an_error_and_goes_on(capsys, monkeypatch):
    rules = find("rolling_stone")
    honest = type(rules).play

    def failing(self, state, action):
        if state.ply == 30 and state.secret % 2:
            raise RuntimeError("planted")
        return honest(self, state, action)

    monkeypatch.setattr(type(rules), "play", failing)
    code, out, err = run(capsys, "simulate", "rolling_stone", "--matches", "8", "--seed", "5", "--json", "--workers", "1")
    found = json.loads(out)
    assert code == 1
    assert 0 < found["errors"] < 8
    assert "RuntimeError: planted" in err
    assert "(seed " in err


def test_simulate_notices_lost_cards_and_markers(capsys, monkeypatch):
    rules = find("michigan")
    honest = type(rules).play

    def generous(self, state, action):
        events = honest(self, state, action)
        if action.kind == "deal":
            state.markers[0] += 1
        return events

    monkeypatch.setattr(type(rules), "play", generous)
    code, _, err = run(capsys, "simulate", "michigan", "--matches", "2", "--seed", "5", "--json", "--workers", "1")
    assert code == 1
    assert "markers have come or gone" in err


def test_replay_tells_and_checks(capsys, tmp_path):
    path = tmp_path / "record.txt"
    told = run(capsys, "play", "michigan", "--seed", "2", "--save", str(path))[1]
    code, out, _ = run(capsys, "replay", str(path))
    assert code == 0
    assert [line for line in told.splitlines() if not line.startswith("Bots: ")] == out.splitlines()[:-1]
    code, out, _ = run(capsys, "replay", str(path), "--check")
    assert code == 0
    assert "all legal; the match is over" in out


def test_replay_names_the_line(capsys, tmp_path):
    path = tmp_path / "record.txt"
    run(capsys, "play", "rolling_stone", "--seed", "2", "--save", str(path))
    text = path.read_text("utf-8")
    lines = text.splitlines()
    path.write_text("\n".join(lines[:40]) + "\n" + lines[40][:1], "utf-8")
    code, _, err = run(capsys, "replay", str(path), "--check")
    assert code == 1
    assert "line 41: " in err
    lines[20] = "0 play 2S"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    code, _, err = run(capsys, "replay", str(path))
    assert code == 1
    assert "line 21: " in err
    path.write_bytes(b"\xff\xfe\x00rubbish")
    code, _, err = run(capsys, "replay", str(path))
    assert code == 2
    assert "not a text file" in err


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no file without an end on this system")
@pytest.mark.parametrize("command", [["replay"], ["play", "rolling_stone", "--me", "0", "--resume"]])
def test_what_has_no_end_is_not_read_to_its_end(capsys, command):
    code, _, err = run(capsys, *command, "/dev/zero")
    assert code == 2
    assert "/dev/zero is larger than 64 MB and is not read" in err


def test_rules_and_options_are_listed(capsys):
    code, out, _ = run(capsys, "rules", "gran_ramino", "--options", "pack=36,german_ace=high")
    assert code == 0
    assert "Their order is six to ten, jack, queen, king, ace." in out
    assert "Dieci" not in out
    code, out, _ = run(capsys, "rules", "gran_ramino", "--json")
    assert code == 0
    assert {"id", "when", "sentence"} <= set(json.loads(out.splitlines()[0]))
    code, out, _ = run(capsys, "options", "michigan", "--json")
    listed = {one["key"]: one for one in map(json.loads, out.splitlines())}
    assert listed["markers"]["values"] == ["80", "40", "60", "100"]
    assert listed["seats"]["default"] == "4"
    code, out, _ = run(capsys, "options", "michigan")
    assert "stakes=before (also after): " in out


def test_a_reader_that_leaves_early_is_no_error():
    command = f"{sys.executable} -m engine play michigan --seed 1 | head -n 3"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=60)
    assert len(done.stdout.splitlines()) == 3
    assert done.stderr == ""
