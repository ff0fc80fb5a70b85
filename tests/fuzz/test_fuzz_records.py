"""Record files: real ones made wrong, and rubbish. Read rightly, or refused in a sentence with its line."""

import json
import sys
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import chance
from engine.cli import main
from engine.games import GAMES, find
from engine.match import new_table
from engine.model import Options
from engine.record import Record, RecordError, line_of, start_line
from engine.rules import IllegalAction
from engine.table import Table
from tests.fuzz.mangling import LONG, SHORT, dice_for, mangled_text, often, read_or_refused, some_text
from tests.games.setting import lay


@cache
def real_records() -> list[str]:
    """Short and longer ones of every game, with notes, a take-back, house rules, and one from a position."""
    texts = []
    for game in GAMES:
        info = find(game).info
        for moves in (0, 1, 9, 40):
            table = new_table(game, Options(info, info.seats[moves % len(info.seats)]), moves + 5)
            dice = chance.dice(moves)
            for _ in range(moves):
                if table.turn is not None:
                    table.play(table.turn, chance.pick(dice, table.legal))
            table.record.note("seat 1 is now bot normal")
            seat = next((seat for seat in range(table.record.options.seats) if table.can_take_back(seat) is not None), None)
            if seat is not None and moves == 40:
                table.take_back(seat)
            texts.append(table.record.to_text())
    lying = lay("rolling_stone", "9H TD AC | 7H AS KH | 8C TH | 7C QH")
    lying.play(0, lying.legal[0])
    texts.append(lying.record.to_text())
    return texts


def replayed(text: str) -> Table:
    """The table of a record; every refusal has its line."""
    lines = text.count("\n") + 1
    try:
        record = Record.from_text(text)
    except RecordError as wrong:
        assert 1 <= wrong.line <= lines + 1
        assert wrong.wrong
        raise
    assert Record.from_text(record.to_text()) == record
    assert 1 <= start_line(text) <= lines
    try:
        return Table(record)
    except IllegalAction as wrong_move:
        assert 1 <= line_of(text, wrong_move.ply) <= lines
        raise


def judge_text(text: str) -> None:
    table = read_or_refused(lambda: replayed(text))
    if table is not None:
        again = Table(Record.from_text(table.record.to_text()))
        assert again.record == table.record
        assert again.reveal() == table.reveal()


def mangled(number):
    def judge(dice):
        judge_text(mangled_text(dice.choice(real_records()), dice))

    return often(number)(given(dice_for(number))(judge))


HEADS = ("", "kitchen-table record 1\n", "kitchen-table record 1\ngame michigan\nrules 1\nseats 4\n")


def rubbish(number):
    def judge(dice):
        judge_text(dice.choice(HEADS) + some_text(dice, 200))

    return often(number)(given(dice_for(number))(judge))


def test_a_mangled_record_is_read_or_refused_with_its_line():
    mangled(SHORT)()


def test_rubbish_is_refused_in_a_sentence():
    rubbish(SHORT)()


@pytest.mark.slow
def test_a_hundred_thousand_mangled_records():
    mangled(LONG)()


@pytest.mark.slow
def test_a_hundred_thousand_texts_of_rubbish():
    rubbish(LONG)()


@often(SHORT)
@given(dice_for(SHORT), st.binary(max_size=40))
def test_any_bytes_in_a_file_end_in_a_sentence_of_the_command(tmp_path_factory, dice, torn):
    good = dice.choice(real_records()).encode()
    at = dice.randrange(len(good))
    path = tmp_path_factory.getbasetemp() / "record.txt"
    path.write_bytes(good[:at] + torn + good[at + len(torn) :])
    assert main(["replay", str(path), "--check"]) in (0, 1, 2)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("kitchen-table record 1\n" + "#\n" * 5_000_000, "not read"),
        ("kitchen-table record 1" + "x" * 10_000_000, "not read"),
        ("kitchen-table record 1\ngame " + "x" * 1_000_000 + "\n", "there is no game"),
        ("kitchen-table record 1\ngame michigan\nrules " + "9" * 1_000_000 + "\n", "whole number"),
        ("kitchen-table record 1\ngame michigan\nrules 1\nseats 4\noption markers " + "9" * 1_000_000 + "\n", "markers can be"),
        ("kitchen-table record 1\ngame michigan\nrules 1\nseats 4\nseed 1\n---\n" + "0 deal\n" * 100_000, "at most"),
        ("kitchen-table record 1\ngame michigan\nrules 1\nseats 4\nposition " + "[" * 100_000 + "\n", "JSON"),
        ("kitchen-table record 1\ngame michigan\nrules 1\nseats 4\nposition " + '{"a":' * 100_000 + "\n", "JSON"),
    ],
    ids=range(8),
)
def test_a_giant_is_refused_quickly_and_in_a_short_sentence(text, complaint):
    def read():
        with pytest.raises(RecordError) as wrong:
            Record.from_text(text)
        raise wrong.value

    with pytest.raises(RecordError, match=complaint):
        Record.from_text(text)
    assert read_or_refused(read) is None


def test_no_more_actions_are_remembered_than_a_match_can_have():
    """Every action read is kept for good, so a file must not be able to name a million of them."""
    from engine.model import Action

    before = len(Action._known)
    head = "kitchen-table record 1\ngame michigan\nrules 1\nseats 4\nseed 1\n---\n"
    with pytest.raises(RecordError):
        Record.from_text(head + "".join(f"0 play a{number}\n" for number in range(200_000)) + "end 200000\n")
    assert len(Action._known) - before <= 1_000
    assert sys.getsizeof(Action._known) < 50_000_000


@pytest.mark.parametrize(
    "read", [lambda: eval("1 + 1"), lambda: open(__file__).close(), b"\xff".decode, lambda: json.loads("{"), {}.popitem]
)
def test_what_may_not_happen_is_noticed(read):
    with pytest.raises((AssertionError, KeyError)):
        read_or_refused(read)
