"""The tablecloths, one repeat each, tone on tone: what lies on them must be read first.

White text of normal size stands on every cloth but the cream one with at least 4.5:1, on its lightest thread too, so nothing
on a dark cloth is lighter than that allows; the vignette only darkens.
"""

from sprites.draw.ink import path, picture, rect
from sprites.draw.motifs import Glaze, Paint, daisy, gingham, rosette, sprig, tulip
from sprites.draw.stamp import Layer, disc, stamp, wheel

TILES = Glaze(
    ground="#1E4E62",
    star="#22566A",
    petal="#2B6375",
    leaf="#1A4658",
    line="#34697B",
    heart="#38727B",
    corner="#235A6B",
    light="#437986",
)
FOLK = Paint(
    petal="#3E6FA0",
    petal_shade="#46739B",
    heart="#716F48",
    leaf="#2E6B7E",
    leaf_shade="#3A7B8C",
    dot="#46739D",
    second="#74557A",
)
BLUE = "#234F80"


def folk_flowers() -> list[str]:
    """Two bouquets, the second half a repeat further down and to the side, with a small daisy between; 240 units."""
    bouquets = [(0, 0), (240, 0), (0, 240), (240, 240), (120, 120)]
    daisies = [(120, 0), (120, 240), (0, 120), (240, 120)]

    def spots(turns: tuple[float, ...]) -> list[tuple[float, float, float]]:
        return [(x, y, turn) for x, y in bouquets for turn in turns]

    return [
        rect(0, 0, 240, 240, BLUE),
        *stamp(tulip(FOLK), spots((0, 180)), 0.6),
        *stamp(sprig(FOLK), spots((90, 270)), 0.58),
        *stamp(sprig(FOLK), spots((42, 138, 222, 318)), 0.4),
        *stamp(daisy(FOLK), spots((22.5,)), 0.43),
        *stamp(daisy(FOLK), [(x, y, 0) for x, y in daisies], 0.28),
        *stamp([Layer(wheel(disc(0, -22, 2.6), 4), FOLK.dot)], [(x, y, 0) for x, y in daisies]),
    ]


def shade(colour: str, depth: float) -> str:
    """A vignette, stretched over the whole window: clear in the middle, `depth` opaque in the corners."""
    stops = ((0, 0.0), (0.5, 0.0), (0.65, 0.1), (0.8, 0.38), (1, 1.0))
    fade = "".join(f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{depth * share:.3f}"/>' for at, share in stops)
    fade = f'<radialGradient id="v" cx="50%" cy="50%" r="72%">{fade}</radialGradient>'
    return picture(160, 90, [path("M0 0H160V90H0Z", "url(#v)")], fade)


def pictures() -> dict[str, str]:
    """The repeats, and the two vignettes: evening for the games, morning for the title."""
    once = [(0.0, 0.0, 0.0)]
    red = gingham(120, "#A65A5C", "#98424A", "#862B31", "#8D3339", 10)
    cream = gingham(120, "#F8F0E0", "#F5E9D3", "#F0DFC2", "#F2E3C9", 10)
    return {
        "cloths/rolling_stone.svg": picture(100, 100, stamp(rosette(TILES), once)),
        "cloths/gran_ramino.svg": picture(120, 120, stamp(red, once)),
        "cloths/michigan.svg": picture(240, 240, folk_flowers()),
        "cloths/kitchen.svg": picture(120, 120, stamp(cream, once)),
        "cloths/evening.svg": shade("#0A141C", 0.42),
        "cloths/morning.svg": shade("#9A7440", 0.22),
    }
