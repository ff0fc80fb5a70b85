# ruff: noqa: ARG002  (every game is asked with the same words, whether it needs them or not)
"""How any game speaks to children at its table: few and short sentences, each of them in pictures too."""

from dataclasses import replace
from typing import Any

from engine.events import Event, Said
from engine.model import Action, Seat, View
from engine.rules import Reason
from game.kids import words
from game.kids.words import Say
from game.outcome import Outcome
from game.places.marks import Did
from game.scenes.manners import Manners
from game.talk import Talk


class KidManners(Manners):
    """Does what the game's own manners do, and says it otherwise.

    said  by each text that was made what it means, so that wherever the text is shown it can be drawn too
    """

    def __init__(self, game: str, own: Manners) -> None:
        self.game, self.own = game, own
        self.gathers, self.aid = own.gathers, ""
        self.said: dict[str, tuple[Say, ...]] = {}
        self._parts: dict[str, tuple[str, ...]] = {}

    def say(self, talk: Talk, *said: Say) -> str:
        """These sentences, one after the other."""
        parts = tuple(words.sentence(one, talk) for one in said)
        for part, one in zip(parts, said):
            self.said[part], self._parts[part] = (one,), (part,)
        return self._together(parts)

    def join(self, first: str, second: str) -> str:
        """Two texts, one after the other; what would be too much is left out, the oldest first."""
        parts = (*self._parts.get(first, ()), *self._parts.get(second, ()))
        while len(parts) > 1 and words.sentences(" ".join(parts)) > words.MOST_SENTENCES:
            parts = parts[1:]
        return self._together(parts)

    def _together(self, parts: tuple[str, ...]) -> str:
        text = " ".join(parts)
        self._parts[text] = parts
        self.said[text] = tuple(one for part in parts for one in self.said[part])
        return text

    def goes_on(self, text: str, news: str) -> str:
        """The news after what was said before in the same breath; what somebody did is said better by its news."""
        told = self.said.get(text, ())
        return news if text == news or all(one.key.startswith("did.") for one in told) else self.join(text, news)

    def prompt(self, view: View[Any, Any], talk: Talk) -> str:
        """What is asked, or who is waited for."""
        return self.say(talk, words.asked(self.game, view))

    def placing(self, left: int) -> str:
        """So many buttons are still to be placed."""
        return self._plain(Say("mi.stake.left", number=left) if left else Say("mi.stake.done"))

    def unplaced(self, left: int) -> str:
        """It was to be put down too early."""
        return self._plain(Say("mi.stake.none", number=left))

    def _plain(self, say: Say) -> str:
        return self.say(Talk((), None), say)

    def others_turn(self, seat: Seat, talk: Talk) -> str:
        """It is somebody else's turn."""
        return self.say(talk, Say("why.not_your_turn", seat))

    def tool(self, key: str) -> str:
        """Fewer words for all that may be said."""
        return self._plain(
            Say({"again.nothing": "again.none", "back.done": "back.done", "redo.done": "back.done"}.get(key, "back.none"))
        )

    def refused(self, why: Reason | None, turn: Seat | None, talk: Talk, *more: Say) -> str:
        """Why a card cannot be played."""
        return self.say(talk, words.refused(why, turn), *more)

    def told(self, seat: Seat, action: Action, talk: Talk) -> str:
        """What a player does."""
        return self.say(talk, words.did(seat, action))

    def news(self, said: Said, talk: Talk) -> str:
        """A remark of the table."""
        found = words.remark(said)
        return self.say(talk, found) if found is not None else ""

    def dims(self, view: View[Any, Any]) -> bool:
        """As the game has it."""
        return self.own.dims(view)

    def spot(self, action: Action) -> str:
        """As the game has it."""
        return self.own.spot(action)

    def needs_button(self, action: Action) -> bool:
        """As the game has it."""
        return self.own.needs_button(action)

    def info(self, view: View[Any, Any]) -> str:
        """Nothing: a child does not count deals."""
        return ""

    def caption(self, view: View[Any, Any], zone: str, number: int) -> str:
        """Nothing is written at a pile."""
        return ""

    def did(self, action: Action, events: list[Event]) -> Did | None:
        """Nothing stands under a name."""
        return "", ""

    def stars(self, view: View[Any, Any], seat: Seat) -> int | None:
        """No points."""
        return None

    def outcome(self, view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
        """How the deal ended, with who won it, and why if it is not plain to see, in a child's words."""
        shown = self.own.outcome(view, talk, before)
        winners = tuple(getattr(view.table, "winners", ()))
        if not winners:
            return shown
        why = words.ended(self.game, view)
        return replace(shown, heading=self.say(talk, words.won(winners), *([why] if why is not None else [])))
