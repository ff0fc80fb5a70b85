"""One card, large, over the table: any card that lies face up there, and what it is in other decks. No other is ever shown.

Right and left go on to the other cards; any press closes it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import sprites
from engine.cards import Card
from game import decks, lettering, words
from game.comfort import DECKS
from game.geometry import Rect
from game.intents import Intent, Kind
from game.paint import CREAM, INK, WHITE, Canvas
from game.places.layout import RATIO
from game.scene import Change, Pop, Stay

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_CLOSES = (Kind.UP, Kind.ACT, Kind.BACK, Kind.LARGE, Kind.TOOL, Kind.HELP)
_HIGH = 0.6
"""Height of the card as a part of the window's, with letters of the usual size."""


class LargeScene:
    """cards: all that lie face up, in reading order; at: the one that is shown."""

    covers = False
    moving = False

    def __init__(self, table: "TableScene", cards: Sequence[Card], at: int) -> None:
        self.table, self.cards, self.at = table, tuple(cards), at
        self.revision = 0

    @property
    def card(self) -> Card:
        """The card that is shown."""
        return self.cards[self.at]

    def enter(self) -> None:
        """Nothing to begin."""

    def leave(self) -> None:
        """Nothing to end."""

    def resize(self, width: float, height: float, scale: float) -> None:
        """It is drawn in the middle of whatever window there is."""

    def hear(self, intent: Intent) -> Change | None:
        """A direction goes on to another card, a press closes."""
        step = intent.dx or intent.dy if intent.kind is Kind.MOVE else {Kind.NEXT: 1, Kind.PREVIOUS: -1}.get(intent.kind, 0)
        if step:
            self.at = (self.at + step) % len(self.cards)
            self.revision += 1
            return Stay()
        if intent.kind in _CLOSES and not intent.text.endswith(".end"):
            return Pop()
        return None

    def tick(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Nothing moves."""
        return None

    def draw(self, canvas: Canvas, blend: float) -> None:  # noqa: ARG002
        """The card with its name, and small beside it its cousins."""
        canvas.veil()
        room, kind = self.table.home.room, self.table.deck
        others = [one for one in DECKS if one != kind and sprites.has(one, self.card)]
        tall = canvas.height * _HIGH
        width = tall / RATIO
        x, y = canvas.width / 2 - (width * 0.32 if others else 0), canvas.height * 0.45
        self._card(canvas, x, y, width, decks.look(room, kind))
        name = words.capital(words.card(self.card, kind))
        self._name(canvas, name, x, y + tall / 2 + 58, 44, 2 * x - 120)
        small = width * 0.42
        step = min(tall / max(1, len(others)), small * RATIO + 74)
        for at, one in enumerate(others):
            down = (at - (len(others) - 1) / 2) * step
            right = x + width / 2 + 60 + small / 2
            self._card(canvas, right, y + down - 18, small, decks.look(room, one))
            text = words.say("large.other", deck=words.say("deck." + one), card=words.card(self.card, one))
            left = right + small / 2 + 16
            place = Rect(left, y + down - 18 - small * RATIO / 2, canvas.width - left - 24, small * RATIO)
            lettering.write(canvas, text, place, 26, most=4, role="bold", colour=WHITE, anchor="left")

    def _card(self, canvas: Canvas, x: float, y: float, width: float, deck: sprites.Deck) -> None:
        px = canvas.px(width)
        canvas.put(sprites.shadow(px), x, y + width * sprites.SHADOW_DROP)
        canvas.put(sprites.face(self.card, px, deck=deck), x, y)

    @staticmethod
    def _name(canvas: Canvas, name: str, x: float, y: float, size: float, room: float) -> None:
        wide = min(room, canvas.measure(name, size, "title")) + 70
        high = size * canvas.letters + 26
        canvas.pill(Rect(x - wide / 2, y - high / 2, wide, high), CREAM)
        canvas.text(name, x, y, size, role="title", colour=INK, room=room)
