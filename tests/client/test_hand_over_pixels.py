"""Whatever one person did with the own hand while it lay open: from the moment of the choice on, the window is pixel for pixel
the one in which nothing of that was done, for everybody who looks and for the next person too."""

import pygame
import pytest

from game.comfort import Comfort
from game.intents import Intent, Kind
from game.scenes.curtain import GUARD, CurtainScene
from tests.client.couch_stage import choose, couch, dice, look, until, until_curtain
from tests.client.stage import means

PEOPLE = {"rolling_stone": (3, 1), "gran_ramino": (2, 0), "michigan": (3, 0)}
SEED = 5


def tool(stage, name):
    stage.stack.hear(Intent(Kind.TOOL, text=name))


def back_to(stage, table):
    """Whatever lies over the table is closed."""
    for _ in range(4):
        if stage.top is table:
            return
        stage.stack.hear(Intent(Kind.BACK))
    raise AssertionError(stage.top)


def hinted(stage, table):
    stage.key(("hint",))
    for _ in range(1200):
        if table.hint.of(table) is not None:
            break
        stage.wait(0.05)
    assert table.hint.of(table) is not None
    stage.draw()


def carried(stage, table):
    table.focus.go(("card", table.hand[-1]))
    stage.stack.hear(Intent(Kind.CARRY, dx=-4))


def ordered(stage, table):
    tool(stage, "sort")
    tool(stage, "sort")


def shown_large(stage, table):
    table.focus.go(("card", table.hand[0]))
    tool(stage, "large")
    assert stage.top is not table
    stage.draw()
    back_to(stage, table)


def asked_for_large(stage, table):
    tool(stage, "look")
    assert table.looking


def refused(stage, table):
    """A card that cannot be played now, and its reason."""
    bad = [one.key for one in table.focus.targets if one.key[0] == "card" and not means(table, one.key)]
    stage.key(bad[-1] if bad else ("card", table.hand[0])) if bad else tool(stage, "redo")
    stage.draw()


def pointed(stage, table):
    """The pointer lies on a card, and the next one."""
    for one in [one for one in table.focus.targets if one.key[0] == "card"][:2]:
        stage.stack.hear(Intent(Kind.POINT, *one.rect.centre, device="mouse"))
        stage.draw()
    stage.stack.hear(Intent(Kind.POINT, 2, 2, device="mouse"))


def dragged(stage, table):
    x, y = stage.where(next(one.key for one in table.focus.targets if one.key[0] == "card"))
    stage.stack.hear(Intent(Kind.DOWN, x, y, device="mouse"))
    for step in range(1, 5):
        stage.stack.hear(Intent(Kind.POINT, x, y - 60 * step, device="mouse"))
    assert table.drag is not None
    stage.draw()
    stage.stack.hear(Intent(Kind.BACK))
    assert table.drag is None
    stage.stack.hear(Intent(Kind.POINT, 2, 2, device="mouse"))


def helped(stage, table):
    """Help that lies at the table for this person, and a rung of it marked."""
    tool(stage, "aid")
    stage.draw()
    rungs = [one.key for one in table.focus.targets if one.key[0] == "rung"]
    for key in rungs[:1]:
        stage.key(key)
    stage.draw()


def large_text(stage, table):
    stage.home.comfort = Comfort(text=200, touch=True, help="on")
    stage.resize(stage.size)


def tools_looked_at(stage, table):
    tool(stage, "more")
    assert stage.top is not table
    stage.draw()
    back_to(stage, table)


def seen_again(stage, table):
    tool(stage, "again")
    stage.wait(0.3)
    stage.draw()
    stage.stack.hear(Intent(Kind.DOWN, 2, 2, device="mouse"))
    stage.stack.hear(Intent(Kind.UP, 2, 2, device="mouse"))
    assert table.replay is None


def focus_moved(stage, table):
    for _ in range(5):
        stage.stack.hear(Intent(Kind.MOVE, dx=1))
    stage.draw()


def covered_and_opened(stage, table):
    seat = table.match.eyes
    stage.stack.hear(Intent(Kind.COVER))
    assert until_curtain(stage).seat == seat
    look(stage)


DONE = [
    hinted, carried, ordered, shown_large, asked_for_large, refused, pointed, dragged, helped, large_text, tools_looked_at,
    seen_again, focus_moved, covered_and_opened,
]  # fmt: skip


def looking(game, size):
    """Somebody looks at cards and is to choose; somebody else is next to do so."""
    people, bots = PEOPLE[game]
    stage, table = couch(game, people, bots, SEED, 0.0, size=size)
    throw = dice(SEED)
    until_curtain(stage)
    for _ in range(80):
        if isinstance(stage.top, CurtainScene):
            blind = stage.top.blind
            look(stage)
            if not blind and table.match.table.ply > 4 and len(table.view.legal) > 1 and ends(table):
                return stage, table
        elif table.match.eyes is not None and table.view.legal:
            choose(stage, throw)
        stage.wait(1 / 60)
    raise AssertionError("nobody looks")


def ends(table):
    """Whether the choice of now ends the turn."""
    return all(action.kind in ("play", "discard") for action in table.view.legal) or table.match.game == "gran_ramino"


def go_on(table):
    """The same person is to choose again, and does so."""
    while table.match.eyes is not None and table.view.legal:
        table.play(min(table.view.legal, key=lambda one: one.text))


def picture(stage):
    stage.draw()
    return pygame.image.tobytes(stage.surface, "RGB")


def handed_over(game, done, size, panic=False):
    """(name, picture) from the choice on, through the curtain of the next person to that person's open hand, and the titles of
    the window meanwhile."""
    stage, table = looking(game, size)
    seat = table.match.eyes
    if done is not None:
        done(stage, table)
    stage.stack.hear(Intent(Kind.MOVE, dx=1))  # keys were used last, whatever was used before
    stage.captions.clear()
    found = []
    if panic:
        stage.stack.hear(Intent(Kind.COVER))
        found.append(("covered", picture(stage)))
    else:
        table.looking = False
        go_on(table)
        found.append(("chosen", picture(stage)))
    assert table.match.eyes is None
    for _ in range(800):
        if isinstance(stage.top, CurtainScene):
            break
        stage.wait(1 / 120)
        if isinstance(stage.top, CurtainScene):
            break
        go_on(table)
        shot = picture(stage)
        if shot != found[-1][1]:  # bots take as long as they like
            found.append(("table", shot))
    curtain = stage.top
    assert isinstance(curtain, CurtainScene) and (curtain.seat == seat) is panic
    found.append(("curtain", picture(stage)))
    if not panic:
        stage.wait(GUARD + 0.05)
        stage.key("show")
        assert table.match.eyes == curtain.seat
        until(stage, lambda: not table.moving)
        found.append(("next hand", picture(stage)))
    return found, list(stage.captions)


@pytest.fixture(scope="module")
def plain():
    """What is seen if nothing was done, by game, size and way."""
    held = {}

    def of(*given):
        if given not in held:
            held[given] = handed_over(given[0], None, *given[1:])
        return held[given]

    return of


def differing(one, other, size):
    """Where two pictures differ: the smallest frame around it."""
    first, second = (pygame.image.frombytes(data, size, "RGB") for data in (one, other))
    mask = pygame.mask.from_threshold(first, (0, 0, 0), (1, 1, 1), second)
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else None


@pytest.mark.parametrize("done", DONE, ids=lambda one: one.__name__)
@pytest.mark.parametrize("game", list(PEOPLE))
def test_not_a_pixel_is_left_of_what_the_last_person_did(game, done, plain):
    size = (1024, 640)
    expected, titles = plain(game, size, False)
    found, called = handed_over(game, done, size)
    assert [name for name, _ in found] == [name for name, _ in expected]
    for (name, one), (_, other) in zip(found, expected, strict=True):
        assert one == other, f"{name}: {differing(one, other, size)}"
    assert called == titles


@pytest.mark.parametrize("done", [hinted, refused, helped, pointed, shown_large], ids=lambda one: one.__name__)
def test_nor_when_all_hands_are_laid_down(done, plain):
    size = (1280, 720)
    expected, titles = plain("rolling_stone", size, True)
    found, called = handed_over("rolling_stone", done, size, True)
    for (name, one), (_, other) in zip(found, expected, strict=True):
        assert one == other, f"{name}: {differing(one, other, size)}"
    assert called == titles


def test_the_comparison_sees_a_hint_that_stays(plain, monkeypatch):
    """A hand-over that forgets to begin the marks anew would be found."""
    from game.scenes import turns

    honest = turns._see

    def forgetful(scene):
        refusal, causes = scene.refusal, scene.causes
        honest(scene)
        scene.refusal, scene.causes = refusal, causes

    monkeypatch.setattr(turns, "_see", forgetful)
    expected, _ = plain("rolling_stone", (1024, 640), True)
    found, _ = handed_over("rolling_stone", refused, (1024, 640), True)
    assert any(one != other for (_, one), (_, other) in zip(found, expected, strict=True))
