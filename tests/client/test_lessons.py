"""Lessons at the table: followed by mouse and keys, done wrongly, left, paused, taken back and repeated at every step."""

import random
from dataclasses import replace

import pytest

from engine.record import Record
from engine.table import Table
from game import words
from game.intents import Intent, Kind
from game.lessons import LESSONS
from game.lessons.course import standing, table_of
from game.lessons.finished import is_finished
from game.lessons.lesson import YOU
from game.scene import Push, Swap
from game.scenes.lesson import SEEN, LessonScene
from game.scenes.lesson_over import LessonOverScene
from game.scenes.lesson_pause import LessonPauseScene
from game.scenes.lessons import LessonsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.store import Store
from tests.client.learning import STEPS, at_step, begun, follow, key_of, number_of, until_pointed, wrong_moves
from tests.client.stage import Stage

LONGEST = 180
"""Seconds that a lesson may take."""
_WORDS_A_SECOND, _PRESS = 2.0, 1.5
"""How fast somebody reads, and how long they take to find and press what is meant."""


def played(table):
    return [(seat, action.text) for seat, action in table.match.table.record.actions]


# To the end


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("device", ["mouse", "touch", "keys"])
def test_whoever_does_what_is_pointed_at_comes_to_the_end(game, device):
    stage = begun(game, pace=0.0)
    seen = []

    def press(key):
        number = number_of(stage.top)
        if number not in seen:
            seen.append(number)
        stage.key(key) if device == "keys" else stage.click(key, device)

    pressed = follow(stage, press)
    assert set(range(1, LESSONS[game].length + 1)) <= set(seen)
    assert pressed.count(("next",)) == len(LESSONS[game].parts)
    assert is_finished(stage.home.store, game)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_takes_at_most_three_minutes(game, capsys):
    stage = begun(game)
    ticks = presses = read = 0
    told = ""
    while not isinstance(stage.top, LessonOverScene):
        for _ in range(10_000):
            if stage.top.pointed is not None and not stage.top.wrong:
                break
            stage.wait(0.05)
            ticks += 1
        if stage.top.telling() != told:
            told = stage.top.telling()
            read += len(told.split())
        stage.key(stage.top.pointed)
        presses += 1
    seconds = ticks * 0.05 + read / _WORDS_A_SECOND + presses * _PRESS
    with capsys.disabled():
        print(f"\n{game}: {presses} presses, {read} words, about {seconds:.0f} s")
    assert 20 < seconds <= LONGEST


def test_the_end_offers_a_match_the_lesson_again_and_the_way_back():
    for key, kind in (("play", TableScene), ("again", LessonScene), ("back", LessonsScene)):
        stage = begun("gran_ramino", pace=0.0)
        follow(stage)
        stage.key(key)
        assert type(stage.top) is kind
        if key == "play":
            assert {player.level for player in stage.top.match.players if player.is_bot} == {"gentle"}
            assert stage.home.store.matches()
        if key == "again":
            assert number_of(stage.top) == 1 and stage.top.view.ply == 0


@pytest.mark.parametrize("game", LESSONS)
def test_no_lesson_is_kept_as_a_match(game, tmp_path):
    stage = Stage(pace=0.0)
    stage.home.store = Store(tmp_path)
    stage.stack.apply(Push(stage.home.lesson(stage.home, game)))
    follow(stage)
    assert stage.home.store.matches() == [] and stage.home.store.matches(finished=True) == []
    stage.home.store.close()
    again = Store(tmp_path)
    assert is_finished(again, game) and again.matches() == []
    again.close()


def test_all_is_played_at_a_real_table():
    stage = begun("rolling_stone", pace=0.0)
    while not stage.top.done:
        until_pointed(stage)
        stage.key(stage.top.pointed)
        stage.rest()
    record = stage.top.match.table.record
    again = Table(Record.from_text(record.to_text()))
    assert again.reveal() == stage.top.match.table.reveal(), "its record is that of any match"
    assert record.seed is None and record.position["game"] == "rolling_stone"


# Each step


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_what_is_wrong_is_taken_back_and_said_why(game, number):
    stage = at_step(game, number)
    for text in [action.text for action in wrong_moves(stage.top)]:
        table = stage.top
        before, step = played(table), table.standing.step
        action = next(one for one in table.match.table.legal if one.text == text)
        stage.key(key_of(table, action))
        assert played(table) == [*before, (YOU, text)], "it is really played"
        assert table.wrong and table.pointed is None
        stage.rest()
        stage.wait(SEEN + 0.2)
        assert not table.wrong and played(table) == before and table.standing.step == step
        assert any(f"{YOU} {text}" in note for _, note in table.match.table.record.notes), "and really taken back"
        assert words.say("lesson.taken_back") in table.telling() and len(table.telling()) > 40
        assert "{" not in table.telling()
        assert not table.match.undone, "it cannot be done again by a slip"
        stage.rest()
        until_pointed(stage)
        assert table.why, "it stays until something is done"
    stage.key(stage.top.pointed)
    assert not stage.top.wrong and not stage.top.why


def test_there_are_wrong_moves_to_be_tried():
    wrong = {(game, number): len(wrong_moves(at_step(game, number).top)) for game, number in STEPS}
    assert sum(1 for many in wrong.values() if many) >= 10


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_press_while_it_is_looked_at_takes_it_back_at_once(game, number):
    stage = at_step(game, number)
    table = stage.top
    for action in wrong_moves(table)[:1]:
        before = played(table)
        stage.key(key_of(table, action))
        stage.stack.hear(Intent(Kind.DOWN, 5, 400, device="mouse"))
        stage.stack.hear(Intent(Kind.UP, 5, 400, device="mouse"))
        assert played(table) == before and table.why


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_what_the_rules_refuse_is_refused_as_at_any_table(game, number):
    stage = at_step(game, number)
    table = stage.top
    playable = {action.card for action in table.view.legal}
    refused = [card for card in table.hand if card not in playable]
    for card in refused[:2]:
        stage.key(("card", card))
        assert table.refusal and table.telling() == table.refusal
        assert table.pointed is not None, "and the step goes on"
    stage.key(table.pointed)
    assert not table.refusal


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_any_step_can_be_shown(game, number):
    stage = at_step(game, number)
    table, step = stage.top, stage.top.standing.step
    stage.key(("skip",))
    for _ in range(400):
        if table.standing.step > step:
            break
        stage.wait(0.1)
    assert table.standing.step == step + 1
    follow(stage)


@pytest.mark.parametrize("game", LESSONS)
def test_a_whole_lesson_can_be_shown(game):
    stage = begun(game)
    pressed = follow(stage, lambda key: stage.key(key if key == ("next",) else ("skip",)), most=60)
    assert len(pressed) <= LESSONS[game].length * 2 + len(LESSONS[game].parts)


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_any_step_can_be_left(game, number):
    stage = at_step(game, number)
    stage.click(("leave",))
    assert type(stage.top) is LessonsScene and len(stage.stack) == 1
    assert stage.home.store.matches() == [] and not is_finished(stage.home.store, game)
    stage.stack.hear(Intent(Kind.BACK))
    assert type(stage.top) is TitleScene and len(stage.stack) == 1
    stage = at_step(game, number)
    stage.stack.hear(Intent(Kind.BACK))
    stage.key("leave")
    assert type(stage.top) is LessonsScene


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_pause_keeps_the_step(game, number):
    stage = at_step(game, number)
    table = stage.top
    before, pointed, told = played(table), table.pointed, table.telling()
    stage.stack.hear(Intent(Kind.BACK))
    assert isinstance(stage.top, LessonPauseScene)
    assert ["players", "ask"] not in [target.key for target in stage.top.focus.targets]
    stage.wait(5)
    stage.key("on")
    assert stage.top is table and (played(table), table.pointed, table.telling()) == (before, pointed, told)
    stage.stack.hear(Intent(Kind.BACK))
    stage.stack.hear(Intent(Kind.BACK))
    assert stage.top is table
    follow(stage)


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_taking_back_goes_from_step_to_step_to_the_first(game, number):
    stage = at_step(game, number)
    seen = [number_of(stage.top)]
    for _ in range(20):
        stage.stack.hear(Intent(Kind.TOOL, text="back"))
        if stage.top.refusal:
            break
        until_pointed(stage)
        seen.append(number_of(stage.top))
    assert seen == list(range(number, 0, -1)), "one step at a time"
    assert stage.top.refusal == words.say("lesson.first")
    follow(stage)


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_taking_back_after_the_deed_asks_for_the_same_again(game, number):
    stage = at_step(game, number)
    table = stage.top
    stage.key(("skip",))
    for _ in range(600):
        if not table.moving and (table.asks or table.done) and table.standing.step == table.lesson.at(number)[1] + 1:
            break
        stage.wait(0.1)
    assert stage.top is table
    table.use("back")
    until_pointed(stage)
    assert number_of(stage.top) == number


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_any_step_can_be_done_again_from_its_beginning(game, number):
    stage = at_step(game, number)
    table = stage.top
    before = played(table)
    stage.key(("again",))
    until_pointed(stage)
    assert number_of(table) == number and played(table) == before, "the others do the same again"
    stage.stack.hear(Intent(Kind.BACK))
    stage.key("again")
    until_pointed(stage)
    assert stage.top is table and played(table) == before


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_another_size_language_or_device_keeps_the_step(game, number):
    stage = at_step(game, number)
    table = stage.top
    before = played(table)
    for size in ((1920, 1080), (1024, 640), (1280, 720)):
        stage.resize(size)
        assert number_of(table) == number and played(table) == before and table.pointed is not None
        where = next(one for one in table.focus.targets if one.key == table.pointed)
        assert where.rect.x >= 0 and where.rect.right <= table.canvas[0] + 1
    try:
        words.use("sv")
        stage.resize(stage.size)
        assert number_of(table) == number
    finally:
        words.use("en")
    stage.click(table.pointed, "touch")
    follow(stage, stage.key)


def test_an_early_success_passes_the_steps_that_it_fulfils():
    part = LESSONS["gran_ramino"].parts[0]
    merged = replace(part, steps=(replace(part.steps[1], goal=part.steps[3].goal), *part.steps[3:]))
    played = table_of(part).record.actions
    table = table_of(part)
    for text in ("draw stock", "discard JD", "draw stock", "discard KC", "draw discard", "discard 7C"):
        action = next(one for one in table.legal if one.text == text)
        table.play(table.turn, action)
    assert standing(part, played).step == 0
    assert standing(part, table.record.actions).step == 4
    assert standing(merged, table.record.actions).step == 1, "one event fulfils one step only"


def test_another_way_that_leads_there_is_accepted():
    stage = at_step("rolling_stone", 3)
    table = stage.top
    others = [action for action in table.good if action != table.wanted]
    assert len(others) == 2
    stage.key(key_of(table, others[-1]))
    assert not table.wrong
    until_pointed(stage)
    assert number_of(table) == 4 and others[-1] in [action for _, action in table.match.table.record.actions]
    follow(stage)


# Foolish hands


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("seed", range(6))
def test_somebody_who_presses_anything_never_gets_stuck(game, seed):
    dice = random.Random(seed)
    stage = begun(game, pace=dice.choice((0.0, 1.0)))
    kinds = (Kind.BACK, Kind.HELP, Kind.NEXT, Kind.PREVIOUS)
    for _ in range(160):
        top = stage.top
        if isinstance(top, TitleScene | LessonsScene | LessonOverScene) or len(stage.stack) == 0:
            stage.stack.apply(Swap(stage.home.lesson(stage.home, game)))
            continue
        throw = dice.random()
        if throw < 0.12:
            stage.stack.hear(Intent(dice.choice(kinds)))
        elif throw < 0.2:
            tool = dice.choice(("back", "redo", "again", "sort", "last", "deck", "more", "look", "plan", "large"))
            stage.stack.hear(Intent(Kind.TOOL, text=tool))
        elif throw < 0.3:
            x, y = dice.random() * 1300, dice.random() * 850
            for kind in (Kind.DOWN, Kind.POINT, Kind.UP):
                stage.stack.hear(Intent(kind, x, y, device="mouse"))
                x, y = x + dice.randrange(-300, 300), y + dice.randrange(-300, 300)
        elif throw < 0.85 and getattr(top, "focus", None) is not None:
            keys = [target.key for target in top.focus.targets if target.key not in (("leave",), "leave", "full", "settings")]
            if keys:
                stage.key(dice.choice(keys))
        stage.wait(dice.choice((0.0, 0.05, 0.6)))
        if dice.random() < 0.05:
            stage.resize(dice.choice(((1024, 640), (1280, 720), (1920, 1080))))
    for _ in range(30):  # back to the lesson, if it was left by a side door
        if isinstance(stage.top, LessonScene | LessonOverScene):
            break
        if isinstance(stage.top, TableScene | TitleScene | LessonsScene):
            stage.stack.apply(Swap(stage.home.lesson(stage.home, game)))
        stage.stack.hear(Intent(Kind.BACK))
    if isinstance(stage.top, LessonScene):
        if stage.top.looking:
            stage.stack.hear(Intent(Kind.BACK))
        if stage.top.choosing:
            stage.key(("free",))
        follow(stage)
    assert isinstance(stage.top, LessonOverScene)
