"""The Italian courts: a page standing, a knight on his horse, a king; each holds the thing of his suit."""

from collections.abc import Callable

from engine.cards import CLUBS, DIAMONDS, HEARTS
from sprites.draw.courts import face, fist
from sprites.draw.emblems import CLUB, EMBLEMS, sword
from sprites.draw.ink import circle, line, moved, path
from sprites.draw.mounts import horse
from sprites.draw.people import (
    BOOT,
    arm,
    beard,
    beret,
    bob,
    collar,
    curls,
    ermine,
    gown,
    helmet,
    legs,
    neck,
    round_crown,
    tunic,
)
from sprites.draw.stamp import stamp
from sprites.draw.wardrobe import FUR, Dress


def held(suit: int, x: float, y: float) -> list[str]:
    """The suit's thing in a hand at that place: cup and coin are held from below, sword and club by the grip."""
    if suit in (HEARTS, DIAMONDS):
        return stamp(EMBLEMS["italian"][suit], [(x, y - 24, 0)], 0.5 if suit == HEARTS else 0.46)
    if suit == CLUBS:
        return stamp(sword(76, 7, 17), [(x, y - 11, 0)])
    return stamp(CLUB, [(x + 5, y - 30, 12)], 0.92)


def fante(worn: Dress, suit: int) -> list[str]:
    """A page standing in parti-coloured hose, one hand on the hip."""
    behind, before = bob(worn)
    return [
        *legs(worn.trim, worn.robe_shade),
        arm("M98 143L80 172L97 190", worn.robe_shade, 16),
        *tunic(worn, 234),
        *(circle(125, y, 2.6, "#F0B73C", stroke="#C98B22", stroke_width=0.8) for y in (154, 165, 176)),
        *behind, neck(worn), collar(), *face(worn, "#B4524A"), *before, *beret(worn),
        arm("M152 143L173 172L175 158", worn.robe, 16),
        *held(suit, 175, 146),
        *fist(175, 146, worn, worn.trim),
    ]  # fmt: skip


def cavallo(worn: Dress, suit: int) -> list[str]:
    """A knight on horseback, plumed."""
    behind, before = curls(worn)
    head = [*behind, neck(worn), *face(worn, "#B4524A"), *before, *helmet(worn)]
    cape = "M112 138C124 132 144 132 154 140C172 158 186 178 190 204C178 200 172 208 160 204C152 208 146 204 140 206Z"
    return [
        path(cape, worn.trim_shade),
        *horse(suit, worn),
        line("M134 204L124 232L130 256", worn.robe_shade, 15),
        path("M122 248L140 248L139 264L112 266C112 260 118 258 122 256Z", BOOT),
        line("M114 152L106 176L96 190", worn.robe, 13),
        path(
            "M119 136C110 138 106 144 106 152L112 196C110 204 108 210 106 216C124 222 148 222 162 214C158 206 154 200 152 194"
            "L158 152C158 144 154 138 145 136Z",
            worn.robe,
        ),
        path("M106 152L112 196C110 204 108 210 106 216L120 219C118 208 119 198 119 190L113 148Z", worn.robe_shade),
        line("M112 190C124 195 142 195 152 189", worn.trim, 6),
        circle(133, 193, 4, "#F0B73C", stroke="#C98B22", stroke_width=1),
        path(
            "M113 139C120 132 146 132 153 139C150 148 141 151 133 151C125 151 116 148 113 139Z",
            worn.trim, stroke=worn.trim_shade, stroke_width=1.2,
        ),
        moved(head, 133 - 125 * 0.84, 100 - 98 * 0.84, 0.84),
        line("M150 148L174 168L178 152", worn.robe, 14),
        circle(93, 192, 6.4, worn.skin),
        *held(suit, 178, 142),
        *fist(178, 142, worn, worn.trim),
    ]  # fmt: skip


def re(worn: Dress, suit: int) -> list[str]:
    """A king standing, crowned, in robe and cloak."""
    behind, _ = curls(worn)
    return [
        *gown(worn),
        arm("M92 152L84 190L101 205", worn.robe, 17),
        path("M92 199L106 196L110 208L97 213Z", FUR),
        circle(110, 205, 7, worn.skin),
        *behind, *ermine(), *face(worn, "#B4483F"), *beard(worn), *round_crown(),
        arm("M158 150L178 182L178 164", worn.robe, 17),
        *held(suit, 178, 150),
        *fist(178, 150, worn, FUR),
    ]  # fmt: skip


FIGURES: dict[str, Callable[[Dress, int], list[str]]] = {"J": fante, "Q": cavallo, "K": re}
