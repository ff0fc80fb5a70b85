"""A house in which much is kept, as fast as it can be, in a process that is killed. What it was promised is told line by line.

    sent ["match/17", [12, false]]     this was given to the store: match 17 after 12 actions, not finished
    kept "match/17"                    the store has said that it is on disk
    open "..."                         the store was opened, and has that note

A process that has everything imported already makes others of itself, so that each begins at once and dies anywhere.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from engine import chance
from engine.games import GAMES
from engine.match import new_table
from engine.model import Options
from engine.record import Record
from engine.table import Table
from game import comfort, kept_file
from game.comfort import Comfort
from game.sofa import profiles
from game.sofa.profiles import ANIMALS, Profile
from game.store import Saved, Store

ROOT = Path(__file__).parents[2]
STEP = "CREATE TABLE copies AS SELECT * FROM matches; INSERT INTO copies SELECT * FROM matches; DROP TABLE copies"
"""Another step of the shape, which takes its time and changes nothing."""
PEOPLE = 8


def _tell(word: str, what: Any) -> None:
    os.write(1, f"{word} {json.dumps(what)}\n".encode("ascii"))  # whole or not at all, as it is shorter than a pipe's buffer


class House:
    """Plays, names people and changes settings by dice, and tells what was promised."""

    def __init__(self, folder: Path, dice: Random) -> None:
        self.folder, self.dice = folder, dice
        self.tables: dict[int, Table] = {}
        self.open()

    def open(self) -> None:
        """Begin the program."""
        self.store = Store(self.folder)
        _tell("open", self.store.note)

    def live(self, deeds: int | None = None) -> None:
        """So many deeds, or for ever."""
        while deeds is None or deeds > 0:
            deeds = None if deeds is None else deeds - 1
            match self.dice.randrange(24):
                case 0:
                    self.store.close()
                    self.open()
                case 1 | 2:
                    self._person()
                case 3:
                    text = self.dice.choice(comfort.TEXTS)
                    self._keep("comfort", text, self.store.put, "comfort", comfort.plain(Comfort(text=text)))
                case 4 if self.tables:
                    number = self.dice.choice(list(self.tables))
                    del self.tables[number]
                    self._keep(f"match/{number}", None, self.store.forget, number)
                case 5:
                    self._begin()
                case _:
                    self._play()

    def _keep(self, key: str, value: Any, does: Any, *about: Any, **more: Any) -> None:
        _tell("sent", [key, value])
        if does(*about, **more).wait(60):
            _tell("kept", key)

    def _person(self) -> None:
        number = f"{self.dice.randrange(PEOPLE):04}"
        if self.dice.randrange(3):
            name = self.dice.choice(("Åsa", "Olle", "李", "😀")) * self.dice.randint(1, 3)
            one = Profile(number, name, self.dice.choice(ANIMALS))
            self._keep(f"person/{number}", [name, one.animal], profiles.keep, self.store, one)
        else:
            self._keep(f"person/{number}", None, profiles.forget, self.store, Profile(number, "x", "cat"))

    def _begin(self) -> None:
        game = self.dice.choice(list(GAMES))
        info = GAMES[game].info
        table = new_table(game, Options(info, self.dice.choice(info.seats)), self.dice.randrange(10**9))
        number = self.dice.randrange(1, 1 << 62)
        self.tables[number] = table
        self._save(number)

    def _play(self) -> None:
        if not self.tables:
            self._begin()
        number = self.dice.choice(list(self.tables))
        table = self.tables[number]
        if table.turn is None:
            del self.tables[number]
            return
        table.play(table.turn, chance.pick(chance.dice(self.dice.randrange(10**6)), table.legal))
        self._save(number)

    def _save(self, number: int) -> None:
        table = self.tables[number]
        over = table.turn is None or table.ply > 60
        record, game = table.record.to_text(), table.record.game
        self._keep(f"match/{number}", [table.ply, over], self.store.save, number, game, {}, record, finished=over)
        if over:
            del self.tables[number]


def live(kind: str, folder: Path, seed: int, deeds: int | None = None) -> None:
    """Live there, in the end orderly if it is not for ever.

    kind  "play"; "migration": the file gets another shape first; "careless": a promise does not wait for the disk
    """
    dice = Random(seed)
    if kind == "migration":
        kept_file.MIGRATIONS += (STEP,)
    honest, pages = kept_file.opened, dice.choice((1, 1, 4, 1_000))

    def opened(file: Path) -> Any:
        """A checkpoint after so few pages: many kills fall into one."""
        connection = honest(file)
        connection.execute(f"PRAGMA wal_autocheckpoint = {pages}")
        if kind == "careless":
            connection.execute("PRAGMA synchronous = OFF")
        return connection

    kept_file.opened = opened
    house = House(folder, dice)
    house.live(deeds)
    house.store.close()


def serve() -> None:
    """For each line "kind seed folder" one process that lives so; its number is told, and "end" when it is dead."""
    for line in sys.stdin:
        kind, seed, folder = line.rstrip("\n").split(" ", 2)
        number = os.fork()
        if number == 0:
            try:
                _tell("born", os.getpid())
                live(kind, Path(folder), int(seed))
            finally:
                os._exit(1)
        os.waitpid(number, 0)
        _tell("end", number)


class Street:
    """Where houses begin and end."""

    def __init__(self) -> None:
        begin = [sys.executable, "-c", "from tests.client.busy_house import serve; serve()"]
        self._server = subprocess.Popen(begin, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def begin(self, kind: str, folder: Path, seed: int) -> int:
        """The number of its process."""
        self._server.stdin.write(f"{kind} {seed} {folder}\n")
        self._server.stdin.flush()
        return int(self.hear()[1])

    def hear(self) -> tuple[str, Any]:
        """The next line."""
        word, _, what = self._server.stdout.readline().partition(" ")
        return word, json.loads(what)

    def close(self) -> None:
        """No more of them."""
        self._server.stdin.close()
        self._server.wait()
        self._server.stdout.close()


class Promised:
    """What stands in the file for certain, and what was just on its way to it."""

    def __init__(self) -> None:
        self.due: dict[str, Any] = {}
        self.sent: dict[str, Any] = {}

    def hear(self, word: str, what: Any) -> None:
        """A line."""
        if word == "sent":
            key, value = what
            self.sent[key] = value
        elif word == "kept":
            self.due[what] = self.sent.pop(what)
        elif word == "open":
            assert what == "" or "set aside" in what, what

    def judge(self, store: Store) -> bool | None:
        """Compare, and begin anew from what is there; whether something that was on its way has come, or has not."""
        people = {f"person/{one.id}": [one.name, one.animal] for one in profiles.kept(store)}
        matches = {f"match/{saved.id}": saved for over in (False, True) for saved in store.matches(over)}
        assert len(matches) == len(store.matches()) + len(store.matches(finished=True)), "no match is there twice"
        arrived = None
        for key in {*self.due, *self.sent}:
            what = key.partition("/")[0]
            if what == "person":
                found = people.get(key)
            elif what == "comfort":
                found = (store.setting("comfort") or {}).get("text")
            else:
                found = played(matches.get(key))
            assert found == self.due.get(key) or found == self.sent.get(key, self), f"{key}: {found} is neither"
            if key in self.sent:
                arrived = found == self.sent[key]
        assert {key for key in {**people, **matches} if key not in self.due} <= set(self.sent), "nothing comes from nowhere"
        self.due = {**self.due, **{key: value for key, value in self.sent.items() if arrived}}
        self.sent = {}
        return arrived


def played(saved: Saved | None) -> Any:
    """How far a match is, after playing it again."""
    if saved is None:
        return None
    table = Table(Record.from_text(saved.record))
    assert table.record.game == saved.game
    assert saved.seats == {}
    return [table.ply, saved.finished]
