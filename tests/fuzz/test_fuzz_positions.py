"""Position files: real lines made wrong, and rubbish. Answered, or refused in a sentence."""

import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given

from engine import position
from engine.games import GAMES
from tests.fuzz.mangling import (
    LONG,
    LONGEST_SENTENCE,
    SHORT,
    dice_for,
    mangled_text,
    mangled_value,
    often,
    read_or_refused,
    some_text,
    some_value,
)

HERE = Path(__file__).parent.parent / "positions"


@cache
def real_lines() -> list[str]:
    return [line for path in sorted(HERE.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines() if line.strip()]


def judge_line(line: str) -> None:
    found = read_or_refused(lambda: position.answer(position.read(line)))
    if found is None:
        return
    assert json.loads(json.dumps(found)) == found
    expect = position.read(line).get("expect")
    if isinstance(expect, dict):
        wrong = read_or_refused(lambda: position.differences(found, expect))
        assert wrong is not None
        assert all(len(words) < 5 * LONGEST_SENTENCE and "\n" not in words for words in wrong)


def mangled(number):
    def judge(dice):
        line = dice.choice(real_lines())
        line = json.dumps(mangled_value(json.loads(line), dice)) if dice.randrange(3) else mangled_text(line, dice)
        judge_line(line)

    return often(number)(given(dice_for(number))(judge))


FIELDS = ("hands", "hand", "turn", "moves", "options", "stock", "discards", "drawn", "source", "extra", "stakes", "expect")


def rubbish(number):
    def judge(dice):
        fields = {"game": dice.choice(list(GAMES)), "ask": dice.choice(["play", *position._ASKS])}
        match dice.randrange(4):
            case 0:
                judge_line(some_text(dice, 80))
            case 1:
                judge_line(json.dumps(some_value(dice)))
            case _:
                judge_line(json.dumps(fields | {name: some_value(dice) for name in FIELDS if dice.randrange(2)}))

    return often(number)(given(dice_for(number))(judge))


def test_a_mangled_position_is_answered_or_refused():
    mangled(SHORT)()


def test_rubbish_is_refused_in_a_sentence():
    rubbish(SHORT)()


@pytest.mark.slow
def test_a_hundred_thousand_mangled_positions():
    mangled(LONG)()


@pytest.mark.slow
def test_a_hundred_thousand_lines_of_rubbish():
    rubbish(LONG)()


@pytest.mark.parametrize(
    "line",
    [
        "[" * 1_000_000,
        '{"a":' * 1_000_000,
        '{"game": "' + "x" * 1_000_000 + '"}',
        '{"game": "michigan", "ask": "' + "x" * 1_000_000 + '"}',
        '{"game": "michigan", "ask": "play", "hands": ' + "[" * 900 + "]" * 900 + "}",
        '{"game": "michigan", "ask": "play", "hands": [["' + "x" * 1_000_000 + '"], []]}',
        '{"game": "michigan", "ask": "play", "hands": [["2C"], ["3C"]], "moves": [[' + "9" * 4_000 + ', "play 2C"]]}',
        '{"game": "michigan", "ask": "play", "hands": [["2C"], ["3C"]], "turn": ' + "9" * 5_000 + "}",
        '{"game": "michigan", "ask": "play", "hands": [["2C"], ["3C"]], "' + "x" * 1_000_000 + '": 1}',
        '{"game": "michigan", "ask": "play", "hands": [["2C"], ["3C"]], "stakes": {"AH": 99999999999}}',
        '{"game": "michigan", "ask": "play", "options": {"' + "x" * 1_000_000 + '": 1}, "hands": [["2C"], ["3C"]]}',
        '{"game": "michigan", "ask": "play", "options": {"markers": ' + "[" * 900 + "]" * 900 + '}, "hands": [["2C"], ["3C"]]}',
    ],
    ids=range(12),
)
def test_a_giant_is_refused_quickly_and_in_a_short_sentence(line):
    assert read_or_refused(lambda: position.answer(position.read(line))) is None
