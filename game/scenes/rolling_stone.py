# ruff: noqa: ARG002  (every game is asked with the same words, whether it needs them or not)
"""The table of Rolling Stone: its sentences, the button for picking up, the trick that can be looked at again."""

from typing import Any

from engine import cards
from engine.events import Event, Said
from engine.model import Action, View
from game import outcome, words
from game.outcome import Outcome
from game.places.marks import Did
from game.scenes.manners import Manners
from game.talk import Talk

_COUNTDOWN = 20
"""So many last moves before the limit are counted down on the table (RS-12)."""


class RollingStoneManners(Manners):
    """Follow, or pick up."""

    gathers = "trick"
    aid = "stone"

    def prompt(self, view: View[Any, Any], talk: Talk) -> str:
        """Lead, follow, or pick up."""
        table = view.table
        if table.phase != "play":
            return super().prompt(view, talk)
        trick = view.pile("trick").up
        if not view.legal:
            return talk.about("rs.plays" if trick else "rs.leads", view.turn)
        if not trick:
            return words.say("rs.lead.barred" if table.barred else "rs.lead")
        suit = words.suit(cards.suit(trick[0]))
        if all(action.card is None for action in view.legal):
            return words.count("rs.void", len(trick), suit=suit)
        may = any(action.card is None for action in view.legal)
        return words.say("rs.follow.may" if may else "rs.follow", suit=words.capital(suit))

    def info(self, view: View[Any, Any]) -> str:
        """The deal, the goal, and near the limit how many moves are left."""
        table = view.table
        left = table.limit - table.made
        if table.phase == "play" and left <= _COUNTDOWN:
            return words.count("moves_left", max(0, left))
        if not table.deal:
            return ""
        if view.options["scoring"] == "cards":
            return words.say("deal.of", n=table.deal, all=len(view.scores))
        return first_to(table.deal, view.options["match_to"])

    def dims(self, view: View[Any, Any]) -> bool:
        """Always when asked: who must pick up can play none of the cards."""
        return bool(view.legal) and view.table.phase == "play"

    def spot(self, action: Action) -> str:
        """The trick itself may be pressed to pick it up."""
        return "trick" if action.text == "pick up" else ""

    def needs_button(self, action: Action) -> bool:
        """And there is a button for it."""
        return True

    def did(self, action: Action, events: list[Event]) -> Did | None:
        """How many cards were picked up; any other action is plain to see."""
        for event in events:
            if isinstance(event, Said) and event.key == "picks_up":
                return words.count("did.pick up", event.number), words.count("did.pick up.short", event.number)
        return "", ""

    def outcome(self, view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
        """Who is out, what the others hold."""
        return outcome.rolling_stone(view, talk, before)


def first_to(deal: int, goal: str) -> str:
    """ "Deal 2 · first to 3"."""
    target = words.say("one_deal") if goal == "1" else words.say("first_to", n=goal)
    return words.say("dot", first=words.say("deal", n=deal), second=target)
