"""Great hands of Gran Ramino: the forms of the game, their packs and points, and how many hands there are (GR-1, GR-2)."""

from itertools import combinations

import pytest

from engine import cards
from engine.cards import Cards, each
from engine.games import melds
from engine.games.melds import Form
from tests.games.great_hands import FORMS, GERMAN, HIGH, SEVEN, TEN, row


def all_melds(form: Form) -> list[Cards]:
    """All runs of three to five and all sets, which is enough for every parting."""
    ranks = len(form.order)
    starts = [(low, length) for length in (3, 4, 5) for low in range(ranks - length + 1)]
    runs = [cards.of(row(form, suit, low, length)) for suit in "HDCS" for low, length in starts]
    alike = [[cards.card(rank + suit) for suit in "HDCS"] for rank in form.order]
    return runs + [cards.of(chosen) for four in alike for length in (3, 4) for chosen in combinations(four, length)]


def can_be_parted(all_melds: list[Cards], held: Cards) -> bool:
    """Whether the cards can be parted into melds, trying each meld with the lowest card."""
    within = [meld for meld in all_melds if meld & ~held == 0]
    return not held or any(can_be_parted(within, held ^ meld) for meld in within if meld & held & -held)


def test_a_form_is_always_the_same_object() -> None:
    assert melds.form(40, 10) is TEN
    assert melds.form(36, 7, True) is HIGH
    assert HIGH is not GERMAN


def test_only_the_german_pack_has_a_choice_of_ace() -> None:
    assert melds.form(40, 10, ace_high=True) is TEN
    assert melds.form(40, 7, ace_high=True) is SEVEN


@pytest.mark.parametrize(("pack", "size"), [(36, 10), (40, 8), (52, 7)])
def test_there_is_no_other_form(pack: int, size: int) -> None:
    with pytest.raises(ValueError, match=f"{pack} cards and hands of {size}"):
        melds.form(pack, size)


def test_the_packs() -> None:
    assert (TEN.pack, TEN.pack.bit_count()) == (SEVEN.pack, 40)
    assert (GERMAN.pack, GERMAN.pack.bit_count()) == (HIGH.pack, 36)
    assert not TEN.pack & cards.cards("8H 9D TC TS")
    assert not GERMAN.pack & cards.cards("2H 3D 4C 5S")


def test_the_names_of_great_hands_highest_first() -> None:
    assert TEN.names == ("gran ramino", "ramino", "dieci")
    assert SEVEN.names == GERMAN.names == HIGH.names == ("ramino", "sette")


@pytest.mark.parametrize(
    ("form", "order"),
    [
        (TEN, "A 2 3 4 5 6 7 J Q K"),
        (SEVEN, "A 2 3 4 5 6 7 J Q K"),
        (GERMAN, "A 6 7 8 9 T J Q K"),
        (HIGH, "6 7 8 9 T J Q K A"),
    ],
)
def test_ranks_in_the_order_of_runs(form: Form, order: str) -> None:
    for suit in "HDCS":
        assert [form.index(cards.card(rank + suit)) for rank in order.split()] == list(range(len(order.split())))


def test_a_card_outside_the_pack_has_no_place() -> None:
    with pytest.raises(ValueError, match="TS is not in this pack"):
        TEN.index(cards.card("TS"))


@FORMS
def test_points_of_a_card(form: Form) -> None:
    points = {cards.name(card)[0]: form.points(card) for card in each(form.pack)}
    assert points == {rank: {"A": 1, "T": 10, "J": 8, "Q": 9, "K": 10}.get(rank) or int(rank) for rank in form.order}


@pytest.mark.parametrize(
    ("form", "hand", "points"),
    [
        (TEN, "KS KH QS QD JC 7H 6D 4C 2S AH", 66),  # GR-16
        (TEN, "KD QC JS JH 7S 7C 5D 5H 3C 2D", 64),
        (TEN, "KD KC QC QH JS 7S 6C 4H AC 2D", 66),  # GR-R8
        (HIGH, "AS KS TS 9H 8H 7D 6C", 51),  # GR-N7: ten and king both 10, the ace 1 though it is high
        (HIGH, "AH KH TH 9C 8C 7S 6D", 51),
        (HIGH, "AD AC JS JH 7C 7H 6S", 38),
        (SEVEN, "AS 2S 3S KH KD KC KS", 46),  # melded cards count as well
    ],
)
def test_points_of_a_hand(form: Form, hand: str, points: int) -> None:
    assert melds.hand_points(form, cards.cards(hand)) == points


def test_winning_sets_of_ten() -> None:
    names = [melds.title(TEN, held) for held in melds.winning(TEN)]
    assert len(names) == 54_464
    assert (names.count("gran ramino"), names.count("ramino"), names.count("dieci")) == (4, 9_672, 44_788)


def test_winning_sets_of_ten_that_are_a_ramino_only() -> None:
    """The other 384 have a run of three besides the run of seven, and could be laid out as a dieci as well."""
    raminos = [held for held in melds.winning(TEN) if melds.title(TEN, held) == "ramino"]
    melds_of_ten = all_melds(TEN)
    assert sum(not can_be_parted(melds_of_ten, held) for held in raminos) == 9_288


@pytest.mark.parametrize(
    ("form", "raminos", "settes"),
    [
        (SEVEN, 16, 2_032),
        (GERMAN, 12, 1_512),
        (HIGH, 12, 1_512),  # moving the ace from one end to the other changes which hands win, not how many
    ],
)
def test_winning_sets_of_seven(form: Form, raminos: int, settes: int) -> None:
    names = [melds.title(form, held) for held in melds.winning(form)]
    assert (names.count("ramino"), names.count("sette"), len(names)) == (raminos, settes, raminos + settes)


def test_a_high_ace_makes_other_hands_great() -> None:
    assert len(melds.winning(GERMAN) & melds.winning(HIGH)) < 1_524


@FORMS
def test_a_winning_set_is_a_hand_of_the_pack(form: Form) -> None:
    assert all(held & ~form.pack == 0 and held.bit_count() == form.size for held in melds.winning(form))
