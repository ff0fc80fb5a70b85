"""What happened, for whoever mends it: a log of bounded size and a report of a fault, both without cards.

A log is in the data folder; where there is none, or it cannot be written, warnings are only on standard error. Nothing is sent
anywhere: a report is copied or attached by whoever wants to.
"""

import logging
import platform
import re
import sys
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path

from game import words
from game.version import version

LOG, REPORT = "kitchen-table.log", "last-fault.txt"
LARGEST = 100_000
"""Bytes of the log; there is one before it of the same size at most."""
_SECRETS = (
    (re.compile(r"\b[2-9TJQKA][SHDC]\b"), "?"),
    (re.compile(r"\bstake( \d+)+"), "stake ?"),
)
_FAULT = re.compile(r"^[ |]*[A-Za-z_][\w.]*: .*$", re.MULTILINE)
"""A line of a fault that says what was wrong: "KeyError: ('card', 17)"."""
_MAY_BE_A_CARD = re.compile(r"(?<!\bseat )(?<!\bply )(?<!\bline )(?<![\w.])\d{1,2}(?![\w.]*\w)")
_LAST = 20
"""Lines of the log in a report that is copied."""


def without_cards(text: str) -> str:
    """A text that anybody may read: cards, stakes and numbers that may be a card are left out of what errors say."""
    for found, instead in _SECRETS:
        text = found.sub(instead, text)
    return _FAULT.sub(lambda line: _MAY_BE_A_CARD.sub("?", line[0]), text)


class _Careful(logging.Formatter):
    """Lines of the log, without cards."""

    def format(self, record: logging.LogRecord) -> str:
        return without_cards(super().format(record))


class _Aloud(logging.Handler):
    """Standard error, whichever it is by then."""

    def emit(self, record: logging.LogRecord) -> None:
        print(self.format(record), file=sys.stderr)


def begin(folder: Path | None) -> None:
    """Write warnings and faults to the log in that folder from now on, besides standard error."""
    end()
    shape = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    handlers: list[logging.Handler] = [_Aloud()]
    if folder is not None:
        try:
            handlers.append(RotatingFileHandler(folder / LOG, maxBytes=LARGEST, backupCount=1, encoding="utf-8", delay=False))
        except OSError as problem:
            print(words.say("journal.none", why=problem.strerror or problem), file=sys.stderr)
    for handler in handlers:
        handler.setLevel(logging.WARNING if handler is handlers[0] else logging.INFO)
        handler.setFormatter(_Careful(shape))
        handler.set_name(LOG)
        logging.getLogger("game").addHandler(handler)
    logging.getLogger("game").setLevel(logging.INFO)


def end() -> None:
    """Write to no log any more."""
    logger = logging.getLogger("game")
    for handler in [one for one in logger.handlers if one.get_name() == LOG]:
        logger.removeHandler(handler)
        handler.close()


def told(fault: BaseException) -> str:
    """A fault with the way to it, without cards."""
    return without_cards("".join(traceback.format_exception(fault)))


def about() -> str:
    """Which program, on which system, in which language: the head of a report."""
    machine = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    return f"Kitchen Table {version()}, {machine}, language {words.language()}"


def note(fault: BaseException, folder: Path | None) -> str:
    """Log a fault, and write its report into the folder; returns the report's file, or "" where it cannot be written."""
    report = told(fault)
    logging.getLogger("game").error("%s", report)
    if folder is None:
        return ""
    file = folder / REPORT
    try:
        file.write_text(f"{about()}\n{report}", "utf-8")
    except OSError:
        return ""
    return str(file)


def report(folder: Path | None) -> str:
    """All that helps to mend a fault, to be copied: the program, the last fault, the last lines of the log; no cards."""
    parts = [about()]
    for name, last in ((REPORT, 0), (LOG, _LAST)):
        try:
            lines = (folder / name).read_text("utf-8", "replace").splitlines() if folder is not None else []
        except OSError:
            lines = []
        parts += lines[-last:] if last else lines[1:]
    return without_cards("\n".join(parts))
