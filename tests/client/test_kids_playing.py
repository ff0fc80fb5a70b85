"""At the children's table everything saves and nothing sets."""

import pytest

from engine.games import GAMES
from game import words
from game.intents import Intent, Kind
from game.kids import mode
from game.lessons import LESSONS
from game.scene import Push, Swap
from game.scenes.crash import CrashScene
from game.scenes.curtain import CurtainScene
from game.scenes.kids_help import KidsHelpScene
from game.scenes.kids_lesson_pause import KidsLessonPauseScene
from game.scenes.kids_night import KidsNightScene
from game.scenes.kids_pause import KidsPauseScene
from game.scenes.kids_seats import KidsSeatsScene
from game.scenes.kids_title import KidsTitleScene
from game.scenes.lesson_over import LessonOverScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.store import Store
from tests.client.couch_stage import look, sit, table_of
from tests.client.kids_stage import act, kids_match, kids_stage, kids_table, press
from tests.client.stage import doing


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_finish_playing_always_saves(tmp_path, game):
    stage = kids_stage((1280, 720))
    stage.home.store = Store(tmp_path)
    table = kids_table(stage, game)
    for _ in range(5):
        stage.until_asked()
        if stage.at_table:
            stage.key(doing(table)[0])
    stage.stack.hear(Intent(Kind.BACK))
    assert isinstance(stage.top, KidsPauseScene)
    played = list(table.match.table.record.actions)
    press(stage, "finish")
    assert isinstance(stage.top, KidsNightScene) and stage.top.kept and len(stage.stack) == 1
    stage.home.store.close()
    again = kids_stage((1280, 720))
    again.home.store = Store(tmp_path)
    assert again.home.title(again.home).open[0].game == game
    mode.end(again.home)
    assert not TitleScene(again.home).open, "the grown-ups are not offered the children's match"
    mode.begin(again.home, "pictures")
    again.stack.apply(Push(again.home.title(again.home)))
    act(again)
    assert again.at_table and list(again.top.match.table.record.actions) == played
    assert again.top.match.wish.kids == "words" and again.top.match.players == table.match.players
    again.home.store.close()


def test_a_match_that_cannot_be_read_does_not_stand_in_the_way(stage):
    mode.begin(stage.home, "words")
    seats = {"kids": "words", "seats": []}
    stage.home.store.begin("rolling_stone", seats, "nonsense")
    stage.stack.apply(Push(stage.home.title(stage.home)))
    press(stage, "continue")
    assert isinstance(stage.top, KidsTitleScene) and not stage.top.open
    assert not stage.home.title(stage.home).open


def test_every_match_that_waits_can_be_played_on(stage):
    """Two families, or two evenings: "your game waits for you" is true of each of them."""
    mode.begin(stage.home, "words")
    waiting = {}
    for game in ("michigan", "gran_ramino", "rolling_stone", "michigan"):
        match = kids_match(game, 4, len(waiting))
        match.keep_in(stage.home.store)
        waiting[match._number] = match
    for at, number in ((0, list(waiting)[3]), (1, list(waiting)[2]), (2, list(waiting)[1])):
        stage.stack.apply(Swap(stage.home.title(stage.home)))
        assert [one.key for one in stage.top.focus.targets if "continue" in str(one.key)] == [
            "continue",
            ("continue", 1),
            ("continue", 2),
        ]
        press(stage, ("continue", at) if at else "continue")
        assert stage.at_table and stage.top.match._number == number
        assert stage.top.match.game == waiting[number].game


def test_one_that_cannot_be_read_goes_and_the_next_one_waits(stage):
    mode.begin(stage.home, "words")
    match = kids_match("gran_ramino", 2)
    match.keep_in(stage.home.store)
    stage.home.store.begin("rolling_stone", {"kids": "words", "seats": []}, "nonsense")
    stage.stack.apply(Swap(stage.home.title(stage.home)))
    stage.draw()
    press(stage, "continue")
    assert isinstance(stage.top, KidsTitleScene) and len(stage.top.open) == 1
    press(stage, "continue")
    assert stage.at_table and stage.top.match.game == "gran_ramino"


def test_a_match_of_grown_ups_is_not_the_childrens(stage):
    stage.table("rolling_stone", 4)
    mode.begin(stage.home, "words")
    assert not stage.home.title(stage.home).open
    assert len(stage.home.store.matches()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_sets_nothing_and_leads_to_a_childrens_table(stage, game):
    mode.begin(stage.home, "words")
    stage.stack.apply(Swap(KidsSeatsScene(stage.home, game)))
    press(stage, "lesson")
    before = stage.home.room, stage.home.comfort
    for way in (Intent(Kind.BACK), ("menu",), ("tools",)):
        stage.stack.hear(way) if isinstance(way, Intent) else press(stage, way)
        assert isinstance(stage.top, KidsLessonPauseScene)
        stage.draw()
        press(stage, "on")
    assert (stage.home.room, stage.home.comfort) == before
    stage.stack.apply(Push(LessonOverScene(stage.home, LESSONS[game], stage.top.again)))
    press(stage, "play")
    players = stage.top.match.players
    assert stage.top.match.wish.kids == "words"
    assert [one.animal for one in players if not one.is_bot] == ["rabbit"] and players[0].kid == "words"
    assert dict(mode.options_for(game)).items() <= dict(stage.top.match.table.record.options.items()).items()


def test_night_leads_back_in(stage):
    mode.begin(stage.home, "words")
    stage.stack.apply(Push(KidsNightScene(stage.home)))
    assert stage.stack.hear(Intent(Kind.BACK)) and isinstance(stage.top, KidsNightScene)
    act(stage)
    assert isinstance(stage.top, KidsTitleScene)


def test_pause_takes_back(stage):
    mode.begin(stage.home, "words")
    table = kids_table(stage)
    stage.until_asked()
    asked = table.match.table.ply
    stage.key(doing(table)[0])
    stage.until_asked()
    stage.stack.hear(Intent(Kind.BACK))
    press(stage, "take_back")
    assert stage.at_table and stage.top.match.table.ply == asked and stage.top.match is table.match
    stage.stack.hear(Intent(Kind.BACK))
    press(stage, "take_back")
    assert isinstance(stage.top, KidsPauseScene) and "nothing to take back" in stage.top.says()[0]


@pytest.mark.parametrize("how", ["esc", "mouse"])
@pytest.mark.parametrize("privacy", ["open", "curtain"])
def test_of_two_children_the_one_who_has_just_pressed_takes_it_back_in_the_pause(stage, how, privacy):
    mode.begin(stage.home, "words")
    table = table_of(stage, "gran_ramino", sit(2, 0, privacy=privacy, kid="words"), 3)
    took = None
    while took is None:
        if isinstance(stage.top, CurtainScene):
            look(stage)
        stage.wait(0.1)
        if isinstance(stage.top, TableScene) and table.view.legal and table.match.eyes is not None:
            keys = doing(table)
            took = table.match.eyes if ("spot", "discards") in keys else None
            stage.key(("spot", "discards") if took is not None else keys[0])
    ply = table.match.table.ply
    assert table.match.eyes == took, "the same child goes on"
    if how == "esc":
        stage.stack.hear(Intent(Kind.BACK))
    else:
        stage.click(("menu",))
    assert isinstance(stage.top, KidsPauseScene)
    assert table.match.eyes is None, "and no hand lies open meanwhile"
    press(stage, "take_back")
    assert isinstance(stage.top, TableScene)
    assert stage.top.match.table.ply == ply - 1 and stage.top.match.table.turn == took


def test_pause_helps_and_is_loud_enough(stage):
    mode.begin(stage.home, "words")
    kids_table(stage)
    stage.stack.hear(Intent(Kind.BACK))
    press(stage, "help")
    assert isinstance(stage.top, KidsHelpScene)
    act(stage)
    assert isinstance(stage.top, KidsPauseScene)
    for _ in range(7):
        press(stage, "sound")
        assert stage.home.room.effects in mode.LOUDNESS and not stage.home.room.mute
    stage.stack.hear(Intent(Kind.BACK))
    assert stage.at_table
    stage.stack.hear(Intent(Kind.BACK))
    press(stage, "on")
    assert stage.at_table


def test_keys_set_nothing_at_the_childrens_table(stage):
    mode.begin(stage.home, "words")
    table = kids_table(stage, "gran_ramino", 2)
    stage.until_asked()
    before = stage.home.room, stage.home.comfort, words.language()
    for tool in ("deck", "cousins", "more", "plan", "sort", "aid", "keys"):
        stage.stack.hear(Intent(Kind.TOOL, text=tool))
        assert stage.top is table, tool
    assert (stage.home.room, stage.home.comfort, words.language()) == before
    assert not {target.key[0] for target in table.focus.targets} & {"tools", "privacy"}


def test_after_a_fault_it_is_still_the_childrens(stage):
    mode.begin(stage.home, "words")
    stage.stack.apply(Push(CrashScene(stage.home, "")))
    assert [target.key for target in stage.top.focus.targets] == ["title"]
    act(stage)
    assert isinstance(stage.top, KidsTitleScene)


def test_a_childrens_match_again_is_a_childrens_match():
    assert kids_match().again().wish.kids == "words"
