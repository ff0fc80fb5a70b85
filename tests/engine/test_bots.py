"""Bots: plain positions that the rule of thumb must see, and play that beats chance."""

import json

import pytest

from engine import cli, position
from engine.bots import LEVELS, QUICK, make_bot
from engine.bots.bot import decide
from engine.games import GAMES, find
from engine.match import make_bots, new_table, run
from engine.model import Options


def choice(fields, level="normal", seed=1):
    """What a bot plays in a written position, as text."""
    table = position.table_from({"ask": "play", **fields})
    return decide(make_bot(fields["game"], level, seed), table.view(table.turn)).text


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        # The last card wins at once; and a follower goes out with the only card that can.
        ({"game": "rolling_stone", "hands": [["9H"], ["TH", "7S"], ["QH"], ["KH"]], "turn": 0}, {"play 9H"}),
        # A long suit is led before a short one, and its lowest card first.
        (
            {
                "game": "rolling_stone",
                "hands": [
                    ["7S", "8S", "9S", "KD"],
                    ["TS", "8D", "AC", "AH"],
                    ["JS", "9D", "KC", "KH"],
                    ["QS", "TD", "QC", "QH"],
                ],
                "turn": 0,
            },
            {"play 7S"},
        ),
        # Close when a discard closes, whatever else there is.
        (
            {
                "game": "gran_ramino",
                "hands": [
                    ["KS", "KH", "KD", "KC", "4H", "5H", "6H", "2D", "2H", "2S", "7C"],
                    ["3C", "AC", "5C", "6C", "JC", "QC", "3D", "7D", "JD", "AS"],
                ],
                "stock": ["7H"],
                "drawn": "7C",
                "source": "stock",
                "turn": 0,
            },
            {"discard 7C"},
        ),
        # Take the discard that completes the hand.
        (
            {
                "game": "gran_ramino",
                "hands": [
                    ["KS", "KH", "KD", "KC", "4H", "5H", "2D", "2H", "2S", "7C"],
                    ["3C", "AC", "5C", "6C", "JC", "QC", "3D", "7D", "JD", "AS"],
                ],
                "stock": ["7H"],
                "discards": ["6H"],
                "turn": 0,
            },
            {"draw discard"},
        ),
        # Take the pot that a lead reaches at once.
        (
            {
                "game": "michigan",
                "hands": [["JC", "2D"], ["3C", "4S"], ["5C", "6H"]],
                "stakes": {"JC": 9},
                "turn": 0,
            },
            {"play JC"},
        ),
        # Swap a hand that holds no honour with markers; keep one that does (MI-5).
        (
            {"game": "michigan", "phase": "swap", "hands": [["2C", "2D"], ["3C", "4S"]], "extra": ["5C"], "stakes": {"AH": 9}},
            {"swap"},
        ),
        (
            {"game": "michigan", "phase": "swap", "hands": [["AH", "2D"], ["3C", "4S"]], "extra": ["5C"], "stakes": {"AH": 9}},
            {"keep"},
        ),
    ],
)
def test_the_rule_of_thumb_sees_what_is_plain(fields, expected):
    assert {choice(fields, seed=seed) for seed in range(5)} <= expected


@pytest.mark.parametrize("level", QUICK)
def test_a_choice_depends_on_the_view_and_the_seed_alone(level):
    fields = {"game": "michigan", "phase": "stakes", "hands": [["2C"], ["3C"], ["4S"]]}
    assert {choice(fields, level, seed=1) for _ in range(5)} == {choice(fields, level, seed=1)}
    assert len({choice(fields, level, seed=seed) for seed in range(40)}) > 5


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_every_game_plays_a_deal(game):
    rules = find(game)
    for level in LEVELS:
        table = new_table(game, Options(rules.info, rules.info.usual), 5)
        bots = make_bots(game, [level] * rules.info.usual, 5)
        for bot in bots:
            if hasattr(bot, "playouts"):
                bot.playouts = 8
        for _ in run(table, bots):
            if table.deal_over:
                break
        assert table.deal_over


def test_an_unknown_level_is_refused_with_the_list():
    with pytest.raises(ValueError, match="random, gentle, normal, hard, expert"):
        make_bot("michigan", "brutal", 1)


def beats_random(capsys, game, seats, matches, options=""):
    """The share of matches that one normal bot wins among random ones. The seed is fixed: it is a fact and not a chance."""
    bots = ",".join(["normal"] + ["random"] * (seats - 1))
    command = ["simulate", game, "--seats", str(seats), "--matches", str(matches), "--seed", "8", "--bots", bots, "--json"]
    assert cli.main([*command, "--workers", "1", "--options", options]) == 0
    return json.loads(capsys.readouterr().out)["wins"][0] / matches


@pytest.mark.parametrize(
    ("game", "seats", "matches", "options", "least"),
    [
        ("rolling_stone", 4, 150, "match_to=1", 0.32),
        ("rolling_stone", 6, 150, "match_to=1", 0.24),
        ("gran_ramino", 2, 60, "match_to=1", 0.85),
        ("gran_ramino", 4, 60, "match_to=1", 0.45),
        ("michigan", 2, 60, "length=half", 0.60),
        ("michigan", 6, 90, "length=half", 0.22),
    ],
)
def test_normal_beats_random(game, seats, matches, options, least, capsys):
    """In short matches, where less luck is evened out than in whole ones."""
    assert beats_random(capsys, game, seats, matches, options) >= least


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "matches", "least"),
    [
        ("rolling_stone", 4, 150, 0.36),
        ("rolling_stone", 6, 120, 0.22),
        ("gran_ramino", 2, 60, 0.90),
        ("gran_ramino", 4, 40, 0.60),
        ("michigan", 2, 100, 0.60),
        ("michigan", 6, 120, 0.17),
    ],
)
def test_normal_beats_random_in_whole_matches(game, seats, matches, least, capsys):
    assert beats_random(capsys, game, seats, matches) >= least
