"""The loop of the program before a window that shows nothing; time goes as the loop is called."""

import pygame

from game.app import App, open_display
from game.clock import TICK
from game.devices import Devices
from game.scene import Push
from game.scenes.doors import make_home

LOOKS = 30
"""How often a second the devices are read."""


class UnseenWindow:
    """Subclasses say how somebody presses there. size: in pixels; pace: of all motion, 0 for none."""

    def __init__(self, monkeypatch, size=(1280, 720), pace=0.0):
        monkeypatch.setattr(pygame.display, "flip", lambda: None)
        open_display()
        pygame.event.clear()
        self.now = 0.0
        self.app = App(size)
        self.app.devices = Devices(lambda: self.now)
        self.home = make_home(pace)
        self.home.caption = lambda _: None

    @property
    def top(self):
        return self.app.stack.top

    def show(self, scene):
        self.app.stack.apply(Push(scene))
        self.app.fit()
        return scene

    def wait(self, seconds):
        for _ in range(max(1, round(seconds * LOOKS))):
            self.app.listen()
            for _ in range(round(1 / LOOKS / TICK)):
                self.app.stack.tick(TICK)
            self.now += 1 / LOOKS
