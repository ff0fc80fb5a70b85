"""The tablecloths, one repeat each, tone on tone: what lies on them must be read first.

White text of normal size stands on every cloth but the cream one with at least 4.5:1, so no large area of a dark cloth
may be lighter than that allows; the vignette only darkens.
"""

from sprites.draw.ink import circle, path, picture, rect
from sprites.draw.motifs import Glaze, Paint, daisy, gingham, rosette_tile, sprig, tulip

TILES = Glaze(
    ground="#1E4E62", star="#22566A", petal="#2F6A7C", leaf="#1A4658", line="#34697B", heart="#3E7C84", corner="#235A6B",
    light="#4B8490",
)  # fmt: skip
FOLK = Paint(
    petal="#3E6FA0", petal_shade="#5584B2", heart="#857F50", leaf="#2E6B7E", leaf_shade="#3A7B8C", dot="#6F9AC0",
    second="#74557A",
)  # fmt: skip
BLUE = "#234F80"


def folk_tile() -> list[str]:
    """Two bouquets, the second half a repeat further down and to the side; 240 units."""

    def bouquet(x: float, y: float) -> list[str]:
        return [
            *(tulip(FOLK, x, y, 58, turn) for turn in (0, 180)),
            *(sprig(FOLK, x, y, 52, turn) for turn in (90, 270)),
            *(sprig(FOLK, x, y, 36, turn) for turn in (42, 138, 222, 318)),
            daisy(FOLK, x, y, 40, 22.5),
        ]

    parts = [rect(0, 0, 240, 240, BLUE)]
    for x, y in ((0, 0), (240, 0), (0, 240), (240, 240), (120, 120)):
        parts += bouquet(x, y)
    for x, y in ((120, 0), (120, 240), (0, 120), (240, 120)):
        parts += [daisy(FOLK, x, y, 26), *(circle(x + dx, y + dy, 2.6, FOLK.dot) for dx, dy in ((22, 0), (-22, 0), (0, 22), (0, -22)))]
    return parts


def shade(colour: str, depth: float) -> str:
    """The vignette, stretched over the whole window: clear in the middle, `depth` opaque in the corners."""
    stops = ((0, 0.0), (0.5, 0.0), (0.65, 0.1), (0.8, 0.38), (1, 1.0))
    fade = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{depth * share:.3f}"/>' for at, share in stops
    )
    fade = f'<radialGradient id="v" cx="50%" cy="50%" r="72%">{fade}</radialGradient>'
    return picture(160, 90, [path("M0 0H160V90H0Z", "url(#v)")], fade)


def pictures() -> dict[str, str]:
    """The repeats, and the two vignettes: evening for the games, morning for the title."""
    red = gingham(120, "#A65A5C", "#98424A", "#862B31", "#8D3339", 10)
    cream = gingham(120, "#F8F0E0", "#F5E9D3", "#F0DFC2", "#F2E3C9", 10)
    return {
        "cloths/rolling_stone.svg": picture(100, 100, rosette_tile(TILES)),
        "cloths/gran_ramino.svg": picture(120, 120, red),
        "cloths/michigan.svg": picture(240, 240, folk_tile()),
        "cloths/kitchen.svg": picture(120, 120, cream),
        "cloths/evening.svg": shade("#0A141C", 0.42),
        "cloths/morning.svg": shade("#9A7440", 0.22),
    }
