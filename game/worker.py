"""The process in which bots think: spawned once, of low priority, speaking JSON over a pipe. Pure (no pygame).

A question is one object: who is to think (game, level, seed) and the view of that seat. The answer is the text of an action.
Nothing is unpickled: what comes over the pipe is JSON on both sides, and a text of another shape is a fault that is answered.
"""

import contextlib
import json
import multiprocessing
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.bots import Bot, make_bot
from engine.bots.bot import decide
from engine.chance import Seed
from engine.model import Action, View
from engine.wire import view_from_plain, view_to_plain

if TYPE_CHECKING:  # what pipes need takes 8 ms to import, and is imported when there is one: after the first picture
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_BELOW_NORMAL = 0x4000
"""Windows' name for a process that gives way to others."""
_PATIENCE = 0.5
"""Seconds in which a worker that is no longer needed may end by itself."""


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
        self._asked = 0

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
        self.start()
        assert self._pipe is not None
        self._asked += 1
        who = {"level": mind.level, "seed": mind.seed, "manner": mind.manner}
        question = {"number": self._asked, **who, "view": view_to_plain(mind.game, view)}
        try:
            self._pipe.send_bytes(json.dumps(question).encode())
        except (OSError, ValueError) as problem:
            raise WorkerGone(f"it no longer listens: {problem}") from problem

    def answer(self) -> Action | None:
        """The answer to the last question if it is there; never waits. WorkerGone if the process has ended or met a fault."""
        if self._pipe is None:
            raise WorkerGone("it was not started")
        try:
            while self._pipe.poll():
                said = json.loads(self._pipe.recv_bytes())
                if said.get("number") != self._asked:
                    continue
                if "fault" in said:
                    raise WorkerGone(str(said["fault"]))
                return Action.parse(said["action"])
        except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
            raise WorkerGone(f"it has ended: {problem!r}") from problem
        if not self.alive:
            raise WorkerGone("it has ended")
        return None

    def stop(self) -> None:
        """End the process, whatever it does; a question that it has is forgotten."""
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
            pipe.send_bytes(json.dumps(reply(pipe.recv_bytes())).encode())


def reply(question: bytes) -> dict[str, Any]:
    """The answer to a question as it is sent back: {"number", "action"}, or {"number", "fault"} with what went wrong."""
    number: Any = 0
    try:
        asked = json.loads(question)
        number = asked["number"]
        view = view_from_plain(asked["view"])
        return {"number": number, "action": _think(asked, view).text}
    except Exception as problem:  # whatever a bot does, its table must hear of it and go on
        return {"number": number, "fault": f"{type(problem).__name__}: {problem}"}


def _think(asked: Mapping[str, Any], view: View[Any, Any]) -> Action:
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not to act")
    manner = str(asked.get("manner", ""))
    return decide(make_bot(asked["view"]["game"], str(asked["level"]), int(asked["seed"]), manner), view)


def _give_way() -> None:
    """The lowest priority that still gets on: frames come first."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  (nowhere else)

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        with contextlib.suppress(OSError):
            os.nice(10)
