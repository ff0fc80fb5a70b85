"""What each player did well in a deal, told by what happened in it: always true, and there is always something. Pure.

The rare and fine things come first; where several players would be told the same, or one the same as in the deal before, the
next thing that is true of them is told.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from engine import cards
from engine.cards import Card
from engine.events import DealOver, Event, Moved, Paid, Said, Shown
from engine.games import melds
from engine.model import Options, Seat
from game.kids.words import Say

_BIG_STONE, _FEW, _ROW = 3, 3, 3
"""From so many cards on a stone is big; up to so many are few; from so many on cards make a row."""


@dataclass
class _Deal:
    """What each seat did, counted from the events.

    hands     the cards in each hand, as they came and went
    played    cards laid; led: of them those that began a trick or a run; followed: those of the suit that was led
    tricks, stones, rolled   tricks won, how many cards each stone had, stones that others took from a suit that this seat led
    helped    how often another seat went on with the run after this one; rows: the longest row of cards one after the other
    took      cards taken openly; titles: of hands that were complete
    won       markers won from cards and by going out; placed: markers staked; swapped: who did
    out       who won the deal
    """

    seats: int
    hands: list[set[Card]] = field(init=False)
    played: list[int] = field(init=False)
    led: list[int] = field(init=False)
    followed: list[int] = field(init=False)
    tricks: list[int] = field(init=False)
    stones: list[list[int]] = field(init=False)
    rolled: list[int] = field(init=False)
    helped: list[int] = field(init=False)
    rows: list[int] = field(init=False)
    took: list[set[Card]] = field(init=False)
    won: list[int] = field(init=False)
    placed: list[int] = field(init=False)
    titles: set[Seat] = field(default_factory=set)
    swapped: set[Seat] = field(default_factory=set)
    winners: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        for name in ("played", "led", "followed", "tricks", "rolled", "helped", "rows", "won", "placed"):
            setattr(self, name, [0] * self.seats)
        self.hands = [set() for _ in range(self.seats)]
        self.took = [set() for _ in range(self.seats)]
        self.stones = [[] for _ in range(self.seats)]

    def read(self, deal: Iterable[Event]) -> None:
        """Go through all that happened."""
        trick: list[tuple[Card, Seat]] = []
        run: list[Seat] = []
        over, gathered = False, 0
        for event in deal:
            if isinstance(event, Moved):
                if event.source.name == "trick" and event.target.name == "won" and event.target.seat is not None:
                    gathered += 1
                    if gathered == len(trick):
                        self.tricks[event.target.seat] += 1
                elif event.card is not None:
                    self._move(event.card, event, trick, run)
            elif isinstance(event, Said):
                if event.key == "picks_up" and event.seat is not None:
                    self.stones[event.seat].append(event.number)
                    if trick:
                        self.rolled[trick[0][1]] += 1
                elif event.key.startswith("stop_"):
                    run.clear()
                elif event.key == "swaps" and event.seat is not None:
                    self.swapped.add(event.seat)
            elif isinstance(event, Shown) and event.title and event.zone.seat is not None:
                self.titles.add(event.zone.seat)
            elif isinstance(event, Paid):
                self._pay(event)
            elif isinstance(event, DealOver):
                self.winners, over = event.winners, True
            if (gathered and gathered == len(trick)) or (isinstance(event, Said) and event.key == "picks_up"):
                trick, gathered = [], 0
            if over:
                run.clear()

    def _move(self, card: Card, move: Moved, trick: list[tuple[Card, Seat]], run: list[Seat]) -> None:
        source, target = move.source, move.target
        if target.name in ("hand", "packet") and target.seat is not None:
            self.hands[target.seat].add(card)
            if source.name == "discards":
                self.took[target.seat].add(card)
        if source.seat is None or source.name not in ("hand", "packet"):
            return
        seat = source.seat
        self.hands[seat].discard(card)
        self.took[seat].discard(card)
        if target.name == "trick":
            self.played[seat] += 1
            if trick:
                self.followed[seat] += cards.suit(card) == cards.suit(trick[0][0])
            else:
                self.led[seat] += 1
            trick.append((card, seat))
        elif target.name == "run":
            self.played[seat] += 1
            if not run:
                self.led[seat] += 1
            elif run[-1] != seat:
                self.helped[run[-1]] += 1
            run.append(seat)
            row = next((at for at, one in enumerate(reversed(run)) if one != seat), len(run))
            self.rows[seat] = max(self.rows[seat], row)

    def _pay(self, paid: Paid) -> None:
        seat, number = paid.target.seat, sum(paid.counts)
        if seat is not None and paid.target.name == "purse" and paid.source.name != "bank":
            self.won[seat] += number
        elif paid.source.name == "purse" and paid.source.seat is not None and paid.target.name == "stake":
            self.placed[paid.source.seat] += number


def praises(game: str, deals: Sequence[Sequence[Event]], options: Options) -> tuple[Say, ...]:
    """What each seat did well in the last of these deals, by seat; all deals of a match so far, each as it truly happened."""
    found: tuple[Say, ...] = ()
    for number, events in enumerate(deals):
        deal = _Deal(options.seats)
        deal.read(events)
        found = _shared_out([list(_all(game, deal, seat, options, number)) for seat in range(options.seats)], found)
    return found


def _shared_out(choices: list[list[Say]], before: tuple[Say, ...]) -> tuple[Say, ...]:
    """One for each seat: who has the fewest choices chooses first."""
    told: set[str] = set()
    chosen: dict[Seat, Say] = {}
    for seat in sorted(range(len(choices)), key=lambda seat: len(choices[seat])):
        last = before[seat].key if before else ""
        fresh = [say for say in choices[seat] if say.key not in told]
        new = [say for say in fresh if say.key != last]
        chosen[seat] = (new or fresh or choices[seat])[0]
        told.add(chosen[seat].key)
    return tuple(chosen[seat] for seat in range(len(choices)))


def _all(game: str, deal: _Deal, seat: Seat, options: Options, number: int) -> Iterator[Say]:
    """All that is true and good, the best first."""
    hand = deal.hands[seat]

    def good(key: str, many: int = 0, held: Sequence[Card] = ()) -> Say:
        return Say("praise." + key, seat, tuple(held), many)

    fine: list[Say] = []
    usual: list[Say] = []
    if game == "gran_ramino":
        fine += [good(*one) for one in _hand(deal, seat, options)]
    else:
        if not hand and seat in deal.winners:
            fine.append(good("out"))
        if deal.won[seat]:
            fine.append(good("buttons", deal.won[seat]))
        if game == "rolling_stone" and deal.played[seat] and not deal.stones[seat]:
            fine.append(good("no_stone"))
        if max(deal.stones[seat], default=0) >= _BIG_STONE:
            fine.append(good("big_stone", max(deal.stones[seat])))
        if deal.rows[seat] >= _ROW:
            fine.append(good("own_row", deal.rows[seat]))
        if seat in deal.swapped:
            fine.append(good("swapped"))
        if 0 < len(hand) <= _FEW:
            fine.append(good("few_left", len(hand)))
        counts = ("tricks", deal.tricks), ("rolled", deal.rolled), ("kept_row", deal.helped), ("followed", deal.followed)
        usual += [good(key, count[seat]) for key, count in counts if count[seat]]
        if deal.led[seat]:
            usual.append(good("started" if game == "rolling_stone" else "led", deal.led[seat]))
    turn = (number + seat) % max(1, len(usual))
    yield from fine
    yield from usual[turn:]
    yield from usual[:turn]
    if game != "gran_ramino" and deal.played[seat]:
        yield good("played", deal.played[seat])
    if deal.placed[seat]:
        yield good("placed", deal.placed[seat])
    yield good("waited")


def _hand(deal: _Deal, seat: Seat, options: Options) -> Iterator[tuple[str, int, Sequence[Card]]]:
    """What a hand of Gran Ramino came to in the end."""
    hand = deal.hands[seat]
    pack, high = options.number("pack"), options["german_ace"] == "high"
    form = melds.form(pack, 10 if pack == 40 and options.seats == 2 else 7, high)
    if seat in deal.titles:
        yield "closed", 0, ()
    run = max(_runs(hand, form), key=len, default=[])
    if len(run) >= _ROW:
        yield "run", len(run), run
    same = max((_of(hand, cards.rank, card) for card in sorted(hand)), key=len, default=[])
    if len(same) >= _ROW:
        yield "set", len(same), same
    if deal.took[seat]:
        yield "took", len(deal.took[seat]), ()
    suit = max((_of(hand, cards.suit, card) for card in sorted(hand)), key=len, default=[])
    if len(suit) > 1:
        yield "suit", len(suit), suit


def _of(hand: Iterable[Card], part: Callable[[Card], int], card: Card) -> list[Card]:
    return [one for one in sorted(hand) if part(one) == part(card)]


def _runs(hand: Iterable[Card], form: melds.Form) -> Iterator[list[Card]]:
    """Cards of a suit that follow each other."""
    run: list[Card] = []
    for card in sorted(hand, key=lambda one: (cards.suit(one), form.index(one))):
        if run and (cards.suit(run[-1]) != cards.suit(card) or form.index(run[-1]) + 1 != form.index(card)):
            yield run
            run = []
        run.append(card)
    if run:
        yield run
