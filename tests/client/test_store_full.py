"""A disk that is full, fails or cannot be written: it is said, play goes on, and everything is kept as soon as it can be."""

import errno
import sqlite3
import subprocess
import sys
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.record import Record
from game import kept_file, settings, store
from game.kept_file import FILE
from game.match import Match, Wish
from game.replaying import texts
from game.replaying.texts import TextError
from game.sofa import kept_tables, profiles
from game.store import Store
from tests.client.busy_house import ROOT
from tests.client.stage import Stage

TABLES = [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 3)]


class Disk:
    """What the program's file lies on, as far as its writer can tell. `full` and `broken` refuse as SQLite does."""

    def __init__(self, monkeypatch):
        self._files = []
        honest = kept_file.opened

        def opened(file):
            connection = honest(file)
            self._files.append(connection)
            return connection

        monkeypatch.setattr(kept_file, "opened", opened)

    @contextmanager
    def full(self):
        """Not one page more: what needs none still goes through."""
        for file in self._writers():
            file.execute(f"PRAGMA max_page_count = {file.execute('PRAGMA page_count').fetchone()[0]}")
        yield
        for file in self._writers():
            file.execute("PRAGMA max_page_count = 1073741823")

    @contextmanager
    def read_only(self):
        """As where a folder was made so in the middle of play."""
        for file in self._writers():
            file.execute("PRAGMA query_only = 1")
        yield
        for file in self._writers():
            file.execute("PRAGMA query_only = 0")

    def _writers(self):
        found = []
        for file in self._files:
            try:
                file.execute("SELECT 1")
            except sqlite3.ProgrammingError:
                continue
            found.append(file)
        return found


@pytest.fixture
def disk(monkeypatch):
    return Disk(monkeypatch)


@pytest.fixture
def stage(disk, tmp_path):
    stage = Stage(pace=0.0)
    stage.home.store = Store(tmp_path)
    yield stage
    stage.home.store.close()


def awake(store):
    """The writer has opened its file."""
    assert store.put("awake", True).wait(30)


def room_again(store):
    """Something can be written; when the second one is through, so is what was owed."""
    for _ in range(2):
        assert store.put("room again", True).wait(30)


def next_time(folder):
    kept = Store(folder)
    assert kept.keeps and kept.note == ""
    return kept


def test_a_folder_that_cannot_be_made_is_said_and_play_goes_on(tmp_path):
    (tmp_path / "file").write_text("in the way", "utf-8")
    kept = Store(tmp_path / "file" / "below")
    assert not kept.keeps
    assert "Nothing is kept this time" in kept.note
    kept.put("pace", "slow")
    assert kept.setting("pace") == "slow"
    kept.close()


def test_a_full_disk_is_said_and_what_could_not_be_kept_holds_all_the_same(disk, tmp_path):
    kept = Store(tmp_path)
    number = kept.begin("michigan", [], "short")
    kept.put("name", "Åsa").wait()
    with disk.full():
        assert not kept.save(number, "michigan", [], "long " * 20_000).wait(30)
        assert not kept.keeps
        assert (
            kept.note == "The last moves could not be kept (database or disk is full). You can play on; make room on the disk."
        )
        assert [match.record for match in kept.matches()] == ["long " * 20_000]
        assert not kept.put("profile/1", {"name": "Olle" * 5_000}).wait(30)
        assert kept.under("profile/") == {"1": {"name": "Olle" * 5_000}}
        assert kept.setting("name") == "Åsa", "what was kept stays"
    assert kept.put("pace", "slow").wait(30)
    kept.close()
    again = next_time(tmp_path)
    assert [match.record for match in again.matches()] == ["long " * 20_000], "once there is room, what is owed is written"
    assert again.setting("profile/1") == {"name": "Olle" * 5_000}
    assert again.setting("pace") == "slow"
    again.close()


def test_a_note_about_a_full_disk_goes_when_everything_is_kept(disk, tmp_path):
    kept = Store(tmp_path)
    number = kept.begin("michigan", [], "short")
    with disk.full():
        assert not kept.save(number, "michigan", [], "long " * 20_000).wait(30)
        assert kept.save(number, "michigan", [], "short again").wait(30), "a shorter one may find room"
    assert kept.keeps
    assert kept.note == ""
    kept.close()


def test_what_does_not_fit_stops_nothing_else(disk, tmp_path):
    kept = Store(tmp_path)
    awake(kept)
    with disk.full():
        assert not kept.put("large", "x" * 100_000).wait(30)
        assert kept.put("small", 1).wait(30)
        assert not kept.keeps, "something is owed"
        assert kept.note
    kept.close()
    again = next_time(tmp_path)
    assert (again.setting("small"), again.setting("large")) == (1, "x" * 100_000), "closing is a chance too"
    again.close()


def test_without_room_what_was_kept_last_is_there_next_time(disk, tmp_path):
    kept = Store(tmp_path)
    number = kept.begin("michigan", [], "short")
    with disk.full():
        kept.save(number, "michigan", [], "long " * 20_000).wait(30)
        kept.forget(number + 1).wait(30)
        kept.close()
    again = next_time(tmp_path)
    assert [match.record for match in again.matches()] == ["short"]
    again.close()


@pytest.mark.parametrize("trouble", ["full", "read_only"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_goes_on_through_a_disk_without_room_and_is_whole_afterwards(stage, disk, tmp_path, trouble, game, seats):
    table = stage.table(game, seats, seed=3)
    awake(stage.home.store)
    with getattr(disk, trouble)():
        stage.until_asked()
        table.match.table.record.note("long " * 10_000)
        table.play(table.view.legal[0])
        assert not stage.home.store.keeps
        before = table.match.table.ply
        stage.until_asked()
        table.play(table.view.legal[0])
        assert table.match.table.ply > before, "play goes on"
        stage.title()
        assert "could not be kept" in stage.top.note
        assert stage.top.open[0].record == table.match.table.record.to_text(), "the title goes on where the table was left"
        stage.draw()
    room_again(stage.home.store)
    stage.title()
    assert stage.top.note == ""
    stage.home.store.close()
    again = next_time(tmp_path)
    (saved,) = again.matches()
    assert Match.resumed(saved).table.record == table.match.table.record
    again.close()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_that_ends_while_the_disk_is_full_is_among_the_finished_ones_later(disk, tmp_path, game, seats):
    kept = Store(tmp_path)
    match = Match(Wish(game, seats, 5))
    match.keep_in(kept)
    with disk.full():
        match.table.record.note("long " * 10_000)
        while not match.over:
            match.play(match.table.legal[0] if match.deal_is_next else match.bots_view().legal[0])
            if match.table.ply > 30:
                match.stop_after_deal()
            if match.ended:
                break
        assert not kept.keeps
        assert kept.matches() == []
        assert [Record.from_text(saved.record) for saved in kept.matches(finished=True)] == [match.table.record]
    room_again(kept)
    kept.close()
    again = next_time(tmp_path)
    assert again.matches() == []
    assert [saved.record for saved in again.matches(finished=True)] == [match.table.record.to_text()]
    again.close()


def test_people_tables_and_comfort_that_could_not_be_kept_hold_and_are_kept_later(stage, disk, tmp_path):
    home = stage.home
    awake(home.store)
    people = [profiles.new(f"Olle {number}", "fox") for number in range(300)]
    info = GAMES["michigan"].info
    with disk.read_only():
        for one in people[:3]:
            assert not profiles.keep(home.store, one).wait(30)
        settings.choose(home, text=150, contrast=True)
        settings.choose_language(home, "sv")
        kept_tables.keep_table(home.store, Wish("michigan", 5))
        assert home.comfort.text == 150 and home.room.contrast
        assert sorted(one.name for one in profiles.kept(home.store)) == ["Olle 0", "Olle 1", "Olle 2"]
        profiles.forget(home.store, people[0]).wait(30)
        assert sorted(one.name for one in profiles.kept(home.store)) == ["Olle 1", "Olle 2"]
        assert kept_tables.kept_table(home.store, info).seats == 5
    with disk.full():
        for one in people[3:]:
            profiles.keep(home.store, replace(one, name=one.name + "!"))
        assert home.store.put("x", "y" * 50_000).wait(30) is False
        assert len(profiles.kept(home.store)) == 200, "no more than that are read, as ever"
    room_again(home.store)
    home.store.close()
    again = next_time(tmp_path)
    assert len(again.under("profile/")) == 299
    assert (again.setting("language"), again.setting("comfort")["text"]) == ("sv", 150)
    assert kept_tables.kept_table(again, info).seats == 5
    again.close()


def test_a_write_that_fails_in_any_way_is_said_and_the_next_one_goes_through(tmp_path, monkeypatch):
    """A disk that is pulled out, a table that has been locked, no memory: the writer lives on."""
    kept = Store(tmp_path)
    awake(kept)
    honest, faults = kept_file.reason, []

    def failing(file, place, row):
        if faults:
            raise faults.pop()
        return written(file, place, row)

    written = store._write
    monkeypatch.setattr(store, "_write", failing)
    for fault in (
        sqlite3.OperationalError("disk I/O error"),
        MemoryError("no memory"),
        OSError(errno.EIO, "Input/output error"),
    ):
        faults.append(fault)
        assert not kept.put("a", str(fault)).wait(30)
        assert not kept.keeps
        assert (
            kept.note
            == f"The last moves could not be kept ({honest(fault)}). You can play on; it is tried again with each move."
        )
        assert kept.setting("a") == str(fault)
        room_again(kept)
        assert kept.keeps and kept.note == ""
    kept.close()
    again = next_time(tmp_path)
    assert again.setting("a") == "[Errno 5] Input/output error"
    again.close()


def test_a_file_that_cannot_be_opened_by_the_writer_is_tried_again(tmp_path, monkeypatch):
    kept = Store(tmp_path)
    awake(kept)
    kept.close()
    honest, left = kept_file.opened, [3]

    def opened(file):
        left[0] -= 1
        if left[0] == 0:
            raise sqlite3.OperationalError("unable to open database file")
        return honest(file)

    monkeypatch.setattr(kept_file, "opened", opened)
    kept = Store(tmp_path)
    assert not kept.put("a", 1).wait(30)
    assert "unable to open" in kept.note
    assert kept.setting("a") == 1
    assert kept.put("b", 2).wait(30)
    kept.close()
    again = next_time(tmp_path)
    assert (again.setting("a"), again.setting("b")) == (1, 2)
    again.close()


def test_a_folder_that_can_only_be_read_still_says_what_was_kept(tmp_path, monkeypatch):
    kept = Store(tmp_path)
    kept.put("language", "sv").wait()
    kept.begin("michigan", [], "text")
    kept.close()

    def refused(file):
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr(kept_file, "upgrade", refused)
    content = (tmp_path / FILE).read_bytes()
    kept = Store(tmp_path)
    assert not kept.keeps
    assert "Nothing is kept this time" in kept.note
    assert kept.setting("language") == "sv"
    assert [saved.record for saved in kept.matches()] == ["text"]
    kept.put("language", "it")
    assert kept.setting("language") == "it"
    kept.close()
    assert (tmp_path / FILE).read_bytes() == content


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_as_a_text_is_whole_or_not_there(tmp_path, monkeypatch, game, seats):
    match = Match(Wish(game, seats, 5))
    match.play(match.table.legal[0])

    class Torn:
        """A file on a disk on which only a part fits."""

        def __init__(self, file):
            self._file = file

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self._file.close()

        def write(self, text):
            self._file.write(text[: len(text) // 2])
            raise OSError(errno.ENOSPC, "No space left on device")

    honest = Path.open
    monkeypatch.setattr(Path, "open", lambda path, *how, **more: Torn(honest(path, *how, **more)))
    with pytest.raises(TextError) as wrong:
        texts.write(tmp_path / "texts", match, "A match", date(2026, 5, 1))
    monkeypatch.undo()
    assert (wrong.value.key, wrong.value.why) == ("folder", "No space left on device")
    assert list((tmp_path / "texts").iterdir()) == [], "half a match is none"
    file = texts.write(tmp_path / "texts", match, "A match", date(2026, 5, 1))
    assert texts.read(file).table.record.actions == match.table.record.actions


_PLAYER = """
import resource, sys
from pathlib import Path
from game.kept_file import FILE
from game.store import Store

def most(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

store = Store(Path(sys.argv[1]))
number = store.begin("michigan", [], "short")
most((Path(sys.argv[1]) / (FILE + "-wal")).stat().st_size + 100)
for record in ("long", "longer"):
    print(store.save(number, "michigan", [], record * 5_000).wait(60), store.keeps, store.matches()[0].record[:6])
print(store.note)
most(resource.RLIM_INFINITY)
print(store.put("room again", True).wait(60), store.put("room again", True).wait(60), store.keeps, repr(store.note))
store.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no file can be kept from growing there")
def test_when_the_system_itself_refuses_to_write_more_nothing_is_lost(tmp_path):
    """No pretence: the files of this process may not grow, then they may again."""
    told = subprocess.run([sys.executable, "-c", _PLAYER, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True)
    lines = told.stdout.splitlines()
    assert lines[:2] == ["False False longlo", "False False longer"]
    assert lines[2].startswith("The last moves could not be kept (")
    assert lines[3] == "True True True ''"
    again = next_time(tmp_path)
    assert [saved.record for saved in again.matches()] == ["longer" * 5_000]
    again.close()
