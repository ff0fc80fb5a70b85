"""What one seat did in one match, read from its record by playing it again. Pure.

Deals count in which the seat did something itself. Each figure says in its name what it is; nothing is guessed.
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from engine.events import DealOver, Event, MatchOver, Moved, Paid, Restocked, Said, Shown
from engine.model import DEAL, Seat, Zone
from engine.record import Record
from engine.table import Table

GREAT = ("gran_ramino", "ramino", "dieci", "sette")
"""Titles of hands that close a deal, the highest first."""
_RESEATED = re.compile(r"# ply \d+ seat (\d+) is now ")
_HINT = re.compile(r"# ply \d+ seat (\d+) hint")


@dataclass(frozen=True)
class Tally:
    """What one seat did in one match.

    deals, won, shared   deals in which it did something; those it won alone, and with others
    end                  of the match: "won", "shared", "lost", or "left": before its end
    pick_ups, survived   tricks picked up; those of them in deals that it won all the same
    biggest              most cards held at once
    great                how often it closed with each of GREAT and won the deal, in that order
    markers              markers got from honour cards and from other players
    run                  cards in the longest run that it led
    helped               a hint was asked for; kids: played on the children's screen
    begun                it has done something besides dealing, be it in a deal that was never over
    """

    game: str
    deals: int = 0
    won: int = 0
    shared: int = 0
    end: str = "left"
    pick_ups: int = 0
    survived: int = 0
    biggest: int = 0
    great: tuple[int, ...] = (0,) * len(GREAT)
    markers: int = 0
    run: int = 0
    helped: bool = False
    kids: bool = False
    begun: bool = False

    @property
    def plain(self) -> dict[str, Any]:
        """As plain values, to be kept."""
        return {**asdict(self), "great": list(self.great)}


def read(plain: object) -> Tally | None:
    """A tally as it was kept; None if the values are of none."""
    if not isinstance(plain, Mapping) or not isinstance(plain.get("great"), list):
        return None
    great = tuple(plain["great"])
    values = {**plain, "great": great}
    if set(values) != {one.name for one in fields(Tally)} or len(great) != len(GREAT):
        return None
    blank = Tally("")
    sound = all(type(values[one.name]) is type(getattr(blank, one.name)) for one in fields(Tally))
    return Tally(**values) if sound and all(type(one) is int for one in great) else None


class _Seat:
    """The figures of one seat as they grow."""

    def __init__(self) -> None:
        self.deals = self.won = self.shared = self.pick_ups = self.survived = self.biggest = self.markers = self.run = 0
        self.great = [0] * len(GREAT)
        self.end = "left"
        self.held = self.rolls = 0
        self.acted = self.begun = False
        self.title = ""

    def deal_over(self, over: DealOver, seat: Seat) -> None:
        """A deal has ended; what belongs to it begins anew."""
        if self.acted:
            alone = over.winners == (seat,)
            self.deals += 1
            self.won += alone
            self.shared += seat in over.winners and not alone
            if alone:
                self.survived += self.rolls
                if self.title in GREAT:
                    self.great[GREAT.index(self.title)] += 1
        self.rolls, self.acted, self.title = 0, False, ""


def tallies(record: Record, kids: bool = False) -> dict[Seat, Tally]:
    """What each seat did. Seats whose player changed during the match are left out: nobody did all of it.

    ValueError and IllegalAction as of a Table for a record that cannot be played.
    """
    table = Table(record.begun())
    seats = [_Seat() for _ in range(record.options.seats)]
    leader: Seat | None = None
    length = 0
    for seat, action in record.actions:
        events = table.play(seat, action)
        if action is not DEAL:
            seats[seat].acted = seats[seat].begun = True
        for event in events:
            _count(seats, event)
            if isinstance(event, Moved) and event.target.name == "run":
                leader, length = (seat, 1) if leader is None else (leader, length + 1)
                seats[leader].run = max(seats[leader].run, length)
            elif isinstance(event, DealOver) or (isinstance(event, Said) and event.key.startswith("stop_")):
                leader = None
    texts = [words for _, words in record.notes]
    changed = {int(found[1]) for words in texts if (found := _RESEATED.match(words))}
    hinted = {int(found[1]) for words in texts if (found := _HINT.match(words))}
    return {
        seat: Tally(
            record.game, one.deals, one.won, one.shared, one.end, one.pick_ups, one.survived, one.biggest, tuple(one.great),
            one.markers, one.run, seat in hinted, kids, one.begun,
        )
        for seat, one in enumerate(seats)
        if seat not in changed
    }  # fmt: skip


def _count(seats: list[_Seat], event: Event) -> None:
    if isinstance(event, Moved):
        for zone, step in ((event.source, -1), (event.target, 1)):
            if zone.name == "hand" and zone.seat is not None:
                one = seats[zone.seat]
                one.held += step
                one.biggest = max(one.biggest, one.held)
    elif isinstance(event, Restocked) and event.source.name == "hand" and event.source.seat is not None:
        seats[event.source.seat].held -= event.number
    elif isinstance(event, Said) and event.key == "picks_up" and event.seat is not None:
        seats[event.seat].pick_ups += 1
        seats[event.seat].rolls += 1
    elif isinstance(event, Shown) and event.zone.seat is not None:
        seats[event.zone.seat].title = event.title
    elif isinstance(event, Paid) and event.target.name == "purse" and event.target.seat is not None and _won(event.source):
        seats[event.target.seat].markers += sum(event.counts)
    elif isinstance(event, DealOver):
        for seat, one in enumerate(seats):
            one.deal_over(event, seat)
    elif isinstance(event, MatchOver):
        for seat, one in enumerate(seats):
            one.end = "lost" if seat not in event.winners else "won" if len(event.winners) == 1 else "shared"


def _won(source: Zone) -> bool:
    """Whether markers from there are won: from honour cards and from other players, not lent by the bank."""
    return source.name.startswith("on ") or source.name == "purse"
