"""About the program, and forgetting somebody."""

from game import words
from game.scene import Push
from game.scenes.about import AboutScene
from game.scenes.people import PeopleScene
from game.sofa import profiles
from tests.client.stage import Stage


def test_all_that_ships_is_named_with_its_licence(stage):
    stage.stack.apply(Push(AboutScene(stage.home)))
    said = " ".join(stage.top.sentences())
    for name in (
        "MIT",
        "pygame-ce",
        "LGPL",
        "SDL",
        "zlib",
        "Fredoka One",
        "Lato",
        "SIL Open Font License",
        "platformdirs",
        "Babel",
        "BSD",
    ):
        assert name in said
    assert str(stage.home.store.folder) in said


def test_where_nothing_is_kept_it_says_so():
    stage = Stage((1280, 720), 0.0)
    stage.stack.apply(Push(AboutScene(stage.home)))
    assert words.say("about.kept.nothing") in stage.top.sentences()
    assert [widget.key for widget in stage.top.widgets] == ["back", "copy"]


def test_somebody_is_forgotten_after_a_second_press_and_nobody_else(stage):
    ada, bo = profiles.new("Ada", "cat"), profiles.new("Bo", "fox")
    for one in (ada, bo):
        profiles.keep(stage.home.store, one).wait()
    stage.stack.apply(Push(AboutScene(stage.home)))
    stage.key("people")
    assert isinstance(stage.top, PeopleScene)
    stage.key(ada.id)
    assert {one.id for one in profiles.kept(stage.home.store)} == {ada.id, bo.id}
    stage.key(bo.id)
    assert {one.id for one in profiles.kept(stage.home.store)} == {ada.id, bo.id}, "another button takes the question back"
    stage.key(ada.id)
    stage.key(ada.id)
    assert [one.id for one in profiles.kept(stage.home.store)] == [bo.id]
    stage.key("back")
    assert isinstance(stage.top, AboutScene)
