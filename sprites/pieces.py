"""Markers, animals, suit signs, icons and confetti: small pictures, square, at any size in pixels."""

import pygame

from sprites.colours import CREAM, HALO, INK, TWO_COLOURS
from sprites.corner import letter, sign_name
from sprites.deck import SPRITES, even, own
from sprites.packs import FRENCH, Deck, suit_colour
from sprites.raster import doubled, raster, ready, turned

MARKERS = ("round", "square", "triangle", "hexagon", "flower", "star", "heart", "drop")
"""The outline of each seat's button."""
MARKER_COLOURS = ("#E8592F", "#2FA36B", "#F2B632", "#8A55B8", "#3D8FE0", "#E66BA6", "#C62B3A", "#1FA3A8")
"""The colour of each seat's button, for what else shows whose something is."""
ANIMALS: tuple[str, ...] = (
    "cat", "fox", "bear", "frog", "rabbit", "owl", "pig", "lion", "panda", "mouse", "hedgehog", "penguin", "dog", "koala",
    "tiger", "cow", "octopus", "chick", "reindeer", "elephant",
)  # fmt: skip
"""Animals to stand for players, the most unlike ones first."""
ICONS: tuple[str, ...] = (
    "menu", "help", "back", "play", "pause", "next", "take_back", "redo", "home", "check", "cross", "plus", "minus",
    "sound", "mute", "music", "voice", "eye", "eye_closed", "hint", "sort", "zoom", "deck", "settings",
    "clock", "hourglass", "moon", "star", "trophy", "mouse", "touch", "keyboard", "pad",
)  # fmt: skip
"""Signs of one colour."""
CONFETTI = 6
"""How many pieces of confetti a game has."""


def marker(seat: int, diameter: int, *, angle: float = 0) -> pygame.Surface:
    """A seat's button with four holes; seats beyond the eighth begin anew."""
    seat, turn = seat % len(MARKERS), even(angle)
    name, square = f"markers/{seat}.svg", (diameter, diameter)

    def make() -> pygame.Surface:
        if not turn:
            return ready(raster(name, square))
        return ready(turned(SPRITES.take(("double", name, diameter), lambda: doubled(name, square, HALO)), turn))

    return SPRITES.take(("marker", seat, diameter, turn), make)


def animal(name: str, size: int, *, disc: bool = False) -> pygame.Surface:
    """An animal's head; with `disc` a little smaller, on a cream-coloured round. An unknown name gives a stand-in."""
    square = (size, size)

    def make() -> pygame.Surface:
        if not disc:
            return ready(raster(f"animals/{name}.svg", square))
        made = raster("icons/disc.svg", square)
        inner = round(size * 0.8)
        made.blit(raster(f"animals/{name}.svg", (inner, inner)), ((size - inner) // 2, round(size * 0.09)))
        return ready(made)

    return SPRITES.take(("animal", name, size, disc), make)


def sign(suit: int, size: int, *, deck: Deck = FRENCH, colour: str | None = None) -> pygame.Surface:
    """A suit's sign for a line of text, square, with the suit's letter on a disc if the deck has such letters.

    `colour` paints the sign of a French suit ("#FFFFFF" on a dark ground); the other decks' signs keep their own.
    """
    ink = colour or suit_colour(suit, deck)
    text = deck.suit_letters[suit] if deck.suit_letters else ""
    return SPRITES.take(("sign", suit, size, deck.kind, ink, text), lambda: ready(_sign(suit, size, deck.kind, ink, text)))


def _sign(suit: int, size: int, kind: str, ink: str, text: str) -> pygame.Surface:
    name, swap = sign_name(suit, kind), {TWO_COLOURS[suit]: ink}
    if not text:
        return raster(name, (size, size), swap)
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    tint = pygame.Color(CREAM)
    made.fill((tint.r, tint.g, tint.b, 0))
    smaller, disc = round(size * 0.76), round(size * 0.58)
    made.blit(raster(name, (smaller, smaller), swap), (0, 0))
    made.blit(raster("icons/disc.svg", (disc, disc)), (size - disc, size - disc))
    inner = letter(text, max(round(disc * 0.6), 3), round(disc * 0.74), INK)
    made.blit(inner, inner.get_rect(center=(size - disc / 2, size - disc / 2)))
    return made


def icon(name: str, size: int, colour: str = INK) -> pygame.Surface:
    """One of ICONS, dark brown unless told otherwise."""
    return SPRITES.take(("icon", name, size, colour), lambda: ready(raster(f"icons/{name}.svg", (size, size), {INK: colour})))


def confetti(game: str, number: int, size: int, *, angle: float = 0) -> pygame.Surface:
    """A piece of the game's own confetti, turned; numbers beyond CONFETTI begin anew.

    Pebbles and cards for Rolling Stone, ribbons and leaves for Gran Ramino, buttons and flowers for Michigan.
    """
    turn, name = even(angle), f"confetti/{own(game)}-{number % CONFETTI}.svg"
    return SPRITES.take(("confetti", name, size, turn), lambda: ready(raster(name, (size, size), angle=turn)))
