"""The tallies of a house: read match by match, each counted once and kept beside its record. Pure.

A match that was played on from another one, or whose first deal was chosen by its code, is in no figure. Those of children's
screens, those with hints, and those that were left before their end are told apart.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.record import Record
from engine.rules import IllegalAction
from game.sofa import profiles
from game.sofa.profiles import Profile
from game.sofa.seats import Player, player_from
from game.store import Saved, Store
from game.tallies.tally import GREAT, Tally, read, tallies

GUEST = ""
"""Everybody who has played without being kept."""
_UNDER = "tally/"


@dataclass(frozen=True)
class Deed:
    """What somebody did in one match; who: number of a profile, or GUEST; over: the match is; match: its number."""

    who: str
    tally: Tally
    over: bool
    match: int


@dataclass(frozen=True)
class Summary:
    """All that somebody did in one game.

    matches, won, shared, lost   finished matches, played without hints, not on the children's screen
    row                          ends of those, the last one last: "won", "shared" or "lost"
    streak                       most matches won one after the other; 0 where several guests played in one of them
    helped, kids                 (deals, won) with a hint, and on the children's screen
    left                         matches that were not played to their end
    The other figures are those of Tally, added up or the largest, of the same matches as `matches`.
    """

    matches: int = 0
    won: int = 0
    shared: int = 0
    lost: int = 0
    row: tuple[str, ...] = ()
    streak: int = 0
    deals: int = 0
    deals_won: int = 0
    deals_shared: int = 0
    pick_ups: int = 0
    survived: int = 0
    biggest: int = 0
    great: tuple[int, ...] = (0,) * len(GREAT)
    markers: int = 0
    run: int = 0
    helped: tuple[int, int] = (0, 0)
    kids: tuple[int, int] = (0, 0)
    left: int = 0

    @property
    def empty(self) -> bool:
        """Whether there is nothing to tell."""
        return not (self.matches or self.helped[0] or self.kids[0] or self.left)


class Book:
    """What is known so far. `reading` reads on, a match a step, so that no frame waits for many."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._deeds: list[Deed] = []
        self._known = store.under(_UNDER)
        self._steps = self._read_all()
        self.done = False

    def read_on(self) -> bool:
        """Count one more match; whether that was the last, so that all is `done`."""
        self.done = next(self._steps, None) is None
        return self.done

    def _read_all(self) -> Iterator[bool]:
        for saved in (*reversed(self._store.matches(finished=True)), *reversed(self._store.matches())):
            self._deeds += self._of(saved)
            yield True

    def _of(self, saved: Saved) -> list[Deed]:
        noted = saved.seats if isinstance(saved.seats, dict) else {}
        seats = noted.get("seats")
        players = [player_from(one) for one in seats] if isinstance(seats, list) else []
        people = {seat: one for seat, one in enumerate(players) if one is not None and not one.is_bot}
        found = self._tallies(saved, bool(noted.get("kids")), people) if people else {}
        return [Deed(people[seat].profile, tally, saved.finished, saved.id) for seat, tally in found.items() if tally.begun]

    def _tallies(self, saved: Saved, kids: bool, people: dict[int, Player]) -> dict[int, Tally]:
        """By seat, of people; as counted before if the match was over then."""
        key = str(saved.id)
        plain: Any = self._known.get(key) if saved.finished else None
        if isinstance(plain, dict):
            kept = {int(seat): read(one) for seat, one in plain.items() if seat.isdigit()}
            if all(one is not None for one in kept.values()):
                return {seat: one for seat, one in kept.items() if one is not None and seat in people}
        try:
            record = Record.from_text(saved.record)
            found = tallies(record, kids) if record.counts else {}
        except (ValueError, IllegalAction, TypeError, LookupError):
            found = {}  # a record that cannot be played any more tells nothing
        if saved.finished:
            self._store.put(_UNDER + key, {str(seat): one.plain for seat, one in found.items()})
        return {seat: one for seat, one in found.items() if seat in people}

    def people(self) -> list[Profile | None]:
        """Those of whom something is known, by name; None at the end stands for guests."""
        known = {deed.who for deed in self._deeds}
        kept = profiles.kept(self._store)
        numbers = {one.id for one in kept}
        guests = any(who not in numbers for who in known)
        return [*(one for one in kept if one.id in known), *([None] if guests else [])]

    @property
    def crowded(self) -> bool:
        """Whether several guests have played in one match, so that it stands in their figures more than once."""
        numbers = {one.id for one in profiles.kept(self._store)}
        guests = [deed.match for deed in self._deeds if deed.who not in numbers]
        return len(set(guests)) < len(guests)

    def summary(self, who: str, game: str) -> Summary:
        """Everything of one person (GUEST: of all who are not kept) in one game."""
        numbers = {one.id for one in profiles.kept(self._store)}
        mine = [
            deed
            for deed in self._deeds
            if deed.tally.game == game and (deed.who == who or (who == GUEST and deed.who not in numbers))
        ]
        over = [deed.tally for deed in mine if deed.over and deed.tally.end != "left"]
        own = [one for one in over if not (one.helped or one.kids)]
        row = tuple(one.end for one in own)
        one_each = len({deed.match for deed in mine}) == len(mine)
        return Summary(
            matches=len(own),
            won=row.count("won"),
            shared=row.count("shared"),
            lost=row.count("lost"),
            row=row,
            streak=_longest(row) if one_each else 0,
            deals=sum(one.deals for one in own),
            deals_won=sum(one.won for one in own),
            deals_shared=sum(one.shared for one in own),
            pick_ups=sum(one.pick_ups for one in own),
            survived=sum(one.survived for one in own),
            biggest=max((one.biggest for one in own), default=0),
            great=tuple(sum(one.great[at] for one in own) for at in range(len(GREAT))),
            markers=sum(one.markers for one in own),
            run=max((one.run for one in own), default=0),
            helped=_deals(one for one in over if one.helped and not one.kids),
            kids=_deals(one for one in over if one.kids),
            left=sum(1 for deed in mine if deed.tally.end == "left"),
        )


def _longest(row: tuple[str, ...]) -> int:
    best = now = 0
    for end in row:
        now = now + 1 if end == "won" else 0
        best = max(best, now)
    return best


def _deals(some: Iterator[Tally]) -> tuple[int, int]:
    found = list(some)
    return sum(one.deals for one in found), sum(one.won for one in found)
