"""The other screens: every one by keys alone and by the mouse alone, Esc is back or pause and never the end."""

import random

import pytest

from engine.games import GAMES
from game import settings, words
from game.geometry import Rect
from game.intents import Intent, Kind
from game.scene import Push
from game.scenes.deal_over import DealOverScene
from game.scenes.help import HelpScene
from game.scenes.match_over import MatchOverScene
from game.scenes.pause import PauseScene
from game.scenes.seats import SeatsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.store import Store
from tests.client.stage import Stage, press_something
from tests.toy.highest import Highest

SIZES = [(1024, 640), (1280, 720), (1600, 1200), (2560, 1080)]


def check(stage):
    screen = Rect(0, 0, stage.top.width, stage.top.height)
    targets = stage.top.focus.targets
    assert targets and stage.top.focus.current in targets
    for at, target in enumerate(targets):
        assert target.rect.within(screen) or target.seen is not None, target
        assert min(target.rect.w, target.rect.h) * stage.scale >= 33, target
        assert not any(target.place.overlaps(other.place) for other in targets[at + 1 :]), target
    stage.draw()


@pytest.mark.parametrize("size", SIZES)
def test_title_form_and_rules(size, monkeypatch):
    monkeypatch.setitem(GAMES, "highest", Highest())
    stage = Stage(size).title()
    check(stage)
    for game in GAMES:
        stage.click(game)
        assert isinstance(stage.top, SeatsScene)
        check(stage)
        stage.click("rules")
        check(stage)
        stage.click("rules")
        assert isinstance(stage.top, HelpScene)
        check(stage)
        for _ in range(3):
            stage.click("back")
        assert isinstance(stage.top, TitleScene)


def test_by_keys_alone_from_the_title_to_a_table():
    stage = Stage().title()
    for kind in (Kind.ARM, Kind.ACT):
        stage.stack.hear(Intent(kind))
    assert stage.at_table, "Play now is one press"


def test_the_form_makes_the_match_that_was_asked_for():
    stage = Stage().title()
    stage.click("michigan")
    for _ in range(9):
        stage.click(("seats", 1))
    stage.click(("seats", -1))
    stage.click("rules")
    form = stage.top
    stage.click(("stakes", "after"))
    stage.key(("length", "half"))
    stage.key("seed")
    for text in ("12", "x", "3", "é"):
        stage.stack.hear(Intent(Kind.TEXT, text=text))
    stage.stack.hear(Intent(Kind.ERASE))
    check(stage)
    assert form.seed == "12"
    stage.click("back")
    stage.click("play")
    record = stage.top.match.table.record
    assert (record.game, record.options.seats, record.seed) == ("michigan", 7, 12)
    assert (record.options["stakes"], record.options["length"], record.options["markers"]) == ("after", "half", "80")


def test_ten_thousand_letters_are_no_number():
    stage = Stage().title()
    stage.click("rolling_stone")
    stage.click("rules")
    stage.key("seed")
    stage.stack.hear(Intent(Kind.TEXT, text="7" * 10_000))
    assert stage.top.seed == "7" * 18
    stage.stack.hear(Intent(Kind.TEXT, text="👍" * 100))
    stage.draw()
    stage.click("back")
    stage.click("play")
    assert stage.at_table


def test_without_a_number_every_match_is_another_one():
    seeds = set()
    for _ in range(50):
        stage = Stage().title()
        stage.click("gran_ramino")
        stage.click("play")
        seeds.add(stage.top.match.table.record.seed)
    assert len(seeds) == 50


def test_escape_never_ends_the_program():
    stage = Stage().title()
    back = Intent(Kind.BACK)
    for _ in range(30):
        stage.stack.hear(back)
    assert isinstance(stage.top, TitleScene)
    stage.click("rolling_stone")
    stage.click("rules")
    stage.click("rules")
    for _ in range(2):
        stage.stack.hear(back)
    assert isinstance(stage.top, SeatsScene)
    stage.click("play")
    for number in range(31):
        stage.stack.hear(back)
        assert isinstance(stage.top, PauseScene if number % 2 == 0 else TableScene)
    stage.click("ask")
    stage.stack.hear(back)
    assert isinstance(stage.top, PauseScene)
    stage.stack.hear(back)
    stage.wait(0.3)
    assert stage.top.moving
    stage.stack.hear(back)
    assert isinstance(stage.top, PauseScene), "in the middle of motion too"


def test_the_table_stands_still_behind_the_pause():
    stage = Stage()
    table = stage.table("rolling_stone", 4, 1)
    stage.wait(1)
    left = table.timeline.left
    stage.stack.hear(Intent(Kind.BACK))
    check(stage)
    stage.wait(5)
    assert table.timeline.left == left
    stage.click("rules")
    assert isinstance(stage.top, HelpScene)
    stage.click("back")
    stage.click("on")
    assert stage.top is table


def test_leaving_is_asked_twice():
    stage = Stage()
    stage.table("rolling_stone", 4, 1)
    stage.stack.hear(Intent(Kind.BACK))
    stage.click("ask")
    check(stage)
    stage.click("stay")
    stage.click("ask")
    stage.click("leave")
    assert isinstance(stage.top, TitleScene)
    assert len(stage.stack) == 1


def test_quitting_at_the_title_ends():
    stage = Stage().title()
    stage.click("quit")
    assert len(stage.stack) == 0


def test_the_rules_page_scrolls_to_its_end_by_every_device():
    stage = Stage().title()
    stage.click("michigan")
    stage.click("rules")
    stage.click("rules")
    page = stage.top
    stage.stack.hear(Intent(Kind.SCROLL, dy=2))
    first = page.scroll.offset
    assert first > 0
    stage.stack.hear(Intent(Kind.MOVE, dy=1))
    assert page.scroll.offset > first
    for _ in range(60):
        stage.click("down")
    end = page.scroll.offset
    stage.draw()
    assert end == page.scroll.most > 0
    for _ in range(90):
        stage.stack.hear(Intent(Kind.MOVE, dy=-1))
    assert page.scroll.offset == 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("rolling_stone", 6, {"match_to": "1"}),
        ("gran_ramino", 2, {"match_to": "1"}),
        ("gran_ramino", 4, {"match_to": "1"}),
        ("michigan", 8, {"length": "three"}),
    ],
)
def test_the_results_fit_and_lead_on(size, game, seats, options):
    stage = Stage(size, pace=0.0)
    dice = random.Random(seats)
    stage.table(game, seats, 3, options)
    while not isinstance(stage.top, MatchOverScene):
        stage.until_asked()
        if isinstance(stage.top, DealOverScene):
            check(stage)
            stage.key("next")
            stage.wait(0.05)
        elif stage.at_table:
            press_something(stage, dice, 0)
    check(stage)
    stage.key("again")
    assert stage.at_table
    again = stage.top.match
    assert again.table.record.options.seats == seats and again.table.ply == 0


def test_clicks_across_the_end_of_a_deal_start_nothing():
    """Ten presses a second on whatever lies there: the result is only left by its own button."""
    stage = Stage()
    table = stage.table("rolling_stone", 4, 1)
    dice = random.Random(1)
    while stage.at_table:
        if table.view.legal and not table.moving and not table.match.deal_is_next:
            press_something(stage, dice, 0)
        stage.stack.hear(Intent(Kind.DOWN, 640, 400))
        stage.stack.hear(Intent(Kind.UP, 640, 400))
        stage.wait(0.1)
    ply = table.view.ply
    for _ in range(20):
        stage.stack.hear(Intent(Kind.DOWN, 640, 400))
        stage.stack.hear(Intent(Kind.UP, 640, 400))
        stage.wait(0.1)
    assert isinstance(stage.top, DealOverScene) and table.view.ply == ply


@pytest.fixture
def kept(tmp_path):
    """A stage whose choices are kept, and English again afterwards."""
    stage = Stage()
    stage.home.store = Store(tmp_path)
    stage.home.relay = lambda: stage.resize(stage.size)
    yield stage
    stage.home.store.close()
    words.use("en")


def test_a_first_start_plays_within_two_presses(kept, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert settings.is_first_start(kept.home)
    kept.stack.apply(Push(kept.home.welcome(kept.home)))
    check(kept)
    kept.stack.hear(Intent(Kind.BACK))
    for kind in (Kind.ARM, Kind.ACT, Kind.ARM, Kind.ACT):
        kept.stack.hear(Intent(kind))
    assert kept.at_table
    assert kept.home.store.setting("language") == "en"
    assert not settings.is_first_start(kept.home)


def test_the_first_screen_offers_the_language_of_the_system_first(kept, monkeypatch):
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    kept.stack.apply(Push(kept.home.welcome(kept.home)))
    assert kept.top.focus.current.key == "sv"
    kept.key("sv")
    assert isinstance(kept.top, TitleScene)
    assert words.language() == "sv"


def test_a_language_is_switched_live_and_kept(kept, tmp_path):
    words.use("en")
    kept.title()
    kept.key("settings")
    check(kept)
    for code in words.languages():
        kept.key(("language", code))
        assert words.language() == code
        check(kept)
    kept.key(("language", "it"))
    kept.key("back")
    quit_button = next(widget for widget in kept.top.widgets if getattr(widget, "key", "") == "quit")
    assert quit_button.text == words.say("quit") != "Quit"
    words.use("en")
    kept.home.store.put("flushed", True).wait(60)  # a slow disk may still be at the languages before
    settings.apply(kept.home)
    assert words.language() == "it"
    settings.apply(kept.home, "en")
    assert words.language() == "en"
    assert kept.home.store.setting("language") == "it"


def test_a_pace_is_chosen_at_the_table_and_holds_at_once(kept):
    table = kept.table("rolling_stone", 4)
    kept.stack.hear(Intent(Kind.BACK))
    kept.key("settings")
    kept.key(("pace", "off"))
    kept.key("back")
    kept.key("on")
    kept.resize(kept.size)
    assert table.tabletop.pace == 0.0
    settings.apply(kept.home)
    assert kept.home.pace == 0.0


@pytest.mark.parametrize("rubbish", [7, None, "klingon", ["it"], {"a": 1}])
def test_settings_of_the_wrong_kind_are_the_usual_ones(kept, rubbish, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    kept.home.store.put("language", rubbish).wait()
    kept.home.store.put("pace", rubbish).wait()
    settings.apply(kept.home)
    assert words.language() == "en"
    assert kept.home.pace == 1.0


def test_what_is_typed_into_the_number_is_not_lost_when_the_pointer_moves():
    stage = Stage().title()
    stage.click("gran_ramino")
    stage.click("rules")
    form = stage.top
    stage.click("seed")
    stage.stack.hear(Intent(Kind.TEXT, text="42"))
    x, y = stage.where(("turn_discards", "2"))
    stage.stack.hear(Intent(Kind.POINT, x, y, device="mouse"))
    stage.stack.hear(Intent(Kind.TEXT, text="77"))
    stage.stack.hear(Intent(Kind.POINT, 5, 5, device="mouse"))
    stage.stack.hear(Intent(Kind.TEXT, text="5"))
    assert form.seed == "42775"
    stage.draw()
    stage.click(("turn_discards", "2"))
    stage.stack.hear(Intent(Kind.TEXT, text="9"))
    assert form.seed == "42775", "a press on something else ends it"


def test_numbers_to_choose_from_stand_in_their_order():
    stage = Stage().title()
    stage.click("michigan")
    stage.click("rules")
    row = next(widget for widget in stage.top.widgets if getattr(widget, "key", "") == "markers")
    assert [value for value, _ in row.values] == ["40", "60", "80", "100"]
    assert row.chosen == "80"
