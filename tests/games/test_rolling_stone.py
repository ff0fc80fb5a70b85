"""Rolling Stone by its rules page: RS-1 to RS-14, what each seat may know, and why a card is refused."""

from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import cards
from engine.events import DealOver, MatchOver, Moved, Scored, Shown
from engine.model import Action, View
from engine.table import Table
from tests.games.setting import (
    at_random,
    champions,
    check_cut,
    deal,
    do,
    everything,
    hand,
    hands,
    known,
    lay,
    legal,
    moved,
    names,
    options,
    pile,
    play_deal,
    play_match,
    plays,
    public,
    refuse,
    scores,
    seen,
    sit,
    sizes,
    w,
    why_not,
    winners,
    worlds,
)

GAME = "rolling_stone"
ORDER = "23456789TJQKA"
LOWEST = {4: "7", 5: "5", 6: "3"}
SEATS = pytest.mark.parametrize("seats", [4, 5, 6])
FOUR = "9H TD | 7H AS KH | 8C TH | 7C QH"
"""Seats 1, 2 and 3 can follow a heart."""
VOID = "9H TD 8S | 7C AS QD | 8H TC KS | 7H QC JD"
"""Seat 1 holds no heart."""


def rs(held: str, turn: int = 0, given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    return lay(GAME, held, given, turn=turn, **fields)


def pack(seats: int) -> set[str]:
    return {rank + suit for rank in ORDER[ORDER.index(LOWEST[seats]) :] for suit in "SCDH"}


class RuleBook:
    """The rules page once more in its plainest form, to hold a whole deal against."""

    def __init__(self, held: list[set[str]], leader: int, most_voluntary: float) -> None:
        self.hands = [set(one) for one in held]
        self.seats = len(held)
        self.turn = leader
        self.most = most_voluntary
        self.trick: list[tuple[int, str]] = []
        self.barred: set[str] = set()
        self.out: list[set[str]] = [set() for _ in held]
        self.made = 0
        self.pickups = [0] * self.seats
        self.voluntary = [0] * self.seats
        self.winners: tuple[int, ...] = ()
        self.by_limit = False

    def legal(self) -> set[str]:
        if self.winners:
            return set()
        mine = self.hands[self.turn]
        if not self.trick:
            return {f"play {card}" for card in mine - self.barred}
        follow = {card for card in mine if card[1] == self.trick[0][1][1]}
        found = {f"play {card}" for card in follow}
        if not follow or self.voluntary[self.turn] < self.most:
            found.add("pick up")
        return found

    def move(self, action: str) -> None:
        self.made += 1
        seat, mine = self.turn, self.hands[self.turn]
        if action == "pick up":
            self.voluntary[seat] += any(card[1] == self.trick[0][1][1] for card in mine)
            self.barred = {card for _, card in self.trick}
            mine |= self.barred
            self.pickups[seat] += 1
            self.trick = []
            self.lead_of(seat)
            return
        card = action.split()[1]
        mine.remove(card)
        self.barred = set()
        self.trick.append((seat, card))
        if not mine:
            self.winners = (seat,)
        elif len(self.trick) < self.seats:
            self.turn = (seat + 1) % self.seats
        else:
            taker, _ = max(self.trick, key=lambda laid: ORDER.index(laid[1][0]))
            self.out[taker] |= {card for _, card in self.trick}
            self.trick = []
            self.lead_of(taker)

    def lead_of(self, seat: int) -> None:
        self.turn = seat
        if self.made >= 40 * self.seats:
            self.by_limit = True
            best = min((len(mine), self.pickups[at]) for at, mine in enumerate(self.hands))
            self.winners = tuple(at for at, mine in enumerate(self.hands) if (len(mine), self.pickups[at]) == best)


def follow_the_book(table: Table, book: RuleBook, choose: Any) -> None:
    """Play the deal out, the table and the book side by side."""
    while not table.deal_over:
        assert (table.turn, legal(table)) == (book.turn, book.legal())
        assert legal(table), "a player is never stuck"
        action = choose(table.view(table.turn))
        table.play(book.turn, action)
        book.move(action.text)
        assert hands(table) == book.hands
        facts = public(table)
        assert (facts.made, list(facts.pickups)) == (book.made, book.pickups)
        assert [pile(table, "won", seat) for seat in range(book.seats)] == book.out
    assert winners(table) == book.winners
    assert book.made <= 41 * book.seats - 1


# RS-1 to RS-5: pack, rank, dealer, deal, lead


@SEATS
def test_rs_1_pack_and_hands(seats: int) -> None:
    table = sit(GAME, seats)
    assert pile(table, "stock") == pack(seats)
    assert len(pack(seats)) == 8 * seats
    deal(table)
    assert sizes(table) == [8] * seats
    assert set().union(*hands(table)) == pack(seats)
    assert pile(table, "stock") == set()


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 7, 8])
def test_rs_1_four_to_six_players(seats: int) -> None:
    with pytest.raises(ValueError, match="4, 5 or 6 players"):
        options(GAME, seats)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seats=st.sampled_from([4, 5, 6]), suit=st.sampled_from("SCDH"), data=st.data())
def test_rs_2_the_highest_of_the_suit_takes_the_trick(seats: int, suit: str, data: st.DataObject) -> None:
    ranks = data.draw(st.permutations(ORDER[ORDER.index(LOWEST[seats]) :]))[:seats]
    other = "H" if suit != "H" else "S"
    spare = [rank + other for rank in ORDER[-seats:]]
    table = rs(" | ".join(f"{rank}{suit} {kept}" for rank, kept in zip(ranks, spare)))
    do(table, *(f"{seat} play {rank}{suit}" for seat, rank in enumerate(ranks)))
    taker = max(range(seats), key=lambda seat: ORDER.index(ranks[seat]))
    assert table.turn == taker
    assert pile(table, "won", taker) == {rank + suit for rank in ranks}


@SEATS
def test_rs_3_the_highest_card_deals_and_ties_draw_again(seats: int) -> None:
    dealers, longest = set(), 0
    for seed in range(150):
        table = sit(GAME, seats, seed)
        assert table.turn == 0
        dealer, rounds = check_cut(deal(table), seats, ORDER)
        assert public(table).dealer == dealer
        dealers.add(dealer)
        longest = max(longest, rounds)
    assert dealers == set(range(seats))
    assert longest >= 3, "among these seeds some tie twice"


@SEATS
def test_rs_3_all_draw_from_the_reduced_pack_and_all_cards_go_back(seats: int) -> None:
    drawn: set[str] = set()
    for seed in range(60):
        table = sit(GAME, seats, seed)
        drawn |= {name for _, name in moved(deal(table), "stock", "cut")}
        assert set().union(*hands(table)) == pack(seats)
    assert drawn == pack(seats)


def test_rs_3_later_the_deal_passes_to_the_left() -> None:
    table = sit(GAME, 5, 3, match_to=5)
    deal(table)
    dealers = [public(table).dealer]
    while not champions(table):
        play_deal(table, at_random(5))
        if table.turn is not None:
            assert legal(table) == {"deal"}
            assert table.turn == (dealers[-1] + 1) % 5
            refuse(table, f"{(table.turn + 1) % 5} deal", f"{table.turn} play 7C", f"{table.turn} pick up")
            assert not moved(deal(table), "stock", "cut"), "there is one cut in a match"
            dealers.append(public(table).dealer)
    assert len(dealers) >= 5
    assert all(later == (dealer + 1) % 5 for dealer, later in pairwise(dealers))


@SEATS
def test_rs_4_one_card_at_a_time_from_the_dealers_left(seats: int) -> None:
    table = sit(GAME, seats, 8)
    for _ in range(2):
        dealt = moved(deal(table), "stock", "hand")
        left = public(table).dealer + 1
        assert [seat for seat, _ in dealt] == [(left + step) % seats for step in range(8 * seats)]
        for seat in range(seats):
            assert {name for to, name in dealt if to == seat} == hand(table, seat)
        play_deal(table, at_random(1))


def test_rs_4_deals_differ() -> None:
    tables = [sit(GAME, 4, seed) for seed in range(50)]
    for table in tables:
        deal(table)
    assert len({frozenset(hand(table, 0)) for table in tables}) == 50
    table = tables[0]
    first = hands(table)
    play_deal(table, at_random(1))
    deal(table)
    assert not any(held in first for held in hands(table))


@SEATS
def test_rs_5_the_player_at_the_dealers_left_leads_any_card(seats: int) -> None:
    table = sit(GAME, seats, 4)
    deal(table)
    forehand = (public(table).dealer + 1) % seats
    assert table.turn == forehand
    assert legal(table) == {f"play {card}" for card in hand(table, forehand)}
    other = min(hand(table, (forehand + 1) % seats))
    refuse(table, f"{(forehand + 1) % seats} play {other}", f"{forehand} play {other}", f"{forehand} pick up")


# RS-6 to RS-10: following, tricks, picking up, going out


def test_rs_6_follow_suit_with_any_card_of_it() -> None:
    table = rs(FOUR)
    do(table, "0 play 9H")
    assert (table.turn, legal(table)) == (1, plays("7H KH"))
    refuse(table, "1 play AS", "1 pick up", "1 play QH", "2 play TH", "0 play TD", "1 deal", "1 play 2H")
    do(table, "1 play 7H")
    assert (table.turn, hand(table, 1)) == (2, w("AS KH"))
    refuse(table, "2 play 8C", "2 pick up", "1 play KH")


def test_rs_6_the_suit_of_the_first_card_counts() -> None:
    """Whoever leads after a pick-up sets the suit anew."""
    table = rs(VOID)
    do(table, "0 play 9H, 1 pick up, 1 play QD")
    assert legal(table) == {"pick up"}, "seat 2 holds a heart, but diamonds are led"
    do(table, "2 pick up, 2 play TC")
    assert legal(table) == plays("QC")


def test_rs_7_the_winner_lays_the_trick_face_down_and_leads() -> None:
    table = rs(FOUR)
    events = do(table, "0 play 9H, 1 play KH, 2 play TH, 3 play QH")
    assert moved(events, "trick", "won") == [(1, "9H"), (1, "KH"), (1, "TH"), (1, "QH")]
    assert (table.turn, legal(table)) == (1, plays("7H AS"))
    assert [pile(table, "won", seat) for seat in range(4)] == [set(), w("9H KH TH QH"), set(), set()]
    assert hands(table) == [w("TD"), w("7H AS"), w("8C"), w("7C")]
    assert pile(table, "trick") == set()
    assert (public(table).tricks, public(table).pickups, scores(table)) == ((0, 1, 0, 0), (0,) * 4, (0,) * 4)
    for viewer in (None, 0, 1, 2, 3):
        assert seen(table.view(viewer), "won", 1) == set()
    do(table, "1 play AS")
    assert (table.turn, legal(table)) == (2, {"pick up"}), "the trick that was won stays out of play"


def test_rs_7_the_leader_may_win_his_own_trick() -> None:
    table = rs("AH 9C | 7H 8C | 8H TC | 9H JC")
    do(table, "0 play AH, 1 play 7H, 2 play 8H, 3 play 9H")
    assert (table.turn, legal(table)) == (0, plays("9C"))


def test_rs_8_who_is_void_picks_up_and_leads() -> None:
    table = rs("8C 9D | JC QD | 7D KH | 8D KC")
    do(table, "0 play 8C, 1 play JC")
    assert (table.turn, legal(table)) == (2, {"pick up"})
    refuse(table, "2 play 7D", "2 play KH", "3 play KC")
    events = do(table, "2 pick up")
    assert moved(events, "trick", "hand") == [(2, "8C"), (2, "JC")]
    assert (table.turn, pile(table, "trick")) == (2, set())
    assert hands(table) == [w("9D"), w("QD"), w("7D KH 8C JC"), w("8D KC")]
    assert (public(table).pickups, public(table).tricks, public(table).leader) == ((0, 0, 1, 0), (0, 0, 0, 0), 2)
    refuse(table, "3 play KC", "3 play 8D")


def test_rs_9_a_card_just_picked_up_is_barred_for_one_lead() -> None:
    table = rs("8C 9D | JC QD | 7D KH | 8D KC AD")
    do(table, "0 play 8C, 1 play JC, 2 pick up")
    assert legal(table) == plays("7D KH")
    assert names(public(table).barred) == w("8C JC")
    refuse(table, "2 play 8C", "2 play JC", "2 pick up")
    do(table, "2 play 7D")
    assert public(table).barred == ()
    do(table, "3 play AD, 0 play 9D")
    assert winners(table) == (0,)


def test_rs_9_afterwards_they_are_ordinary_cards() -> None:
    table = rs("9D KC | 8C AD QS | 7D TC | 8D JC", 1, barred="8C")
    refuse(table, "1 play 8C")
    do(table, "1 play AD, 2 play 7D, 3 play 8D, 0 play 9D")
    assert (table.turn, legal(table)) == (1, plays("8C QS")), "he leads again and may use it"
    table = rs("9D KC | 8C AD QS | 7S TC | 8D JC", 1, barred="8C")
    do(table, "1 play AD, 2 pick up, 2 play TC, 3 play JC, 0 play KC")
    assert winners(table) == ()
    assert (table.turn, legal(table)) == (1, plays("8C")), "and he must follow with it"


def test_rs_9_only_the_latest_cards_are_barred() -> None:
    table = rs("8C 9D KD | 7S TS QD | 7D KH | 8D KC AD")
    do(table, "0 play 8C, 1 pick up, 1 play 7S, 2 pick up, 2 play 7D, 3 play 8D, 0 play 9D, 1 play QD")
    assert (table.turn, legal(table)) == (1, plays("8C TS"))


@settings(max_examples=50, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**60), seats=st.sampled_from([4, 5, 6]), voluntary=st.sampled_from(["false", "true", "two"]))
def test_rs_6_to_rs_12_whole_deals_by_the_book(seed: int, seats: int, voluntary: str) -> None:
    table = sit(GAME, seats, seed, voluntary_pickup=voluntary)
    deal(table)
    book = RuleBook(hands(table), (public(table).dealer + 1) % seats, {"false": 0, "two": 2, "true": 1e9}[voluntary])
    follow_the_book(table, book, at_random(seed))


def test_rs_10_the_last_card_wins_at_once_in_the_middle_of_a_trick() -> None:
    table = rs("8S 9H | TH | QH | 7S KH")
    before = hands(table)
    events = do(table, "0 play 9H, 1 play TH")
    assert winners(table) == (1,)
    assert hands(table) == [before[0] - {"9H"}, set(), before[2], before[3]]
    assert pile(table, "trick") == w("9H TH")
    assert [event.winners for event in events if isinstance(event, DealOver)] == [(1,)]
    assert scores(table) == (0, 1, 0, 0)
    refuse(table, "2 play QH", "2 pick up", "3 play KH")


def test_rs_10_a_leader_goes_out_before_anybody_follows() -> None:
    table = rs("9H | TH | QH | KH")
    do(table, "0 play 9H")
    assert (winners(table), sizes(table)) == ((0,), [0, 1, 1, 1])


def test_rs_10_the_last_to_play_goes_out_and_nobody_takes_the_trick() -> None:
    table = rs("AH 8S | 7H 7S | 8H 9S | 9H")
    do(table, "0 play AH, 1 play 7H, 2 play 8H, 3 play 9H")
    assert winners(table) == (3,)
    assert public(table).tricks == (0, 0, 0, 0)


def test_rs_10_a_void_player_later_in_the_trick_changes_nothing() -> None:
    """CK-010: seat 1 empties its hand while seat 2 could only pick up."""
    table = rs("8S 9H | TH | 7C | 7S KH")
    do(table, "0 play 9H, 1 play TH")
    assert winners(table) == (1,)
    assert hand(table, 2) == {"7C"}


# RS-11: the voluntary pick-up


def test_rs_11_is_off_unless_chosen() -> None:
    assert options(GAME, 4)["voluntary_pickup"] == "false"
    table = rs(FOUR)
    do(table, "0 play 9H")
    refuse(table, "1 pick up")


@pytest.mark.parametrize("voluntary", ["true", "two"])
def test_rs_11_who_could_follow_may_pick_up_and_leads(voluntary: str) -> None:
    table = rs(FOUR, given={"voluntary_pickup": voluntary})
    refuse(table, "0 pick up")
    do(table, "0 play 9H")
    assert legal(table) == {*plays("7H KH"), "pick up"}
    refuse(table, "1 play AS", "2 pick up")
    do(table, "1 pick up")
    assert (table.turn, hand(table, 1)) == (1, w("7H AS KH 9H"))
    assert legal(table) == plays("7H AS KH"), "the card is barred, not the suit"
    refuse(table, "1 play 9H", "1 pick up")
    assert public(table).pickups == (0, 1, 0, 0)


@pytest.mark.parametrize("voluntary", ["true", "two"])
def test_rs_11_who_is_void_has_no_choice(voluntary: str) -> None:
    table = rs(VOID, given={"voluntary_pickup": voluntary})
    do(table, "0 play 9H")
    assert legal(table) == {"pick up"}


def test_rs_11_never_without_a_card_on_the_table() -> None:
    table = rs(FOUR, given={"voluntary_pickup": "true"})
    do(table, "0 play 9H, 1 play KH, 2 play TH, 3 play QH")
    assert (table.turn, legal(table)) == (1, plays("7H AS"))
    refuse(table, "1 pick up")


def test_rs_11_with_only_the_led_suit_in_hand() -> None:
    table = rs("7H 9C | 8H TC | QH KH | 9H JC", given={"voluntary_pickup": "true"})
    do(table, "0 play 7H, 1 play 8H, 2 pick up")
    assert legal(table) == plays("QH KH")


CAP = "7H 8H 9H 8C KD | TH JH QS AS KC | 7S 9S 7C 7D | 8S TS AC KH 8D 9D"
CAPPED = (
    *("0 play 7H", "1 pick up", "1 play QS", "2 play 7S", "3 play 8S", "0 pick up", "0 play 8H", "1 pick up"),
    *("1 play AS", "2 play 9S", "3 play TS", "0 play 7S", "1 play KC", "2 play 7C", "3 play AC", "0 play 8C"),
    *("3 play KH", "0 play 9H"),
)


def test_rs_11_two_is_a_cap_on_voluntary_pick_ups() -> None:
    table = rs(CAP, given={"voluntary_pickup": "two"})
    do(table, *CAPPED)
    assert (table.turn, legal(table)) == (1, plays("7H 8H TH JH"))
    refuse(table, "1 pick up")
    table = rs(CAP, given={"voluntary_pickup": "true"})
    do(table, *CAPPED)
    assert legal(table) == {*plays("7H 8H TH JH"), "pick up"}


def test_rs_11_two_leaves_forced_pick_ups_alone() -> None:
    """Seat 1 has used both, and picks up a third time because it must."""
    table = rs(CAP, given={"voluntary_pickup": "two"})
    do(table, *CAPPED[:-2], "3 play 8D", "0 play KD")
    assert (table.turn, legal(table)) == (1, {"pick up"})
    do(table, "1 pick up")
    assert public(table).pickups == (1, 3, 0, 0)


def test_rs_11_the_cap_is_for_each_player_and_each_deal() -> None:
    table = rs(CAP, given={"voluntary_pickup": "two"})
    do(table, *CAPPED[:-1])
    assert (table.turn, legal(table)) == (0, {*plays("9H"), "pick up"}), "seat 0 has only picked up because it was void"
    do(table, "0 pick up")
    play_deal(table, lambda view: view.legal[0])
    deal(table)
    while not (table.turn == 1 and public(table).leader != 1 and len(legal(table)) > 1):
        assert table.turn is not None
        table.play(table.turn, table.legal[0])
    assert "pick up" in legal(table), "seat 1 has used up its two of the deal before"


# RS-12: the limit

LIMIT = "9H TD | KH AS 8S | 8H 7C TC | 7H QC JC"
TRICK = ("0 play 9H", "1 play KH", "2 play 8H", "3 play 7H")


def test_rs_12_the_count_is_reached_at_the_end_of_a_trick() -> None:
    table = rs(LIMIT, made=156)
    events = do(table, *TRICK)
    assert (winners(table), public(table).made, public(table).limit) == ((0,), 160, 160)
    assert sizes(table) == [1, 2, 2, 2]
    assert pile(table, "won", 1) == w("9H KH 8H 7H")
    assert [event.winners for event in events if isinstance(event, DealOver)] == [(0,)]
    refuse(table, "1 play AS", "1 play 8S", "0 play TD")
    table = rs(LIMIT, made=155)
    do(table, *TRICK)
    assert (winners(table), table.turn, legal(table)) == ((), 1, plays("AS 8S"))


def test_rs_12_the_count_is_reached_by_a_pick_up() -> None:
    table = rs("9H TD 8S | 7S AS | 8H 7C TC | 7H QC JC", made=158)
    do(table, "0 play 9H, 1 pick up")
    assert (winners(table), hand(table, 1), public(table).made) == ((0,), w("9H 7S AS"), 160)
    assert public(table).barred == ()
    refuse(table, "1 play AS")


def test_rs_12_a_trick_is_played_out() -> None:
    table = rs(LIMIT, made=157)
    do(table, *TRICK[:3])
    assert (winners(table), table.turn, legal(table)) == ((), 3, plays("7H"))
    refuse(table, "3 play QC", "3 pick up")
    do(table, TRICK[3])
    assert (winners(table), public(table).made) == ((0,), 161)


def test_rs_12_a_pick_up_in_the_trick_that_is_played_out() -> None:
    table = rs("9H TD | KH AS 8S | 9S 7C TC | 7H QC JC", made=158)
    do(table, "0 play 9H, 1 play KH, 2 pick up")
    assert (winners(table), hand(table, 2)) == ((0,), w("9S 7C TC 9H KH"))


def test_rs_12_going_out_in_the_trick_that_is_played_out() -> None:
    table = rs("9H TD | KH AS 8S | 8H | 7H QC JC", made=159, pickups=[0, 0, 9, 0])
    do(table, "0 play 9H, 1 play KH, 2 play 8H")
    assert (winners(table), sizes(table)) == ((2,), [1, 2, 0, 3])


@SEATS
def test_rs_12_forty_moves_for_each_player(seats: int) -> None:
    """A lead at the last move of the count is followed by at most five more."""
    suits = ["D"] * seats
    ranks = ORDER[-seats:]
    held = [f"{rank}{suit} {rank}C {rank}S" for rank, suit in zip(ranks, suits)]
    held[0] = f"{ranks[0]}D {ranks[0]}C"
    table = rs(" | ".join(held), made=40 * seats - 1)
    do(table, *(f"{seat} play {ranks[seat]}D" for seat in range(seats)))
    assert (public(table).made, public(table).limit, winners(table)) == (41 * seats - 1, 40 * seats, (0,))


@pytest.mark.parametrize(
    ("held", "pickups", "won"),
    [
        pytest.param("9H TD | KH AS 8S | 8H 7C TC | 7H QC JC", [9, 0, 0, 0], (0,), id="fewest cards, pick-ups or not"),
        pytest.param("9H TD 8S | KH AS | 8H 7C TC | 7H QC", [0, 3, 0, 4], (1,), id="then fewest pick-ups among them"),
        pytest.param("9H TD 8S | KH AS | 8H 7C TC | 7H QC", [0, 4, 0, 4], (1, 3), id="then they share"),
        pytest.param("9H TD | KH AS | 8H 7C | 7H QC", [2, 2, 2, 2], (0, 1, 2, 3), id="all share"),
        pytest.param("9H TD | KH AS | 8H 7C | 7H QC", [2, 1, 3, 1], (1, 3), id="two of four share"),
    ],
)
def test_rs_12_who_wins_a_stopped_deal(held: str, pickups: list[int], won: tuple[int, ...]) -> None:
    table = rs(held, made=156, pickups=pickups)
    events = do(table, *TRICK)
    assert winners(table) == won
    assert scores(table) == tuple(int(seat in won) for seat in range(4))
    assert [event for event in events if isinstance(event, Scored)] == [Scored(seat, 1) for seat in won]


@pytest.mark.parametrize(("held", "voluntary"), [("AS", "false"), ("KH", "true"), ("KH", "two")])
def test_rs_12_the_pick_up_that_ends_the_deal_counts_forced_or_not(held: str, voluntary: str) -> None:
    given: dict[str, object] = {"voluntary_pickup": voluntary}
    table = rs(f"9H TD 8S | {held} | 8H 7C TC | 7H QC JC", given=given, made=158, pickups=[1, 0, 0, 0])
    do(table, "0 play 9H, 1 pick up")
    assert winners(table) == (0, 1)


def highest(view: View[Any, Any]) -> Action:
    return max(view.legal, key=lambda action: -1 if action.card is None else cards.rank(action.card))


def test_rs_12_ends_the_loops_of_players_who_never_vary() -> None:
    """Always the highest card: some deals go round for ever, and stop at the limit."""
    stopped = 0
    for seed in range(250):
        table = sit(GAME, 4, seed, match_to=1)
        deal(table)
        play_deal(table, highest)
        made = public(table).made
        assert made <= 163
        assert (made >= 160 and all(sizes(table))) or min(sizes(table)) == 0
        stopped += made >= 160
    assert stopped


# RS-13, RS-14: the match


@pytest.mark.parametrize("match_to", [3, 1, 5])
@SEATS
def test_rs_13_first_to(seats: int, match_to: int) -> None:
    given = {} if match_to == 3 else {"match_to": match_to}
    table = sit(GAME, seats, 21 + seats, **given)
    choose, tally = at_random(seats), [0] * seats
    while table.turn is not None:
        assert max(tally) < match_to
        deal(table)
        play_deal(table, choose)
        for seat in winners(table):
            tally[seat] += 1
        assert scores(table) == tuple(tally)
    assert max(tally) == match_to
    assert champions(table) == tuple(seat for seat in range(seats) if tally[seat] == match_to)
    assert legal(table) == set()
    refuse(table, *(f"{seat} deal" for seat in range(seats)), "0 pick up")


def test_rs_13_two_reach_it_in_the_same_deal() -> None:
    table = rs("9H TD 8S | KH AS | 8H 7C TC | 7H QC", given={"match_to": 1}, made=157)
    events = do(table, *TRICK)
    assert (champions(table), table.turn) == ((1, 3), None)
    assert events[-1] == MatchOver((1, 3))


def test_rs_13_a_shared_deal_is_one_for_each_of_them() -> None:
    table = rs("9H TD 8S | KH AS | 8H 7C TC | 7H QC", made=157)
    do(table, *TRICK)
    assert (scores(table), champions(table), legal(table)) == ((0, 1, 0, 1), (), {"deal"})


@SEATS
def test_rs_14_a_point_for_each_card_the_others_hold(seats: int) -> None:
    table = sit(GAME, seats, 5, scoring="cards", match_to=1)
    choose, tally, dealers = at_random(4), [0] * seats, set()
    for number in range(1, seats + 1):
        assert champions(table) == (), "match_to has no say here"
        deal(table)
        dealers.add(public(table).dealer)
        play_deal(table, choose)
        (winner,) = winners(table)
        tally[winner] += sum(sizes(table)) - len(hand(table, winner))
        assert scores(table) == tuple(tally)
        assert (table.turn is None) == (number == seats)
    assert dealers == set(range(seats)), "everybody has dealt once"
    assert champions(table) == tuple(seat for seat in range(seats) if tally[seat] == max(tally))


def test_rs_14_tricks_won_count_nothing() -> None:
    table = rs("9H TD | KH AS 8S | 8H 7D TC | 7H QC JC", given={"scoring": "cards"})
    do(table, *TRICK, "1 play AS", "2 pick up", "2 play 7D", "3 pick up", "3 play QC", "0 pick up", "0 play TD")
    assert winners(table) == ()
    do(table, "1 pick up, 1 play 8S, 2 play AS")
    assert sizes(table) == [1, 1, 1, 2]
    do(table, "3 pick up, 3 play JC, 0 play QC")
    assert (winners(table), scores(table)) == ((0,), (1 + 1 + 3, 0, 0, 0))


def test_rs_14_after_the_limit() -> None:
    table = rs(LIMIT, given={"scoring": "cards"}, made=156)
    do(table, *TRICK)
    assert scores(table) == (6, 0, 0, 0), "the cards of the others, not those of the winner"
    table = rs("9H TD 8S | KH AS | 8H 7C TC | 7H QC", given={"scoring": "cards"}, made=157)
    do(table, *TRICK)
    assert scores(table) == (0, 4, 0, 4), "each the cards of those who do not share: two and two"
    table = rs("9H TD | KH AS | 8H 7C | 7H QC", given={"scoring": "cards"}, made=157)
    do(table, *TRICK)
    assert scores(table) == (0, 0, 0, 0), "all share, so nobody holds a card that counts"


def test_rs_14_equal_points_share_the_match() -> None:
    for seed in range(400):
        table = sit(GAME, 4, seed, scoring="cards")
        play_match(table, at_random(seed))
        best = max(scores(table))
        assert champions(table) == tuple(seat for seat in range(4) if scores(table)[seat] == best)
        if len(champions(table)) > 1:
            return
    pytest.fail("no match was shared")


# What each seat may know


def test_view_own_hand_and_how_many_others_hold() -> None:
    table = sit(GAME, 4, 2)
    deal(table)
    for viewer in (None, 0, 1, 2, 3):
        view = table.view(viewer)
        for owner in range(4):
            there = view.pile("hand", owner)
            assert there.count == 8
            assert names(there.up) == names(there.known) == (hand(table, owner) if owner == viewer else set())
        assert bool(view.legal) == (viewer == table.turn)


def test_view_cards_picked_up_are_known_to_all_while_they_are_held() -> None:
    table = rs(VOID)
    do(table, "0 play 9H, 1 pick up")
    for viewer in (None, 0, 2, 3):
        view = table.view(viewer)
        assert (known(view, "hand", 1), seen(view, "hand", 1)) == ({"9H"}, set())
        assert known(view, "hand", 0) == (hand(table, 0) if viewer == 0 else set())
    assert known(table.view(1), "hand", 1) == w("7C AS QD 9H")
    do(table, "1 play AS, 2 play KS, 3 pick up, 3 play 7H, 0 pick up, 0 play 8S, 1 pick up")
    assert known(table.view(2), "hand", 1) == w("9H 8S")
    assert known(table.view(2), "hand", 3) == w("AS KS")
    assert known(table.view(2), "hand", 0) == w("7H")
    do(table, "1 play 7C, 2 play TC, 3 play QC, 0 pick up, 0 play TD, 1 play QD, 2 pick up, 2 play 8H, 3 pick up")
    assert known(table.view(2), "hand", 1) == w("9H 8S")
    assert known(table.view(2), "hand", 0) == w("7H 7C TC QC")


def test_view_a_picked_up_card_that_is_played_is_no_longer_there() -> None:
    table = rs("9D KC | 8C AD QS | 7D TC | 8D JC", 1, barred="8C")
    assert known(table.view(0), "hand", 1) == {"8C"}
    do(table, "1 play AD, 2 play 7D, 3 play 8D, 0 play 9D, 1 play 8C")
    assert known(table.view(0), "hand", 1) == set()
    assert seen(table.view(0), "trick") == {"8C"}
    assert known(table.view(None), "won", 1) == w("AD 7D 8D 9D"), "everybody has seen them"


def test_view_all_hands_lie_open_when_the_deal_is_over() -> None:
    table = rs("8S 9H | TH | QH | 7S KH")
    events = do(table, "0 play 9H, 1 play TH")
    shown = {event.zone.seat: names(event.cards) for event in events if isinstance(event, Shown)}
    assert shown == {0: {"8S"}, 2: {"QH"}, 3: w("7S KH")}
    for viewer in (None, 0, 1, 2, 3):
        assert [seen(table.view(viewer), "hand", seat) for seat in range(4)] == hands(table)


def test_view_open_hands() -> None:
    table = sit(GAME, 4, 2, open_hands=True)
    deal(table)
    for viewer in (None, 0, 1, 2, 3):
        assert [seen(table.view(viewer), "hand", seat) for seat in range(4)] == hands(table)
    worlds(table, 0, 3)


def test_view_cards_in_events_are_named_to_their_owner_only() -> None:
    events = deal(sit(GAME, 4, 2))
    for event in events:
        if isinstance(event, Moved) and event.target.name == "hand":
            for viewer in (None, 0, 1, 2, 3):
                assert (event.seen_by(viewer).card is not None) == (viewer == event.target.seat)


# Why a card is refused


def test_why_not_before_the_deal_and_after_it() -> None:
    table = sit(GAME, 4)
    assert why_not(table, 0, "9H") == ("no_play_now", set())
    table = rs("9H | TH | QH | KH")
    do(table, "0 play 9H")
    assert why_not(table, 1, "TH") == ("no_play_now", set())


def test_why_not_while_playing() -> None:
    table = rs(FOUR)
    assert why_not(table, 0, "9H") is None
    assert why_not(table, 0, "TD") is None
    assert why_not(table, 1, "KH") == ("not_your_turn", set())
    assert why_not(table, None, "KH") == ("not_your_turn", set())
    assert why_not(table, 0, "AS") == ("not_in_hand", set()), "it does not betray where the card is"
    assert why_not(table, 0, "AC") == ("not_in_hand", set())
    do(table, "0 play 9H")
    assert why_not(table, 1, "KH") is None
    assert why_not(table, 1, "AS") == ("must_follow", {"9H"})
    assert why_not(table, 0, "TD") == ("not_your_turn", set())


def test_why_not_void_and_just_picked_up() -> None:
    table = rs("9H TD 8S | 7H KH | 7C AS QD | 8H TC KS")
    do(table, "0 play 9H, 1 play KH")
    assert why_not(table, 2, "AS") == ("must_pick_up", {"9H"})
    do(table, "2 pick up")
    assert why_not(table, 2, "KH") == ("just_picked_up", w("9H KH"))
    assert why_not(table, 2, "AS") is None


def test_why_not_with_the_voluntary_pick_up() -> None:
    table = rs(FOUR, given={"voluntary_pickup": "true"})
    do(table, "0 play 9H")
    assert why_not(table, 1, "AS") == ("must_follow", {"9H"})
    do(table, "1 pick up")
    assert why_not(table, 1, "9H") == ("just_picked_up", {"9H"})
    assert why_not(table, 1, "7H") is None


# What has been proven


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


def test_a_match_from_the_same_seed_is_the_same() -> None:
    tables = [sit(GAME, 6, 77, voluntary_pickup="two") for _ in range(2)]
    for table in tables:
        play_match(table, at_random(3))
    assert everything(tables[0]) == everything(tables[1])
