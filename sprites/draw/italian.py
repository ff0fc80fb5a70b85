"""The Italian deck of forty: cups and coins in rows, swords and staves crossing, page, knight and king.

Swords are curved and cross twice, staves are woven, as on the cards of Northern Italy: an even number crosses, an odd one has
one more upright in the middle.
"""

import math
from collections.abc import Callable
from itertools import pairwise

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS
from sprites.colours import SUIT_COLOURS
from sprites.draw.emblems import (
    CLUB,
    CUP,
    EMBLEMS,
    GOLD,
    GOLD_LIGHT,
    RED,
    STEEL,
    STEEL_LIGHT,
    WOOD,
    WOOD_LIGHT,
    sword,
)
from sprites.draw.faces import HEIGHT, WIDTH, sheet
from sprites.draw.finery import finery
from sprites.draw.ink import around, line, num, path, picture
from sprites.draw.italian_courts import FIGURES
from sprites.draw.mounts import stage
from sprites.draw.stamp import Layer, Place, box, disc, oval, placed, stamp, wheel

KIND = "italian"
_STEEL_DARK = SUIT_COLOURS[KIND][CLUBS]
_WOOD_DARK = SUIT_COLOURS[KIND][SPADES]

# For each number: the size of a pip and where its middles are.
_ROWS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    2: (104, ((125, 100), (125, 250))),
    3: (74, ((125, 84), (86, 250), (158, 250))),
    4: (68, ((90, 100), (160, 100), (90, 250), (160, 250))),
    5: (68, ((90, 86), (160, 86), (125, 175), (90, 264), (160, 264))),
    6: (68, ((90, 76), (160, 76), (90, 175), (160, 175), (90, 274), (160, 274))),
    7: (68, ((90, 74), (160, 74), (52, 175), (125, 175), (198, 175), (90, 276), (160, 276))),
}


def rows(suit: int, number: int) -> list[str]:
    """Cups or coins standing in rows."""
    size, middles = _ROWS[number]
    # Cups are narrower than coins and may be a little larger.
    size *= 1.08 if suit == HEARTS else 1
    return stamp(EMBLEMS[KIND][suit], [(x, y, 0) for x, y in middles], size / 100)


_FLOWER = [
    Layer(wheel("M0 0C-8 -9 -8 -20 0 -26C8 -20 8 -9 0 0Z", 4, first=45), "#5E9E56"),
    Layer(wheel("M0 0C-9 -8 -9 -19 0 -24C9 -19 9 -8 0 0Z", 4), RED),
    Layer(disc(0, 0, 6), GOLD),
]


def _arc(bulge: float, end: float) -> list[tuple[float, float]]:
    """The four points of a blade's curve from its guard, below on the right, to its tip: it bulges to the left."""
    return [(125 + end, 268), (125 - bulge, 222), (125 - bulge, 118), (125 + end * 1.06, 58)]


# For so many pairs: how far each bulges, and how far beyond the middle it ends.
_ARCS = {
    1: [_arc(104, 34)],
    2: [_arc(126, 46), _arc(68, 18)],
    3: [_arc(142, 60), _arc(97, 37), _arc(52, 14)],
}


def _curve(points: list[tuple[float, float]]) -> str:
    start, *rest = points
    return f"M{num(start[0])} {num(start[1])}C" + " ".join(f"{num(x)} {num(y)}" for x, y in rest)


def _tip_half(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The second half of a curve, from its middle to the tip (after de Casteljau)."""

    def mid(one: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(one)]

    twice = mid(mid(points))
    return [mid(twice)[0], twice[1], mid(points)[2], points[3]]


_HILT = [
    Layer("M-10.5 0L10.5 0", _STEEL_DARK, 10),
    Layer("M0 2L0 19", _STEEL_DARK, 9.5),
    Layer(disc(0, 21, 6.2), _STEEL_DARK),
    Layer("M0 5L0 16", RED, 5.4),
    Layer("M-10.5 0L10.5 0", GOLD, 5.4),
    Layer(disc(0, 21, 3.6), GOLD),
]


_POINT = [
    Layer("M-6.5 0.6C-6 -7 -3 -12 0 -17C3 -12 6 -7 6.5 0.6Z", _STEEL_DARK),
    Layer("M-4.2 0.8C-4 -5 -2 -8 0 -11C2 -8 4 -5 4.2 0.8Z", STEEL),
]


def _blades(d: str) -> list[str]:
    # Ends cut straight: where a half is drawn again to lie over, a round one would show.
    return [path(d, stroke=c, stroke_width=w) for c, w in ((_STEEL_DARK, 13), (STEEL, 8.4), (STEEL_LIGHT, 2.4))]


def _turn(at: tuple[float, float], toward: tuple[float, float]) -> float:
    """Degrees clockwise from upright of the way from one point to another."""
    return math.degrees(math.atan2(toward[0] - at[0], at[1] - toward[1]))


def curved_swords(number: int) -> list[str]:
    """Pairs of curved swords crossing above and below; an odd one stands in the middle."""
    pairs = number // 2
    arcs = _ARCS[pairs]
    left = "".join(_curve(points) for points in arcs)
    right = placed(left, WIDTH, 0, mirrored=True)
    over = "".join(_curve(_tip_half(points)) for points in arcs)
    hilts: list[Place] = []
    tips: list[Place] = []
    for guard, first, second, tip in arcs:
        for places, (x, y), turn in ((hilts, guard, _turn(guard, first)), (tips, tip, _turn(second, tip))):
            places += [(x, y, turn), (WIDTH - x, y, -turn)]
    made = [*_blades(left), *_blades(right), *_blades(over), *stamp(_POINT, tips), *stamp(_HILT, hilts)]
    if number % 2:
        made += stamp(sword(204, 8.5, 24), [(125, 262, 0)])
    elif pairs < 3:
        made += stamp(_FLOWER, [(125, 168, 0)], 1.5 if pairs == 1 else 1)
    return made


_LONG = 122.0
"""Half the length of a staff."""
_STAFF_BODY = box(-6, -_LONG + 8, 12, 2 * _LONG - 16)
_CAPS = "".join(
    placed("M-7 0L-9 -15C-9 -21 9 -21 9 -15L7 0Z", 0, side * (_LONG - 12), turn) for side, turn in ((-1, 0), (1, 180))
)
_STAFF = [
    Layer(_STAFF_BODY + _CAPS, _WOOD_DARK, 5),
    Layer(_STAFF_BODY, WOOD),
    Layer(box(-6, -_LONG + 10, 4.6, 2 * _LONG - 20), WOOD_LIGHT),
    Layer(_CAPS, GOLD),
    Layer("".join(box(-6.6, y - 2.6, 13.2, 5.2) for y in (-_LONG + 30, _LONG - 30)), RED),
]
_OVER = [
    Layer(box(-8.5, -11.5, 17, 23), _WOOD_DARK),
    Layer(box(-6, -11.5, 12, 23), WOOD),
    Layer(box(-6, -11.5, 4.6, 23), WOOD_LIGHT),
]


def staves(number: int) -> list[str]:
    """Staves leaning left and right, woven where they cross; an odd one stands upright before them."""
    pairs = number // 2
    # The ends stand evenly beside each other; an odd staff takes the place in the middle.
    apart = {2: 0.0, 3: 0.0, 4: 33.0, 5: 29.0, 6: 25.0, 7: 22.0}[number]
    reach = {2: 50.0, 3: 46.0}.get(number, apart * (pairs + number % 2) / 2)
    lean = math.degrees(math.asin(reach / (_LONG - 8)))
    shifts = [(k - (pairs - 1) / 2) * apart for k in range(pairs)]
    middle = 175.0
    leaning = [(125 + x, middle, -lean) for x in shifts]
    other = [(125 + x, middle, lean) for x in shifts]
    over = []
    for i, one in enumerate(shifts):
        for k, two in enumerate(shifts):
            if (i + k) % 2 == 0:
                # Two staves through (125 + one) and (125 + two) meet half way between, higher or lower by their distance.
                height = (two - one) / 2 / math.tan(math.radians(lean))
                over.append((125 + (one + two) / 2, middle + height, -lean))
    made = [*stamp(_STAFF, leaning), *stamp(_STAFF, other), *stamp(_OVER, over)]
    if number % 2:
        made += stamp(_STAFF, [(125, middle, 0)])
        made += stamp(_FLOWER, [(125, middle, 0)], 0.72)
    return made


def _sprig(tone: str = "#D9C79E") -> list[Layer]:
    """A curled twig with leaves and berries, for above and below a great sign."""
    twig = "M0 0C14 2 26 -3 36 -14"
    leaves = "M14 -1C16 -10 24 -13 30 -12C27 -4 22 -1 14 -1ZM12 1C14 8 19 12 27 12C25 6 20 2 12 1Z" + disc(39, -18, 3.4)
    return [
        Layer(twig + placed(twig, mirrored=True), tone, 2.2),
        Layer(leaves + placed(leaves, mirrored=True) + disc(0, 0, 3.6), tone),
    ]


def _sun() -> list[Layer]:
    """The great coin of the ace of denari: a smiling sun in a ring of pearls and petals."""
    dark = SUIT_COLOURS[KIND][DIAMONDS]
    rays = wheel("M-7 -37L0 -54L7 -37Z", 12)
    waves = wheel("M-4.4 -37C-7 -42 3 -46 0 -53C8 -47 5 -42 4.4 -37Z", 12, first=15)
    return [
        Layer(disc(0, 0, 84), dark),
        Layer(disc(0, 0, 79), GOLD),
        Layer("".join(disc(x, y, 3.6) for x, y in around(24, 70.6)), RED),
        Layer(disc(0, 0, 62.6), dark),
        Layer(disc(0, 0, 59.4), "#3E7FA8"),
        Layer(rays, GOLD),
        Layer(waves, GOLD_LIGHT),
        Layer(disc(0, 0, 38), dark),
        Layer(disc(0, 0, 35), GOLD_LIGHT),
        Layer(oval(-12, -5, 3.6, 4.8) + oval(12, -5, 3.6, 4.8), "#33281F"),
        Layer(disc(-10.8, -7, 1.4) + disc(13.2, -7, 1.4), "#FFFFFF"),
        Layer("M-12 9C-7 17 7 17 12 9", "#A5502C", 3.2),
        Layer("M0 -2C2.4 2 2.6 4.6 -1 5.6", "#D08A1E", 2.4),
        Layer(oval(-21, 5, 5.4, 3.8) + oval(21, 5, 5.4, 3.8), "#F29C6E"),
    ]


def ace(suit: int) -> list[str]:
    """One great sign with its garland."""
    if suit == DIAMONDS:
        return [*stamp(_sprig(), [(125, 66, 180), (125, 284, 0)]), *stamp(_sun(), [(125, 175, 0)])]
    if suit == HEARTS:
        flowers: list[Place] = [(125, 82, 0), (97, 96, -30), (153, 96, 30)]
        stems = line(
            "M125 150C125 130 125 110 125 92M118 150C114 130 106 116 98 104M132 150C136 130 144 116 152 104", "#4F8A4A", 4
        )
        return [stems, *stamp(_FLOWER, flowers, 0.86), *stamp(CUP, [(125, 208, 0)], 1.68)]
    ribbon = "M86 236C100 222 112 252 125 238C138 224 150 254 164 238L164 254C150 270 138 240 125 254C112 268 100 238 86 252Z"
    tails = "M86 236L70 246L80 252L74 262L92 252ZM164 238L180 246L171 253L178 264L160 256Z"
    scroll = [
        path(tails, "#B5303F"),
        path(ribbon, RED),
        line("M88 239C101 226 112 256 125 242C138 228 150 257 162 243", "#EE8F86", 2.4),
    ]
    if suit == CLUBS:
        return [*stamp(sword(186, 17, 46), [(125, 226, 0)]), *scroll]
    return [*stamp(CLUB, [(125, 174, 0)], 2.4), *scroll]


_NUMBERS: dict[int, Callable[[int], list[str]]] = {CLUBS: curved_swords, SPADES: staves}


def card(rank: str, suit: int) -> str:
    """One card, `rank` a letter of A 2 to 7 J Q K."""
    if rank in FIGURES:
        return stage(FIGURES[rank](finery(KIND, rank, suit), suit))
    if rank == "A":
        return picture(WIDTH, HEIGHT, [sheet(), *ace(suit)])
    number = int(rank)
    drawn = _NUMBERS[suit](number) if suit in _NUMBERS else rows(suit, number)
    return picture(WIDTH, HEIGHT, [sheet(), *drawn])


def pictures() -> dict[str, str]:
    """The files of the forty faces."""
    return {f"faces/italian/{rank}{SUITS[suit]}.svg": card(rank, suit) for suit in range(4) for rank in "A234567JQK"}
