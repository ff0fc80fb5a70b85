"""Every registered game has a lesson, and it can be followed to its end whatever is done that the lesson accepts."""

import re

import pytest

from engine.games import GAMES
from engine.model import Options
from game.lessons import LESSONS
from game.lessons.course import answer, leads_on, standing, table_of, way
from game.lessons.lesson import YOU
from game.sentences import TEXTS

PARTS = [(game, part) for game, lesson in LESSONS.items() for part in lesson.parts]
NAMED = [f"{game} {part.name}" for game, part in PARTS]
STEPS = [(game, step) for game, part in PARTS for step in part.steps]


def following(part, most=60):
    """Every way through a part that the lesson accepts, as actions; of many alike only some."""
    ways, open_ways = [], [()]
    while open_ways:
        played = open_ways.pop()
        assert len(played) < most, f"{part.name} goes on for ever"
        now, table = standing(part, played).step, table_of(part, played)
        if now == len(part.steps):
            ways.append(played)
            continue
        assert not table.deal_over, f"the deal of {part.name} is over before its step {part.steps[now].name} is done"
        if table.turn != YOU:
            open_ways.append((*played, (table.turn, answer(part, table))))
            continue
        good = leads_on(part, played, part.steps[now])
        assert good, f"nothing leads on from {part.steps[now].name} after {[action.text for _, action in played]}"
        open_ways += [(*played, (YOU, action)) for action in good[:: max(1, len(good) // 6)]]
    return ways


def test_every_game_has_one():
    assert set(LESSONS) == set(GAMES), "a lesson is a module in game/lessons and a line in its LESSONS"
    assert all(game == lesson.game for game, lesson in LESSONS.items())


@pytest.mark.parametrize(("game", "part"), PARTS, ids=NAMED)
def test_nobody_is_ever_stuck_in_one(game, part):
    ways = following(part)
    assert ways
    for played in ways:
        table = table_of(part, played)
        assert [seat for seat, _ in table.record.actions] == [seat for seat, _ in played]


def test_there_is_more_than_one_way_through():
    assert len(following(LESSONS["rolling_stone"].parts[0])) == 12
    assert len(following(LESSONS["gran_ramino"].parts[0])) == 2
    assert len(following(LESSONS["michigan"].parts[0])) >= 6


@pytest.mark.parametrize(("game", "part"), PARTS, ids=NAMED)
def test_it_is_played_with_the_usual_house_rules(game, part):
    options = table_of(part).record.options
    assert options == Options(GAMES[game].info, options.seats)
    assert part.start["game"] == game


@pytest.mark.parametrize(("game", "part"), PARTS, ids=NAMED)
def test_what_is_pointed_at_leads_through(game, part):
    for number, step in enumerate(part.steps):
        played = way(part, number)
        assert standing(part, played).step == number
        good = leads_on(part, played, step)
        assert not step.shown or step.shown in [action.text for action in good]
    assert standing(part, way(part, len(part.steps))).step == len(part.steps)


def test_the_numbers_of_steps_go_through_all_parts():
    for lesson in LESSONS.values():
        places = [(part, step) for part, one in enumerate(lesson.parts) for step in range(len(one.steps))]
        assert [lesson.at(number) for number in range(1, lesson.length + 1)] == places
        assert [lesson.number(*place) for place in places] == list(range(1, lesson.length + 1))
        for wrong in (0, lesson.length + 1):
            with pytest.raises(ValueError, match="none has the number"):
                lesson.at(wrong)


# Words

SAID = {key: text for key, text in TEXTS.items() if key.startswith(tuple(f"lesson.{game}." for game in GAMES))}


def sentences(text):
    return [one for one in re.split(r"(?<=[.!?])\s+", text) if one]


def test_every_step_and_part_has_words_for_all():
    for game, step in STEPS:
        assert f"lesson.{game}.{step.name}" in SAID
        assert f"lesson.{game}.{step.name}.kid" in SAID
    for game, part in PARTS:
        assert f"lesson.{game}.{part.name}.done" in SAID
        assert f"lesson.{game}.{part.name}.done.kid" in SAID


def test_every_step_at_which_something_else_can_be_done_says_why_not():
    for game, part in PARTS:
        for number, step in enumerate(part.steps):
            played = way(part, number)
            good = leads_on(part, played, step)
            if set(table_of(part, played).legal) - set(good):
                assert f"lesson.{game}.{step.name}.why" in SAID, step.name


def test_no_text_is_spare():
    known = {f"lesson.{game}.{step.name}{end}" for game, step in STEPS for end in ("", ".kid", ".why", ".why.kid")}
    known |= {f"lesson.{game}.{part.name}.done{end}" for game, part in PARTS for end in ("", ".kid")}
    assert set(SAID) <= known


@pytest.mark.parametrize("key", SAID)
def test_a_panel_says_little(key):
    text = SAID[key]
    filled = text.format(card="queen of hearts", suit="hearts")
    assert len(sentences(filled)) <= 3
    assert all(len(one.split()) <= 14 for one in sentences(filled)), filled
    if key.endswith(".kid"):
        assert len(text.split()) <= 10, text
