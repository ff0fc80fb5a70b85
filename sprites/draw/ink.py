"""SVG text from shapes: the few elements that SDL's reader draws well, and nothing else.

It cannot draw <use>, <text>, <pattern>, clip paths, masks or filters, so a shape needed twice is written twice and a
pattern that must end at an edge is covered by a frame. Colours are six hex digits.
"""

import math
from collections.abc import Iterable

Attr = str | float | int


def num(value: float) -> str:
    """A number with at most two decimals and no needless zeros, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _attributes(attributes: dict[str, Attr]) -> str:
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for name, value in attributes.items()
    )


def shape(element: str, **attributes: Attr) -> str:
    """One element; underscores in attribute names become hyphens."""
    return f"<{element}{_attributes(attributes)}/>"


def path(d: str, fill: str = "none", **attributes: Attr) -> str:
    """A path, filled unless told otherwise."""
    return shape("path", d=d, fill=fill, **attributes)


def line(d: str, stroke: str, width: float, **attributes: Attr) -> str:
    """A path drawn as a round-ended line of this width."""
    return shape(
        "path", d=d, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round", stroke_linejoin="round",
        **attributes,
    )  # fmt: skip


def circle(x: float, y: float, r: float, fill: str, **attributes: Attr) -> str:
    """A circle around (x, y)."""
    return shape("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **attributes: Attr) -> str:
    """An ellipse around (x, y)."""
    return shape("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str, **attributes: Attr) -> str:
    """A rectangle; `rx` rounds its corners."""
    return shape("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def group(parts: Iterable[str], transform: str) -> str:
    """These parts moved, turned or scaled together."""
    return f'<g transform="{transform}">\n' + "\n".join(parts) + "\n</g>"


def moved(parts: Iterable[str], x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A group scaled, then turned clockwise by degrees, then moved so that its origin lies at (x, y)."""
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1:
        steps.append(f"scale({num(scale) if scale >= 1 else f'{scale:.4f}'.rstrip('0')})")
    return group(parts, " ".join(steps))


def round_path(x: float, y: float, r: float) -> str:
    """A circle as path data, to be joined with other shapes into one path."""
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 1 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 1 {num(-2 * r)} 0Z"


def box_path(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rounded rectangle as path data, clockwise."""
    a = f"a{num(r)} {num(r)} 0 0 1 "
    return (
        f"M{num(x + r)} {num(y)}h{num(width - 2 * r)}{a}{num(r)} {num(r)}v{num(height - 2 * r)}{a}{num(-r)} {num(r)}"
        f"h{num(2 * r - width)}{a}{num(-r)} {num(-r)}v{num(2 * r - height)}{a}{num(r)} {num(-r)}Z"
    )


def polygon_path(points: Iterable[tuple[float, float]]) -> str:
    """Straight lines through these points, closed."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def around(count: int, radius: float, x: float = 0, y: float = 0, first: float = -90) -> list[tuple[float, float]]:
    """Points evenly round a circle, clockwise from the angle `first` in degrees (-90 is the top)."""
    turns = [math.radians(first + 360 * k / count) for k in range(count)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns]


def picture(width: int, height: int, parts: Iterable[str], defs: str = "") -> str:
    """A whole SVG file of this many units."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return "\n".join([head, *([f"<defs>{defs}</defs>"] if defs else []), *parts, "</svg>", ""])
