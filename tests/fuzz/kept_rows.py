"""A file of what a house keeps, written by the program itself, to be made wrong; and everything that reads it, judged."""

import contextlib
import json
import sqlite3
from collections.abc import Container
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from engine import chance
from engine.games import GAMES
from engine.rules import IllegalAction
from game import comfort, full_screen, remapping, settings, words
from game.comfort import Comfort, Room
from game.home import Home
from game.kept_file import FILE
from game.kids import company, mode
from game.lessons import finished
from game.match import Match, Wish
from game.scenes.doors import make_home
from game.scenes.matches import about
from game.sofa import house_rules, kept_tables, profiles
from game.sofa.profiles import KIDS, Profile
from game.sofa.seats import Player, player_from, seated
from game.sofa.writing import fitted
from game.store import Store
from game.tallies.book import Book

GOOD = Profile("600d", "Åsa", "owl", "sv", "words", Comfort(text=150))
"""Somebody whose row is never made wrong: whatever stands beside it, it is read."""
KEYS = ("profile/", "house_rules/", "tally/", "table/michigan", "kids/company/gran_ramino", "language", "comfort", "room", "x")
UNREADABLE = (ValueError, TypeError, LookupError, ArithmeticError, RecursionError)
"""What a screen catches where a kept match cannot be played on."""


@cache
def rows() -> dict[str, str]:
    """The settings of a house that has used everything there is: JSON by key."""
    with TemporaryDirectory() as place:
        content = _house(Path(place))
        (Path(place) / FILE).write_bytes(content)
        with contextlib.closing(sqlite3.connect(Path(place) / FILE)) as file:
            return dict(file.execute("SELECT key, value FROM settings"))


@cache
def house() -> bytes:
    """The whole file, with matches that go on and matches that are over."""
    with TemporaryDirectory() as place:
        return _house(Path(place))


def _house(folder: Path) -> bytes:
    home = make_home(0.0)
    home.store = Store(folder)
    settings.choose_language(home, "it")
    settings.choose(home, text=125, deck="german", order="rank")
    profiles.keep(home.store, GOOD)
    other = Profile("abcd1234", "Olle", "fox", "", "pictures")
    profiles.keep(home.store, other)
    remapping.keep(home.store, remapping.USUAL.with_key("hint", "j")[0])
    full_screen.keep(home.store, (1920, 1080))
    mode.choose_look(home, "words")
    mode.end(home)
    for game in GAMES:
        info = GAMES[game].info
        players = (company.known(other), Player("Åsa", "owl", profile=GOOD.id), *seated(info.usual, None)[2:])
        wish = Wish(game, info.usual, 3, players=players[: info.usual], always=True)
        kept_tables.keep_table(home.store, wish)
        company.keep(home.store, company.Company(info, "words", wish.players))
        finished.finish(home.store, game)
        switched = {info.options[0].key: info.options[0].values[-1]}
        house_rules.keep(home.store, info, "Nonna's", options_of(game, switched))
        for moves in (5, 2_000):
            match = Match(replace(wish, options=mode.options_for(game)))
            dice = chance.dice(moves)
            while match.table.turn is not None and match.table.ply < moves:
                match.table.play(match.table.turn, chance.pick(dice, match.table.legal))
            match.keep_in(home.store)
            match.stop_after_deal(moves > 5)
    book = Book(home.store)
    while not book.read_on():
        pass
    home.store.close()
    words.use(words.ENGLISH)
    return (folder / FILE).read_bytes()


def options_of(game: str, given: dict[str, str]) -> Any:
    """The house rules of a game at its usual table."""
    return Match(Wish(game, GAMES[game].info.usual, 1, tuple(given.items()))).table.record.options


def plain_of(store: Store, key: str) -> Any:
    """What stands under a key, if it is a mapping; else an empty one."""
    found = store.setting(key)
    return found if isinstance(found, dict) else {}


def read_all(store: Store, played: Container[int] = ()) -> Home:
    """Read everything as the program does; each answer is right, or what is usual. The home that came of it.

    played  numbers of matches that are played on
    """
    home = make_home(0.0)
    home.store = store
    settings.apply(home)
    assert words.language() in words.languages(pseudo=True)
    for key, found, usual in (("comfort", home.comfort, Comfort()), ("room", home.room, Room())):
        held = plain_of(store, key)
        for name, value in comfort.plain(found).items():
            due = held[name] if name in held and comfort.fitting(name, held[name]) else getattr(usual, name)
            if (key, name) != ("room", "pace"):  # one that was kept by itself stands for it
                assert value == due, (key, name)
            assert comfort.fitting(name, value)
    assert isinstance(settings.is_first_start(home), bool)
    people = profiles.kept(store)
    assert GOOD in people
    for one in people:
        assert one.name == fitted(one.name).strip() != ""
        assert one.animal in profiles.ANIMALS and one.kid in KIDS and isinstance(one.language, str)
    bindings = remapping.kept(store)
    assert len({bindings.key_of(action) for action in remapping.ACTIONS}) == len(remapping.ACTIONS), "each key does one thing"
    assert isinstance(full_screen.wished(store), bool) and isinstance(full_screen.kept_at(store, (1920, 1080)), bool)
    assert mode.kept_look(home) in mode.LOOKS
    for game in GAMES:
        info = GAMES[game].info
        assert isinstance(finished.is_finished(store, game), bool)
        wish = kept_tables.kept_table(store, info)
        if wish is not None:
            assert wish.seats in info.seats and len(wish.players) in (0, wish.seats)
            Match(wish)
        assert len(company.kept(store, info, "words").players) in info.seats
        for kept in house_rules.kept(store, info):
            assert kept.name
            options_of(game, dict(kept.values))
    _read_matches(home, played)
    words.use(words.ENGLISH)
    return home


def _read_matches(home: Home, played: Container[int]) -> None:
    book = Book(home.store)
    while not book.read_on():
        pass
    for one in (*book.people(), None):
        for game in GAMES:
            summary = book.summary("" if one is None else one.id, game)
            assert summary.matches == summary.won + summary.shared + summary.lost
            assert all(isinstance(value, int) for value in (summary.deals, summary.pick_ups, summary.markers, *summary.great))
    for over in (False, True):
        for saved in home.store.matches(over):
            assert isinstance(about(saved), str)
            assert mode.look_of(saved) in KIDS
            if saved.id not in played:
                continue
            with contextlib.suppress(*UNREADABLE, IllegalAction):
                match = Match.resumed(saved)
                assert len(match.players) == match.wish.seats
                assert all(player_from(json.loads(json.dumps(one.plain()))) is not None for one in match.players)
