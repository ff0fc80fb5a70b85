"""Whatever happens to a match, no card and no marker comes or goes, and no two matches are the same by accident."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from engine import deal_code
from engine.bots import QUICK
from engine.bots.bot import decide
from engine.chance import Given
from engine.events import Said
from engine.games import GAMES, find
from engine.match import make_bots, misplaced
from engine.model import DEAL, Options
from engine.playback import Playback
from engine.record import Record
from engine.table import Table
from game.match import Match, Wish
from game.sofa.seating import kept_by_bot, taken_back
from game.store import Store
from tests.client.couch_stage import sit

ROOT = Path(__file__).parents[2]
TABLES = [("rolling_stone", 4), ("rolling_stone", 6), ("gran_ramino", 2), ("gran_ramino", 4), ("michigan", 3), ("michigan", 8)]


def whole(match):
    """Every card lies in one place; markers on the table."""
    table = match.table
    assert misplaced(table.rules, table) == []
    return sum(sum(heap.counts) for heap in table.reveal().heaps)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_cards_and_markers_are_all_there_whatever_happens_to_a_match(tmp_path, game, seats, seed):
    dice = random.Random(seed)
    store = Store(tmp_path)
    match = Match(Wish(game, seats, seed, players=sit(2, seats - 2)))
    match.keep_in(store)
    markers, done = whole(match), dict.fromkeys(("play", "back", "redo", "resume", "bot", "watch"), 0)
    for _ in range(150):
        what = dice.choices(list(done), (12, 2, 2, 1, 1, 1))[0]
        if match.over:
            break
        if what == "play":
            match.play(dice.choice(match.table.legal))
        elif what == "back":
            seat = dice.choice(match.people)
            if match.may_take_back(seat):
                continue
            match.take_back(seat)
        elif what == "redo":
            match.redo()
        elif what == "resume":
            (saved,) = store.matches()
            match = Match.resumed(saved)
            match.keep_in(store)
        elif what == "bot":
            player = match.players[0]
            match.reseat(0, taken_back(player) if player.is_bot else kept_by_bot(player))
        else:
            reel = Playback(Record.from_text(match.table.record.to_text()))
            for ply in {0, len(reel), dice.randint(0, len(reel))}:
                lying = sorted(card for pile in reel.reveal(ply).piles for card in pile.known)
                assert lying == list(match.table.rules.pack(match.table.record.options))
        done[what] += 1
        assert whole(match) == markers, what
    assert min(done[what] for what in ("play", "resume", "bot", "watch")) > 0
    assert done["back"] + done["redo"] > 0
    store.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_deals_have_all_cards_once_and_a_code_that_gives_them_again(game):
    rules = find(game)
    hands = set()
    for number in range(1000):
        seats = rules.info.seats[number % len(rules.info.seats)]
        table = Table(Record(game, Options(rules.info, seats), seed=number))
        while table.deals == 0 or table.legal == (DEAL,):
            table.play(table.turn, DEAL)
        assert misplaced(rules, table) == []
        dealt = tuple(pile.known for pile in table.reveal().piles)
        hands.add((seats, dealt))
        if number % 50 == 0:
            played, bots = Table(table.record.begun()), make_bots(game, [QUICK[0]] * seats, number)
            while not played.deal_over:
                played.play(played.turn, decide(bots[played.turn], played.view(played.turn)))
            code = deal_code.written(played.code(1))
            again = Table(Record(game, Options(rules.info, seats), seed=Given(99, deal_code.read(code))))
            while again.deals == 0 or again.legal == (DEAL,):
                again.play(again.turn, DEAL)
            assert sorted(pile.known for pile in again.reveal().piles if pile.zone.name == "hand") == sorted(
                pile.known for pile in table.reveal().piles if pile.zone.name == "hand"
            )
    assert len(hands) == 1000


@pytest.mark.parametrize("game", GAMES)
def test_fifty_matches_begun_at_once_differ_and_so_do_fresh_programs(game):
    """However quickly one follows the other: chance does not come from the clock."""
    begun = [Match(Wish(game, find(game).info.usual)) for _ in range(50)]
    assert len({match.table.record.seed for match in begun}) == 50
    dealt = set()
    for match in begun:
        while not match.table.deals or match.deal_is_next:
            match.play(DEAL)
        dealt.add(tuple(pile.known for pile in match.table.reveal().piles))
    assert len(dealt) == 50


FRESH = """
import sys
from game.match import Match, Wish
from game.store import Store
from pathlib import Path
store = Store(Path(sys.argv[1]))
for game in ("rolling_stone", "gran_ramino", "michigan"):
    print(Match(Wish(game, 4)).table.record.seed)
store.close()
"""


def test_five_people_who_start_for_the_first_time_get_other_cards(tmp_path):
    environ = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"}
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", FRESH, str(tmp_path / str(one))], env=environ, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        for one in range(5)
    ]
    seeds = [line for run in runs for line in run.communicate(timeout=120)[0].split()]
    assert len(seeds) == len(set(seeds)) == 15


def test_markers_nobody_claimed_stay_for_the_next_deal_also_when_the_program_ended_between(tmp_path):
    carried = 0
    for seed in range(12):
        store = Store(tmp_path / str(seed))
        match = Match(Wish("michigan", 4, seed))
        match.keep_in(store)
        dice = random.Random(seed)
        while not match.table.deal_over:
            match.play(dice.choice(match.table.legal))
        left = {heap.zone: heap.counts for heap in match.table.view(None).heaps}
        store.close()
        store = Store(tmp_path / str(seed))
        (saved,) = store.matches()
        again = Match.resumed(saved)
        assert {heap.zone: heap.counts for heap in again.table.view(None).heaps} == left
        again.play(DEAL)
        held = {heap.zone: heap.counts for heap in again.table.view(None).heaps}
        on_honours = {zone: counts for zone, counts in left.items() if zone.name.startswith("on ")}
        assert len(on_honours) == 4
        assert {zone: held[zone] for zone in on_honours} == on_honours, "what lay there lies there still"
        carried += any(any(counts) for counts in on_honours.values())
        store.close()
    assert carried > 3, "in many deals something is left"


def test_who_has_nothing_to_place_is_told_and_never_asked():
    """A stake without a marker, and in no game ever a question with nothing to choose from."""
    passed = 0
    for seed in range(40):
        match = Match(Wish("michigan", 3, seed, (("markers", "40"),)))
        dice = random.Random(seed)
        while not match.over:
            assert match.table.legal, "a turn with nothing to do"
            before = match.table.view(0)
            if before.legal:
                chooser = match.table.rules.compose(before)
                assert chooser is None or sum(chooser.counts) + chooser.left > 0, "nothing to place is asked of nobody"
            events = match.play(dice.choice(match.table.legal))
            for event in events:
                passed += isinstance(event, Said) and event.key == "passed_over"
    assert passed, "somebody was passed over, with a remark"
