"""The corner of a card: its letter in Fredoka over its suit's sign, rendered at the size needed.

Measures are in units of the card's 250 x 350. The letter is 46 high and the block 86, 24 % of the card's height; it
stays within the left 53 units, the part that shows of a card in a fan. A suit's letter, if wanted, stands below the sign.
"""

import math
from functools import lru_cache

import pygame

from sprites.colours import TWO_COLOURS
from sprites.fonts import font
from sprites.packs import Deck, corner_text, suit_colour
from sprites.raster import raster
from sprites.shelf import MEGABYTE, Shelf

UNITS = 250
LETTER_HEIGHT, LETTER_WIDTH = 46, 47
SIGN_SIZE = {"french": 34, "italian": 41, "german": 40}
"""Size of the sign: pictures of things need more room than plain signs."""
TOP, MIDDLE, GAP = 12, 29, 6
SUIT_LETTER_HEIGHT, SUIT_LETTER_WIDTH = 25, 40
BLOCKS = Shelf(2 * MEGABYTE)
"""Those drawn so far: the same stands on a card at every angle."""
SUIT_NAMES = ("hearts", "diamonds", "clubs", "spades")


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


def sign_name(suit: int, kind: str) -> str:
    """The file of a suit's sign in a kind of deck."""
    return f"signs/{kind}/{SUIT_NAMES[suit]}.svg"


def _block(rank: str, suit: int, deck: Deck, unit: float) -> pygame.Surface:
    """Letter over sign, over the suit's letter if there is one, `unit` pixels to the unit."""
    return BLOCKS.take((rank, suit, deck, unit), lambda: _drawn(rank, suit, deck, unit))


def _drawn(rank: str, suit: int, deck: Deck, unit: float) -> pygame.Surface:
    colour = suit_colour(suit, deck)
    side = max(round(SIGN_SIZE[deck.kind] * unit), 3)
    lines = [
        letter(corner_text(rank, deck), round(LETTER_HEIGHT * unit), round(LETTER_WIDTH * unit), colour),
        raster(sign_name(suit, deck.kind), (side, side), {TWO_COLOURS[suit]: colour}),
    ]
    tops = [0, round((LETTER_HEIGHT + GAP) * unit)]
    high = tops[1] + side
    if deck.suit_letters:
        small = max(round(SUIT_LETTER_HEIGHT * unit), 3)
        lines.append(letter(deck.suit_letters[suit], small, round(SUIT_LETTER_WIDTH * unit), colour))
        tops.append(high + round(GAP * unit))
        high = tops[2] + max(small, lines[2].get_height())
    made = pygame.Surface((max(line.get_width() for line in lines), high), pygame.SRCALPHA)
    tint = pygame.Color(colour)
    made.fill((tint.r, tint.g, tint.b, 0))
    for line, top in zip(lines, tops, strict=True):
        made.blit(line, line.get_rect(midtop=(made.get_width() / 2, top)))
    return made


def put_corners(on: pygame.Surface, size: tuple[int, int], rank: str, suit: int, deck: Deck, angle: float = 0) -> None:
    """Draw both corners on the picture of a card of this size that stands turned by `angle` in the middle of `on`.

    `rank` is a letter of engine.cards; the deck must have the card.
    """
    unit = size[0] / UNITS
    if not angle:
        block = _block(rank, suit, deck, unit)
        place = block.get_rect(midtop=(round(MIDDLE * unit), round(TOP * unit)))
        on.blit(block, place)
        place.bottomright = (size[0] - place.left, size[1] - place.top)
        on.blit(pygame.transform.rotate(block, 180), place)
        return
    # Twice as large while it is turned, so that the letters stay crisp; placed to half a pixel.
    block = _block(rank, suit, deck, 2 * unit)
    from_middle = (MIDDLE * unit - size[0] / 2, TOP * unit + block.get_height() / 4 - size[1] / 2)
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    across, down = from_middle[0] * cos + from_middle[1] * sin, from_middle[1] * cos - from_middle[0] * sin
    for half, side in ((0, 1), (180, -1)):
        middle = (on.get_width() / 2 + side * across, on.get_height() / 2 + side * down)
        _put_turned(on, block, angle + half, middle, suit_colour(suit, deck))


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
