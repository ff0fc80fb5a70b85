"""Good texts and values made wrong, and the one outcome that is right for them: read, or refused in a sentence.

How often is said by the command line: a hundred inputs each in the ordinary run, 100,000 with `pytest -m slow tests/fuzz`.
"""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine.position import PositionError
from engine.record import RecordError
from engine.rules import IllegalAction
from engine.wire import WireError

SHORT, LONG = 100, 100_000
SENTENCES = {ValueError, RecordError, PositionError, WireError, IllegalAction}
"""What a reader may raise: these very types, none derived from them (a UnicodeDecodeError is no sentence)."""
LONGEST_SENTENCE = 1_000
MOST_SECONDS = 2.0
"""Of the processor, for one input: a clock on the wall would also count what other programs do."""
FORBIDDEN = {"open", "exec", "compile", "import", "os.system", "subprocess.Popen", "socket.connect", "pickle.find_class"}
VALUES = (
    *(None, True, False, 0, 1, -1, 2, 7, 51, 52, 99, 10**30, -(10**30), 0.5, float("inf"), float("nan")),
    *("", "x", "8C", "ZZ", "deal", "play 8C", "draw stock", "stake 1 1 1 1", "../../etc/passwd", "__import__('os')", "\0", "é"),
    *([], {}, [[]], [None], {"a": 1}, ["8C"], ["8C", "8C"], [0, "deal"], [1, 2, 3]),
)
PIECES = (
    *("\n", "\r", "\0", " ", "  ", "~ ", "# ", "---", "\n---\n", "end 0", "end 9", "seed 1", "position {}", "\u2028", "\x85"),
    *("-1", "9" * 30, "0 deal", "1 play 8C", "option ", "{", "}", "[", "]", '"', ",", ":", "٣", "\ufeff", "NaN", "1e999"),
)


def often(number: int, times: int = 0) -> Any:
    """Settings for so many inputs, in so many `times` where each holds several. What is found can be run again as printed."""
    return settings(
        max_examples=times or number,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
        derandomize=number == SHORT,
    )


def dice_for(number: int) -> Any:
    """What wrong things are made with: quick in long runs; in short ones each throw is known, so that a fault is made small."""
    return st.randoms(use_true_random=number == LONG)


def some_value(dice: Random, depth: int = 0) -> Any:
    """Any JSON value, most of them small."""
    match dice.randrange(8 if depth < 3 else 5):
        case 0:
            return dice.randint(-3, 60)
        case 1:
            return some_text(dice, 6)
        case 5 | 6:
            return [some_value(dice, depth + 1) for _ in range(dice.randrange(5))]
        case 7:
            return {some_text(dice, 5): some_value(dice, depth + 1) for _ in range(dice.randrange(4))}
        case _:
            return dice.choice(VALUES)


def some_text(dice: Random, most: int) -> str:
    """Any text: plain letters, letters of the world, and pieces of files."""
    parts = []
    for _ in range(dice.randrange(most)):
        match dice.randrange(4):
            case 0:
                parts.append(chr(dice.randrange(0xD800)))
            case 1:
                parts.append(dice.choice(PIECES))
            case _:
                parts.append(chr(dice.randrange(32, 127)))
    return "".join(parts)


class _Watch:
    """Notes what the interpreter is asked to open, load or evaluate while a reader reads."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[str] = []
        sys.addaudithook(self._hear)  # a hook stays for good; it only listens while it is on

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self.on and event in FORBIDDEN:
            self.seen.append(f"{event} {arguments!r}"[:200])

    @contextmanager
    def listening(self) -> Iterator[None]:
        self.seen, self.on = [], True
        try:
            yield
        finally:
            self.on = False


watch = _Watch()


def read_or_refused(read: Callable[[], Any]) -> Any:
    """What was read, or None after a refusal in a sentence. Whatever else happens fails the test."""
    started = time.process_time()
    found = _read(read)
    if time.process_time() - started > MOST_SECONDS:  # once more: it may have been the interpreter that tidied its memory
        started = time.process_time()
        _read(read)
        assert time.process_time() - started < MOST_SECONDS
    return found


def _read(read: Callable[[], Any]) -> Any:
    found = None
    with watch.listening():
        try:
            found = read()
        except ValueError as wrong:
            assert type(wrong) in SENTENCES, repr(wrong)
            words = str(wrong)
            assert words.strip(), "a refusal says what is wrong"
            assert "\n" not in words and "\r" not in words, words
            assert len(words) <= LONGEST_SENTENCE, words[:200]
    assert not watch.seen, watch.seen
    return found


def mangled_text(text: str, dice: Random) -> str:
    """The text with one to four places wrong: cut, doubled, exchanged, torn, or something put in."""
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(text) + 1)
        match dice.randrange(8):
            case 0:
                text = text[:at] + text[at + dice.randint(1, 8) :]
            case 1:
                text = text[:at] + dice.choice(PIECES) + text[at:]
            case 2:
                text = text[:at] + chr(dice.choice((dice.randrange(128), dice.randrange(0xD800)))) + text[at + 1 :]
            case 3:
                text = text[:at]
            case 4 | 5:
                lines = text.split("\n")
                one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
                match dice.randrange(4):
                    case 0:
                        lines[one], lines[other] = lines[other], lines[one]
                    case 1:
                        lines[one] = lines[other]
                    case 2:
                        lines.insert(one, lines[other])
                    case _:
                        lines[one] = dice.choice(PIECES)
                text = "\n".join(lines)
            case 6:
                words = text.split(" ")
                one, other = dice.randrange(len(words)), dice.randrange(len(words))
                words[one] = words[other] if dice.randrange(2) else dice.choice(PIECES)
                text = " ".join(words)
            case _:
                digits = [place for place, letter in enumerate(text) if letter.isdigit()]
                if digits:
                    place = dice.choice(digits)
                    text = text[:place] + str(dice.randrange(120)) + text[place + 1 :]
    return text


def mangled_value(value: Any, dice: Random) -> Any:
    """A copy of a JSON value in which one to three places hold something else."""
    for _ in range(dice.randint(1, 3)):
        value = _changed(value, dice)
    return value


def _changed(value: Any, dice: Random) -> Any:
    deeper = isinstance(value, dict | list) and value and dice.randrange(6)
    if not deeper:
        return dice.choice(VALUES)
    if isinstance(value, dict):
        copy: Any = dict(value)
        key = dice.choice(sorted(copy))
        match dice.randrange(8):
            case 0:
                del copy[key]
            case 1:
                copy[dice.choice(("", "x", "hand", "turn", "seats", "__class__"))] = copy[key]
            case 2:
                copy[key] = copy[dice.choice(sorted(copy))]
            case _:
                copy[key] = _changed(copy[key], dice)
        return copy
    copy = list(value)
    at = dice.randrange(len(copy))
    match dice.randrange(8):
        case 0:
            del copy[at]
        case 1:
            copy.insert(at, copy[dice.randrange(len(copy))])
        case 2:
            copy[at] = copy[dice.randrange(len(copy))]
        case _:
            copy[at] = _changed(copy[at], dice)
    return copy
