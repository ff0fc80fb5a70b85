"""How a deal ended, as what is to be shown of it: a heading, a sentence, and a line for each seat. Pure.

Everything here comes from the public facts of the view after the deal, and what was staked and paid from the deal's events; the
words from `words`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine import cards
from engine.cards import Card
from engine.events import DealOver, Event, Moved, Paid, Said
from engine.games import melds
from engine.model import DEAL, Seat, View
from engine.record import Record
from engine.table import Table
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
    """One seat, or the extra hand (seat None).

    right    what stands large at its right end; plus: under it as large; label: what the large figure is; note: smaller
    detail   how the figure came about, under the cards
    telling  cards that decided the deal
    was      what the seat had before, if the note is what it has now
    """

    seat: Seat | None
    name: str
    groups: tuple[Group, ...] = ()
    right: str = ""
    note: str = ""
    won: bool = False
    plus: str = ""
    label: str = ""
    detail: str = ""
    telling: frozenset[Card] = frozenset()
    was: str = ""


@dataclass(frozen=True)
class Thrown:
    """The closing discard that completed the hands of others (GR-11): who threw it, to whom it went, and that in words."""

    card: Card
    closer: Seat
    takers: tuple[Seat, ...]
    sentence: str


@dataclass(frozen=True)
class Honour:
    """An honour card after the deal: who took how many markers from it, or how many stay on it."""

    card: Card
    stays: int
    taker: Seat | None = None
    took: int = 0


@dataclass(frozen=True)
class Outcome:
    """The end of a deal."""

    heading: str
    sentence: str
    lines: tuple[Line, ...]
    thrown: Thrown | None = None
    honours: tuple[Honour, ...] = ()


Judge = Callable[[View[Any, Any], Talk, View[Any, Any]], Outcome]
"""From the view after the deal, the names, and the view before it was dealt."""


def listed(talk: Talk, seats: Iterable[Seat], begins: bool = False) -> str:
    """Names in a list, the person who is spoken to first and as "you"; `begins`: at the start of a sentence."""
    first = [seat for seat in seats if seat == talk.you]
    others = [talk.name(seat) for seat in seats if seat != talk.you]
    text = words.all_of([words.say("list.you"), *others] if first else others)
    return words.capital(text) if begins and first else text


def about_all(key: str, talk: Talk, seats: tuple[Seat, ...], **parts: object) -> str:
    """A sentence that begins with several names; if the person who is spoken to is among them it has a form of its own."""
    key = key + ".you" if talk.you in seats else key
    return words.say(key, names=listed(talk, seats, True), **parts)


def events_of(record: Record) -> list[list[Event]]:
    """What happened in each deal so far, played again from the record; so a match that was laid aside is told in full, too."""
    table = Table(record.begun())
    deals: list[list[Event]] = []
    for seat, action in record.actions:
        if action == DEAL or not deals:
            deals.append([])
        deals[-1] += table.play(seat, action)
    return deals


@dataclass(frozen=True)
class Deal:
    """A deal that was played: who won it, and what it brought each seat."""

    winners: tuple[Seat, ...]
    gains: tuple[int, ...]


def deals_of(record: Record) -> list[Deal]:
    """The deals so far, played again from the record."""
    table = Table(record.begun())
    before = table.view(None).scores
    deals: list[Deal] = []
    for seat, action in record.actions:
        for event in table.play(seat, action):
            if isinstance(event, DealOver):
                scores = table.view(None).scores
                deals.append(Deal(event.winners, tuple(now - then for now, then in zip(scores, before))))
                before = scores
    return deals


def became_of(deal: list[Event], zone: str, trick: Iterable[Card], talk: Talk) -> str:
    """Who won the cards of that trick or picked them up; "" if they still lie there."""
    wanted = set(trick)
    for event in reversed(deal):
        if isinstance(event, Moved) and event.source.name == zone and event.card in wanted and event.target.seat is not None:
            return talk.about("last_trick.picked" if event.target.name == "hand" else "last_trick.won", event.target.seat)
    return ""


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return words.say("over.minus", n=-number) if number < 0 else str(number)


def balance(number: int) -> str:
    """What a deal brought: "+3", "−2", "0"."""
    return words.say("over.plus", n=number) if number > 0 else signed(number)


def heading(winners: tuple[Seat, ...], talk: Talk) -> str:
    """Who won the deal, in a sentence; without winners that it is over."""
    if not winners:
        return words.say("over.plain")
    if len(winners) > 1:
        return about_all("over.shared", talk, winners)
    return talk.about("over.won", winners[0])


def champions(view: View[Any, Any]) -> tuple[Seat, ...]:
    """Who has won the match; while it is not over, who would with the scores of now."""
    best = max(view.scores)
    return tuple(getattr(view.table, "champions", ())) or tuple(seat for seat, score in enumerate(view.scores) if score == best)


def gained(after: View[Any, Any], before: View[Any, Any]) -> list[int]:
    """What each seat scored in the deal."""
    return [now - then for now, then in zip(after.scores, before.scores)]


def in_markers(view: View[Any, Any]) -> bool:
    """Whether the score is what the seats hold in markers."""
    purses = {heap.zone.seat: sum(heap.counts) for heap in view.heaps if heap.zone.name == "purse"}
    return all(purses.get(seat) == score for seat, score in enumerate(view.scores))


def plain(view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
    """For a game without words of its own: the hands and the scores."""
    won = gained(view, before)
    brought, unit = (balance, "markers") if in_markers(view) else (_plus, "points")
    best = max(won, default=0)
    winners = tuple(getattr(view.table, "winners", ())) or tuple(
        seat for seat, points in enumerate(won) if points == best and best > 0
    )
    lines = tuple(
        Line(seat, talk.name(seat), _hand(view, seat), brought(won[seat]), words.count(unit, score), seat in winners)
        for seat, score in enumerate(view.scores)
    )
    return Outcome(heading(winners, talk), "", lines)


def _hand(view: View[Any, Any], seat: Seat) -> tuple[Group, ...]:
    pile = view.by_zone.get(("hand", seat))
    return (Group(pile.up),) if pile is not None and pile.up else ()


def _plus(points: int) -> str:
    return words.say("over.plus", n=points) if points > 0 else ""


def rolling_stone(view: View[Any, Any], talk: Talk, before: View[Any, Any]) -> Outcome:
    """Who got rid of all cards, or whom the limit favours (RS-10, RS-12), what the others hold, and who picked up how often."""
    table = view.table
    winners = table.winners
    key = "over." + table.reason
    if len(winners) > 1:
        sentence = words.say(key, n=table.made, names=listed(talk, winners))
    else:
        sentence = talk.about(key, winners[0], n=table.made)
    won = gained(view, before)
    if view.options["scoring"] == "cards":
        sentence += " " + words.count("over.for_cards", won[winners[0]])
    lines = []
    for seat in sorted(range(len(view.scores)), key=lambda seat: (seat not in winners, view.pile("hand", seat).count)):
        left = view.pile("hand", seat).count
        note = words.count("over.left", left) if left else words.say("over.no_cards")
        often = table.pickups[seat]
        picked = words.count("over.picked", often) if often else words.say("over.never_picked")
        line = Line(seat, talk.name(seat), _hand(view, seat), _plus(won[seat]), note, seat in winners, detail=picked)
        lines.append(line)
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
    why = ""
    telling: dict[Seat, frozenset[Card]] = {}
    if len(complete) > 1:
        winner = table.winners[0]
        rival = max((seat for seat in complete if seat != winner), key=lambda seat: _worth(table.results[seat]))
        why, telling = _why(view, winner, rival, talk)
    lines = []
    for seat in order:
        result = table.results[seat]
        used = view.pile("discards").up[-1] if result.used else None
        groups = tuple(Group(part, part_name(kind, part), used) for kind, part in result.parts) or (Group(result.kept),)
        if result.title:
            right = words.say("gr.title." + result.title)
            note = words.say("gr.used", card=words.card(used)) if used is not None else ""
        else:
            right = "" if complete else words.count("points", result.points)
            note = words.say("gr.nothing") if complete else ""
        detail = "" if complete else _counted(view, result.kept)
        cards_that_tell = telling.get(seat, frozenset())
        won_it = seat in table.winners
        plus = _plus(won[seat])
        lines.append(
            Line(seat, talk.name(seat), groups, right, note, won_it, plus=plus, detail=detail, telling=cards_that_tell)
        )
    if len(complete) > 1:
        title = talk.about("gr.complete", table.winners[0], n=words.say(f"gr.number.{len(complete)}"))
    else:
        title = heading(table.winners, talk)
    return Outcome(title, _ramino_sentence(view, talk, complete, why), tuple(lines), _thrown(view, talk, complete))


def _form(view: View[Any, Any], size: int) -> melds.Form:
    return melds.form(view.options.number("pack"), size, view.options["german_ace"] == "high")


def _counted(view: View[Any, Any], held: tuple[Card, ...]) -> str:
    """What the cards of a hand count, the highest first (GR-2): so that everybody can count again."""
    form, total = _form(view, len(held)), ""
    for number in sorted((form.points(card) for card in held), reverse=True):
        total = words.say("sum", first=total, next=number) if total else str(number)
    return total


def _thrown(view: View[Any, Any], talk: Talk, complete: list[Seat]) -> Thrown | None:
    """The closing discard, if others used it."""
    closer, results = view.table.closer, view.table.results
    takers = tuple(seat for seat in complete if results[seat].used)
    if closer is None or not takers:
        return None
    card = view.pile("discards").up[-1]
    said = [talk.about("gr.threw", closer, card=words.card(card))]
    said += [talk.about("gr.gave", seat, a=words.say("gr.a." + results[seat].title)) for seat in takers]
    return Thrown(card, closer, takers, " ".join(said))


def part_name(kind: str, held: tuple[Card, ...]) -> str:
    """A combination in words: "four kings"."""
    number = words.say(f"number.{len(held)}")
    if kind == "set":
        return words.say("gr.part.set", n=number, ranks=words.ranks(held[0]))
    return words.say("gr.part." + kind, n=number, suit=words.suit(cards.suit(held[0])))


def _ramino_sentence(view: View[Any, Any], talk: Talk, complete: list[Seat], why: str) -> str:
    table = view.table
    results, winners, closer = table.results, table.winners, table.closer
    if closer is None:
        points = results[winners[0]].points
        if len(winners) > 1:
            return about_all("gr.points_shared", talk, winners, n=points)
        return talk.about("gr.points", winners[0], n=points)
    said = [talk.about("gr.closed", closer, a=words.say("gr.a." + results[closer].title))]
    for seat in complete:
        if seat != closer and not results[seat].used:
            said.append(talk.about("gr.had", seat, a=words.say("gr.a." + results[seat].title)))
    return " ".join([*said, why]).strip()


_HIGHEST_FIRST = ("gran ramino", "ramino", "dieci", "sette")


def _worth(result: Any) -> tuple[int, tuple[int, ...]]:
    return -_HIGHEST_FIRST.index(result.title), result.key


def _why(view: View[Any, Any], winner: Seat, second: Seat, talk: Talk) -> tuple[str, dict[Seat, frozenset[Card]]]:
    """What decided between two great hands (GR-11, GR-12), and by seat the cards that did."""
    best, rival = view.table.results[winner], view.table.results[second]
    if best.title != rival.title:
        names = [words.say("gr.a." + result.title) for result in (best, rival)]
        return talk.about("gr.why.title", winner, a=names[0], other=names[1]), {}
    form = _form(view, len(best.kept))
    long = [
        sorted((card for card in result.kept if cards.suit(card) == result.key[-1] - 1), key=form.index)
        for result in (best, rival)
    ]
    telling = {winner: frozenset(long[0]), second: frozenset(long[1])}
    suits = [words.suit(cards.suit(held[0])) for held in long]
    numbers = [words.say(f"number.{len(held)}") for held in long]
    if best.key == rival.key:
        said = talk.about("gr.why.near", winner)
    elif len(best.key) == 1:
        said = talk.about("gr.why.suit", winner, suit=suits[0], other=suits[1])
    elif best.key[0] != rival.key[0]:
        said = talk.about("gr.why.most", winner, n=numbers[0], suit=suits[0], other_n=numbers[1], other=suits[1])
    elif best.key[1] != rival.key[1]:
        tops = [words.card(held[-1]) for held in long]
        said = talk.about("gr.why.top", winner, n=numbers[0], card=tops[0], other=tops[1])
    else:
        top = words.rank(long[0][-1])
        said = talk.about("gr.why.equal", winner, n=numbers[0], rank=top, suit=suits[0], other=suits[1])
    return said, telling


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
        right = balance(held[seat] - had[seat] - lent[seat])
        note = words.count("markers", held[seat])
        if table.loans[seat]:
            note = words.say("dot", first=note, second=words.count("loans", table.loans[seat]))
        label = words.say("over.this_deal")
        was = str(had[seat])
        lines.append(Line(seat, talk.name(seat), _hand(view, seat), right, note, seat == winner, label=label, was=was))
    lines.append(Line(None, words.say("mi.extra"), (Group(view.pile("extra").up),)))
    honours = tuple(
        Honour(cards.card(heap.zone.name.removeprefix("on ")), sum(heap.counts))
        for heap in view.heaps
        if heap.zone.name.startswith("on ")
    )
    left = sum(honour.stays for honour in honours)
    sentence = talk.about("mi.over", winner)
    if left:
        sentence += " " + words.count("mi.left_over" if view.turn is None else "mi.carried", left)
    return Outcome(talk.about("over.won", winner), sentence, tuple(lines), honours=honours)


def itemised(shown: Outcome, deal: list[Event]) -> Outcome:
    """The same with what each seat staked, took, received and paid, told by the events of the deal; only for a game with
    honour cards, whose payments have words (MI-4, MI-10, MI-11, MI-13)."""
    paid = [event for event in deal if isinstance(event, Paid)]
    if not paid or not shown.honours:
        return shown
    short = {event.seat: event.number for event in deal if isinstance(event, Said) and event.key == "pays_what_is_left"}
    lines = []
    for line in shown.lines:
        if line.seat is None:
            lines.append(line)
            continue
        brought, parts = _account(line.seat, paid, short)
        detail = ""
        for part in parts:
            detail = words.say("dot", first=detail, second=part) if detail else part
        lines.append(replace(line, right=balance(brought), detail=detail))
    honours = []
    for honour in shown.honours:
        place = "on " + cards.name(honour.card)
        taken = next((event for event in paid if event.source.name == place and event.target.name == "purse"), None)
        honours.append(honour if taken is None else replace(honour, taker=taken.target.seat, took=sum(taken.counts)))
    return replace(shown, lines=tuple(lines), honours=tuple(honours))


def _account(seat: Seat, paid: list[Paid], short: dict[Seat | None, int]) -> tuple[int, list[str]]:
    """What the deal brought a seat, and the parts of that in words. What the bank lends brings nothing."""
    staked = lent = received = given = 0
    took = []
    for event in paid:
        source, target, number = event.source, event.target, sum(event.counts)
        if source.seat == seat and source.name == "purse":
            staked += number if target.name == "stake" else 0
            given += number if target.name == "purse" else 0
        elif target.seat == seat and target.name == "purse":
            if source.name == "purse":
                received += number
            elif source.name.startswith("on "):
                took.append((cards.card(source.name.removeprefix("on ")), number))
            else:
                lent += number
    parts = [words.say("mi.lent", n=lent)] if lent else []
    if staked:
        parts.append(words.say("mi.staked", n=staked))
    parts += [words.say("mi.took", card=words.card(card), n=number) for card, number in took]
    if received:
        parts.append(words.say("mi.received", n=received))
    if seat in short:
        parts.append(words.say("mi.paid_rest", n=given) if given else words.say("mi.paid_nothing"))
    elif given:
        parts.append(words.count("mi.paid_for", given))
    return received + sum(number for _, number in took) - staked - given, parts
