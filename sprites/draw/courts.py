"""The twelve courts: a half figure, the same turned over, and a band across the seam.

Units are those of the card, 250 x 350, and the middle is (125, 175). A figure is bounded below by the seam, a slanting
line through the middle, because the SVG reader knows no clip paths: what crosses the seam by less than the half width
of the band is hidden under it.
"""

from collections.abc import Callable

from sprites.draw.faces import HEIGHT, WIDTH, sheet
from sprites.draw.ink import box_path, circle, ellipse, group, line, path, picture, rect
from sprites.draw.signs import signs
from sprites.draw.wardrobe import BLUSH, DARK, FUR, GOLD, GOLD_LIGHT, GOLD_SHADE, Dress, dress

X0, X1, Y0, Y1 = 57, 193, 33, 317
SLANT = 12
"""How far the seam lies below the middle at the left edge of the frame, and above it at the right."""
_PANEL, _LINE = "#FBF2DD", "#D8C08A"
_KING_POINTS = ((94, 53.5), (125, 44.5), (156, 53.5))
_QUEEN_POINTS = ((103, 60), (112.5, 57), (125, 50.6), (137.5, 57), (147, 60))
_PEARLS = ((111, 134.5), (114.6, 139.6), (119.4, 142.8), (125, 144), (130.6, 142.8), (135.4, 139.6), (139, 134.5))
_LACE = (
    (94.5, 143), (98.8, 151), (106, 156.4), (115, 158.6), (125, 157.4), (135, 158.6), (144, 156.4), (151.2, 151), (155.5, 143),
)  # fmt: skip


def seam(x: float) -> float:
    """The height of the seam at x."""
    return 175 + SLANT * (125 - x) / (125 - X0)


def face(worn: Dress, lips: str, lashes: bool = False) -> list[str]:
    """Neck, head, eyes, cheeks and mouth; hair and beard are for the rank to add."""
    eyes = []
    for x in (115.5, 134.5):
        eyes += [ellipse(x, 98, 2.9, 3.6, DARK), circle(x + 1, 96.7, 1.1, "#FFFFFF")]
        side = -1 if x < 125 else 1
        if lashes:
            eyes.append(line(f"M{x + side * 1.6} 95.6l{side * 3.2} -2.2", DARK, 1.5))
    return [
        path("M115 112L135 112L136 138C130 145 120 145 114 138Z", worn.skin_shade),
        ellipse(125, 98, 21, 24.5, worn.skin),
        *eyes,
        ellipse(109.5, 106, 4.6, 3.2, BLUSH, fill_opacity=0.55),
        ellipse(140.5, 106, 4.6, 3.2, BLUSH, fill_opacity=0.55),
        line("M125 100C126.6 102.6 126.8 104.6 124.4 105.2", worn.skin_shade, 1.8),
        line("M119 111C122 114.4 128 114.4 131 111", lips, 2.2),
    ]


def shoulders(worn: Dress, slope: float) -> list[str]:
    """The robe from frame edge to frame edge; `slope` is the height of the shoulders' ends."""
    left, right = seam(X0), seam(X1)
    return [
        path(
            f"M{X0} {left}L{X0} {slope + 8}C64 {slope - 4} 84 136 106 131L144 131C166 136 186 {slope - 4} {X1} {slope + 8}"
            f"L{X1} {right}Z",
            worn.robe,
        ),
        path(f"M{X0} {left}L{X0} {slope + 22}C68 {slope + 10} 78 158 84 {seam(84):.1f}Z", worn.robe_shade),
        path(f"M{X1} {right}L{X1} {slope + 22}C182 {slope + 10} 172 156 168 {seam(168):.1f}Z", worn.robe_shade),
    ]


def fist(x: float, y: float, worn: Dress, cuff: str) -> list[str]:
    """A hand that holds something upright, with its cuff."""
    return [
        path(f"M{x - 10} {y + 6}L{x + 10} {y + 6}L{x + 12} {y + 16}L{x - 12} {y + 16}Z", cuff),
        rect(x - 8, y - 7, 16, 14, worn.skin, rx=6.5),
        line(f"M{x - 7} {y - 1.4}h6M{x - 7} {y + 2.8}h6", worn.skin_shade, 1.3),
    ]


def king(worn: Dress) -> list[str]:
    """Tall pointed crown, full beard, ermine collar, sceptre."""
    spots = [
        path(f"M{x} {y}c1.6 2 2 4 0 6c-2 -2 -1.6 -4 0 -6Z", DARK)
        for x, y in ((96, 143), (108, 152.5), (125, 156), (142, 152.5), (154, 143))
    ]
    sceptre = [
        line("M178 172L178 84", GOLD_SHADE, 4.6),
        line("M177.2 172L177.2 84", GOLD, 2.8),
        circle(178, 78, 8.2, GOLD, stroke=GOLD_SHADE, stroke_width=1.2),
        circle(176, 75.6, 2.4, GOLD_LIGHT),
        line("M178 69.5V60M173.6 64.4H182.4", GOLD_SHADE, 3),
    ]
    return [
        *shoulders(worn, 150),
        path(f"M113 140L137 140L144 {seam(144):.1f}L106 {seam(106):.1f}Z", worn.trim),
        line(f"M113 140L106 {seam(106):.1f}M137 140L144 {seam(144):.1f}", GOLD, 2.6),
        path("M97 84C89 96 91 116 97 126L153 126C159 116 161 96 153 84Z", worn.hair_shade),
        path("M84 139C92 168 158 168 166 139L147 128C142 142 108 142 103 128Z", FUR, stroke="#DDD0BC", stroke_width=1.2),
        *spots,
        *face(worn, "#B4483F"),
        path(
            "M102.5 94C100 124 109 148 125 150C141 148 150 124 147.5 94C146.5 103 143 107.5 138 106.5"
            "C134.5 105.8 130 104.6 125 106.6C120 104.6 115.5 105.8 112 106.5C107 107.5 103.5 103 102.5 94Z",
            worn.hair,
        ),
        line("M113 122C114 130 118 137 122 140M137 122C136 130 132 137 128 140", worn.hair_shade, 2),
        path(
            "M125 107C119 102.5 111 105 107.5 111.5C114 113.5 121 112.5 125 109.5C129 112.5 136 113.5 142.5 111.5"
            "C139 105 131 102.5 125 107Z",
            worn.hair_shade,
        ),
        path("M119.5 114.4C122 118.4 128 118.4 130.5 114.4C127 113.6 123 113.6 119.5 114.4Z", "#C85A50"),
        path(
            "M108 91.5C111 88.6 116 88.4 119.5 90.4L118.6 92.4C115 91 111.6 91.4 109 93.4ZM142 91.5"
            "C139 88.6 134 88.4 130.5 90.4L131.4 92.4C135 91 138.4 91.4 141 93.4Z",
            worn.hair_shade,
        ),
        path("M101 80C97 62 112 56 125 56C138 56 153 62 149 80Z", "#B5303F"),
        path(
            "M100 85L94 55L109.5 68.5L125 46L140.5 68.5L156 55L150 85C142 80.6 108 80.6 100 85Z",
            GOLD, stroke=GOLD_SHADE, stroke_width=1.4, stroke_linejoin="round",
        ),
        path("M99.2 81L100.4 88C108 83.2 142 83.2 149.6 88L150.8 81C142 76.6 108 76.6 99.2 81Z", GOLD_SHADE),
        *(circle(x, y, 3.5, GOLD_LIGHT, stroke=GOLD_SHADE, stroke_width=1.1) for x, y in _KING_POINTS),
        circle(125, 70, 3.6, "#D8414B"),
        circle(110.5, 74.4, 2.3, FUR),
        circle(139.5, 74.4, 2.3, FUR),
        *sceptre,
        *fist(178, 143, worn, FUR),
    ]  # fmt: skip


def queen(worn: Dress) -> list[str]:
    """Low round crown with pearls, long waves of hair, laced neckline, tulip."""
    pearls = [circle(x, y, 2.5, FUR, stroke="#D9C7A8", stroke_width=0.7) for x, y in _PEARLS]
    flower = [
        line(f"M176 {seam(176):.1f}C180 150 175 120 176 96", "#4F8A4A", 3),
        path("M176.5 124C184 112 190 112 194 108C193 120 186 128 177 130Z", "#5E9E56"),
        path("M163 72C168 78 172 78 176 70C180 78 184 78 189 72C192 88 186 98 176 98C166 98 160 88 163 72Z", worn.trim),
        path("M176 70C170 78 169 90 176 98C183 90 182 78 176 70Z", worn.trim_shade),
    ]
    return [
        path(
            "M104 74C86 84 92 106 86 118C82 130 88 138 82 147C94 152 106 148 108 138L142 138C144 148 156 152 168 147"
            "C162 138 168 130 164 118C158 106 164 84 146 74Z",
            worn.hair_shade,
        ),
        *shoulders(worn, 156),
        path("M97 135L106 131L144 131L153 135C149 154 137 158 125 153.5C113 158 101 154 97 135Z", worn.skin),
        path(
            "M97 134C101 154 113 158 125 153.5C137 158 149 154 153 134L161.5 138C157 163 140 167.5 125 161.5"
            "C110 167.5 93 163 88.5 138Z",
            FUR,
        ),
        *(circle(x, y, 1.9, worn.trim_shade) for x, y in _LACE),
        *face(worn, "#C23B4B", lashes=True),
        *pearls,
        circle(125, 150.4, 3.4, worn.trim_shade, stroke=GOLD, stroke_width=1.4),
        path(
            "M125 73C108 71 97 82 97 98C96 112 90 118 91 130C92 138 90 142 85 146C97 149 105 143 105 131"
            "C105 121 101 112 104 101C112 98 121 90 125 80C129 90 138 98 146 101C149 112 145 121 145 131"
            "C145 143 153 149 165 146C160 142 158 138 159 130C160 118 154 112 153 98C153 82 142 71 125 73Z",
            worn.hair,
        ),
        line("M99 112C96 122 98 130 96 139M151 112C154 122 152 130 154 139", worn.hair_shade, 2.2),
        path(
            "M102 83C96 70 100 64 103 61C107 66 110 66 112.5 58C117 63 120 62 125 52C130 62 133 63 137.5 58"
            "C140 66 143 66 147 61C150 64 154 70 148 83C138 77.4 112 77.4 102 83Z",
            GOLD, stroke=GOLD_SHADE, stroke_width=1.4, stroke_linejoin="round",
        ),
        path("M101.4 80L103.6 86.4C112 80.6 138 80.6 146.4 86.4L148.6 80C138 74.2 112 74.2 101.4 80Z", GOLD_SHADE),
        *(circle(x, y, 2.9, FUR, stroke="#D9C7A8", stroke_width=0.8) for x, y in _QUEEN_POINTS),
        path("M125 62L129.4 68L125 74L120.6 68Z", worn.trim_shade),
        *flower,
        *fist(176, 146, worn, worn.trim),
    ]  # fmt: skip


def jack(worn: Dress) -> list[str]:
    """Soft cap with a feather, bobbed hair with a fringe, pointed collar, striped tunic, pennant."""
    stripes = [
        path(f"M{x} {y}L{x + 9} {y - 1.5}L{x + 9} {seam(x + 9):.1f}L{x} {seam(x):.1f}Z", worn.trim)
        for x, y in ((74, 147), (93, 140), (148, 138), (167, 144))
    ]
    pennant = [
        line(f"M176 {seam(176):.1f}L176 62", "#8A6236", 3.8),
        circle(176, 60, 3.4, GOLD, stroke=GOLD_SHADE, stroke_width=1),
        path("M177.6 66C183 63 188 69 193 66L193 92C188 95 183 89 177.6 92Z", worn.trim),
        path("M177.6 75C183 72 188 78 193 75L193 83C188 86 183 80 177.6 83Z", worn.trim_shade),
    ]
    return [
        *shoulders(worn, 152),
        *stripes,
        path(
            "M101 82C95 94 95 116 98 127C103 131 109 131 113 127L137 127C141 131 147 131 152 127"
            "C155 116 155 94 149 82Z",
            worn.hair_shade,
        ),
        *face(worn, "#B4524A"),
        path(
            "M125 136L101 129C94 134 92 140 93 147L112 158L125 145L138 158L157 147C158 140 156 134 149 129Z",
            FUR, stroke="#DDD0BC", stroke_width=1.2, stroke_linejoin="round",
        ),
        path(f"M119 151L125 145L131 151L132 {seam(132):.1f}L118 {seam(118):.1f}Z", worn.robe_shade),
        *(circle(125, y, 2.5, GOLD, stroke=GOLD_SHADE, stroke_width=0.8) for y in (153, 161.5)),
        path(
            "M125 79C110 78 100 84 99 98C98 108 97 118 99 127C104 130 108 128 109.5 124C106 114 106.5 104 107 97"
            "C113 98 120 95.6 125 91C130 95.6 137 98 143 97C143.5 104 144 114 140.5 124C142 128 146 130 151 127"
            "C153 118 152 108 151 98C150 84 140 78 125 79Z",
            worn.hair,
        ),
        path("M150 68C160 62 166 50 164 41C153 42 144 50 141 62Z", FUR, stroke="#DDD0BC", stroke_width=1),
        line("M143 66C150 60 156 53 160.5 46", worn.trim_shade, 1.8),
        path(
            "M96 82C88 72 96 58 112 55C130 51 152 56 157 68C160 76 156 82 152 84C138 76 112 76 96 82Z",
            worn.robe, stroke=worn.robe_shade, stroke_width=1.2,
        ),
        path("M104 71C108 62 120 59 130 60C118 63 110 67 104 71Z", worn.trim, fill_opacity=0.55),
        path("M96 80C110 73 140 73 153.6 81.6L152.4 89C138 81 112 81 97.6 87.4Z", worn.trim),
        circle(145, 79.6, 4, GOLD, stroke=GOLD_SHADE, stroke_width=1.1),
        *pennant,
        *fist(176, 146, worn, worn.trim),
    ]  # fmt: skip


FIGURES: dict[str, Callable[[Dress], list[str]]] = {"J": jack, "Q": queen, "K": king}


def band(worn: Dress) -> list[str]:
    """The band over the seam; it looks the same turned over."""
    half = 7.5
    dots = [circle(x, seam(x), 2.1, FUR) for x in (68, 87, 106, 144, 163, 182)]
    return [
        path(f"M{X0} {seam(X0) - half}L{X1} {seam(X1) - half}L{X1} {seam(X1) + half}L{X0} {seam(X0) + half}Z", worn.trim),
        line(
            f"M{X0} {seam(X0) - half}L{X1} {seam(X1) - half}M{X0} {seam(X0) + half}L{X1} {seam(X1) + half}",
            worn.trim_shade, 1.8,
        ),
        *dots,
        path("M125 165L133.5 175L125 185L116.5 175Z", GOLD, stroke=GOLD_SHADE, stroke_width=1.3),
    ]  # fmt: skip


def court(letter: str, suit: int) -> str:
    """One court card."""
    worn = dress(letter, suit)
    corners = [(X0 + 18, Y0 + 19), (X1 - 18, Y1 - 19)]
    half = FIGURES[letter](worn)
    panel = box_path(X0, Y0, X1 - X0, Y1 - Y0, 7)
    return picture(
        WIDTH, HEIGHT,
        [
            sheet(), path(panel, _PANEL), *half, group(half, "rotate(180 125 175)"), *band(worn),
            signs(suit, corners, 24, 175), path(panel, "none", stroke=_LINE, stroke_width=1.8),
        ],
    )  # fmt: skip


def pictures() -> dict[str, str]:
    """The files of the twelve courts."""
    return {f"faces/french/{letter}{'HDCS'[suit]}.svg": court(letter, suit) for suit in range(4) for letter in "JQK"}
