"""Where help lies at the table: in the strip under the field, and over the plates of the others. Pure; logical pixels."""

from itertools import groupby
from typing import NamedTuple

from engine import cards
from engine.cards import Card, Suit
from game.geometry import Rect
from game.helping.stone import Known
from game.places.frame import SeatFrame

STRIP = 62.0
"""Height of the strip with normal text."""
_LARGE = 1.3
"""How much larger help is for those who wish for it large."""
_GAP = 12.0
_CHIP, _LEAST_CHIP = 36.0, 22.0
"""Height of a small card over a plate, and the least at which its letter is no smaller than any other text."""
_LETTER = 28.0
"""Room for the letter of a rank at the least size of text; some decks have two letters."""
_NEXT = 4.0
_APART = 7.0
"""Between it and the plate, which is lifted a little when its player is to act."""
_TAKEN = 44.0
"""Room over a plate for the number of cards that were just taken."""


def strip_high(level: str, text: float) -> float:
    """The height of the strip for a level of help at that size of text, 1 to 2; 0 where help is off."""
    if level == "off":
        return 0.0
    return STRIP * (1 + 0.42 * (text - 1)) * (_LARGE if level == "kids" else 1.0)


def card_wide(high: float) -> float:
    """The width of a small card of that height: the sign of its suit, and beside it the widest letter there is."""
    return 0.78 * high + max(0.68 * high, _LETTER)


def cells(strip: Rect, number: int) -> list[Rect]:
    """The strip parted into so many cells side by side."""
    wide = (strip.w - _GAP * (number - 1)) / max(1, number)
    return [Rect(strip.x + at * (wide + _GAP), strip.y, wide, strip.h) for at in range(number)]


class Chip(NamedTuple):
    """Something small over a plate: cards of one suit, the sign of a suit that is lacking, or how many more there are."""

    room: Rect
    cards: tuple[Card, ...] = ()
    lacks: Suit | None = None
    more: int = 0


def letter_wide(high: float) -> float:
    """What a letter takes on a chip of that height, where several stand behind one sign."""
    return max(0.6 * high, _LETTER - 2)


def over_plate(frame: SeatFrame, known: Known, level: str, taken: bool) -> list[Chip]:
    """The suits that are lacking and the cards that are held, suit by suit, as far as they fit over the backs behind a plate.

    taken  whether the number of cards that were just taken stands at the left end
    """
    if level == "off" or not (known.held or known.lacks):
        return []
    seen = frame.plate.y - frame.fan.y - _APART
    high = max(_LEAST_CHIP, min(seen, _CHIP * frame.text**0.5 * (_LARGE if level == "kids" else 1.0)))
    x, y = frame.fan.x + (_TAKEN if taken else 0.0), frame.plate.y - _APART - high
    right = min(frame.plate.right - 8, frame.count.x - 6 if frame.count.y < frame.plate.y else frame.plate.right)
    small, head, letter = max(high * 1.05, _LETTER), 0.8 * high, letter_wide(high)
    suits = [tuple(held) for _, held in groupby(known.held, cards.suit)]
    wanted: list[tuple[tuple[Card, ...], Suit | None]] = [
        *(((), suit) for suit in known.lacks),
        *((held, None) for held in suits),
    ]
    if sum(head + letter * len(held) if held else small for held, _ in wanted) + _NEXT * (len(wanted) - 1) > right - x:
        right -= small + _NEXT  # the last place is for how many more there are
    chips: list[Chip] = []
    for held, lacks in wanted:
        shown = held[: max(0, int((right - x - head) / letter + 0.001))]
        wide = head + letter * len(shown) if held else small
        if (held and not shown) or x + wide > right + 0.01:
            break
        chips.append(Chip(Rect(x, y, wide, high), shown, lacks))
        x += wide + _NEXT
        if len(shown) < len(held):
            break
    told = sum(len(chip.cards) or 1 for chip in chips)
    left = len(known.held) + len(known.lacks) - told
    return [*chips, Chip(Rect(x, y, small, high), more=left)] if left else chips
