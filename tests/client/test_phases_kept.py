"""The program ends in any phase of any game, without a word; it starts again, and the table stands as it stood: the same hand
in the same order, the same question, the same things to press. Where several people play, the curtain comes first."""

import shutil

import pygame
import pytest

from game.app import MOST_CRASHES
from game.scenes.crash import CrashScene
from game.scenes.curtain import CurtainScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.store import Store
from tests.client.couch_stage import app_at, at_curtain, choose, dice, look, look_in, sit, table_of, until_curtain
from tests.client.leak_search import flat_cards, flat_deck, up
from tests.client.stage import Stage, doing

PHASES = {
    "rolling_stone": {"lead", "follow", "pick up", "with cards just taken", "over"},
    "gran_ramino": {"draw", "draw or take", "discard after the stock", "discard after the pile", "over"},
    "michigan": {"stake", "swap", "lead", "over"},
}
"""What must have been met in each game."""
MOST = 3
"""So often each phase is looked at in a match."""


def phase(table):
    """What is asked now, in a few words."""
    view, texts = table.view, [action.text for action in table.view.legal]
    if table.match.table.deal_over:
        return "over"
    if table.match.game == "rolling_stone":
        if texts == ["pick up"]:
            return "pick up"
        if table.marks.taken_by(0):
            return "with cards just taken"
        return "follow" if view.pile("trick").up else "lead"
    if table.match.game == "gran_ramino":
        if "draw stock" in texts:
            return "draw or take" if len(texts) > 1 else "draw"
        last = table.match.table.record.actions[-1][1].text
        return "discard after the stock" if last == "draw stock" else "discard after the pile"
    return {"stake": "stake", "swap": "swap", "keep": "swap"}.get(view.legal[0].kind, "lead")


def after_a_kill(folder, to):
    """The files as they lie on the disk now, in another folder, in which another program starts."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(folder, to, ignore=shutil.ignore_patterns("*lock*"))
    return Store(to)


def seen(table):
    """What whoever is asked sees of a table at rest."""
    table.news = ""
    table.prompt = table.ask()
    return {
        "view": table.view,
        "hand": list(table.hand),
        "asked": table.prompt,
        "pressed": [target.key for target in table.focus.targets],
        "left": table.draft.draft.left if table.draft is not None else None,
        "taken": {seat: table.marks.taken_by(seat) for seat in range(len(table.match.players))},
        "last": (table.marks.last_play, table.marks.last_trick, table.marks.did),
        "places": table.spread,
    }


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 3)])
def test_every_phase_comes_back_as_it_was(tmp_path, game, seats):
    met = {}
    for seed in (3, 8, 11, 14):
        stage = Stage(pace=0.0)
        folder = tmp_path / f"played {seed}"
        stage.home.store = Store(folder)
        table, throw = stage.table(game, seats, seed), dice(seed)
        for _ in range(120):
            stage.until_asked()
            if not stage.at_table or (set(met) >= PHASES[game] and min(met.values()) >= MOST):
                break
            now = phase(table)
            if met.get(now, 0) < MOST:
                met[now] = met.get(now, 0) + 1
                compare(table, folder, tmp_path / "again", now)
            if table.draft is not None:
                table.play(throw.choice(table.view.legal))
            else:
                stage.key(throw.choice([key for key in doing(table) if key != ("do", "keep")] or doing(table)))
        if not stage.at_table and met.get("over", 0) < MOST:  # the result lies over the table
            met["over"] = met.get("over", 0) + 1
            told = stage.top.shown
            other = started(folder, tmp_path / "again")
            other.wait(3)
            assert other.top.shown == told
            other.home.store.close()
        stage.home.store.close()
    assert set(met) >= PHASES[game], met


def started(folder, to):
    """Another program, at the table that was left."""
    other = Stage(pace=0.0)
    other.home.store = after_a_kill(folder, to)
    assert other.home.store.keeps and other.home.store.note == ""
    other.title()
    other.key("continue")
    return other


def compare(table, folder, to, now):
    other = started(folder, to)
    again = other.top
    assert isinstance(again, TableScene) and not again.moving
    before, after = seen(table), seen(again)
    for what in before:
        assert after[what] == before[what], (now, what)
    other.home.store.close()


# Several people


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_in_the_middle_of_somebodys_turn_the_curtain_that_names_them_comes_first(game, tmp_path, monkeypatch):
    """Whenever the program is killed: at a curtain, with a hand open, with half a turn done."""
    stage = Stage(pace=0.0)
    stage.home.store = Store(tmp_path / "played")
    table = table_of(stage, game, sit(2, 1 if game != "rolling_stone" else 2), 4)
    throw, kinds = dice(4), set()
    for _ in range(9):
        until_curtain_or_open(stage, table)
        if not (at_curtain(stage) or stage.at_table):
            break
        kinds.add("curtain" if at_curtain(stage) else "open")
        seat, ply = table.match.table.turn, table.match.table.ply
        other = Stage(pace=0.0)
        other.home.store = after_a_kill(tmp_path / "played", tmp_path / "again")
        with monkeypatch.context() as patch:
            flat_deck(patch)
            other.title()
            other.key("continue")
            again = other.top
            for _ in range(30):
                other.draw()
                public = up(again.match.table.view(None))
                recap = at_curtain(other)  # it shows what was played before everybody's eyes
                assert again.match.eyes is None
                assert recap or flat_cards(other.surface) <= public
                if recap:
                    break
                other.wait(1 / 60)
        curtain = until_curtain(other)
        assert (curtain.seat, again.match.table.ply) == (seat, ply)
        assert again.match.players[seat].name in " ".join(curtain.aloud())
        other.home.store.close()
        if at_curtain(stage):
            look(stage)
        if stage.at_table and table.view.legal and table.match.eyes is not None:
            choose(stage, throw)
    assert kinds == {"curtain", "open"}
    stage.home.store.close()


def until_curtain_or_open(stage, table):
    for _ in range(4000):
        if at_curtain(stage) or not stage.at_table or (table.match.eyes is not None and table.view.legal):
            return
        stage.wait(1 / 60)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("at", ["curtain", "hand"])
def test_after_a_fault_too(tmp_path, monkeypatch, at):
    """From the page that says so to the title, from there back to the table: behind the curtain of the same person."""
    flat_deck(monkeypatch)
    app, table = app_at(sit(2, 2), tmp_path)
    look_in(app)
    if at == "curtain":
        app.stack.lay_down()
        for _ in range(200):
            app.frame(1 / 60)
            if isinstance(app.stack.top, CurtainScene):
                break
    seat = table.match.table.turn
    hand = set(table.match.table.view(seat).pile("hand", seat).up)

    def wrong(*_):
        raise RuntimeError("planted")

    app.stack.top.tick = wrong
    app.frame(1 / 30)
    assert isinstance(app.stack.top, CrashScene) and MOST_CRASHES > 1
    app.stack.apply(app.stack.top.press("title"))
    assert isinstance(app.stack.top, TitleScene)
    app.stack.apply(app.stack.top.press("continue"))
    app.fit()
    shots = 0
    for _ in range(200):
        app.frame(1 / 60)
        surface = pygame.display.get_surface()
        assert not hand & flat_cards(surface) - up(app.stack.seen[0].match.table.view(None)), "before the curtain is opened"
        shots += 1
        if isinstance(app.stack.top, CurtainScene):
            break
    assert isinstance(app.stack.top, CurtainScene) and app.stack.top.seat == seat and shots > 0
    app.home.store.close()
