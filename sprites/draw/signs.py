"""The four French suit signs, in a box of 100 x 100 units; absolute path data, so that they can be stamped."""

from collections.abc import Iterable

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from sprites.colours import TWO_COLOURS
from sprites.draw.ink import path, picture
from sprites.draw.stamp import disc, placed

HEART = (
    "M50 94C45.5 94 7 63.5 7 34.5C7 18 18 7 31 7C39.5 7 46.5 11.5 50 18.5"
    "C53.5 11.5 60.5 7 69 7C82 7 93 18 93 34.5C93 63.5 54.5 94 50 94Z"
)
DIAMOND = (
    "M50 3C52 3 53.2 4.4 54 5.8C63 21.5 72 33.5 84.5 46C86.8 48.4 86.8 51.6 84.5 54C72 66.5 63 78.5 54 94.2"
    "C53.2 95.6 52 97 50 97C48 97 46.8 95.6 46 94.2C37 78.5 28 66.5 15.5 54C13.2 51.6 13.2 48.4 15.5 46"
    "C28 33.5 37 21.5 46 5.8C46.8 4.4 48 3 50 3Z"
)
STEM = (
    "M45.5 60L54.5 60C55.5 76 59.5 86 67.5 91.5C69.5 93 69 95.5 66.5 95.5L33.5 95.5"
    "C31 95.5 30.5 93 32.5 91.5C40.5 86 44.5 76 45.5 60Z"
)
SPADE = (
    "M50 4C54.5 4 94 33 94 58.5C94 71.5 84.5 80 73.5 80C64 80 56.5 75 53 68L47 68C43.5 75 36 80 26.5 80"
    "C15.5 80 6 71.5 6 58.5C6 33 45.5 4 50 4Z" + STEM
)
CLUB = disc(50, 26.5, 22) + disc(27, 59, 22) + disc(73, 59, 22) + "M41 38L59 38L62 64L38 64Z" + STEM

SIGNS: dict[int, str] = {HEARTS: HEART, DIAMONDS: DIAMOND, CLUBS: CLUB, SPADES: SPADE}
NAMES: dict[int, str] = {HEARTS: "hearts", DIAMONDS: "diamonds", CLUBS: "clubs", SPADES: "spades"}


def signs(suit: int, middles: Iterable[tuple[float, float]], size: float, turned_below: float) -> str:
    """A suit's sign, `size` units high, around each of these points; on its head where y is more than `turned_below`."""
    scale = size / 100
    d = ""
    for x, y in middles:
        turned = y > turned_below
        away = 50 * scale * (1 if turned else -1)
        d += placed(SIGNS[suit], x + away, y + away, 180 if turned else 0, scale)
    return path(d, TWO_COLOURS[suit])


def pictures() -> dict[str, str]:
    """The signs as files of their own, for corners and lines of text."""
    return {f"signs/french/{NAMES[suit]}.svg": picture(100, 100, [path(SIGNS[suit], TWO_COLOURS[suit])]) for suit in range(4)}
