"""Plain positions of Michigan that a player of each level must see."""

import pytest

from engine.bots import LEVELS
from tests.engine.plain_positions import GENTLE, HARD, NORMAL, check_seen


def table(hands, extra="", **more):
    """A position; cards not named were played before."""
    fields = {"ask": "play", "game": "michigan", "turn": 0, "extra": extra.split(), **more}
    fields["hands"] = [hand.split() for hand in hands]
    return fields


POSITIONS = {
    "the last card goes out": (GENTLE, table(["9H", "TH 7S", "QH 3C"]), {"play 9H"}),
    "a pot in hand is taken at once": (NORMAL, table(["JC 2D", "3C 4S", "5C 6H"], stakes={"JC": 9}), {"play JC"}),
    "a run of one's own leads to the pot": (
        NORMAL,
        table(["TC JC 2D 5D", "3C 4S 3D", "5C 6H 6D"], stakes={"JC": 9}),
        {"play TC"},
    ),
    "the pot that others would be helped to is left alone": (
        NORMAL,
        table(["9C TC 9H TH", "JC 4S 2S", "JH 6H 2D"], stakes={"JC": 12}),
        {"play 9H"},
    ),
    "of two pots in hand the bigger one is led to": (
        NORMAL,
        table(["QS KD 2H", "3C 4S 5H", "5C 6H 4D"], stakes={"QS": 2, "KD": 14}),
        {"play KD"},
    ),
    "swap when the markers lie elsewhere": (
        NORMAL,
        table(["2C 2D", "3C 4S"], "5C", phase="swap", stakes={"AH": 9}),
        {"swap"},
    ),
    "keep a hand with the markers": (NORMAL, table(["AH 2D", "3C 4S"], "5C", phase="swap", stakes={"AH": 9}), {"keep"}),
    "keep a hand with an equal share": (
        NORMAL,
        table(["JC 2D", "3C 4S"], "5C", phase="swap", stakes={"AH": 6, "JC": 3}),
        {"keep"},
    ),
    "swap for a much bigger pot than one's own": (
        NORMAL,
        table(["JC 2D", "3C 4S", "5S 6S"], "5C", phase="swap", stakes={"AH": 12, "JC": 2}),
        {"swap"},
    ),
    "lead what will never be played but by a lead": (
        NORMAL,
        table(["4D 7S", "3S 6S KH", "5S QH 8S"]),
        {"play 4D"},
    ),
    "an ace first, when the other card then goes out": (
        HARD,
        table(["AS 2D", "3C 4S 3D", "5C 6H 9D"]),
        {"play AS"},
    ),
    "play out by runs that surely come to an end": (
        HARD,
        table(["QH KH AH 4C 5C", "7C 8C 2S 9D", "3C TC 6S JD"]),
        {"play QH", "play 4C"},
    ),
    "who has looked stakes on an honour in hand": (
        HARD,
        table(["KD 2D", "3C 4S"], "5C", phase="stakes", options={"stakes": "after"}),
        {"stake 0 4 0 0"},
    ),
    "of two honours in hand the stake goes to the one that pays more often": (
        HARD,
        table(["AH JC 2D", "3C 4S KD"], "5C", phase="stakes", options={"stakes": "after"}),
        {"stake 0 0 0 4"},
    ),
    "a pot of one's own before a run that helps another to one": (
        NORMAL,
        table(["QS 3H", "KH AH 4S", "4H 6C"], stakes={"QS": 8, "AH": 8}),
        {"play QS"},
    ),
    "of two equal lowest cards the one with the markers": (
        NORMAL,
        table(["JC JD", "QD 4S", "5C 6H"], stakes={"JC": 9}, options={"strict_lowest": "true"}),
        {"play JC"},
    ),
    "eight players: keep the only hand with markers": (
        NORMAL,
        table(["QS 2D", "3C", "4S", "5H", "6C", "7D", "8H", "9C"], "5C", phase="swap", stakes={"QS": 20}),
        {"keep"},
    ),
}


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_plain_is_seen(name, level):
    check_seen(POSITIONS[name], level, 3)


def test_enough_positions_are_for_normal_and_up():
    assert sum(least <= NORMAL for least, _, _ in POSITIONS.values()) >= 8
