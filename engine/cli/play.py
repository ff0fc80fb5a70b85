"""python -m engine play: a match as text. Bots play, or a person types for one seat."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import cards
from engine.bots.bot import decide
from engine.cli.english import Narrator, cards_text, hands_lines, reason_text
from engine.cli.given import UsageError, add_table, levels_of, options_of, seed_of, whole, write
from engine.events import Event, seen_by
from engine.match import Step, make_bots, new_table, run
from engine.model import DEAL, Action, Seat, Zone
from engine.table import Table

GOLDEN = Path("tests/golden")
_HELP = """Type one of the actions that are listed, for example the first one, or its number.
Also: hand, table, legal, why CARD, rules, help, quit."""


def add(commands: Any) -> None:
    """The command and its flags."""
    parser = commands.add_parser("play", help="a match as text")
    add_table(parser)
    parser.add_argument("--bots", metavar="LEVEL,...", help="one level for all seats, or one for each (default: normal)")
    parser.add_argument("--me", metavar="SEAT", help="play this seat by typing")
    parser.add_argument("--golden", action="store_true", help=f"write the transcript to {GOLDEN}/GAME-SEATS-SEED.txt")
    parser.add_argument("--json", action="store_true", help="one JSON object a line for each action")
    parser.add_argument("--save", metavar="FILE", help="write the record of the match to a file at the end")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Play, and print as it goes."""
    options = options_of(given)
    seed = seed_of(given)
    game = given.game
    levels = levels_of(given.bots, options.seats)
    if given.golden and (given.me is not None or given.json):
        raise UsageError("--golden writes a transcript of bots; leave out --me and --json")
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


def _save(table: Table, given: argparse.Namespace) -> None:
    if given.save:
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
            dealt = [event for event in step.events if not _is_dealing(event)]
            yield from narrator.tell(dealt)
            yield from _packets(table, narrator)
        else:
            yield from narrator.tell(step.events)
        if table.deal_over:
            yield "Standing: " + standing(table, names) + "."


def _packets(table: Table, narrator: Narrator) -> list[str]:
    lines = hands_lines(table.reveal(), narrator)
    for pile in table.reveal().piles:
        if pile.zone.name in ("packet", "extra") and pile.known:
            whose = narrator.name(pile.zone.seat) + " gets" if pile.zone.seat is not None else "The extra hand gets"
            lines.append(f"{whose} {cards_text(pile.known)}.")
    return lines


def _is_dealing(event: Event) -> bool:
    source, target = getattr(event, "source", None), getattr(event, "target", None)
    return (
        isinstance(source, Zone)
        and isinstance(target, Zone)
        and source.name == "stock"
        and target.name in ("hand", "packet", "extra")
    )


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


# A person at the table


def _with_person(table: Table, levels: list[str], me: Seat, given: argparse.Namespace) -> int:
    """Bots play the other seats; the person is asked. Everything told is what this seat may see."""
    names = [f"Seat {seat}" for seat in range(table.record.options.seats)]
    bots = make_bots(table.record.game, levels, table.record.seed or 0)
    person = _Person(table, me, Narrator(names, me))
    if not given.json:
        print("\n".join(heading(table)))
        print(f"You are seat {me}. The seed is {table.record.seed}. Type help for help.")
    while (seat := table.turn) is not None:
        if table.legal == (DEAL,):
            action: Action | None = DEAL
            if table.ply and not given.json:
                print("Standing: " + standing(table, ["You" if at == me else name for at, name in enumerate(names)]) + ".\n")
        elif seat == me:
            action = person.ask()
        else:
            action = decide(bots[seat], table.view(seat))
        if action is None:
            print("You have left the table; nothing more is played.")
            break
        events = seen_by(table.play(seat, action), me)
        if given.json:
            print(json.dumps(as_json(table, Step(seat, action if seat == me else _masked(action), events), events)))
        else:
            person.told(action, events)
    else:
        if not given.json:
            print("Standing: " + standing(table, ["You" if at == me else name for at, name in enumerate(names)]) + ".")
    _save(table, given)
    return 0


def _masked(action: Action) -> Action:
    """Another seat's action as it may be told: the split of a stake is not."""
    return Action(action.kind) if action.kind == "stake" else action


class _Person:
    """The typing side of one seat."""

    def __init__(self, table: Table, me: Seat, narrator: Narrator) -> None:
        self._table = table
        self._me = me
        self._narrator = narrator

    def told(self, action: Action, events: list[Event]) -> None:
        """Print what this seat saw."""
        if action is DEAL:
            events = [event for event in events if not _is_dealing(event)]
            print("\n".join([*self._narrator.tell(events), "The cards are dealt."]))
            print("\n".join(hands_lines(self._table.view(self._me), self._narrator)))
        else:
            for line in self._narrator.tell(events):
                print(line)

    def ask(self) -> Action | None:
        """Ask until the answer is a legal action; None when the person leaves or there is no more input."""
        view = self._table.view(self._me)
        self._hand()
        self._legal()
        while True:
            print("Your move: ", end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                print()
                return None
            words = line.strip().lower()
            if words in ("quit", "exit", "q"):
                return None
            action = self._read(words)
            if action is not None and action in view.legal:
                return action
            self._answer(words, action)

    def _read(self, words: str) -> Action | None:
        """What was typed as an action: its number in the list, its text in any case, or a card alone."""
        legal = self._table.legal
        if words.isascii() and words.isdigit() and 1 <= int(words[:4]) <= len(legal):
            return legal[int(words[:4]) - 1]
        by_text = {action.text.lower(): action for action in legal}
        if words in by_text:
            return by_text[words]
        try:
            card = cards.card(words.rsplit(" ", maxsplit=1)[-1].upper().replace("10", "T"))
        except ValueError:
            return None
        for action in legal:
            if action.card == card:
                return action
        return Action("play", card)

    def _answer(self, words: str, action: Action | None) -> None:
        view = self._table.view(self._me)
        if words in ("", "help", "?"):
            print(_HELP)
            self._legal()
        elif words == "hand":
            self._hand()
        elif words == "legal":
            self._legal()
        elif words == "table":
            self._look()
        elif words == "rules":
            for line in self._table.rules.info.rules_page(view.options):
                print(line.sentence)
        elif action is not None and action.card is not None:
            reason = self._table.rules.why_not(view, action.card)
            name = cards.name(action.card)
            print(f"{name}: {reason_text(reason)}." if reason else f"{name} can be played.")
        else:
            print(f"{words[:40]!r} is not possible now. Type help for help.")
            self._legal()

    def _hand(self) -> None:
        for pile in self._table.view(self._me).piles:
            if pile.zone.name == "hand" and pile.zone.seat == self._me:
                print(f"Your hand: {cards_text(pile.up) if pile.up else 'not to be seen yet'}.")

    def _legal(self) -> None:
        legal = self._table.legal
        shown = [f"{number} {action.text}" for number, action in enumerate(legal, 1)]
        print("You can: " + ", ".join(shown) + ".")

    def _look(self) -> None:
        view = self._table.view(self._me)
        for pile in view.piles:
            if pile.count:
                print(f"{pile.zone}: {pile.count}" + (f" ({cards_text(pile.up)})" if pile.up else ""))
        for heap in view.heaps:
            if sum(heap.counts):
                print(f"{heap.zone}: {sum(heap.counts)} markers")
