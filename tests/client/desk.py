"""Somebody at the program's own window, of which nothing is seen: events of mouse, finger and keys, and time as it is told."""

import pygame

from game.app import App, open_display
from game.kids import company, mode
from game.match import Match, Wish
from game.scene import Push
from game.scenes.deal_over import DealOverScene
from game.scenes.doors import make_home
from game.store import Store
from tests.client.stage import doing

FRAME = 1 / 60


class Desk:
    """size: of the window in pixels; kids: how the children's screen looks, "" at the grown-ups'; folder: where all is kept."""

    def __init__(self, size=(1280, 720), pace=1.0, kids="", folder=None, home=None, draws=False):
        open_display()
        self.app = App(size)
        self.home = home or make_home(pace)
        self.home.store = Store(folder)
        self.home.relay = self.app.fit
        self.app.attach(self.home, folder)
        if kids:
            mode.begin(self.home, kids)
        self.now = 0.0
        self.app.devices._clock = lambda: self.now
        if not draws:
            self.app.draw = lambda: False
        pygame.event.clear()

    def show(self, scene):
        self.app.stack.apply(Push(scene))
        self.app.fit()
        self.wait(0.1)
        return scene

    def table(self, game, seats, seed=1, options=(), **wish):
        made = Wish(game, seats, seed, tuple(dict(options).items()), **wish)
        if self.home.kids:
            made = company.for_kids(made, self.home.kids)
        return self.show(self.home.table(self.home, Match(made)))

    @property
    def top(self):
        return self.app.stack.top

    def wait(self, seconds):
        for _ in range(max(1, round(seconds / FRAME))):
            self.app.frame(FRAME)
            self.now += FRAME

    def until(self, done, seconds=120):
        for _ in range(round(seconds / FRAME)):
            if done():
                return
            self.wait(FRAME)
        raise AssertionError(f"it never comes to that: {self.top}")

    def until_asked(self, offered=bool, seconds=300, dice=None):
        """Until that can be pressed at the table: what else is asked meanwhile is answered with the first thing there is."""

        def rests(table):
            return not table.moving and table.view.legal and table.match.bot is None and not table.match.deal_is_next

        for _ in range(round(seconds / FRAME)):
            table = self.top
            if isinstance(table, DealOverScene):
                self.app.stack.apply(table.press("next"))
            elif rests(table):
                keys = doing(table)
                if offered(keys):
                    return
                table.press(dice.choice(keys) if dice else keys[0])
            self.wait(FRAME)
        raise AssertionError("nobody is asked that")

    # Devices. Places are pixels of the window.

    def place(self, key):
        """The middle of what can be pressed there of that target, in pixels."""
        target = next(one for one in self.top.focus.targets if one.key == key)
        rect, (left, top), scale = target.rect, self.app.devices.edge, self.app.devices.scale
        for across in (0.5, 0.2, 0.8, 0.05, 0.95):
            for down in (0.5, 0.2, 0.8, 0.05, 0.95):
                x, y = rect.x + rect.w * across, rect.y + rect.h * down
                if self.top.focus.hit(x, y) is target:
                    return round(x * scale + left), round(y * scale + top)
        raise AssertionError(f"{key} lies wholly under other targets")

    def post(self, kind, **what):
        pygame.event.post(pygame.Event(kind, **what))

    def mouse(self, down, at, button=1, touch=False):
        self.post(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, pos=at, button=button, touch=touch)

    def point(self, at):
        self.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)

    def click(self, at):
        self.mouse(True, at)
        self.mouse(False, at)

    def finger(self, kind, at, number=1):
        wide, high = self.app.devices.size
        self.post(kind, finger_id=number, touch_id=1, x=at[0] / wide, y=at[1] / high, dx=0, dy=0)

    def tap(self, at):
        """As SDL reports it: the finger, and a mouse that it makes up."""
        self.finger(pygame.FINGERDOWN, at)
        self.mouse(True, at, touch=True)
        self.finger(pygame.FINGERUP, at)
        self.mouse(False, at, touch=True)

    def key(self, code, up=True, mod=0):
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
        if up:
            self.post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)
