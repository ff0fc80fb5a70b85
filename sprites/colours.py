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

TWO_COLOURS: dict[int, str] = {HEARTS: "#C8323C", DIAMONDS: "#C8323C", CLUBS: "#1C2A40", SPADES: "#1C2A40"}
"""Suit colours of the plain French deck, as the SVG files carry them. Nothing but suit signs may use them there: the
four-colour deck is made by exchanging them."""
FOUR_COLOURS: dict[int, str] = {HEARTS: "#E00000", DIAMONDS: "#0B3D91", CLUBS: "#00857C", SPADES: "#111111"}
"""Suit colours of the four-colour deck: at least 21 dE2000 apart under any colour vision."""


def suit_colour(suit: int, four_colour: bool = False) -> str:
    """The colour of a suit's signs and letters."""
    return (FOUR_COLOURS if four_colour else TWO_COLOURS)[suit]
