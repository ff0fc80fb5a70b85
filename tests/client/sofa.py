"""Three people and a bot at one real window: keys, mouse and a virtual pad, each for the seat that it belongs to.

Run by test_couch_window.py in a process of its own, with DISPLAY set: python -m tests.client.sofa GAME. Prints what was done.
"""

import json
import subprocess
import sys
import time
from collections import Counter

import pygame

from game.app import App, open_display
from game.match import Match, Wish
from game.scene import Quit
from game.scenes.curtain import CurtainScene
from game.scenes.deal_over import DealOverScene
from game.scenes.doors import make_home
from game.scenes.match_over import MatchOverScene
from game.scenes.table import TableScene
from game.sofa.seats import Player, house_players
from tests.client.virtual_pads import A, Sdl

SHORT = {"rolling_stone": {"match_to": "1"}, "gran_ramino": {"match_to": "1"}, "michigan": {"length": "three"}}
APART = 0.36
"""Seconds between two presses: a press within 0.3 s of an accepted one is swallowed."""
LONGEST = 240


class Sofa(App):
    """The program, and somebody who presses between its frames, always on the device of whoever is asked."""

    def prepare(self, match, pad, sdl):
        self.match, self.pad, self.sdl = match, pad, sdl
        self.done, self.wrong, self.refused = Counter(), 0, 0
        self.next, self.end = 0.0, time.monotonic() + LONGEST
        self.held = False
        self.tried = None
        self.window = pygame.display.get_wm_info()["window"]

    def listen(self):
        if time.monotonic() > self.end:
            raise SystemExit(f"it takes too long: {self.stack.top}, ply {self.match.table.ply}")
        if self.held:
            self.sdl.button(self.pad, A, 0)
            self.held = False
        elif time.monotonic() >= self.next:
            self.press()
        super().listen()

    def press(self):
        top = self.stack.top
        if isinstance(top, MatchOverScene):
            self.stack.apply(Quit())
        elif isinstance(top, DealOverScene):
            self.by("keys", top)
        elif isinstance(top, CurtainScene):
            device = self.match.players[top.seat].devices[0]
            if self.tried is None and len(self.done) == 3 and self.wrong < 3:
                others = [one for one in ("keys", "mouse", f"pad:{self.pad}") if one != device]
                self.tried = top
                self.wrong += 1
                self.by(others[self.wrong % 2], top, "show", counted=False)
                return
            if self.tried is top:
                self.refused += 1
            self.tried = None
            self.by(device, top, "show")
        elif isinstance(top, TableScene) and not top.moving and top.view.legal and self.match.couch.open is not None:
            self.by(self.match.players[self.match.couch.open].devices[0], top)

    def by(self, device, scene, key=None, counted=True):
        self.next = time.monotonic() + APART
        if counted:
            self.done["mouse" if device == "mouse" else "keys" if device == "keys" else "pad"] += 1
        if device == "keys":
            self.do("windowfocus", self.window, "key", "Return")
        elif device == "mouse":
            keys = [one.key for one in scene.focus.targets]
            wanted = key if key in keys else self.likely(scene)
            target = next(one for one in scene.focus.targets if one.key == wanted)
            x, y = target.rect.centre
            self.do(
                "mousemove", "--window", self.window, round(x * self.devices.scale), round(y * self.devices.scale), "click", 1
            )
        else:
            self.sdl.button(self.pad, A, 1)
            self.held = True

    @staticmethod
    def likely(scene):
        """What is legal among the targets; at a draft an honour card, or the button when all is placed."""
        view = scene.view
        if scene.draft is not None:
            return ("place",) if scene.draft.action is not None else ("onto", 1)
        for target in scene.focus.targets:
            kind, *about = target.key if isinstance(target.key, tuple) else (target.key,)
            if kind == "card" and any(action.card == about[0] for action in view.legal):
                return target.key
            if kind in ("spot", "do"):
                return target.key
        raise AssertionError(f"nothing to press: {[one.key for one in scene.focus.targets]}")

    @staticmethod
    def do(*words):
        subprocess.run(["xdotool", *map(str, words)], check=False, capture_output=True)


def main(game):
    open_display()
    app = Sofa((1024, 640))
    sdl = Sdl()
    pygame.joystick.init()
    sdl.hear_unfocused(True)
    pad = sdl.plug()
    home = make_home()
    home.relay, home.pace = app.fit, 0.0
    people = (
        Player("Elin", "rabbit", devices=("keys",)),
        Player("Maja", "fox", devices=("mouse",)),
        Player("Åsa", "bear", devices=(f"pad:{pad}",)),
    )
    bot = next(one for one in house_players() if one.animal not in ("rabbit", "fox", "bear"))
    match = Match(Wish(game, 4, 5, tuple(SHORT[game].items()), players=(*people, bot)))
    app.attach(home, None)
    app.prepare(match, pad, sdl)
    app.run(home.table(home, match))
    if home.worker is not None:
        home.worker.stop()
    record = match.table.record
    acted = Counter(seat for seat, _ in record.actions)
    print(
        json.dumps(
            {
                "over": match.table.turn is None,
                "driver": pygame.display.get_driver() if pygame.display.get_init() else "x11",
                "pressed": app.done,
                "acted": [acted[seat] for seat in range(4)],
                "wrong": app.wrong,
                "refused": app.refused,
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1])
