"""What earlier versions kept for a house, written by them, is there in this one: language, comfort, people, rules, matches.

Each file of `kept` is the whole database of a version as SQL, with its marks. None is ever changed; a version adds its own.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.games import GAMES
from game import remapping, settings, words
from game.kept_file import FILE, MIGRATIONS
from game.kids import mode
from game.match import Match
from game.scenes.doors import make_home
from game.sofa import house_rules, kept_tables, profiles
from game.store import Store
from game.tallies.book import GUEST, Book

KEPT = sorted((Path(__file__).parent / "kept").glob("*.sql"))


@pytest.fixture
def home(request, tmp_path):
    """A house that has played with that version, in a folder with é and a space."""
    folder = tmp_path / "chez Zoë"
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as file:
        file.executescript((Path(__file__).parent / "kept" / f"{request.param}.sql").read_text("utf-8"))
    home = make_home()
    home.store = Store(folder)
    yield home
    home.store.close()
    words.use(words.ENGLISH)


@pytest.mark.parametrize("home", [path.stem for path in KEPT], indirect=True)
def test_every_match_goes_on_where_it_was_and_the_finished_ones_are_listed(home):
    assert home.store.keeps and home.store.note == ""
    running = [Match.resumed(saved) for saved in home.store.matches()]
    assert sorted((match.game, match.table.ply) for match in running) == [(game, 15) for game in sorted(GAMES)]
    over = [Match.resumed(saved) for saved in home.store.matches(finished=True)]
    assert sorted(match.game for match in over) == sorted(GAMES)
    assert all(match.over for match in over)
    for match in running:
        assert match.people[0] == 0
        assert match.players[0].name == "Åsa" or match.wish.name == "Åsa"
        match.keep_in(home.store)
        match.play(match.table.legal[0])
    assert [Match.resumed(saved).table.ply for saved in home.store.matches()] == [16, 16, 16]
    assert len(home.store.matches(finished=True)) == 3


@pytest.mark.parametrize("home", [path.stem for path in KEPT], indirect=True)
def test_the_language_and_the_pace_are_those_that_were_chosen(home):
    settings.apply(home)
    assert words.language() == "sv"
    assert not settings.is_first_start(home)
    assert (home.room.pace, home.pace) == ("slow", settings.PACES["slow"])


@pytest.mark.parametrize("home", ["0.2.0"], indirect=True)
def test_people_keys_tables_house_rules_and_tallies_are_as_they_were(home):
    settings.apply(home)
    assert (home.comfort.text, home.room.deck, home.room.contrast) == (150, "german", True)
    people = {one.name: one for one in profiles.kept(home.store)}
    assert (people["Åsa"].language, people["Åsa"].comfort.text, people["李"].kid) == ("it", 200, "pictures")
    assert remapping.kept(home.store).key_of("hint") == "j"
    assert mode.kept_look(home) == "words"
    book = Book(home.store)
    while not book.read_on():
        pass
    for game in GAMES:
        info = GAMES[game].info
        wish = kept_tables.kept_table(home.store, info)
        assert [player.name for player in wish.players[:2]] == ["Åsa", "李"]
        assert [rules.name for rules in house_rules.kept(home.store, info)] == ["Nonna's"]
        assert book.summary(people["Åsa"].id, game).matches == 1
        assert book.summary(GUEST, game).matches == 0


def test_every_shape_that_was_ever_released_has_its_file():
    shapes = set()
    for path in KEPT:
        with closing(sqlite3.connect(":memory:")) as file:
            file.executescript(path.read_text("utf-8"))
            shapes.add(file.execute("PRAGMA user_version").fetchone()[0])
    assert shapes == set(range(1, len(MIGRATIONS) + 1))
