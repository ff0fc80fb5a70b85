"""What can be done in one way only: done by itself for somebody who likes it so, announced, at the pace of any other choice;
never where something else could be done, never unless it was wished for, and never against what somebody has just done."""

import pytest

from game import comfort, settings, words
from game.comfort import Comfort
from game.intents import Intent, Kind
from game.match import Match, Wish
from game.scene import Push
from game.scenes.sheet import SheetScene
from game.sofa import profiles
from game.sofa.seats import Player, house_players
from game.store import Store
from tests.client.kid_stage import KidStage, asked
from tests.client.learning import STEPS, at_step
from tests.client.stage import Stage, doing

GAMES = [("rolling_stone", 4), ("rolling_stone", 6), ("michigan", 3), ("gran_ramino", 2)]


def ours(table):
    """Whether it is ours, and nothing moves."""
    return not table.moving and bool(table.view.legal) and not table.match.deal_is_next and table.match.bot is None


def followed(stage, table, most=60):
    """Play on with the first choice wherever there is one; what came up where there was none: (text, whether it was done by
    itself, seconds it rested before), and the other choices' number."""
    found, choices, rested = [], 0, 0.0
    while len(found) + choices < most and stage.at_table:
        if not ours(table):
            stage.wait(1 / 120)
            rested = 0.0
            continue
        if len(table.view.legal) > 1:
            ply = table.match.table.ply
            stage.wait(2)
            assert table.match.table.ply == ply, "where there is a choice nothing is done"
            choices += 1
            if table.draft is not None:
                table.play(table.view.legal[0])
            else:
                stage.key(doing(table)[0])
            rested = 0.0
            continue
        ply, text = table.match.table.ply, table.view.legal[0].text
        rested = 0.0
        while table.match.table.ply == ply and rested < 3:
            stage.wait(1 / 120)
            rested += 1 / 120
        done = table.match.table.ply > ply
        found.append((text, done, rested, table.news))
        if not done:
            stage.key(doing(table)[0])
    return found, choices


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_is_done_and_announced_for_who_likes_it_so_and_takes_as_long_as_anything_else(game, seats):
    stage = Stage(pace=1.0)
    stage.home.comfort = Comfort(forced=True)
    found, choices = followed(stage, stage.table(game, seats, 4), 24)
    assert choices > 2
    assert found and all(done for _, done, *_ in found)
    assert all(0.55 <= rested <= 0.65 for _, _, rested, _ in found), "the 0.6 s that a bot's choice takes"
    assert all(words.say("forced.done") in news for *_, news in found)


def test_nothing_is_done_unless_it_was_wished_for():
    assert Comfort().forced is False and comfort.values("forced") == (False, True)
    stage = Stage(pace=0.0)
    found, choices = followed(stage, stage.table("rolling_stone", 4, 4), 20)
    assert choices and found and not any(done for _, done, *_ in found)


def test_keeping_a_hand_is_a_choice():
    """To swap or to keep: doing nothing is allowed, so nothing is done for anybody."""
    for seed in range(40):
        stage = Stage(pace=0.0)
        stage.home.comfort = Comfort(forced=True)
        table = stage.table("michigan", 4, seed)
        for _ in range(60):
            stage.until_asked()
            if {action.text for action in table.view.legal} == {"swap", "keep"} or table.view.table.phase == "play":
                break
            table.play(table.view.legal[0])
        if {action.text for action in table.view.legal} == {"swap", "keep"}:
            ply = table.match.table.ply
            stage.wait(5)
            assert table.match.table.ply == ply
            return
    raise AssertionError("nobody could swap")


def test_it_never_fights_what_was_just_done():
    """What is taken back leads to a choice, where it waits; a sheet over the table holds it, and so does looking for a card."""
    stage = Stage(pace=0.0)
    stage.home.comfort = Comfort(forced=True)
    table = stage.table("rolling_stone", 4, 4)
    for _ in range(60):
        stage.until_asked()
        if len(table.view.legal) > 1 and table.match.may_take_back(0) == "":
            stage.stack.hear(Intent(Kind.TOOL, text="back"))
            assert len(table.view.legal) > 1
            ply = table.match.table.ply
            stage.wait(5)
            assert table.match.table.ply == ply
            break
        if len(table.view.legal) > 1:
            stage.key(doing(table)[0])
        else:
            stage.wait(1 / 30)
    else:
        raise AssertionError("nothing could be taken back")
    for _ in range(200):
        if ours(table) and len(table.view.legal) == 1:
            break
        if ours(table):
            table.play(table.view.legal[0])
        stage.wait(1 / 120)
    ply = table.match.table.ply
    stage.stack.apply(Push(SheetScene(table)))
    stage.wait(3)
    assert table.match.table.ply == ply
    stage.stack.hear(Intent(Kind.BACK))
    table.looking = True
    stage.wait(3)
    assert table.match.table.ply == ply
    stage.stack.hear(Intent(Kind.BACK))
    stage.wait(1)
    assert table.match.table.ply > ply


def test_a_child_presses_itself_and_a_lesson_waits():
    stage = KidStage()
    stage.home.comfort = Comfort(forced=True)
    table = stage.play("rolling_stone", 4, 3)
    for _ in range(60):
        stage.until_child()
        if not stage.at_table or not asked(table):
            break
        if len(table.view.legal) == 1:
            ply = table.match.table.ply
            stage.wait(6)
            assert table.match.table.ply == ply
            break
        stage.click(doing(table)[0])
    else:
        raise AssertionError("there was always a choice")
    alone = 0
    for game, number in STEPS:
        lesson = at_step(game, number)
        lesson.home.comfort = Comfort(forced=True)
        if len(lesson.top.view.legal) == 1:
            alone += 1
        played = list(lesson.top.match.table.record.actions)
        lesson.wait(4)
        assert list(lesson.top.match.table.record.actions) == played
    assert alone > 0


def test_it_belongs_to_a_person_and_is_kept(tmp_path):
    stage = Stage((1280, 720), 0.0)
    stage.home.store = Store(tmp_path)
    one = profiles.new("Ada", "cat")
    profiles.keep(stage.home.store, profiles.liking(one, forced=True)).wait()
    bots = [bot for bot in house_players() if bot.animal != "cat"][:3]
    players = (Player("Ada", "cat", profile=one.id), *bots)
    stage.stack.apply(Push(stage.home.table(stage.home, Match(Wish("rolling_stone", 4, 4, players=players)))))
    assert stage.home.comfort.forced
    found, _ = followed(stage, stage.top, 12)
    assert found and all(done for _, done, *_ in found)
    settings.choose(stage.home, forced=False)
    assert profiles.kept(stage.home.store)[0].comfort.forced is False
    stage.home.store.close()
