"""Cards beside each other like the fingers of a hand: pictures, not cards of a match."""

from collections.abc import Sequence

import sprites
from engine import cards
from game.paint import Canvas

_SHOWN = {"rolling_stone": "9H KH 7H", "gran_ramino": "JS QS KS", "michigan": "AH QS JC"}
_ANY = "7H KH 9H"


def fan(canvas: Canvas, names: Sequence[str], x: float, y: float, width: float, apart: float = 0.62) -> None:
    """Cards so wide, the middle one at that place. names: as in "7H"; apart: from one to the next, in widths."""
    middle = (len(names) - 1) / 2
    for at, name in enumerate(names):
        angle = round((middle - at) * 10)
        across = x + (at - middle) * width * apart
        down = y + abs(at - middle) * 10 - 4
        canvas.put(sprites.shadow(canvas.px(width), angle=angle), across, down + width * sprites.SHADOW_DROP)
        canvas.put(sprites.face(cards.card(name), canvas.px(width), deck=canvas.deck, angle=angle), across, down)


def fan_of(canvas: Canvas, game: str, x: float, y: float, width: float) -> None:
    """The three cards by which a game is known."""
    fan(canvas, _SHOWN.get(game, _ANY).split(), x, y, width)
