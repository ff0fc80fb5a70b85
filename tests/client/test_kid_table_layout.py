"""A children's table on any window: everything big enough, everything on the window, and nothing on anything else."""

import random

import pytest

from game import lettering, words
from game.geometry import Rect
from game.kids.table import TARGET
from game.places.hands import KIDS_STRIP
from game.places.layout import is_hand, strips
from tests.client.kid_stage import KidStage, asked
from tests.client.tongues import by_turns

SIZES = ((1024, 640), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080))
TABLES = [
    *(("rolling_stone", seats) for seats in (4, 6)),
    *(("gran_ramino", seats) for seats in (2, 4)),
    *(("michigan", seats) for seats in (3, 5, 8)),
]


def moments(game, seats, size, text, look, seed=3, most=8):
    """A table at several moments at which the child is asked."""
    stage = KidStage(size, look=look, text=text)
    table = stage.play(game, seats, seed)
    dice = random.Random(seed)
    for _ in range(most):
        stage.until_child()
        if not stage.at_table or ("result",) in stage.pressable():
            return
        yield stage, table
        keys = [target.key for target in table.focus.targets]
        legal = {action.card for action in table.view.legal}
        fit = [key for key in keys if key[0] in ("do", "spot", "onto", "place") or (key[0] == "card" and key[1] in legal)]
        stage.click(dice.choice(fit))


def bodies(table):
    """What must not lie on each other: portraits with their names, pill, piles of the middle, the hand, buttons, the bar."""
    frame = table.spread.frame
    found = {("pill",): frame.prompt, ("menu",): frame.menu, ("help",): frame.help}
    for seat, one in enumerate(frame.seats):
        found["portrait", seat] = one.animal
        found["name", seat] = one.name
    for button in table.corner.buttons:
        found["button", button.key] = button.rect
    for place in table.spread.places:
        if not place.show or place.rect.bottom < 0:
            continue
        if place.zone.seat is None or (place.zone.seat == table.match.you and is_hand(place.zone)):
            found["card", place.zone.name, place.slot] = place.rect
    return found


def same_pile(one, two):
    return one[0] == two[0] == "card" and one[1] == two[1]


@pytest.mark.parametrize(
    ("seated", "look", "size", "language"), by_turns(TABLES, [(100, "pictures"), (200, "pictures"), (150, "words")], SIZES)
)
def test_nothing_lies_on_anything_else(seated, look, size, language, monkeypatch):
    words.use(language)
    written, fitted = [], lettering.fitted
    monkeypatch.setattr(lettering, "fitted", lambda *given: written.append((given[0], fitted(*given))) or written[-1][1])
    for stage, table in moments(*seated, size, *look):
        written.clear()
        stage.draw()
        for text, (lines, _) in written:
            assert " ".join(lines).split() == text.split(), "it is cut short"
        window = Rect(0, 0, *table.canvas)
        found = bodies(table)
        names = list(found)
        for at, one in enumerate(names):
            rect = found[one]
            if one[0] != "card":
                assert rect.within(window), f"{one} leaves the window: {rect}"
            for two in names[at + 1 :]:
                portrait = {one[0], two[0]} <= {"portrait", "name"} and one[1] == two[1]
                if not same_pile(one, two) and not portrait:
                    assert not rect.overlaps(found[two]), f"ply {table.view.ply}: {one} {rect} on {two} {found[two]}"
        assert table.spread.frame.prompt.h >= TARGET


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("text", [100, 200])
def test_all_that_is_pressed_is_big(game, seats, size, text):
    for _, table in moments(game, seats, size, text, "pictures"):
        for target in table.focus.targets:
            least = KIDS_STRIP if target.key[0] == "card" else TARGET
            assert target.rect.w >= least - 0.5, f"{target.key}: {target.rect}"
            assert target.rect.h >= TARGET - 0.5, f"{target.key}: {target.rect}"


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("number", [1, 8, 11, 14, 20, 22])
def test_a_long_hand_stands_in_rows(size, number):
    """Rolling Stone with four can roll more than twenty cards into a hand."""
    stage = KidStage(size)
    table = stage.play("rolling_stone", 4, 1)
    stage.until_child()
    pack = table.match.table.rules.pack(table.match.table.record.options)
    piles = tuple(
        pile.__class__(pile.zone, number, pack[:number], pack[:number])
        if pile.zone.name == "hand" and pile.zone.seat == 0
        else pile
        for pile in table.view.piles
    )
    view = table.view.__class__(
        **{**{name: getattr(table.view, name) for name in table.view.__dataclass_fields__}, "piles": piles}
    )
    spread = table.lay(view)
    parts = [rect for _, rect in strips(spread, 0)]
    assert len(parts) == number
    assert min(rect.w for rect in parts) >= KIDS_STRIP - 0.5
    assert min(rect.h for rect in parts) >= TARGET - 0.5


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_the_pill_never_lies_on_what_it_talks_about(game):
    """CK-128, also once the cards have risen."""
    for stage, table in moments(game, 4, (1024, 640), 200, "pictures"):
        stage.wait(6)
        stage.rest()
        assert asked(table)
        pill = table.spread.frame.prompt
        for heap in table.spread.heaps:
            if heap.kind == "card":
                assert not pill.overlaps(heap.badge), heap
        for place in table.spread.places:
            if place.show and place.z >= 10:
                assert not pill.overlaps(place.rect), f"{place.zone} {place.card}"
