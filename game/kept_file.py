"""The SQLite file in which everything is kept: its shape, how it is opened and brought up to date, what a damaged one leaves.

A file that is not ours, or not as we wrote it, is never written to: a copy of it is set aside under another name, and what can
be read of it is put into a new one, which takes its place only when it is whole.
"""

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

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
TABLES = {"settings": ("key", "value"), "matches": ("id", "game", "begun", "changed", "seats", "record", "finished")}
"""What is kept, in which columns. The first one tells rows apart."""
_FORMATS = slice(18, 20)
"""Where a file says by what ways it can be written and read: 1 or 2 each."""
_INSTEAD = {"begun": "", "changed": "", "seats": "{}", "finished": 0}
"""What a row can do without, and what stands for it."""


class DamagedError(sqlite3.DatabaseError):
    """The file is not what we wrote."""


class Rescued(NamedTuple):
    """What could be saved of a damaged file. aside: where a copy of it lies; how many rows of each table."""

    aside: Path
    settings: int
    matches: int


def opened(file: Path) -> sqlite3.Connection:
    """The file, to be read and written: each commit is on disk when it returns."""
    connection = _plain(file)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def in_memory() -> sqlite3.Connection:
    """An empty one of the same shape that nothing keeps."""
    connection = _plain(":memory:")
    for step in MIGRATIONS:
        connection.executescript(step)
    return connection


def _plain(file: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=5, check_same_thread=False)
    connection.text_factory = lambda text: text.decode("utf-8", "replace")  # one bad letter hides no row
    return connection


def lock(file: Path) -> sqlite3.Connection | None:
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


def look_at(file: Path, memory: sqlite3.Connection, *tables: str) -> None:
    """Take over what a file holds that cannot be written now, as far as it can be read."""
    for way in ("mode=ro", "immutable=1"):  # where nothing can be written at all, SQLite must be told so
        with (
            contextlib.suppress(sqlite3.Error, ValueError),
            contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?{way}", uri=True, timeout=1)) as other,
        ):
            other.text_factory = memory.text_factory
            for table in tables:
                names, marks = ", ".join(TABLES[table]), ", ".join("?" * len(TABLES[table]))
                rows = other.execute(f"SELECT {names} FROM {table}")
                memory.executemany(f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({marks})", rows)
            break
    memory.commit()


# Bringing it up to date


def upgrade(file: Path) -> int:
    """Bring the file to the newest shape, with a copy of it before each step; returns its version. Raises sqlite3.Error,
    DamagedError among them for a file that is not as we wrote it: nothing was written to it then."""
    with contextlib.closing(_plain(file)) as looking:
        version = _sound(looking, file)
    if version > len(MIGRATIONS):
        return version
    with contextlib.closing(opened(file)) as connection:
        for step in range(version, len(MIGRATIONS)):
            if step:
                _copy(connection, file.with_name(f"{file.stem}-before-{step + 1}{file.suffix}"))
            connection.executescript(
                f"BEGIN; {MIGRATIONS[step]}; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {step + 1}; COMMIT;"
            )
        connection.executescript("BEGIN IMMEDIATE; ROLLBACK")  # where nothing can be written, that is known from the start
    return max(version, len(MIGRATIONS))


def _sound(connection: sqlite3.Connection, file: Path) -> int:
    """The version of a file that is as we wrote it, 0 for an empty one; DamagedError for any other."""
    try:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            return 0
        if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise DamagedError("this is not a file of Kitchen Table")
        if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            raise DamagedError("the file is damaged")
        with file.open("rb") as header:
            if max(header.read(20)[_FORMATS]) > 2:
                raise DamagedError("it says that it cannot be written, or only by a way that nobody knows yet")
        if version <= len(MIGRATIONS) and not _shaped(connection, version):
            raise DamagedError("tables are missing, or not as they should be")
    except UnicodeDecodeError as wrong:  # SQLite's own complaint quotes what is damaged
        raise DamagedError("the file is damaged") from wrong
    except sqlite3.OperationalError as wrong:
        if getattr(wrong, "sqlite_errorname", "") == "SQLITE_ERROR":  # what is asked here can be asked of every sound file
            raise DamagedError(str(wrong)) from wrong
        raise
    return version


def _shaped(connection: sqlite3.Connection, version: int) -> bool:
    """Whether our tables have the columns of that version, and nothing happens by itself when they are written."""
    if version < 1:
        return False
    with contextlib.closing(sqlite3.connect(":memory:")) as model:
        for step in MIGRATIONS[:version]:
            model.executescript(step)
        due = {name: model.execute(f"PRAGMA table_xinfo({name})").fetchall() for name in _tables(model)}
    there = _tables(connection)
    triggers = connection.execute("SELECT count(*) FROM sqlite_master WHERE type = 'trigger'").fetchone()[0]
    return not triggers and all(
        name in there and connection.execute(f"PRAGMA table_xinfo({name})").fetchall() == columns
        for name, columns in due.items()
    )


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    """Whatever stood there is only replaced by a whole copy."""
    beside = target.with_name(target.name + ".new")
    beside.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(beside)) as copy:
        connection.backup(copy)
    beside.replace(target)


# Saving what can be read of a damaged one


def is_damage(wrong: sqlite3.Error) -> bool:
    """Whether the file's content is to blame; a full disk or a step that fails is no reason to set it aside."""
    name = getattr(wrong, "sqlite_errorname", "") or ""
    return isinstance(wrong, DamagedError) or name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT"))


def set_aside(file: Path) -> Rescued:
    """Copy a damaged file out of the way, and put a new one with all that can be read of it in its place.

    Raises OSError or sqlite3.Error where that cannot be done; the file is as it was then, and next time it is tried again.
    """
    number = 1
    while (aside := file.with_name(f"{file.stem}-damaged-{number}{file.suffix}")).exists():
        number += 1
    fresh, spare = (file.with_name(f"{file.name}.{word}") for word in ("fresh", "reading"))
    _away(fresh, spare)
    try:
        for ending in ("", "-wal", "-journal"):
            if _with(file, ending).exists():
                for copy in (aside, spare):  # opening the damaged file itself could change what is left of it
                    shutil.copyfile(_with(file, ending), _with(copy, ending))
        upgrade(fresh)
        found = _rescue(spare, fresh)
        for ending in ("-wal", "-shm", "-journal"):
            _with(file, ending).unlink(missing_ok=True)
        fresh.replace(file)
    except BaseException:
        _away(aside)
        raise
    finally:
        _away(fresh, spare)
    return Rescued(aside, found["settings"], found["matches"])


def _with(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def _away(*files: Path) -> None:
    for file in files:
        for ending in ("", "-wal", "-shm", "-journal"):
            with contextlib.suppress(OSError):
                _with(file, ending).unlink(missing_ok=True)


def _rescue(spare: Path, fresh: Path) -> dict[str, int]:
    """Copy every row that can be read from one file into the other; returns how many of each table."""
    found = dict.fromkeys(TABLES, 0)
    with contextlib.closing(opened(fresh)) as new, contextlib.closing(_plain(spare)) as old:
        for table, columns in TABLES.items():
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            for row in _readable(old, table):
                values = [_INSTEAD.get(name) if row.get(name) is None else row[name] for name in columns]
                with contextlib.suppress(sqlite3.IntegrityError):
                    new.execute(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})", values)
                    found[table] += new.execute("SELECT changes()").fetchone()[0]
        new.commit()
    return found


def _readable(old: sqlite3.Connection, table: str) -> Iterator[dict[str, Any]]:
    """The rows of a table by column, up to the first damage, then from its end back to it."""
    seen: set[Any] = set()
    for order in ("ASC", "DESC"):
        with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):
            if table not in _tables(old):
                return
            rows = old.execute(f"SELECT * FROM {table} ORDER BY rowid {order}")
            for values in rows:
                row = dict(zip((name for name, *_ in rows.description), values))
                key = row.get(TABLES[table][0])
                if key is not None and key not in seen:
                    seen.add(key)
                    yield row


def reason(wrong: Exception) -> str:
    """What the system says."""
    return (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)
