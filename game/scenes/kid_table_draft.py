"""Placing buttons at a children's table: a card is pressed for one more; a round button takes all back."""

from collections.abc import Hashable

import sprites
from game.focus import Target
from game.geometry import around
from game.paint import INK, SUN, Canvas
from game.scenes.draft import DraftChooser
from game.scenes.plates import disc


class KidDraft(DraftChooser):
    """A draft on big cards."""

    def targets(self) -> list[Target]:
        """The cards."""
        return [Target(("onto", at), card, round=width * 0.08) for at, (card, width) in enumerate(self.parts)]

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:  # noqa: ARG002
        """Big buttons on the cards, and how many."""
        for (card, width), number in zip(self.parts, self.draft.counts):
            canvas.glow(card, width * 0.08)
            size, side = width * 0.38, max(46.0, width * 0.4)
            for one in range(number):
                x = card.centre[0] + (one % 2 - 0.5) * size * 1.1 if number > 1 else card.centre[0]
                canvas.put(sprites.marker(self.seat, canvas.px(size)), x, card.y + card.h * 0.34 + one // 2 * size * 1.05)
            if number:
                disc(canvas, str(number), around(card.right - side * 0.2, card.bottom - side * 0.2, side, side), SUN, INK)
