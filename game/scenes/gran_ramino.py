# ruff: noqa: ARG002  (every game is asked with the same words, whether it needs them or not)
"""The table of Gran Ramino: draw by pressing the stock or the discards, then discard a card."""

from typing import Any

from engine.events import Event
from engine.model import Action, View
from game import outcome, words
from game.outcome import Outcome
from game.places.marks import Did
from game.scenes.manners import Manners
from game.scenes.rolling_stone import first_to
from game.talk import Talk

_SPOTS = {"draw stock": "stock", "draw discard": "discards"}


class GranRaminoManners(Manners):
    """Draw, then discard."""

    leafed = in_order = ("discards",)
    aid = "ladder"

    def prompt(self, view: View[Any, Any], talk: Talk) -> str:
        """Draw from where, or what not to discard."""
        table = view.table
        if table.phase not in ("draw", "discard"):
            return super().prompt(view, talk)
        if not view.legal:
            return talk.about("gr.draws" if table.phase == "draw" else "gr.discards", view.turn)
        if table.phase == "discard":
            if table.taken is not None:
                return words.say("gr.discard.but", card=words.card(table.taken))
            return words.say("gr.discard")
        discards = view.pile("discards").up
        if len(view.legal) > 1:
            return words.say("gr.draw.or", card=words.card(discards[-1]))
        return words.say("gr.draw.must" if discards else "gr.draw")

    def info(self, view: View[Any, Any]) -> str:
        """The deal and the goal."""
        return first_to(view.table.deal, view.options["match_to"]) if view.table.deal else ""

    def spot(self, action: Action) -> str:
        """Stock and discards are pressed themselves."""
        return _SPOTS.get(action.text, "")

    def caption(self, view: View[Any, Any], zone: str, number: int) -> str:
        """Stock and discards with their numbers."""
        return words.zone("gran_ramino", zone, number)

    def did(self, action: Action, events: list[Event]) -> Did | None:
        """From where a card was drawn; what was discarded lies on the table."""
        key = "did." + action.text
        return (words.say(key), words.say(key + ".short")) if words.has(key) else None

    def outcome(self, view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
        """The great hands compared."""
        return outcome.gran_ramino(view, talk, before)
