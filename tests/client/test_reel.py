"""The reel: where a replay stands, for whose eyes, how fast; and what may be made of it."""

import pytest

from engine.games import GAMES
from engine.model import DEAL
from engine.record import Record
from engine.table import Table
from game.match import Match, Wish
from game.replaying.reel import LEAST, PAUSE, SPEEDS, Reel, match_of
from game.sofa.seats import OPEN, look, shown
from tests.client.replay_stage import finished


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_pair_of_eyes_sees_what_it_saw_then_and_no_more(game):
    match = finished(game)
    table = match.table
    reel = Reel(match)
    again = Table(table.record.begun())
    for ply, (seat, action) in enumerate(table.record.actions, 1):
        events = again.play(seat, action)
        if ply % 7 and action is not DEAL:
            reel.go(ply)
            continue
        for eyes in reel.offered:
            reel.go(ply - 1)
            reel.look(eyes)
            step = reel.forward()
            assert step.events == shown(events, eyes)
            then = look(again, eyes)
            assert step.view.legal == ()
            assert (step.view.piles, step.view.heaps, step.view.scores) == (then.piles, then.heaps, then.scores)
            assert (step.seat, step.action) == (seat, action)


def test_of_a_match_that_goes_on_nothing_else_is_seen():
    alone = Reel(finished("rolling_stone", moves=30), running=True)
    assert alone.offered == (0,)
    several = Reel(finished("rolling_stone", people=2, moves=30), running=True)
    assert several.offered == (None,)
    for reel in (alone, several):
        for eyes in (OPEN, 1, 2):
            with pytest.raises(ValueError, match="still goes on"):
                reel.look(eyes)
        reel.next_eyes()
        assert reel.eyes == reel.offered[0]
        assert reel.choice() is None
        assert not reel.can_be_played_on


def test_a_match_that_is_over_is_seen_through_all_eyes():
    reel = Reel(finished("michigan"))
    assert reel.offered == (OPEN, 0, 1, 2, 3, None)
    seen = [reel.eyes]
    for _ in range(6):
        reel.next_eyes()
        seen.append(reel.eyes)
    assert seen == [*reel.offered, OPEN]
    reel.look(2)
    assert (reel.match.eyes, reel.match.you) == (2, 2)
    reel.look(OPEN)
    assert reel.match.you == 0


def test_deals_are_wound_to():
    reel = Reel(finished("rolling_stone"))
    starts = reel.playback.deals
    assert reel.deal_on() == starts[0] == 1
    reel.go(starts[1] + 3)
    assert (reel.deal_back(), reel.deal_on()) == (starts[1], starts[2])
    reel.go(starts[1])
    assert reel.deal_back() == starts[0]
    reel.go(10**6)
    assert reel.at_end
    assert reel.ply == len(reel) == reel.deal_on()
    reel.go(-4)
    assert reel.ply == reel.deal_back() == 0
    assert Reel(finished("rolling_stone", moves=0)).deal_on() == 0


def test_speeds_go_round_and_shorten_all():
    reel = Reel(finished("rolling_stone"))
    assert reel.speed == "normal"
    found = []
    for _ in SPEEDS:
        reel.next_speed()
        found.append((reel.speed, reel.factor, reel.pause(1.0), reel.pause(0.0)))
    assert found[0] == ("fast", 0.5, PAUSE * 0.5, LEAST * 0.5)
    assert [one[0] for one in found] == ["fast", "four", "slow", "normal"]
    assert found[1][1] == 0.25


def test_the_last_choice_is_judged_by_whoever_saw_it():
    reel = Reel(finished("gran_ramino"))
    reel.go(40)
    ply, view = reel.choice()
    seat, action = reel.playback.actions[ply]
    assert view.seat == seat == view.turn
    assert action in view.legal
    assert len(view.legal) > 1
    reel.look(seat)
    assert reel.choice()[0] == ply
    reel.look(1 - seat)
    other = reel.choice()
    assert other is None or reel.playback.actions[other[0]][0] == 1 - seat
    reel.look(None)
    assert reel.choice() is None
    reel.look(OPEN)
    reel.go(1)
    assert reel.choice() is None


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seats", [-1, 0])
def test_it_can_be_played_on_against_bots_and_does_not_count(game, seats):
    match = finished(game, GAMES[game].info.seats[seats])
    reel = Reel(match)
    reel.go(len(reel) // 2)
    reel.look(1)
    on = reel.played_on("You")
    assert on.people == (1,)
    assert on.table.ply == reel.ply
    assert on.table.view(1).piles == reel.playback.view(reel.ply, 1).piles
    assert not on.table.record.counts
    assert not Record.from_text(on.table.record.to_text()).counts
    assert len({player.animal for player in on.players}) == len(on.players)
    reel.go(len(reel))
    assert not reel.can_be_played_on
    assert match.table.record.counts


def test_a_record_alone_is_enough():
    match = match_of(Record.from_text(finished("michigan", 5).table.record.to_text()))
    assert len(match.players) == 5
    assert all(player.is_bot for player in match.players)
    reel = Reel(match)
    assert len(reel) == match.table.ply
    reel.look(None)
    assert reel.played_on("Mo").players[0].name == "Mo"


def test_who_has_given_no_name_is_spoken_to():
    match = Match(Wish("rolling_stone", 4, 1))
    reel = Reel(match)
    assert reel.match.talk.about("replay.eyes.seat", 0) == "As you saw it"
    assert reel.match.talk.about("replay.eyes.seat", 1) == f"As {match.players[1].name} saw it"
    assert Reel(finished("rolling_stone")).match.talk.about("replay.eyes.seat", 0) == "As Elin saw it"
    assert Reel(Match(Wish("rolling_stone", 4, 1, name="Mo"))).match.talk.about("replay.eyes.seat", 0) == "As Mo saw it"


def test_the_match_itself_is_left_as_it_was():
    match = finished("rolling_stone", people=2, moves=40)
    before = (match.eyes, match.you, match.wish, match.table.ply, match.talk)
    reel = Reel(match, running=True)
    reel.go(10)
    reel.forward()
    assert (match.eyes, match.you, match.wish, match.table.ply, match.talk) == before
