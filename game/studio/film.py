"""Motion as pictures, without a window: the frames of one action, or of the first action in which something wanted occurs.

Every wanted motion is looked for in matches played by chance, from the seed on, so that a film is the same each time.
"""

import argparse
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from engine.chance import Dice, derive, dice, pick
from engine.events import DealOver, Event, MatchOver, Moved, Paid, Said
from game import words
from game.clock import TICK
from game.match import Match
from game.moving import motion
from game.scene import Push
from game.scenes.table import TableScene
from game.settings import PACES
from game.studio import kid_tables
from game.studio.pictures_of import Studio, home_for, match_for, sized

_MOST_MOVES = 60_000
"""Actions played in search of something."""
_STRIP_WIDE, _STRIP_ACROSS = 480, 4
"""Pixels of a frame in a strip, and frames side by side."""
_COUNTED = 20


def _beat(*kinds: str) -> Callable[[list[Event], Match], bool]:
    return lambda events, _: any(beat.kind in kinds for beat in motion.beats(events))


def _moved(target: str) -> Callable[[list[Event], Match], bool]:
    return lambda events, _: any(isinstance(event, Moved) and event.target.name == target for event in events)


def _played(events: list[Event], _: Match) -> bool:
    kinds = [beat.kind for beat in motion.beats(events)]
    return "play" in kinds and not {"gather", "roll", "win"} & set(kinds)


def _staked(events: list[Event], _: Match) -> bool:
    return sum(isinstance(event, Paid) and event.target.name.startswith("on ") for event in events) > 4


def _paid(events: list[Event], _: Match) -> bool:
    markers = [sum(event.counts) for event in events if isinstance(event, Paid) and event.target.seat is not None]
    return sum(markers) >= 8 and any(isinstance(event, DealOver) for event in events)


def _rolls(events: list[Event], match: Match) -> bool:
    """A pick-up by whoever sits at the bottom, of several cards."""
    moves = [event for event in events if isinstance(event, Moved) and event.source.name == "trick"]
    return len(moves) > 1 and all(event.target.name == "hand" and event.target.seat == match.you for event in moves)


def _counts_down(_: list[Event], match: Match) -> bool:
    table = match.view().table
    left = getattr(table, "limit", 10**9) - getattr(table, "made", 0)
    return table.phase == "play" and 0 < left <= _COUNTED // 2


WHATS: dict[str, Callable[[list[Event], Match], bool]] = {
    "deal": _beat("deal"),
    "trick": _beat("gather"),
    "pickup": _rolls,
    "payout": _paid,
    "cut": _beat("cut"),
    "shuffle": _beat("shuffle"),
    "play": _played,
    "draw": _beat("draw"),
    "discard": _moved("discards"),
    "great_hand": _beat("hand"),
    "stakes": _staked,
    "swap": _beat("swap"),
    "carry_over": lambda events, _: any(isinstance(event, Said) and event.key == "carried_over" for event in events),
    "countdown": _counts_down,
    "win": lambda events, _: any(isinstance(event, MatchOver) for event in events),
}
"""What can be filmed, and how to know it when it has happened."""


def _throw(seed: int) -> Dice:
    return dice(derive(seed, "film"))


def _match(given: argparse.Namespace, seed: int) -> Match:
    asked = argparse.Namespace(**{**vars(given), "seed": seed})
    return kid_tables.match_of(asked) if given.scene in kid_tables.SCENES else match_for(asked)


def find(given: argparse.Namespace, what: str) -> tuple[int, int]:
    """The first seed from the given one on in which it occurs, and the number of actions before it does. A deal or a shuffle
    is the second of its match: the cut comes before the first. ValueError if it does not occur."""
    seed, played = given.seed, 0
    while played < _MOST_MOVES:
        match = _match(given, seed)
        throw, moves, met = _throw(seed), 0, 0
        while not match.over:
            events = match.play(pick(throw, match.table.legal))
            if WHATS[what](events, match):
                met += 1
                if met > (what in ("deal", "shuffle")):
                    return seed, moves
            moves += 1
        seed, played = seed + 1, played + moves
    raise ValueError(f"--what {what}: it does not occur in {given.game} in {played} actions played by chance")


def before(given: argparse.Namespace) -> tuple[Studio, TableScene, Dice]:
    """A table just before what is to be filmed: it comes with the next action of the dice that are returned."""
    studio = Studio(sized(given.size), given.focus, given.text, given.margin, given.contrast)
    home = home_for(given)
    home.pace = PACES[given.speed]
    home.room = replace(home.room, reduced=given.reduced, calm=given.calm)
    words.use(given.lang)
    seed, moves = (given.seed, given.moves) if given.what is None else find(given, given.what)
    kid_tables.begin(home, given)
    match = _match(given, seed)
    table = home.table(home, match)
    assert isinstance(table, TableScene)
    studio.stack.apply(Push(table))
    throw = _throw(seed)
    pace, table.tabletop.pace = table.tabletop.pace, 0.0
    for _ in range(moves):
        play_next(table, throw)
    table.tabletop.pace = pace
    return studio, table, throw


def play_next(table: TableScene, throw: Dice) -> None:
    """The next action by chance."""
    if table.match.deal_is_next:
        table.before_deal = table.view
    table.play(pick(throw, table.match.table.legal))


def film(given: argparse.Namespace) -> None:
    """The frames of the next actions, played by chance, into a folder; with a strip, also all in one picture."""
    studio, table, throw = before(given)
    match = table.match
    files: list[Path] = []

    def shoot() -> None:
        files.append(given.out / f"{len(files):04}.png")
        studio.draw(files[-1])

    for _ in range(given.actions if given.what is None else 1):
        if match.over:
            break
        play_next(table, throw)
        while table.moving:
            shoot()
            for _ in range(max(1, round(given.every / TICK))):
                if table.moving:  # at its end nobody acts: only this one action is filmed
                    table.tick(TICK)
    shoot()
    print(f"{len(files)} frames in {given.out}: seed {match.wish.seed}, after {match.table.ply} actions")
    if given.strip:
        strip(files[:: given.nth], given.out / "strip.png")


def strip(files: list[Path], out: Path) -> None:
    """Pictures side by side and below each other in one."""
    pictures = [pygame.image.load(file) for file in files]
    wide = _STRIP_WIDE
    high = round(wide * pictures[0].get_height() / pictures[0].get_width())
    rows = -(-len(pictures) // _STRIP_ACROSS)
    sheet = pygame.Surface((_STRIP_ACROSS * (wide + 4), rows * (high + 4)))
    for at, picture in enumerate(pictures):
        place = (at % _STRIP_ACROSS * (wide + 4), at // _STRIP_ACROSS * (high + 4))
        sheet.blit(pygame.transform.smoothscale(picture, (wide, high)), place)
    pygame.image.save(sheet, out)
