"""What a house keeps, with anything in any row, and files of any shape: the program starts, whatever stands there.

Each row is read rightly, or as if it were not there, and no other row suffers. A file that is not as it was written is set
aside once, and what can be read of it is taken over.
"""

import contextlib
import json
import shutil
import sqlite3

import pytest
from hypothesis import given

from engine.games import GAMES
from game import settings, words
from game.clock import TICK
from game.kept_file import APPLICATION, FILE
from game.kids import mode
from game.scene import Push, SceneStack
from game.scenes.bindings import BindingsScene
from game.scenes.doors import make_home
from game.scenes.kids_seats import KidsSeatsScene
from game.scenes.kids_title import KidsTitleScene
from game.scenes.matches import MatchesScene
from game.scenes.people import PeopleScene
from game.scenes.scores import ScoresScene
from game.scenes.title import TitleScene
from game.sofa import profiles
from game.store import Store
from tests.client.stage import Stage
from tests.fuzz.kept_rows import GOOD, KEYS, house, read_all, rows
from tests.fuzz.mangling import LONG, SHORT, dice_for, mangled_text, mangled_value, often, some_text, some_value

MANY = 5
"""Rows that are wrong in one file, on the average: a hundred thousand inputs are so many rows."""
COLUMNS = ("game", "begun", "changed", "seats", "record", "finished")
TIMES = ("", "yesterday", "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+23:59", "2026-01-01", "2026-01-01T00:00:00")


def some_cell(dice, good):
    """What may stand in a column: JSON made wrong, a text, a number, bytes."""
    match dice.randrange(8):
        case 0 | 1 | 2:
            with contextlib.suppress(ValueError, RecursionError):
                return json.dumps(mangled_value(json.loads(good), dice))
            return mangled_text(good, dice)
        case 3:
            return mangled_text(good, dice)
        case 4:
            return json.dumps(some_value(dice))
        case 5:
            return some_text(dice, 20)
        case 6:
            return dice.choice(
                (0, -1, 2**62, 1.5, float("inf"), "[" * 50_000, '{"a":' * 50_000, "9" * 5_000, "null", "NaN", "")
            )
        case _:
            return dice.choice((b"", b"\xff\xfe", b"{}", b"\xc3(", b'{"name": "x"}', good.encode("utf-16")))


def some_key(dice):
    if dice.randrange(3):
        return dice.choice([key for key in rows() if not key.endswith(GOOD.id)])
    return dice.choice(KEYS) + dice.choice(
        ("", "a", "0", "²", "é", "../x", "\0", "a/b", "x" * 300, "9" * 5_000, "%s", "profile/")
    )


def spoil_rows(file, dice):
    """Make MANY rows wrong, more or less; the numbers of the matches among them."""
    spoiled = set()
    numbers = [number for (number,) in file.execute("SELECT id FROM matches")]
    for _ in range(dice.randint(1, 2 * MANY - 1)):
        if dice.randrange(8):
            key = some_key(dice)
            value = some_cell(dice, rows().get(key, '{"name": "Åsa", "animal": "owl", "game": "michigan", "values": {}}'))
            file.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, value))
            continue
        column, number = dice.choice(COLUMNS), dice.choice(numbers)
        (good,) = file.execute(f"SELECT {column} FROM matches WHERE id = ?", [number]).fetchone()
        value = dice.choice(TIMES) if column == "changed" and dice.randrange(2) else some_cell(dice, str(good))
        file.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (value, number))
        spoiled.add(number)
    return spoiled


@contextlib.contextmanager
def written(folder, content):
    """A new folder with a file of that content."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / FILE).write_bytes(content)
    with contextlib.closing(sqlite3.connect(folder / FILE)) as file:
        file.execute("PRAGMA synchronous = OFF")
        file.text_factory = lambda text: text.decode("utf-8", "replace")
        yield file


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "é # kept"


def spoiled_rows(folder, number):
    """So many rows."""

    def judge(dice):
        with written(folder, house()) as file:
            spoiled = spoil_rows(file, dice)
            file.commit()
        store = Store(folder)
        assert store.keeps and store.note == "", "a row is no reason to say anything"
        read_all(store, spoiled)
        assert store.put("x", 1).wait(60)
        assert store.setting("x") == 1
        store.close()

    return often(number, number // MANY)(given(dice_for(number))(judge))


SHAPES = (
    "DROP TABLE settings",
    "DROP TABLE matches",
    "DROP INDEX by_change",
    "ALTER TABLE settings RENAME TO others",
    "ALTER TABLE matches RENAME TO others",
    "ALTER TABLE settings RENAME COLUMN value TO val",
    "ALTER TABLE matches RENAME COLUMN changed TO when_changed",
    "ALTER TABLE matches RENAME COLUMN record TO recorded",
    "ALTER TABLE settings ADD COLUMN more",
    "ALTER TABLE matches ADD COLUMN more TEXT NOT NULL DEFAULT ''",
    "DROP INDEX by_change; ALTER TABLE matches DROP COLUMN changed",
    "ALTER TABLE matches DROP COLUMN begun",
    "ALTER TABLE matches DROP COLUMN seats",
    "ALTER TABLE settings RENAME TO old; CREATE TABLE settings (value, key); INSERT INTO settings SELECT value, key FROM old",
    "ALTER TABLE settings RENAME TO old; CREATE TABLE settings (key BLOB, value REAL); INSERT INTO settings SELECT * FROM old",
    "ALTER TABLE settings RENAME TO old; CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;"
    "INSERT INTO settings SELECT * FROM old",
    "ALTER TABLE settings RENAME TO old; CREATE VIEW settings AS SELECT * FROM old",
    "ALTER TABLE matches RENAME TO old; CREATE VIEW matches AS SELECT * FROM old",
    "CREATE VIEW more AS WITH RECURSIVE n(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM n) SELECT a FROM n",
    "CREATE TRIGGER stop BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'no'); END",
    "CREATE TRIGGER gone AFTER INSERT ON settings BEGIN DELETE FROM settings; END",
    "CREATE TABLE recipes (name); INSERT INTO recipes VALUES ('cake')",
    "DELETE FROM settings; DELETE FROM matches",
)


def spoil_shape(file, dice):
    """Other tables and columns, other marks of whose it is and how old."""
    for _ in range(dice.randint(1, 2)):
        match dice.randrange(5):
            case 0:
                file.execute(f"PRAGMA user_version = {dice.choice((-(2**31), -1, 0, 0, 1, 1))}")
            case 1:
                file.execute(f"PRAGMA application_id = {dice.choice((0, 1, -1, APPLICATION + 1, APPLICATION))}")
            case _:
                with contextlib.suppress(sqlite3.Error):  # two of them may not go together
                    file.executescript(dice.choice(SHAPES))
    file.commit()


def spoil_bytes(folder, dice):
    """Bytes that are wrong, missing or too many, in the file or beside it."""
    content = bytearray((folder / FILE).read_bytes())
    at = dice.randrange(len(content)) if dice.randrange(3) else dice.randrange(100)
    match dice.randrange(6):
        case 0:
            content[at] = dice.randrange(256)
        case 1:
            content[at : at + 600] = bytes(min(600, len(content) - at))
        case 2:
            content[at : at + 64] = dice.randbytes(min(64, len(content) - at))
        case 3:
            content = content[:at]
        case 4:
            content += dice.randbytes(dice.randrange(5_000))
        case _:
            (folder / (FILE + dice.choice(("-wal", "-shm", "-journal")))).write_bytes(dice.randbytes(dice.randrange(5_000)))
    (folder / FILE).write_bytes(content)


def spoiled_files(folder, number):
    def judge(dice):
        with written(folder, house()) as file:
            before = dict(file.execute("SELECT key, value FROM settings"))
            file.execute("PRAGMA journal_mode = DELETE" if dice.randrange(2) else "PRAGMA journal_mode = WAL")
            whole = dice.randrange(3) > 0
            if whole:
                spoil_shape(file, dice)
        content = (folder / FILE).read_bytes()
        if not whole:
            spoil_bytes(folder, dice)
        store = Store(folder)
        if not whole and "newer Kitchen Table" in store.note:  # its number is one of the bytes
            store.close()
            return
        assert store.keeps, store.note
        assert "\n" not in store.note
        if store.note:
            assert "set aside as kitchen-table-damaged-1.sqlite3" in store.note
            if whole:
                assert (folder / "kitchen-table-damaged-1.sqlite3").read_bytes() == content, "nothing was written to it"
        if whole:
            assert store.under("").items() <= {key: json.loads(value) for key, value in before.items()}.items()
        if not dice.randrange(20) and GOOD in profiles.kept(store):
            read_all(store)
        assert all(isinstance(saved.game, str) for saved in (*store.matches(), *store.matches(finished=True)))
        assert store.put("x", 1).wait(60)
        number = store.begin("michigan", [], "text")
        store.close()
        again = Store(folder)
        assert again.keeps and again.note == "", "it is set aside once"
        assert again.setting("x") == 1
        assert number in [saved.id for saved in again.matches()]
        again.close()
        left = {path.name for path in folder.iterdir()} - {FILE, "kitchen-table.lock", "kitchen-table-damaged-1.sqlite3"}
        assert not [name for name in left if not name.startswith("kitchen-table-damaged-1.sqlite3-")], left

    return often(number)(given(dice_for(number))(judge))


def toured(folder, number):
    """The program begins, and every screen that shows what is kept is opened and drawn."""
    stage = Stage(pace=0.0)

    def judge(dice):
        with written(folder, house()) as file:
            spoil_rows(file, dice)
            file.commit()
        home = make_home(0.0)
        home.store = Store(folder)
        stage.home = home
        settings.apply(home)
        for scene in (TitleScene(home), PeopleScene(home), MatchesScene(home), ScoresScene(home), BindingsScene(home)):
            shown(stage, scene)
        for game in GAMES:
            shown(stage, home.setup(home, game, None))
        for _ in home.store.matches():
            stage.title()
            if "continue" not in [target.key for target in stage.top.focus.targets]:
                break
            stage.key("continue")  # a table, or a sentence at the title
            stage.draw()
            if stage.at_table:
                home.store.forget(stage.top.match._number).wait(60)
        mode.begin(home, mode.kept_look(home))
        shown(stage, KidsTitleScene(home))
        for game in GAMES:
            shown(stage, KidsSeatsScene(home, game))
        mode.end(home)
        home.store.close()
        words.use(words.ENGLISH)

    return often(number)(given(dice_for(number))(judge))


def shown(stage, scene):
    """That screen alone."""
    stage.stack = SceneStack()
    stage.resize(stage.size)
    stage.stack.apply(Push(scene))
    stage.stack.tick(TICK)
    stage.draw()


def test_any_value_in_any_row_is_read_rightly_or_as_if_it_were_not_there(folder):
    spoiled_rows(folder, SHORT)()


def test_a_file_of_any_shape_is_used_or_set_aside_once(folder):
    spoiled_files(folder, SHORT)()


def test_every_screen_opens_whatever_is_kept(folder):
    toured(folder, 3)()


@pytest.mark.slow
def test_every_screen_opens_three_hundred_times_whatever_is_kept(folder):
    toured(folder, 300)()


@pytest.mark.slow
def test_a_hundred_thousand_wrong_rows(folder):
    spoiled_rows(folder, LONG)()


@pytest.mark.slow
def test_a_hundred_thousand_files_of_wrong_shape(folder):
    spoiled_files(folder, LONG)()
