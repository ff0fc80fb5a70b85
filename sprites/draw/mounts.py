"""What whole courts stand in, ride and sit on: a panel with a floor, a horse, a throne, in the units of the card."""

from dataclasses import dataclass

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from sprites.draw.courts import X0, X1, Y0, Y1
from sprites.draw.faces import HEIGHT, WIDTH, sheet
from sprites.draw.ink import box_path, circle, ellipse, line, path, picture
from sprites.draw.people import GROUND
from sprites.draw.wardrobe import DARK, FUR, GOLD, GOLD_SHADE, Dress

_PANEL, _LINE, _FLOOR = "#FBF2DD", "#D8C08A", "#E9D9B4"


@dataclass(frozen=True, slots=True)
class Coat:
    """The colours of a horse: body and its shade, mane and tail, hooves."""

    body: str
    shade: str
    mane: str
    hoof: str


COATS = {
    HEARTS: Coat("#B9713F", "#96562B", "#5B3720", "#3A2A20"),
    DIAMONDS: Coat("#F4EBDA", "#D8C8AC", "#C9A46A", "#5B4A3A"),
    CLUBS: Coat("#9AA7B8", "#7A899D", "#4A5567", "#2E3540"),
    SPADES: Coat("#7C5238", "#613D28", "#2E221C", "#241A15"),
}
"""The horse of each suit's knight."""


def _leg(d: str, hoof: tuple[float, float], colour: str, coat: Coat) -> list[str]:
    x, y = hoof
    return [
        line(d, colour, 11.5),
        path(f"M{x - 7} {y - 5}L{x + 6} {y - 5}L{x + 8} {y + 5}L{x - 9} {y + 5}Z", coat.hoof),
    ]


def horse(suit: int, worn: Dress) -> list[str]:
    """A horse trotting to the left, with bridle and saddle cloth; its back is at y = 204."""
    coat = COATS[suit]
    return [
        path(
            "M172 212C186 206 193 222 188 240C187 254 192 264 186 276C178 270 176 258 178 246C180 234 176 226 168 224Z",
            coat.mane,
        ),
        *_leg("M100 240L84 258L92 279", (93, 283), coat.shade, coat),
        *_leg("M152 240L150 268L140 292", (139, GROUND - 5), coat.shade, coat),
        *_leg("M163 234L171 262L165 292", (165, GROUND - 5), coat.body, coat),
        *_leg("M110 240L112 268L109 292", (109, GROUND - 5), coat.body, coat),
        ellipse(135, 228, 44, 27, coat.shade),
        path(
            "M92 222C92 206 108 202 135 202C164 202 178 210 178 226C178 244 160 249 135 249C110 249 92 240 92 222Z",
            coat.body,
        ),
        path(
            "M91 232C86 220 84 208 84 196C79 200 74 203 69 204C62 205 58 199 61 193C66 182 75 169 87 160C94 155 102 158 106 165"
            "C112 178 120 194 136 204L120 242Z",
            coat.body,
        ),
        path("M84 196C85 192 87 188 88 184C92 190 91 196 86 206Z", coat.shade),
        path("M86 161C83 153 85 147 88 143C92 147 96 152 97 158Z", coat.body),
        path("M88 158C86 153 87 150 88.6 147.6C91 151 93 154 94 158Z", "#E9A79A"),
        path(
            "M92 156C102 150 111 160 115 172C119 184 126 194 140 201C134 210 122 208 116 200C108 190 106 176 96 166"
            "C90 168 86 172 84 174C84 166 87 160 92 156Z",
            coat.mane,
        ),
        ellipse(82, 177.6, 3, 3.8, DARK),
        circle(83, 176, 1.2, "#FFFFFF"),
        circle(64.6, 196, 1.5, coat.hoof),
        line("M66 201.4C69 202.4 72 201.4 74.4 199.4", coat.hoof, 1.6),
        ellipse(77, 188, 4, 2.8, "#EE8F7C", fill_opacity=0.45),
        line("M76 172.6C80 182 80 190 76.6 199.6M79 186C90 192 104 196 118 194", worn.trim_shade, 2.6),
        circle(78.6, 186.4, 2.7, GOLD, stroke=GOLD_SHADE, stroke_width=0.8),
        line("M93 224C104 228 112 222 118 212", worn.trim_shade, 4),
        *(circle(x, y, 2.5, GOLD) for x, y in ((97, 225.4), (105, 225.2), (112, 220.6))),
        path(box_path(112, 199, 50, 42, 8), worn.trim, stroke=worn.trim_shade, stroke_width=2),
        path("M112 232L162 232L162 233C162 238 158 241 154 241L120 241C116 241 112 238 112 233Z", worn.trim_shade),
        *(circle(x, 236.4, 2, FUR) for x in (120, 130, 140, 150)),
    ]  # fmt: skip


def throne(worn: Dress) -> list[str]:
    """The back, seat and step of a throne, behind a king who sits on it."""
    knobs = [circle(x, 92, 8, GOLD, stroke=GOLD_SHADE, stroke_width=1.4) for x in (75, 175)]
    return [
        path("M70 96L180 96L184 300L66 300Z", GOLD_SHADE),
        path("M75 100L175 100L178 292L72 292Z", GOLD),
        path("M82 108L168 108L170 250L80 250Z", worn.trim_shade),
        path("M60 294L190 294L190 314L60 314Z", worn.robe_shade),
        path("M60 294L190 294L190 299L60 299Z", GOLD),
        *knobs,
    ]


def stage(parts: list[str]) -> str:
    """A framed panel with a floor, and on it these figures."""
    panel = box_path(X0, Y0, X1 - X0, Y1 - Y0, 7)
    floor = (
        f"M{X0} {GROUND - 12}C90 {GROUND - 18} 160 {GROUND - 18} {X1} {GROUND - 12}L{X1} {Y1 - 7}a7 7 0 0 1 -7 7"
        f"L{X0 + 7} {Y1}a7 7 0 0 1 -7 -7Z"
    )
    return picture(
        WIDTH, HEIGHT,
        [
            sheet(), path(panel, _PANEL), path(floor, _FLOOR), path(panel, "none", stroke=_LINE, stroke_width=1.8),
            ellipse(125, GROUND + 2, 54, 6, "#D3BE90"), *parts,
        ],
    )  # fmt: skip
