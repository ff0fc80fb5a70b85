"""What the courts wear: for each suit skin, hair and cloth, so that no two of the twelve look alike.

A rank keeps its family of robes (kings green, queens berry, jacks blue), a suit its trimming: the rank is known by the
robe and the suit by the band across the middle, before any letter is read.
"""

from dataclasses import dataclass

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES

GOLD, GOLD_SHADE, GOLD_LIGHT = "#F0B73C", "#C98B22", "#FBDD84"
FUR = "#FFFAF0"
DARK = "#33281F"
BLUSH = "#EE8F7C"


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one court card."""

    robe: str
    robe_shade: str
    trim: str
    trim_shade: str
    skin: str
    skin_shade: str
    hair: str
    hair_shade: str


_TRIM = {
    HEARTS: ("#F29C8E", "#D9705F"),
    DIAMONDS: ("#F5A646", "#D67E22"),
    CLUBS: ("#A9C95E", "#7FA038"),
    SPADES: ("#A7B5E6", "#7A89C8"),
}
_SKIN = {
    HEARTS: ("#F8D0AE", "#EBB48C"),
    DIAMONDS: ("#E3A877", "#CD8C5A"),
    CLUBS: ("#F3C49B", "#E0A578"),
    SPADES: ("#A9714A", "#8C5936"),
}
_ROBES = {
    "K": {
        HEARTS: ("#2F8558", "#226843"),
        DIAMONDS: ("#2C8A83", "#1F6C67"),
        CLUBS: ("#56803A", "#426529"),
        SPADES: ("#2A6A66", "#1D5150"),
    },
    "Q": {
        HEARTS: ("#C93F5F", "#A52C4A"),
        DIAMONDS: ("#CF5A4A", "#AB4132"),
        CLUBS: ("#AE4583", "#8C3168"),
        SPADES: ("#83479A", "#67347C"),
    },
    "J": {
        HEARTS: ("#3C7CCB", "#2A61A6"),
        DIAMONDS: ("#2F93C0", "#20749B"),
        CLUBS: ("#4465B8", "#324D94"),
        SPADES: ("#31508F", "#233C70"),
    },
}
_HAIR = {
    "K": {
        HEARTS: ("#8A5A34", "#6F4525"),
        DIAMONDS: ("#B4612C", "#934A1D"),
        CLUBS: ("#9C948A", "#7E766D"),
        SPADES: ("#3A2C26", "#281D19"),
    },
    "Q": {
        HEARTS: ("#E2A93B", "#C4872A"),
        DIAMONDS: ("#6B3F26", "#512D1A"),
        CLUBS: ("#C2642F", "#A14C20"),
        SPADES: ("#332823", "#221916"),
    },
    "J": {
        HEARTS: ("#6B4426", "#523218"),
        DIAMONDS: ("#3F2E24", "#2D2019"),
        CLUBS: ("#D9A441", "#BA832D"),
        SPADES: ("#2E2521", "#1F1815"),
    },
}


def dress(rank: str, suit: int) -> Dress:
    """What the court of this rank letter (J, Q or K) and suit wears."""
    return Dress(*_ROBES[rank][suit], *_TRIM[suit], *_SKIN[suit], *_HAIR[rank][suit])
