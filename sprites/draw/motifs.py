"""The patterns that a game's tablecloth and its card back share: rosette tiles, gingham, folk flowers."""

from dataclasses import dataclass

from sprites.draw.ink import around, polygon_path
from sprites.draw.stamp import Layer, box, disc, oval, placed, quarter, wheel

PETAL = "M0 0C-12 -11 -12 -28 0 -38C12 -28 12 -11 0 0Z"


@dataclass(frozen=True, slots=True)
class Glaze:
    """The colours of one tile: ground, star, petals and leaves of the rosette, lines, its heart, corners, light."""

    ground: str
    star: str
    petal: str
    leaf: str
    line: str
    heart: str
    corner: str
    light: str


def rosette(glaze: Glaze) -> list[Layer]:
    """A glazed tile of 100 x 100 units that repeats without a seam: a rosette in a ring, quarter rings in the corners.

    The corners hold quarters, not circles cut off by the tile's edge: a card back lays tiles with nothing to cut them.
    """
    corners = [(0, 0, 0), (100, 0, 90), (100, 100, 180), (0, 100, 270)]

    def at_corners(d: str) -> str:
        return "".join(placed(d, x, y, turn) for x, y, turn in corners)

    star = polygon_path(
        point for pair in zip(around(8, 44, 50, 50), around(8, 34, 50, 50, first=-67.5), strict=True) for point in pair
    )
    studs = oval(50, 0, 5, 2.4) + oval(50, 100, 5, 2.4) + oval(0, 50, 2.4, 5) + oval(100, 50, 2.4, 5)
    seeds = at_corners(oval(11.5, 0, 3.6, 2.1) + placed(oval(11.5, 0, 3.6, 2.1), turn=45) + oval(0, 11.5, 2.1, 3.6))
    return [
        Layer(box(0, 0, 100, 100), glaze.ground),
        Layer(at_corners(quarter(26)), glaze.corner),
        Layer(at_corners(quarter(26, closed=False)), glaze.line, 1.6),
        Layer(at_corners(quarter(17)), glaze.ground),
        Layer(at_corners(quarter(17, closed=False)), glaze.line, 1.2),
        Layer(seeds, glaze.petal),
        Layer(star, glaze.star),
        Layer(disc(50, 50, 35.5), glaze.line, 1.6),
        Layer(wheel(PETAL, 8, 50, 50, 22.5, 0.9), glaze.leaf),
        Layer(wheel(PETAL, 8, 50, 50, 0, 0.8), glaze.petal),
        Layer(wheel("M-3.4 -27C-6.2 -22 -6.4 -16 -4 -11", 8, 50, 50, 0, 0.8), glaze.light, 0.9),
        Layer(disc(50, 50, 9.4), glaze.ground),
        Layer(disc(50, 50, 6.6) + studs + at_corners(quarter(6)), glaze.heart),
        Layer(disc(48.4, 48.2, 1.9), glaze.light),
    ]


def gingham(size: float, pale: str, mixed: str, colour: str, thread: str, threads: int) -> list[Layer]:
    """One repeat of gingham, `size` units square: a coloured check, two mixed ones with slanting threads, a pale one.

    The coloured check lies in the middle and a repeat begins and ends inside a pale one, so that a centred field of
    repeats is even on all four sides.
    """
    half, edge = size / 2, size / 4
    far = size - edge
    step = half / threads
    twill = ""
    for x, y, wide, high in ((edge, 0, half, edge), (edge, far, half, edge), (0, edge, edge, half), (far, edge, edge, half)):
        # Lines x + y = k * step clipped to this piece of a mixed check; a check is a whole number of steps, so that a
        # thread cut by the repeat's edge goes on in the next repeat.
        k = int((x + y) / step) + 1
        while k * step < x + y + wide + high:
            total = k * step
            left, right = max(x, total - y - high), min(x + wide, total - y)
            if right > left:
                twill += f"M{left:.2f} {total - left:.2f}L{right:.2f} {total - right:.2f}"
            k += 1
    return [
        Layer(box(0, 0, size, size), pale),
        Layer(box(edge, 0, half, size) + box(0, edge, size, half), mixed),
        Layer(twill, thread, step * 0.36),
        Layer(box(edge, edge, half, half), colour),
    ]


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of a folk flower: petals with their brush stroke, heart, leaves light and dark, dots, second flower."""

    petal: str
    petal_shade: str
    heart: str
    leaf: str
    leaf_shade: str
    dot: str
    second: str


def daisy(paint: Paint) -> list[Layer]:
    """A painted daisy of eight petals, each with a brush stroke, 92 units across, around the origin."""
    return [
        Layer(wheel("M0 -8C-10 -16 -12 -34 0 -46C12 -34 10 -16 0 -8Z", 8), paint.petal),
        Layer(wheel("M0 -17L0 -31", 8), paint.petal_shade, 3.4),
        Layer(disc(0, 0, 12), paint.heart),
        Layer("".join(disc(x, y, 1.8) for x, y in around(6, 6.4)), paint.petal_shade),
    ]


def tulip(paint: Paint) -> list[Layer]:
    """A painted tulip with two leaves, 98 units high, standing on the origin."""
    return [
        Layer("M0 0C2 -14 -2 -28 0 -44", paint.leaf, 4),
        Layer(
            "M0 -6C-8 -24 -24 -30 -34 -28C-32 -12 -18 0 0 -6ZM0 -6C18 0 32 -12 34 -28C24 -30 8 -24 0 -6Z",
            paint.leaf,
        ),
        Layer("M-6 -11C-14 -18 -20 -22 -27 -24M6 -11C14 -18 20 -22 27 -24", paint.leaf_shade, 2),
        Layer("M0 -40C-22 -40 -28 -62 -22 -90C-14 -84 -8 -80 0 -98C8 -80 14 -84 22 -90C28 -62 22 -40 0 -40Z", paint.second),
        Layer("M0 -98C-13 -80 -14 -56 0 -42C14 -56 13 -80 0 -98Z", paint.heart),
        Layer(disc(0, -58, 2.6) + disc(0, -67, 2.2) + disc(0, -75, 1.8), paint.second),
    ]


def sprig(paint: Paint) -> list[Layer]:
    """A twig with three pairs of leaves and a berry, 90 units high, growing up from the origin."""
    leaf = "M0 0C4 -9 13 -14 22 -13C20 -4 11 3 0 0Z"
    nodes = [(-10, 1), (-30, 0.86), (-50, 0.72)]
    return [
        Layer("M0 0C3 -20 -3 -50 0 -78", paint.leaf, 3.2),
        Layer("".join(placed(leaf, 0, y, scale=grown) for y, grown in nodes), paint.leaf),
        Layer("".join(placed(leaf, 0, y, scale=grown, mirrored=True) for y, grown in nodes), paint.leaf_shade),
        Layer(disc(0, -84, 6.5), paint.second),
        Layer(disc(-1.8, -86, 1.8), paint.dot),
    ]
