"""Every sentence shown, in English, in one place. Pure.

`say` gives a text by its key, with its parts filled in; `count` chooses between one and many. Nothing else in the client holds
a sentence, so that other languages and kid wording can come in here. Reasons of the engine become sentences here and only here.
A key that ends in ".you" is the form for the person who looks; `about` chooses it.
"""

from collections.abc import Sequence

from engine import cards
from engine.cards import Card, Suit
from engine.rules import Reason
from game.sentences import TEXTS


def say(key: str, **parts: object) -> str:
    """The text of that key; KeyError for a key there is not (a test asks for all of them)."""
    text = TEXTS[key]
    return (text if isinstance(text, str) else text[1]).format(**parts)


def count(key: str, number: int, **parts: object) -> str:
    """The text for so many: its first form for one, its second for any other number, which is {n} in it."""
    text = TEXTS[key]
    form = text if isinstance(text, str) else text[0 if number == 1 else 1]
    return form.format(n=number, **parts)


def about(key: str, name: str, is_you: bool, number: int | None = None, **parts: object) -> str:
    """A sentence about a player: by name, or to the one who looks."""
    if is_you and key + ".you" in TEXTS:
        key += ".you"
    if number is not None:
        return count(key, number, name=name, **parts)
    return say(key, name=name, **parts)


def rank(card: Card) -> str:
    """The name of its rank: "jack", "nine"."""
    return say("rank." + cards.RANKS[cards.rank(card)])


def suit(of: Suit) -> str:
    """The name of a suit: "spades"."""
    return say("suit." + cards.SUITS[of])


def capital(text: str) -> str:
    """With a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def card(of: Card) -> str:
    """The name of a card: "jack of spades"."""
    return say("card", rank=rank(of), suit=suit(cards.suit(of)))


def all_of(names: Sequence[str], last: str = "and") -> str:
    """A list: "Ada, Bo and Cy"."""
    if len(names) < 2:
        return "".join(names)
    return say("list." + last, first=", ".join(names[:-1]), last=names[-1])


def reason(why: Reason, turn: str | None) -> str:
    """Why a card cannot be played; `turn` names whose turn it is. An unknown key gives the plain refusal."""
    key = "why." + why.key
    if key not in TEXTS:
        return say("why.no_play_now")
    of = why.cards
    return say(
        key,
        name=turn or say("somebody"),
        card=card(of[0]) if of else "",
        suit=suit(cards.suit(of[0])) if of else "",
        cards=all_of([card(one) for one in of], "or"),
    )


def option_value(game: str, key: str, value: str) -> str:
    """How a value of a house rule is called on its switch."""
    for found in (f"value.{game}.{key}.{value}", f"value.{key}.{value}", f"value.{value}"):
        if found in TEXTS:
            return say(found)
    return value


def action(game: str, text: str) -> str:
    """What the button of an action without a card says; a game without words of its own shows the action's text."""
    key = f"do.{game}.{text}"
    return say(key) if key in TEXTS else capital(text)


def zone(game: str, name: str, number: int) -> str:
    """The caption of a pile."""
    key = f"zone.{game}.{name}"
    return count(key, number) if key in TEXTS else say("zone", name=capital(name), n=number)


def has(key: str) -> bool:
    """Whether there is a text of that key."""
    return key in TEXTS
