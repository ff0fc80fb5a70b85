"""Michigan by its rules page: MI-1 to MI-16, what each seat may know, and why a card is refused."""

from collections.abc import Iterable, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import cards
from engine.events import DealOver, Event, MatchOver, Moved, Opened, Paid, Sealed, Shown, seen_by
from engine.model import Action, View
from engine.table import Table
from tests.games.setting import (
    Chooser,
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

GAME = "michigan"
ORDER = "23456789TJQKA"
HONOURS = ("AH", "KD", "QS", "JC")
SEATS = pytest.mark.parametrize("seats", range(2, 9))
NORMAL = {2: 8, 3: 6, 4: 8, 5: 5, 6: 6, 7: 7, 8: 8}
PACK = {rank + suit for rank in ORDER for suit in "SCDH"}


def mi(held: str, turn: int = 0, given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    return lay(GAME, held, given, turn=turn, **fields)


def splits(total: int) -> set[str]:
    """Every way of placing so many markers."""
    return {f"stake {a} {b} {c} {d}" for a, b, c, d in product(range(5), repeat=4) if a + b + c + d == total}


def purses(table: Table) -> list[int]:
    """The markers in hand, by seat."""
    view = table.view(None)
    found = []
    for seat in range(view.options.seats):
        counts = view.heap("purse", seat).counts
        assert sum(counts) == counts[seat], "in hand they are of the owner's own look"
        found.append(counts[seat])
    return found


def pots(table: Table) -> dict[str, int]:
    """The markers on the honour cards; honours without any are left out."""
    view = table.view(None)
    return {name: sum(view.heap(f"on {name}").counts) for name in HONOURS if sum(view.heap(f"on {name}").counts)}


def placed(table: Table) -> list[int]:
    """The markers that are staked and not yet opened, by seat."""
    view = table.view(None)
    found = [sum(view.heap("stake", seat).counts) for seat in range(view.options.seats)]
    assert found == list(view.table.placed)
    return found


def paid(events: Iterable[Event], source: str, target: str) -> list[tuple[int | None, int | None, int]]:
    """Markers that went from one kind of place to another, in order: seats of both places, and how many."""
    return [
        (event.source.seat, event.target.seat, sum(event.counts))
        for event in events
        if isinstance(event, Paid) and (event.source.name.split()[0], event.target.name.split()[0]) == (source, target)
    ]


def suits(held: Iterable[str]) -> dict[str, list[str]]:
    """The cards by suit, each lowest first."""
    found: dict[str, list[str]] = {}
    for card in sorted(held, key=lambda card: ORDER.index(card[0])):
        found.setdefault(card[1], []).append(card)
    return found


class RuleBook:
    """The rules page once more in its plainest form, to hold a whole match against."""

    def __init__(self, table: Table) -> None:
        chosen = table.record.options
        self.seats = chosen.seats
        self.open, self.strict, self.lends = (chosen.flag(key) for key in ("stakes_open", "strict_lowest", "bank_lends"))
        self.purses = purses(table)
        self.pots = {name: pots(table).get(name, 0) for name in HONOURS}
        self.loans = [0] * self.seats

    def borrow(self) -> None:
        """Before the stakes of a new deal (MI-13)."""
        for seat, held in enumerate(self.purses):
            if self.lends and held < 4:
                self.loans[seat] += 4 - held
                self.purses[seat] = 4

    def dealt(self, held: list[set[str]], extra: set[str], dealer: int) -> None:
        self.hands, self.extra = [set(one) for one in held], set(extra)
        self.forehand = (dealer + 1) % self.seats
        self.sealed: list[tuple[int, list[int]]] = []
        self.asked = [self.forehand + step for step in range(self.seats)]
        self.asked = [seat % self.seats for seat in self.asked if self.purses[seat % self.seats]]
        self.phase = "stakes"
        self.run: list[str] = []
        self.played: set[str] = set()
        self.stopped = ""
        self.winner: int | None = None
        self.next_stake()

    def next_stake(self) -> None:
        if self.asked:
            self.turn = self.asked.pop(0)
            return
        for _, split in self.sealed:
            self.open_one(split)
        self.sealed = []
        self.phase, self.turn = "swap", self.forehand

    def open_one(self, split: list[int]) -> None:
        for name, count in zip(HONOURS, split):
            self.pots[name] += count

    def legal(self) -> set[str]:
        if self.phase == "stakes":
            return splits(min(4, self.purses[self.turn]))
        if self.phase == "swap":
            return {"swap", "keep"}
        if self.run:
            last = self.run[-1]
            return {"play " + ORDER[ORDER.index(last[0]) + 1] + last[1]}
        by_suit = suits(self.hands[self.turn])
        free = [held for suit, held in by_suit.items() if suit != self.stopped] or list(by_suit.values())
        leads = [held[0] for held in free]
        if self.strict:
            least = min(ORDER.index(card[0]) for card in leads)
            leads = [card for card in leads if ORDER.index(card[0]) == least]
        return {f"play {card}" for card in leads}

    def move(self, action: str) -> None:
        kind, *words = action.split()
        seat = self.turn
        if kind == "stake":
            split = [int(word) for word in words]
            self.purses[seat] -= sum(split)
            if self.open:
                self.open_one(split)
            else:
                self.sealed.append((seat, split))
            self.next_stake()
            return
        if kind in ("swap", "keep"):
            if kind == "swap":
                self.hands[seat], self.extra = self.extra, self.hands[seat]
            self.phase = "play"
            return
        card = words[0]
        self.hands[seat].remove(card)
        self.played.add(card)
        self.run.append(card)
        if card in HONOURS:
            self.purses[seat] += self.pots[card]
            self.pots[card] = 0
        if not self.hands[seat]:
            self.winner, self.phase = seat, "over"
            for other, left in enumerate(self.hands):
                due = min(len(left), self.purses[other])
                self.purses[other] -= due
                self.purses[seat] += due
            return
        following = "" if card[0] == "A" else ORDER[ORDER.index(card[0]) + 1] + card[1]
        holders = [holder for holder, held in enumerate(self.hands) if following in held]
        if holders:
            self.turn = holders[0]
        else:
            assert not following or (following in self.extra) != (following in self.played)
            self.stopped = card[1]
            self.run = []


def follow_the_book(table: Table, choose: Chooser) -> None:
    """Play the match to its end, the table and the book side by side."""
    book = RuleBook(table)
    total = sum(book.purses) + sum(book.pots.values())
    fresh = table.ply == 0
    while table.turn is not None:
        if legal(table) == {"deal"}:
            deal(table)
            book.borrow()
            fresh = True
        if fresh or table.ply == 0:
            zone = "packet" if pile(table, "packet", 0) else "hand"
            at_seats = [pile(table, zone, seat) for seat in range(book.seats)]
            book.dealt(at_seats, pile(table, "extra"), public(table).dealer)
            fresh = False
        while not table.deal_over:
            assert (table.turn, legal(table)) == (book.turn, book.legal())
            action = choose(table.view(table.turn))
            table.play(book.turn, action)
            book.move(action.text)
            assert purses(table) == book.purses
            assert pots(table) == {name: count for name, count in book.pots.items() if count}
            assert sum(book.purses) + sum(book.pots.values()) + sum(placed(table)) == total + sum(book.loans)
            if book.phase != "stakes":
                assert (hands(table), pile(table, "extra")) == (book.hands, book.extra)
                assert pile(table, "run") | pile(table, "played") >= book.played
                going_on = bool(book.run) and book.phase == "play"
                assert public(table).run == going_on
                if book.phase == "play":
                    stopped = cards.SUITS.index(book.stopped) if book.stopped and not going_on else None
                    assert public(table).stopped == stopped
        assert winners(table) == (book.winner,)
        assert scores(table) == tuple(held - lent for held, lent in zip(book.purses, book.loans))
        assert public(table).loans == tuple(book.loans)
    best = max(scores(table))
    assert champions(table) == tuple(seat for seat in range(book.seats) if scores(table)[seat] == best)


# MI-1 to MI-3: cards and markers


@SEATS
def test_mi_1_cards_and_honours(seats: int) -> None:
    table = sit(GAME, seats, 4)
    assert pile(table, "stock") == PACK
    for viewer in (None, *range(seats)):
        assert [cards.name(card) for card in table.view(viewer).pile("honours").up] == list(HONOURS)
    events = deal(table)
    events += play_deal(table, at_random(1))
    assert pile(table, "honours") == set(HONOURS)
    for event in events:
        assert not isinstance(event, Moved) or "honours" not in (event.source.name, event.target.name), "they never move"


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_mi_1_two_to_eight_players(seats: int) -> None:
    with pytest.raises(ValueError, match="players"):
        options(GAME, seats)


@pytest.mark.parametrize("suit", "SCDH")
def test_mi_1_the_two_is_lowest_and_the_ace_highest(suit: str) -> None:
    """One player after the other lays the whole suit."""
    other = "H" if suit != "H" else "S"
    table = mi(
        f"{' '.join(rank + suit for rank in ORDER[0::2])} 2{other} | {' '.join(rank + suit for rank in ORDER[1::2])} 3{other}"
    )
    for number, rank in enumerate(ORDER):
        assert (table.turn, public(table).run) == (number % 2, number > 0)
        do(table, f"{number % 2} play {rank}{suit}")
    assert (table.turn, legal(table), public(table).run) == (0, plays(f"2{other}"), False), "nothing follows on the ace"


@SEATS
def test_mi_2_one_at_a_time_and_the_extra_hand_last(seats: int) -> None:
    table = sit(GAME, seats, 12)
    for _ in range(2):
        events = deal(table)
        dealt = [
            (event.target.seat, cards.name(event.card))
            for event in events
            if isinstance(event, Moved)
            and event.source.name == "stock"
            and event.target.name in ("packet", "extra")
            and event.card is not None
        ]
        assert len(dealt) == 52
        around = [*((public(table).dealer + 1 + step) % seats for step in range(seats)), None]
        assert [seat for seat, _ in dealt] == [around[number % (seats + 1)] for number in range(52)]
        assert {name for seat, name in dealt if seat is None} == pile(table, "extra")
        counts = [len(pile(table, "packet", seat)) for seat in range(seats)] + [len(pile(table, "extra"))]
        assert sum(counts) == 52
        assert max(counts) - min(counts) <= 1
        assert counts[-1] == min(counts), "the extra hand is the last to get one"
        play_deal(table, at_random(2))


@SEATS
def test_mi_2_the_extra_hand_stays_face_down_and_out_of_play(seats: int) -> None:
    table = sit(GAME, seats, 12)
    deal(table)
    extra = pile(table, "extra")
    keep = at_random(3)
    while not table.deal_over:
        for viewer in (None, *range(seats)):
            view = table.view(viewer)
            assert (seen(view, "extra"), known(view, "extra"), view.pile("extra").count) == (set(), set(), len(extra))
        assert table.turn is not None
        action = Action.parse("keep") if "keep" in legal(table) else keep(table.view(table.turn))
        assert action.card is None or cards.name(action.card) not in extra
        table.play(table.turn, action)
    assert pile(table, "extra") == extra


@pytest.mark.parametrize("markers", [80, 40, 60, 100])
def test_mi_3_markers(markers: int) -> None:
    table = sit(GAME, 3, **({} if markers == 80 else {"markers": markers}))
    assert purses(table) == [markers] * 3
    assert scores(table) == (markers,) * 3
    with pytest.raises(ValueError, match="markers"):
        options(GAME, 3, {"markers": markers + 5})


def test_mi_3_each_players_markers_are_easy_to_tell_apart() -> None:
    table = mi("2C 5H | 3C KS | 4C 7S", phase="stakes", extra="9D TD")
    do(table, "0 stake 3 0 0 1, 1 stake 1 3 0 0, 2 stake 0 0 0 4")
    view = table.view(None)
    assert view.heap("on AH").counts == (3, 1, 0)
    assert view.heap("on JC").counts == (1, 0, 4)


# MI-4, MI-5: stakes and swap

SIT = "2C 5H | 3C KS | 4C 7S"


def stakes(markers: list[int], given: Mapping[str, object] | None = None, **fields: Any) -> Table:
    return mi(SIT, 0, given, extra="9D TD", phase="stakes", markers=markers, **fields)


def test_mi_4_exactly_four_split_as_they_like() -> None:
    assert len(splits(4)) == 35
    table = stakes([20, 20, 20])
    assert (table.turn, legal(table)) == (0, splits(4))
    refuse(
        table, "0 stake 2 1 0 0", "0 stake 2 2 1 0", "0 stake 0 0 0 0", "0 stake 5 0 0 0", "0 stake 4 0 0", "0 stake 4 0 0 0 0"
    )
    refuse(table, "0 stake -1 4 1 0", "1 stake 4 0 0 0", "0 swap", "0 keep", "0 play 2C", "0 stake")
    do(table, "0 stake 4 0 0 0")
    assert (purses(table), placed(table), table.turn) == ([16, 20, 20], [4, 0, 0], 1)
    refuse(table, "0 stake 4 0 0 0")


@SEATS
def test_mi_4_all_are_asked_in_turn_forehand_first(seats: int) -> None:
    table = sit(GAME, seats, 7)
    deal(table)
    asked = []
    while public(table).phase == "stakes":
        assert table.turn is not None
        asked.append(table.turn)
        assert legal(table) == splits(4)
        do(table, f"{table.turn} stake 1 1 1 1")
    forehand = (public(table).dealer + 1) % seats
    assert asked == [(forehand + step) % seats for step in range(seats)]
    assert (table.turn, legal(table)) == (forehand, {"swap", "keep"})
    assert pots(table) == dict.fromkeys(HONOURS, seats)


def test_mi_4_a_stake_stays_hidden_until_the_last_is_placed() -> None:
    table = stakes([20, 20, 20])
    sealed = do(table, "0 stake 2 0 1 1, 1 stake 0 4 0 0")
    assert (pots(table), placed(table)) == ({}, [4, 4, 0])
    for viewer in (None, 0, 1, 2):
        told = {event.seat: event.stake for event in seen_by(sealed, viewer) if isinstance(event, Sealed)}
        assert told == {0: (2, 0, 1, 1) if viewer == 0 else None, 1: (0, 4, 0, 0) if viewer == 1 else None}
        assert table.view(viewer).memory.stake == {0: (2, 0, 1, 1), 1: (0, 4, 0, 0)}.get(-1 if viewer is None else viewer)
        assert not any(isinstance(event, Opened) for event in sealed)
    opened = do(table, "2 stake 0 0 0 4")
    assert [event for event in opened if isinstance(event, Opened)] == [
        Opened(0, (2, 0, 1, 1)),
        Opened(1, (0, 4, 0, 0)),
        Opened(2, (0, 0, 0, 4)),
    ]
    assert (pots(table), placed(table)) == ({"AH": 2, "KD": 4, "QS": 1, "JC": 5}, [0, 0, 0])


def test_mi_4_open_stakes() -> None:
    table = stakes([20, 20, 20], {"stakes_open": True})
    events = do(table, "0 stake 2 0 1 1")
    assert [event for event in events if isinstance(event, Opened)] == [Opened(0, (2, 0, 1, 1))]
    assert (pots(table), placed(table), purses(table)) == ({"AH": 2, "QS": 1, "JC": 1}, [0, 0, 0], [16, 20, 20])
    do(table, "1 stake 2 2 0 0, 2 stake 0 0 0 4")
    assert pots(table) == {"AH": 4, "KD": 2, "QS": 1, "JC": 5}


@pytest.mark.parametrize("open_hands", [False, True])
def test_mi_4_before_looking_at_the_own_cards(open_hands: bool) -> None:
    table = sit(GAME, 4, 5, open_hands=open_hands)
    events = deal(table)
    packets = [pile(table, "packet", seat) for seat in range(4)]
    while public(table).phase == "stakes":
        for viewer in (None, 0, 1, 2, 3):
            view = table.view(viewer)
            for seat in range(4):
                assert known(view, "packet", seat) == seen(view, "packet", seat) == set(), (
                    "nobody has looked, not even the owner"
                )
                assert view.pile("packet", seat).count == len(packets[seat])
                assert view.pile("hand", seat).count == 0
            assert not [
                event
                for event in seen_by(events, viewer)
                if isinstance(event, Moved) and event.card and event.target.name == "packet"
            ]
        events = do(table, f"{table.turn} stake 1 1 1 1")
    assert hands(table) == packets
    for viewer in (None, 0, 1, 2, 3):
        for seat in range(4):
            assert seen(table.view(viewer), "hand", seat) == (packets[seat] if open_hands or viewer == seat else set())
    assert [seat for seat, _ in moved(events, "packet", "hand")].count(2) == len(packets[2])


def test_mi_4_after_looking_at_the_own_cards() -> None:
    table = sit(GAME, 4, 5, stakes="after")
    deal(table)
    assert public(table).phase == "stakes"
    for viewer in (None, 0, 1, 2, 3):
        for seat in range(4):
            assert seen(table.view(viewer), "hand", seat) == (hand(table, seat) if viewer == seat else set())
            assert table.view(viewer).pile("packet", seat).count == 0
    assert sum(sizes(table)) == 52 - len(pile(table, "extra"))


def test_mi_4_a_stake_is_composed_marker_by_marker() -> None:
    table = stakes([20, 3, 20])
    for viewer in (None, 1, 2):
        assert table.rules.compose(table.view(viewer)) is None
    empty = table.rules.compose(table.view(0))
    assert empty is not None
    assert [cards.name(card) for card in empty.labels] == list(HONOURS)
    assert (empty.counts, empty.left, empty.action) == ((0, 0, 0, 0), 4, None)
    one = empty.more(2)
    assert ((one.counts, one.left, one.action), empty.counts) == (((0, 0, 1, 0), 3, None), (0, 0, 0, 0))
    assert one.less(2).counts == one.less(1).less(2).less(2).counts == (0, 0, 0, 0)
    full = one.more(2).more(0).more(3)
    assert (full.left, full.more(1).counts) == (0, (1, 0, 2, 1))
    assert full.action in table.legal
    table.play(0, full.action)
    three = table.rules.compose(table.view(1))
    assert three is not None
    assert three.left == 3
    assert three.more(0).more(0).more(0).action in table.legal
    do(table, "1 stake 3 0 0 0, 2 stake 1 1 1 1")
    assert table.rules.compose(table.view(0)) is None


SWAP = "2C 5H 9D | 3C KS | 4C 7S JD"


def test_mi_5_forehand_alone_may_swap_the_whole_hand() -> None:
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    assert (table.turn, legal(table)) == (1, {"swap", "keep"})
    refuse(table, "0 swap", "2 swap", "2 keep", "1 play 3C", "1 play 8S", "1 swap 3C")
    events = do(table, "1 swap")
    assert hands(table) == [w("2C 5H 9D"), w("8S AD QS"), w("4C 7S JD")]
    assert pile(table, "extra") == w("3C KS")
    assert (table.turn, legal(table)) == (1, plays("8S AD"))
    refuse(table, "1 swap", "1 keep", "1 play 3C", "2 swap")
    assert len(moved(events, "hand", "extra")) == 2
    assert len(moved(events, "extra", "hand")) == 3


def test_mi_5_or_lets_it_be() -> None:
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    do(table, "1 keep")
    assert (hands(table)[1], pile(table, "extra")) == (w("3C KS"), w("8S AD QS"))
    assert legal(table) == plays("3C KS")
    refuse(table, "1 swap", "0 swap")


def test_mi_5_he_has_seen_his_own_hand_and_not_the_other() -> None:
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    view = table.view(1)
    assert (seen(view, "hand", 1), known(view, "extra")) == (w("3C KS"), set())


def test_mi_5_the_old_hand_becomes_the_extra_hand_and_he_alone_knows_it() -> None:
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    events = do(table, "1 swap")
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert (known(view, "extra"), seen(view, "extra")) == (w("3C KS") if viewer == 1 else set(), set())
        assert seen(view, "hand", 1) == (w("8S AD QS") if viewer == 1 else set())
        named = [event.card for event in seen_by(events, viewer) if isinstance(event, Moved) and event.card is not None]
        assert len(named) == (5 if viewer == 1 else 0)
    for world in worlds(table, 1):
        assert pile_of(world, "extra") == w("3C KS")
    assert len({frozenset(pile_of(world, "extra")) for world in worlds(table, 0)}) > 5


def pile_of(world: View[Any, Any], zone: str, seat: int | None = None) -> set[str]:
    return names(world.pile(zone, seat).known)


def test_mi_5_after_the_swap_the_old_hand_is_out_of_play() -> None:
    table = mi("6D QD | 8S KS | 7S 2H | 3H 9C", 1, extra="5S 6S 4C", phase="swap")
    do(table, "1 swap, 1 play 5S, 1 play 6S, 2 play 7S")
    assert (table.turn, legal(table), public(table).run) == (2, plays("2H"), False), "the 8S stops the run"


# MI-6 to MI-9: leads and runs


def test_mi_6_the_lowest_card_of_a_suit_of_his_choice() -> None:
    table = mi("3C 7C 2D QH KH | 4C 9D | 5C 8H", extra="6C 2S")
    assert legal(table) == plays("3C 2D QH")
    refuse(table, "0 play 7C", "0 play KH", "1 play 4C", "0 play 4C", "0 swap")


def test_mi_6_strict_lowest_of_the_whole_hand() -> None:
    table = mi("3C 7C 2D QH 2S | 4C 9D | 5C 8H", given={"strict_lowest": True}, extra="6C 2C")
    assert legal(table) == plays("2D 2S"), "equal ranks: his choice"
    refuse(table, "0 play 3C", "0 play QH", "0 play 7C")
    table = mi("3C 7C 2D QH AS | 4C 9D | 5C 8H", given={"strict_lowest": True}, extra="6C 2C")
    assert legal(table) == plays("2D")


STOP = "3C 5C 6D 6S JH | 8D 9D | 7H 8H"


def test_mi_6_strict_lowest_after_a_stop() -> None:
    table = mi(STOP, given={"strict_lowest": True}, extra="4C")
    do(table, "0 play 3C")
    assert legal(table) == plays("6D 6S"), "the 5C is lower, but clubs have just stopped"
    refuse(table, "0 play 5C", "0 play JH")
    table = mi(STOP, extra="4C")
    do(table, "0 play 3C")
    assert legal(table) == plays("6D 6S JH")


def test_mi_6_strict_lowest_when_only_the_stopped_suit_is_left() -> None:
    table = mi("3C 7C 9C | 8D 9D | 7H 8H", given={"strict_lowest": True}, extra="4C")
    do(table, "0 play 3C")
    assert legal(table) == plays("7C")


def test_mi_7_whoever_holds_the_next_card_must_play_it() -> None:
    table = mi("3C 7C | 9D TD | 4C KH 6C | 5C 2H", extra="2S")
    do(table, "0 play 3C")
    assert (table.turn, legal(table), public(table).run) == (2, plays("4C"), True)
    refuse(table, "1 play 9D", "2 play KH", "2 play 6C", "0 play 7C", "3 play 5C")
    before = hands(table)
    do(table, "2 play 4C")
    assert hands(table) == [before[0], before[1], before[2] - {"4C"}, before[3]]
    assert (table.turn, legal(table)) == (3, plays("5C"))
    do(table, "3 play 5C")
    assert (table.turn, legal(table)) == (2, plays("6C"))


def test_mi_7_the_same_player_too() -> None:
    table = mi("7S 8S 9S TS 2D | 3D KH | JS 4D", extra="5D")
    for card in ("7S", "8S", "9S"):
        do(table, f"0 play {card}")
    assert (table.turn, legal(table)) == (0, plays("TS"))
    refuse(table, "0 play 2D")
    do(table, "0 play TS")
    assert (table.turn, legal(table)) == (2, plays("JS"))


def test_mi_8_stopped_by_the_extra_hand() -> None:
    table = mi("5S 2D | 6S 3D | 7S 4D", extra="8S 2C")
    do(table, "0 play 5S, 1 play 6S, 2 play 7S")
    assert (table.turn, legal(table), public(table).run) == (2, plays("4D"), False)
    assert names(table.view(None).memory.dead) == {"8S"}


PLAYED = "4C 2H 9S | 3C 3H TD | 7D KS"


def test_mi_8_stopped_by_a_card_played_before() -> None:
    table = mi(PLAYED, extra="5C 4H")
    do(table, "0 play 4C, 0 play 2H, 1 play 3H, 1 play 3C")
    assert (table.turn, legal(table), public(table).run) == (1, plays("TD"), False)
    assert names(table.view(None).memory.dead) == w("5C 4H"), "the 4C was no news"


def test_mi_8_stopped_by_the_ace() -> None:
    table = mi("QH 4S | KH 9D | AH 5C 8C 2S 3H", extra="3D 2H")
    do(table, "0 play QH, 1 play KH, 2 play AH")
    assert (table.turn, legal(table), public(table).run) == (2, plays("5C 2S"), False)
    assert table.view(None).memory.dead == ()


def test_mi_9_the_player_of_the_last_card_leads_another_suit() -> None:
    table = mi("3C 7C JH | TD | 4C 8C 6D 9D 2H", extra="5C 2S")
    do(table, "0 play 3C, 2 play 4C")
    assert (table.turn, legal(table)) == (2, plays("6D 2H"))
    refuse(table, "2 play 8C", "2 play 9D", "0 play 7C", "0 play JH", "1 play TD")


def test_mi_9_only_who_has_no_other_suit_leads_the_same() -> None:
    table = mi("3C 7C 9C | 5D 8H | 6H TS", extra="4C")
    do(table, "0 play 3C")
    assert (table.turn, legal(table)) == (0, plays("7C")), "a run of one card is a run"
    refuse(table, "0 play 9C")


def test_mi_9_suits_stopped_earlier_are_free() -> None:
    table = mi(PLAYED, extra="5C 4H")
    do(table, "0 play 4C, 0 play 2H, 1 play 3H")
    assert (table.turn, legal(table)) == (1, plays("3C TD"))


# MI-10 to MI-13: honours, the end of a deal, markers


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


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_mi_2_to_mi_15_whole_matches_by_the_book(seats: int, strict: bool) -> None:
    for seed in range(2):
        given = {"strict_lowest": strict, "stakes_open": bool(seed), "stakes": ["before", "after"][(seed + strict) % 2]}
        follow_the_book(sit(GAME, seats, seed, length="three", markers=40, **given), at_random(seed))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 2**60),
    markers=st.lists(st.integers(0, 9), min_size=2, max_size=8).filter(any),
    lends=st.booleans(),
    strict=st.booleans(),
    stakes_open=st.booleans(),
)
def test_mi_13_matches_of_the_poor_by_the_book(
    seed: int, markers: list[int], lends: bool, strict: bool, stakes_open: bool
) -> None:
    """Whole deals, but hardly a marker in the house. Where the bank lends it has lent before these stakes."""
    dice = Random(seed)
    seats = len(markers)
    if lends:
        markers = [max(4, held) for held in markers]
    pack = sorted(PACK)
    dice.shuffle(pack)
    held = [pack[seat :: seats + 1] for seat in range(seats + 1)]
    forehand = dice.randrange(seats)
    asked = next(seat % seats for seat in range(forehand, forehand + seats) if markers[seat % seats])
    table = mi(
        " | ".join(map(" ".join, held[:-1])),
        asked,
        {"length": "three", "bank_lends": lends, "strict_lowest": strict, "stakes_open": stakes_open, "stakes": "after"},
        extra=" ".join(held[-1]),
        phase="stakes",
        markers=markers,
        dealer=(forehand - 1) % seats,
        stakes={"AH": dice.randrange(3), "JC": dice.randrange(6)},
    )
    follow_the_book(table, at_random(seed))


# MI-14 to MI-16: the match


@pytest.mark.parametrize("length", ["normal", "half", "double", "three"])
@SEATS
def test_mi_14_how_many_deals(seats: int, length: str) -> None:
    due = {"normal": NORMAL[seats], "half": max(2, (NORMAL[seats] + 1) // 2), "double": 2 * NORMAL[seats], "three": 3}[length]
    table = sit(GAME, seats, 40 + seats, **({} if length == "normal" else {"length": length}))
    choose, dealers = at_random(seats), list[int]()
    while table.turn is not None:
        assert len(dealers) < due
        assert public(table).deals == due
        next_dealer = (dealers[-1] + 1) % seats if dealers else None
        if next_dealer is not None:
            assert table.turn == next_dealer, "the deal passes to the left"
            refuse(table, f"{dealers[-1]} deal")
        events = deal(table)
        assert next_dealer in (None, public(table).dealer)
        assert bool(moved(events, "stock", "cut")) == (not dealers)
        dealers.append(public(table).dealer)
        assert public(table).forehand == (dealers[-1] + 1) % seats
        play_deal(table, choose)
    assert len(dealers) == due
    assert scores(table) == tuple(purses(table))
    assert champions(table) == tuple(seat for seat in range(seats) if purses(table)[seat] == max(purses(table)))
    refuse(table, *(f"{seat} deal" for seat in range(seats)))


def test_mi_14_half_of_five_and_seven_is_rounded_up() -> None:
    assert [public(sit(GAME, seats, length="half")).deals for seats in range(2, 9)] == [4, 3, 4, 3, 3, 4, 4]


def test_mi_14_a_double_match_starts_with_a_hundred() -> None:
    assert purses(sit(GAME, 4, length="double")) == [100] * 4
    assert purses(sit(GAME, 4, length="half")) == [80] * 4


def test_mi_14_equal_markers_share_the_win() -> None:
    for seed in range(400):
        table = sit(GAME, 2, seed, length="half", markers=40)
        events: list[Event] = []
        choose = at_random(seed)
        while table.turn is not None:
            events = table.play(table.turn, choose(table.view(table.turn)))
        assert events[-1] == MatchOver(champions(table))
        if len(champions(table)) > 1:
            assert purses(table)[0] == purses(table)[1]
            return
    pytest.fail("no match was shared")


def test_mi_14_loans_are_taken_off_at_the_end() -> None:
    """Seat 1 has borrowed; the figure that decides is markers less loans."""
    for seed in range(30):
        table = mi(
            "9S | 2D 3D | 7H 8H", given={"bank_lends": True, "length": "three"}, extra="TS", markers=[5, 1, 5 + seed % 3]
        )
        play_match(table, at_random(seed))
        standing = [held - lent for held, lent in zip(purses(table), public(table).loans)]
        assert list(scores(table)) == standing
        assert champions(table) == tuple(seat for seat in range(3) if standing[seat] == max(standing))
        if purses(table).index(max(purses(table))) not in champions(table):
            return
    pytest.fail("the loans never decided a match")


def test_mi_14_the_cut_for_the_first_dealer() -> None:
    longest, dealers = 0, set[int]()
    for seed in range(80):
        table = sit(GAME, 8, seed)
        assert table.turn == 0
        dealer, rounds = check_cut(deal(table), 8, ORDER)
        assert public(table).dealer == dealer
        longest, dealers = max(longest, rounds), dealers | {dealer}
    assert longest > 1
    assert dealers == set(range(8))


def test_mi_15_what_is_left_belongs_to_nobody() -> None:
    for seed in range(30):
        table = sit(GAME, 4, seed, length="three", markers=40)
        choose = at_random(seed)
        play_match(table, choose)
        left = pots(table)
        assert sum(purses(table)) + sum(left.values()) == 160
        assert sum(scores(table)) == 160 - sum(left.values())
        if left:
            return
    pytest.fail("nothing was ever left over")


def test_mi_16_the_extra_hand_is_shown_when_the_deal_is_over() -> None:
    table = mi("9S | 2D 3D | 7H 8H", extra="TS 4H 4C")
    events = do(table, "0 play 9S")
    assert [names(event.cards) for event in events if isinstance(event, Shown) and event.zone.name == "extra"] == [
        w("TS 4H 4C")
    ]
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert seen(view, "extra") == w("TS 4H 4C")
        assert [seen(view, "hand", seat) for seat in range(3)] == [set(), w("2D 3D"), w("7H 8H")]
    deal(table)
    assert all(known(table.view(viewer), "extra") == set() for viewer in (None, 0, 1, 2))


def test_mi_16_also_after_a_swap() -> None:
    table = mi("8S KS | 9S | 3H 9C", 0, extra="5S", phase="swap")
    do(table, "0 swap, 0 play 5S")
    assert seen(table.view(2), "extra") == w("8S KS")


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
    told = {frozenset(pile_of(world, "packet", 1)) for world in worlds(table, 1)}
    assert len(told) == 40


# What has been proven


def test_memory_a_stop_proves_where_the_next_card_is() -> None:
    table = mi("3C 7C JH | TD KD | 4C 8C 6D 9D 2H", extra="5C 2S")
    assert table.view(None).memory.dead == ()
    do(table, "0 play 3C, 2 play 4C")
    for viewer in (None, 0, 1, 2):
        assert names(table.view(viewer).memory.dead) == {"5C"}
        for world in worlds(table, viewer, 10):
            assert "5C" in pile_of(world, "extra")
    assert len({frozenset(pile_of(world, "extra")) for world in worlds(table, 1)}) > 4, "the 2S is not known"


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
        assert not pile_of(world, "hand", 0) & w("4C 5C 6C 8C")
        assert "8C" in pile_of(world, "extra")
    assert any("3H" in pile_of(world, "hand", 0) for world in worlds(table, 1)), "of other suits nothing is known"


def test_memory_the_stopped_suit_again_proves_no_other_suit() -> None:
    table = mi("3C 7C 9C | 5D 8H 5C | 6H TS", extra="4C 8C")
    do(table, "0 play 3C, 0 play 7C")
    assert lacking(table, 0) == w("4C 5C 5D 8H 6H TS")
    for world in worlds(table, 1):
        assert pile_of(world, "hand", 0) == {"9C"}


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
    assert any("2C" in pile_of(world, "hand", 1) for world in worlds(table, 0))


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
                assert names(view.memory.dead) <= pile_of(world, "extra")
                for seat in range(seats):
                    held = pile_of(world, "hand", seat) | pile_of(world, "packet", seat)
                    assert not held & names(cards.each(view.memory.lacking[seat]))
                assert pile_of(world, "hand", viewer) == hand(table, viewer)
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
            now = [pile_of(world, "hand", owner) for owner in range(seats)]
            held = [set(one) for one in now]
            for owner, card in told:
                held[owner].add(card)
            again = mi(" | ".join(map(" ".join, held)), told[0][0], given, extra=" ".join(pile_of(world, "extra")))
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


# Why a card is refused


def test_why_not_before_the_play() -> None:
    assert why_not(sit(GAME, 3), 0, "3C") == ("no_play_now", set())
    table = stakes([20, 20, 20])
    assert why_not(table, 0, "2C") == why_not(table, 1, "KS") == ("stakes_first", set())
    table = mi(SWAP, 1, extra="8S AD QS", phase="swap")
    assert why_not(table, 1, "3C") == ("swap_first", set())
    do(table, "1 keep")
    assert why_not(table, 1, "3C") is None


def test_why_not_when_leading() -> None:
    table = mi("3C 7C 2D QH KH | 4C 9D | 5C 8H", extra="6C 2S")
    assert why_not(table, 0, "3C") is None
    assert why_not(table, 0, "7C") == ("lowest_of_suit", {"3C"})
    assert why_not(table, 0, "KH") == ("lowest_of_suit", {"QH"})
    assert why_not(table, 0, "4C") == why_not(table, 0, "6C") == ("not_in_hand", set())
    assert why_not(table, 1, "4C") == why_not(table, None, "4C") == ("not_your_turn", set())


def test_why_not_in_a_run() -> None:
    table = mi("3C 7C | 9D TD | 4C KH 6C | 5C 2H", extra="2S")
    do(table, "0 play 3C")
    assert why_not(table, 2, "4C") is None
    assert why_not(table, 2, "KH") == ("must_continue", {"4C"})
    assert why_not(table, 2, "5C") == ("not_in_hand", set())
    assert why_not(table, 0, "7C") == ("not_your_turn", set())


def test_why_not_after_a_stop() -> None:
    table = mi("3C 7C 9D JD 2S | 5D 8H | 6H TS", extra="4C")
    do(table, "0 play 3C")
    assert why_not(table, 0, "7C") == ("suit_stopped", w("9D 2S"))
    assert why_not(table, 0, "JD") == ("lowest_of_suit", {"9D"})
    table = mi("3C 7C 9C | 5D 8H | 6H TS", extra="4C")
    do(table, "0 play 3C")
    assert why_not(table, 0, "9C") == ("lowest_of_suit", {"7C"})


def test_why_not_with_strict_lowest() -> None:
    table = mi(STOP, given={"strict_lowest": True}, extra="4C")
    assert why_not(table, 0, "6D") == ("lowest_of_hand", {"3C"})
    assert why_not(table, 0, "5C") == ("lowest_of_hand", {"3C"})
    do(table, "0 play 3C")
    assert why_not(table, 0, "5C") == ("suit_stopped", w("6D 6S"))
    assert why_not(table, 0, "JH") == ("lowest_of_others", w("6D 6S"))


def test_why_not_when_the_deal_is_over() -> None:
    table = mi("9S | 2D 3D | 7H 8H", extra="TS")
    do(table, "0 play 9S")
    assert why_not(table, 1, "2D") == ("no_play_now", set())


def test_deals_differ() -> None:
    tables = [sit(GAME, 3, seed, stakes="after") for seed in range(50)]
    for table in tables:
        deal(table)
    assert len({frozenset(hand(table, 0)) for table in tables}) == 50
    table = tables[0]
    first = hands(table)
    play_deal(table, at_random(1))
    deal(table)
    assert not any(held in first for held in hands(table))


def test_a_match_from_the_same_seed_is_the_same() -> None:
    tables = [sit(GAME, 5, 77) for _ in range(2)]
    for table in tables:
        play_match(table, at_random(3))
    assert everything(tables[0]) == everything(tables[1])
