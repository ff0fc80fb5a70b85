"""How a deal ended, as what is to be shown of it: a heading, a sentence, and a line for each seat. Pure.

Everything here comes from the public facts of the view after the deal; the words from `words`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine import cards
from engine.cards import Card
from engine.model import Seat, View
from game import words
from game.talk import Talk


@dataclass(frozen=True)
class Group:
    """Cards that belong together, what is written under them, and a card among them that is marked."""

    cards: tuple[Card, ...]
    caption: str = ""
    marked: Card | None = None


@dataclass(frozen=True)
class Line:
    """One seat, or the extra hand (seat None). right: what stands at its right end; note: smaller, under it."""

    seat: Seat | None
    name: str
    groups: tuple[Group, ...] = ()
    right: str = ""
    note: str = ""
    won: bool = False


@dataclass(frozen=True)
class Outcome:
    """The end of a deal."""

    heading: str
    sentence: str
    lines: tuple[Line, ...]


Judge = Callable[[View[Any, Any], Talk, View[Any, Any]], Outcome]
"""From the view after the deal, the names, and the view before it was dealt."""


def heading(winners: tuple[Seat, ...], talk: Talk) -> str:
    """Who won."""
    if not winners:
        return words.say("over.plain")
    if len(winners) > 1:
        return words.say("over.shared", names=talk.names(winners))
    return talk.about("over.won", winners[0])


def gained(after: View[Any, Any], before: View[Any, Any]) -> list[int]:
    """What each seat scored in the deal."""
    return [now - then for now, then in zip(after.scores, before.scores)]


def plain(view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
    """For a game without words of its own: the hands and the scores."""
    won = gained(view, before)
    best = max(won, default=0)
    winners = tuple(getattr(view.table, "winners", ())) or tuple(
        seat for seat, points in enumerate(won) if points == best and best > 0
    )
    lines = tuple(
        Line(seat, talk.name(seat), _hand(view, seat), _plus(won[seat]), words.count("points", score), seat in winners)
        for seat, score in enumerate(view.scores)
    )
    return Outcome(heading(winners, talk), "", lines)


def _hand(view: View[Any, Any], seat: Seat) -> tuple[Group, ...]:
    pile = view.by_zone.get(("hand", seat))
    return (Group(pile.up),) if pile is not None and pile.up else ()


def _plus(points: int) -> str:
    return words.say("over.plus", n=points) if points > 0 else ""


def rolling_stone(view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
    """Who got rid of all cards, or whom the limit favours (RS-10, RS-12), and what the others hold."""
    table = view.table
    winners = table.winners
    key = "over." + table.reason
    if len(winners) > 1:
        sentence = words.say(key, n=table.made, names=talk.names(winners))
    else:
        sentence = talk.about(key, winners[0], n=table.made)
    won = gained(view, before)
    lines = []
    for seat in sorted(range(len(view.scores)), key=lambda seat: (seat not in winners, view.pile("hand", seat).count)):
        left = view.pile("hand", seat).count
        note = words.count("over.left", left) if left else words.say("over.no_cards")
        lines.append(Line(seat, talk.name(seat), _hand(view, seat), _plus(won[seat]), note, seat in winners))
    return Outcome(heading(winners, talk), sentence, tuple(lines))


def gran_ramino(view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
    """All hands with their combinations named, who beats whom and why (GR-10 to GR-13)."""
    table = view.table
    won = gained(view, before)
    complete = [seat for seat, result in enumerate(table.results) if result.title]
    order = sorted(
        range(len(view.scores)),
        key=lambda seat: (seat not in table.winners, seat not in complete, -table.results[seat].points),
    )
    lines = []
    for seat in order:
        result = table.results[seat]
        used = view.pile("discards").up[-1] if result.used else None
        groups = tuple(Group(part, _part(kind, part), used) for kind, part in result.parts) or (Group(result.kept),)
        if result.title:
            right = words.say("gr.title." + result.title)
            note = words.say("gr.used", card=words.card(used)) if used is not None else ""
        else:
            right = "" if complete else words.count("points", result.points)
            note = words.say("gr.nothing") if complete else ""
        plus = _plus(won[seat])
        lines.append(Line(seat, talk.name(seat), groups, f"{right} {plus}".strip(), note, seat in table.winners))
    if len(complete) > 1:
        title = words.say("gr.complete.two", n=words.say(f"gr.number.{len(complete)}"))
    else:
        title = heading(table.winners, talk)
    return Outcome(title, _ramino_sentence(view, talk, complete), tuple(lines))


def _part(kind: str, held: tuple[Card, ...]) -> str:
    number = words.say(f"number.{len(held)}")
    if kind == "set":
        return words.say("gr.part.set", n=number, ranks=words.say("ranks." + cards.RANKS[cards.rank(held[0])]))
    return words.say("gr.part." + kind, n=number, suit=words.suit(cards.suit(held[0])))


def _ramino_sentence(view: View[Any, Any], talk: Talk, complete: list[Seat]) -> str:
    table = view.table
    results, winners, closer = table.results, table.winners, table.closer
    if closer is None:
        points = results[winners[0]].points
        if len(winners) > 1:
            return words.say("gr.points_shared", names=talk.names(winners), n=points)
        return talk.about("gr.points", winners[0], n=points)
    own = words.say("gr.a." + results[closer].title)
    if len(complete) < 2:
        return talk.about("gr.closed", closer, a=own)
    card = words.card(view.pile("discards").up[-1])
    said = [talk.about("gr.beaten", closer, closer=talk.name(closer), a=own, card=card)]
    for seat in complete:
        if seat != closer:
            key = "gr.gave" if results[seat].used else "gr.had"
            said.append(talk.about(key, seat, a=words.say("gr.a." + results[seat].title)))
    rival = max((seat for seat in complete if seat != winners[0]), key=lambda seat: _worth(results[seat]))
    said.append(_why(results[winners[0]], results[rival], talk, winners[0]))
    return " ".join(said)


_HIGHEST_FIRST = ("gran ramino", "ramino", "dieci", "sette")


def _worth(result: Any) -> tuple[int, tuple[int, ...]]:
    return -_HIGHEST_FIRST.index(result.title), result.key


def _why(best: Any, rival: Any, talk: Talk, winner: Seat) -> str:
    """What decided between two great hands (GR-11, GR-12)."""
    if best.title != rival.title:
        return words.say("gr.why.title", a=words.capital(words.say("gr.a." + best.title)))
    if best.key == rival.key:
        return talk.about("gr.why.near", winner)
    if len(best.key) == 1 or best.key[:2] == rival.key[:2]:
        suits = [words.say("suit." + "HDCS"[result.key[-1] - 1]) for result in (best, rival)]
        return words.say("gr.why.suit", suit=words.capital(suits[0]), other=suits[1])
    if best.key[0] != rival.key[0]:
        return words.say("gr.why.most", n=best.key[0], other=rival.key[0])
    return words.say("gr.why.top")


def michigan(view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
    """Who is out, what each seat won or paid in markers, the extra hand, and what stays on the honours (MI-11 to MI-16)."""
    table = view.table
    seats = range(len(view.scores))
    held = [sum(view.heap("purse", seat).counts) for seat in seats]
    had = [sum(before.heap("purse", seat).counts) for seat in seats]
    lent = [now - then for now, then in zip(table.loans, before.table.loans)]
    winner = table.winners[0]
    lines = []
    for seat in sorted(seats, key=lambda seat: (seat != winner, -held[seat])):
        change = held[seat] - had[seat] - lent[seat]
        right = words.say("over.plus", n=change) if change > 0 else words.say("over.minus", n=-change) if change else ""
        note = words.count("markers", held[seat])
        if table.loans[seat]:
            note = words.say("dot", first=note, second=words.count("loans", table.loans[seat]))
        lines.append(Line(seat, talk.name(seat), _hand(view, seat), right, note, seat == winner))
    lines.append(Line(None, words.say("mi.extra"), (Group(view.pile("extra").up),)))
    left = sum(sum(heap.counts) for heap in view.heaps if heap.zone.name.startswith("on "))
    sentence = talk.about("mi.over", winner)
    if left:
        sentence += " " + words.count("mi.left_over" if view.turn is None else "mi.carried", left)
    return Outcome(talk.about("over.won", winner), sentence, tuple(lines))
