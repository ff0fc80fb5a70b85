"""What is pressed, as a picture: keys of a keyboard, and the buttons of the kinds of gamepads people have."""

from typing import Literal, get_args

import pygame

from sprites.colours import INK
from sprites.corner import letter
from sprites.deck import SPRITES
from sprites.fonts import label
from sprites.raster import raster, ready

PadButton = Literal["bottom", "right", "left", "top", "dpad", "shoulder_left", "shoulder_right", "start"]
Family = Literal["generic", "xbox", "playstation", "nintendo"]
PAD_BUTTONS: tuple[PadButton, ...] = get_args(PadButton)
"""The buttons of a pad by their place: bottom, right, left and top lie in a diamond."""
PAD_FAMILIES: tuple[Family, ...] = get_args(Family)

# What is printed on a button, and in which colour.
_PRINTED: dict[tuple[str, str], tuple[str, str]] = {
    ("xbox", "bottom"): ("A", "#8FD14F"),
    ("xbox", "right"): ("B", "#FF8A7A"),
    ("xbox", "left"): ("X", "#86B8FF"),
    ("xbox", "top"): ("Y", "#FFD23F"),
    ("nintendo", "bottom"): ("B", "#FFFFFF"),
    ("nintendo", "right"): ("A", "#FFFFFF"),
    ("nintendo", "left"): ("Y", "#FFFFFF"),
    ("nintendo", "top"): ("X", "#FFFFFF"),
}
_SHOULDERS = {"generic": "LR", "xbox": ("LB", "RB"), "playstation": ("L1", "R1"), "nintendo": "LR"}
_CAP, _CAP_SIDE, _CAP_EDGE = "#FFFDF6", "#CDBD9C", "#8A7A60"
_FINE = 3


def pad_button(button: PadButton, size: int, family: Family = "generic") -> pygame.Surface:
    """A button as it looks on that family of pads, `size` pixels square; KeyError for a button no pad has."""
    if button not in PAD_BUTTONS:
        raise KeyError(f"no button of a pad is called {button!r}: {', '.join(PAD_BUTTONS)}")
    return SPRITES.take(("pad", button, size, family), lambda: ready(_pad_button(button, size, family)))


def _pad_button(button: str, size: int, family: str) -> pygame.Surface:
    square = (size, size)
    if button == "dpad":
        return raster("pads/dpad.svg", square)
    if button == "start":
        return raster("pads/nintendo_start.svg" if family == "nintendo" else "pads/start.svg", square)
    if button.startswith("shoulder"):
        words = _SHOULDERS.get(family, "LR")[button == "shoulder_right"]
        return _printed("pads/shoulder.svg", size, words, "#FFFFFF", 0.3)
    printed = _PRINTED.get((family, button))
    if printed:
        return _printed("pads/plain.svg", size, *printed, 0.44)
    return raster(f"pads/{family if family == 'playstation' else 'generic'}_{button}.svg", square)


def _printed(name: str, size: int, words: str, colour: str, high: float) -> pygame.Surface:
    made = raster(name, (size, size))
    text = letter(words, max(round(size * high), 3), round(size * 0.62), colour)
    made.blit(text, text.get_rect(center=(size / 2, size / 2)))
    return made


def keycap(text: str, height: int) -> pygame.Surface:
    """A key with that text on it, `height` pixels high and as wide as the text needs, at least square."""
    return SPRITES.take(("keycap", text, height), lambda: ready(_keycap(text, height)))


def _keycap(text: str, height: int) -> pygame.Surface:
    words = label(text, "bold", max(round(height * 0.5), 6), INK)
    width = max(height, words.get_width() + round(height * 0.5))
    large = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    edge = pygame.Color(_CAP_EDGE)
    large.fill((edge.r, edge.g, edge.b, 0))
    whole, line, lip = large.get_rect(), max(round(height * 0.04 * _FINE), _FINE), round(height * 0.12 * _FINE)
    pygame.draw.rect(large, edge, whole, border_radius=round(height * 0.2 * _FINE))
    side = whole.inflate(-2 * line, -2 * line)
    pygame.draw.rect(large, _CAP_SIDE, side, border_radius=round(height * 0.17 * _FINE))
    top = pygame.Rect(side.left, side.top, side.width, side.height - lip)
    pygame.draw.rect(large, _CAP, top, border_radius=round(height * 0.17 * _FINE))
    made = pygame.transform.smoothscale(large, (width, height))
    made.blit(words, words.get_rect(center=(width / 2, height * 0.46)))
    return made
