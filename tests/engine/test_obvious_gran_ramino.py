"""Plain positions of Gran Ramino that a player of each level must see."""

import pytest

from engine.bots import LEVELS
from tests.engine.plain_positions import GENTLE, HARD, NORMAL, check_seen


def cards(text):
    return text.split()


def rest(pack, *seen):
    """The cards of a pack that are not among these, as a stock."""
    named = set(cards(" ".join(seen)))
    ranks = "A234567JQK" if pack == 40 else "A6789TJQK"
    return [rank + suit for rank in ranks for suit in "SCHD" if rank + suit not in named]


def ten(hand, other="3C AC 5C 6C JC QC 3D 7D JD AS", **more):
    """Two players with ten cards; `drawn` is the card too many, `top` lies open."""
    stock = rest(40, hand, other, more.get("drawn", ""), *more.get("discards", ()))
    fields = {"ask": "play", "game": "gran_ramino", "turn": 0, "stock": stock, **more}
    fields["hands"] = [cards(hand), cards(other)]
    if "drawn" in fields:
        fields.setdefault("source", "stock")
    return fields


def seven(hands, pack=40, **more):
    fields = {"ask": "play", "game": "gran_ramino", "turn": 0, "pack": pack, "hands": [cards(hand) for hand in hands], **more}
    if "drawn" in fields:
        fields.setdefault("source", "stock")
    return fields


AWAY = "3C AC 5C 6C JC QC 3D 7D JD AS"

POSITIONS = {
    "close with the only discard that closes": (GENTLE, ten("KS KH KD KC 4H 5H 6H 2D 2H 2S", drawn="7C"), {"discard 7C"}),
    "take the open card that completes the hand": (
        GENTLE,
        ten("KS KH KD KC 4H 5H 2D 2H 2S 7C", discards=["6H"]),
        {"draw discard"},
    ),
    "close after the take, with the card that is left over": (
        GENTLE,
        ten("KS KH KD KC 4H 5H 2D 2H 2S 7C", drawn="6H", source="discard"),
        {"discard 7C"},
    ),
    "take what makes a gran ramino": (
        GENTLE,
        ten("AH 2H 3H 4H 5H 7H JH QH KH 4D", discards=["6H"]),
        {"draw discard"},
    ),
    "close with seven cards": (
        GENTLE,
        seven(["KS KH KD 4H 5H 6H 7H", "2C 3C AD 5D JS QC 6S", "2S 3D AS JC 7D QD 5C"], drawn="2D", stock=["7S", "AH"]),
        {"discard 2D"},
    ),
    "take the king that completes seven": (
        GENTLE,
        seven(
            ["KS KH 2D 4H 5H 6H 7H", "2C 3C AD 5D JS QC 6S", "2S 3D AS JC 7D QD 5C"],
            discards=["KD"],
            stock=["7S", "AH"],
        ),
        {"draw discard"},
    ),
    "close with the ace above the king where it runs high": (
        GENTLE,
        seven(
            ["QS KS AS 8H 8D 8C 8S", "6C 7C 9C TC JH QD KD"],
            pack=36,
            options={"german_ace": "high"},
            drawn="6D",
            stock=["7S", "AH"],
        ),
        {"discard 6D"},
    ),
    "never break three finished melds": (
        GENTLE,
        ten("KS KH KD 4H 5H 6H 2D 2H 2S JS", drawn="7C"),
        {"discard JS", "discard 7C"},
    ),
    "never break a set and a run of four": (
        GENTLE,
        ten("QS QH QD 4H 5H 6H 7H AD JS 3S", drawn="2C"),
        {"discard AD", "discard JS", "discard 3S", "discard 2C"},
    ),
    "leave an open card that fits nothing": (
        NORMAL,
        ten("KS KH KD 4H 5H 6H 2D 2S 3S JS", discards=["7C"]),
        {"draw stock"},
    ),
    "keep a pair and throw what fits nothing": (
        NORMAL,
        ten("KS KH KD 4H 5H 6H 2D 2S 7C AC", drawn="QC", other="3C 5C 6C JC AH 3D 7D JD AS 7S"),
        {"discard 7C", "discard AC", "discard QC"},
    ),
    "take what leaves one card to wait for": (
        HARD,
        ten("KS KH KD 4H 5H 2D 2H 2S JS 7C", discards=["6H"]),
        {"draw discard"},
    ),
    "a run that a dead card has cut off is given up": (
        HARD,
        ten(
            "KS KH KD 4H 5H 6H 2D 2H QS JS",
            other="3C AC 5C 6C JC QC 3D AD JD AS",
            drawn="3S",
            discards=["JH", "7D", "QD", "7S"],
        ),
        {"discard QS", "discard JS", "discard 3S"},
    ),
    "throw the fewest points when the stock is gone": (
        HARD,
        ten("KS QH 7D 4H 5C 6S 2D JH 2S JS", drawn="AC", other="3C AD 5D 6C JC QC 3D 7C JD AS", stock=["7H"]),
        {"discard AC"},
    ),
    "of two ways to close take the higher name": (
        HARD,
        ten("AH 2H 3H 4H 5H 6H 7H JS JD QC", drawn="KD", other="3C AC 5C 6C JC AS 3D 7D 2S QD"),
        {"discard JD", "discard JS"},
    ),
    "the jack follows the seven": (GENTLE, ten("6S 7S JS QS 2H 2D 2S KC KD KH", other=AWAY, drawn="4C"), {"discard 4C"}),
    "four players: take what closes seven cards": (
        GENTLE,
        seven(
            ["KS KH KD 4H 5H 6H 2C", "2H 3C AD 5D JS QC 6S", "2S 3D AS JC 7D QD 5C", "3S 4S 6C 6D JH QS AC"],
            discards=["7H"],
            stock=["7S", "AH"],
        ),
        {"draw discard"},
    ),
    "close with the ace below the six where it runs low": (
        GENTLE,
        seven(["AS 6S 7S 8H 8D 8C 8S", "6C 7C 9C TC JH QD KC"], pack=36, drawn="KD", stock=["7H", "AH"]),
        {"discard KD"},
    ),
}


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_plain_is_seen(name, level):
    check_seen(POSITIONS[name], level, 2)


def test_enough_positions_are_for_normal_and_up():
    assert sum(least <= NORMAL for least, _, _ in POSITIONS.values()) >= 8
