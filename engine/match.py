"""Whole matches of bots: the loop that transcripts, simulations and measurements share."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine import chance
from engine.bots import Bot, make_bot
from engine.bots.bot import decide
from engine.cards import Card
from engine.chance import Seed
from engine.events import Event
from engine.model import Action, Options, Seat
from engine.record import Record
from engine.rules import AnyRules
from engine.table import Table


class Step(NamedTuple):
    """One action of a match, and what it brought about."""

    seat: Seat
    action: Action
    events: list[Event]


class EndlessError(RuntimeError):
    """A match went on past the number of actions that its game declares."""


def make_bots(game: str, levels: Sequence[str], secret: Seed) -> list[Bot]:
    """A bot for each level named, each with a seed of its own; ValueError for a level there is not."""
    return [make_bot(game, level, chance.derive(secret, "bot", seat)) for seat, level in enumerate(levels)]


def new_table(game: str, options: Options, secret: Seed) -> Table:
    """A table before its first deal."""
    return Table(Record(game, options, seed=secret))


def run(table: Table, bots: Sequence[Bot]) -> Iterator[Step]:
    """Let the bots play to the end of the match, an action a step; EndlessError if there is none."""
    most = table.rules.longest(table.record.options)
    while (seat := table.turn) is not None:
        if table.ply >= most:
            raise EndlessError(f"no end after {most} actions")
        action = decide(bots[seat], table.view(seat))
        yield Step(seat, action, table.play(seat, action))


def misplaced(rules: AnyRules, table: Table) -> list[Card]:
    """The cards that do not lie in exactly one place: none, or something is wrong."""
    lying = sorted(card for pile in table.reveal().piles for card in pile.known)
    due = list(rules.pack(table.record.options))
    return [card for card in range(52) if lying.count(card) != due.count(card)]
