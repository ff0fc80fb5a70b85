"""The colours shared by the pictures and by the code that draws letters over them.

Every colour is six hex digits: SDL's SVG reader turns names, hsl() and rgba() grey.
"""

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES

PAPER = "#FDFCF7"
"""The face of a card."""
EDGE = "#C6BEAE"
"""The hairline around a card."""
INK = "#33281F"
"""Dark brown for lines, letters and icons on light ground."""
CREAM = "#FFF8E8"
HALO = "#FFF6E4"
"""The light line round every marker: a red one lies on a red cloth, and is seen."""

TWO_COLOURS: dict[int, str] = {HEARTS: "#C8323C", DIAMONDS: "#C8323C", CLUBS: "#1C2A40", SPADES: "#1C2A40"}
"""Suit colours of the plain French deck, as the SVG files carry them. Nothing but suit signs may use them there: the
four-colour deck is made by exchanging them."""
FOUR_COLOURS: dict[int, str] = {HEARTS: "#E00000", DIAMONDS: "#0B3D91", CLUBS: "#00857C", SPADES: "#111111"}
"""Suit colours of the four-colour deck: at least 21 dE2000 apart under any colour vision."""

STRONG_TWO: dict[int, str] = {HEARTS: "#A81420", DIAMONDS: "#A81420", CLUBS: "#1C2A40", SPADES: "#1C2A40"}
STRONG_FOUR: dict[int, str] = {HEARTS: "#9D0A0F", DIAMONDS: "#2429FF", CLUBS: "#054F4F", SPADES: "#100700"}
"""The same for high contrast: at least 7:1 on the paper, and the four still 20 apart."""

SUIT_COLOURS: dict[str, dict[int, str]] = {
    "french": TWO_COLOURS,
    "italian": {HEARTS: "#C2375A", DIAMONDS: "#6B4A06", CLUBS: "#2150B5", SPADES: "#1A3324"},
    "german": {HEARTS: "#CE2642", DIAMONDS: "#804400", CLUBS: "#452B20", SPADES: "#0A7A50"},
}
"""For each kind of deck the colour of a suit's letters and outlines. Italian suits are bastoni (S), spade (C), denari (D) and
coppe (H), German ones leaves (S), acorns (C), bells (D) and hearts (H)."""
STRONG_SUITS: dict[str, dict[int, str]] = {
    "french": STRONG_TWO,
    "italian": {HEARTS: "#9C1F41", DIAMONDS: "#5E4005", CLUBS: "#1B449C", SPADES: "#1A3324"},
    "german": {HEARTS: "#A3152F", DIAMONDS: "#6E3A00", CLUBS: "#452B20", SPADES: "#065A38"},
}
"""The same for high contrast."""
