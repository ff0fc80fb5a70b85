"""Files are drawn ahead of need, beside the frames: the same pixels, and nobody waits for what is not begun."""

from threading import Event

import pygame
import pytest

import sprites
from sprites import deck, raster
from sprites.ahead import AHEAD, Ahead
from sprites.cloth import CLOTHS
from sprites.shelf import NotYetError, within


@pytest.fixture
def window():
    pygame.display.quit()
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    deck.SPRITES.clear()
    deck.PATTERNS.clear()
    CLOTHS.clear()
    AHEAD._asked.clear()
    yield
    AHEAD._asked.clear()


def rgba(picture):
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("deck_of", [sprites.FRENCH, sprites.Deck("italian"), sprites.Deck("french", four_colour=True)])
def test_a_face_drawn_ahead_is_the_same_and_is_not_drawn_again(window, monkeypatch, deck_of):
    here = [rgba(sprites.face(card, 80, deck=deck_of, angle=6)) for card in (0, 11, 30)]
    deck.SPRITES.clear()
    for card in (0, 11, 30):
        assert sprites.face_soon(card, 80, deck=deck_of, angle=6)
    while any(sprites.face_awaited(card, 80, deck=deck_of, angle=6) for card in (0, 11, 30)):
        pygame.time.wait(1)
    drawn, draw = [], raster._draw
    monkeypatch.setattr(raster, "_draw", lambda name, *rest: drawn.append(name) or draw(name, *rest))
    assert [rgba(sprites.face(card, 80, deck=deck_of, angle=6)) for card in (0, 11, 30)] == here
    assert not [name for name in drawn if name.startswith("faces/")], "they were drawn already"
    assert len(AHEAD) == 0, "what was picked up is kept nowhere else"
    assert sprites.face_soon(0, 80, deck=deck_of, angle=6) and len(AHEAD) == 0, "it is there: nothing is drawn for it"


def test_a_back_and_a_cloth_drawn_ahead_last_when_all_else_is_forgotten(window, monkeypatch):
    sprites.back_soon("michigan")
    sprites.cloth_soon("michigan", (320, 200))
    sprites.face_soon(3, 60)
    AHEAD.forget()
    assert len(AHEAD) == 2
    draws = []
    draw = raster._draw
    monkeypatch.setattr(raster, "_draw", lambda name, *rest: draws.append(name) or draw(name, *rest))
    sprites.back("michigan", 50, angle=8)
    sprites.cloth("michigan", (320, 200))
    assert len(AHEAD) == 0
    assert draws.count("backs/michigan.svg") <= 1 and draws.count("cloths/michigan.svg") <= 1


def test_what_is_not_begun_is_left_to_whoever_needs_it():
    ahead, gate, begun, drawn = Ahead(), Event(), Event(), []

    def holds():
        begun.set()
        gate.wait()
        return pygame.Surface((1, 1))

    assert ahead.ask("first", holds)
    begun.wait()
    assert ahead.ask("second", lambda: drawn.append("second"))
    assert ahead.awaits("first") and ahead.awaits("second") and not ahead.awaits("third")
    assert ahead.take("second") is None, "the thread is busy: nobody waits for it"
    gate.set()
    assert ahead.take("first").get_size() == (1, 1), "what is begun is waited for"
    assert ahead.ask("last", lambda: pygame.Surface((2, 2)))
    while ahead.awaits("last"):
        pygame.time.wait(1)
    assert drawn == [], "and it draws nothing that was taken from it"
    assert ahead.take("first") is None, "once"


def test_only_so_much_is_asked_for():
    ahead, gate = Ahead(), Event()
    accepted = [ahead.ask(number, gate.wait) for number in range(30)]
    assert accepted == [True] * 24 + [False] * 6
    assert ahead.ask(3, gate.wait), "that one was asked for before"
    ahead.forget()
    assert len(ahead) == 0
    gate.set()


def test_what_cannot_be_drawn_is_stood_in_for(window, monkeypatch, caplog):
    monkeypatch.setattr(raster, "svg", lambda name: "")
    sprites.face_soon(7, 40)
    while sprites.face_awaited(7, 40):
        pygame.time.wait(1)
    assert sprites.face(7, 40).get_size() == sprites.card_size(40)


def test_of_those_that_last_only_the_newest_are_kept():
    ahead, gate = Ahead(), Event()
    for number in range(5):
        assert ahead.ask(number, gate.wait, lasts=True)
    assert [number for number in range(5) if ahead.awaits(number)] == [3, 4]
    gate.set()


# Backs and cloths


def test_all_sizes_of_a_back_come_from_one_drawing(window, monkeypatch):
    drawn = []
    draw = raster._draw
    monkeypatch.setattr(raster, "_draw", lambda name, *rest: drawn.append(name) or draw(name, *rest))
    sizes = [sprites.back("gran_ramino", width).get_size() for width in (40, 84, 188, 207, 376, 413)]
    assert sizes == [sprites.card_size(width) for width in (40, 84, 188, 207, 376, 413)]
    for width in (84, 188, 376):
        sprites.back("gran_ramino", width, angle=8)
    assert drawn == ["backs/gran_ramino.svg"]
    assert sprites.back("gran_ramino", 500).get_size() == sprites.card_size(500)
    assert drawn == ["backs/gran_ramino.svg"] * 2, "a larger one is drawn for itself: nothing is blown up"


@pytest.mark.parametrize(("width", "angle"), [(60, 0), (188, 0), (376, 0), (188, 12), (376, 12)])
def test_a_back_brought_down_looks_like_one_that_is_drawn(window, width, angle):
    """Averaged over squares of 4 pixels, no colour is off by more than a sixteenth."""
    for game in sprites.GAMES:
        shown = sprites.back(game, width, angle=angle)
        doubled = raster.doubled(f"backs/{game}.svg", sprites.card_size(width), sprites.EDGE)
        drawn = raster.turned(doubled, angle) if angle else raster.raster(f"backs/{game}.svg", sprites.card_size(width))
        middle = pygame.Rect(0, 0, width // 2, width // 2)
        cut = [
            one.convert_alpha().subsurface(
                middle.copy().move(one.get_width() // 2 - width // 4, one.get_height() // 2 - width // 4)
            )
            for one in (shown, drawn)
        ]
        coarse = [pygame.transform.smoothscale(one, (width // 8, width // 8)) for one in cut]
        off = [
            abs(a - b)
            for x in range(width // 8) for y in range(width // 8)
            for a, b in zip(coarse[0].get_at((x, y))[:3], coarse[1].get_at((x, y))[:3])
        ]  # fmt: skip
        assert sum(off) / len(off) < 16, game


@pytest.mark.parametrize("size", [(1280, 720), (333, 1999), (64, 36), (3000, 900)])
@pytest.mark.parametrize("strong", [False, True])
def test_a_cloth_in_strips_is_the_whole_one(window, size, strong):
    strips = sprites.cloth_strips("michigan", size, strong)
    assert [top for _, top in strips] == [sum(one.get_height() for one, _ in strips[:at]) for at in range(len(strips))]
    assert sum(strip.get_height() for strip, _ in strips) == size[1]
    assert all(strip.get_width() == size[0] for strip, _ in strips)
    laid = pygame.Surface(size)
    laid.blits([(strip, (0, top)) for strip, top in strips])
    assert pygame.image.tobytes(laid, "RGB") == pygame.image.tobytes(sprites.cloth("michigan", size, strong), "RGB")


def test_no_seam_is_seen_between_strips(window):
    """The vignette goes on from one strip to the next: along its left edge no row is off its neighbours' mean by much more than
    the pattern itself is elsewhere."""
    size = (1280, 1200)
    strips = sprites.cloth_strips("kitchen", size)
    assert len(strips) > 2
    whole = sprites.cloth("kitchen", size)
    rows = [sum(pygame.transform.average_color(whole, (0, y, 240, 1))[:3]) for y in range(size[1])]
    jumps = [abs(rows[y] - rows[y - 1]) for y in range(1, size[1])]
    at_seams = [jumps[top - 1] for _, top in strips[1:]]
    assert max(at_seams) <= max(jump for y, jump in enumerate(jumps) if y + 1 not in {top for _, top in strips})


def test_in_a_hurry_the_repeat_of_a_cloth_is_drawn_beside(window):
    with pytest.raises(NotYetError), within(0):
        sprites.cloth_strips("rolling_stone", (320, 200))
    assert len(AHEAD) == 1
