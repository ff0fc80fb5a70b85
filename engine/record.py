"""A match as text: what is played, from which seed or position, and every action in order.

    kitchen-table record 1
    game rolling_stone
    rules 1
    seats 4
    option voluntary_pickup false
    seed 42
    ---
    0 deal
    2 play 8C
    # seat 3 is now bot normal
    ~ 3 play KC
    end 2

After the seed a line "deal K7QW-3MZ0-9PXA-4T" may choose the first deal by its code (`engine.deal_code`), and with " dealer 2"
behind it who deals. Lines with "#" are notes, lines with "~" were taken back; the rules ignore both, statistics read them. The
last line counts the actions that stand, so that a torn file is noticed. Nothing in a record is evaluated and no path in it is
opened.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import deal_code
from engine.chance import Given, Seed
from engine.games import find
from engine.model import Action, Options, Seat

HEADER = "kitchen-table record 1"
MASK = Action("stake", None, "?")
"""Stands for a stake that is still sealed in what leaves a running match."""
NOT_COUNTED = "# not counted"
"""What the note begins with that keeps a match out of statistics."""
MOST_LETTERS = 2_000_000
"""Ten times the longest match of all: a longer file is none of ours."""


class RecordError(ValueError):
    """A record that cannot be read: the line (counted from 1) and what is wrong with it."""

    def __init__(self, line: int, wrong: str) -> None:
        super().__init__(f"line {line}: {wrong}")
        self.line, self.wrong = line, wrong


@dataclass
class Record:
    """One match. `seed` or `position` says how it starts; a public record has neither. Where the first deal was chosen the seed
    is a `chance.Given`.

    actions   (seat, action) in order
    notes     (ply they were made at, text); a taken-back action is "~ seat action", any other note "# words"
    """

    game: str
    options: Options
    seed: Seed | None = None
    position: Mapping[str, Any] | None = None
    actions: list[tuple[Seat, Action]] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)
    version: int = 1

    def begun(self) -> "Record":
        """The same match before its first action: to play it again."""
        return Record(self.game, self.options, self.seed, self.position, version=self.version)

    @property
    def counts(self) -> bool:
        """Whether the match belongs in statistics: not if a deal was chosen, or it was played on from another match."""
        return not isinstance(self.seed, Given) and not any(words.startswith(NOT_COUNTED) for _, words in self.notes)

    def note(self, words: str) -> None:
        """Add a remark at this point of the match; it is kept on one line."""
        self.notes.append((len(self.actions), "# " + " ".join(words.split())))

    def to_text(self) -> str:
        """The written form; `from_text` gives an equal record back."""
        lines = [HEADER, f"game {self.game}", f"rules {self.version}", f"seats {self.options.seats}"]
        lines += [f"option {key} {value}" for key, value in self.options.items()]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
            if isinstance(self.seed, Given):
                dealer = "" if self.seed.dealer is None else f" dealer {self.seed.dealer}"
                lines.append(f"deal {deal_code.written(self.seed.deal)}{dealer}")
        elif self.position is not None:
            lines.append("position " + json.dumps(self.position, ensure_ascii=True, sort_keys=True))
        lines.append("---")
        notes = iter([*self.notes, (-1, "")])
        ply, words = next(notes)
        for number, (seat, action) in enumerate([*self.actions, (0, MASK)]):
            while ply == number:
                lines.append(words)
                ply, words = next(notes)
            if number < len(self.actions):
                lines.append(f"{seat} {action.text}")
        lines.append(f"end {len(self.actions)}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> "Record":
        """Read a record; RecordError names the line and what is wrong with it. Whether its moves are legal, `Table` says."""
        return _Reader(text).record()


def line_of(text: str, ply: int) -> int:
    """The line (counted from 1) on which the action number `ply` (from 0) of a readable record stands."""
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.rstrip("\r") == "---")
    actions = [number for number in range(at + 1, len(lines)) if lines[number][:1].isdigit()]
    return actions[ply] + 1


def start_line(text: str) -> int:
    """The line (counted from 1) on which a readable record says how it starts, or the one where it should."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith(("seed ", "position ")) or line.rstrip("\r") == "---":
            return number
    return 1


class _Reader:
    """Reads line by line, so that an error knows where it is."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_LETTERS:
            raise RecordError(1, f"a record of more than {MOST_LETTERS:,} letters is not read")
        self.lines = text.split("\n")
        self.at = 0

    def next(self) -> str:
        if self.at >= len(self.lines) or (self.at == len(self.lines) - 1 and not self.lines[-1]):
            raise RecordError(self.at + 1, "the file ends here, but a record ends with a line 'end' and a number: it is torn")
        line = self.lines[self.at]
        self.at += 1
        return line

    def fail(self, wrong: str) -> RecordError:
        return RecordError(self.at, wrong)

    def field(self, name: str) -> str:
        word, _, value = self.next().partition(" ")
        if word != name or not value:
            raise self.fail(f"expected '{name} ...', found {word[:30]!r}")
        return value

    def number(self, text: str, what: str, digits: int = 3) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= digits):
            raise self.fail(f"{what} must be a whole number, not {text[:30]!r}")
        return int(text)

    def record(self) -> Record:
        if self.next().rstrip("\r") != HEADER:
            raise self.fail(f"this is no Kitchen Table record (its first line would be {HEADER!r})")
        self.lines = [line.rstrip("\r") for line in self.lines]
        try:
            info = find(self.field("game")).info
        except ValueError as wrong:
            raise self.fail(str(wrong)) from None
        version = self.number(self.field("rules"), "the version of the rules")
        if version != info.version:
            raise self.fail(f"rules version {version} of {info.title} is not known here; this program plays {info.version}")
        seats = self.number(self.field("seats"), "the number of seats")
        given: dict[str, str] = {}
        line = self.next()
        while line.startswith("option "):
            key, _, value = line.removeprefix("option ").partition(" ")
            if key in given:
                raise self.fail(f"option {key} stands here twice")
            given[key] = value
            try:
                Options(info, info.seats[0], {key: value})
            except ValueError as wrong:
                raise self.fail(str(wrong)) from None
            line = self.next()
        try:
            options = Options(info, seats, given)
        except ValueError as wrong:
            raise self.fail(str(wrong)) from None
        record = Record(info.key, options, version=version)
        if line.startswith("seed "):
            record.seed = self.number(line.removeprefix("seed "), "the seed", 40)
            line = self.next()
            if line.startswith("deal "):
                record.seed = self._chosen_deal(record.seed, line.removeprefix("deal "), seats)
                line = self.next()
        elif line.startswith("position "):
            record.position = self._position(line.removeprefix("position "))
            line = self.next()
        if line != "---":
            raise self.fail(f"expected 'option', 'seed', 'position' or '---', found {line[:30]!r}")
        self._moves(record)
        return record

    def _chosen_deal(self, secret: Seed, text: str, seats: int) -> Given:
        code, named, seat = text.partition(" dealer ")
        try:
            deal = deal_code.read(code)
        except deal_code.CodeError as wrong:
            raise self.fail(str(wrong)) from None
        dealer = self.number(seat, "the dealer") if named else None
        if dealer is not None and dealer >= seats:
            raise self.fail(f"there is no seat {dealer} at a table of {seats}")
        return Given(secret, deal, dealer)

    def _position(self, text: str) -> dict[str, Any]:
        try:
            given = json.loads(text)
        except (ValueError, RecursionError):
            raise self.fail("the position is not valid JSON") from None
        if not isinstance(given, dict):
            raise self.fail("the position must be a JSON object")
        return given

    def _moves(self, record: Record) -> None:
        info, most = find(record.game).info, find(record.game).longest(record.options)
        while not (line := self.next()).startswith("end "):
            if line.startswith(("#", "~ ")):
                record.notes.append((len(record.actions), line))
                continue
            word, _, text = line.partition(" ")
            seat = self.number(word, "a move starts with its seat, which")
            if seat >= record.options.seats:
                raise self.fail(f"there is no seat {seat} at a table of {record.options.seats}")
            if len(record.actions) == most:  # every action that is read stays in memory, so a file may not name more
                raise self.fail(f"a match of {info.title} has at most {most} actions")
            try:
                record.actions.append((seat, Action.parse(text)))
            except ValueError as wrong:
                raise self.fail(str(wrong)) from None
        counted = self.number(line.removeprefix("end "), "the count of actions", 7)
        if counted != len(record.actions):
            raise self.fail(f"the record says {counted} actions, but {len(record.actions)} stand here")
        if any(self.lines[self.at :]):
            raise RecordError(self.at + 1, "something follows after the end of the record")
