"""A program that is killed at any moment: what it was promised is there, nothing is torn, and no file counts as damaged.

Of all that a house keeps each row is, after a kill, as it was promised last, or as it was just being written. Kills fall into
play, people and settings, into a checkpoint after every few pages, into the first start, into a step to another shape of the
file, and into saving what can be read of a damaged one. A kill leaves to the system what was written; what a power cut leaves
is in test_store_power.
"""

import json
import os
import random
import signal
import sqlite3
import time
from collections import Counter

import pytest

from engine.games import GAMES
from game import kept_file
from game.kept_file import FILE
from game.store import Store
from tests.client.busy_house import STEP, Promised, Street

pytestmark = pytest.mark.skipif(os.name == "nt", reason="SIGKILL is a matter of Unix")
KINDS = ("play",) * 7 + ("start", "migration", "rescue")
IN_A_FOLDER = 20
"""So many kills one after the other, before everything begins anew."""


def damaged(folder):
    """Where the index of the matches stood there is nothing: all rows can still be read."""
    with sqlite3.connect(folder / FILE) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'by_change'").fetchone()
    file.close()
    content = bytearray((folder / FILE).read_bytes())
    content[(page - 1) * 4096 : page * 4096] = bytes(4096)
    (folder / FILE).write_bytes(content)


def killed(folder, kills, seed=5):
    """So many kills; how often each kind, and how many fell into a write, by what became of it."""
    dice, street, counts = random.Random(seed), Street(), Counter()
    try:
        for number in range(kills):
            kind = dice.choice(KINDS)
            if number % IN_A_FOLDER == 0:
                kind, house, promised = "play", folder / f"house é {number}", Promised()
            if kind == "start":
                _one(street, folder / f"new {number}", kind, Promised(), dice, counts)
                continue
            if kind == "rescue":
                damaged(house)
            _one(street, house, kind, promised, dice, counts)
    finally:
        street.close()
    return counts


def _one(street, house, kind, promised, dice, counts):
    process = street.begin("migration" if kind == "migration" else "play", house, dice.randrange(10**9))
    if kind == "play":  # after so many lines, and a moment
        for _ in range(dice.randrange(1, 60)):
            promised.hear(*street.hear())
        time.sleep(dice.choice((0.0, 0.0005, 0.002, 0.01)) * dice.random())
    else:
        time.sleep(dice.choice((0.004, 0.015, 0.04)) * dice.random())
    os.kill(process, signal.SIGKILL)
    while (line := street.hear())[0] != "end":
        promised.hear(*line)
    counts[kind] += 1
    with pytest.MonkeyPatch.context() as patch:
        if kind == "migration":
            patch.setattr(kept_file, "MIGRATIONS", (*kept_file.MIGRATIONS, STEP))
        store = Store(house)
    assert store.keeps
    assert store.note == "" or (kind == "rescue" and "set aside" in store.note), store.note
    writing = bool(promised.sent)
    arrived = promised.judge(store)
    store.close()
    if writing:
        counts["in a write: it is there" if arrived else "in a write: it is not"] += 1
    if kind == "migration":
        back_to_the_first_shape(house)


def back_to_the_first_shape(house):
    with sqlite3.connect(house / FILE) as file:
        file.execute("PRAGMA user_version = 1")
    file.close()


def _hear(street, promised, lines):
    for _ in range(lines):
        promised.hear(*street.hear())


def test_twenty_kills_lose_nothing_that_was_promised(tmp_path):
    counts = killed(tmp_path, 20)
    assert counts["play"] > 5


@pytest.mark.slow
def test_five_hundred_kills_lose_nothing_that_was_promised(tmp_path):
    counts = killed(tmp_path, 500)
    print(json.dumps(counts, indent=1))
    assert sum(counts[kind] for kind in set(KINDS)) == 500
    assert min(counts[kind] for kind in KINDS) >= 20
    assert counts["in a write: it is there"] >= 20
    assert counts["in a write: it is not"] >= 20
    assert len(GAMES) == 3
