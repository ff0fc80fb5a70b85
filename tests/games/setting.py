"""Setting a table in one line of card names, and asking it in the words of the rule book.

A hand is "9H TD AS", the hands of a table are parted by "|", a move is "1 play 9H". Everything goes through `Table`, the public
door; what is asserted is read from views.
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

import pytest

from engine import cards
from engine.cards import Card
from engine.events import Event, Moved
from engine.games import find
from engine.model import Action, Options, Seat, View
from engine.record import Record
from engine.rules import IllegalAction
from engine.table import Table

Chooser = Callable[[View[Any, Any]], Action]
_CARD_FIELDS = ("extra", "stock", "discards", "barred")


def options(game: str, seats: int, given: Mapping[str, object] | None = None) -> Options:
    return Options(find(game).info, seats, given)


def sit(game: str, seats: int, seed: int = 1, **given: object) -> Table:
    """A new match before its first deal."""
    return Table(Record(game, options(game, seats, given), seed=seed))


def lay(game: str, hands: str, given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    """A table in the middle of a deal: hands parted by "|", the other fields as in a written position."""
    held = [hand.split() for hand in hands.split("|")]
    position: dict[str, Any] = {"hands": held, "turn": 0}
    for key, value in fields.items():
        position[key] = value.split() if key in _CARD_FIELDS and isinstance(value, str) else value
    return Table(Record(game, options(game, len(held), given), position=position))


def do(table: Table, *moves: str) -> list[Event]:
    """Play these moves, each as "seat action", parted by commas; what happened in all of them."""
    events: list[Event] = []
    for move in ",".join(moves).split(","):
        seat, _, text = move.strip().partition(" ")
        events += table.play(int(seat), Action.parse(text))
    return events


def deal(table: Table) -> list[Event]:
    """Deal, whoever has to."""
    assert legal(table) == {"deal"}
    return do(table, f"{table.turn} deal")


def legal(table: Table) -> set[str]:
    """What the player whose turn it is may do; no action is offered twice."""
    found = [action.text for action in table.legal]
    assert len(set(found)) == len(found)
    return set(found)


def everything(table: Table) -> list[object]:
    """All that can be known of a table."""
    viewers = (None, *range(table.record.options.seats))
    return [table.turn, table.ply, table.record.to_text(), table.reveal(), *(table.view(viewer) for viewer in viewers)]


def refuse(table: Table, *moves: str) -> IllegalAction:
    """Each of these moves is refused, changes nothing and betrays nothing; the last refusal."""
    for move in moves:
        seat, _, text = move.partition(" ")
        before = everything(table)
        with pytest.raises(IllegalAction) as refused:
            table.play(int(seat), Action.parse(text))
        assert everything(table) == before
        own = legal(table) if int(seat) == table.turn else set[str]()
        assert {action.text for action in refused.value.legal} == own
        assert card_names(str(refused.value)) <= card_names(" ".join((move, *own)))
    return refused.value


def card_names(text: str) -> set[str]:
    """The cards that a text names."""
    return {name for name in cards.NAMES if name in text}


def names(held: Iterable[Card]) -> set[str]:
    return {cards.name(card) for card in held}


def w(text: str) -> set[str]:
    """The names in a line."""
    return set(text.split())


def plays(text: str, kind: str = "play") -> set[str]:
    """A move with each of these cards."""
    return {f"{kind} {name}" for name in text.split()}


def pile(table: Table, zone: str, seat: Seat | None = None) -> set[str]:
    """What truly lies in that place."""
    return names(table.reveal().pile(zone, seat).known)


def hand(table: Table, seat: Seat) -> set[str]:
    return pile(table, "hand", seat)


def hands(table: Table) -> list[set[str]]:
    seen = table.reveal()
    return [names(seen.pile("hand", seat).known) for seat in range(seen.options.seats)]


def sizes(table: Table) -> list[int]:
    return [len(held) for held in hands(table)]


def seen(view: View[Any, Any], zone: str, seat: Seat | None = None) -> set[str]:
    """What lies face up there for the viewer."""
    return names(view.pile(zone, seat).up)


def known(view: View[Any, Any], zone: str, seat: Seat | None = None) -> set[str]:
    """What the viewer knows to lie there."""
    return names(view.pile(zone, seat).known)


def public(table: Table) -> Any:
    """The public facts."""
    return table.view(None).table


def winners(table: Table) -> tuple[Seat, ...]:
    """Who won the deal that has just ended; () while it is played."""
    won: tuple[Seat, ...] = public(table).winners
    return won


def champions(table: Table) -> tuple[Seat, ...]:
    won: tuple[Seat, ...] = public(table).champions
    return won


def scores(table: Table) -> tuple[int, ...]:
    return table.view(None).scores


def moved(events: Iterable[Event], source: str, target: str) -> list[tuple[Seat | None, str]]:
    """The cards that went from one kind of place to another, in order, each with the seat of the place it went to."""
    return [
        (event.target.seat, cards.name(event.card))
        for event in events
        if isinstance(event, Moved) and event.card is not None and (event.source.name, event.target.name) == (source, target)
    ]


def why_not(table: Table, seat: Seat | None, name: str) -> tuple[str, set[str]] | None:
    """Why that seat cannot use the card now: the key, and the cards that cause it."""
    reason = table.rules.why_not(table.view(seat), cards.card(name))
    return None if reason is None else (reason.key, names(reason.cards))


def worlds(table: Table, seat: Seat | None, number: int = 40) -> list[View[Any, Any]]:
    """Worlds imagined from that seat, laid open; each looks from there like the true one."""
    view = table.view(seat)
    found = []
    for throw in range(number):
        world = table.rules.imagine(view, Random(throw))
        assert table.rules.view(world, seat) == view
        found.append(table.rules.reveal(world))
    return found


def at_random(seed: int) -> Chooser:
    """A player who does anything that is legal."""
    dice = Random(seed)
    return lambda view: dice.choice(view.legal)


def play_deal(table: Table, choose: Chooser) -> list[Event]:
    """Play on until this deal is over."""
    events: list[Event] = []
    while not table.deal_over:
        assert table.turn is not None
        events += table.play(table.turn, choose(table.view(table.turn)))
    return events


def play_match(table: Table, choose: Chooser) -> int:
    """Play on until the match is over; how many deals were dealt on the way."""
    dealt = 0
    while table.turn is not None:
        action = choose(table.view(table.turn))
        dealt += action.kind == "deal"
        table.play(table.turn, action)
    return dealt


def cut_rounds(events: Iterable[Event], seats: int) -> list[dict[Seat, str]]:
    """The cut for the dealer: in each round who drew which card. Who draws again begins a new round."""
    rounds: list[dict[Seat, str]] = [{}]
    for seat, name in moved(events, "stock", "cut"):
        assert seat is not None
        if seat in rounds[-1]:
            rounds.append({})
        rounds[-1][seat] = name
    assert set(rounds[0]) == set(range(seats))
    return rounds


def check_cut(events: list[Event], seats: int, order: str) -> tuple[Seat, int]:
    """The cut as RS-3 says it, by the ranks of `order`, lowest first: who deals, and after how many rounds."""
    rounds = cut_rounds(events, seats)
    drawn: set[str] = set()
    still = set(range(seats))
    for draws in rounds:
        assert set(draws) == still, "only those tied for the highest card draw again, and all of them"
        assert len(set(draws.values())) == len(draws)
        assert not drawn & set(draws.values()), "they draw again from the rest"
        drawn |= set(draws.values())
        highest = max(order.index(name[0]) for name in draws.values())
        still = {seat for seat, name in draws.items() if order.index(name[0]) == highest}
    assert len(still) == 1, "they draw until one is highest"
    return still.pop(), len(rounds)


def check_deals_differ(tables: list[Table]) -> None:
    """No two matches begin with the same hand, and none of the first deal's hands comes again in the second."""
    for table in tables:
        deal(table)
    assert len({frozenset(hand(table, 0)) for table in tables}) == len(tables)
    first = hands(tables[0])
    play_deal(tables[0], at_random(1))
    deal(tables[0])
    assert not any(held in first for held in hands(tables[0]))
