"""python -m engine play: a match as text. Bots play, or a person types for one seat."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from engine import cards, coach
from engine.bots.bot import decide
from engine.cli.english import (
    Narrator,
    cards_text,
    events_in_order,
    hands_lines,
    in_order,
    outcome_lines,
    reason_text,
    why_not_action,
)
from engine.cli.given import UsageError, add_table, levels_of, options_of, seed_of, whole, write
from engine.cli.hints import hint_lines
from engine.events import Event, seen_by
from engine.match import Step, make_bots, new_table, run
from engine.model import DEAL, Action, Seat, Zone
from engine.table import Table

GOLDEN = Path("tests/golden")
_HELP = """Type one of the actions that are listed, for example the first one, or its number.
Also: hand, table, legal, hint, why CARD, rules, help, quit."""


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
            dealt = [event for event in step.events if not _is_dealing(event)]
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
    """Bots play the other seats; the person is asked. Everything told is what this seat may see.

    With --json the actions go to standard output, an object a line, and what is said to the person to standard error.
    """
    out = sys.stderr if given.json else sys.stdout
    bots = make_bots(table.record.game, levels, table.record.seed or 0)
    person = _Person(table, me, out)
    person.say(*heading(table), f"You are seat {me}. Type help for help.")
    while (seat := table.turn) is not None:
        if table.legal == (DEAL,):
            action: Action | None = DEAL
            if table.ply:
                person.say(person.standing(), "")
        elif seat == me:
            action = person.ask()
        else:
            action = decide(bots[seat], table.view(seat))
        if action is None:
            person.say("You have left the table; nothing more is played.")
            break
        events = seen_by(table.play(seat, action), me)
        if given.json:
            print(json.dumps(as_json(table, Step(seat, action if seat == me else _masked(action), events), events)), flush=True)
        person.told(action, events)
    else:
        # Only now: whoever knows the seed knows all cards.
        person.say(person.standing(), f"The seed was {table.record.seed}.")
    _save(table, given)
    return 0


def _masked(action: Action) -> Action:
    """Another seat's action as it may be told: the split of a stake is not."""
    return Action(action.kind) if action.kind == "stake" else action


class _Person:
    """The typing side of one seat."""

    def __init__(self, table: Table, me: Seat, out: TextIO) -> None:
        self._table = table
        self._me = me
        self._out = out
        self._names = [f"Seat {seat}" for seat in range(table.record.options.seats)]
        self._narrator = Narrator(self._names, me)

    def say(self, *lines: str) -> None:
        """Print these lines to the person."""
        for line in lines:
            print(line, file=self._out)

    def standing(self) -> str:
        """The scores of all, in a line."""
        named = ["You" if seat == self._me else name for seat, name in enumerate(self._names)]
        return "Standing: " + standing(self._table, named) + "."

    def told(self, action: Action, events: list[Event]) -> None:
        """Print what this seat saw."""
        rules, options = self._table.rules, self._table.record.options
        if action is DEAL:
            events = [event for event in events if not _is_dealing(event)]
            self.say(*self._narrator.tell(events), "The cards are dealt.")
            self.say(*hands_lines(in_order(rules, self._table.view(self._me)), self._narrator))
            return
        self.say(*self._narrator.tell(events_in_order(rules, options, events)))
        if self._table.deal_over:
            self.say(*outcome_lines(self._table.view(self._me), self._narrator))

    def ask(self) -> Action | None:
        """Ask until the answer is a legal action; None when the person leaves or there is no more input."""
        self._hand()
        self._legal()
        while True:
            print("Your move: ", end="", flush=True, file=self._out)
            line = sys.stdin.readline() if sys.stdin is not None else ""
            if not line:
                self.say("")
                return None
            words = " ".join(line.lower().split())
            if words in ("quit", "exit", "q"):
                return None
            action = self._read(words)
            if action is not None and action in self._table.legal:
                return action
            self._answer(words, action)

    def _read(self, words: str) -> Action | None:
        """What was typed as an action: its number in the list, its text in any case, or a card alone.

        What is no legal action is still read, so that it can be said why it is none.
        """
        legal = self._table.legal
        if words.isascii() and words.isdigit() and words == str(int(words[:4])) and 1 <= int(words) <= len(legal):
            return legal[int(words) - 1]
        by_text = {action.text.lower(): action for action in legal}
        if words in by_text:
            return by_text[words]
        verb, _, rest = words.rpartition(" ")
        try:
            card = cards.card(rest.upper().replace("10", "T"))
        except ValueError:
            try:
                return Action.parse(words) if verb else None
            except ValueError:
                return None
        if verb not in ("", "play", "discard"):
            return None
        for action in legal:
            if action.card == card and verb in ("", action.kind):
                return action
        return Action(verb or "play", card)

    def _answer(self, words: str, action: Action | None) -> None:
        view = self._table.view(self._me)
        if words in ("", "help", "?"):
            self.say(_HELP)
            self._legal()
        elif words == "hand":
            self._hand()
        elif words == "legal":
            self._legal()
        elif words == "table":
            self._look()
        elif words == "rules":
            self.say(*(line.sentence for line in self._table.rules.info.rules_page(view.options)))
        elif words == "hint":
            self.say(*hint_lines(coach.hint(self._table.record.game, view, self._table.record.seed or 0)))
        elif words.startswith("why "):
            asked = self._read(words.removeprefix("why "))
            self._why(asked, words)
        else:
            self._why(action, words)

    def _why(self, action: Action | None, words: str) -> None:
        """Why that is not possible; or that it is."""
        view = self._table.view(self._me)
        if action is None:
            self.say(f"{words[:40]!r} is not possible now. Type help for help.")
            self._legal()
        elif action in view.legal:
            self.say(f"You can {action.text} now.")
        elif action.card is not None:
            name = cards.name(action.card)
            reason = self._table.rules.why_not(view, action.card)
            self.say(f"{name}: {reason_text(reason)}." if reason else f"{name} can be had, but not like this.")
            if reason is None:
                self._legal()
        else:
            self.say(why_not_action(view, action) or f"{words[:40]!r} is not possible now. Type help for help.")
            self._legal()

    def _hand(self) -> None:
        for pile in in_order(self._table.rules, self._table.view(self._me)).piles:
            if pile.zone.name == "hand" and pile.zone.seat == self._me:
                self.say(f"Your hand: {cards_text(pile.up) if pile.up else 'not to be seen yet'}.")

    def _legal(self) -> None:
        shown = [f"{number} {self._named(action)}" for number, action in enumerate(self._table.legal, 1)]
        self.say("You can: " + ", ".join(shown) + ".")

    def _named(self, action: Action) -> str:
        """An action's text; taking the discard says which card that is."""
        if (action.kind, action.choice) != ("draw", "discard"):
            return action.text
        return f"{action.text} ({cards.name(self._table.view(self._me).pile('discards').up[-1])})"

    def _look(self) -> None:
        view = self._table.view(self._me)
        for pile in view.piles:
            if pile.count:
                self.say(f"{pile.zone}: {pile.count}" + (f" ({cards_text(pile.up)})" if pile.up else ""))
        for heap in view.heaps:
            number = sum(heap.counts)
            if number > 0:
                self.say(f"{heap.zone}: {number} {'marker' if number == 1 else 'markers'}")
        lent = getattr(view.table, "loans", ())
        for seat, number in enumerate(lent):
            if number:
                self.say(f"lent to {self._narrator.whom(seat)}: {number} {'marker' if number == 1 else 'markers'}")
