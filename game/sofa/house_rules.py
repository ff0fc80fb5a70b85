"""House rules: which of a game's switches stand otherwise than usual, and sets of them kept under a family's own name. Pure.

A set is kept by a number, never by its name, so that any name will do.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.model import GameInfo, Option, Options, RuleLine
from game.sofa.writing import Writing
from game.store import Store

_UNDER = "house_rules/"
MOST = 40
"""More sets than that are not read."""


@dataclass(frozen=True)
class HouseRules:
    """A set of switches of one game. values: those that differ from the usual ones, by key."""

    id: str
    game: str
    name: str
    values: tuple[tuple[str, str], ...]


def usual(option: Option, options: Options) -> str:
    """What a switch stands at where nobody has touched it, as the other switches are now."""
    value = option.values[0]
    for other, held, instead in option.instead:
        if options[other] == held:
            value = instead
    return value


def differing(info: GameInfo, options: Options) -> tuple[Option, ...]:
    """The switches that stand otherwise than usual, in the game's order."""
    return tuple(option for option in info.options if options[option.key] != usual(option, options))


def is_house_rule(line: RuleLine, info: GameInfo, options: Options) -> bool:
    """Whether a line of the rules page holds because of a switch that stands otherwise than usual."""
    own = {option.key for option in differing(info, options)}
    return any(key in own for key, _ in line.when)


def kept(store: Store, info: GameInfo) -> list[HouseRules]:
    """The sets of that game, by name; what stands there and is none is left out."""
    found = [one for key, plain in store.under(_UNDER).items() if (one := _read(key, plain, info)) is not None]
    return sorted(found, key=lambda one: (one.name.casefold(), one.id))[:MOST]


def keep(store: Store, info: GameInfo, name: str, options: Options) -> HouseRules:
    """Keep the switches under that name, in place of a set of this game that has the same one.

    ValueError for a name that has no letters.
    """
    written = Writing(name).name
    if not written:
        raise ValueError("a set of house rules needs a name")
    same = [one for one in kept(store, info) if one.name.casefold() == written.casefold()]
    values = tuple((option.key, options[option.key]) for option in differing(info, options))
    made = HouseRules(same[0].id if same else secrets.token_hex(8), info.key, written, values)
    store.put(_UNDER + made.id, {"game": info.key, "name": written, "values": dict(values)}).wait()
    return made


def forget(store: Store, rules: HouseRules) -> None:
    """Delete it. Matches that are played by it go on by it."""
    store.drop(_UNDER + rules.id).wait()


def called(store: Store, info: GameInfo, options: Options) -> str:
    """The name of the set that stands just so; "" if there is none, or all is as usual."""
    now = {option.key: options[option.key] for option in differing(info, options)}
    return next((one.name for one in kept(store, info) if now and dict(one.values) == now), "")


def _read(key: str, plain: Any, info: GameInfo) -> HouseRules | None:
    if not isinstance(plain, Mapping) or plain.get("game") != info.key or not isinstance(plain.get("name"), str):
        return None
    name, values = Writing(plain["name"]).name, plain.get("values")
    if not name or not isinstance(values, Mapping) or not (key.isascii() and key.isalnum()):
        return None
    known = {option.key: option.values for option in info.options}
    sound = tuple((one, values[one]) for one in known if isinstance(values.get(one), str) and values[one] in known[one])
    return HouseRules(key, info.key, name, sound)
