"""Bots think in a process of their own or in slices: the same choice either way, never a frame late, and never for ever."""

import json
import multiprocessing
import time

import pytest

from engine.bots import make_bot
from engine.bots.bot import decide
from engine.wire import view_to_plain
from game import thinker as thinking
from game import worker as working
from game.thinker import NOTICED, TOO_LONG, Thinker
from game.worker import Mind, Worker, WorkerGone, reply
from tests.games.setting import deal, sit

WAIT = 30.0


@pytest.fixture(scope="module")
def worker():
    one = Worker()
    one.start()
    yield one
    one.stop()


def positions(game, seats, number, seed=3):
    """Views of the seat to act, with a choice, from one match by the rule of thumb."""
    table, found = sit(game, seats, seed), []
    while len(found) < number and table.turn is not None:
        view = table.view(table.turn)
        if len(view.legal) > 1:
            found.append(view)
        table.play(table.turn, decide(make_bot(game, "normal", 1), view))
    return found


def settled(one, view, mind):
    one.start(mind, view)
    end = time.monotonic() + WAIT
    while one.action is None and time.monotonic() < end:
        one.run()
        time.sleep(0.001)
    assert one.action is not None
    fault = one.fault
    return one.take(), fault


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


class Dull:
    """A worker that never answers."""

    stopped = 0

    def ask(self, mind, view):
        pass

    def answer(self):
        return None

    def stop(self):
        self.stopped += 1


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_choice_is_the_same_there_as_here(worker, game, level):
    for view in positions(game, 4, 4):
        mind = Mind(game, level, 99)
        there = settled(Thinker(worker), view, mind)
        here = settled(Thinker(), view, mind)
        assert there == here == (decide(mind.bot(), view), "")


def test_a_question_while_another_is_out_gets_its_own_answer(worker):
    first, second = positions("rolling_stone", 4, 2)
    mind = Mind("rolling_stone", "hard", 7)
    one = Thinker(worker)
    one.start(mind, first)
    assert settled(one, second, mind) == (decide(mind.bot(), second), "")


def test_one_legal_action_needs_no_thought():
    table = sit("rolling_stone", 4)
    one = Thinker(Dull())
    one.start(Mind("rolling_stone", "expert", 1), table.view(0))
    assert one.take() is table.legal[0]
    assert not one.busy


def test_a_dead_worker_is_replaced_by_slices_and_the_next_question_starts_another():
    worker = Worker()
    worker.start()
    view, after = positions("rolling_stone", 4, 2)
    mind = Mind("rolling_stone", "normal", 7)
    one = Thinker(worker)
    one.start(mind, view)
    worker._process.kill()
    worker._process.join()
    assert settled(one, view, mind) == (decide(mind.bot(), view), "")
    assert settled(one, after, mind) == (decide(mind.bot(), after), "")
    assert worker.alive
    worker.stop()
    assert not worker.alive


def test_where_no_process_can_be_had_it_thinks_here(monkeypatch):
    def refuse(_):
        raise OSError("no more processes")

    monkeypatch.setattr(working.multiprocessing, "get_context", refuse)
    assert thinking.quiet_worker() is None
    (view,) = positions("michigan", 4, 1)
    mind = Mind("michigan", "normal", 7)
    assert settled(Thinker(Worker()), view, mind) == (decide(mind.bot(), view), "")
    with pytest.raises(WorkerGone, match="no more processes"):
        Worker().start()


def test_after_two_seconds_it_is_told_and_after_twenty_a_simple_choice_is_made():
    clock, dull = Clock(), Dull()
    (view,) = positions("gran_ramino", 2, 1)
    one = Thinker(dull, clock)
    one.start(Mind("gran_ramino", "expert", 5), view)
    one.run()
    assert (one.long, one.action) == (False, None)
    clock.now = NOTICED
    one.run()
    assert (one.long, one.action) == (True, None)
    clock.now = TOO_LONG
    one.run()
    assert not one.long
    assert dull.stopped == 1
    assert "20 seconds" in one.fault
    assert one.take() is decide(make_bot("gran_ramino", "normal", 5), view)


def test_a_bot_with_a_fault_is_replaced_for_that_move(monkeypatch):
    (view,) = positions("rolling_stone", 4, 1)

    def broken(game, level, seed, manner):
        if level == "hard":
            raise ZeroDivisionError("a slip")
        return make_bot(game, level, seed)

    monkeypatch.setattr(working, "make_bot", broken)
    action, fault = settled(Thinker(), view, Mind("rolling_stone", "hard", 5))
    assert "a slip" in fault
    assert action is decide(make_bot("rolling_stone", "normal", 5), view)


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"7", b'{"number": 3}', b'{"number": 3, "view": {}}', b"\xff\xfe"])
def test_a_question_that_is_none_is_answered_with_a_fault(text):
    said = reply(text)
    assert said["fault"]
    json.dumps(said)


@pytest.mark.parametrize(
    "text",
    [b"\xff\xfe", b"{", b"[]", b"7", b"[" * 20_000, b"1" * 5_000, b'{"number": 0}', b'{"number": 0, "action": 5}'],
    ids=lambda text: repr(text[:20]),
)
def test_an_answer_that_is_none_is_as_good_as_no_worker(text):
    worker = Worker()
    worker._pipe, far = multiprocessing.Pipe()
    far.send_bytes(text)
    with pytest.raises(WorkerGone, match="it has ended: "):
        worker.answer()
    worker.stop()


def test_a_seat_that_is_not_to_act_is_a_fault():
    table = sit("rolling_stone", 4)
    deal(table)
    other = (table.turn + 1) % 4
    asked = {"number": 9, "level": "normal", "seed": 1, "view": view_to_plain("rolling_stone", table.view(other))}
    assert reply(json.dumps(asked).encode()) == {"number": 9, "fault": f"ValueError: seat {other} is not to act"}


def test_no_tick_waits_for_a_thought(worker):
    (view,) = positions("rolling_stone", 4, 1)
    one = Thinker(worker)
    longest = 0.0
    one.start(Mind("rolling_stone", "expert", 3), view)
    began = time.perf_counter()
    end = time.monotonic() + WAIT
    while one.action is None and time.monotonic() < end:
        before = time.perf_counter()
        one.run()
        longest = max(longest, time.perf_counter() - before)
        time.sleep(0.002)
    assert one.take() in view.legal
    assert longest < (time.perf_counter() - began) / 2, "one tick took as long as the thought"
