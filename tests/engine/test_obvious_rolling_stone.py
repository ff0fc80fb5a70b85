"""Positions of Rolling Stone in which one choice is plainly right: every level from normal up must find it."""

import pytest

from engine import position
from engine.bots import make_bot
from engine.bots.bot import decide

LEVELS = ("normal", "hard", "expert")

OBVIOUS = {
    "the last to play takes the trick and then leads his last card": (
        [["9H", "7C", "8C"], ["TH", "9C", "JC"], ["8H", "QC", "KC"], ["AH", "7H"]],
        "9H TH 8H",
        {},
        {"AH"},
    ),
    "the last to play, higher cards being no use for anything else": (
        [["9D", "7C", "8C"], ["TD", "9C", "JC"], ["8D", "QC", "KC"], ["JD", "7D"]],
        "9D TD 8D",
        {},
        {"JD"},
    ),
    "the last card is laid, not kept for a pick-up": (
        [["9H", "7C", "8C"], ["TH", "9C", "JC"], ["8H"], ["AH", "7H", "7S"]],
        "9H TH",
        {"voluntary_pickup": "true"},
        {"8H"},
    ),
    "a long suit is led low, before the lonely king": (
        [["7S", "8S", "9S", "KD"], ["TS", "8D", "AC", "AH"], ["JS", "9D", "KC", "KH"], ["QS", "TD", "QC", "QH"]],
        "",
        {},
        {"7S"},
    ),
    "the ace that all must follow, then the last card": (
        [["7D", "AS"], ["7S", "8H", "9H"], ["8S", "TH", "JH"], ["9S", "QH", "KH"]],
        "",
        {"open_hands": "true"},
        {"AS"},
    ),
    "the same with the ten, the higher cards being gone": (
        [["AS", "TS", "7D"], ["JS", "7S", "9H"], ["QS", "8S", "JH"], ["KS", "9S", "QH"]],
        "AS JS QS KS",
        {},
        {"TS"},
    ),
    "second to play with two hearts left: the ace, and then the other": (
        [["9H", "7C", "8C"], ["7H", "AH"], ["8H", "QC", "KC"], ["TH", "9C", "JC"]],
        "9H",
        {"open_hands": "true"},
        {"AH"},
    ),
    "not the long suit of which a player is known to hold his last card": (
        [
            ["TH", "JH", "7C", "8C", "9C", "8D"],
            ["KH", "QH", "AH", "7S", "8S", "9S", "JS"],
            ["9D"],
            ["7H", "8H", "9H", "TS", "JC"],
        ],
        "1:KH up 9D up",
        {},
        {"TS", "JC"},
    ),
    "not the suit of the last card that all can see": (
        [["7H", "TD"], ["TH", "8C", "JD"], ["JH", "9D", "KC"], ["QH"]],
        "",
        {"open_hands": "true"},
        {"TD"},
    ),
    "two of one suit that all must follow: the ace keeps the lead, the seven goes out": (
        [["AH", "7H"], ["8H", "9H", "7C"], ["TH", "JH", "8C"], ["QH", "KH", "9C"]],
        "",
        {"open_hands": "true"},
        {"AH"},
    ),
    "third to play with two hearts left, the last player's being lower": (
        [["9H", "7C", "8C"], ["TH", "9C", "JC"], ["JH", "8H"], ["7H", "AC", "KC"]],
        "9H TH",
        {"open_hands": "true"},
        {"JH"},
    ),
    "five players: the ace before the lonely six, which then goes out": (
        [["AS", "6D"], ["7S", "8H", "9H"], ["8S", "TH", "JH"], ["9S", "QH", "KH"], ["TS", "AH", "7H"]],
        "",
        {"open_hands": "true"},
        {"AS"},
    ),
}


def table_of(hands, moves, options):
    """The table after these moves; "up" is a pick-up, "1:" in front says who leads first."""
    first, colon, rest = moves.partition(":")
    table = position.table_from(
        {"game": "rolling_stone", "ask": "play", "hands": hands, "turn": int(first) if colon else 0, "options": options}
    )
    for word in (rest if colon else moves).split():
        text = "pick up" if word == "up" else f"play {word}"
        table.play(table.turn, next(action for action in table.legal if action.text == text))
    return table


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", OBVIOUS)
def test_what_is_plain_is_seen(case, level):
    hands, moves, options, right = OBVIOUS[case]
    table = table_of(hands, moves, options)
    assert len(table.legal) > 1
    for seed in range(3):
        chosen = decide(make_bot("rolling_stone", level, seed), table.view(table.turn)).text.removeprefix("play ")
        assert chosen in right, f"{level} chose {chosen}"
