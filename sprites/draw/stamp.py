"""Motifs stamped many times into few paths.

SDL's reader walks over the whole height of the picture for every element, so a back of a thousand small shapes takes
30 ms where fifteen paths of the same look take three. A motif is a list of layers, lowest first; stamped at many places
each layer becomes one path, which is right as long as the places do not overlap.
"""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass

from sprites.draw.ink import line, num, path

_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_ROUND = 0.5523
"""How far the handles of a quarter circle reach, as a part of its radius."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One colour of a motif: absolute path data of M, L, C and Z; filled, or drawn as a line of `width` units."""

    d: str
    colour: str
    width: float = 0


Place = tuple[float, float, float]
"""Where a motif goes: x, y, and degrees clockwise."""


def placed(d: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, mirrored: bool = False) -> str:
    """Path data scaled, mirrored left to right if wanted, turned, then moved to (x, y)."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    side = -1 if mirrored else 1
    made = []
    for command, rest in _STEP.findall(d):
        values = [float(value) for value in _NUMBER.findall(rest)]
        if len(values) % 2:
            raise ValueError(f"{command}{rest} is not made of pairs")
        points = [
            f"{num(x + side * px * cos - py * sin)} {num(y + side * px * sin + py * cos)}"
            for px, py in zip(values[::2], values[1::2], strict=True)
        ]
        made.append(command + " ".join(points))
    return "".join(made)


def wheel(d: str, count: int, x: float = 0, y: float = 0, first: float = 0, scale: float = 1) -> str:
    """The same shape `count` times around (x, y), the first turned by `first` degrees."""
    return "".join(placed(d, x, y, first + 360 * k / count, scale) for k in range(count))


def stamp(motif: Iterable[Layer], places: Iterable[Place], scale: float = 1) -> list[str]:
    """The motif at all these places, an element for each layer."""
    spots = list(places)
    made = []
    for layer in motif:
        d = "".join(placed(layer.d, x, y, turn, scale) for x, y, turn in spots)
        made.append(line(d, layer.colour, layer.width * scale) if layer.width else path(d, layer.colour))
    return made


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """An ellipse as absolute path data."""
    a, b = rx * _ROUND, ry * _ROUND
    return (
        f"M{num(x)} {num(y - ry)}C{num(x + a)} {num(y - ry)} {num(x + rx)} {num(y - b)} {num(x + rx)} {num(y)}"
        f"C{num(x + rx)} {num(y + b)} {num(x + a)} {num(y + ry)} {num(x)} {num(y + ry)}"
        f"C{num(x - a)} {num(y + ry)} {num(x - rx)} {num(y + b)} {num(x - rx)} {num(y)}"
        f"C{num(x - rx)} {num(y - b)} {num(x - a)} {num(y - ry)} {num(x)} {num(y - ry)}Z"
    )


def disc(x: float, y: float, r: float) -> str:
    """A circle as absolute path data."""
    return oval(x, y, r, r)


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle as absolute path data."""
    right, foot = num(x + width), num(y + height)
    return f"M{num(x)} {num(y)}L{right} {num(y)}L{right} {foot}L{num(x)} {foot}Z"


def quarter(r: float, closed: bool = True) -> str:
    """A quarter of a circle around the origin, right and below; closed to a slice or only its arc."""
    arc = f"{num(r)} 0C{num(r)} {num(r * _ROUND)} {num(r * _ROUND)} {num(r)} 0 {num(r)}"
    return f"M0 0L{arc}Z" if closed else f"M{arc}"
