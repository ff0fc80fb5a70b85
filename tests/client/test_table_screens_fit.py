"""The screens that lie over a table or lead away from one, in windows of all shapes, with the largest text and in every
language: curtain, plan, tools, keys, lessons, who is kept, statistics, and what the program is."""

import pytest

import sprites
from engine.games import GAMES
from engine.model import Options
from game import words
from game.comfort import Comfort
from game.match import Match, Wish
from game.scene import Push
from game.scenes.about import AboutScene
from game.scenes.curtain import CurtainScene
from game.scenes.keys import KeysScene
from game.scenes.kids_help import KidsHelpScene
from game.scenes.kids_looks import KidsLooksScene
from game.scenes.lesson_over import LessonOverScene
from game.scenes.lesson_pause import LessonPauseScene
from game.scenes.people import PeopleScene
from game.scenes.pocket import PocketScene
from game.scenes.scores import ScoresScene
from game.scenes.sheet import SheetScene
from game.sofa import profiles
from game.sofa.seats import Player
from game.store import Store
from tests.client.learning import at_step
from tests.client.played_house import play
from tests.client.stage import Stage
from tests.client.test_every_screen_fits import LETTERS, SIZES, Seen, look_at
from tests.client.tongues import by_turns

FAMILY = tuple(Player(*one) for one in (("Maximiliane", "owl"), ("Bo", "fox"), ("Åsa", "bear"), ("Jo", "cat")))


@pytest.fixture
def seen(monkeypatch):
    return Seen(monkeypatch)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A store with two people and a match of each game."""
    store = Store(tmp_path_factory.mktemp("house"))
    people = [profiles.new("Maximiliane", "owl"), profiles.new("Bo", "fox")]
    for one in people:
        profiles.keep(store, one).wait()
    for game, seats in (("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 3)):
        play(store, game, people, seats, 3)
    yield store
    store.close()


def played(stage, game, moves, players=()):
    """A table at which so many actions were played, and on until somebody is asked: always the first that is legal."""
    match = Match(Wish(game, 4, 3, players=players))
    stage.stack.apply(Push(stage.home.table(stage.home, match)))
    table = stage.top
    while moves > 0 or match.bot is not None or len(match.table.legal) < 2:
        table.play(match.table.legal[0])
        moves -= 1
    return table


def screens(stage, house):
    """Each of them by name."""
    home = stage.home
    home.store = house
    scores = ScoresScene(home)
    while scores.moving:
        scores.tick(0.1)
    yield "scores", scores
    yield "people", PeopleScene(home)
    yield "about", AboutScene(home)
    yield "lessons", home.lessons(home)
    yield "keys", KeysScene(home)
    for game, moves in (("rolling_stone", 9), ("gran_ramino", 8), ("michigan", 12)):
        table = played(stage, game, moves)
        yield f"tools {game}", SheetScene(table)
        plan = PocketScene(table)
        assert plan.cases
        yield f"plan {game}", plan
        table = played(stage, game, moves, FAMILY)
        for blind in (False, True):
            yield f"curtain {game} {blind}", CurtainScene(table, table.match.table.turn, lambda: None, blind=blind)
    at_step("michigan", 3, stage)
    yield "pause of a lesson", LessonPauseScene(stage.top)
    yield "end of a lesson", LessonOverScene(home, stage.top.lesson, lambda: None)


@pytest.mark.parametrize(("size", "text", "language"), by_turns(SIZES, LETTERS))
def test_every_screen_at_a_table_fits(size, text, language, seen, house):
    words.use(language)
    stage = Stage(size, 0.0)
    stage.home.comfort = Comfort(text=text)
    number = 0
    for name, screen in screens(stage, house):
        look_at(stage, seen, name, screen)
        number += len(seen.texts)
    assert number > 200
    assert not seen.complaints, "\n".join(sorted(set(seen.complaints)))


def test_cards_have_the_letters_of_the_language_on_every_screen(monkeypatch):
    words.use("sv")
    stage = Stage((1280, 720), 0.0)
    letters, real = [], sprites.face
    monkeypatch.setattr(
        sprites, "face", lambda *given, deck, **more: letters.append(deck.letters) or real(*given, deck=deck, **more)
    )
    home = stage.home
    info = GAMES["michigan"].info
    for screen in (
        home.title(home),
        home.lessons(home),
        KidsHelpScene(home, info, Options(info, info.usual)),
        KidsLooksScene(home),
    ):
        stage.stack.apply(Push(screen))
        letters.clear()
        stage.draw()
        assert set(letters) == {"swedish"}, screen
