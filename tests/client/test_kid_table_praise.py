"""What is told of every player at the end of a deal: true, always something, and not always the same."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from engine import cards
from engine.events import DealOver, Moved, Paid, Said, Shown
from engine.games import GAMES
from game.kids.mode import options_for
from game.kids.words import sentence
from game.kids.words_praise import praises
from game.match import Match, Wish
from game.outcome import events_of

OWN = {"rolling_stone": (4, 5, 6), "gran_ramino": (2, 3, 4), "michigan": (3, 5, 8)}
"""Seats of the games that are praised in words of their own; any other repeats itself sooner."""
SEATS = {game: (rules.info.usual,) for game, rules in GAMES.items()} | OWN


def played(game, seats, seed):
    match = Match(Wish(game, seats, seed, options_for(game), watch=True))
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.table.legal))
    return match


def held_at_the_end(deal, seat):
    hand = set()
    for event in deal:
        if isinstance(event, Moved) and event.card is not None:
            if event.target.seat == seat and event.target.name in ("hand", "packet"):
                hand.add(event.card)
            elif event.source.seat == seat and event.source.name in ("hand", "packet"):
                hand.discard(event.card)
    return hand


def plays(deal, seat=None):
    """Cards laid from a hand onto the table: (index, seat, card, where)."""
    return [
        (at, event.source.seat, event.card, event.target.name)
        for at, event in enumerate(deal)
        if isinstance(event, Moved)
        and event.source.name == "hand"
        and event.target.name in ("trick", "run")
        and seat in (None, event.source.seat)
    ]


def said(deal, key, seat):
    return [event for event in deal if isinstance(event, Said) and event.key == key and event.seat == seat]


def runs(deal):
    """The runs of Michigan: the seats that played, in order."""
    found, run = [], []
    for event in deal:
        if isinstance(event, Moved) and event.target.name == "run" and event.source.name == "hand":
            run.append(event.source.seat)
        elif isinstance(event, Said) and event.key.startswith("stop_"):
            found.append(run)
            run = []
    return [*found, run]


def tricks(deal):
    """The tricks of Rolling Stone: who played which card, and what became of it: ("won" or "stone", seat)."""
    found, trick, moved = [], [], 0
    for event in deal:
        if isinstance(event, Moved) and event.target.name == "trick":
            trick.append((event.source.seat, event.card))
        elif isinstance(event, Moved) and event.source.name == "trick":
            moved += 1
            if moved == len(trick):
                found.append((trick, "won" if event.target.name == "won" else "stone", event.target.seat))
                trick, moved = [], 0
    return [*found, (trick, "", None)]


def is_true(say, game, deal):
    """Whether that holds of this deal, worked out another way than it was said."""
    seat, n, key = say.seat, say.number, say.key.removeprefix("praise.")
    hand = held_at_the_end(deal, seat)
    winners = next(event.winners for event in deal if isinstance(event, DealOver))
    if key == "out":
        return not hand and seat in winners
    if key == "no_stone":
        return bool(plays(deal, seat)) and not said(deal, "picks_up", seat)
    if key == "big_stone":
        return n >= 3 and max(event.number for event in said(deal, "picks_up", seat)) == n
    if key == "tricks":
        return n == sum(end == "won" and who == seat for _, end, who in tricks(deal))
    if key == "rolled":
        return n == sum(end == "stone" and trick[0][0] == seat != who for trick, end, who in tricks(deal))
    if key == "followed":
        return n == sum(
            who == seat and cards.suit(card) == cards.suit(trick[0][1])
            for trick, _, _ in tricks(deal)
            for who, card in trick[1:]
        )
    if key == "started":
        return n == sum(bool(trick) and trick[0][0] == seat for trick, _, _ in tricks(deal))
    if key == "few_left":
        return 1 <= n <= 3 and n == len(hand)
    if key == "played":
        return n == len(plays(deal, seat)) > 0
    if key == "led":
        return n == sum(bool(run) and run[0] == seat for run in runs(deal))
    if key == "kept_row":
        return n == sum(one == seat != other for run in runs(deal) for one, other in pairwise(run))
    if key == "own_row":
        return n >= 3 and any(run[at : at + n] == [seat] * n for run in runs(deal) for at in range(len(run)))
    if key == "buttons":
        came = [
            event for event in deal if isinstance(event, Paid) and event.target.seat == seat and event.source.name != "bank"
        ]
        return n == sum(sum(event.counts) for event in came if event.target.name == "purse") > 0
    if key == "placed":
        gone = [
            event for event in deal if isinstance(event, Paid) and event.source.seat == seat and event.target.name == "stake"
        ]
        return n == sum(sum(event.counts) for event in gone) > 0
    if key == "swapped":
        return bool(said(deal, "swaps", seat))
    if key == "closed":
        return any(isinstance(event, Shown) and event.title and event.zone.seat == seat for event in deal)
    if key in ("run", "set", "suit"):
        same = cards.rank if key == "set" else cards.suit
        whole = set(say.cards) <= hand and len(say.cards) == n and len({same(card) for card in say.cards}) == 1
        if key != "run":
            return whole and n >= (3 if key == "set" else 2)
        order = "A234567JQK" if any(cards.RANKS[cards.rank(card)] in "2345" for card in every(deal)) else None
        ranks = [cards.RANKS[cards.rank(card)] for card in say.cards]
        return whole and n >= 3 and (order is None or "".join(ranks) in order)
    if key == "took":
        took = {
            event.card
            for event in deal
            if isinstance(event, Moved) and event.source.name == "discards" and event.target.seat == seat
        }
        return n == len(took & hand) > 0
    return key == "waited"


def every(deal):
    return {event.card for event in deal if isinstance(event, Moved) and event.card is not None}


@pytest.mark.parametrize("game", SEATS)
def test_everybody_is_told_something_true(game):
    told, waited, apart, number = Counter(), 0, 0, 0
    for seats in SEATS[game]:
        for seed in range(10):
            match = played(game, seats, seed)
            deals = events_of(match.table.record)
            for last in range(1, len(deals) + 1):
                found = praises(game, deals[:last], match.table.record.options)
                assert [say.seat for say in found] == list(range(seats))
                for say in found:
                    assert is_true(say, game, deals[last - 1]), f"{game} {seats} {seed}, deal {last}: {say}"
                    text = sentence(say, match.talk)
                    assert text.startswith(match.players[say.seat].name) and text.endswith("!")
                    told[say.key] += 1
                number += seats
                waited += sum(say.key == "praise.waited" for say in found)
                apart += len({say.key for say in found}) >= min(seats, 4) - 1
    if game not in OWN:
        return
    assert len(told) >= 5, told
    assert max(told.values()) <= 0.45 * number, told
    assert waited <= 0.2 * number, told
    assert apart >= 0.9 * number / max(SEATS[game])


def test_what_is_false_would_be_found():
    match = played("rolling_stone", 4, 1)
    deals = events_of(match.table.record)
    found = praises("rolling_stone", deals, match.table.record.options)
    wrong = [say._replace(number=say.number + 1) for say in found if say.number]
    assert wrong
    assert not any(is_true(say, "rolling_stone", deals[-1]) for say in wrong)


def test_the_same_is_not_told_of_somebody_deal_after_deal():
    again = total = 0
    for seed in range(6):
        match = played("michigan", 4, seed)
        deals = events_of(match.table.record)
        told = [praises("michigan", deals[:last], match.table.record.options) for last in range(1, len(deals) + 1)]
        pairs = [(one, two) for before, after in pairwise(told) for one, two in zip(before, after)]
        again += sum(one.key == two.key for one, two in pairs)
        total += len(pairs)
    assert total >= 40
    assert again <= 0.1 * total


def test_a_deal_that_has_hardly_begun_praises_waiting():
    assert [say.key for say in praises("michigan", [[]], Match(Wish("michigan", 3, 1)).table.record.options)] == [
        "praise.waited"
    ] * 3
