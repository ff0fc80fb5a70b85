# ruff: noqa: ARG002  (every game is asked with the same words, whether it needs them or not)
"""What a game says and shows beyond what every table does. The plain one here serves any game, from its view alone."""

from typing import Any

from engine.events import Event, Said
from engine.model import Action, Seat, View
from game import outcome, words
from game.outcome import Outcome
from game.places.marks import Did
from game.talk import Talk


class Manners:
    """Words and choosers of a game. A game's own file changes what differs."""

    game = ""
    """The key of the game, by which `manners_of` calls it: its texts have it in their keys."""
    gathers = ""
    """The zone in which cards are played together and which can be looked at again once they are gone."""
    leafed: tuple[str, ...] = ()
    """Open piles that can be looked through by pressing them; in_order: those whose cards are shown as they were laid."""
    in_order: tuple[str, ...] = ()

    aid = ""
    """What lies at the table by way of help: "ladder", "stone", "stops", or nothing."""

    def prompt(self, view: View[Any, Any], talk: Talk) -> str:
        """What is asked of whoever is to act, in a full sentence."""
        if view.turn is None:
            return words.say("match.over")
        if not view.legal:
            return talk.about("wait", view.turn)
        if len(view.legal) == 1 and view.legal[0].card is None:
            what = words.action(self.game, view.legal[0].text)
            return words.say("plain.one", what=what[:1].lower() + what[1:])
        return words.say("plain.ask" if any(action.card is None for action in view.legal) else "plain.ask.card")

    def placing(self, left: int) -> str:
        """While markers are placed: how many are left."""
        return words.count("draft.ask", left) if left else words.say("draft.done")

    def unplaced(self, left: int) -> str:
        """They are to be put down, and some are left."""
        return words.count("draft.missing", left)

    def others_turn(self, seat: Seat, talk: Talk) -> str:
        """It is somebody else's turn."""
        return words.say("turn.of", name=talk.name(seat))

    def tool(self, key: str) -> str:
        """What taking back and showing again say, by the key of that sentence."""
        return words.say(key)

    def info(self, view: View[Any, Any]) -> str:
        """How far the match has come."""
        deal = getattr(view.table, "deal", 0)
        return words.say("deal", n=deal) if deal else ""

    def dims(self, view: View[Any, Any]) -> bool:
        """Whether cards in hand that cannot be played are dimmed now: when a card is asked for."""
        return any(action.card is not None for action in view.legal)

    def spot(self, action: Action) -> str:
        """The zone that is pressed for an action without a card, or ""."""
        return ""

    def needs_button(self, action: Action) -> bool:
        """Whether an action without a card has a button."""
        return not self.spot(action)

    def caption(self, view: View[Any, Any], zone: str, number: int) -> str:
        """What is written at a pile."""
        return words.zone(self.game, zone, number)

    def did(self, action: Action, events: list[Event]) -> Did | None:
        """What a player has just done, in a few words for the plate, and shorter; ("", "") if the table shows it anyway. None:
        the plate goes on saying what it says."""
        return "", ""

    def told(self, seat: Seat, action: Action, talk: Talk) -> str:
        """What a player does, in a sentence, when it is shown again. It names no card that is not played openly."""
        key = "told." + ("take" if action.text == "draw discard" else action.kind)
        if not words.has(key):
            return talk.about("wait", seat)
        return talk.about(key, seat, card=words.card(action.card) if action.card is not None else "")

    def stars(self, view: View[Any, Any], seat: Seat) -> int | None:
        """The points on a plate; None if it shows none, as where its markers are the score."""
        return None if outcome.in_markers(view) else view.scores[seat]

    def news(self, said: Said, talk: Talk) -> str:
        """A remark of the table as a sentence; "" for one without words."""
        key = "said." + said.key
        if not words.has(key):
            return ""
        card = words.card(said.cards[0]) if said.cards else ""
        return talk.about(key, said.seat, said.number, card=card)

    def outcome(self, view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
        """How the deal ended."""
        return outcome.plain(view, talk, before)
