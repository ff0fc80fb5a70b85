"""The shuffle and the seeds: the only place that knows chance.

One secret of a match is the root; everything random hangs on a named branch of its own (`deal/3`, `cut/1`, `deal/3/turn/1`,
`bot/2/17`), so that one draw more in one place never moves another. The shuffle is our own Fisher-Yates over
`Random.random()`, the one stream that Python promises to keep for ever; whole deals are pinned in a test.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from random import Random
from typing import TypeAlias, TypeVar

Dice: TypeAlias = Random
Seed: TypeAlias = int

T = TypeVar("T")


class Given(int):
    """The secret of a match whose first deal was chosen: its number (`engine.deal_code` writes it), and perhaps who deals it.

    The cut for the dealer and all that is shuffled within that deal hang on its number, so that they are the same wherever it
    is played; later deals hang on the secret.
    """

    deal: Seed
    dealer: int | None

    def __new__(cls, secret: Seed, deal: Seed, dealer: int | None = None) -> "Given":
        """A secret with a chosen first deal. dealer: the seat that deals it; None: who the cut says."""
        made = super().__new__(cls, secret)
        made.deal, made.dealer = deal, dealer
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Given) and (int(self), self.deal, self.dealer) == (int(other), other.deal, other.dealer)

    def __ne__(self, other: object) -> bool:
        return not self == other  # a number has an answer of its own, which knows nothing of deals

    def __hash__(self) -> int:
        return hash((int(self), self.deal, self.dealer))


def derive(secret: Seed, *branch: str | int) -> Seed:
    """The seed on a named branch: 60 bits of SHA-256, so that it can be told in twelve letters and the secret never found."""
    if isinstance(secret, Given) and (branch[:1] == ("cut",) or branch[:2] == ("deal", 1)):
        if branch == ("deal", 1):
            return secret.deal
        secret = secret.deal
    path = "/".join(map(str, (secret, *branch)))
    return int.from_bytes(sha256(path.encode("ascii")).digest()[:8]) >> 4


def dice(seed: Seed) -> Dice:
    """A stream of chance of its own."""
    return Random(seed)


def pick(dice: Dice, options: Sequence[T]) -> T:
    """One of the options, all equally likely; IndexError when there is none."""
    return options[int(dice.random() * len(options))]


def shuffled(things: Iterable[T], dice: Dice) -> list[T]:
    """These in a random order."""
    order = list(things)
    throw = dice.random
    for last in range(len(order) - 1, 0, -1):
        other = int(throw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
