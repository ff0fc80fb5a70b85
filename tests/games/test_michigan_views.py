"""Michigan: what each seat may know, and what has been proven to it."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import cards
from engine.table import Table
from tests.games.michigan_table import GAME, SWAP, mi, stakes
from tests.games.setting import at_random, deal, do, hand, hands, known, names, pile, play_deal, public, seen, sit, w, worlds

# What each seat may know


def test_view_own_hand_run_and_cards_played() -> None:
    table = mi("3C 7C JH | TD | 4C 8C 6D 9D 2H", extra="5C 2S")
    do(table, "0 play 3C, 2 play 4C")
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert [cards.name(card) for card in view.pile("run").up] == ["3C", "4C"]
        for seat in range(3):
            assert known(view, "hand", seat) == seen(view, "hand", seat) == (hand(table, seat) if viewer == seat else set())
            assert view.pile("hand", seat).count == len(hand(table, seat))
        assert known(view, "extra") == set(), "a dead card is no open card"
        assert bool(view.legal) == (viewer == table.turn)
    do(table, "2 play 6D")
    assert seen(table.view(1), "run") == {"6D"}
    assert seen(table.view(1), "played") >= w("3C 4C")


def test_view_open_hands() -> None:
    table = mi(SWAP, 1, {"open_hands": True}, extra="8S AD QS", phase="swap")
    for viewer in (None, 0, 1, 2):
        assert [seen(table.view(viewer), "hand", seat) for seat in range(3)] == hands(table)
        assert known(table.view(viewer), "extra") == set(), "the extra hand is no player's hand"


def test_view_a_stake_is_imagined_by_those_who_do_not_know_it() -> None:
    table = stakes([20, 20, 20])
    do(table, "0 stake 2 0 1 1, 1 stake 0 4 0 0")
    told = set()
    for throw in range(40):
        world = table.rules.imagine(table.view(2), Random(throw))
        assert table.rules.view(world, 2) == table.view(2)
        told.add((table.rules.view(world, 0).memory.stake, table.rules.view(world, 1).memory.stake))
    assert len(told) > 20
    for throw in range(10):
        world = table.rules.imagine(table.view(0), Random(throw))
        assert table.rules.view(world, 0).memory.stake == (2, 0, 1, 1)


def test_view_a_blind_packet_is_imagined_by_its_owner_too() -> None:
    table = sit(GAME, 3, 5)
    deal(table)
    told = {frozenset(known(world, "packet", 1)) for world in worlds(table, 1)}
    assert len(told) == 40


# What has been proven


def test_memory_a_stop_proves_where_the_next_card_is() -> None:
    table = mi("3C 7C JH | TD KD | 4C 8C 6D 9D 2H", extra="5C 2S")
    assert table.view(None).memory.dead == ()
    do(table, "0 play 3C, 2 play 4C")
    for viewer in (None, 0, 1, 2):
        assert names(table.view(viewer).memory.dead) == {"5C"}
        for world in worlds(table, viewer, 10):
            assert "5C" in known(world, "extra")
    assert len({frozenset(known(world, "extra")) for world in worlds(table, 1)}) > 4, "the 2S is not known"


def test_memory_a_stop_by_ace_or_played_card_proves_nothing() -> None:
    table = mi("QH 4S | KH 9D | AH 5C 8C 2S 3H", extra="3D 2H")
    do(table, "0 play QH, 1 play KH, 2 play AH")
    assert table.view(None).memory.dead == ()


def lacking(table: Table, seat: int) -> set[str]:
    """The cards that seat is proven not to hold, of those still somewhere."""
    return names(cards.each(table.view(None).memory.lacking[seat])) - pile(table, "played") - pile(table, "run")


LEAD = "7C 9C 3D QH | 4C 9D 2D | 5C 8H 2S 8S"


def test_memory_a_lead_proves_that_nothing_lower_of_the_suit_is_there() -> None:
    table = mi(LEAD, extra="8C 6C 3H")
    do(table, "0 play 7C")
    assert lacking(table, 0) == w("4C 5C 6C")
    assert [lacking(table, seat) for seat in (1, 2)] == [set(), set()]
    for world in worlds(table, 1):
        assert not known(world, "hand", 0) & w("4C 5C 6C 8C")
        assert "8C" in known(world, "extra")
    assert any("3H" in known(world, "hand", 0) for world in worlds(table, 1)), "of other suits nothing is known"


def test_memory_the_stopped_suit_again_proves_no_other_suit() -> None:
    table = mi("3C 7C 9C | 5D 8H 5C | 6H TS", extra="4C 8C")
    do(table, "0 play 3C, 0 play 7C")
    assert lacking(table, 0) == w("4C 5C 5D 8H 6H TS")
    for world in worlds(table, 1):
        assert known(world, "hand", 0) == {"9C"}


def test_memory_a_strict_lead_proves_that_nothing_lower_is_there_at_all() -> None:
    table = mi("4C 9C 5D QH | 3C 9D 2D | 2C 8H 2S 8S", given={"strict_lowest": True}, extra="5C 6C 3H")
    do(table, "0 play 4C")
    assert lacking(table, 0) == w("2C 3C 2D 3H 2S")
    do(table, "0 play 5D")
    assert lacking(table, 0) == w("2C 3C 2D 3H 2S"), (
        "clubs have just stopped: a lower club may be there, and 2C and 3C were told before"
    )


def test_memory_a_strict_lead_after_a_stop_says_nothing_of_the_stopped_suit() -> None:
    table = mi("5C 8H 9H | 6C 2C TD JS | 4H 5H 3D 3S", given={"strict_lowest": True}, extra="7C")
    do(table, "0 play 5C, 1 play 6C, 1 play TD")
    assert lacking(table, 1) == w("8H 9H 4H 5H 3D 3S")
    assert any("2C" in known(world, "hand", 1) for world in worlds(table, 0))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**60), seats=st.integers(2, 8), strict=st.booleans(), blind=st.booleans(), open_hands=st.booleans())
def test_memory_is_true_and_imagined_worlds_keep_to_it(
    seed: int, seats: int, strict: bool, blind: bool, open_hands: bool
) -> None:
    given = {"strict_lowest": strict, "stakes": "before" if blind else "after", "open_hands": open_hands}
    table = sit(GAME, seats, seed, **given)
    deal(table)
    dice = Random(seed)
    while not table.deal_over:
        assert table.turn is not None
        if dice.random() < 0.15:
            viewer = dice.randrange(seats)
            view = table.view(viewer)
            for world in (table.reveal(), *worlds(table, viewer, 2)):
                assert names(view.memory.dead) <= known(world, "extra")
                for seat in range(seats):
                    held = known(world, "hand", seat) | known(world, "packet", seat)
                    assert not held & names(cards.each(view.memory.lacking[seat]))
                assert known(world, "hand", viewer) == hand(table, viewer)
        table.play(table.turn, dice.choice(table.legal))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**60), seats=st.integers(2, 8), strict=st.booleans())
def test_memory_an_imagined_world_could_have_been_dealt(seed: int, seats: int, strict: bool) -> None:
    """Taken back to its first lead and played again, every card of the deal follows from it."""
    given = {"strict_lowest": strict}
    table = sit(GAME, seats, seed, **given)
    deal(table)
    dice = Random(seed)
    told: list[tuple[int, str]] = []
    while not table.deal_over:
        seat = table.turn
        assert seat is not None
        if told and dice.random() < 0.1:
            (world,) = worlds(table, dice.choice([None, *range(seats)]), 1)
            now = [known(world, "hand", owner) for owner in range(seats)]
            held = [set(one) for one in now]
            for owner, card in told:
                held[owner].add(card)
            again = mi(" | ".join(map(" ".join, held)), told[0][0], given, extra=" ".join(known(world, "extra")))
            do(again, *(f"{owner} play {card}" for owner, card in told))
            assert hands(again) == now
        action = dice.choice(table.legal)
        if action.kind == "play":
            told.append((seat, action.text.split()[1]))
        table.play(seat, action)


def test_memory_begins_anew_with_each_deal() -> None:
    table = mi("3C 7C 2D | 4C 9D | 5C 8H", extra="6C 2S 8C")
    do(table, "0 play 3C, 1 play 4C, 2 play 5C")
    play_deal(table, at_random(1))
    deal(table)
    memory = table.view(None).memory
    assert (memory.dead, set(memory.lacking), memory.stake) == ((), {0}, None)
    facts = public(table)
    assert (facts.run, facts.stopped, facts.swapped, facts.winners) == (False, None, None, ())
