"""What a league's results say: shares with their intervals, and Elo from the matches that each level won."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

_NORMAL_95 = 1.959964
"""Standard deviations within which 95 % of a normal distribution lies."""
_ELO = 400 / math.log(10)
"""Elo points of a natural logarithm of strength."""
_ROUNDS = 2000

Field = tuple[str, ...]
"""The levels at a table, by seat."""


class Rated(NamedTuple):
    """A level's Elo (the field's mean is 0) and half the width of its 95 % interval."""

    elo: float
    margin: float


def interval(won: float, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not played:
        return 0.0, 1.0
    share, square = won / played, _NORMAL_95**2
    middle = share + square / (2 * played)
    spread = _NORMAL_95 * math.sqrt(share * (1 - share) / played + square / (4 * played**2))
    return (middle - spread) / (1 + square / played), (middle + spread) / (1 + square / played)


def elo(results: Mapping[Field, Sequence[float]]) -> dict[str, Rated]:
    """Strengths under which the wins seen are likeliest, if a seat wins with its part of the strengths at its table.

    results  for each field of levels the matches won by each level, in the order of `sorted(set(field))`, and as the last value
             how many were played
    Bradley and Terry's model for more than two players, fitted by Hunter's minorising steps (2004). A level that never won or
    never lost is kept finite by half a match against the mean.
    """
    levels = sorted({level for field in results for level in field})
    won = dict.fromkeys(levels, 0.5)
    for field, counts in results.items():
        for level, wins in zip(sorted(set(field)), counts):
            won[level] += wins
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(_ROUNDS):
        weight = {level: 1.0 / (strength[level] + 1.0) for level in levels}  # the half match: won, or lost to a mean player
        for field, counts in results.items():
            whole = sum(strength[level] for level in field)
            for level in field:
                weight[level] += counts[-1] / whole
        new = {level: won[level] / weight[level] for level in levels}
        mean = math.exp(sum(math.log(one) for one in new.values()) / len(new))
        new = {level: one / mean for level, one in new.items()}
        moved = max(abs(math.log(new[level] / strength[level])) for level in levels)
        strength = new
        if moved < 1e-9:
            break
    spread = _deviations(levels, strength, results)
    return {level: Rated(_ELO * math.log(strength[level]), _NORMAL_95 * _ELO * spread[level]) for level in levels}


def _deviations(
    levels: Sequence[str], strength: Mapping[str, float], results: Mapping[Field, Sequence[float]]
) -> dict[str, float]:
    """Standard deviations of the log strengths about their mean, from the information in the matches."""
    size = len(levels)
    known = [[1.0 / size] * size for _ in levels]  # holds the mean fast: only differences were observed
    for field, counts in results.items():
        whole = sum(strength[level] for level in field)
        part = [sum(strength[level] for level in field if level == one) / whole for one in levels]
        for row in range(size):
            for column in range(size):
                same = part[row] if row == column else 0.0
                known[row][column] += counts[-1] * (same - part[row] * part[column])
    turned = _inverse(known)
    return {level: math.sqrt(max(0.0, turned[at][at] - 1.0 / size)) for at, level in enumerate(levels)}


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; small and well conditioned matrices only."""
    size = len(matrix)
    rows = [[*map(float, row), *(1.0 if at == other else 0.0 for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        lead = rows[at][at]
        rows[at] = [value / lead for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at])]
    return [row[size:] for row in rows]
