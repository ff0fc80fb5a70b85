"""The card backs: a white border round the game's own pattern, the same whichever way up the card lies."""

from dataclasses import replace

from sprites.colours import EDGE, PAPER
from sprites.draw.faces import HEIGHT, WIDTH, sheet
from sprites.draw.ink import around, box_path, circle, line, path, picture
from sprites.draw.motifs import PETAL, Glaze, Paint, daisy, gingham, rosette, sprig, tulip
from sprites.draw.stamp import Layer, Place, disc, placed, stamp, wheel

BORDER, ROUND = 13, 9
_RIGHT, _FOOT = WIDTH - BORDER, HEIGHT - BORDER
_FIELD = box_path(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, ROUND)
_HOLE = (
    f"M{BORDER + ROUND} {BORDER}a{ROUND} {ROUND} 0 0 0 {-ROUND} {ROUND}V{_FOOT - ROUND}a{ROUND} {ROUND} 0 0 0 {ROUND} {ROUND}"
    f"H{_RIGHT - ROUND}a{ROUND} {ROUND} 0 0 0 {ROUND} {-ROUND}V{BORDER + ROUND}a{ROUND} {ROUND} 0 0 0 {-ROUND} {-ROUND}Z"
)
"""The field the other way round, which leaves it open in a border drawn over what spills."""


def framed(field: list[str], line_colour: str) -> str:
    """A card with this field; what spills over the border is covered by it, as the reader knows no clip paths."""
    outer = box_path(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 20)
    cover = [
        path(outer + _HOLE, PAPER, fill_rule="evenodd"),
        path(outer, "none", stroke=EDGE, stroke_width=1.6),
        path(_FIELD, "none", stroke=line_colour, stroke_width=2.4),
    ]
    return picture(WIDTH, HEIGHT, [sheet(), *field, *cover])


def rolling_stone() -> list[str]:
    """Three by four blue-green tiles, brighter than the cloth; the outer ones run under the border."""
    glaze = Glaze(
        ground="#19596B",
        star="#F3EBD6",
        petal="#2C8C98",
        leaf="#16495C",
        line="#7CC0BF",
        heart="#F0B84A",
        corner="#27808C",
        light="#BDE4DF",
    )
    places: list[Place] = [(3.5 + 81 * k, 13 + 81 * j, 0) for k in range(3) for j in range(4)]
    return stamp(rosette(glaze), places, 0.81)


def gran_ramino() -> list[str]:
    """Gingham with a stitched medallion."""
    check = gingham(46, "#FFF6EA", "#E59B93", "#C8404A", "#D0606A", 5)
    places: list[Place] = [(102 + 46 * k, 152 + 46 * j, 0) for k in range(-2, 3) for j in range(-3, 4)]
    flower = [
        Layer(wheel("M0 -54.6L0 -51.2", 36), "#D0606A", 2),
        Layer(wheel(PETAL, 8, first=22.5, scale=1.14), "#5E8F55"),
        Layer(wheel(PETAL, 4, scale=1.05), "#E0707A"),
        Layer(wheel(PETAL, 4, first=45, scale=1.05), "#C8323C"),
        Layer(disc(0, 0, 11), "#F3C64B"),
        Layer("".join(disc(x, y, 1.7) for x, y in [*around(6, 6.2), (0, 0)]), "#B97A1E"),
    ]
    medallion = circle(125, 175, 58, "#FFF8EC", stroke="#B5303F", stroke_width=3)
    return [*stamp(check, places), medallion, *stamp(flower, [(125, 175, 0)])]


def michigan() -> list[str]:
    """Painted flowers on blue: half a garden, and the same turned over."""
    paint = Paint(
        petal="#FBF1DC",
        petal_shade="#8FB4DC",
        heart="#F2B83C",
        leaf="#7FB58A",
        leaf_shade="#5B9A78",
        dot="#FBF1DC",
        second="#E0604F",
    )

    def twice(*half: Place) -> list[Place]:
        return [*half, *((WIDTH - x, HEIGHT - y, turn + 180) for x, y, turn in half)]

    dots = [
        (125, 36, 3.4), (125, 24, 2.2), (28, 32, 3.4), (222, 32, 3.4), (38, 24, 2), (212, 24, 2), (26, 44, 2), (224, 44, 2),
        (28, 158, 3), (222, 158, 3), (52, 154, 2.4), (198, 154, 2.4), (92, 92, 2.6), (158, 92, 2.6), (85, 82, 2), (165, 82, 2),
    ]  # fmt: skip
    scattered = "".join(disc(x, y, r) for x, y, r in dots)
    flower = daisy(paint)
    return [
        path(_FIELD, "#2A5C9E"),
        path(box_path(19, 19, 212, 312, 6), "none", stroke="#7FA6D6", stroke_width=1.4),
        line("M125 165L125 185", paint.leaf, 4.6),
        *stamp(sprig(paint), twice((125, 175, -38), (125, 175, 38)), 0.96),
        *stamp(sprig(paint), twice((125, 175, -76), (125, 175, 76)), 0.78),
        *stamp(tulip(paint), twice((125, 165, 0)), 1.14),
        *stamp(tulip(replace(paint, second="#F29C8E")), twice((60, 104, -14), (190, 104, 14)), 0.76),
        *stamp(flower, twice((39, 128, 0), (211, 128, 0)), 0.33),
        *stamp(flower, twice((90, 38, 0), (160, 38, 0)), 0.28),
        path(scattered + placed(scattered, WIDTH, HEIGHT, 180), paint.dot),
        *stamp(flower, [(125, 175, 22.5)], 0.65),
    ]


def pictures() -> dict[str, str]:
    """The files of the three backs."""
    return {
        "backs/rolling_stone.svg": framed(rolling_stone(), "#19596B"),
        "backs/gran_ramino.svg": framed(gran_ramino(), "#B5303F"),
        "backs/michigan.svg": framed(michigan(), "#1F4A84"),
    }
