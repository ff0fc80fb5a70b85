"""The signs of the Italian and the German deck as small pictures of things, around the origin, 100 units high at most.

Every one begins with its outline in the suit's own dark colour, so that gold on white paper is read as well as red is.
"""

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from sprites.colours import SUIT_COLOURS
from sprites.draw.ink import around, picture
from sprites.draw.signs import HEART as HEART_SIGN
from sprites.draw.signs import NAMES
from sprites.draw.stamp import Layer, box, disc, oval, placed, stamp, wheel

GOLD, GOLD_LIGHT, GOLD_DEEP = "#F2B93B", "#FCE08A", "#D08A1E"
STEEL, STEEL_LIGHT = "#A9C3E4", "#EAF2FC"
WOOD, WOOD_LIGHT = "#B07A43", "#DDB27A"
FOLIAGE = "#5E9E56"
RED, RED_LIGHT = "#C43A45", "#EE8F86"
WINE, LEAD, LEAF, GREEN = (SUIT_COLOURS["italian"][suit] for suit in (HEARTS, DIAMONDS, CLUBS, SPADES))
ROSE, AMBER, BROWN, MOSS = (SUIT_COLOURS["german"][suit] for suit in (HEARTS, DIAMONDS, CLUBS, SPADES))

_BOWL = "M-37 -36C-38 0 -22 18 -7 21L7 21C22 18 38 0 37 -36Z"
_BAND = "M-36.6 -24C-20 -15 20 -15 36.6 -24C36.4 -18 35.4 -12 33.6 -6C20 3 -20 3 -33.6 -6C-35.4 -12 -36.4 -18 -36.6 -24Z"
_FOOT = "M-27 47C-27 38 -11 38 -7 30L7 30C11 38 27 38 27 47Z"
_EARS = "M-34 -27C-46 -31 -46 -2 -30 -3M34 -27C46 -31 46 -2 30 -3"

CUP: list[Layer] = [
    Layer(_EARS, WINE, 8),
    Layer(_BOWL + _FOOT + oval(0, -36, 38, 8) + box(-6, 18, 12, 16), WINE, 6),
    Layer(_EARS, GOLD, 3.4),
    Layer(_BOWL, RED),
    Layer(_FOOT + box(-5, 19, 10, 14) + oval(0, -36, 38, 8), GOLD),
    Layer(oval(0, -36, 31, 4.6) + oval(0, 26, 10.5, 5), WINE),
    Layer(_BAND, GOLD),
    Layer(disc(0, -9.6, 5) + disc(-17, -11.6, 4) + disc(17, -11.6, 4), WINE),
    Layer("M-22 8C-18 13 -13 15.6 -9 16.6M-20 43C-17 41 -13 40.6 -10 40", RED_LIGHT, 3),
]  # fmt: skip
"""A chalice of the suit of coppe."""

_RAYS = wheel("M0 -22C-7 -27 -7 -34 0 -40C7 -34 7 -27 0 -22Z", 8)
COIN: list[Layer] = [
    Layer(disc(0, 0, 48), LEAD),
    Layer(disc(0, 0, 43.4), GOLD),
    Layer(_RAYS, LEAD),
    Layer("".join(disc(x, y, 2.9) for x, y in around(8, 34, first=-67.5)), RED),
    Layer(disc(0, 0, 21), LEAD),
    Layer(disc(0, 0, 17.4), GOLD_LIGHT),
    Layer(wheel("M0 -2C-5 -6 -5 -12 0 -15.4C5 -12 5 -6 0 -2Z", 6), RED),
    Layer(disc(0, 0, 4.2), LEAD),
]
"""A great coin of the suit of denari."""


def sword(long: float, half: float, guard: float) -> list[Layer]:
    """A straight sword, point up, its guard at y = 0: the blade's length and half its width, half the guard's width."""
    shoulder, round_, thick = half * 1.7 - long, half * 1.02 - long, half * 0.62
    left = f"L{-half} {shoulder}C{-half} {round_} {-half * 0.4} {-long} 0 {-long}"
    blade = f"M{-half} 0{left}C{half * 0.4} {-long} {half} {round_} {half} {shoulder}L{half} 0Z"
    side = (
        f"C{guard * 0.5} {-thick} {guard * 0.8} {-thick * 1.9} {guard} {-thick}"
        f"C{guard * 1.16} 0 {guard * 1.1} {thick * 1.6} {guard * 0.8} {thick * 1.4}C{guard * 0.5} {thick} 0 {thick} 0 {thick}Z"
    )
    bar = f"M0 {-thick}{side}" + placed(f"M0 {-thick}{side}", mirrored=True)
    grip = box(-half * 0.58, 0, half * 1.16, half * 2.7)
    pommel = disc(0, half * 3, half * 0.82)
    rim = max(half * 0.6, 4)
    return [
        Layer(blade + bar + grip + pommel, LEAF, rim),
        Layer(blade, STEEL),
        Layer(f"M0 0L{-half} 0{left}Z", STEEL_LIGHT),
        Layer(grip, RED),
        Layer(bar + pommel, GOLD),
    ]


_CLUB = (
    "M-6 50L-9 20C-10 14 -18 12 -17 5C-16 1 -12 1 -10 4L-12 -10L-15 -28C-17 -42 -10 -49 -3 -49C2 -52 8 -48 10 -46"
    "C17 -42 17 -32 14 -26L13 -14C15 -18 21 -20 23 -15C24 -9 15 -6 12 -2L9 22L6 50Z"
)
_SHOOT = "M0 0C-4 -9 -1 -19 8 -24C14 -16 12 -6 0 0Z"
CLUB: list[Layer] = [
    Layer(placed(_SHOOT, 13, -24, 34) + placed(_SHOOT, -12, 0, -92) + placed(_SHOOT, 9, 14, 58), GREEN, 5),
    Layer(_CLUB, GREEN, 6.5),
    Layer(placed(_SHOOT, 13, -24, 34) + placed(_SHOOT, -12, 0, -92) + placed(_SHOOT, 9, 14, 58), FOLIAGE),
    Layer(_CLUB, WOOD),
    Layer("M-10 -28C-12 -40 -7 -45 -2 -45C-5 -36 -4 0 -1 46L-4 46L-6 20Z", WOOD_LIGHT),
    Layer("M3 -36C7 -34 7 -27 3 -25M6 -8C3 -4 3 2 5 6M0 18L1 34", "#7A4E26", 2.6),
]
"""A knotty club of the suit of bastoni."""

HEART: list[Layer] = [
    Layer(placed(HEART_SIGN, -50, -50), ROSE),
    Layer("M-31 -21C-30 -30 -24 -35 -16 -34", RED_LIGHT, 5.5),
]
"""A heart of the German deck."""

BELL: list[Layer] = [
    Layer("M-7 -40C-7 -52 7 -52 7 -40", AMBER, 6),
    Layer(disc(0, 3, 44), AMBER),
    Layer(disc(0, 3, 38.6), GOLD),
    Layer("M-37 -8C-20 2 20 2 37 -8C40 2 39 8 37.4 14C20 24 -20 24 -37.4 14C-39 8 -40 2 -37 -8Z", RED),
    Layer("M-37 -8C-20 2 20 2 37 -8M-37.4 14C-20 24 20 24 37.4 14M0 25L0 38", AMBER, 3.4),
    Layer(disc(0, 28, 5.4), AMBER),
    Layer("M-24 -14C-19 -24 -12 -28 -4 -29", GOLD_LIGHT, 5.5),
]
"""A round bell with a belt, as on a sleigh."""

_LEAF = (
    "M0 -49C5 -47 43 -18 43 8C43 22 33 30 22 30C13 30 5 26 0 20C-5 26 -13 30 -22 30C-33 30 -43 22 -43 8C-43 -18 -5 -47 0 -49Z"
)
LEAF_SIGN: list[Layer] = [
    Layer("M0 20C1 32 4 40 13 46", MOSS, 8),
    Layer(_LEAF, MOSS),
    Layer(placed(_LEAF, 0, -1.4, 0, 0.86), "#58A548"),
    Layer("M0 -32L0 22M0 -6L15 -14M0 -6L-15 -14M0 9L22 2M0 9L-22 2", MOSS, 3.6),
]  # fmt: skip
"""A linden leaf on a bent stalk."""

_NUT = "M-27 6C-29 -18 -16 -40 -4 -44C-3 -48 3 -48 4 -44C16 -40 29 -18 27 6Z"
_CAP = "M-34 8C-36 -2 -28 -5 -20 -4L20 -4C28 -5 36 -2 34 8C31 24 16 31 6 31L4 48L-4 48L-6 31C-16 31 -31 24 -34 8Z"
ACORN: list[Layer] = [
    Layer(_NUT + _CAP, BROWN, 6),
    Layer(_NUT, "#E0A64C"),
    Layer("M-18 -4C-18 -18 -12 -28 -6 -33", "#F7D898", 5),
    Layer(_CAP, "#7FA043"),
    Layer("M-28 6C-16 12 16 12 28 6M-22 16C-12 21 12 21 22 16M-12 -2L-16 20M12 -2L16 20M0 0L0 26", BROWN, 2.8),
]
"""An acorn standing in its cup."""

EMBLEMS: dict[str, dict[int, list[Layer]]] = {
    "italian": {HEARTS: CUP, DIAMONDS: COIN, SPADES: CLUB},
    "german": {HEARTS: HEART, DIAMONDS: BELL, CLUBS: ACORN, SPADES: LEAF_SIGN},
}
"""For each deck and suit what stands on its cards; swords are made to measure by `sword`."""

# In a corner a sign is as small as 16 pixels: cup and coin lose their finer ornaments, the sword lies aslant and is stouter.
_SMALL: dict[str, dict[int, list[Layer]]] = {
    "italian": {
        HEARTS: [
            Layer(_EARS, WINE, 11),
            Layer(_BOWL + _FOOT + oval(0, -36, 38, 8) + box(-6, 18, 12, 16), WINE, 10),
            Layer(_EARS, GOLD, 3.4),
            Layer(_BOWL, RED),
            Layer(_FOOT + box(-5, 19, 10, 14) + _BAND, GOLD),
        ],
        DIAMONDS: [
            Layer(disc(0, 0, 49), LEAD),
            Layer(disc(0, 0, 39), GOLD),
            Layer(wheel("M0 -4C-11 -12 -11 -24 0 -31C11 -24 11 -12 0 -4Z", 4), LEAD),
            Layer(disc(0, 0, 7.4), RED),
        ],
        CLUBS: [Layer(placed(layer.d, -9, 9, 45), layer.colour, layer.width) for layer in sword(80, 13, 31)],
        SPADES: CLUB,
    },
    "german": EMBLEMS["german"],
}


def pictures() -> dict[str, str]:
    """The signs as files of their own, for corners and lines of text."""
    return {
        f"signs/{kind}/{NAMES[suit]}.svg": picture(100, 100, stamp(motif, [(50, 50, 0)], 0.92))
        for kind, motifs in _SMALL.items()
        for suit, motif in motifs.items()
    }
