"""Lessons through the loop of the program, by keyboard alone, by pad alone, by mouse, and with all of them in turn."""

import pygame
import pytest

from game.devices import COOL_DOWN
from game.lessons import LESSONS
from game.lessons.finished import is_finished
from game.scenes.lesson import LessonScene
from game.scenes.lesson_over import LessonOverScene
from tests.client.unseen_window import UnseenWindow
from tests.client.virtual_pads import RIGHT, A

MOST = 60
"""Presses in a lesson; more and it goes round in circles."""


class Learner(UnseenWindow):
    """Somebody at a lesson. A press is made of pygame's own events."""

    def __init__(self, monkeypatch, game, sdl=None):
        super().__init__(monkeypatch, pace=0.5)
        self.app.fit()
        self.sdl, self.pad = sdl, sdl.plug() if sdl is not None else None
        self.show(self.home.title(self.home))
        self.game = game
        self.used = []

    def until_pointed(self):
        for _ in range(400):
            if not isinstance(self.top, LessonScene) or self.top.pointed is not None:
                return
            self.wait(0.1)
        raise AssertionError(f"nothing is pointed at in {self.top.step.name}")

    def do(self, key, device):
        """Press the target of that key with a device."""
        self.used.append(device)
        getattr(self, device)(key)
        self.now += COOL_DOWN
        self.wait(0.05)

    def mouse(self, key):
        target = next(one for one in self.top.focus.targets if one.key == key)
        rect = target.rect
        spots = [(rect.x + rect.w * across, rect.y + rect.h * down) for across in (0.5, 0.2, 0.8) for down in (0.3, 0.5, 0.7)]
        x, y = next((x, y) for x, y in spots if self.top.focus.hit(x, y) is target)
        scale = self.app.devices.scale
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=(round(x * scale), round(y * scale)), button=1, touch=False))
            self.app.listen()

    def keys(self, key):
        self._walk(key, lambda: self._key(pygame.K_RIGHT))
        self._key(pygame.K_RETURN)

    def pads(self, key):
        self._walk(key, lambda: self._button(RIGHT))
        self._button(A)

    def _walk(self, key, step):
        for _ in range(len(self.top.focus.targets)):
            if self.top.focus.current.key == key:
                return
            step()
        assert self.top.focus.current.key == key

    def _key(self, code):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=code, mod=0, unicode="", scancode=0))
            self.app.listen()
            self.now += 0.01

    def _button(self, button):
        for down in (True, False):
            self.sdl.button(self.pad, button, down)
            self.app.listen()
            self.now += 0.01

    def learn(self, device_of):
        """From the title to the end of the lesson; device_of: which device the press of that number is made with."""
        self.do("learn", device_of(0))
        self.do(self.game, device_of(1))
        assert isinstance(self.top, LessonScene)
        for number in range(2, MOST):
            self.until_pointed()
            if isinstance(self.top, LessonOverScene):
                return
            self.do(self.top.pointed, device_of(number))
        raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("device", ["keys", "mouse"])
def test_by_one_device_alone(monkeypatch, game, device):
    learner = Learner(monkeypatch, game)
    learner.learn(lambda _: device)
    assert set(learner.used) == {device} and is_finished(learner.home.store, game)


@pytest.mark.parametrize("game", LESSONS)
def test_by_pad_alone(monkeypatch, sdl, game):
    learner = Learner(monkeypatch, game, sdl)
    try:
        learner.learn(lambda _: "pads")
        assert set(learner.used) == {"pads"} and is_finished(learner.home.store, game)
    finally:
        learner.app.devices._pads.close()


@pytest.mark.parametrize("game", LESSONS)
def test_with_another_device_for_every_press(monkeypatch, sdl, game):
    learner = Learner(monkeypatch, game, sdl)
    try:
        learner.learn(lambda number: ("mouse", "keys", "pads")[number % 3])
        assert set(learner.used) == {"mouse", "keys", "pads"} and is_finished(learner.home.store, game)
    finally:
        learner.app.devices._pads.close()
