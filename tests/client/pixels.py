"""Looking at pictures pixel by pixel."""

from collections import Counter

import pygame


def rgba(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def over(picture: pygame.Surface, ground: str = "#FF00FF") -> pygame.Surface:
    flat = pygame.Surface(picture.get_size())
    flat.fill(ground)
    flat.blit(picture, (0, 0))
    return flat


def differing(one: pygame.Surface, other: pygame.Surface, least: int = 24) -> float:
    """The share of pixels that differ by more than `least` in some channel."""
    flat = [pygame.image.tobytes(over(picture), "RGB") for picture in (one, other)]
    far = sum(
        max(abs(a - b) for a, b in zip(flat[0][i : i + 3], flat[1][i : i + 3])) > least for i in range(0, len(flat[0]), 3)
    )
    return far * 3 / len(flat[0])


def common_colours(picture: pygame.Surface, area: pygame.Rect) -> list[pygame.Color]:
    """The two colours most pixels of an area have: paper, then ink."""
    pixels = [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]
    counted = Counter(tuple(picture.get_at(pixel)) for pixel in pixels)
    return [pygame.Color(colour) for colour, _ in counted.most_common(2)]


def corner_area(size: tuple[int, int]) -> pygame.Rect:
    """The left strip that belongs to the corner, clear of the card's edge."""
    unit = size[0] / 250
    return pygame.Rect(round(4 * unit), round(8 * unit), round(49 * unit), round(96 * unit))
