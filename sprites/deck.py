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
from sprites.raster import ask, awaits, edged, raster, ready, rimmed, turned
from sprites.shelf import MEGABYTE, Shelf

SPRITES = Shelf(30 * MEGABYTE)
"""All pictures but text and tablecloths."""
PATTERNS = Shelf(4 * MEGABYTE)
"""The back of each game as it was drawn once: that takes 15 to 30 ms, so all of its sizes are brought down from one."""
_PATTERN = 416
"""Its width: that of the largest card in a window of 4K, and twice that in one of 1080p."""
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


def face_soon(card: cards.Card, width: int, *, deck: Deck = FRENCH, dimmed: bool = False, angle: float = 0) -> bool:
    """That face will be asked for: have its file drawn beside the frames; False if it is to be said again later."""
    turn = even(angle)
    if ("face", card, width, deck, dimmed, turn) in SPRITES:
        return True
    name, swap = _file(card, _own_kind(card, deck))
    return ask(name, size(width), swap, turn)


def face_awaited(card: cards.Card, width: int, *, deck: Deck = FRENCH, angle: float = 0) -> bool:
    """Whether that face is being drawn beside the frames: whoever has time asks for it later."""
    name, swap = _file(card, _own_kind(card, deck))
    return awaits(name, size(width), swap, even(angle))


def _face(card: cards.Card, width: int, deck: Deck, dimmed: bool, angle: int) -> pygame.Surface:
    deck = _own_kind(card, deck)
    name, swap = _file(card, deck)
    # A face is turned as a drawing, not as pixels: a hand is always fanned, and this is what is read all evening.
    drawn = raster(name, size(width), swap, angle)
    put_corners(drawn, size(width), cards.RANKS[cards.rank(card)], cards.suit(card), deck, angle)
    return _dim(drawn, deck.strong) if dimmed else drawn


def _own_kind(card: cards.Card, deck: Deck) -> Deck:
    """The deck whose face that card has."""
    kind = kind_of(card, deck)
    return deck if kind == deck.kind else replace(deck, kind=kind)


def _file(card: cards.Card, deck: Deck) -> tuple[str, dict[str, str] | None]:
    """The file of a face in a deck that has it, and the colours to be exchanged in it."""
    suit = cards.suit(card)
    plain, wanted = TWO_COLOURS[suit], suit_colour(suit, deck)
    swap = {plain: wanted} if deck.kind == "french" and wanted != plain else None
    return f"faces/{deck.kind}/{cards.name(card)}.svg", swap


def back(game: str, width: int, *, dimmed: bool = False, angle: float = 0) -> pygame.Surface:
    """The back of a game's cards; it looks the same whichever way up."""
    turn = even(angle) % 180
    name = own(game)

    def make() -> pygame.Surface:
        if not turn:
            drawn = _pattern(name, width)
        elif 2 * width <= _PATTERN:
            # The same picture at many angles: turned as pixels, from one of twice the size, four times sooner.
            drawn = turned(SPRITES.take(("double back", name, width), lambda: rimmed(_pattern(name, 2 * width), EDGE)), turn)
        else:
            # So large that what is lost cannot be seen.
            drawn = pygame.transform.rotozoom(rimmed(_pattern(name, width), EDGE), turn, 1)
        return ready(_dim(drawn.copy()) if dimmed else drawn)

    return SPRITES.take(("back", name, width, dimmed, turn), make)


def back_soon(game: str) -> None:
    """The back of a game will be asked for: have it drawn beside what is done until then."""
    if own(game) not in PATTERNS:
        ask(f"backs/{own(game)}.svg", size(_PATTERN), lasts=True)


def _pattern(game: str, width: int) -> pygame.Surface:
    """The upright back at that width, all that is transparent in the colour of its edge."""
    file = f"backs/{game}.svg"
    if width > _PATTERN:
        return edged(file, size(width), EDGE)
    whole = PATTERNS.take(game, lambda: edged(file, size(_PATTERN), EDGE))
    return whole if width == _PATTERN else pygame.transform.smoothscale(whole, size(width))


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
