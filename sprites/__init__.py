"""Pictures: the SVG files the project draws itself, and what makes them surfaces of the size a window needs.

- `face`, `back`, `shadow`, `card_size`: cards (deck.py; corner letters in corner.py); `back_soon`, `face_soon`,
  `face_awaited`: drawn beside the frames (ahead.py)
- `Deck`, `FRENCH`, `has`, `suit_colour`: which deck cards are shown in (packs.py)
- `marker`, `animal`, `sign`, `icon`, `confetti`: small pictures (pieces.py); `asleep` (asleep.py)
- `pad_button`, `keycap`: what is pressed (controls.py)
- `cloth`, `cloth_strips`, `cloth_soon`: tablecloths (cloth.py)
- `font`, `label`, `measure`: text (fonts.py)
- named colours (colours.py)
- shelf.py keeps what was made, within bytes; raster.py draws files; standin.py draws what is missing
- draw/ writes the files: `python -m sprites.draw`

Everything returned is shared and cached: blit it, draw nothing on it. It works before there is a window, but only with
one are pictures in the window's format. Knows cards, never rules.
"""

from sprites.asleep import asleep
from sprites.cloth import cloth, cloth_soon, cloth_strips
from sprites.colours import CREAM, EDGE, INK, PAPER
from sprites.controls import PAD_BUTTONS, PAD_FAMILIES, keycap, pad_button
from sprites.deck import GAMES, SHADOW_DROP, SHADOW_SPREAD, back, back_soon, face, face_awaited, face_soon, shadow
from sprites.deck import size as card_size
from sprites.fonts import font, label, measure
from sprites.packs import FRENCH, KINDS, LETTERS, Deck, has, suit_colour
from sprites.pieces import ANIMALS, CONFETTI, ICONS, MARKER_COLOURS, MARKERS, animal, confetti, icon, marker, sign

__all__ = [
    "ANIMALS",
    "CONFETTI",
    "CREAM",
    "EDGE",
    "FRENCH",
    "GAMES",
    "ICONS",
    "INK",
    "KINDS",
    "LETTERS",
    "MARKERS",
    "MARKER_COLOURS",
    "PAD_BUTTONS",
    "PAD_FAMILIES",
    "PAPER",
    "SHADOW_DROP",
    "SHADOW_SPREAD",
    "Deck",
    "animal",
    "asleep",
    "back",
    "back_soon",
    "card_size",
    "cloth",
    "cloth_soon",
    "cloth_strips",
    "confetti",
    "face",
    "face_awaited",
    "face_soon",
    "font",
    "has",
    "icon",
    "keycap",
    "label",
    "marker",
    "measure",
    "pad_button",
    "shadow",
    "sign",
    "suit_colour",
]
