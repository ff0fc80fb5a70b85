"""python -m engine replay: a record from its file, told or checked."""

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from engine.cli.given import text_of
from engine.cli.play import heading, steps_told
from engine.match import Step
from engine.record import Record, RecordError, line_of, start_line
from engine.rules import IllegalAction
from engine.table import Table


def add(commands: Any) -> None:
    """The command and its flags."""
    parser = commands.add_parser("replay", help="a record from its file")
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument("--check", action="store_true", help="only say whether the record is whole and legal")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Play the record. Exit code 1 if it is torn, foreign or illegal, with the line and what is wrong with it."""
    text = text_of(given.file)
    try:
        record = Record.from_text(text)
    except RecordError as wrong:
        return _fail(given.file, wrong.line, wrong.wrong)
    actions, record.actions = record.actions, []
    try:
        table = Table(record)
    except ValueError as wrong_start:
        return _fail(given.file, start_line(text), str(wrong_start))

    def steps() -> Iterator[Step]:
        for seat, action in actions:
            yield Step(seat, action, table.play(seat, action))

    names = [f"Seat {seat}" for seat in range(record.options.seats)]
    try:
        if given.check:
            for _ in steps():
                pass
        else:
            print("\n".join(heading(table)))
            for line in steps_told(table, steps(), names):
                print(line)
    except IllegalAction as wrong_move:
        return _fail(given.file, line_of(text, wrong_move.ply), str(wrong_move))
    except ValueError as wrong_move:  # a position from which these moves lead nowhere
        return _fail(given.file, line_of(text, table.ply), str(wrong_move))
    ended = "the match is over" if table.turn is None else f"it is the turn of seat {table.turn}"
    print(f"{given.file}: {len(actions)} actions, all legal; {ended}" if given.check else f"({len(actions)} actions; {ended})")
    return 0


def _fail(name: str, line: int, wrong: str) -> int:
    print(f"{name}, line {line}: {wrong}", file=sys.stderr)
    return 1
