"""Whether a deal was fair: the code opened after it must give the seal shown before it, and the cards that were dealt."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from engine import deal_code
from engine.cards import Card
from engine.chance import Given, Seed, derive
from engine.model import DEAL, Seat, Zone
from engine.record import Record
from engine.table import Table

_SEAL: Final = re.compile(r"# deal (\d{1,4}) seal ([0-9a-f]{64})")


class Dealt(NamedTuple):
    """One deal of a record.

    number  from 1; ply: how many actions came before it; dealer: who dealt, None where the game has none
    cards   what lay in each place when the cards were dealt
    """

    number: int
    ply: int
    dealer: Seat | None
    cards: Mapping[Zone, tuple[Card, ...]]


class Verdict(NamedTuple):
    """sealed: whether the code gives the seal that was shown before, None if none was kept; same_cards: whether it gives the
    cards that were dealt."""

    sealed: bool | None
    same_cards: bool

    @property
    def fair(self) -> bool:
        """Whether nothing speaks against it."""
        return self.sealed is not False and self.same_cards


def seal_note(deal: int, seal: str) -> str:
    """The note (without "#") that keeps in a record which seal was shown before a deal."""
    return f"deal {deal} seal {seal}"


def kept_seals(record: Record) -> dict[int, str]:
    """The seals that were shown before the deals of this record. Of two for one deal the first holds: it was shown first."""
    found: dict[int, str] = {}
    for _, words in record.notes:
        note = _SEAL.fullmatch(words)
        if note:
            found.setdefault(int(note[1]), note[2])
    return found


def dealt(record: Record) -> list[Dealt]:
    """Every deal of a record that can be played, in order."""
    again = Table(record.begun())
    found: list[Dealt] = []
    for ply, (seat, action) in enumerate(record.actions):
        again.play(seat, action)
        if action is DEAL:
            view = again.reveal()
            lying = {pile.zone: pile.known for pile in view.piles if pile.known}
            found.append(Dealt(len(found) + 1, ply, getattr(view.table, "dealer", None), lying))
    return found


def number_of(record: Record, deal: int) -> Seed | None:
    """The number of a deal (from 1) of a record that has its secret; None for one that began from a position."""
    return None if record.seed is None else derive(record.seed, "deal", deal)


def check(record: Record, deal: Dealt, number: Seed, seal: str) -> Verdict:
    """Work a deal out again from its number alone and compare: with the seal shown before ("" if none was kept), and with the
    cards that were dealt. Game, seats and house rules are those of the record; nothing else of it is used."""
    table = Table(Record(record.game, record.options, Given(0, number, deal.dealer), version=record.version))
    if table.turn is not None:
        table.play(table.turn, DEAL)
    lying = {pile.zone: pile.known for pile in table.reveal().piles if pile.known}
    return Verdict(deal_code.seal(number) == seal if seal else None, lying == dict(deal.cards))
