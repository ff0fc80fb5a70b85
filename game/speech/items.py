"""What a screen says of itself and of what has the focus. Pure: scenes make these, the teller says them."""

import re
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace

from game import words

_CODE = re.compile(r"\b[0-9A-Z]{4}(?:-[0-9A-Z]{1,4}){1,3}\b|\b[0-9a-f]{4}(?: [0-9a-f]{4}){2}\b")
"""The code of a deal, as far as it is typed, or its seal."""


@dataclass(frozen=True)
class Item:
    """Something that can have the focus.

    label   what it is called; role: what it is, as the part of a key ("button"), "" for none
    value   what is set; more: a sentence about it, said last
    at, of  the how-manyth of how many, 0 for none
    question  what it answers, said first
    """

    label: str
    role: str = ""
    value: str = ""
    more: str = ""
    at: int = 0
    of: int = 0
    question: str = ""

    @property
    def briefly(self) -> "Item":
        """It, for somebody who has just heard the question and what is said about it."""
        return replace(self, question="", more="")

    @property
    def sentence(self) -> str:
        """All of it."""
        role = words.say("speech.role." + self.role) if self.role else ""
        called = words.say("speech.item", label=self.label, role=role) if role else self.label
        place = words.say("speech.place", at=self.at, of=self.of) if self.of else ""
        return sentences(self.question, called, self.value, place, self.more)


@dataclass(frozen=True)
class Page:
    """A screen as it can be heard.

    lines  what is written on it besides its items, in reading order; the first one names it
    items  by key of the target; focus: the key of the one with the focus
    brief  only the first line is said when it comes, the others one by one when they are asked for
    """

    lines: tuple[str, ...] = ()
    items: Mapping[Hashable, Item] = field(default_factory=dict)
    focus: Hashable = None
    brief: bool = False

    @property
    def item(self) -> Item | None:
        """The one with the focus."""
        return self.items.get(self.focus)


def spelled(text: str) -> str:
    """A text whose codes and seals are said letter by letter, with a rest after each group: else they sound like words."""
    return _CODE.sub(lambda code: ", ".join(" ".join(group) for group in re.split("[- ]", code[0])), text)


def sentences(*parts: str) -> str:
    """Parts one after the other, each a sentence of its own: the voice rests after each."""
    held = [part.strip() for part in parts if part.strip()]
    return " ".join(part if part[-1] in ".!?:…" else part + "." for part in held)
