"""Whatever a released version has written is read by this one, and comes to the same table."""

import re

import pytest

from engine.model import DEAL
from engine.record import Record
from engine.table import Table
from tests.records.corpus import DIGESTS, MATCHES, digest, folders

WRITTEN = [
    (folder.name, *line.split(" ")) for folder in folders() for line in (folder / DIGESTS).read_text("utf-8").splitlines()
]
IDS = [f"{version}/{name}" for version, name, _ in WRITTEN]


def text_of(version, name):
    return next(folder / name for folder in folders() if folder.name == version).read_text("utf-8")


@pytest.mark.parametrize(("version", "name", "due"), WRITTEN, ids=IDS)
def test_a_record_comes_to_the_same_table(version, name, due):
    record = Record.from_text(text_of(version, name))
    actions, notes = list(record.actions), list(record.notes)
    table = Table(record)
    assert digest(table) == due
    assert (table.record.actions, table.record.notes) == (actions, notes)
    assert (table.turn is None) == name.endswith("-over.txt")


@pytest.mark.parametrize(("version", "name", "due"), WRITTEN, ids=IDS)
def test_what_is_written_again_is_read_the_same(version, name, due):
    record = Record.from_text(text_of(version, name))
    assert Record.from_text(record.to_text()) == record
    assert digest(Table(Record.from_text(record.to_text()))) == due


def test_a_digest_notices_one_other_card_or_move():
    version, name, due = WRITTEN[1]  # its first deal hangs on the seed alone
    text = text_of(version, name)
    seed = re.search(r"^seed (\d+)$", text, re.M)
    lines = text.splitlines()
    plays = [number for number, line in enumerate(lines) if re.match(r"\d ", line)]
    shorter = [*lines[: plays[-1]], *lines[plays[-1] + 1 : -1], f"end {len(plays) - 1}", ""]
    assert digest(Table(Record.from_text("\n".join(shorter)))) != due
    dealt = Record.from_text(text).begun()
    other = Record.from_text(text.replace(seed[0], f"seed {int(seed[1]) + 1}")).begun()
    tables = [Table(dealt), Table(other)]
    assert digest(tables[0]) == digest(tables[1])  # nothing is dealt yet
    for table in tables:
        table.play(0, DEAL)
    assert digest(tables[0]) != digest(tables[1])


def test_the_corpus_holds_what_it_should():
    for folder in folders():
        files = sorted(path.name for path in folder.glob("*.txt"))
        assert files == [name for version, name, _ in WRITTEN if version == folder.name]
        assert len(files) == len(MATCHES)
        texts = [(folder / name).read_text("utf-8") for name in files]
        for game in {match[0] for match in MATCHES}:
            mine = [text for text in texts if f"\ngame {game}\n" in text]
            assert len({re.search(r"^seats (\d)$", text, re.M)[1] for text in mine}) >= 3
        assert sum("-over" in name for name in files) == 12
        assert sum("\n~ " in text for text in texts) >= 5
        assert all("\n# seat 0 is bot random" in text for text in texts)
        assert any("\ndeal " in text and " dealer " in text for text in texts)
