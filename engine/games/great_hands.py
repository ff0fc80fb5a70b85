"""All great hands of Gran Ramino at once, and how near a hand is to each of them.

The ten-card form has 54,464 great hands. They stand in one fixed order, and a *row* is an integer with a bit for each of them:
`holding[card]` is the row of those that need the card. How many cards a hand shares with every great hand is then counted in
columns, as one adds on paper: four rows hold the binary digits of 54,464 sums, and one more card is added to all of them with
eight operations on whole rows. So a hand is compared with everything in some 20 microseconds, and nothing is left out.

It must not know of turns, piles, seats or options: in come cards, out come rows and counts.
"""

from collections.abc import Generator, Iterable, Sequence
from itertools import compress
from typing import TypeAlias

from engine.cards import PER_SUIT, Card, Cards, each
from engine.games import melds

Row: TypeAlias = int
"""A set of great hands, one bit each."""
Sums: TypeAlias = tuple[Row, Row, Row, Row]
"""How many cards are shared with each great hand: the digits for 1, 2, 4 and 8."""

_BYTES = 7
_AT_ONCE = 8192
"""Hands gathered in a slice: a millisecond or two."""
_DIGITS = tuple(bytes(49 if byte >> bit & 1 else 48 for byte in range(256)) for bit in range(8))
"""For each bit of a byte the table that turns bytes into the digits 1 and 0 of that bit."""


class GreatHands:
    """A list of great hands of one form, in order, with the rows to count in.

    masks: the hands. size: cards of a hand. holding: by card the row of the hands that need it. every: the row of all.
    `gather` makes one.
    """

    def __init__(self, masks: Sequence[Cards], size: int, holding: Sequence[Row]) -> None:
        self.masks = masks
        self.size = size
        self.holding = holding
        self.every: Row = (1 << len(masks)) - 1

    def only(self, row: Row) -> Generator[None, None, "GreatHands"]:
        """The hands of that row alone, in the same order: shorter rows are counted faster. As sliced as `gather`."""
        chosen = format(row, f"0{len(self.masks)}b").encode()[::-1]
        masks: list[Cards] = []
        for at in range(0, len(self.masks), _AT_ONCE):
            masks += compress(self.masks[at : at + _AT_ONCE], map((49).__eq__, chosen[at : at + _AT_ONCE]))
            yield
        return (yield from gather(masks, self.size))

    def without(self, dead: Cards) -> Row:
        """The hands that need none of these cards."""
        holding = self.holding
        lost = 0
        for card in each(dead):
            lost |= holding[card]
        return self.every ^ lost

    def sums(self, held: Iterable[Card]) -> Sums:
        """How many of these cards each hand shares."""
        holding = self.holding
        ones = twos = fours = eights = 0
        for card in held:
            new = holding[card]
            carry = ones & new
            ones ^= new
            new = twos & carry
            twos ^= carry
            carry = fours & new
            fours ^= new
            eights ^= carry
        return ones, twos, fours, eights

    def plus(self, sums: Sums, card: Card) -> Sums:
        """The sums with one more card."""
        ones, twos, fours, eights = sums
        new = self.holding[card]
        carry = ones & new
        next_carry = twos & carry
        return ones ^ new, twos ^ carry, fours ^ next_carry, eights ^ (fours & next_carry)

    def minus(self, sums: Sums, card: Card) -> Sums:
        """The sums with a card less that was counted."""
        ones, twos, fours, eights = sums
        ones ^= self.holding[card]
        borrow = ones & self.holding[card]
        twos ^= borrow
        next_borrow = twos & borrow
        fours ^= next_borrow
        return ones, twos, fours, eights ^ (fours & next_borrow)

    def lacking(self, sums: Sums, row: Row, most: int) -> list[Row]:
        """Of the hands in the row, those that lack no card, one card, two cards ... up to `most`."""
        ones, twos, fours, eights = sums
        found = []
        for shared in range(self.size, self.size - most - 1, -1):
            left = row
            for digit, rows in ((8, eights), (4, fours), (2, twos), (1, ones)):
                left &= rows if shared & digit else ~rows
            found.append(left)
        return found


def gather(masks: Sequence[Cards], size: int) -> Generator[None, None, GreatHands]:
    """The rows of these hands, a slice of a millisecond or two per `next`; the last hand has the highest bit."""
    parts = []
    for at in range(0, len(masks), _AT_ONCE):
        parts.append(b"".join([mask.to_bytes(_BYTES, "little") for mask in masks[at : at + _AT_ONCE]]))
        yield
    columns = b"".join(parts)
    holding: list[Row] = []
    for card in range(52):
        byte, bit = divmod(card, 8)
        holding.append(int(columns[byte - _BYTES :: -_BYTES].translate(_DIGITS[bit]) or b"0", 2))
        if card % PER_SUIT == PER_SUIT - 1:
            yield
    return GreatHands(masks, size, holding)


_MADE: dict[melds.Form, GreatHands] = {}


def prepare(form: melds.Form) -> Generator[None, None, GreatHands]:
    """All great hands of the form, made once in some 20 milliseconds, a slice per `next`; at once when they are there."""
    if form not in _MADE:
        # The order is of no account, but that it stays: rows are counted, never read from one end.
        _MADE[form] = yield from gather(list(melds.winning(form)), form.size)
    return _MADE[form]


def great_hands(form: melds.Form) -> GreatHands:
    """All great hands of the form, at once."""
    for _ in prepare(form):
        pass
    return _MADE[form]
