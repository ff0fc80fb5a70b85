"""Matches kept in files between two sittings: where, how they are written, and how they are taken up again."""

import contextlib
import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

from engine.cli.given import UsageError, text_of
from engine.cli.paper import TIED
from engine.record import HEADER, Record, RecordError, line_of, start_line
from engine.rules import IllegalAction
from engine.table import Table


class KeepError(Exception):
    """A match cannot be kept; the text says why."""


def folder() -> Path:
    """Where matches are kept for which no file was named."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kitchen-table" / "text"


def new_file(game: str) -> Path:
    """A name for a match that begins now; no file has it yet."""
    day = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{day}.txt"
    number = 2
    while path.exists():
        path = folder() / f"{game}-{day}-{number}.txt"
        number += 1
    return path


def unfinished(game: str) -> Path | None:
    """The match of that game which was left last and is still kept here, if one is."""
    try:
        return max(folder().glob(f"{game}-*.txt"), default=None)  # the day is part of the name
    except (OSError, RuntimeError):
        return None


def write_whole(path: Path, record: Record) -> None:
    """Write the match so that the old file stays whole until the new one is; KeepError if that is not possible."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(record.to_text())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        _on_disk(path.parent)
    except (OSError, ValueError) as wrong:  # a ValueError: a name with a zero byte in it
        _away(beside)
        raise KeepError(f"{path} cannot be written: {_reason(wrong)}") from None


def _on_disk(folder: Path) -> None:
    """That a file has a name there outlasts a power cut too; where a system cannot be told so, it does so by itself."""
    with contextlib.suppress(OSError):
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


class Keeping:
    """The file that follows one match.

    file   named by the person, or None: then one is made at the first decision, and taken away when the match is over
    again  the command with which this table can be taken up again, but for the file
    say    writes a line to the person
    """

    def __init__(self, game: str, say: Callable[[str], None], file: Path | None = None, again: str = "") -> None:
        self._game = game
        self._say = say
        self._file = file
        self._named = file is not None and file.parent != folder()
        self._again = again
        self._complained = False

    def follow(self, record: Record, begin: bool = False) -> None:
        """Write the match as it is now, so that whatever happens nothing is lost; `begin` makes a file where there is none.

        If it cannot be written the person is told so, once until it can be again.
        """
        if self._file is None and not begin:
            return
        try:
            file = self._file or new_file(self._game)
            if not self._named:
                file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, record)
            self._file = file
            self._complained = False
        except (KeepError, OSError, RuntimeError) as wrong:  # a RuntimeError: nobody's home folder is known
            if not self._complained:
                self._say(f"The match cannot be kept: {_reason(wrong)}. Type save and a file name to keep it elsewhere.")
            self._complained = True

    def save(self, name: str, record: Record) -> str:
        """Keep the match in the file of that name from now on; a sentence about it."""
        try:
            path = Path(name).expanduser()
            if _foreign(path):
                return f"{path} is there already and is no match. Choose another name."
            write_whole(path, record)
        except (KeepError, OSError, RuntimeError, ValueError) as wrong:
            return f"The match is not saved: {_reason(wrong)}."
        if self._file is not None and not self._named and self._file != path:
            _away(self._file)
        self._file, self._named = path, True
        return f"Saved in {path}. The file follows the match from now on."

    def over(self, record: Record) -> None:
        """The match is over: a named file gets its end, another one is not needed any more."""
        if self._named:
            self.follow(record)
        elif self._file is not None:
            _away(self._file)

    def again(self, file: Path) -> str:
        """The command that goes on with that match: a line to be copied whole."""
        name = f'"{file}"' if sys.platform == "win32" else shlex.quote(str(file))
        return f"{self._again} --resume {name}".replace(" ", TIED)

    def farewell(self) -> list[str]:
        """What is said to somebody who leaves in the middle: how to go on."""
        if self._file is None:
            why = "It could not be kept." if self._complained else "You have made no move yet, so nothing is kept."
            return [f"You have left the table. {why}"]
        return ["You have left the table. The match is kept. To go on with it:", self.again(self._file)]


def _away(path: Path) -> None:
    with contextlib.suppress(OSError, ValueError):  # what cannot be removed does no harm
        path.unlink(missing_ok=True)


def _reason(wrong: Exception) -> str:
    return wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)


def _foreign(path: Path) -> bool:
    """Whether something lies there that is no match, and should not be written over."""
    if not path.exists():
        return False
    if not path.is_file():
        return True
    with path.open("rb") as file:
        begins = file.read(len(HEADER))
    return bool(begins) and begins != HEADER.encode("ascii")


def resumed(name: str, game: str) -> Table:
    """The match in that file, to be played on; UsageError says what is wrong with it, and on which line."""
    text = text_of(name)
    try:
        record = Record.from_text(text)
    except RecordError as wrong:
        raise UsageError(f"{name}, {wrong}") from None
    if record.game != game:
        raise UsageError(f"{name} is a match of {record.game}, not of {game}")
    try:
        table = Table(record)
    except IllegalAction as wrong_move:
        raise UsageError(f"{name}, line {line_of(text, wrong_move.ply)}: the rules do not allow that move") from None
    except ValueError as wrong_start:
        raise UsageError(f"{name}, line {start_line(text)}: {wrong_start}") from None
    if table.turn is None:
        raise UsageError(f"the match in {name} is over; python -m engine replay tells it")
    return table
