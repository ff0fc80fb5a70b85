"""What the Italian and the German courts wear: for every suit a family of colours, for every rank a robe within it.

Here the suit is known by the robe: coppe red, denari gold, spade blue, bastoni green; hearts red, bells gold, acorns brown,
leaves green. The rank is known by the figure.
"""

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from sprites.draw.wardrobe import Dress

_SKIN = {
    HEARTS: ("#F8D0AE", "#EBB48C"),
    DIAMONDS: ("#F3C49B", "#E0A578"),
    CLUBS: ("#E3A877", "#CD8C5A"),
    SPADES: ("#A9714A", "#8C5936"),
}
_BLOND, _RED, _BROWN, _DARK, _GREY, _WHITE = (
    ("#E2A93B", "#C4872A"),
    ("#C2642F", "#A14C20"),
    ("#7A4A2A", "#5E371D"),
    ("#3A2C26", "#281D19"),
    ("#A39A8F", "#847B71"),
    ("#EDE6DA", "#CFC4B2"),
)
_HAIR = {
    "J": {HEARTS: _BROWN, DIAMONDS: _BLOND, CLUBS: _RED, SPADES: _DARK},
    "Q": {HEARTS: _BLOND, DIAMONDS: _BROWN, CLUBS: _DARK, SPADES: _DARK},
    "K": {HEARTS: _WHITE, DIAMONDS: _RED, CLUBS: _GREY, SPADES: _DARK},
}
# Robe and its shade, trimming and its shade.
_ITALIAN = {
    "J": {
        HEARTS: ("#D2555A", "#AE3A44", "#F6D9A0", "#D6A552"),
        DIAMONDS: ("#F0A83A", "#CC8420", "#B5413A", "#8F2D2B"),
        CLUBS: ("#4C8AD0", "#336CAE", "#F2C95C", "#D09C2E"),
        SPADES: ("#5FA05A", "#438343", "#F3D17A", "#CF9F3C"),
    },
    "Q": {
        HEARTS: ("#C23A4C", "#9B2A3A", "#3E7FA8", "#2C6186"),
        DIAMONDS: ("#E2902E", "#BB7019", "#2F7F86", "#1F6269"),
        CLUBS: ("#3B72BA", "#29578F", "#C8485A", "#A23344"),
        SPADES: ("#4A8A4C", "#346C38", "#D9822F", "#B4661D"),
    },
    "K": {
        HEARTS: ("#B02C40", "#861D2F", "#F0C667", "#CC9838"),
        DIAMONDS: ("#D98A22", "#AF6A12", "#8E2F45", "#6F2033"),
        CLUBS: ("#2F5FA6", "#20467F", "#E4D3A4", "#BFA66A"),
        SPADES: ("#347A45", "#245C32", "#E3B04A", "#BD8A2A"),
    },
}
_GERMAN = {
    "J": {
        HEARTS: ("#D4545E", "#AE3B48", "#4B8A5A", "#356D44"),
        DIAMONDS: ("#E9A93C", "#C58822", "#3F6FA8", "#2D548A"),
        CLUBS: ("#A0703F", "#7F552B", "#8DB04C", "#6B8D33"),
        SPADES: ("#62A552", "#468639", "#E0A03C", "#BC7F22"),
    },
    "Q": {
        HEARTS: ("#B8364C", "#922537", "#F0D9A4", "#CDAE68"),
        DIAMONDS: ("#D58E25", "#AE6F14", "#A53A3A", "#832A2C"),
        CLUBS: ("#7E522F", "#613B1E", "#E3A347", "#BD7F2A"),
        SPADES: ("#3F8445", "#2D6633", "#F0DFA8", "#CDB66C"),
    },
    "K": {
        HEARTS: ("#A8283E", "#821A2D", "#E8B547", "#C28E2A"),
        DIAMONDS: ("#C97F1C", "#A2620E", "#3C5E9C", "#2A467B"),
        CLUBS: ("#6A4427", "#4F3018", "#A6C05A", "#809A3C"),
        SPADES: ("#2E6E3C", "#1F532B", "#D9654E", "#B54A37"),
    },
}


def finery(kind: str, rank: str, suit: int) -> Dress:
    """What the court of this rank letter (J, Q, K) and suit wears in the "italian" or the "german" deck."""
    robes = _ITALIAN if kind == "italian" else _GERMAN
    return Dress(*robes[rank][suit], *_SKIN[suit], *_HAIR[rank][suit])
