"""What falls when a match is won: each game's own small things, in 100 x 100 units. They are named by game and number."""

from sprites.colours import EDGE, PAPER
from sprites.draw.ink import around, circle, ellipse, line, moved, path, picture, rect
from sprites.draw.signs import CLUB, DIAMOND, HEART, SPADE
from sprites.draw.stamp import Layer, disc, placed, stamp, wheel

_Picture = list[str]


def _pebble(colour: str, shade: str, light: str, d: str) -> _Picture:
    """A pebble with a shaded foot, a shine and two specks."""
    return [
        path(placed(d, 0, 5), shade),
        path(d, colour),
        line("M28 42C33 33 41 28 50 27", light, 6),
        circle(64, 62, 3, shade), circle(54, 70, 2.2, shade),
    ]  # fmt: skip


def _small_card(sign: str, colour: str, turn: float) -> _Picture:
    """A card with one sign on it."""
    card = rect(-27, -38, 54, 76, PAPER, rx=7, stroke=EDGE, stroke_width=2.4)
    return [moved([card, path(placed(sign, -20, -20, 0, 0.4), colour)], 50, 50, turn=turn)]


def _ribbon(colour: str, shade: str, turn: float) -> _Picture:
    """A curled strip of ribbon, its back darker."""
    front = "M-36 -14C-26 -30 -12 -30 -4 -12L-4 10C-12 -8 -26 -8 -36 8ZM4 -10C14 6 28 6 36 -12L36 10C28 28 14 28 4 12Z"
    behind = "M-6 -16C-2 -10 2 -6 6 -8L6 14C2 16 -2 12 -6 6Z"
    return [moved([path(behind, shade), path(front, colour)], 50, 50, turn=turn)]


def _leaf(colour: str, vein: str, turn: float) -> _Picture:
    """An olive leaf."""
    return [
        moved(
            [
                path("M0 42C-22 26 -24 -12 0 -42C24 -12 22 26 0 42Z", colour),
                line("M0 46L0 -28M0 16L11 4M0 16L-11 4M0 -4L9 -14M0 -4L-9 -14", vein, 3.6),
            ],
            50, 50, turn=turn,
        )
    ]  # fmt: skip


def _button(colour: str, shade: str, light: str) -> _Picture:
    """A sewing button with two holes, unlike the markers, which have four."""
    return [
        circle(50, 53, 34, shade), circle(50, 49, 34, colour),
        circle(50, 49, 26, "none", stroke=light, stroke_width=4),
        ellipse(39, 49, 5, 6.4, shade), ellipse(61, 49, 5, 6.4, shade), line("M39 49H61", light, 3.4),
    ]  # fmt: skip


def _flower(colour: str, shade: str, petals: int) -> _Picture:
    """A paper flower."""
    petal = "M0 -6C-15 -14 -15 -36 0 -42C15 -36 15 -14 0 -6Z"
    return stamp(
        [
            Layer(wheel(petal, petals), colour),
            Layer(wheel("M0 -14L0 -28", petals), shade, 3.6),
            Layer(disc(0, 0, 12), "#F2B83C"),
            Layer("".join(disc(x, y, 2) for x, y in around(5, 6)), "#B97A1E"),
        ],
        [(50, 50, 0)],
    )


_ROUND = "M50 22C70 20 84 34 84 52C84 70 68 78 50 78C30 78 16 70 16 54C16 36 30 24 50 22Z"
_LONG = "M42 26C62 20 88 34 88 54C88 70 72 74 56 72C36 72 12 74 12 54C12 40 26 30 42 26Z"
_FLAT = "M46 32C68 26 86 38 86 54C86 68 66 72 48 72C28 72 14 66 14 54C14 42 28 36 46 32Z"


def _sets() -> dict[str, list[_Picture]]:
    return {
        "rolling_stone": [
            _pebble("#8FA3AE", "#6C808C", "#C9D6DC", _ROUND),
            _small_card(HEART, "#C8323C", -12),
            _pebble("#C9A06B", "#A47C49", "#EBD0A8", _LONG),
            _small_card(SPADE, "#1C2A40", 16),
            _pebble("#5FA5A8", "#438185", "#A9D6D4", _FLAT),
            _small_card(DIAMOND, "#C8323C", 30),
        ],
        "gran_ramino": [
            _ribbon("#D8454F", "#9B2A35", 20),
            _leaf("#6FA55B", "#4B7E3C", 30),
            _ribbon("#FFF3DC", "#DCC8A0", -24),
            _leaf("#9CBB62", "#6E8F3C", -38),
            _ribbon("#E9A93C", "#B97F1E", 70),
            _small_card(CLUB, "#1C2A40", -20),
        ],
        "michigan": [
            _button("#E8592F", "#A93A18", "#F7A88A"),
            _flower("#FBF1DC", "#8FB4DC", 6),
            _button("#3D8FE0", "#2364A8", "#A6D0F8"),
            _flower("#E66BA6", "#AD3F75", 5),
            _button("#F2B632", "#B27C10", "#FCE3A0"),
            _flower("#E0604F", "#A93A2E", 8),
        ],
    }


def pictures() -> dict[str, str]:
    """The files of all pieces."""
    return {
        f"confetti/{game}-{number}.svg": picture(100, 100, parts)
        for game, pieces in _sets().items()
        for number, parts in enumerate(pieces)
    }
