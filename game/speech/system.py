"""The far end: the process in which the system's own voice speaks, by pyttsx3, which is asked for here and nowhere else. Pure.

One thread listens to the pipe, the main one speaks. A newer order, or a pipe that is closed, cuts short what is being said:
engines that play through another program have that program stopped, the others are asked to stop at the next word.
"""

import contextlib
import json
import os
import re
import shutil
import signal
import sys
import tempfile
import threading
from collections.abc import Iterable
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

USUAL_PACE, STEP = 175.0, 1.15
"""Words a minute at the rate 5, and how many times faster each step is."""
LEAST, A_LETTER = 6.0, 0.25
"""Seconds after which a sentence counts as said, whatever is reported: at least, and for each of its letters."""
_AGAIN = 0.03
"""Seconds between two attempts to cut short what is being said."""
_CUT = 1.0
"""Seconds in which what was cut short is over."""
_TOO_FAST, _TOO_LONG = 0.2, 20
"""Whoever has said more letters than that in less seconds than that has said nothing: there is no loudspeaker."""


_AT_HOME = {"en": ("en-gb", "en-us"), "it": ("it-it",), "sv": ("sv-se",)}
"""Where a language that is named without a country is spoken as most expect it."""


class Known(NamedTuple):
    """A voice of the system: how it is asked for, and its languages as the system writes them."""

    id: str
    languages: tuple[str, ...] = ()


def known(voices: Iterable[Any]) -> list[Known]:
    """The voices as pyttsx3 lists them: its languages are texts, or bytes with a number before them, or nothing."""
    found = []
    for voice in voices or ():
        languages = [one.decode("ascii", "ignore") if isinstance(one, bytes) else str(one) for one in voice.languages or ()]
        found.append(Known(str(voice.id), tuple(re.sub(r"[^a-z-]", "", one.lower().replace("_", "-")) for one in languages)))
    return found


def voice_for(language: str, voices: Iterable[Known]) -> str | None:
    """The voice for a language by its code ("pt_BR"): of that country, else of the language; None if none speaks it."""
    wanted = language.lower().replace("_", "-")
    base = wanted.split("-")[0]
    held = list(voices)
    codes = (wanted, *_AT_HOME.get(wanted, ()))
    ways = (
        *([one.id for one in held if code in one.languages] for code in codes),
        *([one.id for one in held if _stands(code, one.id)] for code in codes),
        [one.id for one in held if any(spoken.split("-")[0] == base for spoken in one.languages)],
        [one.id for one in held if _stands(base, one.id)],
    )
    return next((found[0] for found in ways if found), None)


def _stands(code: str, name: str) -> bool:
    """Whether the code of a language stands in the name of a voice, by itself."""
    return re.search(rf"(?<![a-z]){re.escape(code)}(?![a-z])", name.lower().replace("_", "-")) is not None


def pace(rate: int) -> int:
    """Words a minute for a rate from 0 to 10."""
    return round(USUAL_PACE * STEP ** (rate - 5))


class Orders:
    """The newest order, and whether it is another one than that which is being said."""

    def __init__(self, pipe: "Connection", folder: str) -> None:
        """folder: what goes with the process: some engines write what they say into files."""
        self._pipe, self._folder = pipe, folder
        self._ready = threading.Condition()
        self._newest: dict[str, Any] | None = None
        self.saying: int | None = None
        """Number of what is being said now."""
        self.number = 0
        """Number of the newest order."""
        threading.Thread(target=self._listen, daemon=True, name="listens").start()

    @property
    def stale(self) -> bool:
        """Whether what is being said is no longer wanted."""
        return self.saying is not None and self.saying != self.number

    def next(self) -> dict[str, Any]:
        """The newest order, when there is one."""
        with self._ready:
            self._ready.wait_for(lambda: self._newest is not None)
            order, self._newest = self._newest, None
            assert order is not None
            return order

    def report(self, what: dict[str, Any]) -> None:
        """Tell the near end. OSError if it has gone."""
        self._pipe.send_bytes(json.dumps(what).encode())

    def _listen(self) -> None:
        while True:
            try:
                if self._pipe.poll(_AGAIN if self.stale else None):
                    self._take(self._read())
            except (OSError, EOFError, ValueError, TypeError, KeyError):
                _stop_players()
                shutil.rmtree(self._folder, ignore_errors=True)
                os._exit(0)  # nobody is there any more: not another word
            if self.stale:
                _stop_players()

    def _read(self) -> dict[str, Any]:
        """The newest of what lies in the pipe: what is older is never begun."""
        order: dict[str, Any] = json.loads(self._pipe.recv_bytes())
        while self._pipe.poll():
            order = json.loads(self._pipe.recv_bytes())
        return order

    def _take(self, order: dict[str, Any]) -> None:
        with self._ready:
            self.number, self._newest = int(order["number"]), order
            self._ready.notify()


def serve(pipe: "Connection", folder: str) -> None:
    """Speak what is ordered until the pipe is closed. folder: for what engines write; it goes when the program does."""
    _be_alone()
    tempfile.tempdir = folder
    orders = Orders(pipe, folder)
    with contextlib.suppress(KeyboardInterrupt):
        try:
            speaker = Speaker(orders)
            while True:
                report = speaker.obey(orders.next())
                if report is not None:
                    orders.report(report)
        except Exception as problem:  # whatever an engine does, the program hears of it and goes on in silence
            with contextlib.suppress(OSError):
                orders.report({"fault": type(problem).__name__})


class Speaker:
    """The system's voice. Raises what pyttsx3 raises where there is none."""

    def __init__(self, orders: Orders) -> None:
        import pyttsx3  # noqa: PLC0415  (an optional extra, and only this process needs it)

        self._orders = orders
        self._engine = pyttsx3.init()
        self._engine.connect("started-word", self._word)
        self._engine.connect("finished-utterance", self._end)
        self._finished = threading.Event()
        self._voices = known(self._engine.getProperty("voices"))
        self._language = ""
        self._speaks = True

    def obey(self, order: dict[str, Any]) -> dict[str, Any] | None:
        """Say what is ordered, to its end or until another order comes; what is to be reported of it."""
        number, text = int(order["number"]), order.get("say")
        if not isinstance(text, str) or number != self._orders.number:
            return None
        self._orders.report({"number": number, "began": True})
        self._speak_language(str(order.get("language", "")))
        self._engine.setProperty("rate", pace(int(order.get("rate", 5))))
        self._engine.setProperty("volume", min(max(int(order.get("volume", 7)), 0), 10) / 10)
        began = perf_counter()
        self._orders.saying = number
        self._finished.clear()
        try:
            self._engine.say(text)
            self._engine.runAndWait()
            self._wait(began + LEAST + A_LETTER * len(text))
        finally:
            stale, self._orders.saying = self._orders.stale, None
        tells = not stale and len(text) > _TOO_LONG
        silent = perf_counter() - began < _TOO_FAST if tells else None
        return {"number": number, "silent": silent, "other_language": not self._speaks}

    def _wait(self, until: float) -> None:
        """Some engines still speak when they say that they have: until the end is reported, or so long that none will be."""
        while not self._finished.wait(_AGAIN) and perf_counter() < until:
            if self._orders.stale:
                until = min(until, perf_counter() + _CUT)

    def _speak_language(self, language: str) -> None:
        if language == self._language:
            return
        found = voice_for(language, self._voices)
        self._language, self._speaks = language, found is not None
        if found is not None:
            self._engine.setProperty("voice", found)

    def _end(self, *_: Any, **__: Any) -> None:
        self._finished.set()

    def _word(self, *_: Any, **__: Any) -> None:
        """An engine that calls from a thread of its own would wait for itself if it were stopped there: its player is ended."""
        if self._orders.stale and threading.current_thread() is threading.main_thread():
            self._engine.stop()


def _be_alone() -> None:
    """Nothing that an engine prints is seen; the programs that it plays through can be told from all others."""
    quiet = os.open(os.devnull, os.O_RDWR)
    for number in (1, 2):
        with contextlib.suppress(OSError):
            os.dup2(quiet, number)
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.setsid()


def _stop_players() -> None:
    """End the programs that an engine plays through: whatever else is in this process's group. Where there is no /proc engines
    play by themselves. No signal comes to this process: engines do not bear one in the middle of their work."""
    if sys.platform == "win32":
        return
    own = os.getpid()
    for name in os.listdir("/proc") if os.path.isdir("/proc") and os.getpgrp() == own else ():
        if name.isdigit() and int(name) != own and _group(name) == own:
            with contextlib.suppress(OSError):
                os.kill(int(name), signal.SIGTERM)


def _group(process: str) -> int:
    """The group of a process by its number; 0 if it has gone."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
            return int(file.read().rpartition(")")[2].split()[2])
    except (OSError, ValueError, IndexError):
        return 0
