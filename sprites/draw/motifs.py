"""The patterns that a game's tablecloth and its card back share: rosette tiles, gingham, folk flowers."""

from dataclasses import dataclass

from sprites.draw.ink import around, circle, ellipse, line, moved, path, polygon_path, rect

PETAL = "M0 0C-12 -11 -12 -28 0 -38C12 -28 12 -11 0 0Z"


@dataclass(frozen=True, slots=True)
class Glaze:
    """The colours of one tile: ground, two petals, lines, heart of the flower and light on the glaze."""

    ground: str
    star: str
    petal: str
    leaf: str
    line: str
    heart: str
    corner: str
    light: str


def rosette_tile(glaze: Glaze) -> list[str]:
    """A glazed tile of 100 x 100 units that repeats without a seam: a rosette within a ring, quarters in the corners."""
    star = polygon_path(
        point for pair in zip(around(8, 44, 50, 50), around(8, 34, 50, 50, first=-67.5), strict=True) for point in pair
    )
    parts = [rect(0, 0, 100, 100, glaze.ground)]
    for x, y, dx, dy in ((0, 0, 1, 1), (100, 0, -1, 1), (0, 100, 1, -1), (100, 100, -1, -1)):
        # Quarters, not circles cut off by the tile's edge: a card back lays tiles with nothing to cut them.
        sweep = 1 if dx == dy else 0

        def arc(r: float, x: int = x, y: int = y, dx: int = dx, dy: int = dy, sweep: int = sweep) -> str:
            return f"M{x + dx * r} {y}A{r} {r} 0 0 {sweep} {x} {y + dy * r}"

        parts += [
            path(f"{arc(26)}L{x} {y}Z", glaze.corner),
            path(arc(26), "none", stroke=glaze.line, stroke_width=1.6),
            path(f"{arc(17)}L{x} {y}Z", glaze.ground),
            path(arc(17), "none", stroke=glaze.line, stroke_width=1.2),
            *(moved([ellipse(0, -11.5, 2.1, 3.6, glaze.petal)], x, y, turn=turn) for turn in range(0, 360, 45)),
            circle(x, y, 6, glaze.heart),
        ]
    parts += [
        path(star, glaze.star),
        circle(50, 50, 35.5, "none", stroke=glaze.line, stroke_width=1.6),
        *(moved([path(PETAL, glaze.leaf)], 50, 50, 0.9, turn=45 * k + 22.5) for k in range(8)),
        *(moved([path(PETAL, glaze.petal)], 50, 50, 0.8, turn=45 * k) for k in range(8)),
        *(moved([line("M-3.4 -27C-6.2 -22 -6.4 -16 -4 -11", glaze.light, 1.1)], 50, 50, 0.8, turn=45 * k) for k in range(8)),
        circle(50, 50, 9.4, glaze.ground),
        circle(50, 50, 6.6, glaze.heart),
        circle(48.4, 48.2, 1.9, glaze.light),
        *(ellipse(x, y, rx, ry, glaze.heart) for x, y, rx, ry in ((50, 0, 5, 2.4), (50, 100, 5, 2.4), (0, 50, 2.4, 5), (100, 50, 2.4, 5))),
    ]  # fmt: skip
    return parts


def gingham(size: float, white: str, mixed: str, colour: str, thread: str, threads: int = 0) -> list[str]:
    """One repeat of gingham, `size` units square: a coloured check, two mixed ones with slanting threads, a pale one.

    The coloured check lies in the middle and a repeat begins and ends inside a pale one, so that a centred field of
    repeats is even on all four sides.
    """
    h, q = size / 2, size / 4
    parts = [rect(0, 0, size, size, white), rect(q, 0, h, size, mixed), rect(0, q, size, h, mixed)]
    parts.append(rect(q, q, h, h, colour))
    if threads:
        step = h / threads
        for k in range(threads):
            at = (k + 0.5) * step
            # A slanting thread leaves a check on one side and enters on the other, so that no thread is cut short.
            for x, y in ((q, -q), (q, h + q), (-q, q), (h + q, q)):
                parts.append(line(f"M{x:.2f} {y + at:.2f}L{x + at:.2f} {y:.2f}", thread, step * 0.3))
                parts.append(line(f"M{x + at:.2f} {y + h:.2f}L{x + h:.2f} {y + at:.2f}", thread, step * 0.3))
    return parts


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of a folk flower: two petals, heart, two leaves and dots."""

    petal: str
    petal_shade: str
    heart: str
    leaf: str
    leaf_shade: str
    dot: str
    second: str


def daisy(paint: Paint, x: float, y: float, size: float, turn: float = 0) -> str:
    """A painted daisy of eight petals, each with a brush stroke, `size` units across."""
    petal = "M0 -8C-10 -16 -12 -34 0 -46C12 -34 10 -16 0 -8Z"
    petals = [moved([path(petal, paint.petal), line("M0 -17L0 -31", paint.petal_shade, 3.4)], 0, 0, turn=45 * k) for k in range(8)]
    dots = [circle(px, py, 1.8, paint.petal_shade) for px, py in around(6, 6.4)]
    return moved([*petals, circle(0, 0, 12, paint.heart), *dots], x, y, size / 92, turn)


def tulip(paint: Paint, x: float, y: float, size: float, turn: float = 0) -> str:
    """A painted tulip standing on its stem at (x, y), `size` units high, with two leaves."""
    parts = [
        line("M0 0C2 -14 -2 -28 0 -44", paint.leaf, 4),
        path("M0 -6C-8 -24 -24 -30 -34 -28C-32 -12 -18 0 0 -6Z", paint.leaf),
        path("M0 -6C8 -24 24 -30 34 -28C32 -12 18 0 0 -6Z", paint.leaf),
        line("M-6 -11C-14 -18 -20 -22 -27 -24M6 -11C14 -18 20 -22 27 -24", paint.leaf_shade, 2),
        path("M0 -40C-22 -40 -28 -62 -22 -90C-14 -84 -8 -80 0 -98C8 -80 14 -84 22 -90C28 -62 22 -40 0 -40Z", paint.second),
        path("M0 -98C-13 -80 -14 -56 0 -42C14 -56 13 -80 0 -98Z", paint.heart),
        circle(0, -58, 2.6, paint.second), circle(0, -67, 2.2, paint.second), circle(0, -75, 1.8, paint.second),
    ]  # fmt: skip
    return moved(parts, x, y, size / 98, turn)


def sprig(paint: Paint, x: float, y: float, size: float, turn: float = 0) -> str:
    """A twig with paired leaves and a berry, growing up from (x, y)."""
    leaf = "M0 0C4 -9 13 -14 22 -13C20 -4 11 3 0 0Z"
    parts = [line("M0 0C3 -20 -3 -50 0 -78", paint.leaf, 3.2)]
    for k, at in enumerate((-10, -30, -50)):
        grow = 1 - 0.14 * k
        parts.append(moved([path(leaf, paint.leaf)], 0, at, grow))
        parts.append(moved([f'<g transform="scale(-1 1)">{path(leaf, paint.leaf_shade)}</g>'], 0, at, grow))
    parts += [circle(0, -84, 6.5, paint.second), circle(-1.8, -86, 1.8, paint.dot)]
    return moved(parts, x, y, size / 90, turn)
