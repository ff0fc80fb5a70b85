"""Choices tried in imagined worlds, each world by all of them, so that luck is the same for all and only the choice differs.

After each round the worse half of the choices is left out, and the worlds that follow serve the others. What a choice is worth
is told by how far it fell behind the best in the worlds that both have seen. Whole numbers only.
"""

from collections.abc import Callable, Generator, Sequence
from math import isqrt
from typing import Any, Final, TypeAlias

from engine import chance
from engine.bots.search import imaginer, like
from engine.bots.sense import WORTH, Judgement
from engine.chance import Dice
from engine.coaching.advice import Weighed
from engine.model import View
from engine.rules import AnyRules

Trial: TypeAlias = Callable[[Sequence[int]], Sequence[int]]
"""A new world, and how it ends with each of these choices (by number)."""

_SURE: Final = (
    *(50, 54, 58, 62, 66, 69, 73, 76, 79, 82, 84, 86, 88, 90, 92, 93, 95, 96, 96, 97, 98, 98, 99),
)  # fmt: skip
"""Percent of cases in which the better looking of two is the better one, by how far apart they are in tenths of the spread."""
CLEAR: Final = 90
"""So sure it must be that the best choice beats the worst, or the hint has found nothing."""
_AT_LEAST = 4
"""Worlds that every choice sees, whatever its number of rivals."""


def search(
    rules: AnyRules, judgement: Judgement, view: View[Any, Any], playouts: int, dice: Dice
) -> Generator[None, None, Weighed]:
    """Weigh a view's legal actions by a game's judgement: play on in so many imagined deals, a slice at a time."""
    choices = list(judgement.choices(view))
    imagined, ending = imaginer(rules, view), judgement.ending(view)
    seat = view.seat or 0

    def trial(chosen: Sequence[int]) -> list[int]:
        world, seed = imagined(dice), int(dice.random() * (1 << 53))
        found = []
        for at in chosen:
            state = world.copy()
            rules.play(state, choices[at])
            found.append(ending(state, chance.dice(seed))[seat])
        return found

    results = yield from halving(len(choices), playouts, trial, judgement.at_once)
    return settle(results, WORTH, like(view.legal, choices))


def halving(count: int, playouts: int, trial: Trial, at_once: int) -> Generator[None, None, list[list[int]]]:
    """Try so many choices, about `playouts` times together; what each came to in each of its worlds, the first worlds first.

    at_once  tries in a slice
    """
    results: list[list[int]] = [[] for _ in range(count)]
    left = list(range(count))
    rounds = max(1, (count - 1).bit_length())
    spent = since = 0
    for number in range(rounds):
        worlds = max(_AT_LEAST, (playouts - spent) // (rounds - number) // len(left))
        for _ in range(worlds):
            for at, worth in zip(left, trial(left)):
                results[at].append(worth)
            spent += len(left)
            since += len(left)
            if since >= at_once:
                since = 0
                yield
        if number < rounds - 1:
            left = sorted(sorted(left, key=lambda at: (-sum(results[at]), at))[: (len(left) + 1) // 2])
    return results


def settle(results: Sequence[Sequence[int]], whole: int, kinds: Sequence[int]) -> Weighed:
    """The worth of every action from what its kind came to in each world.

    whole  what stands for a won deal
    kinds  for each legal action the place of its results: actions that can lead to the same are of one kind
    """
    longest = max(map(len, results))
    best = max((at for at in range(len(results)) if len(results[at]) == longest), key=lambda at: (sum(results[at]), -at))
    mean = sum(results[best]) * 1000 // (longest * whole)
    behind = [sum(results[best][: len(one)]) - sum(one) for one in results]
    worth = [max(0, mean - lost * 1000 // (len(one) * whole)) for lost, one in zip(behind, results)]
    others = sorted((at for at in range(len(results)) if at != best), key=lambda at: (-worth[at], at))
    sure = apart(results[best], results[others[0]]) if others else 100
    if others and min(results[best]) >= whole:
        sure = 100  # it wins whatever happens
    return Weighed(
        worth=tuple(worth[kind] for kind in kinds),
        best=kinds.index(best),
        second=kinds.index(others[0]) if others else None,
        sure=sure,
        telling=bool(others) and max(apart(results[best], results[at]) for at in others) >= CLEAR,
    )


def apart(better: Sequence[int], worse: Sequence[int]) -> int:
    """How sure it is that the first is better, in percent from 50 to 99, by the worlds that both have seen."""
    gaps = [one - other for one, other in zip(better, worse)]
    number, total = len(gaps), sum(gaps)
    spread = number * sum(gap * gap for gap in gaps) - total * total
    if total <= 0:
        return _SURE[0]
    if spread <= 0:
        return _SURE[-1]
    return percent(isqrt(100 * total * total * (number - 1) // spread))


def percent(tenths: int) -> int:
    """How sure one is of a difference of so many tenths of its spread."""
    return _SURE[min(tenths, len(_SURE) - 1)]
