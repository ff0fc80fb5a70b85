"""What the tests of the children's screens share: every one of them, made, and the ways from one to the other."""

import random

from game.intents import Intent, Kind
from game.kids import company, gate, mode
from game.lessons import LESSONS
from game.match import Match, Wish
from game.scene import Push, Stay
from game.scenes.kids_gate import KidsGateScene
from game.scenes.kids_help import KidsHelpScene
from game.scenes.kids_lesson_pause import KidsLessonPauseScene
from game.scenes.kids_looks import KidsLooksScene
from game.scenes.kids_night import KidsNightScene
from game.scenes.kids_pause import KidsPauseScene
from game.scenes.kids_screen import KidsScreen
from game.scenes.kids_seats import KidsFacesScene, KidsSeatsScene
from game.scenes.kids_title import KidsTitleScene
from game.scenes.lesson import LessonScene
from game.sofa import profiles
from game.speech.voice import NoVoice
from tests.client.stage import Stage

GAMES = {"rolling_stone": 6, "gran_ramino": 4, "michigan": 8}
"""Each game with the most that can play it."""


class Able(NoVoice):
    """A voice that could speak."""

    able = True


def all_kinds(kind=KidsScreen):
    """Every class of the children's screens there is, however it is made."""
    for one in kind.__subclasses__():
        yield one
        yield from all_kinds(one)


def kids_stage(size=(1024, 640), pace=0.0, look="words"):
    """A stage whose screen is the children's."""
    stage = Stage(size, pace)
    mode.begin(stage.home, look)
    return stage


def kids_match(game="rolling_stone", seats=4, seed=1, look="words"):
    """A child among gentle bots."""
    return Match(company.for_kids(Wish(game, seats, seed), look))


def kids_table(stage, game="rolling_stone", seats=4, seed=1):
    """The children's table on that stage."""
    stage.stack.apply(Push(stage.home.table(stage.home, kids_match(game, seats, seed, stage.home.kids))))
    return stage.top


def open_lock(home, seed=0):
    """The lock with its shapes there."""
    lock = KidsGateScene(home, Stay, random.Random(seed))
    lock.tick(gate.OPENS)
    return lock


def screens(home):
    """Every one of the children's screens by name, also with much on it; the table is not among them."""
    yield "looks", KidsLooksScene(home)
    yield "title", KidsTitleScene(home)
    for game, most in GAMES.items():
        seats = KidsSeatsScene(home, game)
        yield f"seats {game}", seats
        many = KidsSeatsScene(home, game)
        while len(many.company.players) < most:
            many.company.step(1)
        yield f"seats {game} {most}", many
        match = kids_match(game, most)
        yield f"pause {game}", KidsPauseScene(home, match)
        yield f"help {game}", KidsHelpScene(home, match.table.rules.info, match.table.record.options)
        yield f"night {game}", KidsNightScene(home, match)
    for number in (0, 1, 12):
        for one in profiles.kept(home.store)[: None if number else 0]:
            profiles.forget(home.store, one).wait()
        for at in range(number):
            profiles.keep(home.store, profiles.new("Wolfeschlegelstein", profiles.ANIMALS[at], kid="words")).wait()
        yield f"faces {number}", KidsFacesScene(home, KidsSeatsScene(home, "michigan"), 1)
    match = kids_match("michigan", 8)
    match.keep_in(home.store)
    yield "title that goes on", KidsTitleScene(home)
    for game, most in GAMES.items():
        kids_match(game, most).keep_in(home.store)
    yield "title with several that go on", KidsTitleScene(home)
    for why in ("nothing", "others", "over", "seen"):
        pause = KidsPauseScene(home, match)
        pause._said = f"kids.back.{why}"
        yield f"pause that says {why}", pause
    yield "pause of a lesson", KidsLessonPauseScene(LessonScene(home, LESSONS["michigan"]))
    yield "night without a match", KidsNightScene(home)
    yield "lock that is not ready", KidsGateScene(home, Stay, random.Random(1))
    for seed in range(4):
        yield f"lock {seed}", open_lock(home, seed)


def act(stage, device="keys"):
    """The act key where the focus is."""
    stage.stack.hear(Intent(Kind.ARM, device=device))
    return stage.stack.hear(Intent(Kind.ACT, device=device))


def press(stage, key, device="keys"):
    """The act key on that target."""
    stage.top.focus.go(key)
    assert stage.top.focus.current.key == key
    return act(stage, device)


def solve(stage, press=press):
    """Open the lock as a grown-up does, who reads."""
    stage.wait(gate.OPENS + 0.1)
    lock = stage.top
    assert isinstance(lock, KidsGateScene)
    for shape in lock.state.asked:
        press(stage, ("shape", shape))
