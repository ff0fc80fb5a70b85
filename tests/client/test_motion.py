"""What goes together in motion, how long it takes, and how each game moves: numbers alone, without a picture."""

import pytest

from engine import cards
from engine.chance import dice, pick
from engine.events import DealOver, MatchOver, Moved, Paid, Restocked, Said, Shown, TurnOf
from engine.games import GAMES
from engine.match import new_table
from engine.model import Options, Sight, Zone
from game.moving import ease, motion
from game.moving.moods import mood_of

STOCK = Zone("stock", None, Sight.HIDDEN)
TRICK = Zone("trick")
HANDS = [Zone("hand", seat, Sight.OWNER) for seat in range(4)]
WON = Zone("won", 1, Sight.HIDDEN)


def kinds(*events):
    return [beat.kind for beat in motion.beats(list(events))]


def dealt(number):
    return [Moved(None, STOCK, HANDS[at % 4]) for at in range(number)]


def test_a_deal_is_shuffled_first_and_one_card_is_drawn():
    assert kinds(*dealt(8), TurnOf(1)) == ["shuffle", "deal"]
    assert kinds(Moved(None, STOCK, HANDS[0])) == ["draw"]


@pytest.mark.parametrize("number", [4, 16, 24, 32, 40, 48, 52])
def test_a_whole_deal_takes_three_seconds_at_most(number):
    shuffle, deal = motion.beats(dealt(number))
    apart = min(deal.apart, deal.most / number)
    seconds = shuffle.seconds + motion.TO_DEALER + (number - 1) * apart + deal.seconds + motion.FAN
    assert seconds <= motion.WHOLE_DEAL == 3.0
    assert deal.seconds == 0.24
    if number <= 16:
        assert apart == 0.07


def test_each_move_of_the_table_is_a_beat_of_its_own_kind():
    seven = cards.card("7H")
    assert kinds(Moved(seven, HANDS[0], TRICK)) == ["play"]
    assert kinds(Moved(seven, HANDS[0], TRICK), Moved(seven, TRICK, WON)) == ["play", "gather"]
    assert kinds(Said("picks_up", 1, (), 1), Moved(seven, TRICK, HANDS[1])) == ["say", "roll"]
    extra = Zone("extra", None, Sight.HIDDEN)
    assert kinds(Said("swaps", 0), Moved(None, HANDS[0], extra), Moved(None, extra, HANDS[0])) == ["say", "swap"]
    assert kinds(Shown(HANDS[1], (seven,)), Shown(HANDS[2], (seven,))) == ["show"]
    great = [Shown(hand, (seven,), "ramino", (("set", (seven,)),)) for hand in HANDS[:2]]
    assert kinds(*great) == ["hand", "hand"]
    assert kinds(Paid(Zone("purse", 0), Zone("purse", 1), (1, 0))) == ["pay"]
    assert kinds(Restocked(TRICK, STOCK, 3)) == ["move"]


def test_joy_comes_last_and_once():
    assert kinds(DealOver("out", (1,)), TurnOf(2)) == ["say", "win"]
    found = motion.beats([DealOver("out", (1,)), MatchOver((1, 2))])
    assert [(beat.glad, beat.match) for beat in found if beat.kind == "win"] == [((1, 2), True)]
    assert 2 <= motion.DEAL_WON <= 5 and 2 <= motion.MATCH_WON <= 5


def test_no_event_is_lost_and_none_is_shown_twice():
    for game, rules in GAMES.items():
        table, throw = new_table(game, Options(rules.info, rules.info.usual), 5), dice(9)
        while table.turn is not None:
            events = table.play(table.turn, pick(throw, table.legal))
            staged = [event for beat in motion.beats(events) for event in beat.events]
            assert sorted(map(id, staged)) == sorted(map(id, events))
            assert staged == events


def test_motion_is_skipped_when_it_is_off_and_when_the_table_jumps():
    assert not motion.skips(1.0, 4, 5)
    assert motion.skips(0.0, 4, 5)
    assert motion.skips(1.0, 4, 4), "moves taken back"
    assert motion.skips(1.0, 4, 9), "a match that goes on"


def test_three_games_have_three_moods():
    moods = [mood_of(game) for game in ("rolling_stone", "gran_ramino", "michigan")]
    assert len({mood.confetti for mood in moods}) == len({mood.lift for mood in moods}) == 3
    assert mood_of("another").confetti
    for game in GAMES:
        calm = mood_of(game, calm=True)
        assert (calm.confetti, calm.hops, calm.high, calm.tumbles, calm.spin) == ("", 0, 0.0, False, 0.0)


def test_what_bounces_comes_to_rest():
    heights = [ease.bounces(at / 400) for at in range(401)]
    assert heights[0] == heights[-1] == 0
    tops = [high for low, high, after in zip(heights, heights[1:], heights[2:]) if low < high >= after]
    assert len(tops) == 3
    assert tops == sorted(tops, reverse=True) and tops[0] == pytest.approx(1, abs=0.01)
    assert ease.tumbling(0) == 0 and ease.tumbling(1) == 1
    way = [ease.tumbling(at / 100) for at in range(101)]
    assert way == sorted(way)


def test_a_landing_shoots_over_by_four_percent():
    assert max(ease.out_back(at / 1000) for at in range(1001)) == pytest.approx(1.04, abs=0.006)
