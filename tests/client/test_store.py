"""What outlives the program: it is there next time, in order, in any folder, for one program at a time, after every update."""

import sqlite3
from pathlib import Path

import pytest

from game import kept_file, store
from game.kept_file import FILE, LOCK
from game.store import Store


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


def test_a_folder_with_any_name(tmp_path):
    folder = tmp_path / "Åsa's café 李 😀"
    kept = Store(folder)
    assert kept.put("a", 1).wait()
    kept.close()
    assert (folder / FILE).exists()


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
    monkeypatch.setattr(kept_file, "MIGRATIONS", (*kept_file.MIGRATIONS, "ALTER TABLE settings ADD COLUMN seat INTEGER"))
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
        kept_file, "MIGRATIONS", (*kept_file.MIGRATIONS, "CREATE TABLE more (a); INSERT INTO matches SELECT * FROM matches")
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
    (tmp_path / LOCK).write_bytes(b"somebody's notes" * 100)
    kept = Store(tmp_path)
    assert kept.keeps
    assert kept.put("a", 1).wait()
    kept.close()
