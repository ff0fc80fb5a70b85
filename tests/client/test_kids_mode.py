"""What the children's screen sets and puts aside, who plays there, and the lock."""

import random
from dataclasses import replace

import pytest

from engine.games import GAMES
from engine.model import DEAL, Action, Options
from engine.record import Record
from engine.table import Table
from game import settings
from game.comfort import Comfort, Room
from game.kids import company, gate, mode
from game.kids.company import Company
from game.match import Match, Wish
from game.scenes.doors import make_home
from game.sofa import profiles
from game.sofa.seating import AT_HAND, helpers, may_press
from game.sofa.seats import Player
from game.store import Store
from tests.client.test_every_screen_fits import EIGHT

LIKED = Room(pace="fast", reduced=True, calm=False, deck="german", effects=9, music=8, voice=10)


def test_what_is_set_and_what_comes_back(home):
    settings.choose(home, pace="fast", deck="german", effects=9, text=150)
    before, room, pace = home.comfort, home.room, home.pace
    mode.begin(home, "pictures")
    assert mode.is_kid(home) and home.kids == "pictures"
    assert home.pace == settings.PACES["slow"] and home.room.pace == "slow" and home.room.calm
    assert home.room.effects == max(mode.LOUDNESS) and home.room.deck == "german"
    mode.begin(home, "words")
    mode.louder(home)
    mode.end(home)
    assert not mode.is_kid(home)
    assert (home.comfort, home.room, home.pace) == (before, room, pace)


def test_nothing_is_kept_of_what_children_do(home, tmp_path):
    settings.choose(home, deck="italian", text=125)
    home.room, home.comfort = LIKED, Comfort(text=125)
    settings.choose(home, pace="fast")
    kept = home.store.setting(settings.ROOM), home.store.setting(settings.COMFORT)
    mode.begin(home, "words")
    settings.choose(home, deck="french", order="rank", effects=2, text=200)
    settings.toggle_mute(home)
    mode.louder(home)
    home.store.put("x", 1).wait()
    assert (home.store.setting(settings.ROOM), home.store.setting(settings.COMFORT)) == kept
    home.store.close()
    again = make_home()
    again.store = Store(tmp_path)
    settings.apply(again)
    assert again.room == replace(LIKED, pace="fast") and again.comfort == Comfort(text=125)
    again.store.close()


def test_where_nothing_moves_nothing_moves_for_children_either():
    home = make_home(0.0)
    mode.begin(home, "words")
    assert home.pace == 0.0


def test_an_unknown_look_is_refused(home):
    with pytest.raises(ValueError, match="pictures, words"):
        mode.begin(home, "")
    assert home.aside is None


def test_the_look_is_remembered(home):
    assert mode.kept_look(home) == "pictures"
    mode.choose_look(home, "words")
    assert mode.kept_look(home) == "words"


def test_loudness_goes_round_and_is_never_silent(home):
    for start in range(11):
        home.room = replace(home.room, effects=start)
        mode.end(home)
        mode.begin(home, "words")
        seen = []
        for _ in range(4):
            seen.append(home.room.effects)
            mode.louder(home)
        assert set(seen) == set(mode.LOUDNESS) and min(seen) > 0 and max(seen) <= 7
        mode.end(home)
        assert home.room.effects == start


def test_silence_of_a_grown_up_can_be_ended(home):
    home.room = replace(home.room, mute=True)
    mode.begin(home, "words")
    assert mode.loudness(home) == -1 and home.room.mute
    mode.louder(home)
    assert not home.room.mute and home.room.effects == min(mode.LOUDNESS)
    mode.end(home)
    assert home.room.mute


@pytest.mark.parametrize("game", GAMES)
def test_the_house_rules_are_those_of_the_design(game):
    info = GAMES[game].info
    options = Options(info, info.usual, dict(mode.options_for(game)))
    wanted = {
        "rolling_stone": {"match_to": "1"},
        "gran_ramino": {"match_to": "1"},
        "michigan": {"length": "three", "bank_lends": "true", "stakes_open": "true"},
    }.get(game, {})
    assert {key: options[key] for key in wanted} == wanted
    assert options["open_hands"] == "false", "bots do not show their hands"


def test_who_runs_out_gets_a_loan():
    """Before the stakes whoever holds fewer than four markers is lent up to four, and nobody is passed over (MI-13)."""
    match = Match(company.for_kids(Wish("michigan", 8, 5), "words"))
    given = {**EIGHT, "hands": [hand.split() for hand in EIGHT["hands"]]}
    match.table = Table(Record("michigan", match.table.record.options, None, given))
    match.play(Action.parse("play JC"))
    said = match.play(DEAL)
    while match.table.turn is not None and match.table.legal[0].kind == "stake":
        said += match.play(match.table.legal[0])
    borrowed = [event.seat for event in said if getattr(event, "key", "") == "borrows"]
    assert borrowed and not any(getattr(event, "key", "") == "passed_over" for event in said)
    assert sum(event.kind == "stake" for _, event in match.table.record.actions) == 8


# Company


def test_one_child_among_gentle_bots(home):
    for game, rules in GAMES.items():
        made = company.kept(home.store, rules.info, "pictures")
        players = made.seated()
        assert len(players) == rules.info.usual
        assert [player.is_bot for player in players] == [False] + [True] * (len(players) - 1)
        assert players[0].kid == "pictures" and players[0].privacy == "open" and players[0].animal == "rabbit", game
        assert {player.level for player in players[1:]} == {"gentle"}
        assert len({player.animal for player in players}) == len(players)


def test_a_table_that_the_game_has_not_is_refused():
    with pytest.raises(ValueError, match="4, 5 or 6"):
        company.for_kids(Wish("rolling_stone", 3), "words")


def test_seats_come_and_go_within_the_game():
    made = Company(GAMES["michigan"].info, "words")
    for _ in range(20):
        made.step(1)
    assert len(made.players) == 8 and not made.can_step(1)
    made.sit(3, company.guest("tiger", "words"))
    made.sit(5, company.guest("cow", "words"))
    for _ in range(20):
        made.step(-1)
    assert len(made.players) == 3 == len(made.people), "people keep their seats"
    assert {player.level for player in made.players if player.is_bot} <= {"gentle"}


def test_no_two_look_alike_and_nobody_sits_twice():
    made = Company(GAMES["rolling_stone"].info, "words")
    taken = made.players[2].animal
    made.sit(1, company.guest(taken, "words"))
    assert len({player.animal for player in made.players}) == 4
    made.sit(3, company.guest(taken, "words"))
    assert sum(player.animal == taken for player in made.players) == 1
    assert made.players[3].animal == taken and not made.players[3].is_bot


def test_somebody_always_plays():
    made = Company(GAMES["gran_ramino"].info, "words")
    made.stand_up(0)
    assert made.people == (0,)
    made.sit(1, company.guest("cow", "words"))
    made.stand_up(0)
    assert made.people == (1,) and made.players[0].level == "gentle"


def test_the_same_company_comes_next_time(home):
    info = GAMES["michigan"].info
    child = profiles.new("Åsa", "fox", kid="pictures")
    made = Company(info, "words")
    made.step(1)
    made.sit(0, company.known(child))
    made.sit(2, company.guest("cow", "words"))
    company.keep(home.store, made)
    again = company.kept(home.store, info, "words")
    assert [(one.name, one.animal, one.kid, one.level, one.profile) for one in again.players] == [
        (one.name, one.animal, one.kid, one.level, one.profile) for one in made.players
    ]


@pytest.mark.parametrize("plain", [None, 3, "x", [], [3, 4], [{}] * 4, [{"name": "A", "animal": "fox"}] * 99, {"a": 1}])
def test_whatever_stands_there_somebody_plays(home, plain):
    home.store.put("kids/company/michigan", plain).wait()
    made = company.kept(home.store, GAMES["michigan"].info, "pictures")
    assert len(made.players) == 4 and made.people


def test_a_pad_sits_down_and_leaves():
    made = Company(GAMES["michigan"].info, "words", host="mouse")
    assert made.joins("pad:1") and not made.joins("mouse")
    seat = made.join("pad:1")
    assert made.players[seat].kid == "words" and made.players[seat].privacy == "open"
    assert made.players[seat].devices == ("pad:1",)
    assert made.join("pad:1") is None
    assert made.leave("pad:1") is not None and made.players[seat].level == "gentle"


def test_the_help_seat():
    """A grown-up's device presses for each child too, and is named; one child's pad does not press for another."""
    grown = Player("Mum", "owl", profile="1", privacy="open")
    made = Company(GAMES["michigan"].info, "words", host="mouse")
    made.join("pad:1")
    made.join("pad:2")
    made.put(3, replace(grown, devices=("pad:3",)))
    players = made.seated()
    first, second, third = players[0], players[1], players[2]
    for child in (first, second, third):
        assert may_press(child, "pad:3", players)
        assert all(may_press(child, device, players) for device in AT_HAND)
    assert may_press(second, "pad:1", players) and not may_press(second, "pad:2", players)
    assert not may_press(third, "pad:1", players)
    assert not may_press(players[3], "pad:1", players)
    assert helpers(players, 1) == (3,)
    assert f"Mum may press for {second.name}." in company.helped(players)


def test_without_pads_everything_presses_for_everybody():
    made = Company(GAMES["michigan"].info, "words", host="mouse")
    made.sit(1, company.guest("cow", "words"))
    players = made.seated()
    assert all(may_press(players[seat], device, players) for seat in (0, 1) for device in (*AT_HAND, "pad:7"))
    assert company.helped(players) == ["A grown-up may press for you."]


# The lock


def test_the_lock_is_drawn_anew():
    dice = random.Random(1)
    locks = [gate.drawn(dice) for _ in range(200)]
    assert len({lock.asked for lock in locks}) > 120 and len({lock.shown for lock in locks}) > 190
    assert {shape for lock in locks for shape in lock.asked} == set(gate.SHAPES)
    for lock in locks:
        assert sorted(lock.shown) == sorted(gate.SHAPES) and len(set(lock.asked)) == gate.ASKED


def test_only_the_right_order_opens_it():
    lock = gate.drawn(random.Random(5))
    state, turns = lock, []
    for shape in lock.asked:
        turn, state = state.press(shape)
        turns.append(turn)
    assert turns == ["on", "on", "open"]
    for shape in gate.SHAPES:
        if shape != lock.asked[0]:
            assert lock.press(shape)[0] == "shut"
    once = lock.press(lock.asked[0])[1]
    assert once.press(lock.asked[0])[0] == "shut", "one shape again and again opens nothing"
    assert once.press(lock.asked[2])[0] == "shut"


def test_a_guess_hardly_ever_opens_it():
    dice = random.Random(9)
    opened = 0
    for _ in range(20_000):
        lock = gate.drawn(dice)
        turn = "on"
        while turn == "on":
            turn, lock = lock.press(dice.choice(gate.SHAPES))
        opened += turn == "open"
    assert 0 < opened / 20_000 < 1 / 300
