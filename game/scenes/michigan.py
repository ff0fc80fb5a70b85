# ruff: noqa: ARG002  (every game is asked with the same words, whether it needs them or not)
"""The table of Michigan: stakes, the swap, whose card goes on, markers on the plates."""

from typing import Any

from engine import cards
from engine.model import Seat, View
from game import outcome, words
from game.outcome import Outcome
from game.scenes.manners import Manners
from game.talk import Talk


class MichiganManners(Manners):
    """Stake, swap or keep, lead, go on."""

    leafed = ("played",)
    aid = "stops"

    def prompt(self, view: View[Any, Any], talk: Talk) -> str:
        """By phase; while a run goes on, which card comes next."""
        table = view.table
        if table.phase == "stakes":
            return super().prompt(view, talk) if view.legal else talk.about("mi.stakes", view.turn)
        if table.phase == "swap":
            return words.say("mi.swap") if view.legal else talk.about("mi.swaps", view.turn)
        if table.phase != "play":
            return super().prompt(view, talk)
        if table.run:
            following = words.card(view.pile("run").up[-1] + 1)
            return words.say("mi.go_on" if view.legal else "mi.who", card=following)
        if not view.legal:
            return talk.about("mi.leads", view.turn)
        return self._lead(view)

    @staticmethod
    def _lead(view: View[Any, Any]) -> str:
        stopped, strict = view.table.stopped, view.options.flag("strict_lowest")
        if stopped is None:
            return words.say("mi.lead.lowest" if strict else "mi.lead")
        suits = {cards.suit(action.card) for action in view.legal if action.card is not None}
        other = "mi.lead.lowest.other" if strict else "mi.lead.other"
        return words.say("mi.lead.same" if suits == {stopped} else other, suit=words.suit(stopped))

    def info(self, view: View[Any, Any]) -> str:
        """Which of how many deals."""
        table = view.table
        return words.say("deal.of", n=table.deal, all=table.deals) if table.deal else ""

    def caption(self, view: View[Any, Any], zone: str, number: int) -> str:
        """The run by its suit."""
        if zone == "run":
            up = view.pile("run").up
            return words.say("mi.run", suit=words.capital(words.suit(cards.suit(up[0])))) if up else ""
        return words.zone("michigan", zone, number) if number else ""

    def stars(self, view: View[Any, Any], seat: Seat) -> int | None:
        """None: the markers are the score."""
        return None

    def outcome(self, view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
        """Who is out, what was won and paid."""
        return outcome.michigan(view, talk, before)
