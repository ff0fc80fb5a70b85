"""Twelve players with manners of their own: what a bot likes when it does not matter.

A manner is asked only between choices that the bot's own judgement finds nearly equal, so that it colours the play of every
level and changes the strength of none. It is frozen and holds no chance; who has no manner (`PLAIN`) takes the first choice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from engine import cards
from engine.cards import Card
from engine.model import Action

_MOST = 100
"""More than any card is liked."""


@dataclass(frozen=True, slots=True)
class Manner:
    """What a player likes.

    suits    suit letters, the best liked first; "" for none
    keeps    "high" or "low" cards are kept in hand, so the others go first; "" for either
    takes    "open" cards rather than those of the stock, and rather picks up a trick than follows; "stock" the contrary; or ""
    stakes   "one" honour gets all markers, "even" as many on each, "red" or "black" honours alone, or ""
    """

    suits: str = ""
    keeps: str = ""
    takes: str = ""
    stakes: str = ""

    def first(self, actions: Sequence[Action]) -> Action:
        """The best liked of choices that are nearly equal, the best first; of what is liked alike the first."""
        return max(actions, key=self._liking)

    def first_card(self, choices: Sequence[Card]) -> Card:
        """The card that this player would part with first, of choices that are nearly equal, the best first."""
        return max(choices, key=self._parting)

    def _liking(self, action: Action) -> int:
        if action.card is not None:
            return self._parting(action.card)
        if action.kind == "pick":
            return {"open": _MOST, "stock": -_MOST}.get(self.takes, 0)
        if action.kind == "draw":
            return int(action.choice == {"open": "discard"}.get(self.takes, self.takes))
        if action.kind == "stake":
            return self._staking(tuple(map(int, action.choice.split())))
        return 0

    def _parting(self, card: Card) -> int:
        """A liked suit is kept: the better liked, the later it goes."""
        height = {"high": -1, "low": 1}.get(self.keeps, 0) * cards.rank(card)
        return 13 * self.suits.find(cards.SUITS[cards.suit(card)]) + height

    def _staking(self, split: tuple[int, ...]) -> int:
        red, black = split[0] + split[1], split[2] + split[3]
        return {"one": max(split), "even": -max(split), "red": red, "black": black}.get(self.stakes, 0)


PLAIN: Final = Manner()
"""No likings."""


@dataclass(frozen=True, slots=True)
class Personality:
    """A player of the house. key: its name in files; name: a proper name, the same in every language; animal: its picture."""

    key: str
    name: str
    animal: str
    manner: Manner


PERSONALITIES: Final = (
    Personality("careful", "Bruno", "owl", Manner(keeps="low", takes="stock", stakes="even")),
    Personality("bold", "Leo", "lion", Manner(keeps="high", takes="open", stakes="one")),
    Personality("hoarder", "Pip", "mouse", Manner(suits="DSHC", keeps="high", takes="open", stakes="even")),
    Personality("tidy", "Rosa", "pig", Manner(suits="HDCS", keeps="low", stakes="even")),
    Personality("romantic", "Maja", "cat", Manner(suits="SCDH", takes="open", stakes="red")),
    Personality("gardener", "Elin", "rabbit", Manner(suits="HDSC", takes="stock", stakes="black")),
    Personality("dreamer", "Gro", "frog", Manner(suits="HSCD", keeps="high", stakes="red")),
    Personality("sly", "Fia", "fox", Manner(suits="DHCS", takes="stock", stakes="one")),
    Personality("steady", "Otto", "bear", Manner(suits="CSHD", keeps="low", takes="stock")),
    Personality("curious", "Nils", "penguin", Manner(suits="SHDC", takes="open")),
    Personality("thrifty", "Ada", "hedgehog", Manner(suits="CHDS", keeps="low", takes="open", stakes="black")),
    Personality("proud", "Tilda", "tiger", Manner(suits="CDHS", keeps="high", takes="stock", stakes="one")),
)
"""Everybody who can be asked to the table."""

_BY_KEY = {one.key: one for one in PERSONALITIES}


def manner(key: str) -> Manner:
    """The manner of that personality, `PLAIN` for ""; ValueError with the list of keys."""
    if not key:
        return PLAIN
    found = _BY_KEY.get(key)
    if found is None:
        raise ValueError(f"there is no manner {key!r}; the manners are {', '.join(_BY_KEY)}")
    return found.manner


@runtime_checkable
class Mannered(Protocol):
    """A bot that heeds a manner."""

    manner: Manner
