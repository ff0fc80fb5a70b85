"""Bots at the table: the same pause however fast they thought, an hourglass when they think long, and nothing waits for one."""

import time
from dataclasses import replace

import pygame
import pytest

from game import settings
from game.scenes import table_picture
from game.scenes.pause import PauseScene
from game.scenes.sheet import SheetScene
from game.scenes.turns import KIDS_PAUSE, pause
from game.thinker import NOTICED, TOO_LONG, Thinker
from game.worker import Worker
from tests.client.couch_stage import app_at, couch, sit, until
from tests.client.stage import remarks


class Never:
    """A worker whose bot sleeps: it never answers."""

    stopped = asked = 0

    def ask(self, mind, view):
        self.asked += 1

    def answer(self):
        return None

    def stop(self):
        self.stopped += 1


def bots_turn(stage, table):
    def waits():
        match = table.match
        if match.bot is None and match.eyes is not None and table.view.legal and not table.moving and not match.deal_is_next:
            table.play(table.view.legal[0])
        return match.bot is not None and not match.deal_is_next and not table.moving

    until(stage, waits)


@pytest.mark.parametrize(("chosen", "wanted"), [("fast", 0.3), ("normal", 0.6), ("slow", 1.2)])
def test_a_bot_takes_as_long_at_each_pace_however_fast_it_thought(chosen, wanted):
    stage, table = couch("rolling_stone", 1, 3, pace=1.0)
    settings.choose(stage.home, pace=chosen)
    assert pause(table) == wanted
    if chosen != "normal":
        return
    bots_turn(stage, table)
    found = set()
    for _ in range(6):
        ply, ticks = table.match.table.ply, 0
        while table.match.table.ply == ply:
            stage.wait(1 / 120)
            ticks += 1
            if table.match.bot is None:
                break
        else:
            found.add(ticks)
        until(stage, lambda: not table.moving)
        if table.match.bot is None:
            break
    assert found
    assert all(abs(ticks / 120 - wanted) <= 2 / 120 for ticks in found), found


def test_with_a_child_at_the_table_all_goes_slowly_and_without_motion_at_once():
    _, table = couch("rolling_stone", 2, 2, pace=1.0, kid=["pictures", ""])
    assert pause(table) == KIDS_PAUSE
    table.home.pace = 0.0
    assert pause(table) == 0


def sleeping(pace=0.0):
    """An app at a table whose bot thinks for ever in the worker."""
    app, table = app_at(sit(1, 3), seed=3, worker=Never(), pace=pace)
    match = table.match
    for _ in range(400):
        app.frame(1 / 60)
        if match.bot is not None and not match.deal_is_next and app.home.worker.asked:
            break
        if match.bot is None and table.view.legal and not table.moving and not match.deal_is_next:
            table.play(table.view.legal[0])
    assert app.home.worker.asked
    return app, table


def took(app, event=None):
    """Seconds of the processor for a frame that hears the event."""
    if event is not None:
        pygame.event.post(event)
    start = time.process_time()
    app.frame(1 / 60)
    return time.process_time() - start


def test_while_a_bot_sleeps_pause_menu_resize_and_quit_answer_at_once():
    app, table = sleeping()
    took(app)
    app.draw()

    def pressed(code):
        """Seconds of the processor for the frame in which the key goes down."""
        found = took(app, pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        took(app, pygame.Event(pygame.KEYUP, key=code, mod=0, unicode=""))
        return found

    ply, times = table.match.table.ply, {}
    for _ in range(2):  # what is drawn for the first time is made first; the second time counts
        times["pause"] = pressed(pygame.K_ESCAPE)
        assert isinstance(app.stack.top, PauseScene)
        times["back"] = pressed(pygame.K_ESCAPE)
        assert app.stack.top is table
        times["tools"] = pressed(pygame.K_t)
        assert isinstance(app.stack.top, SheetScene)
        pressed(pygame.K_ESCAPE)
        app.devices.resized = True
        times["resize"] = took(app)
    times["quit"] = took(app, pygame.Event(pygame.QUIT))
    assert len(app.stack) == 0
    assert table.match.table.ply == ply
    assert max(times.values()) < 0.1, times


def test_its_seat_shows_an_hourglass_when_it_thinks_long_and_a_simple_choice_comes_in_the_end(monkeypatch):
    app, table = sleeping()
    now = [100.0]
    worker = app.home.worker
    table.thinker = Thinker(worker, lambda: now[0])
    drawn = []
    icon = table_picture.sprites.icon
    monkeypatch.setattr(table_picture.sprites, "icon", lambda name, *how: drawn.append(name) or icon(name, *how))
    app.frame(1 / 60)
    assert not table.ponders
    now[0] += NOTICED
    app.frame(1 / 60)
    assert table.ponders
    assert "hourglass" in drawn
    ply, seat = table.match.table.ply, table.match.table.turn
    now[0] += TOO_LONG
    for _ in range(3):
        app.frame(1 / 60)
    assert table.match.table.ply > ply
    assert worker.stopped == 1
    (note,) = [words for _, words in remarks(table.match)]
    assert note == f"# ply {ply} seat {seat} was replaced for one move: no choice in time"
    app.frame(1 / 60)
    assert not table.ponders or table.match.bot is not None


def test_the_program_s_worker_is_used_as_soon_as_it_is_there():
    stage, table = couch("rolling_stone", 1, 3)
    assert table.thinker._worker is None
    worker = stage.home.worker = Worker()
    try:
        worker.start()
        bots_turn(stage, table)
        ply, end = table.match.table.ply, time.monotonic() + 60
        while table.match.table.ply == ply and time.monotonic() < end:
            stage.wait(1 / 60)
            time.sleep(0.005)
        assert table.match.table.ply > ply
        assert table.thinker._worker is worker
    finally:
        worker.stop()


def test_the_choice_is_the_same_in_slices_and_in_the_worker():
    worker = Worker()
    worker.start()
    try:
        played = []
        for used in (None, worker):
            stage, table = couch("rolling_stone", 1, 3, seed=9)
            table.match.players = tuple(replace(one, level="normal") if one.is_bot else one for one in table.match.players)
            stage.home.worker = used
            end = time.monotonic() + 90
            while table.match.table.ply < 12 and time.monotonic() < end:
                if table.match.eyes == table.match.table.turn and table.view.legal and not table.match.deal_is_next:
                    table.play(table.view.legal[0])
                stage.wait(1 / 60)
                time.sleep(0.001)
            played.append(table.match.table.record.actions[:12])
        assert len(played[0]) == 12
        assert played[0] == played[1]
    finally:
        worker.stop()
