"""The forty faces that are not courts: pips from two to ten, and the aces.

A card is 250 x 350 units. The left strip up to x = 56 and its turned twin belong to the corner letters, which are not
in these files: SDL's reader draws no text, so they are rendered with the font over the raster (sprites/corner.py).
"""

from engine.cards import CLUBS, DIAMONDS, HEARTS, NAMES, SPADES, rank, suit
from sprites.colours import EDGE, PAPER
from sprites.draw.ink import around, picture, rect
from sprites.draw.signs import signs
from sprites.draw.stamp import Layer, disc, placed, stamp, wheel

WIDTH, HEIGHT, RADIUS = 250, 350, 20
LEFT, MIDDLE, RIGHT = 83.0, 125.0, 167.0
TOP, BOTTOM, CENTRE = 62.0, 288.0, 175.0
_THIRD = TOP + (BOTTOM - TOP) / 3
_PAIR_ROWS = {4: (TOP, BOTTOM), 6: (TOP, CENTRE, BOTTOM), 8: (TOP, _THIRD, HEIGHT - _THIRD, BOTTOM)}
_UPPER, _LOWER = (TOP + CENTRE) / 2, (BOTTOM + CENTRE) / 2
_HIGH, _LOW = (TOP + _THIRD) / 2, HEIGHT - (TOP + _THIRD) / 2
# For each number: how many pips stand in the two outer columns, then where the rest stand in the middle one.
_LAYOUT: dict[int, tuple[int, tuple[float, ...]]] = {
    2: (0, (TOP, BOTTOM)),
    3: (0, (TOP, CENTRE, BOTTOM)),
    4: (4, ()),
    5: (4, (CENTRE,)),
    6: (6, ()),
    7: (6, (_UPPER,)),
    8: (6, (_UPPER, _LOWER)),
    9: (8, (CENTRE,)),
    10: (8, (_HIGH, _LOW)),
}


def sheet() -> str:
    """The paper of a card with its hairline edge."""
    return rect(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, PAPER, rx=RADIUS, stroke=EDGE, stroke_width=1.6)


def pips(number: int) -> list[tuple[float, float]]:
    """Where the pips of a number card stand, in units."""
    outer, middle = _LAYOUT[number]
    rows = _PAIR_ROWS[outer] if outer else ()
    return [(x, y) for y in rows for x in (LEFT, RIGHT)] + [(MIDDLE, y) for y in middle]


def number_face(of_suit: int, number: int) -> str:
    """A card from two to ten; pips in the lower half stand on their heads."""
    size = 50 if number < 9 else 45
    return picture(WIDTH, HEIGHT, [sheet(), signs(of_suit, pips(number), size, CENTRE)])


_DAISY = [
    Layer(wheel("M0 0C-7 -8 -7 -19 0 -24C7 -19 7 -8 0 0Z", 8), PAPER),
    Layer(disc(0, 0, 6.5), "#F3C64B"),
    Layer("".join(disc(x, y, 2.6) for x, y in around(8, 31, first=-67.5)), PAPER),
]
# Where the daisies of a great sign have their middles, and how large they are.
_DAISIES: dict[int, tuple[float, list[tuple[float, float, float]]]] = {
    HEARTS: (1.09, [(125, 165, 0)]),
    DIAMONDS: (0.97, [(125, 175, 0)]),
    CLUBS: (0.65, [(125, 139, 0), (91, 188, 0), (159, 188, 0)]),
    SPADES: (1.06, [(125, 182, 0)]),
}


def _sprig() -> list[Layer]:
    """A curled twig with leaves and berries, above and below the great sign."""
    tone = "#D9C79E"
    twig = "M0 0C14 2 26 -3 36 -14"
    leaves = "M14 -1C16 -10 24 -13 30 -12C27 -4 22 -1 14 -1ZM12 1C14 8 19 12 27 12C25 6 20 2 12 1Z" + disc(39, -18, 3.4)
    return [
        Layer(twig + placed(twig, mirrored=True), tone, 2.2),
        Layer(leaves + placed(leaves, mirrored=True) + disc(0, 0, 3.6), tone),
    ]


def ace_face(of_suit: int) -> str:
    """One great sign with painted daisies in it, between two sprigs."""
    scale, daisies = _DAISIES[of_suit]
    return picture(
        WIDTH,
        HEIGHT,
        [
            sheet(),
            *stamp(_sprig(), [(125, 72, 180), (125, 278, 0)]),
            signs(of_suit, [(125, 175)], 150, CENTRE),
            *stamp(_DAISY, daisies, scale),
        ],
    )


def pictures() -> dict[str, str]:
    """The files of all number cards and aces."""
    made = {}
    for card, name in enumerate(NAMES):
        if rank(card) == 12:
            made[f"faces/french/{name}.svg"] = ace_face(suit(card))
        elif rank(card) <= 8:
            made[f"faces/french/{name}.svg"] = number_face(suit(card), rank(card) + 2)
    return made
