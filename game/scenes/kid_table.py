"""What a table does for a child by itself: it waits, lets playable cards rise, says why not, offers to show, and shows.

Nothing of it plays: it is still the child who presses. Nothing of it goes away before the child has answered.
"""

from typing import TYPE_CHECKING, Any

from engine.coach import Advice
from engine.model import DEAL, Action, Seat, View
from engine.rules import Reason
from game import again
from game.advice import Advisor
from game.kids import words
from game.kids.words import Say
from game.scenes.hint import target_of
from game.scenes.kid_table_corner import KidCorner
from game.scenes.kid_table_draft import KidDraft
from game.scenes.kid_table_manners import KidManners
from game.scenes.kid_table_over import KidDealOverScene, KidMatchOverScene
from game.scenes.manners import Manners
from game.scenes.replay import Replay
from game.words import has, say

if TYPE_CHECKING:
    from engine.cards import Card
    from game.match import Match
    from game.scenes.table import TableScene

RISE = 5.0
"""Seconds without a press after which the cards that can be played rise."""
TRIES = 3
"""After so many refusals it offers to show what can be done."""


class Child:
    """The help at a table. It belongs to one position of the match; with the next one all of it begins anew.

    manners  what speaks
    raised   whether what can be played has risen; offers: whether it is asked whether something shall be shown
    shown    what the coach has named, to which a hand points
    """

    chooser, deal_over, match_over = KidDraft, KidDealOverScene, KidMatchOverScene
    """What stands in the place of a grown-up's."""

    def __init__(self, manners: KidManners) -> None:
        self.manners = manners
        self.corner = KidCorner()
        self._begin(-1)

    def _begin(self, ply: int) -> None:
        self.ply = ply
        self._still, self._refused = 0.0, 0
        self.raised = self.offers = False
        self.shown: Action | None = None
        self._answer: tuple[Say, ...] = ()
        self._asked_view: View[Any, Any] | None = None
        self._advisor = Advisor()

    def forget(self) -> None:
        """Other eyes look: nothing of what one child was told or shown is left."""
        self._begin(-1)

    # What lies how, and what is said

    def rises(self, view: View[Any, Any]) -> "frozenset[Card] | None":
        """The cards that stand out; None: all that can be played."""
        if view.ply != self.ply:
            return frozenset()
        if self.shown is not None:
            return frozenset() if self.shown.card is None else frozenset({self.shown.card})
        return None if self.raised else frozenset()

    def dims(self, view: View[Any, Any]) -> bool:
        """Whether what cannot be played is dimmed: once what can be has risen, and nothing else is shown."""
        return view.ply == self.ply and self.raised and self.shown is None

    def ask(self, scene: "TableScene") -> str:
        """What stands in the pill: what has happened, and what is asked; instead of both what help has come to."""
        talk = scene.match.talk
        if scene.view.ply != self.ply:
            self._begin(scene.view.ply)
        if self._answer:
            return self.manners.say(talk, *self._answer)
        if scene.over_or_dealing:
            return scene.news
        if scene.draft is not None and any(scene.draft.draft.counts):
            return self.manners.placing(scene.draft.draft.left)
        asked = self.manners.prompt(scene.view, talk)
        return self.manners.join(scene.news, asked) if scene.view.legal or not scene.news else scene.news

    def did(self, scene: "TableScene", seat: Seat, action: Action) -> str:
        """What somebody else does; "" for what is done at the bottom of the screen, which needs no words."""
        return "" if seat == scene.match.you and not scene.match.several else self.manners.told(seat, action, scene.match.talk)

    def button(self, name: str) -> str:
        """The words of a button."""
        return say("child.do." + name) if has("child.do." + name) else say("child.do.on")

    # Time and presses

    def tick(self, scene: "TableScene", seconds: float) -> None:
        """The table rests: after a while without a press the cards rise, and the coach's answer is told when it is there."""
        if self._asked_view is scene.view and self._advisor.busy:
            advice = self._advisor.run()
            if advice is not None:
                self._show(scene, advice)
            return
        view = scene.view
        if not view.legal or view.legal == (DEAL,) or view.turn not in scene.match.people or self.raised:
            return
        self._still += seconds
        if self._still >= RISE:
            self.raise_cards(scene)

    def raise_cards(self, scene: "TableScene") -> None:
        """What can be played stands out from now on."""
        self.raised = True
        self._lie(scene)

    def heard(self) -> None:
        """Somebody presses: the wait begins anew."""
        self._still = 0.0

    def refuse(self, scene: "TableScene", why: Reason | None) -> None:
        """A card cannot be played: why, and what causes it; after some tries whether something shall be shown."""
        view, talk = scene.view, scene.match.talk
        turn = view.turn if view.turn is not None else scene.match.you
        scene.causes = why.cards if why is not None else ()
        if view.legal:
            self._refused += 1
            self.offers = self._refused >= TRIES
        scene.refusal = self.manners.refused(why, turn, talk, *((Say("help.offer"),) if self.offers else ()))
        scene.aim()

    def press(self, scene: "TableScene", what: str) -> None:
        """One of the buttons of this help: "help", "yes", "no", "clear", "again"."""
        if what == "again":
            self._again(scene)
        elif what == "clear" and scene.draft is not None:
            scene.draft.draft = scene.match.table.rules.compose(scene.view)
        elif what == "no":
            self.offers, self._refused = False, 0
        else:
            self._think(scene)
        scene.prompt = self.ask(scene)
        scene.aim()

    def _again(self, scene: "TableScene") -> None:
        found = again.since(scene.match, scene.match.you)
        if found is None:
            scene.refusal = self.manners.tool("again.nothing")
        else:
            Replay(scene, found).begin()

    def _think(self, scene: "TableScene") -> None:
        self.offers, self._refused = False, 0
        view = scene.view
        if view.seat is None or not view.legal or view.legal == (DEAL,):
            self._answer = (Say("help.wait"),)
            return
        self._answer = (Say("help.thinks"),)
        self._asked_view, self._advisor = view, Advisor(scene.home.worker)
        self._advisor.ask(scene.match.game, view)

    def _show(self, scene: "TableScene", advice: Advice) -> None:
        self.shown = advice.best
        card = advice.best.card
        if advice.best.text == "draw discard":
            card = scene.view.pile("discards").up[-1]
        what = Say("help.card", None, (card,)) if card is not None else Say("help.this")
        self._answer = (what, words.hinted(advice.reason))
        if advice.helps and scene.view.seat is not None:
            scene.match.note_hint(scene.view.seat)
        scene.refusal, scene.causes = "", ()
        scene.prompt = self.ask(scene)
        self._lie(scene)
        scene.aim()
        key = self.points(scene)
        if key is not None:
            scene.focus.go(key)

    def points(self, scene: "TableScene") -> object:
        """The key of the target to which the hand points; None if it points to none."""
        action = self.shown
        if action is None or scene.view.ply != self.ply:
            return None
        if scene.draft is not None:
            wanted = [int(part) for part in action.choice.split()]
            lies = scene.draft.draft.counts
            if any(now > then for now, then in zip(lies, wanted)):
                return "child", "clear"
            return next((("onto", at) for at, (now, then) in enumerate(zip(lies, wanted)) if now < then), ("place",))
        return target_of(scene, action)

    @staticmethod
    def _lie(scene: "TableScene") -> None:
        """Cards stand out, or no longer."""
        scene.spread = scene.lay(scene.view)
        scene.tabletop.arrange(scene.spread)
        if scene.timeline.idle:
            scene.rest()


def child_at(match: "Match", manners: Manners) -> Child:
    """The help at a table of a children's screen, which speaks in the place of the game's manners."""
    return Child(KidManners(match.game, manners))
