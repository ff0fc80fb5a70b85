"""The round buttons at the right of a children's table: the one that goes on below, the largest, and help above it."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import sprites
from engine.model import DEAL
from game.geometry import Rect, around
from game.kids.table import LEAST_ROUND, ROUND
from game.paint import Canvas
from game.scenes import kid_table_signs as signs
from game.scenes.corner import ButtonWords, Corner
from game.widgets import Button, button_ground

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_GAP = 12.0
_ICONS: dict[Hashable, str] = {
    ("child", "help"): "hint",
    ("child", "yes"): "touch",
    ("child", "clear"): "take_back",
    ("place",): "check",
    ("result",): "play",
    ("free",): "back",
    ("do", "keep"): "check",
}


class RoundButton(Button):
    """A round button with a picture; its words are for who cannot see it."""

    def draw(self, canvas: Canvas, armed: Hashable | None) -> None:
        """A little lower while it is pressed."""
        rect = button_ground(canvas, self.rect, self.rect.h / 2, down=armed == self.key, main=self.main, sinks=4, edge=3)
        x, y = rect.centre
        icon = _ICONS.get(self.key)
        if icon is not None:
            canvas.put(sprites.icon(icon, canvas.px(rect.h * 0.56)), x, y)
        elif self.key == ("do", "pick up"):
            signs.stone(canvas, x, y, rect.h * 0.6)
        elif self.key == ("do", "swap"):
            signs.turn(canvas, x, y, rect.h * 0.56)
        elif self.key in (("child", "again"), ("child", "no")):
            signs.again(canvas, x, y, rect.h * 0.56)
        else:
            canvas.put(sprites.icon("play", canvas.px(rect.h * 0.56)), x, y)


class KidCorner(Corner):
    """Buttons in a column, the last of those that go on at the bottom."""

    def lay(self, room: Rect, wanted: Sequence[ButtonWords], tall: float = ROUND) -> None:  # noqa: ARG002
        """Those that go on are larger where there is room for it; what has no room at all is left out, the last ones first."""
        fits = max(1, int((room.h + _GAP + 1) // (LEAST_ROUND + _GAP)))
        shown = list(wanted)[:fits]
        mains = sum(main for _, _, main in shown)
        rest = len(shown) - mains
        free = room.h - (len(shown) - 1) * _GAP
        large = max(LEAST_ROUND, min(ROUND, (free - rest * LEAST_ROUND) / max(1, mains)))
        self.buttons = []
        y = room.bottom
        for key, text, main in shown:
            side = large if main else LEAST_ROUND
            self.buttons.append(RoundButton(key, around(room.centre[0], y - side / 2, side, side), text, main=main))
            y -= side + _GAP
        self.buttons.reverse()


def wanted(scene: "TableScene", shown: set[Hashable]) -> list[ButtonWords]:
    """The buttons of a children's table from below: what goes on, then help, then what has happened once more."""
    child = scene.child
    assert child is not None
    label = child.button
    if scene.choosing:
        found: list[ButtonWords] = [(("do", action.text), label("on"), True) for action in scene.choosing]
        return [*found, (("free",), label("no"), False)]
    if child.offers:
        return [(("child", "yes"), label("yes"), True), (("child", "no"), label("no"), False)]
    if scene.over_or_dealing:
        return [(("result",), label("on"), True)] if scene.result_can_be_shown else []
    found = []
    if scene.draft is not None:
        if scene.draft.action is not None:
            found.append((("place",), label("place"), True))
        if any(scene.draft.draft.counts):
            found.append((("child", "clear"), label("clear"), False))
    else:
        found = [
            (("do", action.text), label(action.text), True)
            for action in scene.view.legal
            if action is not DEAL
            and (scene.manners.needs_button(action) if action.card is None else ("card", action.card) not in shown)
        ]
    if scene.view.legal:
        found.append((("child", "help"), label("help"), False))
    if scene.view.ply > 1:
        found.append((("child", "again"), label("again"), False))
    return found
