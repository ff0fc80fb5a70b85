"""The code of a deal as it is typed: in groups as far as it goes, and a sentence about what is wrong with it. Pure."""

from typing import Final

from engine import deal_code
from engine.deal_code import CodeError
from game import words

MOST: Final = 40
"""Letters that are taken, so that whoever types too many can see it."""


def grouped(typed: str) -> str:
    """What was typed, in capitals and in the groups of a code as far as it goes."""
    letters, parts, at = deal_code.letters(typed), [], 0
    for size in (*deal_code.GROUPS[:-1], MOST):
        parts.append(letters[at : at + size])
        at += size
    return "-".join(part for part in parts if part)


def told(wrong: CodeError, typed: str) -> str:
    """The sentence about a text that is no code."""
    key = f"code.{wrong.key}.group" if wrong.group and wrong.key == "letter" else f"code.{wrong.key}"
    letter = wrong.found if wrong.found.isprintable() else ascii(wrong.found)
    return words.say(key, group=wrong.group, letter=letter, n=len(deal_code.letters(typed)), most=deal_code.LONG)


def wrong_with(typed: str) -> str:
    """A sentence about what is no code; "" if it is one, or may still become one."""
    try:
        deal_code.read(typed)
    except CodeError as wrong:
        unfinished = wrong.key == "length" and len(deal_code.letters(typed)) < deal_code.LONG
        return "" if unfinished else told(wrong, typed)
    return ""
