"""What is a great hand of Gran Ramino, and of which class (GR-6 to GR-9)."""

import pytest

from engine import cards
from engine.games import melds
from engine.games.melds import Form
from tests.games.great_hands import GERMAN, HIGH, SEVEN, TEN, classed, laid_out


@pytest.mark.parametrize(
    ("hand", "name", "key"),
    [
        pytest.param("KS QS JS 7S 6S 5S 4S 3S 2S AS", "gran ramino", (4,), id="GR-01: ten spades"),
        pytest.param("KH QH JH 7H 6H 5H 4H 3H 2H AH", "gran ramino", (1,), id="ten hearts"),
        pytest.param("AH 2H 3H 4H 5H 6H 7H 2C 5C KC", "ramino", (1,), id="GR-02: other three share a suit"),
        pytest.param("AD 2D 3D 4D 5D 6D 7D 3H 4S 5C", "ramino", (2,), id="GR-03: other three consecutive, suits mixed"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S 7H JD QC", "ramino", (4,), id="GR-04: 7-J-Q are consecutive"),
        pytest.param("3D 4D 5D 6D 7D JD QD AH 2H 3H", "ramino", (2,), id="GR-06: a dieci too, the higher name counts"),
        pytest.param("KS KH KD KC 2D 2C 2S 3H 4S 5H", None, None, id="GR-07: mixed sequences only inside a ramino"),
        pytest.param("KS QS AS 3H 3D 3C 5C 5D 5H 5S", None, None, id="GR-08: Q-K-A is no run"),
        pytest.param("AS 2S 3S KH KD KC 5C 5D 5H 5S", "dieci", (4, 4, 4), id="GR-09: A-2-3 is a run"),
    ],
)
def test_written_positions_of_ten(hand: str, name: str | None, key: tuple[int, ...] | None) -> None:
    assert classed(TEN, hand) == name
    assert melds.key(TEN, cards.cards(hand)) == key


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("AD 2D 3D 4D 5D 6D 7D KH KC KS", "dieci"),  # three of a kind are neither, but a set of their own
        ("AD 2D 3D 4D 5D 6D 7D KH AC 2S", None),  # K-A-2 are not consecutive
        ("AD 2D 3D 4D 5D 6D 7D QH KC AS", None),
        ("AD 2D 3D 4D 5D 6D 7D 2H 5H KC", None),  # only two of the three share a suit
        ("AD 2D 3D 4D 5D 6D 7D 3H 4S 4C", None),
        ("AD 2D 3D 4D 5D 6D 7D QD JH KS", "ramino"),  # one of the three may be of the run's suit
        ("AD 2D 3D 4D 5D 6D 7D KD JH 5S", None),
        ("AD 2D 3D 4D 5D 6D JD 3H 4S 5C", None),  # six in a row are no ramino
        ("7H JH QH KH AH 2H 3H 2C 5C KC", None),  # nor seven round the corner
    ],
)
def test_the_other_three_of_a_ramino(hand: str, name: str | None) -> None:
    assert classed(TEN, hand) == name


@pytest.mark.parametrize(
    ("hand", "run", "others"),
    [
        ("AD 2D 3D 4D 5D 6D 7D JD QH KS", "2D 3D 4D 5D 6D 7D AD", "QH JD KS"),
        ("AD 2D 3D 4D 5D 6D 7D JD 2H 3S", "2D 3D 4D 5D 6D 7D JD", "2H AD 3S"),
        ("AD 2D 3D 4D 5D 6D 7D JD QD KH", "2D 3D 4D 5D 6D 7D AD", "KH JD QD"),
        ("AD 2D 3D 4D 5D 6D 7D JD QD 7H", "2D 3D 4D 5D 6D 7D AD", "7H JD QD"),
        ("AD 2D 3D 4D 5D 6D 7D JD QD 3H", "3D 4D 5D 6D 7D JD QD", "3H 2D AD"),
    ],
)
def test_any_seven_of_a_longer_run_may_be_the_run(hand: str, run: str, others: str) -> None:
    assert classed(TEN, hand) == "ramino"
    assert laid_out(TEN, hand) == [("run", cards.text(cards.cards(run))), ("sequence", cards.text(cards.cards(others)))]


@pytest.mark.parametrize(
    "hand", ["AD 2D 3D 4D 5D 6D 7D JD 2H 5C", "AD 2D 3D 4D 5D 6D 7D JD QD 5H", "AD 2D 3D 4D 5D 6D 7D JD 3H 4S"]
)
def test_a_longer_run_is_no_ramino_by_itself(hand: str) -> None:
    assert classed(TEN, hand) is None


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("5H 6H 7H 5D 6D 7D 5C 6C 7C 7S", "dieci"),  # only as sets: 7S belongs to no run
        ("5H 6H 7H 5D 6D 7D 5C 6C 7C JC", "dieci"),  # only as runs
        ("5H 6H 7H 5D 6D 7D 5C 6C 7C 2S", None),
        ("JS QS KS KH KD KC 4H 4D 4C 4S", "dieci"),  # one king in the run, three in the set
        ("JS QS KS KH KD 7H 4H 4D 4C 4S", None),  # the king of spades cannot be in both
        ("2H 3H 4H 5H 6H 3S 4S 5S 6S 7S", "dieci"),  # five and five
        ("2H 3H 4H 5H 6H 7H 3S 3D 3C 4C", None),
        ("2H 3H 4H 5H 6H 7H 3S 4S 5S 6S", "dieci"),  # six and four
        ("2H 3H 4H 5H 3S 4S 5S 2C 3C 4D", None),
        ("6H 7H JH 2S 2D 2C KS KH KD KC", "dieci"),  # 6-7-J is a run
    ],
)
def test_all_ten_parted_into_sets_and_runs(hand: str, name: str | None) -> None:
    assert classed(TEN, hand) == name


@pytest.mark.parametrize(
    "hand",
    ["", "KS", "KS QS JS 7S 6S 5S 4S 3S 2S", "KS QS JS 7S 6S 5S 4S 3S 2S AS AH", "7S 8S 9S TS JS QS KS 3H 3D 3C"],
)
def test_no_hand_of_the_form(hand: str) -> None:
    held = cards.cards(hand)
    assert classed(TEN, hand) is None
    assert melds.key(TEN, held) is None
    assert melds.worth(TEN, held) is None
    assert melds.parts(TEN, held) is None


@pytest.mark.parametrize(
    ("form", "hand", "name", "key"),
    [
        pytest.param(SEVEN, "4D 5D 6D 7D JD QD KD", "ramino", (2,), id="GR-R2: seven in a row"),
        pytest.param(SEVEN, "5S 6S 7S KH KD KC KS", "sette", (4, 9, 4), id="GR-R3: three and four"),
        pytest.param(SEVEN, "5S 6S 7S KH KD QC JC", None, None, id="GR-R4: K-K and Q-J meld nothing"),
        pytest.param(GERMAN, "7S 8S 9S TS JS QS KS", "ramino", (4,), id="GR-R5: German pack"),
        pytest.param(GERMAN, "AS 6S 7S TH TD TC TS", "sette", (4, 5, 4), id="GR-R6: A-6-7 is a run, the ace low"),
    ],
)
def test_written_positions_of_seven(form: Form, hand: str, name: str | None, key: tuple[int, ...] | None) -> None:
    assert classed(form, hand) == name
    assert melds.key(form, cards.cards(hand)) == key


@pytest.mark.parametrize(
    ("form", "run", "is_one"),
    [
        (SEVEN, "AS 2S 3S", True),
        (SEVEN, "6S 7S JS", True),
        (SEVEN, "7S JS QS", True),
        (SEVEN, "JS QS KS", True),
        (SEVEN, "QS KS AS", False),
        (SEVEN, "KS AS 2S", False),
        (SEVEN, "5S 6S JS", False),
        (SEVEN, "5S 6S 7C", False),
        (GERMAN, "AS 6S 7S", True),
        (GERMAN, "9S TS JS", True),
        (GERMAN, "QS KS AS", False),
        (GERMAN, "KS AS 6S", False),
        (HIGH, "QS KS AS", True),
        (HIGH, "6S 7S 8S", True),
        (HIGH, "AS 6S 7S", False),
        (HIGH, "KS AS 6S", False),
    ],
)
def test_runs_of_three(form: Form, run: str, is_one: bool) -> None:
    four_alike = "4H 4D 4C 4S" if form is SEVEN else "8H 8D 8C 8S"
    if "8S" in run:
        four_alike = "JH JD JC JS"
    assert (classed(form, f"{run} {four_alike}") == "sette") == is_one


@pytest.mark.parametrize(
    ("form", "hand", "name"),
    [
        (HIGH, "TS JS QS KS AS 9S 8S", "ramino"),
        (HIGH, "TS JS QS KS 7H 7D 7C", "sette"),
        (HIGH, "TS JS QS KS AS 7H 7D", None),  # a run of five and a pair
        (HIGH, "JS QS KS AS AH AD AC", "sette"),  # the ace of spades in the run, or in the set
        (HIGH, "AS 6S 7S 8S 9S TS JS", None),
        (GERMAN, "AS 6S 7S 8S 9S TS JS", "ramino"),
        (GERMAN, "TS JS QS KS AS 9S 8S", None),
        (GERMAN, "JS QS KS AS AH AD AC", "sette"),  # three and four
        (GERMAN, "TS JS QS KS AS AH AD", "sette"),  # four and three
        (HIGH, "TS JS QS KS AS AH AD", "sette"),
    ],
)
def test_the_ace_of_the_german_pack(form: Form, hand: str, name: str | None) -> None:
    assert classed(form, hand) == name


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("7S JS QS KS KH KD KC", "sette"),  # four kings, one of them in the run
        ("5S 6S 7S JS 7H 7D 7C", "sette"),  # four sevens, one of them inside the run
        ("QS KS KH KD KC 2H 3H", None),
        ("AS 2S 3S 5S 6S 7S JS", "sette"),  # seven of a suit with a gap are no ramino
        ("AS 2S 3S 4S 5S 6S 7S", "ramino"),
        ("AS 2S 4S 5S 6S JS KS", None),  # there is no gran ramino with seven
        ("AS AH AD 2S 2H 2D 2C", "sette"),
        ("AS AH AD 2S 2H 2D 3C", None),
    ],
)
def test_all_seven_parted_into_sets_and_runs(hand: str, name: str | None) -> None:
    assert classed(SEVEN, hand) == name
