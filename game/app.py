"""The window and the loop: read devices, tick, draw, wait; and nothing else.

Time goes in fixed ticks of 1/120 s. While something moves a frame is drawn 60 times a second; while all is still the loop looks
for input 30 times a second and draws nothing.
"""

import os
import sys
import traceback
import warnings
from pathlib import Path
from time import perf_counter, sleep

import pygame

from game import ears, settings, words
from game.clock import TICK, Clock
from game.devices import Devices
from game.geometry import canvas_for, edge_for, scale_for
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.paint import Canvas
from game.scene import Push, Quit, Scene, SceneStack
from game.scenes.crash import CrashScene
from game.scenes.doors import make_home
from game.scenes.pause import PauseScene
from game.scenes.table import TableScene
from game.store import Store
from sounds import Sound

FRAME = 1 / 60
IDLE = 1 / 30
"""Seconds of a frame, and of a look while nothing moves."""
UNSEEN = ("offscreen", "dummy")
"""Drivers of SDL that show nothing."""
SMALLEST = (320, 200)
REPORT = "last-fault.txt"
"""What went wrong last, in the data folder."""
MOST_CRASHES = 5
"""Faults in one run after which the program gives up."""


class NoDisplayError(RuntimeError):
    """There is no screen to draw on; the text says why."""


def open_display(environ: dict[str, str] | None = None) -> None:
    """Start SDL's video; NoDisplayError if there is no screen and none that shows nothing was asked for.

    SDL falls back to drivers that show nothing without a word: the program would run unseen and for ever.
    """
    held = os.environ if environ is None else environ
    if sys.platform.startswith("linux") and "WAYLAND_DISPLAY" not in held:
        # Where SDL presents a software window through OpenGL a flip costs 13-30 ms at 1080p, without it 0.6.
        held.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    asked = held.get("SDL_VIDEODRIVER", held.get("SDL_VIDEO_DRIVER", ""))
    try:
        pygame.display.init()
    except pygame.error as problem:
        raise NoDisplayError(str(problem)) from None
    driver = pygame.display.get_driver()
    if driver in UNSEEN and driver not in asked:
        pygame.display.quit()
        raise NoDisplayError("no screen answers")


class App:
    """One window and the screens in it."""

    def __init__(self, size: tuple[int, int], full: bool = False) -> None:
        """Open the window; a size larger than the screen is cut to nine tenths of it."""
        self._windowed = size
        self._full = full
        # A window manager that gives the window another size is obeyed; it is nothing to warn anybody of.
        warnings.filterwarnings("ignore", message="Requested window was forcibly resized", category=RuntimeWarning)
        pygame.font.init()
        pygame.key.set_repeat(380, 60)
        pygame.display.set_caption(words.say("program"))
        self._open()
        self.stack = SceneStack()
        self.devices = Devices()
        self.home: Home | None = None
        self.folder: Path | None = None
        self._crashes = 0
        self._changes = 0
        self._gone: list[int] = []
        """Numbers of pads that were in use and are gone."""
        self._clock = Clock()
        self._drawn: object = None
        self.fit()

    def _open(self) -> None:
        try:
            if self._full:
                pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
                return
        except pygame.error:
            self._full = False  # some set-ups refuse full screen: a window serves too
        wide, high = pygame.display.get_desktop_sizes()[0]
        most = (max(SMALLEST[0], wide * 9 // 10), max(SMALLEST[1], high * 9 // 10))
        fits = self._windowed[0] <= wide and self._windowed[1] <= high
        size = self._windowed if fits else (min(self._windowed[0], most[0]), min(self._windowed[1], most[1]))
        pygame.display.set_mode(size, pygame.RESIZABLE)

    def toggle_full(self) -> None:
        """Full screen, or the window as it was."""
        if not self._full:
            self._windowed = pygame.display.get_window_size()
        self._full = not self._full
        self._open()
        self.fit()

    def fit(self) -> None:
        """Lay every screen out for the window as it is."""
        surface = pygame.display.get_surface()
        size = surface.get_size() if surface else (1, 1)
        margin = self.home.room.margin if self.home else 0
        scale = scale_for(size, margin)
        self.devices.scale, self.devices.size, self.devices.edge = scale, size, edge_for(size, margin)
        self.stack.resize(*canvas_for(size, margin), scale)
        self._drawn = None

    def run(self, scene: Scene) -> None:
        """Until the last screen is gone."""
        try:
            self.stack.apply(Push(scene))
            self.fit()
        except Exception as fault:
            self._recover(fault)
        last = due = perf_counter()
        while len(self.stack):
            now = perf_counter()
            try:
                self.listen()
                for _ in range(self._clock.feed(now - last)):
                    self.stack.tick(TICK)
                moving = self.draw()
            except Exception as fault:
                moving = self._recover(fault)
            last = now
            due = max(due + (FRAME if moving else IDLE), perf_counter() - FRAME)
            if not moving and self.home is not None:
                self.home.sound.warm()
            wait = due - perf_counter()
            if wait > 0:
                sleep(wait)

    def _recover(self, fault: Exception) -> bool:
        """A fault in a screen: write it down and show what is saved. One that comes back again and again ends the program."""
        self._crashes += 1
        if self._crashes > MOST_CRASHES or self.home is None:
            raise fault
        report = "".join(traceback.format_exception(fault))
        print(report, file=sys.stderr)
        self.devices.let_go()
        self.stack.abandon()
        self.stack.apply(Push(CrashScene(self.home, self._write_report(report))))
        self._drawn = None
        return True

    def _write_report(self, report: str) -> str:
        """Where the report was written, or "". It names no card: errors of the engine do not, and values are not in it."""
        if self.folder is None:
            return ""
        file = self.folder / REPORT
        try:
            file.write_text(report, "utf-8")
        except OSError:
            return ""
        return str(file)

    def listen(self) -> None:
        """Pass on all that came in."""
        self._let_go()
        for intent in self.devices.read():
            if intent.kind is Kind.CLOSE:
                self.stack.apply(Quit())
                return
            if intent.kind is Kind.FULL:
                self.toggle_full()
                continue
            if intent.kind is Kind.MUTE and self.home is not None and not getattr(self.stack.top, "writing", False):
                self._toggle_mute(self.home)
                continue
            if self.devices.swallows(intent):
                continue
            self._claim(intent)
            self._hear(intent)
            self._let_go()
        self._follow_speaker()
        self._pause_for_lost_pads()
        if self.devices.resized:
            self.devices.resized = False
            self.fit()

    def _hear(self, intent: Intent) -> None:
        """Pass it to the top screen, and let what came of it be heard."""
        top, before = self.stack.top, self._look()
        accepted = self.stack.hear(intent)
        if accepted and intent.presses:
            self.devices.accepted()
        if self.home is not None:
            sound = ears.heard(intent, before, self._look(), accepted, self.stack.top is top)
            if sound:
                self.home.sound.play(sound)

    def _look(self) -> ears.Look:
        top = self.stack.top
        current = getattr(getattr(top, "focus", None), "current", None)
        key = getattr(current, "key", None)
        if isinstance(top, TableScene):
            return ears.Look(key, top.view.ply, bool(top.refusal), top.moving)
        return ears.Look(key)

    def _toggle_mute(self, home: Home) -> None:
        """A screen may show whether it is muted; cards that travel are not stopped for it."""
        settings.toggle_mute(home)
        self._drawn = None
        if not self.stack.moving:
            self.fit()

    def _follow_speaker(self) -> None:
        """A loudspeaker was taken away or plugged in."""
        happened, self.devices.speaker = self.devices.speaker, ""
        if happened and self.home is not None:
            self.home.sound.gone() if happened == "gone" else self.home.sound.come()

    def _let_go(self) -> None:
        """What is held when the screen changes means nothing until it was let go, also where a screen came by itself."""
        if self.stack.changes != self._changes:
            self._changes = self.stack.changes
            self.devices.let_go()

    def _pause_for_lost_pads(self) -> None:
        """A pad in use has gone: the table waits, and says which one it was."""
        lost = self.devices.lost()
        self._gone += [pad.number for pad in lost]
        if not lost:
            return
        if isinstance(self.stack.top, TableScene):
            self.stack.hear(Intent(Kind.BACK))
        if isinstance(self.stack.top, PauseScene):
            self.stack.top.say(words.say("pad.lost", n=words.all_of([str(number) for number in self._gone])))

    def _claim(self, intent: Intent) -> None:
        """The first pad that presses takes the number of one that is gone; nobody slides into it unasked."""
        if self._gone and intent.family == "pad" and intent.kind is Kind.ACT:
            self.devices.claim(int(intent.device.removeprefix("pad:")), self._gone.pop(0))
            if self.home is not None:
                self.home.sound.play("join")

    def draw(self) -> bool:
        """Draw if anything has changed; whether frames are wanted because something moves and can be seen."""
        moving = self.stack.moving
        looks = self.stack.looks
        surface = pygame.display.get_surface()
        if surface is None or not len(self.stack):
            return False
        if self.devices.hidden:
            return False
        if moving or self.devices.exposed or looks != self._drawn:
            letters = self.home.comfort.text / 100 if self.home else 1.0
            canvas = Canvas(surface, self.devices.scale, letters, self.devices.edge)
            for scene in self.stack.seen:
                scene.draw(canvas, self._clock.blend)
            pygame.display.flip()
            self._drawn = looks
            self.devices.exposed = False
        return moving


def start(size: tuple[int, int], full: bool, wish: Wish | None, folder: Path | None, language: str | None = None) -> None:
    """Open the window and play: at the title, or straight at the table that is wished for.

    folder    where matches and settings are kept, or None
    language  spoken this time instead of the one chosen before
    NoDisplayError if there is no screen; ValueError for a wish that cannot be played. The variable KITCHEN_TABLE_PACE sets how
    long motion takes, 1 being normal and 0 none: tests play whole matches in a real window.
    """
    match = None if wish is None else Match(wish)
    open_display()
    app = App(size, full)
    home = make_home()
    home.caption, home.full_screen = pygame.display.set_caption, app.toggle_full
    home.store = Store(folder)
    home.sound = Sound()
    home.relay = app.fit
    pace = os.environ.get("KITCHEN_TABLE_PACE")
    settings.apply(home, language)
    if pace is not None:
        home.pace = _pace(pace)
    app.home, app.folder = home, folder
    try:
        first = home.welcome if match is None and language is None and settings.is_first_start(home) else home.title
        app.run(first(home) if match is None else home.table(home, match))
    finally:
        home.store.close()
        home.sound.close()
        pygame.display.quit()


def _pace(text: str) -> float:
    try:
        return min(max(float(text), 0.0), 10.0)
    except ValueError:
        return 1.0
