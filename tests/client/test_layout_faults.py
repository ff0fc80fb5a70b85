"""The test of the test: faults planted into a sound table are seen by the rules of `table_rules`."""

from dataclasses import replace

import pytest

from engine import cards
from engine.games import GAMES
from engine.model import Options
from engine.record import Record
from engine.table import Table
from game.geometry import LEAST, Rect
from game.places.frame import frame_for
from game.places.layout import Spread, spread
from game.places.plan import plan_for
from game.scenes.corner import Corner
from game.scenes.draft import DraftChooser
from tests.client.table_rules import check, started


@pytest.fixture
def laid() -> Spread:
    """Eight at Michigan, some cards and markers on the table."""
    table = started("michigan", 8, 7)
    while not table.view(0).pile("played").count or table.view(0).pile("run").count < 2:
        table.play(table.turn, table.legal[len(table.legal) // 2])
    return spread(table.view(0), plan_for("michigan", table.view(0)), LEAST)


def moved(laid, what, x=0.0, y=0.0, width=None):
    """The same with the places of which `what` is true elsewhere."""
    places = tuple(
        replace(place, x=place.x + x, y=place.y + y, width=width or place.width) if what(place) else place
        for place in laid.places
    )
    return replace(laid, places=places)


def seat(laid, at, **parts):
    """The same with other boxes at a seat."""
    seats = list(laid.frame.seats)
    seats[at] = replace(seats[at], **parts)
    return replace(laid, frame=replace(laid.frame, seats=tuple(seats)))


def honour(place):
    return place.zone.name == "honours"


def mine(place):
    return place.zone.name == "hand" and place.zone.seat == 0


def rect(laid, name, **parts):
    return replace(laid, frame=replace(laid.frame, **{name: getattr(laid.frame, name)._replace(**parts)}))


FAULTS = {
    "a plate out of the window": (lambda laid: seat(laid, 1, plate=laid.frame.seats[1].plate.moved(-60, 0)), "seat 1 is cut"),
    "two seats on each other": (
        lambda laid: replace(laid, frame=replace(laid.frame, seats=(*laid.frame.seats[:7], laid.frame.seats[6]))),
        "seat 6 covers seat 7",
    ),
    "the prompt on the cards": (lambda laid: rect(laid, "prompt", y=laid.frame.hand.y - 20), "and prompt cover each other"),
    "the prompt on the run": (lambda laid: rect(laid, "prompt", y=laid.frame.prompt.y - 60), "card run"),
    "buttons on the hand": (lambda laid: rect(laid, "corner", x=laid.frame.corner.x - 220, w=470), "and corner cover"),
    "an honour under a plate": (lambda laid: moved(laid, honour, y=-60), "card honours 1 and seat"),
    "the honours on the run": (lambda laid: moved(laid, honour, y=60), "cover each other"),
    "a hand too close": (lambda laid: moved(laid, lambda place: mine(place) and place.slot == 2, x=-110), "in hand shows"),
    "a hand too low": (lambda laid: moved(laid, mine, y=170), "shows its upper"),
    "a hand out of the side": (lambda laid: moved(laid, mine, x=600), "is cut by the edge"),
    "a fan beside its plate": (
        lambda laid: moved(laid, lambda place: place.zone.seat == 3 and place.z == 0, x=90),
        "stands out of its block",
    ),
    "a fan under its plate": (
        lambda laid: moved(laid, lambda place: place.zone.seat == 3 and place.z == 0, y=70),
        "looks out under its plate",
    ),
    "a name beside its plate": (lambda laid: seat(laid, 2, name=laid.frame.seats[2].name.moved(90, 0)), "name of seat 2"),
    "the number on the line": (lambda laid: seat(laid, 2, count=laid.frame.seats[2].line), "line and count of seat 2"),
    "the dealer's tag on the line": (
        lambda laid: seat(laid, 2, tag=laid.frame.seats[2].tag.moved(0, -20)),
        "the tag of seat 2",
    ),
    "a stake on the number": (lambda laid: seat(laid, 2, tail=laid.frame.seats[2].count), "the stake of seat 2"),
    "a small button": (lambda laid: rect(laid, "menu", w=40), "menu is too small"),
    "a text without room": (lambda laid: rect(laid, "info", w=0), "info has no room"),
    "a caption on cards": (
        lambda laid: replace(
            laid, captions=tuple(replace(one, box=one.box.moved(0, -40)) for one in laid.captions if one.side == "under")
        ),
        "and caption played cover each other",
    ),
    "a heap's number off the window": (
        lambda laid: replace(laid, heaps=tuple(replace(heap, number=(heap.number[0], 5)) for heap in laid.heaps)),
        "is cut by the edge",
    ),
    "a heap's number on the next honour": (
        lambda laid: replace(
            laid, heaps=tuple(replace(heap, number=(heap.number[0] + 50, heap.number[1])) for heap in laid.heaps)
        ),
        "is covered by",
    ),
    "markers on an index": (
        lambda laid: replace(laid, heaps=tuple(replace(heap, y=heap.y - 70) for heap in laid.heaps)),
        "cover the index",
    ),
    "a name over a face": (
        lambda laid: replace(
            laid,
            captions=tuple(
                replace(one, box=next(place.rect for place in laid.places if honour(place)))
                for one in laid.captions
                if one.side == "over"
            ),
        ),
        "lies on the face of",
    ),
}


def test_a_sound_table_has_nothing_wrong(laid):
    assert check(laid) == []
    assert any(heap.kind == "card" and any(heap.heap.counts) for heap in laid.heaps)
    assert {one.side for one in laid.captions} == {"under", "left", "over"}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_seen(laid, fault):
    plant, said = FAULTS[fault]
    found = check(plant(laid))
    assert any(said in sentence for sentence in found), found


def test_narrow_strips_and_small_buttons_are_seen():
    held = [cards.name(card) for card in cards.each(cards.pack("3456789TJQKA"))]
    given = {"hands": [held[:18], *(held[18 + at : 19 + at] for at in range(5))], "turn": 0}
    view = Table(Record("rolling_stone", Options(GAMES["rolling_stone"].info, 6), None, given)).view(0)
    laid = spread(view, plan_for("rolling_stone", view), LEAST)
    assert check(laid) == []
    assert any("in hand shows" in sentence for sentence in check(laid, touch=True)), "made for a mouse, pressed by a finger"
    corner = Corner()
    corner.lay(laid.frame.corner, [(("one",), "", False)])
    corner.buttons[0].rect = Rect(*corner.buttons[0].rect[:3], 40)
    assert any("too small" in sentence for sentence in check(laid, corner=corner))


def test_controls_of_a_stake_that_meet_are_seen():
    table = started("michigan", 8, 7)
    while table.view(table.turn).table.phase != "stakes":
        table.play(table.turn, table.legal[0])
    view = table.view(table.turn)
    laid = spread(view, plan_for("michigan", view), LEAST, table.turn)
    draft = DraftChooser(GAMES["michigan"].compose(view), table.turn)
    draft.lay(laid)
    assert check(laid, table.turn, draft=draft) == []
    draft.parts = [(rect.moved(-at * 60, 0), width) for at, (rect, width) in enumerate(draft.parts)]
    assert any("less 1 covers" in sentence or "covers less 1" in sentence for sentence in check(laid, draft=draft))


def test_a_table_has_no_ninth_seat():
    with pytest.raises(ValueError, match="1 to 8 seats, not 9"):
        frame_for(1920, 1080, 9, 0)
