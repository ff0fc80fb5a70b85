"""What outlives the program: nothing acknowledged is lost, whatever happens to the file or the program."""

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.record import Record
from engine.table import Table
from game import store
from game.store import FILE, Store

ROOT = Path(__file__).parents[2]


def test_what_is_put_is_there_next_time(tmp_path):
    first = Store(tmp_path)
    assert first.keeps and first.note == ""
    assert first.put("sound", {"effects": 0.2, "on": True}).wait()
    number = first.begin("michigan", ["Åsa", "李"], "record one")
    assert first.save(number, "michigan", ["Åsa", "李"], "record two").wait()
    first.close()
    second = Store(tmp_path)
    assert second.setting("sound") == {"effects": 0.2, "on": True}
    assert second.setting("nothing", 7) == 7
    (kept,) = second.matches()
    assert (kept.id, kept.game, kept.seats, kept.record, kept.finished) == (
        number,
        "michigan",
        ["Åsa", "李"],
        "record two",
        False,
    )
    assert second.matches(finished=True) == []
    second.save(number, "michigan", kept.seats, "record three", finished=True).wait()
    assert second.matches() == []
    assert [match.record for match in second.matches(finished=True)] == ["record three"]
    second.forget(number).wait()
    assert second.matches(finished=True) == []
    second.close()


def test_the_match_last_played_comes_first(tmp_path):
    kept = Store(tmp_path)
    one, two = kept.begin("michigan", [], "a"), kept.begin("gran_ramino", [], "b")
    assert [match.id for match in kept.matches()] == [two, one]
    kept.save(one, "michigan", [], "a2").wait()
    assert [match.id for match in kept.matches()] == [one, two]
    kept.close()


@pytest.mark.parametrize("restarted", [False, True])
def test_the_match_last_played_comes_first_though_the_clock_is_set_back(tmp_path, monkeypatch, restarted):
    class Clock(store.datetime):
        at = store.datetime(2026, 5, 1, tzinfo=store.UTC)

        @classmethod
        def now(cls, zone=None):
            return cls.at

    monkeypatch.setattr(store, "datetime", Clock)
    kept = Store(tmp_path)
    one, two = kept.begin("michigan", [], "a"), kept.begin("gran_ramino", [], "b")
    if restarted:
        kept.close()
        kept = Store(tmp_path)
    Clock.at = store.datetime(2001, 1, 1, tzinfo=store.UTC)
    for last, other in ((one, two), (two, one), (one, two)):
        kept.save(last, "michigan", [], "more").wait()
        assert [match.id for match in kept.matches()] == [last, other]
    Clock.at = store.datetime(2026, 6, 1, tzinfo=store.UTC)
    kept.save(two, "michigan", [], "more").wait()
    assert kept.matches()[0].changed.startswith("2026-06-01T00:00:00")
    kept.close()


@pytest.mark.parametrize("nonsense", ["", "yesterday", "9999-12-31T23:59:59.999999+00:00", "2026-05-01"])
def test_a_time_that_is_none_stops_nothing(tmp_path, nonsense):
    kept = Store(tmp_path)
    number = kept.begin("michigan", [], "a")
    kept.close()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("UPDATE matches SET changed = ?", (nonsense,))
    again = Store(tmp_path)
    assert again.note == ""
    assert again.save(number, "michigan", [], "b").wait()
    assert again.matches()[0].record == "b"
    again.close()


def test_a_second_program_has_the_settings_of_the_first_and_changes_nothing_of_it(tmp_path):
    folder = tmp_path / "é # spaces?"
    first = Store(folder)
    first.put("language", "sv").wait()
    number = first.begin("michigan", [], "a")
    second = Store(folder)
    assert not second.keeps and second.note
    assert second.setting("language") == "sv"
    assert second.matches() == []  # one match is played on in one window
    second.put("language", "it")
    second.forget(number)
    assert second.setting("language") == "it"
    second.close()
    assert first.setting("language") == "sv"
    assert [match.id for match in first.matches()] == [number]
    first.close()


def test_without_a_folder_nothing_is_kept_and_all_works():
    kept = Store(None)
    assert not kept.keeps
    kept.put("pace", "slow")
    kept.begin("michigan", [], "text")
    assert kept.setting("pace") == "slow"
    assert [match.record for match in kept.matches()] == ["text"]
    kept.close()


def test_a_folder_that_cannot_be_made_is_said_and_play_goes_on(tmp_path):
    (tmp_path / "file").write_text("in the way", "utf-8")
    kept = Store(tmp_path / "file" / "below")
    assert not kept.keeps
    assert "Nothing is kept this time" in kept.note
    kept.put("pace", "slow")
    assert kept.setting("pace") == "slow"
    kept.close()


def test_a_folder_with_any_name(tmp_path):
    folder = tmp_path / "Åsa's café 李 😀"
    kept = Store(folder)
    assert kept.put("a", 1).wait()
    kept.close()
    assert (folder / FILE).exists()


def test_a_full_disk_is_said_and_play_goes_on(tmp_path, monkeypatch):
    honest = store._open

    def small(file):
        connection = honest(file)
        connection.execute("PRAGMA max_page_count = 12")
        return connection

    monkeypatch.setattr(store, "_open", small)
    kept = Store(tmp_path)
    number = kept.begin("michigan", [], "short")
    assert not kept.save(number, "michigan", [], "long " * 20_000).wait()
    assert not kept.keeps
    assert "could not be kept" in kept.note
    assert [match.record for match in kept.matches()] == ["short"]
    assert kept.save(number, "michigan", [], "short again").wait()
    assert kept.keeps
    assert kept.note == "", "once there is room again nothing is said"
    kept.close()


def test_a_file_of_a_newer_program_is_left_alone(tmp_path):
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("PRAGMA user_version = 99")
    file.close()
    before = (tmp_path / FILE).read_bytes()
    kept = Store(tmp_path)
    assert not kept.keeps
    assert "newer Kitchen Table" in kept.note
    kept.put("a", 1)
    kept.close()
    assert (tmp_path / FILE).read_bytes() == before


def test_a_migration_keeps_everything_and_a_copy_from_before(tmp_path, monkeypatch):
    old = Store(tmp_path)
    old.begin("michigan", [], "text")
    old.close()
    monkeypatch.setattr(store, "MIGRATIONS", (*store.MIGRATIONS, "ALTER TABLE settings ADD COLUMN seat INTEGER"))
    new = Store(tmp_path)
    assert [match.record for match in new.matches()] == ["text"]
    assert new._reader.execute("PRAGMA user_version").fetchone() == (2,)
    new.close()
    with sqlite3.connect(tmp_path / f"{Path(FILE).stem}-before-2.sqlite3") as copy:
        assert copy.execute("SELECT record FROM matches").fetchall() == [("text",)]
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)
    copy.close()


def test_a_migration_that_fails_changes_nothing(tmp_path, monkeypatch):
    old = Store(tmp_path)
    old.begin("michigan", [], "text")
    old.close()
    monkeypatch.setattr(
        store, "MIGRATIONS", (*store.MIGRATIONS, "CREATE TABLE more (a); INSERT INTO matches SELECT * FROM matches")
    )
    broken = Store(tmp_path)
    assert not broken.keeps
    assert "set aside" not in broken.note
    broken.close()
    monkeypatch.undo()
    again = Store(tmp_path)
    assert again.keeps
    assert [match.record for match in again.matches()] == ["text"]
    again.close()


def filled(folder, matches=40):
    kept = Store(folder)
    for number in range(matches):
        kept.begin("michigan", [], f"match {number} " + "x" * 2000)
    kept.put("pace", "slow").wait()
    kept.close()
    return folder / FILE


@pytest.mark.parametrize("content", [b"\0" * 8192, b"hello", b"SQLite format 3\0" + b"\xff" * 4000, os.urandom(5000)])
def test_a_file_that_is_none_is_set_aside(tmp_path, content):
    (tmp_path / FILE).write_bytes(content)
    kept = Store(tmp_path)
    assert kept.keeps
    assert "set aside as kitchen-table-damaged-1.sqlite3" in kept.note
    assert kept.put("a", 1).wait()
    kept.close()
    assert (tmp_path / "kitchen-table-damaged-1.sqlite3").read_bytes() == content


def test_somebody_elses_database_is_set_aside_not_written_to(tmp_path):
    with sqlite3.connect(tmp_path / FILE) as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    kept = Store(tmp_path)
    assert "set aside" in kept.note
    kept.close()
    with sqlite3.connect(tmp_path / "kitchen-table-damaged-1.sqlite3") as aside:
        assert aside.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    aside.close()


def test_what_can_be_read_of_a_damaged_file_is_taken_over(tmp_path):
    file = filled(tmp_path)
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = os.urandom(4096)
    file.write_bytes(content)
    kept = Store(tmp_path)
    rescued = {match.record.split(" x")[0] for match in kept.matches()}
    assert "set aside" in kept.note
    assert 20 <= len(rescued) < 40
    assert f"Saved from it: {len(rescued)} matches, 1 settings" in kept.note
    assert kept.setting("pace") == "slow"
    kept.close()


def test_a_file_cut_anywhere_or_with_holes_never_stops_the_program(tmp_path):
    content = filled(tmp_path / "whole", matches=6).read_bytes()
    dice = random.Random(3)
    for number in range(60):
        folder = tmp_path / str(number)
        folder.mkdir()
        broken = bytearray(content[: dice.randrange(len(content))])
        if number % 2 and broken:
            broken = bytearray(content)
            start = dice.randrange(len(broken))
            broken[start : start + 300] = bytes(300)
        (folder / FILE).write_bytes(broken)
        kept = Store(folder)
        assert kept.put("a", number).wait()
        assert kept.setting("a") == number
        kept.close()


def test_a_setting_of_the_wrong_kind_is_as_if_it_were_not_there(tmp_path):
    kept = Store(tmp_path)
    kept.put("a", 1).wait()
    kept.close()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("UPDATE settings SET value = '{'")
    file.close()
    kept = Store(tmp_path)
    assert kept.setting("a", "default") == "default"
    kept.close()


def test_of_two_programs_at_once_the_second_keeps_nothing_and_says_so(tmp_path):
    one = Store(tmp_path)
    number = one.begin("michigan", [], "first")
    two = Store(tmp_path)
    assert not two.keeps
    assert "another window" in two.note
    assert two.matches() == [], "what the other one plays is not offered here"
    two.begin("michigan", [], "second")
    assert not two.save(number, "michigan", [], "overwritten").wait()
    assert [match.record for match in one.matches()] == ["first"]
    two.close()
    one.close()
    three = Store(tmp_path)
    assert three.keeps
    assert [match.record for match in three.matches()] == ["first"]
    three.close()


def test_a_lock_that_is_something_else_is_no_reason_to_keep_nothing(tmp_path):
    (tmp_path / store.LOCK).write_bytes(b"somebody's notes" * 100)
    kept = Store(tmp_path)
    assert kept.keeps
    assert kept.put("a", 1).wait()
    kept.close()


def test_one_bad_row_hides_no_other(tmp_path):
    kept = Store(tmp_path)
    numbers = [kept.begin("michigan", [], f"match {number}") for number in range(3)]
    kept.close()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("UPDATE matches SET record = CAST(x'c3ff80' AS TEXT) WHERE id = ?", [numbers[0]])
        file.execute("UPDATE matches SET record = x'00ff' WHERE id = ?", [numbers[1]])
        file.execute("INSERT INTO settings VALUES ('deep', ?)", ["[" * 100_000])
    file.close()
    kept = Store(tmp_path)
    assert len(kept.matches()) == 3
    assert kept.setting("deep", "default") == "default"
    kept.close()


_PLAYER = """
import sys
from pathlib import Path
from engine import chance
from engine.games import find
from engine.match import new_table
from engine.model import Options
from game.store import Store

store = Store(Path(sys.argv[1]))
game = "michigan"
table = new_table(game, Options(find(game).info, 4), int(sys.argv[2]))
number = store.begin(game, [], table.record.to_text())
dice = chance.dice(5)
while table.turn is not None:
    table.play(table.turn, chance.pick(dice, table.legal))
    assert store.save(number, game, [], table.record.to_text(), table.turn is None).wait(10)
    print(number, table.ply, flush=True)
"""


def killed_at_random(folder, kills):
    """Kill a program that plays and saves at random moments; what it had acknowledged must be there."""
    dice = random.Random(kills)
    for seed in range(kills):
        player = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, str(folder), str(seed)], stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert player.stdout is not None
        player.stdout.readline()  # it is in the middle of play now
        time.sleep(dice.random() * 0.15)
        player.send_signal(signal.SIGKILL)
        lines = player.stdout.read().splitlines()
        player.wait()
        player.stdout.close()
        if not lines:
            continue
        number, ply = map(int, lines[-1].split()[:2]) if len(lines[-1].split()) == 2 else map(int, lines[-2].split())
        kept = Store(folder)
        assert kept.note == ""
        (saved,) = [match for match in (*kept.matches(), *kept.matches(finished=True)) if match.id == number]
        table = Table(Record.from_text(saved.record))
        assert table.ply in (ply, ply + 1), "an acknowledged action is lost"
        assert json.dumps(saved.seats) == "[]"
        kept.close()


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is a matter of Unix")
def test_twenty_kills_lose_no_acknowledged_action(tmp_path):
    killed_at_random(tmp_path, 20)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is a matter of Unix")
def test_two_hundred_kills_lose_no_acknowledged_action(tmp_path):
    killed_at_random(tmp_path, 200)
