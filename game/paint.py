"""Drawing on the window in logical pixels: text, pills, panels, rings. Everything that costs is made once and kept.

Colours are the house's: cream pills, dark brown ink, gold for whose turn it is and for what can be done.
"""

from math import cos, pi, sin
from typing import Literal

import pygame

import sprites
from game.geometry import Rect
from game.ruler import LEAST_TEXT, Ruler
from sprites.shelf import MEGABYTE, Shelf

INK = sprites.INK
CREAM = sprites.CREAM
GOLD = "#F5AE1D"
SUN = "#FFD23F"
PALE_GOLD = "#FFEFC4"
SOFT_INK = "#6E5C4B"
NIGHT = "#1B2130"
WHITE = "#FFFFFF"
LINE = "#DCC9A3"
STRONGER = {SOFT_INK: "#4A3A2C", "#8A7A66": "#4A3A2C", "#A86500": "#6B3F00", "#B3261E": "#8E1A14", "#2E7D4F": "#1D5A36"}
"""What colours of text, and of the ground of light text, become in high contrast; all others have 7:1 where they are used."""

SHAPES = Shelf(10 * MEGABYTE)
"""Pills, panels and rings drawn so far."""
_FINE = 2
"""Shapes are drawn so many times larger and brought down, which smooths their edges."""
_SOFT = 6
"""Pixels by which a shadow reaches out as it is blurred."""
_LARGE = 280
"""Pixels across from which on a turned ring is drawn as large as it is."""

Anchor = Literal["centre", "left", "right"]


class Canvas(Ruler):
    """The window's surface, measured in logical pixels. shift: window pixels by which all is drawn further right and down."""

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        letters: float = 1.0,
        edge: tuple[int, int] = (0, 0),
        strong: bool = False,
    ) -> None:
        """scale: window pixels of a logical one; letters: how much larger than written all text is drawn; edge: window pixels
        left free left and right, and above and below, for what a television may cut off; strong: high contrast."""
        super().__init__(scale, letters)
        self.surface = surface
        self.shift = edge
        self.strong = strong
        self.paged = False
        """Whether places are those on a page that scrolls."""
        self.deck = sprites.FRENCH
        """How cards look on it."""
        self.width = (surface.get_width() - 2 * edge[0]) / scale
        self.height = (surface.get_height() - 2 * edge[1]) / scale

    def page(self, view: Rect, offset: float) -> "Canvas":
        """A part of this one, on which a page is drawn that is scrolled down by `offset`; places are those on the page."""
        # What is left free at the window's edges is covered too: a page may run out of the window, but not into the foot.
        top = round(view.y * self.scale) + self.shift[1] if view.y > 0 else 0
        bottom = round(view.bottom * self.scale) + self.shift[1]
        part = pygame.Rect(0, top, self.surface.get_width(), max(1, bottom - top)).clip(self.surface.get_rect())
        made = Canvas(self.surface.subsurface(part), self.scale, self.letters, strong=self.strong)
        made.deck, made.paged = self.deck, True
        made.shift = (self.shift[0] + round(view.x * self.scale), self.shift[1] - top + round((view.y - offset) * self.scale))
        return made

    def cloth(self, game: str) -> None:
        """The whole window covered with a game's cloth, or that of the "kitchen"."""
        for strip, top in sprites.cloth_strips(game, self.surface.get_size(), self.strong):
            self.surface.blit(strip, (0, top))

    def cloth_in(self, rect: Rect, game: str, radius: float) -> None:
        """A piece of a game's cloth with round corners."""
        picture = _cloth_piece(game, (self.px(rect.w), self.px(rect.h)), self.px(radius), self.strong)
        self.put(picture, *rect.centre)

    def ink(self, colour: str) -> str:
        """That colour, or what stands for it in high contrast."""
        return STRONGER.get(colour, colour) if self.strong else colour

    def put(self, picture: pygame.Surface, x: float, y: float, anchor: Anchor = "centre") -> None:
        """A picture with its middle (or the middle of its left or right edge) at that place."""
        w, h = picture.get_size()
        left = x * self.scale - (w / 2 if anchor == "centre" else w if anchor == "right" else 0)
        self.blit(picture, left, y * self.scale - h / 2)

    def blit(self, picture: pygame.Surface, left: float, top: float, high: int | None = None) -> None:
        """A picture with its left upper corner at that place in window pixels; of a high one only so much of its upper part.

        A part is never cut out as a surface of its own: what is run-length encoded has no pixels that it could share.
        """
        place = round(left) + self.shift[0], round(top) + self.shift[1]
        if high is None:
            self.surface.blit(picture, place)
        else:
            self.surface.blit(picture, place, (0, 0, picture.get_width(), high))

    def note(self, words: str, x: float, y: float, size: float, role: sprites.fonts.Role = "text") -> None:
        """That is written there: for a canvas that collects what is written."""

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        *,
        role: sprites.fonts.Role = "text",
        colour: str = INK,
        anchor: Anchor = "centre",
        room: float | None = None,
    ) -> float:
        """A line of text, smaller (and in the end cut short) if it has not room enough; returns its width."""
        words, px = self.fitted(words, size, role, room)
        picture = sprites.label(words, role, px, self.ink(colour))
        self.put(picture, x, y, anchor)
        return picture.get_width() / self.scale

    def block(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        *,
        room: float,
        most: int = 2,
        role: sprites.fonts.Role = "text",
        colour: str = INK,
        anchor: Anchor = "centre",
    ) -> None:
        """A line of text; where the room is too narrow for it, smaller, and in the end up to so many lines around the same
        middle. It minds its width alone: `lettering.write` fills a box, and rather takes more lines than small letters."""
        if self.measure(words, min(size, LEAST_TEXT), role) <= room:
            lines = [words]
        else:
            lines, size = self.fitting(words, min(size, LEAST_TEXT + 3), room, most, role)
        for at, line in enumerate(lines):
            down = (at - (len(lines) - 1) / 2) * size * 1.15 * self.letters
            self.text(line, x, y + down, size, role=role, colour=colour, anchor=anchor, room=room)

    def panel(self, rect: Rect, fill: str, *, radius: float = 18, edge: str = "", thick: float = 0, alpha: int = 255) -> None:
        """A rounded rectangle; with an edge inside it."""
        picture = _panel(
            (self.px(rect.w), self.px(rect.h)),
            self.px(min(radius, rect.h / 2)),
            self.ink(fill),
            edge,
            self.px(thick) if thick else 0,
            alpha,
        )
        self.blit(picture, rect.x * self.scale, rect.y * self.scale)

    def sheet(self, rect: Rect, fill: str = CREAM, *, radius: float = 32, edge: str = "", thick: float = 0) -> None:
        """A panel like a sheet of paper: it lies on its shadow."""
        self.shade(rect, radius)
        self.panel(rect, fill, radius=radius, edge=edge, thick=thick)

    def pill(self, rect: Rect, fill: str, *, edge: str = "", thick: float = 0, alpha: int = 255) -> None:
        """A rectangle with round ends."""
        self.panel(rect, fill, radius=rect.h / 2, edge=edge, thick=thick, alpha=alpha)

    def shade(self, rect: Rect, radius: float = 18) -> None:
        """The soft shadow of a panel, lying a little lower."""
        spread = 8
        grown = rect.grown(spread).moved(0, 5)
        picture = _shade((self.px(grown.w), self.px(grown.h)), self.px(spread), self.px(min(radius, rect.h / 2)))
        self.blit(picture, grown.x * self.scale, grown.y * self.scale)

    def brim(self, y: float) -> None:
        """A shadow over that height, across the window: a page goes on below it."""
        size = self.surface.get_width(), self.px(22)
        self.blit(_brim(size), -self.shift[0], y * self.scale - size[1])

    def badge(self, words: str, x: float, y: float, size: float, fill: str, ink: str) -> None:
        """A number on a disc, wider if it has three digits."""
        high = min(max(size * 0.56, LEAST_TEXT) * self.letters, max(size * 0.82, LEAST_TEXT)) / self.letters
        wide = max(size, self.measure(words, high, "title") + size * 0.5)
        self.pill(
            Rect(x - wide / 2, y - size / 2, wide, size), fill, edge=INK if fill != INK else "", thick=2 if fill != INK else 0
        )
        self.text(words, x, y, high, role="title", colour=ink)

    def ring(self, rect: Rect, radius: float = 14, angle: float = 0.0) -> None:
        """The ring of the focus: a dark and a light line of 4 logical pixels each way, to be seen on any ground."""
        self.put(self.ring_picture(rect.w, rect.h, radius, angle), *rect.centre)

    def ring_picture(self, wide: float, high: float, radius: float, angle: float) -> pygame.Surface:
        """What `ring` draws around a thing of that size."""
        return _ring((self.px(wide), self.px(high)), self.px(radius), self.px(4), even(angle), WHITE, NIGHT)

    def glow(self, rect: Rect, radius: float, angle: float = 0.0) -> None:
        """The gold edge of what can be played or pressed."""
        self.put(self.glow_picture(rect.w, rect.h, radius, angle), *rect.centre)

    def glow_picture(self, wide: float, high: float, radius: float, angle: float) -> pygame.Surface:
        """What `glow` draws around a thing of that size."""
        return _ring((self.px(wide), self.px(high)), self.px(radius), self.px(5), even(angle), SUN, "")

    def star(self, x: float, y: float, size: float, colour: str = GOLD) -> None:
        """A five-pointed star: points of the match."""
        self.put(_star(self.px(size), colour), x, y)

    def veil(self, alpha: int = 150) -> None:
        """The whole window darker: something lies over it."""
        size = self.surface.get_size()

        def make() -> pygame.Surface:
            made = pygame.Surface(size).convert() if pygame.display.get_surface() else pygame.Surface(size)
            made.fill("#0E1420")
            made.set_alpha(alpha)
            return made

        self.surface.blit(SHAPES.take(("veil", size, alpha), make), (0, 0))


def even(angle: float) -> int:
    """Angles are rounded to even degrees, as the cards' pictures are."""
    return round(angle / 2) * 2


def _colour(name: str, alpha: int = 255) -> tuple[int, int, int, int]:
    one = pygame.Color(name)
    return one.r, one.g, one.b, alpha


def ready(picture: pygame.Surface) -> pygame.Surface:
    """In the window's format and quick to blit."""
    return sprites.raster.ready(picture)


def _panel(size: tuple[int, int], radius: int, fill: str, edge: str, thick: int, alpha: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        large = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
        ground = edge or fill
        large.fill(_colour(ground, 0))
        pygame.draw.rect(large, _colour(ground, alpha), large.get_rect(), border_radius=radius * _FINE)
        if edge and thick:
            inner = large.get_rect().inflate(-2 * thick * _FINE, -2 * thick * _FINE)
            pygame.draw.rect(large, _colour(fill, alpha), inner, border_radius=max(0, radius - thick) * _FINE)
        return ready(pygame.transform.smoothscale(large, size))

    return SHAPES.take(("panel", size, radius, fill, edge, thick, alpha), make)


def _cloth_piece(game: str, size: tuple[int, int], radius: int, strong: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        wide = sprites.cloth(game, (size[0] * 2, size[1] * 2), strong)
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.blit(wide, (-size[0] // 2, -size[1] // 2))
        mask = pygame.Surface(size, pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
        made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return ready(made)

    return SHAPES.take(("cloth", game, size, radius, strong), make)


def _shade(size: tuple[int, int], spread: int, radius: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        # A wide blur of a large shape takes 20 ms at 4K: it is blurred small and drawn larger, for nothing in it is sharp.
        small = max(1, spread // _SOFT)
        made = pygame.Surface((-(-size[0] // small), -(-size[1] // small)), pygame.SRCALPHA)
        made.fill((10, 12, 20, 0))
        within = pygame.Rect(spread / small, spread / small, (size[0] - 2 * spread) / small, (size[1] - 2 * spread) / small)
        pygame.draw.rect(made, (10, 12, 20, 90), within, border_radius=round(radius / small))
        blurred = pygame.transform.gaussian_blur(made, max(1, round(spread / small / 2)))
        return ready(pygame.transform.smoothscale(blurred, size) if small > 1 else blurred)

    return SHAPES.take(("shade", size, spread, radius), make)


def _brim(size: tuple[int, int]) -> pygame.Surface:
    def make() -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        for at in range(size[1]):
            made.fill((40, 28, 16, round(80 * ((at + 1) / size[1]) ** 2)), (0, at, size[0], 1))
        return ready(made)

    return SHAPES.take(("brim", size), make)


def _ring(size: tuple[int, int], radius: int, thick: int, angle: int, inner: str, outer: str) -> pygame.Surface:
    """A frame around a rectangle of that size: a line of `inner` outside its edge and, if named, one of `outer` around that."""

    # Turning smooths thick lines enough, and takes a quarter of the time.
    fine = 1 if angle and size[0] > _LARGE else _FINE

    def make() -> pygame.Surface:
        reach = thick * (2 if outer else 1)
        whole = ((size[0] + 2 * reach) * fine, (size[1] + 2 * reach) * fine)
        large = pygame.Surface(whole, pygame.SRCALPHA)
        large.fill(_colour(outer or inner, 0))
        rect = large.get_rect()
        for colour, step in ((outer, 2), (inner, 1)):
            if colour:
                grown = rect.inflate(-2 * (reach - step * thick) * fine, -2 * (reach - step * thick) * fine)
                pygame.draw.rect(
                    large, _colour(colour), grown, width=thick * fine + fine, border_radius=(radius + step * thick) * fine
                )
        if angle:  # turned while it is large: brought down after that, its lines stay smooth
            large = pygame.transform.rotozoom(large, angle, 1)
        if fine == 1:
            return ready(large)
        wide, high = large.get_size()
        return ready(pygame.transform.smoothscale(large, (wide // fine, high // fine)))

    return SHAPES.take(("ring", size, radius, thick, angle, inner, outer), make)


def _star(size: int, colour: str) -> pygame.Surface:
    def make() -> pygame.Surface:
        large = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
        large.fill(_colour(colour, 0))
        middle, long = size * 2, size * 1.95
        corners = [
            (
                middle + sin(pi * at / 5) * long * (1 if at % 2 == 0 else 0.46),
                middle + size * 0.1 - cos(pi * at / 5) * long * (1 if at % 2 == 0 else 0.46),
            )
            for at in range(10)
        ]
        pygame.draw.polygon(large, _colour(colour), corners)
        return ready(pygame.transform.smoothscale(large, (size, size)))

    return SHAPES.take(("star", size, colour), make)
