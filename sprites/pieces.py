"""Markers, animals, suit signs and icons: small pictures, square, at any size in pixels."""

import pygame

from sprites.colours import INK, TWO_COLOURS, suit_colour
from sprites.corner import SUIT_NAMES
from sprites.deck import SPRITES, even
from sprites.raster import doubled, raster, ready, turned

MARKERS = ("round", "square", "triangle", "hexagon", "flower", "star", "heart", "drop")
"""The outline of each seat's button."""
MARKER_COLOURS = ("#E8592F", "#2FA36B", "#F2B632", "#8A55B8", "#3D8FE0", "#E66BA6", "#C62B3A", "#1FA3A8")
"""The colour of each seat's button, for what else shows whose something is."""
ANIMALS: tuple[str, ...] = (
    "cat", "fox", "bear", "frog", "rabbit", "owl", "pig", "lion", "panda", "mouse", "hedgehog", "penguin", "dog", "koala",
    "tiger", "cow",
)  # fmt: skip
"""Animals to stand for players, the most unlike ones first."""
ICONS = ("menu", "help", "back", "play")


def marker(seat: int, diameter: int, *, angle: float = 0) -> pygame.Surface:
    """A seat's button with four holes; seats beyond the eighth begin anew."""
    seat, turn = seat % len(MARKERS), even(angle)
    name, square = f"markers/{seat}.svg", (diameter, diameter)

    def make() -> pygame.Surface:
        if not turn:
            return ready(raster(name, square))
        edge = MARKER_COLOURS[seat]
        return ready(turned(SPRITES.take(("double", name, diameter), lambda: doubled(name, square, edge)), turn))

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


def suit_sign(suit: int, size: int, *, four_colour: bool = False, colour: str | None = None) -> pygame.Surface:
    """A suit's sign for a line of text, in its own colour or in `colour` ("#FFFFFF" on a dark ground)."""
    ink = colour or suit_colour(suit, four_colour)
    return SPRITES.take(
        ("sign", suit, size, ink),
        lambda: ready(raster(f"signs/{SUIT_NAMES[suit]}.svg", (size, size), {TWO_COLOURS[suit]: ink})),
    )


def icon(name: str, size: int, colour: str = INK) -> pygame.Surface:
    """One of ICONS, dark brown unless told otherwise."""
    return SPRITES.take(("icon", name, size, colour), lambda: ready(raster(f"icons/{name}.svg", (size, size), {INK: colour})))
