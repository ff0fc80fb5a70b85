"""The corner of a card: its letter in Fredoka over its suit's sign, rendered at the size needed.

Measures are in units of the card's 250 x 350. The letter is 46 high and the block 86, 24 % of the card's height; it
stays within the left 53 units, the part that shows of a card in a fan.
"""

import math
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
    ink = drawn.get_bounding_rect()
    if ink:
        drawn = drawn.subsurface(ink)
    if drawn.get_width() > widest:
        drawn = pygame.transform.smoothscale(drawn, (max(widest, 1), drawn.get_height()))
    return drawn


def _block(text: str, suit: int, colour: str, unit: float) -> pygame.Surface:
    """Letter over sign, `unit` pixels to the unit."""
    above = letter(text, round(LETTER_HEIGHT * unit), round(LETTER_WIDTH * unit), colour)
    side = max(round(SIGN_SIZE * unit), 3)
    below = raster(f"signs/{SUIT_NAMES[suit]}.svg", (side, side), {TWO_COLOURS[suit]: colour})
    made = pygame.Surface((max(above.get_width(), side), round((LETTER_HEIGHT + GAP) * unit) + side), pygame.SRCALPHA)
    tint = pygame.Color(colour)
    made.fill((tint.r, tint.g, tint.b, 0))
    made.blit(above, above.get_rect(midtop=(made.get_width() / 2, 0)))
    made.blit(below, below.get_rect(midbottom=(made.get_width() / 2, made.get_height())))
    return made


def put_corners(
    on: pygame.Surface, size: tuple[int, int], text: str, suit: int, *, four_colour: bool = False, angle: float = 0
) -> None:
    """Draw both corners on the picture of a card of this size that stands turned by `angle` in the middle of `on`."""
    unit = size[0] / UNITS
    colour = suit_colour(suit, four_colour)
    if not angle:
        block = _block(text, suit, colour, unit)
        place = block.get_rect(midtop=(round(MIDDLE * unit), round(TOP * unit)))
        on.blit(block, place)
        place.bottomright = (size[0] - place.left, size[1] - place.top)
        on.blit(pygame.transform.rotate(block, 180), place)
        return
    # Twice as large while it is turned, so that the letters stay crisp; placed to half a pixel.
    block = _block(text, suit, colour, 2 * unit)
    from_middle = (MIDDLE * unit - size[0] / 2, TOP * unit + block.get_height() / 4 - size[1] / 2)
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    across, down = from_middle[0] * cos + from_middle[1] * sin, from_middle[1] * cos - from_middle[0] * sin
    for half, side in ((0, 1), (180, -1)):
        middle = (on.get_width() / 2 + side * across, on.get_height() / 2 + side * down)
        _put_turned(on, block, angle + half, middle, colour)


def _put_turned(on: pygame.Surface, double: pygame.Surface, angle: float, middle: tuple[float, float], colour: str) -> None:
    tint = pygame.Color(colour)
    rimmed = pygame.Surface((double.get_width() + 4, double.get_height() + 4), pygame.SRCALPHA)
    rimmed.fill((tint.r, tint.g, tint.b, 0))
    rimmed.blit(double, (2, 2))
    turn = pygame.transform.rotozoom(rimmed, angle, 1)
    left = math.floor(middle[0] - turn.get_width() / 4)
    top = math.floor(middle[1] - turn.get_height() / 4)
    patch = pygame.Surface((turn.get_width() // 2 * 2 + 4, turn.get_height() // 2 * 2 + 4), pygame.SRCALPHA)
    patch.fill((tint.r, tint.g, tint.b, 0))
    patch.blit(
        turn,
        (round(2 * (middle[0] - left) - turn.get_width() / 2), round(2 * (middle[1] - top) - turn.get_height() / 2)),
    )
    on.blit(pygame.transform.smoothscale(patch, (patch.get_width() // 2, patch.get_height() // 2)), (left, top))
