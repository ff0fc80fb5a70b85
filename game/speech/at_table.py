"""Sentences about a table, from what the ears may know of it. Pure.

Nothing here looks at the screen: every sentence is made from the match as `hearing.ears` may know it, so that no card is named
to somebody who may not hear of it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from engine import cards
from engine.cards import Card
from engine.events import Event, Moved, Opened, Said, TurnOf, seen_by
from engine.model import Action, Heap, Pile, Seat, Sight, View, Zone
from game import words
from game.match import Match
from game.sofa.seats import OPEN, Eyes, look
from game.speech.items import sentences
from game.talk import Talk

_GONE = ("away", "won", "played", "honours", "packet")
"""Zones that are not told of: cards that are out of the deal, and those that the markers on them tell of."""
_ON = "on "
"""What the names of places for markers on a card begin with."""
MANY = 2
"""So many cards at once, and how many somebody holds now is told too."""


class Speaks(Protocol):
    """The manners of a game, as far as they are words."""

    @property
    def gathers(self) -> str:
        """The zone in which cards are played together."""

    def prompt(self, view: View[Any, Any], talk: Talk) -> str:
        """What is asked."""

    def info(self, view: View[Any, Any]) -> str:
        """How far the match has come."""

    def told(self, seat: Seat, action: Action, talk: Talk) -> str:
        """What somebody does."""

    def news(self, said: Said, talk: Talk) -> str:
        """A remark of the table."""


def worded(key: str, match: Match) -> str:
    """The key of a text about markers: at a children's table they are buttons."""
    return f"{key}.kid" if match.wish.kids else key


def talk_of(match: Match, heard: Eyes) -> Talk:
    """Names for the seats: "you" only to whoever hears alone."""
    return Talk(match.players, None if heard is OPEN else heard)


def asked(match: Match, manners: Speaks, heard: Eyes) -> str:
    """What is asked now, and of whom."""
    view = look(match.table, heard)
    return manners.prompt(view, talk_of(match, heard))


def whose_turn(match: Match, manners: Speaks, heard: Eyes, question: str = "") -> str:
    """Whose turn it is, and what is asked.

    question  where that is known better than from the view, as while markers are placed; "" otherwise
    """
    seat = match.table.turn
    if seat is None or match.table.deal_over:
        return words.say("match.over" if seat is None else "over.plain")
    yours = seat == heard or (heard is OPEN and seat == match.you)
    turn = words.say("wait.you") if yours else words.say("turn.of", name=match.talk.name(seat))
    question = question or asked(match, manners, heard)
    return turn if question == talk_of(match, heard).about("wait", seat) else sentences(turn, question)


def hand(match: Match, heard: Eyes, sort: Callable[[Sequence[Card]], Sequence[Card]]) -> str:
    """The hand at the bottom of the screen, in its order, and what of it can be played; that it is hidden where it is."""
    view = look(match.table, heard)
    pile = view.by_zone.get(("hand", match.you))
    if pile is None or not pile.count:
        return words.say("speech.hand.none")
    if len(pile.up) < pile.count:
        return words.say("speech.hand.hidden")
    held = sort(pile.up)
    told = words.count("speech.hand", len(held), cards=words.all_of([words.card(card) for card in held]))
    legal = [card for card in held if any(action.card == card for action in view.legal)]
    if not legal or len(legal) == len(held):
        return told
    return sentences(told, words.say("speech.hand.can", cards=words.all_of([words.card(card) for card in legal], "or")))


def on_table(match: Match, manners: Speaks, heard: Eyes) -> str:
    """What lies in the middle: cards with who played them, piles by their top card, markers on the honour cards."""
    view = look(match.table, heard)
    found = [_pile(match, manners, pile) for pile in view.piles if pile.zone.seat is None and pile.zone.name not in _GONE]
    found += [_honour(heap, match) for heap in view.heaps if heap.zone.name.startswith(_ON)]
    return sentences(*found) or words.say("speech.table.empty")


def _pile(match: Match, manners: Speaks, pile: Pile) -> str:
    if not pile.count:
        return ""
    name = pile.zone.name
    called = words.say("speech.zone." + name) if words.has("speech.zone." + name) else words.capital(name)
    if not pile.up:
        return words.count("speech.pile.down", pile.count, pile=called)
    if name == manners.gathers:
        who = _played(match)
        laid = [words.say("speech.from", card=words.card(card), name=match.talk.name(who.get(card))) for card in pile.up]
        return words.say("speech.pile.laid", pile=called, cards=words.all_of(laid))
    return words.count("speech.pile.top", pile.count, pile=called, card=words.card(pile.up[-1]))


def _played(match: Match) -> dict[Card | None, Seat | None]:
    """By card who has played it in this deal."""
    moved = [event for _, _, events in match.this_deal() for event in events if isinstance(event, Moved)]
    return {event.card: event.source.seat for event in moved if event.source.name == "hand" and event.target.seat is None}


def _honour(heap: Heap, match: Match) -> str:
    card = cards.card(heap.zone.name.removeprefix(_ON))
    return words.count(worded("speech.honour", match), sum(heap.counts), card=words.card(card))


def _stakes(opened: Sequence[Opened], match: Match, talk: Talk) -> list[str]:
    """One stake that was opened, as it was placed; of several at once what lies on each honour card now."""
    honours = [heap for heap in look(match.table, None).heaps if heap.zone.name.startswith(_ON)]
    if len(opened) != 1:
        return [_honour(heap, match) for heap in honours] if opened else []
    cards_on = [cards.card(heap.zone.name.removeprefix(_ON)) for heap in honours]
    laid = [
        words.count(worded("speech.stake.part", match), number, card=words.card(card))
        for card, number in zip(cards_on, opened[0].stake, strict=True)
        if number
    ]
    return [talk.about("speech.stake", opened[0].seat, stake=words.all_of(laid))]


def counts(match: Match, manners: Speaks, heard: Eyes) -> str:
    """How many cards everybody holds, and their points or markers; how far the match has come."""
    view = look(match.table, heard)
    purses = {heap.zone.seat: sum(heap.counts) for heap in view.heaps if heap.zone.name == "purse"}
    found = []
    for seat in range(len(match.players)):
        held = words.count("speech.cards", _holds(view, seat))
        markers = "speech.markers.kid" if match.wish.kids else "markers"
        worth = words.count(markers, purses[seat]) if purses else words.count("points", view.scores[seat])
        found.append(words.say("speech.seat", name=match.talk.name(seat), cards=held, worth=worth))
    return sentences(*found, manners.info(view))


def _holds(view: View[Any, Any], seat: Seat) -> int:
    pile = view.by_zone.get(("hand", seat))
    return pile.count if pile is not None else 0


def done(match: Match, manners: Speaks, heard: Eyes, seat: Seat, action: Action, events: Sequence[Event]) -> str:
    """What somebody has done, with what everybody who hears it may know of it, and what the table remarked.

    events  of that action, as they were: they are heard as the ears may.
    """
    talk = talk_of(match, heard)
    known = list(events) if heard is OPEN else seen_by(events, heard)
    remarks = [event for event in known if isinstance(event, Said)]
    found = [manners.told(seat, action, talk)]
    if any(remark.key == "deals_first" for remark in remarks):
        found = []  # who gives the cards for the cut deals nothing else
    taken = [event for event in known if isinstance(event, Moved) and event.target == Zone("hand", seat, event.target.sight)]
    if action.kind == "draw" and taken and taken[0].card is not None:
        found.append(words.say("speech.it_is", card=words.card(taken[0].card)))
    news = [manners.news(remark, talk) for remark in remarks]
    found = [text for text in found if not any(one.startswith(text.rstrip(".")) for one in news)] + news
    opened = [event for event in known if isinstance(event, Opened)]
    if len(opened) == 1:
        found = []  # what was placed says that it was
    found += _stakes(opened, match, talk)
    if len(taken) >= MANY and all(event.source.sight is Sight.OPEN for event in taken):
        found.append(talk.about("speech.holds", seat, _holds(look(match.table, None), seat)))
    if manners.gathers and any(isinstance(event, Moved) and _cleared(event, manners.gathers) for event in known):
        leads = next((event.seat for event in known if isinstance(event, TurnOf)), None)
        found += [] if leads is None else [talk.about("speech.leads", leads)]
    return sentences(*dict.fromkeys(found))


def _cleared(event: Moved, gathers: str) -> bool:
    """Whether a card left the middle for good."""
    return event.source.name == gathers and event.target.name != "hand"
