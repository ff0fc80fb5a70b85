"""What a lesson says, from its texts: plain, or in the wording for children. Pure.

A step without a text of its own asks for what is pointed at, so that a lesson can be tried before it has any.
"""

from collections.abc import Sequence

from engine import cards
from engine.cards import Card
from engine.model import Action
from game import words
from game.lessons.lesson import Lesson, Part, Step


def asks(lesson: Lesson, step: Step, action: Action | None, on_pile: Sequence[Card], kid: bool) -> str:
    """What is to be done in a step. action: what is pointed at; on_pile: the cards of the pile it is about."""
    return _said(f"lesson.{lesson.game}.{step.name}", "lesson.plain", kid, action, on_pile)


def why(lesson: Lesson, step: Step, action: Action | None, on_pile: Sequence[Card], kid: bool) -> str:
    """Why something else was asked in a step."""
    return _said(f"lesson.{lesson.game}.{step.name}.why", "lesson.why", kid, action, on_pile)


def done(lesson: Lesson, part: Part, kid: bool) -> str:
    """What is said when all steps of a part are done."""
    return _said(f"lesson.{lesson.game}.{part.name}.done", "lesson.done", kid, None, ())


def _said(key: str, plain: str, kid: bool, action: Action | None, on_pile: Sequence[Card]) -> str:
    if kid and words.has(key + ".kid"):
        key += ".kid"
    card = action.card if action is not None and action.card is not None else on_pile[-1] if on_pile else None
    return words.say(
        key if words.has(key) else plain,
        card=words.card(card) if card is not None else "",
        suit=words.suit(cards.suit(card)) if card is not None else "",
    )
