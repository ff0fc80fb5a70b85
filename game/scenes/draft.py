"""Placing markers one by one: the chooser for actions built in steps, over the cards they are placed on."""

from collections.abc import Hashable
from typing import Any

import sprites
from engine.model import Action, Seat
from engine.rules import Draft
from game.focus import Target
from game.geometry import Rect, around
from game.paint import CREAM, INK, LINE, PALE_GOLD, WHITE, Canvas
from game.places.layout import RATIO, Place, Spread
from game.scenes.plates import disc
from game.widgets import sign

_SIDE, _LEAST_SIDE = 52.0, 44.0
"""Side of the buttons for less and more, in logical pixels, and where cards are small."""
_NUMBER = 40.0


class DraftChooser:
    """A draft and where its parts lie. Pressing a card, or its plus, places one more; its minus takes one back."""

    def __init__(self, draft: Draft, seat: Seat) -> None:
        self.draft: Any = draft
        self.seat = seat
        self.parts: list[tuple[Rect, float]] = []
        self.text = 1.0

    @property
    def action(self) -> Action | None:
        """The action, once all are placed."""
        action: Action | None = self.draft.action
        return action

    def lay(self, spread: Spread) -> None:
        """Find the cards of the parts on the table; parts without one stand in a row under the field's middle."""
        by_card: dict[int, Place] = {}
        for place in spread.places:
            if place.card is not None and place.zone.seat is None:
                by_card.setdefault(place.card, place)
        field = spread.frame.field
        self.text = min(spread.frame.text, 1.6)
        self.parts = []
        for at, card in enumerate(self.draft.labels):
            found = by_card.get(card)
            if found is not None:
                self.parts.append((found.rect, found.width))
            else:
                wide = spread.frame.card * 0.6
                x = field.centre[0] + (at - (len(self.draft.labels) - 1) / 2) * (wide + 80) - wide / 2
                self.parts.append((Rect(x, field.y, wide, wide * RATIO), wide))

    def controls(self, at: int) -> tuple[Rect, Rect, Rect]:
        """Where less, the number, and more stand: side by side under the card, or the number over the two if cards lie close
        to each other."""
        card, _ = self.parts[at]
        x, y, disc = card.centre[0], card.bottom + 10, _NUMBER * self.text
        apart = min((abs(part.centre[0] - x) for part, _ in self.parts if part is not card), default=1000.0)
        wide = 2 * _SIDE + disc + 8
        if apart >= wide + 12 and card.w >= wide - 24:
            first = x - disc / 2 - 4 - _SIDE, y
            number = around(x, y + _SIDE / 2, disc, disc)
            return Rect(*first, _SIDE, _SIDE), number, Rect(x + disc / 2 + 4, y, _SIDE, _SIDE)
        side = min(_SIDE, max(_LEAST_SIDE, card.w / 2 + 8))
        number = Rect(x - disc / 2, y - 4, disc, disc)
        y = number.bottom + 6
        return Rect(x - 4 - side, y, side, side), number, Rect(x + 4, y, side, side)

    def targets(self) -> list[Target]:
        """The cards, then less and more for each."""
        found = [Target(("onto", at), card, round=width * 0.08) for at, (card, width) in enumerate(self.parts)]
        for at in range(len(self.parts)):
            less, _, more = self.controls(at)
            found += [Target(("less", at), less, round=less.h / 2), Target(("more", at), more, round=more.h / 2)]
        return found

    def press(self, what: str, at: int) -> bool:
        """One more or one less; whether anything changed."""
        before = self.draft
        self.draft = before.less(at) if what == "less" else before.more(at)
        return self.draft is not before

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """The own markers on the cards so far, and the controls."""
        for at, ((card, width), number) in enumerate(zip(self.parts, self.draft.counts)):
            canvas.glow(card, width * 0.08)
            size = width * 0.3
            for one in range(number):
                x = card.centre[0] + (one % 2 - 0.5) * size * 1.1 if number > 1 else card.centre[0]
                y = card.y + card.h * 0.3 + (one // 2) * size * 1.05
                canvas.put(sprites.marker(self.seat, canvas.px(size)), x, y)
            less, counted, more = self.controls(at)
            disc(canvas, str(number), counted, INK, WHITE)
            for rect, what in ((less, "less"), (more, "more")):
                canvas.pill(rect, PALE_GOLD if armed == (what, at) else CREAM, edge=LINE, thick=2)
                sign(canvas, rect, plus=what == "more")
