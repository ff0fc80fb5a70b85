"""With the largest words in the smallest window: what was left out or small before is there, and whole."""

import pytest

from game.comfort import Comfort
from game.match import Match, Wish
from game.outcome import plain
from game.places.layout import spread
from game.places.plan import plan_for
from game.scene import Push
from game.scenes.deal_over import DealOverScene
from game.scenes.deals import DealsScene
from game.scenes.table_picture import info_line
from tests.client.stage import Stage


def over(stage, game, seats):
    match = Match(Wish(game, seats, 3))
    shown = plain(match.view(), match.talk, match.view())
    stage.stack.apply(Push(DealOverScene(stage.home, match, shown, lambda: None)))
    return stage.top


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 6), ("gran_ramino", 4), ("michigan", 8)])
def test_whether_a_deal_was_fair_can_be_asked_at_every_size(game, seats, text):
    stage = Stage((1024, 640))
    stage.home.comfort = Comfort(text=text)
    scene = over(stage, game, seats)
    assert [target.key for target in scene.focus.targets].count("deals") == 1
    assert scene.focus.current.key == "next"
    stage.draw()
    button = next(widget for widget in scene.widgets if widget.key == "deals")
    lowest = max(rect.bottom for _, rect in scene._parts)
    if text > 125:  # under the last sheet, where one comes to by scrolling
        assert button.rect.y >= 0 and scene.scroll.tall >= lowest + button.rect.h
    stage.key("deals")
    assert isinstance(stage.top, DealsScene)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_names_of_piles_side_by_side_have_room_however_small_the_piles_are(text):
    match = Match(Wish("gran_ramino", 4, 3))
    view = match.view()
    for high in (1080.0, 700.0):  # as in a window, and over the strip of a replay
        laid = spread(view, plan_for("gran_ramino", view), (1728.0, high), 0, False, None, text=text)
        under = [caption.box for caption in laid.captions if caption.side == "under"]
        assert len(under) == 2
        assert all(box.w >= 140 * min(text, 1.7) for box in under)
        left, right = sorted(under, key=lambda box: box.x)
        assert left.right <= right.x, "they do not run into each other"
        assert laid.frame.field.x <= left.x and right.right <= laid.frame.field.right


@pytest.mark.parametrize(("text", "words"), [(100, True), (200, False)])
def test_over_a_strip_the_bar_says_only_how_it_is_watched_where_words_are_large(text, words, monkeypatch):
    stage = Stage((1024, 640))
    stage.home.comfort = Comfort(text=text)
    stage.stack.apply(Push(stage.home.table(stage.home, Match(Wish("rolling_stone", 4, 3)))))
    stage.top.mode = "As you saw it"
    monkeypatch.setattr(stage.top.manners, "info", lambda view: "Deal 1")
    line = info_line(stage.top)
    assert line.endswith("As you saw it")
    assert ("Deal 1" in line) == words
