"""Any screen as a picture: sets up a match, plays some moves by bots, and draws one frame or many, without a window."""

import argparse
from pathlib import Path

import pygame

from engine.chance import derive, dice, pick
from engine.games import find
from game import words
from game.clock import TICK
from game.geometry import scale_for
from game.home import Home
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.paint import Canvas
from game.scene import Push, SceneStack
from game.scenes.crash import CrashScene
from game.scenes.doors import make_home
from game.scenes.table import TableScene
from game.seats import seated
from game.talk import Talk

SCENES = ("title", "setup", "table", "deal_over", "match_over", "pause", "help", "last_trick", "welcome", "settings", "crash")


def _size(text: str) -> tuple[int, int]:
    wide, _, tall = text.partition("x")
    if not (wide.isdigit() and tall.isdigit()):
        raise ValueError(f"--size {text!r}: write WxH in pixels, as in 1280x720")
    return int(wide), int(tall)


class Studio:
    """A stack of screens on a surface."""

    def __init__(self, size: tuple[int, int], focus: bool) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size)
        self.scale = scale_for(size)
        self.stack = SceneStack()
        self.stack.resize(size[0] / self.scale, size[1] / self.scale, self.scale)
        self.focus = focus

    def draw(self, out: Path) -> None:
        """One frame into a file."""
        top = self.stack.top
        if top is not None and not self.focus:
            self.stack.hear(Intent(Kind.POINT, -5, -5, device="mouse"))
        canvas = Canvas(self.surface, self.scale)
        for scene in self.stack.seen:
            scene.draw(canvas, 1.0)
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.surface, out)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / TICK)):
            self.stack.tick(TICK)


def match_for(given: argparse.Namespace) -> Match:
    """The match that is asked for, seen through the eyes that are asked for."""
    info = find(given.game).info
    options = dict(part.split("=", 1) for part in given.options.split(",") if part)
    seats = given.seats or info.usual
    match = Match(Wish(given.game, seats, given.seed, tuple(options.items())))
    if given.seat < 0:
        match = Match(Wish(given.game, seats, given.seed, tuple(options.items()), watch=True))
    elif given.seat:
        match.you = match.eyes = given.seat
        around = seated(seats, "You")  # the person sits at the seat whose eyes look
        match.players = tuple(around[(seat - given.seat) % seats] for seat in range(seats))
        match.talk = Talk(match.players, given.seat)
    return match


def play_moves(table: TableScene, match: Match, moves: int, until: str) -> None:
    """Play by chance, without motion: so many moves, or until a deal or the match is over."""
    throw = dice(derive(match.wish.seed or 0, "picture"))
    pace, table.tabletop.pace = table.tabletop.pace, 0.0
    played = 0
    while not match.over:
        done = match.table.deal_over if until == "deal" else until != "match" and played >= moves
        if done:
            break
        if match.deal_is_next:
            table.before_deal = table.view
        table.play(pick(throw, match.table.legal))
        played += 1
    table.tabletop.pace = pace


def _table(home: Home, match: Match, studio: Studio, moves: int, until: str = "") -> TableScene:
    table = home.table(home, match)
    assert isinstance(table, TableScene)
    studio.stack.apply(Push(table))
    play_moves(table, match, moves, until)
    return table


def screenshot(given: argparse.Namespace) -> None:
    """One picture of a screen."""
    studio = Studio(_size(given.size), given.focus)
    home = make_home()
    words.use(given.lang)
    plain = {"title": home.title, "welcome": home.welcome, "settings": home.settings}
    if given.scene in plain:
        studio.stack.apply(Push(plain[given.scene](home)))
    elif given.scene == "crash":
        studio.stack.apply(Push(CrashScene(home, "")))
    elif given.scene == "setup":
        wish = Wish(given.game, given.seats) if given.seats else None
        studio.stack.apply(Push(home.setup(home, find(given.game).info.key, wish)))
    else:
        match = match_for(given)
        until = {"deal_over": "deal", "match_over": "match"}.get(given.scene, "")
        table = _table(home, match, studio, given.moves, until)
        if given.scene == "deal_over":
            studio.stack.apply(table.result())
        elif given.scene == "match_over":
            studio.stack.apply(table.result())
            studio.stack.hear(Intent(Kind.ARM))
            studio.stack.hear(Intent(Kind.ACT))
            studio.wait(0.1)
        elif given.scene == "pause":
            studio.stack.hear(Intent(Kind.BACK))
        elif given.scene == "help":
            studio.stack.apply(table.press(("help",)))
        elif given.scene == "last_trick":
            studio.stack.apply(table.press(("last",)))
    studio.draw(given.out)


def film(given: argparse.Namespace) -> None:
    """The frames of the next actions, played by chance, into a folder."""
    studio = Studio(_size(given.size), given.focus)
    match = match_for(given)
    home = make_home()
    table = _table(home, match, studio, given.moves)
    throw = dice(derive(given.seed, "film"))
    number = 0
    for _ in range(given.actions):
        if match.over:
            break
        table.play(pick(throw, match.table.legal))
        while table.moving:
            studio.draw(given.out / f"{number:04}.png")
            number += 1
            studio.wait(given.every)
    studio.draw(given.out / f"{number:04}.png")
    print(f"{number + 1} frames in {given.out}")
