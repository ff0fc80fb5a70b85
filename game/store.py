"""What outlives the program: settings, matches in progress, matches finished. One SQLite file in the system's data folder.

All writing is done by one thread; each write gives a ticket that says when it is on disk, so that a move is kept before its
motion starts and the screen never waits longer than that. Whatever happens to the file, play goes on: a damaged file is set
aside and what can be read is taken over; where nothing can be written, everything is kept in memory and `note` says so.
"""

import contextlib
import json
import queue
import secrets
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeAlias

import platformdirs

from game import words

FILE = "kitchen-table.sqlite3"
LOCK = "kitchen-table.lock"
"""Held by the program that keeps things in the folder; the system lets go of it when the program ends in whatever way."""
APPLICATION = 0x4B544142
"""Marks the file as ours (SQLite's application_id)."""
MIGRATIONS = (
    """
    CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY, game TEXT NOT NULL, begun TEXT NOT NULL, changed TEXT NOT NULL,
        seats TEXT NOT NULL, record TEXT NOT NULL, finished INTEGER NOT NULL
    );
    CREATE INDEX by_change ON matches (finished, changed);
    """,
)
"""From each version of the schema to the next; the file's user_version counts them."""

_LAST_YEAR = 9000
"""No clock is believed that says so: nothing could come after its end."""

Write: TypeAlias = Callable[[sqlite3.Connection], None]


class DamagedError(sqlite3.DatabaseError):
    """The file is not what we wrote."""


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
        self._others: Path | None = None
        """The file that another program keeps."""
        if folder is not None:
            self._file = self._prepare(folder)
        self._reader = self._connect()
        self._latest = self._last_change()
        self._jobs: queue.SimpleQueue[tuple[Write, Ticket] | None] = queue.SimpleQueue()
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
            self._lock = _lock(folder / LOCK)
            if self._lock is None:
                self._others = file
                self._only_memory("store.second")
                return None
            try:
                version = _upgrade(file)
            except sqlite3.Error as wrong:
                if not _is_damage(wrong):
                    raise
                self._set_aside(file)
                version = _upgrade(file)
        except (OSError, sqlite3.Error) as wrong:
            self._only_memory("store.folder", folder=folder, why=_reason(wrong))
            return None
        if version > len(MIGRATIONS):
            self._only_memory("store.newer", file=file)
            return None
        return file

    def _only_memory(self, key: str, **parts: object) -> None:
        self.keeps = False
        self._note = key, parts

    def _set_aside(self, file: Path) -> None:
        """Move a damaged file out of the way, and take over what can be read of it."""
        number = 1
        while (aside := file.with_name(f"{file.stem}-damaged-{number}{file.suffix}")).exists():
            number += 1
        for ending in ("", "-wal", "-shm"):
            part = file.with_name(file.name + ending)
            if part.exists():
                part.replace(aside.with_name(aside.name + ending))
        _upgrade(file)
        settings, matches = _rescue(aside, file)
        key = "store.rescued" if settings or matches else "store.damaged"
        self._note = key, {"file": aside.name, "matches": matches, "settings": settings}

    def _connect(self) -> sqlite3.Connection:
        if self._file is None:
            connection = sqlite3.connect(":memory:", check_same_thread=False)
            for step in MIGRATIONS:
                connection.executescript(step)
            if self._others is not None:
                _look_at(self._others, connection)
        else:
            connection = _open(self._file)
        connection.text_factory = lambda text: text.decode("utf-8", "replace")  # one bad letter hides no row
        return connection

    # Reading

    def setting(self, key: str, default: Any = None) -> Any:
        """A setting as it was put; the default if there is none or it cannot be read."""
        for (text,) in self._rows("SELECT value FROM settings WHERE key = ?", key):
            with contextlib.suppress(ValueError, TypeError, RecursionError):
                return json.loads(text)
        return default

    def under(self, prefix: str) -> dict[str, Any]:
        """All settings whose key begins so, by the rest of the key; what cannot be read is left out."""
        found: dict[str, Any] = {}
        for key, text in self._rows("SELECT key, value FROM settings WHERE substr(key, 1, ?) = ?", len(prefix), prefix):
            with contextlib.suppress(ValueError, TypeError, RecursionError):
                found[str(key)[len(prefix) :]] = json.loads(text)
        return found

    def matches(self, finished: bool = False) -> list[Saved]:
        """Matches in progress (or finished), the one last played first."""
        rows = self._rows(
            "SELECT id, game, changed, seats, record, finished FROM matches WHERE finished = ? ORDER BY changed DESC, id DESC",
            int(finished),
        )
        return [
            Saved(number, game, changed, _plain(seats), record, bool(done))
            for number, game, changed, seats, record, done in rows
        ]

    def _rows(self, query: str, *values: object) -> list[Any]:
        try:
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as wrong:
            self._note = self._note or ("store.unreadable", {"why": _reason(wrong)})
            return []

    # Writing

    def put(self, key: str, value: Any) -> Ticket:
        """Keep a setting; the value is anything JSON can hold."""
        text = json.dumps(value)
        return self._send(
            lambda file: _do(
                file, "INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, text
            )
        )

    def drop(self, key: str) -> Ticket:
        """Delete a setting."""
        return self._send(lambda file: _do(file, "DELETE FROM settings WHERE key = ?", key))

    def begin(self, game: str, seats: Any, record: str) -> int:
        """A new match; returns its number, under which it is saved from now on."""
        number = secrets.randbelow(1 << 62) + 1  # by chance, so that nobody has to be asked for it
        self.save(number, game, seats, record).wait()
        return number

    def save(self, number: int, game: str, seats: Any, record: str, finished: bool = False) -> Ticket:
        """Keep a match as it stands now."""
        now = self._now()
        noted = json.dumps(seats)
        return self._send(
            lambda file: _do(
                file,
                "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
                " changed = excluded.changed, seats = excluded.seats, record = excluded.record, finished = excluded.finished",
                number,
                game,
                now,
                now,
                noted,
                record,
                int(finished),
            )
        )

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
        return self._send(lambda file: _do(file, "DELETE FROM matches WHERE id = ?", number))

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

    def _send(self, write: Write) -> Ticket:
        ticket = Ticket()
        if self._writer is None:
            with contextlib.suppress(sqlite3.Error):
                write(self._reader)
                self._reader.commit()
            ticket.finish(False)
        else:
            self._jobs.put((write, ticket))
        return ticket

    def _write_all(self) -> None:
        """The writer's thread: one write, one commit, one word."""
        assert self._file is not None
        file = _open(self._file)
        while (job := self._jobs.get()) is not None:
            write, ticket = job
            try:
                write(file)
                file.commit()
                self.keeps = True
                if self._note is not None and self._note[0] == "store.full":
                    self._note = None
                ticket.finish(True)
            except sqlite3.Error as wrong:
                with contextlib.suppress(sqlite3.Error):
                    file.rollback()
                self.keeps = False
                self._note = "store.full", {"why": _reason(wrong)}
                ticket.finish(False)
        file.close()


def _lock(file: Path) -> sqlite3.Connection | None:
    """Hold the folder for this program; None if another one holds it. SQLite's own lock, so that it is the same everywhere."""
    connection = sqlite3.connect(file, timeout=0, check_same_thread=False, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as wrong:
        connection.close()
        if "locked" in str(wrong):
            return None
        raise
    except sqlite3.DatabaseError:
        connection.close()  # something else stands there under that name: it is no reason to keep nothing
        return sqlite3.connect(":memory:", check_same_thread=False)
    return connection


def _look_at(file: Path, memory: sqlite3.Connection) -> None:
    """Take over the settings that another program keeps: its language and comfort hold in a second window too."""
    with (
        contextlib.suppress(sqlite3.Error, ValueError),
        contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=1)) as other,
    ):
        memory.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", other.execute("SELECT key, value FROM settings"))
    memory.commit()


def _open(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=5, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _upgrade(file: Path) -> int:
    """Bring the file to the newest schema, with a copy of it before each step; returns its version. Raises sqlite3.Error."""
    connection = _open(file)
    try:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        marked = connection.execute("PRAGMA application_id").fetchone()[0]
        if tables and marked != APPLICATION:
            raise DamagedError("this is not a file of Kitchen Table")
        if tables and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise DamagedError("the file is damaged")
        for step in range(version, len(MIGRATIONS)):
            if tables:
                _copy(connection, file.with_name(f"{file.stem}-before-{step + 1}{file.suffix}"))
            connection.executescript(
                f"BEGIN; {MIGRATIONS[step]}; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {step + 1}; COMMIT;"
            )
            version = step + 1
        return version
    finally:
        connection.close()


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)


def _rescue(aside: Path, file: Path) -> tuple[int, int]:
    """Copy every row of the damaged file that can be read; returns how many settings and matches."""
    found = {"settings": 0, "matches": 0}
    with contextlib.closing(sqlite3.connect(file)) as new, contextlib.suppress(sqlite3.Error, OSError):
        # Read a copy: opening the damaged file itself could change what is left of it.
        spare = aside.with_name(aside.name + ".reading")
        for ending in ("", "-wal"):
            with contextlib.suppress(OSError):
                shutil.copyfile(aside.with_name(aside.name + ending), spare.with_name(spare.name + ending))
        with contextlib.closing(sqlite3.connect(spare)) as old:
            for table in found:
                for row in _readable(old, table):
                    with contextlib.suppress(sqlite3.Error):
                        marks = ", ".join("?" * len(row))
                        new.execute(f"INSERT OR REPLACE INTO {table} VALUES ({marks})", row)
                        found[table] += 1
        new.commit()
        for left in aside.parent.glob(spare.name + "*"):
            left.unlink(missing_ok=True)
    return found["settings"], found["matches"]


def _readable(old: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table up to the first damage, then from its end back to it."""
    seen: set[Any] = set()
    for order in ("ASC", "DESC"):
        with contextlib.suppress(sqlite3.Error):
            for row in old.execute(f"SELECT rowid, * FROM {table} ORDER BY rowid {order}"):
                if row[0] in seen:
                    break
                seen.add(row[0])
                yield row[1:]


def _do(file: sqlite3.Connection, query: str, *values: object) -> None:
    file.execute(query, values)


def _plain(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None


def _is_damage(wrong: sqlite3.Error) -> bool:
    """Whether the file's content is to blame; a full disk or a step that fails is no reason to set it aside."""
    name = getattr(wrong, "sqlite_errorname", "") or ""
    return isinstance(wrong, DamagedError) or name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT"))


def _reason(wrong: Exception) -> str:
    return (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)
