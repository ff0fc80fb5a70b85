"""The corner of a card: its letter in Fredoka over its suit's sign, rendered at the size needed.

Measures are in units of the card's 250 x 350. The letter is 46 high and the block 84, 24 % of the card's height; it
stays within the left 52 units, the part that shows of a card in a fan.
"""

from functools import lru_cache

import pygame

from sprites.colours import TWO_COLOURS, suit_colour
from sprites.fonts import font
from sprites.raster import raster

UNITS = 250
LETTER_HEIGHT, LETTER_WIDTH, SIGN_SIZE = 46, 47, 34
TOP, MIDDLE, GAP = 12, 29, 6
SUIT_NAMES = ("hearts", "diamonds", "clubs", "spades")

LETTERS: dict[str, dict[str, str]] = {
    "international": {"A": "A", "K": "K", "Q": "Q", "J": "J", "T": "10"},
    "swedish": {"A": "E", "K": "K", "Q": "D", "J": "Kn", "T": "10"},
    "portuguese": {"A": "A", "K": "R", "Q": "D", "J": "V", "T": "10"},
    "italian": {"A": "A", "K": "R", "Q": "D", "J": "F", "T": "10"},
    "german": {"A": "A", "K": "K", "Q": "D", "J": "B", "T": "10"},
}
"""Corner letters by name of the set; ranks not listed stand for themselves."""


def corner_text(rank: str, letters: str) -> str:
    """What the corner says for a rank letter of engine.cards; an unknown set is the international one."""
    return LETTERS.get(letters, LETTERS["international"]).get(rank, rank)


@lru_cache(maxsize=1)
def _capitals() -> float:
    """Height of Fredoka's capitals as a part of its em."""
    metrics = font("title", 400).metrics("H")[0]
    return metrics[3] / 400 if metrics and metrics[3] else 0.74


def letter(text: str, height: int, widest: int, colour: str) -> pygame.Surface:
    """The text cropped to its ink, its capitals `height` pixels high, pressed together if wider than `widest`."""
    drawn = font("title", max(round(height / _capitals()), 1)).render(text, True, colour)
    drawn = drawn.subsurface(drawn.get_bounding_rect()).copy() if drawn.get_bounding_rect() else drawn
    if drawn.get_width() > widest:
        drawn = pygame.transform.smoothscale(drawn, (widest, drawn.get_height()))
    return drawn


def put_corners(on: pygame.Surface, text: str, suit: int, four_colour: bool) -> None:
    """Draw both corners on a card's picture, the lower right one turned."""
    unit = on.get_width() / UNITS
    colour = suit_colour(suit, four_colour)
    above = letter(text, round(LETTER_HEIGHT * unit), round(LETTER_WIDTH * unit), colour)
    side = max(round(SIGN_SIZE * unit), 3)
    below = raster(f"signs/{SUIT_NAMES[suit]}.svg", (side, side), {TWO_COLOURS[suit]: colour})
    block = pygame.Surface(
        (max(above.get_width(), side), round((LETTER_HEIGHT + GAP) * unit) + side), pygame.SRCALPHA
    )
    block.blit(above, above.get_rect(midtop=(block.get_width() / 2, 0)))
    block.blit(below, below.get_rect(midbottom=(block.get_width() / 2, block.get_height())))
    place = block.get_rect(midtop=(round(MIDDLE * unit), round(TOP * unit)))
    on.blit(block, place)
    place.bottomright = (on.get_width() - place.left, on.get_height() - place.top)
    on.blit(pygame.transform.rotate(block, 180), place)
