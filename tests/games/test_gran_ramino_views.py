"""Gran Ramino: what each seat may know, and what has been proven to it."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import cards
from engine.events import Moved, Restocked, Shown, seen_by
from tests.games.gran_ramino_book import value
from tests.games.gran_ramino_table import GAME, ORDERS, SHORT, THREE, gr, player
from tests.games.setting import deal, do, hand, hands, known, legal, moved, names, pile, public, seen, sit, w, winners, worlds

# What each seat may know


def test_view_hands_and_stock_are_hidden_the_discards_open() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        for owner in range(3):
            assert seen(view, "hand", owner) == known(view, "hand", owner) == (hand(table, owner) if owner == viewer else set())
            assert view.pile("hand", owner).count == 7
        assert (known(view, "stock"), view.pile("stock").count) == (set(), 2)
        assert seen(view, "discards") == w("7D AD")
        assert bool(view.legal) == (viewer == 1)


def test_view_a_card_drawn_from_the_stock_is_its_owners_secret() -> None:
    table = gr(THREE, turn=1, stock="6C 6S", discards="7D AD")
    events = do(table, "1 draw stock")
    for viewer in (None, 0, 1, 2):
        drawn = [event.seen_by(viewer).card for event in events if isinstance(event, Moved)]
        memory = table.view(viewer).memory
        assert drawn == [memory.drawn] == [cards.card("6S") if viewer == 1 else None]
        assert known(table.view(viewer), "hand", 1) == (hand(table, 1) if viewer == 1 else set())
        assert table.view(viewer).table.taken is None
    do(table, "1 discard KH")
    assert [table.view(viewer).memory.drawn for viewer in (None, 0, 1, 2)] == [None] * 4, "and no secret of the next player"


def test_view_a_card_taken_is_known_to_all_until_it_is_thrown_again() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    events = do(table, "1 draw discard")
    for viewer in (None, 0, 2):
        view = table.view(viewer)
        assert (known(view, "hand", 1), seen(view, "hand", 1)) == ({"AD"}, set())
        assert names([view.memory.drawn, view.table.taken]) == {"AD"}
        assert seen_by(events, viewer) == events
    do(table, "1 discard KH, 2 draw discard, 2 discard AC, 0 draw stock, 0 discard 6S, 1 draw stock")
    assert (known(table.view(0), "hand", 1), known(table.view(0), "hand", 2)) == ({"AD"}, {"KH"})
    do(table, "1 discard AD")
    assert known(table.view(0), "hand", 1) == set()
    assert known(table.view(0), "hand", 2) == {"KH"}


def test_view_all_hands_lie_open_when_the_deal_is_over() -> None:
    table = gr(SHORT, stock="7H 2S", discards="AD")
    events = do(table, "0 draw stock, 0 discard KS")
    shown = {event.zone.seat: names(event.cards) for event in events if isinstance(event, Shown)}
    assert [shown[seat] for seat in range(3)] == hands(table)
    for viewer in (None, 0, 1, 2):
        assert [seen(table.view(viewer), "hand", seat) for seat in range(3)] == hands(table)
        assert known(table.view(viewer), "stock") == set()


def test_view_open_hands() -> None:
    table = sit(GAME, 3, 2, open_hands=True)
    deal(table)
    do(table, f"{table.turn} draw stock")
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert [seen(view, "hand", seat) for seat in range(3)] == hands(table)
        assert view.memory.drawn is not None
        assert known(view, "stock") == set()


# What has been proven

NINE = "6C 7D 8C 9D TC JD AC | 6S 7S 8S 9S TS JS 7H"
REST = "6D 8D TD QD KD AD 7C 9C JC QC KC AH 8H 9H TH JH QH KH AS"


def test_memory_who_has_discarded_holds_no_great_hand() -> None:
    """Seat 0 has not seen ten cards, eight of them spades in a row: seven of those would be a ramino or a sette."""
    order = ORDERS[36, "low"]
    table = gr(NINE, {"pack": 36}, turn=1, stock="KS 6H QS", discards=REST)
    assert table.view(0).memory.judged == (False, False)
    assert any(value(frozenset(names(world.pile("hand", 1).known)), order) for world in worlds(table, 0, 300))
    do(table, "1 draw stock, 1 discard 6S")
    assert winners(table) == ()
    for viewer in (None, 0, 1):
        assert table.view(viewer).memory.judged == (False, True)
    told = [frozenset(names(world.pile("hand", 1).known)) for world in worlds(table, 0, 300)]
    assert not any(value(held, order) for held in told)
    assert len(set(told)) > 10, "and now it would be the seven of spades to the king, and nothing else"


def test_memory_imagined_hands_hold_what_was_taken() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    do(table, "1 draw discard, 1 discard KH")
    told = [names(world.pile("hand", 1).known) for world in worlds(table, 0)]
    assert all("AD" in held and "KH" not in held and len(held) == 7 for held in told)
    assert len({frozenset(held) for held in told}) > 20


def test_memory_turned_cards_lie_in_the_stock_or_were_drawn_since() -> None:
    """All 40 cards are on this table."""
    rest = [rank + suit for rank in ORDERS[40, "low"] for suit in "SCDH" if rank + suit not in THREE and rank + suit != "6S"]
    table = gr(THREE, {"turn_discards": 1}, turn=1, stock="6S", discards=" ".join(rest))
    do(table, "1 draw stock, 1 discard 2H")
    turned = set(rest)
    assert pile(table, "away") == set()
    for viewer in (None, 0, 1, 2):
        assert names(table.view(viewer).memory.recycled) == turned
    for world in worlds(table, 0):
        assert names(world.pile("stock").known) == turned
        assert not any(turned & names(world.pile("hand", seat).known) for seat in range(3))
    do(table, "2 draw stock")
    drawn = turned & hand(table, 2)
    do(table, "2 discard AC")
    told = set[str]()
    for world in worlds(table, 0, 120):
        there = turned & names(world.pile("hand", 2).known)
        assert len(there) == 1
        assert names(world.pile("stock").known) == turned - there
        assert not turned & names(world.pile("hand", 1).known)
        told |= there
    assert told == turned, "which one, only seat 2 knows"
    assert all(turned & names(world.pile("hand", 2).known) == drawn for world in worlds(table, 2))


def test_memory_before_a_turn_the_stock_is_anything_not_seen() -> None:
    table = gr(THREE, turn=1, stock="2C 2D 6C 6S", discards="7D AD")
    assert (table.view(0).memory.recycled, public(table).turned) == ((), 0)
    told = set[str]()
    for world in worlds(table, 0):
        told |= names(world.pile("stock").known)
        assert not names(world.pile("stock").known) & (hand(table, 0) | w("7D AD"))
    assert len(told) > 15


@settings(max_examples=25, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 2**60),
    form=st.sampled_from([(2, 40), (3, 40), (4, 40), (2, 36), (3, 36), (4, 36)]),
    turns=st.sampled_from([0, 1, 2]),
)
def test_memory_is_true_and_imagined_worlds_keep_to_it(seed: int, form: tuple[int, int], turns: int) -> None:
    seats, pack = form
    table = sit(GAME, seats, seed, pack=pack, turn_discards=turns)
    deal(table)
    dice, choose = Random(seed), player(seed, 0.4, False)
    taken = [set[str]() for _ in range(seats)]
    turned, fresh = set[str](), [0] * seats
    acted = [False] * seats
    while not table.deal_over:
        seat = table.turn
        assert seat is not None
        if dice.random() < 0.1:
            viewer = dice.randrange(seats)
            view = table.view(viewer)
            assert view.memory.judged == tuple(acted)
            for world in (table.reveal(), *worlds(table, viewer, 2)):
                held = [names(world.pile("hand", owner).known) for owner in range(seats)]
                assert held[viewer] == hand(table, viewer)
                assert all(taken[owner] <= held[owner] for owner in range(seats))
                if turned:
                    assert names(world.pile("stock").known) <= turned
                    assert all(len((held[owner] & turned) - taken[owner]) <= fresh[owner] for owner in range(seats))
                    assert view.memory.fresh == tuple(fresh)
        action = choose(table.view(seat))
        heap = seen(table.view(None), "discards")
        events = table.play(seat, action)
        if action.text == "draw discard":
            taken[seat] |= {name for _, name in moved(events, "discards", "hand")}
        elif action.text == "draw stock":
            fresh[seat] += 1
        else:
            taken[seat].discard(action.text.split()[1])
            acted[seat] = True
        if any(isinstance(event, Restocked) for event in events):
            turned, fresh = heap, [0] * seats


def test_memory_begins_anew_with_each_deal() -> None:
    table = gr(THREE, turn=1, stock="2D 6S", discards="7D AD")
    do(table, "1 draw discard, 1 discard KH, 2 draw stock, 2 discard 6S, 0 draw stock, 0 discard 2D")
    assert legal(table) == {"deal"}
    deal(table)
    memory = table.view(None).memory
    assert (set(memory.taken), set(memory.judged), memory.recycled, memory.drawn) == ({()}, {False}, (), None)
    assert (public(table).takes, public(table).turned, public(table).closer, public(table).results) == (0, 0, None, ())
    table = gr(SHORT, stock="7H 2S", discards="AD")
    do(table, "0 draw stock, 0 discard KS")
    assert public(table).closer == 0
    deal(table)
    assert (public(table).closer, public(table).results, winners(table)) == (None, (), ())
