"""A file that is damaged, foreign or odd: it is set aside, what can be read of it is taken over, and play goes on."""

import os
import random
import sqlite3

import pytest

from game import kept_file
from game.kept_file import FILE
from game.store import Store


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


def changed(folder, *statements):
    """A file with two matches and two settings, on which somebody has worked."""
    kept = Store(folder)
    kept.begin("michigan", {"name": "Åsa"}, "one")
    kept.save(kept.begin("gran_ramino", {}, "two"), "gran_ramino", {}, "two", finished=True)
    kept.put("pace", "slow")
    kept.put("language", "sv").wait()
    kept.close()
    with sqlite3.connect(folder / FILE) as file:
        for statement in statements:
            file.executescript(statement)
    file.close()
    return Store(folder)


@pytest.mark.parametrize(
    ("statement", "matches", "settings"),
    [
        ("DROP TABLE matches", 0, 2),
        ("DROP TABLE settings", 2, 0),
        ("ALTER TABLE settings ADD COLUMN more", 2, 2),
        ("ALTER TABLE matches RENAME COLUMN begun TO started", 2, 2),
        ("ALTER TABLE matches RENAME COLUMN record TO recorded", 0, 2),
        (
            "ALTER TABLE settings RENAME TO old; CREATE TABLE settings (value, key);"
            "INSERT INTO settings SELECT value, key FROM old",
            2,
            2,
        ),
        ("ALTER TABLE settings RENAME TO old; CREATE VIEW settings AS SELECT * FROM old", 2, 0),
        ("CREATE TRIGGER gone AFTER INSERT ON settings BEGIN DELETE FROM settings; END", 2, 2),
        ("PRAGMA user_version = 0", 2, 2),
        ("PRAGMA user_version = -7", 2, 2),
        ("PRAGMA application_id = 7", 2, 2),
    ],
)
def test_a_file_that_has_not_our_shape_is_set_aside_and_its_rows_are_taken_over_by_name(tmp_path, statement, matches, settings):
    kept = changed(tmp_path, statement)
    assert kept.keeps
    assert kept.note.endswith(f"Saved from it: {matches} matches, {settings} settings.")
    assert len(kept.matches()) + len(kept.matches(finished=True)) == matches
    if matches:
        (one,) = kept.matches()
        assert (one.game, one.seats, one.record) == ("michigan", {"name": "Åsa"}, "one")
    assert kept.under("") == ({"pace": "slow", "language": "sv"} if settings else {})
    assert kept.put("a", 1).wait()
    kept.close()
    again = Store(tmp_path)
    assert again.note == "", "it is set aside once"
    assert again.setting("a") == 1
    again.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kitchen-table-damaged-1.sqlite3", "kitchen-table.lock", FILE]


def test_a_table_more_is_no_damage(tmp_path):
    kept = changed(tmp_path, "CREATE TABLE recipes (name)", "DROP INDEX by_change")
    assert kept.note == ""
    assert len(kept.matches()) == 1
    kept.close()


@pytest.mark.parametrize("at", [18, 19])
def test_a_file_that_says_it_cannot_be_written_is_set_aside_like_any_damaged_one(tmp_path, at):
    """One byte of its head tells SQLite so; nothing would ever be kept again."""
    changed(tmp_path).close()
    content = bytearray((tmp_path / FILE).read_bytes())
    content[at] = 9
    (tmp_path / FILE).write_bytes(content)
    kept = Store(tmp_path)
    assert kept.keeps
    assert "set aside" in kept.note
    assert kept.put("a", 1).wait()
    kept.close()


def test_a_row_that_an_index_has_lost_is_found(tmp_path):
    """The pages are whole, and a match would never be seen again."""
    changed(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'by_change'").fetchone()
        file.execute("PRAGMA journal_mode = DELETE")
    file.close()
    content = bytearray((tmp_path / FILE).read_bytes())
    start = content.index(b"+00:00", (page - 1) * 4096)
    content[start : start + 6] = b"+00:01"
    (tmp_path / FILE).write_bytes(content)
    kept = Store(tmp_path)
    assert "Saved from it: 2 matches, 2 settings" in kept.note
    assert len(kept.matches()) + len(kept.matches(finished=True)) == 2
    kept.close()


def test_a_complaint_that_quotes_what_is_damaged_is_understood(tmp_path):
    """SQLite tells which table is wrong by its name, and the name is what is damaged."""
    changed(tmp_path).close()
    content = (tmp_path / FILE).read_bytes().replace(b"CREATE TABLE settings (key", b"CREATE TABLE settings \xa2key")
    (tmp_path / FILE).write_bytes(content)
    kept = Store(tmp_path)
    assert kept.keeps
    assert "set aside" in kept.note
    kept.close()


def test_a_foreign_file_is_not_changed_by_a_look_at_it(tmp_path):
    with sqlite3.connect(tmp_path / FILE) as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    content = (tmp_path / FILE).read_bytes()
    kept = Store(tmp_path)
    kept.close()
    assert (tmp_path / "kitchen-table-damaged-1.sqlite3").read_bytes() == content


def test_while_there_is_no_room_to_save_what_can_be_read_the_damaged_file_waits(tmp_path, monkeypatch):
    file = filled(tmp_path, 5)
    content = bytearray(file.read_bytes())
    content[:4] = b"rice"
    file.write_bytes(content)

    def full(*_):
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(kept_file, "_rescue", full)
        kept = Store(tmp_path)
        assert not kept.keeps
        assert "Nothing is kept this time" in kept.note
        kept.close()
    assert file.read_bytes() == content, "it is tried again next time"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kitchen-table.lock", FILE]
    kept = Store(tmp_path)
    assert kept.keeps
    assert "set aside as kitchen-table-damaged-1" in kept.note
    kept.close()
