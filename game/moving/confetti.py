"""What falls when somebody has won: pebbles and little cards, leaves and ribbons, or buttons and flowers. It tells nothing,
covers little and never flashes.

Where each piece is follows from the time alone, so that drawing changes nothing and a film shows what a player sees.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, pi, sin

import pygame

import sprites
from engine import chance
from game.moving.ease import in_out
from game.moving.moods import Confetti
from game.paint import Canvas, ready
from sprites.shelf import MEGABYTE, Shelf

SHAPES = Shelf(6 * MEGABYTE)
_TURNS = 8
"""Pictures of a piece turned all the way round."""
_RAIN, _BURST = 90, 44
"""Pieces of the whole match, and of a deal."""
_GRAVITY = 1150.0
"""Logical pixels a second, each second."""
_LEAVING = 0.86
"""From this part of the time on pieces that still fly grow smaller until they are gone."""
_SMALLER = 5
"""Steps in which they do."""
_PEBBLES = ("#C9BBA4", "#D98B5F", "#9FB0B8", "#E8C27A")
_LEAVES = ("#5E8C31", "#C7792A", "#D9A514", "#8B9A3B")
_RIBBONS = ("#F4EBDC", "#E7B54A", "#B8433A", "#7FA05A")
_FLOWERS = ("#F7E7C6", "#F0A35E", "#F2D15C", "#F3B4C6")
_FINE = 3


@dataclass(frozen=True)
class Piece:
    """One of them: which shape, from where (parts of the canvas), when and how it goes. Times in parts of the whole.

    up, aside  speed at the start in logical pixels a second; 0 up: it falls evenly at the speed `down`
    sway       how far it swings, in logical pixels; swings: how often
    """

    shape: int
    x: float
    y: float
    start: float
    aside: float
    up: float
    down: float
    sway: float
    swings: float
    spin: float
    size: float


class Shower:
    """A step: confetti of one kind, over the whole canvas or out of one place."""

    def __init__(
        self, kind: Confetti, seconds: float, seed: int, canvas: tuple[float, float], source: tuple[float, float] | None
    ):
        """source: where it is thrown up, in logical pixels; None: it falls from above everywhere."""
        self.kind, self.seconds = kind, seconds
        self.part = 0.0
        self._canvas, self._source = canvas, source
        self.pieces = tuple(_thrown(seed, source, canvas) if source else _falling(seed, canvas, seconds))

    def begin(self) -> None:
        """Nothing has fallen yet."""
        self.part = 0.0

    def at(self, part: float) -> None:
        """So far."""
        self.part = part

    def places(self) -> Iterator[tuple[Piece, float, float, float, float]]:
        """Each piece in the air: where it is, its turn in full turns, and its size as a part of the whole."""
        for piece in self.pieces:
            seconds = (self.part - piece.start) * self.seconds
            if seconds <= 0 or self.part >= 1:
                continue
            x = piece.x + piece.aside * seconds + piece.sway * sin(piece.swings * seconds)
            fall = piece.down * seconds if not piece.up else _GRAVITY * seconds * seconds / 2 - piece.up * seconds
            y = piece.y + fall
            if y < self._canvas[1] + 40:
                left = 1.0 - in_out(max(0.0, (self.part - _LEAVING) / (1 - _LEAVING)))
                yield piece, x, y, piece.spin * seconds, left

    def draw(self, canvas: Canvas) -> None:
        """All pieces in the air, in one go."""
        blits = []
        for piece, x, y, turn, left in self.places():
            step = round(left * _SMALLER)
            if not step:
                continue
            picture = shape(self.kind, piece.shape, canvas.px(piece.size * step / _SMALLER), int(turn * _TURNS) % _TURNS)
            wide, high = picture.get_size()
            left, top = x * canvas.scale - wide / 2 + canvas.shift[0], y * canvas.scale - high / 2 + canvas.shift[1]
            blits.append((picture, (round(left), round(top))))
        canvas.surface.fblits(blits)

    def warm(self, canvas: Canvas) -> Iterator[pygame.Surface]:
        """Make the pictures before they are needed, one at each step; those last that are seen when they leave."""
        for step in range(_SMALLER, 0, -1):
            for which, size in sorted({(piece.shape, piece.size) for piece in self.pieces}):
                for turn in range(_TURNS):
                    yield shape(self.kind, which, canvas.px(size * step / _SMALLER), turn)


def _falling(seed: int, canvas: tuple[float, float], seconds: float) -> Iterator[Piece]:
    dice = chance.dice(chance.derive(seed, "confetti"))
    for at in range(_RAIN):
        start = 0.42 * dice.random()
        # It is through before the time is up, so that nothing vanishes in the air.
        least = (canvas[1] + 80) / ((0.97 - start) * seconds)
        yield Piece(
            shape=at % 8,
            x=canvas[0] * (at + dice.random()) / _RAIN * 1.04 - canvas[0] * 0.02,
            y=-40.0,
            start=start,
            aside=40 * (dice.random() - 0.5),
            up=0.0,
            down=least * (1.0 + 0.35 * dice.random()),
            sway=18 + 40 * dice.random(),
            swings=1.4 + 1.6 * dice.random(),
            spin=(0.25 + 0.5 * dice.random()) * (1 if at % 2 else -1),
            size=(32.0, 40.0, 50.0)[int(dice.random() * 3)],
        )


def _thrown(seed: int, source: tuple[float, float], canvas: tuple[float, float]) -> Iterator[Piece]:
    dice = chance.dice(chance.derive(seed, "confetti"))
    lean = 1.1 * (0.5 - source[0] / canvas[0])
    # Higher from below: it rises over the table and stays on the screen.
    strength = 620 + 520 * source[1] / canvas[1]
    for at in range(_BURST):
        angle = pi * ((at + 0.5) / _BURST - 0.5) * 0.62 + lean
        speed = strength * (0.72 + 0.4 * dice.random())
        yield Piece(
            shape=at % 8,
            x=source[0],
            y=source[1],
            start=0.16 * dice.random(),
            aside=speed * sin(angle),
            up=speed * cos(angle),
            down=0.0,
            sway=4 + 8 * dice.random(),
            swings=2 + 2 * dice.random(),
            spin=(0.4 + 0.6 * dice.random()) * (1 if at % 2 else -1),
            size=(28.0, 34.0, 42.0)[int(dice.random() * 3)],
        )


def shape(kind: Confetti, which: int, size: int, turn: int) -> pygame.Surface:
    """One of eight pieces of a kind, so many pixels large, turned by eighths."""

    def make() -> pygame.Surface:
        if kind == "buttons" and which % 2 == 0:
            return ready(sprites.marker(which, size, angle=turn * 360 / _TURNS).copy())
        if kind == "pebbles" and which % 4 == 3:
            return ready(pygame.transform.rotozoom(sprites.back("rolling_stone", size * 5 // 7), turn * 360 / _TURNS, 1))
        fine = size * _FINE
        large = pygame.Surface((fine, fine), pygame.SRCALPHA)
        _DRAWN[kind](large, which)
        turned = pygame.transform.rotozoom(large, turn * 360 / _TURNS, 1)
        wide, high = turned.get_size()
        return ready(pygame.transform.smoothscale(turned, (wide // _FINE, high // _FINE)))

    return SHAPES.take((kind, which, size, turn), make)


def _clear(large: pygame.Surface, colour: str) -> tuple[pygame.Color, int]:
    """The surface in that colour and transparent, so that turning it mixes in no black; and its side."""
    ink = pygame.Color(colour)
    large.fill((ink.r, ink.g, ink.b, 0))
    return ink, large.get_width()


def _pebble(large: pygame.Surface, which: int) -> None:
    ink, side = _clear(large, _PEBBLES[which % len(_PEBBLES)])
    tall = side * (58, 70, 50)[which % 3] // 100
    rect = pygame.Rect(side * 6 // 100, (side - tall) // 2, side * 88 // 100, tall)
    pygame.draw.ellipse(large, ink.lerp("#2B3138", 0.35), rect)
    pygame.draw.ellipse(large, ink, rect.inflate(-side * 8 // 100, -side * 10 // 100).move(0, -side * 3 // 100))
    shine = pygame.Rect(rect.x + side * 18 // 100, rect.y + tall * 18 // 100, side * 26 // 100, tall * 20 // 100)
    pygame.draw.ellipse(large, ink.lerp("#FFFFFF", 0.45), shine)


def _leaf(large: pygame.Surface, which: int) -> None:
    if which % 2:
        _ribbon(large, which)
        return
    ink, side = _clear(large, _LEAVES[which // 2 % len(_LEAVES)])
    middle, half = side / 2, side * 0.47
    upper = [(middle - half + 2 * half * at / 16, middle - sin(pi * at / 16) * side * 0.24) for at in range(17)]
    lower = [(middle - half + 2 * half * at / 16, middle + sin(pi * at / 16) * side * 0.24) for at in range(16, -1, -1)]
    pygame.draw.polygon(large, ink, upper + lower)
    vein = ink.lerp("#2E2A12", 0.4)
    pygame.draw.line(large, vein, (side * 0.02, middle), (side * 0.86, middle), max(1, side // 22))
    for at in (0.3, 0.48, 0.66):
        for way in (-1, 1):
            pygame.draw.line(
                large, vein, (side * at, middle), (side * (at + 0.12), middle + way * side * 0.13), max(1, side // 34)
            )


def _ribbon(large: pygame.Surface, which: int) -> None:
    ink, side = _clear(large, _RIBBONS[which // 2 % len(_RIBBONS)])
    steps, thick = 24, side * 0.2
    line = [(side * (0.04 + 0.92 * at / steps), side * (0.5 + 0.2 * sin(2.4 * pi * at / steps))) for at in range(steps + 1)]
    for at in range(steps):
        (x, y), (x2, y2) = line[at], line[at + 1]
        light = 0.28 * (0.5 + 0.5 * cos(2.4 * pi * at / steps))
        corners = [(x, y - thick / 2), (x2 + 1, y2 - thick / 2), (x2 + 1, y2 + thick / 2), (x, y + thick / 2)]
        pygame.draw.polygon(large, ink.lerp("#5A1F1A", light), corners)


def _flower(large: pygame.Surface, which: int) -> None:
    ink, side = _clear(large, _FLOWERS[which // 2 % len(_FLOWERS)])
    middle, reach = side / 2, side * 0.26
    for at in range(5):
        angle = 2 * pi * at / 5 - pi / 2
        spot = (middle + reach * cos(angle), middle + reach * sin(angle))
        pygame.draw.circle(large, ink.lerp("#7A4A1E", 0.22), spot, side * 0.22)
        pygame.draw.circle(large, ink, spot, side * 0.19)
    pygame.draw.circle(large, "#8A5A1C", (middle, middle), side * 0.16)
    pygame.draw.circle(large, "#F0B429", (middle, middle), side * 0.125)


_DRAWN: dict[str, Callable[[pygame.Surface, int], None]] = {"pebbles": _pebble, "leaves": _leaf, "buttons": _flower}
