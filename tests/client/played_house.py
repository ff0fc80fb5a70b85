"""A house in which matches were played: what statistics, lists and pictures of them are tried with."""

from dataclasses import replace

from engine.bots import make_bot
from engine.bots.bot import decide
from engine.games import GAMES
from game.match import Match, Wish
from game.sofa import profiles
from game.sofa.seats import Player, house_players


def play(store, game, people, seats, seed, *, options=(), until="match", kids="", hints=0):
    """A match of people (profiles, or names of guests) and bots, by normal bots at all seats, kept in the store."""
    players = [Player(one, "cat") if isinstance(one, str) else Player(one.name, one.animal, profile=one.id) for one in people]
    taken = {one.animal for one in players}
    players += [one for one in house_players() if one.animal not in taken][: seats - len(players)]
    match = Match(Wish(game, seats, seed, options, players=tuple(players), kids=kids))
    match.keep_in(store)
    bots = [make_bot(game, "normal", seed + seat) for seat in range(seats)]
    while not match.over and not (until == "deal" and match.table.deal_over):
        seat = match.table.turn
        if hints:
            match.note_hint(0)
            hints -= 1
        match.play(decide(bots[seat], match.table.view(seat)))
    return match


def family(store):
    """Three people with some matches of every game."""
    ada, bo, cy = (profiles.new(name, animal) for name, animal in (("Ada", "cat"), ("Bo", "fox"), ("Åsa", "bear")))
    for one in (ada, bo, replace(cy, kid="words")):
        profiles.keep(store, one).wait()
    seats = {"rolling_stone": 4, "gran_ramino": 2, "michigan": 3}
    for game in GAMES:
        for seed in range(4):
            play(store, game, [ada, bo][: 1 + seed % 2], seats[game], seed)
    return ada, bo, cy
