"""Gran Ramino by its rules page: the great hands close (GR-6 to GR-9); `test_melds.py` looks at them closely."""

import pytest

from tests.games.gran_ramino_table import closes


@pytest.mark.parametrize(
    ("kept", "seats", "called"),
    [
        pytest.param("AH 2H 3H 4H 5H 6H 7H JH QH KH", 2, "gran ramino", id="ten of one suit"),
        pytest.param("KS QS JS 7S 6S 5S 4S 3S 2S AS", 2, "gran ramino", id="spades"),
        pytest.param("KS QS JS 7S 6S 5S 4S 3S 2S KD", 2, "", id="nine and one"),
        pytest.param("KS QS JS 7S 6S 5S 4S 3S 2S AD", 2, "ramino", id="nine and one: 4 to K, and A 2 3"),
    ],
)
def test_gr_6_ten_of_one_suit(kept: str, seats: int, called: str) -> None:
    closes(kept, seats, called)


@pytest.mark.parametrize(
    ("kept", "seats", "called"),
    [
        pytest.param("AH 2H 3H 4H 5H 6H 7H 2C 5C KC", 2, "ramino", id="three of another suit"),
        pytest.param("4H 5H 6H 7H JH QH KH 3S 4C 5D", 2, "ramino", id="three consecutive ranks"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S JS QD KH", 2, "ramino", id="seven of a run of eight"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S KH KD KC", 2, "dieci", id="three of a kind make no ramino"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S KH AD 2C", 2, "", id="K A 2 are not consecutive"),
    ],
)
def test_gr_7_seven_in_a_row_and_three_others(kept: str, seats: int, called: str) -> None:
    closes(kept, seats, called)


@pytest.mark.parametrize(
    ("kept", "seats", "called"),
    [
        pytest.param("2S 2H 2D 2C 5H 6H 7H KS KH KD", 2, "dieci", id="sets and a run"),
        pytest.param("4S 5S 6S 7S JS 3H 4H 5H 6H 7H", 2, "dieci", id="two runs of five"),
        pytest.param("5H 6H 7H 7S 7D 7C KS KH KD KC", 2, "dieci", id="the seven of hearts in the run"),
        pytest.param("4H 4D 4C 5H 6H 7H KS KD KC AS", 2, "", id="no card twice"),
        pytest.param("2S 3H 4S KS KH KD KC 7S 7H 7D", 2, "", id="no mixed runs"),
    ],
)
def test_gr_8_sets_and_runs(kept: str, seats: int, called: str) -> None:
    closes(kept, seats, called)


@pytest.mark.parametrize(
    ("kept", "seats", "called"),
    [
        pytest.param("4D 5D 6D 7D JD QD KD", 3, "ramino", id="seven in sequence"),
        pytest.param("4D 5D 6D 7D 2H 2D 2C", 4, "sette", id="a run and a set"),
        pytest.param("4D 5D 6D 2S 2H 2D 2C", 3, "sette", id="a run and four of a kind"),
        pytest.param("AS 2S 3S 5S 6S 7S JS", 3, "sette", id="seven of one suit, two runs"),
        pytest.param("AS 2S 3S 4S 6S 7S QS", 3, "", id="there is no gran ramino of seven"),
        pytest.param("4D 5D 6D 2S 2H 2D KC", 4, "", id="six and one"),
    ],
)
def test_gr_9_with_seven_cards(kept: str, seats: int, called: str) -> None:
    closes(kept, seats, called)
