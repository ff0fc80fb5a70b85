"""What is heard of what happens: every event has its cue, every cue its file, and none tells what a picture hides."""

import pytest

from engine.cards import card
from engine.chance import derive, dice, pick
from engine.events import DealOver, MatchOver, Moved, Paid, Restocked, Said, Sealed, Shown, TurnOf, seen_by
from engine.games import GAMES, find
from engine.model import DEAL, Sight, Zone
from game import cues, ears
from game.cues import Cue, Moment, cue_for
from game.ears import Look, heard
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.sofa.seats import OPEN
from sounds import NAMES

SEATS = {"rolling_stone": 4, "gran_ramino": 3, "michigan": 5}
OPTIONS = {"michigan": [(), (("stakes", "before"),)]}


class Recorder:
    """A loudspeaker that notes what it is told."""

    note = ""

    def __init__(self):
        self.told = []

    def play(self, name, step=None):
        self.told.append(name if step is None else (name, step))


def matches(game, seeds=(1, 2)):
    for seed in seeds:
        for options in OPTIONS.get(game, [()]):
            yield Match(Wish(game, SEATS.get(game) or find(game).info.usual, seed, options)), seed


def steps(match, seed, most=160):
    """(what truly happened, the moment) for each action of a match that is played by chance."""
    at = 0
    while not match.over and at < most:
        action = pick(dice(derive(seed, "test", at)), match.table.legal)
        yield match.table.play(match.table.turn, action), ears.moment(match)
        at += 1


def sounds_named():
    found = {cue.sound for table in (cues._MOVES, cues._SAID, cues._KINDS) for cue in table.values()}
    return found | set(cues._WINS.values()) | {cues._DEALT.sound, cues.LOSE, cues.TURN, cues.GREAT}


def test_every_cue_names_a_sound_that_there_is():
    named = sounds_named() - {""}
    assert named <= set(NAMES), named - set(NAMES)
    assert len(named) > 15


def test_every_sound_is_used_somewhere():
    """Those that no cue names belong to screens: the focus, presses, pads, the count-down, the curtain."""
    assert set(NAMES) - sounds_named() == {"move", "accept", "back", "refuse", "tick", "curtain"}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_public_happening_sounds_the_same_whatever_is_hidden(game):
    """Every viewer hears what the one who sees all hears, event by event; and so would anybody with another card there."""
    hidden = 0
    for match, seed in matches(game):
        for events, moment in steps(match, seed):
            true = [cue_for(event, moment) for event in events]
            for viewer in [None, *range(match.table.record.options.seats)]:
                seen = seen_by(events, viewer)
                hidden += sum(event != other for event, other in zip(seen, events))
                assert [cue_for(event, moment) for event in seen] == true
            other = [event._replace(card=(event.card + 17) % 52) if isinstance(event, Moved) else event for event in events]
            assert [cue_for(event, moment) for event in other] == true
    assert hidden > 100, "the matches hide something"


def test_the_moment_holds_only_what_everybody_knows():
    """It is the same for a match in which the hidden cards lie otherwise."""
    first, second = Match(Wish("rolling_stone", 4, 1)), Match(Wish("rolling_stone", 4, 2))
    for match in (first, second):
        match.play(DEAL)
    assert ears.moment(first)._replace(asked=None) == ears.moment(second)._replace(asked=None)
    assert Moment._fields == ("game", "you", "dealing", "over", "asked")


@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_in_a_match_is_heard(game):
    """All that moves or is paid makes a sound, of every kind the game has."""
    expected = {
        "rolling_stone": {"deal", "snap", "bounce", "tumble", "gather", "flip", "riffle", "turn"},
        "gran_ramino": {"deal", "slide", "draw", "snap", "flip", "riffle", "turn", "great"},
        "michigan": {"deal", "slide", "snap", "flip", "button", "stop", "honour", "turn", "riffle"},
    }
    kinds = set()
    for match, seed in matches(game, (1, 2, 3)):
        for events, moment in steps(match, seed, 600):
            for event in events:
                cue = cue_for(event, moment)
                kinds.add(cue.sound)
                if isinstance(event, Moved | Paid | Restocked | Shown):
                    assert cue.sound, event
                if isinstance(event, Said) and game in expected:
                    assert event.key in cues._SAID
    assert expected.get(game, set()) <= kinds, expected[game] - kinds


def test_cards_sound_by_where_they_come_from_and_go():
    stock, trick = Zone("stock", None, Sight.HIDDEN), Zone("trick")
    hand, won = Zone("hand", 0, Sight.OWNER), Zone("won", 1, Sight.HIDDEN)
    seven = card("7H")

    def sound(source, target, **known):
        return cue_for(Moved(seven, source, target), Moment(**known)).sound

    assert sound(stock, hand, dealing=True) == "deal"
    assert sound(stock, hand) == "draw"
    assert sound(hand, trick) == "snap"
    assert sound(trick, won) == "gather"
    assert sound(trick, hand) == "bounce"
    assert sound(won, stock) == "slide"
    assert cue_for(Said("picks_up", 0, (), 3)) == Cue("tumble", "rolls", "said.picks_up")
    assert cue_for(Shown(hand, (seven,))).sound == "flip"
    assert cue_for(Shown(hand, (seven,), "ramino")).sound == "great"
    assert cue_for(Sealed(0, 4, (1, 1, 1, 1))) == cue_for(Sealed(0, 4, (4, 0, 0, 0))) == cue_for(Sealed(0, 4, None)) == Cue()


@pytest.mark.parametrize(
    ("event", "known", "sound"),
    [
        (DealOver("out", (0,)), {"you": 0, "game": "michigan"}, "win_michigan"),
        (DealOver("out", (2,)), {"you": 0, "game": "michigan"}, "lose"),
        (DealOver("limit_shared", (0, 2)), {"you": 0, "game": "rolling_stone"}, "win_rolling_stone"),
        (DealOver("out", (2,)), {"you": None, "game": "gran_ramino"}, "win_gran_ramino"),
        (DealOver("out", (0,)), {"you": 0, "game": "michigan", "over": True}, ""),
        (DealOver("nobody", ()), {"you": 0, "game": "michigan"}, ""),
        (MatchOver((0,)), {"you": 0, "game": "gran_ramino", "over": True}, "win_gran_ramino"),
        (MatchOver((1,)), {"you": 0, "game": "gran_ramino", "over": True}, "lose"),
        (MatchOver((1,)), {"game": "another", "over": True}, "win_rolling_stone"),
        (TurnOf(1), {"asked": 1}, "turn"),
        (TurnOf(1), {"asked": None}, ""),
    ],
)
def test_the_end_and_the_turn_sound_for_whom_they_concern(event, known, sound):
    """Who watches hears somebody win. Where the match ends with the deal one of the two is heard, not both."""
    assert cue_for(event, Moment(**known)).sound == sound


def test_your_turn_sounds_when_it_begins_and_you_have_a_choice():
    match = Match(Wish("rolling_stone", 4, 3))
    begun = on = forced = 0
    before = None
    for at in range(300):
        if match.over:
            break
        turn = match.table.turn
        action = pick(dice(derive(3, "test", at)), match.table.legal)
        before = turn if action is not DEAL else None
        match.play(action)
        asked, turn = ears.moment(match).asked, match.table.turn
        if turn == match.you and before != match.you and len(match.table.legal) > 1:
            begun += 1
            assert asked == match.you
        else:
            on += turn == before == match.you
            forced += turn == match.you and len(match.table.legal) == 1
            assert asked is None
    assert min(begun, on, forced) > 2


def test_nobody_is_called_at_a_table_of_bots():
    match = Match(Wish("rolling_stone", 4, 3, watch=True))
    assert match.eyes is OPEN
    for events, moment in steps(match, 3, 60):
        assert moment.asked is None and moment.you is None
        assert not any(cue_for(event, moment).sound == "turn" for event in events)


def test_an_event_is_heard_once_and_markers_by_whoever_moves_them():
    class Somewhere:
        sound = Recorder()

    home = Somewhere()
    match = Match(Wish("michigan", 4, 1))
    assert ears.heed(home, match, Said("stop_ace", 1)) == Cue("stop", "", "said.stop_ace")
    ears.heed(home, match, Said("keeps", 1))
    paid = Paid(Zone("purse", 0), Zone("stake", 0), (3, 0, 0, 0))
    assert ears.heed(home, match, paid).sound == "button"
    assert home.sound.told == ["stop"]


@pytest.mark.parametrize(
    ("kind", "before", "after", "accepted", "same", "sound"),
    [
        (Kind.MOVE, Look("a"), Look("b"), False, True, "move"),
        (Kind.MOVE, Look("a"), Look("a"), False, True, ""),
        (Kind.NEXT, Look("a"), Look("b"), True, True, "move"),
        (Kind.POINT, Look("a"), Look("b"), False, True, ""),
        (Kind.ACT, Look("a"), Look("a"), True, True, "accept"),
        (Kind.UP, Look("a"), Look("b"), True, False, "accept"),
        (Kind.UP, Look("a"), Look("a"), False, True, ""),
        (Kind.BACK, Look("a"), Look("b"), True, False, "back"),
        (Kind.BACK, Look("a"), Look("a"), False, True, ""),
        (Kind.UP, Look("a", 5), Look("a", 5, refused=True), True, True, "refuse"),
        (Kind.UP, Look("a", 5), Look("a", 6), True, True, ""),
        (Kind.UP, Look("a", 5, moving=True), Look("a", 5), True, True, ""),
        (Kind.TEXT, Look("a"), Look("a"), True, True, ""),
    ],
)
def test_a_press_sounds_as_what_came_of_it(kind, before, after, accepted, same, sound):
    assert heard(Intent(kind), before, after, accepted, same) == sound
