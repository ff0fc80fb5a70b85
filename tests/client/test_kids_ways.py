"""Into the children's screen by one press, out of it by the lock alone; in it everything saves and nothing sets."""

import random

import pygame
import pytest

from engine.games import GAMES
from game import app as app_module
from game import words
from game.app import App, open_display
from game.flags import read_flags
from game.intents import Intent, Kind
from game.kids import gate, mode
from game.kids.company import Company
from game.lessons import LESSONS
from game.match import Match, Wish
from game.pads import Pad
from game.scene import Push, Swap
from game.scenes.crash import CrashScene
from game.scenes.curtain import CurtainScene
from game.scenes.kids_gate import KidsGateScene
from game.scenes.kids_help import KidsHelpScene
from game.scenes.kids_lesson_pause import KidsLessonPauseScene
from game.scenes.kids_looks import KidsLooksScene
from game.scenes.kids_night import KidsNightScene
from game.scenes.kids_pause import KidsPauseScene
from game.scenes.kids_seats import KidsFacesScene, KidsSeatsScene
from game.scenes.kids_title import KidsTitleScene
from game.scenes.lesson_over import LessonOverScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.sofa import profiles
from game.sofa.seating import may_press
from game.store import Store
from tests.client.couch_stage import look, sit, table_of
from tests.client.kids_stage import kids_match, kids_stage, kids_table, press, screens, solve
from tests.client.stage import Stage, doing


@pytest.fixture
def stage(tmp_path):
    made = Stage((1280, 720), 0.0)
    made.home.store = Store(tmp_path)
    yield made
    made.home.store.close()


def key(stage, name, device="keys"):
    """The act key where the focus is."""
    stage.stack.hear(Intent(Kind.ARM, device=device))
    stage.stack.hear(Intent(Kind.ACT, device=device))


def by_mouse(stage, key, device="mouse"):
    stage.click(key, device)


# In


@pytest.mark.parametrize("device", ["keys", "pad:1"])
def test_four_presses_of_one_button_from_the_title_to_a_table(stage, device):
    """One press in, then three: the look, the game, play. The focus need not be moved but on the title."""
    stage.title()
    stage.top.focus.go("kids")
    kinds = [TitleScene]
    for _ in range(4):
        key(stage, None, device)
        kinds.append(type(stage.top))
    assert kinds == [TitleScene, KidsLooksScene, KidsTitleScene, KidsSeatsScene, TableScene]
    match = stage.top.match
    assert match.game == "rolling_stone" and match.wish.kids == "pictures" and stage.home.kids == "pictures"
    assert match.table.record.options["match_to"] == "1"


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize("look", mode.LOOKS)
@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_four_presses_with_a_pointer(stage, game, look, device):
    stage.title()
    for target in ("kids", look, game, "play"):
        stage.click(target, device)
    assert stage.at_table and stage.top.match.game == game and stage.home.kids == look
    assert mode.kept_look(stage.home) == look
    assert not stage.top.match.players[0].is_bot and all(one.level == "gentle" for one in stage.top.match.players[1:])


def test_the_first_press_is_enough(stage):
    """From then on there is no way to the settings, and the title is the children's."""
    stage.title()
    press(stage, "kids")
    assert stage.home.kids and isinstance(stage.home.title(stage.home), KidsTitleScene)
    assert len(stage.stack) == 1


def test_who_plays_is_chosen_by_pictures(stage):
    child = profiles.new("Elin", "fox", kid="words")
    profiles.keep(stage.home.store, child).wait()
    mode.begin(stage.home, "pictures")
    stage.stack.apply(Push(stage.home.title(stage.home)))
    press(stage, "michigan")
    by_mouse(stage, ("seat", 0))
    assert isinstance(stage.top, KidsFacesScene) and stage.top.offered[0].player.name == "Elin"
    by_mouse(stage, ("known", child.id))
    by_mouse(stage, ("seat", 2))
    by_mouse(stage, ("guest", "octopus"))
    by_mouse(stage, ("step", 1))
    by_mouse(stage, "play")
    players = stage.top.match.players
    assert len(players) == 5
    assert [(one.name, one.kid) for one in players if not one.is_bot] == [("Elin", "words"), ("Octopus", "pictures")]
    assert players[0].profile == child.id
    assert stage.top.match.secrecy == "open"


def test_a_pad_joins_who_plays_and_leaves(stage):
    mode.begin(stage.home, "words")
    stage.home.pressed = "mouse"
    pads = [type("Pad", (), {"device": "pad:4", "number": 1, "family": "generic"})()]
    stage.home.pads = lambda: pads
    stage.stack.apply(Push(KidsSeatsScene(stage.home, "gran_ramino")))
    key(stage, None, "pad:4")
    assert stage.top.company.people == (0, 1) and "Hello" in stage.top.says()[0]
    stage.stack.hear(Intent(Kind.BACK, device="pad:4"))
    assert isinstance(stage.top, KidsSeatsScene) and stage.top.company.people == (0,)
    key(stage, None, "pad:4")
    pads.clear()
    stage.stack.hear(Intent(Kind.POINT, 1, 1))
    assert stage.top.company.people == (0,), "whose pad was pulled out is not seated"


# Flags


@pytest.mark.parametrize(
    ("said", "kid"), [("", None), ("--kid", ""), ("--kid pictures", "pictures"), ("--kid words --game michigan", "words")]
)
def test_the_flag(said, kid):
    assert read_flags(said.split()).kid == kid


@pytest.mark.parametrize("said", ["--kid both", "--kid --game rolling_stone --watch"])
def test_a_wrong_flag(said, capsys):
    assert read_flags(said.split()) == 2
    assert "--kid" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("kid", "wish", "kind", "look"),
    [
        ("", None, KidsLooksScene, "words"),
        ("pictures", None, KidsTitleScene, "pictures"),
        ("", Wish("michigan", 5), TableScene, "words"),
        ("pictures", Wish("rolling_stone", 4, 7, (("voluntary_pickup", "true"),)), TableScene, "pictures"),
    ],
)
def test_where_the_flag_leads(stage, kid, wish, kind, look):
    mode.choose_look(stage.home, "words")
    mode.end(stage.home)
    first = app_module._first_of_kids(stage.home, None if wish is None else Match(wish), kid)
    assert isinstance(first, kind) and stage.home.kids == look
    if wish is not None:
        match = first.match
        assert (match.game, match.wish.seats, match.wish.kids) == (wish.game, wish.seats, look)
        assert dict(match.wish.options).items() >= {**dict(mode.options_for(wish.game)), **dict(wish.options)}.items()
        assert wish.seed is None or match.table.record.seed == wish.seed
        assert match.players[0].kid == look


# Out


def locked(stage):
    """Every screen with a lock, with the lock pressed."""
    for name, screen in screens(stage.home):
        if screen.lock:
            stage.stack.apply(Push(screen))
            press(stage, "lock")
            assert isinstance(stage.top, KidsGateScene), name
            yield name, screen
            while len(stage.stack) > 1:
                stage.stack._scenes.pop()


def test_the_lock_is_on_every_screen_before_a_table_and_after_it(stage):
    mode.begin(stage.home, "words")
    stage.stack.apply(Push(KidsLooksScene(stage.home)))
    assert {name.split()[0] for name, _ in locked(stage)} == {"looks", "title", "seats", "faces", "night"}


@pytest.mark.parametrize("how", [press, by_mouse, lambda stage, key: press(stage, key, "pad:1")])
def test_who_reads_opens_it(stage, how):
    liked = stage.home.room
    stage.title()
    press(stage, "kids")
    press(stage, "lock")
    solve(stage, how)
    assert type(stage.top) is TitleScene and len(stage.stack) == 1
    assert not stage.home.kids and stage.home.room == liked and stage.home.aside is None


def hear(stage, *intents):
    for intent in intents:
        stage.stack.hear(intent)


WRONG = (
    lambda stage, asked: press(stage, ("shape", next(one for one in gate.SHAPES if one != asked[0]))),
    lambda stage, asked: [press(stage, ("shape", asked[0])) for _ in range(2)],
    lambda stage, asked: hear(stage, Intent(Kind.DOWN, 2, 2), Intent(Kind.UP, 2, 2)),
    lambda stage, asked: hear(stage, Intent(Kind.BACK)),
    lambda stage, asked: hear(stage, Intent(Kind.TOOL, text="deck")),
    lambda stage, asked: hear(stage, Intent(Kind.HELP)),
    lambda stage, asked: hear(stage, Intent(Kind.TEXT, text="a")),
)


def test_any_other_press_shuts_it(stage):
    mode.begin(stage.home, "words")
    stage.stack.apply(Push(KidsLooksScene(stage.home)))
    number = 0
    for name, screen in locked(stage):
        for wrong in WRONG:
            stage.wait(gate.OPENS + 0.1)
            wrong(stage, stage.top.state.asked)
            assert stage.top is screen and stage.home.kids, name
            number += 1
            press(stage, "lock")
    assert number > 100


def test_who_presses_at_once_gets_nowhere(stage):
    """A second press of an impatient hand does nothing; the next ones shut it, before there is a shape to press."""
    stage.title()
    press(stage, "kids")
    press(stage, "lock")
    lock = stage.top
    key(stage, None)
    assert stage.top is lock
    stage.wait(gate.SHUT + 0.05)
    assert not lock.focus.targets
    key(stage, None)
    assert isinstance(stage.top, KidsLooksScene)


def test_the_same_button_again_and_again_never_opens_it(stage):
    stage.title()
    press(stage, "kids")
    for pace in (0.05, 0.3, 0.9, 1.7, 3.0):
        for _ in range(60):
            if not isinstance(stage.top, KidsGateScene):
                stage.top.focus.go("lock")
            key(stage, None)
            stage.wait(pace)
            assert stage.home.kids


def test_the_order_changes_each_time(stage):
    stage.title()
    press(stage, "kids")
    seen = set()
    for _ in range(12):
        press(stage, "lock")
        seen.add((stage.top.state.asked, stage.top.state.shown))
        stage.wait(2)
        stage.stack.hear(Intent(Kind.BACK))
    assert len(seen) == 12


def test_nothing_of_the_order_is_seen_without_reading(stage):
    """The shapes lie there alike: none is main, and the focus begins where the first happens to lie."""
    starts = {}
    mode.begin(stage.home, "words")
    for seed in range(200):
        lock = KidsGateScene(stage.home, lambda: None, random.Random(seed))
        stage.stack.apply(Push(lock))
        stage.wait(gate.OPENS + 0.1)
        first = lock.focus.current.key[1] == lock.state.asked[0]
        starts[first] = starts.get(first, 0) + 1
        stage.stack._scenes.pop()
    assert starts[True] < 50 < starts[False]


def test_going_back_never_ends_it(stage):
    mode.begin(stage.home, "words")
    for name, screen in screens(stage.home):
        stage.stack.apply(Push(KidsTitleScene(stage.home)))
        stage.stack.apply(Push(screen))
        for _ in range(8):
            stage.wait(0.5)
            stage.stack.hear(Intent(Kind.BACK))
            assert len(stage.stack) and stage.home.kids, name
        while len(stage.stack):
            stage.stack._scenes.pop()


# At the table


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
    key(again, None)
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
    key(stage, None)
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
    key(stage, None)
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
    key(stage, None)
    assert isinstance(stage.top, KidsTitleScene)


def test_a_childrens_match_again_is_a_childrens_match():
    assert kids_match().again().wish.kids == "words"


# The window


@pytest.fixture
def app(tmp_path, monkeypatch):
    open_display()
    made = App((1024, 640))
    stage = kids_stage((1024, 640))
    made.home = stage.home
    stage.home.store = Store(tmp_path)
    made.folder = tmp_path
    made.full = 0
    made.now = 0.0
    made.devices._clock = lambda: made.now

    def full():
        made.full += 1

    monkeypatch.setattr(made, "toggle_full", full)
    pygame.event.clear()
    made.stack.apply(Push(stage.home.table(stage.home, kids_match())))
    made.fit()
    yield made
    stage.home.store.close()


def hears(app, *intents):
    """As if that had come in from a device."""
    app.now += 1  # a press right after one that was accepted is swallowed
    real = app.devices.read
    app.devices.read = lambda: real() + list(intents)
    app.listen()
    app.devices.read = real


@pytest.mark.parametrize("kind", [Kind.MUTE, Kind.FULL])
def test_keys_for_grown_ups_ask_for_one(app, kind):
    def done():
        return (app.home.room.mute, app.full)

    before = done()
    table = app.stack.top
    hears(app, Intent(kind))
    assert isinstance(app.stack.top, KidsGateScene) and done() == before
    hears(app, Intent(kind))
    assert app.stack.top is table and done() == before, "the same key again shuts it"
    hears(app, Intent(kind))
    lock = app.stack.top
    lock.tick(gate.OPENS)
    for shape in lock.state.asked:
        lock.focus.go(("shape", shape))
        hears(app, Intent(Kind.ARM))
        hears(app, Intent(Kind.ACT))
    assert app.stack.top is table and done() != before
    assert app.home.kids


def test_a_pad_that_is_lost_is_a_pause_and_stops_nobody(app):
    made = Company(GAMES["gran_ramino"].info, "words", host="mouse")
    made.join("pad:1")
    match = Match(mode.wish("gran_ramino", made.seated(), "words"))
    app.stack.apply(Swap(app.home.table(app.home, match)))
    app.fit()
    app._pads.tell([Pad(1, 1, "generic")], app.home)
    assert isinstance(app.stack.top, KidsPauseScene)
    assert all(may_press(match.players[seat], "mouse", match.players) for seat in match.people)


@pytest.mark.parametrize(("after", "heard"), [(0.4, False), (0.55, True)])
def test_a_second_press_of_a_small_hand_comes_too_soon(app, after, heard):
    """Half a second, where a grown-up's screen waits for 0.3."""
    app.stack.apply(Swap(KidsNightScene(app.home)))
    app.fit()
    hears(app, Intent(Kind.ARM), Intent(Kind.ACT))
    assert isinstance(app.stack.top, KidsTitleScene)
    app.now += after - 1
    hears(app, Intent(Kind.ARM), Intent(Kind.ACT))
    assert isinstance(app.stack.top, KidsTitleScene) is not heard


def test_no_child_fills_the_disk_with_pictures(app, tmp_path):
    hears(app, Intent(Kind.PICTURE))
    assert not (tmp_path / "pictures").exists() and isinstance(app.stack.top, TableScene)


def test_the_window_can_always_be_closed(app):
    for intents in ((), (Intent(Kind.BACK),), (Intent(Kind.MUTE),)):
        hears(app, *intents)
    hears(app, Intent(Kind.CLOSE))
    assert not len(app.stack)
    (saved,) = app.home.store.matches()
    assert mode.look_of(saved) == "words"
