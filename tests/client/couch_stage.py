"""Several people at one table, pressed as they press: who sits there, the curtain, and whole matches by chance."""

import random

import pygame

from game.app import App
from game.match import Match, Wish
from game.scene import Push
from game.scenes.curtain import GUARD, CurtainScene
from game.scenes.deal_over import DealOverScene
from game.scenes.doors import make_home
from game.scenes.match_over import MatchOverScene
from game.sofa.seats import Player, house_players
from game.store import Store
from tests.client.stage import Stage, doing

SHORT = {"rolling_stone": {"match_to": "1"}, "gran_ramino": {"match_to": "1"}, "michigan": {"length": "three"}}
NAMES = (("Elin", "rabbit"), ("Maja", "fox"), ("Otto", "owl"), ("Bengt", "bear"), ("Lisa", "cat"), ("Nils", "pig"))


def sit(people, bots=0, **changes):
    """So many people, then bots. changes: by name of a field a value, or one for each person."""
    found = []
    for at in range(people):
        own = {name: value[at] if isinstance(value, list) else value for name, value in changes.items()}
        found.append(Player(*NAMES[at], **own))
    spare = [one for one in house_players("normal") if one.animal not in [animal for _, animal in NAMES[:people]]]
    return (*found, *spare[:bots])


def table_of(stage, game, players, seed=1, options=None, always=False):
    """The table, on the stage."""
    given = tuple((SHORT[game] if options is None else options).items())
    wish = Wish(game, len(players), seed, given, players=tuple(players), always=always)
    stage.stack.apply(Push(stage.home.table(stage.home, Match(wish))))
    return stage.top


def couch(game, people=2, bots=2, seed=1, pace=0.0, options=None, always=False, size=(1024, 640), **changes):
    """A stage with a table at which people and bots sit."""
    stage = Stage(size, pace)
    return stage, table_of(stage, game, sit(people, bots, **changes), seed, options, always)


def until(stage, done, seconds=120):
    """Let time pass until it is so."""
    for _ in range(round(seconds * 120)):
        if done():
            return
        stage.wait(1 / 120)
    raise AssertionError(f"it never comes to that: {stage.top}")


def at_curtain(stage):
    return isinstance(stage.top, CurtainScene)


def until_curtain(stage):
    until(stage, lambda: at_curtain(stage))
    return stage.top


def look(stage, device="keys"):
    """Open the curtain."""
    stage.wait(GUARD + 0.05)
    stage.key("show") if device == "keys" else stage.click("show", device)


def choose(stage, dice):
    """One press that does something at a table at which somebody looks."""
    table = stage.top
    keys = doing(table)
    if ("place",) in keys:
        keys = [("place",)]
    key = dice.choice(keys)
    stage.key(key) if dice.random() < 0.6 else stage.click(key)


def play(stage, table, dice, each, most=100_000, before_look=lambda: None):
    """The match to its end, or so many presses and curtains; `each` is called in every frame."""
    done = 0
    while done < most and not isinstance(stage.top, MatchOverScene):
        top = stage.top
        each()
        if isinstance(top, DealOverScene):
            stage.key("next")
            done += 1
        elif isinstance(top, CurtainScene):
            stage.wait(GUARD + 0.02)
            before_look()
            stage.key("show")
            done += 1
            each()
        elif not top.moving and table.view.legal and table.match.eyes is not None:
            choose(stage, dice)
            done += 1
            each()
        stage.wait(1 / 20 if stage.home.pace else 1 / 120)
    return done


def app_at(players, folder=None, seed=5, worker=None, pace=0.0):
    """The program with a table in its window, on which nothing is seen yet."""
    pygame.display.init()
    app = App((1024, 640))
    app.home, app.folder = make_home(pace), folder
    app.home.store, app.home.worker = Store(folder), worker
    wish = Wish("rolling_stone", len(players), seed, tuple(SHORT["rolling_stone"].items()), players=tuple(players))
    app.stack.apply(Push(app.home.table(app.home, Match(wish))))
    app.fit()
    pygame.event.clear()
    return app, app.stack.top


def look_in(app):
    """Whoever is next looks."""
    for _ in range(400):
        if isinstance(app.stack.top, CurtainScene):
            break
        app.frame(1 / 60)
    app.frame(GUARD + 0.1)
    app.stack.apply(app.stack.top.press("show"))
    app.frame(1 / 60)


def dice(seed):
    return random.Random(seed)
