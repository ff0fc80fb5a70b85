"""Transcripts in English: events as plain lines, one thing a line, no drawing characters.

Cards are written as they are typed: rank then suit, T for ten (7H, TC). A narrator sees what its eyes see: pass events through
`seen_by` first.
"""

from collections.abc import Sequence
from itertools import groupby

from engine import cards
from engine.events import (
    DealOver,
    Event,
    MatchOver,
    Moved,
    Opened,
    Paid,
    Restocked,
    Said,
    Scored,
    Sealed,
    Shown,
)
from engine.model import Seat, View, Zone
from engine.rules import Reason

_SUITS = {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"}

REASONS = {
    "no_play_now": "no card is played now",
    "not_your_turn": "it is not your turn",
    "not_in_hand": "that card is not in your hand",
    "just_picked_up": "you have just picked that card up, and this lead must be another card",
    "must_pick_up": "you have no card of the suit led, {cards}; you must pick up",
    "must_follow": "you must follow the suit led, {cards}",
    "must_draw_stock": "after twelve takes in a row the next card comes from the stock",
    "already_drawn": "you have drawn a card already",
    "draw_first": "first draw a card",
    "just_taken": "you have just taken {cards} from the discard pile; discard another card",
    "stakes_first": "the stakes come first",
    "swap_first": "first say whether you swap or keep",
    "must_continue": "the run goes on with {cards}",
    "suit_stopped": "that suit has just stopped; lead another one ({cards})",
    "lowest_of_hand": "the lead must be your lowest card ({cards})",
    "lowest_of_suit": "the lead must be the lowest card of its suit ({cards})",
}
"""Why a card cannot be played, by key of its reason."""

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


def card_text(card: int | None) -> str:
    """A card as it is typed."""
    return "a card" if card is None else cards.name(card)


def cards_text(held: Sequence[int]) -> str:
    """Cards with blanks between them."""
    return " ".join(cards.name(card) for card in held)


def reason_text(reason: Reason) -> str:
    """Why not, as a clause."""
    return REASONS.get(reason.key, reason.key.replace("_", " ")).format(cards=cards_text(reason.cards))


def listed(words: Sequence[str]) -> str:
    """Words joined as a sentence joins them: "a, b and c"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


class Narrator:
    """Tells events, naming each seat; `you` is the seat of the person who reads, if one plays."""

    def __init__(self, names: Sequence[str], you: Seat | None = None) -> None:
        self._names = names
        self._you = you
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
            what = {"has": "have", "closed": "closed"}.get(verb, verb.removesuffix("s")) + blank + rest
        return f"{self.name(seat)} {what}"

    def whom(self, seat: Seat | None) -> str:
        """A seat to whom something is done."""
        return "you" if seat is not None and seat == self._you else self.name(seat)

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
        what = " ".join(card_text(card) for card in moved if card is not None) or _count(len(moved), "card")
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
            case _:
                return [f"{what}: from {source} to {target}."]

    def _told(self, event: Event) -> list[str]:
        match event:
            case Said():
                return self._said(event)
            case Shown(zone, held, title, parts):
                shows = self.does(zone.seat, "shows") if zone.seat is not None else f"The {zone.name} hand shows"
                made = f" {title}" if title else ""
                combined = "; ".join(f"{name} {cards_text(part)}" for name, part in parts)
                return [f"{shows}{made}: {cards_text(held)}." + (f" Combinations: {combined}." if combined else "")]
            case Sealed(seat, number, None):
                return [f"{self.does(seat, 'places')} {_count(number, 'marker')}, hidden."]
            case Sealed(seat, _, stake) if stake is not None:
                return [f"{self.does(seat, 'places')} {_stake(stake)}, hidden from the others."]
            case Opened(seat, stake):
                return [f"Stake of {self.whom(seat)}: {_stake(stake)}."]
            case Paid(source, target, counts) if source.name == "purse" and target.name == "purse":
                return [f"{self.does(source.seat, 'pays')} {self.whom(target.seat)} {_count(sum(counts), 'marker')}."]
            case Restocked(source, _, number) if source.name == "discards":
                return [f"The discard pile is shuffled and turned: {_count(number, 'card')}."]
            case Scored(seat, points):
                return [f"{self.does(seat, 'scores')} {_count(points, 'point')}."]
            case DealOver(reason, winners):
                self._going = False
                return [f"The deal is over: {self._all(winners, *_ENDS.get(reason, ('wins', 'share it')))}."]
            case MatchOver(winners):
                return [f"The match is over: {self._all(winners, 'wins', 'share it')}."]
            case _:
                return []

    def _all(self, winners: tuple[Seat, ...], one: str, several: str) -> str:
        if len(winners) == 1:
            return self.does(winners[0], one)
        return f"{listed([self.name(seat) for seat in winners])} {several}"

    def _said(self, said: Said) -> list[str]:
        seat, held, number = said.seat, cards_text(said.cards), said.number
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
                return [f"{self.does(seat, 'takes')} {_count(number, 'marker')} from {held}."]
            case "swaps":
                return [f"{self.does(seat, 'swaps')} the whole hand for the extra hand."]
            case "keeps":
                return [f"{self.does(seat, 'keeps')} the hand."]
            case "passed_over":
                return [f"{self.does(seat, 'has')} no markers to place."]
            case "borrows":
                return [f"{self.does(seat, 'borrows')} {_count(number, 'marker')} from the bank."]
            case "pays_what_is_left":
                return [f"{self.does(seat, 'pays')} what is left."]
            case "carried_over":
                return [f"{_count(number, 'marker')} on the honour cards stay for the next deal."]
            case "left_over":
                return [f"{_count(number, 'marker')} on the honour cards belong to nobody."]
            case _:
                return []


def hands_lines(view: View, narrator: Narrator) -> list[str]:  # type: ignore[type-arg]
    """The hands that this viewer sees, a line each."""
    lines = []
    for pile in view.piles:
        if pile.zone.name == "hand" and pile.up:
            lines.append(f"{narrator.does(pile.zone.seat, 'holds')} {cards_text(pile.up)}.")
    return lines


def _kind(event: Event) -> tuple[str, Zone, Zone]:
    if isinstance(event, Moved):
        return "moved", event.source, event.target
    return "told", _NOWHERE, _NOWHERE


_NOWHERE = Zone("")


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _stake(stake: tuple[int, ...]) -> str:
    return listed([f"{count} on {name}" for count, name in zip(stake, ("AH", "KD", "QS", "JC")) if count])
