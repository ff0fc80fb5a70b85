"""What stands still is patched where it differs: the same pixels as if it were painted anew."""

import random

import pygame
import pytest

from game.moving import still


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


@pytest.mark.parametrize("seed", range(60))
def test_a_patched_picture_is_the_painted_one(surface, seed):
    dice = random.Random(seed)
    made = pictures(dice)
    before = blits(dice, made, dice.randint(1, 25))
    after = changed(dice, made, before)
    layer = pygame.Surface(surface.get_size())
    layer.blits(before)
    surface.blit(layer, (0, 0))
    still._patch(surface, layer, before, after)
    painted = pygame.Surface(surface.get_size())
    painted.blits(after)
    wanted = pygame.image.tobytes(painted, "RGB")
    assert pygame.image.tobytes(layer, "RGB") == wanted, "what is kept"
    assert pygame.image.tobytes(surface, "RGB") == wanted, "what is seen"


def test_where_nothing_differs_nothing_is_painted():
    made = pygame.Surface((10, 10))
    same = [(made, (0, 0)), (made, (20, 20)), (made, (0, 0))]
    assert still._differing(same, list(same)) == []


def test_another_order_is_a_small_patch():
    """One picture laid under the others is all that differs, wherever they lie."""
    made = [pygame.Surface((10, 10)) for _ in range(40)]
    before = [(picture, (5 * at, 0)) for at, picture in enumerate(made)]
    after = [before[-1], *before[:-1]]
    (patch,) = still._differing(before, after)
    assert patch == pygame.Rect(5 * 39, 0, 10, 10)


@pytest.mark.parametrize(
    ("places", "row"),
    [([], []), ([1, 2, 3], [1, 2, 3]), ([3, 1, 2], [1, 2]), ([2, 5, 3, 7, 1, 4], [2, 3, 4]), ([9, 8, 7], [7])],
)
def test_the_longest_ascending_row(places, row):
    assert still._ascending(places) == row
