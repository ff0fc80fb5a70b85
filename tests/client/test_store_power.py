"""A power cut at any moment, as far as it can be played on a computer that stays on.

What the system was told to bring to the disk (fsync), and has, is there. Of all that was written later each sector of 512 bytes
has arrived or not; a file that grew may hold zeros; a file that was deleted may be there again. From each such state the next
start must find all that was promised, no note of damage, and nothing torn. Where strace is, that is done after every write and
fsync of a real run of the program; everywhere with what stands in the write-ahead log after the last promise.

What this cannot show: a disk that says it has written and has not, one that tears within a sector or spoils its neighbours,
file systems on which the folder itself loses a new file after it was told to keep it, and the hardware of anybody's own house.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from game.kept_file import FILE
from game.store import Store
from tests.client.busy_house import ROOT, Promised

SECTOR = 512
WAL = FILE + "-wal"


class Lying:
    """A file as it lies on the disk: `safe` for certain, `later` perhaps; gone: it was deleted, which may not have arrived."""

    def __init__(self):
        self.safe, self.later, self.gone = b"", [], False

    def after(self, arrives):
        """Its content if of what came later only that has arrived which `arrives` says, sector by sector."""
        content = bytearray(self.safe)
        for what, at, data in self.later:
            if what == "cut":
                if arrives():
                    del content[at:]
                    content.extend(bytes(max(0, at - len(content))))
                continue
            for start in range(0, len(data), SECTOR):
                if arrives():
                    piece = data[start : start + SECTOR]
                    content.extend(bytes(max(0, at + start - len(content))))
                    content[at + start : at + start + len(piece)] = piece
        return bytes(content)

    def sync(self):
        """All has arrived."""
        self.safe, self.later = self.after(lambda: True), []


class Disk:
    """The files of one folder, as far as they must be there."""

    def __init__(self):
        self.files, self.deleted = {}, {}

    def do(self, what, name, at=0, data=b""):
        """One call of the system."""
        if what == "folder":
            self.deleted.clear()
        elif what == "delete":
            self.deleted[name] = self.files.pop(name, Lying())
        elif what == "sync":
            self.files.setdefault(name, Lying()).sync()
        else:
            self.files.setdefault(name, Lying()).later.append((what, at, data))

    def left(self, folder, dice):
        """Write down one state in which the power may have left it."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        part = dice.choice((0.0, 0.1, 0.5, 0.9, 1.0))
        for name, file in self.deleted.items():
            if dice.randrange(2):
                (folder / name).write_bytes(file.after(lambda: dice.random() < part))
        for name, file in self.files.items():
            (folder / name).write_bytes(file.after(lambda: dice.random() < part))


def judge(folder, promised):
    """The next start finds what was promised, or later."""
    store = Store(folder)
    assert store.note == ""
    assert store.keeps
    copy = Promised()
    copy.due, copy.sent = dict(promised.due), dict(promised.sent)
    copy.judge(store)
    assert store.put("after", True).wait(60)
    store.close()


CALL = re.compile(r"(\d+) +(\w+)\((.*)", re.S)
RESUMED = re.compile(r"(\d+) +<\.\.\. \w+ resumed>(.*)", re.S)
STRING = r'"((?:\\x[0-9a-f]{2})*)"'


def calls(trace, folder):
    """Of what strace has written down: (what, name, at, data) for each change in that folder; "line" for what was told."""
    begun = {}
    for line in trace.read_text("ascii").splitlines():
        resumed = RESUMED.match(line)
        if resumed:
            line = begun.pop(resumed[1]) + resumed[2]
        elif line.endswith("<unfinished ...>"):
            begun[line.split(" ", 1)[0]] = line.removesuffix("<unfinished ...>").rstrip()
            continue
        found = CALL.match(line)
        if found and not re.search(r"= -1 ", line):
            yield from _call(found[2], found[3], folder)


def plain(hexed):
    return bytes.fromhex(hexed.replace("\\x", ""))


def _call(name, about, folder):
    place = re.match(r"(\d+)<((?:\\x[0-9a-f]{2})*)>", about)
    path = plain(place[2]).decode() if place else ""
    inside = Path(path).parent == folder and not path.endswith(("-shm", ".lock", ".lock-journal"))
    if name == "write" and place[1] == "1":
        yield "line", plain(re.search(STRING, about)[1]).decode(), 0, b""
    elif name in ("fsync", "fdatasync") and Path(path) == folder:
        yield "folder", "", 0, b""
    elif name == "unlink":
        path = Path(plain(re.match(STRING, about)[1]).decode())
        if path.parent == folder and not path.name.endswith(("-shm", ".lock-journal")):
            yield "delete", path.name, 0, b""
    elif inside and name in ("fsync", "fdatasync"):
        yield "sync", Path(path).name, 0, b""
    elif inside and name == "ftruncate":
        yield "cut", Path(path).name, int(about.rsplit(", ", 1)[1].split(")")[0]), b""
    elif inside and name == "pwrite64":
        data, size, at = re.search(STRING + r", (\d+), (\d+)\)", about).groups()
        assert len(plain(data)) == int(size)
        yield "write", Path(path).name, int(at), plain(data)
    elif inside and name == "write":
        raise AssertionError("SQLite says where it writes")


def cut_everywhere(work, seed, deeds, often, kind="play"):
    """Live under strace, then cut the power after every call: how many states were tried, and of what kinds."""
    folder, trace = work / "kept", work / "trace"
    told = f"{kind!r}, Path({str(folder)!r}), {seed}, {deeds}"
    words = f"from pathlib import Path; from tests.client.busy_house import live; live({told})"
    seen = "trace=write,pwrite64,ftruncate,fsync,fdatasync,unlink"
    watch = ["strace", "-f", "-y", "-xx", "-s", "1000000", "-e", seen, "-o", str(trace)]
    subprocess.run([*watch, sys.executable, "-c", words], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    disk, promised, dice, counts = Disk(), Promised(), random.Random(seed), Counter()
    for what, name, at, data in calls(trace, folder):
        if what == "line":
            for line in name.splitlines():
                word, _, told = line.partition(" ")
                promised.hear(word, json.loads(told))
            continue
        disk.do(what, name, at, data)
        counts[f"{what} {name.removeprefix(FILE)}".strip()] += 1
        for _ in range(often):
            disk.left(work / "left", dice)
            judge(work / "left", promised)
            counts["cuts"] += 1
    return counts


def can_be_traced():
    if not sys.platform.startswith("linux") or shutil.which("strace") is None:
        return False
    return subprocess.run(["strace", "-f", "-o", os.devnull, "true"], capture_output=True, check=False).returncode == 0


needs_strace = pytest.mark.skipif(not can_be_traced(), reason="strace is not here, or may not look")


@needs_strace
@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_from_any_power_cut_in_a_real_run_everything_promised_comes_back(tmp_path, seed):
    counts = cut_everywhere(tmp_path, seed, deeds=60, often=3)
    print(dict(counts))
    assert counts["cuts"] > 1_000
    assert counts["write"] > 20 and counts["write -wal"] > 100, "checkpoints too"
    assert counts["delete -wal"] >= 1, "and the end of the program"


@needs_strace
def test_from_a_power_cut_in_a_short_run_everything_promised_comes_back(tmp_path):
    counts = cut_everywhere(tmp_path, 5, deeds=4, often=1)
    assert counts["cuts"] > 20


@needs_strace
def test_a_program_that_does_not_wait_for_the_disk_is_found_out(tmp_path):
    with pytest.raises(AssertionError, match="neither|damaged"):
        cut_everywhere(tmp_path, 5, deeds=6, often=1, kind="careless")


# Without strace: the write-ahead log after the last promise


@pytest.fixture
def moments(tmp_path):
    """The file and its log after each of eight promises."""
    store = Store(tmp_path / "kept")
    found = []
    for number in range(8):
        assert store.put("comfort", {"text": number, "more": "x" * 300 * number}).wait(60)
        found.append(((tmp_path / "kept" / FILE).read_bytes(), (tmp_path / "kept" / WAL).read_bytes()))
    store.close()
    return found


def after_a_cut(folder, file, log):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / FILE).write_bytes(file)
    (folder / WAL).write_bytes(log)
    store = Store(folder)
    assert store.note == ""
    number = store.setting("comfort")["text"]
    store.close()
    return number


def test_whatever_became_of_what_stands_after_the_last_promise_the_rest_is_whole(moments, tmp_path):
    dice = random.Random(7)
    for number in range(1, len(moments)):
        file, before = moments[number - 1]
        _, after = moments[number]
        assert after.startswith(before), "what was promised is not written over"
        new = after[len(before) :]
        assert new
        cuts = [0, 1, 24, 4_096, 4_119, 4_120, *(dice.randrange(len(new)) for _ in range(6))]
        for cut in [cut for cut in cuts if cut < len(new)]:
            assert after_a_cut(tmp_path / "left", file, before + new[:cut]) == number - 1
            zeros = before + new[:cut] + bytes(len(new) - cut)
            assert after_a_cut(tmp_path / "left", file, zeros) in (number - 1, number)
            torn = bytearray(new)
            torn[cut : cut + SECTOR] = dice.randbytes(len(torn[cut : cut + SECTOR]))
            assert after_a_cut(tmp_path / "left", file, before + bytes(torn)) == number - 1
        assert after_a_cut(tmp_path / "left", file, after) == number


def test_a_checkpoint_that_was_cut_is_done_again_from_the_log(moments, tmp_path):
    """Any sectors of the file itself are old, new or rubbish while the log is whole."""
    file, log = moments[-1]
    (tmp_path / "whole").mkdir()
    (tmp_path / "whole" / FILE).write_bytes(file)
    (tmp_path / "whole" / WAL).write_bytes(log)
    Store(tmp_path / "whole").close()
    new = (tmp_path / "whole" / FILE).read_bytes()
    dice = random.Random(8)
    for _ in range(25):
        mixed = bytearray(file.ljust(len(new), b"\0"))
        for at in range(0, len(new), SECTOR):
            if dice.randrange(2):
                mixed[at : at + SECTOR] = new[at : at + SECTOR]
        assert after_a_cut(tmp_path / "left", bytes(mixed), log) == len(moments) - 1
