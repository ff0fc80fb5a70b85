"""Every screen by pad alone: the focus reaches all of it, and whole matches are played."""

import random
from dataclasses import replace

import pytest

from engine.games import GAMES
from game.devices import COOL_DOWN
from game.geometry import Rect
from game.match import Match, Wish
from game.scenes.crash import CrashScene
from game.scenes.deal_over import DealOverScene
from game.scenes.help import HelpScene
from game.scenes.look import LookScene
from game.scenes.match_over import MatchOverScene
from game.scenes.pause import PauseScene
from game.scenes.seats import SeatsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from tests.client.stage import doing
from tests.client.unseen_window import UnseenWindow
from tests.client.virtual_pads import LEFT, LEFT_X, LEFT_Y, RIGHT, RIGHT_Y, START, WAYS, A, B, Y

# By pad alone, through the loop of the program


class Hand(UnseenWindow):
    """Somebody with a pad."""

    def __init__(self, sdl, monkeypatch, size=(1280, 720)):
        super().__init__(monkeypatch, size)
        self.sdl = sdl
        self.app.fit()
        self.pad = sdl.plug()
        self.app.listen()

    @property
    def at(self):
        return self.top.focus.current.key

    def show(self, scene):
        super().show(scene)
        return self

    def press(self, button, wait=True):
        for down in (True, False):
            self.sdl.button(self.pad, button, down)
            self.app.listen()
            self.now += 0.01
        if wait:
            self.now += COOL_DOWN
            self.wait(0.02)

    def push(self, way):
        """The stick, there and back."""
        axis = LEFT_X if way[0] else LEFT_Y
        for value in (sum(way), 0):
            self.sdl.axis(self.pad, axis, value)
            self.app.listen()

    def to(self, key):
        """The focus to that target, by the cross, the shorter way round."""
        keys = [target.key for target in self.top.focus.targets]
        steps = (keys.index(key) - keys.index(self.at)) % len(keys)
        right = steps <= len(keys) / 2
        for _ in range(min(steps, len(keys) - steps)):
            self.press(RIGHT if right else LEFT, wait=False)
        assert self.at == key

    def do(self, key):
        self.to(key)
        self.press(A)

    def seen(self):
        """The focus is there, on the screen, and has its ring."""
        ringed = self.top.focus.ringed
        width, height = self.app.devices.size
        screen = Rect(0, 0, width / self.app.devices.scale, height / self.app.devices.scale)
        assert ringed is not None and ringed is self.top.focus.current, self.top
        assert ringed.rect.within(screen), ringed

    def walk(self):
        """From every target to every other by single steps, with cross and stick; the ring is always seen."""
        scene = self.top
        keys = [target.key for target in scene.focus.targets]
        start = self.at
        for step in (self.push, lambda way: self.press(WAYS[way], wait=False)):
            leads: dict = {}
            for key in keys:
                for way in WAYS:
                    scene.focus.go(key)
                    step(way)
                    self.seen()
                    leads.setdefault(key, set()).add(self.at)
            for key in keys:
                reached, edge = {key}, [key]
                while edge:
                    fresh = leads[edge.pop()] - reached
                    reached |= fresh
                    edge += fresh
                assert reached == set(keys), f"{type(scene).__name__}: from {key} nothing leads to {set(keys) - reached}"
        assert self.top is scene
        scene.focus.go(start)


@pytest.fixture
def hand(sdl, monkeypatch):
    made = Hand(sdl, monkeypatch)
    yield made
    made.app.devices._pads.close()


def test_the_focus_of_the_title_the_form_and_the_rules(hand):
    hand.show(hand.home.title(hand.home))
    hand.seen()
    hand.walk()
    for game in GAMES:
        hand.do(game)
        assert isinstance(hand.top, SeatsScene)
        hand.seen()
        hand.walk()
        hand.do("rules")
        hand.seen()
        hand.walk()
        hand.do("rules")
        assert isinstance(hand.top, HelpScene)
        hand.seen()
        hand.walk()
        before = hand.top.scroll.offset
        hand.sdl.axis(hand.pad, RIGHT_Y, -1 if before else 1)
        hand.wait(0.5)
        hand.sdl.axis(hand.pad, RIGHT_Y, 0)
        hand.wait(0.1)
        assert hand.top.scroll.offset != before
        for _ in range(3):
            hand.press(B)
        assert isinstance(hand.top, TitleScene), "the right button always leads back"


@pytest.mark.parametrize("name", ["welcome", "settings", "crash"])
def test_the_focus_of_the_other_screens(hand, name):
    hand.show(CrashScene(hand.home, "somewhere") if name == "crash" else getattr(hand.home, name)(hand.home))
    hand.seen()
    hand.walk()


def test_a_first_start_by_pad_is_two_presses(hand):
    hand.show(hand.home.welcome(hand.home))
    hand.press(A)
    hand.press(A)
    assert isinstance(hand.top, TableScene)


SHORT = {
    "rolling_stone": {"match_to": "1"},
    "gran_ramino": {"match_to": "1"},
    "michigan": {"length": "three"},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_by_pad_alone(hand, game):
    """From the title to the result; on the way every screen of the table is walked through."""
    hand.show(hand.home.title(hand.home))
    hand.do(game)
    hand.do("rules")
    for choice in SHORT[game].items():
        hand.do(choice)
    hand.press(B)
    hand.top.choose(replace(hand.top.wish, seed=3))  # the one thing that is left to chance if it is not typed
    hand.do("play")
    assert isinstance(hand.top, TableScene)
    dice = random.Random(7)
    walked: set = set()
    table = hand.top
    for _ in range(4000):
        top = hand.top
        if isinstance(top, MatchOverScene):
            break
        hand.seen()
        if isinstance(top, DealOverScene):
            if DealOverScene not in walked:
                hand.walk()
                hand.do("look")
                assert hand.top is table
                hand.do(("result",))
                walked.add(DealOverScene)
            hand.do("next")
            hand.wait(0.2)
            continue
        if table.moving or not table.view.legal or table.match.deal_is_next or table.match.bot is not None:
            hand.wait(0.1)
            continue
        state = (table.draft is None, len(table.focus.targets) // 4)
        if state not in walked:
            walked.add(state)
            hand.walk()
            _every_screen_over_the_table(hand, table)
        ply, draft = table.view.ply, table.draft and table.draft.draft
        key = dice.choice(doing(table))
        hand.do(key)
        changed = table.view.ply > ply or table.choosing or (table.draft and table.draft.draft != draft)
        assert changed or key[0] in ("more", "less", "onto"), f"{key} did nothing"
    else:
        raise AssertionError(f"no end: {top}")
    hand.seen()
    hand.walk()
    assert table.match.over and DealOverScene in walked
    hand.press(B)
    assert not isinstance(hand.top, MatchOverScene), "the right button always leads back"


def _every_screen_over_the_table(hand, table):
    for button in (START, B):
        hand.press(button)
        assert isinstance(hand.top, PauseScene)
        hand.seen()
        hand.walk()
        hand.press(button)
        assert hand.top is table
    hand.press(START)
    hand.do("ask")
    hand.seen()
    hand.walk()
    for _ in range(2):
        hand.press(B)
    assert hand.top is table
    hand.do(("help",))
    assert isinstance(hand.top, HelpScene)
    hand.walk()
    hand.press(B)
    for what in ("last", "leaf"):
        key = next((target.key for target in table.focus.targets if target.key[0] == what), None)
        if key is not None:
            hand.do(key)
            assert isinstance(hand.top, LookScene)
            hand.seen()
            hand.walk()
            hand.press(B)
    assert isinstance(hand.top, TableScene)


def test_a_button_held_while_screens_change_does_nothing_there(hand):
    hand.show(hand.home.title(hand.home))
    hand.do("michigan")
    assert isinstance(hand.top, SeatsScene)
    hand.sdl.button(hand.pad, RIGHT, True)
    hand.wait(0.1)
    hand.sdl.button(hand.pad, B, True)
    hand.wait(0.1)
    title = hand.top
    assert isinstance(title, TitleScene)
    at = hand.at
    hand.wait(3)
    assert hand.top is title and hand.at == at, "the held direction moves nothing on the next screen"
    hand.sdl.button(hand.pad, B, False)
    hand.sdl.button(hand.pad, RIGHT, False)
    hand.press(RIGHT)
    assert hand.at != at


@pytest.mark.parametrize("apart", [0.02, 0.05, 0.1, 0.15])
def test_two_presses_of_a_button_do_one_thing(hand, apart):
    hand.show(hand.home.table(hand.home, Match(Wish("gran_ramino", 2, 4))))
    table = hand.top
    while table.moving or not table.view.legal or table.match.deal_is_next or table.match.bot is not None:
        hand.wait(0.1)
    hand.to(doing(table)[0])
    ply = table.view.ply
    for _ in range(int(COOL_DOWN / apart)):
        for down in (True, False):
            hand.sdl.button(hand.pad, A, down)
            hand.app.listen()
        hand.now += apart
    assert table.view.ply == ply + 1


def test_the_start_button_thirty_times_never_ends_the_program(hand):
    hand.show(hand.home.table(hand.home, Match(Wish("rolling_stone", 4, 1))))
    for button in (START, B):
        for _ in range(30):
            hand.press(button, wait=False)
            assert isinstance(hand.top, PauseScene | TableScene)
        hand.sdl.button(hand.pad, button, True)
        hand.wait(5)
        assert isinstance(hand.top, PauseScene), "held, it pauses once"
        hand.sdl.button(hand.pad, button, False)
        hand.press(button)


def test_a_pad_that_is_pulled_out_pauses_and_its_number_must_be_claimed(hand):
    table = hand.home.table(hand.home, Match(Wish("gran_ramino", 2, 4)))
    hand.show(table)
    hand.wait(1)
    hand.press(RIGHT)
    hand.sdl.pull(hand.pad)
    hand.wait(0.1)
    assert isinstance(hand.top, PauseScene)
    assert hand.top.note.startswith("Pad 1 is gone.")
    hand.wait(0.5)
    assert isinstance(hand.top, PauseScene), "told once, and the pause stays"
    hand.pad = hand.sdl.plug()
    hand.wait(0.1)
    hand.press(A)
    assert hand.top is table
    assert [pad.number for pad in hand.app.devices.pads] == [1]


def test_the_help_button_shows_the_rules_and_hides_them_again(hand):
    table = hand.home.table(hand.home, Match(Wish("michigan", 4, 4)))
    hand.show(table)
    hand.wait(1)
    hand.press(Y)
    assert isinstance(hand.top, HelpScene)
    hand.press(Y)
    assert hand.top is table
