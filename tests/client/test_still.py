"""What stands still is patched where it differs: the same pixels as if it were painted anew."""

import random

import pygame
import pytest

from game.moving import still
from game.moving.still import Noted, StillCanvas, once
from game.paint import Canvas


@pytest.fixture
def surface():
    pygame.display.init()
    return pygame.display.set_mode((200, 150))


def pictures(dice):
    made = []
    for _ in range(12):
        picture = pygame.Surface((dice.randint(5, 60), dice.randint(5, 60)), pygame.SRCALPHA)
        picture.fill((dice.randint(0, 255), dice.randint(0, 255), dice.randint(0, 255), dice.choice([90, 255])))
        made.append(picture)
    return made


def blits(dice, made, number):
    """The ground, and pictures anywhere on it, some of them twice at the same place."""
    ground = pygame.Surface((200, 150))
    found = [(dice.choice(made), (dice.randint(-20, 190), dice.randint(-20, 140))) for _ in range(number)]
    return [(ground, (0, 0)), *found, *dice.sample(found, min(2, number))]


def changed(dice, made, before):
    """Some gone, some come, some lie in another order."""
    after = [one for one in before[1:] if dice.random() > 0.15]
    for _ in range(dice.randint(0, 3)):
        after.insert(dice.randint(0, len(after)), (dice.choice(made), (dice.randint(0, 180), dice.randint(0, 130))))
    if len(after) > 3 and dice.random() < 0.6:
        one = after.pop(dice.randrange(len(after)))
        after.insert(dice.randint(0, len(after)), one)
    return [before[0], *after]


def parted(dice, found):
    """In parts, some of which are there only now and then, and which change their places now and then."""
    names, parts = list("abcdefgh"), {}
    if dice.random() < 0.2:
        dice.shuffle(names)
    while found:
        number = dice.randint(1, len(found)) if len(names) > 1 else len(found)
        parts[names.pop(0)] = Noted(found[:number])
        found = found[number:]
        if len(names) > 2 and dice.random() < 0.3:
            names.pop(0)
    return parts


@pytest.mark.parametrize("seed", range(150))
def test_a_patched_picture_is_the_painted_one(surface, seed):
    dice = random.Random(seed)
    made = pictures(dice)
    before = blits(dice, made, dice.randint(1, 25))
    after = changed(dice, made, before)
    layer = pygame.Surface(surface.get_size())
    layer.blits(before)
    surface.blit(layer, (0, 0))
    still._patch(surface, layer, parted(dice, before), parted(dice, after))
    painted = pygame.Surface(surface.get_size())
    painted.blits(after)
    wanted = pygame.image.tobytes(painted, "RGB")
    assert pygame.image.tobytes(layer, "RGB") == wanted, "what is kept"
    assert pygame.image.tobytes(surface, "RGB") == wanted, "what is seen"


def test_where_nothing_differs_nothing_is_painted():
    made = pygame.Surface((10, 10))
    same = [(made, (0, 0)), (made, (20, 20)), (made, (0, 0))]
    assert still._changed({"all": Noted(same)}, {"all": Noted(list(same))}) == []


def test_another_order_is_a_small_patch():
    """One picture laid under the others is all that differs, wherever they lie."""
    made = [pygame.Surface((10, 10)) for _ in range(40)]
    before = [(picture, (5 * at, 0)) for at, picture in enumerate(made)]
    after = [before[-1], *before[:-1]]
    (patch,) = still._changed({"all": Noted(before)}, {"all": Noted(after)})
    assert patch == pygame.Rect(5 * 39, 0, 10, 10)


def test_a_part_that_comes_or_goes_is_the_only_patch():
    made = [pygame.Surface((10, 10)) for _ in range(3)]
    low, middle, high = (Noted([(picture, (20 * at, 0))]) for at, picture in enumerate(made))
    whole, rest = {"low": low, "middle": middle, "high": high}, {"low": low, "high": high}
    assert still._changed(rest, whole) == still._changed(whole, rest) == [pygame.Rect(20, 0, 10, 10)]
    turned = {"high": high, "low": low}
    assert len(still._changed(rest, turned)) == 1, "one of the two lies on another side of the other"


def test_a_part_is_drawn_when_what_it_follows_from_changes(surface):
    made, drawn = pygame.Surface((10, 10)), []
    kept = {}

    def table(value):
        canvas = StillCanvas(Canvas(surface, 1.0), kept)

        def part():
            drawn.append(value)
            once(canvas, "inner", value, lambda: canvas.blit(made, value, 5))

        canvas.blit(made, 0, 0)
        once(canvas, "part", value, part)
        canvas.blit(made, 50, 0)
        return canvas.parts

    first, again, other = table(1), table(1), table(2)
    assert drawn == [1, 2], "once for each value, and a part of a part with the whole of it"
    assert list(first) == [("after", None), "part", ("after", "part")]
    assert [part.blits for part in first.values()] == [[(made, (0, 0))], [(made, (1, 5))], [(made, (50, 0))]]
    assert again["part"] is first["part"]
    assert [rect for part in other.values() for rect in part.rects][1] == pygame.Rect(2, 5, 10, 10)


@pytest.mark.parametrize(
    ("places", "row"),
    [([], []), ([1, 2, 3], [1, 2, 3]), ([3, 1, 2], [1, 2]), ([2, 5, 3, 7, 1, 4], [2, 3, 4]), ([9, 8, 7], [7])],
)
def test_the_longest_ascending_row(places, row):
    assert still._ascending(places) == row
