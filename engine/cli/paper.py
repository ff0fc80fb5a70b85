"""Lines out and lines in: short lines broken between words, each written at once, and what is typed read with care."""

import sys
import textwrap
from typing import Final, TextIO

WIDTH: Final = 80
"""Letters of a line where no width is named; 0 means that lines are never broken."""
NARROWEST, WIDEST = 20, 1_000
_BITE: Final = 4_096
TIED: Final = "\xa0"
"""A blank at which a line is not broken."""


class Paper:
    """Where a person reads and types.

    echo  whether what is typed is written too, behind a ">": for transcripts made through a pipe
    """

    def __init__(self, out: TextIO, width: int = WIDTH, echo: bool = False) -> None:
        self._out = out
        self._width = width
        self._echo = echo

    def say(self, *lines: str) -> None:
        """Write these lines. An empty one stays empty; words longer than a line, such as names of files, stay whole."""
        for line in lines:
            broken = [line]
            if self._width:
                broken = textwrap.wrap(line, self._width, break_long_words=False, break_on_hyphens=False) or [""]
            for part in broken:
                print(part.replace(TIED, " "), file=self._out)
        self._out.flush()

    def read(self, question: str) -> str | None:
        """Ask, and read one line without its end; None when there is no more input.

        Of a very long line the first letters come back, enough to see that it is one.
        """
        self.say(question)
        if sys.stdin is None:
            return None
        line = sys.stdin.readline(_BITE)
        if not line:
            return None
        more = line
        while more and not more.endswith("\n"):  # the rest of it is nobody's answer to the next question
            more = sys.stdin.readline(_BITE)
        line = line.rstrip("\r\n")
        if self._echo:
            shown = line[:60].encode("ascii", "replace").decode()
            self.say("> " + "".join(letter if letter.isprintable() else "?" for letter in shown))
        return line
