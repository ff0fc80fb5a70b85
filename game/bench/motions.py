"""The busiest motion of each game, at a table in a window, frame by frame.

Each is the first of its kind in matches played by chance, so that it is the same at every run.
"""

import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame

from engine.chance import Dice, derive, dice, pick
from engine.events import Event, Moved, Paid
from engine.model import Action
from game import paint
from game.app import FRAME, App
from game.bench.figures import SIZES
from game.match import Match, Wish
from game.moving import confetti, countdown, heaps, motion, pictures
from game.scene import Swap
from game.scenes.doors import make_home
from game.scenes.table import TableScene
from game.window import open_display
from sprites.ahead import AHEAD
from sprites.cloth import CLOTHS
from sprites.corner import BLOCKS
from sprites.deck import PATTERNS, SPRITES
from sprites.fonts import LABELS

_RESTS = 15
"""Looks of the loop for which a table rests before something moves: half a second, as it does before a bot acts."""
_MOST_ACTIONS = 400_000
"""Actions played by chance in search of a motion."""
SHELVES = (
    *(SPRITES, PATTERNS, BLOCKS, CLOTHS, LABELS),
    *(pictures.TURNING, paint.SHAPES, confetti.SHAPES, countdown._DISCS, heaps._MOONS),
)
"""All that keeps pictures."""


@dataclass(frozen=True)
class Motion:
    """A motion to look for: what it is called, at which table, and how to know it when it has happened.

    choose  what is played, of what is legal
    """

    name: str
    game: str
    seats: int
    is_it: Callable[[list[Event], Match, int], bool]
    options: tuple[tuple[str, str], ...] = ()
    choose: Callable[[Match, Dice], Action] = lambda match, throw: pick(throw, match.table.legal)

    def wish(self, seed: int) -> Wish:
        """The match with that seed."""
        return Wish(self.game, self.seats, seed, self.options)


def _deals(events: list[Event], match: Match, held: int) -> bool:  # noqa: ARG001
    """A deal that is not the first of its match: no card is cut for before it."""
    return match.table.ply > 1 and any(beat.kind == "deal" for beat in motion.beats(events))


def _picks_up(events: list[Event], match: Match, held: int) -> bool:
    """Whoever sits at the bottom picks up five cards or more, into a hand of fifteen or more."""
    moves = [event for event in events if isinstance(event, Moved) and event.source.name == "trick"]
    return held >= 15 and len(moves) >= 5 and all(one.target.name == "hand" and one.target.seat == match.you for one in moves)


def _pays(events: list[Event], match: Match, held: int) -> bool:  # noqa: ARG001
    """Twenty markers or more come to seats."""
    return sum(sum(one.counts) for one in events if isinstance(one, Paid) and one.target.seat is not None) >= 20


def _shows(events: list[Event], match: Match, held: int) -> bool:  # noqa: ARG001
    """A great hand is laid out and named."""
    return any(beat.kind == "hand" for beat in motion.beats(events))


def _collects(match: Match, throw: Dice) -> Action:
    """Whoever sits at the bottom picks up what can be had, and nobody else does who need not: so a hand grows large."""
    legal = match.table.legal
    up = tuple(action for action in legal if action.kind == "pick")
    rest = tuple(action for action in legal if action not in up)
    trick = next((pile.count for pile in match.view().piles if pile.zone.name == "trick"), 0)
    wanted = up if match.table.turn == match.you and trick >= 4 else rest
    return pick(throw, wanted or legal)


MOTIONS = (
    Motion("deal to eight", "michigan", 8, _deals),
    Motion("payout of 20", "michigan", 8, _pays),
    Motion("pick-up of 5 into 15", "rolling_stone", 6, _picks_up, (("voluntary_pickup", "true"),), _collects),
    Motion("deal five by five", "gran_ramino", 4, _deals),
    Motion("great hand", "gran_ramino", 4, _shows),
)
"""The busiest motion of each game."""


@lru_cache
def found(what: Motion) -> tuple[int, tuple[Action, ...]]:
    """The seed of a match and its actions, with the last of which it happens. ValueError if it does not."""
    seed = played = 0
    while played < _MOST_ACTIONS:
        seed += 1
        match, throw = Match(what.wish(seed)), dice(derive(seed, "bench"))
        done: list[Action] = []
        while not match.over:
            action = what.choose(match, throw)
            held = sum(pile.count for pile in match.view().piles if pile.zone.name == "hand" and pile.zone.seat == match.you)
            done.append(action)
            if what.is_it(match.play(action), match, held):
                return seed, tuple(done)
        played += len(done)
    raise ValueError(f"{what.name} does not occur in {played} actions played by chance")


def opened(size: str) -> App:
    """A window of that size with nothing in it yet, on the driver that the environment names."""
    open_display()
    app = App(SIZES[size])
    if pygame.display.get_window_size() != SIZES[size]:  # drivers that show nothing have a small screen
        pygame.display.set_mode(SIZES[size], pygame.RESIZABLE)
        app.fit()
    app.home = make_home()
    app.home.relay = app.fit
    gc.freeze()  # as the loop does before it begins
    return app


def at_table(app: App, wish: Wish, actions: tuple[Action, ...]) -> TableScene:
    """The table of that match after these actions, seen at rest."""
    assert app.home is not None
    match = Match(wish)
    for action in actions:
        match.play(action)
    table = app.home.table(app.home, match)
    assert isinstance(table, TableScene)
    app.stack.apply(Swap(table))
    for _ in range(_RESTS):  # what the window has to tell is heard before anything moves
        app.between(app.frame(0.0))
    return table


class Running:
    """A motion that goes on. Call it for the next frame; its first one is that in which the action is played."""

    def __init__(self, app: App, what: Motion) -> None:
        """Set it up, at rest."""
        seed, actions = found(what)
        self.app, self.table = app, at_table(app, what.wish(seed), actions[:-1])
        self.table.before_deal = self.table.view
        self._action: Action | None = actions[-1]

    def __call__(self) -> None:
        """One frame of the loop, a sixtieth of a second on. RuntimeError if a fault was met: that would be another screen."""
        if self._action is not None:
            self.table.play(self._action)
            self._action = None
        self.app.frame(FRAME)
        if self.app.stack.top is not self.table:
            raise RuntimeError(f"another screen has come: {type(self.app.stack.top).__name__}")

    def __iter__(self) -> Iterator["Running"]:
        """Itself, as often as another frame is to be drawn."""
        while self._action is not None or self.table.moving:
            yield self


def forget() -> None:
    """Empty all shelves, as they are when the program starts."""
    AHEAD.forget()
    for shelf in SHELVES:
        shelf.clear()
