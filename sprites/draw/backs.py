"""The card backs: a white border round the game's own pattern, the same whichever way up the card lies."""

from sprites.draw.faces import HEIGHT, WIDTH, sheet
from sprites.draw.ink import around, box_path, circle, group, line, moved, path, picture, rect
from sprites.draw.motifs import PETAL, Glaze, Paint, daisy, gingham, rosette_tile, sprig, tulip
from sprites.colours import EDGE, PAPER

BORDER = 13
_X1, _Y1 = WIDTH - BORDER, HEIGHT - BORDER
_FIELD = box_path(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, 9)


def framed(field: list[str], line_colour: str) -> str:
    """A card with this field; what spills over the border is covered by it, as the reader knows no clip paths."""
    outer = box_path(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 20)
    hole = (
        f"M{BORDER + 9} {BORDER}a9 9 0 0 0 -9 9V{_Y1 - 9}a9 9 0 0 0 9 9H{_X1 - 9}a9 9 0 0 0 9 -9V{BORDER + 9}a9 9 0 0 0 -9 -9Z"
    )
    cover = [
        path(outer + hole, PAPER, fill_rule="evenodd"),
        path(outer, "none", stroke=EDGE, stroke_width=1.6),
        path(_FIELD, "none", stroke=line_colour, stroke_width=2.4),
    ]
    return picture(WIDTH, HEIGHT, [sheet(), *field, *cover])


def rolling_stone() -> list[str]:
    """Four by six blue-green tiles, brighter than the cloth."""
    glaze = Glaze(
        ground="#19596B", star="#F3EBD6", petal="#2C8C98", leaf="#16495C", line="#7CC0BF", heart="#F0B84A", corner="#27808C",
        light="#BDE4DF",
    )  # fmt: skip
    tile, step = rosette_tile(glaze), 54
    across, down = [17 + step * k for k in range(4)], [13 + step * k for k in range(6)]
    parts = [path(_FIELD, glaze.ground), *(moved(tile, x, y, step / 100) for x in across for y in down)]
    return [*parts, rect(BORDER, BORDER, 4.5, HEIGHT - 2 * BORDER, glaze.ground), rect(_X1 - 4.5, BORDER, 4.5, HEIGHT - 2 * BORDER, glaze.ground)]  # fmt: skip


def gran_ramino() -> list[str]:
    """Gingham with a stitched medallion."""
    check = gingham(46, "#FFF6EA", "#E59B93", "#C8404A", "#D0606A", 5)
    middle = [
        circle(0, 0, 58, "#FFF8EC", stroke="#B5303F", stroke_width=3),
        *(line(f"M{x * 0.993:.2f} {y * 0.993:.2f}L{x * 0.93:.2f} {y * 0.93:.2f}", "#D0606A", 2) for x, y in around(36, 55)),
        *(moved([path(PETAL, "#5E8F55")], 0, 0, 1.14, 45 * k + 22.5) for k in range(8)),
        *(moved([path(PETAL, "#C8323C" if k % 2 else "#E0707A")], 0, 0, 1.05, 45 * k) for k in range(8)),
        circle(0, 0, 11, "#F3C64B"),
        *(circle(x, y, 1.7, "#B97A1E") for x, y in around(6, 6.2)),
        circle(0, 0, 1.9, "#B97A1E"),
    ]  # fmt: skip
    tiles = [moved(check, 125 - 23 + 46 * i, 175 - 23 + 46 * j) for i in range(-2, 3) for j in range(-3, 4)]
    return [*tiles, moved(middle, 125, 175)]


def michigan() -> list[str]:
    """Painted flowers on blue: half a garden, and the same turned over."""
    paint = Paint(
        petal="#FBF1DC", petal_shade="#8FB4DC", heart="#F2B83C", leaf="#7FB58A", leaf_shade="#5B9A78", dot="#FBF1DC",
        second="#E0604F",
    )  # fmt: skip
    light = Paint(**{**{f: getattr(paint, f) for f in paint.__slots__}, "second": "#F29C8E"})
    half = [
        sprig(paint, 125, 175, 86, -38), sprig(paint, 125, 175, 86, 38), sprig(paint, 125, 175, 70, -76),
        sprig(paint, 125, 175, 70, 76), tulip(paint, 125, 165, 112), tulip(light, 60, 104, 74, -14),
        tulip(light, 190, 104, 74, 14), daisy(paint, 39, 128, 30), daisy(paint, 211, 128, 30),
        daisy(paint, 90, 38, 26), daisy(paint, 160, 38, 26),
        *(circle(x, y, r, paint.dot) for x, y, r in (
            (125, 36, 3.4), (125, 24, 2.2), (28, 32, 3.4), (222, 32, 3.4), (38, 24, 2), (212, 24, 2), (26, 44, 2), (224, 44, 2),
            (28, 158, 3), (222, 158, 3), (52, 154, 2.4), (198, 154, 2.4), (92, 92, 2.6), (158, 92, 2.6), (85, 82, 2), (165, 82, 2))),
    ]  # fmt: skip
    return [path(_FIELD, "#2A5C9E"), path(box_path(19, 19, 212, 312, 6), "none", stroke="#7FA6D6", stroke_width=1.4), *half,
            group(half, "rotate(180 125 175)"), daisy(paint, 125, 175, 60, 22.5)]  # fmt: skip


def pictures() -> dict[str, str]:
    """The files of the three backs."""
    return {
        "backs/rolling_stone.svg": framed(rolling_stone(), "#19596B"),
        "backs/gran_ramino.svg": framed(gran_ramino(), "#B5303F"),
        "backs/michigan.svg": framed(michigan(), "#1F4A84"),
    }
