"""The buttons children have at the end of Michigan: as many as they hold, less what the bank lent, and drawn to be counted."""

from types import SimpleNamespace

import pytest

from engine.model import Heap, Zone
from game.scene import Push
from game.scenes import kid_heap
from game.scenes.kid_heap import Counted, counted, size_for, spots
from game.scenes.kid_table_over import KidMatchOverScene
from tests.client.kid_stage import KidStage


def view_of(purses, loans):
    heaps = [Heap(Zone("purse", seat), tuple(number if at == seat else 0 for at in range(len(purses))))
             for seat, number in enumerate(purses)]  # fmt: skip
    return SimpleNamespace(
        heaps=[*heaps, Heap(Zone("bank"), (0,) * len(purses))], table=SimpleNamespace(loans=loans), scores=purses
    )


def test_after_a_deal_it_is_what_lies_there_and_after_a_match_the_bank_has_its_own_back():
    view = view_of((12, 3, 0), (0, 4, 0))
    assert counted(view, ended=False) == (Counted(12), Counted(3, lent=True), Counted(0))
    assert counted(view, ended=True) == (Counted(12), Counted(0, lent=True), Counted(0)), "nobody owes anything"


def test_a_game_without_markers_has_no_heaps():
    assert counted(SimpleNamespace(heaps=[], table=None, scores=(1, 0)), ended=True) == ()


@pytest.mark.parametrize(("number", "towers", "last"), [(0, 0, 0), (1, 1, 1), (10, 1, 10), (11, 2, 1), (47, 5, 7)])
def test_every_ten_is_a_tower_and_the_rest_a_lower_one(number, towers, last):
    found = list(spots(number))
    across = sorted({x for x, _ in found})
    assert len(found) == number
    assert len(across) == towers
    assert not towers or sum(x == across[-1] for x, _ in found) == last


def test_all_heaps_have_the_size_that_the_largest_has_room_for():
    heaps = (Counted(113), Counted(7))
    size = size_for(heaps, 414, 92)
    widest = max(x for x, _ in spots(113)) + 1
    assert 13 <= size <= 44
    assert widest * size < 414
    assert size_for(heaps, 120, 92) == 0, "too small to be counted"


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize(("size", "seats"), [((1280, 720), 4), ((1024, 640), 8)])
def test_they_stand_on_the_sheets_of_their_seats(size, seats, text, monkeypatch):
    stage = KidStage(size, text=text)
    table = stage.play("michigan", seats)
    drawn = {}
    monkeypatch.setattr(kid_heap, "draw", lambda canvas, seat, one, box, size: drawn.update({seat: (one.number, box)}))
    over = KidMatchOverScene(stage.home, table.match)
    stage.stack.apply(Push(over))
    stage.draw()
    held = {heap.zone.seat: sum(heap.counts) for heap in table.match.view().heaps if heap.zone.name == "purse"}
    assert {seat: number for seat, (number, _) in drawn.items()} == held
    for seat, (_, box) in drawn.items():
        sheet = over._sheets[seat]
        assert sheet.x <= box.x and box.right <= sheet.right and sheet.y < box.y and box.bottom <= sheet.bottom
        assert box.h >= 20
