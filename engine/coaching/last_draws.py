"""The end of the stock in Gran Ramino: how often a hand still closes, and how often its points win (GR-13).

The last cards are dealt in imagined worlds, the same for every plan. In each this seat gets so many more cards: if a great hand
lies among all it has seen it wins, else the best points of that many cards do, if nobody else's are better. The others are
taken to have kept their highest cards from the beginning.
"""

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from engine import cards, chance
from engine.bots.sense import WORTH
from engine.bots.sense_gran_ramino import Seen
from engine.cards import Cards, each
from engine.chance import Dice
from engine.games.gran_ramino_state import Memory, Table
from engine.games.great_hands import GreatHands, Row
from engine.model import View

WORLDS: Final = 240
"""Worlds imagined for a choice."""


class Plan(NamedTuple):
    """What this seat keeps after a choice, and how many cards it will still draw."""

    held: Cards
    draws: int


def chances(
    seen: Seen, view: View[Table, Memory], great: GreatHands, live: Row, plans: Sequence[Plan], dice: Dice
) -> Generator[None, None, list[int]]:
    """How often each plan wins, in thousandths; equal points count half. A slice is some eight worlds."""
    setup = seen.setup
    points = [setup.form.points(card) if setup.pack >> card & 1 else 0 for card in range(52)]
    most = max(plan.draws for plan in plans)
    every = 0
    for plan in plans:
        every |= plan.held
    within_reach = 0
    for row in great.lacking(great.sums(each(every)), live, most):
        within_reach |= row
    near = yield from great.only(within_reach)
    sums = [near.sums(each(plan.held)) for plan in plans]
    own = [sorted((points[card] for card in each(plan.held)), reverse=True) for plan in plans]
    rivals = _rivals(seen, view, points)
    unknown = cards.listed(seen.unknown)
    won = [0] * len(plans)
    for number in range(WORLDS):
        mixed = chance.shuffled(unknown, dice)
        best = _best_of(rivals, [points[card] for card in mixed[most:]], setup.size)
        for at, plan in enumerate(plans):
            drawn = mixed[: plan.draws]
            total = sums[at]
            for card in drawn:
                total = near.plus(total, card)
            if near.masks and near.lacking(total, near.every, 0)[0]:
                won[at] += WORTH
                continue
            mine = sum(sorted(own[at] + [points[card] for card in drawn], reverse=True)[: setup.size])
            won[at] += WORTH if mine > best else WORTH // 2 if mine == best else 0
        if number % 8 == 7:
            yield
    return [one * 1000 // (WORLDS * WORTH) for one in won]


def _rivals(seen: Seen, view: View[Table, Memory], points: Sequence[int]) -> list[tuple[list[int], int]]:
    """For each other seat the points of the cards it is known to hold, and from how many others it chose or will choose."""
    setup = seen.setup
    played = len(view.pile("discards").up) // setup.seats
    found = []
    for seat in range(setup.seats):
        if seat != view.seat:
            known = view.pile("hand", seat).known
            others = setup.size - len(known) + played + seen.stock // setup.seats
            found.append(([points[card] for card in known], others))
    return found


def _best_of(rivals: Sequence[tuple[list[int], int]], rest: list[int], size: int) -> int:
    """The most points that a rival ends with; `rest` is what they get cards from, in turn."""
    best = start = 0
    for known, count in rivals:
        got = sorted(known + rest[start : start + count], reverse=True)
        start += count
        best = max(best, sum(got[:size]))
    return best
