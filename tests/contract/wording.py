"""What the contract says of what it finds wrong: cards by their names, piles and views by what differs in them."""

import dataclasses
from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.model import Pile, View, Zone
from engine.table import Table


def card_name(card: int) -> str:
    """Its two letters, said once more and independently of the engine."""
    return "23456789TJQKA"[card % 13] + "HDCS"[card // 13]


def difference(old: View[Any, Any], new: View[Any, Any]) -> str:
    """What differs between two views, at most a thousand letters of it."""
    told = [f"{pile_words(was)} became {pile_words(now)}" for was, now in zip(old.piles, new.piles) if was != now]
    for field in dataclasses.fields(old):
        was, now = getattr(old, field.name), getattr(new, field.name)
        if was != now and field.name != "piles":
            told += _changed(field.name, was, now)
    return "; ".join(told)[:1000]


def _changed(name: str, was: Any, now: Any) -> list[str]:
    """What differs, by its smallest part that has a name."""
    if dataclasses.is_dataclass(was) and type(was) is type(now):
        inner = [(one.name, getattr(was, one.name), getattr(now, one.name)) for one in dataclasses.fields(was)]
        return [line for part, old, new in inner if old != new for line in _changed(f"{name}.{part}", old, new)]
    return [f"{name}: {was} became {now}"]


def stuck(table: Table) -> str:
    """That somebody is to act and can do nothing."""
    return f"legal: nothing to do for seat {table.turn} at ply {table.ply}, though the match goes on"


def miscounted(lying: list[int], pack: Iterable[int]) -> str:
    """Which cards are missing or there too often, in words; "" if none."""
    lost, more = Counter(pack), Counter(lying)
    told = [(names_of(lost - more), "missing"), (names_of(more - lost), "too often")]
    return " and ".join(f"{names} {what}" for names, what in told if names)


def names_of(held: Iterable[int]) -> str:
    """Cards by their names, parted by blanks."""
    return " ".join(card_name(card) for card in held)


def zone_words(zone: Zone) -> str:
    """A zone, and who sees its cards."""
    return f"{zone} ({zone.sight.value})"


def pile_words(pile: Pile) -> str:
    """A pile as a person reads it: "hand of seat 1 (owner): 2 cards, up [7H 8H], known [7H 8H]"."""
    return f"{zone_words(pile.zone)}: {pile.count} cards, up [{names_of(pile.up)}], known [{names_of(pile.known)}]"
