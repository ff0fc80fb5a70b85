"""All great hands of Gran Ramino at once, and how near a hand is to each of them.

The ten-card form has 54,464 great hands. They stand in one fixed order, and a *row* is an integer with a bit for each of them:
`holding[card]` is the row of those that need the card. How many cards a hand shares with every great hand is then counted in
columns, as one adds on paper: four rows hold the binary digits of 54,464 sums, and one more card is added to all of them with
eight operations on whole rows. So a hand is compared with everything in some 20 microseconds, and nothing is left out.

It must not know of turns, piles, seats or options: in come cards, out come rows and counts.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from typing import Self, TypeAlias

from engine.cards import Card, Cards, each
from engine.games import melds

Row: TypeAlias = int
"""A set of great hands, one bit each."""
Sums: TypeAlias = tuple[Row, Row, Row, Row]
"""How many cards are shared with each great hand: the digits for 1, 2, 4 and 8."""

_BYTES = 7
_DIGITS = tuple(bytes(49 if byte >> bit & 1 else 48 for byte in range(256)) for bit in range(8))
"""For each bit of a byte the table that turns bytes into the digits 1 and 0 of that bit."""


class GreatHands:
    """A list of great hands of one form, in order, with the rows to count in.

    masks: the hands. size: cards of a hand. holding: by card the row of the hands that need it. every: the row of all.
    """

    def __init__(self, masks: Sequence[Cards], size: int) -> None:
        self.masks = masks
        self.size = size
        self.every: Row = (1 << len(masks)) - 1
        columns = b"".join([mask.to_bytes(_BYTES, "little") for mask in reversed(masks)])
        self.holding: list[Row] = [
            int(columns[card // 8 :: _BYTES].translate(_DIGITS[card % 8]) or b"0", 2) for card in range(52)
        ]

    def only(self, row: Row) -> Self:
        """The hands of that row alone, in the same order: shorter rows are counted faster."""
        chosen = format(row, f"0{len(self.masks)}b").encode()[::-1]
        return type(self)(list(compress(self.masks, map((49).__eq__, chosen))), self.size)

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


@cache
def great_hands(form: melds.Form) -> GreatHands:
    """All great hands of the form; made once, in some 40 milliseconds."""
    return GreatHands(sorted(melds.winning(form)), form.size)
