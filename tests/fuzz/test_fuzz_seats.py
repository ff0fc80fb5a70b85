"""Who sat where, as it is kept with a match, and names: anything is read as somebody or as nobody, and the match goes on."""

import json
from functools import cache

import pytest
from hypothesis import given

from engine.games import GAMES
from game.match import Match, Wish
from game.sofa import profiles
from game.sofa.profiles import KIDS, Profile
from game.sofa.seats import Player, player_from
from game.sofa.writing import MOST, Writing, fitted, letters
from game.store import Saved, Store
from tests.fuzz.mangling import LONG, PIECES, SHORT, dice_for, mangled_value, often, read_or_refused, some_text, some_value

LETTERS = (
    "é",
    "e\u0301",
    "ñ",
    "李",
    "Ł",
    "😀",
    "👨\u200d👩\u200d👧",
    "\u200d",
    "\u0301",
    "🇸🇪",
    "🏽",
    "\u202e",
    "\u200b",
    "\ud800",
    "ﷺ",
    "ß",
)


@cache
def real() -> list[tuple[str, str, dict]]:
    """Of every game a match of four sorts of people: (game, record, seats)."""
    found = []
    for game in GAMES:
        info = GAMES[game].info
        for seats in info.seats[:2]:
            people = (
                Player("Åsa", "owl", profile="600d", kid="words", privacy="open"),
                Player("李", "fox", devices=("pad:1",)),
                *(Player("Bo", "cat", "normal", "careful") for _ in range(seats - 2)),
            )
            match = Match(Wish(game, seats, 3, players=people, always=True, kids="words"))
            match.keep_in(Store(None))
            for _ in range(5):
                match.play(match.bots_view().legal[0])
            match.put_own(0, tuple(match.own.of(0)[::-1]))
            found.append((game, match.table.record.to_text(), json.loads(json.dumps(match._noted()))))
    return found


def judge_seats(game, record, noted):
    match = read_or_refused(lambda: Match.resumed(Saved(7, game, "2026-01-01", noted, record, False)))
    assert match is not None, "whoever sat there, the match goes on"
    assert match.table.record.to_text() == record
    assert len(match.players) == match.wish.seats
    assert match.wish.kids in KIDS
    for player in match.players:
        assert fitted(player.name).strip() == player.name != ""
        assert player_from(json.loads(json.dumps(player.plain()))) is not None
    for seat in match.people:
        assert set(match.own.of(seat)) <= set(range(52))
    again = Match.resumed(Saved(7, game, "2026-01-01", json.loads(json.dumps(match._noted())), record, False))
    assert [player.plain() for player in again.players] == [player.plain() for player in match.players]
    assert (again.wish.kids, again.wish.always, again.stopping) == (match.wish.kids, match.wish.always, match.stopping)
    match.play(match.bots_view().legal[0])


def seats(number):
    def judge(dice):
        game, record, noted = dice.choice(real())
        judge_seats(game, record, mangled_value(noted, dice) if dice.randrange(6) else some_value(dice))

    return often(number)(given(dice_for(number))(judge))


def some_name(dice):
    parts = [dice.choice(LETTERS) if dice.randrange(2) else some_text(dice, 4) for _ in range(dice.randrange(40))]
    return "".join(parts) if dice.randrange(4) else dice.choice(PIECES) * dice.randrange(40)


def names(number):
    store = Store(None)

    def judge(dice):
        text = some_name(dice)
        name = fitted(text)
        assert fitted(name) == name
        assert len(letters(name)) <= MOST
        assert all(one.isprintable() or one in "\u200c\u200d" for one in name)
        assert not name.startswith(" ") and "  " not in name
        name.encode("utf-8")
        written = Writing(text).name
        player = player_from({"name": text, "animal": "owl"})
        assert (player.name if player else "") == written
        if written:
            profiles.keep(store, Profile("1", text, "owl"))
            (one,) = profiles.kept(store)
            assert one.name == written
        else:
            with pytest.raises(ValueError, match="needs a name"):
                profiles.new(text, "owl")

    return often(number)(given(dice_for(number))(judge))


def test_whatever_was_noted_of_the_seats_the_match_goes_on():
    seats(SHORT)()


def test_any_text_is_a_name_or_none():
    names(SHORT)()


@pytest.mark.slow
def test_a_hundred_thousand_notes_of_seats():
    seats(LONG)()


@pytest.mark.slow
def test_a_hundred_thousand_names():
    names(LONG)()
