"""Pictures in motion: every event is staged once, all rests exactly as laid out, and what is skipped looks like what is not."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from engine.chance import dice, pick
from engine.events import Moved, Paid, Restocked
from engine.model import DEAL
from game.__main__ import main
from game.clock import TICK
from game.moving import motion
from game.moving.pictures import FLYING
from tests.client.stage import SMALL, Stage

SHORT = {"rolling_stone": {"match_to": "1"}, "gran_ramino": {"match_to": "1"}, "michigan": {"length": "three"}}
SEATS = {"rolling_stone": (4, 5, 6), "gran_ramino": (2, 3, 4), "michigan": (3, 4, 5, 8)}
MANNERS = [
    {"pace": 1.0},
    {"pace": 0.5},
    {"pace": 1.8},
    {"pace": 0.0},
    {"pace": 1.0, "calm": True},
    {"pace": 1.0, "reduced": True},
    {"pace": 0.5, "reduced": True, "calm": True},
]


def table_of(game, seats, seed, manner, size=SMALL, options=None):
    stage = Stage(size, manner["pace"])
    stage.home.room = replace(stage.home.room, reduced=manner.get("reduced", False), calm=manner.get("calm", False))
    return stage, stage.table(game, seats, seed, SHORT[game] if options is None else options)


def play_by_chance(table, throw, after):
    """The whole match; `after` is called with the events of each action once they are staged."""
    cued = []
    table._cue = cued.append
    happened = []
    table.match.play, real = lambda action: happened.append(real(action)) or happened[-1], table.match.play
    while not table.match.over:
        cued.clear()
        if table.match.deal_is_next:
            table.before_deal = table.view
        table.play(pick(throw, table.match.table.legal))
        after(happened[-1], cued)


def staged_once(game, numbers):
    """Matches by chance in every manner, run to the end of each motion or finished at any moment."""
    staged = Counter()
    for number in numbers:
        seats = SEATS[game][number % len(SEATS[game])]
        manner = MANNERS[number % len(MANNERS)]
        _, table = table_of(game, seats, number, manner)
        dare = random.Random(number)

        def after(events, cued, table=table, dare=dare):
            expected = list(map(id, events))
            steps = dare.choice((0, 3, 400))
            for _ in range(steps):
                table.timeline.advance(dare.choice((TICK, 0.02, 0.11)))
            table.timeline.finish()
            assert sorted(map(id, cued)) == sorted(expected)
            assert [type(event).__name__ for event in cued if isinstance(event, Moved | Paid)] == [
                type(event).__name__ for event in events if isinstance(event, Moved | Paid)
            ]
            assert table.tabletop.settled(table.view, table.lay(table.view))
            assert table.tabletop.jumps == 0
            staged.update(type(event).__name__ for event in events)

        play_by_chance(table, dice(number), after)
    return staged


@pytest.mark.parametrize("game", SHORT)
def test_each_event_is_staged_once_and_all_rests_as_laid_out(game):
    staged = staged_once(game, range(7))
    assert staged["MatchOver"] == 7 and staged["Moved"] > 500


@pytest.mark.slow
@pytest.mark.parametrize("game", SHORT)
def test_each_event_of_100_matches_is_staged_once(game):
    assert staged_once(game, range(100, 200))["MatchOver"] == 100


def seen(stage):
    stage.draw()
    return stage.surface.get_buffer().raw


@pytest.mark.parametrize(("game", "seats"), [("rolling_stone", 4), ("gran_ramino", 2), ("michigan", 5)])
def test_what_is_finished_early_looks_like_what_has_run_to_its_end(game, seats):
    pictures = []
    for early in (False, True):
        stage, table = table_of(game, seats, 3, MANNERS[0])
        dare, found = random.Random(4), []

        def after(events, cued, stage=stage, table=table, dare=dare, found=found, early=early):
            moment = dare.random() * 0.9
            look = not found or len(found) < 24
            while table.moving and (not early or moment > 0):
                table.timeline.advance(0.09)
                moment -= 0.09
                if look:
                    stage.draw(0.5)  # what is drawn on the way leaves no trace
            table.timeline.finish()
            table.rest()
            if look:
                found.append(seen(stage))

        play_by_chance(table, dice(8), after)
        pictures.append(found)
    assert len(pictures[0]) == 24
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("game", SHORT)
def test_the_kept_picture_is_what_would_be_painted_anew(game):
    """The patches of what stands still add up, frame by frame, to what a table looks like that is drawn for the first time."""
    stage, table = table_of(game, SEATS[game][1], 5, MANNERS[0])
    throw, looked = dice(3), 0
    for _ in range(14):
        table.play(pick(throw, table.match.table.legal))
        while table.moving:
            for _ in range(9):
                if table.moving:
                    table.tabletop.remember()
                    table.timeline.advance(TICK)
            kept = seen(stage)
            table.still = type(table.still)()
            assert seen(stage) == kept
            looked += 1
            if looked % 3:
                continue
            table.timeline.advance(0.3)
        table.rest()
    assert looked > 30


def test_a_deal_of_52_takes_three_seconds_at_most():
    _, table = table_of("michigan", 8, 1, MANNERS[0])
    throw = dice(1)
    table._cue = lambda event: None
    while not table.match.table.deal_over:
        table.play(pick(throw, table.match.table.legal))
        table.timeline.finish()
    events = []
    table.match.play, real = lambda action: events.extend(real(action)) or events, table.match.play
    table.play(DEAL)
    gathered = next(beat for beat in motion.beats(events) if isinstance(beat.events[0], Restocked))
    whole = table.timeline.left
    assert 1.5 < whole - gathered.hold - gathered.seconds <= 3.0


def test_interrupted_motion_goes_on_from_where_it_is():
    _, table = table_of("rolling_stone", 4, 2, MANNERS[0])
    throw = dice(2)
    table.play(DEAL)
    table.timeline.finish()
    table.rest()
    met = 0
    for _ in range(30):
        before = {id(one): one.pose for one in table.tabletop.pictures()}
        table.play(pick(throw, table.match.table.legal))
        for one in table.tabletop.pictures():
            if id(one) in before:
                assert one.pose == before[id(one)]
                met += one.pose != (one.home.x, one.home.y, one.home.width, one.home.angle)
        for _ in range(7):
            table.timeline.advance(TICK)
        if table.match.deal_is_next:
            break
    assert met > 20
    table.timeline.finish()
    assert table.tabletop.settled(table.view, table.lay(table.view))


@pytest.mark.parametrize("game", SHORT)
def test_with_reduced_motion_nothing_flies_and_the_table_fades(game):
    stage, table = table_of(game, SEATS[game][0], 4, {"pace": 1.0, "reduced": True})
    throw, faded, longest = dice(5), set(), 0.0
    for _ in range(40):
        if table.match.over:
            break
        piles, fades, since = table.view.piles, table.tabletop.fades, 0.0
        before = fades
        table.play(pick(throw, table.match.table.legal))
        while table.moving:
            table.timeline.advance(TICK)
            assert not any(one.moving or one.z == FLYING for one in table.tabletop.pictures())
            assert not (table.tabletop.heaps.hoppers or table.tabletop.showers or table.tabletop.glad)
            since = since + TICK if table.tabletop.faded < 1 and table.tabletop.fades == fades else 0.0
            fades = table.tabletop.fades
            longest = max(longest, since)
            faded.add(0 < table.tabletop.faded < 1)
        assert table.tabletop.fades > before or table.view.piles == piles
        table.rest()
        stage.draw()
    assert faded == {True, False}
    assert 0.1 <= longest <= 0.14


def test_a_fade_starts_from_what_was_seen_and_ends_at_what_is():
    stage, table = table_of("rolling_stone", 4, 4, {"pace": 1.0, "reduced": True})
    throw = dice(5)
    for _ in range(3):
        table.play(pick(throw, table.match.table.legal))
        table.timeline.finish()
        table.rest()
    before = seen(stage)
    table.play(pick(throw, table.match.table.legal))
    mixed = []
    while table.moving:
        table.timeline.advance(TICK)
        mixed.append(seen(stage))
    after = seen(stage)
    assert len(set(mixed)) > 8, "it fades by steps"
    assert before != after and mixed[-1] == after


def test_after_a_jump_nothing_is_faded_from_what_other_eyes_saw():
    stage, table = table_of("rolling_stone", 4, 4, {"pace": 1.0, "reduced": True})
    throw = dice(5)
    for _ in range(3):
        table.play(pick(throw, table.match.table.legal))
        table.timeline.finish()
    stage.draw()
    table.tabletop.jump(table.view, table.lay(table.view))  # as a change of eyes does
    table.play(pick(throw, table.match.table.legal))
    while table.tabletop.faded == 1.0 and table.moving:
        table.timeline.advance(TICK)
    assert table.tabletop.faded < 1
    first = seen(stage)
    table.tabletop.faded = 1.0
    assert first == seen(stage)


@pytest.mark.parametrize("game", SHORT)
def test_calm_motion_neither_hops_nor_bounces_nor_rains(game):
    for calm in (False, True):
        _, table = table_of(game, SEATS[game][0], 7, {"pace": 1.0, "calm": calm})
        met = Counter()

        def after(events, cued, table=table, met=met):
            while table.moving:
                table.timeline.advance(0.03)
                met["rains"] += bool(table.tabletop.showers)
                met["glad"] += any(table.tabletop.glad.values())
                met["tall"] = max(met["tall"], *(round(one.height) for one in table.tabletop.pictures()))
            table.rest()

        play_by_chance(table, dice(2), after)
        if calm:
            assert not met["rains"] and not met["glad"] and met["tall"] <= 45
        else:
            assert met["rains"] and met["glad"] and met["tall"] > 14


@pytest.mark.parametrize("game", SHORT)
def test_a_moon_marks_what_was_carried_over(game):
    _, table = table_of(game, SEATS[game][0], 7, MANNERS[0])
    met = 0

    def after(events, cued, table=table):
        nonlocal met
        table.timeline.finish()
        over = any(getattr(event, "key", "") == "carried_over" for event in events)
        heaps = table.tabletop.heaps
        if over:
            met += 1
            assert set(heaps.carried) == {
                heap.zone for heap in table.view.heaps if heap.zone.name.startswith("on ") and any(heap.counts)
            }
        assert all(heaps.number(zone) for zone in heaps.carried)

    play_by_chance(table, dice(2), after)
    assert bool(met) == (game == "michigan")


@pytest.mark.parametrize(
    ("game", "whats"),
    [
        ("rolling_stone", "cut shuffle deal play trick pickup countdown win"),
        ("gran_ramino", "draw discard great_hand"),
        ("michigan", "stakes swap payout carry_over"),
    ],
)
def test_every_motion_can_be_found_and_filmed(game, whats, tmp_path):
    for what in whats.split():
        seats = "2" if game == "gran_ramino" else "4"
        words = ["film", "--game", game, "--what", what, "--seats", seats, "--size", "640x400", "--every", "0.6", "--strip"]
        if what == "win":
            words += ["--options", "match_to=1"]
        assert main([*words, "--out", str(tmp_path / what)]) == 0
        frames = [file.read_bytes() for file in sorted((tmp_path / what).glob("0*.png"))]
        assert len(set(frames)) > 1, what
        assert (tmp_path / what / "strip.png").exists()


def test_what_does_not_occur_is_said(tmp_path, capsys):
    assert main(["film", "--game", "rolling_stone", "--seats", "4", "--what", "swap", "--out", str(tmp_path)]) == 2
    assert "swap" in capsys.readouterr().err
