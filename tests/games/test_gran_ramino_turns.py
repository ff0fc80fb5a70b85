"""Gran Ramino by its rules page: a turn and takes in a row (GR-4, GR-5, GR-14), and whole deals by the book (GR-4 to GR-14)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import cards
from tests.games.gran_ramino_book import closed, title, value
from tests.games.gran_ramino_table import BOTH, GAME, ORDERS, POINTS, THREE, gr, player, results, throw
from tests.games.setting import deal, do, hand, hands, legal, moved, names, pile, public, refuse, sit, sizes, w, winners


def test_gr_4_draw_and_discard() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    assert legal(table) == BOTH
    refuse(table, "1 discard KH", "0 draw stock", "2 draw discard", "1 deal")
    events = do(table, "1 draw stock")
    assert moved(events, "stock", "hand") == [(1, "6S")]
    assert (table.turn, sizes(table), pile(table, "stock"), pile(table, "discards")) == (1, [7, 8, 7], {"6C"}, w("7D AD"))
    refuse(table, "1 draw stock", "1 draw discard", "2 draw stock", "1 discard AD", "1 discard KS")
    do(table, "1 discard KH")
    assert (table.turn, sizes(table)) == (2, [7, 7, 7])
    assert table.view(None).pile("discards").up == tuple(cards.card(name) for name in ("7D", "AD", "KH"))


def test_gr_4_only_the_card_just_discarded_may_be_taken() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    assert moved(do(table, "1 draw discard"), "discards", "hand") == [(1, "AD")]
    assert (hand(table, 1), pile(table, "discards")) == (w("KH QS 6D 4C 3S 2H JC AD"), {"7D"})
    assert hands(table)[::2] == [w("KS QH 5D 3C 2S AH 7C"), w("KD JD 7S 5C 4H 3H AC")]
    do(table, "1 discard KH", "2 draw discard")
    assert (hand(table, 2) - w("KD JD 7S 5C 4H 3H AC"), pile(table, "discards")) == ({"KH"}, {"7D"})


def test_gr_4_the_turn_goes_round() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    for seat in (1, 2, 0, 1):
        assert table.turn == seat
        do(table, f"{seat} draw discard", f"{seat} discard {min(hand(table, seat) - {'AD', '7D', 'AH', 'AC', '2H', '3H'})}")


def test_gr_5_a_card_from_the_stock_may_go_at_once() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    do(table, "1 draw stock")
    assert legal(table) == throw("KH QS 6D 4C 3S 2H JC 6S")
    do(table, "1 discard 6S")
    assert (table.turn, hand(table, 1)) == (2, w("KH QS 6D 4C 3S 2H JC"))


def test_gr_5_a_card_taken_may_not_go_in_the_same_turn() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    do(table, "1 draw discard")
    assert legal(table) == throw("KH QS 6D 4C 3S 2H JC")
    refuse(table, "1 discard AD")
    do(table, "1 discard KH, 2 draw stock, 2 discard 6S, 0 draw stock, 0 discard 6C, 1 draw stock")
    assert legal(table) == throw("QS 6D 4C 3S 2H JC AD 2D"), "a later turn may discard it"


def test_gr_14_after_twelve_takes_the_next_must_draw_from_the_stock() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    seat = 1
    for take in range(12):
        assert (legal(table), public(table).takes) == (BOTH, take)
        do(table, f"{seat} draw discard")
        spare = min(hand(table, seat) - names(table.view(None).pile("hand", seat).known))
        do(table, f"{seat} discard {spare}")
        seat = (seat + 1) % 3
    assert (table.turn, legal(table), winners(table)) == (seat, {"draw stock"}, ())
    refuse(table, f"{seat} draw discard")
    do(table, f"{seat} draw stock")
    assert public(table).takes == 0
    do(table, f"{seat} discard 6S")
    assert legal(table) == BOTH, "a draw begins the count anew"


def test_gr_14_a_draw_in_between_begins_the_count_anew() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD", taken_in_row=11)
    do(table, "1 draw stock, 1 discard 6S, 2 draw discard, 2 discard AC")
    assert (public(table).takes, legal(table)) == (1, BOTH)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 2**60),
    form=st.sampled_from([(2, 40, "low"), (3, 40, "low"), (4, 40, "low"), (2, 36, "high"), (3, 36, "low"), (4, 36, "high")]),
    turns=st.sampled_from([0, 1, 2]),
    next_only=st.booleans(),
    greed=st.sampled_from([0.2, 0.5, 0.97]),
    keen=st.booleans(),
)
def test_gr_4_to_gr_14_whole_deals_by_the_book(
    seed: int, form: tuple[int, int, str], turns: int, next_only: bool, greed: float, keen: bool
) -> None:
    """A deal told once more: what is legal, where the cards are, how it ends."""
    seats, pack, ace = form
    given = {"pack": pack, "german_ace": ace, "turn_discards": turns, "closing_discard": "next" if next_only else "all"}
    table = sit(GAME, seats, seed, **given)
    deal(table)
    order, size = ORDERS[pack, ace], 10 if (seats, pack) == (2, 40) else 7
    choose = player(seed, greed, keen and size == 7)
    held, heap, stock = [set(one) for one in hands(table)], list[str](), len(pile(table, "stock"))
    turn, takes, turned, taken, drawing = (public(table).dealer + 1) % seats, 0, 0, "", True
    while not table.deal_over:
        due = ({"draw stock"} if not heap or takes == 12 else BOTH) if drawing else throw(" ".join(held[turn] - {taken}))
        assert (table.turn, legal(table)) == (turn, due)
        action = choose(table.view(turn))
        events = table.play(turn, action)
        if drawing:
            (_, card), *_ = moved(events, "stock", "hand") or moved(events, "discards", "hand")
            if action.text == "draw stock":
                stock, takes, taken = stock - 1, 0, ""
            else:
                assert card == heap.pop()
                takes, taken = takes + 1, card
            held[turn].add(card)
            drawing = False
        else:
            card = action.text.split()[1]
            held[turn].remove(card)
            heap.append(card)
            if value(frozenset(held[turn]), order):
                winner, best = closed([frozenset(one) for one in held], turn, card, order, next_only and seats > 2)
                assert (public(table).closer, winners(table)) == (turn, (winner,))
                assert results(table) == [title(worth, size) for worth in best]
            elif not stock and turned == turns:
                points = [sum(POINTS[card[0]] for card in one) for one in held]
                assert (public(table).closer, winners(table)) == (
                    None,
                    tuple(seat for seat in range(seats) if points[seat] == max(points)),
                )
            else:
                if not stock:
                    stock, heap, turned = len(heap) - 1, heap[-1:], turned + 1
                turn, drawing = (turn + 1) % seats, True
                assert not table.deal_over
        assert hands(table) == held
        assert [cards.name(card) for card in table.view(None).pile("discards").up] == heap
        assert table.view(None).pile("stock").count == stock
