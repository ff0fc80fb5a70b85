"""Full screen is kept only by somebody who has seen it: without an answer the window comes back by itself."""

import pygame
import pytest

from game import full_screen, words
from game.app import App, open_display
from game.clock import TICK
from game.flags import read_flags
from game.full_screen import ANSWER, Trial
from game.intents import Intent, Kind
from game.kids import mode
from game.match import Match, Wish
from game.scene import Pop, Push
from game.scenes.aloud import describe
from game.scenes.doors import make_home
from game.scenes.keep_full import KeepFullScene
from game.scenes.pause import PauseScene
from game.settings import begin_anew
from game.store import Store
from game.window import NoDisplayError

SCREEN = (1280, 720)
"""What the driver that shows nothing gives as its screen at full screen."""
KEYS = {"return": pygame.K_RETURN, "escape": pygame.K_ESCAPE, "up": pygame.K_UP, "f11": pygame.K_F11}


class Room:
    """The program in a window of which nothing is seen, with a store of its own."""

    def __init__(self, folder, full=None):
        open_display()
        store = Store(folder)
        self.app = App((800, 500), full_screen.wished(store) if full is None else full)
        self.home = make_home(0.0)
        self.home.store = store
        self.home.full_screen = self.app.toggle_full
        self.home.relay = self.app.fit
        self.app.attach(self.home, folder)
        self.now = 0.0
        self.app.devices._clock = lambda: self.now
        self.app.stack.apply(Push(self.home.title(self.home)))
        self.app.fit()
        self.app.try_full(asks=full is None)
        pygame.event.clear()
        self.wait(0.5)

    def wait(self, seconds):
        for _ in range(round(seconds * 30)):
            self.app.frame(1 / 30)
            self.now += 1 / 30

    def key(self, name, mod=0):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=KEYS[name], mod=mod, unicode="", scancode=0))
        self.wait(0.5)

    def press(self, key, device):
        """A button of the question, with a mouse, a finger or keys."""
        target = next(one for one in self.top.focus.targets if one.key == key)
        if device == "keys":
            while self.top.focus.current.key != key:
                self.key("up")
            self.key("return")
            return
        x, y = (part * self.app.devices.scale for part in target.rect.centre)
        wide, high = self.app.devices.size
        if device == "mouse":
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.Event(kind, pos=(round(x), round(y)), button=1, touch=False))
        else:
            for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
                pygame.event.post(pygame.Event(kind, finger_id=1, touch_id=1, x=x / wide, y=y / high, dx=0, dy=0))
        self.wait(0.5)

    @property
    def top(self):
        return self.app.stack.top

    @property
    def asked(self):
        return isinstance(self.top, KeepFullScene)

    @property
    def filled(self):
        return bool(pygame.display.get_surface().get_flags() & pygame.FULLSCREEN)

    def close(self):
        self.home.store.close()


@pytest.fixture
def rooms(tmp_path):
    made = []

    def enter(full=None):
        for room in made:
            room.close()
        made.append(Room(tmp_path, full))
        return made[-1]

    yield enter
    for room in made:
        room.close()


@pytest.fixture
def room(rooms):
    return rooms()


@pytest.fixture
def refused(monkeypatch):
    """A set-up on which full screen cannot be had."""
    real = pygame.display.set_mode

    def refuse(size=(0, 0), flags=0, **rest):
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no")
        return real(size, flags, **rest)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)


def test_without_an_answer_the_window_comes_back_after_fifteen_seconds(room):
    assert not room.filled
    room.key("f11")
    assert room.filled and room.asked and room.home.fills()
    room.wait(ANSWER - 0.5 - 0.3)
    assert room.filled and room.asked
    room.wait(0.5)
    assert not room.filled and not room.asked and not room.home.fills()
    assert pygame.display.get_window_size() == (800, 500), "as large as it was"
    assert not full_screen.wished(room.home.store)
    room.key("f11")
    assert room.asked, "nobody has kept it"


@pytest.mark.parametrize("device", ["keys", "mouse", "touch"])
def test_who_keeps_it_is_never_asked_again_and_finds_it_next_time(rooms, device):
    room = rooms()
    room.key("f11")
    room.press("keep", device)
    assert room.filled and not room.asked
    room.wait(2 * ANSWER)
    assert room.filled
    room.key("f11")
    assert not room.filled and not room.asked
    room.key("f11")
    assert room.filled and not room.asked
    room = rooms()
    assert room.filled and not room.asked
    room.key("f11")
    room = rooms()
    assert not room.filled, "whoever left it starts in a window"


@pytest.mark.parametrize("device", ["keys", "mouse", "touch"])
def test_the_window_can_be_had_back_at_once(room, device):
    room.key("f11")
    room.press("window", device)
    assert not room.filled and not room.asked
    room.wait(2 * ANSWER)
    assert not room.filled and not full_screen.wished(room.home.store)


@pytest.mark.parametrize("name", ["return", "escape", "f11"])
def test_who_presses_without_seeing_anything_has_the_window_back(room, name):
    room.key("f11")
    room.key(name)
    assert not room.filled and not room.asked


def test_a_pad_answers(room):
    room.key("f11")
    for kind in (Kind.ARM, Kind.ACT):
        room.app.stack.hear(Intent(kind, device="pad:1"))
    assert not room.filled and not room.asked
    room.wait(0.5)
    room.key("f11")
    room.app.stack.hear(Intent(Kind.MOVE, dy=-1, device="pad:1"))
    for kind in (Kind.ARM, Kind.ACT):
        room.app.stack.hear(Intent(kind, device="pad:1"))
    assert room.filled and not room.asked


def test_the_seconds_are_counted_on_the_screen_and_not_aloud(room):
    room.key("f11")
    said = describe(room.top, None).lines
    shown = [line for _, _, role, line in room.top._lines if role == "text"]
    room.wait(5)
    assert [line for _, _, role, line in room.top._lines if role == "text"] != shown
    assert words.count("full.says", 10) in " ".join(line for _, _, _, line in room.top._lines)
    assert describe(room.top, None).lines == said == (words.say("full.title"), words.count("full.says", 15))


def test_the_focus_stays_where_somebody_has_led_it_while_seconds_pass(room):
    room.key("f11")
    assert room.top.focus.current.key == "window"
    room.key("up")
    room.wait(3)
    assert room.top.focus.current.key == "keep"


def test_alt_and_enter_do_it_too_and_once_however_long_they_are_held(room):
    for _ in range(5):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_LALT, unicode="", scancode=0))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=pygame.KMOD_LALT, unicode="", scancode=0))
    room.wait(0.2)
    assert room.filled and room.asked
    room.key("return", pygame.KMOD_LALT)
    assert not room.filled


def test_it_is_asked_over_a_table_and_the_question_survives_what_covers_the_table(room):
    wish = Wish("rolling_stone", 4, 1)
    room.app.stack.apply(Push(room.home.table(room.home, Match(wish))))
    room.key("escape")
    pause = room.top
    assert isinstance(pause, PauseScene)
    pause.press("full")
    room.wait(0.1)
    assert room.asked and room.filled
    room.app.stack.apply(Pop())
    room.wait(0.1)
    assert room.asked, "what took it away has not answered it"
    room.wait(ANSWER)
    assert room.top is pause and not room.filled


def test_the_row_in_the_settings_shows_what_is(room):
    settings = room.home.settings(room.home)
    room.app.stack.apply(Push(settings))
    room.wait(0.1)

    def row():
        return next(widget for widget in settings.widgets if getattr(widget, "key", None) == "full")

    assert not row().on
    settings.show(("switch", "full"))
    room.key("return")
    assert room.asked and room.filled
    room.press("keep", "keys")
    assert room.top is settings and row().on
    room.key("return")
    assert not room.filled and not row().on


def test_a_screen_that_cannot_be_filled_is_told_of_and_the_window_stays(room, refused):
    room.key("f11")
    assert not room.filled and room.asked
    assert describe(room.top, None).lines == (words.say("full.refused"), words.say("full.refused.says"))
    room.wait(2 * ANSWER)
    assert room.asked, "it stays until it was read"
    room.key("return")
    assert not room.asked and not room.filled
    assert pygame.display.get_window_size() == (800, 500)


def test_where_it_was_kept_and_cannot_be_had_any_more_it_is_told_once(rooms, refused):
    first = rooms()
    full_screen.keep(first.home.store, SCREEN)
    again = rooms()
    assert again.asked and not again.filled
    again.key("return")
    assert not rooms().asked


def test_another_screen_is_asked_about_anew(rooms):
    first = rooms()
    full_screen.keep(first.home.store, (3840, 2160))
    again = rooms()
    assert again.filled and again.asked
    again.wait(ANSWER + 0.5)
    assert not again.filled


def test_a_flag_is_obeyed_without_a_question(rooms):
    room = rooms(full=True)
    assert room.filled and not room.asked
    full_screen.keep(room.home.store, SCREEN)
    assert not rooms(full=False).filled
    assert read_flags([]).full is None and read_flags(["--fullscreen"]).full is True
    assert read_flags(["--window", "1024x640"]).full is False


def test_on_the_childrens_screen_the_same_key_is_the_way_back_without_the_lock(room):
    mode.begin(room.home, "pictures")
    room.app.toggle_full()
    room.wait(0.1)
    assert room.asked and room.filled
    room.key("f11")
    assert not room.filled and not room.asked


def test_no_window_at_all_is_said_plainly(monkeypatch):
    open_display()

    def refuse(*_, **__):
        raise pygame.error("no window for anybody")

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    with pytest.raises(NoDisplayError, match="no window for anybody"):
        App((800, 500))


def test_the_first_day_has_a_window(room):
    full_screen.keep(room.home.store, SCREEN)
    begin_anew(room.home.store)
    assert not full_screen.wished(room.home.store) and not full_screen.kept_at(room.home.store, SCREEN)


@pytest.mark.parametrize(
    "held",
    [None, 7, [], "x", {"filled": 1}, {"filled": True, "sizes": 3}, {"sizes": [[1], ["a", "b"], [True, 2], None, [1280, 720]]}],
)
def test_whatever_stands_in_the_store_it_is_read(room, held):
    store = room.home.store
    store.put(full_screen.SETTING, held).wait(5)
    kept = isinstance(held, dict) and isinstance(held.get("sizes"), list)
    assert full_screen.wished(store) is (isinstance(held, dict) and held.get("filled") is True)
    assert full_screen.kept_at(store, SCREEN) is kept
    full_screen.keep(store, SCREEN)
    assert full_screen.wished(store) and full_screen.kept_at(store, SCREEN)


def test_a_trial_runs_out_once():
    trial = Trial()
    assert not trial.open and not trial.run_out(99)
    trial.begin()
    assert trial.open and trial.seconds == 15
    for _ in range(round(ANSWER / TICK) - 1):
        assert not trial.run_out(TICK)
    assert trial.seconds == 1
    assert trial.run_out(2 * TICK) and not trial.open
    assert not trial.run_out(99)
