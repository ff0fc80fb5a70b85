"""Any screen as a picture: sets up a match, plays some moves by bots, and draws one frame or many, without a window."""

import argparse
from dataclasses import replace
from pathlib import Path

import pygame

from engine.chance import derive, dice, pick
from engine.games import find
from game import words
from game.clock import TICK
from game.full_screen import Trial
from game.geometry import canvas_for, edge_for, scale_for
from game.home import Home
from game.intents import Intent, Kind
from game.lessons import LESSONS
from game.lessons.course import way
from game.match import Match, Wish
from game.paint import Canvas
from game.scene import Push, SceneStack
from game.scenes.about import AboutScene
from game.scenes.bindings import BindingsScene
from game.scenes.crash import CrashScene
from game.scenes.curtain import GUARD, CurtainScene
from game.scenes.doors import make_home
from game.scenes.keep_full import KeepFullScene
from game.scenes.keys import KeysScene
from game.scenes.lesson import LessonScene
from game.scenes.lost_pad import LostPadScene
from game.scenes.name import NameScene
from game.scenes.people import PeopleScene
from game.scenes.players import PlayersScene
from game.scenes.pocket import PocketScene
from game.scenes.screen import Screen
from game.scenes.sheet import SheetScene
from game.scenes.table import TableScene
from game.sofa.seats import Player, house_players, seated
from game.studio import kid_tables, kids_pictures_of, replays_of
from game.talk import Talk

SCENES = (
    *("title", "seats", "seat", "house_rules", "players", "bindings", "curtain", "pocket", "lost_pad", "sheet", "keys"),
    *(
        "table",
        "deal_over",
        "match_over",
        "pause",
        "help",
        "last_trick",
        "welcome",
        "settings",
        "crash",
        "name",
        "about",
        "people",
        "keep_full",
    ),
    *("lesson", "lessons", "lesson_over"),
    *kids_pictures_of.SCENES,
    *kid_tables.SCENES,
    *replays_of.SCENES,
)
_PAD = "pad:1"
_FAMILY = (("Elin", "rabbit"), ("Maja", "fox"), ("Otto", "owl"), ("Åsa", "bear"), ("Zoë", "pig"), ("Leo", "lion"))
"""Who sits at a screen for several people."""


def sized(text: str) -> tuple[int, int]:
    """WxH as numbers; ValueError says how it is written."""
    wide, _, tall = text.partition("x")
    if not (wide.isdigit() and tall.isdigit()):
        raise ValueError(f"--size {text!r}: write WxH in pixels, as in 1280x720")
    return int(wide), int(tall)


def _nowhere(_: str) -> None:
    """Where a name goes that is only written for a picture."""


def _answered(_: bool) -> None:
    """Where an answer goes that is only asked for in a picture."""


class Studio:
    """A stack of screens on a surface. text: size of all text; margin: kept free on every side; both in percent.

    strong: high contrast.
    """

    def __init__(self, size: tuple[int, int], focus: bool, text: int = 100, margin: int = 0, strong: bool = False) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size)
        self.scale, self.letters, self.edge = scale_for(size, margin), text / 100, edge_for(size, margin)
        self.stack = SceneStack()
        self.stack.resize(*canvas_for(size, margin), self.scale)
        self.focus, self.strong = focus, strong

    def draw(self, out: Path) -> None:
        """One frame into a file."""
        top = self.stack.top
        if top is not None and not self.focus:
            self.stack.hear(Intent(Kind.POINT, -5, -5, device="mouse"))
        canvas = Canvas(self.surface, self.scale, self.letters, self.edge, self.strong)
        for scene in self.stack.seen:
            scene.draw(canvas, 1.0)
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.surface, out)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / TICK)):
            self.stack.tick(TICK)


def home_for(given: argparse.Namespace) -> Home:
    """The house of somebody who likes what is asked for."""
    home = make_home()
    home.comfort = replace(home.comfort, text=given.text, touch=given.touch, help=given.help_level)
    home.room = replace(
        home.room,
        margin=given.margin,
        deck=given.deck,
        four_colour=given.four_colour,
        suit_letters=given.suit_letters,
        contrast=given.contrast,
    )
    return home


def match_for(given: argparse.Namespace) -> Match:
    """The match that is asked for, seen through the eyes that are asked for."""
    info = find(given.game).info
    options = dict(part.split("=", 1) for part in given.options.split(",") if part)
    seats = given.seats or info.usual
    players: tuple[Player, ...] = ()
    people = given.people or {"curtain": 2, "pocket": 2, "lost_pad": 1}.get(given.scene, 0)
    if people:
        family = [Player(name, animal) for name, animal in _FAMILY[: min(people, seats)]]
        if given.scene == "lost_pad":
            family[0] = replace(family[0], devices=(_PAD,))
        taken = {one.animal for one in family}
        others = [one for one in house_players() if one.animal not in taken]
        players = (*family, *others[: seats - len(family)])
    match = Match(Wish(given.game, seats, given.seed, tuple(options.items()), players=players))
    if given.seat < 0:
        match = Match(Wish(given.game, seats, given.seed, tuple(options.items()), watch=True))
    elif given.seat and not players:
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


def _kid_table(home: Home, given: argparse.Namespace, studio: Studio) -> None:
    """A children's table, in the state that is asked for, or the end of what is played at it."""
    kid_tables.begin(home, given)
    match = kid_tables.match_of(given)
    until = {"kid_deal_over": "deal", "kid_match_over": "match"}.get(given.scene, "")
    table = _table(home, match, studio, given.moves, until)
    if given.scene == "kid_deal_over":
        studio.stack.apply(table.result())
    elif given.scene == "kid_match_over":
        studio.stack.apply(Push(table.child.match_over(home, match) if table.child else table))
    elif given.state != "now":
        moves = given.moves
        while not kid_tables.asked(table) and not match.over and moves < given.moves + 200:
            play_moves(table, match, 1, "")
            moves += 1
        kid_tables.show(table, given.state)


def _until_curtain(studio: Studio, scene: str) -> None:
    """Let time pass until somebody must choose behind the curtain; for "pocket" it is opened and a plan begun."""
    for _ in range(4000):
        if isinstance(studio.stack.top, CurtainScene):
            break
        studio.wait(10 * TICK)
    top = studio.stack.top
    if not isinstance(top, CurtainScene):
        raise ValueError("nobody needs a curtain here; give --people 2 or more, and fewer --moves")
    if scene == "curtain":
        return
    studio.wait(GUARD + 0.1)
    studio.stack.hear(Intent(Kind.ARM))
    studio.stack.hear(Intent(Kind.ACT))
    table = studio.stack.top
    if not isinstance(table, TableScene):
        raise ValueError("there is nothing to plan here")
    studio.stack.apply(Push(PocketScene(table)))


def _lesson(home: Home, studio: Studio, given: argparse.Namespace) -> None:
    """A lesson where its step `--step` is asked for, or at its end."""
    game = find(given.game).info.key
    if game not in LESSONS:
        raise ValueError(f"{game} has no lesson")
    lesson = LESSONS[game]
    part, step = lesson.at(given.step if given.scene == "lesson" else lesson.length)
    table = LessonScene(home, lesson, part, way(lesson.parts[part], step))
    studio.stack.apply(Push(table))
    if given.scene == "lesson_over":
        studio.stack.apply(table.go_on())


def screenshot(given: argparse.Namespace) -> None:
    """One picture of a screen."""
    studio = Studio(sized(given.size), given.focus, given.text, given.margin, given.contrast)
    home = home_for(given)
    words.use(given.lang)
    plain = {"lessons": home.lessons, "title": home.title, "welcome": home.welcome, "settings": home.settings}
    plain |= {"about": AboutScene, "people": PeopleScene}
    if given.scene in plain:
        studio.stack.apply(Push(plain[given.scene](home)))
    elif given.scene in kids_pictures_of.SCENES:
        match = kids_pictures_of.match_of(home, given)
        if given.scene in ("kids_pause", "kids_help"):
            _table(home, match, studio, given.moves)
        studio.stack.apply(Push(kids_pictures_of.scene_of(home, given.scene, match)))
    elif given.scene in kid_tables.SCENES:
        _kid_table(home, given, studio)
    elif given.scene in replays_of.SCENES:
        for scene in replays_of.scenes_of(home, given, match_for(given)):
            studio.stack.apply(Push(scene))
    elif given.scene == "crash":
        studio.stack.apply(Push(CrashScene(home, "")))
    elif given.scene in ("lesson", "lesson_over"):
        _lesson(home, studio, given)
    elif given.scene == "bindings":
        studio.stack.apply(Push(BindingsScene(home)))
    elif given.scene == "name":
        studio.stack.apply(Push(NameScene(home, "", _nowhere)))
    elif given.scene in ("seats", "seat", "house_rules"):
        options = dict(part.split("=", 1) for part in given.options.split(",") if part)
        wish = Wish(given.game, given.seats or find(given.game).info.usual, options=tuple(options.items()))
        studio.stack.apply(Push(home.setup(home, find(given.game).info.key, wish)))
        key = {"seat": ("seat", max(given.seat, 0)), "house_rules": "rules"}.get(given.scene)
        if key is not None and isinstance(studio.stack.top, Screen):
            studio.stack.apply(studio.stack.top.press(key))
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
        elif given.scene in ("curtain", "pocket"):
            _until_curtain(studio, given.scene)
        elif given.scene == "lost_pad":
            lost = LostPadScene(home, match)
            studio.stack.apply(Push(lost))
            lost.wait_for([_PAD])
        elif given.scene == "keep_full":
            trial = Trial()
            trial.begin()
            studio.stack.apply(Push(KeepFullScene(home, trial, _answered)))
        elif given.scene in ("sheet", "keys"):
            studio.stack.apply(Push(SheetScene(table) if given.scene == "sheet" else KeysScene(home)))
        elif given.scene == "players":
            studio.stack.apply(Push(PlayersScene(home, match)))
        elif given.scene == "help":
            studio.stack.apply(table.press(("help",)))
        elif given.scene == "last_trick":
            studio.stack.apply(table.press(("last",)))
    studio.draw(given.out)
