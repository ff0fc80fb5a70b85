"""Long runs of what must hold at every single action: cards, markers, turns, and an end also for players who never vary.

pytest -m slow tests/speed/test_long_runs.py -n auto -s       20,000 deals for every game, number of seats and way to choose
pytest -m slow tests/speed/test_long_runs.py --deals 300      the short form that .ci/run takes
"""

from itertools import cycle

import pytest

from engine import cards, chance
from engine.bots import QUICK
from engine.bots.bot import decide
from engine.games import GAMES, find
from engine.match import make_bots, misplaced, new_table
from engine.model import DEAL, Options
from tests.contract.contract import settings

TABLES = [(key, seats) for key, rules in GAMES.items() for seats in rules.info.seats]
IDS = [f"{key}-{seats}" for key, seats in TABLES]
PACKS = {
    "rolling_stone": {4: 32, 5: 40, 6: 48},
    "gran_ramino": {2: 40, 3: 40, 4: 40},
    "michigan": dict.fromkeys(range(2, 9), 56),
}
"""Cards in play: the pack of Gran Ramino may also be the German one of 36, and Michigan has its four honours twice."""


def _ranked(rules, options, action):
    """Where an action stands among others for somebody who goes by the height of cards alone."""
    height = -1 if action.card is None else rules.height(options, action.card)
    return height, action.text


WAYS = {
    "highest": lambda rules, options, legal: max(legal, key=lambda action: _ranked(rules, options, action)),
    "lowest": lambda rules, options, legal: min(legal, key=lambda action: _ranked(rules, options, action)),
    "first": lambda rules, options, legal: legal[0],
    "last": lambda rules, options, legal: legal[-1],
}
"""Players who choose the same in the same position, for ever."""


def deals_of(key, options, choose, deals):
    """How many actions each of so many deals took, played by that way of choosing."""
    rules, found, number = find(key), [], 0
    while len(found) < deals:
        state, taken, made = rules.start(options, chance.derive(7, key, options.seats, number)), 0, 0
        most = rules.longest(options)
        while (legal := rules.legal(state)) and len(found) < deals:
            assert made < most, f"match {number} has no end after {most} actions"
            action = choose(rules, options, legal)
            rules.play(state, action)
            made += 1
            taken = 0 if action is DEAL else taken + 1
            if rules.deal_over(state):
                found.append(taken)
        number += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_players_who_never_vary_come_to_an_end(game, seats, way, capsys, request):
    options = Options(find(game).info, seats)
    found = deals_of(game, options, WAYS[way], request.config.getoption("--deals"))
    with capsys.disabled():
        print(f"\n{game} {seats} {way}: longest deal {max(found)} of {len(found)}, mean {sum(found) / len(found):.0f}", end="")
    if game == "rolling_stone":
        assert max(found) <= 40 * seats + 2 * seats, "the limit, and the trick that is played out"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_after_every_action_each_card_is_in_one_place_and_one_seat_is_to_act(game, request):
    """Quick bots of all levels, over every number of seats and every switch; they go through the table's own check."""
    deals, played = request.config.getoption("--deals") // 2, 0
    rules, numbers = find(game), set()
    for number, options in enumerate(cycle(settings(game))):
        levels = [QUICK[(number + seat) % len(QUICK)] for seat in range(options.seats)]
        table = new_table(game, options, chance.derive(11, game, number))
        bots = make_bots(game, levels, number)
        markers = sum(sum(heap.counts) for heap in table.view(None).heaps)
        due = len(rules.pack(options))
        numbers.add((options.seats, due))
        assert due == (36 if dict(options.items()).get("pack") == "36" else PACKS[game][options.seats])
        before = played
        while (seat := table.turn) is not None and played < before + 3:
            table.play(seat, decide(bots[seat], table.view(seat)))
            wrong = misplaced(rules, table)
            assert not wrong, f"{game} {options}: {[cards.name(card) for card in wrong]} after {table.ply} actions"
            everything = table.reveal()
            assert sum(pile.count for pile in everything.piles) == due
            assert sum(sum(heap.counts) for heap in everything.heaps) == markers
            assert all(min(heap.counts) >= 0 for heap in everything.heaps if heap.zone.name != "bank")
            acting = [one for one in range(options.seats) if table.view(one).legal]
            assert acting == ([] if table.turn is None else [table.turn])
            played += table.deal_over
        if played >= deals:
            break
    assert {seats for seats, _ in numbers} == set(rules.info.seats) or deals < 3 * len(list(settings(game)))


@pytest.mark.slow
@pytest.mark.parametrize("voluntary", ["false", "true", "two"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_whoever_is_to_act_can_do_something(seats, voluntary, request):
    """A hundred thousand positions of Rolling Stone by chance, also where one may pick up of one's own free will: whoever leads
    always has a card that may be led."""
    rules, wanted, positions, number = find("rolling_stone"), request.config.getoption("--deals") * 5, 0, 0
    options = Options(rules.info, seats, {"voluntary_pickup": voluntary})
    led = 0
    while positions < wanted:
        dice = chance.dice(chance.derive(13, seats, voluntary, number))
        table = new_table("rolling_stone", options, number)
        while table.turn is not None:
            assert table.legal, f"nobody can do anything after {table.ply} actions of match {number}"
            view = table.view(table.turn)
            if table.legal[0] is not DEAL and not view.pile("trick").count:
                led += 1
                assert all(action.card is not None for action in table.legal), "who leads lays a card"
            table.play(table.turn, chance.pick(dice, table.legal))
            positions += 1
        number += 1
    assert led > positions // 20
