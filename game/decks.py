"""The decks a table can be shown in, and the look of its cards. A deck serves a table if it has every card of its pack: the
Italian one those of forty cards, the German one those of thirty-six and thirty-two.
"""

from collections.abc import Iterable

import sprites
from engine.cards import Card
from game import words
from game.comfort import DECKS, Room
from game.match import Match

FRENCH = DECKS[0]
_LETTERS = {"sv": "swedish"}
"""The letters of a language; of every other one the international ones."""


def decks_for(pack: Iterable[Card]) -> tuple[str, ...]:
    """The kinds of deck that have all these cards, the French one first."""
    cards = tuple(pack)
    return tuple(kind for kind in DECKS if all(sprites.has(kind, card) for card in cards))


def shown(wanted: str, offered: tuple[str, ...]) -> str:
    """The deck that is wished for if it serves, else the French one."""
    return wanted if wanted in offered else FRENCH


def following(kind: str, offered: tuple[str, ...]) -> str:
    """The next deck; itself if there is no other."""
    return offered[(offered.index(kind) + 1) % len(offered)]


def at_table(room: Room, match: Match) -> sprites.Deck:
    """How cards look at a table in this room."""
    return look(room, shown(room.deck, decks_for(match.table.rules.pack(match.table.record.options))))


def look(room: Room, kind: str) -> sprites.Deck:
    """How cards of that deck look in this room, in the language that is spoken."""
    letters = _LETTERS.get(words.language(), "international") if room.letters == "language" else room.letters
    suits = words.suit_letters(kind) if room.suit_letters else ()
    return sprites.Deck(kind, letters, room.four_colour, suits, room.contrast)
