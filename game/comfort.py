"""How people like to see and hear: what one person likes, and what all who look at one screen share. Pure.

Both are plain values that are kept by name; whatever stands where they were kept, reading them gives a value that works.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, TypeVar

TEXTS = (100, 125, 150, 200)
"""Sizes of text, in percent."""
PLACES = ("sofa", "desk")
"""From where the screen is looked at: across a room, or from the chair in front of it."""
_NEAR = 0.75
"""Size of text at a desk, as a part of that on the sofa."""
ORDERS = ("suit", "rank", "own")
"""How a hand is sorted: by suit, by rank, or as its owner has put it."""
HELPS = ("off", "on", "kids")
"""Help that lies at the table unasked: none, some, or the same large."""
MARGINS = (0, 2, 4, 6, 8)
"""What a television cuts off on every side, in percent of the window."""
DECKS = ("french", "italian", "german")
LETTERS = ("language", "international", "swedish", "portuguese", "italian", "german")
"""Sets of letters in the corners of cards; "language": the one of the language spoken."""
PACES = ("off", "fast", "normal", "slow")
VOLUMES = tuple(range(11))


@dataclass(frozen=True)
class Comfort:
    """What one person likes; it holds while that person's hand is open.

    text    size of all text, in percent
    place   from where the screen is looked at; at a desk all text is smaller
    order   how the hand is sorted
    touch   cards in hand are 44 logical pixels wide at least, in two rows if need be
    headphones   nobody else hears what is said: the own hidden hand may be read aloud
    help    one of HELPS; a hint can be asked for whatever it is
    forced  what can be done in one way only is done by itself
    """

    text: int = 100
    place: str = "sofa"
    order: str = "suit"
    touch: bool = False
    headphones: bool = False
    help: str = "off"
    forced: bool = False

    @property
    def letters(self) -> float:
        """How much larger than written all text is drawn."""
        return self.text / 100 * (_NEAR if self.place == "desk" else 1.0)


@dataclass(frozen=True)
class Room:
    """What all at one screen share.

    pace          of motion; reduced: fades instead of flights; calm: no confetti, no bounces
    deck, letters which cards; four_colour: each suit its own colour; suit_letters: a letter on each suit's sign
    contrast      high: all text at least 7:1 on its ground
    margin        kept free on every side, in percent
    effects, music, voice   volumes, 0 to 10; mute: none of them
    speech        everything is read aloud; rate: how fast, 0 to 10
    """

    pace: str = "normal"
    reduced: bool = False
    calm: bool = False
    deck: str = "french"
    letters: str = "language"
    four_colour: bool = False
    suit_letters: bool = False
    contrast: bool = False
    margin: int = 0
    effects: int = 7
    music: int = 0
    voice: int = 7
    mute: bool = False
    speech: bool = False
    rate: int = 5


_VALUES: dict[str, tuple[Any, ...]] = {
    "text": TEXTS,
    "place": PLACES,
    "order": ORDERS,
    "help": HELPS,
    "pace": PACES,
    "deck": DECKS,
    "letters": LETTERS,
    "margin": MARGINS,
    "effects": VOLUMES,
    "music": VOLUMES,
    "voice": VOLUMES,
    "rate": VOLUMES,
}
Kept = TypeVar("Kept", Comfort, Room)


def values(name: str) -> tuple[Any, ...]:
    """What a field may be, in the order in which it is offered; KeyError for a name that is no field."""
    return _VALUES.get(name) or ((False, True) if name in _switches() else _VALUES[name])


def _switches() -> frozenset[str]:
    return frozenset(one.name for kind in (Comfort, Room) for one in fields(kind) if isinstance(one.default, bool))


def fitting(name: str, value: object) -> bool:
    """Whether a field may have that value: of the same type too, for 1 is no True."""
    return any(type(value) is type(one) and value == one for one in values(name))


def read(plain: object, start: Kept) -> Kept:
    """The values in a mapping laid over `start`; what is unknown or impossible is left out."""
    if not isinstance(plain, Mapping):
        return start
    names = {one.name for one in fields(start)}
    return replace(start, **{name: value for name, value in plain.items() if name in names and fitting(str(name), value)})


def plain(kept: Comfort | Room) -> dict[str, Any]:
    """As plain values, to be kept."""
    return asdict(kept)
