"""The children's screens as pictures."""

import argparse
from random import Random

from engine.games import find
from game.home import Home
from game.kids import company, gate, mode
from game.match import Match, Wish
from game.scene import Scene, Stay
from game.scenes.kids_gate import KidsGateScene
from game.scenes.kids_looks import KidsLooksScene
from game.scenes.kids_night import KidsNightScene
from game.scenes.kids_pause import KidsPauseScene
from game.scenes.kids_seats import KidsFacesScene, KidsSeatsScene
from game.scenes.kids_title import KidsTitleScene

SCENES = ("kids_looks", "kids_title", "kids_seats", "kids_faces", "kids_pause", "kids_help", "kids_gate", "kids_night")


def match_of(home: Home, given: argparse.Namespace) -> Match:
    """The match that is asked for, as a child plays it among bots; the screen is the children's from now on."""
    mode.begin(home, "words")
    seats = given.seats or find(given.game).info.usual
    return Match(company.for_kids(Wish(given.game, seats, given.seed), home.kids))


def scene_of(home: Home, name: str, match: Match) -> Scene:
    """The screen of that name. match: the one it is about, if about any."""
    if name == "kids_title":
        match.keep_in(home.store)
        return KidsTitleScene(home)
    if name == "kids_seats":
        seats = KidsSeatsScene(home, match.game)
        while seats.company.can_step(1) and len(seats.company.players) < len(match.players):
            seats.company.step(1)
        return seats
    if name == "kids_faces":
        return KidsFacesScene(home, KidsSeatsScene(home, match.game), 0)
    if name == "kids_gate":
        lock = KidsGateScene(home, Stay, Random(4))
        lock.tick(gate.OPENS)
        return lock
    if name == "kids_pause":
        return KidsPauseScene(home, match)
    if name == "kids_night":
        return KidsNightScene(home, match)
    if name == "kids_help":
        table = match.table
        return home.help(home, table.rules.info, table.record.options)
    return KidsLooksScene(home)
