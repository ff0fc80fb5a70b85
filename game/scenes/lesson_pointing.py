"""What a lesson points at: which target is pressed for the action that leads on, and which cards it is about."""

from typing import TYPE_CHECKING, Any

from engine.cards import Card
from engine.model import Action
from game.focus import Target

if TYPE_CHECKING:
    from engine.rules import Draft
    from game.scenes.lesson import LessonScene

GO_ON = ("next",)
"""The key of the button that goes on when all steps of a part are done."""


def pointed(scene: "LessonScene") -> tuple[Any, ...] | None:
    """The key of what is to be pressed now; None while nothing is."""
    if scene.done:
        return GO_ON if scene.timeline.idle and not scene.wrong else None
    action = scene.wanted
    if not scene.asks or action is None or scene.looking:
        return None
    if scene.draft is not None:
        at = _towards(scene.draft.draft, action)
        return ("place",) if scene.draft.action is not None else None if at is None else ("onto", at)
    if scene.choosing:
        return ("do", action.text)
    if action.card is not None:
        return ("card", action.card)
    spot = scene.manners.spot(action)
    return ("spot", spot) if spot else ("do", action.text)


def target(scene: "LessonScene") -> Target | None:
    """What the arrow shows, if anything: the button that goes on needs none."""
    key = pointed(scene)
    if key is None or key == GO_ON:
        return None
    return next((one for one in scene.focus.targets if one.key == key), None)


def on_pile(scene: "LessonScene") -> tuple[Card, ...]:
    """The open cards of the pile that is pointed at, or of those played together."""
    action = scene.wanted
    spot = scene.manners.spot(action) if action is not None and action.card is None else ""
    pile = scene.view.by_zone.get((spot or scene.manners.gathers, None))
    return pile.up if pile is not None else ()


def _towards(draft: "Draft", action: Action) -> int | None:
    """Which part of a draft is to have one more on the way to that action; the first that can have if none leads there."""
    more = [at for at in range(len(draft.counts)) if draft.more(at) is not draft]
    return next((at for at in more if _comes_to(draft.more(at), action)), more[0] if more else None)


def _comes_to(draft: "Draft", action: Action) -> bool:
    if draft.action is not None:
        return draft.action == action
    return any(_comes_to(further, action) for at in range(len(draft.counts)) if (further := draft.more(at)) is not draft)
