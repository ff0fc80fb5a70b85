"""What is a great hand of Gran Ramino, how it is parted, and which of two is better (GR-1, GR-2, GR-6 to GR-12)."""

from itertools import combinations
from random import Random

import pytest

from engine import cards
from engine.cards import Card, Cards, each
from engine.games import melds
from engine.games.melds import Form

TEN = melds.form(40, 10)
SEVEN = melds.form(40, 7)
GERMAN = melds.form(36, 7)
HIGH = melds.form(36, 7, ace_high=True)
FORMS = pytest.mark.parametrize("form", [TEN, SEVEN, GERMAN, HIGH], ids=["ten", "seven", "German", "ace high"])


def classed(form: Form, hand: str) -> str | None:
    """The class of the hand, on which both ways to it must agree."""
    held = cards.cards(hand)
    name = melds.title(form, held)
    assert melds.title_slow(form, held) == name
    return name


def laid_out(form: Form, hand: str) -> list[tuple[str, str]]:
    parts = melds.parts(form, cards.cards(hand))
    assert parts is not None
    return [(kind, cards.text(held)) for kind, held in parts]


def close(form: Form, closer: str, discard: str, *others: str) -> tuple[list[str | None], int]:
    """The classes, the closer's first, and the winner when the closer puts the discard away (GR-11, GR-12)."""
    thrown = cards.card(discard)
    values = [melds.worth(form, cards.cards(closer) & ~(1 << thrown))]
    for hand in others:
        best = melds.best_with(form, cards.cards(hand), thrown)
        values.append(best and best[0])
    # max takes the first of equal ones, the nearest to the closer.
    winner = max(range(len(values)), key=lambda seat: values[seat] or ())
    return [form.names[-value[0]] if value else None for value in values], winner


def row(form: Form, suit: str, low: int, length: int) -> list[Card]:
    """So many cards of the suit upwards from the rank with that index."""
    return [cards.card(rank + suit) for rank in form.order[low : low + length]]


def is_part(form: Form, kind: str, held: Cards) -> bool:
    """Whether the cards are what the part is called, said a third way."""
    ranks = sorted(form.index(card) for card in each(held))
    suits = {cards.suit(card) for card in each(held)}
    rising = ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return {
        "run": rising and len(suits) == 1 and len(ranks) >= 3,
        "set": len(set(ranks)) == 1 and len(ranks) >= 3,
        "suit": len(suits) == 1,
        "sequence": rising and len(ranks) == 3,
    }[kind]


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


@pytest.mark.parametrize(
    ("form", "hand", "key"),
    [
        (TEN, "7H JH QH KH 4S 5S 6S 2S 2D 2C", (4, 9, 1)),  # four hearts, four spades: the top card before the suit
        (TEN, "4H 5H 6H 4S 5S 6S KH KD KC KS", (4, 9, 4)),  # the same top card: the higher suit
        (TEN, "5H 6H 7H 5D 6D 7D 5C 6C 7C 7S", (3, 6, 3)),  # three suits of three: clubs, not the single spade
        (TEN, "AD 2D 3D 4D 5D 6D 7D KH KC KS", (7, 6, 2)),
        (SEVEN, "AS AH AD 2S 2H 2D 2C", (2, 1, 4)),
        (GERMAN, "AS AH AD KC QC JC TC", (4, 8, 3)),
        (GERMAN, "AS 6S 7S 8S JH JD JC", (4, 3, 4)),  # the ace is the lowest of its suit
        (HIGH, "AS KS QS JS 8H 8D 8C", (4, 8, 4)),  # or the highest
        (HIGH, "AH AD AC 7S 7H 7D 7C", (2, 8, 3)),
    ],
)
def test_keys_of_dieci_and_sette(form: Form, hand: str, key: tuple[int, ...]) -> None:
    assert classed(form, hand) == form.names[-1]
    assert melds.key(form, cards.cards(hand)) == key


@pytest.mark.parametrize(
    ("form", "better", "worse"),
    [
        # GR-12: two raminos, diamonds over hearts
        (TEN, "AD 2D 3D 4D 5D 6D 7D 3S 4C 5S", "AH 2H 3H 4H 5H 6H 7H 2C 5C KC"),
        # GR-13: six spades to the king over six hearts to the jack
        (TEN, "KS QS JS AS 2S 3S 4D 5D 6D 7D", "JH 7H 6H 5H 4H 3H 4C 5C 6C 7C"),
        # GR-14: six clubs over six hearts, both to the king
        (TEN, "KC QC JC 7C 6C 5C 4S 5S 6S 7S", "KH QH JH 7H 6H 5H 4D 5D 6D 7D"),
        # the class comes before everything else
        (TEN, "AH 2H 3H 4H 5H 6H 7H JH QH KH", "AS 2S 3S 4S 5S 6S 7S 2C 5C KC"),
        (TEN, "AH 2H 3H 4H 5H 6H 7H 2C 5C KC", "2S 3S 4S 5S 6S 7S KS KH KD KC"),
        (SEVEN, "AH 2H 3H 4H 5H 6H 7H", "5S 6S 7S KH KD KC KS"),
        # a longer suit over a higher card
        (TEN, "2H 3H 4H 5H 6H 2C 3C 4C 5C 6C", "JS QS KS 5S 5H 5D 5C AH AD AC"),
        # a higher card over a higher suit
        (SEVEN, "5H 6H 7H JH 2S 2D 2C", "4S 5S 6S 7S 2H 2D 2C"),
    ],
)
def test_the_better_hand(form: Form, better: str, worse: str) -> None:
    above, below = melds.worth(form, cards.cards(better)), melds.worth(form, cards.cards(worse))
    assert above is not None
    assert below is not None
    assert above > below


def test_worth_is_place_of_the_class_and_key() -> None:
    assert melds.worth(TEN, cards.cards("KS QS JS 7S 6S 5S 4S 3S 2S AS")) == (3, 4)
    assert melds.worth(TEN, cards.cards("AH 2H 3H 4H 5H 6H 7H 2C 5C KC")) == (2, 1)
    assert melds.worth(TEN, cards.cards("AS 2S 3S KH KD KC 5C 5D 5H 5S")) == (1, 4, 4, 4)
    assert melds.worth(SEVEN, cards.cards("4D 5D 6D 7D JD QD KD")) == (2, 2)
    assert melds.worth(SEVEN, cards.cards("5S 6S 7S KH KD KC KS")) == (1, 4, 9, 4)


def test_the_closing_discard_completes_a_better_hand() -> None:
    """GR-18: 7C gives the other a ramino in clubs."""
    closer, other = "KS KH KD KC 4H 5H 6H 2D 2H 2S 7C", "3C 4C 5C 6C JC QC 3D 7D JD AS"
    assert close(TEN, closer, "7C", other) == (["dieci", "ramino"], 1)
    kept = cards.cards("3C 4C 5C 6C 7C JC QC 3D 7D JD")
    assert melds.best_with(TEN, cards.cards(other), cards.card("7C")) == ((2, 3), kept)


def test_two_use_the_same_discard() -> None:
    """GR-N1: both are worth the same with the KS, and the nearer to the closer wins."""
    hands = ["JS QS 3S 3H 3D 3C AD", "KH KD KC 5S 6S 7S AC", "AS 7H JC QH QD 4C 6C"]
    assert close(SEVEN, "4D 5D 6D 2H 2D 2C 2S KS", "KS", *hands) == (["sette", "sette", "sette", None], 1)
    assert [melds.best_with(SEVEN, cards.cards(hand), cards.card("KS")) for hand in hands] == [
        ((1, 4, 9, 4), cards.cards("JS QS KS 3S 3H 3D 3C")),
        ((1, 4, 9, 4), cards.cards("KH KD KC KS 5S 6S 7S")),
        None,
    ]


@pytest.mark.parametrize(
    ("hand", "extra", "kept"),
    [
        ("4S 5S 6S 2H 2D 2C 2S", "KH", "4S 5S 6S 2H 2D 2C 2S"),  # complete, and the discard is no use
        ("3S 4S 5S 6S 2H 2D 2C", "7S", "4S 5S 6S 7S 2H 2D 2C"),  # complete, and better with it
        ("4S 5S 6S 7S 2H 2D 2C", "3S", "4S 5S 6S 7S 2H 2D 2C"),  # complete, and worse with it
        ("4S 5S 6S 7S JS QS 2H", "KS", "4S 5S 6S 7S JS QS KS"),  # of several ways the best
        ("JH QH KH 4S 4H 4D 5H", "4C", "JH QH KH 4S 4H 4D 4C"),
        ("JH QH KH 4S 4H 3D 5H", "4C", None),
        # two ways worth the same: put away the lowest card that does it
        ("4S 5S 6S 7S 2H 2D 2C", "2S", "4S 5S 6S 7S 2D 2C 2S"),
    ],
)
def test_the_best_with_a_discard_or_without(hand: str, extra: str, kept: str | None) -> None:
    best = melds.best_with(SEVEN, cards.cards(hand), cards.card(extra))
    assert (best and cards.text(best[1])) == (kept and cards.text(cards.cards(kept)))
    assert best is None or best[0] == melds.worth(SEVEN, best[1])


def test_of_equal_hands_the_one_held_is_kept() -> None:
    held = cards.cards("4S 5S 6S 7S 2H 2D 2C")
    assert melds.best_with(SEVEN, held, cards.card("KD")) == ((1, 4, 6, 4), held)
    held = cards.cards("4S 5S 6S 7S 2H 2D 2S")  # the two of clubs for a red one would be worth the same
    assert melds.best_with(SEVEN, held, cards.card("2C")) == ((1, 5, 6, 4), held)


@pytest.mark.parametrize(
    ("form", "hand", "discards"),
    [
        (TEN, "KS KH KD KC 4H 5H 6H 2D 2H 2S 7C", "7C"),  # GR-18
        (TEN, "KS KH KD KC 4H 5H 6H 2D 2H 2S 2C", "2H 2D 2C 2S KH KD KC KS"),
        (TEN, "KS QS 7D 6D 4C 3C 2H AH 5S 5D KD", ""),  # GR-R9, GR-R10
        (SEVEN, "4D 5D 6D 2H 2D 2C 2S KS", "KS"),  # GR-N1
        (SEVEN, "AS 2S 3S 4S 5S 6S 7S JS", "4S 5S JS AS"),
        (GERMAN, "KS AS 6S 7S TH TD TC TS", "KS"),
        (HIGH, "KS QS AS 7S TH TD TC TS", "7S"),
    ],
)
def test_the_discards_that_close(form: Form, hand: str, discards: str) -> None:
    closing = melds.closing(form, cards.cards(hand))
    assert " ".join(cards.name(card) for card in closing) == cards.text(cards.cards(discards))


@pytest.mark.parametrize(
    ("form", "hand", "parts"),
    [
        (TEN, "KS QS JS 7S 6S 5S 4S 3S 2S AS", [("suit", "2S 3S 4S 5S 6S 7S JS QS KS AS")]),
        (TEN, "AH 2H 3H 4H 5H 6H 7H 2C 5C KC", [("run", "2H 3H 4H 5H 6H 7H AH"), ("suit", "2C 5C KC")]),
        (TEN, "AS 2S 3S 4S 5S 6S 7S 7H JD QC", [("run", "2S 3S 4S 5S 6S 7S AS"), ("sequence", "7H JD QC")]),
        (TEN, "3D 4D 5D 6D 7D JD QD AH 2H 3H", [("run", "3D 4D 5D 6D 7D JD QD"), ("suit", "2H 3H AH")]),
        (TEN, "AD 2D 3D 4D 5D 6D 7D KH KC KS", [("run", "2D 3D 4D 5D 6D 7D AD"), ("set", "KH KC KS")]),
        (TEN, "AS 2S 3S KH KD KC 5C 5D 5H 5S", [("set", "5H 5D 5C 5S"), ("run", "2S 3S AS"), ("set", "KH KD KC")]),
        (TEN, "2H 3H 4H 5H 6H 7H 3S 4S 5S 6S", [("run", "2H 3H 4H 5H 6H 7H"), ("run", "3S 4S 5S 6S")]),
        (TEN, "5H 6H 7H 5D 6D 7D 5C 6C 7C 7S", [("set", "7H 7D 7C 7S"), ("set", "5H 5D 5C"), ("set", "6H 6D 6C")]),
        (SEVEN, "4D 5D 6D 7D JD QD KD", [("run", "4D 5D 6D 7D JD QD KD")]),
        (SEVEN, "7S JS QS KS KH KD KC", [("run", "7S JS QS KS"), ("set", "KH KD KC")]),
        (HIGH, "JS QS KS AS AH AD AC", [("run", "JS QS KS AS"), ("set", "AH AD AC")]),
        (GERMAN, "JS QS KS AS AH AD AC", [("set", "AH AD AC AS"), ("run", "JS QS KS")]),
    ],
)
def test_how_a_hand_is_laid_out(form: Form, hand: str, parts: list[tuple[str, str]]) -> None:
    assert laid_out(form, hand) == parts


@FORMS
def test_great_hands_can_be_laid_out(form: Form) -> None:
    step = 7 if form.size == 10 else 1
    for held in sorted(melds.winning(form))[::step]:
        parts = melds.parts(form, held)
        assert parts is not None
        assert sum(part.bit_count() for _, part in parts) == form.size
        assert cards.of(card for _, part in parts for card in each(part)) == held
        assert all(is_part(form, kind, part) for kind, part in parts), cards.text(held)
        if melds.title(form, held) == form.names[-1]:
            assert {kind for kind, _ in parts} <= {"run", "set"}
            sizes = [part.bit_count() for _, part in parts]
            assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize(
    ("form", "hand", "missing"),
    [
        (TEN, "KS QS JS 7S 6S 5S 4S 3S 2S AS", 0),
        (TEN, "KS QS JS 7S 6S 5S 4S 3S 2S 6H", 1),
        (TEN, "KS QS JS 7S 6S 5S 4S 3S 2S AH", 0),  # a ramino with 3S 2S AH
        (TEN, "KS KH KD KC 4H 5H 6H 2D 2H 7C", 1),
        (TEN, "KS KH KD KC 4H 5H 6H 2D 2H 2S 7C", 0),  # eleven cards that can close
        (TEN, "3C 4C 5C 6C JC QC 3D 7D JD AS", 1),
        (SEVEN, "AS 2S 3S KH KD KC 5C", 1),
        (SEVEN, "AS 2S 3S KH KD 7C 5C", 2),
        (SEVEN, "AS 3H 5D 7C QH KD JC", 4),
        (GERMAN, "QS KS AS 8H 8D 8C 8S", 1),
        (HIGH, "QS KS AS 8H 8D 8C 8S", 0),
    ],
)
def test_cards_to_exchange(form: Form, hand: str, missing: int) -> None:
    assert melds.distance(form, cards.cards(hand)) == missing


@pytest.mark.parametrize("form", [SEVEN, GERMAN, HIGH])
def test_one_exchange_brings_a_hand_one_nearer_and_not_more(form: Form) -> None:
    dice = Random(4)
    for _ in range(6):
        held = cards.of(dice.sample(list(each(form.pack)), 7))
        exchanged = [held ^ 1 << out | 1 << new for out in each(held) for new in each(form.pack & ~held)]
        here = melds.distance(form, held)
        assert (here == 0) == (melds.title(form, held) is not None)
        assert here == 0 or min(melds.distance(form, other) for other in exchanged) == here - 1


def meld_rich(form: Form, dice: Random, size: int) -> Cards:
    """Melds joined until the hand is full, a card too many taken away at random, then up to two cards exchanged."""
    pack = list(each(form.pack))
    held: Cards = 0
    wanted = dice.choice((3, 3, 3, 4, 4, 5, 7, 8)) if size > 8 else dice.choice((3, 3, 4, 4, 5, 6, 7))
    while held.bit_count() < size:
        ranks = len(form.order)
        shape = dice.randrange(5)
        if shape < 3:
            part = row(form, dice.choice("HDCS"), dice.randrange(ranks - wanted + 1), wanted)
        elif shape == 3:
            rank = dice.choice(form.order)
            part = [cards.card(rank + suit) for suit in dice.sample("HDCS", dice.choice((3, 4)))]
        elif dice.random() < 0.5:
            low = dice.randrange(ranks - 2)
            part = [cards.card(form.order[low + step] + dice.choice("HDCS")) for step in range(3)]
        else:
            part = dice.sample(row(form, dice.choice("HDCS"), 0, ranks), 3)
        grown = held | cards.of(part)
        if grown.bit_count() == held.bit_count() + len(part) or dice.random() < 0.05:
            held = grown
        wanted = min(dice.choice((3, 3, 4, 5)), max(3, size - held.bit_count()))
    for card in dice.sample(list(each(held)), held.bit_count() - size):
        held ^= 1 << card
    for _ in range(dice.choice((0, 0, 0, 1, 1, 2))):
        out = dice.choice(list(each(held)))
        held ^= 1 << out
        held |= 1 << dice.choice([card for card in pack if not held >> card & 1])
    return held


@FORMS
def test_random_and_meld_rich_hands_have_the_class_that_the_rules_say(form: Form) -> None:
    dice = Random(1)
    pack = list(each(form.pack))
    hands = [cards.of(dice.sample(pack, form.size)) for _ in range(10_000)]
    hands += [meld_rich(form, dice, form.size) for _ in range(10_000)]
    names = []
    for held in hands:
        names.append(melds.title_slow(form, held))
        assert melds.title(form, held) == names[-1], cards.text(held)
    assert set(names) >= {"ramino", form.names[-1], None}
    assert 1_500 < len(names) - names.count(None) < 10_000, "the hands must be a good mixture to prove anything"


@FORMS
def test_every_winning_set_is_one_in_the_words_of_the_rules(form: Form) -> None:
    for held in melds.winning(form):
        assert melds.title_slow(form, held) == melds.title(form, held), cards.text(held)


@FORMS
def test_closing_finds_every_discard(form: Form) -> None:
    dice = Random(2)
    found = 0
    for _ in range(200):
        held = meld_rich(form, dice, form.size + 1)
        closing = melds.closing(form, held)
        assert closing == tuple(card for card in each(held) if melds.title_slow(form, held & ~(1 << card)))
        assert (melds.distance(form, held) == 0) == bool(closing)
        found += bool(closing)
    assert 20 < found < 180


@FORMS
def test_the_best_hand_is_the_best_of_all_choices(form: Form) -> None:
    dice = Random(3)
    for _ in range(400):
        full = meld_rich(form, dice, form.size + 1)
        extra = dice.choice(list(each(full)))
        held = full ^ 1 << extra
        choices = [value for card in each(full) if (value := melds.worth(form, full ^ 1 << card))]
        best = melds.best_with(form, held, extra)
        assert (best and best[0]) == max(choices, default=None)
        if best is not None:
            assert melds.worth(form, best[1]) == best[0]
            assert best[1] & ~full == 0
