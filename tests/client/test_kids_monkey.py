"""A monkey at the children's screens: it presses anything on any device, and is never stuck and never out.

It comes as itself: each of its presses goes through the window's loop. Afterwards the simplest rule there is, press what is
large and yellow, always leads back to a table. Ten minutes of it on each screen is the slow form.
"""

import random

import pygame
import pytest

from engine.games import GAMES as RULES
from game.app import App, open_display
from game.clock import TICK
from game.geometry import scale_for
from game.intents import BUTTONS, KEYS, Intent, Kind
from game.kids import mode
from game.paint import Canvas
from game.scene import Push, Swap
from game.scenes.kid_table_over import KidDealOverScene, KidMatchOverScene
from game.scenes.kids_gate import KidsGateScene
from game.scenes.kids_screen import KidsScreen
from game.scenes.large import LargeScene
from game.scenes.lesson_over import LessonOverScene
from game.scenes.look import LookScene
from game.scenes.suits import SuitsScene
from game.scenes.table import TableScene
from game.speech.talker import Talker
from game.store import Store
from tests.client.kids_stage import GAMES, Able, all_kinds, kids_match, kids_stage, screens
from tests.client.stage import SMALL

AT_HOME = (KidsScreen, TableScene, KidDealOverScene, KidMatchOverScene, LargeScene, LookScene, LessonOverScene, SuitsScene)
"""Where a child may be."""
ORDINARY, TEN_MINUTES = 8.0, 600.0
"""Seconds of game time."""
MOST_PRESSES = 12
"""So many presses of the obvious target lead from anywhere to a table."""
ENDLESS = 400


class Zoo:
    """The window with a monkey before it."""

    def __init__(self, folder, seed, pace=0.0):
        open_display()
        self.dice = random.Random(seed)
        self.app = App(SMALL)
        stage = kids_stage(SMALL, pace, self.dice.choice(mode.LOOKS))
        self.home = self.app.home = stage.home
        self.home.store = Store(folder)
        self.home.relay, self.home.voice = self.app.fit, Talker(Able())
        self.home.pads = lambda: [type("Pad", (), {"device": "pad:1", "number": 1, "family": "generic"})()]
        self.app.devices._clock = lambda: self.now
        self.full, self.now, self.presses, self.seen = 0, 0.0, 0, set()
        self.app.toggle_full = self._toggle
        self._read, self._waiting = self.app.devices.read, []
        self.app.devices.read = self._come
        self.surface = pygame.display.get_surface()
        pygame.event.clear()

    def _toggle(self):
        self.full += 1

    def _come(self):
        found, self._waiting = [*self._read(), *self._waiting], []
        return found

    def hear(self, *intents):
        for intent in intents:
            self._waiting.append(intent)
            self.app.listen()
            self.check()

    def wait(self, seconds):
        self.now += seconds
        for _ in range(round(seconds / TICK)):
            self.app.stack.tick(TICK)
        self.check()

    def check(self):
        """Still the children's screen, whatever was pressed; and nothing that lasts was set."""
        assert len(self.app.stack), "the program ended"
        assert self.home.kids in mode.LOOKS, "the children's screen was left"
        for scene in self.app.stack.scenes:
            assert isinstance(scene, AT_HOME), f"a child has come to {type(scene).__name__}"
        assert not self.full and not self.home.room.mute
        assert self.home.room.effects in mode.LOUDNESS and self.home.room.pace == "slow" and self.home.room.calm
        assert self.home.room.deck == "french"
        self.seen.add(type(self.app.stack.top).__name__)

    def press(self):
        """Anything."""
        dice, stack = self.dice, self.app.stack
        top = stack.top
        self.presses += 1
        what = dice.random()
        if what < 0.45:  # a finger or a mouse, half of the time on something
            x, y = dice.uniform(0, top_width(top)), dice.uniform(0, top_height(top))
            targets = getattr(getattr(top, "focus", None), "targets", ())
            if targets and dice.random() < 0.6:
                x, y = dice.choice(targets).rect.centre
            device = dice.choice(("mouse", "touch"))
            off = dice.choice((0, 0, 0, 300))
            self.hear(
                Intent(Kind.POINT, x, y, device=device),
                Intent(Kind.DOWN, x, y, device=device),
                Intent(Kind.POINT, x + off, y, device=device),
                Intent(dice.choice((Kind.UP, Kind.UP, Kind.CANCEL)), x + off, y, device=device),
            )
        else:
            keys, device = (KEYS, "keys") if what < 0.75 else (BUTTONS, "pad:1")
            likely = ("return", "right", "left", "up", "down", "escape") if device == "keys" else ("a", "b", "start")
            name = dice.choice(likely) if dice.random() < 0.6 else dice.choice(sorted(keys))
            meaning = keys[name]
            sent = [one for one in (meaning.down, meaning.up) if one is not None]
            if dice.random() < 0.05:
                sent = [Intent(dice.choice(list(Kind)), 5, 5, 1, 1, "x")]
            said = [Intent(one.kind, one.x, one.y, one.dx, one.dy, one.text, device) for one in sent]
            self.hear(*(one for one in said if one.kind not in (Kind.CLOSE, Kind.CAUGHT)))

    def play(self, seconds):
        """Presses for so long, as fast as a child does or slower; now and then it looks at what it has done."""
        end = self.now + seconds
        while self.now < end:
            self.press()
            self.wait(self.dice.choice((0.05, 0.1, 0.3, 0.5, 0.8, 2.0)))
            if self.presses % 25 == 0:
                self.draw()

    def draw(self):
        for scene in self.app.stack.seen:
            scene.draw(Canvas(self.surface, scale_for(SMALL)), 1.0)

    def obvious(self):
        """Press what is large and yellow; where nothing is, what has the focus. A lock is left alone."""
        self.wait(0.8)
        top = self.app.stack.top
        if isinstance(top, KidsGateScene):
            self.hear(Intent(Kind.BACK))
            return
        main = next((one.key for one in getattr(top, "widgets", ()) if getattr(one, "main", False)), None)
        if main is not None:
            top.focus.go(main)
        self.hear(Intent(Kind.ARM), Intent(Kind.ACT))

    def back_to_play(self):
        for _ in range(MOST_PRESSES):
            if isinstance(self.app.stack.top, TableScene):
                return
            self.obvious()
        assert isinstance(self.app.stack.top, TableScene), f"stuck at {type(self.app.stack.top).__name__}"

    def goes_on(self):
        """At that table something is played, or its end is shown: by waiting, or by pressing what can be done."""
        top = self.app.stack.top
        match, before = top.match, top.match.table.ply
        for _ in range(ENDLESS):
            self.wait(0.5)
            top = self.app.stack.top
            if match.table.ply != before or not isinstance(top, TableScene) or top.match.ended:
                return
            if not top.moving:
                legal = {action.card for action in top.view.legal if action.card is not None}
                doing = [
                    one.key
                    for one in top.focus.targets
                    if one.key[0] in ("do", "spot", "onto", "place", "result") or (one.key[0] == "card" and one.key[1] in legal)
                ]
                if doing:
                    top.focus.go(self.dice.choice(doing))
                    self.hear(Intent(Kind.ARM), Intent(Kind.ACT))
        raise AssertionError(f"nothing can be done at {match.game}, ply {before}, turn {match.table.turn}")


def top_width(scene):
    return getattr(scene, "width", 1365.0)


def top_height(scene):
    return getattr(scene, "height", 853.0)


STARTS = [name for name, _ in screens(kids_stage().home)]
TABLES = [f"table {game} {seats}" for game, most in GAMES.items() for seats in (RULES[game].info.usual, most)]
TABLES += [f"lesson {game}" for game in GAMES]


def starts(zoo, name):
    """Put that screen up: with the table under it where it lies over one."""
    if name.startswith("table"):
        _, game, seats = name.split()
        match = kids_match(game, int(seats))
        zoo.app.stack.apply(Swap(zoo.home.table(zoo.home, match)))
    elif name.startswith("lesson"):
        zoo.app.stack.apply(Swap(zoo.home.lesson(zoo.home, name.split()[1])))
    else:
        screen = next(one for called, one in screens(zoo.home) if called == name)
        if not screen.covers:
            game = next((game for game in GAMES if game in name), "michigan")
            match = getattr(screen, "match", None) or kids_match(game, GAMES[game])
            zoo.app.stack.apply(Swap(zoo.home.table(zoo.home, match)))
        elif name.split()[0] in ("lock", "seats", "faces"):
            zoo.app.stack.apply(Swap(zoo.home.title(zoo.home)))
            if "faces" in name:
                zoo.app.stack.apply(Push(screen.seats))
        zoo.app.stack.apply(Push(screen) if len(zoo.app.stack) else Swap(screen))
    zoo.app.fit()


def visits(tmp_path, name, seed, seconds, pace=0.0):
    zoo = Zoo(tmp_path, f"{name} {seed}", pace)
    try:
        starts(zoo, name)
        zoo.check()
        zoo.draw()
        zoo.play(seconds)
        zoo.draw()
        zoo.back_to_play()
        zoo.goes_on()
        return zoo
    finally:
        zoo.home.store.close()


@pytest.mark.parametrize("name", [*STARTS, *TABLES])
def test_a_monkey_for_a_while(tmp_path, name):
    zoo = visits(tmp_path, name, 1, ORDINARY)
    assert zoo.presses >= 5


@pytest.mark.slow
@pytest.mark.parametrize("pace", [0.0, 1.0])
@pytest.mark.parametrize("name", [*STARTS, *TABLES])
def test_a_monkey_for_ten_minutes(tmp_path, name, pace):
    zoo = visits(tmp_path, name, 2, TEN_MINUTES, pace)
    assert zoo.presses > 300
    assert len(zoo.seen) >= 4, zoo.seen


def test_all_screens_are_visited():
    """The list of screens is that of all there are: a new one cannot be forgotten."""
    home = kids_stage().home
    assert {type(screen) for _, screen in screens(home)} == set(all_kinds())


def test_the_monkey_finds_a_way_out_where_there_is_one(tmp_path, monkeypatch):
    """With a lock that any press opens it is out soon: it does press the lock, and what it finds would be told."""
    monkeypatch.setattr(KidsScreen, "press", lambda self, key: self._out() if key == "lock" else self.chosen(key))
    with pytest.raises(AssertionError, match="was left|has come to|the program ended"):
        visits(tmp_path, "title", 3, 120.0)


def test_the_monkey_notices_a_dead_end(tmp_path, monkeypatch):
    monkeypatch.setattr(KidsScreen, "hear", lambda self, intent: None)
    with pytest.raises(AssertionError, match="stuck at"):
        visits(tmp_path, "title", 3, 5.0)
