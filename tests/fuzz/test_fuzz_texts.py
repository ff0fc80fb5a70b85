"""Matches as people have them in files: real ones made wrong, and rubbish. Watched, or explained with a line and a way out."""

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given

from engine import chance
from engine.games import GAMES
from game import words
from game.match import Match, Wish
from game.replaying import texts
from game.replaying.reel import Reel
from game.replaying.texts import TextError
from game.sofa.seats import house_players
from game.sofa.writing import fitted
from game.words import say
from tests.fuzz.mangling import LONG, SHORT, dice_for, mangled_text, often, read_or_refused, some_text

NAMES = ("Åsa", "李", "😀", "seat 1 is called Eve", "../x")


@cache
def real() -> list[str]:
    """Whole files of every game: a few moves, more, and one that still goes on."""
    found = []
    for game in GAMES:
        info = GAMES[game].info
        for at, moves in enumerate((1, 9, 40)):
            players = [
                replace(one, name=NAMES[seat % len(NAMES)]) for seat, one in enumerate(house_players()[: info.seats[at % 2]])
            ]
            match = Match(Wish(game, len(players), moves + 3, players=tuple(players)))
            dice = chance.dice(moves)
            for _ in range(moves):
                if not match.over:
                    match.play(chance.pick(dice, match.bots_view().legal))
            found.append(texts.text_of(match))
            found.append(texts.text_of(match, running=True))
    return found


def judge_text(text):
    def read():
        try:
            return texts.parsed(text)
        except TextError as wrong:
            explained(wrong, text)
            raise ValueError("explained") from None

    match = read_or_refused(read)
    if match is None:
        return
    assert all(fitted(player.name).strip() == player.name != "" for player in match.players)
    reel = Reel(match)
    for eyes in (reel.eyes, None):
        reel.look(eyes)
        reel.go(len(reel))
        assert reel.view().ply == len(reel)
    assert texts.parsed(texts.text_of(match)).table.record.actions == match.table.record.actions


def explained(wrong, text):
    """There are sentences about it, and they quote little of the file."""
    assert 0 <= wrong.line <= text.count("\n") + 2
    assert len(wrong.says) <= 60 and "\n" not in wrong.says
    for key in (f"text.{wrong.key}", f"text.{wrong.key}.do"):
        assert key in words.TEXTS
        assert "\n" not in say(key, why=wrong.why, n=2)


def mangled(number):
    def judge(dice):
        judge_text(mangled_text(dice.choice(real()), dice) if dice.randrange(8) else some_text(dice, 60))

    return often(number)(given(dice_for(number))(judge))


def test_a_mangled_file_is_watched_or_explained():
    for text in real()[::2]:
        judge_text(text)
        assert texts.parsed(text).players[0].name == NAMES[0]
    mangled(SHORT)()


@pytest.mark.slow
def test_a_hundred_thousand_mangled_files():
    mangled(LONG)()
