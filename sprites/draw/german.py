"""The German deck of thirty-six: leaves and acorns on a vine, hearts and bells in rows, and whole figures.

An Unter has his suit's sign low on the card, an Ober high; a king on his throne has it twice, high; the Daus, the highest,
is two great signs.
"""

from collections.abc import Callable

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS
from sprites.colours import SUIT_COLOURS
from sprites.draw.courts import face, fist
from sprites.draw.emblems import EMBLEMS, RED
from sprites.draw.faces import HEIGHT, WIDTH, sheet
from sprites.draw.finery import finery
from sprites.draw.ink import circle, ellipse, line, moved, path, picture
from sprites.draw.mounts import stage, throne
from sprites.draw.people import (
    BOOT,
    GROUND,
    arm,
    beard,
    bob,
    boots,
    collar,
    curls,
    ermine,
    hunting_hat,
    legs,
    lily_crown,
    moustache,
    neck,
    plumed_hat,
    ruff,
    tunic,
)
from sprites.draw.stamp import Layer, Place, disc, placed, stamp
from sprites.draw.wardrobe import FUR, GOLD, GOLD_LIGHT, GOLD_SHADE, Dress

KIND = "german"
# For each number: the heights of the rows of two, whether one more stands at the top or in the middle, and their size.
_ROWS: dict[int, tuple[tuple[float, ...], bool, float]] = {
    6: ((90, 177, 264), False, 64),
    7: ((128, 206, 284), True, 60),
    8: ((70, 141, 212, 283), False, 56),
    9: ((112, 170, 228, 286), True, 52),
    10: ((62, 119, 176, 233, 290), False, 50),
}
_LEFT, _RIGHT = 86.0, 164.0
_STEM = {SPADES: "#4F9142", CLUBS: "#8A6238"}


def vine(suit: int, number: int) -> list[str]:
    """Leaves or acorns to the left and right of a stem they grow on; an odd one at its top."""
    heights, odd, size = _ROWS[number]
    tone = _STEM[suit]
    top = 82.0 if odd else heights[0] - 2
    stem = f"M125 322C121 300 129 270 125 240C121 210 129 180 125 {top + 62}C123 {top + 44} 127 {top + 22} 125 {top}"
    twigs = "".join(f"M125 {y + 34}C116 {y + 32} 108 {y + 26} 101 {y + 12}" for y in heights)
    twigs += "".join(f"M125 {y + 30}C134 {y + 28} 142 {y + 24} 149 {y + 12}" for y in heights)
    places: list[Place] = [(x, y, turn) for y in heights for x, turn in ((_LEFT, -16), (_RIGHT, 16))]
    if odd:
        places.append((125, 62, 0))
    else:
        twigs += (
            f"M125 {top + 8}C120 {top + 2} 118 {top - 6} 121 {top - 12}M125 {top + 8}C130 {top + 4} 133 {top} 133 {top - 7}"
        )
    return [line(stem, tone, 5.4), line(twigs, tone, 3.6), *stamp(EMBLEMS[KIND][suit], places, size / 100)]


def rows(suit: int, number: int) -> list[str]:
    """Hearts or bells in two columns; an odd one at the top between them."""
    heights, odd, size = _ROWS[number]
    places: list[Place] = [(x, y, 0) for y in heights for x in (_LEFT, _RIGHT)]
    if odd:
        places.append((125, 62, 0))
    return stamp(EMBLEMS[KIND][suit], places, size / 100)


def daus(suit: int) -> list[str]:
    """Two great signs, and a ribbon wound between them."""
    tone = SUIT_COLOURS[KIND][suit]
    leaf = "M0 0C4 -12 16 -18 28 -16C25 -5 14 3 0 0Z"
    twig = "M0 0C18 4 34 -4 46 -22"
    spray = [
        Layer(twig + placed(twig, mirrored=True), "#5E9E56", 3),
        Layer("".join(placed(leaf, x * side, y, turn * side, mirrored=side < 0)
                      for side in (1, -1) for x, y, turn in ((10, 1, 0), (26, -3, -18), (40, -13, -40))), "#7DB56B"),
        Layer(disc(48, -28, 5) + disc(-48, -28, 5), RED),
    ]  # fmt: skip
    ribbon = "M66 166C82 152 96 180 125 175C154 170 168 152 184 166L184 186C168 172 154 190 125 195C96 200 82 172 66 186Z"
    tails = "M66 168L50 176L59 184L52 196L74 188ZM184 168L200 176L191 184L198 196L176 188Z"
    return [
        *stamp(spray, [(125, 300, 0), (125, 52, 180)], 1.1),
        *stamp(EMBLEMS[KIND][suit], [(125, 104, 0), (125, 254, 0)], 1.02),
        path(tails, tone), path(ribbon, "#F6E3B0", stroke=tone, stroke_width=3),
        *(circle(x, y, 3, tone) for x, y in ((92, 178), (108, 183), (125, 185), (142, 182), (158, 177))),
    ]  # fmt: skip


def unter(worn: Dress, suit: int) -> list[str]:
    """A drummer in a hunting hat, his sign low beside him."""
    behind, before = bob(worn)
    drum = [
        path("M99 190L151 190L148 226C140 233 110 233 102 226Z", worn.trim),
        line("M100 196L112 226L125 197L138 226L150 196", FUR, 2.6),
        path("M98 188L152 188L151 197C140 203 110 203 99 197Z", GOLD),
        path("M101 222C110 230 140 230 149 222L148 229C140 236 110 236 102 229Z", GOLD),
        ellipse(125, 188, 27, 8, FUR, stroke=GOLD_SHADE, stroke_width=1.6),
    ]  # fmt: skip
    figure = [
        *legs(worn.robe_shade, worn.trim_shade),
        *tunic(worn, 236),
        *behind, neck(worn), collar(), *face(worn, "#B4524A"), *before, *hunting_hat(worn),
        line("M104 146L146 192", worn.trim_shade, 5),
        *drum,
        line("M100 172L126 184M152 170L130 186", "#7C5337", 3.4),
        circle(127, 184.4, 3.2, "#7C5337"), circle(129, 186, 3.2, "#7C5337"),
        arm("M98 144L84 166L97 171", worn.robe, 15), arm("M152 144L166 164L155 169", worn.robe, 15),
        circle(100, 171.6, 6.6, worn.skin), circle(151.6, 170, 6.6, worn.skin),
    ]  # fmt: skip
    return [moved(figure, 15, 0), *stamp(EMBLEMS[KIND][suit], [(83, 268, 0)], 0.46)]


def ober(worn: Dress, suit: int) -> list[str]:
    """An officer in a plumed hat with a sabre, his sign high beside him."""
    behind, before = curls(worn)
    sabre = [
        line("M176 152C182 120 180 96 168 70", "#5D6E86", 8), line("M176 150C181.4 120 179.4 98 169 74", "#DDE6F0", 4.6),
        line("M166 153L187 150", GOLD_SHADE, 7), line("M166 153L187 150", GOLD, 4),
    ]  # fmt: skip
    figure = [
        *boots(worn.trim_shade, worn.robe_shade),
        arm("M98 143L80 172L97 190", worn.robe_shade, 16),
        *tunic(worn, 246, 16),
        line("M125 142L125 186M125 200L125 240", worn.robe_shade, 2.4),
        *(line(f"M113 {y}L137 {y}", GOLD, 3.4) for y in (154, 165, 176)),
        line("M104 140L150 214", worn.trim, 9),
        *behind, neck(worn), *ruff(), *face(worn, "#B4483F"), *before,
        moustache(worn.hair_shade), path("M121 117L129 117L125 127Z", worn.hair_shade), *plumed_hat(worn),
        *sabre,
        arm("M152 143L172 176L176 166", worn.robe, 16),
        *fist(176, 160, worn, worn.trim),
    ]  # fmt: skip
    return [moved(figure, 13, 0), *stamp(EMBLEMS[KIND][suit], [(80, 60, 0)], 0.44)]


def koenig(worn: Dress, suit: int) -> list[str]:
    """A king on his throne with sceptre and orb, his sign high on both sides."""
    behind, _ = curls(worn)
    lap = "M90 196L160 196C172 204 176 216 174 232L178 290C146 297 104 297 72 290L76 232C74 216 78 204 90 196Z"
    return [
        *throne(worn),
        path(
            f"M94 288L120 288L120 {GROUND}L88 {GROUND}C87 296 90 292 94 288Z"
            f"M156 288L130 288L130 {GROUND}L162 {GROUND}C163 296 160 292 156 288Z",
            BOOT,
        ),
        path("M104 132C92 134 86 142 86 152L90 206L160 206L164 152C164 142 158 134 146 132Z", worn.robe),
        path("M114 134L136 134L138 206L112 206Z", worn.trim),
        path(lap, worn.robe), path("M125 214L117 294L133 294Z", worn.robe_shade),
        line("M82 232C90 218 110 218 117 232M133 232C140 218 160 218 168 232", worn.robe_shade, 3),
        path("M73 278C104 286 146 286 177 278L178 290C146 297 104 297 72 290Z", FUR, stroke="#DDD0BC", stroke_width=1.2),
        path("M96 192C112 197 138 197 154 192L155 202C138 207 112 207 95 202Z", GOLD, stroke=GOLD_SHADE, stroke_width=1.2),
        *behind, *ermine(), *face(worn, "#B4483F"), *beard(worn, 154), *lily_crown(),
        arm("M92 150L80 186L94 206", worn.robe_shade, 17),
        circle(97, 210, 7, worn.skin),
        circle(100, 196, 11, GOLD, stroke=GOLD_SHADE, stroke_width=1.4),
        line("M90 196L110 196M100 185V176M95.6 180H104.4", GOLD_SHADE, 2.6),
        arm("M158 150L172 184L158 198", worn.robe_shade, 17),
        line("M148 236L164 130", GOLD_SHADE, 6), line("M148 236L164 130", GOLD, 3.4),
        circle(165, 123, 9, GOLD, stroke=GOLD_SHADE, stroke_width=1.6), circle(162.6, 120.4, 2.6, GOLD_LIGHT),
        line("M166.4 114L167.6 105M163 108.6L171 110", GOLD_SHADE, 2.8),
        circle(153.6, 202, 7.2, worn.skin), line("M148 200.4L158 203M148.4 204.6L156.6 206.6", worn.skin_shade, 1.3),
        *stamp(EMBLEMS[KIND][suit], [(79, 60, 0), (171, 60, 0)], 0.42),
    ]  # fmt: skip


FIGURES: dict[str, Callable[[Dress, int], list[str]]] = {"J": unter, "Q": ober, "K": koenig}


def card(rank: str, suit: int) -> str:
    """One card, `rank` a letter of 6 to 9 T J Q K A."""
    if rank in FIGURES:
        return stage(FIGURES[rank](finery(KIND, rank, suit), suit))
    if rank == "A":
        return picture(WIDTH, HEIGHT, [sheet(), *daus(suit)])
    number = 10 if rank == "T" else int(rank)
    drawn = rows(suit, number) if suit in (HEARTS, DIAMONDS) else vine(suit, number)
    return picture(WIDTH, HEIGHT, [sheet(), *drawn])


def pictures() -> dict[str, str]:
    """The files of the thirty-six faces."""
    return {f"faces/german/{rank}{SUITS[suit]}.svg": card(rank, suit) for suit in range(4) for rank in "6789TJQKA"}
