"""A match is on disk before its motion starts, and comes back where it was; a fault in the program shows what is saved."""

import sqlite3

import pytest

from engine.record import Record
from game.app import MOST_CRASHES, App
from game.intents import Intent, Kind
from game.journal import REPORT
from game.match import Match, Wish
from game.scenes.crash import CrashScene
from game.scenes.table import RESULT_PAUSE, TableScene
from game.scenes.title import TitleScene
from game.store import Store
from tests.client.stage import Stage, doing


def kept(stage):
    return stage.home.store.matches()


def some_moves(stage, game="rolling_stone", seats=4, moves=6):
    table = stage.table(game, seats, seed=3)
    for _ in range(moves):
        stage.until_asked()
        if not stage.at_table:
            break
        stage.key(doing(table)[0])
    return table


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 5), ("gran_ramino", 3), ("michigan", 4)])
def test_every_action_is_on_disk_before_its_motion_starts(stage, game, seats):
    table = stage.table(game, seats, seed=3)
    staged = table.tabletop.stage

    def check(*of, **how):
        (saved,) = kept(stage)
        assert Record.from_text(saved.record).actions == table.match.table.record.actions
        return staged(*of, **how)

    table.tabletop.stage = check
    for _ in range(6):
        stage.until_asked()
        if stage.at_table:
            stage.key(doing(table)[0])
    assert table.match.table.ply > 3


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 5)])
def test_continue_is_first_and_brings_the_table_back(tmp_path, game, seats):
    first = Stage(pace=0.0)
    first.home.store = Store(tmp_path)
    table = some_moves(first, game, seats)
    before, view = table.match.table.record, table.match.view()
    first.home.store.close()
    second = Stage(pace=0.0)
    second.home.store = Store(tmp_path)
    second.title()
    assert second.top.focus.current.key == "continue"
    second.draw()
    second.key("continue")
    assert isinstance(second.top, TableScene)
    assert second.top.match.table.record == before
    assert second.top.match.view() == view
    assert not second.top.moving, "a table that comes back stands still"
    for what in ("did", "last_trick", "played_by", "last_play", "taken"):
        assert getattr(second.top.marks, what) == getattr(table.marks, what), what
    second.draw()
    second.home.store.close()


def test_a_match_played_to_its_end_is_kept_as_finished(stage):
    stage.table("gran_ramino", 2, seed=2)
    table = stage.top
    while not table.match.over:
        if table.match.deal_is_next:
            table.match.play(table.match.table.legal[0])
        else:
            seat = table.match.table.turn
            table.match.play(table.match.table.view(seat).legal[0])
    assert kept(stage) == []
    (saved,) = stage.home.store.matches(finished=True)
    assert Match.resumed(saved).over


def test_leaving_the_table_loses_nothing(stage):
    table = some_moves(stage)
    stage.stack.hear(Intent(Kind.BACK))
    stage.key("ask")
    stage.draw()
    stage.key("leave")
    assert isinstance(stage.top, TitleScene)
    stage.key("continue")
    assert stage.top.match.table.record == table.match.table.record


def test_a_watched_match_is_not_kept(stage):
    stage.table("michigan", 4, watch=True)
    stage.wait(1)
    assert kept(stage) == []


def test_a_match_that_cannot_be_played_on_is_put_away_with_a_sentence(stage):
    stage.home.store.begin("rolling_stone", {}, "kitchen-table record 1\nrubbish")
    stage.title()
    stage.key("continue")
    assert isinstance(stage.top, TitleScene)
    assert "cannot be played on" in stage.top.note
    assert "continue" not in [target.key for target in stage.top.focus.targets]
    stage.draw()


def test_a_note_of_the_store_is_shown_at_the_title(tmp_path):
    (tmp_path / "kitchen-table.sqlite3").write_bytes(b"rubbish" * 100)
    stage = Stage(pace=0.0)
    stage.home.store = Store(tmp_path)
    stage.title()
    assert "set aside" in stage.top.note
    stage.draw()
    stage.home.store.close()


def app_with(stage, folder):
    app = App((1024, 640))
    app.home, app.folder = stage.home, folder
    return app


class Failing(TitleScene):
    """Fails once it is pressed, or at every drawing."""

    def __init__(self, home, when):
        super().__init__(home)
        self.when = when

    def tick(self, seconds):
        if self.when == "tick":
            raise RuntimeError("planted")

    def draw(self, canvas, blend):
        if self.when == "draw":
            raise RuntimeError("planted")


@pytest.mark.parametrize("when", ["tick", "draw"])
def test_a_fault_shows_what_is_saved_and_leads_back(stage, tmp_path, when, caplog):
    app = app_with(stage, tmp_path)
    seen = []

    def look():
        top = app.stack.top
        seen.append(type(top))
        if isinstance(top, CrashScene):
            assert top.report == str(tmp_path / REPORT)
            assert top.back() is not None
            app.stack.hear(Intent(Kind.BACK))
            assert app.stack.top is top, "Esc never ends the program"
            if len(seen) > 3:
                app.stack.apply(top.press("title"))
        elif CrashScene in seen:
            app.stack.apply(top.press("quit"))
        return listen()

    listen = app.listen
    app.listen = look
    app.run(Failing(stage.home, when))
    assert seen[0] is Failing
    assert CrashScene in seen
    assert seen[-1] is TitleScene
    assert "RuntimeError: planted" in (tmp_path / REPORT).read_text("utf-8")
    assert "planted" in caplog.text


def test_a_fault_that_never_ends_ends_the_program(stage, tmp_path, monkeypatch):
    app = app_with(stage, tmp_path)

    def broken(self, canvas, blend):
        raise RuntimeError("planted")

    monkeypatch.setattr(CrashScene, "draw", broken)
    with pytest.raises(RuntimeError, match="planted"):
        app.run(Failing(stage.home, "draw"))
    assert app._crashes == MOST_CRASHES + 1


def test_a_wish_is_kept_through_a_resume(stage):
    match = Match(Wish("michigan", 3, 9, (("length", "three"),), name="Åsa"))
    match.keep_in(stage.home.store)
    match.play(match.table.legal[0])
    (saved,) = kept(stage)
    again = Match.resumed(saved)
    assert again.wish.name == "Åsa"
    assert again.table.record.options["length"] == "three"
    again.keep_in(stage.home.store)
    again.play(again.table.legal[0])
    assert len(kept(stage)) == 1, "a match that is resumed is not kept twice"


@pytest.mark.parametrize("record", [b"\x00\xff", 7, None])
def test_a_record_of_the_wrong_kind_is_put_away(stage, record):
    number = stage.home.store.begin("rolling_stone", {}, "text")
    if record is not None:
        with sqlite3.connect(stage.home.store._file) as file:
            file.execute("UPDATE matches SET record = ? WHERE id = ?", [record, number])
        file.close()
    stage.title()
    stage.key("continue")
    assert isinstance(stage.top, TitleScene)
    assert "cannot be played on" in stage.top.note
    assert stage.home.store.matches() == []


class Falling(Failing):
    """Fails when it is drawn, and again when it leaves."""

    def leave(self):
        raise RuntimeError("planted again")


class Stillborn(Failing):
    """Fails as soon as it is laid out."""

    def resize(self, width, height, scale):
        raise RuntimeError("planted")


@pytest.mark.parametrize("scene", [Falling, Stillborn])
def test_a_fault_that_comes_again_while_the_screen_leaves_shows_the_page_all_the_same(stage, tmp_path, scene):
    app = app_with(stage, tmp_path)
    listen, seen = app.listen, []

    def look():
        seen.append(type(app.stack.top))
        if seen[-1] is CrashScene:
            app.stack.apply(app.stack.top.press("quit"))
        return listen()

    app.listen = look
    app.run(scene(stage.home, "draw"))
    assert seen[-1] is CrashScene


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 3)])
def test_the_result_of_a_deal_is_told_the_same_after_continue(tmp_path, game, seats):
    first = Stage(pace=0.0)
    first.home.store = Store(tmp_path)
    table = first.table(game, seats, seed=6)
    for _ in range(400):
        first.until_asked()
        if not first.at_table:
            break
        table.play(table.view.legal[0])
    told = first.top.shown
    first.home.store.close()
    second = Stage(pace=0.0)
    second.home.store = Store(tmp_path)
    second.title()
    second.key("continue")
    second.wait(RESULT_PAUSE + 0.1)
    assert second.top.shown == told
    second.home.store.close()
