"""What can be laid down in advance in each game: the cases a person is asked about, and the plan that comes of it. Pure.

A game that is not named here has no plans.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine import cards
from engine.cards import SUIT_CARDS, Card, Cards, Suit
from engine.model import Action, View
from engine.plan import MOST_ANSWERS, Answer, Plan, When, lay

_TAKE = Action("draw", None, "discard")
Chosen = Mapping[str, tuple[int, ...]]
"""By key of a case what was chosen in it, in order."""


@dataclass(frozen=True)
class Case:
    """Something that may come, and what can be answered.

    key      of the sentence about it ("plan.KEY"), with the suit's letter after a point if it is about one
    suit     that it is about, or None
    kind     what is chosen: a card of the hand, ranks or suits
    offered  what can be chosen; most: how many of it
    """

    key: str
    offered: tuple[int, ...]
    suit: Suit | None = None
    kind: str = "card"
    most: int = 1


def cases(game: str, view: View[Any, Any], hand: tuple[Card, ...]) -> list[Case]:
    """The cases for whoever looks; hand: that person's cards as they lie. [] where nothing can be planned now."""
    if view.seat is None or not hand:
        return []
    if game == "rolling_stone":
        return _rolling_stone(hand)
    if game == "michigan":
        return [Case("lead.order", hand, most=MOST_ANSWERS)] if getattr(view.table, "phase", "") == "play" else []
    if game == "gran_ramino":
        ranks = tuple(sorted({cards.rank(card) for card in hand}))
        return [
            Case("take.ranks", ranks, kind="rank", most=len(ranks)),
            Case("take.suits", (cards.SPADES, cards.HEARTS, cards.CLUBS, cards.DIAMONDS), kind="suit", most=4),
            Case("throw", hand),
        ]
    return []


def _rolling_stone(hand: tuple[Card, ...]) -> list[Case]:
    found = []
    for suit in (cards.SPADES, cards.HEARTS, cards.CLUBS, cards.DIAMONDS):
        held = tuple(card for card in hand if cards.suit(card) == suit)
        if len(held) > 1:  # a single one must be played anyway
            found.append(Case(f"led.{cards.SUITS[suit]}", held, suit))
    return [*found, Case("lead", hand)]


def press(case: Case, chosen: tuple[int, ...], what: int) -> tuple[int, ...]:
    """What is chosen after a press on one that is offered: it comes or goes; of several the first ones stay."""
    if what in chosen:
        return tuple(one for one in chosen if one != what)
    return (what,) if case.most == 1 else (*chosen, what)[: case.most]


def planned(game: str, view: View[Any, Any], chosen: Chosen) -> Plan | None:
    """The plan that comes of it; None if it has no answer."""
    answers = _take(chosen) if game == "gran_ramino" else _plays(chosen)
    return lay(view, answers) if answers else None


def _plays(chosen: Chosen) -> list[Answer]:
    answers = []
    for key, picked in chosen.items():
        what, _, suit = key.partition(".")
        when = When() if key == "lead.order" else When("trick")
        if what == "led":
            when = When("trick", SUIT_CARDS[cards.SUITS.index(suit)])
        answers += [Answer(when, Action("play", card)) for card in picked]
    return answers


def _take(chosen: Chosen) -> list[Answer]:
    wanted: Cards = 0
    for suit in chosen.get("take.suits", ()):
        wanted |= SUIT_CARDS[suit]
    for rank in chosen.get("take.ranks", ()):
        wanted |= cards.of(card for card in range(52) if cards.rank(card) == rank)
    if not wanted:
        return []
    throw = [Answer(When(), Action("discard", card)) for card in chosen.get("throw", ())]
    return [Answer(When("discards", wanted, last=True), _TAKE), *throw]


def chosen_in(game: str, plan: Plan, view: View[Any, Any], hand: tuple[Card, ...]) -> dict[str, tuple[int, ...]]:
    """What was chosen so that this plan came of it, as far as it can still be played."""
    if plan.void(view):
        return {}
    found: dict[str, tuple[int, ...]] = {}
    for case in cases(game, view, hand):
        found[case.key] = tuple(what for what in _asked(case, plan) if what in case.offered)
    return {key: picked for key, picked in found.items() if picked}


def _asked(case: Case, plan: Plan) -> list[int]:
    if case.kind != "card":
        wanted = next((answer.when.cards or 0 for answer in plan.answers if answer.do is _TAKE), 0)
        return [one for one in case.offered if not _cards_of(case.kind, one) & ~wanted]
    when = When("trick", SUIT_CARDS[case.suit]) if case.suit is not None else When() if "." in case.key else When("trick")
    if case.key == "throw":
        when = When()
    return [answer.do.card for answer in plan.answers if answer.when == when and answer.do.card is not None]


def _cards_of(kind: str, one: int) -> Cards:
    if kind == "suit":
        return SUIT_CARDS[one]
    return cards.of(card for card in range(52) if cards.rank(card) == one)
