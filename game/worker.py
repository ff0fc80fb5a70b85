"""The process in which bots think: spawned once, of low priority, speaking JSON over a pipe. Pure (no pygame).

A question is one object: who is to think (game, level, seed) and the view of that seat. The answer is the text of an action.
Or a hint is asked for ("playouts" instead of a level): the answer is an advice, and any question that comes meanwhile ends the
thought about it.
Nothing is unpickled: what comes over the pipe is JSON on both sides, and a text of another shape is a fault that is answered.
"""

import contextlib
import json
import multiprocessing
import os
import sys
from collections.abc import Callable, Generator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from engine.bots import Bot, make_bot
from engine.bots.bot import decide
from engine.chance import Seed
from engine.coaching.advice import Advice
from engine.model import Action, View
from engine.rules import Reason
from engine.wire import view_from_plain, view_to_plain

if TYPE_CHECKING:  # what pipes need takes 8 ms to import, and is imported when there is one: after the first picture
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_BELOW_NORMAL = 0x4000
"""Windows' name for a process that gives way to others."""
SEED: Seed = 0
"""The coach's dice for every hint: the same view has the same hint."""
_PATIENCE = 0.5
"""Seconds in which a worker that is no longer needed may end by itself."""
_Said = TypeVar("_Said")


class Mind(NamedTuple):
    """Who thinks: a game, a level, the seed of that seat's bot, and its manner by key, "" for none."""

    game: str
    level: str
    seed: Seed
    manner: str = ""

    def bot(self) -> Bot:
        """The bot itself, where it thinks in this process."""
        return make_bot(self.game, self.level, self.seed, self.manner)


class WorkerGone(RuntimeError):
    """There is no process to think in; the text says why."""


class Worker:
    """The near end of the pipe. One question at a time; an answer to an older question is thrown away."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._count = self._asked = self._advised = 0
        self._said: dict[int, dict[str, Any]] = {}

    @property
    def alive(self) -> bool:
        """Whether a process is there."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """Spawn it if it is not there. It gets ready in the background. WorkerGone if no process can be had."""
        if self.alive:
            return
        self.stop()
        try:
            context = multiprocessing.get_context("spawn")
            near, far = context.Pipe()
            process = context.Process(target=serve, args=(far,), daemon=True, name="bots")
            process.start()
        except (OSError, ValueError, RuntimeError) as problem:
            raise WorkerGone(f"no process can be started: {problem}") from problem
        far.close()
        self._process, self._pipe = process, near

    def ask(self, mind: Mind, view: View[Any, Any]) -> None:
        """Send a question; what was asked before is no longer wanted. WorkerGone if nobody is there to hear it."""
        who = {"level": mind.level, "seed": mind.seed, "manner": mind.manner}
        self._asked = self._send({**who, "view": view_to_plain(mind.game, view)})

    def advise(self, game: str, view: View[Any, Any], playouts: int | None) -> None:
        """Ask for a hint after so many playouts, None: as many as the coach has for one. What was asked for before is no longer
        wanted. WorkerGone if nobody is there to hear it."""
        self._advised = self._send({"playouts": playouts, "view": view_to_plain(game, view)})

    def _send(self, question: dict[str, Any]) -> int:
        """Send it with a number of its own, which is returned."""
        self.start()
        assert self._pipe is not None
        self._count += 1
        question = {"number": self._count, **question}
        try:
            self._pipe.send_bytes(json.dumps(question).encode())
        except (OSError, ValueError) as problem:
            raise WorkerGone(f"it no longer listens: {problem}") from problem
        return self._count

    def answer(self) -> Action | None:
        """The answer to the last question if it is there; never waits. WorkerGone if the process has ended or met a fault."""
        return self._found(self._asked, lambda said: Action.parse(said["action"]))

    def advice(self) -> Advice | None:
        """The hint that was asked for last if it is there; never waits. WorkerGone as above, or if the thought was ended."""
        return self._found(self._advised, lambda said: _advice_from(said["advice"]))

    def _found(self, number: int, read: Callable[[dict[str, Any]], _Said]) -> _Said | None:
        if self._pipe is None:
            raise WorkerGone("it was not started")
        try:
            while self._pipe.poll():
                said = json.loads(self._pipe.recv_bytes())
                if said.get("number") in (self._asked, self._advised):  # to an older question nobody listens
                    self._said[said["number"]] = said
            self._said = {key: said for key, said in self._said.items() if key in (self._asked, self._advised)}
            if number in self._said:
                said = self._said.pop(number)
                if "fault" in said:
                    raise WorkerGone(str(said["fault"]))
                return read(said)
        except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
            raise WorkerGone(f"it has ended: {problem!r}") from problem
        if not self.alive:
            raise WorkerGone("it has ended")
        return None

    def stop(self) -> None:
        """End the process, whatever it does; a question that it has is forgotten."""
        self._said.clear()
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
        if process is not None:
            process.terminate()
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
                process.join(_PATIENCE)


def serve(pipe: "Connection") -> None:
    """The far end: answer questions until the pipe is closed."""
    _give_way()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send_bytes(json.dumps(reply(pipe.recv_bytes(), pipe.poll)).encode())


def reply(question: bytes, called: Callable[[], bool] = lambda: False) -> dict[str, Any]:
    """The answer to a question as it is sent back: {"number", "action"}, {"number", "advice"}, or {"number", "fault"} with what
    went wrong. called: whether another question waits, for which a hint is given up."""
    number: Any = 0
    try:
        asked = json.loads(question)
        number = asked["number"]
        view = view_from_plain(asked["view"])
        if "playouts" in asked:
            return {"number": number, "advice": _advice_to(_advise(asked, view, called))}
        return {"number": number, "action": _think(asked, view).text}
    except Exception as problem:  # whatever a bot does, its table must hear of it and go on
        return {"number": number, "fault": f"{type(problem).__name__}: {problem}"}


def _think(asked: Mapping[str, Any], view: View[Any, Any]) -> Action:
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not to act")
    manner = str(asked.get("manner", ""))
    return decide(make_bot(asked["view"]["game"], str(asked["level"]), int(asked["seed"]), manner), view)


def _advise(asked: Mapping[str, Any], view: View[Any, Any], called: Callable[[], bool]) -> Advice:
    from engine import coach  # noqa: PLC0415  (the program starts without it)

    playouts = coach.PLAYOUTS if asked["playouts"] is None else int(asked["playouts"])
    thought: Generator[None, None, Advice] = coach.advise(asked["view"]["game"], view, SEED, playouts)
    while not called():
        try:
            next(thought)
        except StopIteration as done:
            advice: Advice = done.value
            return advice
    raise InterruptedError("something else was asked")


def _advice_to(advice: Advice) -> dict[str, Any]:
    """A hint as plain values."""
    reason = advice.reason
    return {
        "best": advice.best.text,
        "reason": [reason.key, list(reason.cards), reason.number],
        "sure": advice.sure,
        "worth": [[action.text, worth] for action, worth in advice.worth],
        "helps": advice.helps,
    }


def _advice_from(plain: Mapping[str, Any]) -> Advice:
    """And back; ValueError, TypeError or KeyError for another shape."""
    key, held, number = plain["reason"]
    return Advice(
        best=Action.parse(plain["best"]),
        reason=Reason(str(key), tuple(int(card) for card in held), int(number)),
        sure=int(plain["sure"]),
        worth=tuple((Action.parse(text), int(worth)) for text, worth in plain["worth"]),
        helps=plain["helps"] is True,
    )


def _give_way() -> None:
    """The lowest priority that still gets on: frames come first."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  (nowhere else)

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        with contextlib.suppress(OSError):
            os.nice(10)
