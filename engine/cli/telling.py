"""The table in words: what lies there, who holds how much, what one is asked. Made of a view, so it can tell nothing hidden.

Games that are not known here are told pile by pile.
"""

from collections.abc import Sequence
from typing import Any

from engine import cards
from engine.cards import Card
from engine.cli.english import Narrator, in_order
from engine.cli.lying import GAMES, Lying
from engine.cli.naming import counted, listed
from engine.cli.paper import TIED
from engine.games import find
from engine.model import Action, Seat, View

AnyView = View[Any, Any]
ONLY = "There is no other choice. Type 1. Or type auto, and such moves are made for you."


class Teller:
    """Tells one seat's view. `narrator` says what seats and cards are called."""

    def __init__(self, game: str, me: Seat, narrator: Narrator) -> None:
        self._rules = find(game)
        self._me = me
        self._narrator = narrator
        self._lying = GAMES.get(game, Lying)(narrator)

    # The choices

    def offered(self, view: AnyView) -> list[Action]:
        """What is listed with numbers: cards in the order of the hand; of stakes only a few, for there are many."""
        staked = [action for action in view.legal if action.kind == "stake"]
        if staked:
            even = [action for action in staked if len(set(action.choice.split())) == 1]
            return even + [action for action in staked if action.choice.split().count("0") == 3]

        def place(action: Action) -> tuple[bool, int, int]:
            card = action.card
            return (True, 0, 0) if card is None else (False, cards.suit(card), self._rules.height(view.options, card))

        return sorted(view.legal, key=place)

    def question(self, view: AnyView, fresh: bool = False) -> list[str]:
        """What is asked, in a few lines; `fresh`: the person has just read what happened, so that is not told again."""
        own = self.own(view)
        situation = self._lying.news(view, own) if fresh else self._lying.situation(view, own)
        if len(view.legal) == 1:
            only = f"You can only {self.said(view.legal[0], view)}."
            return [*situation, only] if fresh else [*self.hand(view), *situation, only, ONLY]
        hand = self.hand(view) if own or not fresh else []
        return [*hand, *situation, self.choices(view)]

    def choices(self, view: AnyView) -> str:
        """What can be done, with numbers: "You can lead: 1 seven of hearts, 2 ace of clubs"."""
        offered = self.offered(view)
        kinds = {action.kind for action in offered}
        if kinds == {"stake"}:
            due = sum(map(int, offered[0].choice.split()))
            named = listed([self._narrator.naming.one(card) for card in view.pile("honours").up])
            example = {4: "2 1 1 0", 3: "1 1 1 0", 2: "1 1 0 0"}.get(due, "1 0 0 0")
            shown = _numbered([self._stake(action) for action in offered])
            return f"Split {counted(due, 'marker')} over {named}: four numbers, such as {example}. Or: {shown}."
        if len(kinds) == 1 and offered[0].card is not None:
            verb, tell = self._verb(offered[0], view), self._narrator.naming.one
            return f"You can {verb}: {_numbered([tell(action.card) for action in offered])}."
        return f"You can: {_numbered([self.said(action, view) for action in offered])}."

    def said(self, action: Action, view: AnyView) -> str:
        """An action as one says it: "play eight of clubs", "draw from the stock"."""
        naming = self._narrator.naming
        if action.card is not None:
            return f"{self._verb(action, view)} {naming.one(action.card)}"
        match action.kind, action.choice:
            case "draw", "stock":
                return "draw from the stock"
            case "draw", "discard" if (top := top_of(view)) is not None:
                return f"take {naming.one(top)} from the discard pile"
            case "pick", "up":
                return f"pick up {naming.several(view.pile('trick').up)}"
            case "swap", "":
                return "swap your hand for the extra hand"
            case "keep", "":
                return "keep your hand"
            case "stake", split:
                return f"place {self._narrator.stake(tuple(map(int, split.split())))}"
            case _:
                return action.text

    def _stake(self, action: Action) -> str:
        """A stake that is offered."""
        counts = tuple(map(int, action.choice.split()))
        if len(set(counts)) == 1:
            return "one on each"
        return f"all on {self._narrator.stake(counts).partition(' on ')[2]}"

    def _verb(self, action: Action, view: AnyView) -> str:
        return "lead" if action.kind == "play" and self._lying.leads(view) else action.kind

    # What one is asked about

    def hand(self, view: AnyView) -> list[str]:
        """The own hand."""
        held = self.own(view)
        if not held:
            count = self._held(view, self._me)
            return [f"You have {counted(count, 'card')}, which you may not look at yet." if count else "You have no cards."]
        return [f"Your hand, {counted(len(held), 'card')}. {self._narrator.naming.hand(held)}."]

    def own(self, view: AnyView) -> tuple[Card, ...]:
        """The cards of the own hand that this view shows, sorted."""
        for pile in in_order(self._rules, view).piles:
            if pile.zone.name == "hand" and pile.zone.seat == self._me:
                return pile.up
        return ()

    def table(self, view: AnyView) -> list[str]:
        """What lies on the table, open for all."""
        return [*self._lying.open(view), *self._others(view)] or ["Nothing lies on the table."]

    def counts(self, view: AnyView) -> list[str]:
        """How many cards, markers and points everybody has."""
        held = [self._held(view, seat) for seat in range(view.options.seats)]
        return [f"Cards. {self._lying.each(held)}.", *self._lying.counts(view), self.standing(view)]

    def standing(self, view: AnyView) -> str:
        """The scores of all."""
        return f"Standing: {self._lying.each(view.scores)}."

    def dealt(self, view: AnyView) -> list[str]:
        """How many cards everybody has got, and hands that lie open."""
        held = [self._held(view, seat) for seat in range(view.options.seats)]
        each = (
            f"Everybody gets {counted(held[0], 'card')}." if len(set(held)) == 1 else f"Cards dealt. {self._lying.each(held)}."
        )
        extra = [f"The extra hand gets {pile.count}." for pile in view.piles if pile.zone.name == "extra" and pile.count]
        return [" ".join([each, *extra]), *self._others(view)]

    def left(self, view: AnyView) -> str:
        """How many cards everybody has at the end of a deal."""
        return f"Cards left: {self._lying.each([self._held(view, seat) for seat in range(view.options.seats)])}."

    # Parts

    def _held(self, view: AnyView, seat: Seat) -> int:
        return sum(pile.count for pile in view.piles if pile.zone.seat == seat and pile.zone.name in ("hand", "packet"))

    def _others(self, view: AnyView) -> list[str]:
        """Hands of others that lie open, as house rules or the end of a deal have it."""
        lines = []
        for pile in in_order(self._rules, view).piles:
            if pile.zone.name == "hand" and pile.zone.seat not in (None, self._me) and pile.up:
                lines.append(f"{self._narrator.name(pile.zone.seat)} has {self._narrator.naming.several(pile.up)}.")
        return lines


def top_of(view: AnyView) -> Card | None:
    """The card that can now be taken from the discard pile, if one can."""
    if not any((action.kind, action.choice) == ("draw", "discard") for action in view.legal):
        return None
    return view.pile("discards").up[-1]


def _numbered(texts: Sequence[str]) -> str:
    """Choices with their numbers, which stay with the word behind them."""
    return ", ".join(f"{number}{TIED}{text}" for number, text in enumerate(texts, 1))
