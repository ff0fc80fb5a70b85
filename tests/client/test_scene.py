"""The stack of screens."""

from hypothesis import given
from hypothesis import strategies as st

from game.intents import Intent, Kind
from game.scene import Pop, Push, Quit, SceneStack, Stay, Swap


class Screen:
    moving = False

    def __init__(self, covers=True, answer=None):
        self.covers, self.answer, self.revision = covers, answer, 0
        self.entered = self.left = self.ticks = 0
        self.size = None

    def enter(self):
        self.entered += 1

    def leave(self):
        self.left += 1

    def resize(self, width, height, scale):
        self.size = width, height, scale

    def hear(self, intent):
        return self.answer

    def tick(self, seconds):
        self.ticks += 1

    def draw(self, canvas, blend):
        raise AssertionError


@given(st.lists(st.sampled_from(["push", "pop", "swap"]), max_size=40))
def test_every_scene_enters_once_and_leaves_once(changes):
    stack, made = SceneStack(), []

    def new():
        made.append(Screen())
        return made[-1]

    stack.apply(Push(new()))
    for change in changes:
        if change == "push":
            stack.apply(Push(new()))
        elif change == "swap":
            stack.apply(Swap(new()))
        elif len(stack):
            stack.apply(Pop())
    there = len(stack)
    assert sum(scene.entered - scene.left for scene in made) == there
    assert all(scene.entered == 1 and scene.left <= 1 for scene in made)
    stack.apply(Quit())
    assert len(stack) == 0
    assert all(scene.left == 1 for scene in made)


def test_only_the_top_hears_and_ticks_and_all_from_the_topmost_covering_one_are_seen():
    stack, low, middle, top = SceneStack(), Screen(), Screen(), Screen(covers=False)
    for scene in (low, middle, top):
        stack.apply(Push(scene))
    stack.tick(0.1)
    assert (low.ticks, middle.ticks, top.ticks) == (0, 0, 1)
    assert stack.seen == [middle, top]
    stack.apply(Pop())
    assert stack.seen == [middle]


def test_accepted_is_what_gives_an_answer():
    stack = SceneStack()
    stack.apply(Push(Screen(answer=None)))
    assert not stack.hear(Intent(Kind.ACT))
    stack.apply(Push(Screen(answer=Stay())))
    before = stack.changes
    assert stack.hear(Intent(Kind.ACT))
    assert stack.changes == before


def test_a_scene_that_comes_is_told_the_size():
    stack, scene = SceneStack(), Screen()
    stack.resize(1920, 1080, 1.0)
    stack.apply(Push(scene))
    assert scene.size == (1920, 1080, 1.0)
    stack.resize(1365, 853, 0.75)
    assert scene.size == (1365, 853, 0.75)


def test_what_it_looks_like_changes_with_the_scenes_and_their_revisions():
    stack, scene = SceneStack(), Screen()
    stack.apply(Push(scene))
    seen = stack.looks
    assert stack.looks == seen
    scene.revision += 1
    assert stack.looks != seen
    seen = stack.looks
    stack.apply(Push(Screen(covers=False)))
    assert stack.looks != seen
