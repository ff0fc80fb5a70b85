"""python -m engine play: a match as text. Bots play, or a person types for one seat."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import cards
from engine.cli.at_table import AtTable
from engine.cli.english import Narrator, events_in_order, hands_lines, in_order, is_dealing, outcome_lines
from engine.cli.given import UsageError, add_table, levels_of, options_of, rules_of, seed_of, whole, write
from engine.cli.kept import Keeping, resumed, unfinished
from engine.cli.naming import LETTERS, WORDS
from engine.cli.paper import NARROWEST, WIDEST, WIDTH, Paper
from engine.events import Event
from engine.match import Step, make_bots, new_table, run
from engine.model import DEAL, Action, Seat, Zone
from engine.table import Table

GOLDEN = Path("tests/golden")


def add(commands: Any) -> None:
    """The command and its flags."""
    parser = commands.add_parser("play", help="a match as text")
    add_table(parser)
    parser.add_argument("--bots", metavar="LEVEL,...", help="one level for all seats, or one for each (default: normal)")
    parser.add_argument("--me", metavar="SEAT", help="play this seat by typing")
    parser.add_argument("--deal", metavar="CODE", help="the first deal is the one of that code: K7QW-3MZ0-9PXA-4T")
    parser.add_argument("--golden", action="store_true", help=f"write the transcript to {GOLDEN}/GAME-SEATS-SEED.txt")
    parser.add_argument("--json", action="store_true", help="one JSON object a line for each action")
    parser.add_argument(
        "--save", metavar="FILE", help="write the record of the match to a file; with --me it follows the match"
    )
    parser.add_argument("--resume", metavar="FILE", help="with --me: go on with the match in this file")
    parser.add_argument("--width", metavar="N", help=f"with --me: break lines after N letters (default {WIDTH}; 0: never)")
    parser.add_argument("--cards", choices=("words", "letters"), help="with --me: eight of clubs (the default), or 8C")
    parser.add_argument("--echo", action="store_true", help="with --me: write what is typed too, for transcripts")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Play, and print as it goes."""
    game = rules_of(given).info.key
    if given.me is None and (given.resume is not None or given.width is not None or given.cards is not None or given.echo):
        raise UsageError("--resume, --width, --cards and --echo are for a person at a seat; name it with --me")
    if given.resume is not None:
        return _resumed(given)
    options = options_of(given)
    seed = seed_of(given)
    levels = levels_of(given.bots, options.seats)
    if given.golden and (given.me is not None or given.json or given.deal is not None):
        raise UsageError("--golden writes a transcript of bots; leave out --me, --json and --deal")
    if given.save is not None and not given.save.strip():
        raise UsageError("--save takes the name of a file")
    table = new_table(game, options, seed)
    if given.me is not None:
        me = whole(given.me, "--me", 0, options.seats - 1)
        return _with_person(table, levels, me, given)
    if given.golden:
        path = GOLDEN / f"{game}-{options.seats}-{seed}.txt"
        write(path, "\n".join(transcript(table, levels)) + "\n")
        print(f"written: {path}")
    elif given.json:
        for step in run(table, make_bots(game, levels, seed)):
            print(json.dumps(as_json(table, step, step.events)))
    else:
        for line in transcript(table, levels):
            print(line)
    _save(table, given)
    return 0


def _resumed(given: argparse.Namespace) -> int:
    """Go on with a match from its file, which follows it further unless another one is named."""
    if given.seats is not None or given.options or given.seed is not None or given.deal is not None or given.golden:
        raise UsageError("a match that is taken up again brings its seats, seed and house rules; leave those flags out")
    table = resumed(given.resume, given.game)
    seats = table.record.options.seats
    return _with_person(table, levels_of(given.bots, seats), whole(given.me, "--me", 0, seats - 1), given)


def _save(table: Table, given: argparse.Namespace) -> None:
    if given.save is not None:
        write(Path(given.save), table.record.to_text())


def heading(table: Table, levels: list[str] | None = None) -> list[str]:
    """What is played here."""
    info, options = table.rules.info, table.record.options
    switched = [f"{option.key}={options[option.key]}" for option in info.options if options[option.key] != option.values[0]]
    lines = [
        f"{info.title}, {options.seats} players" + (f", {', '.join(switched)}" if switched else ""),
        "Cards are written rank then suit: 7H is the seven of hearts, TC the ten of clubs.",
    ]
    if levels:
        lines.append("Bots: " + ", ".join(f"seat {seat} {level}" for seat, level in enumerate(levels)) + ".")
    return lines


def transcript(table: Table, levels: list[str]) -> Iterator[str]:
    """A whole match of bots, everything told. Plays the table to its end."""
    seats = table.record.options.seats
    names = [f"Seat {seat}" for seat in range(seats)]
    yield from heading(table, levels)
    yield from steps_told(table, run(table, make_bots(table.record.game, levels, table.record.seed or 0)), names)


def steps_told(table: Table, steps: Iterator[Step], names: list[str]) -> Iterator[str]:
    """The lines that steps of this table make, for eyes that see everything."""
    narrator = Narrator(names)
    deal = 0
    for step in steps:
        if step.action is DEAL:
            deal += 1
            yield ""
            yield f"Deal {deal}. {narrator.does(step.seat, 'deals')}." if deal > 1 else f"Deal {deal}."
            dealt = [event for event in step.events if not is_dealing(event)]
            yield from narrator.tell(dealt)
            yield from _packets(table, narrator)
        else:
            yield from narrator.tell(events_in_order(table.rules, table.record.options, step.events))
        if table.deal_over:
            yield from outcome_lines(table.view(None), narrator)
            yield "Standing: " + standing(table, names) + "."


def _packets(table: Table, narrator: Narrator) -> list[str]:
    view = in_order(table.rules, table.reveal())
    lines = hands_lines(view, narrator)
    for pile in view.piles:
        if pile.zone.name in ("packet", "extra") and pile.known:
            whose = narrator.name(pile.zone.seat) + " gets" if pile.zone.seat is not None else "The extra hand gets"
            lines.append(f"{whose} {narrator.naming.several(pile.known)}.")
    return lines


def standing(table: Table, names: list[str]) -> str:
    """The scores of all seats."""
    return ", ".join(f"{name} {score}" for name, score in zip(names, table.view(None).scores))


def as_json(table: Table, step: Step, events: list[Event]) -> dict[str, Any]:
    """One action as an object."""
    view = table.view(None)
    return {
        "ply": table.ply - 1,
        "seat": step.seat,
        "action": step.action.text,
        "events": [_event(event) for event in events],
        "turn": view.turn,
        "scores": list(view.scores),
    }


def _event(event: Event) -> dict[str, Any]:
    return {"event": type(event).__name__} | {field: _plain(field, getattr(event, field)) for field in event._fields}


def _plain(field: str, value: Any) -> Any:
    """A field of an event as JSON: cards by name, zones in words."""
    if isinstance(value, Zone):
        return str(value)
    if field == "card" and value is not None:
        return cards.name(value)
    if field == "cards":
        return [cards.name(card) for card in value]
    if field == "parts":
        return [[name, [cards.name(card) for card in part]] for name, part in value]
    return list(value) if isinstance(value, tuple) else value


def _with_person(table: Table, levels: list[str], me: Seat, given: argparse.Namespace) -> int:
    """Bots play the other seats; the person is asked. Everything told is what this seat may see.

    With --json the actions go to standard output, an object a line, and what is said to the person to standard error.
    """
    record = table.record
    width = WIDTH if given.width is None else whole(given.width, "--width", 0, WIDEST)
    if 0 < width < NARROWEST:
        raise UsageError(f"--width takes 0, for lines that are never broken, or {NARROWEST} and more, not {width}")
    paper = Paper(sys.stderr if given.json else sys.stdout, width, given.echo)
    again = f"python -m engine play {record.game} --me {me}"
    for flag, value in (("bots", given.bots), ("width", given.width), ("cards", given.cards)):
        again += f" --{flag} {value}" if value is not None else ""
    named = given.save if given.save is not None else given.resume
    keeping = Keeping(record.game, paper.say, None if named is None else Path(named), again)
    bots = make_bots(record.game, levels, record.seed or 0)
    left = unfinished(record.game) if named is None else None
    if left is not None:
        paper.say("A match that you have left is still kept. To go on with it quit this one, and type:", keeping.again(left))

    def heard(seat: Seat, action: Action, events: list[Event]) -> None:
        step = Step(seat, action if seat == me else _masked(action), events)
        print(json.dumps(as_json(table, step, events)), flush=True)

    naming = LETTERS if given.cards == "letters" else WORDS
    return AtTable(table, me, bots, paper, keeping, naming, heard if given.json else None).sit()


def _masked(action: Action) -> Action:
    """Another seat's action as it may be told: the split of a stake is not."""
    return Action(action.kind) if action.kind == "stake" else action
