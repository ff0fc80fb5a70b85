"""Gran Ramino's arithmetic: partitions, classes of hand, distance to a hand.

For the rules, which ask whether a hand is a great one and which of two is better; for bots, which want every winning
set; and for the screen, which shows how a finished hand is parted. It must not know of turns, piles, seats or options,
and imports neither the rules nor the table: in comes a form of the game and a set of cards, out goes a fact about them.

There are two ways to the class of a hand. `title` looks it up among all winning sets, which are put together once a
form; `title_slow` takes the hand apart in the words of the rules, without the first one's tables. Tests hold one
against the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, combinations, product
from typing import TypeAlias

from engine import cards
from engine.cards import PER_SUIT, RANKS, SUITS, Card, Cards, each, of, suit

Worth: TypeAlias = tuple[int, ...]
"""What a great hand is worth: the place of its class, the lowest being 1, then its key. Bigger is better."""
Part: TypeAlias = tuple[str, Cards]
"""A part of a hand as it is shown: "run", "set", "suit" or "sequence", and its cards."""

GRAN_RAMINO, RAMINO, DIECI, SETTE = "gran ramino", "ramino", "dieci", "sette"
RAMINO_RUN = 7
_NAMES = {10: (GRAN_RAMINO, RAMINO, DIECI), 7: (RAMINO, SETTE)}
_POINTS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 8, 9, 10, 1)
"""GR-2, in the order of RANKS."""
# Melds that make up a dieci or a sette. A longer run is two of these end to end, so no other lengths are needed.
_LENGTHS = {10: ((3, 3, 4), (5, 5)), 7: ((3, 4),)}


@dataclass(frozen=True, slots=True)
class Form:
    """A form of the game, as `form` gives it.

    order: the ranks of the pack, lowest first (GR-1). size: the cards of a hand. pack: all cards of the pack.
    """

    order: str
    size: int
    pack: Cards = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pack", cards.pack(self.order))

    @property
    def names(self) -> tuple[str, ...]:
        """The classes of great hands, highest first (GR-6 to GR-9)."""
        return _NAMES[self.size]

    def index(self, card: Card) -> int:
        """The place of the card's rank in runs, the lowest 0 (GR-1). ValueError for a card that is not in the pack."""
        place = self.order.find(RANKS[card % PER_SUIT])
        if place < 0:
            raise ValueError(f"{cards.name(card)} is not in this pack, which has the ranks {self.order}")
        return place

    def points(self, card: Card) -> int:
        """What the card counts when the stock runs out (GR-2); an ace counts 1 where it runs high, too."""
        return _POINTS[card % PER_SUIT]


_FORMS = {
    (40, 10, False): Form("A234567JQK", 10),
    (40, 7, False): Form("A234567JQK", 7),
    (36, 7, False): Form("A6789TJQK", 7),
    (36, 7, True): Form("6789TJQKA", 7),
}


def form(pack: int, size: int, ace_high: bool = False) -> Form:
    """The form with so many cards in the pack (40 or 36) and in a hand (10 or 7); always the same object for one form.

    Only the German pack of 36 has a choice of ace (GR-1); with 40 cards `ace_high` changes nothing. ValueError for any
    other numbers.
    """
    found = _FORMS.get((pack, size, ace_high and pack == 36))
    if found is None:
        raise ValueError(f"no form has {pack} cards and hands of {size}: it is 40 with 10 or 7, or 36 with 7")
    return found


def hand_points(form: Form, held: Cards) -> int:
    """The points of all these cards, melded or not (GR-2, GR-13)."""
    return sum([form.points(card) for card in cards.listed(held)])


def title(form: Form, held: Cards) -> str | None:
    """The highest class that fits this hand (GR-6 to GR-10); None if it is no great hand, or not of the form's size."""
    return _titles(form).get(held)


@cache
def winning(form: Form) -> frozenset[Cards]:
    """All great hands of the form, whatever their class."""
    return frozenset(_titles(form))


def key(form: Form, held: Cards) -> tuple[int, ...] | None:
    """What decides between two hands of one class, bigger being better (GR-12); None if it is no great hand.

    Gran ramino and ramino: (suit of the run). Dieci and sette: (cards in the longest suit, index of its highest card,
    suit), of two suits equally long the better one. Suits count S 4, C 3, D 2, H 1.
    """
    name = title(form, held)
    if name is None:
        return None
    length, top, of_suit = max(
        (len(indices), max(indices), number + 1)
        for number, mask in enumerate(cards.SUIT_CARDS)
        if (indices := [form.index(card) for card in each(held & mask)])
    )
    # A run of seven leaves three cards at most, so the longest suit is the run's.
    return (length, top, of_suit) if name == form.names[-1] else (of_suit,)


def worth(form: Form, held: Cards) -> Worth | None:
    """A value that is bigger for the better of two great hands (GR-11, GR-12); None if it is no great hand."""
    name, tie = title(form, held), key(form, held)
    if name is None or tie is None:
        return None
    return (len(form.names) - form.names.index(name), *tie)


def closing(form: Form, held: Cards) -> tuple[Card, ...]:
    """The discards that leave a great hand of these eleven (eight) cards, lowest card first (GR-10)."""
    titles = _titles(form)
    return tuple(card for card in each(held) if held ^ (1 << card) in titles)


def best_with(form: Form, held: Cards, extra: Card) -> tuple[Worth, Cards] | None:
    """The best great hand of a player who may use the closer's discard, which is not in the hand, or leave it (GR-11).

    Its worth, and the cards kept; None if neither way gives a great hand. Of equal ones the hand as held is kept, else
    the one that puts the lowest card away.
    """
    full = held | 1 << extra
    best: tuple[Worth, Cards] | None = None
    for kept in (held, *(full ^ (1 << card) for card in closing(form, full))):
        value = worth(form, kept)
        if value is not None and (best is None or value > best[0]):
            best = value, kept
    return best


def distance(form: Form, held: Cards) -> int:
    """How many cards at least must be exchanged until the hand is a great one; 0 if it is.

    It may hold one card too many: then 0 says that it can close. Which cards are out of reach does not matter.
    """
    return form.size - max(map(int.bit_count, map(held.__and__, winning(form))))


def parts(form: Form, held: Cards) -> tuple[Part, ...] | None:
    """How a great hand of its highest class is laid out for all to see; None if it is no great hand.

    Gran ramino: one "suit". Ramino: the "run" of seven; of ten cards then the other three, "suit" if they share one
    (even if they are consecutive too), else "sequence". Dieci and sette: each a "run" or a "set", as few as can be,
    then those with the longest one, then those where that is a run; longest first, runs before sets, low before high.
    """
    name = title(form, held)
    if name is None:
        return None
    if name == GRAN_RAMINO:
        return (("suit", held),)
    if name == RAMINO:
        return _ramino(form, held)
    best = min(
        _partings(form, held),
        key=lambda parting: (len(parting), sorted((-meld.bit_count(), kind) for kind, meld in parting)),
    )

    def place(part: Part) -> tuple[int, str, list[int], Cards]:
        kind, meld = part
        return -meld.bit_count(), kind, sorted(form.index(card) for card in each(meld)), meld

    return tuple(sorted(best, key=place))


@cache
def _titles(form: Form) -> dict[Cards, str]:
    """Every great hand with its highest class: the lower classes are put in first and give way to the higher ones."""
    titles: dict[Cards, str] = {}
    for lengths in _LENGTHS[form.size]:
        titles |= dict.fromkeys(_joined(form, lengths), form.names[-1])
    titles |= dict.fromkeys(_raminos(form), RAMINO)
    if GRAN_RAMINO in form.names:
        titles |= dict.fromkeys(map(of, _rows(form)), GRAN_RAMINO)
    return titles


def _rows(form: Form) -> list[list[Card]]:
    """The cards of each suit, hearts first, lowest rank first."""
    return [[cards.card(rank + letter) for rank in form.order] for letter in SUITS]


def _runs(form: Form, length: int) -> list[Cards]:
    """All runs of so many cards."""
    return [of(row[low : low + length]) for row in _rows(form) for low in range(len(row) - length + 1)]


def _sets(form: Form, length: int) -> list[Cards]:
    """All sets of so many cards; none if it is more than four."""
    return [of(chosen) for alike in zip(*_rows(form)) for chosen in combinations(alike, length)]


@cache
def every_meld(form: Form) -> tuple[Cards, ...]:
    """The runs of three and the sets of three: every longer meld is made of them."""
    return (*_runs(form, 3), *_sets(form, 3))


@cache
def melds_of(form: Form, length: int) -> tuple[Cards, ...]:
    """The runs and the sets of so many cards."""
    return (*_runs(form, length), *_sets(form, length))


def lengths(form: Form) -> tuple[tuple[int, ...], ...]:
    """How long the melds of a dieci or a sette are, each way there is (GR-8)."""
    return _LENGTHS[form.size]


def _joined(form: Form, lengths: tuple[int, ...]) -> set[Cards]:
    """All hands that can be parted into melds of these lengths (GR-8)."""
    hands = {0}
    for length in lengths:
        melds = _runs(form, length) + _sets(form, length)
        hands = {hand | meld for hand in hands for meld in melds if not hand & meld}
    return hands


def _raminos(form: Form) -> set[Cards]:
    """All hands with seven in a row and, of ten, three others that share a suit or are consecutive (GR-7, GR-9)."""
    runs = _runs(form, RAMINO_RUN)
    if form.size == RAMINO_RUN:
        return set(runs)
    return {run | three for run in runs for three in beside_run(form) if not run & three}


@cache
def beside_run(form: Form) -> tuple[Cards, ...]:
    """What a ramino has besides its run: of ten cards three that share a suit or are consecutive, of seven nothing (GR-7)."""
    if form.size == RAMINO_RUN:
        return (0,)
    rows = _rows(form)
    ranks = list(zip(*rows))
    one_suit = chain.from_iterable(combinations(row, 3) for row in rows)
    consecutive = chain.from_iterable(product(*ranks[low : low + 3]) for low in range(len(ranks) - 2))
    return tuple({of(three) for three in chain(one_suit, consecutive)})


def title_slow(form: Form, held: Cards) -> str | None:
    """What `title` says, found by trying to lay the hand out: slow, and the oracle of the tests."""
    if held & ~form.pack or held.bit_count() != form.size:
        return None
    if GRAN_RAMINO in form.names and len({suit(card) for card in each(held)}) == 1:
        return GRAN_RAMINO
    if _ramino(form, held) is not None:
        return RAMINO
    return None if next(_partings(form, held), None) is None else form.names[-1]


def _row_from(form: Form, held: Cards, low: Card) -> list[Card]:
    """The cards of the set that follow each other upwards in one suit, from this one on (GR-1)."""
    row = [low]
    for rank in form.order[form.index(low) + 1 :]:
        following = suit(low) * PER_SUIT + RANKS.index(rank)
        if not held >> following & 1:
            break
        row.append(following)
    return row


def _ramino(form: Form, held: Cards) -> tuple[Part, ...] | None:
    """The parts of a ramino (GR-7, GR-9), trying every seven of a longer run; None if it is none."""
    for low in each(held):
        run = of(_row_from(form, held, low)[:RAMINO_RUN])
        if run.bit_count() < RAMINO_RUN:
            continue
        others = held ^ run
        if not others:
            return (("run", run),)
        if len({suit(card) for card in each(others)}) == 1:
            return ("run", run), ("suit", others)
        bottom, middle, top = sorted(form.index(card) for card in each(others))
        if (middle, top) == (bottom + 1, bottom + 2):
            return ("run", run), ("sequence", others)
    return None


def _partings(form: Form, held: Cards) -> Iterator[tuple[Part, ...]]:
    """All ways to part the cards into sets and runs, each card in one of them (GR-8), those with long runs first."""
    if not held:
        yield ()
        return
    # No card of its suit is below the first one, so that a run it is in begins with it.
    first = min(each(held), key=lambda card: (suit(card), form.index(card)))
    row = _row_from(form, held, first)
    alike = [card for card in each(held) if card != first and form.index(card) == form.index(first)]
    runs: list[Part] = [("run", of(row[:length])) for length in range(len(row), 2, -1)]
    sets: list[Part] = [("set", of((first, *others))) for more in (3, 2) for others in combinations(alike, more)]
    for part in runs + sets:
        for rest in _partings(form, held ^ part[1]):
            yield part, *rest
