"""The code of a deal: pinned for ever, read however it is typed, and a slip is caught and found."""

import io
from hashlib import sha256
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import cards, chance, deal_code
from engine.chance import Given
from engine.cli import main
from engine.deal_code import LETTERS, CodeError, read, seal, short, written
from engine.games import GAMES, find
from engine.match import new_table
from engine.model import DEAL, Action, Options
from engine.record import Record, RecordError
from engine.table import Table

NUMBERS = st.integers(0, deal_code.MOST - 1)
PINNED = "R7C8-XMD5-VN1P-ZW"
"""The code of the first deal of a match with the secret 42."""


def chosen(game, code=PINNED, seats=None, secret=5, dealer=None, **switches):
    info = find(game).info
    options = Options(info, seats or info.usual, switches)
    return Table(Record(game, options, Given(secret, read(code), dealer)))


def lying(table):
    return {str(pile.zone): " ".join(cards.name(card) for card in pile.known) for pile in table.reveal().piles if pile.known}


def test_codes_are_pinned():
    assert written(0) == "0000-0000-0000-00"
    assert written(deal_code.MOST - 1) == "ZZZZ-ZZZZ-ZZZZ-GG"
    assert written(873004454710727734) == PINNED  # what tests/engine/test_chance.py pins for the same branch
    assert read(PINNED) == chance.derive(42, "deal", 1)


def test_the_cards_of_a_code_are_pinned_on_any_machine():
    assert lying_after_the_deal("rolling_stone") == {
        "hand of seat 0": "7H 8H JD 8C 9C JC AC 9S",
        "hand of seat 1": "KH 8D 9D AD 7C QC JS QS",
        "hand of seat 2": "JH AH KD TC 7S 8S TS AS",
        "hand of seat 3": "9H TH QH 7D TD QD KC KS",
    }
    assert lying_after_the_deal("gran_ramino") == {
        "stock": "7S AD JS KC 2H JH 3S 4S QS JD KS 7H 6C 4D 2D 4C JC 4H AH QH",
        "hand of seat 0": "3H 5H 6H KH 2C 3C 5C 7C QC AC",
        "hand of seat 1": "3D 5D 6D 7D QD KD 2S 5S 6S AS",
    }
    michigan = lying_after_the_deal("michigan")
    assert michigan["extra"] == "2H 4H JH QD 2C 3C TC JC KC 5S"
    assert michigan["packet of seat 3"] == "KD 5C 6C 4S 6S 8S TS QS KS AS"


def lying_after_the_deal(game, **how):
    table = chosen(game, **how)
    table.play(0, DEAL)
    return lying(table)


@given(NUMBERS)
def test_what_is_written_is_read_back(number):
    code = written(number)
    assert [len(part) for part in code.split("-")] == [4, 4, 4, 2]
    assert set(code) <= set(LETTERS + "-")
    assert read(code) == number


@pytest.mark.parametrize(
    "typed",
    [
        "R7C8XMD5VN1PZW",
        "r7c8-xmd5-vn1p-zw",
        " r7c8 xmd5 vnip zw ",
        "R7C8–XMD5–VNLP–ZW",
        "r7c8.xmd5.vnlp.zw",
        "R-7-C-8xmd5vn1pzw",
    ],
)
def test_it_is_read_however_it_is_typed(typed):
    assert read(typed) == read(PINNED)


def test_the_letter_o_is_a_nought():
    assert read("OOOO-oooo-0O0o-oO") == 0


@given(NUMBERS, st.integers(0, 13), st.integers(1, 31))
def test_any_wrong_letter_is_caught_and_its_group_is_named(number, at, by):
    letters = list(written(number).replace("-", ""))
    letters[at] = LETTERS[(LETTERS.index(letters[at]) + by) % 32]
    with pytest.raises(CodeError) as wrong:
        read("".join(letters))
    assert (wrong.value.key, wrong.value.group) == ("group", at // 4 + 1)


@given(NUMBERS, st.integers(0, 12))
def test_any_two_neighbours_that_changed_places_are_caught(number, at):
    letters = list(written(number).replace("-", ""))
    if letters[at] == letters[at + 1]:
        return
    letters[at : at + 2] = letters[at + 1], letters[at]
    with pytest.raises(CodeError) as wrong:
        read("".join(letters))
    assert wrong.value.key in ("group", "wrong")
    if wrong.value.key == "group":
        assert wrong.value.group in ((at + 1) // 4 + 1, at // 4 + 1)


def test_every_two_wrong_letters_are_caught():
    letters = PINNED.replace("-", "")
    for one, other in combinations(range(14), 2):
        for step in (1, 7, 30):
            changed = list(letters)
            for at in (one, other):
                changed[at] = LETTERS[(LETTERS.index(letters[at]) + step) % 32]
            with pytest.raises(CodeError):
                read("".join(changed))


@pytest.mark.parametrize(
    ("typed", "key", "group", "found"),
    [
        ("R7C8-XMU5-VN1P-ZW", "letter", 2, "U"),
        ("R7C8-XMD5-VN1P-Z!", "letter", 4, "!"),
        ("R7C8-XMD5-VN1P-ZWÄ", "letter", 0, "Ä"),
        ("R7C8-XD5-VN1P-ZW", "length", 2, "13"),
        ("R7C8XMD5VN1PZ", "length", 0, "13"),
        ("", "length", 0, "0"),
        ("R7C8-XMD5-VN1P-ZWW", "length", 4, "15"),
        ("7RC8-XMD5-VN1P-ZW", "group", 1, ""),
        ("R7C8-XMD5-VNP1-ZW", "group", 3, ""),
    ],
)
def test_what_is_wrong_with_a_code_is_said(typed, key, group, found):
    with pytest.raises(CodeError) as wrong:
        read(typed)
    assert (wrong.value.key, wrong.value.group, wrong.value.found) == (key, group, found)
    assert str(wrong.value)


def test_a_million_letters_are_refused_at_once():
    with pytest.raises(CodeError, match="14 letters and digits, not 1000000"):
        read("K" * 1_000_000)


def test_the_seal_is_the_sha256_of_the_code_as_it_is_written():
    assert seal(read(PINNED)) == sha256(PINNED.encode()).hexdigest()
    assert short(seal(read(PINNED))) == "d33c b6d7 4511"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_chosen_deal_has_the_same_cards_and_dealer_everywhere_and_later_deals_differ(game):
    def play_to(number, secret):
        table = chosen(game, secret=secret)
        dice, found = chance.dice(3), []
        while len(found) < number:
            action = chance.pick(dice, table.legal)
            assert table.turn is not None
            table.play(table.turn, action)
            if action is DEAL:
                found.append((table.view(None).table.dealer, lying(table)))
        return found

    one, other = play_to(2, 1), play_to(2, 2)
    assert one[0] == other[0]
    assert one[1][1] != other[1][1]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_dealer_of_a_chosen_deal_can_be_named(game, dealer):
    table = chosen(game, dealer=dealer)
    table.play(0, DEAL)
    assert table.view(None).table.dealer == dealer


@pytest.mark.parametrize("dealer", [None, 2])
def test_a_chosen_deal_is_kept_in_the_record(dealer):
    table = chosen("rolling_stone", dealer=dealer)
    table.play(0, DEAL)
    text = table.record.to_text()
    assert f"seed 5\ndeal {PINNED}{'' if dealer is None else ' dealer 2'}\n---" in text
    again = Table(Record.from_text(text))
    assert again.record == table.record
    assert again.record.seed == Given(5, read(PINNED), dealer) != Given(5, read(PINNED), 3)
    assert lying(again) == lying(table)
    assert not again.record.counts


def test_taking_back_keeps_the_chosen_cards():
    table = chosen("rolling_stone")
    table.play(0, DEAL)
    before = lying(table)
    seat = table.turn
    table.play(seat, table.legal[0])
    table.take_back(seat)
    assert lying(table) == before
    assert table.record.seed == Given(5, read(PINNED))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("deal R7C8-XMD5-VN1P-ZX", "something in group 4"),
        ("deal R7C8-XMD5", "14 letters"),
        (f"deal {PINNED} dealer 4", "no seat 4"),
        (f"deal {PINNED} dealer x", "whole number"),
        (f"deal {PINNED} by 2", "deal code"),
    ],
)
def test_a_wrong_deal_in_a_record_is_named_by_its_line(line, complaint):
    text = new_table("rolling_stone", Options(find("rolling_stone").info, 4), 5).record.to_text()
    with pytest.raises(RecordError, match=complaint) as wrong:
        Record.from_text(text.replace("seed 5\n", f"seed 5\n{line}\n"))
    assert wrong.value.line == 10


def test_nothing_of_a_running_deal_leaves_it():
    table = chosen("michigan")
    code, number = PINNED, str(read(PINNED))
    with pytest.raises(ValueError, match="still a secret"):
        table.code(1)
    table.play(0, DEAL)
    with pytest.raises(ValueError, match="still a secret"):
        table.code(1)
    public = table.public()
    for told in (public.to_text(), repr(public), repr(table.view(0)), repr(table.view(None)), table.seal(1)):
        assert code not in told
        assert number not in told
    assert public.seed is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_code_is_opened_when_its_deal_is_over(game):
    table = new_table(game, Options(find(game).info, find(game).info.usual), 42)
    dice = chance.dice(1)
    while not table.deals or not table.deal_over:
        table.play(table.turn, chance.pick(dice, table.legal))
    assert written(table.code(1)) == PINNED
    if table.turn is not None:
        with pytest.raises(ValueError, match="deal 2 is not over"):
            table.code(2)
        table.play(table.turn, DEAL)
        assert table.code(1) == read(PINNED)
        with pytest.raises(ValueError, match="deal 2 is not over"):
            table.code(2)


def test_a_match_from_a_position_has_no_codes():
    position = {"hands": [["9H", "TD"], ["7H", "AS", "KH"], ["8C", "TH"], ["7C", "QH"]], "turn": 0}
    table = Table(Record("rolling_stone", Options(find("rolling_stone").info, 4), position=position))
    assert table.seal(1) == ""
    table.play(0, Action.parse("play 9H"))
    with pytest.raises(ValueError, match="deal 1 is not over"):
        table.code(1)


# On the command line


def test_the_command_line_plays_a_chosen_deal(capsys):
    told = []
    for seed in (1, 2):
        assert main(["play", "gran_ramino", "--deal", PINNED.lower(), "--seed", str(seed), "--bots", "random"]) == 0
        told.append(capsys.readouterr().out.partition("Deal 1.")[2].splitlines()[:6])
    assert told[0] == told[1]
    assert len(told[0]) == 6


@pytest.mark.parametrize(
    ("code", "says"), [("R7C8-XMU5-VN1P-ZW", "no 'U' in group 2"), ("R7C8", "not 4"), ("R7C8-XMD5-VN1P-ZX", "group 4")]
)
def test_the_command_line_says_what_is_wrong_with_a_code(code, says, capsys):
    assert main(["play", "gran_ramino", "--deal", code]) == 2
    assert says in capsys.readouterr().err


def test_a_person_hears_the_codes_when_the_match_is_over(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 4_000))
    words = [
        "play",
        "rolling_stone",
        "--me",
        "0",
        "--deal",
        PINNED,
        "--bots",
        "random",
        "--options",
        "match_to=1",
        "--seed",
        "1",
    ]
    assert main(words) == 0
    out = capsys.readouterr().out
    before, _, after = out.rpartition(f"The code of deal 1 was {PINNED}.")
    assert before
    assert PINNED not in before
    assert "The seed was 1." in after
