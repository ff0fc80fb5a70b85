"""python -m engine rules, and options: what a game's table plays, and what it could play."""

import argparse
import json
from typing import Any

from engine.cli.given import add_table, options_of, rules_of


def add(commands: Any) -> None:
    """Both commands and their flags."""
    parser = commands.add_parser("rules", help="the rules page of a game, with the switches in force")
    add_table(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.set_defaults(run=rules)
    parser = commands.add_parser("options", help="the house rules of a game, the default first")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.set_defaults(run=options)


def rules(given: argparse.Namespace) -> int:
    """Print the rules page."""
    info, chosen = rules_of(given).info, options_of(given)
    if not given.json:
        print(f"{info.title}, {chosen.seats} players. {info.goal}")
    for line in info.rules_page(chosen):
        if given.json:
            print(
                json.dumps({"id": line.id, "when": {key: list(values) for key, values in line.when}, "sentence": line.sentence})
            )
        else:
            print(f"{line.id}  {line.sentence}")
    return 0


def options(given: argparse.Namespace) -> int:
    """Print the house rules."""
    info = rules_of(given).info
    if given.json:
        print(json.dumps({"key": "seats", "values": [str(seats) for seats in info.seats], "default": str(info.usual)}))
    else:
        print(f"seats={info.usual} (also {', '.join(str(seats) for seats in info.seats if seats != info.usual)})")
    for option in info.options:
        if given.json:
            values = list(option.values)
            print(json.dumps({"key": option.key, "values": values, "default": values[0], "says": option.says}))
        else:
            print(f"{option.key}={option.values[0]} (also {', '.join(option.values[1:])}): {option.says}")
    return 0
