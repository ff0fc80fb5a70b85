"""What is drawn where a picture is missing: a plain card, or a neutral disc, with its name on it."""

import pygame

from sprites.colours import EDGE, INK, PAPER
from sprites.fonts import label


def standin(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A plain picture for the file `name`: "faces/french/7H.svg" gives a card that says 7H."""
    folder, _, last = name.rpartition("/")
    word = last.removesuffix(".svg")
    made = pygame.Surface(size, pygame.SRCALPHA)
    width, height = size
    card = folder.startswith("faces/") or folder == "backs"
    if card:
        radius = round(width * 0.08)
        pygame.draw.rect(made, EDGE, made.get_rect(), border_radius=radius)
        pygame.draw.rect(made, PAPER, made.get_rect().inflate(-2, -2), border_radius=max(radius - 1, 0))
    elif folder == "cloths":
        made.fill("#2A4A5A")
        return made
    else:
        pygame.draw.ellipse(made, EDGE, made.get_rect())
        word = word[:2]
    words = label(word, "title", max(height // 7 if card else height // 2, 6), INK)
    if words.get_width() > width * 0.8:
        words = pygame.transform.smoothscale_by(words, width * 0.8 / words.get_width())
    made.blit(words, words.get_rect(center=made.get_rect().center))
    return made
