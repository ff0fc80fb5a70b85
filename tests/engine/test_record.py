"""A match as text: written, read back, and every way in which a file can be wrong."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import chance
from engine.games import find
from engine.match import new_table
from engine.model import Action, Options
from engine.record import MASK, Record, RecordError, line_of
from engine.rules import IllegalAction
from engine.table import Table


def played(game="rolling_stone", seats=None, seed=7, moves=20, **switches):
    info = find(game).info
    table = new_table(game, Options(info, seats or info.usual, switches), seed)
    dice = chance.dice(seed)
    for _ in range(moves):
        if table.turn is not None:
            table.play(table.turn, chance.pick(dice, table.legal))
    return table


def test_the_written_form_is_pinned():
    table = played(moves=3, match_to="1")
    table.record.note("seat 3 is now bot normal")
    assert table.record.to_text() == (
        "kitchen-table record 1\n"
        "game rolling_stone\n"
        "rules 1\n"
        "seats 4\n"
        "option voluntary_pickup false\n"
        "option match_to 1\n"
        "option scoring deals\n"
        "option open_hands false\n"
        "seed 7\n"
        "---\n"
        f"{''.join(f'{seat} {action.text}' + chr(10) for seat, action in table.record.actions)}"
        "# seat 3 is now bot normal\n"
        "end 3\n"
    )


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_what_is_written_is_read_back(game):
    table = played(game, moves=60)
    again = Table(Record.from_text(table.record.to_text()))
    assert again.record == table.record
    assert again.reveal() == table.reveal()


def test_a_file_from_another_system_is_read():
    text = played().record.to_text().replace("\n", "\r\n")
    assert Table(Record.from_text(text)).ply == 20


def test_a_record_can_start_from_a_position():
    given = {"hands": [["9H", "TD"], ["7H", "AS", "KH"], ["8C", "TH"], ["7C", "QH"]], "turn": 0}
    record = Record("rolling_stone", Options(find("rolling_stone").info, 4), position=given)
    table = Table(record)
    table.play(0, Action.parse("play 9H"))
    again = Table(Record.from_text(record.to_text()))
    assert again.reveal() == table.reveal()


@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        (1, "something else", "no Kitchen Table record"),
        (2, "game chess", "there is no game 'chess'"),
        (2, "play rolling_stone", "expected 'game ...'"),
        (3, "rules 99", "rules version 99"),
        (3, "rules one", "whole number"),
        (4, "seats 9", "for 4, 5 or 6 players, not 9"),
        (5, "option moon full", "no option 'moon'"),
        (5, "option voluntary_pickup maybe", "can be false, true or two"),
        (6, "option voluntary_pickup true", "stands here twice"),
        (9, "seed -3", "the seed must be a whole number"),
        (9, "seed " + "9" * 50, "the seed must be a whole number"),
        (9, "position {", "not valid JSON"),
        (9, "position [1]", "must be a JSON object"),
        (10, "----", "expected 'option', 'seed', 'position' or '---'"),
        (12, "7 play 8C", "no seat 7 at a table of 4"),
        (12, "x play 8C", "a move starts with its seat"),
        (12, "1 play  8C", "is no action"),
        (12, "1 play \u00e9", "is no action"),
        (12, "1 " + "a" * 500, "is no action"),
        (31, "end 21", "21 actions, but 20 stand here"),
        (31, "end many", "whole number"),
    ],
)
def test_a_wrong_line_is_named(line, instead, complaint):
    lines = played().record.to_text().split("\n")
    lines[line - 1] = instead
    with pytest.raises(RecordError) as wrong:
        Record.from_text("\n".join(lines))
    # A wrong number of seats can only be told once the options are read.
    assert wrong.value.line == line or complaint.startswith("for 4")
    assert complaint in str(wrong.value)


def test_a_record_torn_anywhere_is_noticed():
    text = played(moves=8).record.to_text()
    for end in range(len(text) - 1):
        with pytest.raises(RecordError):
            Record.from_text(text[:end])
    assert Record.from_text(text[:-1]) == Record.from_text(text)


def test_text_after_the_end_is_noticed():
    with pytest.raises(RecordError, match="something follows"):
        Record.from_text(played().record.to_text() + "0 deal\n")


def test_an_illegal_move_in_a_record_is_found_with_its_line():
    text = played(moves=8).record.to_text()
    lines = text.split("\n")
    lines[14] = "0 play 2S"
    record = Record.from_text("\n".join(lines))
    with pytest.raises(IllegalAction) as wrong:
        Table(record)
    assert line_of(text, wrong.value.ply) == 15


def test_notes_and_moves_taken_back_are_kept_and_ignored():
    table = played("gran_ramino", moves=12)
    before = table.ply
    ply = table.can_take_back(0)
    undone = len(table.record.actions) - ply
    table.take_back(0)
    assert table.ply == before - undone
    assert table.turn == 0
    assert len(table.legal) > 1
    assert [words[:2] for _, words in table.record.notes] == ["~ "] * undone
    again = Table(Record.from_text(table.record.to_text()))
    assert again.record == table.record
    assert again.reveal() == table.reveal()


def test_taking_back_goes_to_the_last_choice_not_to_a_forced_move():
    table = played("michigan", moves=40)
    for seat in range(4):
        ply = table.can_take_back(seat)
        again = Table(Record(table.record.game, table.record.options, seed=7))
        for at, (actor, action) in enumerate(table.record.actions):
            if at >= ply and actor == seat:
                assert (len(again.legal) > 1) == (at == ply)
            again.play(actor, action)


def test_nothing_to_take_back():
    table = played(moves=1)
    assert table.can_take_back(3) is None
    with pytest.raises(ValueError, match="seat 3 has made no decision"):
        table.take_back(3)


def test_what_leaves_a_running_match_holds_no_seed_and_no_sealed_stake():
    table = played("michigan", moves=3)  # the deal and two stakes of four
    kept = table.record.to_text()
    public = table.public()
    assert [action for _, action in public.actions[1:]] == [MASK, MASK]
    assert "seed" not in public.to_text()
    assert table.record.to_text() == kept
    with pytest.raises(ValueError, match="no seed"):
        Table(public)


def test_an_opened_stake_is_no_secret():
    table = played("michigan", moves=6)
    assert all(action is not MASK for _, action in table.public().actions)


def test_a_stake_taken_back_stays_a_secret():
    table = played("michigan", moves=3)
    placed = [action.text for _, action in table.record.actions[1:]]
    table.take_back(table.record.actions[1][0])
    text = table.public().to_text()
    assert all(stake not in text for stake in placed)
    assert text.count("stake ?") == 2


@settings(max_examples=200)
@given(st.data())
def test_a_mangled_record_is_read_rightly_or_refused_in_a_sentence(data):
    text = played(moves=10).record.to_text()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(st.text(max_size=6)) + text[at + data.draw(st.integers(0, 6)) :]
    try:
        Table(Record.from_text(text))
    except (RecordError, IllegalAction) as wrong:
        assert str(wrong)


def test_a_foreign_action_text_does_not_become_legal():
    table = played(moves=1)
    with pytest.raises(IllegalAction):
        table.play(table.turn, Action.parse("play 8C now"))


def test_global_chance_is_never_used():
    random.seed(1)
    state = random.getstate()
    played("michigan", moves=80)
    assert random.getstate() == state
