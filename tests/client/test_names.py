"""Names of any kind at a table and in the files: a long one is cut short and never covers a number; every one can sit, play, be
kept, found again and written as a text, wherever the house of whoever plays lies."""

import os
import subprocess
import sys
from datetime import date
from math import hypot
from pathlib import Path

import pytest

import sprites
from game import lettering
from game.geometry import Rect
from game.match import Match, Wish
from game.paint import Canvas
from game.replaying import texts
from game.scene import Push
from game.scenes import plates
from game.sofa import profiles
from game.sofa.seats import Player, house_players
from game.store import FILE, Store
from tests.client.couch_stage import couch, until_curtain
from tests.client.stage import Stage, doing

ROOT = Path(__file__).parents[2]
LONG = {
    "wide": "W" * 24,
    "short": "i",
    "spaces": "a b c d e f g h i j k l",
    "signs": "😀" * 24,
    "real": "Gummibärchen von und zu",
}
NAMES = ["Gummibärchen", "Åsa", "Zoë", "Łucja", "李", "😀", "CON", "../x", "nul.txt", "a/b\\c", "Ñandú", "W" * 24]
GAMES = [("rolling_stone", 6), ("gran_ramino", 4), ("michigan", 8)]


def seated(seats, name):
    """Everybody is called so."""
    bots = house_players("easy")
    return tuple(
        Player(name, bots[at].animal, level="easy", manner=bots[at].manner) if at else Player(name, "cat")
        for at in range(seats)
    )


def clear(box, disc):
    """Whether a text touches no round disc."""
    x, y = disc.centre
    aside = max(box.x - x, 0.0, x - box.right)
    up = max(box.y - y, 0.0, y - box.bottom)
    return hypot(aside, up) > min(disc.w, disc.h) / 2 - 1


# At the table


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_name_never_covers_cards_points_or_markers(game, seats, size, text, monkeypatch):
    """Of every plate: where the name is drawn, and where the numbers are."""
    written, discs = [], []
    write, disc = lettering.write, plates.disc

    def spy_write(canvas, words, box, size, **how):
        lines, px = lettering.fitted(
            words, how.get("role", "text"), canvas.letter_px(size), canvas.px(plates.lettering.LEAST_TEXT), canvas.px(box.w),
            canvas.px(box.h), how.get("most", 1),
        )  # fmt: skip
        wide = max(sprites.measure(line, how.get("role", "text"), px)[0] for line in lines) / canvas.scale
        high = px * 0.75 / canvas.scale  # of its capitals
        written.append((words, lines, Rect(box.x, box.centre[1] - high / 2, wide, high)))
        write(canvas, words, box, size, **how)

    def spy_disc(canvas, number, rect, *colours):
        discs.append((number, rect))
        disc(canvas, number, rect, *colours)

    monkeypatch.setattr(plates.lettering, "write", spy_write)
    monkeypatch.setattr(plates, "disc", spy_disc)
    for kind, name in LONG.items():
        stage = Stage(size, 0.0)
        stage.home.comfort = stage.home.comfort.__class__(text=round(100 * text))
        match = Match(Wish(game, seats, 3, players=seated(seats, name)))
        stage.stack.apply(Push(stage.home.table(stage.home, match)))
        table = stage.top
        for _ in range(4):
            stage.until_asked()
            if stage.at_table and table.view.legal:
                table.play(table.view.legal[0])
        stage.until_asked()
        written.clear()
        discs.clear()
        canvas = Canvas(stage.surface, stage.scale, stage.home.comfort.letters)
        for seat, frame in enumerate(table.spread.frame.seats):
            held = table.view.by_zone[("hand", seat)].count if ("hand", seat) in table.view.by_zone else 0
            purse = next((heap for heap in table.view.heaps if heap.zone.seat == seat and heap.zone.name == "purse"), None)
            line = str(sum(purse.counts)) if purse is not None else ""
            plate = plates.Plate(match.players[seat], seat, held, line, line, 3, purse is not None, seat == 0, "dealer")
            plates.draw_plate(canvas, frame, plate)
            names = [(lines, box) for words, lines, box in written if words == name]
            assert names and len(names[0][0]) == 1, (kind, seat)
            assert [number for number, _ in discs] and str(held) in [number for number, _ in discs]
            for lines, box in names:
                if kind == "wide":
                    assert lines[0].endswith("..."), "it is cut short"
                for number, rect in discs:
                    assert clear(box, rect), (kind, seat, number)
            if line:
                lines = [one for words, one, _ in written if words == line]
                assert lines and "".join(lines[0]) == line, "what stands under it is whole"
            written.clear()
            discs.clear()


@pytest.mark.parametrize("kind", ["wide", "real", "spaces"])
@pytest.mark.parametrize("text", [100, 200])
def test_the_whole_name_is_said_where_somebody_is_asked_for(kind, text, monkeypatch):
    """At the curtain whoever is next has the width of the window for the name, on several lines if need be."""
    said, name = [], LONG[kind]
    real = Canvas.text

    def spy(canvas, what, x, y, size, *, role="text", room=None, **how):
        said.append((canvas.fitted(what, size, role, room)[0] if room is not None else what, what))
        return real(canvas, what, x, y, size, role=role, room=room, **how)

    monkeypatch.setattr(Canvas, "text", spy)
    stage, table = couch("gran_ramino", 3, 0, size=(1024, 640))
    stage.home.comfort = stage.home.comfort.__class__(text=text)
    table.match.players = tuple(Player(name, one.animal) for one in table.match.players)
    table.match.talk = table.match.talk.__class__(table.match.players, table.match.talk.you)
    until_curtain(stage)
    stage.draw()
    assert name in " ".join(stage.top.aloud())
    assert name.replace(" ", "") in "".join(shown for shown, _ in said).replace(" ", ""), said


# In the files


@pytest.mark.parametrize("name", NAMES)
def test_any_name_plays_is_kept_found_again_and_written(tmp_path, name):
    folder = tmp_path / "Zoë's home é ü" / "data"
    store = Store(folder)
    one = profiles.new(name, "cat")
    assert profiles.keep(store, one).wait()
    stage = Stage(pace=0.0)
    stage.home.store = store
    bots = [bot for bot in house_players() if bot.animal != "cat"][:1]
    match = Match(Wish("gran_ramino", 2, 3, players=(Player(one.name, "cat", profile=one.id), *bots)))
    stage.stack.apply(Push(stage.home.table(stage.home, match)))
    for _ in range(3):
        stage.until_asked()
        stage.key(doing(stage.top)[0])
    stage.draw()
    played = list(match.table.record.actions)
    store.close()
    again = Store(folder)
    assert [known.name for known in profiles.kept(again)] == [name]
    (saved,) = again.matches()
    resumed = Match.resumed(saved)
    assert resumed.players[0].name == name and list(resumed.table.record.actions) == played
    again.close()
    inside = {file.name for file in folder.iterdir()}
    assert all(file.startswith(FILE.split(".")[0]) for file in inside), "no file is called after anybody"
    for running in (True, False):
        file = texts.write(folder / "matches", resumed, resumed.title, date(2026, 5, 1), running=running)
        assert file.parent == folder / "matches" and file.name.startswith("Gran Ramino 2026-05-01")
        assert f"is called {name}\n" in file.read_text("utf-8")
    assert texts.read(file).players[0].name == name
    assert {one.name for one in folder.parent.iterdir()} == {"data"}, "nothing was written elsewhere"


@pytest.mark.parametrize("home", ["Zoë ünd Łucja", "it's here", "日本 😀"])
def test_the_program_starts_in_a_home_of_any_name(tmp_path, home):
    """A process of its own whose home has letters and blanks; it keeps a match there and finds it again."""
    place = tmp_path / home
    place.mkdir()
    script = (
        "from game.store import Store, usual_folder\n"
        "from game.match import Match, Wish\n"
        "from game.replaying.texts import folder_for\n"
        "store = Store(usual_folder())\n"
        "print('keeps', store.keeps, len(store.matches()))\n"
        "match = Match(Wish('gran_ramino', 2, 3))\n"
        "match.keep_in(store)\n"
        "match.play(match.table.legal[0])\n"
        "store.put('x', 1).wait(30)\n"
        "store.close()\n"
        "print('in', str(usual_folder().resolve()).encode('utf-8'), str(folder_for()).encode('utf-8'))\n"
    )
    environ = {
        **os.environ,
        "HOME": str(place),
        "XDG_DATA_HOME": str(place / ".local" / "share"),
        "XDG_CONFIG_HOME": str(place / ".config"),
        "LOCALAPPDATA": str(place),
        "PYTHONPATH": str(ROOT),
    }
    said = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", script], env=environ, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, done.stderr
        said.append(done.stdout.splitlines()[0])
        assert str(str(place).encode("utf-8"))[2:-1] in done.stdout
    assert said == ["keeps True 0", "keeps True 1"]
