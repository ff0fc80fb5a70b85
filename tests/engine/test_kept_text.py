"""The file that follows a match played by text: it is whole through a full disk and a power cut, and goes on when it can."""

import errno
import os
from pathlib import Path

import pytest

from engine.cli import kept
from engine.cli.kept import KeepError, Keeping, write_whole
from engine.games import GAMES
from engine.match import new_table
from engine.model import Options
from engine.record import Record


def tables(game, moves):
    """The records of a match after each of so many moves."""
    info = GAMES[game].info
    table = new_table(game, Options(info, info.usual), 3)
    found = []
    for _ in range(moves):
        table.play(table.turn, table.legal[0])
        found.append(Record.from_text(table.record.to_text()))
    return found


class Disk:
    """Refuses what is asked of it while `wrong` is set: to hold more, or to say that it holds it."""

    def __init__(self, monkeypatch, where):
        self.wrong = None
        sync, opened = os.fsync, Path.open

        def fsync(file):
            if self.wrong and where == "sync":
                raise self.wrong
            sync(file)

        def open_one(path, mode="r", *how, **more):
            if self.wrong and where == "open" and "w" in mode:
                raise self.wrong
            return opened(path, mode, *how, **more)

        monkeypatch.setattr(os, "fsync", fsync)
        monkeypatch.setattr(Path, "open", open_one)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("where", ["open", "sync"])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_a_disk_without_room_is_told_once_and_the_file_stays_whole(monkeypatch, tmp_path, game, where, error):
    disk, said = Disk(monkeypatch, where), []
    file = tmp_path / "é file.txt"
    keeping = Keeping(game, said.append, file)
    first, second, third, fourth, last = tables(game, 5)
    keeping.follow(first)
    disk.wrong = OSError(error, os.strerror(error))
    keeping.follow(second)
    keeping.follow(third)
    assert len(said) == 1
    assert os.strerror(error) in said[0] and said[0].endswith("Type save and a file name to keep it elsewhere.")
    assert Record.from_text(file.read_text("utf-8")) == first, "what was kept stays"
    assert list(tmp_path.iterdir()) == [file], "nothing half written is left"
    disk.wrong = None
    keeping.follow(fourth)
    assert Record.from_text(file.read_text("utf-8")) == fourth
    disk.wrong = OSError(error, os.strerror(error))
    keeping.follow(last)
    assert len(said) == 2, "what goes wrong once more is told once more"


def test_the_folder_is_brought_to_the_disk_after_the_file_has_its_name(monkeypatch, tmp_path):
    done, honest = [], os.fsync
    record = tables("michigan", 1)[0]
    file = tmp_path / "a.txt"

    def fsync(one):
        done.append("folder" if os.path.isdir(f"/proc/self/fd/{one}") else "file")
        done.append(file.exists())
        honest(one)

    if not os.path.isdir("/proc/self/fd"):
        pytest.skip("there is no way to see here which file is meant")
    monkeypatch.setattr(os, "fsync", fsync)
    write_whole(file, record)
    assert done == ["file", False, "folder", True]


def test_a_name_that_cannot_be_is_refused(tmp_path):
    with pytest.raises(KeepError, match="cannot be written"):
        write_whole(tmp_path / "a\0b", tables("michigan", 1)[0])


def test_a_clock_that_is_set_back_writes_over_no_match(monkeypatch, tmp_path):
    monkeypatch.setattr(kept, "folder", lambda: tmp_path)
    monkeypatch.setattr(kept.time, "strftime", lambda _: "2026-05-01-120000")
    names = set()
    for record in tables("michigan", 3):
        path = kept.new_file("michigan")
        write_whole(path, record)
        names.add(path.name)
    assert len(names) == 3
