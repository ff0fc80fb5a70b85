"""The league: every two levels meet, the figures are right, and the digest is the same whatever plays and if it is stopped."""

import json
import math
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine import cli
from engine.cli import league
from engine.cli.league import Fixture, fixtures
from engine.cli.standings import elo, interval

TABLE = [
    "league",
    "rolling_stone",
    "--seats",
    "4",
    "--options",
    "match_to=1",
    "--levels",
    "random,gentle,normal",
    "--seed",
    "3",
]


def run(capsys, *more, code=0):
    assert cli.main([*TABLE, "--json", *more]) == code
    out, err = capsys.readouterr()
    return json.loads(out) if out else err


def test_every_two_levels_meet_both_ways_round_and_the_lone_one_sits_everywhere():
    due = fixtures(["a", "b", "c"], 9)
    assert len(due) == len(set(due)) == 27
    assert sum(one.alone == "b" and one.others == "a" for one in due) == 5
    assert sum(one.alone == "a" and one.others == "b" for one in due) == 4
    assert [Fixture("b", "a", number).field(3) for number in range(4)] == [
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
        ("b", "a", "a"),
    ]


def test_one_process_several_and_a_cluster_give_the_same(capsys, monkeypatch):
    alone = run(capsys, "--matches", "6", "--workers", "1")
    pool = run(capsys, "--matches", "6", "--workers", "2")

    class Client:
        def get_executor(self):
            return ThreadPoolExecutor(3)

        def close(self):
            pass

    monkeypatch.setattr(league, "_dask_client", lambda address: Client())
    cluster = run(capsys, "--matches", "6", "--dask", "tcp://somewhere:1")
    assert alone == pool == cluster
    assert alone["errors"] == 0
    assert sum(pair["matches"] for pair in alone["pairs"]) == 18
    assert run(capsys, "--matches", "6", "--workers", "1", "--seed", "4")["digest"] != alone["digest"]


def test_stopped_it_goes_on_where_it_was(capsys, monkeypatch, tmp_path):
    file = tmp_path / "results" / "league.jsonl"
    whole = run(capsys, "--matches", "6", "--workers", "1")
    play, number = league.play_one, 0

    def tired(*about):
        nonlocal number
        number += 1
        if number > 9:
            raise KeyboardInterrupt
        return play(*about)

    monkeypatch.setattr(league, "play_one", tired)
    run(capsys, "--matches", "6", "--workers", "1", "--file", str(file), code=130)
    kept = len(file.read_text().splitlines()) - 1
    assert 0 < kept <= 9
    with file.open("a") as torn:
        torn.write('["normal", "gen')
    number = 0
    monkeypatch.setattr(league, "play_one", play)
    assert run(capsys, "--matches", "6", "--workers", "1", "--file", str(file)) == whole
    assert len(file.read_text().splitlines()) == 19
    monkeypatch.setattr(league, "play_one", None)  # nothing is left to be played
    assert run(capsys, "--matches", "6", "--workers", "1", "--file", str(file)) == whole


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"league": "chess"}\n', "another league"),
        ("no json\n", "not a file of"),
        ('[1, 2]\n{"a": 1}\n', "another league"),
        ("[" * 200_000 + "\n", "not a file of"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(capsys, tmp_path, text, why):
    file = tmp_path / "other.jsonl"
    file.write_text(text)
    assert why in run(capsys, "--matches", "2", "--file", str(file), code=2)
    assert file.read_text() == text


@pytest.mark.parametrize("won", ["841", "-1", "1e400", "NaN", "true", '"3"', "null"])
def test_a_match_that_cannot_have_been_won_so_is_refused(capsys, tmp_path, won):
    """A share of a win is 0 to 840 parts: anything else would spoil the figures, or end in an error while reckoning."""
    file = tmp_path / "league.jsonl"
    run(capsys, "--matches", "1", "--workers", "1", "--file", str(file))
    about = file.read_text().splitlines()[0]
    file.write_text(f'{about}\n["gentle", "random", 0, {won}, "", ""]\n')
    said = run(capsys, "--matches", "1", "--workers", "1", "--file", str(file), code=2)
    assert "is not a file of this league's results" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("flags", "why"),
    [
        (["--levels", "normal"], "two different"),
        (["--levels", "normal,normal"], "two different"),
        (["--levels", "normal,champion"], "champion"),
        (["--matches", "0"], "--matches"),
        (["--workers", "0"], "--workers"),
        (["--file", "/dev/null/x"], "cannot be written"),
        (["--file", "-"], "name of a file"),
        (["--file", " "], "name of a file"),
        (["--options", "match_to=1,match_to=3"], "match_to twice"),
    ],
)
def test_a_mistake_is_one_sentence(capsys, flags, why):
    said = run(capsys, *flags, code=2)
    assert why in said
    assert said.count("\n") == 1


def test_without_a_seed_a_file_would_never_fit_again(capsys):
    assert cli.main(["league", "michigan", "--file", "x.jsonl"]) == 2
    assert "--seed" in capsys.readouterr().err


def test_an_error_in_a_match_is_named_and_counted(capsys, monkeypatch):
    play = league.play_one
    monkeypatch.setattr(
        league, "play_one", lambda *about: play(*about)._replace(error="match 1: a slip") if about[-1] == 1 else play(*about)
    )
    assert cli.main([*TABLE, "--json", "--matches", "4", "--workers", "1"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["errors"] == 6
    assert "a slip" in err


def test_wilsons_interval():
    assert interval(10, 20) == pytest.approx((0.2993, 0.7007), abs=5e-5)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=5e-5)
    assert interval(0, 0) == (0.0, 1.0)


def test_elo_finds_strengths_that_were_put_in():
    strength = {"a": 1.0, "b": 2.0, "c": 4.0}
    results = {}
    for field in (("a", "b", "b"), ("b", "a", "a"), ("b", "c", "c"), ("c", "b", "b"), ("a", "c", "c"), ("c", "a", "a")):
        whole = sum(strength[level] for level in field)
        wins = [field.count(level) * strength[level] / whole * 1e6 for level in sorted(set(field))]
        results[field] = [*wins, 1e6]
    found = elo(results)
    assert found["b"].elo - found["a"].elo == pytest.approx(400 * math.log10(2), abs=0.1)
    assert found["c"].elo - found["b"].elo == pytest.approx(400 * math.log10(2), abs=0.1)
    assert sum(one.elo for one in found.values()) == pytest.approx(0, abs=0.1)


def test_elos_interval_is_as_wide_as_the_spread_of_repeated_leagues():
    """Two levels head to head, 400 matches: the known deviation of a log odds is 1 / sqrt(n p q)."""
    found = elo({("a", "b"): [200.0, 200.0, 400.0]})
    odds = 1.959964 * 400 / math.log(10) / math.sqrt(400 * 0.25)
    assert found["a"].margin == pytest.approx(odds / 2, rel=1e-6)
    assert found["a"].elo == pytest.approx(0)


def test_a_level_that_never_wins_has_a_rating_all_the_same():
    found = elo({("a", "b"): [0.0, 50.0, 50.0]})
    assert -2000 < found["a"].elo < found["b"].elo < 2000
