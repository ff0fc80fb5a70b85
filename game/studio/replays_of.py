"""The screens of replays, deals and codes as pictures: of a match that bots have played to its end."""

import argparse
from dataclasses import replace
from pathlib import Path

from engine import deal_code
from engine.chance import derive, dice, pick
from game.clock import TICK
from game.home import Home
from game.match import Match, Wish
from game.replaying.texts import TextError
from game.scene import Scene
from game.scenes.code import CodeScene
from game.scenes.deals import DealsScene
from game.scenes.fault import FaultScene
from game.scenes.matches import MatchesScene
from game.scenes.replay_room import ReplayRoom
from game.scenes.scores import ScoresScene
from game.scenes.worth import WorthScene
from game.sofa.seats import OPEN

SCENES = ("replay", "worth", "deals", "code", "matches", "fault", "scores")
_PLAYED = 9
"""Matches that statistics are shown of."""


def _nowhere(_: int) -> None:
    """Where a code goes that is only typed for a picture."""


def _play_out(match: Match, seed: int) -> None:
    """Play it to its end, each move as likely as any other."""
    throw = dice(derive(seed, "picture"))
    while not match.over:
        match.play(pick(throw, match.table.legal))


def _scores(home: Home, wish: Wish, seed: int) -> ScoresScene:
    """What somebody has done in some matches at such a table, from that seed on."""
    for number in range(seed, seed + _PLAYED):
        match = Match(replace(wish, seed=number))
        match.keep_in(home.store)
        _play_out(match, number)
    scores = ScoresScene(home)
    while scores.moving:
        scores.tick(TICK)
    return scores


def scenes_of(home: Home, given: argparse.Namespace, match: Match) -> list[Scene]:
    """The screen that is asked for, over those under it.

    --moves says how far a replay has come, --seat whose eyes look (-1: all cards open).
    """
    if given.scene == "code":
        code = CodeScene(home, _nowhere)
        code.typed = deal_code.written(derive(given.seed, "deal", 1))[:-1]
        return [code]
    if given.scene == "fault":
        return [FaultScene(home, Path("Rolling Stone 2026-11-30.txt"), TextError("illegal", 37, "2 play 8C"))]
    if given.scene == "scores":
        return [_scores(home, match.wish, given.seed)]
    _play_out(match, given.seed)
    if given.scene == "matches":
        match.keep_in(home.store)
        home.store.save(1, match.game, {"seats": [one.plain() for one in match.players]}, match.table.record.to_text(), True)
        return [MatchesScene(home)]
    if given.scene == "deals":
        deals = DealsScene(home, match)
        deals.press("check")
        deals.steps = 3
        return [deals]
    room = ReplayRoom(home, match)
    room.reel.look(OPEN if given.seat < 0 or given.scene == "worth" else given.seat)
    room.go(given.moves)
    choice = room.reel.choice()
    if given.scene == "replay" or choice is None:
        return [room]
    worth = WorthScene(home, room.reel, *choice)
    while worth.advice is None:
        worth.tick(TICK)
    return [room, worth]
