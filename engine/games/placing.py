"""Reading a written position field by field, with errors that name the field. Used by every game's `set_up`."""

from collections.abc import Mapping
from typing import Any

from engine import cards
from engine.cards import Card, Cards
from engine.model import Seat
from engine.quoted import quoted

FRAME = frozenset({"id", "game", "ask", "options", "moves", "expect", "basis", "note", "seats"})
"""Fields that every position may have, read elsewhere or never."""


class Given:
    """The fields of one position. Cards may be named once in all of it; each reader raises ValueError with the field."""

    def __init__(self, fields: Mapping[str, Any], seats: int, pack: Cards) -> None:
        self._fields = fields
        self._seats = seats
        self._pack = pack
        self._used: Cards = 0
        self._read = set(FRAME)

    def has(self, key: str) -> bool:
        """Whether the field is there."""
        return self._fields.get(key) is not None

    def _get(self, key: str) -> Any:
        self._read.add(key)
        return self._fields.get(key)

    def listed(self, key: str, *, new: bool = True) -> list[Card]:
        """A list of cards in the order written; `new` cards are named nowhere else."""
        names = self._get(key)
        if names is None:
            return []
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise ValueError(f"{key} must be a list of card names")
        return self._cards(key, names, new)

    def _cards(self, key: str, names: list[str], new: bool) -> list[Card]:
        found: list[Card] = []
        for name in names:
            try:
                card = cards.card(name)
            except ValueError as wrong:
                raise ValueError(f"{key}: {wrong}") from None
            bit = 1 << card
            if not self._pack & bit:
                raise ValueError(f"{key}: {name} is not in this pack")
            if card in found or (new and self._used & bit):
                raise ValueError(f"{key}: {name} stands in the position twice")
            if new:
                self._used |= bit
            found.append(card)
        return found

    def cards(self, key: str, within: Cards | None = None) -> Cards:
        """A set of cards; with `within`, cards that lie there already."""
        found = cards.of(self.listed(key, new=within is None))
        if within is not None and found & ~within:
            raise ValueError(f"{key}: {cards.text(found & ~within)} is not in that hand")
        return found

    def drawn_card(self, hand: Cards) -> Card:
        """The field "drawn": a card that lies in the hand of who drew it, or is named nowhere else and comes to it."""
        name = self._get("drawn")
        if isinstance(name, list) and len(name) == 2:  # card and source in one field
            name = name[0]
        if not isinstance(name, str):
            raise ValueError("drawn must be the name of a card")
        card = self._cards("drawn", [name], False)[0]
        if self._used & ~hand & (1 << card):
            raise ValueError(f"drawn: {name} lies somewhere else")
        return card

    def hands(self) -> list[Cards]:
        """The field "hands": one list of cards for each seat."""
        hands = self._get("hands")
        if not isinstance(hands, list) or len(hands) != self._seats:
            raise ValueError(f"hands must be a list of {self._seats} hands")
        found = []
        for seat, names in enumerate(hands):
            if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
                raise ValueError(f"the hand of seat {seat} must be a list of card names")
            found.append(cards.of(self._cards(f"hand of seat {seat}", names, True)))
        return found

    def rest(self) -> Cards:
        """The cards of the pack that no field has named."""
        return self._pack & ~self._used

    def number(self, key: str, default: int, most: int) -> int:
        """A whole number from 0 to `most`."""
        value = self._get(key)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise ValueError(f"{key} must be a whole number from 0 to {most}, not {quoted(value)}")
        return value

    def numbers(self, key: str, default: list[int], most: int = 1000) -> list[int]:
        """One whole number for each seat."""
        value = self._get(key)
        if value is None:
            return default
        good = isinstance(value, list) and len(value) == self._seats
        if not good or not all(isinstance(one, int) and not isinstance(one, bool) and 0 <= one <= most for one in value):
            raise ValueError(f"{key} must be {self._seats} whole numbers from 0 to {most}")
        return list(value)

    def seat(self, key: str, default: Seat) -> Seat:
        """A seat of this table."""
        return self.number(key, default, self._seats - 1)

    def source(self) -> str:
        """Where the card in "drawn" comes from: the field "source", or the second part of "drawn"."""
        drawn = self._fields.get("drawn")
        if isinstance(drawn, list) and len(drawn) == 2 and drawn[1] in ("stock", "discard"):
            return str(drawn[1])
        return self.word("source", ("stock", "discard"))

    def word(self, key: str, possible: tuple[str | int, ...]) -> str:
        """One of these words, the first if the field is not there."""
        value = self._get(key)
        if value is None:
            return str(possible[0])
        if isinstance(value, bool) or value not in possible:
            raise ValueError(f"{key} can be {', '.join(str(one) for one in possible)}, not {quoted(value)}")
        return str(value)

    def mapping(self, key: str) -> Mapping[str, Any]:
        """A JSON object, empty if the field is not there."""
        value = self._get(key)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise ValueError(f"{key} must be a JSON object")
        return value

    def done(self) -> None:
        """Every field has been read; ValueError naming one that means nothing here."""
        unknown = sorted(set(self._fields) - self._read)
        if unknown:
            raise ValueError(f"the field {quoted(unknown[0])} means nothing in this position")
