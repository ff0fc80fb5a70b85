"""Who hears what is said, and which cards may not be named then. Pure.

A screen is looked at by whom its curtain lets look; a loudspeaker is heard by everybody in the room. What is said is therefore
taken from what the ears may know, not the eyes: a hand is read to somebody who is alone at the screen, to whoever wears
headphones, or where the hand lies open for all anyway.
"""

from collections.abc import Iterable
from typing import Any

from engine.cards import Card
from engine.model import View
from game import words
from game.comfort import DECKS
from game.match import Match
from game.sofa.seats import OPEN, Eyes, look


def ears(match: Match, headphones: bool) -> Eyes:
    """What may be heard now. headphones: only the person who looks can hear."""
    eyes = match.eyes
    if eyes is None or eyes is OPEN or not match.several:
        return eyes
    open_hand = match.players[eyes].privacy == "open" or match.secrecy == "open"
    return eyes if headphones or open_hand else None


def face_up(view: View[Any, Any]) -> frozenset[Card]:
    """Every card that lies face up in that view."""
    return frozenset(card for pile in view.piles for card in pile.up)


def unheard(match: Match, heard: Eyes) -> frozenset[Card]:
    """The cards that the eyes at the screen see and these ears may not hear of."""
    if match.eyes == heard:
        return frozenset()
    return face_up(match.view()) - face_up(look(match.table, heard))


def names_one(text: str, held: Iterable[Card]) -> bool:
    """Whether a text names one of these cards, as it is called in any deck in the language of now."""
    said = text.casefold()
    return any(words.card(card, deck).casefold() in said for card in held for deck in DECKS)
