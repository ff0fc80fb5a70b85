"""In the middle of a match: dinner and back, a seat for somebody else, changing places, and "we must stop now"."""

import random

from game.intents import Intent, Kind
from game.match import Match, Wish
from game.scene import Push
from game.scenes.deal_over import DealOverScene
from game.scenes.match_over import MatchOverScene
from game.scenes.pause import PauseScene
from game.scenes.players import PlayersScene
from game.scenes.table import RESULT_PAUSE, TableScene
from game.sofa import profiles
from game.sofa.seating import kept_by_bot, taken_back
from game.sofa.seats import OPEN, Player, house_players
from game.store import Store
from tests.client.stage import press_something, remarks

MAJA, OTTO = Player("Maja", "fox"), Player("Otto", "bear")


def family(game="rolling_stone", seats=4, **more):
    return Match(Wish(game, seats, 5, players=(MAJA, OTTO, *house_players()[: seats - 2]), **more))


def alone(game="rolling_stone", seats=4):
    return Match(Wish(game, seats, 5))


def dealt(match):
    while match.deal_is_next:
        match.play(match.table.legal[0])
    return match


# The match


def test_dinner_keeps_cards_and_name_and_the_record_says_who_plays():
    match = dealt(family())
    before = match.table.view(0).pile("hand", 0).up
    match.open(0)
    match.reseat(0, kept_by_bot(match.players[0]))
    assert match.people == (1,) and match.players[0].name == "Maja" and match.eyes == 1 == match.you
    assert match.table.view(0).pile("hand", 0).up == before
    ply = match.table.ply
    assert remarks(match) == [(ply, f"# ply {ply} seat 0 is now bot normal")]
    match.reseat(0, taken_back(match.players[0]))
    assert match.people == (0, 1) and match.players[0] == MAJA
    assert match.eyes is None, "nobody's hand lies open after that"
    assert match.table.record.notes[-1] == (ply, f"# ply {ply} seat 0 is now person")


def test_a_seat_whose_bot_is_to_act_is_played_by_the_bot():
    match = dealt(family())
    turn = match.table.turn
    person = turn in match.people
    match.reseat(turn, kept_by_bot(match.players[turn], "hard") if person else Player("Ada", "owl"))
    assert (match.bot is not None) is person
    assert match.bot is None or match.bot.level == "hard"


def test_when_the_only_person_leaves_no_hand_is_shown():
    match = dealt(alone())
    assert match.eyes == 0
    match.reseat(0, kept_by_bot(match.players[0]))
    assert match.people == () and match.eyes is None is not OPEN
    assert not match.view().pile("hand", 0).up
    match.reseat(0, taken_back(match.players[0]))
    assert match.eyes == 0 == match.you and match.view().pile("hand", 0).up


def test_other_devices_are_no_other_person():
    match = dealt(family())
    match.reseat(0, Player("Maja", "fox", devices=("pad:3",)))
    assert remarks(match) == [] and match.players[0].devices == ("pad:3",)


def test_somebody_new_is_told_nothing_of_what_was_before():
    match = dealt(family())
    for _ in range(6):
        match.play(match.table.legal[0])
    match.reseat(1, Player("Ada", "owl"))
    assert match.couch.known == {0: 0, 1: match.table.ply}


def test_stopping_ends_the_match_with_this_deal_as_it_stands(tmp_path):
    store = Store(tmp_path)
    match = dealt(alone())
    match.keep_in(store)
    match.stop_after_deal()
    assert not match.ended and match.stopping
    (saved,) = store.matches()
    assert Match.resumed(saved).stopping, "also after a start anew"
    while not match.table.deal_over:
        match.play(match.table.legal[0])
    assert match.ended and not match.over
    assert store.matches() == [] and len(store.matches(finished=True)) == 1
    assert "the match ends after this deal" in remarks(match)[0][1]
    store.close()


def test_stopping_can_be_taken_back():
    match = dealt(alone())
    match.stop_after_deal()
    match.stop_after_deal(False)
    while not match.table.deal_over:
        match.play(match.table.legal[0])
    assert not match.ended
    assert len(remarks(match)) == 2


def test_a_match_left_at_dinner_is_found_so(tmp_path):
    store = Store(tmp_path)
    match = dealt(alone())
    match.keep_in(store)
    match.reseat(0, kept_by_bot(Player("Maja", "fox", kid="words")))
    (saved,) = store.matches()
    again = Match.resumed(saved)
    assert again.people == () and taken_back(again.players[0]).kid == "words"
    assert again.eyes is None
    store.close()


# The screens


def show(stage, match):
    stage.stack.apply(Push(stage.home.table(stage.home, match)))
    stage.wait(0.2)
    return stage.top


def to_players(stage):
    stage.stack.hear(Intent(Kind.BACK))
    assert isinstance(stage.top, PauseScene)
    stage.click("players")
    assert isinstance(stage.top, PlayersScene)


def test_dinner_and_back_by_pressing(stage):
    table = show(stage, alone())
    to_players(stage)
    stage.click(("seat", 0))
    stage.click("dinner")
    assert stage.top.match.players[0].is_bot
    stage.draw()
    stage.click("back")
    assert isinstance(stage.top, TableScene) and stage.top is not table and len(stage.stack) == 1
    assert stage.top.match is table.match
    to_players(stage)
    stage.click(("seat", 0))
    stage.click("here")
    stage.click("back")
    assert stage.top.match.people == (0,) and stage.top.match.eyes == 0


def test_without_a_change_the_table_is_the_same_one(stage):
    table = show(stage, alone())
    to_players(stage)
    stage.click("back")
    assert isinstance(stage.top, PauseScene)
    stage.click("on")
    assert stage.top is table


def test_a_bots_seat_is_given_to_somebody_and_two_change_places(stage):
    profiles.keep(stage.home.store, profiles.new("Ada", "owl")).wait()
    (ada,) = profiles.kept(stage.home.store)
    match = alone()
    show(stage, match)
    to_players(stage)
    stage.click(("seat", 2))
    stage.click(("who", ada.id))
    stage.click("back")
    assert match.players[2].name == "Ada" and match.people == (0, 2)
    stage.click(("seat", 2))
    stage.click("swap")
    stage.click(("seat", 0))
    assert [match.players[seat].name for seat in (0, 2)] == ["Ada", "You"]
    stage.click("back")
    assert stage.top.match.eyes is None, "whoever is next opens the curtain"


def test_a_pads_mere_press_takes_no_seat_of_a_match(stage):
    match = alone()
    show(stage, match)
    to_players(stage)
    for kind in (Kind.ARM, Kind.ACT):
        stage.stack.hear(Intent(kind, device="pad:7"))
    assert match.people == (0,)


def test_we_must_stop_now_leads_to_the_end_with_a_word_about_it(stage):
    dice = random.Random(3)
    match = alone()
    show(stage, match)
    to_players(stage)
    stage.click("stop")
    stage.draw()
    stage.click("back")
    stage.click("on")
    for _ in range(400):
        stage.until_asked()
        if isinstance(stage.top, DealOverScene):
            stage.key("next")
            stage.wait(0.1)
            break
        press_something(stage, dice, 0)
    assert isinstance(stage.top, MatchOverScene)
    assert match.ended and not match.over
    assert max(match.view().scores) == 1
    assert any("stopped here" in line for _, line in stage.top._lines)
    stage.draw()
    assert stage.home.store.matches() == []


def test_stopping_when_the_deal_is_over_already_ends_it_there(stage):
    match = dealt(alone())
    while not match.table.deal_over:
        match.play(match.table.legal[0])
    show(stage, match)
    stage.wait(0.1)
    stage.click("look") if isinstance(stage.top, DealOverScene) else None
    to_players(stage)
    stage.click("stop")
    stage.click("back")
    stage.wait(RESULT_PAUSE + 0.1)
    assert isinstance(stage.top, DealOverScene)
    stage.key("next")
    stage.wait(0.1)
    assert isinstance(stage.top, MatchOverScene)
