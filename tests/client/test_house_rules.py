"""House rules: what differs from the usual, sets under any name, the page of switches, and how the rules page marks them."""

import pytest

from engine.games import GAMES
from engine.model import Options
from game.intents import Intent, Kind
from game.scene import Push
from game.scenes.help import HelpScene
from game.scenes.house_rules import HouseRulesScene
from game.scenes.name import NameScene
from game.sofa import house_rules
from game.store import Store
from tests.client.stage import Stage

NAMES = ["Grandma's rules", "Gummibärchen", "李", "😀", "../x", "CON", "{n}", "a" * 24, "'; DROP TABLE settings"]
STONE, MICHIGAN = GAMES["rolling_stone"].info, GAMES["michigan"].info


def options(info, seats=4, **given):
    return Options(info, seats, given)


@pytest.fixture
def store(tmp_path):
    made = Store(tmp_path)
    yield made
    made.close()


# Pure


@pytest.mark.parametrize("game", GAMES)
def test_nothing_differs_at_first_and_every_switch_can(game):
    info = GAMES[game].info
    for seats in info.seats:
        assert house_rules.differing(info, options(info, seats)) == ()
        for option in info.options:
            for value in option.values[1:]:
                found = house_rules.differing(info, options(info, seats, **{option.key: value}))
                assert found == (option,), (option.key, value)


def test_a_switch_that_follows_another_one_is_no_house_rule_of_its_own():
    double = options(MICHIGAN, length="double")
    assert double["markers"] == "100"
    assert [option.key for option in house_rules.differing(MICHIGAN, double)] == ["length"]
    fewer = options(MICHIGAN, length="double", markers="80")
    assert [option.key for option in house_rules.differing(MICHIGAN, fewer)] == ["markers", "length"]


@pytest.mark.parametrize("name", NAMES)
def test_a_set_is_kept_loaded_and_deleted_under_any_name(store, name):
    grandmas = options(STONE, match_to="1", voluntary_pickup="two")
    made = house_rules.keep(store, STONE, name, grandmas)
    (found,) = house_rules.kept(store, STONE)
    assert found == made and (found.name, dict(found.values)) == (name, {"match_to": "1", "voluntary_pickup": "two"})
    assert house_rules.kept(store, MICHIGAN) == [], "it is this game's"
    assert house_rules.called(store, STONE, grandmas) == name
    assert house_rules.called(store, STONE, options(STONE)) == ""
    house_rules.forget(store, found)
    assert house_rules.kept(store, STONE) == []


def test_the_same_name_again_takes_the_place_of_the_old_set(store):
    house_rules.keep(store, STONE, "Grandma's", options(STONE, match_to="1"))
    house_rules.keep(store, STONE, "  grandma's ", options(STONE, match_to="5"))
    (found,) = house_rules.kept(store, STONE)
    assert dict(found.values) == {"match_to": "5"}


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u200d"])
def test_a_set_without_a_name_is_refused(store, name):
    with pytest.raises(ValueError, match="needs a name"):
        house_rules.keep(store, STONE, name, options(STONE, match_to="1"))
    assert house_rules.kept(store, STONE) == []


@pytest.mark.parametrize(
    "rubbish",
    [
        None,
        7,
        [],
        {"game": "rolling_stone"},
        {"game": "rolling_stone", "name": "", "values": {}},
        {"game": "rolling_stone", "name": "x", "values": 3},
        {"game": ["rolling_stone"], "name": "x", "values": {}},
    ],
)
def test_what_is_no_set_is_left_out(store, rubbish):
    store.put("house_rules/abc", rubbish).wait()
    assert house_rules.kept(store, STONE) == []


def test_values_that_a_switch_cannot_have_are_left_out(store):
    plain = {"game": "rolling_stone", "name": "x", "values": {"match_to": "5", "scoring": "gold", "no": "1", "open_hands": 1}}
    store.put("house_rules/abc", plain).wait()
    (found,) = house_rules.kept(store, STONE)
    assert found.values == (("match_to", "5"),)


# The page


@pytest.fixture
def stage(store):
    made = Stage(pace=0.0)
    made.home.store = store
    made.stack.apply(Push(made.home.setup(made.home, "rolling_stone", None)))
    made.click("rules")
    assert isinstance(made.top, HouseRulesScene)
    return made


def keys(stage):
    return [target.key for target in stage.top.focus.targets]


def question(stage, key):
    return next(widget for widget in stage.top.widgets if getattr(widget, "key", None) == key)


def test_every_switch_of_every_game_is_on_its_page(store):
    for game, rules in GAMES.items():
        made = Stage(pace=0.0)
        made.home.store = store
        made.stack.apply(Push(made.home.setup(made.home, game, None)))
        made.click("rules")
        for option in rules.info.options:
            offered = [key for key in keys(made) if key == ("switch", option.key) or key[0] == option.key]
            assert len(offered) == (1 if set(option.values) == {"true", "false"} else len(option.values)), option.key


def test_grandmas_rules_are_kept_taken_and_deleted_by_pressing(stage, store):
    page = stage.top
    assert "keep" not in keys(stage), "as usual there is nothing to keep"
    stage.click(("match_to", "5"))
    stage.click(("switch", "open_hands"))
    assert page.options["open_hands"] == "true"
    stage.click("keep")
    assert isinstance(stage.top, NameScene)
    stage.stack.hear(Intent(Kind.TEXT, text="Grandma's rules"))
    stage.click("done")
    (kept,) = house_rules.kept(store, STONE)
    assert question(stage, "set").chosen == kept.id
    stage.click(("set", ""))
    assert (page.options["match_to"], page.options["open_hands"]) == ("3", "false")
    stage.key(("set", kept.id))
    assert (page.options["match_to"], page.options["open_hands"]) == ("5", "true")
    stage.click("back")
    assert ("Grandma's rules" in [line for _, _, line in stage.top.facts()]) is True
    stage.click("rules")
    stage.click("forget")
    assert house_rules.kept(store, STONE) == [kept], "it is asked first"
    stage.click(("match_to", "5"))
    stage.click("forget")
    stage.click("forget")
    assert house_rules.kept(store, STONE) == []
    assert page.options["match_to"] == "5", "the table goes on by them"


def test_a_switch_put_back_is_no_house_rule(stage):
    stage.click(("match_to", "5"))
    stage.click(("match_to", "3"))
    assert stage.top.wish.options == ()


def test_what_differs_is_marked_on_the_page_and_in_the_rules():
    given = options(STONE, match_to="1", voluntary_pickup="two")
    page = HelpScene(Stage().home, STONE, given)
    marked = [text for text in page.sentences() if text.startswith("House rule: ")]
    assert marked == [
        "House rule: Who could follow suit may pick up the trick instead, if a card lies there. "
        "They lead next, with another card.",
        "House rule: Each player may do so twice in a deal.",
        "House rule: One deal is the whole match.",
    ]
    usual = HelpScene(Stage().home, STONE, options(STONE))
    assert not any(text.startswith("House rule") for text in usual.sentences())


def test_the_table_says_how_many_house_rules_there_are(stage):
    stage.click(("match_to", "5"))
    stage.click(("scoring", "cards"))
    stage.click("back")
    assert "2 house rules" in [line for _, _, line in stage.top.facts()]
