"""A hint asked for at a screen, thought out where bots think, so that no frame waits for it. Pure.

The coach gets the view of one seat and nothing else, and always the same dice: the same view has the same hint, on any machine,
whether it came from the worker or was thought out here in slices. A thought is forgotten as soon as nobody wants it any more.
"""

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any

from engine.coaching.advice import Advice
from engine.model import View
from game.thinker import SLICE, Asked
from game.worker import SEED, WorkerGone

CLEARLY, A_LITTLE, ALIKE, ONLY = "clearly", "a_little", "alike", "only"
"""How much better the best choice is than the next one."""
_CLEAR, _LITTLE = 90, 65
"""Percent of certainty from which on a choice is called clearly or a little better."""


def how_sure(advice: Advice) -> str:
    """In a word how sure a hint is: one of CLEARLY, A_LITTLE, ALIKE, ONLY."""
    if len(advice.worth) == 1:
        return ONLY
    if not advice.helps or advice.sure < _LITTLE:
        return ALIKE
    return CLEARLY if advice.sure >= _CLEAR else A_LITTLE


class Advisor:
    """At most one hint at a time is thought about.

    worker  where to think; None: in slices, here
    clock   gives seconds, for tests
    advice  what the coach has come to, once it has
    """

    def __init__(self, worker: Asked | None = None, clock: Callable[[], float] = perf_counter) -> None:
        self._worker, self._clock = worker, clock
        self._asked = False
        self._thought: Generator[None, None, Advice] | None = None
        self._game = ""
        self._playouts: int | None = None
        self.view: View[Any, Any] | None = None
        self.advice: Advice | None = None

    @property
    def busy(self) -> bool:
        """Whether a hint is being thought about."""
        return self.view is not None and self.advice is None

    def ask(self, game: str, view: View[Any, Any], playouts: int | None = None) -> None:
        """Think about what the seat of this view should do; what was asked before is forgotten. playouts: how hard, None for as
        hard as the coach does by itself.

        ValueError if that seat is not to act: nobody else is ever advised.
        """
        if view.seat is None or not view.legal:
            raise ValueError(f"seat {view.seat} is not to act, so there is nothing to advise")
        self.forget()
        self._game, self.view, self._playouts = game, view, playouts
        if self._worker is not None:
            try:
                self._worker.advise(game, view, playouts)
            except WorkerGone:
                self._worker = None
            else:
                self._asked = True
                return
        self._think_here()

    def _think_here(self) -> None:
        assert self.view is not None
        from engine import coach  # noqa: PLC0415  (the program starts without it)

        self._asked = False
        playouts = coach.PLAYOUTS if self._playouts is None else self._playouts
        self._thought = coach.advise(self._game, self.view, SEED, playouts)

    def forget(self) -> None:
        """Nobody wants it any longer."""
        self._asked, self._thought, self.view, self.advice = False, None, None, None

    def run(self, seconds: float = SLICE) -> Advice | None:
        """See whether the hint is there, or think for about so long: whole slices of the coach's own, at least one."""
        if self.busy:
            if self._asked:
                self._look()
            else:
                self._slices(seconds)
        return self.advice

    def _look(self) -> None:
        assert self._worker is not None
        assert self.view is not None
        try:
            found = self._worker.advice()
        except WorkerGone:
            self._think_here()  # the same hint, only later
            return
        if found is not None:
            if tuple(action for action, _ in found.worth) == self.view.legal and found.best in self.view.legal:
                self.advice = found
            else:
                self._think_here()

    def _slices(self, seconds: float) -> None:
        end = self._clock() + seconds
        while self._thought is not None:
            try:
                next(self._thought)
            except StopIteration as done:
                self._thought, self.advice = None, done.value
            if self._clock() >= end:
                return
