"""Cards at any size: faces of every deck, backs and the shadow under them, upright or turned.

Widths are in pixels; a card is 5:7. Angles are degrees counter-clockwise, as pygame's, and are rounded to even ones: a
turned picture is bigger than the card, so blit it by its middle (`picture.get_rect(center=...)`). Pictures are shared:
blit them, draw nothing on them.
"""

from dataclasses import replace

import pygame

from engine import cards
from sprites.colours import EDGE, TWO_COLOURS
from sprites.corner import put_corners
from sprites.packs import FRENCH, Deck, kind_of, suit_colour
from sprites.raster import doubled, raster, ready, turned
from sprites.shelf import MEGABYTE, Shelf

SPRITES = Shelf(30 * MEGABYTE)
"""All pictures but text and tablecloths."""
GAMES = ("rolling_stone", "gran_ramino", "michigan")
"""The games with a back and a tablecloth of their own; any other gets the first one's."""
STEP = 2
"""Degrees to which angles are rounded."""
SHADOW_SPREAD = 0.07
"""How far a shadow reaches over the card's edges on every side, as a part of the card's width."""
SHADOW_DROP = 0.03
"""How much lower than its card a lying card's shadow is blitted, as a part of the card's width."""
_DIM, _VEIL, _STRONG_DIM = (166, 172, 186), (9, 12, 19), (52, 52, 70)


def size(width: int) -> tuple[int, int]:
    """Width and height in pixels of an upright card."""
    return width, round(width * 7 / 5)


def own(game: str) -> str:
    """The game itself if it has pictures of its own, else the one whose pictures it borrows."""
    return game if game in GAMES else GAMES[0]


def even(angle: float) -> int:
    """The angle rounded to STEP degrees, 0 to 358."""
    return round(angle / STEP) * STEP % 360


def face(card: cards.Card, width: int, *, deck: Deck = FRENCH, dimmed: bool = False, angle: float = 0) -> pygame.Surface:
    """The face of a card, the French one's where the deck has no such card; `dimmed` as for one that cannot be played now."""
    turn = even(angle)
    return SPRITES.take(("face", card, width, deck, dimmed, turn), lambda: ready(_face(card, width, deck, dimmed, turn)))


def _face(card: cards.Card, width: int, deck: Deck, dimmed: bool, angle: int) -> pygame.Surface:
    suit, kind = cards.suit(card), kind_of(card, deck)
    if kind != deck.kind:
        deck = replace(deck, kind=kind)
    plain, wanted = TWO_COLOURS[suit], suit_colour(suit, deck)
    swap = {plain: wanted} if kind == "french" and wanted != plain else None
    # A face is turned as a drawing, not as pixels: a hand is always fanned, and this is what is read all evening.
    drawn = raster(f"faces/{kind}/{cards.name(card)}.svg", size(width), swap, angle)
    put_corners(drawn, size(width), cards.RANKS[cards.rank(card)], suit, deck, angle)
    return _dim(drawn, deck.strong) if dimmed else drawn


def back(game: str, width: int, *, dimmed: bool = False, angle: float = 0) -> pygame.Surface:
    """The back of a game's cards; it looks the same whichever way up."""
    turn = even(angle) % 180
    name = f"backs/{own(game)}.svg"

    def make() -> pygame.Surface:
        if turn:
            # The same picture at many angles: turned as pixels, from one of twice the size, four times sooner.
            double = SPRITES.take(("double back", name, width), lambda: doubled(name, size(width), EDGE))
            drawn = turned(double, turn)
        else:
            drawn = raster(name, size(width))
        return ready(_dim(drawn) if dimmed else drawn)

    return SPRITES.take(("back", name, width, dimmed, turn), make)


def shadow(width: int, *, angle: float = 0) -> pygame.Surface:
    """The soft shadow of a card of that width, to be blitted under it by the middle, SHADOW_DROP lower."""
    turn = even(angle) % 180

    def make() -> pygame.Surface:
        soft = _shadow(width)
        return ready(pygame.transform.rotozoom(soft, turn, 1) if turn else soft)

    return SPRITES.take(("shadow", width, turn), make)


def _shadow(width: int) -> pygame.Surface:
    # Blurred small and drawn larger: nothing in it is sharp, and a wide blur of the full size takes 40 ms at 4K.
    small, colour = 60, (12, 16, 24)
    wide, high = size(small)
    reach = round(small * SHADOW_SPREAD)
    made = pygame.Surface((wide + 2 * reach, high + 2 * reach), pygame.SRCALPHA)
    made.fill((*colour, 0))
    inner = pygame.Rect(reach, reach, wide, high)
    pygame.draw.rect(made, (*colour, 120), inner, border_radius=round(small * 0.09))
    made = pygame.transform.gaussian_blur(made, 2)
    margin = max(round(width * SHADOW_SPREAD), 1)
    return pygame.transform.smoothscale(made, (width + 2 * margin, size(width)[1] + 2 * margin))


def _dim(drawn: pygame.Surface, strong: bool = False) -> pygame.Surface:
    """Paper and print darkened by the same factor, so that the letters keep their contrast, then veiled in blue-grey.

    In high contrast as much is taken away from both, so that the print stays at 7:1.
    """
    if strong:
        drawn.fill(_STRONG_DIM, special_flags=pygame.BLEND_RGB_SUB)
        return drawn
    drawn.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
    drawn.fill(_VEIL, special_flags=pygame.BLEND_RGB_ADD)
    return drawn
