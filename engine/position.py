"""Answers to written positions: one JSON object a line, asking what follows from a table that is set up.

asks       play       hands and moves; what the table says afterwards
(Gran      class      what one hand is, and how equal hands are compared
Ramino)    compare    which of several great hands wins
           points     what hands count when the stock is gone
           close      who wins when the first hand closes with a discard
           closing    which discards leave a great hand
           discards   which cards may be discarded after a draw

`answer` never reads "expect"; `differences` compares an answer with it.
"""

import json
from collections.abc import Mapping
from typing import Any

from engine import cards
from engine.cards import Card, Cards
from engine.games import find, melds
from engine.games.gran_ramino import RULES as GRAN_RAMINO
from engine.games.gran_ramino import judge
from engine.games.gran_ramino_state import State, setup_for
from engine.model import Action, Options
from engine.quoted import quoted
from engine.record import Record
from engine.rules import IllegalAction
from engine.table import Table

UNORDERED = frozenset({"legal", "out", "closing", "illegal", "extra", "shared"})
"""Answers that are compared as sets."""


class PositionError(ValueError):
    """A position that cannot be read; the text says what is wrong with it."""


def read(line: str) -> dict[str, Any]:
    """One line of a position file; PositionError if it is none."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise PositionError("this is not valid JSON") from None
    if not isinstance(fields, dict):
        raise PositionError("a position is a JSON object, {...}")
    return fields


def answer(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Everything that can be said of a position, in the shape of its "expect"; PositionError if it cannot be read."""
    try:
        game = _game(fields)
        ask = fields.get("ask")
        if ask == "play":
            return _play(game, fields)
        about = _ASKS.get(ask) if isinstance(ask, str) else None
        if about is None or game != "gran_ramino":
            raise PositionError(f"{game} cannot be asked {quoted(ask)}")
        return about(fields)
    except PositionError:
        raise
    except ValueError as wrong:
        raise PositionError(str(wrong)) from None


def differences(found: Mapping[str, Any], expect: Mapping[str, Any]) -> list[str]:
    """What the answer says otherwise than expected, in sentences; only what `expect` names is compared."""
    wrong = []
    for key, value in expect.items():
        if key not in found:
            wrong.append(f"{key if key.isidentifier() else quoted(key)}: no answer"[:120])
        elif key == "hands" and isinstance(value, dict):
            wrong += [
                f"hand of seat {seat if seat.isdigit() else quoted(seat)}: {found[key].get(seat)}, not {_shown(hand)}"
                for seat, hand in value.items()
                if not _same_set(found[key].get(seat), hand)
            ]
        elif not (_same_set(found[key], value) if key in UNORDERED else found[key] == value):
            wrong.append(f"{key}: {found[key]}, not {_shown(value)}")
    return wrong


_SHOWN = 60
"""No answer lists more than that; a longer one that is expected is not shown."""


def _shown(expected: Any) -> str:
    """What was expected, in a line: a flat list as it is written."""
    if isinstance(expected, list) and len(expected) <= _SHOWN and all(isinstance(one, str | int) for one in expected):
        return f"[{', '.join(quoted(one) for one in expected)}]"
    return quoted(expected)


def _same_set(one: Any, other: Any) -> bool:
    """Whether two lists of texts or numbers hold the same, in any order."""
    if not (isinstance(one, list) and isinstance(other, list) and all(isinstance(each, str | int) for each in other)):
        return False
    return sorted(map(repr, one)) == sorted(map(repr, other))


def _game(fields: Mapping[str, Any]) -> str:
    """The key of the game that is named; ValueError if there is no such game."""
    name = fields.get("game")
    return find(name if isinstance(name, str) else quoted(name)).info.key


def table_from(fields: Mapping[str, Any]) -> Table:
    """The table of a "play" position before its moves; ValueError if it cannot be set up."""
    hands = fields.get("hands")
    if not isinstance(hands, list):
        raise PositionError("hands must be a list of hands")
    game = _game(fields)
    given = _options(fields)
    options = Options(find(game).info, len(hands), given)
    return Table(Record(game, options, position=dict(fields)))


def _options(fields: Mapping[str, Any]) -> dict[str, Any]:
    given = fields.get("options", {})
    if not isinstance(given, dict):
        raise PositionError("options must be a JSON object")
    given = dict(given)
    if "pack" in fields:
        given["pack"] = fields["pack"]
    return given


def _play(game: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    table = table_from(fields)
    moves = fields.get("moves", [])
    if not isinstance(moves, list):
        raise PositionError("moves must be a list of [seat, action]")
    for number, move in enumerate(moves):
        if not (isinstance(move, list) and len(move) == 2 and type(move[0]) is int and isinstance(move[1], str)):
            raise PositionError(f"move {number} must be [seat, action]")
        if not 0 <= move[0] < table.record.options.seats:
            raise PositionError(f"move {number}: there is no seat {quoted(move[0])} at this table")
        try:
            if table.deal_over:
                raise PositionError(f"move {number}: the deal of {game} is over")
            table.play(move[0], Action.parse(move[1]))
        except IllegalAction as wrong:
            raise PositionError(f"move {number}: {wrong}") from None
    return table.answer()


# Gran Ramino's questions about hands


def _hand(names: Any, what: str, form: melds.Form | None = None, size: int | None = None) -> Cards:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise PositionError(f"{what} must be a list of card names")
    held = cards.cards(" ".join(names))
    if form is not None and held & ~form.pack:
        raise PositionError(f"{what}: {cards.text(held & ~form.pack)} is not in this pack")
    if size is not None and held.bit_count() != size:
        raise PositionError(f"{what} must have {size} cards, not {held.bit_count()}")
    return held


def _form(fields: Mapping[str, Any], size: int) -> melds.Form:
    options = Options(GRAN_RAMINO.info, 2, _options(fields))
    pack = options.number("pack")
    if size not in ((7, 10) if pack == 40 else (7,)):
        raise PositionError(f"a hand of {size} cards is not played with {pack} cards")
    return melds.form(pack, size, options["german_ace"] == "high" and pack == 36)


def _hands(fields: Mapping[str, Any], more: int = 0) -> tuple[melds.Form, list[Cards]]:
    """The hands of a question, the first with `more` cards than the others."""
    lists = fields.get("hands")
    if not isinstance(lists, list) or not 2 <= len(lists) <= 4 or not isinstance(lists[1], list):
        raise PositionError("hands must be a list of two to four hands")
    size = len(lists[1])
    form = _form(fields, size)
    hands = [_hand(names, f"hand {number}", form, size + (more if number == 0 else 0)) for number, names in enumerate(lists)]
    _apart(hands)
    return form, hands


def _apart(hands: list[Cards]) -> None:
    seen = 0
    for held in hands:
        if seen & held:
            raise PositionError(f"{cards.text(seen & held)} stands in two hands")
        seen |= held


def _class(fields: Mapping[str, Any]) -> dict[str, Any]:
    held = _hand(fields.get("hand"), "hand")
    form = _form(fields, held.bit_count())
    held = _hand(fields.get("hand"), "hand", form)
    key = melds.key(form, held)
    return {"class": melds.title(form, held), "key": list(key) if key else None}


def _compare(fields: Mapping[str, Any]) -> dict[str, Any]:
    lists = fields.get("hands")
    if not isinstance(lists, list) or not lists or not isinstance(lists[0], list):
        raise PositionError("hands must be a list of hands")
    form = _form(fields, len(lists[0]))
    worths = []
    for number, names in enumerate(lists):
        worth = melds.worth(form, _hand(names, f"hand {number}", form))
        if worth is None:
            raise PositionError(f"hand {number} is no great hand")
        worths.append(worth)
    return {"winner": worths.index(max(worths))}


def _points(fields: Mapping[str, Any]) -> dict[str, Any]:
    lists = fields.get("hands")
    if not isinstance(lists, list) or not 2 <= len(lists) <= 4:
        raise PositionError("hands must be a list of two to four hands")
    form = setup_for(Options(GRAN_RAMINO.info, len(lists), _options(fields))).form
    hands = [_hand(names, f"hand {number}", form) for number, names in enumerate(lists)]
    _apart(hands)
    points = [melds.hand_points(form, held) for held in hands]
    best = [seat for seat, count in enumerate(points) if count == max(points)]
    return {"points": points, "winner": best[0] if len(best) == 1 else None, "shared": best if len(best) > 1 else []}


def _close(fields: Mapping[str, Any]) -> dict[str, Any]:
    form, hands = _hands(fields, 1)
    discard = _card(fields.get("discard"), "discard")
    if not hands[0] >> discard & 1:
        raise PositionError("the discard must be in the closer's hand")
    closer = hands[0] ^ (1 << discard)
    if melds.worth(form, closer) is None:
        raise PositionError("the first hand does not close with that discard")
    options = Options(GRAN_RAMINO.info, len(hands), {"closing_discard": "all", **_options(fields)})
    best = judge(form, closer, hands[1:], discard, options["closing_discard"] == "next" and len(hands) > 2)
    worths = [worth for worth, _ in best]
    classes = [melds.title(form, kept) if kept else None for _, kept in best]
    return {"classes": classes, "winner": worths.index(max(worths))}


def _closing(fields: Mapping[str, Any]) -> dict[str, Any]:
    held = _hand(fields.get("hand"), "hand")
    form = _form(fields, held.bit_count() - 1)
    held = _hand(fields.get("hand"), "hand", form)
    return {"closing": [cards.name(card) for card in melds.closing(form, held)]}


def _discards(fields: Mapping[str, Any]) -> dict[str, Any]:
    held = _hand(fields.get("hand"), "hand")
    form = _form(fields, held.bit_count())
    drawn = _card(fields.get("drawn"), "drawn")
    source = fields.get("source")
    if source not in ("stock", "discard"):
        raise PositionError("source can be stock or discard")
    if held >> drawn & 1 or not form.pack >> drawn & 1:
        raise PositionError("the card drawn must be a new card of this pack")
    held |= 1 << drawn
    seats = 2 if form.size == 10 or form.pack.bit_count() == 36 else 3
    state = State(setup_for(Options(GRAN_RAMINO.info, seats, _options(fields))), 0)
    state.phase, state.hands[0], state.drawn, state.source = "discard", held, drawn, source
    legal = {action.card for action in GRAN_RAMINO.legal(state)}
    return {"illegal": [cards.name(card) for card in cards.each(held) if card not in legal], "legal_count": len(legal)}


def _card(name: Any, what: str) -> Card:
    if not isinstance(name, str):
        raise PositionError(f"{what} must be the name of a card")
    return cards.card(name)


_ASKS = {
    "class": _class,
    "compare": _compare,
    "points": _points,
    "close": _close,
    "closing": _closing,
    "discards": _discards,
}
