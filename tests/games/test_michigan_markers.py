"""Michigan by its rules page: what honours bring, what the end of a deal costs and who cannot pay (MI-10 to MI-13)."""

import pytest

from engine.events import DealOver, Paid
from tests.games.michigan_table import GAME, HONOURS, SIT, mi, paid, placed, pots, purses, splits, stakes
from tests.games.setting import at_random, deal, do, hands, legal, options, play_deal, plays, public, refuse, scores, w, winners


def test_mi_10_the_twin_takes_all_markers_at_once() -> None:
    table = mi("JS KH | QS 8D | KS 9D", extra="AH", stakes={"AH": 2, "KD": 3, "QS": 7, "JC": 1}, markers=[10, 10, 10])
    do(table, "0 play JS")
    events = do(table, "1 play QS")
    assert paid(events, "on", "purse") == [(None, 1, 7)]
    assert (pots(table), purses(table)) == ({"AH": 2, "KD": 3, "JC": 1}, [10, 17, 10])
    assert (table.turn, legal(table)) == (2, plays("KS"))


@pytest.mark.parametrize("honour", HONOURS)
def test_mi_10_each_honour_has_its_own_twin(honour: str) -> None:
    pots_before = {name: number for number, name in enumerate(HONOURS, 3)}
    table = mi(f"{honour} 9{'S' if honour[1] != 'S' else 'H'} | 2D 3D", extra="4D", stakes=pots_before, markers=[0, 0])
    do(table, f"0 play {honour}")
    assert purses(table) == [pots_before[honour], 0]
    assert pots(table) == {name: count for name, count in pots_before.items() if name != honour}


@pytest.mark.parametrize("card", ["AS", "AD", "AC", "KS", "KH", "KC", "QH", "QD", "QC", "JS", "JH", "JD", "TC"])
def test_mi_10_no_other_card_takes_anything(card: str) -> None:
    pots_before = dict.fromkeys(HONOURS, 2)
    table = mi(f"{card} 9{'S' if card[1] != 'S' else 'H'} | 2D 3D", extra="4D", stakes=pots_before, markers=[0, 0])
    events = do(table, f"0 play {card}")
    assert (purses(table), pots(table), [event for event in events if isinstance(event, Paid)]) == ([0, 0], pots_before, [])


def test_mi_10_a_twin_in_the_extra_hand_leaves_its_stake() -> None:
    table = mi("QH | KH 5D | 8C 9C", extra="AH", stakes={"AH": 6}, markers=[10, 10, 10])
    do(table, "0 play QH")
    assert (winners(table), pots(table)) == ((0,), {"AH": 6})


def test_mi_11_the_deal_ends_at_once_and_each_pays_a_marker_a_card() -> None:
    table = mi("8D | 2C 5C 9S | KD AD JH 2H 3H | 4H", extra="9D 3C", markers=[20, 20, 20, 20], stakes={"KD": 4})
    events = do(table, "0 play 8D")
    assert (winners(table), purses(table), pots(table)) == ((0,), [29, 17, 15, 19], {"KD": 4})
    assert paid(events, "purse", "purse") == [(1, 0, 3), (2, 0, 5), (3, 0, 1)]
    assert [event.winners for event in events if isinstance(event, DealOver)] == [(0,)]
    refuse(table, "2 play KD", "0 play 9D", "1 play 2C")


def test_mi_11_in_the_middle_of_a_run() -> None:
    table = mi("3C 9D | 4C | 5C 6C 7C", extra="8C", markers=[20, 20, 20])
    do(table, "0 play 3C, 1 play 4C")
    assert (winners(table), purses(table), hands(table)) == ((1,), [19, 24, 17], [{"9D"}, set(), w("5C 6C 7C")])


def test_mi_11_the_last_card_is_a_twin_first_the_stake_then_the_payment() -> None:
    table = mi("JC | 4H 5H 6H | QC 2D", extra="3S", stakes={"AH": 2, "JC": 4}, markers=[0, 1, 9])
    events = do(table, "0 play JC")
    assert (winners(table), purses(table), pots(table)) == ((0,), [7, 0, 7], {"AH": 2})
    assert [(event.source.name, sum(event.counts)) for event in events if isinstance(event, Paid)] == [
        ("on JC", 4),
        ("purse", 1),
        ("purse", 2),
    ]


def test_mi_12_stakes_not_taken_stay_and_four_new_ones_are_added() -> None:
    table = mi("9S | 2D 3D | 7H 8H", extra="TS", markers=[20, 20, 20], stakes={"QS": 7, "AH": 1})
    do(table, "0 play 9S")
    assert pots(table) == {"QS": 7, "AH": 1}
    deal(table)
    assert (pots(table), purses(table)) == ({"QS": 7, "AH": 1}, [24, 18, 18])
    for _ in range(3):
        do(table, f"{table.turn} stake 0 2 2 0")
    assert (pots(table), purses(table)) == ({"AH": 1, "KD": 6, "QS": 13}, [20, 14, 14])


@pytest.mark.parametrize("held", [1, 2, 3, 4])
def test_mi_13_who_holds_fewer_stakes_all_of_them(held: int) -> None:
    table = stakes([held, 20, 20])
    assert legal(table) == splits(held)
    refuse(table, "0 stake 0 0 0 0", "0 stake 4 1 0 0", f"0 stake {held - 1} 0 0 0", f"0 stake {held + 1} 0 0 0")
    do(table, f"0 stake 0 {held} 0 0")
    assert (purses(table), placed(table)) == ([0, 20, 20], [held, 0, 0])


@pytest.mark.parametrize(
    ("markers", "asked"), [([0, 5, 5], [1, 2]), ([5, 0, 5], [0, 2]), ([5, 5, 0], [0, 1]), ([0, 5, 0], [1]), ([0, 0, 1], [2])]
)
def test_mi_13_who_has_none_is_passed_over_without_an_action(markers: list[int], asked: list[int]) -> None:
    table = mi(SIT, asked[0], extra="9D TD", phase="stakes", markers=markers, dealer=2)
    for seat in asked:
        assert (table.turn, public(table).phase) == (seat, "stakes")
        do(table, f"{seat} {min(legal(table))}")
    assert (table.turn, legal(table)) == (0, {"swap", "keep"}), "forehand is asked for the swap, marker or not"
    assert sum(pots(table).values()) == sum(min(4, held) for held in markers)


def test_mi_13_passed_over_at_the_deal() -> None:
    table = mi("9S | 2D 3D | 7H 8H", extra="TS", markers=[0, 2, 2], dealer=0)
    do(table, "0 play 9S")
    assert (purses(table), table.turn) == ([4, 0, 0], 1)
    deal(table)
    assert public(table).forehand == 2
    assert (table.turn, legal(table)) == (0, splits(4)), "forehand has nothing to stake"
    do(table, "0 stake 4 0 0 0")
    assert (table.turn, legal(table), purses(table)) == (2, {"swap", "keep"}, [0, 0, 0])


def test_mi_13_nobody_holds_a_marker() -> None:
    """All markers lie on an honour: nothing is staked, and the game goes on."""
    table = mi("9S | 2D 3D | 7H 8H", extra="TS", markers=[0, 0, 0], stakes={"AH": 12})
    do(table, "0 play 9S")
    assert (winners(table), purses(table)) == ((0,), [0, 0, 0])
    deal(table)
    assert (table.turn, legal(table)) == (public(table).forehand, {"swap", "keep"})
    play_deal(table, at_random(4))
    assert sum(purses(table)) + sum(pots(table).values()) == 12


def test_mi_13_who_cannot_pay_in_full_pays_what_he_has() -> None:
    table = mi("9S | 2D 3D 4D 5D 6D | 7H 8H | 2C 3C 4C", extra="TS", markers=[5, 3, 0, 8])
    do(table, "0 play 9S")
    assert purses(table) == [11, 0, 0, 5]


def test_mi_13_the_bank_lends_up_to_four_before_the_stakes() -> None:
    table = mi("9S | 2D 3D | 7H 8H", given={"bank_lends": True}, extra="TS", markers=[5, 1, 6])
    do(table, "0 play 9S")
    assert (purses(table), public(table).loans) == ([8, 0, 4], (0, 0, 0)), "a payment is no reason for a loan"
    events = deal(table)
    assert (purses(table), public(table).loans, scores(table)) == ([8, 4, 4], (0, 4, 0), (8, 0, 4))
    assert paid(events, "bank", "purse") == [(None, 1, 4)]
    for _ in range(3):
        assert legal(table) == splits(4)
        do(table, f"{table.turn} stake 1 1 1 1")
    assert (purses(table), scores(table)) == ([4, 0, 0], (4, -4, 0)), "less loans it may be below zero"
    play_deal(table, at_random(1))
    assert min(purses(table)) >= 0
    before = purses(table)
    deal(table)
    assert purses(table) == [max(4, held) for held in before]
    assert public(table).loans == tuple(lent + max(0, 4 - held) for lent, held in zip((0, 4, 0), before)), "loans add up"


@pytest.mark.parametrize("held", [0, 1, 2, 3, 4])
def test_mi_13_a_loan_tops_up_to_four(held: int) -> None:
    table = mi("9S | 2D | 7H", given={"bank_lends": True}, extra="TS", markers=[9, held + 1, 9])
    do(table, "0 play 9S")
    deal(table)
    assert (purses(table)[1], public(table).loans) == (max(4, held), (0, 4 - held, 0))


def test_mi_13_the_bank_is_closed_unless_chosen() -> None:
    assert options(GAME, 4)["bank_lends"] == "false"
    table = mi("9S | 2D | 7H", extra="TS", markers=[9, 1, 9])
    do(table, "0 play 9S")
    deal(table)
    assert (purses(table), public(table).loans) == ([11, 0, 8], (0, 0, 0))
