"""What every game can be asked: the protocol that the table, the bots, the client and the contract rely on.

Some names the house knows besides, whatever the game. Everything else is named as the game likes.

options  the switch `OPEN_HANDS`, which `dealing.hand_zone` reads
zones    "hand" of a seat; "stock", hidden. Every place where cards can ever lie is in every view, empty or not; so are the
         zones of the cut. An open zone that is nobody's holds its cards in the order laid, any other from the lowest index up
heaps    "purse" of a seat: what it owns. Only "bank" may hold fewer than no markers. What `Paid` brings a seat becomes its own
table    facts that are read where there are any: `deal`, from 1; `dealer`; `winners` of the deal; `champions`, of the match.
         With `phase` and `reason` too, `dealing.take_over` fills an imagined state
actions  "deal", by whoever's turn it is after a deal; any other word: one with a card is played by pressing it, one without
         a card has a button
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from engine.cards import Card
from engine.chance import Dice, Seed
from engine.events import Event
from engine.model import Action, GameInfo, Options, Seat, View

T = TypeVar("T")
M = TypeVar("M")


class Reason(NamedTuple):
    """Why a card cannot be played now, or why a hint names it: a key, the cards that cause it, and a number if one is told."""

    key: str
    cards: tuple[Card, ...] = ()
    number: int = 0


class State(Protocol):
    """The least a game's own state offers. Small and mutable; it never leaves the engine."""

    turn: Seat | None
    ply: int

    def copy(self) -> Self:
        """An independent state: playing on one leaves the other as it was."""


S = TypeVar("S", bound=State)


class Draft(Protocol):
    """An action built in steps, never changed in place: markers split over honour cards."""

    @property
    def labels(self) -> tuple[Card, ...]:
        """What the parts stand for."""

    @property
    def counts(self) -> tuple[int, ...]:
        """What lies on each part so far."""

    @property
    def left(self) -> int:
        """How many are still to be placed."""

    @property
    def action(self) -> Action | None:
        """The legal action once all are placed, else None."""

    def more(self, part: int) -> Self:
        """One more on that part; unchanged when none is left."""

    def less(self, part: int) -> Self:
        """One less on that part; unchanged when none lies there."""


class Rules(Protocol[S, T, M]):
    """One game. S is its state, T the public facts of its views, M their memory."""

    @property
    def info(self) -> GameInfo:
        """Key, title, goal, seats, options and the rules page."""

    def pack(self, options: Options) -> tuple[Card, ...]:
        """Every card of the game, in index order; one that lies there twice (an honour and its twin) is named twice."""

    def longest(self, options: Options) -> int:
        """A number of actions that no match exceeds."""

    def score_range(self, options: Options) -> tuple[int, int]:
        """The least and the most that a seat's score can ever be."""

    def height(self, options: Options, card: Card) -> int:
        """The card's rank in the game's own order, lowest 0: for the cut and for sorting hands."""

    def start(self, options: Options, seed: Seed) -> S:
        """A new match: all cards in the stock, the one legal action is "deal", by seat 0. The seed is only ever handed on to
        `chance.derive`: "cut" and "deal", with the number of the deal, are the branches by which a deal has a code."""

    def set_up(self, given: Mapping[str, Any], options: Options) -> S:
        """The state of a written position, for lessons and tests (`placing.Given` reads the fields); ValueError says what is
        wrong."""

    def legal(self, state: S) -> tuple[Action, ...]:
        """What the seat to act may do, in a pinned order, and never nothing; () when the match is over."""

    def play(self, state: S, action: Action) -> list[Event]:
        """Do it. The action is trusted (the table has checked it) and the state changes in place. The events tell every card
        and marker that went from one place to another, those gathered for a new deal too (`dealing.gather`)."""

    def deal_over(self, state: S) -> bool:
        """Whether a deal has ended and the next is not yet dealt: where a bot's playout stops."""

    def view(self, state: S, seat: Seat | None) -> View[T, M]:
        """What that seat may know; None: what everybody may know."""

    def reveal(self, state: S) -> View[T, M]:
        """Everything: for replays, tests and the end of a deal."""

    def imagine(self, view: View[T, M], dice: Dice) -> S:
        """A world that the viewing seat cannot tell from the true one. It explains what all have seen: who is to act holds what
        is legal, and what a pass or a lead has proven (the view's memory) is so. The contract sees the first by playing on; the
        second is for the game's own tests."""

    def why_not(self, view: View[T, M], card: Card) -> Reason | None:
        """Why the viewing seat cannot play, take or put away that card now; None if it can."""

    def compose(self, view: View[T, M]) -> Draft | None:
        """For actions built in steps: an empty draft; None when nothing is built now."""

    def answer(self, state: S) -> dict[str, Any]:
        """What a worked position can be asked about this state, in the shape of its `expect`."""


AnyRules: TypeAlias = Rules[Any, Any, Any]


class IllegalAction(ValueError):
    """A move that the rules refuse. Its text holds nothing that the acting seat may not know.

    `position` is the whole table for tests; it is never part of the text.
    """

    def __init__(
        self, seat: Seat, action: Action, ply: int, legal: tuple[Action, ...], turn: Seat | None, position: object
    ) -> None:
        if turn is None:
            possible = "the match is over"
        elif seat != turn:
            possible = f"it is the turn of seat {turn}"
        else:
            possible = "legal now: " + ", ".join(one.text for one in legal)
        super().__init__(f"seat {seat} cannot {action.text!r} at ply {ply}; {possible}")
        self.seat, self.action, self.ply, self.legal, self.turn = seat, action, ply, legal, turn
        self.position = position
