"""A hint at the table: asked for, thought out elsewhere, said with its reason and marked; then, what each choice is worth.

It belongs to one view of the seat whose hand is open, and to nobody else: as soon as another view lies there it is no hint any
more.
"""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from engine.coaching.advice import BEST, NOTHING_BETTER, Advice
from engine.model import DEAL, Action, View
from game import words
from game.advice import ALIKE, ONLY, Advisor, how_sure
from game.geometry import Rect
from game.helping.places import card_wide
from game.home import Home
from game.paint import GOLD, INK, LINE, SOFT_INK, Canvas
from game.places.layout import RATIO
from game.scene import Change, Push, Stay
from game.scenes.over import OverScene
from game.scenes.small_cards import index
from game.widgets import Widget

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_MOST = 10
"""So many choices are listed, the best ones."""


class Hint:
    """The hint of a table, if somebody asked for one."""

    def __init__(self) -> None:
        self._advisor = Advisor()
        self._view: View[Any, Any] | None = None
        self._focused: Hashable | None = None

    def of(self, scene: "TableScene") -> Advice | None:
        """The hint that holds for what lies before these eyes; None if there is none."""
        return self._advisor.advice if self._holds(scene) else None

    def _holds(self, scene: "TableScene") -> bool:
        view = self._view
        return view is not None and view is scene.view and view.seat == scene.match.eyes

    def waits(self, scene: "TableScene") -> bool:
        """Whether one is being thought about for these eyes."""
        return self._holds(scene) and self._advisor.busy

    def press(self, scene: "TableScene") -> Change | None:
        """The first time a hint is thought about; once it is there, what each choice is worth."""
        found = self.of(scene)
        if found is not None:
            if len(found.worth) > 1:
                return Push(HintScene(scene.home, scene.match.game, found))
            _tell(scene, found)
            return Stay()
        if self.waits(scene):
            return Stay()
        view = scene.view
        if view.seat is None or view.seat != scene.match.eyes or not view.legal:
            scene.say(words.say("aid.wait"))
        elif view.legal == (DEAL,):
            scene.say(words.say("aid.none"))
        else:
            self._view, self._advisor = view, Advisor(scene.home.worker)
            self._focused = _focus(scene)
            self._advisor.ask(scene.match.game, view)
            scene.say(words.say("aid.thinking"))
        return Stay()

    def run(self, scene: "TableScene") -> None:
        """A tick: whether it is there. What nobody waits for any more is forgotten."""
        if self._view is None:
            return
        if not self._holds(scene):
            self._advisor.forget()
            self._view = None
            scene.revision += 1
        elif self._advisor.busy and self._advisor.run() is not None:
            advice = self._advisor.advice
            assert advice is not None
            if advice.helps and self._view.seat is not None:
                scene.match.note_hint(self._view.seat)
            _tell(scene, advice, moves=_focus(scene) == self._focused)


def _focus(scene: "TableScene") -> Hashable | None:
    """What has the focus, unless it is pressed down just now."""
    current = scene.focus.current
    return None if current is None or scene.focus.armed is not None else current.key


def _tell(scene: "TableScene", advice: Advice, moves: bool = True) -> None:
    """The sentence, in the place of the prompt. moves: the focus goes to what it names, for nobody has led it elsewhere."""
    scene.refusal, scene.causes = "", ()
    scene.say(sentence(scene.match.game, scene.view, advice))
    key = target_of(scene, advice.best)
    if key is not None and moves:
        scene.focus.go(key)


def target_of(scene: "TableScene", action: Action) -> Hashable | None:
    """The target that is pressed for that action, if one is: a card, a pile, or a button."""
    keys = {target.key for target in scene.focus.targets}
    wanted: tuple[tuple[Any, ...], ...] = (("card", action.card), ("spot", scene.manners.spot(action)), ("do", action.text))
    return next((key for key in wanted if key in keys), None)


def sentence(game: str, view: View[Any, Any], advice: Advice) -> str:
    """What to do, how sure that is, and why."""
    what, sure = doing(game, view, advice.best), how_sure(advice)
    if sure == ALIKE and advice.reason.key == NOTHING_BETTER:
        return words.say("aid.plain", what=what)
    if advice.reason.key == BEST:  # that says how sure it is
        sure = ONLY
    return words.say("aid." + sure, what=what, why=words.hint(advice.reason))


def doing(game: str, view: View[Any, Any], action: Action) -> str:
    """An action as a sentence that tells somebody to do it."""
    key = next((key for key in ("aid.do." + action.text, "aid.do." + action.kind) if words.has(key)), "")
    card = action.card
    if card is None and action.text == "draw discard":
        card = view.pile("discards").up[-1]
    if not key:
        return words.say("aid.do.other", what=words.action(game, action.text))
    return words.say(key, card=words.card(card)) if card is not None else words.say(key)


class HintScene(OverScene):
    """The choices, the best one first, each with what it is worth: a bar and a number from 0 to 100. Drawn over the table."""

    def __init__(self, home: Home, game: str, advice: Advice) -> None:
        super().__init__(home)
        self.game, self.advice = game, advice
        self.rows = sorted(advice.worth, key=lambda one: (one[0] is not advice.best, -one[1]))[:_MOST]
        self._head: list[tuple[str, float, str]] = []
        self._row = self._card = 1.0

    def lay(self) -> list[Widget]:
        """A sheet as high as its rows; it scrolls where the window is too small."""
        ruler = self.ruler
        wide = min(self.width - 60, 860 * (1 + max(0.0, ruler.letters - 1) * 0.5))
        title = ruler.headline(40)
        self._head = [(line, title, "title") for line in ruler.lines(words.say("aid.worth"), title, wide - 80, "title")]
        self._head += [(line, 22, "text") for line in ruler.lines(worth_says(self.game), 22, wide - 80)]
        self._card = 52.0
        self._row = max(self._card * RATIO * 0.62, ruler.line(26, 1.2)) + 12
        tall = 34 + sum(ruler.line(size, 1.35) for _, size, _ in self._head) + 12 + self._row * len(self.rows) + 28
        self.place(wide, tall)
        return []

    def paint_sheet(self, canvas: Canvas) -> None:
        """The sheet with its rows."""
        sheet = self.sheet
        y = sheet.y + 34
        for line, size, role in self._head:
            step = self.ruler.line(size, 1.35)
            title = role == "title"
            canvas.text(
                line, sheet.centre[0], y + step / 2, size, role="title" if title else "text", colour=INK if title else SOFT_INK
            )
            y += step
        y += 12
        most = max([1, *(worth for _, worth in self.rows)])
        for action, worth in self.rows:
            self._line(canvas, Rect(sheet.x + 40, y, sheet.w - 80, self._row), action, worth, most)
            y += self._row

    def _line(self, canvas: Canvas, room: Rect, action: Action, worth: int, most: int) -> None:
        """A choice: its card or its words, the bar, the number."""
        x, y = room.x, room.centre[1]
        if action is self.advice.best:
            canvas.panel(room.grown(12, -3), "#FFF1C9", radius=16, edge=GOLD, thick=3)
        number = str(round(worth / 10))
        end = self.ruler.measure("100", 26, "title") + 10
        half = room.w * 0.46
        start = x + 4
        if action.card is not None:
            high = room.h * 0.72
            index(canvas, action.card, Rect(start, y - high / 2, card_wide(high), high))
            start += card_wide(high) + 14
        says = stake_words(action) or (words.card(action.card) if action.card is not None else "")
        canvas.text(
            says or words.action(self.game, action.text), start, y, 26, role="bold", anchor="left", room=x + half - start - 8
        )
        bar = Rect(x + half, y - 9, room.w - half - end - 8, 18)
        canvas.pill(bar, LINE)
        if worth:
            canvas.pill(Rect(bar.x, bar.y, max(bar.h, bar.w * worth / most), bar.h), GOLD, edge=SOFT_INK, thick=1)
        canvas.text(number, room.right, y, 26, role="title", anchor="right", room=end)


def worth_says(game: str) -> str:
    """What the numbers are: deals won in a hundred, where a game does not count otherwise."""
    own = "aid.worth.says." + game
    return words.say(own if words.has(own) else "aid.worth.says")


def stake_words(action: Action) -> str:
    """A stake as its numbers in the order of the honour cards; "" for any other action."""
    return words.say("aid.worth.stake", parts=" · ".join(action.choice.split())) if action.kind == "stake" else ""
