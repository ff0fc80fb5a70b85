"""What the tests of replays share: matches played to their end by bots, and a stage with the room in which they are watched."""

from dataclasses import replace
from functools import lru_cache

from engine.bots.bot import decide
from engine.games import find
from engine.match import make_bots
from engine.record import Record
from game.match import Match, Wish
from game.replaying.reel import match_of
from game.scene import Push
from game.sofa.seats import Player, house_players
from tests.client.stage import SMALL, Stage

FAMILY = (Player("Elin", "rabbit"), Player("Otto", "owl"))


def finished(game, seats=None, seed=3, people=1, moves=None, **options):
    """A match played to its end (or so many moves) by bots, with people named at the first seats."""
    match = Match(_wish(game, seats, seed, people, options))
    text = _played(game, seats, seed, tuple(options.items()))
    record = Record.from_text(text)
    for _, action in record.actions[:moves]:
        match.play(action)
    return match


def _wish(game, seats, seed, people, options):
    seats = seats or find(game).info.usual
    family = FAMILY[:people]
    bots = [bot for bot in house_players() if bot.animal not in {one.animal for one in family}]
    return Wish(game, seats, seed, tuple(options.items()), players=(*family, *bots[: seats - len(family)]))


@lru_cache(maxsize=32)
def _played(game, seats, seed, options):
    match = Match(_wish(game, seats, seed, 1, dict(options)))
    bots = make_bots(game, ["random"] * len(match.players), seed)
    while not match.over:
        turn = match.table.turn
        match.play(decide(bots[turn], match.table.view(turn)))
    return match.table.record.to_text()


def room_of(match, size=SMALL, running=False, pace=1.0, text=100):
    """(stage, room) with the match in its room, on a stage of its own."""
    stage = Stage(size, pace)
    if text != 100:
        stage.home.comfort = replace(stage.home.comfort, text=text)
    stage.stack.apply(Push(stage.home.watch(stage.home, match, running)))
    return stage, stage.top


def watched(record_text):
    """A match from a record's text, to be watched."""
    return match_of(Record.from_text(record_text))
