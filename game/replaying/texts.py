"""Matches as text files in a folder that people find: written there, read from there, and every fault explained. Pure.

A file holds what `engine.record` writes, with the players' names as notes. What leaves a match that still goes on is only its
public record, in which no card is told. What is read is checked line by line; nothing in it is opened, run or believed.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

import platformdirs

from engine.model import Seat
from engine.playback import Playback
from engine.record import MOST_LETTERS, Record, RecordError, line_of, start_line
from engine.rules import IllegalAction
from game.match import Match
from game.replaying.reel import match_of
from game.sofa.seats import Player, house_players
from game.sofa.writing import fitted
from game.store import usual_folder

MOST: Final = 2 << 20
"""Bytes of a file that is read."""
LISTED: Final = 200
"""Files of a folder that are shown, the newest."""
_QUOTED = 60
_CALLED = re.compile(r"# seat (\d{1,2}) is called (\S.*)")
_HEAD = {"game": "game", "rules": "version", "seats": "options", "option": "options"}


class TextError(ValueError):
    """What is wrong with a file, or with the place where one was to be written.

    key    of the sentences: "text." + key says what is wrong, "text." + key + ".do" what can be done
    line   counted from 1, 0 if it is no particular one; says: what stands there
    why    what the system said, or ""
    """

    def __init__(self, key: str, line: int = 0, says: str = "", why: str = "") -> None:
        super().__init__(f"{key}, line {line}" if line else key)
        self.key, self.line, self.says, self.why = key, line, says[:_QUOTED], why


def folder_for(data: Path | None = None) -> Path:
    """Where matches are written: in the documents of whoever sits here, or in the data folder that was asked for."""
    usual = usual_folder()
    if data is not None and data != usual:
        return data / "matches"
    documents = Path(platformdirs.user_documents_dir())
    return (documents if documents.is_dir() else usual) / "Kitchen Table"


def write(folder: Path, match: Match, called: str, day: date, running: bool = False) -> Path:
    """Write a match under a name that is still free; TextError if that cannot be done.

    called: what the game is called; running: the match still goes on, so that no card may be told
    """
    text = text_of(match, running)
    plain = re.sub(r'[<>:"/\\|?*\x00-\x1f]', "", called).strip(". ") or match.game
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 10_000):
            file = folder / f"{plain} {day.isoformat()}{f' {number}' if number > 1 else ''}.txt"
            try:
                out = file.open("x", encoding="utf-8", newline="\n")
            except FileExistsError:
                continue
            try:
                with out:
                    out.write(text)
            except OSError:
                file.unlink(missing_ok=True)  # half a match is none
                raise
            return file
    except OSError as wrong:
        raise TextError("folder", why=wrong.strerror or str(wrong)) from None
    raise TextError("folder")


def text_of(match: Match, running: bool = False) -> str:
    """What a match is as a text; running: it still goes on, so that no card may be told."""
    record = match.table.public() if running else match.table.record
    names = [(0, f"# seat {seat} is called {player.name}") for seat, player in enumerate(match.players)]
    rest = [(ply, words) for ply, words in record.notes if not _CALLED.fullmatch(words)]  # what was read has names
    return replace(record, notes=[*names, *rest]).to_text()


def lying(folder: Path) -> list[Path]:
    """The text files there, the newest first; none if there is no such folder."""
    found = []
    try:
        for file in folder.iterdir():
            if file.suffix.lower() == ".txt" and file.is_file():
                found.append((file.stat().st_mtime, file))
    except OSError:
        return []
    return [file for _, file in sorted(found, key=lambda one: (-one[0], one[1].name))[:LISTED]]


def read(file: Path) -> Match:
    """The match in a file, to be watched; TextError says what is wrong with it."""
    try:
        if file.stat().st_size > MOST:
            raise TextError("large")
        if file.exists() and not (file.is_file() or file.is_dir()):  # a pipe or a device: reading it might never end
            raise TextError("no_text")
        with file.open("rb") as opened:
            found = opened.read(MOST + 1)
    except OSError as wrong:
        raise TextError("unreadable", why=wrong.strerror or str(wrong)) from None
    if len(found) > MOST:
        raise TextError("large")
    try:
        return parsed(found.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise TextError("no_text") from None


def parsed(text: str) -> Match:
    """The match in a text; TextError says which line is wrong and how."""
    if len(text) > MOST_LETTERS:
        raise TextError("large")
    lines = text.split("\n")
    try:
        record = Record.from_text(text)
    except RecordError as wrong:
        at = _blamed(lines, wrong.line)
        says = lines[at - 1].strip() if at <= len(lines) else ""
        raise TextError(_kind(lines, at), at, says) from None
    if record.seed is None and record.position is None:
        raise TextError("public")
    try:
        Playback(record)
    except IllegalAction as wrong_move:
        at = line_of(text, wrong_move.ply)
        raise TextError("illegal", at, lines[at - 1].strip()) from None
    except (ValueError, LookupError, ArithmeticError, TypeError):  # a position that is none, or from which nothing follows
        raise TextError("start", start_line(text), lines[start_line(text) - 1].strip()) from None
    return match_of(record, players_of(record))


def _blamed(lines: Sequence[str], at: int) -> int:
    """The line to put right. That there is no table for so many is noticed only where the house rules end."""
    if at <= len(lines) and re.fullmatch(r"seed \d{1,40}\r?|---\r?", lines[at - 1]):
        return next((number for number, line in enumerate(lines[:at], 1) if line.startswith("seats ")), at)
    return at


def _kind(lines: Sequence[str], at: int) -> str:
    """What is wrong with a line, by where it stands: the reader says where, and people are told in their language."""
    if at == 1:
        return "foreign"
    if at > len(lines) or (at == len(lines) and not lines[-1]):
        return "torn"
    head = next((number for number, line in enumerate(lines, 1) if line.rstrip("\r") == "---"), len(lines) + 1)
    line = lines[at - 1]
    if at <= head:
        return _HEAD.get(line.partition(" ")[0], "start")
    if line.startswith("end "):
        return "count"
    ended = any(one.startswith("end ") for one in lines[head : at - 1])
    return "after" if ended else "move"


def players_of(record: Record) -> tuple[Player, ...]:
    """Who sat at the table of a file, by its notes; those it does not name are players of the house."""
    house = house_players()
    names: dict[Seat, str] = {}
    for _, words in record.notes:
        note = _CALLED.fullmatch(words)
        if note and fitted(note[2]).strip():
            names.setdefault(int(note[1]), fitted(note[2]).strip())
    return tuple(
        replace(player, name=names.get(seat, player.name)) for seat, player in enumerate(house[: record.options.seats])
    )
