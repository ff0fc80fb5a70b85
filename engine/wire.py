"""A view as plain values and back, so that a bot in another process can be shown it as JSON text.

The types of the frozen dataclasses say how each value is read, so no game writes a line for it. What comes back is checked:
nothing is evaluated, and a text of another shape, or with cards, seats or places that this table has not, is an error that
names the place.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from engine import cards
from engine.games import find
from engine.model import Action, Heap, Options, Pile, View, Zone
from engine.quoted import quoted

FIELDS = ("game", "seats", "options", "seat", "turn", "ply", "piles", "legal", "scores", "table", "memory", "heaps")
"""What every view has, in the order in which it is written."""
MOST = 1_000
"""No list in a view is longer. Every action that is read stays in memory, so a text may not name any number of them."""


class WireError(ValueError):
    """A text that is no view; it says where it is wrong."""


def view_to_plain(game: str, view: View[Any, Any]) -> dict[str, Any]:
    """The view as values that JSON can hold."""
    return {
        "game": game,
        "seats": view.options.seats,
        "options": dict(view.options),
        "seat": view.seat,
        "turn": view.turn,
        "ply": view.ply,
        "piles": _plain(view.piles),
        "legal": [action.text for action in view.legal],
        "scores": _plain(view.scores),
        "table": _plain(view.table),
        "memory": _plain(view.memory),
        "heaps": _plain(view.heaps),
    }


def view_from_plain(plain: object) -> View[Any, Any]:
    """The view that was written so. WireError says what is wrong; ValueError of an unknown game or option passes through."""
    if not isinstance(plain, Mapping):
        raise WireError("a view is written as an object")
    for name in FIELDS:
        if name not in plain:
            raise WireError(f"{name}: it is missing")
    rules = find(_read(str, plain.get("game"), "game"))
    options = Options(rules.info, _read(int, plain.get("seats"), "seats"), _read(Mapping, plain.get("options"), "options"))
    frame = _frame(rules.info.key, options)
    seat = int | None
    view = View(
        seat=_read(seat, plain.get("seat"), "seat"),
        turn=_read(seat, plain.get("turn"), "turn"),
        ply=_read(int, plain.get("ply"), "ply"),
        options=options,
        piles=_read(tuple[Pile, ...], plain.get("piles"), "piles"),
        legal=_actions(plain.get("legal")),
        scores=_read(tuple[int, ...], plain.get("scores"), "scores"),
        table=_read(frame.table, plain.get("table"), "table"),
        memory=_read(frame.memory, plain.get("memory"), "memory"),
        heaps=_read(tuple[Heap, ...], plain.get("heaps"), "heaps"),
    )
    _check(view, frame)
    return view


class _Frame(NamedTuple):
    """What the views of one table have in common: the types of a game's own parts, the places, and the longest match."""

    table: type
    memory: type
    zones: tuple[Zone, ...]
    heaps: tuple[Zone, ...]
    longest: int


@cache
def _frame(game: str, options: Options) -> _Frame:
    """Taken from a table before its first deal."""
    rules = find(game)
    view = rules.view(rules.start(options, 0), None)
    return _Frame(
        type(view.table),
        type(view.memory),
        tuple(pile.zone for pile in view.piles),
        tuple(heap.zone for heap in view.heaps),
        rules.longest(options),
    )


def _check(view: View[Any, Any], frame: _Frame) -> None:
    """Whether this can be a view of that table: its seats, places, cards and counts."""
    seats = view.options.seats
    for name, seat in (("seat", view.seat), ("turn", view.turn)):
        if seat is not None and not 0 <= seat < seats:
            raise WireError(f"{name}: there is no seat {quoted(seat)} at a table of {seats}")
    if not 0 <= view.ply <= frame.longest:
        raise WireError(f"ply: {quoted(view.ply)} is not between 0 and {frame.longest}")
    if view.legal and (view.seat is None or view.seat != view.turn):
        raise WireError("legal: only the seat to act has actions")
    if len(view.scores) != seats:
        raise WireError(f"scores: {len(view.scores)} of them for {seats} seats")
    if tuple(pile.zone for pile in view.piles) != frame.zones:
        raise WireError("piles: these are not the places of this table")
    if tuple(heap.zone for heap in view.heaps) != frame.heaps:
        raise WireError("heaps: these are not the places of this table")
    for at, pile in enumerate(view.piles):
        _check_pile(pile, f"piles[{at}]")
    for at, heap in enumerate(view.heaps):
        if len(heap.counts) != seats:
            raise WireError(f"heaps[{at}].counts: {len(heap.counts)} of them for {seats} seats")


def _check_pile(pile: Pile, where: str) -> None:
    for name, lying in (("up", pile.up), ("known", pile.known)):
        for card in lying:
            if not 0 <= card < len(cards.NAMES):
                raise WireError(f"{where}.{name}: {quoted(card)} is no card")
        if len(set(lying)) != len(lying):
            raise WireError(f"{where}.{name}: a card lies there twice")
        if len(lying) > pile.count:
            raise WireError(f"{where}.count: {quoted(pile.count)}, but {len(lying)} cards are {name}")


def _actions(plain: object) -> tuple[Action, ...]:
    """The legal actions."""
    found = []
    for at, text in enumerate(_read(tuple[str, ...], plain, "legal")):
        try:
            found.append(Action.parse(text))
        except ValueError as wrong:
            raise WireError(f"legal[{at}]: {wrong}") from None
    return tuple(found)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass or a named tuple, in order; () for any other type."""
    if is_dataclass(kind):
        return tuple(one.name for one in fields(kind))
    return getattr(kind, "_fields", ())


def _plain(value: object) -> Any:
    if isinstance(value, Enum):
        return value.value
    names = _names(type(value))
    if names:
        return [_plain(getattr(value, name)) for name in names]
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"a view cannot hold {type(value).__name__}: {value!r}")


def _read(kind: Any, plain: Any, where: str) -> Any:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        kinds = get_args(kind)
        if plain is None and NoneType in kinds:
            return None
        (kind,) = (one for one in kinds if one is not NoneType)
        return _read(kind, plain, where)
    if origin is tuple:
        return _read_tuple(get_args(kind), plain, where)
    if isinstance(kind, type) and issubclass(kind, Enum):
        if isinstance(plain, str) and plain in {one.value for one in kind}:
            return kind(plain)
        raise WireError(f"{where}: {quoted(plain)} is no {kind.__name__}")
    names = _names(kind)
    if names:
        if not isinstance(plain, list) or len(plain) != len(names):
            raise WireError(f"{where}: a {kind.__name__} has the {len(names)} parts {', '.join(names)}")
        hints = _hints(kind)
        return kind(*(_read(hints[name], one, f"{where}.{name}") for name, one in zip(names, plain)))
    if (kind is Mapping and isinstance(plain, Mapping)) or type(plain) is kind:
        return plain
    raise WireError(f"{where}: {quoted(plain)} is no {kind.__name__}")


def _read_tuple(kinds: tuple[Any, ...], plain: Any, where: str) -> tuple[Any, ...]:
    if not isinstance(plain, list):
        raise WireError(f"{where}: {quoted(plain)} is no list")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        if len(plain) > MOST:
            raise WireError(f"{where}: {len(plain)} values, and there are never more than {MOST}")
        return tuple(_read(kinds[0], one, f"{where}[{at}]") for at, one in enumerate(plain))
    if len(kinds) != len(plain):
        raise WireError(f"{where}: {len(plain)} values where there are {len(kinds)}")
    return tuple(_read(kind, one, f"{where}[{at}]") for at, (kind, one) in enumerate(zip(kinds, plain)))
