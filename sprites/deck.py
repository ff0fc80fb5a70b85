"""The French deck at any size: faces, backs and the shadow under them, upright or turned.

Widths are in pixels; a card is 5:7. Angles are degrees counter-clockwise, as pygame's, and are rounded to even ones: a
turned picture is bigger than the card, so blit it by its middle (`picture.get_rect(center=...)`). Pictures are shared:
blit them, draw nothing on them.
"""

import pygame

from engine import cards
from sprites.colours import EDGE, TWO_COLOURS, suit_colour
from sprites.corner import corner_text, put_corners
from sprites.raster import raster, ready, solid_edges
from sprites.shelf import MEGABYTE, Shelf

SPRITES = Shelf(96 * MEGABYTE)
"""All pictures but text and tablecloths."""
GAMES = ("rolling_stone", "gran_ramino", "michigan")
"""The games with a back and a tablecloth of their own; any other gets the first one's."""
STEP = 2
"""Degrees to which angles are rounded."""
SHADOW_SPREAD = 0.07
"""How far a shadow reaches over the card's edges on every side, as a part of the card's width."""
SHADOW_DROP = 0.03
"""How much lower than its card a lying card's shadow is blitted, as a part of the card's width."""
_DIM, _VEIL = (178, 184, 198), (10, 13, 20)


def size(width: int) -> tuple[int, int]:
    """Width and height in pixels of an upright card."""
    return width, round(width * 7 / 5)


def own(game: str) -> str:
    """The game itself if it has pictures of its own, else the one whose pictures it borrows."""
    return game if game in GAMES else GAMES[0]


def even(angle: float) -> int:
    """The angle rounded to STEP degrees, 0 to 358."""
    return round(angle / STEP) * STEP % 360


def face(
    card: cards.Card,
    width: int,
    *,
    dimmed: bool = False,
    four_colour: bool = False,
    angle: float = 0,
    letters: str = "international",
) -> pygame.Surface:
    """The face of a card; `dimmed` as for one that cannot be played now, `letters` a set of sprites.LETTERS."""
    turn = even(angle)
    key = ("face", card, width, dimmed, four_colour, turn, letters)
    if turn:
        return SPRITES.take(
            key,
            lambda: turned(face(card, width, dimmed=dimmed, four_colour=four_colour, letters=letters), turn),
        )
    return SPRITES.take(key, lambda: ready(_face(card, width, dimmed, four_colour, letters)))


def _face(card: cards.Card, width: int, dimmed: bool, four_colour: bool, letters: str) -> pygame.Surface:
    suit = cards.suit(card)
    swap = {TWO_COLOURS[suit]: suit_colour(suit, True)} if four_colour else None
    drawn = solid_edges(raster(f"faces/{cards.name(card)}.svg", size(width), swap), EDGE)
    put_corners(drawn, corner_text(cards.RANKS[cards.rank(card)], letters), suit, four_colour)
    return _dim(drawn) if dimmed else drawn


def back(game: str, width: int, *, dimmed: bool = False, angle: float = 0) -> pygame.Surface:
    """The back of a game's cards; it looks the same whichever way up."""
    turn = even(angle) % 180
    key = ("back", own(game), width, dimmed, turn)
    if turn:
        return SPRITES.take(key, lambda: turned(back(game, width, dimmed=dimmed), turn))

    def make() -> pygame.Surface:
        drawn = solid_edges(raster(f"backs/{own(game)}.svg", size(width)), EDGE)
        return ready(_dim(drawn) if dimmed else drawn)

    return SPRITES.take(key, make)


def shadow(width: int, *, angle: float = 0) -> pygame.Surface:
    """The soft shadow of a card of that width, to be blitted under it by the middle, SHADOW_DROP lower."""
    turn = even(angle) % 180
    key = ("shadow", width, turn)
    if turn:
        return SPRITES.take(key, lambda: turned(shadow(width), turn))
    return SPRITES.take(key, lambda: ready(_shadow(width)))


def _shadow(width: int) -> pygame.Surface:
    wide, high = size(width)
    reach = max(round(width * SHADOW_SPREAD), 2)
    colour = (12, 16, 24)
    made = pygame.Surface((wide + 2 * reach, high + 2 * reach), pygame.SRCALPHA)
    made.fill((*colour, 0))
    inner = pygame.Rect(0, 0, wide, high)
    inner.center = made.get_rect().center
    pygame.draw.rect(made, (*colour, 120), inner, border_radius=round(width * 0.09))
    return pygame.transform.gaussian_blur(made, max(reach // 2, 1))


def _dim(drawn: pygame.Surface) -> pygame.Surface:
    """Paper and print darkened by the same factor, so that the letters keep their contrast, then veiled in blue-grey."""
    drawn.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
    drawn.fill(_VEIL, special_flags=pygame.BLEND_RGB_ADD)
    return drawn


def turned(picture: pygame.Surface, angle: int) -> pygame.Surface:
    """The picture turned once, for the shelf: never in a frame."""
    return ready(pygame.transform.rotozoom(picture, angle, 1))
