"""What outlives the program: settings, matches in progress, matches finished. One SQLite file in the system's data folder.

All writing is done by one thread; each write gives a ticket that says when it is on disk, so that a move is kept before its
motion starts and the screen never waits longer than that. Whatever happens to the file, play goes on: a damaged file is set
aside and what can be read is taken over; what cannot be written is kept in memory, `note` says so, and it is written as soon as
that can be done.
"""

import contextlib
import json
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeAlias

import platformdirs

from game import kept_file, words
from game.kept_file import FILE, LOCK, TABLES, reason

_LAST_YEAR = 9000
"""No clock is believed that says so: nothing could come after its end."""
_COLUMNS = ", ".join(TABLES["matches"])
_PUT = {
    "settings": "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    "matches": f"INSERT INTO matches ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
    " changed = excluded.changed, seats = excluded.seats, record = excluded.record, finished = excluded.finished",
}
_DROP = {"settings": "DELETE FROM settings WHERE key = ?", "matches": "DELETE FROM matches WHERE id = ?"}

Place: TypeAlias = tuple[str, str | int]
"""A table and the key of a row in it."""
Row: TypeAlias = tuple[Any, ...] | None
"""What is to stand there; None: nothing."""


class Ticket:
    """One write on its way to the disk."""

    def __init__(self) -> None:
        self._done = threading.Event()
        self.kept = False

    def wait(self, seconds: float = 2.0) -> bool:
        """Wait until the write is through, so long at most; whether it is on disk."""
        self._done.wait(seconds)
        return self.kept

    def finish(self, kept: bool) -> None:
        """The writer's word that it is through."""
        self.kept = kept
        self._done.set()


@dataclass(frozen=True)
class Saved:
    """A match as kept. seats: what the client noted of who sat where (plain JSON values); record: its text."""

    id: int
    game: str
    changed: str
    seats: Any
    record: str
    finished: bool


def usual_folder() -> Path:
    """Where this system keeps the data of programs."""
    return Path(platformdirs.user_data_dir("kitchen-table", appauthor=False))


class Store:
    """Open the file in `folder`, making both; None keeps nothing. What it finds there never raises: `note` says what happened.

    keeps  whether what is written now will be there next time
    """

    def __init__(self, folder: Path | None) -> None:
        self._note: tuple[str, dict[str, object]] | None = None
        self.keeps = folder is not None
        self._file: Path | None = None
        self._lock: sqlite3.Connection | None = None
        self._owed: dict[Place, Row] = {}
        """What could not be written yet. It is read as if it had been."""
        self._read_only: tuple[Path, tuple[str, ...]] | None = None
        """A file that cannot be written here, and the tables of it that hold here too."""
        if folder is not None:
            self._file = self._prepare(folder)
        self._reader = self._connect()
        self._latest = self._last_change()
        self._jobs: queue.SimpleQueue[tuple[Place, Row, Ticket] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        if self._file is not None:
            self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
            self._writer.start()

    @property
    def folder(self) -> Path | None:
        """Where it is kept; None if nothing is."""
        return self._file.parent if self._file is not None else None

    @property
    def note(self) -> str:
        """A sentence for the person about what happened to what is kept, or ""."""
        if self._note is None:
            return ""
        key, parts = self._note
        return words.say(key, **parts)

    # Opening

    def _prepare(self, folder: Path) -> Path | None:
        """Make the file ready for use; None if only memory is left."""
        file = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = kept_file.lock(folder / LOCK)
            if self._lock is None:
                self._only_memory("store.second")
                self._read_only = file, ("settings",)  # one match is played on in one window
                return None
            try:
                version = kept_file.upgrade(file)
            except sqlite3.Error as wrong:
                if not kept_file.is_damage(wrong):
                    raise
                rescued = kept_file.set_aside(file)
                key = "store.rescued" if rescued.settings or rescued.matches else "store.damaged"
                self._note = key, {"file": rescued.aside.name, "matches": rescued.matches, "settings": rescued.settings}
                version = len(kept_file.MIGRATIONS)
        except (OSError, sqlite3.Error) as wrong:
            self._only_memory("store.folder", folder=folder, why=reason(wrong))
            self._read_only = file, ("settings", "matches")
            return None
        if version > len(kept_file.MIGRATIONS):
            self._only_memory("store.newer", file=file)
            self._read_only = file, ("settings",)
            return None
        return file

    def _only_memory(self, key: str, **parts: object) -> None:
        self.keeps = False
        self._note = key, parts

    def _connect(self) -> sqlite3.Connection:
        if self._file is not None:
            return kept_file.opened(self._file)
        memory = kept_file.in_memory()
        if self._read_only is not None:
            kept_file.look_at(self._read_only[0], memory, *self._read_only[1])
        return memory

    # Reading

    def setting(self, key: str, default: Any = None) -> Any:
        """A setting as it was put; the default if there is none or it cannot be read."""
        owed = dict(self._owed)
        rows = self._rows("SELECT key, value FROM settings WHERE key = ?", key)
        for _, text in _with_owed("settings", rows, owed, lambda row: row[0] == key):
            with contextlib.suppress(ValueError, TypeError, RecursionError):
                return json.loads(text)
        return default

    def under(self, prefix: str) -> dict[str, Any]:
        """All settings whose key begins so, by the rest of the key; what cannot be read is left out."""
        found: dict[str, Any] = {}
        owed = dict(self._owed)
        rows = self._rows("SELECT key, value FROM settings WHERE substr(key, 1, ?) = ?", len(prefix), prefix)
        for key, text in _with_owed("settings", rows, owed, lambda row: row[0].startswith(prefix)):
            with contextlib.suppress(ValueError, TypeError, RecursionError):
                found[key[len(prefix) :]] = json.loads(text)
        return found

    def matches(self, finished: bool = False) -> list[Saved]:
        """Matches in progress (or finished), the one last played first."""
        owed = dict(self._owed)
        rows = self._rows(f"SELECT {_COLUMNS} FROM matches WHERE finished = ?", int(finished))
        kept = _with_owed("matches", rows, owed, lambda row: bool(row[-1]) == finished)
        return [
            Saved(number, _text(game), _text(changed), _plain(seats), record, finished)
            for number, game, _, changed, seats, record, _ in sorted(
                kept, key=lambda row: (_text(row[3]), row[0]), reverse=True
            )
        ]

    def _rows(self, query: str, *values: object) -> list[Any]:
        try:
            return self._reader.execute(query, values).fetchall()
        except (sqlite3.Error, UnicodeDecodeError) as wrong:
            self._note = self._note or ("store.unreadable", {"why": reason(wrong)})
            return []

    # Writing

    def put(self, key: str, value: Any) -> Ticket:
        """Keep a setting; the value is anything JSON can hold."""
        return self._send(("settings", key), (key, json.dumps(value)))

    def drop(self, key: str) -> Ticket:
        """Delete a setting."""
        return self._send(("settings", key), None)

    def begin(self, game: str, seats: Any, record: str) -> int:
        """A new match; returns its number, under which it is saved from now on."""
        number = secrets.randbelow(1 << 62) + 1  # by chance, so that nobody has to be asked for it
        self.save(number, game, seats, record).wait()
        return number

    def save(self, number: int, game: str, seats: Any, record: str, finished: bool = False) -> Ticket:
        """Keep a match as it stands now."""
        now = self._now()
        return self._send(("matches", number), (number, game, now, now, json.dumps(seats), record, int(finished)))

    def _now(self) -> str:
        """The time, but never before what was written last: what was played last stays last when a clock is set back."""
        now = datetime.now(UTC)
        if now <= self._latest:
            now = self._latest + timedelta(microseconds=1)
        self._latest = now
        return now.isoformat(timespec="microseconds")

    def _last_change(self) -> datetime:
        """When the match that was played last was written; long ago if there is none, or that is no time."""
        long_ago = datetime.min.replace(tzinfo=UTC)
        for (text,) in self._rows("SELECT max(changed) FROM matches"):
            with contextlib.suppress(ValueError, TypeError):
                last = datetime.fromisoformat(text)
                return last if last.tzinfo is not None and last.year < _LAST_YEAR else long_ago
        return long_ago

    def forget(self, number: int) -> Ticket:
        """Delete a match."""
        return self._send(("matches", number), None)

    def close(self) -> None:
        """Write what is still to be written, and let go of the file."""
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join()
            self._writer = None
        self._reader.close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _send(self, place: Place, row: Row) -> Ticket:
        ticket = Ticket()
        if self._writer is None:
            with contextlib.suppress(sqlite3.Error):
                _write(self._reader, place, row)
            ticket.finish(False)
        else:
            self._jobs.put((place, row, ticket))
        return ticket

    def _write_all(self) -> None:
        """The writer's thread: one write, one commit, one word. After one that went through, what is owed is tried again."""
        assert self._file is not None
        file: sqlite3.Connection | None = None
        going = True
        while going:
            job = self._jobs.get()
            going = job is not None
            try:
                file = file or kept_file.opened(self._file)
            except sqlite3.Error as wrong:
                self._owe(job, wrong)
                continue
            if job is None or self._try(file, *job):
                self._pay(file)
        if file is not None:
            file.close()

    def _try(self, file: sqlite3.Connection, place: Place, row: Row, ticket: Ticket) -> bool:
        """Write it and say so; whether it is on disk."""
        try:
            _write(file, place, row)
        except Exception as wrong:  # whatever it is, the next write may go through
            with contextlib.suppress(sqlite3.Error):
                file.rollback()
            self._owe((place, row, ticket), wrong)
            return False
        self._owed.pop(place, None)
        if not self._owed:
            self.keeps = True
            if self._note is not None and self._note[0] in ("store.full", "store.failed"):
                self._note = None
        ticket.finish(True)
        return True

    def _owe(self, job: tuple[Place, Row, Ticket] | None, wrong: Exception) -> None:
        if job is None:
            return
        place, row, ticket = job
        self._owed[place] = row
        self.keeps = False
        full = getattr(wrong, "sqlite_errorname", "") == "SQLITE_FULL"
        self._note = "store.full" if full else "store.failed", {"why": reason(wrong)}
        ticket.finish(False)

    def _pay(self, file: sqlite3.Connection) -> None:
        for place, row in list(self._owed.items()):
            if not self._try(file, place, row, Ticket()):
                return


def _write(file: sqlite3.Connection, place: Place, row: Row) -> None:
    table, key = place
    if row is None:
        file.execute(_DROP[table], (key,))
    else:
        file.execute(_PUT[table], row)
    file.commit()


def _with_owed(
    table: str, rows: list[tuple[Any, ...]], owed: dict[Place, Row], asked: Callable[[tuple[Any, ...]], bool]
) -> list[tuple[Any, ...]]:
    """The rows of a table as they will be when everything is written."""
    found = [row for row in rows if (table, row[0]) not in owed]
    return found + [row for (of, _), row in owed.items() if of == table and row is not None and asked(row)]


def _text(value: Any) -> str:
    """What stands in a column of text, whatever it is."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def _plain(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
