"""The seats of a table: who joins, leaves and changes places; the screen by mouse, by touch and by keys alone."""

from dataclasses import replace

import pytest

from engine.games import GAMES
from engine.model import Options
from game.comfort import Comfort
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.scene import Push
from game.scenes.house_rules import HouseRulesScene
from game.scenes.name import NameScene
from game.scenes.seat import SeatScene
from game.scenes.seats import SeatsScene
from game.scenes.title import TitleScene
from game.sofa import profiles
from game.sofa.kept_tables import kept_table
from game.sofa.minutes import minutes
from game.sofa.seating import AT_HAND, Seating, helpers, kept_by_bot, may_press, stands_in, taken_back
from game.sofa.seats import Player, seated
from game.store import Store
from tests.client.stage import SMALL, Stage

HOSTILE = ["Gummibärchen", "Åsa", "Zoë", "Łucja", "李", "😀", "CON", "../x", "'; DROP TABLE x; --", "{name}", "%s"]


class Plugged:
    """A pad that is there."""

    def __init__(self, number, family="generic"):
        self.device, self.number, self.family = f"pad:{number + 10}", number, family


def names(seating):
    return [player.name for player in seating.players]


def new(seats=4, host="mouse"):
    return Seating(seated(seats, "You"), host)


# Pure


def test_a_pad_takes_the_first_seat_of_a_bot_and_leaves_it_again():
    seating = new()
    assert seating.joins("pad:3")
    assert seating.join("pad:3", "Maja") == 1
    assert (seating.players[1].name, seating.players[1].devices, seating.people) == ("Maja", ("pad:3",), (0, 1))
    assert seating.join("pad:3", "Again") is None, "once is enough"
    assert seating.leave("pad:3").name == "Maja"
    assert seating.people == (0,) and seating.players[1].is_bot


def test_nobody_is_seated_by_being_there_and_who_opened_the_screen_does_not_join():
    seating = new(host="pad:3")
    assert seating.people == (0,)
    assert not seating.joins("pad:3") and seating.leave("pad:3") is None
    assert seating.joins("pad:4") and seating.joins("keys")
    assert not new(host="mouse").joins("keys"), "the keyboard works the screen"
    assert not any(new(host=host).joins(device) for host in ("mouse", "pad:3") for device in ("mouse", "touch"))


def test_a_full_table_takes_nobody_more():
    seating = new()
    for pad in range(3):
        assert seating.join(f"pad:{pad}", f"Guest {pad}") == pad + 1
    assert not seating.joins("pad:9") and seating.join("pad:9", "Late") is None
    assert len({player.animal for player in seating.players}) == 4, "everybody looks different"


def test_changing_places_and_sizes_keeps_people():
    seating = new(6)
    seating.join("pad:1", "Maja")
    seating.swap(0, 4)
    assert seating.people == (1, 4) and names(seating)[4] == "You"
    seating.resize(3)
    assert [name for name in names(seating) if name in ("You", "Maja")] == ["Maja", "You"], "bots go first, the order stays"
    seating.resize(8)
    assert len(set(names(seating))) == 8
    seating.resize(2)
    assert sorted(names(seating)) == ["Maja", "You"]


def test_who_has_no_device_uses_what_nobody_else_has():
    you, maja = Player("You", "cat"), Player("Maja", "fox", devices=("pad:3",))
    table = (you, maja)
    assert may_press(you, "mouse", table) and may_press(you, "pad:4", table)
    assert not may_press(you, "pad:3", table), "that one is Maja's"
    assert may_press(maja, "pad:3", table) and not may_press(maja, "mouse", table)
    assert may_press(you, "pad:3"), "alone, any will do"
    bot = replace(maja, level="normal")
    assert may_press(you, "pad:3", (you, bot)), "a bot needs none"


def test_several_people_share_one_device_and_a_grown_up_helps_a_child():
    mum, dad = Player("Mum", "owl", devices=("mouse",)), Player("Dad", "bear", devices=("mouse",))
    child = Player("Bo", "mouse", kid="pictures", devices=("pad:3", "mouse"))
    table = (mum, dad, child)
    assert all(may_press(player, "mouse", table) for player in table)
    assert helpers(table, 2) == (0, 1) and helpers(table, 0) == ()
    assert helpers((mum, dad, replace(child, kid="")), 2) == (), "a grown-up is not helped"


def test_dinner_and_back_are_the_same_person():
    maja = Player("Maja", "fox", profile="ab", kid="words", privacy="open", devices=("pad:3",))
    kept = kept_by_bot(maja)
    assert kept.is_bot and stands_in(kept) and (kept.name, kept.animal) == ("Maja", "fox")
    assert taken_back(kept) == maja
    house = seated(2, "You")[1]
    assert not stands_in(house) and taken_back(house) == house


def test_a_pad_that_was_pulled_out_leaves_its_seat():
    seating = new()
    seating.join("pad:1", "Maja")
    seating.put(2, Player("Bo", "mouse", devices=("pad:2", "keys")))
    assert seating.gone([]) == (1,)
    assert seating.people == (0, 2) and seating.players[2].devices == ("keys",)


# How long it takes


def measured():
    """The games of which it is known how long they take."""
    found = {game: rules for game, rules in GAMES.items() if minutes(game, Options(rules.info, rules.info.usual, {}), 1)}
    assert {"rolling_stone", "gran_ramino", "michigan"} <= set(found)
    return found


def test_more_people_and_more_deals_take_no_less_time():
    for game, rules in measured().items():
        for seats in rules.info.seats:
            usual = Options(rules.info, seats, {})
            told = [minutes(game, usual, people, people) for people in range(seats + 1)]
            assert told == sorted(told) and told[0] >= 1 and told[-1] > told[0], (game, seats, told)
            assert all(minutes(game, usual, people, 0) <= minutes(game, usual, people, people) for people in range(seats + 1))
    for game, key, values, seats in (
        ("rolling_stone", "match_to", ("1", "3", "5"), 4),
        ("gran_ramino", "match_to", ("1", "3", "5", "7"), 2),
        ("michigan", "length", ("three", "half", "normal", "double"), 4),
    ):
        told = [minutes(game, Options(GAMES[game].info, seats, {key: value}), 1) for value in values]
        assert told == sorted(told) and told[0] < told[-1], (game, told)


def test_every_switch_has_an_estimate():
    for game, rules in measured().items():
        for seats in rules.info.seats:
            for option in rules.info.options:
                for value in option.values:
                    assert 1 <= minutes(game, Options(rules.info, seats, {option.key: value}), 1) <= 90
    assert minutes("another", Options(GAMES["michigan"].info, 4, {}), 1) == 0, "of which nothing was measured"


# The screen


@pytest.fixture
def stage(tmp_path):
    made = Stage(SMALL, 0.0)
    made.home.store = Store(tmp_path)
    made.home.relay = lambda: made.resize(made.size)
    yield made
    made.home.store.close()


def opened(stage, game="rolling_stone", wish=None):
    stage.title()
    stage.stack.apply(Push(stage.home.setup(stage.home, game, wish)))
    return stage.top


def tap(stage, key):
    return stage.click(key, device="touch")


WAYS = {"mouse": Stage.click, "touch": tap, "keys": Stage.key}


@pytest.mark.parametrize("way", WAYS)
def test_two_presses_from_the_title_to_the_cards(way, stage):
    stage.title()
    for key in ("gran_ramino", "play"):
        WAYS[way](stage, key)
    assert stage.at_table
    match = stage.top.match
    assert (match.players[0].name, match.people, match.wish.players) == ("You", (0,), ())


def test_the_focus_begins_at_play(stage):
    opened(stage)
    assert stage.top.focus.current.key == "play"


@pytest.mark.parametrize("way", WAYS)
def test_a_table_is_made_by_one_device_alone(way, stage):
    """A guest with a name, an animal, an open hand; a hard bot; changed places; a house rule; more seats."""
    press = WAYS[way]
    stage.title()
    press(stage, "rolling_stone")
    press(stage, ("seats", 1))
    press(stage, ("seat", 2))
    press(stage, ("who", "guest"))
    press(stage, "name")
    while stage.top.writing.text:
        press(stage, ("key", "erase"))
    for letter in ("z", "o", "shift", "e"):
        press(stage, ("key", letter))
    assert isinstance(stage.top, NameScene)
    press(stage, "done")
    press(stage, ("animal", "panda"))
    press(stage, ("privacy", "open"))
    press(stage, ("devices", "touch"))
    press(stage, "back")
    press(stage, ("seat", 1))
    press(stage, ("level", "hard"))
    press(stage, ("house", "proud"))
    press(stage, "swap")
    press(stage, ("seat", 0))
    press(stage, "rules")
    press(stage, ("match_to", "1"))
    press(stage, "back")
    press(stage, "play")
    match = stage.top.match
    assert [player.name for player in match.players[:3]] == ["Tilda", "You", "ZoE"]
    bot, you, guest = match.players[:3]
    assert (bot.level, bot.manner, bot.animal) == ("hard", "proud", "tiger")
    assert (guest.animal, guest.privacy, guest.devices, you.privacy) == ("panda", "open", ("touch",), "curtain")
    assert match.people == (1, 2) and match.several
    assert (match.table.record.options.seats, match.table.record.options["match_to"]) == (5, "1")


def test_the_table_is_there_next_time_without_its_devices(stage):
    stage.home.pads = lambda: (Plugged(1),)
    table = opened(stage, "michigan")
    table.put(1, Player("Bo", "mouse", kid="words", privacy="open", devices=("pad:11",)))
    stage.click("rules")
    stage.click(("switch", "strict_lowest"))
    stage.click(("switch", "always"))
    stage.click("back")
    stage.click("play")
    again = opened(stage, "michigan")
    assert [player.name for player in again.players][:2] == ["You", "Bo"]
    assert again.players[1] == Player("Bo", "mouse", kid="words", privacy="open")
    assert again.options["strict_lowest"] == "true" and again.wish.always


@pytest.mark.parametrize("rubbish", [None, 7, [], {"seats": 99}, {"seats": 4, "players": "all"}, {"seats": [4], "options": 1}])
def test_a_kept_table_of_the_wrong_kind_is_the_usual_one(stage, rubbish):
    stage.home.store.put("table/michigan", rubbish).wait()
    found = kept_table(stage.home.store, GAMES["michigan"].info)
    assert found is None or (found.players, found.options) == ((), ())
    assert [player.is_bot for player in opened(stage, "michigan").players] == [False, True, True, True]


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_sits_down_is_remembered_and_plays(stage, name):
    table = opened(stage, "gran_ramino")
    stage.click(("seat", 0))
    stage.click("name")
    stage.stack.hear(Intent(Kind.TEXT, text=name))
    stage.click("done")
    assert stage.top.player.name == name
    stage.click("remember")
    (known,) = profiles.kept(stage.home.store)
    assert (known.name, known.id, table.players[0].profile) == (name, table.players[0].profile, known.id)
    stage.click(("who", "guest"))
    assert not table.players[0].profile
    stage.click(("who", known.id))
    assert table.players[0].name == name
    stage.draw()
    stage.click("back")
    stage.draw()
    stage.click("play")
    stage.draw()
    (saved,) = stage.home.store.matches()
    assert Match.resumed(saved).players[0].name == name


def test_two_people_may_have_the_same_name_but_one_is_not_seated_twice(stage):
    profiles.keep(stage.home.store, profiles.new("Ada", "owl")).wait()
    profiles.keep(stage.home.store, profiles.new("Ada", "fox")).wait()
    first, second = profiles.kept(stage.home.store)
    table = opened(stage)
    stage.click(("seat", 0))
    stage.click(("who", first.id))
    stage.click("back")
    stage.click(("seat", 1))
    offered = [target.key for target in stage.top.focus.targets]
    assert ("who", second.id) in offered and ("who", first.id) not in offered
    stage.click(("who", second.id))
    stage.click("back")
    assert [player.name for player in table.players[:2]] == ["Ada", "Ada"]


def test_a_child_finds_the_hand_open_and_its_helper_named(stage):
    table = opened(stage)
    table.put(0, Player("Mum", "owl", devices=("mouse", "keys")))
    stage.click(("seat", 1))
    stage.click(("who", "guest"))
    stage.click(("kid", "pictures"))
    stage.click(("devices", "mouse"))
    assert (table.players[1].kid, table.players[1].privacy) == ("pictures", "open")
    asked = next(one for one in stage.top.questions() if one.title == "Plays with")
    assert asked.says == "With help from Mum."
    stage.click("back")
    plate = next(widget for widget in table.widgets if getattr(widget, "seat", None) == 1)
    assert (plate.shown.line, plate.shown.helpers) == ("with help from", ("owl",))


def test_fewer_seats_while_somebody_changes_places_forget_that(stage):
    table = opened(stage)
    stage.click(("seats", 1))
    last = len(table.players) - 1
    stage.click(("seat", last))
    stage.click("swap")
    assert table.moving_seat == last == 4
    stage.click(("seats", -1))
    assert len(table.players) == 4 and table.moving_seat is None
    stage.click(("seat", 1))
    assert isinstance(stage.top, SeatScene)


def test_esc_takes_back_changing_places_before_it_leaves(stage):
    table = opened(stage)
    stage.click(("seat", 1))
    stage.click("swap")
    assert table.moving_seat == 1
    stage.stack.hear(Intent(Kind.BACK))
    assert stage.top is table and table.moving_seat is None
    stage.stack.hear(Intent(Kind.BACK))
    assert isinstance(stage.top, TitleScene)


def test_without_anybody_the_table_is_watched(stage):
    table = opened(stage)
    stage.click(("seat", 0))
    stage.click(("who", "bot"))
    stage.click("back")
    assert any("you watch" in line for _, _, line in table.facts())
    stage.click("play")
    assert stage.top.match.wish.watch and not stage.top.match.people


def test_the_estimate_follows_what_is_chosen(stage):
    table = opened(stage)

    def told():
        return table.facts()[0][2]

    first = told()
    assert first == "about 10 minutes"
    table.put(1, Player("Bo", "mouse"))
    table.put(2, Player("Mia", "fox"))
    assert told() == "about 25 minutes"
    stage.click("rules")
    stage.click(("match_to", "1"))
    stage.click("back")
    assert told() == "about 4 minutes"


@pytest.mark.parametrize("game", GAMES)
def test_the_plates_go_round_the_table_clockwise_where_there_is_room(stage, game):
    for size in ((1280, 720), (1920, 1080), (1024, 768), (2560, 1080)):
        stage.resize(size)
        for seats in GAMES[game].info.seats:
            table = opened(stage, game, Wish(game, seats))
            assert table._places.table is not None, (size, seats)
            middle = table._places.table.centre
            found = [rect.centre for rect in table._places.seats]
            assert found[0][1] == max(y for _, y in found)
            turns = [_turn(middle, one, other) for one, other in zip(found, [*found[1:], found[0]])]
            assert all(turn > 0 for turn in turns) or seats == 2, (size, seats, turns)


def _turn(middle, one, other):
    """Positive where `other` comes after `one` clockwise on a screen, whose y points down."""
    (x, y), (p, q), (r, s) = middle, one, other
    return (p - x) * (s - y) - (q - y) * (r - x)


def test_with_the_largest_text_in_the_smallest_window_the_seats_are_a_list(stage):
    stage.home.comfort = Comfort(text=200)
    table = opened(stage, "michigan", Wish("michigan", 8))
    assert table._places.table is None
    assert table.scroll.most > 0


def test_the_screens_are_where_they_should_be(stage):
    table = opened(stage)
    assert isinstance(table, SeatsScene)
    stage.click(("seat", 3))
    assert isinstance(stage.top, SeatScene)
    stage.click("back")
    stage.click("rules")
    assert isinstance(stage.top, HouseRulesScene)


def test_devices_are_named_with_their_numbers(stage):
    stage.home.pads = lambda: (Plugged(1), Plugged(2, "xbox"))
    table = opened(stage)
    table.put(0, Player("Mum", "owl", devices=("mouse", "pad:12")))
    plate = next(widget for widget in table.widgets if getattr(widget, "seat", None) == 0)
    assert plate.shown.signs == (("mouse", ""), ("pad", "2"))
    stage.click(("seat", 0))
    asked = next(widget for widget in stage.top.widgets if getattr(widget, "key", "") == "devices")
    assert [value for value, _ in asked.values] == [*AT_HAND, "pad:11", "pad:12"]
    assert [text for _, text in asked.values][-2:] == ["Pad 1", "Pad 2"]
    stage.click(("devices", "pad:12"))
    assert table.players[0].devices == ("mouse",)
