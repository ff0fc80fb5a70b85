"""The frozen nouns of the table: zones, actions, piles, views, options, and what a game says of itself.

Everything that leaves the rules is one of these. Nothing here knows a game, and nothing here changes.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from engine import cards
from engine.cards import Card
from engine.quoted import quoted

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

T = TypeVar("T")
M = TypeVar("M")


class Sight(Enum):
    """Who sees the cards of a zone."""

    OPEN = "open"
    OWNER = "owner"
    HIDDEN = "hidden"


class Zone(NamedTuple):
    """A place for cards or markers: "hand" of seat 2, "stock", "trick"."""

    name: str
    seat: Seat | None = None
    sight: Sight = Sight.OPEN

    def seen(self, seat: Seat | None) -> bool:
        """Whether that seat sees the cards here; None stands for what everybody may see."""
        return self.sight is Sight.OPEN or (self.sight is Sight.OWNER and seat is not None and seat == self.seat)

    def __str__(self) -> str:
        return self.name if self.seat is None else f"{self.name} of seat {self.seat}"


class Action:
    """One thing a player can do. There is one object for each text, so actions compare by identity.

    kind    what is done: "deal", "play", "pick", "draw", "discard", "stake", "swap", "keep", or a word of the game's own
    card    the card it is done with, if one is named
    choice  the rest of the text: "up", "stock", "2 1 1 0"
    text    the written form; `Action.parse` reads it back
    """

    __slots__ = ("card", "choice", "kind", "text")
    kind: str
    card: Card | None
    choice: str
    text: str
    _known: dict[tuple[str, Card | None, str], "Action"] = {}  # noqa: RUF012  (a slot cannot hold it)

    def __new__(cls, kind: str, card: Card | None = None, choice: str = "") -> "Action":
        """The one action of these parts."""
        key = (kind, card, choice)
        found = cls._known.get(key)
        if found is None:
            found = super().__new__(cls)
            words = [kind] + ([cards.name(card)] if card is not None else []) + ([choice] if choice else [])
            for field, value in (("kind", kind), ("card", card), ("choice", choice), ("text", " ".join(words))):
                object.__setattr__(found, field, value)
            cls._known[key] = found
        return found

    def __setattr__(self, field: str, value: object) -> None:
        raise AttributeError(f"an action never changes ({field})")

    def __reduce__(self) -> tuple[type["Action"], tuple[str, Card | None, str]]:
        return Action, (self.kind, self.card, self.choice)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @staticmethod
    def parse(text: str) -> "Action":
        """The action written so; ValueError if the text cannot be one."""
        words = text.split(" ")
        if not text or len(text) > 40 or not text.isascii() or not text.isprintable() or "" in words:
            raise ValueError(f"{text[:60]!r} is no action")
        if len(words) == 2:
            try:
                return Action(words[0], cards.card(words[1]))
            except ValueError:
                pass  # the second word is a choice, as in "draw stock"
        return Action(words[0], None, " ".join(words[1:]))


DEAL = Action("deal")


@dataclass(frozen=True, slots=True)
class Pile:
    """What a viewer can say of one zone.

    count  how many cards lie there
    up     lies face up for this viewer; in the order laid in open zones, lowest first elsewhere
    known  known to this viewer though it may lie face down (picked up in public, won tricks), ordered like `up`
    """

    zone: Zone
    count: int
    up: tuple[Card, ...] = ()
    known: tuple[Card, ...] = ()


class Heap(NamedTuple):
    """Markers in one place, counted by owner (index = seat)."""

    zone: Zone
    counts: tuple[int, ...]


class Option(NamedTuple):
    """A house rule with a switch.

    values   what it can be, the default first
    says     one sentence about it
    instead  other defaults: (option, its value, the default here then)
    """

    key: str
    values: tuple[str, ...]
    says: str
    instead: tuple[tuple[str, str, str], ...] = ()


OPEN_HANDS = Option("open_hands", ("false", "true"), "All hands lie open on the table.")


class RuleLine(NamedTuple):
    """One line of a rules page: shown when every condition holds (an option, or "seats", has one of these values)."""

    id: str
    sentence: str
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def holds(self, options: "Options") -> bool:
        """Whether a table with these options plays so."""
        held = {**options, "seats": str(options.seats)}
        return all(held[key] in values for key, values in self.when)


def page(text: str) -> tuple[RuleLine, ...]:
    """A rules page from its written form, a line each: "RS-1 seats=4,5 match_to=3 | Sentence."; deeper lines go on."""
    lines: list[RuleLine] = []
    for line in text.strip("\n").splitlines():
        head, bar, sentence = line.partition(" | ")
        if not bar:
            lines[-1] = lines[-1]._replace(sentence=f"{lines[-1].sentence} {line.strip()}")
            continue
        name, *conditions = head.split()
        pairs = (condition.partition("=") for condition in conditions)
        lines.append(RuleLine(name, sentence, tuple((key, tuple(values.split(","))) for key, _, values in pairs)))
    return tuple(lines)


@dataclass(frozen=True)
class GameInfo:
    """What a game says of itself, for menus, rules pages and checks. `usual` is the number of seats where none is named."""

    key: str
    title: str
    goal: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    page: tuple[RuleLine, ...]
    usual: int
    version: int = 1

    def option(self, key: str) -> Option:
        """The option of that key; ValueError with the list of keys."""
        for option in self.options:
            if option.key == key:
                return option
        raise ValueError(f"{self.title} has no option {quoted(key)}; it has {', '.join(one.key for one in self.options)}")

    def rules_page(self, options: "Options") -> list[RuleLine]:
        """The rules with the switches in force."""
        return [line for line in self.page if line.holds(options)]


class Options(Mapping[str, str]):
    """How a table plays: the number of seats, and every switch of the game written out."""

    __slots__ = ("_values", "seats")

    def __init__(self, info: GameInfo, seats: int, given: Mapping[str, object] | None = None) -> None:
        """Fill up what was not given with the defaults. ValueError says what is possible."""
        if seats not in info.seats:
            raise ValueError(f"{info.title} is for {_listed(info.seats)} players, not {seats}")
        chosen: dict[str, str] = {}
        for key, value in (given or {}).items():
            option = info.option(key)
            text = str(value).lower() if isinstance(value, bool) else value if isinstance(value, str) else quoted(value)
            if text not in option.values:
                raise ValueError(f"{info.title}: {key} can be {_listed(option.values)}, not {quoted(text)}")
            chosen[key] = text
        values: dict[str, str] = {}
        for option in info.options:
            default = option.values[0]
            for other, held, instead in option.instead:
                if chosen.get(other) == held:
                    default = instead
            values[option.key] = chosen.get(option.key, default)
        self._values = values
        self.seats = seats

    def __getitem__(self, key: str) -> str:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.seats == other.seats and self._values == other._values

    def __hash__(self) -> int:
        return hash((self.seats, *self._values.items()))

    def __repr__(self) -> str:
        return f"Options(seats={self.seats}, {', '.join(f'{key}={value}' for key, value in self._values.items())})"

    def flag(self, key: str) -> bool:
        """Whether a yes-or-no option is on."""
        return self._values[key] == "true"

    def number(self, key: str) -> int:
        """An option whose values are numbers."""
        return int(self._values[key])


def _listed(values: tuple[object, ...]) -> str:
    texts = [str(value) for value in values]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"


@dataclass(frozen=True)
class View(Generic[T, M]):
    """What one seat may know at one moment; seat None is what everybody may know.

    turn     who is to act; None when the match is over
    ply      actions so far in the match
    piles    every zone for cards, always the same ones in the same order
    heaps    every place for markers; () in games without
    legal    the actions open to this seat; () unless it is its turn
    scores   points of the match by seat
    table    public facts that are drawn
    memory   what has been proven, and what this seat alone knows
    """

    seat: Seat | None
    turn: Seat | None
    ply: int
    options: Options
    piles: tuple[Pile, ...]
    legal: tuple[Action, ...]
    scores: tuple[int, ...]
    table: T
    memory: M
    heaps: tuple[Heap, ...] = ()

    @cached_property
    def by_zone(self) -> dict[tuple[str, Seat | None], Pile]:
        """The piles by name and seat of their zone."""
        return {(pile.zone.name, pile.zone.seat): pile for pile in self.piles}

    def pile(self, name: str, seat: Seat | None = None) -> Pile:
        """The pile of that zone; KeyError if the game has none."""
        return self.by_zone[name, seat]

    def heap(self, name: str, seat: Seat | None = None) -> Heap:
        """The markers in that place; KeyError if the game has none."""
        for heap in self.heaps:
            if heap.zone.name == name and heap.zone.seat == seat:
                return heap
        raise KeyError((name, seat))
