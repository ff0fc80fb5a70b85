"""The near end of the process that speaks: spawned when there is something to say, JSON over a pipe, gone with the game. Pure.

Nothing here waits for it. A process that dies is started once more and asked for the same sentence again; if that fails too,
there is silence and a note. A sentence that is never reported as said counts as said after a while.
"""

import contextlib
import json
import multiprocessing
import shutil
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter
from typing import TYPE_CHECKING, Any

from game.speech import system
from game.speech.voice import Manner

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_PATIENCE = 0.5
"""Seconds in which a process that is no longer needed may end by itself."""
_LATER = 2.0
"""Seconds after which a sentence counts as said although the process, which has its own limit, does not say so."""
_AT_FIRST, _PROMPTLY = 20.0, 5.0
"""Seconds in which a sentence has begun: the first one, before which the process gets ready, and any other."""
FAULT, SILENT, NO_LANGUAGE = "speech.fault", "speech.silent", "speech.no_language"
"""Notes."""


def missing(platform: str = sys.platform, which: Callable[[str], object] = shutil.which) -> str:
    """The key of a sentence about what has to be installed before anything can be said; "" if all is there."""
    if find_spec("pyttsx3") is None:
        return "speech.need.pyttsx3"
    if platform.startswith("linux"):  # elsewhere the system speaks by itself
        if not (which("espeak-ng") or which("espeak")):
            return "speech.need.espeak"
        if not which("aplay"):
            return "speech.need.aplay"
    return ""


class Mouth:
    """A `Voice`. clock: seconds; need: what is missing, as `missing` finds it."""

    def __init__(self, clock: Callable[[], float] = perf_counter, need: str | None = None) -> None:
        self._clock = clock
        self._need = missing() if need is None else need
        self._note = ""
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0
        self._said: tuple[str, Manner] | None = None
        """What is being said."""
        self._until = 0.0
        self._begins_by = float("inf")
        """When the newest sentence has begun, or whoever should say it is stuck."""
        self._faults = 0
        self._folder = ""
        """Where an engine writes what it says, if it does: it goes with the process."""

    @property
    def note(self) -> str:
        """The key of a sentence about what is missing; else ""."""
        return self._need or self._note

    @property
    def able(self) -> bool:
        """Whether it can speak, as far as is known."""
        return not self._need and self._note != FAULT

    @property
    def process(self) -> "SpawnProcess | None":
        """The process, if one was started."""
        return self._process

    @property
    def busy(self) -> bool:
        """Whether something is being said."""
        if self._said is not None:
            self._listen()
        if self._said is not None and self._clock() > self._begins_by:
            self._fault()
        if self._said is not None and self._clock() > self._until:
            self._said = None
        return self._said is not None

    def say(self, text: str, manner: Manner) -> None:
        """Say it now; what is being said is cut short."""
        if not self.able:
            return
        self._said, self._until = (text, manner), self._clock() + system.LEAST + system.A_LETTER * len(text) + _LATER
        self._number += 1
        self._begins_by = min(self._begins_by, self._clock() + (_PROMPTLY if self._process else _AT_FIRST))
        self._send({"number": self._number, "say": text, **manner._asdict()})

    def hush(self) -> None:
        """What is being said is cut short."""
        if self._said is not None and self._pipe is not None:
            self._said, self._begins_by = None, float("inf")
            self._number += 1
            self._send({"number": self._number})

    def close(self) -> None:
        """The process ends, in the middle of a word if need be."""
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        self._said, self._begins_by = None, float("inf")
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()  # it ends by itself when nobody is there to listen to
        if process is None:
            return
        self._end(process)
        shutil.rmtree(self._folder, ignore_errors=True)

    @staticmethod
    def _end(process: "SpawnProcess") -> None:
        process.join(_PATIENCE)
        for end in (process.terminate, process.kill):
            if process.is_alive():
                end()
                process.join(_PATIENCE)

    def _start(self) -> None:
        """OSError, ValueError or RuntimeError if no process can be had."""
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        self._folder = tempfile.mkdtemp(prefix="kitchen-table-")
        process = context.Process(target=system.serve, args=(far, self._folder), daemon=True, name="voice")
        process.start()
        far.close()
        self._process, self._pipe = process, near

    def _send(self, order: dict[str, Any]) -> None:
        try:
            if self._pipe is None:
                self._start()
            assert self._pipe is not None
            self._pipe.send_bytes(json.dumps(order).encode())
        except (OSError, ValueError, RuntimeError):
            self._fault()

    def _listen(self) -> None:
        """Read what it has reported."""
        try:
            while self._pipe is not None and self._pipe.poll():
                self._hear(json.loads(self._pipe.recv_bytes()))
        except (OSError, EOFError, ValueError, AttributeError):
            self._fault()

    def _hear(self, report: dict[str, Any]) -> None:
        if "fault" in report:
            self._fault()
        elif report.get("number") == self._number and report.get("began"):
            self._begins_by = float("inf")
        elif report.get("number") == self._number:
            self._said, self._faults = None, 0
            if report.get("other_language"):
                self._note = NO_LANGUAGE
            elif report.get("silent") is not None:  # a word or two is too short to tell
                self._note = SILENT if report["silent"] else ""

    def _fault(self) -> None:
        """It has ended, or cannot speak: once more from the start, then never again."""
        said = self._said
        self.close()
        self._faults += 1
        if self._faults > 1:
            self._note = FAULT
        elif said is not None:
            self.say(*said)
