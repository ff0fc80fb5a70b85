"""The window and the loop: read devices, tick, draw, wait; and nothing else.

Time goes in fixed ticks of 1/120 s while something moves, and a frame is drawn 60 times a second. While all is still the loop
draws nothing and looks for input 30 times a second, after a while 20 times.
"""

import gc
import os
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter, sleep

import pygame

import sprites
from game import ears, full_screen, journal, remapping, settings, words
from game.clock import TICK, Clock
from game.devices import COOL_DOWN, Devices
from game.flags import WINDOW, Flags
from game.geometry import canvas_for, edge_for, scale_for
from game.home import Home
from game.intents import Intent, Kind
from game.kids import company, mode
from game.lull import Lull
from game.match import Match
from game.moving.settling import Settling
from game.paint import Canvas
from game.remapping import Bindings
from game.replaying.texts import folder_for
from game.scene import Change, Pop, Push, Quit, Scene, SceneStack
from game.scenes.crash import CrashScene
from game.scenes.doors import make_home
from game.scenes.kids_gate import KidsGateScene
from game.scenes.table import TableScene
from game.scenes.turns import for_all
from game.sofa.lost_pads import LostPads
from game.sofa.profiles import Kid
from game.sofa.seats import Eyes
from game.speech.items import Page
from game.speech.mouth import Mouth
from game.speech.talker import Talker
from game.speech.teller import Teller
from game.store import Store
from game.thinker import quiet_worker
from game.trying_full import TryingFull
from game.window import fill_screen, open_display, open_window
from sounds import Sound

FRAME = 1 / 60
"""Seconds."""
IDLE, QUIET = 1 / 30, 1 / 20
"""Seconds of a look while nothing moves, and while nobody has touched anything for a while either."""
A_WHILE = 2.0
PICTURES = "pictures"
"""Where pictures of the screen are kept, in the data folder."""
KIDS_COOL_DOWN = 0.5
"""Seconds after an accepted press in which the next ones are swallowed, on the children's screen: small hands press twice."""
ASLEEP = 4.0
"""Seconds from one frame to the next after which the computer has slept: nobody knows who sits before it now."""
MOST_CRASHES = 5
"""Faults in one run after which the program gives up."""


_FOR_GROWN_UPS = frozenset({Kind.FULL, Kind.MUTE, Kind.PICTURE})
"""What the children's screen does not do at a press alone."""


def _done(does: Callable[[], None]) -> Change:
    """The lock goes, and that is done."""
    does()
    return Pop()


class App:
    """One window and the screens in it."""

    def __init__(self, size: tuple[int, int], full: bool = False, asked: bool = True) -> None:
        """Open the window; asked: whether somebody has asked for that very size."""
        self._asked = asked
        self._windowed = size
        self._full = full
        self.stack = SceneStack()
        self._trying = TryingFull(self.stack, self.toggle_full)
        # A window manager that gives the window another size is obeyed; it is nothing to warn anybody of.
        warnings.filterwarnings("ignore", message="Requested window was forcibly resized", category=RuntimeWarning)
        pygame.font.init()
        pygame.key.set_repeat(380, 60)
        pygame.display.set_caption(words.say("program"))
        self._open()
        self.devices = Devices()
        self._pads = LostPads(self.stack)
        self._lull = Lull(pygame.display.set_allow_screensaver)
        self.home: Home | None = None
        self._teller: Teller | None = None
        """Reads the screens aloud."""
        self.folder: Path | None = None
        self._crashes = 0
        self._changes = 0
        self.hires = False
        """Whether bots get a process of their own as soon as something is to be seen."""
        self._covered = False
        """Whether hands were laid down that may still be seen in the window, or in a small picture of it."""
        self._clock = Clock()
        self._drawn: object = None
        self._settling = Settling()
        self.fit()

    def attach(self, home: Home, folder: Path | None) -> None:
        """The screens of that house are shown from now on, with what is plugged in here."""
        self.home, self.folder = home, folder
        self._teller = Teller(home, _described)
        home.pads, home.greet = lambda: self.devices.pads, self._greet
        home.catch, home.bind = self._catch, self._bind
        home.fills = lambda: self._full
        home.texts = partial(folder_for, folder)
        home.copy, home.clip = self._copy, self._clip
        self._bind(remapping.kept(home.store))

    def _copy(self) -> bool:
        """A report for whoever mends faults is on the clipboard now; False where there is none."""
        return self._clip(journal.report(self.folder))

    def _clip(self, text: str) -> bool:
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def _greet(self, device: str) -> None:
        self.devices.greet(device)

    def _catch(self, only_named: bool) -> None:
        self.devices.catching = only_named

    def _bind(self, bindings: Bindings) -> None:
        self.devices.bindings = bindings
        if self.home is not None:
            self.home.bindings = bindings

    def _open(self) -> None:
        if self._full and not fill_screen():
            self._full = False
            self._trying.trial.refuse()
        if not self._full:
            open_window(self._windowed, self._asked)

    def toggle_full(self) -> None:
        """Full screen, which is to be kept where nobody has seen it yet; or the window as it was."""
        if not self._full:
            self._windowed = pygame.display.get_window_size()
        self._full = not self._full
        self._trying.trial.end()
        self._open()
        self.fit()
        self.try_full()

    def try_full(self, asks: bool = True) -> None:
        """Full screen was turned on or off; it is asked whether it is to be kept, or nothing is."""
        self._trying.turned(self._full, self.devices.size, self.home, asks)

    def fit(self) -> None:
        """Lay every screen out for the window as it is."""
        surface = pygame.display.get_surface()
        size = surface.get_size() if surface else (1, 1)
        if self._drawn is not None and size != self.devices.size:
            self._settling.begin(self._canvas(pygame.Surface(self.devices.size)), self._paint)
        margin = self.home.room.margin if self.home else 0
        scale = scale_for(size, margin)
        self.devices.scale, self.devices.size, self.devices.edge = scale, size, edge_for(size, margin)
        self.stack.resize(*canvas_for(size, margin), scale)
        self._settling.laid(self.stack.looks)
        self._drawn = None

    def run(self, scene: Scene) -> None:
        """Until the last screen is gone."""
        try:
            self.stack.apply(Push(scene))
            self.fit()
        except Exception as fault:
            self._recover(fault)
        gc.enable()
        gc.freeze()  # a search for what nobody can reach any more passes over what is there now: else one takes a whole frame
        last = due = perf_counter()
        while len(self.stack):
            now = perf_counter()
            moving = self.frame(now - last)
            self._hire()
            last = now
            pause = FRAME if moving else IDLE if self._lull.seconds < A_WHILE else QUIET
            due = max(due + pause, perf_counter() - FRAME)
            self.between(moving)
            wait = due - perf_counter()
            if wait > 0:
                sleep(wait)

    def between(self, moving: bool) -> None:
        """What there is time for between two frames while nothing moves."""
        if moving:
            return
        if self.home is not None:
            self.home.sound.warm()
        surface = pygame.display.get_surface()
        top = self.stack.top
        if isinstance(top, TableScene) and surface is not None and not top.tabletop.warming.prepared(self.devices.scale):
            top.tabletop.warming.prepare(self._canvas(surface))

    def frame(self, elapsed: float) -> bool:
        """Hear what came in, let so many seconds pass, draw; whether frames are wanted because something moves."""
        try:
            self._lull.feed(elapsed)
            self.listen()
            if elapsed > ASLEEP:
                self._cover()
                self.devices.exposed = True
            due, changes = self._clock.feed(elapsed), self.stack.changes
            if self.stack.moving:
                for _ in range(due):
                    self.stack.tick(TICK)
            elif due:  # nothing is seen to happen between two ticks
                self.stack.tick(due * TICK)
            if self.stack.changes != changes:
                self.devices.surprise()
            self._trying.run_out(due * TICK)
            self._tell()
            return self.draw()
        except Exception as fault:
            return self._recover(fault)

    def _tell(self) -> None:
        """Let what is new be said. A screen that cannot be read is played at all the same."""
        if self._teller is None:
            return
        try:
            self._teller.follow(self.stack)
        except Exception as fault:
            journal.note(fault, None)
            self._teller.pass_over(self.stack)

    def _hire(self) -> None:
        """A process for the bots to think in."""
        if self.hires and self.home is not None:
            self.hires = False
            self.home.worker = quiet_worker()

    def _cover(self) -> None:
        """All hands down, and not to be seen any more even where the window is."""
        self._covered = self.stack.lay_down() or self._covered

    def pad_number(self, device: str) -> int | None:
        """What people call that pad."""
        return next((pad.number for pad in self.devices.pads if pad.device == device), None)

    def _recover(self, fault: Exception) -> bool:
        """A fault in a screen: write it down and show what is saved. One that comes back again and again ends the program."""
        self._crashes += 1
        if self._crashes > MOST_CRASHES or self.home is None:
            raise fault
        file = journal.note(fault, self.folder)
        self.devices.let_go()
        self.stack.abandon()
        self.stack.apply(Push(CrashScene(self.home, file)))
        self._drawn = None
        return True

    def listen(self) -> None:
        """Pass on all that came in."""
        self._let_go()
        for intent in self.devices.read():
            self._lull.stir()
            if intent.kind is Kind.CLOSE:
                self.stack.apply(Quit())
                return
            answers = intent.kind is Kind.FULL and self._trying.open
            if intent.kind in _FOR_GROWN_UPS and not answers and self.home is not None and self.home.kids:
                self._ask_grown_up(intent.kind, self.home)
                continue
            if intent.kind is Kind.FULL:
                self.toggle_full()
                continue
            if intent.kind is Kind.PICTURE:
                self._keep_picture()
                continue
            if intent.kind is Kind.MUTE and self.home is not None and not getattr(self.stack.top, "writing", False):
                self._toggle_mute(self.home)
                continue
            if self.devices.swallows(intent):
                continue
            self._pads.claim(intent, self.devices, self.home)
            if self._teller is not None and self._teller.hear(intent, self.stack):
                continue
            self._hear(intent)
            self._let_go()
        if self.devices.away:
            self.devices.away = False
            self._cover()
        self._follow_speaker()
        self._trying.ask()
        lost = self.devices.lost()
        if lost:
            self._cover()
            self._pads.tell(lost, self.home)
        if self.devices.resized:
            self.devices.resized = False
            self.fit()

    def _hear(self, intent: Intent) -> None:
        """Pass it to the top screen, and let what came of it be heard."""
        top, before = self.stack.top, self._look()
        accepted = self.stack.hear(intent)
        if accepted and intent.presses:
            self.devices.accepted(KIDS_COOL_DOWN if self.home is not None and self.home.kids else COOL_DOWN)
        if not accepted and self._teller is not None:
            self._teller.unheard(intent, self.stack)
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

    def _ask_grown_up(self, kind: Kind, home: Home) -> None:
        """On the children's screen a grown-up opens the lock for what sets something; there such a key shuts it again."""
        if isinstance(self.stack.top, KidsGateScene):
            self.stack.apply(Pop())
        elif kind is not Kind.PICTURE:
            does = self.toggle_full if kind is Kind.FULL else partial(self._toggle_mute, home)
            self.stack.apply(Push(home.gate(home, partial(_done, does))))

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

    def _keep_picture(self) -> None:
        """The screen into a file, as everybody may see it: a hand that lies open is not on it."""
        kept = self._picture() if self.folder is not None and len(self.stack) else ""
        if self.home is not None:
            self.home.sound.play("accept" if kept else "refuse")

    def _picture(self) -> str:
        """The file it is in; "" if it cannot be written."""
        assert self.folder is not None
        surface = pygame.Surface(pygame.display.get_window_size()).convert()
        shown = list(self.stack.seen)
        letters = self.home.comfort.letters if self.home else 1.0
        for at, scene in enumerate(shown):
            if isinstance(scene, TableScene) and scene.shows_hand:
                twin = for_all(scene)
                shown[at:], letters = [twin], twin.home.comfort.letters
                break
        canvas = self._canvas(surface, letters)
        for scene in shown:
            scene.draw(canvas, self._clock.blend)
        try:
            folder = self.folder / PICTURES
            folder.mkdir(exist_ok=True)
            file = next(file for number in range(1, 10_000) if not (file := folder / f"{number:04}.png").exists())
            pygame.image.save(surface, file)
        except (OSError, StopIteration, pygame.error):
            return ""
        return str(file)

    def draw(self) -> bool:
        """Draw if anything has changed; whether frames are wanted because something moves and can be seen."""
        moving = self.stack.moving
        looks = self.stack.looks
        surface = pygame.display.get_surface()
        if surface is None or not len(self.stack):
            return False
        if self.devices.hidden and not self._covered:
            return False
        if self._covered or moving or self.devices.exposed or looks != self._drawn:
            settling = self._settling.paint(surface, looks, lambda: self._paint(self._canvas(surface)))
            pygame.display.flip()
            self._covered = False
            self._drawn = None if settling else looks
            self.devices.exposed = False
            return moving or settling
        return moving

    def _canvas(self, surface: pygame.Surface, letters: float | None = None) -> Canvas:
        if letters is None:
            letters = self.home.comfort.letters if self.home else 1.0
        strong = self.home is not None and self.home.room.contrast
        return Canvas(surface, self.devices.scale, letters, self.devices.edge, strong)

    def _paint(self, canvas: Canvas) -> None:
        for scene in self.stack.seen:
            scene.draw(canvas, self._clock.blend)


def _described(scene: Scene, heard: Eyes) -> Page:
    """A screen as it can be heard. What that needs is imported when somebody listens."""
    from game.scenes.aloud import describe  # noqa: PLC0415

    return describe(scene, heard)


def start(flags: Flags) -> None:
    """Open the window and play as the flags say: at the title, or straight at the table that is wished for.

    NoDisplayError if there is no screen; ValueError for a wish that cannot be played. The variable KITCHEN_TABLE_PACE sets how
    long motion takes, 1 being normal and 0 none: tests play whole matches in a real window.
    """
    gc.disable()  # until the loop begins: nearly all that is made now stays
    if flags.wish is not None:
        sprites.back_soon(flags.wish.game)
    open_display()
    home = make_home()
    home.store = Store(flags.folder)
    journal.begin(home.store.folder)
    if flags.anew:
        settings.begin_anew(home.store)
    filled = full_screen.wished(home.store) if flags.full is None else flags.full
    app = App(flags.window, filled, flags.window != WINDOW)
    if flags.wish is not None:
        sprites.cloth_soon(flags.wish.game, app.devices.size)
    home.caption, home.full_screen = pygame.display.set_caption, app.toggle_full
    home.sound, home.voice = Sound(), Talker(Mouth())
    home.relay, home.pad, app.hires = app.fit, app.pad_number, True
    pace = os.environ.get("KITCHEN_TABLE_PACE")
    settings.apply(home, flags.language)
    if pace is not None:
        home.pace = _pace(pace)
    match = None if flags.wish is None else Match(flags.wish)  # not before: whoever sits there is called in the language
    app.attach(home, flags.folder)
    app.try_full(asks=flags.full is None)  # a flag can be left out by whoever sees nothing
    try:
        app.run(_first(home, match, flags.language) if flags.kid is None else _first_of_kids(home, match, flags.kid))
    finally:
        if home.worker is not None:
            home.worker.stop()
        home.store.close()
        home.sound.close()
        home.voice.close()
        journal.end()
        pygame.display.quit()


def _first(home: Home, match: Match | None, language: str | None) -> Scene:
    """The table that is wished for, the title, or where the language is chosen."""
    if match is not None:
        return home.table(home, match)
    return home.welcome(home) if language is None and settings.is_first_start(home) else home.title(home)


def _first_of_kids(home: Home, match: Match | None, kid: Kid) -> Scene:
    """The table that is wished for, as children play it; their games; or where they choose how it looks."""
    mode.begin(home, kid or mode.kept_look(home))
    if match is not None:
        return home.table(home, Match(company.for_kids(match.wish, home.kids)))
    return home.title(home) if kid else home.children(home)


def _pace(text: str) -> float:
    try:
        return min(max(float(text), 0.0), 10.0)
    except ValueError:
        return 1.0
