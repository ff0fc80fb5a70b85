"""The code of a deal: twelve letters that say its cards, two that catch a slip, and the seal that is shown before.

A deal hangs on one number of 60 bits (`chance.derive(secret, "deal", n)`). Written as K7QW-3MZ0-9PXA-4T it can be read aloud:
the letters are Crockford's thirty-two, so I and L are read as 1, O as 0, capitals and dashes do not matter, and there is no U.

The last two letters are checks. As numbers of the field of 32 the fourteen letters add up to nothing, and so they do when each
is weighed with a power of the field's generator, the last one with the power 0. Two sums catch every wrong letter, every two
wrong letters and every two that changed places; one wrong letter shows where it stands.

The seal is the SHA-256 of the code as it is written here: `printf %s K7QW-3MZ0-9PXA-4T | sha256sum` gives it on any computer.
Whoever has seen the seal before the deal knows afterwards that the code, and so the cards, were settled then.
"""

from hashlib import sha256
from itertools import pairwise
from typing import Final
from unicodedata import category

from engine.chance import Seed

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUPS: Final = (4, 4, 4, 2)
"""How many letters stand in each group."""
LONG: Final = sum(GROUPS)
MOST: Final = 1 << 60
"""Numbers of deals are below that."""
SHORT_SEAL: Final = 12
"""How many signs of a seal are enough to know it again."""
_SAME = str.maketrans("ILO", "110")
_BETWEEN = frozenset("\t\r\n_.,:·−")
_BETWEEN_KINDS = frozenset({"Pd", "Zs", "Zl", "Zp", "Cf"})
"""Dashes, spaces, and what is not seen at all but comes with a text that was copied."""


class CodeError(ValueError):
    """What was typed is no code.

    key     "letter": a sign that no code has; "length": too few or too many; "group": one letter of a group is wrong, or two
            have changed places; "wrong": more than that is wrong
    group   the group it is in, from 1; 0 if that cannot be told
    found   the sign, or how many there are
    """

    def __init__(self, key: str, group: int = 0, found: str = "") -> None:
        where = f" in group {group}" if group else ""
        super().__init__(
            {
                "letter": f"a deal code has no {found!r}{where}",
                "length": f"a deal code has {LONG} letters and digits, not {found}{where}",
                "group": f"something{where} of this deal code is wrong: read it once more",
                "wrong": "this is no deal code: more than one letter is wrong",
            }[key]
        )
        self.key, self.group, self.found = key, group, found


def written(number: Seed) -> str:
    """The code of a deal's number, in groups; ValueError if it has more than 60 bits."""
    if not 0 <= number < MOST:
        raise ValueError(f"the number of a deal has 60 bits, and {number} has not")
    values = [number >> shift & 31 for shift in range(55, -1, -5)]
    plain, weighed = _sums([*values, 0, 0])
    first = _times(plain ^ weighed, _INVERSE[1 ^ _POWERS[1]])
    letters = iter([LETTERS[value] for value in (*values, first, plain ^ first)])
    return "-".join("".join(next(letters) for _ in range(size)) for size in GROUPS)


def letters(text: str) -> str:
    """What was typed, in capitals, without what may stand between the letters and means nothing."""
    return "".join(_capital(sign) for sign in text if sign.isalnum() or not _means_nothing(sign))


def _means_nothing(sign: str) -> bool:
    return sign in _BETWEEN or category(sign) in _BETWEEN_KINDS


def _capital(sign: str) -> str:
    """One letter stays one: two S are no ß."""
    capital = sign.upper()
    return capital if len(capital) == 1 else sign


def read(text: str) -> Seed:
    """The number of the deal that somebody's code means; CodeError says what is wrong, and where as far as that can be told."""
    signs = letters(text)
    for at, sign in enumerate(signs[: LONG + 1]):
        if sign.translate(_SAME) not in LETTERS:
            raise CodeError("letter", _group_of(at) if at < LONG else 0, sign)
    if len(signs) != LONG:
        raise CodeError("length", _misfit(text), str(len(signs)))
    values = [LETTERS.index(sign) for sign in signs.translate(_SAME)]
    plain, weighed = _sums(values)
    if plain or weighed:
        groups = _suspects(values, plain, weighed)
        raise CodeError("group", groups.pop()) if len(groups) == 1 else CodeError("wrong")
    number = 0
    for value in values[:-2]:
        number = number << 5 | value
    return number


def seal(number: Seed) -> str:
    """What may be seen of a deal before it: the SHA-256 of its code, in 64 hexadecimal signs."""
    return sha256(written(number).encode("ascii")).hexdigest()


def short(whole_seal: str) -> str:
    """The beginning of a seal, in groups of four, as it is shown: "3f9a 07c2 b1d8"."""
    return " ".join(whole_seal[at : at + 4] for at in range(0, SHORT_SEAL, 4))


def _group_of(at: int) -> int:
    """The group (from 1) of the letter at a place (from 0)."""
    return at // GROUPS[0] + 1


def _misfit(text: str) -> int:
    """The one group of four typed groups that has not the length it should have; 0 if it cannot be told."""
    parts = [part for part in "".join(sign if sign.isalnum() else " " for sign in text).split(" ") if part]
    if len(parts) != len(GROUPS):
        return 0
    wrong = [at for at, (part, size) in enumerate(zip(parts, GROUPS), 1) if len(part) != size]
    return wrong[0] if len(wrong) == 1 else 0


# The field of 32: numbers are added without carrying, and multiplied modulo x^5 + x^2 + 1

_POWERS = [1]
for _ in range(30):
    _POWERS.append(_POWERS[-1] << 1 ^ (0b100101 if _POWERS[-1] & 16 else 0))
_EXPONENT = {value: power for power, value in enumerate(_POWERS)}
_INVERSE = {value: _POWERS[-power % 31] for power, value in enumerate(_POWERS)}


def _times(one: int, other: int) -> int:
    return _POWERS[(_EXPONENT[one] + _EXPONENT[other]) % 31] if one and other else 0


def _weight(at: int) -> int:
    """What the letter at that place is weighed with."""
    return _POWERS[LONG - 1 - at]


def _sums(values: list[int]) -> tuple[int, int]:
    """All letters added up, and each by its weight: both 0 in a code."""
    plain = weighed = 0
    for at, value in enumerate(values):
        plain ^= value
        weighed ^= _times(value, _weight(at))
    return plain, weighed


def _suspects(values: list[int], plain: int, weighed: int) -> set[int]:
    """The groups in which one wrong letter, or two neighbours that changed places, would explain these sums."""
    if plain and weighed:
        power = _EXPONENT[_times(weighed, _INVERSE[plain])]
        return {_group_of(LONG - 1 - power)} if power < LONG else set()
    return {
        _group_of(at + 1)
        for at, (one, other) in enumerate(pairwise(values))
        if not plain and _times(one ^ other, _weight(at) ^ _weight(at + 1)) == weighed
    }
