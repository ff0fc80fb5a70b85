"""python -m engine position: answers to a file of written positions, a JSON object a line."""

import argparse
import json
import sys
from typing import Any

from engine import position
from engine.cli.given import text_of


def add(commands: Any) -> None:
    """The command and its flags."""
    parser = commands.add_parser("position", help="answers to written positions")
    parser.add_argument("file", metavar="FILE", help="a file of JSON lines; - is standard input")
    parser.add_argument("--check", action="store_true", help="compare with what is expected; exit code 1 on a difference")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Answer every line. Exit code 1 for a difference, 2 for a line that cannot be read."""
    code = differing = 0
    asked = 0
    for number, line in enumerate(text_of(given.file).split("\n"), 1):
        if not line.strip():
            continue
        asked += 1
        name: Any = None
        try:
            fields = position.read(line)
            name = fields.get("id")
            found = position.answer(fields)
        except position.PositionError as wrong:
            print(json.dumps({"id": name, "error": str(wrong)}))
            print(f"{given.file}, line {number}: {wrong}", file=sys.stderr)
            code = 2
            continue
        print(json.dumps({"id": name, "answer": found}))
        if given.check:
            expect = fields.get("expect")
            wrongs = position.differences(found, expect) if isinstance(expect, dict) else ["nothing is expected"]
            for wrong_answer in wrongs:
                print(f"{given.file}, line {number}, {name}: {wrong_answer}", file=sys.stderr)
            differing += bool(wrongs)
    if given.check:
        print(f"{asked} positions, {differing} differ", file=sys.stderr)
    return code or (1 if differing else 0)
