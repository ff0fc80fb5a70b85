"""What the tests of the client share: a table on a stack of screens without a window, pressed as a person presses it."""

import random

import pygame

from game.clock import TICK
from game.geometry import scale_for
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.paint import Canvas
from game.scene import Push, SceneStack
from game.scenes.doors import make_home
from game.scenes.table import TableScene

SMALL = (1024, 640)
OPENS = ("menu", "help", "last", "leaf", "tools", "taken")
"""Targets of a table that open another screen."""


class Stage:
    """A stack of screens on a surface of the size of a window. `captions` is what the window was called."""

    def __init__(self, size=SMALL, pace=1.0):
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size)
        self.home = make_home(pace)
        self.captions = []
        self.home.caption = self.captions.append
        self.stack = SceneStack()
        self.resize(size)

    def resize(self, size):
        self.size = size
        self.scale = scale_for(size)
        self.stack.resize(size[0] / self.scale, size[1] / self.scale, self.scale)

    def title(self):
        self.stack.apply(Push(self.home.title(self.home)))
        return self

    def table(self, game, seats, seed=1, options=(), watch=False):
        wish = Wish(game, seats, seed, tuple(dict(options).items()), watch)
        self.stack.apply(Push(self.home.table(self.home, Match(wish))))
        return self.stack.top

    @property
    def top(self):
        return self.stack.top

    @property
    def at_table(self):
        return isinstance(self.top, TableScene)

    def key(self, key):
        """The act key on the target of that key."""
        self.top.focus.go(key)
        assert self.top.focus.current.key == key, f"no target {key} among {[one.key for one in self.top.focus.targets]}"
        self.stack.hear(Intent(Kind.ARM))
        return self.stack.hear(Intent(Kind.ACT))

    def where(self, key):
        """A place at which that target, and none over it, is pressed; a page is scrolled to it first."""
        if getattr(self.top, "scroll", None) is not None:
            self.top.show(key)
        target = next(one for one in self.top.focus.targets if one.key == key)
        rect = target.rect
        for across in (0.5, 0.2, 0.8, 0.05, 0.95):
            for down in (0.5, 0.2, 0.8, 0.05, 0.95):
                x, y = rect.x + rect.w * across, rect.y + rect.h * down
                if self.top.focus.hit(x, y) is target:
                    return x, y
        raise AssertionError(f"{key} lies wholly under other targets")

    def click(self, key, device="mouse"):
        """Press and let go over that target."""
        x, y = self.where(key)
        self.stack.hear(Intent(Kind.DOWN, x, y, device=device))
        return self.stack.hear(Intent(Kind.UP, x, y, device=device))

    def wait(self, seconds):
        for _ in range(round(seconds / TICK)):
            self.stack.tick(TICK)

    def rest(self):
        """Until the cards rest."""
        for _ in range(20_000):
            if not self.top.moving:
                return
            self.stack.tick(TICK)
        raise AssertionError("the motion does not end")

    def until_asked(self, seconds=60):
        """Until a person is asked, or the result is shown: finishing motion by presses, as somebody impatient would."""
        for _ in range(round(seconds / TICK)):
            top = self.top
            if not self.at_table:
                return
            if top.moving:
                self.stack.hear(Intent(Kind.DOWN, 2, 2))
                self.stack.hear(Intent(Kind.UP, 2, 2))
            elif top.view.legal and not top.match.deal_is_next and top.match.bot is None:
                return
            self.stack.tick(TICK)
        raise AssertionError(f"nothing happens: ply {self.top.view.ply}, turn {self.top.view.turn}")

    def draw(self, blend=1.0):
        canvas = Canvas(self.surface, self.scale, self.home.comfort.letters)
        for scene in self.stack.seen:
            scene.draw(canvas, blend)


def remarks(match):
    """The notes in the record of a match besides the seals of its deals: (ply, text) each."""
    return [(ply, text) for ply, text in match.table.record.notes if " seal " not in text]


def doing(table):
    """The keys of all targets that do something in the game now."""
    return [target.key for target in table.focus.targets if means(table, target.key)]


def means(table, key):
    what, *about = key
    if what == "card":
        return any(action.card == about[0] for action in table.view.legal)
    if what == "place":
        return table.draft is not None and table.draft.action is not None
    return what in ("do", "spot", "onto", "more", "less")


def press_something(stage, dice: random.Random, foolish=0.1):
    """One press at random; sometimes one that means nothing or is refused."""
    table = stage.top
    keys = doing(table)
    if dice.random() < foolish:
        keys = [target.key for target in table.focus.targets if target.key[0] not in OPENS]
    key = dice.choice(keys)
    if dice.random() < 0.5:
        stage.click(key)
    else:
        stage.key(key)
    return key
