"""What a person has typed, understood: a move, a command, a card, or a sentence that asks back. It reads and never plays.

A move is its number in the list, its text, or what it is called at a table: "8C", "eight of clubs", "8 clubs", "clubs 8",
"eight" where one eight can be played, "stock", "take", "pick up", "2 1 1 0". The beginning of a word stands for the word where
it can be no other.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine import cards
from engine.cards import Card
from engine.cli.card_words import SIGNS, cards_of, cards_of_word
from engine.cli.naming import RANKS, Naming, counted, listed
from engine.model import Action

LONGEST: Final = 200
"""Letters of a line that are read; whoever types more has leant on the keyboard."""
COMMANDS: Final = {
    "help": ("help", "?"),
    "hint": ("hint", "advice", "coach"),
    "why": ("why",),
    "again": ("again", "repeat", "since"),
    "hand": ("hand", "cards"),
    "table": ("table", "trick", "look"),
    "counts": ("counts", "count", "scores", "score", "markers"),
    "turn": ("turn", "choices", "legal", "list"),
    "rules": ("rules",),
    "fair": ("fair",),
    "back": ("back", "undo"),
    "auto": ("auto",),
    "words": ("words",),
    "letters": ("letters", "codes"),
    "save": ("save",),
    "quit": ("quit", "exit", "bye", "leave"),
}
"""Every command by what it may be called, its own name first."""
_PHRASES: Final = {
    "draw stock": ("stock", "draw", "deck", "draw from stock", "from stock"),
    "draw discard": ("take", "take it", "take discard", "draw from discard pile", "from discard pile"),
    "pick up": ("pick", "pickup", "up", "pick up trick", "roll up"),
    "swap": ("exchange", "change", "swap hand"),
    "keep": ("stay", "keep hand"),
    "deal": ("next", "next deal", "go on"),
}
"""What moves without a card are called besides their text."""
_WITH_MORE: Final = frozenset({"why", "save", "auto"})
"""Commands that more words can follow."""
_VERBS: Final = frozenset({"play", "lead", "lay", "put", "discard", "throw", "drop", "follow"})
_FILLERS: Final = frozenset({"of", "the", "my", "with", "card", "please", "for", "on", "and"})
_NUMBERS: Final = {str(number): number for number in range(10)} | {
    **{word: number for number, word in enumerate(("zero", "one", "two", "three", "four"))},
    "none": 0,
    "all": 4,
}
_HONOURS: Final = tuple(map(cards.card, ("AH", "KD", "QS", "JC")))


class Move(NamedTuple):
    """A legal action is meant."""

    action: Action


class Refused(NamedTuple):
    """Something is meant that cannot be done now: a card, or an action without one."""

    card: Card | None
    action: Action | None = None


class Command(NamedTuple):
    """One of COMMANDS; rest is what was typed behind it, as it was typed."""

    name: str
    rest: str


class Unclear(NamedTuple):
    """Nothing, or more than one thing, can be meant; `says` is a sentence about it."""

    says: str


class Asked(NamedTuple):
    """What the person is asked.

    legal    everything that can be done; offered: what was listed with numbers, in that order
    hand     the cards that are seen in the own hand
    top      the card that can be taken from the discard pile, if one can
    naming   how cards are named in answers
    """

    legal: Sequence[Action]
    offered: Sequence[Action]
    hand: Sequence[Card]
    top: Card | None
    naming: Naming


def understood(line: str, asked: Asked) -> Move | Refused | Command | Unclear:
    """What this line means as an answer to what is asked."""
    if len(line) > LONGEST and not line.lstrip().lower().startswith("save "):
        return Unclear(f"That line is too long for a move: more than {LONGEST} letters. Nothing was played.")
    if re.fullmatch(r"\s*[-+\u2212]\s*\d+\s*", line):
        return Unclear("A choice is its number alone, without a sign before it. Nothing was played.")
    words = _words(line)
    if not words:
        return Unclear("You have typed nothing." if not line.strip() else "That is no word and no card.")
    name = next((name for name, called in COMMANDS.items() if words[0] in called), None)
    if name is not None and (len(words) == 1 or name in _WITH_MORE):
        return Command(name, line.strip().partition(" ")[2].strip())
    return _meant(words, asked)


def asked_about(text: str, asked: Asked) -> Move | Refused | Unclear:
    """What is meant by the words behind "why"; it is only looked at."""
    words = _words(text[:LONGEST])
    if not words:
        return Unclear("Type why and a card, for example: why eight of clubs.")
    found = _meant(words, asked)
    if isinstance(found, Command):
        return Unclear(f"{_shown(words)} is no card and no move.")
    return found


def _meant(words: Sequence[str], asked: Asked) -> Move | Refused | Command | Unclear:
    """A move or card named in full; else what begins so; else the card that is meant though it cannot be played."""
    named = _named(words, asked)
    if isinstance(named, Move):
        return named
    begun = _beginning(words, asked)
    if isinstance(begun, Move | Command):
        return begun
    says = f"{_shown(words)} is not understood. Type turn for what you can do, or help for the commands."
    if cards_of([word for word in words if word not in _FILLERS]) is not None:
        says = "You have no such card." if asked.hand else "You do not see your cards yet."
    return named or begun or Unclear(says)


def _words(line: str) -> list[str]:
    """The words of a line, in small letters, without marks."""
    if line.strip() == "?":
        return ["?"]
    return re.findall(r"[^\W_]+", line.casefold().translate(SIGNS))


def _shown(words: Sequence[str]) -> str:
    """What was typed, fit to be printed."""
    text = " ".join(words)
    return f'"{text}"' if len(text) <= 40 and text.isprintable() else "That"


def _named(words: Sequence[str], asked: Asked) -> Move | Refused | Unclear | None:
    """The move or card that these words name; None if they name none."""
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        return _numbered(words[0], asked)
    plain = [word for word in words if word not in _FILLERS]
    phrase = " ".join(plain)
    staking = any(action.kind == "stake" for action in asked.legal)
    split = _split(plain) if staking else None
    if split is not None or (staking and plain[:1] == ["stake"]):
        return _staked(split or (), asked)
    for text, called in _PHRASES.items():
        if phrase == text or phrase in called:
            action = Action.parse(text)
            return Move(action) if action in asked.legal else Refused(None, action)
    for action in asked.legal:
        if phrase == action.text.lower():
            return Move(action)
    if plain[:1] == ["stake"] and not staking:
        return Refused(None, Action("stake"))
    if plain[:1] == ["take"] and asked.top is not None:
        return _taken(cards_of(plain[1:]), asked)
    possible = cards_of(plain[1:] if plain and plain[0] in _VERBS else plain)
    return None if possible is None else _one_card(possible, asked)


def _taken(possible: cards.Cards | None, asked: Asked) -> Move | Unclear | None:
    """Taking a card that is named: only the top of the discard pile can be."""
    if possible is None or asked.top is None:
        return None
    if possible >> asked.top & 1:
        return Move(Action.parse("draw discard"))
    return Unclear(f"Only {asked.naming.one(asked.top)} can be taken.")


def _numbered(digits: str, asked: Asked) -> Move | Unclear:
    """A number alone is a place in the list."""
    offered = asked.offered
    number = int(digits) if len(digits) < 4 else 0
    if 1 <= number <= len(offered):
        return Move(offered[number - 1])
    if len(digits) == len(_HONOURS) and any(action.kind == "stake" for action in asked.legal):
        return _staked([int(digit) for digit in digits], asked)
    rank = f" For a card type its name, for example {RANKS[number - 2]} of clubs." if 2 <= number <= 10 else ""
    return Unclear(f"There is no {digits[:10]} in the list; it has {counted(len(offered), 'choice')}.{rank}")


def _split(plain: Sequence[str]) -> tuple[int, ...] | None:
    """Markers for the four honours: "2 1 1 0", "stake 2 1 1 0", "one each", "4 jc", "2 ace hearts 2 jc"."""
    plain = [word for word in plain if word not in ("stake", "place", "marker", "markers")]
    if len(plain) == 2 and plain[0] in _NUMBERS and plain[1] == "each":
        return (_NUMBERS[plain[0]],) * len(_HONOURS)
    if len(plain) > 1 and all(word in _NUMBERS for word in plain):
        return tuple(_NUMBERS[word] for word in plain)
    split = dict.fromkeys(_HONOURS, 0)
    at = 0
    while at + 1 < len(plain) and plain[at] in _NUMBERS:
        for length in (2, 1):
            named = [card for card in _HONOURS if (cards_of(plain[at + 1 : at + 1 + length]) or 0) >> card & 1]
            if len(named) == 1:
                split[named[0]] += _NUMBERS[plain[at]]
                at += 1 + length
                break
        else:
            return None
    return tuple(split.values()) if plain and at >= len(plain) else None


def _staked(split: Sequence[int], asked: Asked) -> Move | Unclear:
    text = "stake " + " ".join(map(str, split))
    for action in asked.legal:
        if action.text == text:
            return Move(action)
    due = sum(int(part) for part in asked.legal[0].choice.split())
    return Unclear(f"Type four numbers that make {due} together: one for each honour card.")


def _playable(possible: cards.Cards, asked: Asked) -> list[Action]:
    return [action for action in asked.legal if action.card is not None and possible >> action.card & 1]


def _one_card(possible: cards.Cards, asked: Asked) -> Move | Refused | Unclear | None:
    """The one card of these that can be played; else the one that is meant, to say why it cannot; None if none is."""
    playable = _playable(possible, asked)
    if len(playable) == 1:
        return Move(playable[0])
    if playable:
        return Unclear(f"Which one: {listed([asked.naming.one(action.card) for action in playable], 'or')}?")
    held = [card for card in asked.hand if possible >> card & 1]
    if held:
        return Refused(held[0])
    if possible.bit_count() == 1:
        return Refused(next(cards.each(possible)))
    return None


def _beginning(words: Sequence[str], asked: Asked) -> Move | Command | Refused | Unclear | None:
    """What begins so: a command, a move without a card, a card that can be played; None if nothing does."""
    typed = " ".join(words)
    found: dict[str, Move | Command] = {}
    for name, called in COMMANDS.items():
        if any(word.startswith(typed) for word in called) and (name != "quit" or len(typed) > 2):
            found[name] = Command(name, "")
    for action in asked.legal:
        called = _PHRASES.get(action.text, ())
        if action.text in _PHRASES and any(text.startswith(typed) for text in (action.text, *called)):
            found[action.text] = Move(action)
    possible = cards_of_word(typed, whole=False) or 0
    for action in _playable(possible, asked):
        found[asked.naming.one(action.card)] = Move(action)
    if len(found) == 1:
        return next(iter(found.values()))
    if found:
        return Unclear(f"{_shown(words)} can be {listed(list(found), 'or')}. Type a little more.")
    return _one_card(possible, asked) if possible else None


__all__ = ["COMMANDS", "LONGEST", "Asked", "Command", "Move", "Refused", "Unclear", "asked_about", "understood"]
