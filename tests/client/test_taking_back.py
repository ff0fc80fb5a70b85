"""Taking a move back: free against bots; among people only until somebody else has seen or done something, and never past a
card that lay hidden. A refusal says why."""

import pytest

from engine.games import GAMES
from engine.model import DEAL, Action, Options
from engine.record import Record
from engine.table import Table
from game import words
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.scene import Push
from game.sofa.taking_back import Step, may_take_back
from tests.client.couch_stage import at_curtain, choose, couch, dice, look, sit, until, until_curtain
from tests.client.stage import Stage, doing

HANDS = (
    "JC 2H 3H 4H 5H 6H 7H 2C 3C 4C",
    "KS AD 5C 6C 7C 2D 3D 4D 5D 6D",
    "QS 2S 3S 4S 5S 6S 7S JD QD AS",
)
RAMINO = {
    "hands": [hand.split() for hand in HANDS],
    "turn": 0,
    "stock": ["AH", "AC", "KH", "KC", "QH", "QC", "JH"],
    "discards": ["KD"],
}


def tool(stage, name):
    stage.stack.hear(Intent(Kind.TOOL, text=name))


def looks(match, seat):
    """That person opens the curtain."""
    match.open(seat)


def people(game, seats, seed=1, bots=0):
    """A match of that many people, dealt, without a screen."""
    match = Match(Wish(game, seats + bots, seed, players=sit(seats, bots)))
    match.play(DEAL)
    return match


def act(match, kind=None):
    """Whoever is to act looks and takes the first action (of that kind)."""
    seat = match.table.turn
    if seat in match.people:
        looks(match, seat)
    match.play(next(action for action in match.table.legal if kind is None or action.text.startswith(kind)))
    return seat


# Among people


def test_what_was_chosen_is_taken_back_until_the_next_person_has_looked():
    match = people("gran_ramino", 3)
    first = act(match, "draw")
    assert act(match, "discard") == first
    assert match.may_take_back(first) == ""
    looks(match, match.table.turn)
    assert match.may_take_back(first) == "back.others", "somebody else has seen something"


def test_nor_once_the_next_person_has_acted():
    match = people("gran_ramino", 3)
    first = act(match, "draw")
    act(match, "discard")
    act(match, "draw")
    assert match.may_take_back(first) == "back.others"


def test_a_card_from_the_stock_is_never_put_back():
    match = people("gran_ramino", 3)
    first = act(match, "draw")
    while len([one for one in match.table.legal if one.kind == "draw"]) < 2:
        act(match)
    seat = match.table.turn
    assert act(match, "draw stock") == seat
    assert match.may_take_back(seat) == "back.seen"
    assert act(match, "discard") == seat
    assert match.may_take_back(seat) == "", "the discard alone may be"
    match.take_back(seat)
    assert match.table.turn == seat and match.table.legal[0].kind == "discard"
    assert match.may_take_back(seat) == "back.seen"
    assert first in match.people


def test_a_card_that_lay_open_is_put_back():
    match = people("gran_ramino", 3)
    act(match, "draw")
    act(match, "discard")
    seat = act(match, "draw discard")
    assert match.may_take_back(seat) == ""
    match.take_back(seat)
    assert [one.text for one in match.table.legal if one.kind == "draw"] == ["draw stock", "draw discard"]


def test_a_swap_is_never_undone():
    for seed in range(60):
        match = people("michigan", 3, seed)
        while not any(one.text == "swap" for one in match.table.legal):
            if match.table.deal_over or match.table.legal[0].kind == "play":
                break
            act(match)
        if any(one.text == "swap" for one in match.table.legal):
            seat = act(match, "swap")
            assert match.may_take_back(seat) == "back.seen"
            return
    raise AssertionError("nobody could swap")


def test_a_bot_that_has_moved_meanwhile_is_no_hindrance():
    """It sees nothing and tells nothing; what it did is taken back with the rest."""
    match = people("rolling_stone", 2, seed=3, bots=2)
    for _ in range(40):
        if match.table.turn in match.people and len(match.table.legal) > 1:
            seat = act(match)
            ply = match.table.ply
            bots = 0
            while match.table.turn is not None and match.table.turn not in match.people:
                match.play(match.table.legal[0])
                bots += 1
            if bots:
                assert match.may_take_back(seat) == ""
                match.take_back(seat)
                assert match.table.ply == ply - 1 and match.table.turn == seat
                return
        else:
            act(match)
    raise AssertionError("no bot has moved after a choice")


def test_a_deal_that_was_dealt_meanwhile_and_a_match_that_is_decided_end_it():
    match = people("rolling_stone", 2, seed=3, bots=2)
    seat = match.table.turn if match.table.turn in match.people else None
    for _ in range(600):
        if match.over:
            break
        last = match.table.turn
        if last in match.people and len(match.table.legal) > 1:
            seat = last
        match.play(match.table.legal[0])
        if match.table.record.actions[-1][1] is DEAL and seat is not None:
            assert match.may_take_back(seat) == "back.nothing"
    assert match.over or match.table.deals > 1
    if match.over:
        assert match.may_take_back(seat) == "back.over"


@pytest.mark.parametrize("why", ["over", "nothing", "others", "seen"])
def test_every_refusal_has_a_sentence_for_grown_ups_and_one_for_children(why):
    for key in (f"back.{why}", f"kids.back.{why}"):
        assert words.say(key).endswith("."), key


def test_the_rule_by_itself():
    """Steps of a real table: what is asked is who sees, not who plays."""
    table = Table(Record("gran_ramino", Options(GAMES["gran_ramino"].info, 3, {}), None, RAMINO))
    steps = []
    for text in ("draw discard", "discard 7H", "draw stock", "discard AD"):
        seat = table.turn
        steps.append(Step(seat, Action.parse(text), tuple(table.play(seat, Action.parse(text)))))
    assert may_take_back(0, {0, 1, 2}, steps[:2]) == ""
    assert may_take_back(0, {0, 1, 2}, steps[:2], looked={1}) == "back.others"
    assert may_take_back(0, {0, 1, 2}, steps[:2], looked={0}) == "", "the own look is none"
    assert may_take_back(0, {0, 2}, steps) == "", "seat 1 is a bot"
    assert may_take_back(0, {0, 1}, steps) == "back.others"
    assert may_take_back(1, {0, 1}, steps[2:]) == "back.seen"
    assert may_take_back(1, {1}, steps[2:]) == "", "against bots it is free"
    assert may_take_back(0, {0}, []) == "back.nothing"
    assert may_take_back(0, {0}, steps, over=True) == "back.over"


# Against bots


@pytest.mark.parametrize(
    ("game", "seats"), [("gran_ramino", 2), ("gran_ramino", 4), ("rolling_stone", 4), ("rolling_stone", 6)]
)
def test_against_bots_every_decision_of_the_deal_is_taken_back_one_by_one(game, seats):
    """Also past cards from the stock and past what the bots have played, and all of it done again."""
    stage = Stage(pace=0.0)
    table, throw = stage.table(game, seats, 4), dice(4)
    decided = []
    for _ in range(5):
        stage.until_asked()
        assert stage.at_table
        if len(table.view.legal) > 1:
            decided.append(table.match.table.ply)
        stage.key(throw.choice(doing(table)))
    stage.until_asked()
    whole = list(table.match.table.record.actions)
    for ply in reversed(decided):
        tool(stage, "back")
        assert table.match.table.ply == ply and not table.refusal
    tool(stage, "back")
    assert table.refusal == words.say("back.nothing") and table.match.table.ply == decided[0]
    for _ in decided:
        tool(stage, "redo")
        assert not table.refusal
    assert table.match.table.record.actions == whole


# At the screen


def test_right_after_a_hand_over_it_is_refused_or_leads_through_the_curtain_to_the_right_person():
    stage, table = couch("gran_ramino", 3, 0, seed=2)
    throw, ways = dice(2), {"taken": 0, "refused": 0}
    for turn in range(16):
        until(stage, lambda: at_curtain(stage) or not stage.at_table or (table.match.eyes is not None and table.view.legal))
        if not stage.at_table and not at_curtain(stage):
            break
        if at_curtain(stage):
            look(stage)
        seat = table.match.eyes
        choose(stage, throw)
        if table.match.eyes is not None:  # the same turn goes on
            continue
        curtain = until_curtain(stage)
        assert curtain.seat != seat
        if turn % 3 == 0:
            look(stage)  # the next person has looked: too late
            ply = table.match.table.ply
            assert table.match.may_take_back(seat) == "back.others"
            tool(stage, "back")
            assert table.refusal and table.match.table.ply == ply and table.match.eyes == curtain.seat
            ways["refused"] += 1
            continue
        stage.wait(1)
        stage.key("back")
        assert table.match.eyes is None and table.match.table.turn == seat
        again = until_curtain(stage)
        assert again.seat == seat and table.match.players[seat].name in " ".join(again.aloud())
        ways["taken"] += 1
        look(stage)
        tool(stage, "redo")
    assert min(ways.values()) >= 2, ways


def test_two_people_with_open_hands_take_back_by_the_same_rule():
    stage = Stage(pace=0.0)
    wish = Wish("gran_ramino", 2, 3, (("open_hands", "true"), ("match_to", "1")), players=sit(2, 0, privacy="open"))
    stage.stack.apply(Push(stage.home.table(stage.home, Match(wish))))
    table = stage.top
    until(stage, lambda: table.match.eyes is not None and bool(table.view.legal))
    seat = table.match.table.turn
    table.play(table.view.legal[0])
    until(stage, lambda: table.match.eyes is not None and bool(table.view.legal))
    if table.match.table.turn == seat:
        table.play(table.view.legal[0])
    until(stage, lambda: table.match.eyes is not None and bool(table.view.legal))
    assert table.match.may_take_back(seat) == "back.others"
