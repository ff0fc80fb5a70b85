"""The forty faces that are not courts: pips from two to ten, and the aces.

A card is 250 x 350 units. The left strip up to x = 56 and its turned twin belong to the corner letters, which are not
in these files: SDL's reader draws no text, so they are rendered with the font over the raster (sprites/corner.py).
"""

from engine.cards import CLUBS, DIAMONDS, HEARTS, NAMES, SPADES, rank, suit
from sprites.colours import EDGE, PAPER
from sprites.draw.ink import around, circle, line, moved, path, picture, rect
from sprites.draw.signs import sign

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
    return picture(WIDTH, HEIGHT, [sheet(), *(sign(of_suit, x, y, size, y > CENTRE + 1) for x, y in pips(number))])


def _daisy(x: float, y: float, size: float) -> str:
    petal = "M0 0C-7 -8 -7 -19 0 -24C7 -19 7 -8 0 0Z"
    petals = [moved([path(petal, PAPER)], 0, 0, turn=45 * k) for k in range(8)]
    dots = [circle(px, py, 2.6, PAPER) for px, py in around(8, 31, first=-67.5)]
    return moved([*petals, circle(0, 0, 6.5, "#F3C64B"), *dots], x, y, size / 68)


_HEARTS_OF: dict[int, list[tuple[float, float, float]]] = {
    HEARTS: [(125, 165, 74)],
    DIAMONDS: [(125, 175, 66)],
    CLUBS: [(125, 139, 44), (92.5, 187, 44), (157.5, 187, 44)],
    SPADES: [(125, 182, 72)],
}


def _sprig(x: float, y: float, turn: float) -> str:
    """A curled twig with leaves and berries, above and below the great sign."""
    tone = "#D9C79E"
    twig = [
        line("M0 0C14 2 26 -3 36 -14", tone, 2.2),
        path("M14 -1C16 -10 24 -13 30 -12C27 -4 22 -1 14 -1Z", tone),
        path("M12 1C20 2 25 6 27 12C19 12 14 8 12 1Z", tone),
        circle(39, -18, 3.4, tone),
    ]
    mirrored = moved([f'<g transform="scale(-1 1)">{"".join(twig)}</g>'], 0, 0)
    return moved([*twig, mirrored, circle(0, 0, 3.6, tone)], x, y, turn=turn)


def ace_face(of_suit: int) -> str:
    """One great sign with a painted daisy in it, between two sprigs."""
    daisies = [_daisy(x, y, size) for x, y, size in _HEARTS_OF[of_suit]]
    return picture(
        WIDTH, HEIGHT,
        [sheet(), _sprig(125, 72, 180), _sprig(125, 278, 0), sign(of_suit, 125, 175, 150), *daisies],
    )  # fmt: skip


def pictures() -> dict[str, str]:
    """The files of all number cards and aces."""
    made = {}
    for card, name in enumerate(NAMES):
        if rank(card) == 12:
            made[f"faces/{name}.svg"] = ace_face(suit(card))
        elif rank(card) <= 8:
            made[f"faces/{name}.svg"] = number_face(suit(card), rank(card) + 2)
    return made
