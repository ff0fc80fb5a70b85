"""Transcripts in English: events as plain lines, one thing a line, no drawing characters.

Cards are named as `naming` says, in letters (7H, TC) unless words are asked for. A narrator sees what its eyes see: pass events
through `seen_by` first.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from engine import cards
from engine.cards import Card
from engine.cli.naming import LETTERS, SUITS, Naming, counted, listed
from engine.events import (
    DealOver,
    Event,
    MatchOver,
    Moved,
    Opened,
    Paid,
    Said,
    Scored,
    Sealed,
    Shown,
)
from engine.games import find
from engine.model import Options, Seat, Sight, View, Zone
from engine.rules import AnyRules

_GRAN_RAMINO = "gran_ramino"
_HONOURS = tuple(cards.card(name) for name in ("AH", "KD", "QS", "JC"))

_ENDS = {
    "out": ("has no cards left", ""),
    "limit_cards": ("holds the fewest cards at the limit of moves", ""),
    "limit_pickups": ("has the fewest pick-ups at the limit of moves", ""),
    "limit_shared": ("", "share the deal at the limit of moves"),
    "closed": ("closed with the highest hand", ""),
    "closer_beaten": ("has a higher hand than the closer", ""),
    "points": ("has the most points", ""),
    "points_shared": ("", "have equal points and share the deal"),
}
"""Why a deal ended, said of one winner and of several."""


class Narrator:
    """Tells events, naming each seat; `you` is the seat of the person who reads, if one plays.

    naming  how cards are named; it may be changed at any time
    """

    def __init__(self, names: Sequence[str], you: Seat | None = None, naming: Naming = LETTERS) -> None:
        self._names = names
        self._you = you
        self.naming = naming
        self._going = False  # whether a trick or run is going on: its first card is led, the others are played

    def name(self, seat: Seat | None) -> str:
        """What a seat is called."""
        if seat is None:
            return "nobody"
        return "You" if seat == self._you else self._names[seat]

    def does(self, seat: Seat | None, what: str) -> str:
        """A seat and what it does: "You play 8C", "Seat 1 plays 8C". The verb comes first, in the third person."""
        if seat is not None and seat == self._you:
            verb, blank, rest = what.partition(" ")
            ending = "es" if verb.endswith(("sses", "shes", "ches", "xes", "oes")) else "s"
            what = {"has": "have", "closed": "closed"}.get(verb, verb.removesuffix(ending)) + blank + rest
        return f"{self.name(seat)} {what}"

    def whom(self, seat: Seat | None) -> str:
        """A seat to whom something is done."""
        return "you" if seat is not None and seat == self._you else self.name(seat)

    def stake(self, stake: Sequence[int]) -> str:
        """How a stake is split: "2 on AH and 2 on JC"."""
        return listed([f"{count} on {self.naming.one(card)}" for count, card in zip(stake, _HONOURS) if count])

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The lines that these events make; turns and silent moves make none."""
        lines: list[str] = []
        for (kind, source, target), group in groupby(events, _kind):
            if kind == "moved":
                moved = [event.card for event in group if isinstance(event, Moved)]
                lines += self._moved(source, target, moved)
            else:
                for event in group:
                    lines += self._told(event)
        return lines

    def _moved(self, source: Zone, target: Zone, moved: list[int | None]) -> list[str]:
        seat = source.seat if source.seat is not None else target.seat
        what = self.naming.several([card for card in moved if card is not None]) or counted(len(moved), "card")
        match source.name, target.name:
            case "stock", "cut":
                return [f"{self.does(seat, 'draws')} {what} for the deal."]
            case "stock", "hand" if len(moved) == 1 and moved[0] is None:
                return [f"{self.does(seat, 'draws')} from the stock."]
            case "stock", "hand":
                return [f"{self.does(seat, 'draws')} {what} from the stock."]
            case "hand", "trick" | "run":
                verb = "plays" if self._going else "leads"
                self._going = True
                return [f"{self.does(seat, verb)} {what}."]
            case "trick", "won":
                self._going = False
                return [f"{self.does(seat, 'wins')} the trick: {what}."]
            case "trick", "hand":
                self._going = False
                return [f"{self.does(seat, 'picks')} up {what}."]
            case "discards", "hand":
                return [f"{self.does(seat, 'takes')} {what} from the discard pile."]
            case "hand", "discards":
                return [f"{self.does(seat, 'discards')} {what}."]
            case ("packet", "hand") | ("run", "played") | ("hand", "extra") | ("extra", "hand"):
                return []  # what the stakes, the next lead or the swap have said already
            case "hand", _ if target.seat is None and target.sight is Sight.OPEN:
                return [f"{self.does(seat, 'plays')} {what} to {target}."]
            case _:
                return [f"{what}: from {source} to {target}."]

    def _told(self, event: Event) -> list[str]:
        match event:
            case Said():
                return self._said(event)
            case Shown(zone, held, title, parts):
                named = self.naming.several
                shows = self.does(zone.seat, "shows") if zone.seat is not None else f"The {zone.name} hand shows"
                made = f" {title}" if title else ""
                combined = "; ".join(f"{name} {named(part)}" for name, part in parts)
                return [f"{shows}{made}: {self.naming.hand(held)}." + (f" Combinations: {combined}." if combined else "")]
            case Sealed(seat, number, None):
                return [f"{self.does(seat, 'places')} {counted(number, 'marker')}, hidden."]
            case Sealed(seat, _, stake) if stake is not None:
                return [f"{self.does(seat, 'places')} {self.stake(stake)}, hidden from the others."]
            case Opened(seat, stake):
                whose = "Your stake" if seat == self._you else f"Stake of {self.name(seat)}"
                return [f"{whose}: {self.stake(stake)}."]
            case Paid(source, target, counts) if source.name == "purse" and target.name == "purse":
                return [f"{self.does(source.seat, 'pays')} {self.whom(target.seat)} {counted(sum(counts), 'marker')}."]
            case Paid(source, target, counts):
                return self._paid(source, target, counted(sum(counts), "marker"))
            case Scored(seat, points):
                return [f"{self.does(seat, 'scores')} {counted(points, 'point')}."]
            case DealOver(reason, winners):
                self._going = False
                return [f"The deal is over: {self._all(winners, *_ENDS.get(reason, ('wins', 'share it')))}."]
            case MatchOver(winners):
                return [f"The match is over: {self._all(winners, 'wins', 'share it')}."]
            case _:
                return []

    def _paid(self, source: Zone, target: Zone, markers: str) -> list[str]:
        """Markers between a purse and the middle of the table, in the words that any game can be told with."""
        if {source.name, target.name} & {"stake", "bank"} or source.name.startswith("on "):
            return []  # what the stake, the loan or the honour card has said already
        if source.name == "purse":
            return [f"{self.does(source.seat, 'pays')} {markers} to {target}."]
        if target.name == "purse":
            return [f"{self.does(target.seat, 'takes')} {markers} from {source}."]
        return [f"{markers}: from {source} to {target}."]

    def _all(self, winners: tuple[Seat, ...], one: str, several: str) -> str:
        if len(winners) == 1:
            return self.does(winners[0], one)
        names = listed([self.whom(seat) for seat in winners])
        return f"{names[:1].upper()}{names[1:]} {several}"

    def _said(self, said: Said) -> list[str]:
        seat, held, number = said.seat, self.naming.several(said.cards), said.number
        if said.key.startswith("stop_"):
            self._going = False
        match said.key:
            case "cut_tied":
                return [f"{number} are tied for the highest card and draw again."]
            case "deals_first":
                return [f"{self.does(seat, 'deals')} first."]
            case "stop_ace":
                return [f"The run stops with the ace. {self.does(seat, 'leads')} next."]
            case "stop_played":
                return [f"The run stops: {held} was played before. {self.does(seat, 'leads')} next."]
            case "stop_extra":
                return [f"The run stops: nobody has {held}. {self.does(seat, 'leads')} next."]
            case "takes_honour":
                return [f"{self.does(seat, 'takes')} {counted(number, 'marker')} from {held}."]
            case "swaps":
                return [f"{self.does(seat, 'swaps')} the whole hand for the extra hand."]
            case "keeps":
                return [f"{self.does(seat, 'keeps')} the hand."]
            case "passed_over":
                return [f"{self.does(seat, 'has')} no markers to place."]
            case "borrows":
                return [f"{self.does(seat, 'borrows')} {counted(number, 'marker')} from the bank."]
            case "pays_what_is_left":
                return [f"{self.does(seat, 'has')} too few markers to pay in full: {counted(number, 'marker')} in all."]
            case "carried_over":
                return [
                    f"{counted(number, 'marker')} on the honour cards {'stays' if number == 1 else 'stay'} for the next deal."
                ]
            case "left_over":
                return [f"{counted(number, 'marker')} on the honour cards {'belongs' if number == 1 else 'belong'} to nobody."]
            case "turns_discards":
                return [f"The discard pile is shuffled and turned as a new stock: {counted(number, 'card')}."]
            case "picks_up":
                return []  # the cards say it
            case key:  # of a game without words here
                what = key.replace("_", " ")
                told = self.does(seat, what) if seat is not None else what.capitalize()
                return [f"{told}{f': {held}' if held else ''}{f' ({number})' if number else ''}."]


def outcome_lines(view: View, narrator: Narrator) -> list[str]:  # type: ignore[type-arg]
    """What the hands were at the end of a deal, where the game says so (Gran Ramino): a line each."""
    lines = []
    for seat, result in enumerate(getattr(view.table, "results", ())):
        if result.used:
            puts = "put" if narrator.whom(seat) == "you" else "puts"
            put_away = f" and {puts} {narrator.naming.one(result.away)} away" if result.away is not None else ""
            lines.append(f"{narrator.does(seat, 'uses')} the closing discard{put_away}: {result.title}.")
        if not any(one.title for one in view.table.results):
            lines.append(f"{narrator.does(seat, 'counts')} {counted(result.points, 'point')}.")
    great = [(seat, result) for seat, result in enumerate(getattr(view.table, "results", ())) if result.title]
    best = {result.title for seat, result in great if seat in view.table.winners}
    rivals = [(seat, result) for seat, result in great if result.title in best]
    if len(rivals) > 1:
        for seat, result in rivals:
            lines.append(f"{narrator.does(seat, 'has')} {_key_text(view, result, narrator.naming)}.")
    return lines


def _key_text(view: View, result: Any, naming: Naming) -> str:  # type: ignore[type-arg]
    """How equal names are compared (GR-12)."""
    if len(result.key) == 1:
        return f"the run in {SUITS[result.key[0] - 1]}"
    number, _, suit = result.key
    held = [card for card in result.kept if cards.suit(card) == suit - 1]
    top = max(held, key=lambda card: find(_GRAN_RAMINO).height(view.options, card))
    return f"{number} {SUITS[suit - 1]}, the highest {naming.one(top)}"


def hands_lines(view: View, narrator: Narrator) -> list[str]:  # type: ignore[type-arg]
    """The hands that this viewer sees, a line each."""
    lines = []
    for pile in view.piles:
        if pile.zone.name == "hand" and pile.up:
            lines.append(f"{narrator.does(pile.zone.seat, 'holds')} {narrator.naming.several(pile.up)}.")
    return lines


def is_dealing(event: Event) -> bool:
    """Whether a card is dealt by this: hands are told as a whole."""
    return isinstance(event, Moved) and event.source.name == "stock" and event.target.name in ("hand", "packet", "extra")


def in_order(rules: AnyRules, view: View) -> View:  # type: ignore[type-arg]
    """The view with every hand in the game's own order of ranks, suit by suit."""

    def height(card: Card) -> tuple[int, int]:
        return cards.suit(card), rules.height(view.options, card)

    piles = tuple(
        replace(pile, up=tuple(sorted(pile.up, key=height)), known=tuple(sorted(pile.known, key=height)))
        if pile.zone.seat is not None
        else pile
        for pile in view.piles
    )
    return replace(view, piles=piles)


def events_in_order(rules: AnyRules, options: Options, events: Sequence[Event]) -> list[Event]:
    """Cards that are shown, in the game's own order."""

    def ordered(held: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(sorted(held, key=lambda card: (cards.suit(card), rules.height(options, card))))

    return [
        event._replace(cards=ordered(event.cards), parts=tuple((name, ordered(part)) for name, part in event.parts))
        if isinstance(event, Shown)
        else event
        for event in events
    ]


def _kind(event: Event) -> tuple[str, Zone, Zone]:
    if isinstance(event, Moved):
        return "moved", event.source, event.target
    return "told", _NOWHERE, _NOWHERE


_NOWHERE = Zone("")
