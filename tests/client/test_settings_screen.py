"""The settings: every value is reached and kept, holds at once, and each kind of device can set it alone."""

import pytest

from game import comfort, settings, words
from game.comfort import Comfort, Room
from game.intents import Intent, Kind
from game.scene import Push
from game.scenes.settings import SettingsScene
from game.store import Store
from game.widgets import Choice, Slider, Switch
from tests.client.stage import Stage

FIELDS = {**comfort.plain(Comfort()), **comfort.plain(Room())}


@pytest.fixture
def stage(tmp_path):
    made = Stage((1280, 720), 0.0)
    made.home.store = Store(tmp_path)
    made.home.relay = lambda: made.resize(made.size)
    made.stack.apply(Push(made.home.settings(made.home)))
    yield made
    made.home.store.close()


def now(stage, name):
    return stage.top.value(name)


def kept(stage, name):
    return {**stage.home.store.setting("comfort"), **stage.home.store.setting("room")}[name]


def test_every_field_of_comfort_and_room_is_there_with_a_sentence(stage):
    shown = {widget.key for widget in stage.top.widgets if isinstance(widget, Choice | Slider | Switch)}
    assert shown == {*FIELDS, "language", "full"}
    for name in shown:
        assert words.say(f"settings.{name}.says").endswith("."), name


@pytest.mark.parametrize("device", ["mouse", "touch", "keys"])
def test_every_value_can_be_chosen_and_is_kept(stage, device):
    def press(key):
        stage.key(key) if device == "keys" else stage.click(key, device)

    for name, usual in FIELDS.items():
        offered = comfort.values(name)
        if isinstance(usual, bool):
            for wanted in (not usual, usual):
                press(("switch", name))
                assert now(stage, name) is wanted is kept(stage, name)
        elif name in ("effects", "music", "voice", "rate"):
            for _ in range(12):
                press((name, "more"))
            assert now(stage, name) == kept(stage, name) == 10
            for left in range(9, -1, -1):
                press((name, "less"))
                assert now(stage, name) == left
            press((name, "less"))
            assert now(stage, name) == kept(stage, name) == 0
        else:
            for value in reversed(offered):
                press((name, str(value)))
                assert now(stage, name) == value == kept(stage, name)
            assert now(stage, name) == offered[0]


def test_a_new_start_finds_what_was_chosen(stage, tmp_path):
    stage.click(("deck", "german"))
    stage.click(("margin", "4"))
    stage.click(("switch", "calm"))
    stage.click(("text", "150"))
    assert stage.top.letters == 1.5, "at once"
    stage.home.store.close()
    other = Stage((1280, 720), 0.0)
    other.home.store = Store(tmp_path)
    settings.apply(other.home)
    assert (other.home.room.deck, other.home.room.margin, other.home.room.calm) == ("german", 4, True)
    assert other.home.comfort.text == 150
    other.home.store.close()


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_gauge_is_drawn_by_a_pointer_and_set_when_it_is_let_go(stage, device):
    stage.top.show(("effects", "less"))
    gauge = next(widget for widget in stage.top.widgets if getattr(widget, "key", "") == "effects")
    place = stage.top.scroll.on_window(gauge.gauge)
    y = place.centre[1]
    stage.stack.hear(Intent(Kind.DOWN, place.centre[0], y, device=device))
    for x in (place.x + 40, place.x + 20, place.x + 2):
        stage.stack.hear(Intent(Kind.POINT, x, y, device=device))
    assert gauge.shown == 0
    assert now(stage, "effects") == 7, "only when it is let go"
    stage.stack.hear(Intent(Kind.UP, place.x + 2, y, device=device))
    assert now(stage, "effects") == kept(stage, "effects") == 0


def test_a_gauge_that_was_let_go_by_a_change_of_window_is_as_before(stage):
    stage.top.show(("voice", "less"))
    gauge = next(widget for widget in stage.top.widgets if getattr(widget, "key", "") == "voice")
    place = stage.top.scroll.on_window(gauge.gauge)
    stage.stack.hear(Intent(Kind.DOWN, place.x + 20, place.centre[1], device="mouse"))
    stage.stack.hear(Intent(Kind.CANCEL))
    gauge = next(widget for widget in stage.top.widgets if getattr(widget, "key", "") == "voice")
    assert gauge.shown == gauge.value == now(stage, "voice") == 7


def test_a_finger_over_a_gauge_scrolls_if_it_goes_up_or_down(stage):
    stage.top.show(("music", "less"))
    gauge = next(widget for widget in stage.top.widgets if getattr(widget, "key", "") == "music")
    place, offset = stage.top.scroll.on_window(gauge.gauge), stage.top.scroll.offset
    x, y = place.centre
    stage.stack.hear(Intent(Kind.DOWN, x, y, device="touch"))
    stage.stack.hear(Intent(Kind.POINT, x + 2, y - 60, device="touch"))
    stage.stack.hear(Intent(Kind.UP, x + 2, y - 60, device="touch"))
    assert now(stage, "music") == 0
    assert stage.top.scroll.offset == min(offset + 60, stage.top.scroll.most)


def test_the_corners_of_the_picture_are_shown_while_the_margin_is_chosen(stage):
    stage.top.show(("margin", "0"))
    stage.draw()
    shown = stage.surface.get_at((2, 30))[:3]
    stage.top.show(("switch", "touch"))
    stage.top.focus.go("back")
    stage.draw()
    assert shown != stage.surface.get_at((2, 30))[:3]


def test_sound_deck_and_text_are_a_press_away_in_the_pause(stage):
    stage.stack._scenes.clear()
    stage.table("gran_ramino", 3)
    stage.stack.hear(Intent(Kind.BACK))
    stage.click(("quick", "mute"))
    assert stage.home.room.mute is True
    stage.click(("quick", "deck"))
    assert stage.home.room.deck == "italian"
    for wanted in (125, 150, 200, 100):
        stage.key(("quick", "text"))
        assert stage.home.comfort.text == wanted
        stage.draw()
    said = {widget.key[1]: widget.text for widget in stage.top.widgets if isinstance(widget.key, tuple)}
    assert said == {"mute": "Sound: off", "deck": "Deck: Italian", "text": "Text: 100 %"}


def test_settings_are_still_the_same_screen_after_each_choice(stage):
    stage.click(("text", "200"))
    assert isinstance(stage.top, SettingsScene)
    current = stage.top.focus.current
    assert current.key == ("text", "200")
    assert current.rect.within(current.seen), "what was pressed is in sight after everything has grown"
