"""What is said to children at a table: short sentences, of which at most three stand together, made of keys. Pure.

A `Say` is what is meant: the key of a sentence with whom and which cards it is about. `sentence` puts it into words, and
`game.kids.picture` into pictures for those who do not read yet.
"""

from typing import Any, NamedTuple

from engine import cards
from engine.cards import Card
from engine.events import Said
from engine.model import DEAL, Action, Seat, View
from engine.rules import Reason
from game import words
from game.outcome import about_all
from game.sentences import TEXTS
from game.talk import Talk

MOST_SENTENCES, MOST_WORDS = 3, 10
_PREFIX = "child."


class Say(NamedTuple):
    """Something to be said.

    key     of the sentence, without the "child." that all of them begin with
    seat    whom it is about, if anybody
    cards   what it is about; number: how many
    seats   several whom it is about
    """

    key: str
    seat: Seat | None = None
    cards: tuple[Card, ...] = ()
    number: int = 0
    seats: tuple[Seat, ...] = ()


def has(key: str) -> bool:
    """Whether there is a sentence of that key."""
    return words.has(_PREFIX + key)


def sentence(say: Say, talk: Talk) -> str:
    """It in words, in the language of now."""
    of = say.cards
    parts: dict[str, object] = {
        "card": words.card(of[0]) if of else "",
        "other": words.card(of[1]) if len(of) > 1 else "",
        "suit": words.suit(cards.suit(of[0])) if of else "",
        "ranks": words.ranks(of[0]) if of else "",
        "n": say.number,
    }
    key = _PREFIX + say.key
    if say.seats:
        return about_all(key, talk, say.seats, **parts)
    number = say.number if isinstance(TEXTS[key], tuple) else None
    return talk.about(key, say.seat, number, **parts)


def sentences(text: str) -> int:
    """How many sentences a text has."""
    return sum(one[-1] in ".!?" for one in text.split() if one)


# What is asked


def asked(game: str, view: View[Any, Any]) -> Say:
    """What is asked of whoever is to act, or whom everybody waits for."""
    if view.turn is None:
        return Say("over")
    found = _ASKED[game](view) if game in _ASKED else None
    if found is not None:
        return found
    if not view.legal:
        return Say("wait", view.turn)
    return Say("ask" if any(action.card is None for action in view.legal) else "ask.card", view.turn)


def _rolling_stone(view: View[Any, Any]) -> Say | None:
    table, seat = view.table, view.turn
    if table.phase != "play":
        return None
    trick = view.pile("trick").up
    if not view.legal:
        return Say("rs.plays" if trick else "rs.starts", seat)
    if not trick:
        return Say("rs.lead.rest", seat, table.barred) if table.barred else Say("rs.lead", seat)
    if all(action.card is None for action in view.legal):
        return Say("rs.stone", seat, trick)
    may = any(action.card is None for action in view.legal)
    return Say("rs.follow.or" if may else "rs.follow", seat, trick)


def _gran_ramino(view: View[Any, Any]) -> Say | None:
    table, seat = view.table, view.turn
    if table.phase not in ("draw", "discard"):
        return None
    if not view.legal:
        return Say("gr.draws" if table.phase == "draw" else "gr.throws", seat)
    if table.phase == "discard":
        return Say("gr.throw", seat) if table.taken is None else Say("gr.throw.but", seat, (table.taken,))
    top = view.pile("discards").up[-1:]
    return Say("gr.draw.or", seat, top) if len(view.legal) > 1 else Say("gr.draw", seat)


def _michigan(view: View[Any, Any]) -> Say | None:
    table, seat = view.table, view.turn
    if table.phase == "stakes":
        if view.legal and view.legal[0].kind == "stake":
            return Say("mi.stake", seat, (), sum(int(part) for part in view.legal[0].choice.split()))
        return None if view.legal else Say("mi.stakes", seat)
    if table.phase == "swap":
        return Say("mi.swap" if view.legal else "mi.swaps", seat)
    if table.phase != "play":
        return None
    if table.run:
        following = view.pile("run").up[-1] + 1
        return Say("mi.go_on" if view.legal else "mi.who", seat if view.legal else None, (following,))
    if not view.legal:
        return Say("mi.starts", seat)
    leads = tuple(action.card for action in view.legal if action.card is not None)
    strict = view.options.flag("strict_lowest")
    if table.stopped is None:
        return Say("mi.lead.lowest", seat) if strict else Say("mi.lead", seat, leads)
    same = {cards.suit(card) for card in leads} == {table.stopped}
    other = "mi.lead.lowest.other" if strict else "mi.lead.other"
    return Say("mi.lead.same" if same else other, seat, (cards.PER_SUIT * table.stopped,))


_ASKED = {"rolling_stone": _rolling_stone, "gran_ramino": _gran_ramino, "michigan": _michigan}


# What has happened


def did(seat: Seat, action: Action) -> Say:
    """What a player does, as all may know it."""
    if action is DEAL:
        return Say("did.deal", seat)
    key = "did." + ("take" if action.text == "draw discard" else action.kind)
    if not has(key):
        return Say("wait", seat)
    return Say(key, seat, (action.card,) if action.card is not None else ())


def remark(said: Said) -> Say | None:
    """A remark of the table; None for one without words."""
    key = "said." + said.key
    return Say(key, said.seat, said.cards, said.number) if has(key) else None


def won(winners: tuple[Seat, ...]) -> Say:
    """Who has won a deal."""
    return Say("won", winners[0]) if len(winners) == 1 else Say("won.together", seats=winners)


def ended(game: str, view: View[Any, Any]) -> Say | None:
    """Why a deal was won so, where it was not simply by being the first to be done; None where it was."""
    table = view.table
    if game == "rolling_stone" and table.reason != "out":
        return Say("end." + table.reason)
    if game == "gran_ramino" and table.closer is None:
        return Say("end.points")
    if game == "gran_ramino" and sum(bool(result.title) for result in table.results) > 1:
        return Say("end.better")
    return None


def won_game(winners: tuple[Seat, ...]) -> Say:
    """Who has won a match."""
    return Say("game.won", winners[0]) if len(winners) == 1 else Say("game.won.together", seats=winners)


# Why not, and what instead


def refused(why: Reason | None, turn: Seat | None) -> Say:
    """Why a card cannot be played. A reason without words is the plain refusal."""
    key = "why." + (why.key if why is not None else "choose_first")
    return Say(key if has(key) else "why.no_play_now", turn, why.cards if why is not None else ())


def hinted(why: Reason) -> Say:
    """What speaks for the choice that the coach names; never with a number."""
    key = "hint." + _SAME.get(why.key, why.key)
    return Say(key if has(key) else "hint.best_in_many_deals", None, why.cards)


_SAME = {
    "closes_gran_ramino": "closes",
    "closes_ramino": "closes",
    "closes_dieci": "closes",
    "closes_sette": "closes",
    "swap_pots_elsewhere": "swap_holds_no_markers",
}
"""Reasons that are told to children in the same words."""
