"""Pictures: the SVG files the project draws itself, and what makes them surfaces of the size a window needs.

- `face`, `back`, `shadow`, `card_size`: cards (deck.py; corner letters in corner.py)
- `marker`, `animal`, `suit_sign`, `icon`: small pictures (pieces.py)
- `cloth`: tablecloths (cloth.py)
- `font`, `label`, `measure`: text (fonts.py)
- `suit_colour` and named colours (colours.py)
- shelf.py keeps what was made, within bytes; raster.py draws files; standin.py draws what is missing
- draw/ writes the files: `python -m sprites.draw`

Everything returned is shared and cached: blit it, draw nothing on it. It works before there is a window, but only with
one are pictures in the window's format. Knows cards, never rules.
"""

from sprites.cloth import cloth
from sprites.colours import CREAM, EDGE, INK, PAPER, suit_colour
from sprites.corner import LETTERS
from sprites.deck import GAMES, SHADOW_DROP, SHADOW_SPREAD, back, face, shadow
from sprites.deck import size as card_size
from sprites.fonts import font, label, measure
from sprites.pieces import ANIMALS, ICONS, MARKER_COLOURS, MARKERS, animal, icon, marker, suit_sign

__all__ = [
    "ANIMALS",
    "CREAM",
    "EDGE",
    "GAMES",
    "ICONS",
    "INK",
    "LETTERS",
    "MARKERS",
    "MARKER_COLOURS",
    "PAPER",
    "SHADOW_DROP",
    "SHADOW_SPREAD",
    "animal",
    "back",
    "card_size",
    "cloth",
    "face",
    "font",
    "icon",
    "label",
    "marker",
    "measure",
    "shadow",
    "suit_colour",
    "suit_sign",
]
