"""A card under a pointer: it follows it, and where it is let go says what was meant.

On the hand a card of the hand takes another place in it, and the stock or the discards are drawn from. Anywhere else on the
table a card of the hand is played, as if it had been pressed. What is refused or let go of goes back. Dragging is never needed.
"""

from typing import TYPE_CHECKING, Any

from engine.model import Zone
from game.focus import NEARBY
from game.geometry import Rect
from game.intents import Intent, Kind
from game.places.order import Order
from game.scene import Change, Stay
from game.scenes import tools, turns

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_OVER_HAND = 28.0
"""Logical pixels above the raised cards that still belong to the hand: a press that slips plays nothing."""
_ENDS = (Kind.CANCEL, Kind.BACK, Kind.LARGE)


class Drag:
    """key: of the target that is dragged; order: how the hand would be sorted if it were let go here, if otherwise."""

    def __init__(self, scene: "TableScene", key: tuple[Any, ...], zone: Zone, device: str) -> None:
        self.scene, self.key, self.zone, self.device = scene, key, zone, device
        self.order: Order | None = None
        self._hand = scene.hand
        self._to = self._hand.index(key[1]) if key[0] == "card" else -1

    @classmethod
    def begun(cls, scene: "TableScene", intent: Intent) -> "Drag | None":
        """A drag, if a pointer has moved that far with a card of the hand, or the top of a pile to draw from, under it."""
        start, key = scene.focus.held, scene.focus.armed
        if intent.kind is not Kind.POINT or start is None or not isinstance(key, tuple) or not scene.timeline.idle:
            return None
        if abs(intent.x - start[0]) + abs(intent.y - start[1]) <= NEARBY:
            return None
        zone = _zone(scene, key)
        if turns.refuses(scene, intent):
            scene.focus.let_go()
            return None
        if zone is None or not scene.spread.of(zone.name, zone.seat):
            return None
        scene.focus.let_go()
        drag = cls(scene, key, zone, intent.device)
        drag._follow(intent.x, intent.y)
        return drag

    @property
    def _card(self) -> int | None:
        return self.key[1] if self.key[0] == "card" else None

    def hear(self, intent: Intent) -> Change | None:
        """While something is held, nothing else is done."""
        if intent.kind in _ENDS:
            self._end()
            return Stay()
        if intent.device != self.device:
            return None
        if intent.kind is Kind.POINT:
            self._follow(intent.x, intent.y)
        elif intent.kind is Kind.UP:
            self._drop(intent.x, intent.y)
            return Stay()
        return None

    def _follow(self, x: float, y: float) -> None:
        scene = self.scene
        scene.revision += 1
        if self._card is not None:
            to = self._place(x, y) if self._on_hand(y) else self._hand.index(self._card)
            if to != self._to:
                self._to = to
                self.order = None if self._hand[to] == self._card else scene.order.moved(self._card, to, self._hand)
                scene.spread = scene.lay(scene.view)
                scene.tabletop.arrange(scene.spread)
        scene.tabletop.hold(self.zone, self._card, x, y)

    def _on_hand(self, y: float) -> bool:
        frame = self.scene.spread.frame
        return y >= frame.hand.y - frame.lift - _OVER_HAND

    def _place(self, x: float, y: float) -> int:
        """The place in the hand that lies nearest."""
        places = [place for place in self.scene.spread.places if place.zone == self.zone]
        return min(range(len(places)), key=lambda at: (places[at].x - x) ** 2 + (places[at].y - y) ** 2)

    def _drop(self, x: float, y: float) -> None:
        scene, card = self.scene, self._card
        frame = scene.spread.frame
        inside = Rect(0, 0, frame.width, frame.height).holds(x, y)
        order, to = self.order, self._to
        scene.drag = None
        if card is not None and inside and self._on_hand(y):
            if order is not None:
                tools.put(scene, card, to)
                scene.tabletop.hold(self.zone, card, x, y)
        elif inside and (card is not None) != self._on_hand(y):
            ply = scene.view.ply
            scene.press(self.key)
            if scene.view.ply != ply:
                return
        self._go_back()

    def _end(self) -> None:
        self.scene.drag = None
        self._go_back()

    def _go_back(self) -> None:
        """What is held slides to where it belongs, and so does the rest of the hand."""
        scene = self.scene
        scene.spread = scene.lay(scene.view)
        scene.tabletop.arrange(scene.spread)
        scene.tabletop.let_go()
        scene.aim()
        scene.revision += 1


def _zone(scene: "TableScene", key: tuple[Any, ...]) -> Zone | None:
    """From where a thing of that key can be dragged, if it can."""
    name, seat = (key[1], None) if key[0] == "spot" else ("hand", scene.match.you)
    if key[0] != "spot" and not (key[0] == "card" and key[1] in scene.hand):
        return None
    pile = scene.view.by_zone.get((name, seat))
    return pile.zone if pile is not None else None
