"""A page taller than its window: every device scrolls it, a drag presses nothing, and the focus stays in sight."""

import pytest

from game.comfort import Comfort
from game.geometry import Rect
from game.intents import Intent, Kind
from game.places.scroll import STEP, Scroll
from game.scene import Push
from tests.client.stage import Stage


@pytest.fixture
def stage():
    """The settings in a small window with large text."""
    made = Stage((1024, 640), 0.0)
    made.home.comfort = Comfort(text=200)
    made.stack.apply(Push(made.home.settings(made.home)))
    assert made.top.scroll.most > 1000
    return made


def touch(stage, kind, x, y):
    return stage.stack.hear(Intent(kind, x, y, device="touch"))


def mouse(stage, kind, x, y):
    return stage.stack.hear(Intent(kind, x, y, device="mouse"))


def test_a_page_that_fits_has_nothing_to_scroll():
    scroll = Scroll(Rect(0, 0, 1000, 700), 700.4)
    assert scroll.most == 0
    assert scroll.track.w == 0
    assert not scroll.to(50)
    assert not scroll.grips(990, 300)


def test_what_is_revealed_moves_as_little_as_it_takes():
    scroll = Scroll(Rect(0, 0, 1000, 700), 3000)
    assert not scroll.reveal(Rect(0, 300, 100, 60), 100, 40)
    assert scroll.reveal(Rect(0, 900, 100, 60), 100, 40)
    assert scroll.offset == 900 + 60 + 40 - 700
    assert scroll.reveal(Rect(0, 310, 100, 60), 100, 40)
    assert scroll.offset == 210
    scroll.reveal(Rect(0, 2990, 100, 60), 100, 40)
    assert scroll.offset == scroll.most == 2300


def test_the_thumb_is_where_the_page_is():
    scroll = Scroll(Rect(0, 0, 1000, 700), 3000)
    assert scroll.thumb.y == scroll.track.y
    scroll.to(9999)
    assert scroll.thumb.bottom == pytest.approx(scroll.track.bottom)
    assert scroll.thumb.h >= 44
    scroll.drag_bar(scroll.track.y, 0)
    assert scroll.offset == 0


def test_the_wheel_and_the_page_keys_scroll_and_the_focus_stays_in_sight(stage):
    page = stage.top
    for dy in (1, 1, 6, 6, -2, page.scroll.most):
        before = page.scroll.offset
        stage.stack.hear(Intent(Kind.SCROLL, dy=dy))
        assert page.scroll.offset == max(0, min(before + dy * STEP, page.scroll.most))
        current = page.focus.current
        assert current.rect.within(current.seen or page.whole)
    assert page.scroll.offset == page.scroll.most


def test_a_finger_draws_the_page_and_presses_nothing(stage):
    page = stage.top
    target = next(one for one in page.focus.targets if one.key == ("language", "it"))
    x, y = target.rect.centre
    touch(stage, Kind.DOWN, x, y)
    assert page.focus.armed == ("language", "it")
    for step in range(1, 6):
        touch(stage, Kind.POINT, x, y - step * 30)
    assert page.scroll.offset == 150
    assert page.focus.armed is None
    assert touch(stage, Kind.UP, x, y - 150) is False
    assert page.scroll.offset == 150
    touch(stage, Kind.POINT, x, y)
    assert page.scroll.offset == 150, "let go"


def test_a_finger_that_trembles_still_presses(stage):
    chosen = []
    stage.top.press = chosen.append
    target = next(one for one in stage.top.focus.targets if one.key == ("language", "it"))
    x, y = target.rect.centre
    touch(stage, Kind.DOWN, x, y)
    touch(stage, Kind.POINT, x + 3, y - 6)
    touch(stage, Kind.UP, x + 3, y - 6)
    assert chosen == [("language", "it")]


def test_the_bar_can_be_drawn_by_a_mouse_without_a_wheel(stage):
    page = stage.top
    thumb = page.scroll.thumb
    mouse(stage, Kind.DOWN, *thumb.centre)
    assert page.scroll.offset == 0, "taken hold of, it stays"
    mouse(stage, Kind.POINT, thumb.x, page.height)
    assert page.scroll.offset == page.scroll.most
    mouse(stage, Kind.UP, thumb.x, page.height)
    mouse(stage, Kind.POINT, 300, 40)
    assert page.scroll.offset == page.scroll.most
    mouse(stage, Kind.DOWN, page.scroll.track.x, 300)
    assert 0 < page.scroll.offset < page.scroll.most, "beside the thumb it comes there"


def test_what_lies_behind_the_foot_is_not_pressed(stage):
    """A target of the page that would lie under the buttons of the foot is out of reach of a pointer."""
    page = stage.top
    hidden = [one for one in page.focus.targets if one.seen is not None and one.rect.y > page.scroll.view.bottom]
    assert hidden
    for target in hidden:
        hit = page.focus.hit(target.rect.centre[0], min(target.rect.centre[1], page.height - 1))
        assert hit is None or hit.seen is None


def test_reading_on_where_nothing_can_be_pressed():
    stage = Stage((1024, 640), 0.0)
    stage.title().click("michigan")
    stage.click("rules")
    stage.click("rules")
    page = stage.top
    offsets = []
    for _ in range(30):
        stage.stack.hear(Intent(Kind.MOVE, dy=1, device="pad:1"))
        offsets.append(page.scroll.offset)
        assert page.focus.current.seen is None
    assert offsets[0] == 3 * STEP
    assert offsets[-1] == page.scroll.most


def test_the_heading_comes_back_into_view_from_the_first_question(stage):
    page = stage.top
    for _ in range(3):
        stage.stack.hear(Intent(Kind.SCROLL, dy=1))
    page.show(("language", "en"))
    for _ in range(4):
        stage.stack.hear(Intent(Kind.MOVE, dy=-1))
        if page.scroll.offset == 0:
            break
    assert page.scroll.offset == 0


def test_another_size_of_window_keeps_the_page_within_its_ends(stage):
    stage.stack.hear(Intent(Kind.SCROLL, dy=99))
    assert stage.top.scroll.offset > 3000
    stage.home.comfort = Comfort(text=100)
    stage.resize((1920, 1080))
    assert stage.top.scroll.offset <= stage.top.scroll.most
    stage.draw()
