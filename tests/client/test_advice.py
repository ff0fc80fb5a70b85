"""Hints: the same from the worker as here, always legal, given up for what is more urgent, for nobody but the seat to act."""

import json
import time

import pytest

from engine import coach
from engine.bots import make_bot
from engine.bots.bot import decide
from engine.model import DEAL
from engine.rules import Reason
from engine.wire import view_to_plain
from game import advice
from game.advice import Advisor, how_sure
from game.worker import SEED, Mind, Worker, WorkerGone, reply
from tests.games.setting import deal, sit

GAMES = ("rolling_stone", "gran_ramino", "michigan")
FEW = 60
WAIT = 30.0


@pytest.fixture(scope="module")
def worker():
    one = Worker()
    one.start()
    yield one
    one.stop()


def positions(game, number, seed=3, seats=3):
    """Views of the seat to act, dealing left out, from one match by the rule of thumb."""
    table, found = sit(game, seats if game != "rolling_stone" else 4, seed), []
    while len(found) < number and table.turn is not None:
        view = table.view(table.turn)
        if view.legal != (DEAL,):
            found.append(view)
        table.play(table.turn, decide(make_bot(game, "normal", 1), view))
    return found


def thought(one, game, view):
    one.ask(game, view, FEW)
    end = time.monotonic() + WAIT
    while one.run() is None and time.monotonic() < end:
        time.sleep(0.001)
    assert one.advice is not None
    assert not one.busy
    return one.advice


@pytest.mark.parametrize("game", GAMES)
def test_the_hint_is_the_same_there_as_here_and_always_legal(worker, game):
    choices = 0
    for view in positions(game, 8):
        there, here = thought(Advisor(worker), game, view), thought(Advisor(), game, view)
        assert there == here == coach.hint(game, view, SEED, FEW)
        assert there.best in view.legal
        assert tuple(action for action, _ in there.worth) == view.legal
        choices += len(view.legal) > 1
    assert choices > 2


def test_drawing_and_picking_up_are_named_too():
    """CK-134: what is best may be to take a card up."""
    named = set()
    for game in ("rolling_stone", "gran_ramino"):
        for seed in (3, 4, 5):
            named |= {thought(Advisor(), game, view).best.text.split()[0] for view in positions(game, 12, seed)}
    assert {"pick", "draw", "discard", "play"} <= named


def test_nobody_but_the_seat_to_act_is_advised(worker):
    table = sit("rolling_stone", 4)
    deal(table)
    one = Advisor(worker)
    for view in (table.view(None), table.reveal(), table.view((table.turn + 1) % 4)):
        with pytest.raises(ValueError, match="not to act"):
            one.ask("rolling_stone", view)
    assert not one.busy
    assert one.run() is None


class Clock:
    """Every look at it is a tenth of a second later."""

    now = 0.0

    def __call__(self):
        self.now += 0.1
        return self.now


def test_in_slices_each_call_thinks_for_a_slice_and_no_longer():
    view = positions("gran_ramino", 3)[-1]
    one = Advisor(None, Clock())
    one.ask("gran_ramino", view, 400)
    assert one.run() is None
    assert one.busy
    calls = 1
    while one.run() is None:
        calls += 1
    assert calls > 5


def test_forgotten_is_forgotten(worker):
    views = positions("michigan", 3)
    for one in (Advisor(worker), Advisor()):
        one.ask("michigan", views[0], 500)
        one.forget()
        assert not one.busy
        assert one.run() is None
        assert thought(one, "michigan", views[1]) == coach.hint("michigan", views[1], SEED, FEW)


def test_a_bot_that_is_asked_meanwhile_comes_first(worker):
    """The hint is given up there at once and thought out here; the bot's answer is its own."""
    view, after = positions("rolling_stone", 2)
    mind = Mind("rolling_stone", "gentle", 5)
    one = Advisor(worker)
    one.ask("rolling_stone", view, 10_000_000)  # far longer than anybody waits
    worker.ask(mind, after)
    action, end = None, time.monotonic() + WAIT
    while action is None and time.monotonic() < end:
        action = worker.answer()
        time.sleep(0.001)
    assert action == decide(mind.bot(), after)
    assert one.run() is None
    assert one._thought is not None, "it is thought about here now"


def test_both_answers_are_kept_apart(worker):
    view, after = positions("rolling_stone", 2)
    mind = Mind("rolling_stone", "gentle", 5)
    worker.ask(mind, after)
    worker.advise("rolling_stone", view, FEW)
    found = action = None
    end = time.monotonic() + WAIT
    while (found is None or action is None) and time.monotonic() < end:
        found = found or worker.advice()
        action = action or worker.answer()
    assert action == decide(mind.bot(), after)
    assert found == coach.hint("rolling_stone", view, SEED, FEW)


def test_a_worker_that_is_gone_is_replaced_by_slices():
    view = positions("rolling_stone", 1)[0]
    gone = Worker()
    gone.start()
    one = Advisor(gone)
    one.ask("rolling_stone", view, FEW)
    gone._process.kill()
    gone._process.join()
    end = time.monotonic() + WAIT
    while one.run() is None and time.monotonic() < end:
        pass
    assert one.advice == coach.hint("rolling_stone", view, SEED, FEW)
    gone.stop()


class Liar:
    """Advises what is not legal."""

    def advise(self, game, view, playouts):
        self.asked = game

    def advice(self):
        return coach.Advice(DEAL, Reason("only_choice"), 100, ((DEAL, 1),), False)


def test_what_is_not_legal_is_thought_out_again():
    view = positions("michigan", 1)[0]
    assert thought(Advisor(Liar()), "michigan", view) == coach.hint("michigan", view, SEED, FEW)


def test_a_question_that_makes_no_sense_is_a_fault():
    view = positions("rolling_stone", 1)[0]
    plain = view_to_plain("rolling_stone", view)
    assert "advice" in reply(json.dumps({"number": 4, "playouts": 20, "view": plain}).encode())
    wrong = reply(json.dumps({"number": 4, "playouts": "many", "view": plain}).encode())
    assert wrong["number"] == 4
    assert wrong["fault"].startswith("ValueError")
    ended = reply(json.dumps({"number": 5, "playouts": 20, "view": plain}).encode(), lambda: True)
    assert ended["fault"].startswith("InterruptedError")


def test_an_answer_of_another_shape_is_a_fault():
    class Pipe:
        left = 1

        def poll(self):
            self.left -= 1
            return self.left >= 0

        def recv_bytes(self):
            return json.dumps({"number": 1, "advice": {"best": "play 9H"}}).encode()

    one = Worker()
    one._pipe, one._advised = Pipe(), 1
    with pytest.raises(WorkerGone):
        one.advice()


def made(sure, helps=True, choices=2):
    worth = tuple((DEAL, at) for at in range(choices))
    return coach.Advice(DEAL, Reason("x"), sure, worth, helps)


def test_how_sure_it_is_in_a_word():
    assert how_sure(made(97)) == advice.CLEARLY
    assert how_sure(made(75)) == advice.A_LITTLE
    assert how_sure(made(55)) == advice.ALIKE
    assert how_sure(made(99, helps=False)) == advice.ALIKE
    assert how_sure(made(100, choices=1)) == advice.ONLY
