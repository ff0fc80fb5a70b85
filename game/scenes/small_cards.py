"""Small cards that are read and not held: the letter of the rank beside the sign of the suit, a line through what is gone."""

from collections.abc import Sequence

import pygame

import sprites
from engine import cards
from engine.cards import Card, Suit
from game.geometry import Rect
from game.helping.places import letter_wide
from game.paint import INK, LINE, SHAPES, SOFT_INK, Canvas, ready
from game.ruler import LEAST_TEXT

_FINE = 3


def index(canvas: Canvas, card: Card, room: Rect, *, gone: bool = False, edge: str = SOFT_INK, thick: float = 2) -> None:
    """A small card in the deck of now; gone: grey and crossed out."""
    deck = canvas.deck
    canvas.panel(room, "#E6DBC6" if gone else "#FFFFFF", radius=room.h * 0.2, edge=edge, thick=thick)
    sign = room.h * 0.56
    colour = SOFT_INK if gone else sprites.suit_colour(cards.suit(card), deck)
    left = room.w - sign - room.h * 0.2
    size = max(room.h * 0.66, min(room.h * 0.88, LEAST_TEXT))
    letters(canvas, corner(card, deck), room.x + room.h * 0.06 + left / 2, room.centre[1], size, colour, left)
    x = room.right - sign * 0.5 - room.h * 0.14
    canvas.put(sprites.sign(cards.suit(card), canvas.px(sign), deck=deck), x, room.centre[1])
    if gone:
        strike(canvas, room)


def several(canvas: Canvas, held: Sequence[Card], room: Rect) -> None:
    """Small cards of one suit in one: its sign, then the letter of each rank."""
    deck, suit = canvas.deck, cards.suit(held[0])
    canvas.panel(room, "#FFFFFF", radius=room.h * 0.2, edge=SOFT_INK, thick=2)
    sign, wide = room.h * 0.56, letter_wide(room.h)
    canvas.put(sprites.sign(suit, canvas.px(sign), deck=deck), room.x + room.h * 0.12 + sign / 2, room.centre[1])
    size, x = max(room.h * 0.62, min(room.h * 0.88, LEAST_TEXT)), room.right - wide * len(held) - room.h * 0.04
    for at, card in enumerate(held):
        letters(canvas, corner(card, deck), x + wide * (at + 0.5), room.centre[1], size, sprites.suit_colour(suit, deck), wide)


def letters(canvas: Canvas, text: str, x: float, y: float, size: float, colour: str = INK, room: float | None = None) -> None:
    """A text whose size is given by its place and not by the size of text that is wished for."""
    canvas.text(text, x, y, size / canvas.letters, role="title", colour=colour, room=room)


def lacking(canvas: Canvas, suit: Suit, room: Rect) -> None:
    """The sign of a suit, crossed out."""
    canvas.panel(room, "#FFFFFF", radius=room.h * 0.2, edge=SOFT_INK, thick=2)
    canvas.put(sprites.sign(suit, canvas.px(room.h * 0.66), deck=canvas.deck), *room.centre)
    strike(canvas, room)


def strike(canvas: Canvas, room: Rect) -> None:
    """A line from corner to corner, dark with a light edge, to be seen on any ground."""
    canvas.put(_line((canvas.px(room.w), canvas.px(room.h)), canvas.px(3.5)), *room.centre)


def corner(card: Card, deck: sprites.Deck) -> str:
    """The letter in the corner of that card."""
    return sprites.packs.corner_text(cards.RANKS[cards.rank(card)], deck)


def _line(size: tuple[int, int], thick: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        wide, high = size[0] * _FINE, size[1] * _FINE
        large = pygame.Surface((wide, high), pygame.SRCALPHA)
        large.fill((*pygame.Color(LINE)[:3], 0))
        inset = high * 0.12
        for colour, extra in (("#FFFFFF", 2), (INK, 0)):
            pygame.draw.line(
                large,
                pygame.Color(colour),
                (inset, high - inset),
                (wide - inset, inset),
                (thick + extra) * _FINE,
            )
        return ready(pygame.transform.smoothscale(large, size))

    return SHAPES.take(("strike", size, thick), make)
