"""Bots think here, so that no frame waits for them: in the worker process, or where there is none a slice at a time. Pure.

The choice is the same either way, because thinking is counted in playouts. A bot that meets a fault or takes far too long is
replaced for that one move by a simple legal choice, and `fault` says why, so that the record can note it.
"""

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any, Protocol

from engine.bots import make_bot
from engine.bots.bot import decide
from engine.coaching.advice import Advice
from engine.model import Action, View
from game.worker import Mind, Worker, WorkerGone

SLICE = 0.002
"""Seconds of a tick that thinking may take where there is no worker; a frame has two."""
NOTICED = 2.0
"""Seconds after which the seat shows that it thinks."""
TOO_LONG = 20.0
"""Seconds after which a simple choice is made instead."""


class Asked(Protocol):
    """What a worker is to a thinker."""

    def ask(self, mind: Mind, view: View[Any, Any]) -> None:
        """Send a question."""

    def answer(self) -> Action | None:
        """The answer, if it is there."""

    def advise(self, game: str, view: View[Any, Any], playouts: int | None) -> None:
        """Ask for a hint."""

    def advice(self) -> Advice | None:
        """The hint, if it is there."""

    def stop(self) -> None:
        """End it, whatever it does."""


class Thinker:
    """At most one thought at a time.

    worker  where to think; None: in slices, here
    clock   gives seconds, for tests
    action  what the bot has come to, once it has; fault: why a simple choice stands in for it, or ""
    """

    def __init__(self, worker: Asked | None = None, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._worker = worker
        self._asked = False
        self._thought: Generator[None, None, Action] | None = None
        self._mind: Mind | None = None
        self._view: View[Any, Any] | None = None
        self._since = 0.0
        self.action: Action | None = None
        self.fault = ""

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or has come to an action that was not yet taken."""
        return self._view is not None

    @property
    def long(self) -> bool:
        """Whether it thinks for so long that the table should say so."""
        return self.busy and self.action is None and self._clock() - self._since >= NOTICED

    def start(self, mind: Mind, view: View[Any, Any]) -> None:
        """Think about this view; whatever was thought before is forgotten."""
        self.forget()
        self._mind, self._view, self._since = mind, view, self._clock()
        if len(view.legal) == 1:
            self.action = view.legal[0]
            return
        if self._worker is not None:
            try:
                self._worker.ask(mind, view)
            except WorkerGone:
                self._worker = None  # it could not even be asked: from now on bots think here
            else:
                self._asked = True
                return
        self._think_here()

    def _think_here(self) -> None:
        assert self._mind is not None
        assert self._view is not None
        self._asked = False
        try:
            self._thought = self._mind.bot().think(self._view)
        except Exception as problem:
            self._give_up(f"{type(problem).__name__}: {problem}")

    def forget(self) -> None:
        """Think no longer: the table has changed under it."""
        self._asked, self._thought, self._mind, self._view = False, None, None, None
        self.action, self.fault = None, ""

    def run(self, seconds: float = SLICE) -> None:
        """See whether the answer is there, or think for about so long: whole slices of the bot's own, at least one."""
        if self._view is None or self.action is not None:
            return
        if self._clock() - self._since >= TOO_LONG:
            if self._asked and self._worker is not None:
                self._worker.stop()  # it may go round for ever; the next question starts another
            self._give_up(f"no choice within {TOO_LONG:.0f} seconds")
        elif self._asked:
            self._look()
        else:
            self._slices(seconds)

    def _look(self) -> None:
        assert self._worker is not None
        try:
            found = self._worker.answer()
        except WorkerGone:
            self._worker.stop()
            self._think_here()  # the same choice, only later; a fault of the bot itself shows here again
            return
        self._settle(found)

    def _slices(self, seconds: float) -> None:
        end = self._clock() + seconds
        while self._thought is not None:
            try:
                next(self._thought)
            except StopIteration as done:
                self._thought = None
                self._settle(done.value)
            except Exception as problem:
                self._thought = None
                self._give_up(f"{type(problem).__name__}: {problem}")
            if self._clock() >= end:
                return

    def _settle(self, found: Action | None) -> None:
        if found is None:
            return
        assert self._view is not None
        if found in self._view.legal:
            self.action = found
        else:
            self._give_up(f"{found.text!r} is not legal")

    def _give_up(self, why: str) -> None:
        """A simple choice instead: by the rule of thumb, or if that fails too the first that is legal."""
        assert self._mind is not None
        assert self._view is not None
        self.fault, self._thought, self._asked = why, None, False
        try:
            self.action = decide(make_bot(self._mind.game, "normal", self._mind.seed), self._view)
        except Exception:
            self.action = self._view.legal[0]

    def take(self) -> Action | None:
        """The action, handed over: the thinker is free again. Read `fault` first."""
        action = self.action
        if action is not None:
            self.forget()
        return action


def quiet_worker() -> Worker | None:
    """A worker that is getting ready, or None where no process can be had."""
    worker = Worker()
    try:
        worker.start()
    except WorkerGone:
        return None
    return worker
