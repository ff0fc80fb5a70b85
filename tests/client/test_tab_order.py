"""Tab alone, and back with Shift: on every screen whatever can be pressed has the focus once a round, is seen then, and nothing
holds it; and at every table, curtain, sheet and children's screen too."""

import pytest

from game.geometry import Rect
from game.intents import Intent, Kind
from game.scene import Pop, Push
from game.scenes.pause import PauseScene
from game.scenes.sheet import SheetScene
from tests.client import kids_stage
from tests.client.couch_stage import at_curtain, couch, look, until_curtain
from tests.client.learning import begun, until_pointed
from tests.client.stage import Stage
from tests.client.test_every_screen_fits import screens

GAMES = [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 4)]


def walk(scene, kind):
    """The keys of what has the focus, one round from where it stands."""
    found = []
    for _ in scene.focus.targets:
        scene.hear(Intent(kind))
        found.append(scene.focus.current.key)
    return found


def tabbed(scene, window, name):
    """Walk forwards and back; what is pressed on the way is nothing, and the focus is where it began."""
    keys = [target.key for target in scene.focus.targets]
    assert keys, name
    assert len(set(keys)) == len(keys), f"{name}: two targets of one key"
    if scene.focus.current is None:  # where nobody is to press anything the first step brings it
        scene.hear(Intent(Kind.NEXT))
        assert scene.focus.current.key == keys[0], name
    began = scene.focus.current.key
    at = keys.index(began)
    forwards = walk(scene, Kind.NEXT)
    assert forwards == keys[at + 1 :] + keys[: at + 1], name
    assert walk(scene, Kind.PREVIOUS) == [*forwards[::-1][1:], began], name
    assert [target.key for target in scene.focus.targets] == keys, f"{name}: walking changes nothing"
    for _ in keys:
        scene.hear(Intent(Kind.NEXT))
        current = scene.focus.current
        ring = scene.focus.ringed
        assert ring is current, f"{name}: {current.key} has the focus and no ring"
        assert current.place.within((current.seen or window).grown(2)) or current.rect.within(window.grown(2)), (name, current)
    return keys


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_on_every_screen(size):
    stage = Stage(size, 0.0)
    number = 0
    for name, screen in screens(stage):
        stage.stack.apply(Push(screen))
        window = Rect(0, 0, screen.width, screen.height)
        number += len(tabbed(screen, window, name))
        while stage.top is not screen:
            stage.stack.apply(Pop())
        stage.stack.apply(Pop())
    assert number > 500


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_at_every_table_and_on_what_lies_over_it(game, seats):
    stage = Stage((1280, 720), 0.0)
    table = stage.table(game, seats, 4)
    window, seen = Rect(0, 0, *table.canvas), set()
    for _ in range(12):
        stage.until_asked()
        if not stage.at_table:
            break
        hand = {("card", card) for card in table.hand}
        keys = tabbed(table, window, game)
        assert hand <= set(keys) and {("menu",), ("tools",), ("help",)} <= set(keys)
        assert not table.focus.armed and table.refusal == ""
        seen |= {key[0] for key in keys}
        if len(seen) and table.match.table.ply > 3:
            for screen in (SheetScene(table), PauseScene(stage.home, table.match)):
                stage.stack.apply(Push(screen))
                tabbed(screen, Rect(0, 0, screen.width, screen.height), type(screen).__name__)
                stage.stack.apply(Pop())
        table.play(table.view.legal[0])
    assert "card" in seen


@pytest.mark.parametrize(("game", "people", "bots"), [("rolling_stone", 3, 1), ("gran_ramino", 2, 0), ("michigan", 2, 1)])
def test_at_the_curtain_and_behind_it(game, people, bots):
    stage, table = couch(game, people, bots)
    curtain = until_curtain(stage)
    keys = tabbed(curtain, Rect(0, 0, curtain.width, curtain.height), "curtain")
    assert at_curtain(stage) and {"show", "pause"} <= set(keys)
    look(stage)
    assert tabbed(table, Rect(0, 0, *table.canvas), game)


@pytest.mark.parametrize("look_", ["pictures", "words"])
def test_on_every_screen_of_the_children(look_):
    stage = kids_stage.kids_stage((1280, 720), look=look_)
    number = 0
    for name, screen in kids_stage.screens(stage.home):
        stage.stack.apply(Push(screen))
        if screen.focus.targets:  # a lock that is not ready has none
            number += len(tabbed(screen, Rect(0, 0, screen.width, screen.height), name))
        stage.stack.apply(Pop())
    assert number > 100


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_in_a_lesson(game):
    stage = begun(game, pace=0.0)
    until_pointed(stage)
    assert {("skip",), ("leave",)} <= set(tabbed(stage.top, Rect(0, 0, *stage.top.canvas), game))
