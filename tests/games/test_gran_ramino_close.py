"""Gran Ramino by its rules page: the close, and who wins it (GR-10 to GR-12)."""

from random import Random

import pytest

from engine import cards
from engine.events import DealOver
from engine.games import melds
from tests.games.gran_ramino_book import closed, title
from tests.games.gran_ramino_table import BOTH, GAME, ORDERS, SHORT, TEN, about_to_close, gr, results
from tests.games.setting import do, legal, names, public, refuse, scores, sit, w, winners


def test_gr_10_a_hand_is_looked_at_when_its_owner_has_discarded() -> None:
    table = gr(SHORT, stock="7H 2S", discards="AD")
    do(table, "0 draw stock")
    assert (winners(table), table.turn) == ((), 0)
    events = do(table, "0 discard KS")
    assert (winners(table), public(table).closer, results(table)) == ((0,), 0, ["sette", "", ""])
    assert [event.winners for event in events if isinstance(event, DealOver)] == [(0,)]
    refuse(table, "1 draw stock", "1 draw discard", "0 draw stock")


def test_gr_10_who_wants_to_go_on_discards_otherwise() -> None:
    table = gr(SHORT, stock="7H 2S", discards="AD")
    do(table, "0 draw stock, 0 discard 5D")
    assert (winners(table), table.turn, legal(table)) == ((), 1, BOTH)


def test_gr_10_a_hand_dealt_complete_waits_for_its_owners_first_turn() -> None:
    table = gr("QH JC 7S 5C 3H AC 4S | 4D 5D 6D 2H 2D 2C 2S | KH QD JS 7C 6C 3S AH", stock="AD JH 7H")
    do(table, "0 draw stock, 0 discard 7H")
    assert (winners(table), table.turn) == ((), 1)
    do(table, "1 draw stock")
    assert winners(table) == ()
    do(table, "1 discard JH")
    assert (winners(table), public(table).closer) == ((1,), 1)


def test_gr_10_a_hand_dealt_complete_counts_if_somebody_else_closes_first() -> None:
    table = gr("4D 5D 6D 2H 2D 2C KS | KH QC JD 7C 6C 3H AC | 3S 4S 5S 6S 7S JS QS", stock="7H 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), public(table).closer, results(table)) == ((2,), 0, ["sette", "", "ramino"])
    assert scores(table) == (0, 0, 1)


def test_gr_10_nothing_is_ever_claimed() -> None:
    table = sit(GAME, 2, 4, match_to=1)
    dice = Random(2)
    while table.turn is not None:
        assert {action.kind for action in table.legal} in ({"deal"}, {"draw"}, {"discard"})
        table.play(table.turn, dice.choice(table.legal))


def test_gr_11_the_closing_discard_completes_another_hand() -> None:
    table = gr(TEN, stock="AC 2S")
    do(table, "0 draw stock, 0 discard 7C")
    assert (winners(table), public(table).closer, results(table), scores(table)) == ((1,), 0, ["dieci", "ramino"], (0, 1))
    other = public(table).results[1]
    assert (other.used, cards.name(other.away)) == (True, "AS")
    assert names(other.kept) == w("3C 4C 5C 6C 7C JC QC 3D 7D JD")
    assert not public(table).results[0].used


def test_gr_11_the_closer_wins_with_the_higher_hand() -> None:
    table = gr("AH 2H 3H 4H 5H 6H JS QD KC 3C | 4C 5C 6C KS KH KD JD JC JH AS", stock="AC 7H")
    do(table, "0 draw stock, 0 discard 3C")
    assert (winners(table), results(table)) == ((0,), ["ramino", "dieci"])


def test_gr_11_the_best_of_with_and_without() -> None:
    """Seat 1 was dealt a dieci; with the closing QD it is a ramino."""
    table = gr("KS KH KC KD 2S 2C 5S 5C 5H QD | 3D 4D 5D 6D 7D JD AH 2H 3H 4H", stock="AC 2D")
    do(table, "0 draw stock, 0 discard QD")
    assert (winners(table), results(table)) == ((1,), ["dieci", "ramino"])
    table = gr("KS KH KC KD 2S 2C 5S 5C 5H AC | 3D 4D 5D 6D 7D JD AH 2H 3H 4H", stock="QD 2D")
    do(table, "0 draw stock, 0 discard AC")
    assert (results(table), public(table).results[1].used) == (["dieci", "dieci"], False)


FAR = "4D 5D 6D 2H 2D 2C KS | QC JD 7C 6C 3H AD AS | KH KD KC 5S 6S 7S AC"
"""The closing KS helps seat 2, the farther one."""


def test_gr_11_every_player_may_use_it_or_only_the_next() -> None:
    table = gr(FAR, stock="7H 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), results(table)) == ((2,), ["sette", "", "sette"])
    table = gr(FAR, {"closing_discard": "next"}, stock="7H 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), results(table)) == ((0,), ["sette", "", ""])
    turned = "QC JD 7C 6C 3H AD AS | 4D 5D 6D 2H 2D 2C KS | KH KD KC 5S 6S 7S AC"
    table = gr(turned, {"closing_discard": "next"}, turn=1, stock="7H 2S")
    do(table, "1 draw stock, 1 discard KS")
    assert (winners(table), results(table)) == ((2,), ["", "sette", "sette"]), "here seat 2 is the next"


def test_gr_11_next_still_looks_at_the_rest_without_the_discard() -> None:
    table = gr("4D 5D 6D 2H 2D 2C KS | AS 7H JD QH QS 4S 6H | 3C 4C 5C 6C JC QC KC", {"closing_discard": "next"}, stock="7D 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), results(table)) == ((2,), ["sette", "", "sette"])


def test_gr_11_next_means_nothing_for_two() -> None:
    table = gr(TEN, {"closing_discard": "next"}, stock="AC 2S")
    do(table, "0 draw stock, 0 discard 7C")
    assert winners(table) == (1,)


NEAR = "4D 5D 6D 2H 2D 2C KS | JS QS 3S 3H 3D 3C AD | KH KD KC 5S 6S 7S AC | AS 7H JC QH QD 4C 6C"


def test_gr_12_equal_hands_with_one_discard_go_to_the_nearer() -> None:
    table = gr(NEAR, stock="7D 2S")
    do(table, "0 draw stock, 0 discard KS")
    assert (winners(table), results(table)) == ((1,), ["sette", "sette", "sette", ""])
    assert [result.key for result in public(table).results[1:3]] == [(4, 9, 4), (4, 9, 4)]
    one, two, three, four = NEAR.split(" | ")
    table = gr(" | ".join((two, four, one, three)), turn=2, stock="7D 2S")
    do(table, "2 draw stock, 2 discard KS")
    assert winners(table) == (3,), "the order of turns counts from the closer, not from seat 0"


@pytest.mark.parametrize(
    ("closer", "away", "other", "won"),
    [
        pytest.param(
            "AD 2D 3D 4D 5D 6D 7D 3H 4S 5H", "KC", "4C 5C 6C 7C JC QC 2S 3S 7S AH", 1, id="ramino: clubs over diamonds"
        ),
        pytest.param(
            "AC 2C 3C 4C 5C 6C 7C 2S 3S 7S",
            "KD",
            "4D 5D 6D 7D JD QD 3H 4S 5H KH",
            0,
            id="ramino: clubs to the seven over diamonds to the king",
        ),
        pytest.param("6S 7S JS QS KS AC 2C 3C 4C 5C", "6D", "AH 2H 3H 4H 5H 6H 4D 5D 7D KD", 1, id="dieci: six over five"),
        pytest.param("6S 7S JS QS 4H 5H 6H AC AD AH", "5C", "AS 2S 3S 4S 6C 7C 2D 2H 2C JD", 0, id="dieci: the top card"),
        pytest.param("5H 6H 7H JH QS QD QC KS KD KC", "6D", "5D 7D JD 2S 2H 2C 3S 3H 3C AS", 1, id="dieci: then the suit"),
    ],
)
def test_gr_12_equal_names(closer: str, away: str, other: str, won: int) -> None:
    mine = closer.split()
    below = next(name for name in ("KS", "2H", "QD", "KH") if name not in f"{closer} {away} {other}")
    table = gr(f"{' '.join(mine[1:])} {away} | {other}", stock=f"{below} {mine[0]}")
    do(table, f"0 draw stock, 0 discard {away}")
    called = results(table)
    assert called[0] == called[1] != ""
    assert winners(table) == (won,)


def test_gr_12_of_two_suits_equally_long_the_better_counts() -> None:
    """Hearts to the king, not spades to the seven."""
    table = about_to_close("3S 4S 5S 6S 7S 6H 7H JH QH KH", "AD", 2)
    do(table, "0 draw stock, 0 discard AD")
    assert public(table).results[0].key == (5, 9, 1)
    table = about_to_close("AS 2S 3S 4S 5S AH 2H 3H 4H 5H", "KD", 2)
    do(table, "0 draw stock, 0 discard KD")
    assert public(table).results[0].key == (5, 4, 4)


@pytest.mark.parametrize("closing_discard", ["all", "next"])
@pytest.mark.parametrize(
    ("seats", "pack", "ace"), [(2, 40, "low"), (3, 40, "low"), (4, 40, "low"), (2, 36, "low"), (3, 36, "high"), (4, 36, "low")]
)
def test_gr_11_gr_12_closes_by_the_book(seats: int, pack: int, ace: str, closing_discard: str) -> None:
    """Great hands of every kind, complete or short of the closing discard, against each other."""
    size = 10 if (seats, pack) == (2, 40) else 7
    form = melds.form(pack, size, ace == "high")
    order = ORDERS[pack, ace]
    great = sorted(melds.winning(form))
    by_card = {card: [one for one in great if one >> card & 1] for card in cards.each(form.pack)}
    given = {"pack": pack, "german_ace": ace, "closing_discard": closing_discard, "hand_points": "graded"}
    beaten = 0
    for seed in range(12 if size == 10 else 40):
        dice = Random(seed)
        away = dice.choice(list(cards.each(form.pack)))
        held = [dice.choice([one for one in great if not one >> away & 1])]
        used = held[0] | 1 << away
        while len(held) < seats:
            waiting = dice.random() < 0.7
            fits = [one for one in (by_card[away] if waiting else great) if not one & (used & ~(waiting << away))]
            left = list(cards.each(form.pack & ~used))
            one = cards.of(dice.sample(left, size))
            if fits and dice.random() < 0.9:
                one = dice.choice(fits)
                if waiting:
                    one = one & ~(1 << away)
                    one |= 1 << dice.choice([card for card in left if not one >> card & 1])
            held.append(one)
            used |= one
        closer = dice.randrange(seats)
        table_of = [frozenset(names(cards.each(one))) for one in held[seats - closer :] + held[: seats - closer]]
        comes, discard = dice.choice(sorted(table_of[closer])), cards.name(away)
        last = next(cards.each(form.pack & ~used))
        before = [set(one) for one in table_of]
        before[closer] = {*before[closer] - {comes}, discard}
        table = gr(" | ".join(map(" ".join, before)), given, turn=closer, stock=f"{cards.name(last)} {comes}")
        do(table, f"{closer} draw stock, {closer} discard {discard}")
        winner, best = closed(table_of, closer, discard, order, closing_discard == "next" and seats > 2)
        assert (public(table).closer, winners(table)) == (closer, (winner,))
        assert results(table) == [title(worth, size) for worth in best]
        assert scores(table) == tuple((best[winner][0] if seat == winner else 0) for seat in range(seats))
        beaten += winner != closer
    assert beaten
