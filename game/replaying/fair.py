"""The deals of a match as all may see them: seals before, codes after, and the steps of checking one. Pure."""

from dataclasses import dataclass
from typing import Literal

from engine import deal_code, fairness
from engine.chance import Seed
from engine.fairness import Dealt
from game.match import Match

Ticked = Literal["yes", "no", "unknown"]
"""Whether a step of a check holds: "unknown" where nothing was kept that it could be compared with."""


@dataclass(frozen=True)
class Fact:
    """One deal.

    seal    what could be seen before it; "" if none was kept
    number  what its code says, opened after it; None while the deal is played or still to come
    dealt   the cards as they were dealt; None with the number
    """

    deal: int
    seal: str
    number: Seed | None = None
    dealt: Dealt | None = None

    @property
    def code(self) -> str:
        """The code, as it is read aloud; "" while it is a secret."""
        return "" if self.number is None else deal_code.written(self.number)

    @property
    def short(self) -> str:
        """The seal as it is shown."""
        return deal_code.short(self.seal)


def facts(match: Match) -> list[Fact]:
    """Every deal so far and, between two deals, the next one; [] for a match that did not begin with a shuffle."""
    table, record = match.table, match.table.record
    if record.seed is None:
        return []
    seals = fairness.kept_seals(record)
    found = []
    for dealt in fairness.dealt(record):
        opened = dealt.number < table.deals or table.deal_over or match.over
        if opened:
            number = table.code(dealt.number)
            found.append(Fact(dealt.number, seals.get(dealt.number, ""), number, dealt))
        else:
            found.append(Fact(dealt.number, seals.get(dealt.number) or table.seal(dealt.number)))
    if not match.ended and match.deal_is_next:
        found.append(Fact(table.deals + 1, table.seal(table.deals + 1)))
    return found


@dataclass(frozen=True)
class Check:
    """The two steps of a check: the code gives the seal; the code gives the cards."""

    sealed: Ticked
    cards: Ticked

    @property
    def verdict(self) -> str:
        """ "fair", "unfair", or "unsealed": the cards are right, and no seal was kept to say that they were settled before."""
        if "no" in (self.sealed, self.cards):
            return "unfair"
        return "fair" if self.sealed == "yes" else "unsealed"


def check(match: Match, fact: Fact) -> Check:
    """Work that deal out again from its code alone. ValueError while the code is a secret."""
    if fact.number is None or fact.dealt is None:
        raise ValueError(f"deal {fact.deal} is not over: there is nothing to check yet")
    found = fairness.check(match.table.record, fact.dealt, fact.number, fact.seal)
    sealed: Ticked = "unknown" if found.sealed is None else "yes" if found.sealed else "no"
    return Check(sealed, "yes" if found.same_cards else "no")
