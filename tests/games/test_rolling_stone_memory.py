"""Rolling Stone: what has been proven, and that imagined hands keep to it."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import cards
from engine.model import View
from tests.games.rolling_stone_table import CAP, CAPPED, FOUR, GAME, VOID, rs
from tests.games.setting import at_random, deal, do, hand, hands, known, names, pile, play_deal, public, sit, worlds


def voids(view: View[Any, Any], seat: int) -> set[str]:
    """The suits of which that hand holds only cards that were picked up in public."""
    return {letter for number, letter in enumerate(cards.SUITS) if view.memory.void[seat] >> number & 1}


def unsure(view: View[Any, Any], seat: int) -> list[str]:
    return [cards.SUITS[suit] for suit in view.memory.unsure[seat]]


def test_memory_a_forced_pick_up_proves_a_void() -> None:
    table = rs(VOID)
    do(table, "0 play 9H")
    assert voids(table.view(None), 1) == set()
    do(table, "1 pick up")
    for viewer in (None, 0, 1, 2, 3):
        assert [voids(table.view(viewer), seat) for seat in range(4)] == [set(), {"H"}, set(), set()]
        assert unsure(table.view(viewer), 1) == []
    do(table, "1 play AS, 2 play KS, 3 pick up")
    assert [voids(table.view(0), seat) for seat in range(4)] == [set(), {"H"}, set(), {"S"}]


def test_memory_following_proves_no_void() -> None:
    table = rs(FOUR)
    do(table, "0 play 9H, 1 play KH, 2 play TH, 3 play QH")
    assert [voids(table.view(None), seat) for seat in range(4)] == [set()] * 4


def test_memory_imagined_hands_respect_a_void_and_what_was_picked_up() -> None:
    table = rs(VOID)
    do(table, "0 play 9H, 1 pick up")
    hearts, elsewhere = set(), set()
    for world in worlds(table, 2, 60):
        there = names(world.pile("hand", 1).known)
        assert {card for card in there if card[1] == "H"} == {"9H"}
        assert len(there) == 4
        elsewhere.add(frozenset(there))
        hearts |= {card for card in names(world.pile("hand", 3).known) if card[1] == "H"}
    assert len(elsewhere) > 30
    assert hearts, "seat 3 has shown nothing and may hold hearts"


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**60), seats=st.sampled_from([4, 5, 6]), voluntary=st.sampled_from(["false", "true", "two"]))
def test_memory_is_true_and_imagined_worlds_keep_to_it(seed: int, seats: int, voluntary: str) -> None:
    table = sit(GAME, seats, seed, voluntary_pickup=voluntary)
    deal(table)
    dice, picked = Random(seed), [set[str]() for _ in range(seats)]
    chosen = [0] * seats
    while not table.deal_over:
        seat = table.turn
        assert seat is not None
        if dice.random() < 0.1:
            viewer = dice.randrange(seats)
            view = table.view(viewer)
            for world in (table.reveal(), *worlds(table, viewer, 2)):
                for owner in range(seats):
                    there = names(world.pile("hand", owner).known)
                    assert picked[owner] <= there
                    assert not {card for card in there - picked[owner] if card[1] in voids(view, owner)}
                    if owner == viewer:
                        assert there == hand(table, viewer)
            for owner in range(seats):
                assert view.memory.proven[owner] <= chosen[owner] <= view.memory.proven[owner] + len(unsure(view, owner))
                assert voluntary != "two" or chosen[owner] <= 2
            assert view.memory.own == chosen[viewer]
        action = dice.choice(table.legal)
        if action.text == "pick up":
            chosen[seat] += len(table.legal) > 1
            picked[seat] |= pile(table, "trick")
        else:
            picked[seat].discard(action.text.split()[1])
        table.play(seat, action)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**60), seats=st.sampled_from([4, 5, 6]), voluntary=st.sampled_from(["false", "true", "two"]))
def test_memory_an_imagined_world_could_have_been_dealt(seed: int, seats: int, voluntary: str) -> None:
    """Taken back to its first lead and played again, every move of the deal is legal in it."""
    given = {"voluntary_pickup": voluntary}
    table = sit(GAME, seats, seed, **given)
    deal(table)
    dice, forehand = Random(seed), table.turn
    told: list[tuple[int, str, set[str]]] = []
    while not table.deal_over:
        seat = table.turn
        assert seat is not None
        if dice.random() < 0.05:
            (world,) = worlds(table, dice.choice([None, *range(seats)]), 1)
            now = [names(world.pile("hand", owner).known) for owner in range(seats)]
            held = [set(one) for one in now]
            for owner, move, trick in reversed(told):
                held[owner] = held[owner] - trick if move == "pick up" else held[owner] | {move.split()[1]}
            again = rs(" | ".join(map(" ".join, held)), forehand or 0, given)
            for owner, move, _ in told:
                do(again, f"{owner} {move}")
            assert hands(again) == now
        action = dice.choice(table.legal)
        told.append((seat, action.text, pile(table, "trick")))
        table.play(seat, action)


WILLING = {"voluntary_pickup": "true"}


def test_memory_a_pick_up_that_may_have_been_voluntary_proves_nothing() -> None:
    table = rs(VOID, given=WILLING)
    do(table, "0 play 9H, 1 pick up")
    view = table.view(2)
    assert (voids(view, 1), unsure(view, 1), view.memory.proven[1]) == (set(), ["H"], 0)
    own = [{card for card in names(world.pile("hand", 1).known) if card[1] == "H"} - {"9H"} for world in worlds(table, 2, 60)]
    assert any(own), "it may hold hearts"
    assert not all(own), "or none"


def test_memory_a_card_never_picked_up_settles_that_it_was_voluntary() -> None:
    table = rs("9H TD 8S | 7C AH KH | 8H TC KS | 7H QC JD", given=WILLING)
    do(table, "0 play 9H, 1 pick up")
    assert unsure(table.view(2), 1) == ["H"]
    do(table, "1 play AH")
    view = table.view(2)
    assert (voids(view, 1), unsure(view, 1), view.memory.proven[1]) == (set(), [], 1)


def test_memory_a_picked_up_card_settles_nothing() -> None:
    table = rs("9H TD 8S | 7C AS KH | 8H TC KS | 7H QC AH", given=WILLING)
    do(table, "0 play 9H, 1 pick up, 1 play AS, 2 play KS, 3 pick up, 3 play 7H, 0 pick up, 0 play TD, 1 pick up")
    do(table, "1 play 7C, 2 play TC, 3 play QC, 0 pick up, 0 play 8S, 1 pick up")
    view = table.view(2)
    assert unsure(view, 1) == ["H", "D", "S"]
    assert voids(view, 1) == set()
    do(table, "1 play KH")
    assert unsure(table.view(2), 1) == ["D", "S"]


def test_memory_who_is_known_to_hold_the_suit_picks_up_of_free_will() -> None:
    table = rs("9H 8H TD | 7C AS QD KC | TH TC KS | 7H QC JS", given=WILLING)
    do(table, "0 play 9H, 1 pick up, 1 play AS, 2 play KS, 3 play JS, 0 pick up, 0 play 8H, 1 pick up")
    view = table.view(2)
    assert (unsure(view, 1), view.memory.proven[1]) == (["H"], 1), "the 9H was known to be there"
    assert voids(view, 1) == set(), "whether it had a heart of its own before is still open"


def test_memory_after_two_proven_pick_ups_a_third_was_forced() -> None:
    table = rs(CAP, given={"voluntary_pickup": "two"})
    do(table, *CAPPED[:8])
    view = table.view(2)
    assert (unsure(view, 1), view.memory.proven[1], voids(view, 1)) == (["H"], 1, set())
    do(table, *CAPPED[8:], "1 play JH")
    view = table.view(2)
    assert (unsure(view, 1), view.memory.proven[1]) == ([], 2), "the JH was there from the start"
    do(table, "2 pick up, 2 play 7D, 3 play 8D, 0 play KD, 1 pick up")
    assert voids(table.view(2), 1) == {"D"}
    assert unsure(table.view(2), 2) == ["H"], "seat 2 was void, but nobody else can tell"


def test_memory_once_two_are_proven_those_still_open_were_forced() -> None:
    """Seat 1 was void of hearts, and twice picks up clubs with a club in hand that all have seen it take."""
    table = rs("9H 8C JC TD | 7C AS QD KC QS | TH TC KS TS | 7H QC JS 8S", given={"voluntary_pickup": "two"})
    do(table, "0 play 9H, 1 pick up, 1 play AS, 2 play KS, 3 play JS, 0 pick up, 0 play 8C, 1 pick up")
    assert (unsure(table.view(2), 1), table.view(2).memory.proven[1]) == (["H", "C"], 0)
    do(table, "1 play QS, 2 play TS, 3 play 8S, 0 play AS, 0 play JC, 1 pick up")
    view = table.view(2)
    assert (unsure(view, 1), view.memory.proven[1], voids(view, 1)) == (["H", "C"], 1, set()), "the 8C was known to be there"
    do(table, "1 play KC, 2 play TC, 3 play QC, 0 pick up")
    view = table.view(2)
    assert (unsure(view, 1), view.memory.proven[1], voids(view, 1)) == ([], 2, {"H"}), "the KC was there all the time"


def test_memory_two_proven_at_the_second_known_card() -> None:
    table = rs("9H 8C JC TC TD | 7D AS QD QS KS | TH 9S TS AD | 7H QC JS 8S", given={"voluntary_pickup": "two"})
    do(table, "0 play 9H, 1 pick up, 1 play AS, 2 play TS, 3 play JS, 0 pick up, 0 play 8C, 1 pick up")
    do(table, "1 play QS, 2 play 9S, 3 play 8S, 0 play AS, 0 play JC, 1 pick up")
    assert (unsure(table.view(2), 1), table.view(2).memory.proven[1]) == (["H", "C"], 1)
    do(table, "1 play KS, 2 pick up, 2 play TH, 3 pick up, 3 play QC, 0 play TC, 1 pick up")
    view = table.view(2)
    assert (unsure(view, 1), view.memory.proven[1], voids(view, 1)) == ([], 2, {"C", "H"})


def test_memory_of_three_pick_ups_with_the_cap_one_was_forced() -> None:
    """Seat 1 picked up hearts, spades and diamonds. It holds most spades and diamonds, so it was the hearts it had to take:
    the four of hearts, the only one that seat 2 has not seen, lies with seat 3."""
    table = rs(
        "3H 4S 4D | 5D 6D 7D 8D 9D TD JD QD KD AD 5S 6S 7S 8S 9S TS JS QS KS AS 3C 6C 9C TC JC QC KC AC | "
        "5H 6H 7H 8H 9H TH JH QH KH AH | 4H 3S 3D | 4C 7C | 5C 8C",
        given={"voluntary_pickup": "two"},
    )
    do(table, "0 play 3H, 1 pick up, 1 play 3C, 2 pick up, 2 play 5H, 3 pick up, 3 play 3S, 4 pick up, 4 play 4C, 5 pick up")
    do(table, "5 play 5C, 0 pick up, 0 play 4S, 1 pick up, 1 play 6C, 2 play 3C, 3 pick up, 3 play 3D, 4 pick up, 4 play 7C")
    do(table, "5 pick up, 5 play 8C, 0 pick up, 0 play 4D, 1 pick up")
    assert unsure(table.view(2), 1) == ["H", "S", "D"]
    assert pile(table, "away") == set()
    assert all("4H" in names(world.pile("hand", 3).known) for world in worlds(table, 2, 100))


def test_memory_each_knows_its_own_voluntary_pick_ups() -> None:
    table = rs(FOUR, given={"voluntary_pickup": "two"})
    do(table, "0 play 9H, 1 pick up")
    assert [table.view(viewer).memory.own for viewer in (None, 0, 1, 2, 3)] == [0, 0, 1, 0, 0]


def test_memory_begins_anew_with_each_deal() -> None:
    table = rs("9H TD | AS QS | 8H 7C | 7H QC", given=WILLING)
    do(table, "0 play 9H, 1 pick up, 1 play AS, 2 pick up, 2 play 8H, 3 play 7H, 0 pick up, 0 play TD")
    play_deal(table, at_random(1))
    deal(table)
    view = table.view(None)
    assert (set(view.memory.void), set(view.memory.unsure), set(view.memory.proven)) == ({0}, {()}, {0})
    facts = public(table)
    assert (facts.made, facts.pickups, facts.tricks, facts.barred) == (0, (0,) * 4, (0,) * 4, ())
    assert all(known(view, "hand", seat) == set() for seat in range(4))
