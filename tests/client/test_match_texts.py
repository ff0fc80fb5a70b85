"""Matches as files: written where people find them, read back, and every fault named with its line and a way out."""

import os
import sys
from dataclasses import replace
from datetime import date

import pytest

from engine import cards
from engine.record import MOST_LETTERS
from game import words
from game.replaying import texts
from game.replaying.fair import check, facts
from game.replaying.reel import Reel
from game.replaying.texts import MOST, TextError, folder_for, lying, parsed, read, write
from game.replaying.typed import grouped, wrong_with
from tests.client.replay_stage import finished

DAY = date(2026, 11, 30)


def test_a_match_is_written_and_read_back(tmp_path):
    match = finished("gran_ramino", people=2)
    file = write(tmp_path / "new" / "folder", match, "Gran Ramino", DAY)
    assert file.name == "Gran Ramino 2026-11-30.txt"
    again = read(file)
    assert again.table.reveal() == match.table.reveal()
    assert [player.name for player in again.players] == ["Elin", "Otto"]
    assert Reel(again).offered[0] is Reel(match).offered[0]
    assert write(tmp_path / "new" / "folder", match, "Gran Ramino", DAY).name == "Gran Ramino 2026-11-30 2.txt"
    assert write(tmp_path, match, 'a/b:c*"?<>|', DAY).name == "abc 2026-11-30.txt"
    assert write(tmp_path, match, "...", DAY).name == "gran_ramino 2026-11-30.txt"


def test_a_text_that_was_read_is_written_as_it_was():
    text = texts.text_of(finished("gran_ramino", people=2))
    assert text.count(" is called ") == 2
    assert texts.text_of(parsed(text)) == text


@pytest.mark.parametrize("game", ["rolling_stone", "gran_ramino", "michigan"])
def test_what_leaves_a_running_match_tells_no_cards(tmp_path, game):
    match = finished(game, moves=3)
    file = write(tmp_path, match, "x", DAY, running=True)
    text = file.read_text("utf-8")
    assert f"seed {match.table.record.seed}" not in text
    moves = text.split("---\n")[1]
    played = {action.card for _, action in match.table.record.actions}
    told_of = {card for card in range(52) if f" {cards.name(card)}" in moves}
    assert told_of <= played
    with pytest.raises(TextError) as wrong:
        read(file)
    assert wrong.value.key == "public"


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    if sys.platform == "win32" or os.geteuid() == 0:
        (tmp_path / "folder").write_text("a file stands there")
        folder = tmp_path / "folder"
    else:
        folder = tmp_path / "locked"
        folder.mkdir(mode=0o500)
    with pytest.raises(TextError) as wrong:
        write(folder, finished("michigan"), "Michigan", DAY)
    assert wrong.value.key == "folder"
    assert wrong.value.why


GOOD = finished("rolling_stone").table.record.to_text()
LINES = GOOD.split("\n")
HEAD = LINES.index("---")


def changed(number, instead):
    lines = list(LINES)
    lines[number - 1] = instead
    return "\n".join(lines)


BAD = {
    "another file": ("Dear Anna,\n", "foreign", 1),
    "nothing": ("", "foreign", 1),
    "torn": ("\n".join(LINES[: HEAD + 9]) + "\n", "torn", HEAD + 10),
    "torn in a line": (GOOD[: GOOD.index("---") + 60], "torn", None),
    "another game": (changed(2, "game whist"), "game", 2),
    "other rules": (changed(3, "rules 99"), "version", 3),
    "too many seats": (changed(4, "seats 9"), "options", 4),
    "a house rule there is not": (changed(5, "option moon full"), "options", 5),
    "no seed": (changed(HEAD, "seed moon"), "start", HEAD),
    "a wrong code": (GOOD.replace("\n---", "\ndeal R7C8-XMD5-VN1P-ZX\n---"), "start", HEAD + 1),
    "a move that is none": (changed(HEAD + 6, "2 play é"), "move", HEAD + 6),
    "a seat there is not": (changed(HEAD + 6, "7 play 8C"), "move", HEAD + 6),
    "a move that was not allowed": (changed(HEAD + 5, "0 play 2H"), "illegal", HEAD + 5),
    "moves missing": (GOOD.replace("\nend ", "\nend 9"), "count", len(LINES) - 1),
    "more after the end": (GOOD + "0 deal\n", "after", len(LINES)),
    "no secret": (GOOD.replace("\nseed 3", ""), "public", 0),
    "no position": (GOOD.replace("\nseed 3", '\nposition {"hands": 3}'), "start", HEAD),
    "a deep position": (GOOD.replace("\nseed 3", "\nposition " + "[" * 9000), "start", HEAD),
}


@pytest.mark.parametrize("name", list(BAD))
def test_every_fault_is_named_with_its_line_and_a_way_out(name):
    text, key, line = BAD[name]
    with pytest.raises(TextError) as wrong:
        parsed(text)
    assert wrong.value.key == key
    if line is not None:
        assert wrong.value.line == line
    for ending in ("", ".do"):
        assert words.say(f"text.{key}{ending}", n=2, why="")
    if line and line <= len(text.split("\n")):
        assert wrong.value.says == text.split("\n")[line - 1].strip()[:60]


def test_every_fault_of_a_line_is_found_without_a_crash():
    """Each line left out, doubled, or with letters changed is either still a match or a fault with a sentence."""
    faults = 0
    for number in range(len(LINES)):
        for lines in (
            [*LINES[:number], *LINES[number + 1 :]],
            [*LINES[:number], LINES[number], *LINES[number:]],
            [*LINES[:number], LINES[number][::-1], *LINES[number + 1 :]],
        ):
            try:
                parsed("\n".join(lines))
            except TextError as wrong:
                faults += 1
                assert words.has("text." + wrong.key)
                assert words.has(f"text.{wrong.key}.do")
                assert 0 <= wrong.line <= len(lines) + 1
    assert faults > 2 * len(LINES)


def test_files_that_are_none_are_refused(tmp_path):
    large, binary, gone = tmp_path / "large.txt", tmp_path / "binary.txt", tmp_path / "gone.txt"
    large.write_bytes(b"#" * (MOST + 1))
    binary.write_bytes(b"\xff\xfe\x00kitchen")
    for file, key in ((large, "large"), (binary, "no_text"), (gone, "unreadable"), (tmp_path, "unreadable")):
        with pytest.raises(TextError) as wrong:
            read(file)
        assert wrong.value.key == key


@pytest.mark.parametrize("letters", [MOST_LETTERS, MOST_LETTERS + 1, MOST])
def test_a_file_a_little_too_large_is_called_large_and_not_foreign(tmp_path, letters):
    text = finished("gran_ramino", 2).table.record.to_text()
    head, _, moves = text.partition("---\n")
    note = letters - len(text) - 3
    (tmp_path / "large.txt").write_text(f"{head}---\n# {'w' * note}\n{moves}", "utf-8")
    if letters > MOST_LETTERS:
        with pytest.raises(TextError, match="large"):
            read(tmp_path / "large.txt")
    else:
        assert read(tmp_path / "large.txt").over


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such pipes on this system")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe.txt")
    with pytest.raises(TextError, match="no_text"):
        texts.read(tmp_path / "pipe.txt")
    assert texts.lying(tmp_path) == []


def test_windows_lines_and_a_mark_of_its_editors_are_read(tmp_path):
    file = tmp_path / "a.txt"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert read(file).table.ply == len(finished("rolling_stone").table.record.actions)


def test_texts_in_a_folder_are_listed_the_newest_first(tmp_path):
    for age, name in ((3, "old.txt"), (1, "new.TXT"), (2, "picture.png")):
        (tmp_path / name).write_text("x")
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    (tmp_path / "folder.txt").mkdir()
    assert [file.name for file in lying(tmp_path)] == ["new.TXT", "old.txt"]
    assert lying(tmp_path / "nowhere") == []


def test_where_matches_are_written(tmp_path, monkeypatch):
    assert folder_for(tmp_path) == tmp_path / "matches"
    monkeypatch.setattr(texts.platformdirs, "user_documents_dir", lambda: str(tmp_path))
    assert folder_for(None) == tmp_path / "Kitchen Table"
    monkeypatch.setattr(texts.platformdirs, "user_documents_dir", lambda: str(tmp_path / "no"))
    assert folder_for(None) == texts.usual_folder() / "Kitchen Table"


def test_names_in_a_file_are_only_names(tmp_path):
    text = GOOD.replace("---\n", "---\n# seat 0 is called " + "A" * 400 + "\n# seat 77 is called Bo\n# seat 1 is called \x07\n")
    names = [player.name for player in parsed(text).players]
    assert len(names) == 4
    assert 0 < len(names[0]) <= 24
    assert names[1].isprintable()


# Fair deals


def test_each_deal_of_a_match_played_here_is_fair():
    match = finished("michigan", people=2)
    found = facts(match)
    assert [fact.deal for fact in found] == list(range(1, match.table.deals + 1))
    for fact in found:
        assert check(match, fact).verdict == "fair"
        assert fact.code[4] == "-"
        assert len(fact.short) == 14


def test_a_planted_code_or_seal_is_not_fair():
    match = finished("rolling_stone")
    record = match.table.record
    at, seal = next((at, words_) for at, words_ in record.notes if "deal 2 seal" in words_)
    record.notes[record.notes.index((at, seal))] = (at, "# deal 2 seal " + "0" * 64)
    found = facts(match)
    verdicts = [check(match, fact).verdict for fact in found]
    assert verdicts[1] == "unfair"
    assert set(verdicts[:1] + verdicts[2:]) == {"fair"}

    planted = replace(found[0], number=found[0].number ^ 5)
    assert check(match, planted).verdict == "unfair"
    unsealed = replace(found[0], seal="")
    assert (check(match, unsealed).sealed, check(match, unsealed).verdict) == ("unknown", "unsealed")


def test_a_running_deal_has_a_seal_and_no_code():
    match = finished("rolling_stone", moves=10)
    (fact,) = facts(match)
    assert fact.seal == match.table.seal(1)
    assert (fact.number, fact.code, fact.dealt) == (None, "", None)
    with pytest.raises(ValueError, match="not over"):
        check(match, fact)


def test_between_two_deals_the_next_is_sealed_already():
    match = finished("rolling_stone")
    ply = next(ply for ply, words_ in match.table.record.notes if "deal 2 seal" in words_)
    match = finished("rolling_stone", moves=ply)
    first, second = facts(match)
    assert first.code
    assert second == type(second)(2, match.table.seal(2))


# What is typed


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("", ""),
        ("r7c8 xm", ""),
        ("R7C8-XMD5-VN1P-ZW", ""),
        ("r7c8 xmd5 vnlp zw", ""),
        ("R7U", "A code has no U. Look at group 1."),
        ("R7C8-XMD5-VN1P-ZX", "Something is wrong in group 4. Read it once more."),
        ("R7C8-XMD5-VN1P-ZWW", "These are 15 letters and digits. A code has 14."),
        ("KKKKKKKKKKKKKK", "This is no code. Please read it once more from the beginning."),
    ],
)
def test_a_typed_code_is_told_what_is_wrong(typed, says):
    assert wrong_with(typed) == says


def test_what_is_typed_stands_in_groups():
    assert grouped("r7c8x") == "R7C8-X"
    assert grouped("r7c8-xmd5-vn1p-zw") == "R7C8-XMD5-VN1P-ZW"
    assert grouped("") == ""
