"""Every worked position has the answer that follows from the rules; and a wrong answer would be noticed."""

import json
from pathlib import Path

import pytest

from engine import cli, position

HERE = Path(__file__).parent
LINES = [
    (path.stem, number, line)
    for path in sorted(HERE.glob("*.jsonl"))
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
    if line.strip()
]


@pytest.mark.parametrize("line", [line for _, _, line in LINES], ids=[json.loads(line)["id"] for _, _, line in LINES])
def test_a_position_has_its_answer(line):
    fields = position.read(line)
    expect = fields.pop("expect")
    assert position.differences(position.answer(fields), expect) == []


def test_there_are_enough_and_none_twice():
    names = [json.loads(line)["id"] for _, _, line in LINES]
    own = [stem for stem, _, _ in LINES if stem.startswith("own_")]
    assert len(set(names)) == len(names)
    assert len(own) >= 48


@pytest.mark.parametrize("line", [line for _, _, line in LINES], ids=[json.loads(line)["id"] for _, _, line in LINES])
def test_a_wrong_answer_is_noticed(line):
    fields = position.read(line)
    found = position.answer(fields)
    for key, value in fields["expect"].items():
        wrong = {**fields["expect"], key: _other(value)}
        assert position.differences(found, wrong), key


def _other(value):
    """A value of the same shape that is not this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return value[:-1] if value else ["2H"]
    if isinstance(value, dict):
        return {key: _other(one) for key, one in value.items()} if value else {"AH": 1}
    return 0 if value is None else None


def test_the_command_answers_and_checks(capsys, tmp_path):
    path = HERE / "rolling_stone.jsonl"
    assert cli.main(["position", str(path), "--check"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["id"] for one in answers] == [json.loads(line)["id"] for line in path.read_text("utf-8").splitlines()]
    wrong = json.loads(path.read_text("utf-8").splitlines()[0])
    wrong["expect"]["turn"] = 3
    (tmp_path / "wrong.jsonl").write_text(json.dumps(wrong), "utf-8")
    assert cli.main(["position", str(tmp_path / "wrong.jsonl"), "--check"]) == 1
    assert "turn: 1, not 3" in capsys.readouterr().err


def test_what_is_expected_is_never_read(capsys, tmp_path):
    fields = position.read(LINES[0][2])
    del fields["expect"]
    (tmp_path / "bare.jsonl").write_text(json.dumps(fields), "utf-8")
    assert cli.main(["position", str(tmp_path / "bare.jsonl")]) == 0
    assert json.loads(capsys.readouterr().out)["answer"] == position.answer(position.read(LINES[0][2]))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"ask": "fortune"}, "cannot be asked 'fortune'"),
        ({"hands": [["9H"]]}, "for 4, 5 or 6 players, not 1"),
        ({"hands": 7}, "hands must be a list"),
        ({"hands": [["9H"], ["9H"], ["8C"], ["7C"]]}, "9H stands in the position twice"),
        ({"hands": [["2H"], ["9H"], ["8C"], ["7C"]]}, "2H is not in this pack"),
        ({"hands": [["XX"], ["9H"], ["8C"], ["7C"]]}, "'XX' is no card"),
        ({"hands": [[], ["9H"], ["8C"], ["7C"]]}, "every seat needs at least one card"),
        ({"turn": 9}, "turn must be a whole number from 0 to 3"),
        ({"turn": True}, "turn must be a whole number"),
        ({"moves": [[0, "play 2H"]]}, "move 0: seat 0 cannot 'play 2H'"),
        ({"moves": [[0]]}, "move 0 must be [seat, action]"),
        ({"moves": [[0, ""]]}, "is no action"),
        ({"options": {"moon": "full"}}, "no option 'moon'"),
        ({"options": []}, "options must be a JSON object"),
        ({"barred": ["KS"]}, "KS is not in that hand"),
        ({"made": -1}, "made must be a whole number from 0 to 10000"),
        ({"pickups": [1]}, "pickups must be 4 whole numbers"),
        ({"moon": 1}, "the field 'moon' means nothing"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(change, complaint):
    hands = [["9H", "TD"], ["7H", "AS", "KH"], ["8C", "TH"], ["7C", "QH"]]
    fields = {"id": "X", "game": "rolling_stone", "ask": "play", "hands": hands, "turn": 0, **change}
    with pytest.raises(position.PositionError) as wrong:
        position.answer(fields)
    assert complaint in str(wrong.value)


@pytest.mark.parametrize("line", ["", "nonsense", "[1]", "{", "[" * 100_000])
def test_a_line_that_is_no_position_says_so(line):
    with pytest.raises(position.PositionError):
        position.read(line)
